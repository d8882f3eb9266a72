"""24. Expansion: artifacts A1 to A5."""

import pytest

from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.any_time import LastWindow, open_last_windows
from overlander.games.boonlake.artifacts.faces import PlaceHouse, final_points, pay_annexes
from overlander.games.boonlake.artifacts.interim import artifact_effects
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.counting import presences
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.final_scoring import score
from overlander.games.boonlake.interim_scoring import InterimAction, InterimScoring
from overlander.games.boonlake.upgrade import USUAL, Upgrade
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, canoe, condition, finish, pawn, pawn_of, purple, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    chance,
    extras,
    hand,
    levers,
    me,
    piece_at,
    play,
    put,
    question,
    refusal,
    sites,
    space,
    tile,
    tokens,
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


@rule("BOON-ART-A1-2", "BOON-ART-A1-E3")
def test_an_earlier_space_is_used_alone() -> None:
    s = quiet()
    canoe(s, 0, "v3")
    artifact(s, 0, "a1", 3)
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    play(s, 0, "return:v1")
    assert (me(s).vp, question(s)) == (1, "Window")


@rule("BOON-ART-A1-2")
def test_during_the_game_one_space_is_used() -> None:
    s = quiet()
    canoe(s, 0, "v4")
    artifact(s, 0, "a1", 3)
    play(s, 0, "return:v4")
    assert (question(s), me(s).vp, me(s).coins) == ("ChooseStrip", 10, 20 - 8 + 4)


@rule("BOON-ART-A1-2", "BOON-ART-A1-E2")
@pytest.mark.parametrize(("start", "other", "vp"), [("v8", "v7", 20 + 10), ("v1", "", 1)])
def test_the_space_before_is_used_too_where_there_is_one(start: str, other: str, vp: int) -> None:
    s = quiet()
    canoe(s, 0, start)
    artifact(s, 0, "a1", 3)
    me(s).board.cattle = 5
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    play(s, 0, f"return:{start}")
    if other:
        assert tokens(s) == {f"lake:{other}", "pass"}
        play(s, 0, f"lake:{other}")
    assert (me(s).vp, question(s)) == (vp, "Window")


@rule("BOON-ART-A1-2", "BOON-ART-A1-E2")
@pytest.mark.parametrize(("coins", "offered"), [(3, True), (2, False)])
def test_the_other_space_has_a_cost_of_its_own(coins: int, offered: bool) -> None:
    s = quiet()
    canoe(s, 0, "v5")
    artifact(s, 0, "a1", 3)
    hand(s, 0, *any_cards(s, 8))
    me(s).coins = coins  # five more come from the return
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    play(s, 0, "return:v5")
    assert (question(s) == "UseOther") == offered
    if offered:
        play(s, 0, "lake:v4")
    assert (me(s).vp, me(s).coins) == ((14 + 10, 0) if offered else (14, 7))


@rule("BOON-ART-A1-E4", "BOON-FSM-7")
@pytest.mark.parametrize(("rules", "now"), [("3", False), ("2", True)])
def test_both_effects_wait_for_the_own_window(rules: str, now: bool) -> None:
    s = quiet(rules=rules)
    pawn(s, 0, "v1")
    canoe(s, 1, "v4")
    artifact(s, 1, "a1", 3)
    s.river.scored = 4
    s.stack = []
    open_last_windows(s, 0)
    s.settle()
    assert (question(s), s.actor(), "return:v4" in extras(s, 1)) == ("Window", 0, now)
    if not now:
        assert refusal(s, 1, "return:v4") == "BOON-ART-A1-E4 not-now"
        play(s, 0, "pass")
        play(s, 1, "return:v4", "lake:v3")
        assert me(s, 1).vp == 10 + 5


@rule("BOON-ART-A1-E5", "BOON-ART-A1-1", "BOON-FSM-11")
@pytest.mark.parametrize(
    ("rules", "plugged", "coins", "left"),
    [("7", 2, 4, 0), ("7", 2, 5, 1), ("7", 2, 8, 4), ("7", 2, 3, None), ("7", 1, 7, None), ("6", 2, 7, None), ("6", 2, 8, 4)],
)
def test_the_coins_of_a_return_pay_for_its_effect(rules: str, plugged: int, coins: int, left: int | None) -> None:
    s = quiet(rules=rules)
    canoe(s, 0, "v4")
    artifact(s, 0, "a1", plugged)
    me(s).coins = coins
    assert ("return:v4" in extras(s, 0)) == (left is not None)
    if left is None:
        assert refusal(s, 0, "return:v4") == "BOON-ART-LAKE-E2 too-few-coins"
        return
    play(s, 0, "return:v4")
    assert (me(s).coins, me(s).vp, me(s).board.cattle, pawn_of(s)) == (left, 10, 1, "start")


@rule("BOON-ART-A1-E5", "BOON-ART-A1-E1", "BOON-ART-LAKE-15")
@pytest.mark.parametrize(("start", "left"), [("v2", 0), ("v3", 1)])
def test_the_space_reached_pays_for_an_earlier_one_too(start: str, left: int) -> None:
    s = quiet()
    canoe(s, 0, start)
    artifact(s, 0, "a1", 2)
    tile(s, "h13", "g05")
    put(s, 0, "house", "h13")
    hand(s, 0, *any_cards(s, 2))
    me(s).coins = 0
    play(s, 0, "return:v2")
    finish(s)
    play(s, 0, "replace:h13@single")
    assert (me(s).coins, piece_at(s, "h13")) == (left, (0, "settlement"))


