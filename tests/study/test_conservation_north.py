"""The account of Rails to the North finds what is planted."""

from collections.abc import Callable

import pytest

from overlander.games.gwt.account import GwtAccount
from overlander.games.gwt.rails.north import North
from overlander.games.gwt.state import GwtState
from tests.rules.gwt.position import new_game
from tests.rules.gwt.rails import shop, the_north


def two_in_a_town(n: North) -> None:
    n.shops[1] = 0


def a_shop_that_counts_nowhere(n: North) -> None:
    n.shops[8] = 1


def a_town_without_its_shop(n: North) -> None:
    n.towns[1] |= 1 << 5


def a_shop_that_changed_hands(n: North) -> None:
    n.shops[3] = 1


def another_tile(n: North) -> None:
    n.tiles = [*n.tiles[1:], n.tiles[0] + 1]


@pytest.mark.parametrize(
    "plant", [two_in_a_town, a_shop_that_counts_nowhere, a_town_without_its_shop, a_shop_that_changed_hands, another_tile]
)
def test_a_planted_fault_is_found(plant: Callable[[North], None]) -> None:
    s = new_game(3, rails="on")
    account = GwtAccount(s)
    shop(s, 0, "hall-town")
    assert account.pieces(s) == []
    plant(the_north(s))
    assert account.pieces(s) != []


def test_too_many_tiles_of_a_kind_at_the_start() -> None:
    s = new_game(3, rails="on")
    the_north(s).tiles = [0] * 6
    assert any("medium towns" in fault for fault in GwtAccount(s).at_start)


def test_nothing_to_say_without_the_expansion() -> None:
    s = new_game(2)
    assert isinstance(s, GwtState)
    assert GwtAccount(s).pieces(s) == []
