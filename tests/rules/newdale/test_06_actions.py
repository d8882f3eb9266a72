"""Phase IV: actions of the action board (NEW-ACT, NEW-PRG, NEW-XCH, NEW-BMK, NEW-GRO, NEW-XAS)."""

from overlander.core.choice import NONE
from overlander.games.newdale.actions import Actions
from overlander.games.newdale.building import BuildInPhase
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.houses import range_of
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.production import cards_per_assistant
from overlander.games.newdale.rounds import CleanUp
from overlander.games.newdale.special_buildings import SpecialBuildings
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    at_the_end,
    built,
    cards_in_hand,
    character,
    coal,
    coals,
    extras,
    goods,
    hand,
    hand_of,
    me,
    pawn,
    pawns,
    payments,
    plan,
    play,
    position,
    refused,
    removed,
    score,
    steps,
    tiles,
)
from tests.rules.offers import told


@rule("NEW-ACT-X1", "NEW-ACT-8", "NEW-GRO-7")
def test_players_without_the_number_are_skipped() -> None:
    s = position()
    plan(s, 0, "growth", "build", "", "progress")
    plan(s, 1, "growth", "build", "progress")
    ask(s, Actions(0))
    order: list[tuple[int, str]] = []
    while s.calendar.phase == 4:
        order.append((s.actor(), asked(s, s.actor())))
        play(s, s.actor(), "pass")
    assert [seat for seat, _ in order] == [0, 1, 0, 1, 1, 0]
    assert order[4:] == [(1, "RemoveTile"), (0, "RemoveTile")]


@rule("NEW-ACT-1", "NEW-GEN-12")
def test_each_number_goes_clockwise_from_the_first_player() -> None:
    s = position(4)
    s.calendar.first = 2
    for seat in range(4):
        plan(s, seat, "growth", "build")
    ask(s, Actions(0))
    order: list[int] = []
    while s.calendar.phase == 4:
        order.append(s.actor())
        play(s, s.actor(), "pass")
    assert order == [2, 3, 0, 1] * 2


@rule("NEW-ACT-3", "NEW-ACT-6", "NEW-ACT-E2")
def test_an_action_not_done_gives_a_card() -> None:
    s = position()
    pawn(s, 0, "progress")
    assert len(steps(s, 0)) == 3, "it could be done"
    play(s, 0, "pass")
    assert (len(me(s).hand), coals(s), me(s).estate.removed) == (1, 5, 0)


@rule("NEW-ACT-X2", "NEW-VEC-X16")
def test_a_pawn_on_an_empty_zone_gives_a_card() -> None:
    s = position()
    pawn(s, 0, "zone-5-careless")
    play(s, 0, "pass")
    assert len(me(s).hand) == 1


@rule("NEW-ACT-2", "NEW-XCH-6", "NEW-ACT-4")
def test_parts_come_in_their_order_and_a_skipped_one_is_gone() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2")
    pawn(s, 0, "exchange-draw")
    play(s, 0, "pass")
    assert asked(s, 0) != "Exchange", "the card drawn instead cannot be exchanged"
    assert len(me(s).hand) == 6


@rule("NEW-ACT-7", "NEW-XCH-E1")
def test_only_one_card_per_action() -> None:
    s = position()
    pawn(s, 0, "exchange-draw")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "pass")
    assert len(me(s).hand) == 4


@rule("NEW-ACT-5", "NEW-ACT-E1", "NEW-PAY-E6")
def test_a_tile_can_make_an_action_possible() -> None:
    s = position()
    coal(s, 0, 3)
    tiles(s, 0, "coal-for-green")
    pawn(s, 0, "progress")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "use:coal-for-green")
    assert coals(s) == 4
    play(s, 0, "remove:range+coal*4")
    assert me(s).estate.removed == 1


@rule("NEW-ACT-9")
def test_an_action_is_resolved_with_what_is_there_now() -> None:
    s = position()
    plan(s, 0, "black-market", "progress")
    hand_of(s, 0, 2)
    coal(s, 0, 0)
    ask(s, Actions(0))
    play(s, 0, steps(s, 0, "trade:coal-mine-1")[0])
    assert steps(s, 0)[:2] == ["remove:range", "remove:compensation"]


