"""Positions for rule tests: a set-up game, changed to what a test needs, in the words of the tokens.

    s = position(players=2)
    hand(s, 0, "merino", "southdown")
    at(s, 0, "neutral-f")                      # seat 0 has just stopped there: phase B
    play(s, 0, "act:f/1,southdown")
    assert money(s, 0) == 23

Everything works in both builds: states are changed only through their attributes.
"""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.games.nz import box as b
from overlander.games.nz.state import Farm, NzState
from overlander.games.trail.box import NO_TILE, WORKER
from tests.rules.trail import *  # noqa: F403 - the words of both games
from tests.rules.trail import quiet


def new_game(players: int = 2, seed: str = "test", **options: str) -> NzState:
    """A game as set up, before the first decision. Options by name, dashes as underscores."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    s = find_game("nz").new({"players": str(players), **given}, seed)
    assert isinstance(s, NzState)
    return s


def position(players: int = 2, seed: str = "test", **options: str) -> NzState:
    """A quiet position to build on: first turns done (the disc of exploration 0 came from the money row), every runholder on
    neutral-a, hands empty, no hazards, all with 20 pounds, 1 gold, one exchange token; seat 0's turn, before phase A."""
    s = new_game(players, seed, **options)
    quiet(s, "hazard")
    for p, own in zip(s.players, s.farms):
        p.discs &= ~(1 << s.box.disc_slug.index("aux-money-2"))
        own.explored = 0
    return s


# -- putting things in place


def discs(s: NzState, seat: int, *gone: str) -> None:
    """Exactly these discs are gone from the player board, with what their spots give permanently."""
    me = s.players[seat]
    me.discs = (1 << len(s.box.disc_slug)) - 1
    me.permanent = 0
    s.farms[seat].wool = 0
    for slug in gone:
        i = s.box.disc_slug.index(slug)
        me.discs &= ~(1 << i)
        me.permanent += s.board.disc_certificate[i]
        s.farms[seat].wool += s.board.disc_wool[i]


def only_discs(s: NzState, seat: int, *left: str) -> None:
    """Exactly these discs are left on the player board."""
    s.players[seat].discs = sum(1 << s.box.disc_slug.index(slug) for slug in left)


def workers(s: NzState, seat: int, shepherds: int = 1, builders: int = 1, sailors: int = 1, shearers: int = 1) -> None:
    s.players[seat].workers = [shepherds, builders, sailors, shearers]


def posts(s: NzState, seat: int, **counts: int) -> None:
    """The seat has so many discs on these posts (underscores for dashes), none elsewhere."""
    s.farms[seat].posts = [counts.get(slug.replace("-", "_"), 0) for slug in s.board.post_slug]


def harbours(s: NzState, seat: int, *slugs: str) -> None:
    """The seat has a disc or storehouse in exactly these harbours; storehouses leave the board from the first one on."""
    farm = s.farms[seat]
    farm.harbours = 0
    farm.storehouses = (1 << len(s.board.storehouse_slug)) - 1
    s.slots = [NONE if x == seat else x for x in s.slots]
    for slug in slugs:
        h = s.board.harbour_slug.index(slug)
        farm.harbours |= 1 << h
        if s.board.harbour_size[h] != b.MEDIUM:
            farm.storehouses &= farm.storehouses - 1
            s.slots[h * b.SLOTS + s.slots[h * b.SLOTS : (h + 1) * b.SLOTS].index(NONE)] = seat


def ship(s: NzState, seat: int, space: str) -> None:
    s.farms[seat].ship = s.board.sea_slug.index(space)


def masters(s: NzState, *slugs: str) -> None:
    """The harbourmasters of the medium harbours in order; "" for one that was taken."""
    s.trail.masters = [s.board.master_slug.index(x) if x else NONE for x in slugs]


def jobs(s: NzState, **columns: int) -> None:
    """How many workers lie in each column of the job market, from the top; none in the others."""
    s.trail.jobs = [NO_TILE] * len(s.trail.jobs)
    for slug, n in columns.items():
        w = s.box.workers.index(slug)
        for row in range(n):
            s.trail.jobs[row * s.box.columns + w] = WORKER + w


def job_at(s: NzState, worker: str, row: int) -> bool:
    """Whether such a worker lies in that row (1 is the top)."""
    w = s.box.workers.index(worker)
    return s.trail.jobs[(row - 1) * s.box.columns + w] == WORKER + w


def bonus_market(s: NzState, *rows: str) -> None:
    """The bonus market from row 1 on, each row as slugs ("-": empty); the marker stands in the row of the first missing cell."""
    columns = s.board.bonus_columns
    s.bonus.market = [NO_TILE] * len(s.bonus.market)
    s.bonus.market_next = 0
    for number, row in enumerate(rows):
        for column, slug in enumerate(row.split()):
            if slug != "-":
                s.bonus.market[number * columns + column] = s.box.tile_slug.index(slug)
            s.bonus.market_next = number * columns + column + 1


def foresight(s: NzState, *tiles: str) -> None:
    """The four foresight spaces: A, A, B, B; "" for an empty one."""
    s.trail.foresight = [s.box.tile_slug.index(x) if x else NO_TILE for x in tiles]


# -- looking


def farm(s: NzState, seat: int = 0) -> Farm:
    return s.farms[seat]


def sea_of(s: NzState, seat: int) -> str:
    return s.board.sea_slug[s.farms[seat].ship]
