"""Lake board, artifacts on the table, and what each player has of the expansion."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.state import Zone

AWAY = 0  # the purple inhabitant: not with this player, on the ranch, on the gameboard
ON_RANCH = 1
ON_BOARD = 2


class Yard:
    """A player's shipyard extension, pawn and artifact."""

    def __init__(
        self,
        pawn: int,
        built: bool,
        face: int,
        plugged: int,
        given_up: bool,
        regions: int,
        improved: bool,
        archive: list[int],
        annexes: int,
        purple: int,
        special: bool,
    ) -> None:
        self.pawn = pawn  # a lake space
        self.built = built  # the shipyard stands: the pawn is the canoe
        self.face = face  # the docked artifact, else NONE
        self.plugged = plugged  # vases in it
        self.given_up = given_up  # the artifact was declined or could not be paid
        self.regions = regions  # where the player has developed, as a bit mask
        self.improved = improved  # the marker of the next scoring is the improved one
        self.archive = archive  # cards on artifact A9
        self.annexes = annexes  # production sites with a house beside them, as a bit mask
        self.purple = purple
        self.special = special  # holds the special building tile

    def clone(self) -> Yard:
        return Yard(
            self.pawn,
            self.built,
            self.face,
            self.plugged,
            self.given_up,
            self.regions,
            self.improved,
            self.archive[:],
            self.annexes,
            self.purple,
            self.special,
        )

    def key(self) -> list[int]:
        out = [self.pawn, int(self.built), self.face, self.plugged, int(self.given_up), self.regions, int(self.improved)]
        out += [self.annexes, self.purple, int(self.special), len(self.archive)]
        return out + sorted(self.archive)


class Artifacts:
    """What lies on the table for all."""

    def __init__(
        self,
        faces: list[int],
        prices: list[list[int]],
        vases: list[int],
        conditions: list[int],
        yards: list[Yard],
        held: list[list[int]],
    ) -> None:
        self.faces = faces  # NONE once taken
        self.prices = prices  # price tiles beside each
        self.vases = vases  # on each
        self.conditions = conditions  # upper and lower
        self.yards = yards
        self.held = held  # price tiles still to be placed, by seat

    def clone(self) -> Artifacts:
        return Artifacts(
            self.faces[:],
            [x[:] for x in self.prices],
            self.vases[:],
            self.conditions,
            [y.clone() for y in self.yards],
            [x[:] for x in self.held],
        )

    def key(self) -> list[int]:
        out = [*self.faces, *self.vases, *self.conditions]
        for pile in (*self.prices, *self.held):
            out.append(len(pile))
            out.extend(pile)
        for y in self.yards:
            out.extend(y.key())
        return out

    def zones(self) -> list[Zone]:
        """FSM-3: cards under artifact A9 are known to their owner."""
        return [Zone(0, 1 << seat, self.yards[seat].archive) for seat in range(len(self.yards)) if self.yards[seat].archive]


def new_yard() -> Yard:
    return Yard(0, False, NONE, 0, False, 0, False, [], 0, AWAY, False)
