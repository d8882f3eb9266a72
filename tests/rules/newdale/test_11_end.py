"""Final production (NEW-END)."""

from overlander.core.choice import parse
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.payment import Purse
from overlander.games.newdale.rounds import Phase
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    built,
    card,
    character,
    coal,
    coals,
    decline,
    drawn,
    extras,
    final,
    goods,
    hand,
    me,
    play,
    produce,
    refused,
    scores,
    steps,
    tiles,
)


@rule("NEW-END-1", "NEW-END-X1", "NEW-VEC-X24")
def test_a_chain_once_more_without_bonus() -> None:
    s = final()
    built(s, 0, "bakery-1", "zone-2")
    built(s, 0, "mill-1", "zone-3", 3)
    coal(s, 0, 3)
    produce(s)
    play(s, 0, "chain:bakery-1+coal*3,flour*3")
    assert (goods(s, 0, "bakery-1"), goods(s, 0, "mill-1"), coals(s)) == (3, 0, 0)


@rule("NEW-END-X2", "NEW-END-3", "NEW-END-E3")
def test_inputs_before_outputs_each_building_once() -> None:
    s = final()
    built(s, 0, "bakery-1", "zone-2")
    built(s, 0, "mill-1", "zone-3")
    coal(s, 0, 2)
    hand(s, 0, "bakery-2", "abattoir-1", "abattoir-2")
    produce(s)
    assert steps(s, 0) == ["feed:mill-1", "done"]
    play(s, 0, "feed:mill-1+bakery-2,abattoir-1")
    assert steps(s, 0) == ["chain:bakery-1", "done"]
    assert refused(s, 0, "feed:mill-1+abattoir-2") == "NEW-END-3"
    play(s, 0, "chain:bakery-1+coal*2,flour*2")
    assert goods(s, 0, "bakery-1") == 2


@rule("NEW-END-2", "NEW-END-E4", "NEW-BON-11")
def test_the_last_chance_for_cards_and_tiles() -> None:
    s = final()
    built(s, 0, "mill-1", "zone-3")
    hand(s, 0)
    tiles(s, 0, "cards-for-yellow")
    s.piles.boxed.extend(s.piles.draw)
    s.piles.draw[:] = [card(s, x) for x in ("bakery-1", "bakery-2")]
    s.piles.boxed = [x for x in s.piles.boxed if x not in s.piles.draw]
    produce(s)
    assert steps(s, 0) == ["done"]
    play(s, 0, "use:cards-for-yellow", "feed:mill-1+bakery-1,bakery-2")
    assert goods(s, 0, "mill-1") == 2


@rule("NEW-END-5", "NEW-END-6")
def test_no_assistants_in_final_production() -> None:
    s = final()
    drawn(s, "YYYRRR")
    built(s, 0, "mill-1", "zone-3")
    produce(s)
    assert steps(s, 0) == ["done"]


@rule("NEW-END-7", "NEW-END-10")
def test_final_production_in_turn_order() -> None:
    s = final(3)
    s.calendar.first = 2
    produce(s)
    order: list[int] = []
    while asked(s, s.actor()) == "FinalProduction":
        order.append(s.actor())
        play(s, s.actor(), "done")
    assert order == [2, 0, 1]


@rule("NEW-END-8")
def test_the_character_may_still_be_used() -> None:
    s = final(2, "2")
    character(s, 0, "enoch-brubak")
    produce(s)
    play(s, 0, "call:enoch-brubak")
    assert coals(s) == 2


@rule("NEW-END-9", "NEW-SCO-12")
def test_the_bag_passes_before_final_scoring() -> None:
    s = final(3)
    produce(s)
    for seat in range(3):
        play(s, seat, "done")
    assert (s.calendar.first, s.actor(), asked(s, 1)) == (1, 1, "Deliver")


@rule("NEW-END-E1", "NEW-SHD-E3")
def test_the_checks_of_round_seven_come_before_final_production() -> None:
    s = final(2, "5")
    s.market.bag[4] = 4
    drawn(s, "SS")
    ask(s, Phase(7), phase=6)
    assert scores(s) == [1, 1]
    assert asked(s, 0) == "FinalProduction"


@rule("NEW-END-E2", "NEW-CHR-8")
def test_pawns_on_a_character_stay_for_scoring() -> None:
    s = final(2, "3a")
    character(s, 0, "onyx")
    built(s, 0, "vineyards-4", pieces=5)
    produce(s)
    play(s, 0, "call:onyx", "assistant:blue")
    assert Purse(s, 0).coins == 5 * 2
    decline(s)
    assert me(s).objectives.points[5] == 2


@rule("NEW-END-E5")
def test_final_production_may_spend_objective_goods() -> None:
    s = final(2)
    built(s, 0, "provision-house-1", "zone-2")
    built(s, 0, "abattoir-1", "zone-3", 9)
    built(s, 0, "cooperage-1", "zone-4", 9)
    produce(s)
    play(s, 0, "chain:provision-house-1+meat*2,barrel*2")
    assert [goods(s, 0, x) for x in ("provision-house-1", "abattoir-1")] == [2, 7]


@rule("NEW-END-E6")
def test_discounts_have_nothing_to_lower_then() -> None:
    s = final(2, "4a")
    tiles(s, 0, "growth-discount", "build-discount", "one-assistant-less", "one-good")
    character(s, 0, "gunda")
    produce(s)
    assert extras(s, 0) == ["use:one-good"]


@rule("NEW-END-3")
def test_a_chain_of_goods_is_used_once_too() -> None:
    s = final()
    built(s, 0, "bakery-1", "zone-2")
    built(s, 0, "mill-1", "zone-3", 2)
    coal(s, 0, 2)
    produce(s)
    play(s, 0, "chain:bakery-1+coal,flour")
    assert steps(s, 0) == ["done"]
    assert refused(s, 0, "chain:bakery-1+coal,flour") == "NEW-END-3"


@rule("NEW-END-3")
def test_a_chain_that_was_used_does_not_go_on() -> None:
    s = final()
    built(s, 0, "mill-1", "zone-2")
    hand(s, 0, "bakery-1")
    begun = parse(s.verbs(), "feed:mill-1")
    assert [str(x) for x in FinalProduction(0, []).steps(s, begun)] == ["feed:mill-1+bakery-1"]
    assert FinalProduction(0, [card(s, "mill-1")]).steps(s, begun) == []
