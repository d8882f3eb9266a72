"""The Brahman variant (RTN-BRA)."""

from collections import Counter
from pathlib import Path

import pytest

from overlander.core.game import find_game
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.cattle_market import BuyCattle
from overlander.games.gwt.sam.cattle import plans
from overlander.games.gwt.sam.state import SAM
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.terminal.board import GwtBoard
from overlander.text import Words
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    build,
    cards,
    foresight,
    hand,
    market,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    score,
    tokens,
)
from tests.rules.gwt.rails import rails


def brahman(players: int = 2, **options: str) -> GwtState:
    return rails(players, brahman="on", **options)


def sale(s: GwtState, *cards_in_hand: str) -> None:
    """Seat 0 shows this hand at Kansas City and adds no certificate."""
    foresight(s, "", "", "", "", "", "")
    hand(s, 0, *cards_in_hand)
    at(s, 0, "kansas-city")
    play(s, 0, "certificates:0")


@rule("RTN-BRA-1")
def test_eight_brahman_among_the_market_cards() -> None:
    s = new_game(2, rails="on", brahman="on")
    every = Counter(cards(s, s.cards.market + s.cards.market_stack))
    assert every["brahman"] == 8
    assert sum(every.values()) == 44
    without = new_game(2, rails="on")
    assert "brahman" not in without.box.card_slug
    counts = [
        new_game(4, str(seed), rails="on", brahman="on").cards.market.count(s.box.card_slug.index("brahman")) for seed in range(12)
    ]
    assert len(set(counts)) > 1  # shuffled


@rule("RTN-BRA-1", "RTN-BRA-4")
def test_brahman_without_the_expansion() -> None:
    """In place of the Simmental cards; only the objective cards with orange cattle belong to Rails to the North."""
    s = position(brahman="on")
    every = Counter(cards(s, s.cards.market + s.cards.market_stack))
    assert (every["brahman"], sum(every.values())) == (8, 44)
    assert s.box.objective_tasks == new_game(2).box.objective_tasks
    before = money(s, 0)
    sale(s, "brahman", "brahman", "criollo")
    assert money(s, 0) == before + 2 + 1 + 2 * 4


@rule("RTN-BRA-2")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
def test_a_larger_market_with_the_orange_cards_leftmost(players: int, size: int) -> None:
    s = new_game(players, rails="on", brahman="on")
    assert len(s.cards.market) == size
    s = brahman(players)
    market(s, "hereford-5", "longhorn", "brahman", "black-angus", "brahman")
    shown = GwtBoard(s, 0, ["Ann", "Bob", "Cid", "Dora"][:players], Words("en", "gwt")).cards(s.cards.market)
    assert shown.startswith("2 × Brahman, 1 × Black Angus")
    s.marker_moved(0, s.board.row_arrow.index("yellow"))
    assert len(s.cards.market) == size  # refilled to the same number


@rule("RTN-BRA-3")
def test_one_cowboy_and_eight_dollars_or_two_cowboys_and_five() -> None:
    s = brahman()
    market(s, "brahman", "longhorn")
    ask(s, 0, BuyCattle(0, 2))
    assert {token for token in tokens(s, 0) if "brahman" in token} == {"buy:brahman@orange-1", "buy:brahman@orange-2"}
    assert refused(s, 0, "buy:longhorn@orange-1") == ("GWT-CATTLE-4", "wrong-price")
    assert refused(s, 0, "buy:brahman@v3-1") == ("GWT-CATTLE-4", "wrong-price")
    other = s.clone()
    play(s, 0, "buy:brahman@orange-1")
    assert money(s, 0) == 12
    assert question(s, 0) == "BuyCattle"  # one cowboy left
    assert cards(s, s.players[0].discard) == ["brahman"]
    play(other, 0, "buy:brahman@orange-2")
    assert money(other, 0) == 15
    assert question(other, 1) == "MoveHerder"
    ask(s, 0, BuyCattle(0, 1))
    market(s, "brahman")
    s.players[0].money = 7
    assert refused(s, 0, "buy:brahman@orange-1") == ("GWT-CATTLE-5", "too-little-money")
    assert refused(s, 0, "buy:brahman@orange-2") == ("GWT-CATTLE-3", "too-few-cowboys")


@rule("RTN-BRA-4")
def test_four_dollars_more_for_each_brahman_in_hand() -> None:
    for n in range(4):
        s = brahman()
        sale(s, "criollo", *["brahman"] * n)
        assert money(s, 0) == 20 + 1 + (2 if n else 0) + 4 * n
        assert s.players[0].hand == []
    s = brahman()
    s.players[0].discard = [s.box.card_slug.index("brahman")]
    sale(s, "criollo")
    assert money(s, 0) == 21  # in hand, not in the discard pile