@rule("BOON-ART-A1-E5", "BOON-ART-A1-E2", "BOON-ART-A1-2")
def test_the_coins_of_the_last_return_are_there_before_both_effects() -> None:
    for coins, enough in ((3, True), (2, False)):
        s = quiet()
        canoe(s, 0, "v5")
        artifact(s, 0, "a1", 3)
        hand(s, 0, *any_cards(s, 8))
        me(s).coins = coins  # and five of the return
        s.river.scored = 4
        s.stack = [LastWindow(0)]
        s.settle()
        assert ("return:v4" in extras(s, 0)) == enough
        if enough:
            play(s, 0, "return:v4")
            assert (me(s).coins, me(s).vp, tokens(s)) == (0, 10, {"lake:v5", "pass"})


@rule("BOON-ART-A1-E5", "BOON-GEN-6")
def test_while_something_is_due_a_return_with_a_cost_waits_whatever_it_brings() -> None:
    s = quiet()
    canoe(s, 0, "v4")
    artifact(s, 0, "a1", 2)
    tile(s, "h13", "g19")  # lower: 1 card
    hand(s, 0, *any_cards(s, 3))
    me(s).coins = 5
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "develop:h13@lower")
    assert question(s) == "DiscardCards"
    assert refusal(s, 0, "return:v4") == "BOON-GEN-6 something-is-due"
    assert "return:v3" in extras(s, 0)


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


@rule("BOON-ART-A2-1", "BOON-ART-A4-E2", "BOON-ART-A9-1")
@pytest.mark.parametrize(("face", "asked"), [("a2", "Modernize"), ("a4", "PlaceHouse"), ("a9", "PlayArchived")])
def test_what_artifacts_offer_before_a_scoring(face: str, asked: str) -> None:
    for plugged, able, wanted in ((1, True, False), (2, True, True), (2, False, False)):
        s = quiet()
        artifact(s, 0, face, plugged)
        tile(s, "h13", "g22")
        if able:
            yard(s).archive = [s.piles.deck.pop()]
        else:
            me(s).coins, me(s).board.houses = 0, 6
            levers(s, 0, *s.box.levers)
        s.stack = []
        artifact_effects(s, 0)
        assert [type(x).__name__ for x in s.stack] == ([asked] if wanted else [])


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


@rule("BOON-ART-A3-1", "BOON-ART-A3-2", "BOON-ART-A3-E3")
def test_houses_beside_sites_pay_where_they_are_used() -> None:
    for plugged, annexes, requires, coins in (
        (2, 0b0001, [1, 0, 0, 0], 1),
        (2, 0b0001, [0, 2, 0, 0], 0),
        (3, 0b0011, [1, 2, 0, 0], 3),
        (3, 0b0011, [0, 2, 5, 0], 1),
        (3, 0b0011, [0, 0, 5, 1], 0),
    ):
        s = quiet()
        artifact(s, 0, "a3", plugged)
        yard(s).annexes = annexes
        me(s).coins = 0
        pay_annexes(s, 0, requires)
        assert me(s).coins == coins
    s = quiet()
    artifact(s, 0, "a3", 1)
    sites(s, 0, loam=1)
    me(s).vases, me(s).board.houses = 1, 6
    play(s, 0, "plug")
    assert (question(s), me(s).board.houses) == ("ChooseStrip", 6)


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


@rule("BOON-ART-A4-1", "BOON-ART-A4-E2")
def test_a4_places_one_house() -> None:
    s = quiet()
    artifact(s, 0, "a4", 2)
    tile(s, "h13", "g22")
    me(s).board.cattle, me(s).board.houses = 1, 1
    ranch = me(s).ranch
    ask(s, 0, PlaceHouse(0))
    play(s, 0, "site:h13@lower")
    assert (me(s).board.houses, me(s).board.freed, me(s).ranch) == (2, 1, ranch + 1)


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


@rule("BOON-ART-A5-1", "BOON-ART-SHIP-1")
def test_the_purple_inhabitant_and_the_shipyard_instead_of_an_inhabitant() -> None:
    s = quiet()
    tile(s, "h13", "g22")
    ask(s, 0, DevelopOrUpgrade(0))
    assert {"shipyard", "purple"} & tokens(s) == {"shipyard"}
    artifact(s, 0, "a5", 2)
    for place, offered in ((ON_RANCH, {"purple"}), (ON_BOARD, set())):
        yard(s).purple = place
        assert {"shipyard", "purple"} & tokens(s) == offered
    yard(s).purple = ON_RANCH
    yard(s).plugged = 1
    assert "purple" not in tokens(s)


@rule("BOON-ART-A5-3")
def test_with_a5_houses_are_upgraded_as_usual() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    tile(s, "h13", "g22")
    put(s, 0, "house", "h13")
    me(s).ranch = 5
    ask(s, 0, Upgrade(0, USUAL))
    assert refusal(s, 0, "upgrade:h13@upper") == "BOON-UPG-5 too-few-presences"


@rule("BOON-ART-A5-2")
def test_the_purple_inhabitant_in_an_interim_scoring() -> None:
    s = quiet()
    artifact(s, 0, "a5", 2)
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    yard(s).purple = ON_RANCH
    s.river.scored = 1
    ask(s, 0, InterimAction(0, 2))
    assert [str(c) for c in s.choices(0)][-2:] == ["purple", "pass"]
    yard(s).purple = ON_BOARD
    assert "purple" not in tokens(s)
