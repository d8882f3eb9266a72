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


def card_svg(look: Look, card: int, x: float, y: float) -> str:
    """By its left upper corner; NONE shows its back."""
    if card == NONE:
        return back(x, y, CARD_W, CARD_H, "any-card")
    slug = look.box.cards[card]
    return at(x, y, face(look, slug, title(look, slug), bool(look.data.doubt(look.data.cards[slug]))))


def title(look: Look, slug: str) -> str:
    """Its name without its kind, which its colour and sign tell."""
    return large(re.sub(r" \(.*\)$", "", look.name(slug, "card")))


def face(look: Look, slug: str, name: str, doubt: bool) -> str:
    row = look.data.cards[slug]
    ground = KINDS[row["kind"]]
    out = rect(0, 0, CARD_W, CARD_H, 7, CARD, INK, 1.6) + rect(0.8, 0.8, SIDE, CARD_H - 1.6, 6, ground)
    out += rect(SIDE - 8, 0.8, CARD_W - SIDE + 7, 36, 5, ground) + rect(SIDE, 30, CARD_W - SIDE - 1, 8, 0, CARD)
    out += line(SIDE, 30, SIDE, CARD_H - 1, EDGE, 0.8) + icon(row["kind"], 18, 15, 21)
    out += names(name)
    y = 39.0
    for resource in RESOURCES:
        n = row["requires"].get(resource, 0)
        if n:
            out += icon(resource, 11.5, y, 19) + text(27, y, str(n), 16, INK)
            y += 21
    if row["vases"]:
        out += icon("vase", 11.5, y, 18) + (text(27, y, str(row["vases"]), 16, INK) if row["vases"] > 1 else "")
    if row["coins"]:
        out += coin_at(18, CARD_H - 14, row["coins"], True, 23)
    sign_name = card_class(row)
    low = 34.0
    if sign_name:
        out += icon(sign_name, SIDE + 14, CARD_H - 14, 18)
    out += actions(SIDE + 1, low, CARD_W - SIDE - 2, CARD_H - low - 28, card_rows(row), 24)
    if row["vp"]:
        out += shield_at(CARD_W - 15, CARD_H - 15, row["vp"], 23)
    return out + (doubtful(CARD_W - 6, 6) if doubt else "")


def names(name: str) -> str:
    """In one line, or in two."""
    room = CARD_W - SIDE - 7
    middle = SIDE + (CARD_W - SIDE) / 2 - 1
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


def fan(look: Look, c: Canvas, cards: list[int], x: float, y: float, room: float, prefix: str) -> None:
    """Cards side by side, closer together where they would not fit."""
    step = min(CARD_W + 5, (room - CARD_W) / (len(cards) - 1)) if len(cards) > 1 else 0
    for i, card in enumerate(cards):
        left = x + i * step
        seen = CARD_W if i + 1 == len(cards) else min(CARD_W, step)
        slug = str(i + 1) if card == NONE else look.box.cards[card]
        c.place(f"{prefix}-{slug}", Box(left, y, seen, CARD_H, 7), card_tip(look, card), card_svg(look, card, left, y))


def hand(look: Look) -> Panel:
    """Sorted by kind; during the set-up also the two scoring tiles that were dealt."""
    c = Canvas()
    view, seat = look.view, look.seat
    dealt = sorted(view.piles.dealt[seat]) if view.piles.dealt and seat < len(view.piles.dealt) else []
    more = TILE_TALL + 8 if dealt and NONE not in dealt else 0.0
    tall = CARD_H + 14 + more
    c.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 1.6))
    if more:
        for k, tile in enumerate(dealt):
            scoring_tile(look, c, tile, 60 + k * (TILE_WIDE + 40), 7)
    cards = sorted(view.players[seat].hand, key=lambda x: (look.box.card_kind[x], x))
    fan(look, c, cards, 8, 7 + more, WIDE - 16, f"card-{seat}")
    if not cards:
        c.add(text(WIDE / 2, 7 + more + CARD_H / 2, look.words.say("hand-empty"), 17, QUIET))
    c.ring(look.marks, look.ring_colour())
    return c.panel("hand", (0, 0, WIDE, tall), look.words.say("panel-hand"))


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
