"""Cattle market (GWT-CATTLE)."""

from overlander.games.gwt.state import GwtState
from overlander.games.trail.movement import AdvanceHerder
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    choice,
    hand,
    kind,
    market,
    money,
    play,
    position,
    question,
    refused,
    tokens,
    workers,
)


def buying(cowboys: int, dollars: int, *shown: str) -> GwtState:
    """Seat 0 has just begun to buy cattle on neutral E; these cards are in the market."""
    s = position()
    workers(s, 0, cowboys=cowboys)
    s.players[0].money = dollars
    market(s, *shown)
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2")
    return s


def bought(s: GwtState) -> list[str]:
    return cards(s, s.players[0].discard)


@rule("GWT-CATTLE-1")
def test_buy_cards_and_add_cards_with_cowboys() -> None:
    s = buying(2, 20, "longhorn")
    assert question(s, 0) == "BuyCattle"
    assert tokens(s, 0) == {"buy:longhorn@v3-1", "buy:longhorn@v3-2", "add-cattle", "pass"}
    play(s, 0, "buy:longhorn@v3-1")
    assert question(s, 0) == "BuyCattle"
    play(s, 0, "add-cattle")
    assert bought(s) == ["longhorn"]
    assert len(s.cards.market) == 2
    assert question(s, 0) == "AtLocation"
    assert refused(s, 0, "act:e/2") == ("GWT-LOC-4", "already-done")

    s = buying(2, 20, "longhorn")
    for token in ("buy:longhorn", "outlaw:outlaw-2", "act:e/1,pineywoods"):
        assert refused(s, 0, token) == ("GWT-CATTLE-1", "not-offered")


@rule("GWT-CATTLE-1")
def test_the_action_is_possible_if_a_card_can_be_bought_or_added() -> None:
    s = position()
    market(s, "longhorn")
    at(s, 0, "neutral-e")
    s.cards.market_stack.clear()
    assert "act:e/2" in tokens(s, 0)  # one card to buy
    s.players[0].money = 5
    assert refused(s, 0, "act:e/2") == ("GWT-ACT-E3", "nothing-to-buy")
    s.cards.market_stack = [kind(s, "hereford-5")]
    assert "act:e/2" in tokens(s, 0)  # one card to add


@rule("GWT-CATTLE-2")
def test_the_printed_cowboy_counts() -> None:
    for cowboys in range(1, 7):
        s = buying(cowboys, 0)
        for left in range(cowboys, 0, -1):
            assert question(s, 0) == "BuyCattle"
            q = s.question(0)
            assert q is not None
            assert q.params(s) == {"cowboys": left}
            play(s, 0, "add-cattle")
        assert question(s, 0) == "AtLocation"
        assert len(s.cards.market) == 2 * cowboys
    s = buying(1, 20, "longhorn", "hereford-5")
    workers(s, 0, cowboys=1, builders=6, engineers=6)
    assert tokens(s, 0) == {"buy:longhorn@v3-1", "add-cattle", "pass"}


@rule("GWT-CATTLE-3")
def test_each_cowboy_once_in_one_action() -> None:
    s = buying(2, 40, "longhorn", "longhorn", "longhorn", "hereford-5")
    assert {"buy:longhorn@v3-2", "buy:hereford-5@v5-2"} <= tokens(s, 0)
    play(s, 0, "buy:longhorn@v3-1")
    assert tokens(s, 0) == {"buy:longhorn@v3-1", "add-cattle", "pass"}
    assert refused(s, 0, "buy:longhorn@v3-2") == ("GWT-CATTLE-3", "too-few-cowboys")
    assert refused(s, 0, "buy:hereford-5@v5-2") == ("GWT-CATTLE-3", "too-few-cowboys")
    play(s, 0, "buy:longhorn@v3-1")
    assert question(s, 0) == "AtLocation"
    assert money(s, 0) == 28

    s = buying(2, 40, "longhorn", "longhorn")
    play(s, 0, "buy:longhorn@v3-2")
    assert question(s, 0) == "AtLocation"