@rule("NEW-ACT-10", "NEW-ACT-11")
def test_any_time_effects_are_offered_with_every_question_of_the_own_turn() -> None:
    s = position()
    tiles(s, 0, "one-good")
    for space in ("growth", "build", "progress", "exchange-draw", "black-market", "zone-1-ordinary"):
        pawn(s, 0, space)
        assert extras(s, 0) == ["use:one-good"]
    ask(s, BuildInPhase(0), phase=5)
    assert extras(s, 0) == ["use:one-good"]
    ask(s, SpecialBuildings(NONE), phase=6)
    assert extras(s, 0) == ["use:one-good"]
    at_the_end(s, FinalProduction(0, []))
    assert extras(s, 0) == ["use:one-good"]


@rule("NEW-ACT-E3")
def test_nothing_is_used_in_anothers_turn() -> None:
    s = position()
    tiles(s, 0, "one-good")
    pawn(s, 1, "growth")
    assert extras(s, 0) == []
    assert refused(s, 0, "use:one-good") == "NEW-ACT-E3"


# -- progress


@rule("NEW-PRG-1", "NEW-PRG-4", "NEW-PRG-5")
def test_progress_removes_one_tile_for_four_coins() -> None:
    s = position()
    pawn(s, 0, "progress")
    assert steps(s, 0) == ["remove:range", "remove:compensation", "pass"]
    play(s, 0, "remove:compensation+coal*4")
    assert (coals(s), me(s).score) == (1, 5)
    assert asked(s, 0) != "RemoveTile"


@rule("NEW-PRG-2", "NEW-HSE-9")
def test_without_the_range_tile_houses_reach_further() -> None:
    s = position()
    assert range_of(s, 0) == 2
    removed(s, 0, "range")
    assert range_of(s, 0) == 3
    assert range_of(s, 1) == 2


@rule("NEW-PRG-3")
def test_without_tiles_progress_is_unresolved() -> None:
    s = position()
    removed(s, 0, "range", "compensation")
    pawn(s, 0, "progress")
    assert steps(s, 0) == ["pass"]
    assert refused(s, 0, "remove:range+coal*4") == "NEW-PRG-1"
    play(s, 0, "pass")
    assert len(me(s).hand) == 1


@rule("NEW-PRG-6", "NEW-CMP-5")
def test_without_the_compensation_tile_two_cards_are_enough() -> None:
    s = position()
    assert cards_per_assistant(s, 0) == 3
    removed(s, 0, "compensation")
    assert cards_per_assistant(s, 0) == 2


@rule("NEW-PRG-7", "NEW-PRG-E2")
def test_progress_helps_from_that_moment_on() -> None:
    s = position()
    coal(s, 0, 20)
    hand(s, 0, "library-1")
    plan(s, 0, "progress", "build")
    ask(s, Actions(0))
    play(s, 0, "remove:range+coal*4")
    assert "build:library-1@a-dunridge" in steps(s, 0, "build:library-1"), "three roads"
    play(s, 0, "pass")
    ask(s, CleanUp(NONE))
    assert range_of(s, 0) == 3


@rule("NEW-PRG-E1")
def test_no_discount_lowers_progress() -> None:
    s = position(2, "4a")
    coal(s, 0, 3)
    tiles(s, 0, "growth-discount", "build-discount")
    character(s, 0, "gunda")
    pawn(s, 0, "progress")
    assert steps(s, 0) == ["pass"]


@rule("NEW-PRG-X1")
def test_progress_passes_a_threshold() -> None:
    s = position()
    score(s, 0, 4)
    coal(s, 0, 4)
    pawn(s, 0, "progress")
    play(s, 0, "remove:range+coal*4")
    assert (me(s).score, len(me(s).hand), range_of(s, 0)) == (6, 2, 3)


