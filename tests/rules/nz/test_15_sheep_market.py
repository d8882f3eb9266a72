"""15. Sheep market (NZ-MKT) and 16. private buildings (NZ-BLD)."""

import pytest

from tests.ledger import rule
from tests.rules.nz.position import (
    act,
    acts,
    at,
    build,
    discard,
    farm,
    hand,
    kind,
    market,
    me,
    money,
    play,
    position,
    question,
    refused,
    score,
    tile_at,
    tokens,
    workers,
)

EVERY = ("dorset-horn", "lincoln", "corriedale", "hampshire", "ryeland", "suffolk")


@rule("NZ-MKT-1", "NZ-MKT-V4")
def test_options_are_combined_each_shepherd_works_once() -> None:
    s = position()
    workers(s, 0, shepherds=5)
    me(s).money = 7
    market(s, "suffolk", "dorset-horn")
    act(s, 0, "f/2", "buy:suffolk@s4-suffolk", "buy:dorset-horn@s1-dorset-horn")
    assert (money(s, 0), discard(s, 0), me(s).tokens, s.cards.market) == (0, ["dorset-horn", "suffolk"], 2, [])
    assert question(s, 0) == ""


@rule("NZ-MKT-2")
def test_only_what_lies_in_the_market() -> None:
    s = position()
    market(s, "lincoln")
    act(s, 0, "f/2")
    assert refused(s, 0, "buy:suffolk@s2-suffolk") == ("NZ-MKT-1", "too-few-shepherds")
    assert refused(s, 0, "buy:lincoln@s1-dorset-horn") == ("NZ-MKT-1", "wrong-price")
    assert refused(s, 0, "buy:lincoln,corriedale@s1-two-vp") == ("NZ-MKT-1", "at-most-so-many")
    assert refused(s, 0, "buy:corriedale,lincoln@s3-two-two-vp") == ("NZ-MKT-1", "not-offered")
    assert refused(s, 0, "buy:lincoln") == ("NZ-MKT-1", "not-offered")
    assert refused(s, 0, "buy:corriedale@s1-two-vp") == ("NZ-MKT-2", "not-in-market")
    workers(s, 0, shepherds=3)
    act(s, 0, "f/2")
    assert refused(s, 0, "buy:lincoln,lincoln@s3-two-two-vp") == ("NZ-MKT-2", "not-in-market")  # there is but one


@rule("NZ-MKT-3", "NZ-MKT-E2", "NZ-MKT-14")
def test_fewer_cards_than_allowed_at_the_same_price() -> None:
    s = position()
    workers(s, 0, shepherds=3)
    market(s, "lincoln")
    act(s, 0, "f/2", "buy:lincoln@s3-two-two-vp")
    assert (money(s, 0), discard(s, 0)) == (17, ["lincoln"])


@rule("NZ-MKT-5", "NZ-MKT-6", "NZ-MKT-16")
def test_a_shepherd_adds_2_cards_beyond_any_size() -> None:
    s = position()
    workers(s, 0, shepherds=2)
    before = len(s.cards.market)
    act(s, 0, "f/2", "add-sheep", "add-sheep")
    assert (before, len(s.cards.market), money(s, 0)) == (9, 13, 20)
    assert question(s, 0) == ""  # each works once


@rule("NZ-MKT-7")
def test_a_purchase_refills_nothing() -> None:
    s = position()
    market(s, "dorset-horn")
    act(s, 0, "f/2", "buy:dorset-horn@s1-dorset-horn")
    assert s.cards.market == []


@rule("NZ-MKT-8", "NZ-MKT-9", "NZ-MKT-10")
def test_one_shepherd() -> None:
    prices = (("dorset-horn", "s1-dorset-horn", 3), ("lincoln", "s1-two-vp", 5), ("ryeland", "s1-hampshire-or-ryeland", 9))
    for card, price, cost in prices:
        s = position()
        market(s, *EVERY)
        act(s, 0, "f/2", f"buy:{card}@{price}")
        assert (20 - money(s, 0), discard(s, 0)) == (cost, [card])


@rule("NZ-MKT-11", "NZ-MKT-12", "NZ-MKT-13")
def test_two_shepherds() -> None:
    for card, price, cost, token in (
        ("dorset-horn", "s2-dorset-horn", 1, 0),
        ("corriedale", "s2-two-vp", 2, 0),
        ("suffolk", "s2-suffolk", 10, 1),
    ):
        s = position()
        workers(s, 0, shepherds=2)
        market(s, *EVERY)
        act(s, 0, "f/2", f"buy:{card}@{price}")
        assert (20 - money(s, 0), discard(s, 0), me(s).tokens) == (cost, [card], 1 + token)


