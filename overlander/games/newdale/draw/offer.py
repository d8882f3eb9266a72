"""What all can take: face-up buildings, sailors, characters; the draw pile and the discard pile."""

from typing import Final

from overlander.drawing import Canvas, Panel
from overlander.drawing.outline import Box
from overlander.drawing.pieces import back, empty
from overlander.drawing.svg import icon, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER
from overlander.games.newdale.draw.cards import GAP, TALL, WIDE, card_tip, face
from overlander.games.newdale.draw.colours import PERSON
from overlander.games.newdale.draw.look import Look

PILES: Final = 66.0  # how wide their place is
COLUMNS: Final = 6  # at the most
FEWEST: Final = 4  # where fewer lie open, these are wider, and so are their names


def offer(look: Look) -> Panel:
    """The piles at the left, then everything that lies open, in rows."""
    view = look.view
    canvas = Canvas()
    cards = sorted(view.piles.face_up) + sorted(view.board.sailors)
    people = sorted(view.board.characters)
    rows = max(1, -(-(len(cards) + len(people)) // COLUMNS))
    columns = max(FEWEST, -(-(len(cards) + len(people)) // rows))
    tall = 12 + rows * TALL + (rows - 1) * GAP
    canvas.add(rect(0, 0, WIDE, tall, 10, PAPER, EDGE, 2))
    piles(look, canvas)
    each = (WIDE - PILES - 18 - GAP * (columns - 1)) / columns
    for i, ident in enumerate([*cards, *people]):
        x, y = PILES + 10 + (i % columns) * (each + GAP), 6 + (i // columns) * (TALL + GAP)
        box = Box(x, y, each, TALL, 7)
        if i < len(cards):
            card = look.box.cards.all[ident]
            canvas.thing(f"card-{card.slug}", box, card_tip(look, card), face(look, x, y, each, TALL, card))
        else:
            character(look, canvas, box, look.box.character_slug[ident])
    canvas.ring(look.marks, look.ring_colour())
    return canvas.panel("offer", (0, 0, WIDE, tall), look.say("panel-offer"))


def piles(look: Look, canvas: Canvas) -> None:
    view = look.view
    drawn, discard = len(view.piles.draw), len(view.piles.discard)
    svg = back(8, 8, 46, 48, "house") + text(31, 66, str(drawn), 15, INK)
    canvas.thing("draw-pile", Box(6, 6, 52, 68), look.tip("NEW-GEN-6", look.say("draw-board-draw-pile", n=drawn)), svg)
    svg = (rect(8, 78, 46, 44, 5, CARD, INK, 1.4) + icon("card", 31, 100, 26)) if discard else empty(31, 100, 46, 44)
    svg += text(31, 132, str(discard), 15, INK)
    canvas.thing("discard-pile", Box(6, 76, 52, 66), look.tip("NEW-GEN-20", look.say("draw-board-discard-pile", n=discard)), svg)


def character(look: Look, canvas: Canvas, box: Box, slug: str) -> None:
    row = look.data.characters[slug]
    name = look.named(slug, "character")
    x = box.x + box.w / 2
    svg = (
        rect(*box, PERSON, INK, 1.8) + icon(slug, x, box.y + 56, 72) + text(x, box.y + box.h - 20, name, 14.5, INK, room=box.w - 8)
    )
    tip = look.tip(row["rule"], name, look.say(f"draw-character-does-{slug}"), look.data.doubt(row))
    canvas.thing(f"choose-{slug}", box, tip, svg)
