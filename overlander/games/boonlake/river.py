"""Phase B: the ship (RIV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.lake import PawnSteps
from overlander.games.boonlake.general import SiteOrVase, draw_cards, gain_coins, gain_vases, offer_site_or_vases

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def is_jumped(s: BoonState, space: int) -> bool:
    """RIV-3, RIV-4, RIV-13: a space with a ship is jumped and not counted; harbors and final spaces hold any number."""
    if s.box.river_kind[space] == b.PLAIN_SPACE:
        return space in s.river.ships
    return s.artifacts is not None and s.box.harbor_tile[space] and space in s.river.ships  # ART-HAR-1


def targets(s: BoonState, seat: int, most: int) -> list[int]:
    """RIV-1, RIV-2, RIV-8: where the ship may end, nearest first."""
    out: list[int] = []
    onward = s.box.river_next[s.river.round]
    space = onward[s.river.ships[seat]]
    while space != NONE and len(out) < most:
        if not is_jumped(s, space):
            out.append(space)
        space = onward[space]
    return out


class MoveShip(Frame):
    """RIV-1: at least one step."""

    rule: ClassVar[str] = "BOON-RIV-1"

    def choices(self, s: BoonState) -> list[Choice]:
        return [s.box.ship_choice[x] for x in targets(s, self.seat, s.box.most_steps[s.strips.row])]

    def candidates(self, s: BoonState) -> list[Choice]:
        return s.box.ship_choice[:]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.SHIP:
            return super().why_not(s, c)
        most = s.box.most_steps[s.strips.row]
        if c.a in targets(s, self.seat, most):
            return None
        name: Params = {"space": s.box.river[c.a]}
        if is_jumped(s, c.a):
            return Refusal("BOON-RIV-3", "space-occupied", name)
        if c.a in targets(s, self.seat, len(s.box.river)):
            return Refusal(self.rule, "too-far", {**name, "limit": most})
        return Refusal("BOON-RIV-2", "not-ahead", name)

    def apply(self, s: BoonState, c: Choice) -> None:
        sail(s, self.seat, c.a)

    def params(self, s: BoonState) -> Params:
        return {"limit": s.box.most_steps[s.strips.row]}

    def details(self, s: BoonState, c: Choice) -> Params:
        """RIV-10, FLOW-7, ART-LAKE-9: what the way there brings about."""
        if c.verb is not s.box.SHIP or c.a not in targets(s, self.seat, len(s.box.river)):
            return {}
        return {"follows": FOLLOWS[follows(s, self.seat, c.a)], "pawn": int(moves_pawn(s, self.seat, c.a))}


FOLLOWS: Final = ["nothing", "scoring", "end"]


def follows(s: BoonState, seat: int, target: int) -> int:
    """RIV-10, FLOW-7: 1 if the ship is the first of the round across a lock on its way, 2 if that is the last one of the game."""
    river = s.river
    space = river.ships[seat]
    out = 0
    while space != target:
        lock = s.box.lock_after[space]
        space = s.box.river_next[river.round][space]
        if lock != NONE and not (river.crossed >> lock) & 1:
            out = 2 if is_last(s, space) else 1
    return out


def is_last(s: BoonState, space: int) -> bool:
    """FLOW-7: the final space of the lower arm."""
    return s.river.round == 1 and s.box.river_kind[space] == b.FINAL_SPACE


def moves_pawn(s: BoonState, seat: int, target: int) -> bool:
    """ART-LAKE-9, ART-LAKE-E6: only spaces that count."""
    if s.artifacts is None:
        return False
    return targets(s, seat, len(s.box.river)).index(target) + 1 >= s.box.kit().steps_for_pawn


def sail(s: BoonState, seat: int, target: int) -> None:
    """RIV-6; ART-LAKE-9, ART-LAKE-E6, ART-LAKE-E13: the ship moves and gains, then the pawn; ART-HAR-2: or a harbor that it
    jumped."""
    jumped: list[int] = []
    if s.artifacts is not None:
        jumped = jumped_harbors(s, seat, target)
        if moves_pawn(s, seat, target):
            s.push(PawnSteps(seat, 1))
    move_ship(s, seat, target)
    if jumped:
        s.push(HarborReward(seat, target, jumped))
    else:
        landing(s, seat, target)


def jumped_harbors(s: BoonState, seat: int, target: int) -> list[int]:
    """ART-HAR-2, ART-HAR-E1: the harbors with another ship on the way."""
    out: list[int] = []
    onward = s.box.river_next[s.river.round]
    space = onward[s.river.ships[seat]]
    while space != target:
        if s.box.harbor_tile[space] and is_jumped(s, space):
            out.append(space)
        space = onward[space]
    return out


class HarborReward(Frame):
    """ART-HAR-2: the reward of the space where the ship ends, or that of a harbor it jumped."""

    rule: ClassVar[str] = "BOON-ART-HAR-2"

    def __init__(self, seat: int, space: int, harbors: list[int]) -> None:
        super().__init__(seat)
        self.space = space
        self.harbors = harbors

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.REWARD, x) for x in (self.space, *self.harbors)]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.a == self.space:
            landing(s, self.seat, c.a)
            return
        if s.heard is not None:
            s.tell("harbor-reward", self.seat, self.rule, {"space": s.box.river[c.a]})
        end_bonus(s, self.seat, self.space)  # ART-HAR-E3
        s.box.river_reward[c.a].start(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.space, *self.harbors]


def move_ship(s: BoonState, seat: int, target: int) -> None:
    """RIV-10, INT-12, FLOW-7: the locks on the way."""
    river = s.river
    onward = s.box.river_next[river.round]
    space = river.ships[seat]
    while space != target:
        lock = s.box.lock_after[space]
        space = onward[space]
        if lock == NONE or (river.crossed >> lock) & 1:
            continue
        river.crossed |= 1 << lock
        if is_last(s, space):
            river.ender = seat
        else:
            river.trigger = seat
        if s.heard is not None:
            s.tell("cross-lock", seat, "BOON-RIV-10", {"lock": lock + 1})
    river.ships[seat] = target
    if s.heard is not None:
        s.tell("ship", seat, "BOON-RIV-1", {"space": s.box.river[target]})


def landing(s: BoonState, seat: int, space: int) -> None:
    """RIV-6, EFF-22, EFF-E3: the reward of the space, and what cards add."""
    perks = s.players[seat].perks
    end_bonus(s, seat, space)
    reward = s.box.river_reward[space]
    more = perks[b.VASE_SPACE_VASES]
    if s.box.vase_space[space] and more:
        if isinstance(reward.gives[0], SiteOrVase):
            offer_site_or_vases(s, seat, 1 + more)
            return
        gain_vases(s, seat, more, "BOON-EFF-22")
    reward.start(s, seat)


def end_bonus(s: BoonState, seat: int, space: int) -> None:
    """EFF-18, EFF-19, EFF-E4, EFF-E5: for the space where the ship ends."""
    perks = s.players[seat].perks
    if s.box.coin_space[space]:
        gain_coins(s, seat, perks[b.COIN_SPACE_COINS], "BOON-EFF-18")
    if s.box.river_kind[space] != b.PLAIN_SPACE:
        gain_coins(s, seat, perks[b.HARBOR_COINS], "BOON-EFF-19")
        draw_cards(s, seat, perks[b.HARBOR_CARDS], "BOON-EFF-19")


class PhaseB(Work):
    """TURN-6: one way only is no question."""

    def run(self, s: BoonState) -> None:
        found = targets(s, self.seat, s.box.most_steps[s.strips.row])
        if len(found) == 1:
            sail(s, self.seat, found[0])
        else:
            s.push(MoveShip(self.seat))
