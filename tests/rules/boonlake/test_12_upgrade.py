"""12. Upgrade and tier bonus (BOON-UPG, BOON-TIER)."""

from itertools import product

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_presences
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import (
    USUAL,
    Terms,
    Upgrade,
    can_upgrade,
    place_settlement,
    tier_bonus,
    upgradable,
    upgrade_prices,
)
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, quiet
from tests.rules.boonlake.position import (
    ask,
    bare,
    cattle,
    levers,
    me,
    pasture,
    people,
    piece_at,
    play,
    put,
    question,
    refusal,
    space,
    tile,
    tokens,
)
from tests.rules.offers import told


def town(settlements: int = 0, ranch: int = 5) -> BoonState:
    """Seat 0 has a house on h13 among three foreign inhabitants, and so many settlements elsewhere, each in its own region."""
    s = bare(3)
    tile(s, "h13", "g22")
    tile(s, "h12", "g16")
    put(s, 0, "house", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    put(s, 1, "inhabitant", "h12")
    put(s, 2, "inhabitant", "h12", 1)
    for where, slug in (("h05", "g05"), ("h22", "g02"), ("h27", "g03"))[:settlements]:
        tile(s, where, slug)
        put(s, 0, "settlement", where)
    me(s).ranch, me(s).supply = ranch, 8 - ranch
    ask(s, 0, Upgrade(0, USUAL))
    return s


def upgrade(s: BoonState) -> None:
    play(s, 0, "upgrade:h13@upper")


@rule("BOON-UPG-1")
def test_only_own_pieces_on_sites() -> None:
    s = town()
    assert tokens(s) == {"upgrade:h13@upper", "pass"}
    assert refusal(s, 0, "upgrade:h13@lower") == "BOON-UPG-1 not-your-piece"
    put(s, 0, "settlement", "h12", 0)
    assert refusal(s, 0, "upgrade:h12@upper") == "BOON-UPG-1 cannot-be-upgraded"


@rule("BOON-UPG-2", "BOON-UPG-3", "BOON-UPG-X1")
def test_a_house() -> None:
    s = bare()
    tile(s, "h13", "g05")
    ask(s, 0, Upgrade(0, USUAL))
    put(s, 0, "inhabitant", "h13")
    me(s).ranch, me(s).supply = 2, 5
    play(s, 0, "upgrade:h13@single")
    assert (me(s).ranch, me(s).supply, me(s).board.houses) == (1, 7, 1)
    assert people(s, 0) == 10
    assert piece_at(s, "h13") == (0, "house")


@rule("BOON-UPG-4", "BOON-UPG-E5", "BOON-UPG-E8")
def test_houses_beside_the_gameboard_are_used_again() -> None:
    s = bare()
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    board = me(s).board
    board.houses, board.spare, board.settlements = 6, 1, 4
    ask(s, 0, Upgrade(0, USUAL))
    play(s, 0, "upgrade:h13@single")
    assert (board.houses, board.spare) == (6, 0)
    put(s, 0, "inhabitant", "h13")
    ask(s, 0, Upgrade(0, USUAL))
    assert refusal(s, 0, "upgrade:h13@single") == "BOON-UPG-4 no-house-left"


@rule("BOON-UPG-5", "BOON-UPG-E1", "BOON-UPG-X5")
def test_three_adjacent_presences() -> None:
    s = bare(3)
    tile(s, "h13", "g22")
    tile(s, "h10", "g05")
    pasture(s, "h14")
    put(s, 0, "house", "h13")
    put(s, 1, "inhabitant", "h13", 1)
    put(s, 2, "house", "h10")
    ask(s, 0, Upgrade(0, USUAL))
    assert adjacent_presences(s, 0, space(s, "h13")) == 2
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-UPG-5 too-few-presences"
    levers(s, 0, "m32")
    assert tokens(s) == {"upgrade:h13@upper", "pass"}
    levers(s, 0)
    cattle(s, 1, "h14")
    assert adjacent_presences(s, 0, space(s, "h13")) == 3
    upgrade(s)
    assert me(s).board.settlements == 1


@rule("BOON-UPG-6", "BOON-UPG-9")
def test_a_settlement_costs_two_inhabitants_and_removes_the_house() -> None:
    s = town(ranch=2)
    upgrade(s)
    assert (me(s).ranch, me(s).supply) == (0, 8)
    assert (me(s).board.settlements, me(s).board.spare, me(s).board.houses) == (1, 1, 1)
    s = town(ranch=1)
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-UPG-6 too-few-inhabitants"


@rule("BOON-UPG-7", "BOON-UPG-8", "BOON-UPG-X2")
def test_the_third_settlement() -> None:
    s = town(2, ranch=2)
    upgrade(s)
    assert (me(s).ranch, me(s).vp) == (0, -4)
    s = town(2, ranch=3)
    upgrade(s)
    assert tokens(s) == {"give:3", "give:2,4"}
    play(s, 0, "give:2,4")
    assert (me(s).ranch, me(s).vp) == (1, -4)
    s = town(2, ranch=1)
    assert tokens(s) == {"pass"}


@rule("BOON-UPG-X3", "BOON-UPG-E2")
@pytest.mark.parametrize(
    ("ranch", "offered"), [(4, {"give:4", "give:3,4", "give:2,8"}), (3, {"give:3,4", "give:2,8"}), (2, {"give:2,8"})]
)
def test_the_fourth_settlement(ranch: int, offered: set[str]) -> None:
    s = town(3, ranch=ranch)
    upgrade(s)
    if len(offered) > 1:
        assert tokens(s) == offered
    else:
        assert me(s).vp == -8


@rule("BOON-UPG-10", "BOON-UPG-X4")
def test_a_second_settlement_in_a_region_costs_five_points() -> None:
    s = town(ranch=2)
    tile(s, "h16", "g05")
    put(s, 0, "settlement", "h16")
    upgrade(s)
    assert (me(s).ranch, me(s).vp) == (0, -5)


@rule("BOON-UPG-11")
def test_at_most_four_settlements() -> None:
    s = town()
    me(s).board.settlements = 4
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-UPG-11 no-settlement-left"


@rule("BOON-UPG-12", "BOON-TIER-4")
def test_emptied_recesses_pay_at_every_scoring() -> None:
    from overlander.games.boonlake.interim_scoring import recess_income

    s = bare()
    assert recess_income(s, 0) == (0, 0)
    me(s).board.houses = 2
    assert recess_income(s, 0) == (3, 0)
    me(s).board.freed = 0b11
    assert recess_income(s, 0) == (3, 5)


@rule("BOON-UPG-E3")
def test_a_discount_lowers_the_whole_number() -> None:
    s = town(2, ranch=5)
    levers(s, 0, "m32")
    upgrade(s)
    assert tokens(s) == {"give:3", "give:2,4", "give:2@m32", "give:1,4@m32"}


@rule("BOON-UPG-E4", "BOON-TIER-3")
def test_the_tier_bonus_comes_after_the_price_and_can_be_used_at_once() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    me(s).board.cattle = 1
    me(s).ranch = 0
    ask(s, 0, Upgrade(0, USUAL))
    assert tokens(s) == {"pass"}
    me(s).ranch = 1
    play(s, 0, "upgrade:h13@lower")
    assert (me(s).ranch, me(s).board.freed) == (1, 1)


@rule("BOON-UPG-E6", "BOON-TIER-1", "BOON-TIER-X1")
def test_tier_one_needs_its_cattle() -> None:
    s = bare()
    board = me(s).board
    for houses, cattle_out, freed in ((0, 1, 0), (3, 0, 0), (1, 1, 0), (2, 1, 1)):
        board.houses, board.cattle, board.freed = houses, cattle_out, 0
        tier_bonus(s, 0)
        assert board.freed == freed


@rule("BOON-UPG-E7")
def test_presences_across_a_bridge_count() -> None:
    s = bare()
    tile(s, "h11", "g05")
    tile(s, "h01", "g02")
    put(s, 0, "house", "h11")
    put(s, 1, "inhabitant", "h01")
    assert adjacent_presences(s, 0, space(s, "h11")) == 1


@rule("BOON-UPG-5", "BOON-UPG-6", "BOON-UPG-13")
def test_what_a_settlement_would_need() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    me(s).ranch = 0
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@upper") == ("too-few-presences", {"need": 3, "found": 0})
    levers(s, 0, "m32")
    assert told(s, "upgrade:h13@upper") == ("too-few-presences", {"need": 2, "found": 0})
    put(s, 1, "inhabitant", "h13", 1)
    tile(s, "h12", "g16")
    put(s, 1, "inhabitant", "h12")
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    ask(s, 0, Upgrade(0, Terms(False, True, 1, 1)))
    levers(s, 0)
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 1, "inhabitants": 0})
    put(s, 1, "inhabitant", "h12", 1)
    ask(s, 0, Upgrade(0, USUAL))
    assert told(s, "upgrade:h13@upper") == ("too-few-inhabitants", {"cost": 2, "inhabitants": 0})
    me(s).ranch = 2
    play(s, 0, "upgrade:h13@upper")
    assert me(s).ranch == 0


