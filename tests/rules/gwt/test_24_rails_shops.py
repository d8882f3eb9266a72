"""Rails to the North: the shop action, where a shop may go, and what its slot brings (RTN-AUX, RTN-SHOP-1..11, RTN-SHOP-16)."""

import random

import pytest

from overlander.core.errors import Refused
from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.north import left_on_annex
from overlander.games.gwt.rails.shops import PlaceShop
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    build,
    cards,
    cities,
    discs,
    display,
    hand,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    tokens,
)
from tests.rules.gwt.rails import bells, open_towns, place, rails, shop, shop_towns, shops_anywhere, the_map, the_north, town


def left(s: GwtState, seat: int) -> int:
    return left_on_annex(the_map(s), the_north(s), seat)


def shops_to_place(s: GwtState, seat: int) -> object:
    """As the question says."""
    asked = s.question(seat)
    assert isinstance(asked, PlaceShop)
    return asked.params(s)["n"]


def in_town(s: GwtState, slug: str) -> list[int]:
    """The seats with a shop there, by slot; -1 for a free slot."""
    i = town(s, slug)
    return the_north(s).shops[i * SLOTS : (i + 1) * SLOTS]


# -- the auxiliary action


@rule("RTN-AUX-1")
def test_the_left_space_is_free_from_the_start_the_right_one_like_any_other() -> None:
    s = rails()
    hand(s, 0, "galloway", "galloway")
    auxiliary(s, 0)
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    assert refused(s, 0, "act:aux-shop/2,galloway,galloway") == ("GWT-AUX-3", "not-both-free")
    discs(s, 0, "aux-shop-2")
    auxiliary(s, 0)
    assert {"act:aux-shop/1,galloway", "act:aux-shop/2,galloway,galloway"} <= tokens(s, 0)
    base = position()
    hand(base, 0, "galloway")
    auxiliary(base, 0)
    assert len(base.box.auxiliary_slug) == 5
    assert len(s.box.auxiliary_slug) == 6


@rule("RTN-AUX-2")
def test_single_one_dollar_and_a_card_of_value_2_for_one_shop() -> None:
    s = rails()
    hand(s, 0, "galloway", "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/1,galloway")
    assert money(s, 0) == 19
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert cards(s, s.players[0].discard) == ["galloway"]
    assert question(s, 0) == "PlaceShop"
    play(s, 0, "shop:hall-town@plain")
    assert shop_towns(s, 0) == {"hall-town"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    hand(s, 0, "galloway")
    s.players[0].money = 0
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("GWT-LOC-7", "too-little-money")


@rule("RTN-AUX-3")
def test_double_two_dollars_and_two_cards_for_two_shops() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "pineywoods", "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/2,pineywoods,galloway")
    assert money(s, 0) == 18
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert cards(s, s.players[0].discard) == ["galloway", "pineywoods"]
    assert shops_to_place(s, 0) == 2
    play(s, 0, "shop:hall-town@plain")
    assert shops_to_place(s, 0) == 1
    play(s, 0, "shop:omaha@plain")
    assert shop_towns(s, 0) == {"hall-town", "omaha"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "criollo")
    auxiliary(s, 0)
    assert not any("aux-shop/2" in token for token in tokens(s, 0))  # two cards of value 2


@rule("RTN-AUX-3")
def test_the_second_shop_of_a_double_action_may_be_forgone_or_have_no_place() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "pineywoods")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/2,pineywoods,galloway", "shop:hall-town@plain", "pass")
    assert shop_towns(s, 0) == {"hall-town"}
    assert question(s, 1) == "MoveHerder"
    s = rails()
    shops_anywhere(s, 0, 14, "hall-town")
    place(s, 0, 2)
    play(s, 0, "shop:hall-town@plain")
    assert left(s, 0) == 0
    assert question(s, 1) == "MoveHerder"  # the second shop is not there to be placed


