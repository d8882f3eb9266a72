"""20. Solo: set-up and turn of the Wise Eminence (BOON-SOLO-1 to 21)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.eminence import placing
from overlander.games.boonlake.eminence.box import Orders
from overlander.games.boonlake.eminence.setup import new_eminence
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.eminence.turn import cover_region, highest_strip, obey, reveal_tile
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    chosen,
    hand,
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
    space,
    strips,
    tile,
    turn,
)
from tests.rules.boonlake.solo import E, alone, its_turn, next_tiles, own, solo_tile

LEVELS = {"easy": (5, 1), "medium": (4, 2), "challenge": (3, 3), "difficult": (2, 4), "very-difficult": (1, 5)}


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
    assert len({mark == s.box.solo().tile_back[x] for x, mark in found}) == 2  # some upright, some turned round
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


@rule("BOON-SOLO-E5", "BOON-SOLO-E18")
def test_pioneer_with_one_tile_left_builds_on_that_one() -> None:
    s = alone()
    tile(s, "h13", "g22")
    s.land.mound = s.land.mound[:1]
    obey(s, E, s.box.solo().strips[b.PIONEER][0], 13)
    assert (piece_at(s, "h14"), s.land.mound, me(s, E).board.houses) == ((E, "house"), [], 1)


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


@rule("BOON-SOLO-11", "BOON-SOLO-20", "BOON-SOLO-28")
def test_its_own_region_scoring_pays_once_and_its_ship_goes_by_the_row() -> None:
    s = alone()
    regions(s, E, 1, 2, 0, 1)
    strips(s, "hire", "pioneer", "region", "cattle", "builder", "settle", "progress")
    next_tiles(s, "so01")  # builder, region, settle: region lies highest, in row 3
    its_turn(s)
    pass_all(s)
    assert s.box.regions[2] == "new-hope"  # where the human is least behind
    assert (me(s, E).vp, own(s).cactus) == (3 + 4, 1)
    assert ship_of(s, E) == "c4"


@rule("BOON-SOLO-13", "BOON-SOLO-21")
def test_the_eminence_shares_in_region_scoring_alone() -> None:
    for strip, vp in (("builder", 0), ("region", 1)):
        s = position(1)
        tile(s, "h13", "g22")
        s.land.sites = [NONE] * len(s.land.sites)
        put(s, EMINENCE, "house", "h13")
        me(s, EMINENCE).vp = s.land.labels = 0
        turn(s, 0, strip)
        if strip == "region":
            play(s, 0, "region:unknown")
        while question(s) not in ("MoveShip", "ChooseStrip"):
            play(s, 0, "pass")
        assert me(s, EMINENCE).vp == vp


@rule("BOON-SOLO-5", "BOON-SOLO-E1")
@pytest.mark.parametrize("level", ["easy", "difficult"])
def test_a_stack_dealt_anew_is_one_that_could_be(level: str) -> None:
    s = new_game(1, eminence=level)
    own = s.eminence
    assert own is not None
    solo = s.box.solo()
    for seed in "abcdefgh":
        other = s.determinize(0, Rng(key_of(seed), 0, ())).eminence
        assert other is not None
        assert [sum(solo.tile_type[x] == kind for x in other.boxed) for kind in (0, 1)] == solo.removed
        assert sorted(other.stack + other.next + other.boxed) == sorted(own.stack + own.next + own.boxed)
        assert (len(other.next), other.mark) == (1, own.mark)
        assert own.mark in (solo.tile_back[other.next[0]], 3 - solo.tile_back[other.next[0]])


def printed(orders: Orders) -> dict[str, int]:
    every = {
        "structures": orders.structures,
        "cattle": orders.cattle,
        "cactus": orders.cactus,
        "tiles": orders.tiles,
        "house": orders.house,
        "pasture": orders.pasture,
        "covers": orders.covers,
        "vp": orders.vp_per_presence,
    }
    return {name: n for name, n in every.items() if n}


@rule("BOON-SOLO-14", "BOON-SOLO-15", "BOON-SOLO-16")
@pytest.mark.parametrize(
    ("strip", "a", "b_"),
    [
        ("builder", {"cactus": 1}, {"cactus": 2}),
        ("progress", {"cactus": 1}, {"cactus": 2}),
        ("hire", {"tiles": 1, "cactus": 1}, {"tiles": 1, "cactus": 2}),
        ("pioneer", {"tiles": 2, "house": 1}, {"tiles": 2, "house": 1, "cactus": 1}),
        ("cattle", {"pasture": 1, "cattle": 1}, {"pasture": 1, "cattle": 1, "cactus": 1}),
        ("settle", {"structures": 1}, {"structures": 2}),
        ("region", {"covers": 1, "vp": 1}, {"covers": 1, "vp": 2}),
    ],
)
def test_what_the_eminence_does_for_a_strip(strip: str, a: dict[str, int], b_: dict[str, int]) -> None:
    found = new_game(1).box.solo().strips[b.STRIPS.index(strip)]
    assert [printed(x) for x in found] == [a, b_]


@rule("BOON-SOLO-10")
def test_what_the_eminence_does_for_the_bottom_strip() -> None:
    solo = new_game(1).box.solo()
    for i, strip in enumerate(b.STRIPS):
        wanted = [{"cactus": 1}, {"cactus": 2}]
        if strip == "settle":
            wanted = [{"structures": 1}, {"structures": 2}]
        if strip == "cattle":
            wanted = [{"cattle": 1}, {"cattle": 1, "cactus": 1}]
        assert [printed(x) for x in solo.bottom[i]] == wanted


@rule("BOON-SOLO-5", "BOON-SOLO-E1")
def test_dealt_anew_a_type_that_lies_in_the_box_alone_is_not_on_top() -> None:
    s = new_game(1, eminence="easy")
    own_ = own(s)
    solo = s.box.solo()
    kind = solo.tile_type
    in_play = own_.stack + own_.next
    own_.revealed = [x for x in in_play if kind[x] == 1]  # the only B tile left
    left = [x for x in in_play if kind[x] == 0]
    own_.next, own_.stack = left[:1], left[1:]
    for mark in {solo.tile_back[x] for x in own_.next} | {3 - solo.tile_back[x] for x in own_.next}:
        own_.mark = mark
        for seed in "abcdefgh":
            other = s.determinize(0, Rng(key_of(seed), 0, ())).eminence
            assert other is not None
            assert [kind[x] for x in other.next] == [0]


@rule("BOON-SOLO-6")
def test_either_way_round_is_as_likely() -> None:
    solo = new_game(1).box.solo()
    upright = 0
    for i in range(400):
        found = new_eminence(solo, Rng(key_of(str(i)), 0, ()))
        upright += found.mark == solo.tile_back[found.next[0]]
    assert 160 <= upright <= 240


@rule("BOON-SOLO-6", "BOON-FSM-3")
def test_nobody_knows_what_lies_face_down() -> None:
    view = new_game(1).view(0)
    assert set(own(view).stack) | set(own(view).next) | set(own(view).boxed) == {NONE}
