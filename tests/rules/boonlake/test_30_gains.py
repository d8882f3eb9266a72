"""What is gained, and by whom; what is not."""

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake import box as b
from overlander.games.boonlake.any_time import LastWindow
from overlander.games.boonlake.artifacts.shipyard import LowerLevers
from overlander.games.boonlake.card_effects import Exchange, ExchangeEffect
from overlander.games.boonlake.cattle import CattlePrice
from overlander.games.boonlake.costs import Cost
from overlander.games.boonlake.eminence import placing
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.eminence.turn import EminenceTurn
from overlander.games.boonlake.general import BuildSite
from overlander.games.boonlake.river import MoveShip
from overlander.games.boonlake.scoring_tiles import is_met, is_pair_met
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import TakeShare
from overlander.games.boonlake.turn import PhaseC, Turn
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, canoe, launched, quiet
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    boats,
    cards_of,
    chance,
    display,
    hand,
    levers,
    me,
    new_game,
    pasture,
    play,
    position,
    put,
    question,
    ready,
    refusal,
    ships,
    sites,
    starting,
    strips,
    tile,
    tokens,
    turn,
)


@rule("BOON-REG-2", "BOON-LEV-E4", "BOON-LEV-10")
def test_the_coins_of_region_scoring_with_the_lever_and_without() -> None:
    for token, vp in (("coins", 0), ("lever:m23", 2)):
        s = bare()
        tile(s, "h13", "g22")
        put(s, 0, "inhabitant", "h13")
        put(s, 0, "house", "h13", 1)
        levers(s, 0, "m23")
        turn(s, 0, "region")
        play(s, 0, "region:new-hope" if "region:new-hope" in tokens(s) else "region:unknown")
        me(s).coins = me(s).vp = 0
        play(s, 0, token)
        assert (me(s).coins, me(s).vp, ready(s, 0, "m23")) == (2, vp, vp == 0)


@rule("BOON-SCO-7", "BOON-SCO-17", "BOON-SCO-E6")
@pytest.mark.parametrize(
    ("one", "two", "met"), [(3, 2, True), (2, 3, True), (2, 2, False), (3, 1, False), (1, 3, False), (9, 1, False), (2, 9, True)]
)
def test_a_pair_of_values(one: int, two: int, met: bool) -> None:
    assert is_pair_met(one, two, [3, 2]) == met


@rule("BOON-SPEC-8")
def test_a_project_is_one_card_and_not_two() -> None:
    s = position()
    display(s, 0, *cards_of(s, "day", 4))
    me(s).projects = 1
    assert not is_met(s, 0, s.box.scoring_slug.index("sc13"), 3)


@rule("BOON-RIV-7", "BOON-PROD-E1")
def test_one_vase_instead_of_a_site() -> None:
    for levels in (0, 2):
        s = position()
        me(s).board.sites = [levels] * 4
        ships(s, "c9", "c1")
        ask(s, 0, MoveShip(0))
        s.strips.row = 0
        play(s, 0, "ship:c12")
        if levels == 0:
            play(s, 0, "vase")
        assert me(s).vases == 1


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


@rule("BOON-EFF-6", "BOON-GEN-6")
def test_an_exchange_that_cannot_be_paid() -> None:
    s = position()
    x = next(i for i in range(165) if exchange_for_cards(s, i) is not None)
    effect = exchange_for_cards(s, x)
    assert effect is not None
    me(s).coins = me(s).vases = me(s).ranch = 0
    ask(s, 0, Exchange(0, effect))
    assert refusal(s, 0, "exchange:1").startswith("BOON-GEN-6 too-few")
    play(s, 0, "pass")


def exchange_for_cards(s: BoonState, card: int) -> ExchangeEffect | None:
    effect = s.box.card_effect[card]
    found = effect.gives[0] if effect is not None and effect.gives else None
    return found if isinstance(found, ExchangeEffect) and found.bargains[0].cost.cards > 0 else None


