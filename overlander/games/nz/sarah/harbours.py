"""Sarah's discs: her deliveries, medium harbours and wool posts (NZ-SAR-34..37, NZ-SAR-47, NZ-SAR-48, NZ-SAR-E4, NZ-SAR-E8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import ONLY, AutomaTie, break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.nz.certificates import take_support_card
from overlander.games.nz.harbours import harbour_card
from overlander.games.nz.sarah.state import HUMAN, SARAH
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.box import NO_TILE

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState

EMPTY = "empty"
YOURS = "yours"


def take_disc(s: NzState) -> bool:
    """NZ-SAR-35: from her reserve; borders do not matter to her (NZ-SAR-E4)."""
    me = s.players[SARAH]
    if me.discs == 0:
        nothing(s, "disc", "NZ-SAR-E8")
        return False
    me.discs &= me.discs - 1
    return True


# -- medium harbours


def own_disc(s: NzState, seat: int, harbour: int) -> bool:
    return (s.farms[seat].harbours >> harbour) & 1 == 1


def medium_harbours(s: NzState) -> tuple[list[int], str]:
    """NZ-SAR-47: those without any disc; if there are none, those that only the player occupies."""
    free = [x for x in s.board.medium if not own_disc(s, HUMAN, x) and not own_disc(s, SARAH, x)]
    if free:
        return free, EMPTY
    return [x for x in s.board.medium if not own_disc(s, SARAH, x)], YOURS


def sail(s: NzState) -> None:
    """NZ-SAR-47: to the harbour with the fewest points; free of charge, from wherever the ship is."""
    harbours, why = medium_harbours(s)
    if not harbours or s.players[SARAH].discs == 0:
        nothing(s, "disc" if harbours else "harbour", "NZ-SAR-E8" if harbours else "NZ-SAR-47")
        return
    fewest = min(s.board.harbour_vp[x] for x in harbours)
    options = [Choice(s.board.IMPROVE, x) for x in harbours if s.board.harbour_vp[x] == fewest]
    break_tie(s, ChooseSarahHarbour(HUMAN, options), why)


class SarahSails(Work):
    def run(self, s: NzState) -> None:
        sail(s)


class ChooseSarahHarbour(AutomaTie):
    """NZ-SAR-47: of medium harbours with equally few points."""

    rule: ClassVar[str] = "NZ-SAR-27"

    def settle(self, s: NzState, c: Choice, why: str) -> None:
        board = s.board
        take_disc(s)
        s.farms[SARAH].ship = board.harbour_space[c.a]
        s.farms[SARAH].harbours |= 1 << c.a
        if s.heard is not None:
            what: Params = {"harbour": board.harbour_slug[c.a], "vp": board.harbour_vp[c.a], "why": why}
            s.tell("sarah-harbour", SARAH, "NZ-SAR-47", what)
        place = board.medium.index(c.a)
        if s.trail.masters[place] != NONE:
            s.sarah_().masters.append(s.trail.masters[place])
            if s.heard is not None:
                master = board.master_slug[s.trail.masters[place]]
                s.tell("sarah-master", SARAH, "NZ-SAR-47", {"harbour": board.harbour_slug[c.a], "master": master})
            s.trail.take_master(place, NO_TILE)
        harbour_card(s, SARAH, c.a, "NZ-SAR-47")

    def details(self, s: NzState, c: Choice) -> Params:
        return {"cost": 0, "vp": s.board.harbour_vp[c.a]}


# -- posts


def deliver_wool(s: NzState, post: int) -> None:
    """NZ-SAR-48: a disc on the wool post shown, and the Romney it gives."""
    if take_disc(s):
        s.farms[SARAH].place_disc(post)
        if s.heard is not None:
            s.tell("sarah-wool", SARAH, "NZ-SAR-48", {"post": s.board.post_slug[post]})
        take_support_card(s, SARAH, s.board.romney, "NZ-SAR-48")


def deliver(s: NzState, post: int) -> None:
    """NZ-SAR-35, NZ-SAR-E8: with a disc of her reserve; without one, with a disc from a medium harbour (NZ-CLAR-6)."""
    if s.players[SARAH].discs:
        take_disc(s)
        put_on_post(s, post)
        return
    options = [Choice(s.board.DISC_FROM, x) for x in s.board.medium if own_disc(s, SARAH, x)]
    if options:
        break_tie(s, ChooseSarahDisc(options, post), ONLY)
        return
    nothing(s, "disc", "NZ-SAR-E8")
    if s.board.deliver_without_disc:
        gifts(s, post)


class ChooseSarahDisc(AutomaTie):
    """NZ-CLAR-6, NZ-SAR-27: from which medium harbour? No criterion says it."""

    rule: ClassVar[str] = "NZ-SAR-27"

    def __init__(self, options: list[Choice], post: int) -> None:
        super().__init__(HUMAN, options)
        self.post = post

    def settle(self, s: NzState, c: Choice, why: str) -> None:
        s.farms[SARAH].harbours &= ~(1 << c.a)
        if s.heard is not None:
            s.tell("sarah-disc-from", SARAH, "NZ-SAR-E8", {"harbour": s.board.harbour_slug[c.a], "why": why})
        put_on_post(s, self.post)

    def key(self) -> list[int]:
        return [*super().key(), self.post]


def put_on_post(s: NzState, post: int) -> None:
    s.farms[SARAH].place_disc(post)
    gifts(s, post)


def gifts(s: NzState, post: int) -> None:
    """NZ-SAR-36, NZ-SAR-37: cards; money is nothing to her (NZ-SAR-23), and she pays no transport (NZ-SAR-E4)."""
    if s.board.post_card[post] != NONE:
        take_support_card(s, SARAH, s.board.post_card[post], "NZ-SAR-37")
    if s.board.post_objective[post]:
        gain_objective(s, "NZ-SAR-36")
