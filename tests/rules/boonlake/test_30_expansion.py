"""Limits of the expansion: what is due, vases, archive, windows, and what the end counts."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.any_time import LastWindow
from overlander.games.boonlake.artifacts.faces import PlacePurple, pay_annexes
from overlander.games.boonlake.artifacts.interim import add_vases, artifact_effects
from overlander.games.boonlake.artifacts.shipyard import LowerLever
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.counting import cattle_regions, count, full_rows, permanent_cards
from overlander.games.boonlake.develop import DevelopOrUpgrade, PlaceOther
from overlander.games.boonlake.river import MoveShip, jumped_harbors, targets
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, canoe, condition, launched, pawn, pawn_of, quiet, step, table, yard
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    cattle,
    display,
    extras,
    hand,
    levers,
    me,
    pasture,
    play,
    question,
    refusal,
    ships,
    sites,
    space,
    tile,
    tokens,
)


@rule("BOON-LEV-E17", "BOON-GEN-6")
def test_cards_that_are_due_are_not_there_for_a_lever() -> None:
    for cards, possible in ((3, False), (4, True)):
        s = quiet()
        levers(s, 0, "m43")
        hand(s, 0, *any_cards(s, cards))
        ask(s, 0, DiscardCards(0, 2, "BOON-DEV-5"))
        assert ("use:m43" in extras(s)) == possible
    assert s.why_not(0, s.extras(0)[0]) is None
    s = quiet()
    levers(s, 0, "m43", "m22")
    hand(s, 0, *any_cards(s, 5))
    tile(s, "h13", "g22")
    for frame in (PlaceOther(0, 3), LowerLever(0, 1)):
        ask(s, 0, frame)
        assert refusal(s, 0, "use:m43") == "BOON-GEN-6 something-is-due"


@rule("BOON-LEV-4", "BOON-TIME-10", "BOON-ART-LAKE-E12")
def test_the_last_window_is_too_late_for_levers() -> None:
    s = quiet()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 5))
    pawn(s, 0, "v1")
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    assert question(s) == "Window"
    assert refusal(s, 0, "use:m43") == "BOON-LEV-4 not-after-the-last-scoring"
    play(s, 0, "return:v1", "pass")
    assert (me(s).vp, s.over()) == (1, True)


@rule("BOON-ART-CARD-1", "BOON-ART-CARD-3", "BOON-ART-CARD-4")
def test_one_use_cards() -> None:
    s = quiet()
    kinds = {use: s.box.cards[s.box.card_one_use.index(use)] for use in range(4)}
    assert refusal(s, 0, f"once:{kinds[b.COINS_ONCE]}") == "BOON-ART-CARD-1 not-played"
    display(s, 0, *kinds.values())
    for use in (b.RESOURCES_ONCE, b.THRESHOLD_ONCE):
        assert refusal(s, 0, f"once:{kinds[use]}") == "BOON-ART-CARD-1 not-now"
    coins, ranch = me(s).coins, me(s).ranch
    n = {use: s.box.card_one_use_n[s.box.cards.index(slug)] for use, slug in kinds.items()}
    play(s, 0, f"once:{kinds[b.COINS_ONCE]}")
    assert (me(s).coins, me(s).ranch, len(me(s).display)) == (coins + n[b.COINS_ONCE], ranch, 3)
    play(s, 0, f"once:{kinds[b.INHABITANTS_ONCE]}")
    assert (me(s).coins, me(s).ranch) == (coins + n[b.COINS_ONCE], ranch + n[b.INHABITANTS_ONCE])
    assert sorted(s.piles.discard) == sorted(s.box.cards.index(kinds[x]) for x in (b.COINS_ONCE, b.INHABITANTS_ONCE))


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


@rule("BOON-ART-INT-1", "BOON-ART-INT-2", "BOON-ART-INT-E4")
def test_vases_on_the_artifacts_until_everybody_has_one() -> None:
    s = quiet()
    table(s, "a8", "a10", "a2")
    s.table().faces[1] = NONE
    add_vases(s)
    assert s.table().vases == [1, 0, 1]
    launched(s, 0)
    yard(s, 0).face = 9
    add_vases(s)
    assert s.table().vases == [2, 0, 2]
    yard(s, 1).given_up = True
    add_vases(s)
    assert s.table().vases == [2, 0, 2]


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


@rule("BOON-ART-LAKE-7", "BOON-ART-COND-E4")
@pytest.mark.parametrize(
    ("start", "n", "end"), [("i6", 1, "i7"), ("i7", 1, "i7"), ("i5", 4, "i7"), ("v7", 1, "v8"), ("v8", 2, "v8"), ("v1", 2, "v3")]
)
def test_steps_end_at_the_hill_and_at_the_lock(start: str, n: int, end: str) -> None:
    s = quiet()
    pawn(s, 0, start)
    step(s, 0, n)
    assert pawn_of(s) == end


@rule("BOON-ART-LAKE-2", "BOON-ART-LAKE-8")
def test_both_sides_begin_at_the_start() -> None:
    for side, first, third in (("income", "i1", "i3"), ("vp", "v1", "v3")):
        s = quiet()
        step(s, 0, 3)
        play(s, 0, f"pawn:{side}")
        assert (pawn_of(s), me(s).coins) == (third, 20)
        s = quiet()
        canoe(s, 0, "start")
        step(s, 0, 1)
        play(s, 0, f"pawn:{side}")
        assert pawn_of(s) == first


@rule("BOON-ART-LAKE-9", "BOON-ART-LAKE-E6")
@pytest.mark.parametrize(("target", "end"), [("c3", "v1"), ("c4", "v2"), ("c5", "v2")])
def test_the_pawn_steps_for_three_spaces(target: str, end: str) -> None:
    s = quiet()
    pawn(s, 0, "v1")
    ships(s, "c1", "c9")
    ask(s, 0, MoveShip(0))
    s.strips.row = s.box.most_steps.index(max(s.box.most_steps))
    play(s, 0, f"ship:{target}")
    assert pawn_of(s) == end


@rule("BOON-ART-HAR-1", "BOON-ART-HAR-2", "BOON-ART-HAR-E2")
def test_harbors_with_a_ship_are_jumped() -> None:
    s = quiet(3)
    ships(s, "c7", "c8", "c12")
    river = s.box.river
    assert [river[x] for x in targets(s, 0, 3)] == ["c9", "c10", "c11"]
    assert [river[x] for x in jumped_harbors(s, 0, river.index("c9"))] == ["c8"]
    ships(s, "c6", "c5", "c12")
    assert jumped_harbors(s, 0, river.index("c9")) == []
    ships(s, "u11", "u12", "c1")
    assert [river[x] for x in targets(s, 0, 2)] == ["u12"]


@rule("BOON-ART-CARD-20", "BOON-ART-CARD-21", "BOON-ART-CARD-22")
def test_what_the_new_final_effects_count() -> None:
    s = quiet()
    pasture(s, "h13", "h27", "h12")
    for where, found in (("h13", 1), ("h13", 1), ("h12", 1), ("h27", 2)):
        cattle(s, 0, where)
        assert cattle_regions(s, 0) == found
    assert cattle_regions(s, 1) == 0
    for slugs, rows in ((("m11", "m12"), 0), (("m11", "m12", "m13"), 1), (("m11", "m12", "m13", "m41", "m42", "m43"), 2)):
        levers(s, 0, *slugs)
        assert (full_rows(s, 0), count(s, 0, b.LEVERS, NONE)) == (rows, len(slugs))
    lasting = [x for x in range(len(s.box.cards)) if s.box.card_perk[x] != NONE][:2]
    other = [x for x in range(len(s.box.cards)) if s.box.card_perk[x] == NONE][:3]
    me(s).display = lasting + other
    assert (permanent_cards(s, 0), count(s, 0, b.CARDS_PLAYED, NONE)) == (2, 5)
    assert s.box.region_of[space(s, "h13")] == s.box.region_of[space(s, "h12")]


@rule("BOON-ART-HAR-E3", "BOON-EFF-19")
def test_the_harbor_where_the_ship_ends_counts_for_cards() -> None:
    s = quiet()
    ships(s, "c7", "c8")
    me(s).perks[b.HARBOR_COINS] = 2
    ask(s, 0, MoveShip(0))
    s.strips.row = s.box.most_steps.index(4)
    play(s, 0, "ship:c12", "reward:c8")
    assert (me(s).coins, me(s).vases) == (22, 1)


@rule("BOON-ART-COND-E6")
def test_a_region_developed_before_brings_no_step() -> None:
    s = quiet()
    condition(s, 0, "new-region")
    tile(s, "h13", "g22")
    region = s.box.region_of[space(s, "h13")]
    for known, end in ((1 << region, "v1"), (0b1111 & ~(1 << region), "v2")):
        pawn(s, 0, "v1")
        s.land.sites = [NONE] * len(s.land.sites)
        yard(s).regions = known
        ask(s, 0, DevelopOrUpgrade(0))
        play(s, 0, "develop:h13@upper")
        assert pawn_of(s) == end


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
