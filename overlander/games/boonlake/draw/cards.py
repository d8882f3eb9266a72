"""Project cards: what must be shown and paid down the left side, so that a fan still tells it; name, effect and points."""

import re
from functools import lru_cache
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.font import width
from overlander.drawing.grammar import actions, coin_at, shield_at
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
NARROW: Final = 93.0  # a card of a large hand
MOST: Final = 6  # cards of a hand that stand side by side as they are


def card_svg(look: Look, card: int, x: float, y: float, w: float = CARD_W, h: float = CARD_H) -> str:
    """By its left upper corner; NONE shows its back."""
    if card == NONE:
        return back(x, y, w, h, "any-card")
    slug = look.box.cards[card]
    return at(x, y, face(look, slug, title(look, slug), bool(look.data.doubt(look.data.cards[slug])), w, h))


def title(look: Look, slug: str) -> str:
    """Its name without its kind, which its colour and sign tell."""
    return large(re.sub(r" \(.*\)$", "", look.name(slug, "card")))


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


def fan(
    look: Look, c: Canvas, cards: list[int], x: float, y: float, room: float, prefix: str, w: float = CARD_W, h: float = CARD_H
) -> None:
    """Cards side by side, closer together where they would not fit."""
    step = min(w + 5, (room - w) / (len(cards) - 1)) if len(cards) > 1 else 0
    for i, card in enumerate(cards):
        left = x + i * step
        seen = w if i + 1 == len(cards) else min(w, step)
        slug = str(i + 1) if card == NONE else look.box.cards[card]
        c.place(f"{prefix}-{slug}", Box(left, y, seen, h, 7), card_tip(look, card), card_svg(look, card, left, y, w, h))


def hand(look: Look) -> Panel:
    """Sorted by kind; during the set-up also the two scoring tiles that were dealt. A large hand has narrower, taller cards in a
    picture of the same shape: none covers another, and nothing else on the page must move."""
    c = Canvas()
    view, seat = look.view, look.seat
    dealt = sorted(view.piles.dealt[seat]) if view.piles.dealt and seat < len(view.piles.dealt) else []
    more = TILE_TALL + 8 if dealt and NONE not in dealt else 0.0
    cards = sorted(view.players[seat].hand, key=lambda x: (look.box.card_kind[x], x))
    w = CARD_W if len(cards) <= MOST else NARROW
    wide = max(WIDE, 11 + (w + 5) * len(cards)) if len(cards) > MOST else WIDE
    h = (CARD_H + 14) * wide / WIDE - 14
    tall = h + 14 + more
    c.add(rect(0, 0, wide, tall, 10, PAPER, EDGE, 1.6))
    if more:
        for k, tile in enumerate(dealt):
            scoring_tile(look, c, tile, 60 + k * (TILE_WIDE + 40), 7)
    fan(look, c, cards, 8, 7 + more, wide - 16, f"card-{seat}", w, h)
    if not cards:
        c.add(text(wide / 2, 7 + more + h / 2, look.words.say("hand-empty"), 17, QUIET))
    c.ring(look.marks, look.ring_colour())
    return c.panel("hand", (0, 0, wide, tall), look.words.say("panel-hand"))


def display(look: Look, seat: int) -> Panel:
    """Cards that were played, in rows, the order in which they were played."""
    c = Canvas()
    me = look.view.players[seat]
    per_row = 9
    rows = max(1, (len(me.display) + per_row - 1) // per_row)
    tall = rows * (CARD_H + 6) + 8
    name = f"display-{seat}"
    c.place(name, Box(0, 0, WIDE, tall, 10), "", rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 1.6))
    for r in range(rows):
        fan(look, c, me.display[r * per_row : (r + 1) * per_row], 8, 7 + r * (CARD_H + 6), WIDE - 16, f"played-{seat}")
    if not me.display:
        c.add(empty(66, 78, CARD_W, CARD_H), text(150, 78, look.words.say("display-empty"), 17, QUIET, "start"))
    c.ring(look.marks, look.ring_colour())
    return c.panel(name, (0, 0, WIDE, tall), look.words.say("panel-display"))
