"""Ship, harbours, harbourmasters and storehouses (SHIP, HARB, HM, STO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz.certificates import take_bonus_card, take_support_card
from overlander.games.nz.delivery import PlaceDisc, discs_for
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import WORKER
from overlander.games.trail.hiring import GiveUpWorker
from overlander.games.trail.location import immediate

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


# -- improving


def free_slots(s: NzState, harbour: int) -> list[int]:
    """NZ-HARB-E4: one free slot for each cost that is still to be had."""
    out: list[int] = []
    costs: list[int] = []
    for slot in range(b.SLOTS):
        if s.slots[harbour * b.SLOTS + slot] == NONE and s.board.harbour_costs[harbour][slot] not in costs:
            costs.append(s.board.harbour_costs[harbour][slot])
            out.append(slot)
    return out


def cost_of(s: NzState, harbour: int, slot: int) -> int:
    """NZ-HARB-3, NZ-HARB-5: of a small harbour the slot's, of others the one there is."""
    return s.board.harbour_costs[harbour][max(0, slot)]


def why_not_improve(s: NzState, seat: int, harbour: int, slot: int, purse: int) -> Refusal | None:
    """NZ-HARB-1, NZ-HARB-2."""
    board = s.board
    farm = s.farms[seat]
    if (farm.harbours >> harbour) & 1:
        return no("NZ-HARB-1", "already-improved")
    size = board.harbour_size[harbour]
    cost = cost_of(s, harbour, slot)
    if purse < cost:
        return Refusal("NZ-HARB-1", "too-little-money", {"cost": cost, "money": purse})
    if size == b.MEDIUM:
        if s.players[seat].discs == 0:
            return no("NZ-HARB-2", "no-disc-left")
        if not discs_for(s, seat, board.harbour_white[harbour], cost, purse):
            return no("NZ-UNL-9", "no-disc-affordable")  # NZ-CLAR-6, NZ-CLAR-E1
        return None
    if farm.storehouses == 0:
        return no("NZ-HARB-2", "no-storehouse-left")
    if size == b.SMALL and slot not in free_slots(s, harbour):
        return no("NZ-HARB-3", "slot-taken")
    return None


def improvements(s: NzState, seat: int, harbour: int, purse: int) -> list[Choice]:
    """The ways to improve a harbour: of a small one, a slot is chosen too."""
    board = s.board
    slots = free_slots(s, harbour) if board.harbour_size[harbour] == b.SMALL else [NONE]
    return [Choice(board.IMPROVE, harbour, slot) for slot in slots if why_not_improve(s, seat, harbour, slot, purse) is None]


def improve(s: NzState, seat: int, c: Choice, remote: bool) -> None:
    """NZ-HARB-3, NZ-HARB-5, NZ-HARB-8: first the cost, then the piece."""
    board = s.board
    cost = cost_of(s, c.a, c.b)
    if s.heard is not None:
        s.tell("improve", seat, "NZ-HARB-14" if remote else "NZ-SHIP-5", {"harbour": board.harbour_slug[c.a], "cost": cost})
    s.players[seat].money -= cost
    if board.harbour_size[c.a] == b.MEDIUM:
        s.push(HarbourDisc(seat, c.a))
    else:
        s.push(PlaceStorehouse(seat, c.a, free_slots(s, c.a)[0] if c.b == NONE else c.b, remote))


def harbour_card(s: NzState, seat: int, harbour: int, rule: str) -> None:
    """NZ-HARB-4, NZ-HARB-6."""
    if s.board.harbour_card[harbour] != NONE:
        take_support_card(s, seat, s.board.harbour_card[harbour], rule)
    elif s.board.harbour_pile[harbour] != NONE:
        take_bonus_card(s, seat, s.board.harbour_pile[harbour], rule)


