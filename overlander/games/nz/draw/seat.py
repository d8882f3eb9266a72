"""A player board: resources, auxiliary actions, what discs unlock, workers, certificates, gold and storehouses."""

from overlander.drawing.canvas import Panel
from overlander.drawing.grammar import Glyph, actions, coin, coin_at, figure, row, shield_at, sign
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import house, little_tile, shape
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET, SEATS, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.nz.box import NzBox
from overlander.games.nz.draw.look import Look
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import BEYOND, FREE, LILAC, WORKERS
from overlander.games.trail.draw.seat import Item, TrailSeat, with_number

PERMANENT = ("certificate-left", "certificate-right")


def seat_board(look: Look, seat: int) -> Panel:
    return PlayerBoard(look, seat).panel()


class PlayerBoard(TrailSeat):
    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look, seat)
        self.look: Look = look
        self.board: NzBox = look.board
        self.farm = look.view.farms[seat]

    def panel(self) -> Panel:
        w, h = self.layout["size"]
        c = self.canvas
        c.place(f"seat-{self.seat}", Box(0, 0, w, h, 10), "", rect(0, 0, w, h, 10, PAPER, SEATS[self.paint], 2.4))
        self.resources(w)
        me, p, farm, view = self.seat, self.player, self.farm, self.look.view
        unlocked = (view.step_limit(me), view.hand_limit(me), farm.wool, p.permanent, farm.step_tile, farm.pays_hands)
        self.layer(self.auxiliary, me, p.discs)
        self.layer(self.limits, me, p.discs, *unlocked)
        self.layer(self.workers, me, tuple(p.workers), tuple(farm.jokers))
        self.layer(self.certificates, me, p.discs, p.certificates, view.certificate_limit(me))
        self.layer(self.gold, me, farm.gold)
        self.layer(self.storehouses, me, farm.storehouses)
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel(f"seat-{self.seat}", (0, 0, w, h), self.look.names[self.seat])

    def resources(self, w: float) -> None:
        p, farm = self.player, self.farm
        say = self.look.words.say
        limit = self.look.view.hand_limit(self.seat)
        cards = f"{len(p.hand)}/{limit}"
        explored = max(0, farm.explored)
        built = self.look.view.own_buildings(self.seat, False)
        items: list[Item] = [
            ("money", "NZ-COND-3", say("tip-money", n=p.money), [coin(p.money, size=30)]),
            ("tokens", "NZ-EXCH-3", say("tip-tokens", n=p.tokens), with_number("token", p.tokens)),
            ("cards", "NZ-HAND-1", say("tip-cards", n=len(p.hand), limit=limit), with_number("card", cards)),
            ("explored", "NZ-EXP-1", say("board-explored", n=explored), with_number("explore", explored)),
            ("hazards", "NZ-HAZ-4", say("tip-hazards", n=len(p.hazards)), with_number("hazard", len(p.hazards))),
            ("bonus-tiles", "NZ-BON-6", say("tip-bonus-tiles", n=len(farm.bonus)), with_number("bonus", len(farm.bonus))),
            ("masters", "NZ-HM-3", say("tip-masters", n=len(farm.masters)), with_number("master", len(farm.masters))),
            ("built", "NZ-SCORE-2", say("tip-built", n=built), with_number("house", built)),
            ("zone", "NZ-OBJ-6", say("tip-zone", n=len(p.zone)), with_number("objective", len(p.zone))),
        ]
        if farm.marker:
            items.append(("marker", "NZ-SCORE-12", say("tip-marker"), [sign("flag", 22)]))
        self.resource_line(w, items, 9)

    # -- what discs unlock

    def limits(self) -> None:
        """Steps, cards in hand, permanent wool, permanent certificates: what they are now, and what each disc taken adds."""
        x, y, _, h = self.layout["limits"]
        view, say = self.look.view, self.look.words.say
        steps, cards = view.step_limit(self.seat), view.hand_limit(self.seat)
        wool, permanent = self.farm.wool, self.player.permanent
        boxes: list[tuple[str, str, str, str, int, tuple[str, ...], float]] = [
            ("steps", "horseshoe", "NZ-MOVE-10", say("tip-steps", n=steps), steps, ("step-limit",), 132),
            ("hand-limit", "card", "NZ-UNL-5", say("tip-hand-limit", n=cards), cards, ("hand-left", "hand-right"), 112),
            ("wool", "permanent-wool", "NZ-WOOL-2", say("tip-wool", n=wool), wool, ("wool-left", "wool-right"), 104),
            ("permanent", "permanent", "NZ-INC-6", say("tip-permanent", n=permanent), permanent, PERMANENT, 104),
        ]
        doubt = self.look.data.doubt(self.look.data.pack.files["player_count"]["step_limit"][str(self.board.players)])
        left = x
        for slug, sign_name, rule, what, now, discs, wide in boxes:
            self.canvas.add(rect(left, y, wide, h, 8, SHADE))
            svg = icon(sign_name, left + 15, y + 22, 24) + text(left + 15, y + h - 15, str(now), 20, INK)
            about = doubt if slug == "steps" else ""
            self.canvas.thing(f"{slug}-{self.seat}", Box(left, y, 30, h), self.look.tip(rule, what, about), svg, "print")
            for i, disc in enumerate(discs):
                self.unlocked(disc, left + 47 + 36 * i, y)
            if slug == "steps":
                self.turned(left + 70, y)
            left += wide + 4

    def unlocked(self, slug: str, x: float, y: float) -> None:
        self.slot(slug, x, y + 22, 16)
        d = self.board.disc_at[slug]
        glyphs: list[Glyph] = []
        if self.board.disc_cost[d]:
            glyphs.append(coin(self.board.disc_cost[d], True, 18))
        if self.board.disc_money[d]:
            glyphs += [figure("+1"), coin(self.board.disc_money[d], size=18)]
        if self.board.disc_vp[d]:
            glyphs.append(Glyph(17, shield_at(8.5, 0, self.board.disc_vp[d], 17)))
        self.canvas.together(row(x, y + 53, glyphs or [figure("+1")]))

    def turned(self, x: float, y: float) -> None:
        """The step tile and the fee tile (NZ-EXP-3, NZ-EXP-5)."""
        farm, say = self.farm, self.look.words.say
        step = Box(x, y + 4, 28, 56, 5)
        if farm.step_tile:
            svg = rect(*step, CARD, INK, 1.6) + icon("horseshoe", x + 14, y + 20, 20)
            svg += text(x + 14, y + 46, f"+{farm.step_tile}", 17, INK)
        else:
            svg = rect(*step, FREE, EDGE, 1.4, "5 4") + f'<g opacity=".3">{icon("horseshoe", x + 14, y + 32, 20)}</g>'
        tip = self.look.tip("NZ-EXP-3", say("board-step-tile", n=farm.step_tile))
        self.canvas.place(f"step-tile-{self.seat}", step, tip, svg)
        fee = Box(x + 31, y + 4, 28, 56, 5)
        if farm.pays_hands:
            svg = icon("hand-green", x + 39, y + 20, 16) + coin_at(x + 50, y + 21, self.board.green_fee, True, 17)
            svg += icon("hand-black", x + 39, y + 44, 16) + coin_at(x + 50, y + 45, self.board.black_fee, True, 17)
        else:
            svg = icon("hand-free", x + 45, y + 32, 24)
        tip = self.look.tip("NZ-FEE-9", say("board-fee-tile" if farm.pays_hands else "board-fee-tile-turned"))
        self.canvas.place(f"fee-tile-{self.seat}", fee, tip, rect(*fee, CARD, INK, 1.6) + svg)

    # -- workers

    def filled(self, r: int, slug: str, column: int, cell: Box, printed: Row | None, vp: int) -> str:
        """The worker covers the action of its space, which is done; a joker stands for any."""
        cx, cy = cell.middle()
        joker = (self.farm.jokers[r] >> column) & 1
        ground, name = (LILAC, "joker") if joker else (WORKERS[slug], slug)
        svg = little_tile(cx, cy, 44, 42, ground, name, 32)
        return svg + (shield_at(cx + 20, cy + 13, vp, 20) if vp else "")

    def unfilled(self, cell: Box, printed: Row | None, vp: int) -> str:
        left, top, cw, ch, _ = cell
        if not vp:
            return actions(left + 2, top + 3, cw - 4, ch - 6, [action(printed, self.look.data)] if printed else [])
        svg = shield_at(left + cw - 14, top + ch - 15, vp, 21)
        return svg + (actions(left + 2, top + 3, cw - 22, ch - 6, [action(printed, self.look.data)], 22) if printed else "")

    def printed(self, slug: str, column: int) -> Row | None:
        if self.action_slug(slug, column) == "sailor-2-other":
            other: Row = self.look.data.player["other_readings"]["sailor-2"]
            return other
        return super().printed(slug, column)

    def action_slug(self, slug: str, column: int) -> str:
        own = super().action_slug(slug, column)
        return "sailor-2-other" if own == "sailor-2" and self.board.sailor_gold else own

    # -- certificates and gold

    def certificates(self) -> None:
        x, y, w, h = self.layout["certificates"]
        c, say = self.canvas, self.look.words.say
        c.add(rect(x, y, w, h, 8, SHADE), icon("certificate", x + 22, y + 16, 25))
        limit = self.look.view.certificate_limit(self.seat)
        high = self.board.certificate_high
        step = (h - 34) / (high + 1)
        for n in range(high + 1):
            cy = y + 31 + step * (n + 0.5)
            svg = self.space(x + 22, cy, step, n, n == self.player.certificates, n <= limit)
            if n == self.board.gold_from:  # NZ-CERT-3
                c.add(icon("gold", x + 52, cy - step / 2, 19))
            at = say("tip-limit-here") if n == self.player.certificates else ""
            where = at or say("tip-limit-open" if n <= limit else "tip-limit-beyond", limit=limit)
            tip = self.look.tip("NZ-CERT-2", say("tip-certificates", n=n), where, say("board-certificate-gold"))
            c.place(f"certificate-{self.seat}-{n}", centred(x + 22, cy, 36, step - 4), tip, svg)
        self.slot("certificate-limit", x + 58, y + 31 + step * (high - 0.4), 15)

    def space(self, x: float, y: float, step: float, n: int, here: bool, open_: bool) -> str:
        """A space of a track, with the marker if it stands here."""
        svg = rect(x - 18, y - step / 2 + 2, 36, step - 4, 6, CARD if open_ else BEYOND, EDGE, 1.2)
        if here:
            svg += shape(self.paint, x, y, 15, SEATS_UNDER_WHITE[self.paint], INK, 1.6)
        ink = WHITE if here else INK if open_ else QUIET
        return svg + text(x, y + (2 if here and self.paint == 2 else 0), str(n), 17, ink)

    def gold(self) -> None:
        x, y, w, h = self.layout["gold"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE), icon("gold", x + w / 2, y + 16, 27))
        limit = self.board.gold_limit
        step = (h - 34) / (limit + 1)
        for n in range(limit + 1):
            cy = y + 31 + step * (n + 0.5)
            svg = self.space(x + w / 2, cy, step, n, n == self.farm.gold, True)
            here = self.look.words.say("tip-limit-here") if n == self.farm.gold else ""
            tip = self.look.tip("NZ-GOLD-1", self.look.words.say("tip-gold", n=n), here)
            c.place(f"gold-{self.seat}-{n}", centred(x + w / 2, cy, 36, step - 4), tip, svg)

    # -- storehouses

    def storehouses(self) -> None:
        """Pairs of storehouses; where both have left, what they covered is unlocked (NZ-STO-2)."""
        x, y, w, h = self.layout["storehouses"]
        c = self.canvas
        c.add(rect(x, y, w, h, 8, SHADE))
        pairs = self.look.data.pairs
        step = (w - 6) / len(pairs)
        for pair, table in enumerate(pairs):
            left = x + 4 + step * pair
            gone = (self.farm.storehouses >> (2 * pair)) & 3 == 0
            glyphs: list[Glyph] = action(table["immediate"], self.look.data) if "immediate" in table else []
            if table["permanent_certificates"]:
                glyphs = [sign("permanent", 20)]
            if table["vp"]:
                glyphs = [Glyph(21, shield_at(10.5, 0, table["vp"], 21))]
            box = Box(left, y + 4, step - 4, h - 8, 7)
            svg = rect(*box, CARD if gone else PAPER, EDGE, 1.2)
            svg += row(left + 66 + (step - 72) / 2, y + h / 2, glyphs)
            slug = self.board.pair_slug[pair]
            words = [self.look.name(slug, "pair"), *self.bonus_words(pair, table)]
            doubt = self.look.data.doubt(table)
            c.place(f"pair-{self.seat}-{slug}", box, self.look.tip("NZ-STO-2", *words, doubt), svg)
            for k in (0, 1):
                i = 2 * pair + k
                cx, cy = left + 20 + 30 * k, y + h / 2
                own = (self.farm.storehouses >> i) & 1
                svg = rect(cx - 14, cy - 15, 28, 30, 5, CARD if own else FREE, EDGE, 1.2, "" if own else "4 3")
                svg += house(self.paint, cx, cy + 0.5, 1.05) if own else ""
                name = self.look.name(self.board.storehouse_slug[i], "storehouse")
                ident = f"storehouse-{self.seat}-{i + 1}"
                where = self.look.words.say("tip-storehouse-home" if own else "tip-storehouse-gone")
                c.place(ident, centred(cx, cy, 28, 30, 5), self.look.tip("NZ-STO-1", name, where), svg)

    def bonus_words(self, pair: int, table: Row) -> list[str]:
        say = self.look.words.say
        gains = [self.look.name(a.slug, "action") for a in self.board.pair_actions[pair]]
        if table["vp"]:
            gains = [say("board-points", n=table["vp"])]
        elif table["permanent_certificates"]:
            gains = [say("master-permanent", n=table["permanent_certificates"])]
        return [say("tip-pair-gives", gain=gain) for gain in gains]
