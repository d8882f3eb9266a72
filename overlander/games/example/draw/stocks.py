"""What is left: fruits that nobody sees, and the discard pile."""

from functools import partial

from overlander.drawing.stock import Sample, Stock, stock
from overlander.games.example.draw.board import CARD_H, CARD_W
from overlander.games.example.draw.fruit import fruit_card
from overlander.games.example.draw.look import Look


def stocks(look: Look) -> list[Stock]:
    view, say = look.view, look.words.say
    fruit = partial(fruit_sample, look)
    unseen = view.unknown[0] if view.unknown else view.deck.draw
    return [
        stock(say("stock-unseen", n=len(view.deck.draw)), unseen, fruit, say("stock-no-order")),
        stock(say("stock-discard"), view.deck.discard, fruit),
    ]


def fruit_sample(look: Look, card: int) -> Sample:
    fruit = look.view.box.fruits[card]
    return Sample(fruit_card(1, 1, CARD_W, CARD_H, fruit, card + 1), CARD_W + 2, CARD_H + 2, look.name(fruit, "card"))
