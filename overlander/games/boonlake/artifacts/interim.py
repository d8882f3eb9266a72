"""The extra phase before an interim scoring (ART-INT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.boonlake.artifacts import box as ab
from overlander.games.boonlake.artifacts.faces import PlaceHouse, PlayArchived, could_activate
from overlander.games.boonlake.levers import Modernize, can_modernize

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class ArtifactEffects(Work):
    """ART-INT-1 (A), once the artifact may have been activated."""

    def run(self, s: BoonState) -> None:
        use_artifact(s, self.seat)


def artifact_effects(s: BoonState, seat: int) -> None:
    """ART-INT-1 (A), TIME-E4."""
    if could_activate(s, seat, (ab.A2, ab.A4, ab.A9)):
        s.push(ArtifactEffects(seat))
        s.open_window(seat)
    else:
        use_artifact(s, seat)


def use_artifact(s: BoonState, seat: int) -> None:
    """ART-INT-1 (A): modernize (A2), a house (A4), a card (A9)."""
    kit = s.box.kit()
    if s.has_basic(seat, ab.A2) and (can_modernize(s, seat, kit.lever_discount) or s.could_help(seat)):
        s.push(Modernize(seat, kit.lever_discount))
    elif s.has_basic(seat, ab.A4) and s.players[seat].board.houses < s.box.houses and s.payable_sites(seat):
        s.push(PlaceHouse(seat))
    elif s.has_basic(seat, ab.A9) and s.table().yards[seat].archive:
        s.push(PlayArchived(seat))


def add_vases(s: BoonState) -> None:
    """ART-INT-1 (B), ART-INT-2, ART-INT-E2, ART-INT-E4: a vase on each artifact, until everybody has one."""
    table = s.table()
    if all(table.yards[seat].face != NONE or table.yards[seat].given_up for seat in range(s.people())):
        return
    for place in range(len(table.faces)):
        if table.faces[place] != NONE:
            table.vases[place] += 1
    if s.heard is not None:
        s.tell("artifact-vases", NONE, "BOON-ART-INT-1", {})
