"""Project cards: what must be shown and paid down the left side, so that a fan still tells it; name, effect and points."""

import re
from functools import lru_cache
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import actions, coin_at, in_lines, shield_at, wide
from overlander.drawing.look import large
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, doubtful, empty
from overlander.drawing.svg import SMALLEST, at, icon, line, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, QUIET
from overlander.games.boonlake.draw.colours import KINDS
from overlander.games.boonlake.draw.effects import RESOURCES, card_class, card_rows
from overlander.games.boonlake.draw.look import Look
from overlander.games.boonlake.draw.scoring import TALL as TILE_TALL
from overlander.games.boonlake.draw.scoring import WIDE as TILE_WIDE
from overlander.games.boonlake.draw.scoring import scoring_tile

WIDE: Final = 700.0
CARD_W: Final = 112.0
CARD_H: Final = 142.0
SIDE: Final = 36.0  # the column of costs
MOST: Final = 6  # cards that stand side by side as they are
GAP: Final = 5.0
LOW: Final = 69.0  # how high a card is of which two rows take the place of one
LINE: Final = 20.0  # the band with its name
PAID: Final = 25.0  # a resource with its number
NARROWEST: Final = 120.0  # where everything on a low card has room


def card_svg(look: Look, card: int, x: float, y: float, w: float = CARD_W, h: float = CARD_H) -> str:
    """By its left upper corner; NONE shows its back."""
    if card == NONE:
        return back(x, y, w, h, "any-card")
    slug = look.box.cards[card]
    return at(x, y, face(look, slug, title(look, slug), bool(look.data.doubt(look.data.cards[slug])), w, h))


def title(look: Look, slug: str) -> str:
    """Its name without its kind, which its colour and sign tell, and without quotation marks."""
    return large(re.sub(r" \(.*\)$", "", look.name(slug, "card")).strip("«»\xa0 "))


def face(look: Look, slug: str, name: str, doubt: bool, w: float, h: float) -> str:
    row = look.data.cards[slug]
    ground = KINDS[row["kind"]]
    out = rect(0, 0, w, h, 7, CARD, INK, 1.6) + rect(0.8, 0.8, SIDE, h - 1.6, 6, ground)
    out += rect(SIDE - 8, 0.8, w - SIDE + 7, 36, 5, ground) + rect(SIDE, 30, w - SIDE - 1, 8, 0, CARD)
    out += line(SIDE, 30, SIDE, h - 1, EDGE, 0.8) + icon(row["kind"], 18, 15, 21)
    out += names(name, w)
    y = 39.0
    for resource in RESOURCES:
        n = row["requires"].get(resource, 0)
        if n:
            out += icon(resource, 11.5, y, 19) + text(27, y, str(n), 16, INK)
            y += 21
    if row["vases"]:
        out += icon("vase", 11.5, y, 18) + (text(27, y, str(row["vases"]), 16, INK) if row["vases"] > 1 else "")
    if row["coins"]:
        out += coin_at(18, h - 14, row["coins"], True, 23)
    sign_name = card_class(row)
    low = 34.0
    if sign_name:
        out += icon(sign_name, SIDE + 14, h - 14, 18)
    out += actions(SIDE + 1, low, w - SIDE - 2, h - low - 28, card_rows(row), 24)
    if row["vp"]:
        out += shield_at(w - 15, h - 15, row["vp"], 23)
    return out + (doubtful(w - 6, 6) if doubt else "")


def names(name: str, w: float) -> str:
    """In one line, or in two."""
    room = w - SIDE - 7
    middle = SIDE + (w - SIDE) / 2 - 1
    lines = broken(name, room)
    if len(lines) == 1:
        return text(middle, 16, lines[0], SMALLEST, INK, room=room)
    return text(middle, 9.5, lines[0], SMALLEST, INK, room=room) + text(middle, 23, lines[1], SMALLEST, INK, room=room)


@lru_cache(1024)
def broken(name: str, room: float) -> tuple[str, ...]:
    parts = name.split(" ")
    if width(name, SMALLEST) <= room or len(parts) == 1:
        return (name,)
    cuts = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    return min(cuts, key=lambda pair: max(width(x, SMALLEST) for x in pair))


def card_tip(look: Look, card: int) -> str:
    if card == NONE:
        return look.tip("BOON-GEN-4", look.words.say("tip-card-unknown"))
    slug = look.box.cards[card]
    row = look.data.cards[slug]
    rule = "BOON-ART-CARD-1" if "one_use" in row else "BOON-CARD-2"
    return look.tip(rule, look.name(slug, "card"), *look.words.about(slug), look.data.doubt(row))


