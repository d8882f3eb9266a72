"""How likely it is, from what everybody can see, that a production will lack no assistant: counted over all draws from the bag."""

from functools import lru_cache
from math import comb

from overlander.core.choice import NONE
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import COLOURS, Card
from overlander.games.newdale.production import missing
from overlander.games.newdale.state import NewdaleState

MARKET = 3  # the phase in which assistants are drawn


def drawn_already(s: NewdaleState) -> bool:
    """Whether the labour market of this round is complete."""
    return s.market.event == NONE or s.calendar.phase >= MARKET


def missing_now(s: NewdaleState, seat: int, card: Card, delta: int) -> int:
    """How many assistants a production would lack with those who are there."""
    return missing(card.assistants, available(s, seat), delta)


def chance(s: NewdaleState, seat: int, card: Card, delta: int) -> int:
    """Percent: that after the draw nobody is missing."""
    pawns = s.box.events[s.market.event].effect.pawns or s.box.draw_pawns
    return counted(tuple(card.assistants), tuple(available(s, seat)), delta, tuple(s.market.bag), min(pawns, sum(s.market.bag)))


@lru_cache(4096)
def counted(wanted: tuple[int, ...], have: tuple[int, ...], delta: int, bag: tuple[int, ...], pawns: int) -> int:
    good = 0

    def draw(colour: int, left: int, ways: int, there: list[int]) -> None:
        nonlocal good
        if colour == len(COLOURS):
            if left <= bag[colour] and missing(list(wanted), there, delta) == 0:
                good += ways * comb(bag[colour], left)
            return
        for n in range(min(bag[colour], left) + 1):
            draw(colour + 1, left - n, ways * comb(bag[colour], n), [*there[:colour], there[colour] + n, *there[colour + 1 :]])

    draw(0, pawns, 1, list(have))
    return round(100 * good / comb(sum(bag), pawns))
