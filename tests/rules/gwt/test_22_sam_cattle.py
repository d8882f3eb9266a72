"""Solo: Sam at the cattle market (GWT-SAM-39..45)."""

import pytest

from tests.ledger import rule
from tests.rules.gwt.position import build, cards, kind, market, money, question, tile, tokens, workers
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values

BUY = 3
BY_SPECIALTY = 13


@rule("GWT-SAM-39")
@pytest.mark.parametrize(
    ("cowboys", "lying", "bought", "used"),
    [
        (1, ["corriente", "longhorn"], ["corriente"], 1),
        (2, ["corriente", "longhorn", "hereford-7"], ["corriente"], 1),
        (3, ["corriente", "longhorn", "shorthorn-4"], ["corriente", "longhorn"], 3),
        (3, ["black-angus", "longhorn", "shorthorn-5"], ["shorthorn-5"], 3),
        (4, ["corriente", "longhorn", "hereford-7"], ["hereford-7"], 4),
        (5, ["corriente", "corriente", "longhorn", "hereford-7"], ["corriente", "corriente", "longhorn"], 5),
        (5, ["shorthorn-5", "shorthorn-4", "longhorn", "hereford-7"], ["shorthorn-4", "shorthorn-5"], 5),
    ],
)
def test_the_most_points_for_8_dollars_and_his_cowboys(cowboys: int, lying: list[str], bought: list[str], used: int) -> None:
    s = solo()
    workers(s, SAM, cowboys, 1, 1)
    market(s, *lying)
    heard = sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == sorted(bought)
    assert values(heard, "sam-buy", "cowboys") == [used]
    assert (money(s, SAM), money(s, HUMAN)) == (0, 20)


@rule("GWT-SAM-40")
def test_a_tie_goes_to_the_best_single_card() -> None:
    s = solo()
    workers(s, SAM, 4, 1, 1)
    market(s, "corriente", "corriente", "hereford-6")
    heard = sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == ["hereford-6"]
    assert ("sam-buy", "GWT-SAM-40") in told(heard)


@rule("GWT-SAM-41")
def test_cowboys_add_cards_until_he_can_buy() -> None:
    s = solo()
    workers(s, SAM, 2, 1, 1)
    market(s, "hereford-7", "shorthorn-5")  # for four and three cowboys
    s.cards.market_stack = [kind(s, "longhorn")] * 2 + [kind(s, "hereford-5")]
    heard = sam_plays(s, BUY)
    assert told(heard)[2] == ("sam-add-cattle", "GWT-SAM-41")
    assert values(heard, "sam-add-cattle", "n")[0] == 2
    assert cards(s, sam(s).pile) == ["longhorn"]


@rule("GWT-SAM-41")
def test_or_until_no_cowboy_is_left() -> None:
    s = solo()
    workers(s, SAM, 2, 1, 1)
    market(s)
    s.cards.market_stack = [kind(s, "hereford-5")] * 6
    heard = sam_plays(s, BUY)
    assert (len(s.cards.market), sam(s).pile) == (4, [])
    assert told(heard)[-2] == ("automa-nothing", "GWT-SAM-41")
    s.cards.market_stack = []
    heard = sam_plays(s, BUY)
    assert "sam-add-cattle" not in [key for key, _ in told(heard)]


@rule("GWT-SAM-42")
def test_each_cowboy_left_adds_two_cards() -> None:
    s = solo()
    workers(s, SAM, 3, 1, 1)
    market(s, "corriente")
    heard = sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == ["corriente"]
    assert told(heard).count(("sam-add-cattle", "GWT-SAM-42")) == 2
    assert len(s.cards.market) == 4


@rule("GWT-SAM-43")
def test_card_13_with_cowboys_adds_two_cards_first() -> None:
    s = solo()
    market(s)
    s.cards.market_stack = [kind(s, "longhorn")] * 2
    heard = sam_plays(s, BY_SPECIALTY)
    assert ("sam-add-cattle", "GWT-SAM-43") in told(heard)
    assert (cards(s, sam(s).pile), len(s.cards.market)) == (["longhorn"], 1)  # his one cowboy was still there to buy


@rule("GWT-SAM-44")
def test_card_13_with_another_specialty_takes_the_best_of_value_3() -> None:
    s = solo()
    sam(s).specialty = 2
    market(s, "black-angus", "corriente", "longhorn", "hereford-7", "shorthorn-5")
    heard = sam_plays(s, BY_SPECIALTY)
    assert cards(s, sam(s).pile) == ["corriente"]
    assert ("sam-take-cattle", "GWT-SAM-44") in told(heard)
    assert len(s.cards.market) == 4
    market(s, "hereford-7")
    heard = sam_plays(s, BY_SPECIALTY)
    assert ("automa-nothing", "GWT-SAM-44") in told(heard)
    assert cards(s, sam(s).pile) == ["corriente"]


