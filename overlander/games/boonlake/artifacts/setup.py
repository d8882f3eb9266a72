"""Set-up of the expansion, and the phase in which artifacts get their prices (ART-SETUP, ART-PH, ART-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.frame import Frame, Work
from overlander.core.rng import Rng
from overlander.games.boonlake.artifacts.box import FACES, ArtifactsBox
from overlander.games.boonlake.artifacts.state import Artifacts, new_yard

if TYPE_CHECKING:
    from overlander.games.boonlake.box import BoonBox
    from overlander.games.boonlake.state import BoonState


def new_artifacts(box: BoonBox, kit: ArtifactsBox, seats: int, rng: Rng) -> Artifacts:
    """ART-SETUP-5, ART-SETUP-7, ART-SETUP-E2, ART-PH-1, ART-PH-E1."""
    tiles = list(range(len(kit.condition_slug)))
    conditions = [rng.take(tiles), rng.take(tiles)]
    faces: list[int] = []
    held: list[list[int]] = [[] for _ in range(seats)]
    if box.players > 1:
        artifacts = list(range(len(kit.tile_faces)))
        for _ in range(box.artifacts_laid):
            sides = kit.tile_faces[rng.take(artifacts)]
            faces.append(sides[rng.below(len(sides))])
        held = [[x for x in range(len(kit.price_place)) if kit.price_place[x] == seat] for seat in range(seats)]
    else:
        faces = [NONE] * box.solo_artifacts
    places = len(faces)
    return Artifacts(faces, [[] for _ in range(places)], [0] * places, conditions, [new_yard() for _ in range(seats)], held)


class ArtifactPhase(Work):
    """ART-PH-2, ART-PH-3: the first tiles counter-clockwise, the second ones clockwise."""

    def __init__(self, placed: int) -> None:
        super().__init__(NONE)
        self.placed = placed

    def run(self, s: BoonState) -> None:
        if s.eminence is not None:
            if NONE in s.table().faces:
                s.push(ArtifactPhase(self.placed + 1))
                s.push(ReserveArtifact(0))
        elif self.placed < 2 * s.seats:
            s.push(ArtifactPhase(self.placed + 1))
            seat = s.seats - 1 - self.placed if self.placed < s.seats else self.placed - s.seats
            s.push(PlacePrice(seat))

    def key(self) -> list[int]:
        return [self.placed]


class PlacePrice(Frame):
    """ART-PH-2..4, ART-PH-E2."""

    rule: ClassVar[str] = "BOON-ART-PH-2"

    def choices(self, s: BoonState) -> list[Choice]:
        table = s.table()
        return [Choice(s.box.PRICE, x, face) for x in table.held[self.seat] for face in table.faces]

    def apply(self, s: BoonState, c: Choice) -> None:
        table = s.table()
        table.held[self.seat].remove(c.a)
        table.prices[table.faces.index(c.b)].append(c.a)
        if s.heard is not None:
            s.tell("place-price", self.seat, self.rule, {"tile": s.box.kit().price_slug[c.a], "artifact": FACES[c.b]})


class ReserveArtifact(Frame):
    """ART-SOLO-1, ART-SOLO-E3: alone, one artifact of the ten faces, or two or three of different tiles, without price."""

    rule: ClassVar[str] = "BOON-ART-SOLO-1"

    def choices(self, s: BoonState) -> list[Choice]:
        laid = s.table().faces
        tiles = [sides for sides in s.box.kit().tile_faces if not any(face in laid for face in sides)]
        return [Choice(s.box.ARTIFACT, face) for face in sorted([face for sides in tiles for face in sides])]

    def apply(self, s: BoonState, c: Choice) -> None:
        s.table().faces[s.table().faces.index(NONE)] = c.a
        if s.heard is not None:
            s.tell("reserve-artifact", self.seat, self.rule, {"artifact": FACES[c.a]})
