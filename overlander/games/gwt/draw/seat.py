"""A player board: resources, auxiliary actions, limits, workers, certificates."""

from overlander.drawing.canvas import Panel
from overlander.drawing.grammar import coin, coin_at, shield_at, sign
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import shape
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.gwt import box as b
from overlander.games.gwt.box import GwtBox
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.north import annex
from overlander.games.trail.draw.colours import BEYOND
from overlander.games.trail.draw.seat import Item, TrailSeat, with_number

ANNEX = 60.0  # the height of the expansion's annex


def seat_board(look: Look, seat: int) -> Panel:
    return PlayerBoard(look, seat).panel()


class PlayerBoard(TrailSeat):
    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look, seat)
        self.look: Look = look
        self.board: GwtBox = look.board
        self.ranch = look.view.ranches[seat]

    def panel(self) -> Panel:
        w, h = self.layout["size"]
        c = self.canvas
        north = self.look.view.north is not None
        h += ANNEX if north else 0
        c.place(f"seat-{self.seat}", Box(0, 0, w, h, 10), "", rect(0, 0, w, h, 10, PAPER, SEATS[self.paint], 2.4))
        self.resources(w)
        me, p, view = self.seat, self.player, self.look.view
        self.layer(self.auxiliary, me, p.discs)
        self.layer(self.limits, me, p.discs, view.step_limit(me), view.hand_limit(me))
        self.layer(self.workers, me, tuple(p.workers))
        self.layer(self.certificates, me, p.discs, p.certificates, p.permanent, view.certificate_limit(me))
        if north:
            annex(self.look, c, self.seat, Box(8, h - ANNEX, w - 16, ANNEX - 8, 8))
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel(f"seat-{self.seat}", (0, 0, w, h), self.look.names[self.seat])

    def resources(self, w: float) -> None:
        p = self.player
        say = self.look.words.say
        green = self.ranch.outlaws.count(b.GREEN)
        orange = len(self.ranch.outlaws) - green
        limit = self.look.view.hand_limit(self.seat)
        cards = f"{len(p.hand)}/{limit}"
        stations = self.ranch.stations.bit_count()
        built = self.look.view.own_buildings(self.seat, False)
        items: list[Item] = [
            ("money", "GWT-ACT-6", say("tip-money", n=p.money), [coin(p.money, size=30)]),
            ("tokens", "GWT-EXC-2", say("tip-tokens", n=p.tokens), with_number("token", p.tokens)),
            ("cards", "GWT-DRAW-1", say("tip-cards", n=len(p.hand), limit=limit), with_number("card", cards)),
            ("hazards", "GWT-SCORE-5", say("tip-hazards", n=len(p.hazards)), with_number("hazard", len(p.hazards))),
            ("green", "GWT-OBJ-11", say("tip-green", n=green), with_number("outlaw-green", green)),
            ("orange", "GWT-OBJ-11", say("tip-orange", n=orange), with_number("outlaw-orange", orange)),
            ("stations", "GWT-STN-11", say("tip-stations", n=stations), with_number("station", stations)),
            ("built", "GWT-SCORE-2", say("tip-built", n=built), with_number("house", built)),
            ("zone", "GWT-SCORE-7", say("tip-zone", n=len(p.zone)), with_number("objective", len(p.zone))),
        ]
        if self.ranch.marker:
            items.append(("marker", "GWT-SCORE-11", say("tip-marker"), [sign("flag", 22)]))
        self.resource_line(w, items, 9)

    def limits(self) -> None:
        """Steps on the left, cards in hand on the right: what they are now, and what each disc taken adds."""
        x, y, w, h = self.layout["limits"]
        c = self.canvas
        view = self.look.view
        half = (w - 8) / 2
        for k, (name, now) in enumerate((("horseshoe", view.step_limit(self.seat)), ("card", view.hand_limit(self.seat)))):
            left = x + k * (half + 8)
            c.add(rect(left, y, half, h, 8, SHADE))
            svg = icon(name, left + 20, y + h / 2, 28) + text(left + 50, y + h / 2, str(now), 25, INK)
            rule = "GWT-MOVE-11" if k == 0 else "GWT-DRAW-1"
            tip = self.look.tip(rule, self.look.words.say("tip-steps" if k == 0 else "tip-hand-limit", n=now))
            c.thing(f"{'steps' if k == 0 else 'hand-limit'}-{self.seat}", Box(left, y, 66, h), tip, svg, "print")
        bonus = [self.board.step_left, self.board.step_right, 1, 1]
        for i, slug in enumerate(("step-left", "step-right", "hand-left", "hand-right")):
            cx = x + 94 + 58 * (i % 2) + (half + 8) * (i // 2)
            self.slot(slug, cx, y + 25)
            d = self.board.disc_at[slug]
            extra = ""
            if self.board.disc_money[d]:
                extra = coin_at(cx + 13, y + h - 13, self.board.disc_money[d])
            elif self.board.disc_vp[d]:
                extra = shield_at(cx + 13, y + h - 13, self.board.disc_vp[d])
            elif self.board.disc_cost[d]:
                extra = coin_at(cx + 13, y + h - 13, self.board.disc_cost[d], True)
            c.together(text(cx - 10, y + h - 13, f"+{bonus[i]}", 15, INK) + extra)

    # -- certificates

    def certificates(self) -> None:
        x, y, w, h = self.layout["certificates"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        c.add(icon("certificate", x + 22, y + 18, 26))
        if self.player.permanent:
            c.add(text(x + 54, y + 18, f"+{self.player.permanent}", 17, INK))
        spaces = self.look.data.player["certificate_track"]["spaces"]
        limit = self.look.view.certificate_limit(self.seat)
        step = (h - 40) / len(spaces)
        for i, n in enumerate(spaces):
            cy = y + 36 + step * (i + 0.5)
            here = self.player.certificates == n
            svg = rect(x + 6, cy - step / 2 + 2, 36, step - 4, 6, CARD if n <= limit else BEYOND, EDGE, 1.2)
            if here:
                svg += shape(self.paint, x + 24, cy, 17, SEATS_UNDER_WHITE[self.paint], INK, 1.6)
            svg += text(
                x + 24, cy + (2 if here and self.paint == 2 else 0), str(n), 17, WHITE if here else INK if n <= limit else QUIET
            )
            say = self.look.words.say
            where = say("tip-limit-here") if here else say("tip-limit-open" if n <= limit else "tip-limit-beyond", limit=limit)
            tip = self.look.tip("GWT-CERT-2", say("tip-certificates", n=n), where)
            c.place(f"certificate-{self.seat}-{n}", centred(x + 24, cy, 36, step - 4), tip, svg)
            if f"certificate-{n}" in self.board.disc_at:
                self.slot(f"certificate-{n}", x + 63, cy, 15)