@rule("BOON-GEN-6", "BOON-ART-LAKE-E7")
def test_a_cost_is_free_only_without_any_part() -> None:
    assert Cost(0, 0, 0, 0, 0).is_free()
    for i in range(5):
        for j in range(5):
            parts = [0] * 5
            parts[i] = parts[j] = 1
            assert not Cost(*parts).is_free()


@rule("BOON-GEN-6")
@pytest.mark.parametrize(
    ("part", "reason"),
    [(0, "too-few-coins"), (1, "too-few-cards"), (2, "too-few-inhabitants"), (3, "too-few-vases"), (4, "")],
)
def test_a_cost_must_be_paid_in_full(part: int, reason: str) -> None:
    s = position()
    parts = [0] * 5
    parts[part] = 2
    cost = Cost(*parts)
    for have, can in ((2, True), (1, reason == "")):
        me(s).coins = me(s).ranch = me(s).vases = have
        hand(s, 0, *any_cards(s, have))
        assert cost.can(s, 0) == can
        found = cost.why_not(s, 0, "BOON-GEN-6")
        assert ("" if found is None else found.reason) == ("" if can else reason)


@rule("BOON-ART-CARD-11")
def test_cattle_beside_the_shipyard() -> None:
    s = quiet()
    me(s).perks[b.SHIPYARD_CARDS] = 2
    tile(s, "h13", "g22")
    pasture(s, "h12", "h30")
    launched(s, 0, "h13")
    for where, cards in (("h30", 0), ("h12", 2)):
        ask(s, 1, CattlePrice(1, s.box.spaces.index(where)))
        play(s, 1, "give:1")
        assert len(me(s).hand) == cards


@rule("BOON-ART-CARD-17", "BOON-EFF-17")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_what_discards_of_a_kind_bring(kind: int) -> None:
    s = quiet()
    me(s).perks[b.DISCARD_INHABITANTS + kind] = 1
    me(s).perks[b.DISCARD_COINS + kind] = 3
    for other, slug in enumerate(b.CARD_KINDS):
        found = cards_of(s, slug, 1)[0]
        hand(s, 0, found)
        chance(s)
        me(s).coins, me(s).ranch, me(s).supply = 0, 1, 4
        play(s, 0, f"discard:{found}")
        assert (me(s).coins, me(s).ranch, me(s).supply) == ((5, 2, 3) if other == kind else (2, 1, 4))


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


@rule("BOON-ART-CARD-10")
def test_a_card_when_the_eminence_takes_builder() -> None:
    for strip, cards in (("builder", 1), ("hire", 0)):
        s = position(1, artifacts="on")
        me(s).perks[b.BUILDER_CARDS] = 1
        own = s.eminence
        assert own is not None
        kind = next(i for i, x in enumerate(s.box.solo().tile_strips) if b.STRIPS.index(strip) in x)
        own.next, own.stack, own.revealed, own.boxed = [kind], [], [], [x for x in range(10) if x != kind]
        strips(s, strip, *[x for x in b.STRIPS if x != strip])
        hand(s, 0)
        s.stack = [Turn(0), PhaseC(EMINENCE), EminenceTurn(EMINENCE)]
        s.strips.active = EMINENCE
        s.settle()
        assert (b.STRIPS[s.strips.taken], len(me(s).hand)) == (strip, cards)


@rule("BOON-TURN-5", "BOON-CAT-3", "BOON-BLD-3")
@pytest.mark.parametrize(
    ("strip", "verbs"),
    [
        ("pioneer", {"play", "project", "discard"}),
        ("settle", {"develop", "upgrade", "play", "project", "discard"}),
        ("cattle", {"cattle", "play", "project", "discard"}),
        ("builder", {"play", "project", "discard"}),
    ],
)
def test_what_a_share_offers(strip: str, verbs: set[str]) -> None:
    s = bare()
    tile(s, "h13", "g22")
    put(s, 0, "inhabitant", "h13")
    pasture(s, "h12")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).coins = 40
    hand(s, 0, "sunlit-toll-gate")
    turn(s, 1, strip)
    ask(s, 0, TakeShare(0, True))
    assert {x.split(":")[0] for x in tokens(s)} == verbs | {"pass"}