@rule("NEW-PRG-X2")
def test_progress_paid_exactly_or_not_at_all() -> None:
    s = position()
    coal(s, 0, 3)
    pawn(s, 0, "progress")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "pass")
    assert len(me(s).hand) == 1
    coal(s, 0, 1)
    built(s, 0, "cooperage-1", "zone-2", 1)
    pawn(s, 0, "progress")
    assert payments(s, 0, "remove:range") == ["coal,barrel"]


# -- exchange and draw


@rule("NEW-XCH-2", "NEW-VEC-X13")
def test_exchange_of_a_hand_of_seven() -> None:
    s = position()
    hand_of(s, 0, 7)
    kept = cards_in_hand(s)[0]
    pawn(s, 0, "exchange-draw")
    play(s, 0, f"keep:{kept}")
    assert len(me(s).hand) == 10
    assert kept in cards_in_hand(s)
    assert len(s.piles.discard) == 6


@rule("NEW-XCH-3", "NEW-VEC-X14", "NEW-XCH-E2")
def test_exchange_skipped() -> None:
    s = position()
    hand_of(s, 0, 7)
    pawn(s, 0, "exchange-draw")
    play(s, 0, "pass")
    assert len(me(s).hand) == 11
    assert s.piles.discard == []


@rule("NEW-XCH-4", "NEW-XCH-5", "NEW-VEC-X15")
def test_exchange_with_one_card() -> None:
    s = position()
    hand(s, 0, "mill-1")
    pawn(s, 0, "exchange-draw")
    assert refused(s, 0, "keep:mill-1") == "NEW-XCH-4"
    play(s, 0, "pass")
    assert len(me(s).hand) == 5


@rule("NEW-XCH-X1", "NEW-XCH-X2")
def test_exchange_with_two_cards_and_with_none() -> None:
    for n, answer, after in ((2, "keep", 5), (2, "pass", 6), (0, "pass", 4)):
        s = position()
        hand_of(s, 0, n)
        pawn(s, 0, "exchange-draw")
        play(s, 0, f"keep:{cards_in_hand(s)[0]}" if answer == "keep" else "pass")
        assert len(me(s).hand) == after


# -- black market


@rule("NEW-BMK-1", "NEW-BMK-X1", "NEW-BMK-5")
def test_two_cards_for_five_goods() -> None:
    s = position()
    built(s, 0, "bakery-1", "zone-2")
    hand(s, 0, "mill-1", "mill-2", "library-1", "fortress-1")
    pawn(s, 0, "black-market")
    play(s, 0, "trade:bakery-1+mill-2,fortress-1")
    assert (coals(s), goods(s, 0, "bakery-1")) == (9, 1)
    assert cards_in_hand(s) == ["library-1", "mill-1"]
    assert Purse(s, 0).coins == 14


@rule("NEW-BMK-2", "NEW-BMK-E1")
def test_the_fifth_good_on_corn_field_or_a_certain_vineyards() -> None:
    s = position(2, "3a")
    built(s, 0, "corn-field-1")
    built(s, 0, "vineyards-1")
    built(s, 0, "vineyards-3")
    built(s, 0, "library-1")
    hand(s, 0, "mill-1", "mill-2")
    pawn(s, 0, "black-market")
    places = [f"trade:{x}" for x in ("coal-mine-1", "corn-field-1", "vineyards-1", "vineyards-3")]
    assert steps(s, 0) == [*places, "pass"]
    play(s, 0, "trade:vineyards-3+mill-1,mill-2")
    assert [goods(s, 0, x) for x in ("corn-field-1", "vineyards-1", "vineyards-3")] == [0, 0, 1]


@rule("NEW-BMK-3", "NEW-BMK-E3")
def test_one_card_is_too_few() -> None:
    s = position()
    hand(s, 0, "mill-1")
    pawn(s, 0, "black-market")
    assert refused(s, 0, "trade:coal-mine-1+mill-1") == "NEW-BMK-3"
    play(s, 0, "pass")
    assert (coals(s), len(me(s).hand)) == (5, 2)