@rule("RTN-AUX-4")
def test_the_rules_of_auxiliary_actions_apply() -> None:
    s = rails()
    discs(s, 0, "aux-shop-2")
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    assert refused(s, 0, "act:aux-shop/2,galloway,galloway") == ("GWT-AUX-5", "single-only")
    play(s, 0, "act:a/1,galloway")
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("GWT-LOC-10", "location-actions-used")
    s = rails()
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:aux-shop/1,galloway", "shop:hall-town@plain")
    assert tokens(s, 0) == {"pass"}  # instead of the location actions
    s = rails()
    build(s, 1, "1a", "a-1")
    hand(s, 0, "galloway")
    at(s, 0, "a-1")
    assert "act:aux-shop/1,galloway" in tokens(s, 0)  # at another player's building too


# -- placing a shop


@rule("RTN-SHOP-1", "RTN-SHOP-16")
def test_shops_leave_the_annex_row_by_row_and_every_third_frees_a_bell() -> None:
    s = rails()
    freed = []
    for n in range(15):
        shops_anywhere(s, 0, 1)
        assert left(s, 0) == 14 - n
        freed.append(bells(s, 0))
    assert freed == [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert bells(s, 1) == 0


@rule("RTN-SHOP-2")
def test_a_shop_goes_to_a_free_slot_of_an_open_town() -> None:
    s = rails()
    place(s, 0)
    assert tokens(s, 0) == {"shop:hall-town@plain", "pass"}
    assert refused(s, 0, "shop:hall-town@token") == ("RTN-SHOP-2", "no-such-slot")
    assert refused(s, 0, "shop:hall-town") == ("RTN-SHOP-2", "not-offered")  # which slot?
    assert refused(s, 0, "hire:builder@row-1") == ("RTN-SHOP-2", "not-offered")
    play(s, 0, "shop:hall-town@plain")
    assert in_town(s, "hall-town") == [0, -1, -1, -1]
    place(s, 1)
    play(s, 1, "shop:hall-town@plain")
    assert in_town(s, "hall-town") == [0, 1, -1, -1]


@rule("RTN-SHOP-2")
def test_placing_a_shop_may_be_forgone() -> None:
    s = rails()
    place(s, 0)
    play(s, 0, "pass")
    assert shop_towns(s, 0) == set()
    assert left(s, 0) == 15


@rule("RTN-SHOP-3")
def test_rails_to_the_town_hall_an_own_disc_or_an_own_shop() -> None:
    s = rails()
    assert open_towns(s, 0) == {"hall-town"}
    shop(s, 0, "hall-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha"}
    cities(s, 0, bloomington=1)
    assert open_towns(s, 0) == {"hall-medium", "omaha", "plains-town", "milwaukee"}
    assert refused(s, 0, "shop:denver@cost-1") == ("RTN-SHOP-3", "no-access")
    shop(s, 0, "plains-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha", "milwaukee", "plains-exchange", "denver", "far-west-town"}
    assert open_towns(s, 1) == {"hall-town"}  # discs and shops of others are of no use
    shop(s, 1, "omaha")
    cities(s, 1, toledo=1)
    assert open_towns(s, 1) == {"hall-town", "west-station", "west-exchange", "toronto"}


LINKS = {
    "hall-town": {"hall-medium", "omaha"},
    "omaha": {"hall-town", "west-station", "west-exchange"},
    "st-louis-town": {"st-louis-medium"},
    "plains-town": {"plains-exchange", "denver", "far-west-town"},
    "oregon-city": {"far-west-town"},
    "milwaukee": {"lake-town"},
    "lake-town": {"milwaukee", "green-bay", "lake-station"},
    "green-bay": {"lake-town", "lake-station", "strait-town"},
    "strait-town": {"green-bay", "strait-medium", "east-lake-town", "border-town"},
    "buffalo": {"east-lake-town"},
    "border-town": {"strait-town", "toronto", "montreal", "border-medium"},
    "chicago-town": {"chicago-medium"},
    "harrisburg-town": {"harrisburg-medium"},
}


@rule("RTN-SHOP-3")
@pytest.mark.parametrize("start", LINKS)
def test_rails_run_both_ways(start: str) -> None:
    s = rails()
    shop(s, 0, start)
    assert open_towns(s, 0) == (LINKS[start] | {"hall-town"}) - {start}
    for end in LINKS[start]:
        back = rails()
        shop(back, 0, end)
        assert start in open_towns(back, 0)


@rule("RTN-SHOP-4")
def test_switches_do_not_interrupt_a_connection() -> None:
    s = rails()
    cities(s, 0, st_louis=1)  # its rails fork: one end at Omaha, one at the town to the north
    assert open_towns(s, 0) == {"hall-town", "omaha", "st-louis-town"}
    cities(s, 0, fulton=1)  # another way into the same fork
    assert open_towns(s, 0) == {"hall-town", "omaha"}
    cities(s, 0, st_louis=1, fulton=1)  # both ways at once
    assert open_towns(s, 0) == {"hall-town", "omaha", "st-louis-town"}


@rule("RTN-SHOP-5")
def test_a_shop_stays_for_the_rest_of_the_game() -> None:
    for seed in ("1", "2", "3"):
        s = new_game(3, seed, rails="on")
        choose = random.Random(seed)
        seen = the_north(s).shops[:]
        while not s.over():
            seat = s.actor()
            s.play(seat, str(choose.choice(s.choices(seat))))
            now = the_north(s).shops
            assert all(before in (-1, after) for before, after in zip(seen, now, strict=True))
            seen = now[:]
        assert any(x >= 0 for x in seen)


@rule("RTN-SHOP-6")
def test_without_shops_on_the_annex_the_action_is_impossible() -> None:
    s = rails()
    hand(s, 0, "galloway")
    shops_anywhere(s, 0, 14)
    auxiliary(s, 0)
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    shops_anywhere(s, 0, 1)
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("RTN-SHOP-6", "no-shop-left")
    place(s, 0)
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "shop:montreal@cost-1") == ("RTN-SHOP-6", "no-shop-left")