@rule("NZ-MKT-15", "NZ-MKT-17", "NZ-MKT-18")
def test_three_to_five_shepherds() -> None:
    for n, bought, cost, token in (
        (4, "suffolk@s4-suffolk", 4, 1),
        (3, "hampshire@s3-hampshire-or-ryeland", 4, 0),
        (5, "hampshire,ryeland@s5-two-hampshire-or-ryeland", 6, 0),
    ):
        s = position()
        workers(s, 0, shepherds=n)
        market(s, *EVERY)
        act(s, 0, "f/2", f"buy:{bought}")
        assert (20 - money(s, 0), discard(s, 0), me(s).tokens) == (cost, bought.partition("@")[0].split(","), 1 + token)


@rule("NZ-MKT-E1")
def test_two_shepherds_may_take_two_options_of_one() -> None:
    s = position()
    workers(s, 0, shepherds=2)
    market(s, "dorset-horn", "lincoln")
    act(s, 0, "f/2", "buy:dorset-horn@s1-dorset-horn", "buy:lincoln@s1-two-vp")
    assert money(s, 0) == 12


@rule("NZ-MKT-E3")
def test_added_cards_are_known_before_the_next_choice() -> None:
    s = position()
    workers(s, 0, shepherds=2)
    market(s)
    s.cards.market_stack = [s.box.card_slug.index("dorset-horn")] * 2
    act(s, 0, "f/2", "add-sheep")
    assert "buy:dorset-horn@s1-dorset-horn" in tokens(s, 0)


@rule("NZ-MKT-E4")
def test_the_last_card_of_the_stack_is_added_alone() -> None:
    s = position()
    workers(s, 0, shepherds=2)
    market(s)
    s.cards.market_stack = s.cards.market_stack[:1]
    act(s, 0, "f/2", "add-sheep")
    assert (len(s.cards.market), s.cards.market_stack) == (1, [])
    assert refused(s, 0, "add-sheep") == ("NZ-MKT-E4", "market-stack-empty")


@rule("NZ-COND-E3", "NZ-MKT-E4")
def test_the_action_needs_a_sheep_to_buy_or_a_card_to_add() -> None:
    s = position()
    market(s, "suffolk")  # dearer than one shepherd
    s.cards.market_stack = []
    at(s, 0, "neutral-f")
    assert refused(s, 0, "act:f/2") == ("NZ-COND-E3", "nothing-to-buy")
    s.cards.market_stack = s.board.market_deck[:1]
    assert "f/2" in acts(s, 0)  # one card to add
    s.cards.market_stack = []
    s.cards.market = [kind(s, "dorset-horn")]
    assert "f/2" in acts(s, 0)  # one sheep to buy
    play(s, 0, "act:f/2")
    assert tokens(s, 0) == {"buy:dorset-horn@s1-dorset-horn", "pass"}


@rule("NZ-MKT-E5")
@pytest.mark.parametrize("extra", ["on", "off"])
def test_the_two_further_prices_can_be_left_out(extra: str) -> None:
    s = position(market_extra_options=extra)
    assert len(s.board.price_slug) == (10 if extra == "on" else 8)


@rule("NZ-MKT-V1")
def test_what_one_shepherd_can_do() -> None:
    s = position()
    market(s, *EVERY)
    act(s, 0, "f/2")
    assert tokens(s, 0) == {
        "buy:dorset-horn@s1-dorset-horn", "buy:lincoln@s1-two-vp", "buy:corriedale@s1-two-vp",
        "buy:hampshire@s1-hampshire-or-ryeland", "buy:ryeland@s1-hampshire-or-ryeland", "add-sheep", "pass",
    }  # fmt: skip


@rule("NZ-MKT-V2")
def test_two_sheep_of_2_points_for_3() -> None:
    s = position()
    workers(s, 0, shepherds=3)
    me(s).money = 3
    market(s, "lincoln", "lincoln", "corriedale")
    act(s, 0, "f/2")
    assert {"buy:lincoln,corriedale@s3-two-two-vp", "buy:lincoln,lincoln@s3-two-two-vp"} <= tokens(s, 0)  # for all one has
    other = s.clone()
    play(other, 0, "buy:lincoln,lincoln@s3-two-two-vp")
    assert discard(other, 0) == ["lincoln", "lincoln"]
    play(s, 0, "buy:lincoln,corriedale@s3-two-two-vp")
    assert (money(s, 0), discard(s, 0)) == (0, ["corriedale", "lincoln"])


@rule("NZ-MKT-V3")
def test_three_shepherds_12_pounds_suffolk_and_corriedale() -> None:
    s = position()
    workers(s, 0, shepherds=3)
    me(s).money = 12
    market(s, "suffolk", "corriedale")
    act(s, 0, "f/2", "buy:suffolk@s2-suffolk")
    assert refused(s, 0, "buy:corriedale@s1-two-vp") == ("NZ-MKT-1", "too-little-money")
    assert tokens(s, 0) == {"add-sheep", "pass"}


# -- buildings