@rule("GWT-SAM-44")
def test_equal_cards_of_value_3_are_the_humans_choice() -> None:
    for ties in ("ask", "board-order"):
        s = solo(sam_ties=ties)
        sam(s).specialty = 1
        market(s, "longhorn", "corriente", "black-angus")
        worth = s.board.card_vp[kind(s, "longhorn")]
        try:
            s.board.card_vp[kind(s, "longhorn")] = 3  # as a corrected card could have it
            heard = sam_plays(s, BY_SPECIALTY)
            if ties == "ask":
                assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSamValue3", {"sam-buy:corriente", "sam-buy:longhorn"})
                heard = finish(s, "sam-buy:corriente")
            assert cards(s, sam(s).pile) == ["corriente" if ties == "ask" else "longhorn"]
            assert values(heard, "sam-take-cattle", "why") == ["asked" if ties == "ask" else "order"]
        finally:
            s.board.card_vp[kind(s, "longhorn")] = worth


@rule("GWT-SAM-45")
def test_sam_never_buys_simmental() -> None:
    s = solo(simmental="on")
    workers(s, SAM, 2, 1, 1)
    market(s, "simmental-3", "simmental-3")
    s.cards.market_stack = [kind(s, "simmental-3")] * 4
    heard = sam_plays(s, BUY)
    assert sam(s).pile == []
    assert told(heard).count(("sam-add-cattle", "GWT-SAM-41")) == 2
    market(s, "simmental-3", "black-angus")
    sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == ["black-angus"]


@rule("GWT-SAM-E12")
def test_fewer_cowboys_and_what_is_left_is_asked() -> None:
    s = solo()
    workers(s, SAM, 4, 1, 1)
    market(s, "corriente", "corriente")
    assert values(sam_plays(s, BUY), "sam-buy", "cowboys") == [3]  # not two single ones with two each
    s = solo()
    workers(s, SAM, 3, 1, 1)
    market(s, "corriente", "shorthorn-3")
    heard = sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == ["corriente"]  # one cowboy instead of three
    assert ("sam-buy", "GWT-SAM-E12") in told(heard)
    s = solo()
    workers(s, SAM, 5, 1, 1)
    market(s, "corriente", "black-angus", "shorthorn-4", "hereford-5", "longhorn")
    sam_plays(s, BUY)
    assert cards(s, sam(s).pile) == ["black-angus", "corriente", "longhorn"]


@rule("GWT-SAM-E12")
def test_a_question_about_cattle() -> None:
    for ties in ("ask", "board-order"):
        s = solo(sam_ties=ties)
        workers(s, SAM, 1, 1, 1)
        market(s, "longhorn", "corriente")
        worth = s.board.card_vp[kind(s, "longhorn")]
        try:
            s.board.card_vp[kind(s, "longhorn")] = 3  # as a corrected card could have it
            sam_plays(s, BUY)
            if ties == "ask":
                assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSamCattle", {"sam-buy:corriente", "sam-buy:longhorn"})
                heard = finish(s, "sam-buy:corriente")
                assert ("sam-buy", "GWT-SAM-E12") in told(heard)
                assert cards(s, sam(s).pile) == ["corriente"]
            else:
                assert cards(s, sam(s).pile) == ["longhorn"]
        finally:
            s.board.card_vp[kind(s, "longhorn")] = worth


@rule("GWT-SAM-X1")
def test_the_example_of_the_rulebook() -> None:
    s = solo()
    workers(s, SAM, 4, 2, 3)
    for space in ("flood-1", "flood-2", "flood-3", "flood-4"):
        tile(s, space, "flood-2-green")
    build(s, HUMAN, "1a", "a-1")
    build(s, HUMAN, "2a", "a-2")
    build(s, HUMAN, "3a", "a-3")
    market(s, "corriente", "corriente", "longhorn", "longhorn")
    s.cards.market_stack = [kind(s, "black-angus"), kind(s, "shorthorn-5")]
    heard = sam_plays(s, BY_SPECIALTY)
    assert values(heard, "automa-move", "steps") == [4]
    assert money(s, HUMAN) == 22
    assert cards(s, sam(s).pile) == ["corriente", "corriente"]
    assert values(heard, "sam-buy", "cowboys") == [3]
    assert [rule_id for key, rule_id in told(heard) if key == "sam-add-cattle"] == ["GWT-SAM-43"]
    assert len(s.cards.market) == 4  # the stack is empty: the fourth cowboy finds nothing to add


@rule("GWT-SAM-X1", "GWT-SAM-42")
def test_the_example_with_cards_left_in_the_stack() -> None:
    s = solo()
    workers(s, SAM, 4, 2, 3)
    market(s, "corriente", "corriente", "longhorn", "longhorn")
    s.cards.market_stack = [kind(s, "black-angus")] * 4
    heard = sam_plays(s, BY_SPECIALTY)
    assert [rule_id for key, rule_id in told(heard) if key == "sam-add-cattle"] == ["GWT-SAM-43", "GWT-SAM-42"]
    assert len(s.cards.market) == 4 + 2 - 2 + 2
