"""The job market and hiring (JOB, HIRE)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Action, Icon
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.location import immediate
from overlander.games.trail.state import TrailState


def marker_row(s: TrailState) -> int:
    """JOB-1: the row of the next free space; past the last row once the end has been triggered."""
    return s.trail.job_next // s.box.columns


def place_worker(s: TrailState, tile: int, seat: int) -> None:
    """JOB-1..4: into the marker's row from left to right; its last space moves the marker on."""
    columns = s.box.columns
    s.trail.jobs[s.trail.job_next] = tile
    s.trail.job_next += 1
    if s.trail.job_next % columns == 0:
        s.marker_moved(seat, s.trail.job_next // columns - 1)


def space_of(s: TrailState, worker: int, row: int) -> int:
    """The leftmost space of a row with such a worker; -1 if there is none."""
    for space in range(row * s.box.columns, (row + 1) * s.box.columns):
        if s.trail.jobs[space] == WORKER + worker:
            return space
    return -1


def hireable(s: TrailState, seat: int, delta: int, purse: int) -> list[Choice]:
    """HIRE-1..3, HIRE-7, HIRE-E1, HIRE-E2: rows above the marker, payable, row of the type not full."""
    me = s.players[seat]
    box = s.box
    jobs = s.trail.jobs
    out: list[Choice] = []
    for row in range(marker_row(s)):
        if box.row_cost[row] + delta > purse:
            continue
        seen = 0
        for space in range(row * box.columns, (row + 1) * box.columns):
            tile = jobs[space]
            if tile != NO_TILE and not (seen >> tile) & 1:
                seen |= 1 << tile
                if me.workers[tile - WORKER] < box.row_length:
                    out.append(Choice(box.HIRE, tile - WORKER, row))
    return out


class HireWorker(Frame):
    rule: ClassVar[str] = "HIRE-1"

    def __init__(self, seat: int, delta: int) -> None:
        super().__init__(seat)
        self.delta = delta

    def cost(self, s: TrailState, row: int) -> int:
        """HIRE-3, HIRE-E2."""
        return max(0, s.box.row_cost[row] + self.delta)

    def choices(self, s: TrailState) -> list[Choice]:
        out = hireable(s, self.seat, self.delta, s.players[self.seat].money)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        for row in range(len(s.box.row_cost)):
            for worker in range(len(s.box.workers)):
                c = Choice(s.box.HIRE, worker, row)
                if space_of(s, worker, row) >= 0 and not any(x.same(c) for x in out):
                    out.append(c)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.HIRE or c.b < 0:
            return super().why_not(s, c)
        me = s.players[self.seat]
        if space_of(s, c.a, c.b) < 0:
            return no("HIRE-1", "no-such-worker")
        if c.b >= marker_row(s):
            return no("HIRE-2", "marker-row")
        if me.workers[c.a] >= s.box.row_length:
            return no("HIRE-7", "row-full")
        if me.money < self.cost(s, c.b):
            return Refusal("HIRE-E5", "too-little-money", {"cost": self.cost(s, c.b), "money": me.money})
        return None

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        me = s.players[self.seat]
        cost = self.cost(s, c.b)
        s.trail.jobs[space_of(s, c.a, c.b)] = NO_TILE  # HIRE-10
        me.money -= cost
        me.workers[c.a] += 1
        if s.heard is not None:
            s.tell("hire", self.seat, self.rule, {"worker": s.box.workers[c.a], "row": c.b + 1, "cost": cost})
        bonus: Action | None = s.box.row_bonus[c.a][me.workers[c.a]]
        if bonus is not None:
            immediate(s, self.seat, [bonus], "HIRE-6")

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"cost": self.cost(s, c.b)} if c.verb is s.box.HIRE else {}

    def params(self, s: TrailState) -> Params:
        return {"delta": self.delta}

    def key(self) -> list[int]:
        return [self.seat, self.delta]


class GiveUpWorker(Frame):
    """STN-4, STN-7: the rightmost hired worker of a row for a master's tile, now or never; `place` is where the tile lies."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def choices(self, s: TrailState) -> list[Choice]:
        workers = s.players[self.seat].workers
        out = [Choice(s.box.APPOINT, w) for w in range(len(workers)) if workers[w] > 1]
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        return [*[Choice(s.box.APPOINT, w) for w in range(len(s.box.workers))], s.box.PASS]

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.APPOINT and s.players[self.seat].workers[c.a] < 2:
            return no("STN-7", "printed-worker")
        return super().why_not(s, c)

    def key(self) -> list[int]:
        return [self.seat, self.place]


class HireEffect(Icon):
    def __init__(self, delta: int) -> None:
        super().__init__()
        self.delta = delta

    def can_with(self, s: TrailState, seat: int, purse: int) -> bool:
        return len(hireable(s, seat, self.delta, purse)) > 0

    def why_not_with(self, s: TrailState, seat: int, purse: int) -> Refusal:
        for_money = len(hireable(s, seat, self.delta, max(s.box.row_cost) + self.delta)) > 0
        return no("HIRE-E5" if for_money else "ACT-E3", "nobody-to-hire")

    def run(self, s: TrailState, seat: int) -> None:
        s.push(HireWorker(seat, self.delta))
