"""10. Explore (BOON-EXP)."""

from overlander.core.choice import NONE
from overlander.games.boonlake.explore import Explorations, PlaceTile, legal_spaces
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.position import (
    ask,
    bare,
    me,
    pasture,
    play,
    position,
    put,
    question,
    refusal,
    sites,
    space,
    tile,
    tokens,
    turn,
)


def legal(s: BoonState) -> set[str]:
    return {s.box.spaces[x] for x in legal_spaces(s)}


@rule("BOON-EXP-1", "BOON-EXP-E4")
def test_a_grey_tile_is_revealed_and_must_then_be_placed() -> None:
    s = position()
    turn(s, 0, "hire")
    assert tokens(s) == {"explore", "pass"}
    play(s, 0, "explore")
    assert question(s) == "PlaceTile"
    assert "pass" not in tokens(s)
    assert len(s.land.mound) == 24


@rule("BOON-EXP-2", "BOON-EXP-X1")
def test_tiles_lie_beside_tiles() -> None:
    s = position()
    assert {s.box.spaces[i] for i, x in enumerate(s.land.tiles) if x != NONE} == {"h05", "h10", "h13", "h22", "h27", "h30"}
    assert {"h02", "h03", "h04", "h06", "h08"} <= legal(s)
    assert not legal(s) & {"h05", "h10", "h13", "h22", "h27", "h30"}
    free = {s.box.spaces[i] for i, x in enumerate(s.land.tiles) if x == NONE}
    around = {s.box.spaces[y] for i, x in enumerate(s.land.tiles) if x != NONE for y in s.box.adjacent[i]}
    assert legal(s) == free & around
    ask(s, 0, PlaceTile(0, s.box.grey[0]))
    assert refusal(s, 0, "place:h05") == "BOON-EXP-2 space-occupied"
    assert refusal(s, 0, "place:h01") == "BOON-EXP-2 no-tile-beside"
    s = bare()
    pasture(s, "h13")
    assert "h12" in legal(s)


@rule("BOON-EXP-3", "BOON-EXP-X2")
def test_bridges_and_the_ford_join_spaces() -> None:
    s = bare()
    tile(s, "h17", "g01")
    assert "h28" in legal(s)
    s = bare()
    tile(s, "h11", "g01")
    assert "h01" in legal(s)


@rule("BOON-EXP-4")
def test_presences_do_not_matter() -> None:
    s = bare()
    tile(s, "h13", "g16")
    before = legal(s)
    put(s, 1, "house", "h13")
    assert legal(s) == before


@rule("BOON-EXP-5", "BOON-EXP-E5")
def test_the_reward_of_the_space() -> None:
    for where, coins, cards, ranch in (("h12", 22, 0, 3), ("h14", 20, 2, 3), ("h17", 20, 0, 4)):
        s = bare()
        tile(s, "h13", "g01")
        ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g02")))
        play(s, 0, f"place:{where}")
        assert (me(s).coins, len(me(s).hand), me(s).ranch) == (coins, cards, ranch)
        assert s.box.tile_slug[s.land.tiles[space(s, where)]] == "g02"


@rule("BOON-EXP-6", "BOON-EXP-X4")
def test_a_full_board_pays_two_coins_for_each() -> None:
    s = position()
    s.land.tiles = [s.box.grey[0]] * 33
    turn(s, 0, "pioneer")
    assert me(s).coins == 24


@rule("BOON-EXP-7", "BOON-EXP-8")
def test_a_tile_belongs_to_the_region_of_its_space_and_stays() -> None:
    s = position()
    before = [(i, x) for i, x in enumerate(s.land.tiles) if x != NONE]
    assert s.box.regions[s.box.region_of[space(s, "h13")]] == "boonlake"
    for _ in range(30):
        s.apply(s.actor(), s.choices(s.actor())[0])
    assert all(s.land.tiles[i] == x for i, x in before)


@rule("BOON-EXP-E1")
def test_the_second_tile_is_revealed_after_the_first_is_placed() -> None:
    s = position()
    turn(s, 0, "pioneer")
    play(s, 0, "explore")
    assert len(s.land.mound) == 24
    s.apply(0, s.choices(0)[0])
    assert (question(s), len(s.land.mound)) == ("Explore", 24)
    play(s, 0, "explore")
    assert len(s.land.mound) == 23


@rule("BOON-EXP-E2")
def test_an_empty_mound_pays_too() -> None:
    s = position()
    s.land.mound = []
    ask(s, 0, Explorations(0, 2, 2))
    assert me(s).coins == 24


@rule("BOON-EXP-E3")
def test_every_space_becomes_reachable() -> None:
    for players in (2, 3, 4):
        s = position(players)
        while legal_spaces(s):
            s.land.tiles[legal_spaces(s)[0]] = s.box.grey[0]
        assert NONE not in s.land.tiles


@rule("BOON-EXP-X3")
def test_covering_h15_builds_wood() -> None:
    for level, after in ((0, 1), (1, 2), (2, 2)):
        s = bare()
        tile(s, "h12", "g01")
        sites(s, 0, wood=level)
        ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g02")))
        play(s, 0, "place:h15")
        assert me(s).board.sites[0] == after


@rule("BOON-EXP-E2", "BOON-EXP-6")
def test_coins_for_the_second_tile_alone() -> None:
    s = position()
    s.land.mound = s.land.mound[:1]
    ask(s, 0, Explorations(0, 2, 2))
    play(s, 0, "explore")
    me(s).coins = 0
    where = next(x for x in sorted(legal(s)) if type(s.box.space_reward[space(s, x)].gives[0]).__name__ == "Draw")
    play(s, 0, f"place:{where}")
    assert (me(s).coins, question(s)) == (s.box.no_tile_coins, "ChooseStrip")
