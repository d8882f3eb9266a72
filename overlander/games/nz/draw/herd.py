"""What a player keeps: buildings in supply, tiles taken, objectives, harbourmasters; and the hand, as far as it may be seen."""

from functools import partial

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, coin, figure, row, sign
from overlander.drawing.layout import tally
from overlander.drawing.outline import Box
from overlander.drawing.svg import line, rect
from overlander.drawing.theme import CARD, EDGE, PAPER, SEATS
from overlander.games.nz import box as b
from overlander.games.nz.draw.board import bonus_svg
from overlander.games.nz.draw.cards import card_svg, card_tip
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.sea import master_svg
from overlander.games.trail.box import PRIVATE, STRIDE
from overlander.games.trail.draw.display import objective_svg
from overlander.games.trail.draw.hand import Faces, hand, pile
from overlander.games.trail.draw.tiles import building_svg, hands_svg, worker_or_hazard

LINE = (420.0, 35.0)  # narrow enough to be read on a phone


def supply(look: Look, seat: int) -> Panel:
    return Supply(look, seat).panel()


class Supply:
    """Buildings first, then everything else in rows."""

    def __init__(self, look: Look, seat: int) -> None:
        self.look = look
        self.seat = seat
        self.player = look.view.players[seat]
        self.farm = look.view.farms[seat]
        self.wide = float(look.data.layout["supply"]["width"])
        self.canvas = Canvas()
        self.x, self.y = 12.0, 12.0

    def panel(self) -> Panel:
        self.buildings()
        below = self.y
        self.objectives()
        self.tiles()
        if self.look.seat != self.seat and not self.look.view.is_automa(self.seat):
            self.herd()
        h = self.y + (120 if self.x > 12 else 4)
        c = Canvas()
        c.add(rect(0, 0, self.wide, h, 10, PAPER, SEATS[self.look.paint(self.seat)], 1.6))
        if self.x > 12 and self.player.unbuilt:
            c.add(line(12, below - 4, self.wide - 12, below - 4, EDGE, 1))
        c.take(self.canvas)
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel(f"supply-{self.seat}", (0, 0, self.wide, h), self.look.words.say("board-buildings"))

    def place(self, wide: float) -> tuple[float, float]:
        """Room for something so wide, in the next row if there is none in this."""
        if self.x + wide > self.wide - 8:
            self.x = 12.0
            self.y += 122
        at = self.x
        self.x += wide
        return at, self.y

    def buildings(self) -> None:
        unbuilt = self.player.unbuilt
        self.canvas.take(self.look.layer("unbuilt", (self.seat, self.y, tuple(unbuilt)), self.unbuilt))
        if unbuilt:
            self.y += 112 * ((len(unbuilt) + 7) // 8)

    def unbuilt(self, canvas: Canvas) -> None:
        look = self.look
        pitch = (self.wide - 12) / 8
        for i, kind in enumerate(self.player.unbuilt):
            slug = look.board.building_slug[kind]
            x = 8 + pitch * (i % 8) + pitch / 2
            cy = self.y + 62 + 112 * (i // 8)
            svg = building_svg(look, slug, self.seat, x, cy) + hands_svg(look, slug, x, cy)
            need = [sign("builder", 17), figure(str(look.board.builders[kind]), size=14)]
            svg += rect(x - 41, cy - 61, 36, 20, 6, CARD, EDGE, 1.2) + row(x - 23, cy - 51, need)
            tip = look.tile_tip(PRIVATE + self.seat * STRIDE + kind)
            canvas.place(f"supply-{self.seat}-{slug}", Box(x - 41, cy - 62, 82, 104), tip, svg)

    def objectives(self) -> None:
        look = self.look
        seen: dict[int, int] = {}
        for kind in sorted(self.player.zone):
            seen[kind] = seen.get(kind, 0) + 1
            x, y = self.place(82)
            slug = look.board.card_slug[kind]
            svg = objective_svg(look, slug, x, y, 74, 112)
            self.canvas.place(f"zone-{self.seat}-{slug}-{seen[kind]}", Box(x, y, 74, 112), card_tip(look, kind), svg)
        for master in sorted(self.farm.masters):
            x, y = self.place(64)
            slug = look.board.master_slug[master]
            tip = look.tip("NZ-HM-7", look.name(slug, "master"))
            self.canvas.place(f"master-{slug}", Box(x, y, 56, 72), tip, master_svg(look, slug, x + 28, y + 36, 56, 72))

    def tiles(self) -> None:
        look = self.look
        for tile, n in tally(self.player.hazards):
            x, y = self.place(50)
            svg = worker_or_hazard(look, tile, x + 20, y + 25) + (badge(x + 34, y + 50, f"\u00d7{n}") if n > 1 else "")
            self.canvas.thing(f"hazards-{self.seat}-{look.board.tile_slug[tile]}", Box(x, y, 40, 50), look.tile_tip(tile), svg)
        for tile, n in tally(self.farm.bonus):
            x, y = self.place(58)
            svg = bonus_svg(look, tile - b.BONUS, x + 25, y + 25, 50, 50) + (badge(x + 40, y + 50, f"\u00d7{n}") if n > 1 else "")
            self.canvas.thing(f"bonus-{self.seat}-{look.board.tile_slug[tile]}", Box(x, y, 50, 50), look.tile_tip(tile), svg)

    def herd(self) -> None:
        """What the others see of it."""
        look = self.look
        for i, kind in enumerate(self.player.hand):
            x, y = self.place(24 if kind == NONE else 60 if kind < look.board.first_played else 80)
            tall = 74 if kind < look.board.first_played else 104
            svg = card_svg(look, kind, x, y, 54 if tall == 74 else 74, tall, tall != 74)
            self.canvas.thing(f"hand-{self.seat}-{i + 1}", Box(x, y, 54, 74), card_tip(look, kind), svg)
        self.x += 36
        for zone in ("draw-pile", "discard-pile"):
            x, y = self.place(64)
            pile(look, self.canvas, faces(look), self.seat, zone, x, y, 54, 74)


def faces(look: Look) -> Faces:
    return Faces(partial(card_svg, look), partial(card_tip, look))


def own_hand(look: Look) -> Panel:
    return hand(look, faces(look), partial(worth, look))


def resource_line(look: Look) -> Panel:
    """What one has, in one line: for a screen that cannot show the player board at the same time."""
    c = Canvas()
    seat = look.seat
    p, farm = look.view.players[seat], look.view.farms[seat]
    w, h = LINE
    c.add(rect(0, 0, w, h, 8, PAPER, SEATS[look.paint(seat)], 1.6))
    tip = look.tip("NZ-COND-3", look.words.say("tip-money", n=p.money))
    c.thing("line-money", Box(4, 4, 32, 27), tip, row(20, 17.5, [coin(p.money, size=27)]), "print")
    worth(look, c, "line-value", 42, 5)
    more: list[Glyph] = []
    for slug, count in (("gold", farm.gold), ("token", p.tokens), *zip(look.board.workers, p.workers)):
        more += [Glyph(3, ""), sign(slug, 19), figure(str(count), size=15)]
    tip = look.tip("NZ-GOLD-1", look.words.say("tip-gold", n=farm.gold), look.words.say("tip-tokens", n=p.tokens))
    c.thing("line-more", Box(192, 4, w - 198, 27), tip, row(194, 17.5, more, False), "print")
    return c.panel("line", (0, 0, w, h), look.words.say("panel-line"))


def worth(look: Look, c: Canvas, ident: str, x: float, y: float) -> None:
    """NZ-INC-2, NZ-INC-5: what the sheep in hand would bring in Wellington, each breed once; their wool; and certificates."""
    p, board = look.view.players[look.seat], look.board
    breeds = {kind for kind in p.hand if 0 <= kind < board.first_played}
    sheep, wool = sum(board.card_value[kind] for kind in breeds), sum(board.card_wool[kind] for kind in breeds)
    more, wool = p.certificates + p.permanent, wool + look.view.farms[look.seat].wool
    glyphs = [sign("sheep", 19), figure(f"{sheep}+"), sign("certificate", 17), figure(str(more))]
    glyphs += [Glyph(5, ""), sign("wool", 17), figure(str(wool))]
    box = Box(x, y, 144, 25, 6)
    say = look.words.say
    tip = look.tip("NZ-INC-2", say("tip-worth", n=sheep), say("tip-worth-more", n=more), say("tip-worth-wool", n=wool))
    c.thing(ident, box, tip, rect(*box, CARD, EDGE, 1.2) + row(x + 72, y + 12.5, glyphs), "print")
