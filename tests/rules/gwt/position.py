"""Positions for rule tests: a set-up game, changed to what a test needs, in the words of the tokens.

    s = position(players=2)
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "neutral-a")                      # seat 0 has just stopped there: phase B
    play(s, 0, "act:a/1,galloway")
    assert money(s, 0) == 8

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.games.gwt.kansas_city import area_of
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE, WORKER
from tests.rules.trail import *  # noqa: F403 - the words of both games
from tests.rules.trail import quiet


def new_game(players: int = 2, seed: str = "test", **options: str) -> GwtState:
    """A game as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("gwt").new({"players": str(players), **given}, seed)
    assert isinstance(s, GwtState)
    return s


def position(players: int = 2, seed: str = "test", **options: str) -> GwtState:
    """A quiet position to build on: first turns done, every herder on neutral-a, hands empty, trail without hazards and outlaws,
    all with $20 and one exchange token; it is seat 0's turn, before phase A."""
    s = new_game(players, seed, **options)
    quiet(s, "hazard", "outlaw")
    return s


# -- putting things in place


def discs(s: GwtState, seat: int, *gone: str) -> None:
    """Exactly these discs are gone from the player board."""
    s.players[seat].discs = (1 << len(s.box.disc_slug)) - 1
    for slug in gone:
        s.players[seat].discs &= ~(1 << s.box.disc_slug.index(slug))


def workers(s: GwtState, seat: int, cowboys: int = 1, builders: int = 1, engineers: int = 1) -> None:
    s.players[seat].workers = [cowboys, builders, engineers]


def locomotive(s: GwtState, seat: int, node: str) -> None:
    s.ranches[seat].locomotive = s.board.node_slug.index(node)


def stations(s: GwtState, seat: int, *slugs: str) -> None:
    """The seat has discs on exactly these stations."""
    s.ranches[seat].stations = sum(1 << s.board.station_slug.index(x) for x in slugs)


def cities(s: GwtState, seat: int, **counts: int) -> None:
    """The seat has so many discs in these cities (underscores for dashes), none elsewhere."""
    s.ranches[seat].cities = [counts.get(slug.replace("-", "_"), 0) for slug in s.board.city_slug]


def masters(s: GwtState, *slugs: str) -> None:
    """The station masters at stations 1, 2, 3 ...; "" for one that was taken."""
    s.trail.masters = [s.board.master_slug.index(x) if x else NONE for x in slugs]


def jobs(s: GwtState, *rows: str) -> None:
    """The job market from row 1 on, each row as letters of its workers ("cb": a cowboy, a builder; "-": an empty space).
    The marker stands in the row of the first missing letter."""
    columns = s.box.columns
    s.trail.jobs = [NO_TILE] * len(s.trail.jobs)
    s.trail.job_next = 0
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter != "-":
                s.trail.jobs[number * columns + column] = WORKER + "cbe".index(letter)
            s.trail.job_next = number * columns + column + 1


def foresight(s: GwtState, *tiles: str) -> None:
    """The six foresight spaces: 1 top, 1 bottom, 2 top, ...; "" for an empty one."""
    s.trail.foresight = [s.box.tile_slug.index(x) if x else NO_TILE for x in tiles]


# -- looking


def node_of(s: GwtState, seat: int) -> str:
    return s.board.node_slug[s.ranches[seat].locomotive]


def free_space_for(s: GwtState, slug: str) -> str:
    """Where a hazard or outlaw tile would go, "" if nowhere."""
    space = s.free_space(area_of(s, s.box.tile_slug.index(slug)))
    return s.box.spaces[space] if space >= 0 else ""