@rule("RTN-SHOP-7")
def test_one_own_shop_in_a_town() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    place(s, 0)
    assert refused(s, 0, "shop:hall-town@plain") == ("RTN-SHOP-7", "shop-there-already")
    place(s, 1)
    play(s, 1, "shop:hall-town@plain")
    assert sorted(in_town(s, "hall-town")) == [-1, -1, 0, 1]


@rule("RTN-SHOP-8")
def test_a_slot_with_a_cost_is_paid_at_once_and_in_full() -> None:
    s = rails()
    cities(s, 0, bloomington=1)
    shop(s, 0, "plains-town", "hall-town", "milwaukee", "plains-exchange", "far-west-town", "omaha", "hall-medium")
    s.players[0].money = 2
    place(s, 0)
    assert {token for token in tokens(s, 0) if "denver" in token} == {"shop:denver@cost-1", "shop:denver@cost-2"}
    assert refused(s, 0, "shop:denver@cost-3") == ("RTN-SHOP-8", "too-little-money")
    play(s, 0, "shop:denver@cost-2")
    assert money(s, 0) == 0
    assert in_town(s, "denver") == [-1, 0, -1, -1]


@rule("RTN-SHOP-9")
def test_a_slots_immediate_action_is_performed_at_once_or_forgone() -> None:
    for forgo in (False, True):
        s = rails()
        cities(s, 0, harrisburg=1)
        display(s, "gain2-boo", "draw-5h", "draw-sgg", "draw-bbh")
        place(s, 0)
        play(s, 0, "shop:harrisburg-town@objective")
        assert question(s, 0) == "Immediate"
        if forgo:
            play(s, 0, "pass")
        else:
            play(s, 0, "act:slot-objective/1", "objective:draw-5h")
        assert ("draw-5h" in cards(s, s.players[0].discard)) is not forgo
        assert question(s, 1) == "MoveHerder"


