"""20. Solo: the Wise Eminence (BOON-SOLO)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import presences
from overlander.games.boonlake.eminence import placing
from overlander.games.boonlake.eminence.scoring import final, income, income_points
from overlander.games.boonlake.eminence.state import EMINENCE, Eminence
from overlander.games.boonlake.eminence.turn import (
    EminenceShip,
    EminenceTurn,
    advance_cactus,
    cover_region,
    highest_strip,
    location,
    obey,
    pioneer_house,
    reveal_tile,
)
from overlander.games.boonlake.final_scoring import outcome
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.turn import PhaseC, Turn
from tests.ledger import rule
from tests.rules.boonlake.position import (
    cattle,
    chosen,
    levers,
    me,
    new_game,
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
    turn,
)

LEVELS = {"easy": (5, 1), "medium": (4, 2), "challenge": (3, 3), "difficult": (2, 4), "very-difficult": (1, 5)}
E = EMINENCE


def alone(**options: str) -> BoonState:
    """A quiet solo position; the human's turn, no building tile on the gameboard."""
    s = position(1, "test", **options)
    s.land.mound += [x for x in s.land.tiles if x != NONE]
    s.land.tiles = [NONE] * len(s.land.tiles)
    s.land.sites = [NONE] * len(s.land.sites)
    s.land.cattle = [0] * len(s.land.cattle)
    s.land.pastures = 0
    board = me(s, E).board
    board.houses = board.settlements = board.cattle = board.spare = 0
    me(s, E).vp = 0
    own(s).cactus = 0
    ships(s, "c1", "c1")
    s.river.crossed = s.river.scored = 0
    s.land.labels = 0
    s.stack = [Turn(0)]
    s.settle()
    return s


def own(s: BoonState) -> Eminence:
    assert s.eminence is not None
    return s.eminence


def solo_tile(s: BoonState, slug: str) -> int:
    return s.box.solo().tile_slug.index(slug)


def next_tiles(s: BoonState, first: str, second: str = "") -> None:
    """The tile on top of the stack, and the one after it, alone below it."""
    every = own(s).stack + own(s).next + own(s).revealed + own(s).boxed
    own(s).next = [solo_tile(s, first)]
    own(s).mark = s.box.solo().tile_back[own(s).next[0]]
    own(s).stack = [solo_tile(s, second)] if second else []
    own(s).boxed = [x for x in every if x not in own(s).next + own(s).stack]
    own(s).revealed = []


def its_turn(s: BoonState) -> None:
    s.stack = [Turn(0), PhaseC(E), EminenceTurn(E)]
    s.strips.active = E
    s.settle()


@rule("BOON-SOLO-1", "BOON-SOLO-8")
def test_set_up_as_for_two_and_the_eminence_begins() -> None:
    s = new_game(1)
    assert (len(s.box.start_spaces), me(s).coins, ship_of(s, 0), ship_of(s, E)) == (6, 7, "c1", "c1")
    assert s.first_seat() == E
    s = chosen(s)
    assert len(own(s).revealed) == 1


@rule("BOON-SOLO-2", "BOON-SOLO-3")
def test_what_the_eminence_has() -> None:
    s = new_game(1)
    p = me(s, E)
    assert (p.vp, own(s).cactus, p.board.houses, p.board.settlements, p.board.cattle) == (0, 0, 0, 0, 0)
    assert (p.coins, p.hand, p.board.sites, p.board.levers) == (0, [], [0, 0, 0, 0], 0)


@rule("BOON-SOLO-4", "BOON-SOLO-E19")
def test_its_colour_area_has_a_random_tile_of_nobody() -> None:
    assert len({new_game_areas(seed) for seed in "abcdef"}) > 1
    from overlander.games.boonlake.scoring_tiles import marker_vp

    s = alone()
    s.river.scored = 1
    assert marker_vp(s, 0, E, True) == 1
    assert marker_vp(s, 0, 0, True) == 2


def new_game_areas(seed: str) -> int:
    s = chosen(new_game(1, seed))
    assert NONE not in s.piles.areas
    return s.piles.areas[E]


@rule("BOON-SOLO-5", "BOON-SOLO-7", "BOON-SOLO-X1")
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_difficulty(level: str) -> None:
    s = new_game(1, eminence=level)
    types = [s.box.solo().tile_type[x] for x in own(s).stack + own(s).next]
    assert (types.count(0), types.count(1)) == LEVELS[level]
    assert s.box.solo().tile_type.count(0) == 5 == s.box.solo().tile_type.count(1)


