"""Pieces that every game has: what belongs to a seat, tiles, tracks and cards."""

from typing import Final

from overlander.drawing.grammar import Glyph, actions, row, shield_at
from overlander.drawing.svg import SMALLEST, at, circle, icon, line, num, path, rect, text
from overlander.drawing.theme import (
    BREEDS,
    CARD,
    COST,
    EDGE,
    INK,
    NEUTRAL_BAND,
    PAPER,
    SEATS,
    SEATS_UNDER_WHITE,
    SHAPES,
    WHITE,
)

HEAD: Final = 21.0  # the band at the top of a building tile


def shape(seat: int, x: float, y: float, r: float, fill: str, stroke: str = "", wide: float = 1) -> str:
    """The shape that tells a seat to eyes that see no colour."""
    kind = SHAPES[seat]
    if kind == "circle":
        return circle(x, y, r * 0.9, fill, stroke, wide)
    if kind == "square":
        return rect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 0.2, fill, stroke, wide)
    if kind == "triangle":
        return path(f"M{num(x)} {num(y - r)}L{num(x + r)} {num(y + r * 0.8)}H{num(x - r)}Z", fill, stroke, wide)
    if kind == "hexagon":
        side, half = num(x + r), num(y + r / 2)
        return path(
            f"M{num(x)} {num(y - r)}L{side} {num(y - r / 2)}V{half}L{num(x)} {num(y + r)}L{num(x - r)} {half}V{num(y - r / 2)}Z",
            fill,
            stroke,
            wide,
        )
    return path(
        f"M{num(x)} {num(y - r * 1.1)}L{num(x + r * 1.1)} {num(y)}L{num(x)} {num(y + r * 1.1)}L{num(x - r * 1.1)} {num(y)}Z",
        fill,
        stroke,
        wide,
    )


def disc(seat: int, x: float, y: float, r: float) -> str:
    return circle(x, y, r - 0.8, SEATS[seat], INK, 1.6) + shape(seat, x, y + (0.1 * r if seat == 2 else 0), r * 0.5, WHITE)


def herder(seat: int, x: float, y: float, size: float = 26) -> str:
    """Stands on y."""
    k = size / 24
    body = "M-9 0L-4.2-10.5a6 6 0 1 1 8.4 0L9 0Z"
    inside = path(body, SEATS[seat], INK, 1.5) + shape(seat, 0, -4.6, 3.6, WHITE)
    return f'<g transform="translate({num(x)} {num(y)}) scale({num(k)})">{inside}</g>' if k != 1 else at(x, y, inside)


def locomotive(seat: int, x: float, y: float, k: float = 1) -> str:
    """A locomotive of a seat, about 36 by 25."""
    ground = SEATS[seat]
    inside = (
        path("M-17 7V-4H-2V-10H15V7Z", ground, INK, 1.6)
        + path("M-13-4V-11H-8V-4", ground, INK, 1.6)
        + circle(-10, 8.5, 4.4, WHITE, INK, 1.6)
        + circle(1, 8.5, 4.4, WHITE, INK, 1.6)
        + circle(11, 8.5, 4.4, WHITE, INK, 1.6)
        + shape(seat, 6.5, -2, 5, WHITE)
    )
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def shop(seat: int, x: float, y: float, k: float = 1) -> str:
    """A shop of a seat, about 24 by 24."""
    inside = path("M-10-1V10H10V-1Z", SEATS[seat], INK, 1.5) + path("M-12-1L-9-10H9L12-1Z", SEATS[seat], INK, 1.5)
    inside += shape(seat, 0, 5 if seat != 2 else 5.6, 4.2, WHITE) + line(-10, -1, 10, -1, INK, 1.5)
    scale = f" scale({k:.2f})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def ship(seat: int, x: float, y: float, k: float = 1) -> str:
    """A ship of a seat, about 36 by 32."""
    inside = (
        path("M-17 4H17L12 14H-11Z", SEATS[seat], INK, 1.6)
        + path("M0 4V-16", "", INK, 2)
        + path("M2-15C9-12 13-7 13 1H2Z", WHITE, INK, 1.4)
        + path("M-2-11C-8-8-11-4-12 1H-2Z", WHITE, INK, 1.4)
        + shape(seat, 0, 8.6, 4, WHITE)
    )
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def storehouse(seat: int, x: float, y: float, k: float = 1) -> str:
    """A storehouse of a seat, about 22 by 22."""
    inside = path("M-11-3L0-11L11-3V10H-11Z", SEATS[seat], INK, 1.6) + shape(seat, 0, 2.4, 4.6, WHITE)
    scale = f" scale({num(k)})" if k != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{inside}</g>'


def ring(x: float, y: float, r: float, dark: bool, fill: str = CARD) -> str:
    """A space for discs: a pale border, or a thick dashed one that only takes discs with the same mark as well."""
    if dark:
        return circle(x, y, r, fill, INK, 3.4, "5.2 2.8")
    return circle(x, y, r, fill, WHITE, 3.4) + circle(x, y, r + 1.8, "", EDGE, 1) + circle(x, y, r - 1.8, "", EDGE, 0.8)


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
    out.append(actions(left + 1, top + HEAD, w - 2, h - HEAD - 1, rows))
    return "".join(out)


