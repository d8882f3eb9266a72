"""The account of New Zealand finds what is planted."""

from collections.abc import Callable

import pytest

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.games.nz.account import NzAccount
from overlander.games.nz.state import NzState
from tests.rules.nz.position import at, hand, harbours, heard, money, new_game, position


def a_card(s: NzState) -> None:
    s.cards.market.append(s.cards.market[0])


def a_support_card(s: NzState) -> None:
    s.bonus.support[0] -= 1


def a_tile(s: NzState) -> None:
    s.farms[0].bonus.append(s.trail.bags[1][0])


def a_joker(s: NzState) -> None:
    s.farms[1].jokers[2] = 1 << 3


def a_building(s: NzState) -> None:
    s.players[1].unbuilt.pop()


def a_harbourmaster(s: NzState) -> None:
    s.farms[0].masters.append(s.trail.masters[0])


def a_disc(s: NzState) -> None:
    s.farms[0].posts[0] += 1


def a_storehouse(s: NzState) -> None:
    s.farms[0].storehouses &= s.farms[0].storehouses - 1


def a_harbour_without_its_storehouse(s: NzState) -> None:
    s.farms[0].harbours = 1 << s.board.harbour_slug.index("napier")


def gold(s: NzState) -> None:
    s.farms[0].gold = s.board.gold_limit + 1


def a_place_without_its_harbourmaster(s: NzState) -> None:
    s.farms[0].masters.append(s.trail.masters[0])
    s.trail.masters[0] = NONE


def a_marker(s: NzState) -> None:
    s.farms[1].marker = True


def moved_neutral_buildings(s: NzState) -> None:
    first, second = s.board.neutral_spaces[:2]
    s.trail.tile[first], s.trail.tile[second] = s.trail.tile[second], s.trail.tile[first]


PLANTED: list[tuple[Callable[[NzState], None], str]] = [
    (a_card, "card "),
    (a_support_card, "card "),
    (a_tile, "tile "),
    (a_joker, "tile joker"),
    (a_building, "seat 1: building"),
    (a_harbourmaster, "master "),
    (a_disc, "discs instead of"),
    (a_storehouse, "storehouses at sea"),
    (a_harbour_without_its_storehouse, "a storehouse without its harbour"),
    (gold, "gold"),
    (a_place_without_its_harbourmaster, "a master's place"),
    (a_marker, "the marker"),
    (moved_neutral_buildings, "neutral buildings changed"),
]


@pytest.mark.parametrize(("plant", "found"), PLANTED)
def test_a_planted_fault_is_found(plant: Callable[[NzState], None], found: str) -> None:
    s = new_game(3)
    account = NzAccount(s)
    assert account.pieces(s) == []
    plant(s)
    assert any(found in fault for fault in account.pieces(s))


def test_flipped_buildings_and_harbours_that_are_served_are_no_faults() -> None:
    s = new_game(3)
    account = NzAccount(s)
    for space in s.board.neutral_spaces:
        s.trail.tile[space] = s.board.neutral_flip[s.trail.tile[space]]
    harbours(s, 0, s.board.harbour_slug[[x for x in range(len(s.board.harbour_size)) if x not in s.board.medium][0]])
    assert account.pieces(s) == []


def test_money_is_what_was_told() -> None:
    s = position(2)
    account = NzAccount(s)
    hand(s, 0, "southdown")
    at(s, 0, "neutral-f")
    told = heard(s, 0, "act:f/1,southdown")
    assert money(s, 0) != 20
    assert account.told_faults(s, told) == []
    s.players[0].money += 1
    assert account.told_faults(s, []) != []
    assert account.told_faults(s, []) == []
    s.players[1].tokens += 1
    assert account.told_faults(s, [Event("receive", 1, "", {"n": 1}, {})]) != []