@rule("BOON-SOLO-6")
def test_six_tiles_face_down_in_random_order_and_orientation() -> None:
    found = set()
    for seed in "abcdefgh":
        s = new_game(1, seed)
        assert len(own(s).stack) + len(own(s).next) == 6
        assert own(s).mark in (s.box.solo().tile_back[own(s).next[0]], 3 - s.box.solo().tile_back[own(s).next[0]])
        found.add((own(s).next[0], own(s).mark))
    assert len(found) > 3
    assert s.view(0).eminence is not None
    view = s.view(0)
    assert own(view).next == [NONE]
    assert own(view).mark == own(s).mark


@rule("BOON-SOLO-9", "BOON-SOLO-E20")
def test_an_empty_stack_is_mixed_again_at_the_next_turn() -> None:
    s = alone()
    next_tiles(s, "so01")
    reveal_tile(s, E)
    assert (own(s).next, own(s).mark, own(s).stack) == ([], NONE, [])
    own(s).revealed = [0, 1, 2, 5, 6, 7]
    own(s).boxed = [3, 4, 8, 9]
    reveal_tile(s, E)
    assert sorted(own(s).stack + own(s).next + own(s).revealed) == [0, 1, 2, 5, 6, 7]
    assert len(own(s).revealed) == 1


@rule("BOON-SOLO-10", "BOON-SOLO-E12")
@pytest.mark.parametrize(
    ("bottom", "kind", "houses", "cattle_", "cactus"),
    [("settle", "a", 1, 0, 0), ("settle", "b", 2, 0, 0), ("cattle", "a", 0, 1, 0), ("cattle", "b", 0, 1, 1)]
    + [("hire", "a", 0, 0, 1), ("hire", "b", 0, 0, 2)],
)
def test_the_upper_half(bottom: str, kind: str, houses: int, cattle_: int, cactus: int) -> None:
    s = alone()
    tile(s, "h13", "g22")
    pasture(s, "h14")
    obey(s, E, s.box.solo().bottom[b.STRIPS.index(bottom)]["ab".index(kind)], 13)
    board = me(s, E).board
    assert (board.houses, board.cattle, own(s).cactus) == (houses, cattle_, cactus)


@rule("BOON-SOLO-11")
def test_of_three_strips_the_one_furthest_up() -> None:
    s = alone()
    strips(s, "hire", "pioneer", "settle", "region", "cattle", "progress", "builder")
    assert highest_strip(s, solo_tile(s, "so01")) == b.SETTLE
    strips(s, "builder", "hire", "pioneer", "settle", "region", "cattle", "progress")
    assert highest_strip(s, solo_tile(s, "so01")) == b.BUILDER


@rule("BOON-SOLO-12", "BOON-SOLO-X10")
def test_the_human_may_carry_out_the_right_side() -> None:
    from tests.rules.boonlake.position import any_cards, hand

    s = alone()
    tile(s, "h13", "g22")
    strips(s, "builder", "hire", "pioneer", "settle", "region", "cattle", "progress")
    next_tiles(s, "so01")
    hand(s, 0, *any_cards(s, 1))
    its_turn(s)
    assert own(s).cactus == 2  # the bottom strip Progress, then Builder
    assert (question(s), s.actor()) == ("TakeShare", 0)
    assert s.strips.taken == b.BUILDER
    pass_all(s)
    assert s.strips.rows[-1] == b.BUILDER


@rule("BOON-SOLO-13")
def test_the_eminence_ignores_the_humans_strips() -> None:
    s = alone()
    turn(s, 0, "hire")
    before = me(s, E).key()
    pass_all(s, "MoveShip")
    assert me(s, E).key() == before


@rule("BOON-SOLO-14", "BOON-SOLO-X2")
def test_the_cactus_track() -> None:
    s = alone()
    solo = s.box.solo()
    obey(s, E, solo.bottom[b.HIRE][1], 1)
    obey(s, E, solo.strips[b.PROGRESS][1], 1)
    assert own(s).cactus == 4
    obey(s, E, solo.strips[b.BUILDER][0], 1)
    assert own(s).cactus == 5


