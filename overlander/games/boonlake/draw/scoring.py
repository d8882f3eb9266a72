"""Scoring tiles: at the left the special project, at the right the category with its four values and everybody's markers."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import ARROW, Glyph, coin, figure, row, shield, sign
from overlander.drawing.outline import Box
from overlander.drawing.pieces import doubtful, empty, shape
from overlander.drawing.printed import Row
from overlander.drawing.svg import icon, line, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, NEUTRAL_BAND, PAPER, QUIET, SEATS_UNDER_WHITE, SHADE, WHITE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.counting import cards_of_kind, count, presences_in
from overlander.games.boonlake.draw.colours import TAKEN
from overlander.games.boonlake.draw.effects import COUNTED, requirement
from overlander.games.boonlake.draw.look import Look

WIDE: Final = 242.0
TALL: Final = 122.0
HEAD: Final = 20.0


def scoring_tiles(look: Look, canvas: Canvas, x: float, y: float) -> None:
    """In the areas of the four colours; an area without a player belongs to nobody."""
    for area, tile in enumerate(look.view.piles.areas):
        left = x + area * (WIDE + 6)
        if tile == NONE:
            tip = look.tip("BOON-SETUP-13", look.words.say("tip-no-scoring-tile"))
            canvas.place(f"area-{area}", Box(left, y, WIDE, TALL), tip, empty(left + WIDE / 2, y + TALL / 2, WIDE, TALL))
        else:
            scoring_tile(look, canvas, tile, left, y, area)


def scoring_tile(look: Look, canvas: Canvas, tile: int, x: float, y: float, area: int = NONE) -> None:
    """As a place of its own; with an area also its owner and the markers on it."""
    slug = look.box.scoring_slug[tile]
    printed = look.data.scoring[slug]
    owner = area if 0 <= area < look.view.seats else NONE
    band = NEUTRAL_BAND if owner == NONE else SEATS_UNDER_WHITE[look.paint(owner)]
    svg = rect(x, y, WIDE, TALL, 7, CARD, band, 2.4) + rect(x, y, WIDE, HEAD, 7, band) + rect(x, y + 10, WIDE, HEAD - 10, 0, band)
    if owner != NONE:
        svg += shape(look.paint(owner), x + 12, y + 10, 6, WHITE)
    svg += text(x + 24, y + 10.5, look.name(slug, "tile"), 14, WHITE, "start", room=WIDE - 32)
    svg += project(look, printed, x, y + HEAD, tile)
    svg += values(look, printed, tile, x + 104, y + HEAD)
    svg += markers(look, area, x + 104, y + TALL - 21) if area != NONE else ""
    if look.data.doubt(printed):
        svg += doubtful(x + WIDE - 8, y + 10)
    tip = look.tip("BOON-SCO-3", *tile_words(look, tile), look.data.doubt(printed))
    canvas.place(f"scoring-{slug}", Box(x, y, WIDE, TALL, 7), tip, svg)


def project(look: Look, printed: Row, x: float, y: float, tile: int) -> str:
    """What must be shown and paid for the special project, and what it brings."""
    needs = requirement(printed["requires"])
    out = rect(x + 3, y + 3, 98, TALL - HEAD - 6, 5, SHADE)
    out += row(x + 52, y + 18, needs) if len(needs) <= 4 else row(x + 52, y + 13, needs[:4]) + row(x + 52, y + 32, needs[4:])
    out += row(x + 52, y + 50, [coin(printed["coins"], True, 22), ARROW, shield(printed["vp"], 21)])
    brings: list[Glyph] = [sign(f"track-{printed['track']}", 22), sign("inhabitant", 19), figure(str(look.box.project_inhabitants))]
    return out + row(x + 52, y + 76, brings)


def values(look: Look, printed: Row, tile: int, x: float, y: float) -> str:
    """The four values, that of the next scoring framed; met ones are green for the one who looks."""
    out = icon(COUNTED[printed["counter"]], x + 13, y + 28, 24)
    if printed["counter"] == "gifts":
        gift = printed["gift"]
        goods = gift.get("goods", "")
        glyphs: list[Glyph] = [sign(goods[:-1], 16), coin(gift["coins"], True, 17)] if goods else [coin(gift["coins"], True, 17)]
        out += row(x + 13, y + 58, glyphs[:1]) if len(glyphs) == 1 else row(x + 14, y + 60, glyphs)
    following = look.column()
    step = 26.0
    for k, value in enumerate(printed["values"]):
        cx = x + 42 + step * k
        framed = k == following
        out += rect(cx - 12, y + 6, 24, 66, 5, TAKEN if framed else PAPER, INK if framed else EDGE, 2 if framed else 1)
        out += text(cx, y + 17, str(k + 1), 13.5, QUIET)
        out += line(cx - 9, y + 27, cx + 9, y + 27, EDGE, 0.8)
        for j, n in enumerate(value):
            out += text(cx, y + (48 if len(value) == 1 else 40 + 20 * j), str(n), 18, INK)
    return out


def markers(look: Look, area: int, x: float, y: float) -> str:
    """Whose marker of which value lies here."""
    out = ""
    marked = [(seat, p.marks[area]) for seat, p in enumerate(look.view.players) if p.marks[area]]
    for k, (seat, n) in enumerate(marked):
        cx = x + 14 + 32 * k
        out += rect(cx - 13, y - 1, 28, 19, 9, SEATS_UNDER_WHITE[look.paint(seat)], INK, 1.2)
        out += shape(look.paint(seat), cx - 5, y + 8.5, 4.6, WHITE) + text(cx + 7, y + 8.5, str(n), 14, WHITE)
    return out


def tile_words(look: Look, tile: int) -> list[str]:
    slug = look.box.scoring_slug[tile]
    out = [look.name(slug, "tile"), *look.words.about(slug)]
    for seat in range(look.view.people()):
        have = standing(look, tile, seat)
        if have:
            out.append(look.words.say("tip-standing", player=look.names[seat], n=have))
    return out


def standing(look: Look, tile: int, seat: int) -> str:
    """How far a seat is in a category: one number, or two."""
    if look.view.strips.active == NONE:
        return ""
    scored = look.box.scoring[tile]
    if scored.counter == b.GIFTS:
        return ""
    if scored.counter == b.REGIONS_PAIR:
        return " + ".join(str(presences_in(look.view, seat, r)) for r in scored.regions)
    if scored.counter == b.SUNSET_AND_DAY:
        return " + ".join(str(cards_of_kind(look.view, seat, kind)) for kind in (b.SUNSET, b.DAY))
    return str(count(look.view, seat, scored.counter, NONE))
