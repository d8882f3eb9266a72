"""Interim scoring, step 2: the scoring tiles (SCO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake.counting import bits, cards_of_kind, count, presences_in
from overlander.games.boonlake.general import gain_vp, give_up_inhabitants

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def unmarked(s: BoonState, seat: int) -> list[int]:
    """SCO-2: the colour areas without an own marker."""
    marks = s.players[seat].marks
    return [area for area in range(len(marks)) if marks[area] == 0]


def is_pair_met(one: int, two: int, wanted: list[int]) -> bool:
    """SCO-7, SCO-E6: either way round."""
    return (one >= wanted[0] and two >= wanted[1]) or (two >= wanted[0] and one >= wanted[1])


def is_met(s: BoonState, seat: int, tile: int, scoring: int) -> bool:
    """SCO-3, SCO-7..17; gifts are counted when they are given. `scoring` is from 1."""
    wanted = s.box.scoring[tile].values[scoring - 1]
    counter = s.box.scoring[tile].counter
    if counter == b.REGIONS_PAIR:
        regions = s.box.scoring[tile].regions
        return is_pair_met(presences_in(s, seat, regions[0]), presences_in(s, seat, regions[1]), wanted)
    if counter == b.SUNSET_AND_DAY:
        sunset = cards_of_kind(s, seat, b.SUNSET)
        day = cards_of_kind(s, seat, b.DAY)
        projects = bits(s.players[seat].projects)  # SPEC-8: each as the kind that helps
        return any(is_pair_met(sunset + n, day + projects - n, wanted) for n in range(projects + 1))
    if counter == b.PRODUCTION_LEVELS and not s.box.counts_levels:
        return sum([1 for level in s.players[seat].board.sites if level > 0]) >= wanted[0]
    return counter != b.GIFTS and count(s, seat, counter, b.NO_REGION) >= wanted[0]


def begin_marking(s: BoonState, seat: int) -> None:
    """SCO-2, SCO-5: at the fourth scoring the last tile is forced."""
    free = unmarked(s, seat)
    if len(free) == 1:
        mark(s, seat, free[0])
    else:
        s.push(MarkTile(seat))


class MarkTile(Frame):
    """SCO-1, SCO-2."""

    rule: ClassVar[str] = "BOON-SCO-2"

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.MARK, s.piles.areas[area]) for area in unmarked(s, self.seat)]

    def candidates(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.MARK, tile) for tile in s.piles.areas]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.MARK and c.a in s.piles.areas and s.players[self.seat].marks[s.piles.areas.index(c.a)]:
            return Refusal(self.rule, "already-marked", {"tile": s.box.scoring_slug[c.a]})
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        mark(s, self.seat, s.piles.areas.index(c.a))

    def params(self, s: BoonState) -> Params:
        return {"n": s.river.scored}

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is not s.box.MARK or c.a not in s.piles.areas or s.box.scoring[c.a].counter == b.GIFTS:
            return {}
        area = s.piles.areas.index(c.a)
        return {"vp": marker_vp(s, self.seat, area, is_met(s, self.seat, c.a, s.river.scored))}


def marker_vp(s: BoonState, seat: int, area: int, met: bool) -> int:
    """SCO-3, SCO-4."""
    vp = s.box.marker_values[s.river.scored - 1] * (s.box.own_multiplier if area == seat else 1)
    return vp if met else -vp


def mark(s: BoonState, seat: int, area: int) -> None:
    """SCO-1: the marker of this scoring onto the tile."""
    tile = s.piles.areas[area]
    s.players[seat].marks[area] = s.box.marker_values[s.river.scored - 1]
    if s.heard is not None:
        s.tell("mark", seat, "BOON-SCO-1", {"tile": s.box.scoring_slug[tile], "n": s.river.scored})
    if s.box.scoring[tile].counter != b.GIFTS:
        score_marker(s, seat, area, is_met(s, seat, tile, s.river.scored))
        return
    f = GiveGifts(seat, area)
    if len(f.choices(s)) > 1:
        s.push(f)
    else:
        score_marker(s, seat, area, False)


def score_marker(s: BoonState, seat: int, area: int, met: bool) -> None:
    gain_vp(s, seat, marker_vp(s, seat, area, met), "BOON-SCO-3")


class GiveGifts(Frame):
    """SCO-15, SCO-16, SCO-E2: up to the shown number of gifts, of goods and of coins."""

    rule: ClassVar[str] = "BOON-SCO-15"

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def wanted(self, s: BoonState) -> int:
        return s.box.scoring[s.piles.areas[self.area]].values[s.river.scored - 1][0]

    def goods(self, s: BoonState) -> int:
        """How many of the goods there are."""
        kind = s.box.scoring[s.piles.areas[self.area]].goods
        me = s.players[self.seat]
        return me.ranch if kind == b.INHABITANT_GIFT else me.vases if kind == b.VASE_GIFT else 0

    def choices(self, s: BoonState) -> list[Choice]:
        wanted = self.wanted(s)
        most = s.players[self.seat].coins // s.box.scoring[s.piles.areas[self.area]].gift_coins
        goods = self.goods(s)
        out: list[Choice] = []
        for total in range(wanted, -1, -1):
            for given in range(total + 1):
                if given <= goods and total - given <= most:
                    out.append(Choice(s.box.GIFT, given, total - given))
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.GIFT or c.a < 0 or c.b < 0:
            return super().why_not(s, c)
        if c.a + c.b > self.wanted(s):
            return Refusal("BOON-SCO-E2", "too-many-gifts", {"most": self.wanted(s)})
        if c.a > self.goods(s):
            return Refusal(self.rule, "too-few-goods", {"cost": c.a, "goods": self.goods(s)})
        cost = c.b * s.box.scoring[s.piles.areas[self.area]].gift_coins
        coins = s.players[self.seat].coins
        return Refusal(self.rule, "too-few-coins", {"cost": cost, "coins": coins}) if cost > coins else None

    def apply(self, s: BoonState, c: Choice) -> None:
        me = s.players[self.seat]
        tile = s.box.scoring[s.piles.areas[self.area]]
        cost = c.b * tile.gift_coins
        me.coins -= cost
        if tile.goods == b.INHABITANT_GIFT:
            give_up_inhabitants(s, self.seat, c.a)
        elif tile.goods == b.VASE_GIFT:
            me.vases -= c.a
        if s.heard is not None:
            s.tell("gifts", self.seat, self.rule, {"goods": c.a, "kind": b.GOODS[tile.goods], "cost": cost})
        each = tile.gift_vp * (s.box.own_multiplier if s.box.doubles_gifts and self.area == self.seat else 1)
        gain_vp(s, self.seat, (c.a + c.b) * each, self.rule)
        score_marker(s, self.seat, self.area, c.a + c.b >= self.wanted(s))

    def key(self) -> list[int]:
        return [self.seat, self.area]

    def params(self, s: BoonState) -> Params:
        tile = s.piles.areas[self.area]
        return {"tile": s.box.scoring_slug[tile], "n": self.wanted(s)}
