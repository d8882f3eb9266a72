"""What is left in the piles and bags of a trail game: own cards, objectives, the market, tiles; then the cards of the others."""

from collections.abc import Callable
from functools import partial

from overlander.core.choice import NONE
from overlander.drawing.stock import Sample, Stock, stock
from overlander.games.trail.draw.hand import Faces
from overlander.games.trail.draw.look import TrailLook
from overlander.games.trail.draw.tiles import SMALL
from overlander.games.trail.view import objective_stack, unknown_by_pool

CARD = (74.0, 104.0)
OBJECTIVE = (74.0, 112.0)


def stocks(look: TrailLook, faces: Faces, tile: Callable[[int, float, float], str], on_top: list[list[int]]) -> list[Stock]:
    """`on_top`: by seat the cards that everybody knows to lie on its draw pile."""
    view, say = look.view, look.words.say
    card = partial(card_sample, look, faces)
    hidden = unknown_by_pool(view)
    out: list[Stock] = []
    if look.seat != NONE:
        me = view.players[look.seat]
        draw = hidden[look.seat] if NONE in me.draw else me.draw
        out.append(stock(say("stock-own-draw"), [*draw, *on_top[look.seat]], card, say("stock-no-order")))
        out.append(stock(say("stock-own-discard"), me.discard, card))
        out.append(stock(say("stock-own-objectives"), me.zone, card))
    out.append(stock(say("stock-objectives-shown"), view.cards.display, card))
    out.append(stock(say("stock-objectives"), objective_stack(view), card, say("stock-no-order")))
    out.append(stock(say("stock-market"), view.cards.market_stack, card, say("stock-no-order")))
    for i, bag in enumerate(view.trail.bags, start=1):
        out.append(stock(say("stock-bag", n=i), bag, partial(tile_sample, look, tile)))
    for seat, p in enumerate(view.players):
        if seat != look.seat and not view.is_automa(seat):
            unseen = hidden.get(seat, [x for x in [*p.hand, *p.draw] if x != NONE])
            name = look.names[seat]
            out.append(stock(say("stock-unseen", player=name), [*unseen, *on_top[seat]], card, say("stock-unseen-about")))
            out.append(stock(say("stock-discard", player=name), p.discard, card))
    return out


def card_sample(look: TrailLook, faces: Faces, kind: int) -> Sample:
    w, h = OBJECTIVE if kind >= look.board.first_objective else CARD
    return Sample(faces.svg(kind, 1, 1, w, h, True), w + 2, h + 2, look.name(look.board.card_slug[kind], "card"))


def tile_sample(look: TrailLook, draw: Callable[[int, float, float], str], tile: int) -> Sample:
    w, h = SMALL
    return Sample(draw(tile, w / 2 + 1, h / 2 + 1), w + 2, h + 2, look.name(look.board.tile_slug[tile], "tile"))
