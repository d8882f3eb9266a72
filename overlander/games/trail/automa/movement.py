"""An automa's movement (SAM-21..25, SAM-E1)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.automa import ASKED, ONLY, ORDER, AutomaTie, break_tie, narrowed
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.trail.automa.state import AUTOMA, HUMAN
from overlander.games.trail.movement import fee_of, is_location, steps_of
from overlander.games.trail.state import TrailState

FEES = "fees"
HUMAN_FEES = "human-fees"
RULE_BY = {ONLY: "SAM-21", FEES: "SAM-22", HUMAN_FEES: "SAM-23", ASKED: "SAM-E1", ORDER: "SAM-E1"}


def tell_steps(s: TrailState, n: int, what: Params) -> None:
    """SAM-25: the steps of a variable movement, what was counted for them (`why`), and whether that is too many or too few."""
    if s.heard is not None:
        steps = s.box.solo().steps_for(n)
        limit = "most" if n > steps else "least" if n < steps else "none"
        s.tell("automa-steps", AUTOMA, "SAM-25", {"n": n, "steps": steps, "limit": limit, **what})


def distances(s: TrailState) -> list[int]:
    """By space: the fewest locations from there to the city at the end."""
    box = s.box
    out = [0] * len(box.spaces)
    for space in reversed(range(box.goal)):  # the spaces are listed in the order of travel
        out[space] = min([out[x] + int(is_location(s, x)) for x in box.next[space]])
    return out


def shortest_ways(s: TrailState, n: int) -> list[Choice]:
    """SAM-21, SAM-E1: the first n locations of every way to the city with the fewest locations."""
    out: list[Choice] = []
    walk(s, s.players[AUTOMA].herder, n, 0, distances(s), out)
    return out


def walk(s: TrailState, here: int, n: int, entered: int, distance: list[int], out: list[Choice]) -> None:
    for space in s.box.next[here]:
        step = 1 if is_location(s, space) else 0
        if distance[space] + step != distance[here]:
            continue
        path = entered | (1 << space) if step else entered
        if not step or (n > 1 and space != s.box.goal):
            walk(s, space, n - step, path, distance, out)
            continue
        c = Choice(s.box.MOVE, space, NONE, NONE, path)
        if not any(x.same(c) for x in out):
            out.append(c)


def paid_to_human(s: TrailState, path: int) -> int:
    """SAM-24: the hands of the human's buildings on the way."""
    return sum(
        s.box.fee[s.trail.tile[x]] for x in range(len(s.trail.tile)) if (path >> x) & 1 and s.owner(s.trail.tile[x]) == HUMAN
    )


def fees_ahead(s: TrailState) -> list[tuple[int, int]]:
    """By space: the fees on the cheapest of the shortest ways from there to the city, and what of them the human gets."""
    distance = distances(s)
    out = [(0, 0)] * len(s.box.spaces)
    for space in reversed(range(s.box.goal)):
        found: list[tuple[int, int]] = []
        for x in s.box.next[space]:
            step = is_location(s, x)
            if distance[x] + int(step) == distance[space]:
                entered = 1 << x if step else 0
                found.append((out[x][0] + fee_of(s, AUTOMA, entered), out[x][1] + paid_to_human(s, entered)))
        out[space] = min(found)
    return out


def move_automa(s: TrailState, n: int) -> None:
    """The shortest way, then the one with the lowest fees, then the one that pays the human least."""
    ahead = fees_ahead(s) if s.box.solo().whole_way else [(0, 0)] * len(s.box.spaces)
    criteria = [
        (FEES, lambda c: -fee_of(s, AUTOMA, c.n) - ahead[c.a][0]),
        (HUMAN_FEES, lambda c: -paid_to_human(s, c.n) - ahead[c.a][1]),
    ]
    ways, why = narrowed(shortest_ways(s, n), ONLY, criteria)
    break_tie(s, ChooseAutomaWay(HUMAN, ways), why)


class ChooseAutomaWay(AutomaTie):
    """SAM-E1: of ways that are equally short and cost the same."""

    rule: ClassVar[str] = "SAM-E1"

    def settle(self, s: TrailState, c: Choice, why: str) -> None:
        box = s.box
        if s.heard is not None:
            where: Params = {"location": box.spaces[c.a], "steps": steps_of(c.n), "path": str(c).partition(":")[2], "why": why}
            s.tell("automa-move", AUTOMA, RULE_BY[why], where)
        for space in range(len(s.trail.tile)):
            if (c.n >> space) & 1 and s.owner(s.trail.tile[space]) == HUMAN and box.fee[s.trail.tile[space]] > 0:
                fee = box.fee[s.trail.tile[space]]
                s.players[HUMAN].money += fee
                if s.heard is not None:
                    s.tell("automa-fee", AUTOMA, "SAM-24", {"n": fee, "to": HUMAN, "location": box.spaces[space]})
        s.players[AUTOMA].herder = c.a

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"steps": steps_of(c.n), "fee": paid_to_human(s, c.n)}