class PlaceStorehouse(Frame):
    """NZ-STO-1: which storehouse leaves the player board? Then card, return (NZ-HARB-12) and the pair's bonus (NZ-STO-4)."""

    rule: ClassVar[str] = "NZ-STO-1"

    def __init__(self, seat: int, harbour: int, slot: int, remote: bool) -> None:
        super().__init__(seat)
        self.harbour = harbour
        self.slot = slot
        self.remote = remote

    def choices(self, s: NzState) -> list[Choice]:
        left = s.farms[self.seat].storehouses
        return [Choice(s.board.STOREHOUSE, i) for i in range(len(s.board.storehouse_slug)) if (left >> i) & 1]

    def candidates(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.STOREHOUSE, i) for i in range(len(s.board.storehouse_slug))]

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.STOREHOUSE and not (s.farms[self.seat].storehouses >> c.a) & 1:
            return no(self.rule, "storehouse-gone")
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        board = s.board
        farm = s.farms[self.seat]
        farm.storehouses &= ~(1 << c.a)
        farm.harbours |= 1 << self.harbour
        s.slots[self.harbour * b.SLOTS + self.slot] = self.seat
        if s.heard is not None:
            params: Params = {"harbour": board.harbour_slug[self.harbour], "storehouse": board.storehouse_slug[c.a]}
            s.tell("storehouse", self.seat, "NZ-HARB-8" if board.harbour_size[self.harbour] == b.LARGE else "NZ-HARB-3", params)
        harbour_card(s, self.seat, self.harbour, "NZ-HARB-4")
        if board.harbour_end[self.harbour] and (not self.remote or board.remote_returns):
            farm.ship = board.sea_start  # NZ-HARB-12, NZ-HARB-E5, NZ-HARB-E6
            if s.heard is not None:
                s.tell("ship-home", self.seat, "NZ-HARB-12", {})
        pair = c.a // 2
        if (farm.storehouses >> (2 * pair)) & 3 == 0:
            self.unlock(s, pair)

    def unlock(self, s: NzState, pair: int) -> None:
        """NZ-STO-2: an immediate bonus now or never, a permanent one from now on."""
        s.players[self.seat].permanent += s.board.pair_certificates[pair]
        if s.heard is not None:
            s.tell("pair", self.seat, "NZ-STO-2", {"pair": s.board.pair_slug[pair]})
        immediate(s, self.seat, s.board.pair_actions[pair], "NZ-STO-2")

    def params(self, s: NzState) -> Params:
        return {"harbour": s.board.harbour_slug[self.harbour]}

    def key(self) -> list[int]:
        return [self.seat, self.harbour, self.slot, int(self.remote)]


class HarbourDisc(PlaceDisc):
    """NZ-HARB-5..7: the disc, then the card, then the harbourmaster if there is one."""

    rule: ClassVar[str] = "NZ-HARB-5"

    def __init__(self, seat: int, harbour: int) -> None:
        super().__init__(seat)
        self.harbour = harbour

    def white(self, s: NzState) -> bool:
        return s.board.harbour_white[self.harbour]

    def sources(self, s: NzState) -> list[Choice]:
        """NZ-CLAR-6, NZ-CLAR-E1: if what is left on the board is too dear, from another medium harbour."""
        return discs_for(s, self.seat, self.white(s), self.due(s), s.players[self.seat].money)

    def put(self, s: NzState, disc: bool) -> None:
        farm = s.farms[self.seat]
        farm.harbours |= 1 << self.harbour
        harbour_card(s, self.seat, self.harbour, "NZ-HARB-6")
        place = s.board.medium.index(self.harbour)
        if s.trail.masters[place] != NONE and max(s.players[self.seat].workers) > 1 and not (farm.declined >> place) & 1:
            s.push(ClaimMaster(self.seat, place))

    def params(self, s: NzState) -> Params:
        return {"harbour": s.board.harbour_slug[self.harbour]}

    def key(self) -> list[int]:
        return [self.seat, self.harbour]


class ClaimMaster(GiveUpWorker):
    """NZ-HM-1..6: the tile for the rightmost worker of a row, now or never."""

    rule: ClassVar[str] = "NZ-HM-2"

    def apply(self, s: NzState, c: Choice) -> None:
        farm = s.farms[self.seat]
        if c.verb is s.board.PASSING:
            farm.declined |= 1 << self.place
            return
        me = s.players[self.seat]
        master = s.trail.masters[self.place]
        column = me.workers[c.a]
        joker = (farm.jokers[c.a] >> column) & 1  # NZ-HM-4
        me.workers[c.a] -= 1
        farm.jokers[c.a] &= ~(1 << column)
        s.trail.take_master(self.place, b.BONUS + s.board.joker if joker else WORKER + c.a)
        farm.take_master(master)
        me.permanent += s.board.master_certificates[master]
        if s.heard is not None:
            s.tell("appoint", self.seat, self.rule, {"worker": s.board.workers[c.a], "master": s.board.master_slug[master]})
        actions = s.board.master_actions[master]
        immediate(s, self.seat, actions + s.board.master_parts[master] if s.board.mended else actions, "NZ-HM-5")  # NZ-HM-9

    def params(self, s: NzState) -> Params:
        return {"master": s.board.master_slug[s.trail.masters[self.place]]}


# -- sailing


