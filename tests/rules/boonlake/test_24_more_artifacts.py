"""24. Expansion: artifacts A6 to A10."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.faces import PlaceHouse, PlacePurple, end_of_turn
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.counting import adjacent_presences, presences_in
from overlander.games.boonlake.develop import DevelopOrUpgrade, site_price
from overlander.games.boonlake.explore import PlacePasture
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.levers import lever_price
from overlander.games.boonlake.river import PhaseB
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, condition, finish, launched, pawn, pawn_of, purple, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    boats,
    boats_of,
    cattle,
    chance,
    extras,
    hand,
    levers,
    me,
    pasture,
    piece_at,
    play,
    put,
    question,
    ready,
    refusal,
    sites,
    space,
    starting,
    tile,
    tokens,
    turn,
)


def on_a_site(face: str, plugged: int = 2, **options: str) -> BoonState:
    """The purple inhabitant of seat 0 has been placed."""
    s = purple(face, plugged, **options)
    tile(s, "h13", "g22")
    s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
    return s


def ending(s: BoonState, active: int, explored: int) -> None:
    s.stack = s.stack[:1]
    end_of_turn(s, active, explored)
    s.settle()


@rule("BOON-ART-A6-1", "BOON-ART-A6-E1", "BOON-ART-A6-E2")
def test_a6_must_develop_at_the_end_of_the_own_turn() -> None:
    s = purple("a6")
    ending(s, 0, 0)
    assert question(s) != "PlacePurple"  # no site to be had
    tile(s, "h13", "g05")
    ending(s, 1, 0)
    assert question(s) != "PlacePurple"
    ending(s, 0, 0)
    assert tokens(s, 0) == {"site:h13@single"}
    play(s, 0, "site:h13@single")
    assert (piece_at(s, "h13"), yard(s).purple) == ((0, "purple"), ON_BOARD)


@rule("BOON-ART-A6-E2")
def test_a6_waits_if_the_price_of_the_only_site_is_spent_meanwhile() -> None:
    s = purple("a6")
    tile(s, "h13", "g19")  # lower: 1 card
    put(s, 1, "house", "h13")
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 2))
    ending(s, 0, 0)
    assert tokens(s, 0) == {"site:h13@lower"}
    play(s, 0, "use:m43")
    assert (question(s), tokens(s, 0)) == ("PlacePurple", {"pass"})
    play(s, 0, "pass")
    assert yard(s).purple == ON_RANCH


@rule("BOON-ART-A6-2", "BOON-ART-A6-3", "BOON-ART-A6-E5")
def test_a6_may_move_after_a_turn_with_a_tile() -> None:
    s = purple("a6")
    tile(s, "h13", "g05")
    tile(s, "h12", "g03")
    s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
    ending(s, 1, 0)
    assert question(s) != "PlacePurple"
    ending(s, 1, 1)
    assert tokens(s, 0) == {"site:h12@single", "pass"}
    play(s, 0, "site:h12@single")
    assert (piece_at(s, "h13"), piece_at(s, "h12"), me(s).coins) == (None, (0, "purple"), 22)
    ask(s, 0, Upgrade(0, USUAL))
    assert tokens(s, 0) == {"pass"}


@rule("BOON-ART-COND-E6", "BOON-ART-A6-1", "BOON-ART-A6-2")
def test_a_region_that_the_purple_inhabitant_has_left_is_no_new_one() -> None:
    s = purple("a6")
    condition(s, 0, "new-region")
    tile(s, "h13", "g05")
    tile(s, "h27", "g01")
    pawn(s, 0, "v1")
    ending(s, 0, 0)
    play(s, 0, "site:h13@single")
    assert pawn_of(s) == "v2"
    ending(s, 1, 1)
    play(s, 0, "site:h27@single")
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@single")
    assert (presences_in(s, 0, s.box.region_of[space(s, "h13")]), pawn_of(s)) == (1, "v2")


@rule("BOON-ART-A6-E5", "BOON-ART-A4-E2", "BOON-ART-CARD-11")
def test_near_a_shipyard_a_house_is_placed_but_the_purple_inhabitant_only_moves() -> None:
    s = purple("a6")
    tile(s, "h13", "g05")
    tile(s, "h12", "g03")
    tile(s, "h16", "g22")
    launched(s, 1, "h13")
    me(s, 1).perks[b.SHIPYARD_CARDS] = 2
    s.land.sites[space(s, "h16") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
    ending(s, 1, 1)
    play(s, 0, "site:h12@single")
    assert len(me(s, 1).hand) == 0
    ask(s, 0, PlaceHouse(0))
    play(s, 0, "site:h16@upper")
    assert len(me(s, 1).hand) == 2


@rule("BOON-ART-A6-2")
def test_a_tile_opens_the_way_in_its_own_turn_only() -> None:
    s = on_a_site("a6")
    for explored, asked in ((1, "PlacePurple"), (0, "ChooseStrip")):
        s.strips.explored += explored
        ask(s, 1)
        assert question(s) == asked
        if explored:
            play(s, 0, "pass")


@rule("BOON-ART-A6-E3")
def test_a_pasture_counts_as_a_tile_for_a6() -> None:
    s = on_a_site("a6")
    turn(s, 1, "cattle")
    play(s, 1, str(s.choices(1)[0]))
    while question(s) != "MoveShip":
        play(s, s.actor(), "pass")
    s.apply(1, s.choices(1)[0])
    while question(s) not in ("PlacePurple", "ChooseStrip"):
        s.apply(s.actor(), s.choices(s.actor())[-1])
    assert question(s) == "PlacePurple"


@rule("BOON-ART-A6-4", "BOON-ART-A6-E4", "BOON-ART-A6-X1")
def test_a6_advanced_counts_three() -> None:
    s = on_a_site("a6", 3)
    turn(s, 1, "region")
    play(s, 1, "region:unknown")
    while question(s) != "MoveShip":
        s.apply(s.actor(), s.choices(s.actor())[-1])
    assert me(s).coins == 23
    assert presences_in(s, 0, s.box.regions.index("boonlake")) == 3
    put(s, 0, "house", "h13", 1)
    assert (adjacent_presences(s, 0, space(s, "h13")), adjacent_presences(s, 1, space(s, "h13"))) == (3, 1)


@rule("BOON-ART-A6-E6", "BOON-ART-A6-X1", "BOON-FSM-9")
@pytest.mark.parametrize(
    ("rules", "region", "vases", "start", "asked", "coins"),
    [
        ("5", "unknown", 1, "start", True, 3),
        ("5", "unknown", 0, "i3", True, 3),
        ("5", "unknown", 0, "start", False, 1),
        ("5", "boonlake", 1, "start", False, 0),
        ("4", "unknown", 1, "start", False, 1),
    ],
)
def test_a6_may_still_be_advanced_for_the_coins_of_a_region_scoring(
    rules: str, region: str, vases: int, start: str, asked: bool, coins: int
) -> None:
    s = on_a_site("a6", rules=rules)
    me(s).vases = vases
    pawn(s, 0, start)
    turn(s, 1, "region")
    play(s, 1, f"region:{region}")
    assert (question(s) == "RegionShare") == asked
    if asked:
        if start == "i3":
            play(s, 0, "return:i3", "vase")
        play(s, 0, "plug", "coins")
    assert me(s).coins == 20 + coins


@rule("BOON-ART-A6-E6", "BOON-LEV-E4")
@pytest.mark.parametrize(("rules", "presences"), [("5", 3), ("4", 1)])
def test_a6_counts_for_the_lever_as_it_is_when_the_share_is_taken(rules: str, presences: int) -> None:
    s = on_a_site("a6", rules=rules)
    levers(s, 0, "m23")
    me(s).vases = 1
    turn(s, 1, "region")
    play(s, 1, "region:unknown")
    play(s, 0, "plug", "lever:m23")
    assert (me(s).coins, me(s).vp) == (20 + presences, presences)


@rule("BOON-ART-A6-1", "BOON-ART-A6-2", "BOON-ART-CARD-14")
def test_the_purple_inhabitant_is_developed_once_and_then_moves() -> None:
    s = quiet()
    artifact(s, 0, "a6", 2)
    me(s).perks[b.DEVELOP_COINS] = 2
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    for place, coins in ((ON_RANCH, 2), (ON_BOARD, 0)):
        yard(s).purple = place
        s.stack = []
        ask(s, 0, PlacePurple(0))
        me(s).coins = 0
        play(s, 0, "site:h12@single" if place == ON_RANCH else "site:h13@lower")
        assert me(s).coins == coins


@rule("BOON-ART-A6-4", "BOON-ART-A6-E4")
def test_the_purple_inhabitant_beside_a_house() -> None:
    s = quiet()
    artifact(s, 0, "a6", 3)
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    put(s, 0, "house", "h12")
    for site in (0, 1):
        s.land.sites[space(s, "h13") * 2 + site] = pc.piece(0, pc.PURPLE)
        assert (adjacent_presences(s, 0, space(s, "h12")), adjacent_presences(s, 1, space(s, "h12"))) == (3, 1)
        s.land.sites[space(s, "h13") * 2 + site] = NONE


@rule("BOON-ART-A6-4", "BOON-ART-A6-E4")
def test_the_purple_inhabitant_counts_three_times_only_where_it_stands() -> None:
    s = quiet()
    artifact(s, 0, "a6", 3)
    tile(s, "h13", "g22")
    tile(s, "h12", "g05")
    tile(s, "h30", "g01")
    put(s, 0, "house", "h12")
    put(s, 1, "inhabitant", "h13")
    s.land.sites[space(s, "h30") * 2] = pc.piece(0, pc.PURPLE)
    assert adjacent_presences(s, 0, space(s, "h12")) == 1


# -- A7


def plot(plugged: int = 2) -> BoonState:
    s = quiet()
    artifact(s, 0, "a7", plugged)
    return s


@rule("BOON-ART-A7-1", "BOON-ART-A7-E2", "BOON-ART-A7-E5")
def test_a7_places_the_special_tile() -> None:
    s = plot(1)
    me(s).vases = 1
    play(s, 0, "plug")
    assert yard(s).special
    tile(s, "h13", "g05")
    assert refusal(s, 0, "plot") == "BOON-ART-A7-1 not-now"
    levers(s, 0, "m33")
    turn(s, 0, "hire")
    mound = len(s.land.mound)
    play(s, 0, "plot")
    assert refusal(s, 0, "plot") == "BOON-ART-A7-1 not-now"
    play(s, 0, "place:h12", "lever:m33")
    assert (me(s).coins, yard(s).special, len(s.land.mound)) == (22, False, mound)
    assert s.land.tiles[space(s, "h12")] == s.box.special_tile
    assert question(s) == "Explore"


@rule("BOON-ART-A7-E9", "BOON-ART-A7-1", "BOON-FSM-8")
@pytest.mark.parametrize(("rules", "again"), [("4", False), ("3", True)])
def test_the_special_tile_is_placed_once_while_others_decide(rules: str, again: bool) -> None:
    s = quiet(rules=rules)
    artifact(s, 0, "a7", 2)
    yard(s).special = True
    tile(s, "h13", "g05")
    turn(s, 0, "settle")
    play(s, 0, "pass", "pass")
    assert (question(s), s.actor()) == ("TakeShare", 1)
    play(s, 0, "plot")
    assert ("plot" in extras(s, 0)) == again
    if not again:
        assert refusal(s, 0, "plot") == "BOON-ART-A7-1 not-now"
        play(s, 0, "place:h12")
        assert (s.land.tiles.count(s.box.special_tile), yard(s).special, extras(s, 0)) == (1, False, set())


def one_space_left() -> tuple[BoonState, str]:
    """The first player may explore, and holds the special tile."""
    s = plot(1)
    me(s).vases = 1
    play(s, 0, "plug")
    tile(s, "h13", "g05")
    turn(s, 0, "hire")
    last = s.land.tiles.index(NONE)
    s.land.tiles = [s.box.grey[0] if x == NONE and i != last else x for i, x in enumerate(s.land.tiles)]
    return s, s.box.spaces[last]


@rule("BOON-ART-A7-1", "BOON-EXP-E4")
def test_a7_leaves_the_last_space_to_a_revealed_tile() -> None:
    s, _ = one_space_left()
    play(s, 0, "explore")
    assert question(s) == "PlaceTile"
    assert refusal(s, 0, "plot") == "BOON-GEN-6 something-is-due"
    assert str(ask_bot(GreedyBot(GAME), s, 0)).startswith("place:")


@rule("BOON-ART-A7-1", "BOON-ART-A7-E8", "BOON-EXP-6")
def test_nothing_is_revealed_when_a7_has_taken_the_last_space() -> None:
    s, last = one_space_left()
    play(s, 0, "plot", f"place:{last}")
    assert (question(s), [str(c) for c in s.choices(0)]) == ("Explore", ["pass"])
    coins = me(s).coins
    play(s, 0, "pass")
    assert me(s).coins == coins + 2


@rule("BOON-ART-A7-E2")
def test_on_a_full_board_a7_has_no_place() -> None:
    s, last = one_space_left()
    s.land.tiles[space(s, last)] = s.box.grey[1]
    assert refusal(s, 0, "plot") == "BOON-ART-A7-E2 not-now"
    s.land.tiles[space(s, last)] = NONE
    assert "plot" in extras(s, 0)
    s.side = [DiscardCards(0, 1, "BOON-DEV-5")]
    assert refusal(s, 0, "plot") == "BOON-ART-A7-E2 not-now"


@rule("BOON-ART-A7-1", "BOON-EXP-E4")
@pytest.mark.parametrize(("more", "possible"), [("", False), ("h21", True)])
def test_a7_and_a_revealed_tile_find_room_in_two_spaces(more: str, possible: bool) -> None:
    s, last = one_space_left()
    if more:
        s.land.tiles[space(s, more)] = NONE
    play(s, 0, "explore")
    assert {last, more} <= {x.split(":")[1] for x in starting(s, 0, "place")} | {""}
    assert ("plot" in extras(s, 0)) == possible


@rule("BOON-ART-A7-E8", "BOON-CAT-4")
def test_no_pasture_when_a7_has_taken_the_last_space() -> None:
    s, last = one_space_left()
    ask(s, 0, PhaseB(0), PlacePasture(0))
    coins = me(s).coins
    play(s, 0, "pass")
    assert me(s).coins == coins  # there was a space
    ask(s, 0, PhaseB(0), PlacePasture(0))
    play(s, 0, "plot", f"place:{last}")
    coins = me(s).coins
    play(s, 0, "pass")
    assert me(s).coins == coins + 2


@rule("BOON-ART-A7-2", "BOON-ART-A7-E1", "BOON-ART-A7-E6")
def test_a7_belongs_to_its_owner() -> None:
    s = plot()
    pawn(s, 0, "v1")
    s.land.tiles[space(s, "h12")] = s.box.special_tile
    ask(s, 1, DevelopOrUpgrade(1))
    assert starting(s, 1, "develop") == set()
    assert refusal(s, 1, "develop:h12@upper") == "BOON-ART-A7-2 not-your-tile"
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h12@upper")
    assert pawn_of(s) == "v3"
    from overlander.games.boonlake.explore import legal_spaces

    assert space(s, "h13") in legal_spaces(s)


@rule("BOON-ART-A7-E7", "BOON-ART-COND-1")
def test_the_site_of_the_special_tile_is_a_plain_one() -> None:
    s = quiet()
    condition(s, 0, "develop-plain-site")
    artifact(s, 0, "a7", 2)
    tile(s, "h12", "special")
    pawn(s, 0, "v1")
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h12@upper")
    assert pawn_of(s) == "v4"  # two steps of the artifact, one of the condition


@rule("BOON-ART-A7-3", "BOON-ART-A7-E3")
def test_a7_is_a_pasture_of_its_own() -> None:
    from overlander.games.boonlake.cattle import cattle_prices

    s = plot()
    s.land.tiles[space(s, "h12")] = s.box.special_tile
    me(s).ranch = 8
    for n in (1, 2, 3):
        assert [x.inhabitants for x in cattle_prices(s, 0, space(s, "h12"))] == [n]
        cattle(s, 0, "h12")
    assert cattle_prices(s, 1, space(s, "h12")) == []


@rule("BOON-ART-A7-4", "BOON-ART-A7-X1", "BOON-ART-A7-E4")
def test_a7_advanced_pays_for_presences_around() -> None:
    s = plot()
    me(s).vases = 1
    s.land.tiles[space(s, "h12")] = s.box.special_tile
    put(s, 0, "inhabitant", "h12")
    tile(s, "h13", "g22")
    pasture(s, "h16")
    put(s, 1, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    cattle(s, 1, "h16")
    play(s, 0, "plug")
    assert (me(s).vp, me(s).coins) == (4, 28)
    s = plot()
    me(s).vases = 1
    play(s, 0, "plug")
    assert (me(s).vp, me(s).coins) == (0, 20)


# -- A8


@rule("BOON-ART-A8-1", "BOON-ART-A8-2", "BOON-ART-A8-X1")
@pytest.mark.parametrize(("plugged", "vp"), [(2, 0), (3, 2)])
def test_a8_sells_jokers(plugged: int, vp: int) -> None:
    s = quiet()
    artifact(s, 0, "a8", plugged)
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1: the boat shows one of them
    chance(s)
    play(s, 0, "play:sunlit-kiln")
    while question(s) == "PayCard":  # two jokers were the only way; where the boat goes is open
        s.apply(0, s.choices(0)[0])
    assert [s.box.cards[x] for x in me(s).display] == ["sunlit-kiln"]
    assert (me(s).coins, me(s).vp) == (20 - 3 - 2, vp)


@rule("BOON-ART-A8-1")
def test_a8_sells_jokers_for_a_project_too() -> None:
    s = quiet()
    artifact(s, 0, "a8", 2)
    areas(s, "sc01", "sc06", "sc03", "sc04")  # 13 coins, loam 2, iron 3
    sites(s, 0, loam=1, iron=2)
    boats(s, 0, "iron")
    chance(s)
    play(s, 0, "project:sc06")
    while question(s) == "PayProject":
        play(s, 0, str(s.choices(0)[0]))
    assert (me(s).coins, boats_of(s), me(s).projects) == (20 - 13 - 1, ["iron"], 0b10)


@rule("BOON-ART-A8-1")
@pytest.mark.parametrize(
    ("stone", "loam", "coins", "playable"), [(1, 0, 5, True), (0, 0, 20, False), (1, 1, 3, True), (1, 0, 3, False)]
)
def test_a8_sells_two_jokers_at_most(stone: int, loam: int, coins: int, playable: bool) -> None:
    s = quiet()
    artifact(s, 0, "a8", 2)
    boats(s, 0)
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1
    sites(s, 0, loam=loam, stone=stone)
    me(s).coins = coins
    chance(s)
    assert ("play:sunlit-kiln" in tokens(s, 0)) == playable


@rule("BOON-ART-A8-E1")
def test_a8_sells_only_for_a_card() -> None:
    s = quiet()
    artifact(s, 0, "a8", 3)
    chance(s)
    assert starting(s, 0, "transmute") == set()
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, loam=1)
    play(s, 0, "play:sunlit-toll-gate")
    assert "transmute:1" in tokens(s, 0)  # for the point


@rule("BOON-ART-A8-1", "BOON-ART-A8-2")
def test_jokers_are_bought_once_for_a_card() -> None:
    s = quiet()
    artifact(s, 0, "a8", 3)
    hand(s, 0, "sunlit-kiln")  # 2 coins, loam 2, stone 1
    sites(s, 0, loam=1)
    boats(s, 0, "wood")
    chance(s)
    me(s).coins = 20
    play(s, 0, "play:sunlit-kiln")
    assert starting(s, 0, "transmute") == {"transmute:1", "transmute:2"}
    play(s, 0, "transmute:1")
    assert starting(s, 0, "transmute") == set()
    while question(s) == "PayCard":
        s.apply(0, s.choices(0)[0])
    assert (me(s).coins, me(s).vp, len(me(s).display)) == (20 - 1 - 2, 1, 1)


@rule("BOON-ART-A8-1")
def test_jokers_for_the_last_coin() -> None:
    s = quiet()
    artifact(s, 0, "a8", 2)
    me(s).perks[b.CARD_DISCOUNT] = 4
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    boats(s, 0, "iron")
    chance(s)
    me(s).coins = 0
    assert "play:sunlit-toll-gate" not in tokens(s)
    me(s).coins = 1
    play(s, 0, "play:sunlit-toll-gate")
    assert (me(s).coins, len(me(s).display)) == (0, 1)


# -- A9


@rule("BOON-ART-A9-1", "BOON-ART-A9-E2", "BOON-ART-A9-E1")
def test_a9_plays_cards_free_of_charge() -> None:
    s = quiet()
    artifact(s, 0, "a9", 1)
    cards = ["bank", "sunlit-toll-gate", *any_cards(s, 6)[2:5]]
    hand(s, 0, *cards)
    me(s).vases = 1
    play(s, 0, "plug")
    for slug in cards[:4]:
        play(s, 0, f"archive:{slug}")
    assert (len(yard(s).archive), len(me(s).hand), question(s) == "Archive") == (4, 1, False)
    assert s.view(1).table().yards[0].archive == [NONE] * 4
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 0, 0))
    play(s, 0, "play:bank")
    assert (me(s).coins, me(s).board.steps[0]) == (20, 2)
    assert len(yard(s).archive) == 3


@rule("BOON-ART-A9-2", "BOON-ART-A9-E3", "BOON-ART-A9-E4")
def test_a9_advanced_pays_for_cards() -> None:
    s = quiet()
    artifact(s, 0, "a9", 3)
    levers(s, 0, "m42")
    yard(s).archive = [s.box.cards.index("bank")]
    s.piles.deck.remove(yard(s).archive[0])
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 0, 0))
    play(s, 0, "play:bank", "lever:m42")
    assert (me(s).vp, me(s).coins) == (1, 25)


@rule("BOON-ART-A9-1")
def test_four_cards_in_the_archive() -> None:
    for cards in (6, 3):
        s = quiet()
        artifact(s, 0, "a9", 1)
        me(s).vases = 1
        hand(s, 0, *any_cards(s, cards))
        play(s, 0, "plug")
        n = 0
        while question(s) == "Archive":
            play(s, 0, str(s.choices(0)[0]))
            n += 1
        assert (n, len(yard(s).archive), len(me(s).hand)) == (min(4, cards), min(4, cards), max(0, cards - 4))


# -- A10


@rule("BOON-ART-A10-1", "BOON-ART-A10-E1")
def test_a10_lowers_cards_by_one() -> None:
    from overlander.games.boonlake.cards import card_price

    for plugged in (2, 3):
        s = quiet()
        artifact(s, 0, "a10", plugged)
        assert (card_price(s, 0, 4), card_price(s, 0, 0)) == (3, 0)


@rule("BOON-ART-A10-2", "BOON-ART-A10-E2", "BOON-ART-A10-X1")
def test_a10_advanced_lowers_every_cost() -> None:
    from overlander.games.boonlake.cards import boat_price

    s = quiet()
    artifact(s, 0, "a10", 3)
    assert lever_price(s, 0, s.box.levers.index("m22"), 0) == 3
    assert boat_price(s, 0, 2) == 2
    tile(s, "h13", "g06")
    assert site_price(s, 0, space(s, "h13") * 2) == 3
    tile(s, "h12", "g05")
    turn(s, 0, "hire")
    me(s).coins, me(s).supply = 6, 5
    while question(s) != "Hire":
        play(s, 0, "pass")
    play(s, 0, "hire:coins", "hire:coins", "hire:coins")
    assert me(s).coins == 0
    s = quiet()
    artifact(s, 0, "a10", 3)
    pawn(s, 0, "v4")
    play(s, 0, "return:v4")
    assert me(s).coins == 13
    finish(s)


@rule("BOON-ART-A10-2", "BOON-ART-A10-E2")
def test_a_site_of_one_coin_is_free_with_a10() -> None:
    s = quiet()
    artifact(s, 0, "a10", 3)
    tile(s, "h13", "g16")  # lower: 1 coin
    tile(s, "h12", "g05")
    me(s).coins = 0
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@lower")
    assert me(s).coins == 0
    assert (s.lowered(0, 3), s.lowered(0, 1), s.lowered(0, 0), s.lowered(1, 1)) == (2, 0, 0, 1)


@rule("BOON-ART-A8-1", "BOON-LEV-3")
def test_a_lever_that_is_down_stays_down_while_jokers_are_offered() -> None:
    s = quiet()
    artifact(s, 0, "a8", 3)
    levers(s, 0, "m11", used=("m11",))
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, loam=1)
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert "transmute:1" in tokens(s, 0)
    assert not ready(s, 0, "m11")


@rule("BOON-ART-A6-E6", "BOON-ART-A5-4")
@pytest.mark.parametrize(("face", "placed", "asked"), [("a6", True, True), ("a6", False, False), ("a5", True, False)])
def test_only_a_purple_inhabitant_that_would_count_more_is_a_reason_to_ask(face: str, placed: bool, asked: bool) -> None:
    s = on_a_site(face) if placed else purple(face)
    me(s).vases = 1
    turn(s, 1, "region")
    while question(s) == "CardBox":
        play(s, 1, "pass")
    other = s.box.regions[(s.box.region_of[space(s, "h13")] + 1) % 4]
    play(s, 1, f"region:{other}")
    assert (question(s) == "RegionShare" and s.actor() == 0) == asked
