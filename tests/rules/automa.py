"""Positions against an automa: the human is seat 0, Sam or Sarah seat 1. `gwt/solo.py` and `nz/solo.py` hand these on."""

from __future__ import annotations

from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.games.trail.automa.state import HUMAN
from overlander.games.trail.state import TrailState
from overlander.games.trail.turn import Turn

__all__ = ["HUMAN", "automa_plays", "finish", "told", "values", "whole_game"]


def automa_plays(s: TrailState, number: int) -> list[Event]:
    """The automa's turn with this card on top of its deck, up to the next question; what was told."""
    automa = s.automa()
    numbers = [int(slug.rpartition("-")[2]) for slug in s.box.solo().card_slug]
    automa.discard = [x for x in automa.deck + automa.discard if numbers[x] != number]
    automa.deck = [numbers.index(number)]
    s.stack = [Turn(HUMAN)]
    s.automa_turn(1)
    heard: list[Event] = []
    s.heard = heard
    s.settle()
    s.heard = None
    return heard


def finish(s: State, token: str) -> list[Event]:
    """The human settles what the automa's rules leave open; what was told then."""
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


def whole_game(game: str, options: dict[str, str], seed: str) -> list[Event]:
    """What is told in a whole solo game of a player who seldom passes."""
    s = find_game(game).new({"players": "1", **options}, seed)
    rng = Rng(key_of("explained " + seed), 0, ())
    out: list[Event] = []
    while not s.over():
        assert s.actor() == HUMAN  # the automa is never asked
        choices = s.choices(HUMAN)
        if choices[-1].verb.name == "pass" and len(choices) > 1 and rng.below(8):
            choices = choices[:-1]
        out += finish(s, str(choices[rng.below(len(choices))]))
    return out
