"""Exploring, and placing pastures (EXP, CAT-1..4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.boonlake.general import gain_coins
from overlander.games.boonlake.levers import offer_tile_lever

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def is_legal(s: BoonState, space: int) -> bool:
    """EXP-2, EXP-3, EXP-E3: free, beside a placed tile; bridges and fords join."""
    tiles = s.land.tiles
    if tiles[space] == NONE:
        for x in s.box.adjacent[space]:
            if tiles[x] != NONE:
                return True
    return False


def legal_spaces(s: BoonState) -> list[int]:
    return [space for space in range(len(s.land.tiles)) if is_legal(s, space)]


def has_legal_space(s: BoonState) -> bool:
    for space in range(len(s.land.tiles)):
        if is_legal(s, space):
            return True
    return False


def has_room_for_two(s: BoonState) -> bool:
    """Whether a tile could still be placed after another one, wherever that goes."""
    free = legal_spaces(s)
    return len(free) > 1 or (len(free) == 1 and any(s.land.tiles[x] == NONE for x in s.box.adjacent[free[0]]))


def offer_spaces(s: BoonState, out: list[Choice]) -> None:
    for space in range(len(s.land.tiles)):
        if is_legal(s, space):
            out.append(s.box.place_choice[space])


def why_not_place(s: BoonState, space: int, rule: str) -> Refusal | None:
    name: Params = {"space": s.box.spaces[space]}
    if s.land.tiles[space] != NONE:
        return Refusal(rule, "space-occupied", name)
    if not is_legal(s, space):
        return Refusal(rule, "no-tile-beside", name)
    return None


def place_tile(s: BoonState, seat: int, tile: int, space: int, rule: str) -> None:
    """EXP-5, CAT-1: the reward of the space, then the lever for placing."""
    s.land.tiles[space] = tile
    s.strips.explored += 1
    if s.heard is not None:
        s.tell("place-tile", seat, rule, {"tile": s.box.tile_slug[tile], "space": s.box.spaces[space]})
    s.push(TilePlaced(seat))
    s.box.space_reward[space].start(s, seat)


class TilePlaced(Work):
    """TIME-5: the lever for placing, once the reward is there."""

    def run(self, s: BoonState) -> None:
        offer_tile_lever(s, self.seat)


def instead_of_tiles(s: BoonState, seat: int, n: int, rule: str) -> None:
    """ART-A7-E8: the special tile has taken the last space since the question was asked."""
    if s.box.rules >= 3 and not has_legal_space(s):
        gain_coins(s, seat, n * s.box.no_tile_coins, rule)


# -- exploring


class ExploreEffect(Effect):
    """EXP-1, EXP-E1: so many times, one after the other."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        s.push(Explorations(seat, self.n, self.n))


class Explorations(Work):
    """EXP-E1, EXP-6, EXP-E2: what is still to explore; nothing to place: coins instead."""

    def __init__(self, seat: int, left: int, of: int) -> None:
        super().__init__(seat)
        self.left = left
        self.of = of

    def run(self, s: BoonState) -> None:
        room = has_legal_space(s)
        if not s.land.mound or not room:
            rule = "BOON-EXP-E2" if room else "BOON-EXP-6"
            gain_coins(s, self.seat, self.left * s.box.no_tile_coins, rule)
            return
        s.push(Explore(self.seat, self.left, self.of))

    def key(self) -> list[int]:
        return [self.seat, self.left, self.of]


class Explore(Frame):
    """EXP-E4: a tile may be left in the mound, until it is revealed."""

    rule: ClassVar[str] = "BOON-EXP-1"

    def __init__(self, seat: int, left: int, of: int) -> None:
        super().__init__(seat)
        self.left = left
        self.of = of

    def choices(self, s: BoonState) -> list[Choice]:
        """EXP-6: the special tile of the expansion may meanwhile have taken the last space."""
        return [s.box.EXPLORE, s.box.PASS] if has_legal_space(s) else [s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            instead_of_tiles(s, self.seat, self.left, "BOON-EXP-6")
            return
        tile = s.rng.take(s.land.mound)
        if s.heard is not None:
            s.tell("reveal-tile", self.seat, self.rule, {"tile": s.box.tile_slug[tile]})
        if self.left > 1:
            s.push(Explorations(self.seat, self.left - 1, self.of))
        s.push(PlaceTile(self.seat, tile))

    def key(self) -> list[int]:
        return [self.seat, self.left, self.of]

    def params(self, s: BoonState) -> Params:
        return {"n": self.of - self.left + 1, "of": self.of}


class PlaceTile(Frame):
    """EXP-2, EXP-E4: a revealed tile must be placed."""

    rule: ClassVar[str] = "BOON-EXP-2"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_spaces(s, out)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        return s.box.place_choice[:]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PLACE:
            return why_not_place(s, c.a, self.rule)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        place_tile(s, self.seat, self.tile, c.a, self.rule)

    def key(self) -> list[int]:
        return [self.seat, self.tile]

    def params(self, s: BoonState) -> Params:
        return {"tile": s.box.tile_slug[self.tile]}


# -- pastures


class PastureEffect(Effect):
    """CAT-1, CAT-4."""

    def run(self, s: BoonState, seat: int) -> None:
        if s.land.pastures == s.box.pasture_count or not has_legal_space(s):
            gain_coins(s, seat, s.box.no_tile_coins, "BOON-CAT-4")
        else:
            s.push(PlacePasture(seat))


class PlacePasture(Frame):
    """CAT-1."""

    rule: ClassVar[str] = "BOON-CAT-1"

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_spaces(s, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        return [*s.box.place_choice, s.box.PASS]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PLACE:
            return why_not_place(s, c.a, self.rule)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PLACE:
            place_pasture(s, self.seat, c.a)
        else:
            instead_of_tiles(s, self.seat, 1, "BOON-CAT-4")


def place_pasture(s: BoonState, seat: int, space: int) -> None:
    s.land.pastures += 1
    place_tile(s, seat, s.box.first_pasture + s.land.pastures - 1, space, "BOON-CAT-1")


# -- the special building tile of the expansion


class PlacePlot(Frame):
    """ART-A7-1, ART-A7-E2, ART-A7-E5: placed as by exploring, the covered reward included."""

    rule: ClassVar[str] = "BOON-ART-A7-1"

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_spaces(s, out)
        return out

    def apply(self, s: BoonState, c: Choice) -> None:
        s.table().yards[self.seat].special = False
        place_tile(s, self.seat, s.box.special_tile, c.a, self.rule)