@rule("RTN-SHOP-10")
def test_money_on_a_slot_is_received_in_full() -> None:
    s = rails()
    shop(s, 0, "hall-town")
    place(s, 0)
    assert {"shop:omaha@gain-2", "shop:omaha@plain"} <= tokens(s, 0)
    play(s, 0, "shop:omaha@gain-2")
    assert money(s, 0) == 22
    assert question(s, 1) == "MoveHerder"  # not asked: it cannot be forgone
    shop(s, 1, "hall-town")
    place(s, 1)
    assert refused(s, 1, "shop:omaha@gain-2") == ("RTN-E4", "slot-taken")
    play(s, 1, "shop:omaha@plain")
    assert money(s, 1) == 20


@rule("RTN-SHOP-11")
def test_what_the_slots_bring() -> None:
    s = rails()
    shop(s, 0, "omaha")
    place(s, 0)
    play(s, 0, "shop:west-exchange@token")
    assert s.players[0].tokens == 2
    s = rails()
    cities(s, 0, harrisburg=1)
    place(s, 0)
    play(s, 0, "shop:harrisburg-town@objective", "act:slot-objective/1", f"objective:{cards(s, s.cards.display)[0]}")
    assert len(s.players[0].discard) == 1
    s = rails()
    shop(s, 0, "strait-town")
    place(s, 0)
    play(s, 0, "shop:east-lake-town@certificate")
    assert s.players[0].certificates == 1


# -- bells


@rule("RTN-SHOP-17")
@pytest.mark.parametrize(("option", "gained"), [("off", {}), ("on", {6: 1, 15: 1})])
def test_freeing_a_bell_has_no_effect_unless_first_edition_tokens_are_played(option: str, gained: dict[int, int]) -> None:
    for placed in range(15):
        s = rails(annex_row_tokens=option)
        shops_anywhere(s, 0, placed, "hall-town")
        place(s, 0)
        play(s, 0, "shop:hall-town@plain")
        assert s.players[0].tokens == 1 + gained.get(placed + 1, 0)
        assert money(s, 0) == 20
        assert question(s, 1) == "MoveHerder"


# -- edge cases


@rule("RTN-E1")
def test_a_shop_just_placed_counts_for_the_second_of_the_same_action() -> None:
    s = rails()
    place(s, 0, 2)
    assert refused(s, 0, "shop:omaha@plain") == ("RTN-SHOP-3", "no-access")
    play(s, 0, "shop:hall-town@plain")
    assert tokens(s, 0) == {"shop:hall-medium@plain", "shop:omaha@gain-2", "shop:omaha@plain", "pass"}


@rule("RTN-E2")
def test_the_town_hall_needs_no_disc() -> None:
    s = rails()
    assert sum(s.ranches[0].cities) == 0
    assert open_towns(s, 0) == {"hall-town"}
    cities(s, 0, kansas_city=2)
    assert open_towns(s, 0) == {"hall-town"}  # a disc in Kansas City adds nothing


@rule("RTN-E3")
def test_a_delivery_opens_new_towns() -> None:
    s = rails()
    s.progress.income = 1
    ask(s, 0, Deliver(0, True))
    play(s, 0, "deliver:fulton", "disc:aux-draw-2")
    assert open_towns(s, 0) == {"hall-town", "omaha"}


@rule("RTN-E4")
def test_a_full_town_takes_no_more_shops() -> None:
    s = rails(4)
    for seat in (0, 1, 2):
        shop(s, seat, "hall-town")
    assert open_towns(s, 3) == {"hall-town"}
    the_north(s).shops[town(s, "hall-town") * SLOTS + in_town(s, "hall-town").index(-1)] = 2
    place(s, 3)
    assert tokens(s, 3) == {"pass"}
    assert refused(s, 3, "shop:hall-town@plain") == ("RTN-E4", "slot-taken")
    hand(s, 3, "galloway")
    auxiliary(s, 3)
    assert refused(s, 3, "act:aux-shop/1,galloway") == ("RTN-E4", "open-towns-full")


