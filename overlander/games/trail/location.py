"""Phase B: using a location, and the auxiliary actions (LOC, AUX, SPEC, BLDG-6b)."""

from __future__ import annotations

from typing import ClassVar, Final

from overlander.core.choice import NONE, Choice, contains
from overlander.core.errors import Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Action, Icon
from overlander.games.trail.box import AUXILIARY_SLOT, HAZARD, NEUTRAL, PRIVATE, SPECIAL_SLOT, STRIDE
from overlander.games.trail.objectives import cards_to_play, play_from_hand, why_not_play
from overlander.games.trail.state import Location, TrailState

NEUTRALS: Final = 16  # building kinds: neutral letters, then private buildings


def building_kind(tile: int) -> int:
    """Same number and letter, whoever owns it; NONE for what is no building."""
    if tile >= PRIVATE:
        return NEUTRALS + (tile - PRIVATE) % STRIDE
    return tile - NEUTRAL if NEUTRAL <= tile < HAZARD else NONE


def building_actions(s: TrailState, kind: int) -> list[Action]:
    return s.box.neutral_actions[kind] if kind < NEUTRALS else s.box.private_actions[kind - NEUTRALS]


def use_location(s: TrailState, seat: int) -> None:
    """LOC-1, LOC-2: phase B where the herder stands."""
    tile = s.trail.tile[s.players[seat].herder]
    s.push(AtLocation(seat, tile, NONE, NONE, 0))


