"""A player board: production zones with their buildings and goods, what each makes of what, special buildings, tiles and people."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, coin, coin_at, figure, grow, row, shield_at, sign, wide
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box
from overlander.drawing.pieces import disc, house
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, COST, EDGE, GAIN, INK, PAPER, QUIET, SEATS, SHADE
from overlander.games.newdale.cards import NO_CHAIN, RESOURCE, Card
from overlander.games.newdale.chains import groups
from overlander.games.newdale.draw.belongings import Belongings
from overlander.games.newdale.draw.cards import HEAD, band, card_tip, face, head
from overlander.games.newdale.draw.colours import DOUBTFUL, LIKELY, MODES, UNLIKELY
from overlander.games.newdale.draw.faces import assistants, chain, worth
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.draw.odds import chance, drawn_already, missing_now
from overlander.games.newdale.draw.pieces import action_pawn
from overlander.games.newdale.houses import military, range_of
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.player import FIRST_SPECIAL
from overlander.games.newdale.production import cards_per_assistant

WIDE: Final = 1000.0
GAP: Final = 8.0
TOP: Final = 66.0
ZONE_W: Final = (WIDE - 5 * GAP) / 4
SPACES_H: Final = 100.0
ZONE_H: Final = 374.0
SPECIAL_W: Final = 122.0
SPECIAL_H: Final = 162.0
COLUMNS: Final = 5
SPECIALS: Final = COLUMNS * (SPECIAL_W + GAP)  # how wide their place is
PLANNING: Final = 2
ICON: Final = 32.0
LARGE: Final = 1.4  # how much larger than on cards


def estate(look: Look, seat: int) -> Panel:
    painter = EstatePainter(look, Canvas(), seat)
    tall = painter.paint()
    painter.canvas.ring(look.marks, look.ring_colour())
    return painter.canvas.panel(f"seat-{seat}", (0, 0, WIDE, tall), look.say("panel-estate-of", player=look.names[seat]))


class EstatePainter(Painter):
    look: Look

    def __init__(self, look: Look, canvas: Canvas, seat: int) -> None:
        super().__init__(look, canvas)
        self.seat = seat
        self.me = look.player(seat)
        self.box = look.box
        self.side = look.box.chapter.side

    def paint(self) -> float:
        """All of it; how high it is."""
        rows = max(1, -(-len(self.me.estate.specials) // COLUMNS))
        below = TOP + 2 * (ZONE_H + GAP)
        tall = below + max(rows * (SPECIAL_H + GAP), SPECIAL_H + GAP)
        colour = SEATS[self.look.paint(self.seat)]
        self.canvas.thing(f"seat-{self.seat}", Box(0, 0, WIDE, tall, 14), "", rect(0, 0, WIDE, tall, 14, PAPER, colour, 4), "print")
        self.heading()
        for zone in range(len(self.box.zone_slug)):
            self.zone(zone, GAP + (zone % 4) * (ZONE_W + GAP), TOP + (zone // 4) * (ZONE_H + GAP))
        self.specials(below)
        Belongings(self.look, self.canvas, self.seat).paint(
            Box(SPECIALS + GAP, below, WIDE - SPECIALS - 2 * GAP, tall - below - GAP)
        )
        return tall

    # -- who, and what in numbers

    def heading(self) -> None:
        look, say, me = self.look, self.look.say, self.me
        y = 34.0
        name = text(54, y, look.names[self.seat], 20, INK, "start", room=150)
        self.canvas.together(disc(look.paint(self.seat), 30, y, 17) + name)
        x = 228.0
        items: list[tuple[str, str, str, str]] = [
            ("score", "NEW-TRK-1", say("draw-board-score", n=me.score), shield_at(0, 0, me.score, 36)),
            (
                "coins",
                "NEW-PAY-1",
                say("draw-board-coins", n=(coins := Purse(look.view, self.seat).coins)),
                coin_at(0, 0, coins, size=34),
            ),
            ("cards", "NEW-GEN-5", say("draw-board-cards", n=len(me.hand)), counted("card", len(me.hand))),
            (
                "houses",
                "NEW-BLD-7",
                say("draw-board-houses", n=(left := self.box.constants.houses - me.towns.bit_count())),
                houses(look.paint(self.seat), left),
            ),
            (
                "military",
                "NEW-SPC-13",
                say("draw-board-military", n=(soldiers := military(look.view, self.seat))),
                counted("military", soldiers),
            ),
        ]
        for name, rule, words, svg in items:
            inside = f'<g transform="translate({x:g} {y:g})">{svg}</g>'
            self.canvas.thing(f"{name}-{self.seat}", Box(x - 30, y - 22, 60, 44), look.tip(rule, words), inside, "print")
            x += 72
        self.progress(588, y)
        self.pawns(838, y)

    def progress(self, x: float, y: float) -> None:
        """The two tiles that Progress removes: what holds now, and what then."""
        look, constants = self.look, self.box.constants
        now = (range_of(look.view, self.seat), constants.compensation[(self.me.estate.removed >> 1) & 1])
        then = (constants.range[1], constants.compensation[1])
        for i, slug in enumerate(constants.progress_tiles):
            gone = (self.me.estate.removed >> i) & 1
            box = Box(x + i * 122, y - 23, 114, 46, 8)
            glyphs = [sign(slug, 28), figure(str(now[i]), INK, 20)]
            if not gone:
                glyphs += [sign("arrow", 12), figure(str(then[i]), QUIET, 16)]
            svg = rect(*box, CARD if not gone else PAPER, INK if not gone else EDGE, 1.6, "" if not gone else "5 4")
            svg += row(*box.middle(), glyphs)
            message = f"draw-board-{slug}-removed" if gone else f"draw-board-{slug}"
            tip = look.tip("NEW-PRG-2" if i == 0 else "NEW-CMP-1", look.say(message, n=now[i], then=then[i]))
            self.canvas.place(f"progress-{self.seat}-{slug}", box, tip, svg)

    def pawns(self, x: float, y: float) -> None:
        """The action pawns: those one has, those bought for the next round, those still to buy."""
        look, pawns = self.look, self.me.pawns
        for i in range(self.box.constants.pawns):
            own, bought = (pawns.own >> i) & 1, (pawns.bought >> i) & 1
            svg = action_pawn(look.paint(self.seat), x + i * 38 + 16, y, i + 1, 1 if own else 0.65 if bought else 0.25)
            message = "draw-board-pawn" if own else "draw-board-pawn-bought" if bought else "draw-board-pawn-none"
            tip = look.tip("NEW-GRO-1", look.say(message, n=i + 1))
            self.canvas.thing(f"pawn-{self.seat}-{i + 1}", Box(x + i * 38 - 2, y - 20, 36, 40), tip, svg)

    # -- zones

    def zone(self, zone: int, x: float, y: float) -> None:
        look, slug = self.look, self.box.zone_slug[zone]
        outline = Box(x, y, ZONE_W, ZONE_H, 9)
        card = self.me.estate.zones[zone]
        held = self.box.zone_holds[zone]
        name = look.named(slug, "zone")
        tip = look.tip(
            "NEW-BLD-4",
            name,
            look.say("draw-board-zone-free") if card == NONE else "",
            look.data.doubt(look.data.zones[self.side, slug]),
        )
        svg = rect(*outline, SHADE, EDGE, 1.6)
        if card == NONE:
            top = y + SPACES_H + 6
            svg += rect(x + 6, top, ZONE_W - 12, ZONE_H - SPACES_H - 12, 8, PAPER, EDGE, 1.6, "6 5")
            svg += text(x + ZONE_W / 2, top + 100, name, 20, QUIET)
            if held != "any":
                svg += icon(held, x + ZONE_W / 2, top + 160, 64)
        self.canvas.place(f"zone-{self.seat}-{slug}", outline, tip, svg)
        if card != NONE:
            self.building(zone, self.box.cards.all[card], x + 6, y + SPACES_H + 6)
        spaces = [i for i, space in enumerate(self.box.spaces) if space.zone == zone]
        each = (ZONE_W - 12 - 6 * (len(spaces) - 1)) / len(spaces)
        for i, space in enumerate(spaces):
            self.space(space, Box(x + 6 + i * (each + 6), y + 6, each, SPACES_H - 6, 7))

    def space(self, space: int, box: Box) -> None:
        """Where a pawn is placed: how many assistants fewer or more, how many goods; while planning, what it would bring."""
        look, data = self.look, self.look.data
        here = self.box.spaces[space]
        mode = here.slug.rpartition("-")[2]
        found = self.me.estate.zones[here.zone]
        card = self.box.cards.all[found] if found != NONE else None
        product = self.product(card)
        glyphs: list[Glyph] = [sign(mode, 30)]
        if here.delta:
            glyphs.append(figure(f"{here.delta:+d}".replace("-", "\u2013"), COST if here.delta > 0 else GAIN, 19))
        svg = rect(*box, MODES[mode], INK, 1.4) + row(box.x + box.w / 2, box.y + 20, glyphs)
        told, colour, words = self.preview(card, here.delta) if card is not None else ("", INK, look.say("draw-board-space-empty"))
        made = [figure(str(here.goods), INK, 23), sign(product, 28)]
        svg += row(box.x + box.w / 2, box.y + (52 if told else 60), made)
        svg += text(box.x + box.w / 2, box.y + 80, told, 19, colour) if told else ""
        lines = [look.named(here.slug, "space"), look.say(f"draw-board-{mode}", n=abs(here.delta), goods=here.goods), words]
        tip = look.tip("NEW-PROD-3", *lines, data.doubt(data.spaces[self.side, here.slug]))
        ident = f"space-{self.seat}-{here.slug}"
        self.canvas.place(ident, box, tip, svg)
        for pawn, at in enumerate(self.me.pawns.plan):
            if at == space:
                x, y = box.x + box.w - 15, box.y + box.h - 20
                tip = look.tip("NEW-PLAN-5", look.say("draw-board-planned", n=pawn + 1, player=look.names[self.seat]))
                piece = action_pawn(look.paint(self.seat), x, y, pawn + 1)
                self.canvas.thing(f"planned-{self.seat}-{pawn + 1}", Box(x - 16, y - 18, 32, 36), tip, piece, where=ident)

    def product(self, card: Card | None) -> str:
        if card is None:
            return "good"
        return self.look.good(card.type.product) if card.type.product != NONE else "movement"

    def preview(self, card: Card, delta: int) -> tuple[str, str, str]:
        """Whether assistants will be missing: shown, its colour, and in words."""
        s, say = self.look.view, self.look.say
        if s.over() or s.calendar.phase < PLANNING:
            return "", INK, ""
        each = cards_per_assistant(s, self.seat)
        lacking = missing_now(s, self.seat, card, delta)
        if drawn_already(s):
            if not lacking:
                return "\u2713", LIKELY, say("draw-board-all-there")
            return f"\u2013{lacking}", UNLIKELY, say("draw-board-lacking", n=lacking, cards=lacking * each)
        sure = chance(s, self.seat, card, delta)
        colour = LIKELY if sure >= 67 else UNLIKELY if sure < 34 else DOUBTFUL
        return f"{sure}%", colour, say("draw-board-chance", n=sure, missing=lacking, cards=each)

    def building(self, zone: int, card: Card, x: float, y: float) -> None:
        look = self.look
        w, h = ZONE_W - 12, ZONE_H - SPACES_H - 12
        svg = rect(x, y, w, h, 7, CARD, band(card), 2) + head(x, y, w, card, look.named(card.type.slug, "type"))
        top = y + HEAD
        if card.type.product != NONE:
            value = self.box.cards.goods.value[card.type.product]
            svg += row(x + w / 2, top + 32, [*worth(look.good(card.type.product), 0, 54), coin(value, size=30)])
        else:
            svg += icon("movement", x + w / 2, top + 32, 54)
        svg += grow(x + w / 2, top + 82, self.crew(card, (w - 12) / LARGE), LARGE)
        links = self.chain_signs(card)
        if links:
            svg += rect(x + 5, top + 106, w - 10, 42, 6, PAPER)
            svg += grow(x + w / 2, top + 127, links, min(LARGE, (w - 14) / wide(links)))
        svg += self.goods(zone, card, Box(x + 5, top + 154, w - 10, h - HEAD - 159, 6))
        n = self.me.estate.zone_goods[zone]
        words = look.say("draw-board-goods-here", n=n, good=look.name(self.product(card), "good"))
        tip = f"{words}\n{card_tip(look, card)}"
        self.canvas.thing(f"place-{self.seat}-{zone}", Box(x, y, w, h, 7), tip, svg, "place")

    def crew(self, card: Card, room: float) -> list[Glyph]:
        glyphs = assistants(self.look, card.assistants)
        return glyphs if len(glyphs) * 21 <= room else assistants(self.look, card.assistants, True)

    def chain_signs(self, card: Card) -> list[Glyph]:
        """The chain, and how many goods it would make at once now."""
        links = chain(self.look, card)
        if not links:
            return []
        out = [sign("chain", 20), *links]
        if card.type.chain != NO_CHAIN and (card.type.chain != RESOURCE or self.look.knows_hand(self.seat)):
            n = groups(self.look.view, self.seat, card)
            out += [figure(f" \u00d7{n}", GAIN if n else QUIET, 18)]
        return out

    def goods(self, place: int, card: Card, box: Box) -> str:
        """The goods on a building, one by one where there is room."""
        n = self.me.estate.goods_at(place)
        if card.ware == NONE:
            return ""
        out = rect(*box, SHADE)
        slug = self.look.good(card.type.product)
        x, y = box.middle()
        most = int((box.w - 6) // (ICON + 3))
        if n > 2 * most:
            return out + row(x, y, [sign(slug, 42), figure(f"\u00d7{n}", INK, 30)])
        lines = [min(most, n - first) for first in range(0, n, most)]
        for k, here in enumerate(lines):
            at = y + (k - (len(lines) - 1) / 2) * (ICON + 3)
            out += "".join(icon(slug, x + (i - (here - 1) / 2) * (ICON + 3), at, ICON) for i in range(here))
        return out

    # -- special buildings

    def specials(self, y: float) -> None:
        look, estate_ = self.look, self.me.estate
        if not estate_.specials:
            self.canvas.add(
                rect(GAP, y, SPECIALS - GAP, SPECIAL_H, 8, PAPER, EDGE, 1.6, "6 5"),
                text(SPECIALS / 2, y + SPECIAL_H / 2, look.say("draw-board-no-specials"), 17, QUIET),
            )
        for i, ident in enumerate(estate_.specials):
            card = self.box.cards.all[ident]
            box = Box(GAP + (i % COLUMNS) * (SPECIAL_W + GAP), y + (i // COLUMNS) * (SPECIAL_H + GAP), SPECIAL_W, SPECIAL_H, 7)
            svg = face(look, box.x, box.y, box.w, box.h, card)
            lines = []
            if card.ware != NONE:
                n = estate_.special_goods[i]
                svg += badge(box.x + box.w - 14, box.y + 40, f"\u00d7{n}") if n else ""
                lines.append(look.say("draw-board-goods-here", n=n, good=look.name(look.good(card.type.product), "good")))
            tip = "\n".join([*lines, card_tip(look, card)])
            self.canvas.thing(f"place-{self.seat}-{FIRST_SPECIAL + i}", box, tip, svg, "place")


def counted(name: str, n: int) -> str:
    return icon(name, -12, 0, 28) + text(14, 0, str(n), 20, INK)


def houses(seat: int, n: int) -> str:
    return house(seat, -12, 1, 1.1) + text(14, 0, str(n), 20, INK)