def far_building(x: float, y: float, w: float, h: float, label: str, owner: int) -> str:
    """Seen from afar: the name, and whose it is."""
    ground = SEATS_UNDER_WHITE[owner] if owner >= 0 else NEUTRAL_BAND
    mark = shape(owner, x, y - h * 0.3, 9, WHITE) if owner >= 0 else ""
    return (
        rect(x - w / 2, y - h / 2, w, h, 6, ground, INK, 2) + mark + text(x, y + (8 if mark else 0), label, 36, WHITE, room=w - 8)
    )


def hands(x: float, y: float, which: list[str], size: float = 21) -> str:
    """Fee hands, sticking out of a tile's top edge."""
    return "".join(icon(f"hand-{hand}", x + i * (size - 3), y, size) for i, hand in enumerate(which))


def doubtful(x: float, y: float) -> str:
    """A small mark on what the data do not know for certain; the tooltip says more."""
    return circle(x, y, 2.6, WHITE, INK, 1.2)


def empty(x: float, y: float, w: float, h: float, r: float = 6, fill: str = "#f0e6cb") -> str:
    """A space where a tile may go."""
    return rect(x - w / 2, y - h / 2, w, h, r, fill, EDGE, 1.6, "5 4")


def little_tile(x: float, y: float, w: float, h: float, ground: str, name: str, size: float = 24) -> str:
    """A worker, hazard or outlaw by its middle."""
    return rect(x - w / 2, y - h / 2, w, h, 5, ground, INK, 1.6) + icon(name, x, y, size)


def rails(points: list[tuple[float, float]], step: float = 8) -> str:
    """A railway along points: sleepers and two rails."""
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return path(d, "", "#7a6a50", 14, "2.6 5.4", "butt") + path(d, "", "#4a4740", 8) + path(d, "", PAPER, 4.6)


def back(x: float, y: float, w: float, h: float, name: str = "cow") -> str:
    """The back of a card, by its left upper corner."""
    k = min(w, h)
    return (
        rect(x, y, w, h, 6, "#a8794a", INK, 1.6)
        + rect(x + 4, y + 4, w - 8, h - 8, 4, "#c3935f", "#7d5730", 1.2)
        + icon(name, x + w / 2, y + h / 2, k * 0.5)
    )


def cattle(
    x: float, y: float, w: float, h: float, colour: str, value: int, vp: int, name: str, short: bool = False, animal: str = "cow",
    below: float = 0,
) -> str:  # fmt: skip
    """A card of an animal by its left upper corner: value at the top left, points at the bottom right, its breed by name or
    initial. `below` its picture so much room, if not a third of the card."""
    ground, ink = BREEDS[colour]
    picture = h - 4 if short else h - below if below else h * 0.66
    out = [
        rect(x, y, w, h, 6, CARD, INK, 1.6),
        path(
            f"M{num(x + 1)} {num(y + picture)}V{num(y + 6)}a5 5 0 0 1 5-5H{num(x + w - 6)}a5 5 0 0 1 5 5V{num(y + picture)}Z",
            ground,
        ),
        line(x + 1, y + picture, x + w - 1, y + picture, INK, 1),
        icon(animal, x + w * 0.56, y + picture * 0.53, min(w * 0.58, picture * 0.74)),
    ]
    r = 12 if w > 60 else 10.5
    out.append(circle(x + r + 2, y + r + 2, r, WHITE, INK, 1.6) + text(x + r + 2, y + r + 2, str(value), 1.35 * r, INK))
    if short:
        out.append(text(x + w - 11, y + 13, name[:1], 15, ink))
    else:
        out.append(text(x + w / 2, y + picture + (h - picture) * 0.30, name, SMALLEST, INK, room=w - 8))
    if vp:
        out.append(shield_at(x + w - 14, y + h - 14 if short else y + h - 12, vp, 20))
    return "".join(out)


def objective(x: float, y: float, w: float, h: float, top: list[Glyph], tasks: list[Glyph], penalty: int, vp: int) -> str:
    """An objective card: what it does when played above, what it asks for in the middle, loss and points below."""
    out = [rect(x, y, w, h, 6, "#f4e3b8", INK, 1.6)]
    head = 24.0
    out.append(
        path(f"M{num(x + 1)} {num(y + head)}V{num(y + 6)}a5 5 0 0 1 5-5H{num(x + w - 6)}a5 5 0 0 1 5 5V{num(y + head)}Z", "#fdf9ee")
    )
    out.append(line(x + 1, y + head, x + w - 1, y + head, EDGE, 1))
    out.append(row(x + w / 2, y + head / 2, top))
    per_row = 2 if len(tasks) != 3 else 3 if w >= 84 else 2
    rows = [tasks[i : i + per_row] for i in range(0, len(tasks), per_row)]
    middle = y + head + (h - head - 22) / 2
    for i, some in enumerate(rows):
        out.append(row(x + w / 2, middle + (i - (len(rows) - 1) / 2) * 25, some))
    if penalty:
        out.append(text(x + 6, y + h - 12, f"\u2013{penalty}", 15, COST, "start"))
    out.append(shield_at(x + w - 14, y + h - 13, vp, 20))
    return "".join(out)