def distance(s: NzState, seat: int, harbour: int) -> int:
    return s.board.sea_distance[s.farms[seat].ship][s.board.harbour_space[harbour]]


class ByShip(Frame):
    """What n movements of the ship reach."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def details(self, s: NzState, c: Choice) -> Params:
        """Of a harbour to improve."""
        if c.verb is not s.board.IMPROVE:
            return {}
        return {"cost": cost_of(s, c.a, c.b), "vp": s.board.harbour_vp[c.a]}

    def params(self, s: NzState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class Sail(ByShip):
    """NZ-SHIP-1..6: stop within reach, or improve a harbour, for which one movement is kept; or stay."""

    rule: ClassVar[str] = "NZ-SHIP-1"

    def choices(self, s: NzState) -> list[Choice]:
        far = s.board.sea_distance[s.farms[self.seat].ship]
        out = [Choice(s.board.SAIL, x) for x in range(len(far)) if 0 < far[x] <= self.n]
        for harbour in range(len(s.board.harbour_slug)):
            if distance(s, self.seat, harbour) < self.n:
                out.extend(improvements(s, self.seat, harbour, s.players[self.seat].money))
        out.append(s.board.PASS)
        return out

    def candidates(self, s: NzState) -> list[Choice]:
        """Also the harbours within reach, or just beyond it."""
        out = self.choices(s)
        for harbour in range(len(s.board.harbour_slug)):
            if distance(s, self.seat, harbour) <= self.n and not any(c.verb is s.board.IMPROVE and c.a == harbour for c in out):
                slot = 0 if s.board.harbour_size[harbour] == b.SMALL else NONE
                out.append(Choice(s.board.IMPROVE, harbour, slot))
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.SAIL:
            far = s.board.sea_distance[s.farms[self.seat].ship][c.a]
            if far == 0:
                return no("NZ-SHIP-2", "ship-there")
            return None if far <= self.n else Refusal("NZ-SHIP-2", "ship-too-far", {"need": far, "have": self.n})
        if c.verb is s.board.IMPROVE:
            return why_not_harbour(s, self.seat, c, self.n)
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        space = c.a if c.verb is s.board.SAIL else s.board.harbour_space[c.a]
        if s.farms[self.seat].ship != space:
            s.farms[self.seat].ship = space
            if s.heard is not None:
                s.tell("sail", self.seat, "NZ-SHIP-2", {"sea": s.board.sea_slug[space]})
        if c.verb is s.board.IMPROVE:
            improve(s, self.seat, c, False)


def why_not_harbour(s: NzState, seat: int, c: Choice, movements: int) -> Refusal | None:
    """NZ-SHIP-E1: one movement more than the way."""
    need = distance(s, seat, c.a) + 1
    if need > movements:
        return Refusal("NZ-SHIP-E1", "ship-too-far", {"need": need, "have": movements})
    if (c.b == NONE) != (s.board.harbour_size[c.a] != b.SMALL):
        return no("NZ-HARB-3", "names-no-slot")
    return why_not_improve(s, seat, c.a, c.b, s.players[seat].money)


class RemoteStorehouse(ByShip):
    """NZ-HARB-14: a storehouse in a harbour up to n - 1 spaces away; the ship stays."""

    rule: ClassVar[str] = "NZ-HARB-14"

    def choices(self, s: NzState) -> list[Choice]:
        out = remote_harbours(s, self.seat, self.n, s.players[self.seat].money)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.IMPROVE:
            return super().why_not(s, c)
        if s.board.harbour_size[c.a] == b.MEDIUM:
            return no(self.rule, "takes-discs")
        return why_not_harbour(s, self.seat, c, self.n)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.IMPROVE:
            improve(s, self.seat, c, True)


def remote_harbours(s: NzState, seat: int, n: int, purse: int) -> list[Choice]:
    out: list[Choice] = []
    for harbour in range(len(s.board.harbour_slug)):
        if s.board.harbour_size[harbour] != b.MEDIUM and distance(s, seat, harbour) < n:
            out.extend(improvements(s, seat, harbour, purse))
    return out


class SailEffect(Icon):
    def __init__(self, n: int, per: int) -> None:
        super().__init__()
        self.n = n
        self.per = per

    def run(self, s: NzState, seat: int) -> None:
        s.push(Sail(seat, self.n if self.per == NONE else s.count(seat, self.per)))


class RemoteStorehouseEffect(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(remote_harbours(s, seat, self.n, purse)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return no("NZ-HARB-14", "no-harbour-in-reach")

    def run(self, s: NzState, seat: int) -> None:
        s.push(RemoteStorehouse(seat, self.n))
