"""The questions that both trail games ask, and how the greedy bot scores their choices, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.games.trail.automa.movement import paid_to_human
from overlander.games.trail.box import AUXILIARY_SLOT
from overlander.games.trail.building import BuildBuilding
from overlander.games.trail.greedy.outlook import TrailOutlook
from overlander.games.trail.hiring import HireWorker
from overlander.games.trail.location import AtLocation

O = TypeVar("O", bound=TrailOutlook)  # noqa: E741

FIRST = 0.01  # before equal choices: gains come before what costs


def best_answer(o: O, question: Frame, offers: list[Choice], score: Callable[[O, Frame, Choice], float]) -> Choice:
    """The answer with the most points, the first of equals."""
    best: Choice | None = None
    most = 0.0
    for c in offers:
        if c.verb.extra:
            continue
        points = score(o, question, c)
        if best is None or points > most:
            best = c
            most = points
    assert best is not None
    return best


# -- moving


def place_herder(o: TrailOutlook, q: Frame, c: Choice) -> float:
    return o.stop_worth(c.a) + o.way_worth(c.a)


def move_herder(o: TrailOutlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.PLAY:
        return o.card_worth_playing(c)
    return o.arrival_worth(c.a) - o.fee(c.n) * o.coin


# -- at a location


def at_location(o: TrailOutlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, AtLocation)
    if c.verb is o.box.PASSING:
        return 0.0
    if c.verb is o.box.PLAY:
        return o.card_worth_playing(c)
    action = o.box.actions[c.a]
    worth = o.act_worth(action, c)
    if action.slot == AUXILIARY_SLOT:
        # it is instead of everything else here
        return worth - sum(max(0.0, o.action_worth(a)) for a in q.actions(o.s))
    if worth <= 0.0:
        return worth
    if o.moves_on(action):
        return FIRST * worth  # what the location still offers would be lost
    return worth + (o.weights.TURN if o.earns(action) else 0.0)  # money first, then what it buys


def any_action(o: TrailOutlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.box.PASSING else o.act_worth(o.box.actions[c.a], c)


def hire(o: TrailOutlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, HireWorker)
    return 0.0 if c.verb is o.box.PASSING else o.worker_worth(c.a) - q.cost(o.s, c.b) * o.coin


def build(o: TrailOutlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, BuildBuilding)
    return 0.0 if c.verb is o.box.PASSING else o.build_worth(c.a, c.b, q.dollars)


def remove_hazard(o: TrailOutlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.box.PASSING else o.hazard_worth(o.s.trail.tile[c.a])


def gain_objective(o: TrailOutlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.PASSING:
        return 0.0
    return FIRST if c.a == o.box.top_of_stack else o.objective_worth(c.a)


# -- cards


def discard(o: TrailOutlook, q: Frame, c: Choice) -> float:
    return -o.keep_worth(c.a)


def draw(o: TrailOutlook, q: Frame, c: Choice) -> float:
    """Whoever chooses what to discard afterwards draws all there is."""
    return float(c.n)


# -- on an automa's behalf


def automa_way(o: TrailOutlook, q: Frame, c: Choice) -> float:
    return paid_to_human(o.s, c.n) * o.coin


def automa_anything(o: TrailOutlook, q: Frame, c: Choice) -> float:
    """What is equal for an automa by its rules is taken to be equal: the first."""
    return 0.0
