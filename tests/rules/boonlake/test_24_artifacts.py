"""24. Expansion: the ten artifacts (BOON-ART-A1..A10)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.faces import end_of_turn, final_points
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.counting import adjacent_presences, presences, presences_in
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.final_scoring import score
from overlander.games.boonlake.interim_scoring import InterimAction, InterimScoring
from overlander.games.boonlake.levers import lever_price
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, canoe, condition, finish, pawn, pawn_of, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
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
    refusal,
    sites,
    space,
    starting,
    tile,
    tokens,
    turn,
)

# -- A1


@rule("BOON-ART-A1-1", "BOON-ART-A1-E1", "BOON-ART-A1-X1")
def test_a1_pays_for_the_space_reached() -> None:
    s = quiet()
    canoe(s, 0, "v4")
    artifact(s, 0, "a1", 2)
    play(s, 0, "return:v3")
    assert (me(s).vp, me(s).coins) == (5, 24)


@rule("BOON-ART-A1-2", "BOON-ART-A1-E2", "BOON-ART-A1-E3")
@pytest.mark.parametrize(
    ("start", "answers", "vp"), [("v3", ["return:v3"], 5), ("v8", ["return:v7"], 10), ("v1", ["return:v1"], 1)]
)
def test_a1_uses_two_spaces_in_the_final_window(start: str, answers: list[str], vp: int) -> None:
    from overlander.games.boonlake.any_time import LastWindow

    s = quiet()
    canoe(s, 0, start)
    artifact(s, 0, "a1", 3)
    me(s).board.cattle = 5
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    play(s, 0, *answers)
    if start == "v8":
        assert tokens(s, 0) == {"lake:v8", "pass"}
        play(s, 0, "lake:v8")
        vp += 20
    assert me(s).vp == vp
    assert pawn_of(s) == "start"
    assert not [x for x in extras(s, 0) if x.startswith("return")]


# -- A2


@rule("BOON-ART-A2-1", "BOON-ART-A2-E1")
def test_a2_modernizes_before_a_scoring() -> None:
    s = quiet()
    artifact(s, 0, "a2", 2)
    me(s).ranch = 0
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 0, 0))
    play(s, 0, "modernize:m22")
    assert me(s).coins == 19


@rule("BOON-ART-A2-2")
def test_a2_pays_for_levers() -> None:
    s = quiet()
    levers(s, 0, "m22", "m41", "m42")
    artifact(s, 0, "a2", 3)
    assert final_points(s, 0) == 3
    assert score(s, 0)[5] == 3


# -- A3


@rule("BOON-ART-A3-1", "BOON-ART-A3-E2")
def test_a3_puts_a_house_beside_a_site() -> None:
    s = quiet()
    artifact(s, 0, "a3", 1)
    sites(s, 0, loam=1, iron=1)
    me(s).vases = 1
    play(s, 0, "plug")
    assert tokens(s, 0) == {"annex:loam", "annex:iron"}
    play(s, 0, "annex:loam")
    assert (me(s).board.houses, presences(s, 0)) == (1, 0)
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).coins == 20 - 4 + 1


@rule("BOON-ART-A3-1", "BOON-ART-VASE-3")
def test_a3_first_the_house_then_the_next_vase() -> None:
    s = quiet()
    artifact(s, 0, "a3", 1)
    sites(s, 0, loam=1)
    me(s).vases = 2
    play(s, 0, "plug")
    assert refusal(s, 0, "plug") == "BOON-GEN-6 something-is-due"
    play(s, 0, "annex:loam", "plug")
    assert (yard(s).plugged, me(s).vp) == (3, 5)


@rule("BOON-ART-A3-2", "BOON-ART-A3-X1", "BOON-ART-A3-E1")
def test_a3_advanced() -> None:
    s = quiet()
    artifact(s, 0, "a3", 2)
    sites(s, 0, loam=2, stone=2)
    yard(s).annexes = 0b10
    me(s).board.houses = 1
    me(s).vases = 1
    play(s, 0, "plug")
    assert tokens(s, 0) == {"annex:stone", "pass"}
    play(s, 0, "annex:stone")
    assert me(s).vp == 5
    hand(s, 0, "sunlit-kiln", "sunlit-toll-gate")  # loam 2 and stone 1; loam 1
    chance(s)
    play(s, 0, "play:sunlit-kiln")
    assert me(s).coins == 20 - 2 + 3
    chance(s)
    play(s, 0, "play:sunlit-toll-gate")
    assert me(s).coins == 21 - 4 + 1


@rule("BOON-ART-A3-E3")
def test_a3_without_a_house() -> None:
    s = quiet()
    artifact(s, 0, "a3", 1)
    sites(s, 0, loam=1)
    me(s).board.houses = 6
    me(s).vases = 1
    play(s, 0, "plug")
    assert question(s) != "PlaceAnnex"


# -- A4


@rule("BOON-ART-A4-1", "BOON-ART-A4-E1", "BOON-ART-A4-E2")
def test_a4_places_a_house() -> None:
    s = quiet()
    condition(s, 0, "develop-plain-site")
    pawn(s, 0, "v1")
    artifact(s, 0, "a4", 2)
    tile(s, "h13", "g01")
    me(s).board.houses, me(s).board.cattle = 1, 1
    s.river.scored = 1
    ask(s, 0, InterimScoring(0, 0, 0))
    assert tokens(s, 0) == {"site:h13@single", "pass"}
    ranch = me(s).ranch
    play(s, 0, "site:h13@single")
    assert (piece_at(s, "h13"), me(s).coins, me(s).ranch) == ((0, "house"), 21, ranch + 1)  # the tier bonus
    assert pawn_of(s) == "v1"


@rule("BOON-ART-A4-2")
def test_a4_pays_for_houses() -> None:
    s = quiet()
    artifact(s, 0, "a4", 3)
    me(s).board.houses = 4
    assert final_points(s, 0) == 4


# -- A5


def purple(face: str, plugged: int = 2) -> BoonState:
    """The purple inhabitant stands on the ranch of seat 0."""
    s = quiet()
    artifact(s, 0, face, plugged)
    yard(s).purple = ON_RANCH
    return s


@rule("BOON-ART-A5-1", "BOON-ART-A5-E1")
def test_a5_brings_the_purple_inhabitant() -> None:
    s = quiet()
    artifact(s, 0, "a5", 1)
    me(s).vases = 1
    ranch = me(s).ranch
    play(s, 0, "plug")
    assert (yard(s).purple, me(s).ranch) == (ON_RANCH, ranch)
    tile(s, "h13", "g05")
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "purple", "site:h13@single")
    assert (piece_at(s, "h13"), yard(s).purple, me(s).ranch) == ((0, "purple"), ON_BOARD, ranch)


@rule("BOON-ART-A5-2")
def test_a5_develops_in_a_scoring() -> None:
    s = purple("a5")
    tile(s, "h13", "g05")
    ask(s, 0, InterimAction(0, 2))
    assert "purple" in tokens(s, 0)
    play(s, 0, "purple", "site:h13@single")
    assert piece_at(s, "h13") == (0, "purple")


@rule("BOON-ART-A5-3", "BOON-ART-A5-E2")
def test_a5_upgraded_it_returns_to_the_ranch() -> None:
    s = purple("a5")
    tile(s, "h13", "g05")
    s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
    ranch, supply = me(s).ranch, me(s).supply
    ask(s, 0, Upgrade(0, USUAL))
    play(s, 0, "upgrade:h13@single")
    assert (yard(s).purple, me(s).ranch, me(s).supply) == (ON_RANCH, ranch - 1, supply + 1)
    assert piece_at(s, "h13") == (0, "house")


@rule("BOON-ART-A5-3", "BOON-ART-A6-3")
def test_the_purple_inhabitant_of_a5_is_among_what_one_might_upgrade() -> None:
    """In every question that offers upgrades; that of A6 is in none of them."""
    for face, there in (("a5", True), ("a6", False)):
        s = purple(face)
        tile(s, "h13", "g05")
        s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
        yard(s).purple = ON_BOARD
        for asked in (InterimAction(0, 2), Upgrade(0, USUAL)):
            found = [str(c) for c in asked.candidates(s)]
            assert ("upgrade:h13@single" in found) == there
            assert all(str(c) in found for c in asked.choices(s))


@rule("BOON-ART-A5-4")
def test_a5_pays_for_presences() -> None:
    s = purple("a5", 3)
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    put(s, 0, "inhabitant", "h13", 1)
    assert final_points(s, 0) == 2


# -- A6


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


@rule("BOON-ART-A6-E3")
def test_a_pasture_counts_as_a_tile_for_a6() -> None:
    s = purple("a6")
    tile(s, "h13", "g22")
    s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
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
    s = purple("a6", 3)
    tile(s, "h13", "g22")
    s.land.sites[space(s, "h13") * 2] = pc.piece(0, pc.PURPLE)
    yard(s).purple = ON_BOARD
    turn(s, 1, "region")
    play(s, 1, "region:unknown")
    while question(s) != "MoveShip":
        s.apply(s.actor(), s.choices(s.actor())[-1])
    assert me(s).coins == 23
    assert presences_in(s, 0, s.box.regions.index("boonlake")) == 3
    put(s, 0, "house", "h13", 1)
    assert (adjacent_presences(s, 0, space(s, "h13")), adjacent_presences(s, 1, space(s, "h13"))) == (3, 1)


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
    from overlander.games.boonlake.develop import site_price

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