@rule("GWT-CATTLE-4")
def test_the_eight_prices() -> None:
    prices = (
        ("black-angus@v3-1", 1, 6),
        ("longhorn@v3-1", 1, 6),
        ("corriente@v3-1", 1, 6),
        ("longhorn@v3-2", 2, 3),
        ("corriente,corriente@v3-pair", 3, 5),
        ("shorthorn-4@v4-1", 1, 12),
        ("shorthorn-3@v4-3", 3, 6),
        ("shorthorn-3,shorthorn-4@v4-pair", 5, 8),
        ("hereford-5@v5-2", 2, 12),
        ("hereford-7@v5-4", 4, 6),
    )
    shown = ("black-angus", "longhorn", "corriente", "corriente", "shorthorn-3", "shorthorn-4", "hereford-5", "hereford-7")
    for price, cowboys, dollars in prices:
        token = "buy:" + price
        taken = price.partition("@")[0].split(",")
        s = buying(cowboys, dollars, *shown)
        q = s.question(0)
        assert q is not None
        assert q.details(s, choice(s, token)) == {"cost": dollars, "cowboys": cowboys}
        play(s, 0, token)
        assert bought(s) == taken
        assert money(s, 0) == 0
        assert len(s.cards.market) == 8 - len(taken)
        assert question(s, 0) == "AtLocation"

        s = buying(cowboys + 1, dollars + 1, *shown)
        play(s, 0, token)
        assert money(s, 0) == 1
        assert tokens(s, 0) == {"add-cattle", "pass"}  # one cowboy left, and too little money for anything

        s = buying(cowboys, dollars - 1, *shown)
        assert token not in tokens(s, 0)
        assert refused(s, 0, token) == ("GWT-CATTLE-5", "too-little-money")
        s = buying(cowboys, 99, *shown)
        if cowboys > 1:
            play(s, 0, "add-cattle")
            assert token not in tokens(s, 0)
            assert refused(s, 0, token) == ("GWT-CATTLE-3", "too-few-cowboys")


@rule("GWT-CATTLE-4")
def test_every_card_has_the_prices_of_its_value() -> None:
    s = buying(6, 99, "black-angus", "longhorn", "shorthorn-3", "shorthorn-5", "hereford-6")
    assert tokens(s, 0) == {
        "buy:black-angus@v3-1",
        "buy:longhorn@v3-1",
        "buy:black-angus@v3-2",
        "buy:longhorn@v3-2",
        "buy:black-angus,longhorn@v3-pair",
        "buy:shorthorn-3@v4-1",
        "buy:shorthorn-5@v4-1",
        "buy:shorthorn-3@v4-3",
        "buy:shorthorn-5@v4-3",
        "buy:shorthorn-3,shorthorn-5@v4-pair",
        "buy:hereford-6@v5-2",
        "buy:hereford-6@v5-4",
        "add-cattle",
        "pass",
    }
    assert refused(s, 0, "buy:longhorn@v4-1") == ("GWT-CATTLE-4", "wrong-price")
    assert refused(s, 0, "buy:shorthorn-3@v3-2") == ("GWT-CATTLE-4", "wrong-price")
    assert refused(s, 0, "buy:longhorn,shorthorn-3@v3-pair") == ("GWT-CATTLE-4", "wrong-price")


@rule("GWT-CATTLE-5")
def test_options_are_combined_freely() -> None:
    s = buying(6, 17, "black-angus", "corriente", "longhorn", "shorthorn-5", "hereford-5")
    play(s, 0, "buy:black-angus,corriente@v3-pair")
    assert tokens(s, 0) == {
        "buy:longhorn@v3-1",
        "buy:longhorn@v3-2",
        "buy:shorthorn-5@v4-1",
        "buy:shorthorn-5@v4-3",
        "buy:hereford-5@v5-2",
        "add-cattle",
        "pass",
    }
    play(s, 0, "buy:longhorn@v3-1")
    assert money(s, 0) == 6
    assert tokens(s, 0) == {"add-cattle", "pass"}
    assert refused(s, 0, "buy:shorthorn-5@v4-1") == ("GWT-CATTLE-5", "too-little-money")
    assert bought(s) == ["black-angus", "corriente", "longhorn"]


