"""6. General effects (BOON-GEN, BOON-INH, BOON-PROD)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake.costs import Cost
from overlander.games.boonlake.general import (
    BuildSite,
    ProductionSite,
    build_site,
    buildable_sites,
    draw_cards,
    gain_coins,
    gain_vp,
    give_up_inhabitants,
    offer_site_or_vases,
    take_inhabitants,
)
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    cards_of,
    display,
    hand,
    me,
    play,
    position,
    question,
    refusal,
    sites,
    starting,
    tokens,
    turn,
)


@rule("BOON-GEN-1", "BOON-INH-4")
def test_coins_and_vases_have_no_limit_and_the_ranch_neither() -> None:
    s = position()
    gain_coins(s, 0, 500, "")
    assert me(s).coins == 520
    me(s).supply = 0
    me(s).ranch = 8
    assert me(s).ranch == 8


@rule("BOON-GEN-2", "BOON-GEN-6")
def test_costs_must_be_paid_in_full() -> None:
    s = position()
    me(s).coins = 3
    hand(s, 0, "sunlit-toll-gate")  # 4 coins and 1 loam
    sites(s, 0, loam=1)
    turn(s, 0, "pioneer")
    assert starting(s, 0, "play") == set()
    assert starting(s, 0, "discard") == {"discard:sunlit-toll-gate"}


@rule("BOON-GEN-3", "BOON-GEN-E1")
def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    s = position()
    cards = s.piles.deck[:5]
    s.piles.deck, s.piles.discard = cards[:1], cards[1:4]
    draw_cards(s, 0, 3, "")
    assert sorted(me(s).hand + s.piles.deck) == sorted(cards[:4])
    assert s.piles.discard == []
    draw_cards(s, 0, 9, "")
    assert len(me(s).hand) == 4


@rule("BOON-GEN-4", "BOON-GEN-X1")
def test_points_may_pass_100_and_fall_below_0() -> None:
    s = position()
    me(s).vp = 98
    gain_vp(s, 0, 5, "")
    assert me(s).vp == 103
    me(s).vp = 2
    gain_vp(s, 0, -5, "")
    assert me(s).vp == -3


@rule("BOON-GEN-5")
def test_what_asks_may_be_left_unused() -> None:
    s = position()
    turn(s, 0, "hire")
    assert "pass" in tokens(s, 0)


@rule("BOON-GEN-E2", "BOON-GEN-E3")
def test_hands_and_deck_are_hidden_their_sizes_are_open() -> None:
    s = position()
    hand(s, 1, *any_cards(s, 3))
    view = s.view(0)
    assert view.players[1].hand == [NONE] * 3
    assert len(view.piles.deck) == len(s.piles.deck)
    s.piles.discard.append(s.piles.deck.pop())
    assert s.view(0).piles.discard == s.piles.discard


@rule("BOON-GEN-E4", "BOON-CARD-E3")
def test_what_a_discard_brings_comes_after_the_whole_payment() -> None:
    s = position()
    display(s, 0, "moonlit-paper-dealer")
    night = cards_of(s, "night", 4)
    hand(s, 0, *night)
    me(s).coins = 0
    turn(s, 0, "hire")
    play(s, 0, "pass", "pass", "hire:cards")
    assert refusal(s, 0, f"pay:{night[0]},{night[1]}") == "BOON-HIRE-2 unfinished"
    assert refusal(s, 0, "pay:" + ",".join(night)) == "BOON-HIRE-2 too-many-cards"
    assert len(s.steps(0, None)) == 4
    assert len(s.steps(0, s.steps(0, None)[0])) == 3
    play(s, 0, "pay:" + ",".join(night[:3]))
    assert me(s).coins == 3
    assert me(s).ranch == 5


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


@rule("BOON-INH-1", "BOON-INH-X1")
def test_ranch_and_supply() -> None:
    s = position()
    take_inhabitants(s, 0, 2, "")
    assert (me(s).ranch, me(s).supply) == (5, 3)
    give_up_inhabitants(s, 0, 1)
    assert (me(s).ranch, me(s).supply) == (4, 4)


@rule("BOON-INH-2", "BOON-INH-3")
def test_recesses_are_no_supply() -> None:
    s = position()
    assert take_inhabitants(s, 0, 9, "") == 5
    assert (me(s).ranch, me(s).supply, me(s).board.freed) == (8, 0, 0)
    assert me(s, 1).supply == 5


@rule("BOON-PROD-1", "BOON-PROD-2", "BOON-PROD-X1")
def test_production_sites_have_two_levels() -> None:
    s = position()
    sites(s, 0, wood=1, iron=2)
    build_site(s, 0, 2, "")
    assert me(s).board.sites == [1, 0, 1, 2]
    build_site(s, 0, 3, "")
    assert me(s).board.sites == [1, 0, 1, 2]
    sites(s, 0, wood=1, iron=2)
    ask(s, 0, BuildSite(0, 0))
    assert tokens(s) == {"build:wood", "build:loam", "build:stone"}
    play(s, 0, "build:wood")
    assert me(s).board.sites == [2, 0, 0, 2]


@rule("BOON-PROD-3")
def test_a_named_site_at_level_two_is_wasted() -> None:
    s = position()
    sites(s, 0, wood=2)
    build_site(s, 0, 0, "")
    assert me(s).board.sites == [2, 0, 0, 0]


@rule("BOON-PROD-4")
def test_where_production_sites_come_from() -> None:
    box = position().box
    from overlander.games.boonlake.general import ProductionSite, SiteOrVase

    assert any(isinstance(e, SiteOrVase) for x in box.river_reward for e in x.gives)
    named = [e.resource for x in box.space_reward for e in x.gives if isinstance(e, ProductionSite)]
    assert sorted(named) == [0, 1, 2, 3]
    free = [e.resource for track in box.track_reward for x in track for e in x.gives if isinstance(e, ProductionSite)]
    assert free == [NONE, NONE]


@rule("BOON-PROD-E1")
def test_with_all_sites_at_level_two_only_the_vase_remains() -> None:
    s = position()
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    assert buildable_sites(s, 0) == []
    offer_site_or_vases(s, 0, 1)
    assert me(s).vases == 1


@rule("BOON-PROD-1")
def test_a_site_of_the_highest_level_is_refused() -> None:
    s = position()
    sites(s, 0, wood=2, loam=1)
    ask(s, 0, BuildSite(0, 1))
    assert refusal(s, 0, "build:wood") == "BOON-PROD-1 highest-level"
    play(s, 0, "build:loam")
    assert me(s).board.sites == [2, 2, 0, 0]


@rule("BOON-PROD-4", "BOON-PROD-E1")
def test_the_only_site_that_can_be_built_is_built_without_a_question() -> None:
    s = position()
    sites(s, 0, wood=2, loam=2, stone=1, iron=2)
    ProductionSite(NONE).run(s, 0)
    assert me(s).board.sites == [2, 2, 2, 2]
    ProductionSite(NONE).run(s, 0)
    assert (me(s).board.sites, question(s)) == ([2, 2, 2, 2], "ChooseStrip")