@rule("NEW-BMK-4", "NEW-BMK-X2")
def test_the_fifth_good_on_the_coal_mine_too() -> None:
    s = position()
    hand(s, 0, "mill-1", "mill-2")
    pawn(s, 0, "black-market")
    play(s, 0, "trade:coal-mine-1+mill-1,mill-2")
    assert coals(s) == 10


@rule("NEW-BMK-E2", "NEW-SAI-E5")
def test_the_fifth_good_on_the_cook_never_on_the_captain() -> None:
    s = position(2, "8")
    built(s, 0, "cook-1", "ship-cook")
    hand(s, 0, "mill-1", "mill-2")
    pawn(s, 0, "black-market")
    assert steps(s, 0) == ["trade:coal-mine-1", "trade:cook-1", "pass"]
    assert refused(s, 0, "trade:captain-1+mill-1,mill-2") == "NEW-BMK-E2"


@rule("NEW-BMK-3", "NEW-BMK-1")
def test_cards_for_the_black_market() -> None:
    s = position()
    hand_of(s, 0, 1)
    pawn(s, 0, "black-market")
    assert told(s, "trade:coal-mine-1") == ("too-few-cards", {"n": 2, "have": 1})
    hand_of(s, 0, 2)
    assert "trade:coal-mine-1" in steps(s, 0)


# -- growth


@rule("NEW-GRO-1", "NEW-GRO-2", "NEW-GRO-X3")
def test_pawn_three_is_usable_from_the_next_round_on() -> None:
    s = position()
    coal(s, 0, 7)
    pawn(s, 0, "growth")
    assert payments(s, 0, "grow:pawn-3") == ["coal*7"]
    play(s, 0, "grow:pawn-3+coal*7")
    assert me(s).pawns.available() == [0, 1]
    assert (me(s).score, coals(s)) == (3, 0)
    ask(s, CleanUp(NONE))
    assert me(s).pawns.available() == [0, 1, 2]
    assert me(s).pawns.bought == 0


@rule("NEW-GRO-3", "NEW-GRO-4", "NEW-VEC-X20")
def test_pawn_four_scores_three() -> None:
    s = position()
    coal(s, 0, 13)
    pawn(s, 0, "growth")
    play(s, 0, "grow:pawn-4+coal*13")
    assert (me(s).score, len(me(s).hand), coals(s)) == (6, 2, 0)


@rule("NEW-GRO-X2")
def test_pawn_four_for_barrels_and_coal() -> None:
    s = position()
    coal(s, 0, 1)
    built(s, 0, "cooperage-1", "zone-2", 4)
    pawn(s, 0, "growth")
    assert payments(s, 0, "grow:pawn-4") == ["coal,barrel*4"]
    play(s, 0, "grow:pawn-4+coal,barrel*4")
    assert (me(s).score, len(me(s).hand)) == (6, 2)


@rule("NEW-GRO-5", "NEW-GRO-E3")
def test_one_pawn_per_action() -> None:
    s = position()
    coal(s, 0, 30)
    pawn(s, 0, "growth")
    play(s, 0, "grow:pawn-3+coal*7")
    assert asked(s, 0) != "BuyPawn"
    pawn(s, 0, "growth")
    assert refused(s, 0, "grow:pawn-3+coal*7") == "NEW-GRO-E1"


@rule("NEW-GRO-E1")
def test_with_all_pawns_growth_is_unresolved() -> None:
    s = position()
    coal(s, 0, 30)
    pawns(s, 0, 1, 2, 3, 4)
    pawn(s, 0, "growth")
    assert steps(s, 0) == ["pass"]
    play(s, 0, "pass")
    assert len(me(s).hand) == 1


@rule("NEW-GRO-E2")
def test_in_round_seven_pawn_four_still_scores() -> None:
    s = position()
    s.calendar.round = 7
    coal(s, 0, 13)
    pawn(s, 0, "growth")
    play(s, 0, "grow:pawn-4+coal*13")
    assert me(s).score == 6


