"""20. Solo: where the Wise Eminence places things, its ship and its points (BOON-SOLO-22 and on)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_presences, pasture_at, presences
from overlander.games.boonlake.eminence import placing
from overlander.games.boonlake.eminence.placing import best_pasture
from overlander.games.boonlake.eminence.scoring import final, income, income_points
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.eminence.turn import EminenceShip, advance_cactus, location, pioneer_house
from overlander.games.boonlake.final_scoring import outcome
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.turn import Turn
from tests.ledger import rule
from tests.rules.boonlake.expansion import launched
from tests.rules.boonlake.position import (
    cattle,
    levers,
    me,
    pass_all,
    pasture,
    piece_at,
    play,
    position,
    put,
    question,
    ship_of,
    ships,
    space,
    strips,
    tile,
    tokens,
)
from tests.rules.boonlake.solo import E, alone, its_turn, next_tiles, own, solo_tile


@rule("BOON-SOLO-22", "BOON-SOLO-E1", "BOON-SOLO-E17")
def test_the_corner_comes_from_the_next_back() -> None:
    s = alone()
    so01 = solo_tile(s, "so01")
    for mark, number in ((NONE, 4), (0, 4), (1, 22), (2, 13), (3, 31)):
        own(s).mark = mark
        assert location(s, so01) == number


@rule("BOON-SOLO-23", "BOON-SOLO-24", "BOON-SOLO-X4")
def test_the_next_higher_number_wraps() -> None:
    s = alone()
    tile(s, "h33", "g01")
    tile(s, "h02", "g02")
    before = (me(s).coins, len(me(s).hand), me(s).ranch)
    assert placing.place_grey_tile(s, E, 31) == space(s, "h32")
    s = alone()
    tile(s, "h33", "g01")
    tile(s, "h32", "g03")
    tile(s, "h02", "g02")
    assert placing.place_grey_tile(s, E, 32) == space(s, "h01")
    assert (me(s).coins, len(me(s).hand), me(s).ranch) == before
    s = alone()
    assert placing.place_grey_tile(s, E, 32) == NONE


@rule("BOON-SOLO-X9")
def test_the_printed_location() -> None:
    s = alone()
    tile(s, "h13", "g01")
    tile(s, "h14", "g02")
    tile(s, "h16", "g03")
    assert placing.place_grey_tile(s, E, 13) == space(s, "h15")


@rule("BOON-SOLO-25", "BOON-SOLO-E2")
def test_houses_then_settlements() -> None:
    s = alone()
    tile(s, "h13", "g22")
    tile(s, "h12", "g16")
    placing.build_structure(s, E, 13)
    assert piece_at(s, "h13", 0) == (E, "house")
    placing.build_structure(s, E, 13)
    assert piece_at(s, "h13", 1) == (E, "house")
    placing.build_structure(s, E, 1)
    assert piece_at(s, "h13", 0) == (E, "settlement")
    assert (me(s, E).coins, me(s, E).board.spare) == (0, 1)
    put(s, 0, "inhabitant", "h12", 0)
    placing.build_structure(s, E, 12)
    assert piece_at(s, "h12", 1) == (E, "house")


@rule("BOON-SOLO-25", "BOON-SOLO-23")
@pytest.mark.parametrize(("number", "settlement"), [(12, "h12"), (13, "h13"), (14, "h12")])
def test_of_its_houses_that_of_the_number_is_replaced(number: int, settlement: str) -> None:
    s = alone()
    for where, slug in (("h12", "g05"), ("h13", "g06")):
        tile(s, where, slug)
        put(s, E, "house", where)
    placing.build_structure(s, E, number)
    for where in ("h12", "h13"):
        assert piece_at(s, where) == (E, "settlement" if where == settlement else "house")


@rule("BOON-SOLO-17", "BOON-SOLO-24")
def test_the_next_pasture_is_the_same_for_everybody() -> None:
    s = alone()
    tile(s, "h13", "g05")
    pasture(s, "h14", "h30")
    placing.place_pasture(s, E, 12)
    assert [pasture_at(s, space(s, where)) for where in ("h14", "h30", "h12")] == [0, 1, 2]
    assert s.land.pastures == 3


@rule("BOON-SOLO-26", "BOON-SOLO-E3", "BOON-SOLO-E4")
def test_without_structures_ten_points() -> None:
    s = alone()
    tile(s, "h13", "g22")
    board = me(s, E).board
    board.houses = 6
    placing.build_structure(s, E, 13)
    assert me(s, E).vp == 10
    s.land.sites[space(s, "h13") * pc.SITES] = pc.piece(E, pc.HOUSE)
    placing.build_structure(s, E, 13)
    assert (piece_at(s, "h13"), me(s, E).vp) == ((E, "settlement"), 10)
    s = alone()
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    put(s, E, "house", "h13", 0)
    put(s, E, "house", "h13", 1)
    me(s, E).board.settlements = 4
    placing.build_structure(s, E, 12)
    assert piece_at(s, "h12") == (E, "house")


@rule("BOON-SOLO-27", "BOON-SOLO-E8")
def test_where_cattle_go() -> None:
    s = alone()
    tile(s, "h13", "g22")
    pasture(s, "h14", "h12", "h30")
    put(s, 0, "house", "h13")
    cattle(s, 0, "h14")
    placing.place_cattle(s, E, 30)
    assert s.land.cattle[1 * s.seats + E] == 1  # h12: a house beside it and no cattle yet
    board = me(s, E).board
    assert (board.cattle, me(s, E).ranch, me(s, E).coins) == (1, 3, 0)
    placing.place_cattle(s, E, 30)
    assert s.land.cattle[2 * s.seats + E] == 1  # all even: the fewest cattle
    board.cattle = 5
    placing.place_cattle(s, E, 30)
    assert me(s, E).vp == 10


@rule("BOON-SOLO-28")
def test_the_ship_goes_as_far_as_it_can_without_reward() -> None:
    s = alone()
    ships(s, "c2", "c1")
    s.strips.row = 0
    s.stack = [Turn(0), EminenceShip(E)]
    s.settle()
    assert ship_of(s, E) == "c6"
    assert (me(s, E).coins, me(s, E).vp, me(s, E).ranch) == (0, 0, 3)


@rule("BOON-SOLO-29", "BOON-SOLO-E14")
def test_it_triggers_scorings() -> None:
    s = alone()
    s.river.scored = s.river.crossed = 1
    ships(s, "c9", "u11")
    tile(s, "h13", "g22")
    next_tiles(s, "so03")
    its_turn(s)
    pass_all(s)
    assert (s.river.scored, s.river.round, s.actor()) == (2, 1, 0)
    assert [ship_of(s, 0), ship_of(s, E)] == ["c1", "c1"]


@rule("BOON-SOLO-30", "BOON-SOLO-X6", "BOON-SOLO-X11")
@pytest.mark.parametrize(("houses", "settlements", "cattle_", "cactus", "vp"), [(3, 1, 2, 9, 20), (2, 1, 2, 18, 26)])
def test_income(houses: int, settlements: int, cattle_: int, cactus: int, vp: int) -> None:
    s = alone()
    board = me(s, E).board
    board.houses, board.settlements, board.cattle = houses, settlements, cattle_
    own(s).cactus = cactus
    income(s, E)
    assert me(s, E).vp == vp
    s.river.scored = 1
    s.stack = [Turn(0), InterimScoring(0, 3, 0)]
    s.settle()
    assert me(s, E).vp == 2 * vp


@rule("BOON-SOLO-31", "BOON-SOLO-E13")
def test_the_human_acts_last() -> None:
    for ender, further in ((0, 0), (E, 1)):
        s = alone()
        s.river.round, s.river.scored, s.river.crossed = 1, 3, 0b101
        s.river.ender = ender
        s.stack = [Turn((ender + 1) % 2)]
        s.settle()
        turns = 0
        while s.river.scored == 3:
            if question(s) == "ChooseStrip":
                turns += 1
            s.apply(s.actor(), s.choices(s.actor())[-1])
        assert turns == further


@rule("BOON-SOLO-32", "BOON-SOLO-X7")
def test_final_income_and_hidden_b_tiles() -> None:
    s = alone()
    board = me(s, E).board
    board.houses, board.settlements, board.cattle = 3, 1, 2
    own(s).cactus = 9
    assert income_points(s, E) == 20
    next_tiles(s, "so06", "so07")
    assert final(s, E) == 20 + 20


@rule("BOON-SOLO-33", "BOON-SOLO-X8")
def test_the_human_wins_ties() -> None:
    s = alone()
    next_tiles(s, "so01")
    me(s).vp = me(s, E).vp = 150
    assert outcome(s).winners == [0]
    me(s, E).vp = 151
    assert outcome(s).winners == [E]


@rule("BOON-SOLO-E5")
def test_pioneer_with_fewer_tiles() -> None:
    s = alone()
    tile(s, "h13", "g22")
    pioneer_house(s, E, space(s, "h13"), 1)
    assert piece_at(s, "h13", 0) == (E, "house")
    pioneer_house(s, E, NONE, 13)
    assert piece_at(s, "h13", 1) == (E, "house")


@rule("BOON-SOLO-E6", "BOON-SOLO-E7")
def test_what_has_no_place_is_wasted() -> None:
    s = alone()
    placing.build_structure(s, E, 1)
    placing.place_cattle(s, E, 1)
    assert (me(s, E).board.houses, me(s, E).board.cattle, me(s, E).vp) == (0, 0, 0)
    pasture(s, "h14")
    s.land.cattle[0] = 4
    placing.place_cattle(s, E, 1)
    assert me(s, E).board.cattle == 0


@rule("BOON-SOLO-E10")
def test_steps_beyond_the_cactus_track() -> None:
    s = alone()
    own(s).cactus = 23
    advance_cactus(s, E, 3)
    assert (own(s).cactus, me(s, E).vp) == (24, 4)


@rule("BOON-SOLO-E11")
def test_it_pays_nothing_for_the_bottom_rows() -> None:
    s = alone()
    tile(s, "h13", "g22")
    strips(s, "hire", "pioneer", "cattle", "progress", "region", "settle", "builder")
    next_tiles(s, "so09")
    own(s).cactus = 0
    before = me(s, E).vp
    strips(s, "hire", "pioneer", "cattle", "progress", "settle", "region", "builder")
    its_turn(s)
    assert me(s, E).vp >= before


@rule("BOON-SOLO-E15", "BOON-SOLO-E21")
def test_the_right_side_of_its_pioneer_belongs_to_the_human() -> None:
    s = alone()
    tile(s, "h13", "g22")
    levers(s, 0, "m11")
    strips(s, "pioneer", "hire", "cattle", "progress", "region", "settle", "builder")
    next_tiles(s, "so08")
    its_turn(s)
    assert (question(s), s.actor()) == ("DrawAndPlay", 0)
    assert tokens(s, 0) == {"draw", "lever:m11-vase", "pass"}
    play(s, 0, "draw")
    assert len(me(s).hand) == 2


@rule("BOON-SOLO-E16")
def test_its_pieces_count_for_the_human() -> None:
    from overlander.games.boonlake.counting import adjacent_pieces

    s = alone()
    tile(s, "h13", "g22")
    pasture(s, "h14")
    put(s, E, "settlement", "h13")
    put(s, 0, "house", "h13", 1)
    assert adjacent_pieces(s, space(s, "h14"), pc.SETTLEMENT) == 1
    assert adjacent_presences(s, 0, space(s, "h13")) == 1
    assert presences(s, E) == 1


@rule("BOON-SOLO-27")
def test_houses_and_settlements_draw_the_cattle_of_the_eminence() -> None:
    s = position(1)
    s.land.tiles = [NONE] * len(s.land.tiles)
    s.land.sites = [NONE] * len(s.land.sites)
    s.land.pastures = 0
    tile(s, "h13", "g22")
    tile(s, "h30", "g05")
    pasture(s, "h12", "h28")
    put(s, 0, "house", "h30")
    numbers = {where: s.box.spaces.index(where) + 1 for where in ("h12", "h28")}
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h28"
    put(s, 0, "settlement", "h13")
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h12"
    put(s, 0, "settlement", "h13", 1)
    assert s.box.spaces[best_pasture(s, numbers["h28"])] == "h12"
    cattle(s, 0, "h12", 1)
    assert s.box.spaces[best_pasture(s, numbers["h12"])] == "h28"


@rule("BOON-ART-A6-E3", "BOON-SOLO-17", "BOON-SOLO-24")
def test_tiles_of_the_eminence_are_placed_too() -> None:
    s = position(1)
    s.strips.explored = 0
    placing.place_pasture(s, EMINENCE, 1)
    assert (s.strips.explored, s.land.pastures) == (1, 1)
    placing.place_grey_tile(s, EMINENCE, 1)
    assert s.strips.explored == 2


@rule("BOON-ART-A7-E6")
def test_it_uses_neither_half_of_the_special_tile() -> None:
    s = alone(artifacts="on")
    s.land.tiles[space(s, "h13")] = s.box.special_tile
    placing.build_structure(s, E, 13)
    placing.place_cattle(s, E, 13)
    assert (me(s, E).board.houses, me(s, E).board.cattle, sum(s.land.cattle)) == (0, 0, 0)
    tile(s, "h30", "g22")
    pasture(s, "h27")
    put(s, 0, "house", "h13")
    placing.build_structure(s, E, 13)
    placing.place_cattle(s, E, 13)
    assert (piece_at(s, "h30"), piece_at(s, "h13")) == ((E, "house"), (0, "house"))
    assert s.land.cattle[E] == 1


@rule("BOON-SOLO-30")
def test_its_cattle_score_where_they_stand() -> None:
    s = alone()
    pasture(s, "h28", "h14", "h23")
    tile(s, "h13", "g05")
    put(s, 0, "settlement", "h13")
    cattle(s, 0, "h23", 3)
    assert space(s, "h13") in s.box.adjacent[space(s, "h14")]
    assert space(s, "h13") not in s.box.adjacent[space(s, "h23")]
    assert income_points(s, E) == 0
    s.land.cattle[1 * s.seats + E] = 3  # on the second pasture
    assert income_points(s, E) == 3
    s.land.cattle[0 * s.seats + E] = 1
    assert income_points(s, E) == 3


@rule("BOON-SOLO-17", "BOON-SOLO-23")
def test_without_a_pasture_left_it_places_none() -> None:
    s = position(1)
    s.land.pastures = s.box.pasture_count
    before = s.land.tiles[:]
    placing.place_pasture(s, E, 1)
    assert (s.land.tiles, s.land.pastures) == (before, s.box.pasture_count)


@rule("BOON-ART-CARD-11", "BOON-ART-CARD-E4", "BOON-SOLO-27")
def test_cattle_of_the_eminence_beside_a_shipyard_draw_cards() -> None:
    s = alone(artifacts="on")
    tile(s, "h13", "g05")
    pasture(s, "h14")
    launched(s, 0, "h13")
    me(s).perks[b.SHIPYARD_CARDS] = 2
    placing.place_cattle(s, E, 1)
    assert len(me(s).hand) == 2


@rule("BOON-ART-CARD-11", "BOON-SOLO-25")
def test_a_house_of_the_eminence_beside_a_shipyard_draws_cards() -> None:
    s = alone(artifacts="on")
    tile(s, "h13", "g22")
    launched(s, 0, "h13")
    me(s).perks[b.SHIPYARD_CARDS] = 2
    placing.build_structure(s, E, 13)
    assert (piece_at(s, "h13", 1), len(me(s).hand)) == ((E, "house"), 2)


@rule("BOON-SOLO-25", "BOON-SOLO-E2")
def test_a_tile_with_both_sites_taken_is_no_place_for_a_house() -> None:
    s = alone()
    tile(s, "h13", "g22")
    tile(s, "h16", "g05")
    put(s, 0, "inhabitant", "h13", 0)
    put(s, 0, "inhabitant", "h13", 1)
    placing.build_structure(s, E, 13)
    assert (piece_at(s, "h13", 1), piece_at(s, "h16")) == ((0, "inhabitant"), (E, "house"))