@rule("GWT-CATTLE-6")
def test_only_cards_in_the_market() -> None:
    s = buying(3, 40, "longhorn", "black-angus")
    assert refused(s, 0, "buy:criollo@v3-1") == ("GWT-CATTLE-6", "not-in-market")
    assert refused(s, 0, "buy:corriente@v3-1") == ("GWT-CATTLE-6", "not-in-market")
    assert refused(s, 0, "buy:longhorn,longhorn@v3-pair") == ("GWT-CATTLE-6", "not-in-market")
    assert refused(s, 0, "buy:black-angus,corriente@v3-pair") == ("GWT-CATTLE-6", "not-in-market")
    play(s, 0, "buy:longhorn@v3-1")
    assert cards(s, s.cards.market) == ["black-angus"]
    assert refused(s, 0, "buy:longhorn@v3-1") == ("GWT-CATTLE-6", "not-in-market")


@rule("GWT-CATTLE-7")
def test_fewer_cards_or_none() -> None:
    s = buying(4, 40, "longhorn", "longhorn")
    play(s, 0, "pass")
    assert (bought(s), money(s, 0), question(s, 0)) == ([], 40, "AtLocation")
    s = buying(4, 40, "longhorn", "longhorn")
    play(s, 0, "buy:longhorn@v3-1", "pass")
    assert (bought(s), money(s, 0), question(s, 0)) == (["longhorn"], 34, "AtLocation")


@rule("GWT-CATTLE-8")
def test_bought_cards_go_face_up_to_the_own_discard_pile() -> None:
    s = position()
    hand(s, 0, "criollo")
    market(s, "hereford-6", "longhorn", "longhorn")
    workers(s, 0, cowboys=5)
    s.players[0].discard = [kind(s, "galloway")]
    draw = len(s.players[0].draw)
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2", "buy:hereford-6@v5-2", "buy:longhorn,longhorn@v3-pair")
    assert bought(s) == ["galloway", "hereford-6", "longhorn", "longhorn"]
    assert cards(s, s.view(1).players[0].discard) == bought(s)
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert len(s.players[0].draw) == draw
    assert s.players[1].discard == []


@rule("GWT-CATTLE-9")
def test_a_cowboy_adds_two_cards_instead() -> None:
    s = buying(3, 6, "longhorn")
    stack = len(s.cards.market_stack)
    known = sorted(s.cards.market_stack)
    play(s, 0, "add-cattle")
    assert (len(s.cards.market), len(s.cards.market_stack)) == (3, stack - 2)
    assert sorted(s.cards.market_stack + s.cards.market[1:]) == known
    assert (money(s, 0), bought(s)) == (6, [])
    play(s, 0, "buy:longhorn@v3-1", "add-cattle")  # before and after a purchase
    assert (len(s.cards.market), len(s.cards.market_stack)) == (4, stack - 4)
    assert cards(s, s.view(1).cards.market) == cards(s, s.cards.market)  # face up
    assert question(s, 0) == "AtLocation"


@rule("GWT-CATTLE-10")
def test_the_market_is_not_refilled_after_a_purchase() -> None:
    s = position()
    assert len(s.cards.market) == 7
    stack = len(s.cards.market_stack)
    workers(s, 0, cowboys=6)
    s.players[0].money = 99
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2")
    play(s, 0, sorted(t for t in tokens(s, 0) if t.startswith("buy:"))[0], "pass", "pass")
    assert question(s, 1) == "MoveHerder"
    assert len(s.cards.market) == 7 - len(s.players[0].discard)
    assert len(s.cards.market_stack) == stack


