"""What a player keeps: buildings in supply, tiles taken, objectives, station masters; and the hand, as far as it may be seen."""

from functools import partial

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, coin, figure, row, sign
from overlander.drawing.layout import tally
from overlander.drawing.outline import Box
from overlander.drawing.svg import line, rect
from overlander.drawing.theme import CARD, EDGE, PAPER, SEATS
from overlander.games.gwt.draw.board import tile_svg
from overlander.games.gwt.draw.cards import card_svg, card_tip
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.stations import master_svg, master_tip
from overlander.games.trail.box import PRIVATE, STRIDE
from overlander.games.trail.draw.display import objective_svg
from overlander.games.trail.draw.hand import Faces, hand, pile
from overlander.games.trail.draw.tiles import building_svg, hands_svg, hazard_id

LINE = (420.0, 35.0)  # narrow enough to be read on a phone


def supply(look: Look, seat: int) -> Panel:
    c = Canvas()
    layout = look.data.layout["supply"]
    w = float(layout["width"])
    p = look.view.players[seat]
    ranch = look.view.ranches[seat]
    y = 12.0
    tiles = look.layer("unbuilt", (seat, w, y, tuple(p.unbuilt)), lambda canvas: unbuilt(look, canvas, seat, w, y))
    if p.unbuilt:
        y += 112 * ((len(p.unbuilt) + 7) // 8)
    x = 12.0
    kept = Canvas()

    def fits(wide: float, tall: float) -> None:
        nonlocal x, y
        if x + wide > w - 8:
            x = 12.0
            y += tall

    seen: dict[int, int] = {}
    for kind in sorted(p.zone):
        fits(78, 122)
        seen[kind] = seen.get(kind, 0) + 1
        slug = look.board.card_slug[kind]
        kept.place(
            f"zone-{seat}-{slug}-{seen[kind]}", Box(x, y, 74, 112), card_tip(look, kind), objective_svg(look, slug, x, y, 74, 112)
        )
        x += 82
    for master in sorted(ranch.masters):
        fits(60, 122)
        slug = look.board.master_slug[master]
        kept.place(f"master-{slug}", Box(x, y, 56, 72), master_tip(look, slug), master_svg(look, slug, x + 28, y + 36, 56, 72))
        x += 64
    for tile in sorted(p.hazards):
        fits(44, 122)
        kept.thing(hazard_id(look, tile), Box(x, y, 40, 50), look.tile_tip(tile), tile_svg(look, tile, x + 20, y + 25))
        x += 46
    for tile, n in tally(ranch.outlaws):
        fits(44, 122)
        svg = tile_svg(look, tile, x + 20, y + 25)
        svg += badge(x + 34, y + 50, f"\u00d7{n}") if n > 1 else ""
        kept.thing(f"outlaws-{seat}-{look.board.tile_slug[tile]}", Box(x, y, 40, 50), look.tile_tip(tile), svg)
        x += 50
    if look.seat != seat and not look.view.is_automa(seat):
        hidden = p.hand
        for i, kind in enumerate(hidden):
            fits(50, 122)
            ident = f"hand-{seat}-{i + 1}"
            if kind != NONE and kind >= look.board.first_objective:
                svg = objective_svg(look, look.board.card_slug[kind], x, y, 74, 100)
            else:
                svg = card_svg(look, kind, x, y, 54, 74, False)
            kept.thing(ident, Box(x, y, 54, 74), card_tip(look, kind), svg)
            x += 24 if kind == NONE else 60 if kind < look.board.first_objective else 80
        x += 36
        for zone in ("draw-pile", "discard-pile"):
            fits(60, 122)
            pile(look, kept, faces(look), seat, zone, x, y, 54, 74)
            x += 64
    h = y + (120 if x > 12 else 4)
    c.add(rect(0, 0, w, h, 10, PAPER, SEATS[look.paint(seat)], 1.6))
    if x > 12 and p.unbuilt:
        c.add(line(12, y - 4, w - 12, y - 4, EDGE, 1))
    c.take(tiles)
    c.take(kept)
    c.ring(look.marks, look.ring_colour())
    return c.panel(f"supply-{seat}", (0, 0, w, h), look.words.say("board-buildings"))


def unbuilt(look: Look, c: Canvas, seat: int, w: float, y: float) -> None:
    """The buildings that a player can still build."""
    pitch = (w - 12) / 8
    for i, kind in enumerate(look.view.players[seat].unbuilt):
        slug = look.board.building_slug[kind]
        x = 8 + pitch * (i % 8) + pitch / 2
        cy = y + 62 + 112 * (i // 8)
        builders = look.board.builders[kind]
        tip = look.tile_tip(PRIVATE + seat * STRIDE + kind)
        svg = building_svg(look, slug, seat, x, cy) + hands_svg(look, slug, x, cy)
        need = [sign("builder", 17), figure(str(builders), size=14)]
        svg += rect(x - 41, cy - 61, 36, 20, 6, CARD, EDGE, 1.2) + row(x - 23, cy - 51, need)
        c.place(f"supply-{seat}-{slug}", Box(x - 41, cy - 62, 82, 104), tip, svg)


def faces(look: Look) -> Faces:
    return Faces(partial(card_svg, look), partial(card_tip, look))


def own_hand(look: Look) -> Panel:
    return hand(look, faces(look), partial(worth, look))


def resource_line(look: Look) -> Panel:
    """What one has, in one line: for a screen that cannot show the player board at the same time."""
    c = Canvas()
    seat = look.seat
    p = look.view.players[seat]
    w, h = LINE
    c.add(rect(0, 0, w, h, 8, PAPER, SEATS[look.paint(seat)], 1.6))
    worth(look, c, "line-value", 74, 5)
    glyphs: list[Glyph] = [coin(p.money, size=27)]
    tip = look.tip("GWT-ACT-6", look.words.say("tip-money", n=p.money))
    c.thing("line-money", Box(6, 4, 60, 27), tip, row(36, 17.5, glyphs), "print")
    more = [sign("token", 20), figure(str(p.tokens), size=15)]
    for slug, count in zip(look.board.workers, p.workers):
        more += [Glyph(5, ""), sign(slug, 20), figure(str(count), size=15)]
    tip = look.tip("GWT-EXC-2", look.words.say("tip-tokens", n=p.tokens))
    c.thing("line-more", Box(226, 4, w - 232, 27), tip, row(232, 17.5, more, False), "print")
    return c.panel("line", (0, 0, w, h), look.words.say("panel-line"))


def worth(look: Look, c: Canvas, ident: str, x: float, y: float) -> None:
    """INC-2, INC-4, INC-5: what the hand would bring in Kansas City, each breed once, and what certificates can add."""
    p = look.view.players[look.seat]
    breeds = {look.board.card_breed[kind]: look.board.card_value[kind] for kind in p.hand if kind < look.board.first_objective}
    more = p.certificates + p.permanent
    glyphs = [sign("cow", 19), figure(f" {sum(breeds.values())} + "), sign("certificate", 18), figure(f" {more}")]
    box = Box(x, y, 144, 25, 6)
    said = look.words.say("tip-worth", n=sum(breeds.values())), look.words.say("tip-worth-more", n=more)
    c.thing(ident, box, look.tip("GWT-INC-2", *said), rect(*box, CARD, EDGE, 1.2) + row(x + 72, y + 12.5, glyphs), "print")
