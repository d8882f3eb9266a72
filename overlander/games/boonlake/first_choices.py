"""The choices of the set-up, made in secret: a scoring tile and a production site (SETUP-12, SETUP-13, SETUP-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Sealed, Together, Work
from overlander.core.rng import Rng
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.setup import ArtifactPhase
from overlander.games.boonlake.general import build_site
from overlander.games.boonlake.turn import Turn

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState

SECRET: Final = -2  # a choice that the viewer may not see


class KeepTile(Frame):
    """SETUP-12, SETUP-E1, SETUP-E4: one of two scoring tiles, in secret."""

    rule: ClassVar[str] = "BOON-SETUP-12"

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.KEEP, tile) for tile in sorted(s.piles.dealt[self.seat])]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.KEEP and c.a not in s.piles.dealt[self.seat]:
            return Refusal(self.rule, "not-dealt", {"tile": s.box.scoring_slug[c.a]})
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        s.piles.kept[self.seat] = c.a


class TilesKept(Work):
    """SETUP-12, SETUP-13, SETUP-E2: all have chosen; the rest is mixed and fills the free areas."""

    rule: ClassVar[str] = "BOON-SETUP-13"

    def run(self, s: BoonState) -> None:
        piles = s.piles
        s.reveals += 1
        for seat in range(len(piles.dealt)):
            tile = piles.kept[seat]
            piles.dealt[seat].remove(tile)
            piles.areas[seat] = tile
            piles.mix.extend(piles.dealt[seat])
            if s.heard is not None:
                s.tell("keep", seat, "BOON-SETUP-12", {"tile": s.box.scoring_slug[tile]})
        piles.dealt = []
        for area in range(len(piles.areas)):
            if piles.areas[area] == NONE:
                piles.areas[area] = s.rng.take(piles.mix)
                if s.heard is not None:
                    s.tell("lay-tile", NONE, self.rule, {"tile": s.box.scoring_slug[piles.areas[area]]})
        piles.kept = [NONE] * s.seats
        s.push(Together([[ChooseSite(seat)] if not s.is_automa(seat) else [] for seat in range(s.seats)]))


class ChooseSite(Frame):
    """SETUP-16, SETUP-E1: the first production site, in secret."""

    rule: ClassVar[str] = "BOON-SETUP-16"

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.BUILD, resource) for resource in range(len(b.RESOURCES))]

    def apply(self, s: BoonState, c: Choice) -> None:
        s.piles.kept[self.seat] = c.a

    def params(self, s: BoonState) -> Params:
        return {"level": 1}


class FirstSites(Work):
    """SETUP-16: the sites are shown, and the start player begins."""

    rule: ClassVar[str] = "BOON-SETUP-16"

    def run(self, s: BoonState) -> None:
        s.reveals += 1
        for seat in range(s.seats):
            if not s.is_automa(seat):
                build_site(s, seat, s.piles.kept[seat], self.rule)
        s.piles.kept = [NONE] * s.seats
        s.push(Turn(s.first_seat()))
        if s.artifacts is not None:
            s.push(ArtifactPhase(0))


# -- secrets


def is_choosing(s: BoonState) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], Together)


def hide_choices(s: BoonState, seat: int) -> None:
    """SETUP-E1: nobody sees what others chose, nor whether."""
    if is_choosing(s):
        for i in range(s.seats):
            if i != seat and not s.is_automa(i):
                s.piles.kept[i] = SECRET


def guess_choices(s: BoonState, seat: int, rng: Rng) -> None:
    """Whoever is done has chosen something; whoever is not begins."""
    if not is_choosing(s):
        return
    top = s.stack[-1]
    assert isinstance(top, Together)
    lanes = top.lanes[:]
    piles = s.piles
    for i in range(s.seats):
        if piles.kept[i] != SECRET:
            continue
        piles.kept[i] = NONE
        if lanes[i] and isinstance(lanes[i][0], Sealed):
            lanes[i] = [KeepTile(i) if piles.dealt else ChooseSite(i)]
        elif piles.dealt:
            piles.kept[i] = piles.dealt[i][rng.below(len(piles.dealt[i]))]
        else:
            piles.kept[i] = rng.below(len(b.RESOURCES))
    s.stack[-1] = Together(lanes)