def low_face(look: Look, slug: str, w: float) -> str:
    """The same card where there are many: its name in one line, below it what must be shown and paid, what it does, its points."""
    row_ = look.data.cards[slug]
    ground = KINDS[row_["kind"]]
    needs = [(resource, row_["requires"][resource]) for resource in RESOURCES if row_["requires"].get(resource)]
    needs += [("vase", row_["vases"])] if row_["vases"] else []
    rows = card_rows(row_)
    columns = 1 if len(needs) <= 3 or len(rows) > 1 else 2
    side = PAID * columns + 3 if needs else 0.0
    in_one = sum(map(len, in_lines(rows, w - side - 2))) < 2
    out = rect(0, 0, w, LOW, 7, CARD, INK, 1.6) + rect(0.8, 0.8, w - 1.6, LINE + 4, 6, ground)
    out += rect(0.8, LINE, w - 1.6, 6, 0, CARD) + (rect(0.8, LINE, side, LOW - LINE - 1, 5, ground) if needs else "")
    out += icon(row_["kind"], 12, LINE / 2 + 0.5, 17)
    out += text(24, LINE / 2 + 0.5, title(look, slug), SMALLEST, INK, "start", room=w - (52 if card_class(row_) else 34))
    down = min(15.5, 37 / max(1, -(-len(needs) // columns) - 1))
    for i, (resource, n) in enumerate(needs):
        x, y = 2 + PAID * (i % columns), LINE + 9 + down * (i // columns)
        out += icon(resource, x + 8, y, 15) + text(x + 20, y, str(n), 14, INK)
    foot = LOW - 13
    if row_["coins"]:
        out += coin_at(*((side + 13, foot) if in_one else (w - 13, LINE + 12)), row_["coins"], True, 20)
    if row_["vp"]:
        out += shield_at(w - 13, foot, row_["vp"], 20)
    sign_name = card_class(row_)
    if sign_name:
        out += icon(sign_name, w - 21, LINE / 2 + 0.5, 14)
    if in_one:
        return out + actions(side + 1, LINE + 1, w - side - 2, LOW - LINE - 23, rows, 20)
    out += line(w - 24.5, LINE + 5, w - 24.5, LOW - 5, EDGE, 0.8)
    left = side + 3 if max(map(wide, rows)) + 4 <= w - side - 25 else side - 3  # cost and points stand at the right of them
    return out + actions(left, LINE + 1, w - 22 - left, LOW - LINE - 2, rows, 20)


def lying(
    look: Look, c: Canvas, cards: list[int], x: float, y: float, room: float, prefix: str, columns: int = MOST, low: bool = False
) -> None:
    """Cards side by side as they are; many lower, in rows: none covers another."""
    low = low or len(cards) > MOST
    w = (room - GAP * (columns - 1)) / columns if low else CARD_W
    h = LOW if low else CARD_H
    gap = min(GAP, (room - w * min(columns, len(cards))) / max(1, min(columns, len(cards)) - 1))
    for i, card in enumerate(cards):
        row_, column = divmod(i, columns) if low else (0, i)
        left, top = x + column * (w + gap), y + row_ * (h + GAP)
        slug = str(i + 1) if card == NONE else look.box.cards[card]
        if low and card != NONE:
            svg = at(left, top, low_face(look, slug, w) + (doubtful(w - 6, 6) if look.data.doubt(look.data.cards[slug]) else ""))
        else:
            svg = card_svg(look, card, left, top, w, h)
        c.place(f"{prefix}-{slug}", Box(left, top, w, h, 7), card_tip(look, card), svg)


def hand(look: Look) -> Panel:
    """Sorted by kind. A large hand lies in two rows in a picture of the same shape: nothing else on the page must move. So does a
    hand during the set-up, below the two scoring tiles that were dealt."""
    c = Canvas()
    view, seat = look.view, look.seat
    dealt = sorted(view.piles.dealt[seat]) if view.piles.dealt and seat < len(view.piles.dealt) else []
    more = TILE_TALL + 8 if dealt and NONE not in dealt else 0.0
    cards = sorted(view.players[seat].hand, key=lambda x: (look.box.card_kind[x], x))
    columns = -(-len(cards) // 2) if len(cards) > MOST else MOST
    across = max(WIDE, 16 + (NARROWEST + GAP) * columns - GAP, (more + LOW + 14) * WIDE / (CARD_H + 14) if more else 0)
    tall = (CARD_H + 14) * across / WIDE
    c.add(rect(0, 0, across, tall, 10, PAPER, EDGE, 1.6))
    if more:
        for k, tile in enumerate(dealt):
            scoring_tile(look, c, tile, 60 + k * (TILE_WIDE + 40), 7)
    lying(look, c, cards, 8, 7 + more, across - 16, f"card-{seat}", columns, more > 0)
    if not cards:
        c.add(text(across / 2, 7 + more + CARD_H / 2, look.words.say("hand-empty"), 17, QUIET))
    c.ring(look.marks, look.ring_colour())
    return c.panel("hand", (0, 0, across, tall), look.words.say("panel-hand"))


def display(look: Look, seat: int) -> Panel:
    """Cards that were played, in the order in which they were played."""
    c = Canvas()
    cards = look.view.players[seat].display
    rows = max(2, -(-len(cards) // MOST))
    tall = rows * (LOW + GAP) + 9
    across = 16 + (NARROWEST + GAP) * MOST - GAP
    name = f"display-{seat}"
    c.place(name, Box(0, 0, across, tall, 10), "", rect(0, 0, across, tall, 10, PAPER, EDGE, 1.6))
    lying(look, c, cards, 8, 7, across - 16, f"played-{seat}")
    if not cards:
        c.add(empty(66, 78, CARD_W, CARD_H), text(150, 78, look.words.say("display-empty"), 17, QUIET, "start"))
    c.ring(look.marks, look.ring_colour())
    return c.panel(name, (0, 0, across, tall), look.words.say("panel-display"))