@rule("NEW-GRO-X1", "NEW-GRO-E4", "NEW-TIL-1")
def test_growth_discounts() -> None:
    s = position()
    coal(s, 0, 9)
    tiles(s, 0, "growth-discount", "growth-discount")
    pawn(s, 0, "growth")
    assert payments(s, 0, "grow:pawn-3,tiles-1") == ["coal*3"]
    assert steps(s, 0, "grow:pawn-3,tiles-2") == [], "nothing to pay"
    assert payments(s, 0, "grow:pawn-4,tiles-1") == ["coal*9"]
    assert payments(s, 0, "grow:pawn-4,tiles-2") == ["coal*5"]
    play(s, 0, "grow:pawn-3,tiles-2")
    assert (me(s).tiles, coals(s)) == ([], 9)


@rule("NEW-GRO-1", "NEW-GRO-3", "NEW-GRO-E1")
def test_what_a_pawn_would_cost() -> None:
    s = position()
    coal(s, 0, 6)
    pawn(s, 0, "growth")
    assert told(s, "grow:pawn-3") == ("too-few-coins", {"cost": 7, "coins": 6})
    assert told(s, "grow:pawn-4") == ("too-few-coins", {"cost": 13, "coins": 6})
    tiles(s, 0, "growth-discount")
    assert told(s, "grow:pawn-4") == ("too-few-coins", {"cost": 9, "coins": 6})
    assert "grow:pawn-3" in steps(s, 0)
    tiles(s, 0)
    coal(s, 0, 7)
    pawns(s, 0, 1, 2, 4)
    assert told(s, "grow:pawn-4") == ("pawn-owned", {"pawn": 4})
    play(s, 0, "grow:pawn-3+coal*7")
    assert me(s).pawns.bought == 0b100


@rule("NEW-GRO-E4", "NEW-GRO-X1", "NEW-PAY-E5")
def test_no_discount_that_could_be_left_out() -> None:
    s = position()
    tiles(s, 0, "growth-discount", "growth-discount", "growth-discount")
    coal(s, 0, 20)
    pawn(s, 0, "growth")
    for token, discounts in (("grow:pawn-3", [1, 2]), ("grow:pawn-4", [1, 2, 3])):
        assert [x for x in steps(s, 0, token) if ",tiles" in x] == [f"{token},tiles-{n}" for n in discounts]
    play(s, 0, "grow:pawn-4,tiles-3+coal")
    assert (me(s).tiles, me(s).pawns.bought) == ([], 0b1000)


# -- extra action spaces


@rule("NEW-XAS-3", "NEW-CH3A-E2")
def test_an_extra_action_not_done_gives_a_card() -> None:
    for chapter, space in (("3a", "bridge"), ("6", "shipyard"), ("7", "sail")):
        s = position(2, chapter)
        coal(s, 0, 0)
        pawn(s, 0, space)
        assert steps(s, 0) == ["pass"]
        play(s, 0, "pass")
        assert len(me(s).hand) == 1


@rule("NEW-XAS-4", "NEW-CH6-6")
def test_coins_are_paid_and_named_goods_discarded() -> None:
    s = position(2, "6")
    built(s, 0, "cooperage-1", "zone-2", 9)
    pawn(s, 0, "shipyard")
    assert refused(s, 0, "shipyard:3-plank") == "NEW-CH6-6"
    s = position(2, "7")
    coal(s, 0, 0)
    built(s, 0, "cooperage-1", "zone-2", 1)
    pawn(s, 0, "sail")
    assert payments(s, 0, "sail:e-sea-2") == ["barrel"], "no change"


@rule("NEW-ACT-8")
def test_the_last_pawn_of_the_last_player_comes_last() -> None:
    s = position()
    plan(s, 0, "growth", "progress")
    plan(s, 1, "", "", "", "growth")
    ask(s, Actions(0))
    found = []
    while s.calendar.phase == 4 and asked(s, s.actor()) in ("BuyPawn", "RemoveTile"):
        found.append((s.actor(), asked(s, s.actor())))
        play(s, s.actor(), "pass")
    assert found == [(0, "BuyPawn"), (0, "RemoveTile"), (1, "BuyPawn")]