@rule("RTN-BRA-5")
def test_that_money_does_not_raise_the_breeding_value() -> None:
    s = brahman()
    sale(s, "criollo", "brahman", "brahman")
    assert s.progress.income == 3
    assert refused(s, 0, "deliver:st-louis") == ("GWT-DEL-1", "value-too-high")


@rule("RTN-BRA-6")
def test_a_brahman_where_any_cattle_or_orange_value_2_is_asked_for() -> None:
    s = brahman()
    hand(s, 0, "brahman", "criollo")
    build(s, 0, "1a", "flood-risk-1")
    at(s, 0, "flood-risk-1")  # discard any cattle card for a certificate
    any_cattle = [token for token in tokens(s, 0) if token.startswith("act:any-cattle-for-certificate")]
    assert "act:any-cattle-for-certificate,brahman" in any_cattle
    auxiliary(s, 0)
    assert "act:aux-shop/1,brahman" in tokens(s, 0)  # this icon includes the orange cards
    play(s, 0, "act:aux-shop/1,brahman", "shop:hall-town@plain")
    assert "brahman" in cards(s, s.players[0].discard)


@rule("RTN-BRA-6")
def test_not_for_a_value_whose_icon_has_no_orange(tmp_path: Path) -> None:
    """Building 5a, its icon corrected to value 2: a Galloway pays, a Brahman does not."""
    tmp_path.joinpath("private_buildings.toml").write_text(
        '[[buildings]]\nid = "5a"\nactions = [{ requires = [{ op = "discard-value", value = 2, n = 1, orange_allowed = false }], '
        'gives = [{ op = "gain", n = 7 }] }]\n'
    )
    made = find_game("gwt").new({"players": "2", "rails": "on", "brahman": "on"}, "test", tmp_path)
    assert isinstance(made, GwtState)
    made.players[0].started = True
    build(made, 0, "5a", "a-1")
    hand(made, 0, "brahman", "galloway")
    at(made, 0, "a-1")
    assert "act:5a/1,galloway" in tokens(made, 0)
    assert refused(made, 0, "act:5a/1,brahman") == ("GWT-ACT-4", "wrong-card")


@rule("RTN-BRA-7")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 12), (4, 15)])
def test_together_with_simmental(players: int, size: int) -> None:
    s = new_game(players, rails="on", brahman="on", simmental="on")
    every = Counter(cards(s, s.cards.market + s.cards.market_stack))
    assert sum(every.values()) == 36 + 8 + 8
    assert every["brahman"] == every["simmental-3"] == 8
    assert len(s.cards.market) == size
    s = brahman(simmental="on")
    market(s, "brahman", "simmental-3")
    ask(s, 0, BuyCattle(0, 1))
    assert {"buy:brahman@orange-1", "buy:simmental-3@orange-1"} <= tokens(s, 0)


@rule("RTN-BRA-7")
@pytest.mark.parametrize(("lang", "said"), [("en", "Not recommended"), ("fr", "déconseill"), ("ru", "не советуют")])
def test_the_option_says_that_it_is_not_advised(lang: str, said: str) -> None:
    assert said in Words(lang, "gwt").say("option-brahman-about")


@rule("RTN-BRA-8")
def test_value_2_once_for_the_breed() -> None:
    s = brahman()
    i = s.box.card_slug.index("brahman")
    assert s.box.card_value[i] == 2
    sale(s, "brahman", "brahman", "galloway")
    assert s.progress.income == 4
    s = brahman()
    s.players[0].discard = [i, i]
    s.players[0].draw = []
    assert score(s, 0, "cattle") == 6  # 3 points each, reconstructed


@rule("RTN-BRA-E1")
def test_brahman_and_simmental_are_two_breeds() -> None:
    s = brahman(simmental="on")
    sale(s, "brahman", "brahman", "simmental-3", "criollo")
    assert money(s, 0) == 20 + (2 + 2 + 1) + 8
    assert s.progress.income == 5


@rule("RTN-BRA-E2")
def test_sam_never_buys_brahman() -> None:
    s = new_game(1, rails="on", brahman="on")
    s.players[SAM].workers[COWBOY] = 2
    market(s, "brahman", "brahman")
    assert plans(s, 2) == []
    market(s, "brahman", "longhorn")
    assert [cards(s, plan.cards) for plan in plans(s, 2)] == [["longhorn"]]


@rule("RTN-BRA-X1")
def test_three_brahman_and_a_card_of_value_2() -> None:
    s = brahman()
    s.players[0].money = 0
    sale(s, "brahman", "brahman", "brahman", "galloway")
    assert money(s, 0) == 16
    assert s.progress.income == 4
    assert "deliver:st-louis" in tokens(s, 0)
    assert refused(s, 0, "deliver:bloomington") == ("GWT-DEL-1", "value-too-high")
