"""Positions with Rails to the North, in the words of the tokens."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.gwt.rails.map import SLOTS, NorthMap
from overlander.games.gwt.rails.north import North, freed_bells
from overlander.games.gwt.rails.shops import PlaceShop
from overlander.games.gwt.state import GwtState
from tests.rules.gwt.position import ask, position, tokens


def rails(players: int = 2, seed: str = "test", **options: str) -> GwtState:
    """A quiet position with the expansion; nobody has a shop yet."""
    return position(players, seed, rails="on", **options)


def the_map(s: GwtState) -> NorthMap:
    assert s.board.north is not None
    return s.board.north


def the_north(s: GwtState) -> North:
    assert s.north is not None
    return s.north


def town(s: GwtState, slug: str) -> int:
    return the_map(s).town_slug.index(slug)


def shop(s: GwtState, seat: int, *towns: str) -> None:
    """The seat has shops in these towns too, each in the last free slot; nothing happens for it."""
    for slug in towns:
        i = town(s, slug)
        free = [x for x in range(SLOTS) if the_north(s).shops[i * SLOTS + x] == NONE]
        the_north(s).shops[i * SLOTS + free[-1]] = seat
        the_north(s).towns[seat] |= 1 << i


def shops_anywhere(s: GwtState, seat: int, n: int, *but: str) -> None:
    """The seat has n shops in towns that matter to nobody: small ones first, none of those named."""
    m = the_map(s)
    towns = sorted(range(len(m.town_slug)), key=lambda i: m.town_kind[i])
    free = [m.town_slug[i] for i in towns if m.town_slug[i] not in but and not (the_north(s).towns[seat] >> i) & 1]
    shop(s, seat, *free[:n])


def bells(s: GwtState, seat: int) -> int:
    """The bells that the seat has freed."""
    return freed_bells(the_map(s), the_north(s), seat)


def shop_towns(s: GwtState, seat: int) -> set[str]:
    return {slug for i, slug in enumerate(the_map(s).town_slug) if (the_north(s).towns[seat] >> i) & 1}


def town_tile(s: GwtState, slug: str, tile: str) -> None:
    """The tile of a medium town."""
    m = the_map(s)
    the_north(s).tiles = the_north(s).tiles[:]
    the_north(s).tiles[m.medium_towns.index(town(s, slug))] = m.tile_slug.index(tile)


def place(s: GwtState, seat: int, n: int = 1) -> None:
    """The seat performs "place a shop"."""
    ask(s, seat, PlaceShop(seat, n))


def open_towns(s: GwtState, seat: int) -> set[str]:
    """Where the seat may place a shop now."""
    place(s, seat)
    return {token.partition(":")[2].partition("@")[0] for token in tokens(s, seat) if token.startswith("shop:")}