@rule("GWT-CATTLE-E1")
def test_one_cowboy_draws_and_another_buys_what_came() -> None:
    s = buying(2, 12)
    s.cards.market_stack = [kind(s, "shorthorn-5"), kind(s, "longhorn")]
    assert tokens(s, 0) == {"add-cattle", "pass"}
    play(s, 0, "add-cattle")
    assert tokens(s, 0) == {"buy:shorthorn-5@v4-1", "buy:longhorn@v3-1", "pass"}
    play(s, 0, "buy:shorthorn-5@v4-1")
    assert (bought(s), money(s, 0), question(s, 0)) == (["shorthorn-5"], 0, "AtLocation")


@rule("GWT-CATTLE-E2")
def test_a_pair_is_exactly_two_cards() -> None:
    s = buying(5, 20, "longhorn", "shorthorn-3")
    assert not any("pair" in token for token in tokens(s, 0))
    assert refused(s, 0, "buy:longhorn@v3-pair") == ("GWT-CATTLE-E2", "exactly-so-many")
    assert refused(s, 0, "buy:shorthorn-3@v4-pair") == ("GWT-CATTLE-E2", "exactly-so-many")

    s = buying(5, 20, "corriente", "longhorn", "black-angus", "black-angus")
    pairs = {token for token in tokens(s, 0) if token.endswith("pair")}
    assert pairs == {
        "buy:black-angus,black-angus@v3-pair",
        "buy:black-angus,longhorn@v3-pair",
        "buy:black-angus,corriente@v3-pair",
        "buy:longhorn,corriente@v3-pair",
    }
    assert refused(s, 0, "buy:black-angus,longhorn@v3-1") == ("GWT-CATTLE-E2", "exactly-so-many")
    assert refused(s, 0, "buy:longhorn,black-angus@v3-pair") == ("GWT-CATTLE-E2", "exactly-so-many")  # one token for a pair


@rule("GWT-CATTLE-E3")
def test_the_market_stack_runs_out() -> None:
    s = buying(3, 0)
    del s.cards.market_stack[1:]
    play(s, 0, "add-cattle")
    assert (len(s.cards.market), s.cards.market_stack) == (1, [])
    assert question(s, 0) == "BuyCattle"
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "add-cattle") == ("GWT-CATTLE-E3", "market-stack-empty")


@rule("GWT-CATTLE-E4")
def test_a_second_action_in_the_same_turn_has_all_cowboys_again() -> None:
    s = buying(2, 40, "longhorn", "longhorn", "longhorn", "longhorn", "longhorn")
    play(s, 0, "buy:longhorn@v3-2")
    build(s, 0, "2a", "e-1")
    s.push(AdvanceHerder(0, 1))
    play(s, 0, "move:e-1", "act:2a/2")
    assert "buy:longhorn@v3-2" in tokens(s, 0)
    play(s, 0, "buy:longhorn@v3-1", "buy:longhorn@v3-1")
    assert len(bought(s)) == 3
    assert question(s, 0) == "AtLocation"


@rule("GWT-CATTLE-E5")
def test_the_buyer_chooses_the_individual_card() -> None:
    shown = ("shorthorn-3", "shorthorn-4", "shorthorn-5", "hereford-5", "hereford-6", "hereford-7")
    s = buying(2, 12, *shown)
    singles = {f"buy:shorthorn-{n}@v4-1" for n in (3, 4, 5)} | {f"buy:hereford-{n}@v5-2" for n in (5, 6, 7)}
    assert tokens(s, 0) == singles | {"add-cattle", "pass"}
    play(s, 0, "buy:hereford-7@v5-2")
    assert bought(s) == ["hereford-7"]
    s = buying(5, 8, *shown)
    pairs = {token for token in tokens(s, 0) if token.endswith("v4-pair")}
    assert pairs == {f"buy:shorthorn-{a},shorthorn-{b}@v4-pair" for a, b in ((3, 4), (3, 5), (4, 5))}
    play(s, 0, "buy:shorthorn-4,shorthorn-5@v4-pair")
    assert bought(s) == ["shorthorn-4", "shorthorn-5"]
    assert cards(s, s.cards.market) == ["hereford-5", "hereford-6", "hereford-7", "shorthorn-3"]


