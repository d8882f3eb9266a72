"""The locomotive (ENG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice, contains
from overlander.core.effects import Toll
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.gwt.stations import offer_upgrade
from overlander.games.trail.actions import Icon

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def occupied(s: GwtState, seat: int) -> int:
    """ENG-4, ENG-5: the nodes under other locomotives, as a bit mask; the start holds any number."""
    mask = 0
    for other in range(len(s.ranches)):
        if other != seat and s.ranches[other].locomotive > 0:
            mask |= 1 << s.ranches[other].locomotive
    return mask


def reach(links: list[list[int]], node: int, spaces: int, taken: int, last: int) -> int:
    """ENG-3, ENG-4, ENG-6, ENG-E1: nodes at 1..spaces, as a bit mask; taken ones are not there at all."""
    mask = 0
    for x in links[node]:
        if (taken >> x) & 1:
            mask |= reach(links, x, spaces, taken, last)
        else:
            mask |= 1 << x
            if spaces > 1 and x != last:
                mask |= reach(links, x, spaces - 1, taken, last)
    return mask


def reach_exactly(links: list[list[int]], node: int, spaces: int, taken: int) -> int:
    """ENG-11, ENG-E3: nodes at exactly so many spaces, by either way at a turnout."""
    mask = 0
    for x in links[node]:
        if (taken >> x) & 1:
            mask |= reach_exactly(links, x, spaces, taken)
        elif spaces == 1:
            mask |= 1 << x
        else:
            mask |= reach_exactly(links, x, spaces - 1, taken)
    return mask


def nodes_back(s: GwtState, seat: int, spaces: int) -> int:
    return reach_exactly(s.board.behind, s.ranches[seat].locomotive, spaces, occupied(s, seat))


def all_behind(s: GwtState, seat: int) -> int:
    """Every free node behind the locomotive."""
    here = s.ranches[seat].locomotive
    return ((1 << here) - 1) & ~occupied(s, seat)


def locomotive_choices(s: GwtState, mask: int) -> list[Choice]:
    """The nodes of a mask; bits beyond the track name none."""
    return [Choice(s.board.LOCOMOTIVE, node) for node in range(len(s.board.node_slug)) if (mask >> node) & 1]


def put_locomotive(s: GwtState, seat: int, node: int, rule: str) -> None:
    s.ranches[seat].locomotive = node
    if s.heard is not None:
        s.tell("locomotive", seat, rule, {"node": s.board.node_slug[node]})


def stop(s: GwtState, seat: int, node: int, rule: str) -> None:
    """ENG-7, ENG-8, ENG-10, ENG-13: the move ends; a station there may be upgraded; from the last space one must go back."""
    put_locomotive(s, seat, node, rule)
    if node == s.board.last_node:
        s.push(Retreat(seat))
    offer_upgrade(s, seat, s.board.node_station[node])


class Track(Frame):
    """Where on the track? `nodes` is a bit mask."""

    def nodes(self, s: GwtState) -> int:
        raise NotImplementedError

    def choices(self, s: GwtState) -> list[Choice]:
        return locomotive_choices(s, self.nodes(s))

    def candidates(self, s: GwtState) -> list[Choice]:
        out = self.choices(s)
        for node in range(len(s.board.node_slug)):
            c = Choice(s.board.LOCOMOTIVE, node)
            if not contains(out, c) and abs(node - s.ranches[self.seat].locomotive) < 8:
                out.append(c)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.LOCOMOTIVE:
            return super().why_not(s, c)
        if (self.nodes(s) >> c.a) & 1:
            return None
        if (occupied(s, self.seat) >> c.a) & 1:
            return no("GWT-ENG-4", "space-occupied")
        return no(self.rule, "not-that-far")


class MoveLocomotive(Track):
    """ENG-1..3: forward up to n spaces, or not at all (ACT-3)."""

    rule: ClassVar[str] = "GWT-ENG-3"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def nodes(self, s: GwtState) -> int:
        if self.n == 0:
            return 0
        return reach(s.board.ahead, s.ranches[self.seat].locomotive, self.n, occupied(s, self.seat), s.board.last_node)

    def choices(self, s: GwtState) -> list[Choice]:
        out = locomotive_choices(s, self.nodes(s))
        out.append(s.board.PASS)
        return out

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is not s.board.PASSING:
            stop(s, self.seat, c.a, self.rule)

    def params(self, s: GwtState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class MoveBack(Track):
    """ENG-11, ENG-13, ENG-E4, ENG-E7: exactly n spaces back, as a condition; one move with one stop."""

    rule: ClassVar[str] = "GWT-ENG-11"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def nodes(self, s: GwtState) -> int:
        return nodes_back(s, self.seat, self.n)

    def apply(self, s: GwtState, c: Choice) -> None:
        stop(s, self.seat, c.a, self.rule)

    def params(self, s: GwtState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class Retreat(Track):
    """ENG-10, ENG-E5: from the last space back to any free one, then $3, which may pay for a station there."""

    rule: ClassVar[str] = "GWT-ENG-10"

    def nodes(self, s: GwtState) -> int:
        return all_behind(s, self.seat)

    def apply(self, s: GwtState, c: Choice) -> None:
        s.receive(self.seat, s.board.end_money, self.rule)
        stop(s, self.seat, c.a, self.rule)


class LocomotiveForward(Icon):
    """ENG-1, ENG-2: by engineers (or another count), or a fixed number."""

    def __init__(self, n: int, per: int) -> None:
        super().__init__()
        self.n = n
        self.per = per

    def run(self, s: GwtState, seat: int) -> None:
        s.push(MoveLocomotive(seat, self.n if self.per == NONE else s.count(seat, self.per)))


class LocomotiveBack(Toll):
    """ENG-12."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, s: GwtState, seat: int) -> bool:
        return nodes_back(s, seat, self.n) != 0

    def why_not(self, s: GwtState, seat: int) -> Refusal:
        return Refusal("GWT-ENG-12", "not-far-enough", {"n": self.n})

    def ask(self, s: GwtState, seat: int) -> None:
        s.push(MoveBack(seat, self.n))
