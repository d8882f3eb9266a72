"""Which panels both games have, and what those show that look alike."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from overlander.drawing import Area, Language, Panel, Place
from overlander.games.trail.draw.display import objectives, players
from overlander.games.trail.state import TrailState

T = TypeVar("T")


class SeatPainters(NamedTuple):
    """How a game draws what belongs to a seat, and what such a picture shows of the position."""

    board: Callable[[Any, int], Panel]
    supply: Callable[[Any, int], Panel]
    hand: Callable[[Any], Panel]
    line: Callable[[Any], Panel]
    automa: Callable[[Any], Panel]
    inputs: Callable[[Any, int], tuple[object, ...]]


def of_seat(function: Callable[[Any, int], T], seat: int) -> Callable[[Any], T]:
    return lambda look_or_view: function(look_or_view, seat)


def market_area(words: Language, paint: Callable[[Any], Panel]) -> Area:
    return Area("market", Place.COMMON, words.say("panel-market"), paint, market_inputs, shared=True)


def areas_beside(words: Language) -> list[Area]:
    """Objectives and players share a tab."""
    title = words.say("panel-players")
    return [
        Area("objectives", Place.COMMON, title, objectives, objectives_inputs, shared=True),
        Area("players", Place.COMMON, title, players, players_inputs, shared=True),
    ]


def areas_of_seats(view: TrailState, seat: int, words: Language, paint: SeatPainters, automa: str, supply: str) -> list[Area]:
    """The boards of all players, and what the one who looks holds; an automa's board and supply have titles of their own."""
    automas = tuple([view.is_automa(owner) for owner in range(len(view.players))])
    return list(areas_with(automas, seat, words, paint, automa, supply))


@lru_cache
def areas_with(
    automas: tuple[bool, ...], seat: int, words: Language, paint: SeatPainters, automa: str, supply: str
) -> tuple[Area, ...]:
    """The same all through a game: made once."""
    inputs = [of_seat(paint.inputs, owner) for owner in range(len(automas))]
    out: list[Area] = []
    for owner, is_automa in enumerate(automas):
        board, kept = of_seat(paint.board, owner), of_seat(paint.supply, owner)
        if is_automa:  # concerns everybody: it has no eyes of its own
            out.append(Area(f"seat-{owner}", Place.COMMON, automa, paint.automa, seat=owner))
            out.append(Area(f"supply-{owner}", Place.COMMON, supply, kept, seat=owner))
            continue
        out.append(Area(f"seat-{owner}", Place.SEAT, words.say("panel-seat"), board, inputs[owner], owner, shared=True))
        out.append(Area(f"supply-{owner}", Place.SEAT, words.say("panel-supply"), kept, inputs[owner], owner))
    if seat >= 0:
        out.append(Area("line", Place.LINE, words.say("panel-line"), paint.line, inputs[seat], seat))
        out.append(Area("hand", Place.HAND, words.say("panel-hand"), paint.hand, inputs[seat], seat))
    return tuple(out)


def market_inputs(view: TrailState) -> tuple[object, ...]:
    return (tuple(view.cards.market), len(view.cards.market_stack))


def objectives_inputs(view: TrailState) -> tuple[object, ...]:
    return (tuple(view.cards.display), len(view.cards.objective_stack))


def players_inputs(view: TrailState) -> tuple[object, ...]:
    acting = () if view.over() else tuple(view.actors())
    return (acting, *((p.money, p.certificates, p.permanent, tuple(p.workers)) for p in view.players))


def seat_inputs(view: TrailState, seat: int) -> tuple[object, ...]:
    p = view.players[seat]
    return (tuple(p.key()), tuple(p.unbuilt), view.own_buildings(seat, False))
