"""A player board: resources, auxiliary actions, limits, workers, certificates."""

from overlander.drawing.canvas import Box, Canvas, Panel, centred
from overlander.drawing.grammar import Glyph, actions, coin, coin_at, figure, grow, row, shield_at, sign
from overlander.drawing.pieces import disc, little_tile, ring, shape
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE, WORKERS
from overlander.games.gwt import box as b
from overlander.games.gwt.draw.actions import action
from overlander.games.gwt.draw.look import Look, Table
from overlander.games.gwt.draw.market import ring_colour
from overlander.games.gwt.draw.north import annex

FREE = "#efe6cd"
ANNEX = 60.0  # the height of the expansion's annex


def seat_board(look: Look, seat: int) -> Panel:
    return PlayerBoard(look, seat).panel()


class PlayerBoard:
    def __init__(self, look: Look, seat: int) -> None:
        self.look = look
        self.seat = seat
        self.paint = look.paint(seat)
        self.player = look.view.players[seat]
        self.ranch = look.view.ranches[seat]
        self.board = look.board
        self.layout: Table = look.sheet.layout["seat"]
        self.canvas = Canvas()

    def panel(self) -> Panel:
        w, h = self.layout["size"]
        c = self.canvas
        north = self.look.view.north is not None
        h += ANNEX if north else 0
        c.thing(f"seat-{self.seat}", Box(0, 0, w, h, 10), "", rect(0, 0, w, h, 10, PAPER, SEATS[self.paint], 2.4), "place")
        self.resources(w)
        self.auxiliary()
        self.limits()
        self.workers()
        self.certificates()
        if north:
            annex(self.look, c, self.seat, Box(8, h - ANNEX, w - 16, ANNEX - 8, 8))
        c.ring(self.look.marks, ring_colour(self.look))
        return c.panel(f"seat-{self.seat}", (0, 0, w, h), self.look.names[self.seat])

    # -- the line of resources

    def resources(self, w: float) -> None:
        c = self.canvas
        p = self.player
        say = self.look.words.say
        left, y = 8.0, 26.0
        name = shape(self.paint, 22, y, 9, WHITE) + text(38, y, self.look.names[self.seat], 17, WHITE, "start", room=96)
        c.together(rect(left, 8, 136, 36, 7, SEATS_UNDER_WHITE[self.paint]) + name)
        green = self.ranch.outlaws.count(b.GREEN)
        orange = len(self.ranch.outlaws) - green
        cards = f"{len(p.hand)}/{self.look.view.hand_limit(self.seat)}"
        built = self.look.view.own_buildings(self.seat, False)
        items: list[tuple[str, str, str, list[Glyph]]] = [
            ("money", "GWT-ACT-6", say("board-money"), [coin(p.money, size=30)]),
            ("tokens", "GWT-EXC-2", say("board-tokens"), told("token", p.tokens)),
            ("cards", "GWT-DRAW-1", say("board-hand-size"), told("card", cards)),
            ("hazards", "GWT-SCORE-5", say("board-tiles"), told("hazard", len(p.hazards))),
            ("green", "GWT-OBJ-11", say("board-tiles"), told("outlaw-green", green)),
            ("orange", "GWT-OBJ-11", say("board-tiles"), told("outlaw-orange", orange)),
            ("stations", "GWT-STN-11", say("board-railroad"), told("station", self.ranch.stations.bit_count())),
            ("built", "GWT-SCORE-2", say("board-built"), told("house", built)),
            ("zone", "GWT-SCORE-7", say("board-zone"), told("objective", len(p.zone))),
        ]
        if self.ranch.marker:
            items.append(("marker", "GWT-SCORE-11", say("board-marker"), [sign("flag", 22)]))
        x = 156.0
        step = (w - 164) / max(9, len(items))
        for slug, rule, what, glyphs in items:
            box = Box(x, 10, step - 4, 32, 7)
            shown = rect(*box, CARD) + row(x + (step - 4) / 2, y, glyphs)
            c.thing(f"{slug}-{self.seat}", box, self.look.tip(rule, what), shown, "place")
            x += step

    # -- discs

    def slot(self, slug: str, x: float, y: float, r: float = 17) -> None:
        """A disc space: what a disc there still locks is told beside it."""
        i = self.board.disc_at[slug]
        held = self.player.has_disc(i)
        dark = not self.board.disc_white[i]
        shown = ring(x, y, r, dark, CARD if held else FREE)
        if held:
            shown += disc(self.paint, x, y, r - 3.4)
        told = self.look.tip("GWT-DISC-2" if dark else "GWT-DISC-1", self.look.name(slug, "disc"))
        self.canvas.place(f"disc-{self.seat}-{slug}", centred(x, y, 2 * r, 2 * r, r), told, shown)

    def auxiliary(self) -> None:
        x, y, w, h = self.layout["auxiliary"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        tables = [self.look.sheet.auxiliary[slug] for slug in self.board.auxiliary_slug]
        step = h / len(tables)
        for i, table in enumerate(tables):
            slug = table["id"]
            middle = y + step * (i + 0.5)
            locks = self.board.auxiliary_discs[i]
            free = 2 - sum(1 for d in locks if self.player.has_disc(d))
            told = self.look.tip("GWT-AUX-1", self.look.name(slug, "auxiliary"), self.look.name(slug + "/1", "action"))
            box = Box(x + 5, middle - step / 2 + 4, w - 10, step - 8, 8)
            shown = rect(*box, CARD if free else "#e3d8bd")
            shown += grow(x + 150, middle, action(table["single"], self.look.sheet), 1.12)
            c.place(f"auxiliary-{self.seat}-{slug}", box, told, shown)
            for k, level in enumerate((1, 2)):
                cx = x + 28 + 40 * k
                if f"{slug}-{level}" in self.board.disc_at:
                    self.slot(f"{slug}-{level}", cx, middle)
                else:
                    c.together(ring(cx, middle, 17, False, FREE))

    def limits(self) -> None:
        """Steps on the left, cards in hand on the right: what they are now, and what each disc taken adds."""
        x, y, w, h = self.layout["limits"]
        c = self.canvas
        view = self.look.view
        half = (w - 8) / 2
        for k, (name, now) in enumerate((("horseshoe", view.step_limit(self.seat)), ("card", view.hand_limit(self.seat)))):
            left = x + k * (half + 8)
            c.add(rect(left, y, half, h, 8, SHADE))
            shown = icon(name, left + 20, y + h / 2, 28) + text(left + 50, y + h / 2, str(now), 25, INK)
            rule = "GWT-MOVE-11" if k == 0 else "GWT-DRAW-1"
            told = self.look.words.say("board-steps" if k == 0 else "board-hand-size")
            c.thing(
                f"{'steps' if k == 0 else 'hand-limit'}-{self.seat}", Box(left, y, 66, h), self.look.tip(rule, told), shown, "print"
            )
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

    # -- workers

    def workers(self) -> None:
        x, y, w, h = self.layout["workers"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        columns = self.board.row_length
        cw, ch = (w - 8) / columns, (h - 8) / len(self.board.workers)
        rows: Table = self.look.sheet.player["worker_rows"]
        for r, slug in enumerate(self.board.workers):
            for column in range(1, columns + 1):
                left, top = x + 4 + cw * (column - 1), y + 4 + ch * r
                cx, cy = left + cw / 2, top + ch / 2
                ident = f"worker-{self.seat}-{slug}-{column}"
                has = column <= self.player.workers[r]
                printed = rows[slug].get(str(column))
                vp = self.board.worker_vp[column]
                told = [self.look.name(slug, "worker")]
                if printed:
                    told.append(self.look.name(f"{slug}-{column}", "action"))
                shown = rect(left + 2, top + 2, cw - 4, ch - 4, 6, PAPER if not has else "#f7edd2", EDGE, 1.2)
                if has:
                    shown += little_tile(cx, cy + (9 if printed or vp else 0), 42, 44, WORKERS[slug], slug, 32)
                    if printed:
                        shown += row(cx, top + 12, action(printed, self.look.sheet))
                    elif vp:
                        shown += shield_at(cx + 17, top + 13, vp, 18)
                else:
                    if printed:
                        shown += actions(left + 2, top + 3, cw - 4, ch - (28 if vp else 8), [action(printed, self.look.sheet)])
                    if vp:
                        shown += shield_at(cx, top + ch - 16, vp, 21)
                    if not printed and not vp:
                        shown += f'<g opacity=".18">{icon(slug, cx, cy, 30)}</g>'
                c.place(
                    ident,
                    Box(left + 2, top + 2, cw - 4, ch - 4),
                    self.look.tip("GWT-HIRE-6" if printed else "GWT-HIRE-4", *told),
                    shown,
                )

    # -- certificates

    def certificates(self) -> None:
        x, y, w, h = self.layout["certificates"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        c.add(icon("certificate", x + 22, y + 18, 26))
        if self.player.permanent:
            c.add(text(x + 54, y + 18, f"+{self.player.permanent}", 17, INK))
        spaces = self.look.sheet.player["certificate_track"]["spaces"]
        limit = self.look.view.certificate_limit(self.seat)
        step = (h - 40) / len(spaces)
        for i, n in enumerate(spaces):
            cy = y + 36 + step * (i + 0.5)
            here = self.player.certificates == n
            shown = rect(x + 6, cy - step / 2 + 2, 36, step - 4, 6, CARD if n <= limit else "#d9cba8", EDGE, 1.2)
            if here:
                shown += shape(self.paint, x + 24, cy, 17, SEATS_UNDER_WHITE[self.paint], INK, 1.6)
            shown += text(
                x + 24, cy + (2 if here and self.paint == 2 else 0), str(n), 17, WHITE if here else INK if n <= limit else QUIET
            )
            told = self.look.tip("GWT-CERT-2", f"{self.look.words.say('board-certificates')}: {n}")
            c.place(f"certificate-{self.seat}-{n}", centred(x + 24, cy, 36, step - 4), told, shown)
            if f"certificate-{n}" in self.board.disc_at:
                self.slot(f"certificate-{n}", x + 63, cy, 15)


def told(name: str, what: int | str) -> list[Glyph]:
    """An icon with its number."""
    return [sign(name, 23, 18 if name == "card" else 23), figure(str(what), size=17)]