@rule("RTN-SHOP-3", "RTN-SHOP-7")
def test_with_a_shop_in_every_open_town_the_action_is_impossible() -> None:
    s = rails()
    hand(s, 0, "galloway")
    shop(s, 0, "hall-town", "hall-medium", "omaha", "west-station", "west-exchange")
    assert open_towns(s, 0) == set()
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-shop/1,galloway") == ("RTN-SHOP-3", "no-open-town")


@rule("RTN-SHOP-8", "RTN-E4", "RTN-E5")
@pytest.mark.parametrize(("taken", "cheapest"), [(0, 1), (1, 2), (3, 3)])
def test_where_no_free_slot_can_be_paid_the_action_is_impossible(taken: int, cheapest: int) -> None:
    """All that is open is Denver, with as many slots taken, and a town that is full; the action itself costs a dollar."""
    s = rails()
    hand(s, 0, "galloway")
    shop(s, 0, "hall-medium", "omaha", "west-station", "west-exchange")
    shop(s, 0, "plains-town", "plains-exchange", "far-west-town", "oregon-city")
    for where, slots in (("denver", taken), ("hall-town", SLOTS)):
        for slot in range(slots):
            the_north(s).shops[town(s, where) * SLOTS + slot] = 1
    s.players[0].money = cheapest + 1
    auxiliary(s, 0)
    assert "act:aux-shop/1,galloway" in tokens(s, 0)
    s.players[0].money = cheapest
    with pytest.raises(Refused) as error:
        s.play(0, "act:aux-shop/1,galloway")
    refusal = error.value.refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RTN-SHOP-8", "no-payable-slot")
    assert refusal.params == {"cost": cheapest, "money": cheapest - 1}
    assert money(s, 0) == cheapest


@rule("RTN-E5")
def test_a_cost_out_of_reach_bars_its_slot_alone() -> None:
    s = rails()
    shop(s, 0, "east-lake-town", "strait-town", "hall-town")
    s.players[0].money = 1
    place(s, 0)
    assert {token for token in tokens(s, 0) if "buffalo" in token} == {"shop:buffalo@cost-1"}
    s.players[0].money = 0
    place(s, 0)
    assert not any("buffalo" in token for token in tokens(s, 0))
    assert "shop:green-bay@plain" in tokens(s, 0)
    s.players[0].money = 4
    hand(s, 0, "galloway")
    auxiliary(s, 0)
    play(s, 0, "act:aux-shop/1,galloway")
    assert {token for token in tokens(s, 0) if "buffalo" in token} == {"shop:buffalo@cost-1", "shop:buffalo@cost-3"}


@rule("RTN-E9")
def test_which_cards_have_value_2() -> None:
    s = rails()
    hand(s, 0, "criollo", "galloway", "pineywoods", "santa-gertrudis", "longhorn", "shorthorn-4", "gain2-boo")
    auxiliary(s, 0)
    paid = {token.partition(",")[2] for token in tokens(s, 0) if token.startswith("act:aux-shop/1")}
    assert paid == {"galloway", "pineywoods", "santa-gertrudis"}
    assert refused(s, 0, "act:aux-shop/1,longhorn") == ("GWT-ACT-4", "wrong-card")


@rule("RTN-X1")
def test_three_worked_positions() -> None:
    s = rails()
    cities(s, 0, fulton=1, harrisburg=1)
    shop(s, 0, "harrisburg-town")
    assert open_towns(s, 0) == {"hall-town", "omaha", "harrisburg-medium"}
    s = rails()
    cities(s, 0, fulton=1)
    shop(s, 0, "hall-town")
    assert open_towns(s, 0) == {"hall-medium", "omaha"}
    assert open_towns(rails(), 0) == {"hall-town"}
