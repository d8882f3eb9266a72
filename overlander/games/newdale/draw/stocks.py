"""What is left: building cards that nobody sees, the discard pile, the bag of assistants, events still to come."""

from functools import partial

from overlander.core.choice import NONE
from overlander.drawing.grammar import row
from overlander.drawing.outline import Box
from overlander.drawing.stock import Lot, Sample, Stock, stock
from overlander.drawing.svg import rect, text
from overlander.drawing.theme import CARD, INK
from overlander.games.newdale.cards import PAWNS
from overlander.games.newdale.draw.cards import TALL, face
from overlander.games.newdale.draw.faces import assistant_at, event_signs
from overlander.games.newdale.draw.look import Look

WIDE = 100.0
EVENT = Box(1, 1, 150, 60, 6)


def stocks(look: Look) -> list[Stock]:
    view, say = look.view, look.say
    together = any(NONE in pile for p in view.players for pile in (view.piles.draw, p.hand, p.aside))
    unseen = view.unknown[0] if together else view.piles.draw
    building, event = partial(card_sample, look), partial(event_sample, look)
    bag = [Lot(pawn_sample(look, colour), n) for colour, n in zip(PAWNS, view.market.bag, strict=True) if n]
    title = say("stock-unseen", n=len(view.piles.draw)) if together else say("stock-draw")
    return [
        Stock(say("stock-bag"), bag),
        stock(say("stock-events-early"), view.calendar.early, event, say("stock-no-order")),
        stock(say("stock-events-late"), view.calendar.middle, event, say("stock-no-order")),
        stock(say("stock-events-spare"), view.calendar.spare, event, say("stock-events-spare-about")),
        stock(say("stock-discard"), view.piles.discard, building),
        stock(title, unseen, building, say("stock-no-order")),
    ]


def card_sample(look: Look, ident: int) -> Sample:
    card = look.box.cards.all[ident]
    return Sample(face(look, 1, 1, WIDE, TALL, card), WIDE + 2, TALL + 2, look.named(card.slug, "card"))


def event_sample(look: Look, ident: int) -> Sample:
    slug = look.box.events[ident].slug
    name = look.named(slug, "event-card")
    svg = rect(*EVENT, CARD, INK, 1.6) + text(EVENT.x + EVENT.w / 2, 17, name, 14, INK, room=EVENT.w - 8)
    svg += row(EVENT.x + EVENT.w / 2, 42, event_signs(look, look.data.events[slug]["effect"]))
    return Sample(svg, EVENT.w + 2, EVENT.h + 2, name)


def pawn_sample(look: Look, colour: str) -> Sample:
    return Sample(assistant_at(14, 15, colour, look.letter(colour)), 28, 30, look.named(colour, "pawn"))