class AtLocation(Location):
    """LOC-1..11: location actions, each once, in any order; or one single auxiliary action; or nothing.

    `tile` is what the herder reached, `copied` the space whose building is used instead of it (BLDG-6b) and `lent` that building,
    `used` the slots performed.
    """

    rule: ClassVar[str] = "LOC-1"

    def __init__(self, seat: int, tile: int, copied: int, lent: int, used: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.copied = copied
        self.lent = lent  # NONE: whatever stands on the space, in games that began with this mistake
        self.used = used

    def actions(self, s: TrailState) -> list[Action]:
        """LOC-1, LOC-2, LOC-9, LOC-E3, SPEC-4: what is offered here, done or not."""
        herder = s.players[self.seat].herder
        if s.trail.tile[herder] != self.tile or (self.used >> AUXILIARY_SLOT) & 1:
            return []  # replaced under the herder, or given up for the auxiliary action
        if self.tile >= PRIVATE and s.owner(self.tile) != self.seat:
            return []
        kind = building_kind(self.tile if self.copied == NONE else s.trail.tile[self.copied])
        if kind == NONE or (self.used == 0 and (s.progress.used_buildings >> kind) & 1):
            return []  # no building, or used before in this turn (BLDG-6b-2)
        special = s.box.special[herder]
        if self.copied_is_gone(s):
            return [] if special is None else [special]
        copied_special = s.copied_special(self.copied)
        actions = building_actions(s, kind)
        if special is None and copied_special is None:
            return actions
        return actions + [a for a in (special, copied_special) if a is not None]

    def copied_is_gone(self, s: TrailState) -> bool:
        """BLDG-6b-8: the building that was copied has been replaced."""
        return self.lent not in (NONE, s.trail.tile[self.copied])

    def choices(self, s: TrailState) -> list[Choice]:
        out: list[Choice] = []
        for a in self.actions(s):
            if not (self.used >> a.slot) & 1:
                a.offer(s, self.seat, out)
        if self.used == 0:
            offer_auxiliary(s, self.seat, False, out)
        cards_to_play(s, self.seat, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        shown = [c.a for c in out if c.verb is s.box.ACT]
        for a in [*self.actions(s), *s.box.auxiliary_single, *s.box.auxiliary_double]:
            if a.ident not in shown:
                out.append(Choice(s.box.ACT, a.ident))
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PLAY:
            return why_not_play(s, self.seat, c)
        if c.verb is not s.box.ACT:
            return super().why_not(s, c)
        a = s.box.actions[c.a]
        if a.slot == AUXILIARY_SLOT:
            if self.used != 0:
                twice = (self.used >> AUXILIARY_SLOT) & 1
                return no("LOC-10", "auxiliary-action-used" if twice else "location-actions-used")
            return why_not_auxiliary(s, self.seat, False, c)
        here = self.actions(s)
        if a not in here:
            if (self.used >> AUXILIARY_SLOT) & 1:
                return no("LOC-10", "auxiliary-action-used")
            if s.trail.tile[s.players[self.seat].herder] != self.tile:
                return no("LOC-E3", "building-replaced")
            if self.tile >= PRIVATE and s.owner(self.tile) != self.seat:
                return no("LOC-2", "not-your-building")
            kind = building_kind(self.tile)
            if kind == NONE:
                return no("LOC-2", "not-here")
            if self.copied_is_gone(s):
                return no("BLDG-6b-8", "building-replaced")
            if self.used == 0 and (s.progress.used_buildings >> kind) & 1:
                return no("BLDG-6b-2", "used-this-turn")
            return no(self.rule, "not-here")
        if (self.used >> a.slot) & 1:
            return no("LOC-4", "already-done")
        return a.why_not(s, self.seat, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is s.box.PASSING:
            return
        if c.verb is s.box.PLAY:
            s.push(self)
            play_from_hand(s, self.seat, c)
            return
        a = s.box.actions[c.a]
        if a.copies:
            s.push(self)  # BLDG-6b-7: choosing a building is no action yet
        else:
            s.push(AtLocation(self.seat, self.tile, self.copied, self.lent, self.used | (1 << a.slot)))
            if a.slot != AUXILIARY_SLOT:
                self.mark_used(s, a)
        a.do(s, self.seat, c)

    def mark_used(self, s: TrailState, a: Action) -> None:
        """BLDG-6b-2: the building whose action was performed, the one at hand for its own space's special action."""
        tile = self.tile if self.copied == NONE or a.slot == SPECIAL_SLOT else s.trail.tile[self.copied]
        s.progress.used_buildings |= 1 << building_kind(tile)

    def key(self) -> list[int]:
        out = [self.seat, self.tile, self.copied, self.used]
        return out if self.lent == NONE else [*out, self.lent]


# -- auxiliary actions


def free_spaces(s: TrailState, seat: int, auxiliary: int) -> int:
    """AUX-1, AUX-2: how many of its two spaces hold no disc."""
    discs = s.players[seat].discs
    free = 2
    for disc in s.box.auxiliary_discs[auxiliary]:
        if (discs >> disc) & 1:
            free -= 1
    return free


def offer_auxiliary(s: TrailState, seat: int, double: bool, out: list[Choice]) -> None:
    """AUX-1, AUX-3..5."""
    for i in range(len(s.box.auxiliary_single)):
        free = free_spaces(s, seat, i)
        if free > 0:
            s.box.auxiliary_single[i].offer(s, seat, out)
            if double and free > 1:
                s.box.auxiliary_double[i].offer(s, seat, out)


def why_not_auxiliary(s: TrailState, seat: int, double: bool, c: Choice) -> Refusal | None:
    for i in range(len(s.box.auxiliary_single)):
        free = free_spaces(s, seat, i)
        if c.a == s.box.auxiliary_single[i].ident:
            return no("AUX-1", "locked") if free == 0 else s.box.auxiliary_single[i].why_not(s, seat, c)
        if c.a == s.box.auxiliary_double[i].ident:
            if not double:
                return no("AUX-5", "single-only")
            return no("AUX-3", "not-both-free") if free < 2 else s.box.auxiliary_double[i].why_not(s, seat, c)
    return no("AUX-1", "no-auxiliary-action")


class Auxiliary(Frame):
    """AUX-3, AUX-4, AUX-E5: one auxiliary action, single or, where the icon allows it, double."""

    rule: ClassVar[str] = "AUX-3"

    def __init__(self, seat: int, double: bool) -> None:
        super().__init__(seat)
        self.double = double

    def choices(self, s: TrailState) -> list[Choice]:
        out: list[Choice] = []
        offer_auxiliary(s, self.seat, self.double, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        for a in [*s.box.auxiliary_single, *s.box.auxiliary_double]:
            c = Choice(s.box.ACT, a.ident)
            if not contains(out, c):
                out.append(c)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.ACT:
            return why_not_auxiliary(s, self.seat, self.double, c)
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is not s.box.PASSING:
            s.box.actions[c.a].do(s, self.seat, c)

    def key(self) -> list[int]:
        return [self.seat, int(self.double)]


class AuxiliaryEffect(Icon):
    def __init__(self, double: bool) -> None:
        super().__init__()
        self.double = double

    def run(self, s: TrailState, seat: int) -> None:
        s.push(Auxiliary(seat, self.double))


# -- immediate actions


def immediate(s: TrailState, seat: int, actions: list[Action], rule: str, town: int = NONE) -> None:
    """HIRE-6, STN-8: perform now or forgo. Money and the like are simply taken; all else is asked, whatever the hand (FSM-4)."""
    if len(actions) == 1 and not actions[0].asks:
        actions[0].do(s, seat, s.box.PASS)
    elif actions:
        s.push(Immediate(seat, actions, rule, town))


class Immediate(Frame):
    """An immediate action, or one of two."""

    rule: ClassVar[str] = "HIRE-6"

    def __init__(self, seat: int, actions: list[Action], cited: str, town: int) -> None:
        super().__init__(seat)
        self.actions = actions
        self.cited = cited
        self.town = town  # where they are printed, if in a town: two may show the same

    def cite(self) -> str:
        return self.cited

    def choices(self, s: TrailState) -> list[Choice]:
        out: list[Choice] = []
        for a in self.actions:
            a.offer(s, self.seat, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        shown = [c.a for c in out]
        return out + [Choice(s.box.ACT, a.ident) for a in self.actions if a.ident not in shown]

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.ACT:
            a = s.box.actions[c.a]
            return a.why_not(s, self.seat, c) if a in self.actions else no(self.cited, "not-here")
        return super().why_not(s, c)

    def apply(self, s: TrailState, c: Choice) -> None:
        if c.verb is not s.box.PASSING:
            s.box.actions[c.a].do(s, self.seat, c)

    def key(self) -> list[int]:
        return [self.seat] + [a.ident for a in self.actions]
