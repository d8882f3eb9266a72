"""Positions with the expansion Artifacts, in the words of the tokens."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES
from overlander.games.boonlake.artifacts.lake import PawnSteps
from overlander.games.boonlake.artifacts.state import ON_RANCH, Yard
from overlander.games.boonlake.state import BoonState
from tests.rules.boonlake.position import KINDS, ask, bare, me, put, question, space, tile

__all__ = [
    "artifact",
    "canoe",
    "condition",
    "finish",
    "lake",
    "launched",
    "pawn",
    "pawn_of",
    "purple",
    "quiet",
    "step",
    "table",
    "yard",
]


def quiet(players: int = 2, **options: str) -> BoonState:
    """A position without building tiles and without prices, in which no condition of the lake is met by chance."""
    s = bare(players, artifacts="on", **options)
    condition(s, 0, "score-tile")
    condition(s, 1, "upgrade-house")
    return s


def table(s: BoonState, *faces: str) -> None:
    """Exactly these artifacts lie on the table, without prices and vases."""
    s.table().faces = [FACES.index(x) for x in faces]
    s.table().prices = [[] for _ in faces]
    s.table().vases = [0] * len(faces)


def yard(s: BoonState, seat: int = 0) -> Yard:
    return s.table().yards[seat]


def condition(s: BoonState, round_: int, slug: str) -> None:
    """The condition of round 1 (0) or of round 2 (1)."""
    faces = s.box.kit().lower if round_ else s.box.kit().upper
    s.table().conditions = s.table().conditions[:]
    s.table().conditions[round_] = faces.index(CONDITIONS.index(slug))


def lake(s: BoonState, slug: str) -> int:
    return s.box.kit().lake.index(slug)


def pawn(s: BoonState, seat: int, slug: str) -> None:
    yard(s, seat).pawn = lake(s, slug)


def pawn_of(s: BoonState, seat: int = 0) -> str:
    return s.box.kit().lake[yard(s, seat).pawn]


def launched(s: BoonState, seat: int = 0, where: str = "") -> None:
    """The shipyard is built (standing there, if a place is named), the pawn is the canoe."""
    yard(s, seat).built = True
    me(s, seat).board.boats = me(s, seat).board.boats[:1]
    me(s, seat).supply += 1
    if where:
        s.land.sites[space(s, where) * 2] = seat * 8 + KINDS.index("shipyard")


def canoe(s: BoonState, seat: int, slug: str) -> None:
    launched(s, seat)
    pawn(s, seat, slug)


def artifact(s: BoonState, seat: int, face: str, plugged: int) -> None:
    """The seat has docked this artifact, with so many vases in it; what activation does is not done."""
    if not yard(s, seat).built:
        launched(s, seat)
    yard(s, seat).face = FACES.index(face)
    yard(s, seat).plugged = plugged


def step(s: BoonState, seat: int, n: int) -> None:
    """The pawn of a seat gets steps."""
    ask(s, seat, PawnSteps(seat, n))


def finish(s: BoonState, seat: int = 0) -> None:
    """Gives away the cards that are asked for."""
    while question(s) == "DiscardCards":
        s.apply(seat, s.choices(seat)[0])


def settled(s: BoonState, seat: int, kind: str, where: str, slug: str) -> None:
    """A tile with a piece on its first site."""
    tile(s, where, slug)
    put(s, seat, kind, where)
    assert s.land.tiles[space(s, where)] != NONE


def purple(face: str, plugged: int = 2, **options: str) -> BoonState:
    """The purple inhabitant stands on the ranch of seat 0."""
    s = quiet(2, **options)
    artifact(s, 0, face, plugged)
    yard(s).purple = ON_RANCH
    return s