@rule("GWT-CATTLE-E6")
def test_cowboys_may_overfill_the_market() -> None:
    for players, size in ((2, 7), (3, 10), (4, 13)):
        s = position(players=players)
        assert len(s.cards.market) == size
        at(s, 0, "neutral-e")
        play(s, 0, "act:e/2", "add-cattle")
        assert len(s.cards.market) == size + 2


@rule("GWT-CATTLE-X1")
def test_what_one_cowboy_can_do() -> None:
    shown = ("black-angus", "longhorn", "corriente", "shorthorn-3", "hereford-5")
    s = buying(1, 30, *shown)
    threes = {"buy:black-angus@v3-1", "buy:longhorn@v3-1", "buy:corriente@v3-1"}
    assert tokens(s, 0) == threes | {"buy:shorthorn-3@v4-1", "add-cattle", "pass"}


@rule("GWT-CATTLE-X2")
def test_what_two_cowboys_can_do() -> None:
    shown = ("longhorn", "corriente", "hereford-5")
    s = buying(2, 12, *shown)
    threes = {f"buy:{slug}@v3-{n}" for slug in ("longhorn", "corriente") for n in (1, 2)}
    assert tokens(s, 0) == threes | {"buy:hereford-5@v5-2", "add-cattle", "pass"}
    vectors: tuple[tuple[tuple[str, ...], list[str], int, int], ...] = (
        (("buy:longhorn@v3-1", "buy:corriente@v3-1"), ["corriente", "longhorn"], 0, 1),
        (("buy:corriente@v3-2",), ["corriente"], 9, 2),
        (("buy:hereford-5@v5-2",), ["hereford-5"], 0, 2),
        (("buy:longhorn@v3-1", "add-cattle"), ["longhorn"], 6, 4),
        (("add-cattle", "buy:longhorn@v3-1"), ["longhorn"], 6, 4),
        (("add-cattle", "add-cattle"), [], 12, 7),
    )
    for answers, gained, left, size in vectors:
        s = buying(2, 12, *shown)
        play(s, 0, *answers)
        assert (bought(s), money(s, 0), len(s.cards.market)) == (gained, left, size)
        assert question(s, 0) == "AtLocation"


@rule("GWT-CATTLE-X3")
def test_the_cheap_pairs() -> None:
    s = buying(3, 5, "longhorn", "corriente", "shorthorn-3")
    assert tokens(s, 0) == {
        "buy:longhorn@v3-2",
        "buy:corriente@v3-2",
        "buy:longhorn,corriente@v3-pair",
        "add-cattle",
        "pass",
    }
    play(s, 0, "buy:longhorn,corriente@v3-pair")
    assert (bought(s), money(s, 0), question(s, 0)) == (["corriente", "longhorn"], 0, "AtLocation")
    s = buying(5, 8, "shorthorn-3", "shorthorn-3")
    play(s, 0, "buy:shorthorn-3,shorthorn-3@v4-pair")
    assert (bought(s), money(s, 0), question(s, 0)) == (["shorthorn-3", "shorthorn-3"], 0, "AtLocation")


@rule("GWT-CATTLE-X4")
def test_a_hereford_and_a_value_3_card_with_six_cowboys() -> None:
    s = buying(6, 14, "hereford-6", "longhorn")
    play(s, 0, "buy:hereford-6@v5-4", "buy:longhorn@v3-2")
    assert money(s, 0) == 5
    assert bought(s) == ["hereford-6", "longhorn"]
    assert question(s, 0) == "AtLocation"