@rule("BOON-SOLO-15", "BOON-SOLO-E18")
def test_hire_places_a_tile() -> None:
    s = alone()
    tile(s, "h13", "g22")
    obey(s, E, s.box.solo().strips[b.HIRE][0], 13)
    assert (s.land.tiles[space(s, "h14")] != NONE, own(s).cactus) == (True, 1)
    s.land.mound = []
    laid = s.land.tiles[:]
    obey(s, E, s.box.solo().strips[b.HIRE][1], 13)
    assert (s.land.tiles, own(s).cactus) == (laid, 3)
    assert me(s, E).coins == 0


@rule("BOON-SOLO-16", "BOON-SOLO-E22")
def test_pioneer_builds_a_house_on_the_second_tile() -> None:
    s = alone()
    tile(s, "h13", "g22")
    put(s, E, "house", "h13", 0)
    put(s, E, "house", "h13", 1)
    obey(s, E, s.box.solo().strips[b.PIONEER][1], 14)
    assert s.land.tiles[space(s, "h14")] != NONE
    assert piece_at(s, "h16") == (E, "house")  # h15 has no tile beside it, h16 has
    assert (me(s, E).board.houses, own(s).cactus) == (3, 1)


@rule("BOON-SOLO-17")
def test_cattle_breeding() -> None:
    s = alone()
    tile(s, "h13", "g22")
    obey(s, E, s.box.solo().strips[b.CATTLE][1], 14)
    assert s.box.tile_pasture[s.land.tiles[space(s, "h14")]] == 0
    assert (me(s, E).board.cattle, own(s).cactus) == (1, 1)


@rule("BOON-SOLO-18", "BOON-SOLO-X5")
def test_settle_builds_structures() -> None:
    s = alone()
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    put(s, E, "house", "h12")
    obey(s, E, s.box.solo().strips[b.SETTLE][1], 13)
    board = me(s, E).board
    assert (len(placing.own_houses(s, E)), board.houses, board.settlements) == (1, 2, 1)


def regions(s: BoonState, seat: int, *counts: int) -> None:
    """So many houses of a seat in each region, from north to south."""
    grey = iter([x for x in s.box.tile_slug if x.startswith("g")])
    for region, n in enumerate(counts):
        places = [s.box.spaces[i] for i, r in enumerate(s.box.region_of) if r == region and s.land.tiles[i] == NONE]
        for where in places[:n]:
            tile(s, where, next(x for x in grey if s.box.tile_slug.index(x) in s.land.mound))
            s.land.sites[space(s, where) * pc.SITES] = pc.piece(seat, pc.HOUSE)


@rule("BOON-SOLO-19", "BOON-SOLO-20", "BOON-SOLO-X3")
@pytest.mark.parametrize(("each", "vp"), [(1, 3 + 3), (2, 3 + 6)])
def test_region_scoring_of_the_eminence(each: int, vp: int) -> None:
    s = alone()
    regions(s, 0, 2, 4, 1, 0)
    regions(s, E, 1, 1, 0, 2)
    s.land.labels = 1 << s.box.regions.index("boonlake")
    s.strips.taken = b.REGION
    cover_region(s, E, each)
    assert s.box.regions[s.strips.region] == "unknown"
    assert [x for i, x in enumerate(s.box.regions) if (s.land.labels >> i) & 1] == ["unknown", "boonlake"]
    assert me(s, E).vp == vp
    from overlander.games.boonlake.region_scoring import scored_presences

    assert scored_presences(s, 0) == 5


@rule("BOON-SOLO-E9")
def test_with_all_labels_covered_only_the_others_are_scored() -> None:
    s = alone()
    regions(s, 0, 0, 2, 0, 0)
    regions(s, E, 1, 0, 0, 1)
    s.land.labels = 0b1111
    cover_region(s, E, 1)
    assert s.box.regions[s.strips.region] == "boonlake"
    assert me(s, E).vp == 2


@rule("BOON-SOLO-21")
def test_the_humans_region_scoring_pays_the_eminence() -> None:
    s = alone()
    regions(s, E, 1, 2, 0, 1)
    turn(s, 0, "region")
    play(s, 0, "region:boonlake")
    pass_all(s, "MoveShip")
    assert me(s, E).vp == 2


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
    from overlander.games.boonlake.counting import adjacent_pieces, adjacent_presences

    s = alone()
    tile(s, "h13", "g22")
    pasture(s, "h14")
    put(s, E, "settlement", "h13")
    put(s, 0, "house", "h13", 1)
    assert adjacent_pieces(s, space(s, "h14"), pc.SETTLEMENT) == 1
    assert adjacent_presences(s, 0, space(s, "h13")) == 1
    assert presences(s, E) == 1
