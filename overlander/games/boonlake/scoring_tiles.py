"""Interim scoring, step 2: the scoring tiles (SCO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake.artifacts.box import SCORE_TILE
from overlander.games.boonlake.cards import spend_card
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


def is_met(s: BoonState, seat: int, tile: int, scoring: int, left: int = 0) -> bool:
    """SCO-3, SCO-7..17; gifts are counted when they are given. `scoring` is from 1; ART-CARD-2: so many columns to the left."""
    wanted = s.box.scoring[tile].values[max(0, scoring - 1 - left)]
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
        f = MarkTile(seat, 0)
        if len(f.choices(s)) > 1:
            s.push(f)
        else:
            mark(s, seat, free[0], 0)
    else:
        s.push(MarkTile(seat, 0))


class MarkTile(Frame):
    """SCO-1, SCO-2."""

    rule: ClassVar[str] = "BOON-SCO-2"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # columns to the left by one-use cards

    def choices(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.MARK, s.piles.areas[area]) for area in unmarked(s, self.seat)]
        return out if s.artifacts is None else out + self.cards(s)

    def cards(self, s: BoonState) -> list[Choice]:
        """ART-CARD-2, ART-CARD-E9: as long as there is a column to the left."""
        if self.left >= s.river.scored - 1 + (1 if s.river.scored < len(s.box.marker_values) else 0):
            return []
        own = sorted(s.players[self.seat].display)
        return [Choice(s.box.SPEND, card) for card in own if s.box.card_one_use[card] == moments.THRESHOLD_ONCE]

    def candidates(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.MARK, tile) for tile in s.piles.areas]
        return out if s.artifacts is None else out + self.cards(s)

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.MARK and c.a in s.piles.areas and s.players[self.seat].marks[s.piles.areas.index(c.a)]:
            return Refusal(self.rule, "already-marked", {"tile": s.box.scoring_slug[c.a]})
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.SPEND:
            spend_card(s, self.seat, c.a)
            s.push(MarkTile(self.seat, self.left + 1))
        else:
            mark(s, self.seat, s.piles.areas.index(c.a), self.left)

    def key(self) -> list[int]:
        return [self.seat, self.left]

    def params(self, s: BoonState) -> Params:
        return {"n": s.river.scored, "left": self.left}

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is not s.box.MARK or c.a not in s.piles.areas or s.box.scoring[c.a].counter == b.GIFTS:
            return {}
        area = s.piles.areas.index(c.a)
        met = is_met(s, self.seat, c.a, s.river.scored, self.left)
        controls = met and would_control(s, self.seat, c.a, self.left)
        return {"vp": marker_vp(s, self.seat, area, met), "control": int(controls)}


def would_control(s: BoonState, seat: int, tile: int, left: int) -> bool:
    """ART-CTL-1: whether the value of the next scoring is met, too."""
    return s.artifacts is not None and s.river.scored < len(s.box.marker_values) and is_met(s, seat, tile, s.river.scored + 1, left)


def marker_value(s: BoonState, seat: int) -> int:
    """SCO-1, ART-CTL-3: the marker of this scoring, or its improved version."""
    improved = s.artifacts is not None and s.artifacts.yards[seat].improved
    return (s.box.improved_values if improved else s.box.marker_values)[s.river.scored - 1]


def marker_vp(s: BoonState, seat: int, area: int, met: bool) -> int:
    """SCO-3, SCO-4."""
    vp = marker_value(s, seat) * (s.box.own_multiplier if area == seat else 1)
    return vp if met else -vp


def mark(s: BoonState, seat: int, area: int, left: int) -> None:
    """SCO-1: the marker of this scoring onto the tile."""
    tile = s.piles.areas[area]
    s.players[seat].marks[area] = marker_value(s, seat)
    if s.heard is not None:
        s.tell("mark", seat, "BOON-SCO-1", {"tile": s.box.scoring_slug[tile], "n": s.river.scored})
    if s.box.scoring[tile].counter != b.GIFTS:
        met = is_met(s, seat, tile, s.river.scored, left)
        score_marker(s, seat, area, met, met and would_control(s, seat, tile, left), met)
        return
    f = GiveGifts(seat, area, left)
    if len(f.choices(s)) > 1:
        s.push(f)
    else:
        score_marker(s, seat, area, False, False, False)


def score_marker(s: BoonState, seat: int, area: int, met: bool, controls: bool, scores: bool) -> None:
    """SCO-3; ART-CTL-1, ART-COND-1 (d), ART-COND-E9: `scores` if the tile brought any points."""
    gain_vp(s, seat, marker_vp(s, seat, area, met), "BOON-SCO-3")
    if s.artifacts is None:
        return
    s.artifacts.yards[seat].improved = False
    if controls:
        s.push(ImproveMarker(seat))
        s.condition_met(seat, SCORE_TILE)
    if scores:
        s.condition_met(seat, SCORE_TILE)


class ImproveMarker(Frame):
    """ART-CTL-2, ART-CTL-E1: who controls a tile may swap the marker of the next scoring."""

    rule: ClassVar[str] = "BOON-ART-CTL-2"

    def choices(self, s: BoonState) -> list[Choice]:
        return [s.box.IMPROVE, s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.IMPROVE.verb:
            s.table().yards[self.seat].improved = True
            if s.heard is not None:
                s.tell("improve-marker", self.seat, self.rule, {"n": s.box.improved_values[s.river.scored]})


class GiveGifts(Frame):
    """SCO-15, SCO-16, SCO-E2: up to the shown number of gifts, of goods and of coins."""

    rule: ClassVar[str] = "BOON-SCO-15"

    def __init__(self, seat: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.area = area
        self.left = left

    def value(self, s: BoonState, scoring: int) -> int:
        return s.box.scoring[s.piles.areas[self.area]].values[max(0, scoring - 1)][0]

    def wanted(self, s: BoonState) -> int:
        return self.value(s, s.river.scored - self.left)

    def most(self, s: BoonState) -> int:
        """SCO-E2, ART-CTL-E2, ART-CTL-E4: the number of this scoring; with the expansion, that of the next one for control."""
        if s.artifacts is None or s.river.scored == len(s.box.marker_values):
            return self.value(s, s.river.scored)
        return self.value(s, s.river.scored + 1)

    def coin_price(self, s: BoonState) -> int:
        return s.lowered(self.seat, s.box.scoring[s.piles.areas[self.area]].gift_coins)

    def goods(self, s: BoonState) -> int:
        """How many of the goods there are."""
        kind = s.box.scoring[s.piles.areas[self.area]].goods
        me = s.players[self.seat]
        return me.ranch if kind == b.INHABITANT_GIFT else me.vases if kind == b.VASE_GIFT else 0

    def choices(self, s: BoonState) -> list[Choice]:
        most = s.players[self.seat].coins // self.coin_price(s)
        goods = self.goods(s)
        out: list[Choice] = []
        for total in range(self.most(s), -1, -1):
            for given in range(total + 1):
                if given <= goods and total - given <= most:
                    out.append(Choice(s.box.GIFT, given, total - given))
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.GIFT or c.a < 0 or c.b < 0:
            return super().why_not(s, c)
        if c.a + c.b > self.most(s):
            return Refusal("BOON-SCO-E2", "too-many-gifts", {"most": self.most(s)})
        if c.a > self.goods(s):
            return Refusal(self.rule, "too-few-goods", {"cost": c.a, "goods": self.goods(s)})
        cost = c.b * self.coin_price(s)
        coins = s.players[self.seat].coins
        return Refusal(self.rule, "too-few-coins", {"cost": cost, "coins": coins}) if cost > coins else None

    def apply(self, s: BoonState, c: Choice) -> None:
        me = s.players[self.seat]
        tile = s.box.scoring[s.piles.areas[self.area]]
        cost = c.b * self.coin_price(s)
        me.coins -= cost
        if tile.goods == b.INHABITANT_GIFT:
            give_up_inhabitants(s, self.seat, c.a)
        elif tile.goods == b.VASE_GIFT:
            me.vases -= c.a
        if s.heard is not None:
            s.tell("gifts", self.seat, self.rule, {"goods": c.a, "kind": b.GOODS[tile.goods], "cost": cost})
        each = tile.gift_vp * (s.box.own_multiplier if s.box.doubles_gifts and self.area == self.seat else 1)
        gain_vp(s, self.seat, (c.a + c.b) * each, self.rule)
        met = c.a + c.b >= self.wanted(s)
        following = s.artifacts is not None and s.river.scored < len(s.box.marker_values)
        controls = following and met and c.a + c.b >= self.value(s, s.river.scored + 1 - self.left)
        given = s.box.rules >= 7 and c.a + c.b > 0
        score_marker(s, self.seat, self.area, met, controls, met or given)

    def key(self) -> list[int]:
        return [self.seat, self.area, self.left]

    def params(self, s: BoonState) -> Params:
        tile = s.piles.areas[self.area]
        return {"tile": s.box.scoring_slug[tile], "n": self.wanted(s)}
