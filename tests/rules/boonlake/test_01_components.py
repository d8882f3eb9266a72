"""1. Components and limits (BOON-COMP)."""

from collections import Counter

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.general import take_inhabitants
from tests.ledger import rule
from tests.rules.boonlake.expansion import quiet
from tests.rules.boonlake.position import (
    any_cards,
    bare,
    hand,
    levers,
    me,
    new_game,
    people,
    play,
    position,
    put,
    question,
    tile,
    tokens,
    turn,
)

by_players = pytest.mark.parametrize("players", [2, 3, 4])


@rule("BOON-COMP-1")
def test_seven_strips_and_a_board_for_each_player() -> None:
    s = new_game(4)
    assert len(s.strips.rows) == 7 == len(s.box.row_slug)
    assert len({id(p.board) for p in s.players}) == 4


@rule("BOON-COMP-2", "BOON-COMP-X1")
def test_what_the_box_holds() -> None:
    box = new_game().box
    assert len(box.cards) == 165 == len(set(box.cards))
    assert Counter(box.card_kind) == {b.DAY: 55, b.SUNSET: 55, b.NIGHT: 55}
    assert box.tile_count == 42 == len(box.grey) + 10 + box.pasture_count
    assert (len(box.grey), box.pasture_count, len(box.scoring_slug), len(box.levers)) == (25, 7, 16, 12)
    assert (len(box.spaces), len(box.river), len([x for x in box.lock_after if x != NONE])) == (33, 32, 3)
    assert Counter(x[0] for x in box.river) == {"c": 12, "u": 12, "l": 8}
    assert len(GAME.pack().rows("artifact_cards", "cards")) == 55


@rule("BOON-COMP-3", "BOON-COMP-11")
def test_tiles_and_spaces_are_numbered() -> None:
    box = new_game(4).box
    assert len(box.starting) == 10
    assert box.spaces == [f"h{n:02}" for n in range(1, 34)]


@rule("BOON-COMP-4", "BOON-COMP-5")
def test_counts_of_the_base_box() -> None:
    base = GAME.pack().file("components").node("base")
    coins = base.node("coins")
    assert [coins.int_(x) for x in ("1", "5", "20")] == [41, 15, 6]
    assert sum(coins.int_(x) for x in ("1", "5", "20")) == 62
    assert [base.int_(x) for x in ("scoring_tiles", "vases", "levers", "region_markers", "solo_tiles")] == [16, 14, 36, 4, 10]


@rule("BOON-COMP-6", "BOON-COMP-X2")
@by_players
def test_pieces_of_a_colour(players: int) -> None:
    s = new_game(players)
    box = s.box
    assert (box.inhabitants, box.houses, box.settlements, box.cattle, box.boats) == (10, 6, 4, 5, 2)
    assert box.marker_values == [1, 2, 3, 4]
    for seat, p in enumerate(s.players):
        assert (p.ranch, p.supply, len(box.inhabitant_recesses)) == (3, 5, 2)
        assert people(s, seat) == 10


@rule("BOON-COMP-7")
def test_inhabitants_houses_settlements_and_cattle_are_presences() -> None:
    from overlander.games.boonlake.counting import presences
    from tests.rules.boonlake.position import cattle, pasture

    s = bare()
    tile(s, "h13", "g16")
    tile(s, "h12", "g01")
    pasture(s, "h14")
    put(s, 0, "inhabitant", "h13", 0)
    put(s, 0, "house", "h13", 1)
    put(s, 0, "settlement", "h12")
    cattle(s, 0, "h14", 2)
    assert (presences(s, 0), presences(s, 1)) == (5, 0)


@rule("BOON-COMP-8", "BOON-INH-E1")
def test_wooden_pieces_run_out() -> None:
    s = position()
    me(s).supply = 1
    me(s).ranch = 7
    assert take_inhabitants(s, 0, 2, "") == 1
    assert (me(s).ranch, me(s).supply) == (8, 0)


@rule("BOON-COMP-9", "BOON-COMP-E2")
def test_coins_vases_and_levers_do_not_run_out() -> None:
    s = position(4)
    for seat in range(4):
        levers(s, seat, *s.box.levers)
    levers(s, 0, *s.box.levers[1:])
    me(s).coins, me(s).vases = 1000, 30
    turn(s, 0, "progress")
    play(s, 0, "pass", f"modernize:{s.box.levers[0]}")
    assert sum(bin(p.board.levers).count("1") for p in s.players) == 48 > s.box.lever_count


@rule("BOON-COMP-10")
def test_pastures_and_grey_tiles_are_limited() -> None:
    s = position()
    s.land.pastures = s.box.pasture_count
    turn(s, 0, "cattle")
    assert me(s).coins == 22
    s = position()
    s.land.mound = []
    turn(s, 0, "hire")
    assert me(s).coins == 22


@rule("BOON-COMP-E1")
@pytest.mark.parametrize(("players", "room"), [(2, 27), (3, 25), (4, 23)])
def test_there_are_more_tiles_than_spaces(players: int, room: int) -> None:
    s = new_game(players)
    assert s.land.tiles.count(NONE) == room < len(s.box.grey) + s.box.pasture_count


@rule("BOON-COMP-E3")
def test_inhabitants_and_houses_are_conserved() -> None:
    s = position()
    tile(s, "h13", "g16")
    put(s, 0, "inhabitant", "h13")
    turn(s, 0, "settle")
    play(s, 0, "upgrade:h13@upper")
    assert people(s, 0) == 10
    board = me(s).board
    assert (board.houses, board.spare) == (1, 0)
    hand(s, 0, *any_cards(s, 1))
    assert question(s) == "TakeShare"
    assert "pass" in tokens(s, 0)


@rule("BOON-COMP-3", "BOON-ART-A7-3", "BOON-ART-LAKE-16")
def test_pastures_the_special_tile_and_the_lake_hold_cattle() -> None:
    for players in (2, 4):
        assert len(quiet(players).land.cattle) == (7 + 1 + 1) * players
