"""Tiles: buildings, hazards, workers. What stands on the trail, waits in the job market or lies before a player."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from overlander.drawing.canvas import levels
from overlander.drawing.grammar import SLASH, Glyph, actions, in_lines, shield_at
from overlander.drawing.outline import Box, Field
from overlander.drawing.pieces import little_tile, shape
from overlander.drawing.svg import at, icon, num, path, rect, text
from overlander.drawing.theme import CARD, INK, NEUTRAL_BAND, SEATS_UNDER_WHITE, WHITE
from overlander.games.trail.box import FACES, HAZARD, OUTLAW, PRIVATE, STRIDE, WORKER
from overlander.games.trail.draw.actions import rows
from overlander.games.trail.draw.colours import HAZARDS, WORKERS
from overlander.games.trail.draw.figures import hands
from overlander.games.trail.draw.look import TrailData, TrailLook, is_neutral

TILE: Final = 80
SMALL: Final = (40, 50)
HEAD: Final = 21.0  # the band at the top of a building tile


def tile_id(look: TrailLook, tile: int, where: str) -> str:
    """Pieces that can be told apart keep their id wherever they go; the others are named by their place."""
    if tile >= PRIVATE:
        return f"building-{(tile - PRIVATE) // STRIDE}-{look.board.tile_slug[tile]}"
    if HAZARD <= tile < OUTLAW and look.data.hazards_differ:
        return hazard_id(look, tile)
    if is_neutral(tile):
        return f"neutral-{look.board.tile_slug[tile]}"
    return f"tile-at-{where}"


def hazard_id(look: TrailLook, tile: int) -> str:
    return f"hazard-{look.board.areas[(tile - HAZARD) // FACES]}-{(tile - HAZARD) % FACES + 1}"


def worker_or_hazard(look: TrailLook, tile: int, x: float, y: float, w: float = SMALL[0], h: float = SMALL[1]) -> str:
    """By its middle."""
    slug = look.board.tile_slug[tile]
    if tile >= WORKER:
        return little_tile(x, y, w, h, WORKERS[slug], slug, min(w, h) * 0.78)
    area = look.board.areas[(tile - HAZARD) // FACES]
    vp = look.board.hazard_vp[(tile - HAZARD) % FACES]
    out = rect(x - w / 2, y - h / 2, w, h, 5, HAZARDS[area], INK, 1.6) + icon(area, x, y - 10, 25)
    return out + shield_at(x - 9.5, y + 14, vp, 19) + icon(f"hand-{slug.rpartition('-')[2]}", x + 10, y + 14, 19)


def building_svg(look: TrailLook, slug: str, owner: int, x: float, y: float, leveled: bool = False) -> str:
    """A private building of an owner, or a neutral one; on the board also as it is seen from afar."""
    vp = look.board.building_vp[look.board.building_slug.index(slug)] if owner >= 0 else 0
    return at(x, y, face(look.data, slug, look.paint(owner), vp, leveled))


@lru_cache(maxsize=2048)
def face(data: TrailData, slug: str, owner: int, vp: int, leveled: bool) -> str:
    label = slug if owner >= 0 else data.letter(slug)
    table = data.private[slug] if owner >= 0 else data.neutral[slug]
    drawn = building(0, 0, TILE, TILE, label, owner, vp, rows(table["actions"], data))
    return levels(drawn, far_building(0, 0, TILE, TILE, label, owner)) if leveled else drawn


def building(x: float, y: float, w: float, h: float, label: str, owner: int, vp: int, rows: list[list[Glyph]]) -> str:
    """A building tile by its middle: band with owner and name, points, actions."""
    left, top = x - w / 2, y - h / 2
    band = SEATS_UNDER_WHITE[owner] if owner >= 0 else NEUTRAL_BAND
    out = [
        rect(left, top, w, h, 6, CARD, band, 2.4),
        path(
            f"M{num(left)} {num(top + HEAD)}V{num(top + 6)}a6 6 0 0 1 6-6H{num(left + w - 6)}a6 6 0 0 1 6 6V{num(top + HEAD)}Z",
            band,
        ),
    ]
    middle = top + HEAD / 2
    if owner >= 0:
        out.append(shape(owner, left + 12, middle + 0.5, 5.6, WHITE))
        out.append(text(left + 22, middle, label, 16, WHITE, "start"))
        out.append(shield_at(left + w - 12, middle + 1, vp, 20))
    else:
        out.append(text(x, middle, label, 18, WHITE))
    inside = building_inside(x, y, w, h)
    out.append(actions(inside.x, inside.y, inside.w, inside.h, rows))
    return "".join(out)


def building_inside(x: float, y: float, w: float, h: float) -> Box:
    """Where the actions of a building tile are printed."""
    return Box(x - w / 2 + 1, y - h / 2 + HEAD, w - 2, h - HEAD - 1)


def far_building(x: float, y: float, w: float, h: float, label: str, owner: int) -> str:
    """Seen from afar: the name, and whose it is."""
    ground = SEATS_UNDER_WHITE[owner] if owner >= 0 else NEUTRAL_BAND
    mark = shape(owner, x, y - h * 0.3, 9, WHITE) if owner >= 0 else ""
    return (
        rect(x - w / 2, y - h / 2, w, h, 6, ground, INK, 2) + mark + text(x, y + (8 if mark else 0), label, 36, WHITE, room=w - 8)
    )


def action_boxes(x: float, y: float, w: float, h: float, rows: Sequence[Sequence[Glyph]]) -> list[list[Box]]:
    """Where each action lies that `actions` draws; together they fill the box, and the halves of a slash have one each."""
    lines = in_lines(rows, w)
    step = h / max(1, sum(map(len, lines)))
    out: list[list[Box]] = []
    for block in lines:
        tall = step * len(block)
        halves = 1 + sum(g == SLASH for glyphs in block for g in glyphs)
        if len(block) == 1:
            out.append([Box(x + k * w / halves, y, w / halves, tall, 3) for k in range(halves)])
        else:
            out.append([Box(x, y + k * tall / halves, w, tall / halves, 3) for k in range(halves)])
        y += tall
    return out


def printed_actions(look: TrailLook, slug: str, owner: int, x: float, y: float) -> list[tuple[str, Field]]:
    """Where each action of a building at this place is printed: the number that its slug ends with, and its outline."""
    table = look.data.private[slug] if owner >= 0 else look.data.neutral[slug]
    inside = building_inside(x, y, TILE, TILE)
    out: list[tuple[str, Field]] = []
    for i, boxes in enumerate(action_boxes(inside.x, inside.y, inside.w, inside.h, rows(table["actions"], look.data))):
        halves = "choose_one" in table["actions"][i]
        out += [(f"{i + 1}{half}", Field(*box[:4])) for half, box in zip("abcd" if halves else ("",), boxes)]
    return out


def hands_svg(look: TrailLook, slug: str, x: float, y: float) -> str:
    """What a building takes from those who pass, above its top edge."""
    fee = look.data.private[slug]["hands"]
    return hands(x + 4 - 4 * (len(fee) - 1), y - TILE / 2 - 3, fee)