@rule("NZ-BLD-1", "NZ-BLD-3", "NZ-BLD-V1")
def test_a_tile_of_2_craftsmen_for_4() -> None:
    s = position()
    workers(s, 0, builders=2)
    me(s).money = 4
    act(s, 0, "d/2", "build:3a@a-1")
    assert (money(s, 0), tile_at(s, "a-1"), farm(s).gold) == (0, "3a", 2)
    assert s.owner(s.trail.tile[s.box.at["a-1"]]) == 0


@rule("NZ-BLD-2")
def test_enough_craftsmen_are_needed() -> None:
    s = position()
    act(s, 0, "d/2")
    assert refused(s, 0, "build:3a@a-1") == ("NZ-BLD-2", "too-few-builders")
    build(s, 1, "1a", "a-1")
    assert refused(s, 0, "build:1a@a-1") == ("NZ-BLD-1", "space-taken")
    assert refused(s, 0, "build:1a@neutral-b") == ("NZ-BLD-1", "no-building-space")


@rule("NZ-BLD-4", "NZ-BLD-5", "NZ-BLD-V2")
def test_a_replacement_pays_the_difference_and_the_old_tile_is_gone() -> None:
    s = position()
    workers(s, 0, builders=3)
    build(s, 0, "3a", "a-1")
    act(s, 0, "d/2")
    assert refused(s, 0, "build:1a@a-1") == ("NZ-BLD-4", "not-higher")
    play(s, 0, "build:7a@a-1")
    assert (money(s, 0), tile_at(s, "a-1"), farm(s).gold) == (14, "7a", 1)
    assert [s.box.tile_slug[x] for x in s.trail.lost] == ["3a"]


@rule("NZ-BLD-6", "NZ-BLD-V5", "NZ-BLD-E3")
def test_more_than_5_craftsmen_only_by_replacing() -> None:
    s = position()
    workers(s, 0, builders=5)
    act(s, 0, "d/2")
    assert refused(s, 0, "build:8a@a-1") == ("NZ-BLD-2", "too-few-builders")
    build(s, 0, "1a", "a-1")
    assert "build:8a@a-1" in tokens(s, 0)
    assert refused(s, 0, "build:10a@a-1") == ("NZ-BLD-4", "too-few-builders")  # a difference of 7


@rule("NZ-BLD-7", "NZ-BLD-V4", "NZ-BLD-E2")
def test_four_spaces_demand_exploration() -> None:
    s = position()
    gates = {slug: s.board.gate[i] for i, slug in enumerate(s.board.spaces) if s.board.gate[i]}
    assert gates == {"b-3": 2, "flood-risk-1": 4, "f-3": 2, "g-3": 7}
    assert [slug for slug in gates if s.board.special_slug[s.board.at[slug]]] == ["flood-risk-1"]
    farm(s).explored = 6
    act(s, 0, "d/2")
    assert refused(s, 0, "build:1a@g-3") == ("NZ-BLD-7", "gate-closed")
    farm(s).explored = 7
    assert "build:1a@g-3" in tokens(s, 0)


@rule("NZ-BLD-8")
def test_only_d_and_the_craftsman_row_build() -> None:
    board = position().board
    builds = [a.slug for a in board.actions if any(type(e).__name__ == "BuildEffect" for e in a.gives)]
    assert builds == ["d/2", "builder-3", "builder-5"]
    replaces = [a.slug for a in board.actions if any(type(e).__name__ == "ReplaceBuildingEffect" for e in a.gives)]
    assert replaces == ["set-6/2"]


@rule("NZ-BLD-11", "NZ-SCORE-2")
def test_buildings_on_the_trail_score() -> None:
    s = position()
    build(s, 0, "1a", "a-1")
    build(s, 0, "7a", "a-2")
    build(s, 1, "8a", "a-3")
    assert score(s, 0, "buildings") == 1 + 6


@rule("NZ-BLD-12", "NZ-CLAR-7", "NZ-CLAR-V4")
def test_a_building_replaced_under_the_runholder() -> None:
    s = position()
    build(s, 0, "3a", "a-1")
    hand(s, 0, "set-6", "set-6", "merino")
    at(s, 0, "a-1")
    play(s, 0, "play:set-6@second", "build:5a@a-1")
    assert {"5a/1", "5a/2"} <= acts(s, 0)  # nothing of the old one was used
    play(s, 0, "act:5a/1", "pass", "play:set-6@second", "build:6a@a-1")
    assert acts(s, 0) == set()


@rule("NZ-BLD-E1")
def test_the_demand_is_not_checked_for_a_replacement() -> None:
    s = position()
    workers(s, 0, builders=3)
    build(s, 0, "1a", "g-3")
    act(s, 0, "d/2")
    assert "build:5a@g-3" in tokens(s, 0)


@rule("NZ-BLD-E5")
def test_a_new_building_charges_from_the_next_entry_on() -> None:
    s = position()
    me(s, 1).herder = s.box.at["a-1"]
    act(s, 0, "d/2", "build:1a@a-1")
    assert money(s, 1) == 20