@rule("BOON-UPG-1", "BOON-UPG-5", "BOON-UPG-7")
def test_whatever_has_a_price_can_be_upgraded() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    for where, slug in (("h13", "g22"), ("h12", "g16"), ("h16", "g05")):
        tile(s, where, slug)
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    put(s, 1, "house", "h12")
    s.land.sites[space(s, "h12") * 2 + 1] = pc.piece(0, pc.PURPLE)
    put(s, 1, "inhabitant", "h16")
    s.land.sites[0] = NONE
    own = [i for i in range(len(s.land.sites)) if s.land.sites[i] // pc.KINDS == 0]
    every = [USUAL, Terms(True, False, 1, 0), Terms(False, True, 1, 1)]
    seen = set()
    for ranch, settlements, lever, houses, terms in product(range(5), range(5), (False, True), (2, 6), every):
        board = me(s).board
        me(s).ranch, board.settlements, board.houses, board.spare = ranch, settlements, houses, 0
        levers(s, 0, *(["m32"] if lever else []))
        found = [i for i in own if upgrade_prices(s, 0, i, terms)]
        assert upgradable(s, 0, terms) == found
        assert can_upgrade(s, 0, terms) == bool(found)
        seen.add(tuple(found))
    assert len(seen) >= 4
    assert upgradable(s, 1, USUAL) == [i for i in range(len(s.land.sites)) if upgrade_prices(s, 1, i, USUAL)]


@rule("BOON-TIER-2", "BOON-TIER-5", "BOON-TIER-X2")
def test_tier_two() -> None:
    s = bare()
    board = me(s).board
    assert s.box.tier_pieces == [(2, 0, 1), (4, 1, 2), (6, 2, 3), (6, 3, 4), (6, 4, 5)]
    board.houses, board.settlements, board.cattle, board.freed = 4, 1, 1, 1
    tier_bonus(s, 0)
    assert board.freed == 1
    board.cattle = 2
    tier_bonus(s, 0)
    assert board.freed == 3


@rule("BOON-TIER-X3")
def test_everything_out_takes_31_inhabitants() -> None:
    box = bare().box
    settlements = sum(box.settlement_price + x for x in box.settlement_extra)
    cattle_ = sum(box.cattle_price[0] + x for x in box.cattle_extra)
    assert 6 + 6 * box.house_price + settlements + cattle_ == 31
    assert box.houses + box.settlements + box.cattle + 6 == 21


def test_with_the_other_reading_every_inhabitant_can_be_replaced() -> None:
    s = bare(substitutes="any")
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    ask(s, 0, Upgrade(0, USUAL))
    play(s, 0, "upgrade:h13@single")
    assert question(s) == "UpgradePrice"
    assert tokens(s) == {"give:1", "give:0,4"}


@rule("BOON-TIER-3", "BOON-UPG-9")
def test_a_settlement_can_be_the_last_piece_of_a_tier() -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    board = me(s).board
    board.houses, board.cattle, board.freed, ranch = 4, 2, 1, me(s).ranch
    place_settlement(s, 0, space(s, "h13") * 2)
    assert (board.settlements, board.freed, me(s).ranch) == (1, 0b11, ranch + 1)


@rule("BOON-TIER-3")
def test_a_tier_frees_its_inhabitant_once() -> None:
    s = bare()
    board = me(s).board
    board.houses, board.settlements, board.cattle = 4, 1, 2
    tier_bonus(s, 0)
    assert (me(s).ranch, board.freed) == (5, 0b11)
    board.houses = 5
    tier_bonus(s, 0)
    assert (me(s).ranch, board.freed) == (5, 0b11)
