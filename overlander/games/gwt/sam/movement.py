"""Sam's movement (SAM-21..25, SAM-E1, SAM-E17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.gwt.sam.box import MOST_BUILDINGS, SamCard
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.gwt.sam.ties import ASKED, ONLY, ORDER, SamTie, decide
from overlander.games.trail.movement import fee_of, is_location, steps_of

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

FEES = "fees"
HUMAN_FEES = "human-fees"
RULE_BY = {ONLY: "GWT-SAM-21", FEES: "GWT-SAM-22", HUMAN_FEES: "GWT-SAM-23", ASKED: "GWT-SAM-E1", ORDER: "GWT-SAM-E1"}


def steps(s: GwtState, card: SamCard) -> int:
    """SAM-25, SAM-E17: the number on the card, or by workers or buildings."""
    if card.steps_per == NONE:
        return card.steps
    if card.steps_per == MOST_BUILDINGS:
        n = max(s.own_buildings(HUMAN, False), s.own_buildings(SAM, False))
    else:
        n = s.players[SAM].workers[s.sam_().specialty]
    sam = s.board.solo()
    return min(max(n, sam.least_steps), sam.most_steps)


def distances(s: GwtState) -> list[int]:
    """By space: the fewest locations from there to Kansas City."""
    board = s.board
    out = [len(board.spaces)] * len(board.spaces)
    out[board.goal] = 0
    for space in range(board.goal - 1, -1, -1):  # the spaces are listed in the order of travel
        for x in board.next[space]:
            out[space] = min(out[space], out[x] + (1 if is_location(s, x) else 0))
    return out


def shortest_ways(s: GwtState, n: int) -> list[Choice]:
    """SAM-21, SAM-E1: the first n locations of every way to Kansas City with the fewest locations."""
    out: list[Choice] = []
    walk(s, s.players[SAM].herder, n, 0, distances(s), out)
    return out


def walk(s: GwtState, here: int, n: int, entered: int, distance: list[int], out: list[Choice]) -> None:
    for space in s.board.next[here]:
        step = 1 if is_location(s, space) else 0
        if distance[space] + step != distance[here]:
            continue
        path = entered | (1 << space) if step else entered
        if not step or (n > 1 and space != s.board.goal):
            walk(s, space, n - step, path, distance, out)
            continue
        c = Choice(s.board.MOVE, space, NONE, NONE, path)
        if not any(x.same(c) for x in out):
            out.append(c)


def paid_to_human(s: GwtState, path: int) -> int:
    """SAM-24: the hands of the human's buildings on the way."""
    return sum(s.board.fee[s.tile[x]] for x in range(len(s.tile)) if (path >> x) & 1 and s.owner(s.tile[x]) == HUMAN)


class MoveSam(Work):
    def run(self, s: GwtState) -> None:
        ways = shortest_ways(s, steps(s, s.board.solo().cards[s.sam_().card]))
        why = ONLY
        for reason in (FEES, HUMAN_FEES):
            if len(ways) > 1:
                costs = [fee_of(s, SAM, c.n) if reason == FEES else paid_to_human(s, c.n) for c in ways]
                ways = [ways[i] for i in range(len(ways)) if costs[i] == min(costs)]
                why = reason
        decide(s, ChooseSamWay(ways), why)


class ChooseSamWay(SamTie):
    """SAM-E1: of ways that are equally short and cost the same."""

    rule: ClassVar[str] = "GWT-SAM-E1"

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        board = s.board
        if s.heard is not None:
            where: Params = {"location": board.spaces[c.a], "steps": steps_of(c.n), "path": str(c).partition(":")[2], "why": why}
            s.tell("sam-move", SAM, RULE_BY[why], where)
        for space in range(len(s.tile)):
            if (c.n >> space) & 1 and s.owner(s.tile[space]) == HUMAN and board.fee[s.tile[space]] > 0:
                fee = board.fee[s.tile[space]]
                s.players[HUMAN].money += fee
                if s.heard is not None:
                    s.tell("sam-fee", SAM, "GWT-SAM-24", {"n": fee, "to": HUMAN, "location": board.spaces[space]})
        s.players[SAM].herder = c.a

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"steps": steps_of(c.n), "fee": paid_to_human(s, c.n)}
