"""24. Expansion: the shipyard, and vases in artifacts (BOON-ART-SHIP, BOON-ART-VASE)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake.artifacts.shipyard import LowerLevers, TakingArtifact
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.counting import presences
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.interim_scoring import InterimScoring
from overlander.games.boonlake.levers import Modernize
from overlander.games.boonlake.state import BoonState
from overlander.text import Words
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, condition, launched, pawn, pawn_of, quiet, table, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    boats,
    boats_of,
    chance,
    events,
    extras,
    hand,
    levers,
    me,
    pay_cards,
    piece_at,
    play,
    put,
    question,
    ready,
    refusal,
    starting,
    tile,
    tokens,
)


def developing(*tiles: str) -> BoonState:
    """Seat 0 may develop; these tiles lie from h12 on."""
    s = quiet()
    for where, slug in zip(("h12", "h13", "h16"), tiles):
        tile(s, where, slug)
    table(s, "a8", "a10")
    ask(s, 0, DevelopOrUpgrade(0))
    return s


# -- shipyard


@rule("BOON-ART-SHIP-1", "BOON-ART-SHIP-E1", "BOON-ART-SHIP-E2")
def test_the_shipyard_is_placed_by_developing_once() -> None:
    s = developing("g22")
    me(s).ranch = 0
    assert tokens(s, 0) == {"shipyard", "pass"}
    play(s, 0, "shipyard", "site:h12@lower")
    assert piece_at(s, "h12", 1) == (0, "shipyard")
    while question(s) == "TakeArtifact":
        play(s, 0, "pass")
    ask(s, 0, DevelopOrUpgrade(0))
    assert "shipyard" not in tokens(s, 0)
    assert starting(s, 0, "upgrade") == set()


@rule("BOON-ART-SHIP-2")
def test_the_site_pays_and_the_shipyard_is_a_presence() -> None:
    s = developing("g16", "g03")
    play(s, 0, "shipyard", "site:h13@single")
    assert me(s).coins == 22
    assert presences(s, 0) == 1


@rule("BOON-ART-SHIP-3", "BOON-ART-SHIP-E6", "BOON-ART-SHIP-X1")
def test_a_boat_becomes_the_canoe() -> None:
    s = developing("g05")
    pawn(s, 0, "v3")
    boats(s, 0, "wood", "iron")
    ranch, supply = me(s).ranch, me(s).supply
    play(s, 0, "shipyard", "site:h12@single")
    assert tokens(s, 0) == {"boat:wood", "boat:iron"}
    play(s, 0, "boat:iron")
    assert (pawn_of(s), yard(s).built, boats_of(s)) == ("v3", True, ["wood"])
    assert (me(s).ranch, me(s).supply) == (ranch, supply + 1)


@rule("BOON-ART-SHIP-4")
def test_only_one_boat_supplies_resources() -> None:
    from overlander.games.boonlake.resources import boat_plans

    s = quiet()
    launched(s)
    assert boat_plans(s.box, me(s).board, [1, 0, 0, 0], 0)
    assert not boat_plans(s.box, me(s).board, [1, 1, 0, 0], 0)


@rule("BOON-ART-SHIP-5", "BOON-ART-SHIP-E7")
def test_the_artifact_is_paid_after_the_reward() -> None:
    s = developing("g03")
    me(s).coins = 1
    s.table().prices = [[s.box.kit().price_slug.index("pr1")], []]
    play(s, 0, "shipyard", "site:h12@single")
    assert question(s) == "TakeArtifact"
    play(s, 0, "artifact:a8")
    assert (me(s).coins, yard(s).face, s.table().prices[0]) == (0, 7, [])


@rule("BOON-ART-SHIP-E7", "BOON-ART-SHIP-3", "BOON-ART-COND-1")
def test_the_step_for_the_shipyard_itself_is_the_hunters() -> None:
    s = developing("g05")
    condition(s, 0, "develop-plain-site")
    pawn(s, 0, "v1")
    play(s, 0, "shipyard", "site:h12@single")
    assert (pawn_of(s), yard(s).built, me(s).coins) == ("v2", True, 20)  # no coins of the water


@rule("BOON-ART-SHIP-6", "BOON-ART-SHIP-X2")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    s = quiet()
    table(s, "a1", "a2", "a3")
    price = s.box.kit().price_slug.index
    s.table().prices = [[price("pr1"), price("pr6")], [], [price("pr2")]]
    launched(s)
    me(s).coins = 1
    hand(s, 0, *any_cards(s, 1))
    ask(s, 0, TakingArtifact(0))
    assert tokens(s, 0) == {"artifact:a2", "pass"}
    assert refusal(s, 0, "artifact:a3") == "BOON-ART-SHIP-6 too-few-cards"


@rule("BOON-ART-SHIP-7")
def test_a_lever_as_price() -> None:
    s = quiet()
    table(s, "a1")
    s.table().prices = [[s.box.kit().price_slug.index("pr6")]]
    launched(s)
    ask(s, 0, TakingArtifact(0))
    assert yard(s).given_up
    yard(s).given_up = False
    levers(s, 0, "m22", "m41", "m42", used=("m42",))
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "artifact:a1")
    assert tokens(s, 0) == {"lower:m22", "lower:m41"}
    play(s, 0, "lower:m22")
    assert (ready(s, 0, "m22"), yard(s).face) == (False, 0)


@rule("BOON-ART-SHIP-E3", "BOON-ART-SHIP-E8")
def test_an_artifact_not_taken_is_lost() -> None:
    s = quiet()
    table(s, "a1")
    launched(s)
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "pass")
    assert (yard(s).given_up, yard(s).face) == (True, NONE)


@rule("BOON-ART-SHIP-E10", "BOON-ART-SHIP-6", "BOON-FSM-8")
@pytest.mark.parametrize(
    ("start", "rules", "asked"), [("i7", "4", True), ("v3", "4", False), ("start", "4", False), ("i7", "3", False)]
)
def test_an_artifact_may_be_paid_by_a_return(start: str, rules: str, asked: bool) -> None:
    s = quiet(rules=rules)
    table(s, "a8", "a10")
    price = s.box.kit().price_slug.index
    s.table().prices = [[price("pr1")], [price("pr5")]]  # 3 coins; a card
    tile(s, "h12", "g05")
    pawn(s, 0, start)
    me(s).coins = 0
    ask(s, 0, DevelopOrUpgrade(0))
    play(s, 0, "shipyard", "site:h12@single")
    assert (question(s) == "TakeArtifact", yard(s).given_up) == (asked, not asked)
    if asked:
        assert tokens(s) == {"pass"}
        assert Words("en", "boonlake").question(s, 0).startswith("You cannot pay for any artifact yet")
        assert refusal(s, 0, "artifact:a8") == "BOON-ART-SHIP-6 too-few-coins"
        play(s, 0, "return:i7")
        assert Words("en", "boonlake").question(s, 0) == "Which artifact do you take?"
        play(s, 0, "artifact:a8")
        assert (yard(s).face, me(s).coins, me(s).vases) == (7, 4, 2)


@rule("BOON-ART-SHIP-E10", "BOON-ART-SHIP-E8")
def test_who_does_not_help_himself_has_no_artifact() -> None:
    s = quiet()
    table(s, "a8")
    s.table().prices = [[s.box.kit().price_slug.index("pr1")]]
    launched(s)
    pawn(s, 0, "i7")
    me(s).coins = 0
    ask(s, 0, TakingArtifact(0))
    told = events(s, 0, "pass")
    assert (yard(s).given_up, yard(s).face, told[0].key) == (True, NONE, "no-artifact")
    s = quiet()
    table(s)
    launched(s)
    pawn(s, 0, "i7")
    ask(s, 0, TakingArtifact(0))
    assert (question(s), yard(s).given_up) == ("ChooseStrip", True)  # none lies there


@rule("BOON-ART-INT-3")
def test_the_log_tells_of_the_vases_on_an_artifact() -> None:
    s = quiet()
    table(s, "a8", "a10")
    s.table().vases = [2, 0]
    launched(s)
    ask(s, 0, TakingArtifact(0))
    told = [(x.key, x.params) for x in events(s, 0, "artifact:a8")][:2]
    assert told == [("dock", {"artifact": "a8"}), ("vases", {"n": 2})]
    assert (me(s).vases, s.table().vases) == (2, [0, 0])


@rule("BOON-ART-SHIP-E4")
def test_a_hunter_on_the_start_leaves_the_direction_open() -> None:
    s = developing("g05")
    table(s)
    s.table().faces = [NONE]
    s.table().prices, s.table().vases = [[]], [0]
    play(s, 0, "shipyard", "site:h12@single")
    assert (pawn_of(s), yard(s).built) == ("start", True)


@rule("BOON-ART-SHIP-E5", "BOON-ART-VASE-X1")
def test_vases_on_the_artifact_can_be_plugged_right_after() -> None:
    s = quiet()
    table(s, "a8")
    s.table().vases = [3]
    launched(s)
    ask(s, 0, TakingArtifact(0))
    assert me(s).vases == 0
    play(s, 0, "artifact:a8", "plug", "plug")
    assert (s.has_basic(0, 7), s.has_advanced(0, 7)) == (True, False)
    play(s, 0, "plug")
    assert s.has_advanced(0, 7)
    assert "plug" not in extras(s, 0)


@rule("BOON-ART-SHIP-7")
def test_two_levers_as_a_price() -> None:
    s = quiet()
    levers(s, 0, "m22", "m41", "m43")
    ask(s, 0, LowerLevers(0, 2))
    play(s, 0, "lower:m22")
    assert tokens(s) == {"lower:m41", "lower:m43"}
    play(s, 0, "lower:m43")
    assert [ready(s, 0, x) for x in ("m22", "m41", "m43")] == [False, True, False]
    levers(s, 0, "m22", "m41")
    ask(s, 0, LowerLevers(0, 2))
    assert [ready(s, 0, x) for x in ("m22", "m41")] == [False, False]


@rule("BOON-ART-SHIP-E9", "BOON-ART-SHIP-7", "BOON-FSM-7")
@pytest.mark.parametrize(("rules", "free"), [("3", set()), ("2", {"use:m43"})])
def test_a_lever_that_is_due_is_not_used_first(rules: str, free: set[str]) -> None:
    s = quiet(rules=rules)
    table(s, "a2")
    s.table().prices = [[s.box.kit().price_slug.index(x) for x in ("pr2", "pr6")]]  # 2 cards, a lever
    launched(s)
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 5))
    ask(s, 0, TakingArtifact(0))
    assert extras(s, 0) == {"use:m43"}
    play(s, 0, "artifact:a2")
    assert (question(s), extras(s, 0)) == ("DiscardCards", free)
    pay_cards(s)
    assert (me(s).vp, ready(s, 0, "m43"), yard(s).face) == (0, False, 1)


@rule("BOON-ART-SHIP-5", "BOON-ART-SHIP-6")
def test_only_artifacts_on_the_table_are_taken() -> None:
    s = quiet()
    launched(s)
    table(s, "a8", "a10")
    ask(s, 0, TakingArtifact(0))
    assert tokens(s) == {"artifact:a8", "artifact:a10", "pass"}
    assert refusal(s, 0, "artifact:a2") == "BOON-ART-SHIP-5 not-offered"


@rule("BOON-ART-SHIP-7", "BOON-ART-PH-4")
def test_price_tiles_add_up() -> None:
    s = quiet()
    launched(s)
    table(s, "a8", "a10")
    prices = s.box.kit().price_slug
    s.table().prices[0] = [prices.index(x) for x in ("pr1", "pr4", "pr6", "pr7", "pr8")]
    levers(s, 0, "m22", "m43", used=("m43",))
    me(s).coins = 7
    ask(s, 0, TakingArtifact(0))
    play(s, 0, "artifact:a8")
    assert (me(s).coins, me(s).ranch, me(s).vp, ready(s, 0, "m22"), ready(s, 0, "m43")) == (0, 2, -2, False, False)
    assert (yard(s).face, s.table().prices[0]) == (7, [])


@rule("BOON-ART-VASE-1", "BOON-ART-VASE-2", "BOON-ART-VASE-E1")
def test_plugged_vases_are_gone() -> None:
    s = quiet()
    artifact(s, 0, "a8", 0)
    me(s).vases = 2
    play(s, 0, "plug")
    assert (me(s).vases, s.has_basic(0, 7)) == (1, False)
    play(s, 0, "plug")
    assert (me(s).vases, s.has_basic(0, 7)) == (0, True)
    assert refusal(s, 0, "plug") == "BOON-ART-VASE-1 nothing-to-plug"


@rule("BOON-ART-VASE-3", "BOON-ART-VASE-E2")
def test_activation_happens_at_once_between_two_effects() -> None:
    s = quiet()
    artifact(s, 0, "a10", 2)
    me(s).vases = 1
    ask(s, 0, Modernize(0, 0))
    play(s, 0, "plug")
    assert me(s).vp == 5
    assert question(s) == "Modernize"


@rule("BOON-ART-VASE-E2", "BOON-GEN-6")
def test_a_vase_that_the_payment_does_not_need_may_be_plugged() -> None:
    s = quiet()
    slug = next(x for i, x in enumerate(s.box.cards) if s.box.card_vases[i] == 1)
    found = s.box.cards.index(slug)
    artifact(s, 0, "a10", 1)
    levers(s, 0, "m41")
    me(s).board.sites = [2, 2, 2, 2]
    hand(s, 0, slug)
    me(s).vases = 2
    chance(s)
    play(s, 0, f"play:{slug}")
    assert question(s) == "PayCard"
    play(s, 0, "plug")
    assert refusal(s, 0, "plug") == "BOON-GEN-6 something-is-due"
    play(s, 0, next(x for x in tokens(s, 0) if x.startswith("boats")))
    assert (me(s).vases, me(s).coins) == (0, 20 - s.box.card_coins[found] + 1)
    s = quiet()
    artifact(s, 0, "a9", 1)
    me(s).vases = 1
    hand(s, 0, *any_cards(s, 3))
    ask(s, 0, DiscardCards(0, 2, "BOON-HIRE-2"))
    assert refusal(s, 0, "plug") == "BOON-GEN-6 something-is-due"


@rule("BOON-ART-VASE-1", "BOON-ART-VASE-2")
def test_three_vases_and_no_more() -> None:
    s = quiet()
    assert refusal(s, 0, "plug") == "BOON-ART-VASE-1 nothing-to-plug"
    artifact(s, 0, "a10", 0)
    assert refusal(s, 0, "plug") == "BOON-ART-VASE-1 nothing-to-plug"
    me(s).vases = 4
    found = []
    for _ in range(3):
        play(s, 0, "plug")
        found.append((s.card_discount(0), s.lowered(0, 3), me(s).vp))
    assert found == [(0, 3, 0), (1, 3, 0), (1, 2, 5)]
    assert (yard(s).plugged, me(s).vases) == (3, 1)
    assert refusal(s, 0, "plug") == "BOON-ART-VASE-1 nothing-to-plug"


@rule("BOON-ART-VASE-2", "BOON-TIME-E4")
@pytest.mark.parametrize(("plugged", "asked"), [(2, "Modernize"), (1, "Window")])
def test_an_artifact_that_works_needs_no_activation(plugged: int, asked: str) -> None:
    s = quiet()
    artifact(s, 0, "a2", plugged)
    me(s).vases = 1
    ask(s, 1, InterimScoring(0, 0, 0))
    assert question(s) == asked


@rule("BOON-ART-SHIP-1", "BOON-DEV-2")
def test_without_a_free_site_there_is_no_shipyard() -> None:
    s = developing("g05")
    assert "shipyard" in tokens(s, 0)
    put(s, 1, "inhabitant", "h12")
    ask(s, 0, DevelopOrUpgrade(0))
    assert "shipyard" not in tokens(s, 0)
