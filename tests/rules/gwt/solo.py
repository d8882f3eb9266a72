"""Positions against Sam: the human is seat 0, Sam seat 1.

    s = solo()
    heard = sam_plays(s, 7)                    # Sam's turn with his card 7
    assert ("automa-objective", "GWT-SAM-59") in told(heard)
"""

from __future__ import annotations

from overlander.core.event import Event
from overlander.games.gwt.sam.state import HUMAN, SAM, Sam
from overlander.games.gwt.sam.turn import SamTurn
from overlander.games.gwt.state import GwtState
from overlander.games.trail.turn import Turn
from tests.rules.gwt.position import position, workers

__all__ = ["HUMAN", "SAM", "finish", "sam", "sam_plays", "solo", "told", "values"]


def solo(seed: str = "test", **options: str) -> GwtState:
    """A quiet position: both herders on neutral-a, no hazards or outlaws, Sam with one worker of each type, specialty cowboy."""
    s = position(1, seed, **options)
    s.players[SAM].money = 0
    workers(s, SAM)
    sam(s).specialty = 0
    return s


def sam(s: GwtState) -> Sam:
    assert s.sam is not None
    return s.sam


def sam_plays(s: GwtState, number: int) -> list[Event]:
    """Sam's turn with this card on top of his deck, up to the next question; what was told."""
    cards = [card.number for card in s.board.solo().cards]
    sam(s).discard += [x for x in sam(s).deck if cards[x] != number]
    sam(s).deck = [cards.index(number)]
    sam(s).discard = [x for x in sam(s).discard if cards[x] != number]
    s.stack = [Turn(HUMAN), SamTurn(SAM)]
    heard: list[Event] = []
    s.heard = heard
    s.settle()
    s.heard = None
    return heard


def finish(s: GwtState, token: str) -> list[Event]:
    """The human settles what Sam's rules leave open; what was told then."""
    s.heard = []
    s.play(HUMAN, token)
    heard = s.heard
    s.heard = None
    return heard


def told(heard: list[Event]) -> list[tuple[str, str]]:
    return [(e.key, e.rule) for e in heard]


def values(heard: list[Event], key: str, param: str) -> list[str | int]:
    """One parameter of every event of a kind, in order."""
    return [e.params[param] for e in heard if e.key == key]
