"""Buildings with rules of their own: 6b copies a neighbour, 9a makes a special delivery (BLDG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Toll
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.railroad import Track, all_behind, occupied, put_locomotive
from overlander.games.gwt.stations import offer_upgrade
from overlander.games.trail.actions import Icon
from overlander.games.trail.location import AtLocation, building_actions, building_kind

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


# -- 6b


def why_not_copy(s: GwtState, seat: int, space: int) -> Refusal | None:
    """BLDG-6b-1..3: a building joined by one edge, whoever owns it, not used before in this turn, and no other 6b."""
    herder = s.players[seat].herder
    if space not in s.board.next[herder] and space not in s.board.before[herder]:
        return no("GWT-BLDG-6b-1", "not-adjacent")
    kind = building_kind(s.trail.tile[space])
    if kind == NONE:
        return no("GWT-BLDG-6b-1", "no-building-there")
    for a in building_actions(s, kind):
        if a.copies:
            return no("GWT-BLDG-6b-3", "copies-itself")
    if (s.progress.used_buildings >> kind) & 1:
        return no("GWT-BLDG-6b-2", "used-this-turn")
    return None


def neighbours(s: GwtState, seat: int) -> list[int]:
    herder = s.players[seat].herder
    return s.board.before[herder] + s.board.next[herder]


class CopyBuilding(Frame):
    """BLDG-6b-1..7: whose location actions?"""

    rule: ClassVar[str] = "GWT-BLDG-6b-1"

    def choices(self, s: GwtState) -> list[Choice]:
        return [Choice(s.board.COPY, x) for x in neighbours(s, self.seat) if why_not_copy(s, self.seat, x) is None]

    def candidates(self, s: GwtState) -> list[Choice]:
        return [Choice(s.board.COPY, x) for x in neighbours(s, self.seat)]

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is s.board.COPY:
            return why_not_copy(s, self.seat, c.a)
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        here = s.stack.pop()
        assert isinstance(here, AtLocation)
        if s.heard is not None:
            s.tell(
                "copy", self.seat, self.rule, {"building": s.board.tile_slug[s.trail.tile[c.a]], "location": s.board.spaces[c.a]}
            )
        lent = s.trail.tile[c.a] if s.board.mended else NONE  # BLDG-6b-8
        s.push(AtLocation(self.seat, here.tile, c.a, lent, here.used))

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"building": s.board.tile_slug[s.trail.tile[c.a]]}


class CopyAdjacentBuilding(Icon):
    def __init__(self) -> None:
        super().__init__()
        self.copies = True

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        for x in neighbours(s, seat):
            if why_not_copy(s, seat, x) is None:
                return True
        return False

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        return no("GWT-BLDG-6b-1", "nothing-to-copy")

    def run(self, s: GwtState, seat: int) -> None:
        s.push(CopyBuilding(seat))


# -- 9a


def spaces_passed(s: GwtState, seat: int, node: int) -> int:
    """BLDG-9a-1: the spaces moved back, not counting occupied ones and turnouts."""
    taken = occupied(s, seat)
    return sum(1 for x in range(node, s.ranches[seat].locomotive) if s.board.node_main[x] and not (taken >> x) & 1)


class MoveBackFreely(Track):
    """BLDG-9a-1, BLDG-9a-6: back by any number of spaces; their number is the value of the delivery that follows."""

    rule: ClassVar[str] = "GWT-BLDG-9a-1"

    def nodes(self, s: GwtState) -> int:
        return all_behind(s, self.seat)

    def apply(self, s: GwtState, c: Choice) -> None:
        s.progress.income = spaces_passed(s, self.seat, c.a)
        put_locomotive(s, self.seat, c.a, self.rule)

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"value": spaces_passed(s, self.seat, c.a)}


class LocomotiveBackAny(Toll):
    def can(self, s: GwtState, seat: int) -> bool:
        return all_behind(s, seat) != 0

    def why_not(self, s: GwtState, seat: int) -> Refusal:
        return Refusal("GWT-BLDG-9a-1", "not-far-enough", {"n": 1})

    def ask(self, s: GwtState, seat: int) -> None:
        s.push(MoveBackFreely(seat))


class SpecialDelivery(Icon):
    """BLDG-9a-2..5: a delivery without income and transport cost; only then a station reached may be upgraded."""

    def run(self, s: GwtState, seat: int) -> None:
        s.push(StationReached(seat))
        s.push(Deliver(seat, False))


class StationReached(Work):
    def run(self, s: GwtState) -> None:
        offer_upgrade(s, self.seat, s.board.node_station[s.ranches[self.seat].locomotive])
