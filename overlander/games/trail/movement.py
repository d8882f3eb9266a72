"""Phase A: moving the herder, and the fees on the way (MOVE, FEE, ADV, OBJ-13)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import NONE, Choice, contains
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.objectives import cards_to_play, play_from_hand, why_not_play
from overlander.games.trail.state import TrailState


def is_location(s: TrailState, space: int) -> bool:
    """MOVE-1: the city at the end, or any tile on a trail space."""
    return space == s.box.goal or s.trail.tile[space] != NO_TILE


def paths(s: TrailState, start: int, steps: int, to_goal: bool) -> list[Choice]:
    """MOVE-2..6, MOVE-8, MOVE-E1: every way of 1..steps locations, each told by the locations entered."""
    out: list[Choice] = []
    walk(s, start, steps, 0, to_goal, set(), out)
    return out


def walk(s: TrailState, here: int, steps: int, entered: int, to_goal: bool, seen: set[int], out: list[Choice]) -> None:
    box = s.box
    for space in box.next[here]:
        if space == box.goal:
            if not to_goal:
                continue
        elif s.trail.tile[space] == NO_TILE:
            walk(s, space, steps, entered, to_goal, seen, out)
            continue
        path = entered | (1 << space)
        if path in seen:
            continue
        seen.add(path)
        out.append(Choice(box.MOVE, space, NONE, NONE, path))
        if steps > 1 and space != box.goal:
            walk(s, space, steps - 1, path, to_goal, seen, out)


def steps_of(path: int) -> int:
    return path.bit_count()


def fee_of(s: TrailState, seat: int, path: int) -> int:
    """What a path would cost: FEE-4..7."""
    fee = 0
    if not s.pays_fees(seat):
        return 0
    for space in range(len(s.trail.tile)):
        if (path >> space) & 1 and s.owner(s.trail.tile[space]) != seat:
            fee += s.box.fee[s.trail.tile[space]]
    return fee


def fees_by_payee(s: TrailState, seat: int, path: int) -> list[int]:
    """What a path would cost, to the bank and to each player."""
    out = [0] * (s.seats + 1)
    if s.pays_fees(seat):
        for space in range(len(s.trail.tile)):
            owner = s.owner(s.trail.tile[space])
            if (path >> space) & 1 and owner != seat:
                out[owner + 1] += s.box.fee[s.trail.tile[space]]
    return out


def no_dearer(one: list[int], two: list[int]) -> bool:
    for i in range(len(one)):
        if one[i] > two[i]:
            return False
    return True


def pay_fees(s: TrailState, seat: int, path: int) -> None:
    """FEE-1..3, FEE-7..9, FEE-E1: location by location in path order; who cannot pay in full pays what there is."""
    me = s.players[seat]
    space = 0
    while path:
        if path & 1:
            tile = s.trail.tile[space]
            fee = s.box.fee[tile]
            if fee > 0:
                owner = s.owner(tile)
                if owner != seat:
                    paid = min(fee, me.money)
                    payee = NONE if s.is_automa(owner) else owner
                    me.money -= paid
                    if payee >= 0:
                        s.players[payee].money += paid
                    if s.heard is not None:
                        rule = "FEE-3" if payee >= 0 else "SAM-12" if owner >= 0 else "FEE-2"
                        s.tell("fee", seat, rule, {"n": paid, "due": fee, "to": payee, "location": s.box.spaces[space]})
        path >>= 1
        space += 1


def move(s: TrailState, seat: int, c: Choice, fees: bool, rule: str) -> None:
    if s.heard is not None:
        s.tell("move", seat, rule, {"location": s.box.spaces[c.a], "steps": steps_of(c.n), "path": str(c).partition(":")[2]})
    if fees and s.pays_fees(seat):
        pay_fees(s, seat, c.n)
    s.players[seat].herder = c.a


class PlaceHerder(Frame):
    """SETUP-33, SETUP-34: on any neutral building, instead of the first phase A."""

    rule: ClassVar[str] = "SETUP-33"

    def choices(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.PLACE, space) for space in s.box.neutral_spaces]

    def apply(self, s: TrailState, c: Choice) -> None:
        s.players[self.seat].herder = c.a
        if s.heard is not None:
            s.tell("place", self.seat, self.rule, {"location": s.box.spaces[c.a]})
        s.arrive(self.seat)


class Walking(Frame):
    """What the ways of moving a herder have in common: where to, and why not farther."""

    def limit(self, s: TrailState) -> int:
        raise NotImplementedError

    def limit_rule(self) -> str:
        return self.rule

    def to_goal(self) -> bool:
        return True

    def ways(self, s: TrailState) -> list[Choice]:
        return paths(s, s.players[self.seat].herder, self.limit(s), self.to_goal())

    def candidates(self, s: TrailState) -> list[Choice]:
        """Also, by its shortest way, every location ahead that is too far."""
        out = self.choices(s)
        near = [c.a for c in out if c.verb is s.box.MOVE]
        best: dict[int, Choice] = {}
        for c in paths(s, s.players[self.seat].herder, len(s.box.spaces), True):
            if c.a not in near and (c.a not in best or steps_of(c.n) < steps_of(best[c.a].n)):
                best[c.a] = c
        return out + [best[space] for space in sorted(best)]

    def why_not_move(self, s: TrailState, c: Choice) -> Refusal | None:
        if contains(self.ways(s), c):
            return None
        if not is_location(s, c.a):
            return no("MOVE-2", "no-location")
        if contains(paths(s, s.players[self.seat].herder, len(s.box.spaces), True), c):
            if c.a == s.box.goal and not self.to_goal():
                return no("OBJ-16", "not-to-the-city")
            return Refusal(self.limit_rule(), "too-far", {"steps": steps_of(c.n), "limit": self.limit(s)})
        return no("MOVE-5", "no-such-way")

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.MOVE:
            return self.why_not_move(s, c)
        return super().why_not(s, c)

    def details(self, s: TrailState, c: Choice) -> Params:
        if c.verb is not s.box.MOVE:
            return {}
        return {"steps": steps_of(c.n), "fee": fee_of(s, self.seat, c.n)}

    def fees(self, s: TrailState, c: Choice) -> list[int]:
        return fees_by_payee(s, self.seat, c.n)

    def outdone(self, s: TrailState, choices: list[Choice]) -> list[Choice]:
        """Of all ways to a location those on which nobody is paid less than on another; of equal ones all but the shortest."""
        ways = [c for c in choices if c.verb is s.box.MOVE]
        fees = [self.fees(s, c) for c in ways]
        out: list[Choice] = []
        for i in range(len(ways)):
            for j in range(len(ways)):
                if i == j or ways[i].a != ways[j].a or not no_dearer(fees[j], fees[i]):
                    continue
                longer = steps_of(ways[i].n) - steps_of(ways[j].n)
                if fees[i] != fees[j] or longer > 0 or (longer == 0 and i > j):
                    out.append(ways[i])
                    break
        return out


class MoveHerder(Walking):
    """MOVE-3, MOVE-10: at least one step, at most the step limit. Objective cards may be played before (OBJ-5)."""

    rule: ClassVar[str] = "MOVE-3"

    def limit(self, s: TrailState) -> int:
        return s.step_limit(self.seat)

    def limit_rule(self) -> str:
        return "MOVE-10"

    def choices(self, s: TrailState) -> list[Choice]:
        out = self.ways(s)
        cards_to_play(s, self.seat, out)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PLAY:
            return why_not_play(s, self.seat, c)
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PLAY:
            s.push(self)  # OBJ-14: movement then starts from wherever the card took the herder
            play_from_hand(s, self.seat, c)
            return
        move(s, self.seat, c, True, "MOVE-4")
        s.arrive(self.seat)

    def params(self, s: TrailState) -> Params:
        return {"limit": self.limit(s)}


class AdvanceHerder(Walking):
    """ADV-1..6: up to n locations with fees, then a further phase B there."""

    rule: ClassVar[str] = "ADV-1"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def limit(self, s: TrailState) -> int:
        return self.n

    def choices(self, s: TrailState) -> list[Choice]:
        return self.ways(s)

    def apply(self, s: TrailState, c: Choice) -> None:
        s.leave_location()  # ADV-E1
        move(s, self.seat, c, True, self.rule)
        s.arrive(self.seat)

    def params(self, s: TrailState) -> Params:
        return {"limit": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class HerderCard(Walking):
    """OBJ-13..16: up to n locations ignoring all hands, never to the city; the location reached is not used."""

    rule: ClassVar[str] = "OBJ-13"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def limit(self, s: TrailState) -> int:
        return self.n

    def to_goal(self) -> bool:
        return False

    def choices(self, s: TrailState) -> list[Choice]:
        out = self.ways(s)
        out.append(s.box.PASS)
        return out

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.MOVE:
            move(s, self.seat, c, False, self.rule)
            s.leave_location()  # OBJ-15, OBJ-E6, OBJ-E7; before phase A none is waiting (OBJ-14)

    def details(self, s: TrailState, c: Choice) -> Params:
        return {"steps": steps_of(c.n), "fee": 0} if c.verb is s.box.MOVE else {}

    def fees(self, s: TrailState, c: Choice) -> list[int]:
        return []

    def params(self, s: TrailState) -> Params:
        return {"limit": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class AdvanceHerderEffect(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: TrailState, seat: int) -> None:
        s.push(AdvanceHerder(seat, self.n))


class HerderCardEffect(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: TrailState, seat: int) -> None:
        s.push(HerderCard(seat, self.n))
