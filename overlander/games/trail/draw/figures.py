"""Cards and hands, as both trail games print them."""

from overlander.drawing.grammar import Glyph, row, shield_at
from overlander.drawing.svg import SMALLEST, circle, icon, line, num, path, rect, text
from overlander.drawing.theme import BLANK, CARD, COST, EDGE, INK
from overlander.games.trail.draw.colours import BREEDS, PARCHMENT


def hands(x: float, y: float, which: list[str], size: float = 21) -> str:
    """Fee hands, sticking out of a tile's top edge."""
    return "".join(icon(f"hand-{hand}", x + i * (size - 3), y, size) for i, hand in enumerate(which))


def animal_card(
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
    out.append(circle(x + r + 2, y + r + 2, r, BLANK, INK, 1.6) + text(x + r + 2, y + r + 2, str(value), 1.35 * r, INK))
    if short:
        out.append(text(x + w - 11, y + 13, name[:1], 15, ink))
    else:
        low = min(picture + (h - picture) * 0.30, h - 28.5) if vp else picture + (h - picture) * 0.30  # above the points
        out.append(text(x + w / 2, y + low, name, SMALLEST, INK, room=w - 8))
    if vp:
        out.append(shield_at(x + w - 14, y + h - 14 if short else y + h - 12, vp, 20))
    return "".join(out)


def objective(x: float, y: float, w: float, h: float, top: list[Glyph], tasks: list[Glyph], penalty: int, vp: int) -> str:
    """An objective card: what it does when played above, what it asks for in the middle, loss and points below."""
    out = [rect(x, y, w, h, 6, PARCHMENT, INK, 1.6)]
    head = 24.0
    out.append(
        path(f"M{num(x + 1)} {num(y + head)}V{num(y + 6)}a5 5 0 0 1 5-5H{num(x + w - 6)}a5 5 0 0 1 5 5V{num(y + head)}Z", CARD)
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