@rule("BOON-ART-A6-E3", "BOON-SOLO-17", "BOON-SOLO-24")
def test_tiles_of_the_eminence_are_placed_too() -> None:
    s = position(1)
    s.strips.explored = 0
    placing.place_pasture(s, EMINENCE, 1)
    assert (s.strips.explored, s.land.pastures) == (1, 1)
    placing.place_grey_tile(s, EMINENCE, 1)
    assert s.strips.explored == 2


@rule("BOON-ART-CARD-16", "BOON-ART-CARD-E6")
def test_the_purple_inhabitant_is_gained_too() -> None:
    s = quiet()
    me(s).perks[b.INHABITANT_COINS] = 1
    artifact(s, 0, "a5", 1)
    me(s).vases = 1
    play(s, 0, "plug")
    assert me(s).coins == 21


@rule("BOON-LEV-E3", "BOON-LEV-E13")
def test_coins_of_a_lever_pay_for_cards_and_not_for_projects() -> None:
    s = position()
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    areas(s, "sc01", "sc06", "sc03", "sc04")  # sc06: 13 coins
    levers(s, 0, "m41")
    chance(s)
    for coins, card, project in ((1, False, False), (2, True, False), (11, True, False), (13, True, True)):
        me(s).coins = coins
        assert ("play:sunlit-toll-gate" in tokens(s), "project:sc06" in tokens(s)) == (card, project)
    me(s).coins = 2
    play(s, 0, "play:sunlit-toll-gate")
    while question(s) == "PayCard":
        play(s, 0, str(s.choices(0)[0]))
    assert (me(s).coins, ready(s, 0, "m41"), len(me(s).display)) == (0, False, 1)


@rule("BOON-ART-CARD-18")
@pytest.mark.parametrize(("token", "coins"), [("discard:sunlit-toll-gate", 2 + 2), ("project:sc06", 2 - 13), ("cattle:h12", 0)])
def test_a_card_or_a_project_instead_of_cattle(token: str, coins: int) -> None:
    s = quiet()
    me(s).perks[b.NO_CATTLE_COINS] = 2
    hand(s, 0, "sunlit-toll-gate")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    areas(s, "sc01", "sc06", "sc03", "sc04")
    pasture(s, "h12")
    turn(s, 1, "cattle")
    ask(s, 0, TakeShare(0, True))
    play(s, 0, token)
    assert me(s).coins == 20 + coins


@rule("BOON-PROD-1")
def test_a_site_of_the_highest_level_is_refused() -> None:
    s = position()
    sites(s, 0, wood=2, loam=1)
    ask(s, 0, BuildSite(0, 1))
    assert refusal(s, 0, "build:wood") == "BOON-PROD-1 highest-level"
    play(s, 0, "build:loam")
    assert me(s).board.sites == [2, 2, 0, 0]


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


@rule("BOON-SETUP-E1")
def test_what_others_chose_in_secret_is_guessed() -> None:
    s = new_game(3)
    play(s, 0, str(s.choices(0)[0]))
    for seed in "abc":
        d = s.determinize(1, Rng(key_of(seed), 0, ()))
        assert d.piles.kept[0] in d.piles.dealt[0]
        assert (d.piles.kept[1], d.piles.kept[2]) == (NONE, NONE)
        assert d.choices(2) != []
    d = position(2).determinize(0, Rng(key_of("later"), 0, ()))
    assert d.piles.kept == [NONE, NONE]


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


@rule("BOON-TIME-4", "BOON-LEV-4", "BOON-INT-E5")
def test_in_a_window_before_the_end_levers_may_be_used() -> None:
    s = quiet()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 5))
    s.stack = [Turn(1)]
    s.open_window(0)
    assert (question(s), [str(c) for c in s.extras(0)]) == ("Window", ["use:m43"])


@rule("BOON-SETUP-12")
def test_only_a_tile_that_was_dealt_is_kept() -> None:
    s = new_game(2)
    other = next(x for x in range(len(s.box.scoring)) if x not in s.piles.dealt[0])
    assert refusal(s, 0, f"keep:{s.box.scoring_slug[other]}") == "BOON-SETUP-12 not-dealt"
