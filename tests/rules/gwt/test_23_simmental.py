"""Variant: Simmental (GWT-SIM)."""

import pytest

from overlander.core.choice import Choice
from overlander.core.game import find_game
from overlander.drawing import THEMES
from overlander.games.gwt.cattle_market import BuyCattle
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.market import market as market_drawn
from overlander.games.gwt.kansas_city import Income, marker_moved, refill_market
from overlander.games.gwt.state import GwtState
from overlander.games.trail.actions import SAME_BREED, VALUE
from overlander.text import Words
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    hand,
    kind,
    market,
    money,
    new_game,
    piles,
    play,
    position,
    question,
    refused,
    score,
    tokens,
)

CALF, HEIFER, COW = "simmental-3", "simmental-4", "simmental-5"


def simmental(players: int = 2, **options: str) -> GwtState:
    return position(players, simmental="on", **options)


def income(s: GwtState, *held: str, n: int = 0) -> None:
    """Step 4 with this hand, up to the first question after the certificates."""
    hand(s, 0, *held)
    ask(s, 0, Income(0))
    play(s, 0, f"certificates:{n}")


@rule("GWT-SIM-1", "GWT-SIM-5")
def test_calves_in_the_market_deck_and_two_open_piles() -> None:
    s = new_game(2, simmental="on")
    assert (s.cards.market + s.cards.market_stack).count(kind(s, CALF)) == 8
    assert len(s.cards.market + s.cards.market_stack) == 44
    assert cards(s, s.simmental) == [HEIFER] * 8 + [COW] * 8
    assert s.view(1).simmental == s.simmental
    assert "simmental-3" not in new_game(2).box.card_slug


@rule("GWT-SIM-2", "GWT-SIM-6")
@pytest.mark.parametrize(
    ("cowboys", "purse", "bought"), [(1, 8, {"orange-1"}), (1, 7, set()), (2, 5, {"orange-2"}), (2, 8, {"orange-1", "orange-2"})]
)
def test_a_calf_for_one_cowboy_and_8_or_two_and_5(cowboys: int, purse: int, bought: set[str]) -> None:
    s = simmental()
    market(s, CALF, HEIFER, COW)
    s.players[0].money = purse
    ask(s, 0, BuyCattle(0, cowboys))
    offered = {x.partition("@")[2] for x in tokens(s, 0) if x.startswith("buy:")}
    assert offered == bought
    assert all(HEIFER not in x and COW not in x for x in tokens(s, 0))


@rule("GWT-SIM-3", "GWT-SIM-E3")
@pytest.mark.parametrize(("players", "size"), [(1, 9), (2, 9), (3, 12), (4, 15)])
def test_the_market_holds_9_12_or_15(players: int, size: int) -> None:
    s = new_game(players, simmental="on")
    assert len(s.cards.market) == size
    s.cards.market_stack += s.cards.market
    s.cards.market = []
    marker_moved(s, 0, s.board.row_arrow.index("yellow"))
    assert len(s.cards.market) == size
    refill_market(s)
    assert len(s.cards.market) == size


@rule("GWT-SIM-7")
def test_calves_in_hand_grow_before_the_hand_is_discarded() -> None:
    s = simmental()
    piles(s, 0, [], [])
    income(s, CALF, CALF, "criollo")
    assert money(s, 0) == 20 + 2 + 1
    assert (question(s, 0), tokens(s, 0)) == ("RaiseSimmental", {"raise:0", "raise:1", "raise:2"})
    assert refused(s, 0, "raise:3") == ("GWT-SIM-7", "too-few-simmental")
    play(s, 0, "raise:1")
    assert question(s, 0) == "Deliver"
    assert cards(s, s.players[0].discard) == ["criollo", CALF, HEIFER]
    assert cards(s, s.cards.removed) == [CALF]
    assert cards(s, s.simmental).count(HEIFER) == 7


@rule("GWT-SIM-8", "GWT-SIM-E1")
def test_then_heifers_but_no_fresh_one() -> None:
    s = simmental()
    piles(s, 0, [], [])
    income(s, CALF, HEIFER, HEIFER)
    play(s, 0, "raise:1")
    assert tokens(s, 0) == {"raise:0", "raise:1", "raise:2"}  # not three
    assert refused(s, 0, "raise:3") == ("GWT-SIM-8", "too-few-simmental")
    play(s, 0, "raise:2")
    assert cards(s, s.players[0].discard) == [HEIFER, COW, COW]
    assert cards(s, s.cards.removed) == [CALF, HEIFER, HEIFER]


@rule("GWT-SIM-9")
def test_new_cards_do_not_count_for_this_delivery() -> None:
    s = simmental()
    income(s, CALF, "galloway")
    assert s.progress.income == 4
    play(s, 0, "raise:1")
    assert (s.progress.income, "deliver:bloomington" in tokens(s, 0), "deliver:st-louis" in tokens(s, 0)) == (4, False, True)


@rule("GWT-SIM-10", "GWT-SIM-E2")
def test_one_breed_and_its_best_card() -> None:
    for held, value in (((CALF, HEIFER, COW), 5), ((COW, CALF), 5), ((CALF, CALF, "criollo"), 3), ((HEIFER, "hereford-5"), 9)):
        s = simmental()
        hand(s, 0, *held)
        ask(s, 0, Income(0))
        play(s, 0, "certificates:0")
        assert s.progress.income == value


@rule("GWT-SIM-11")
def test_any_cattle_card_may_be_simmental() -> None:
    s = simmental()
    build(s, 0, "1a", "drought-risk-1")  # its space: any cattle card for a certificate
    hand(s, 0, COW, CALF)
    at(s, 0, "drought-risk-1")
    assert {f"act:any-cattle-for-certificate,{COW}", f"act:any-cattle-for-certificate,{CALF}"} <= tokens(s, 0)


@rule("GWT-SIM-12")
def test_not_for_a_value_without_the_orange_icon() -> None:
    s = simmental()
    values = [a for a in s.board.actions if a.card == VALUE]
    assert values
    for action in values:
        assert not any(action.fits(s.board, kind(s, slug)) for slug in (CALF, HEIFER, COW))
    north = simmental(rails="on")
    single = north.board.auxiliary_single[north.board.auxiliary_slug.index("aux-shop")]  # its icon includes orange: value 2
    assert [single.fits(north.board, kind(north, slug)) for slug in (CALF, HEIFER, COW)] == [True, False, False]


@rule("GWT-SIM-E4")
def test_two_of_any_stages_are_one_breed() -> None:
    s = simmental()
    pair = next(a for a in s.board.actions if a.card == SAME_BREED)
    hand(s, 0, CALF, COW, "criollo")
    found: list[Choice] = []
    pair.offer(s, 0, found)
    assert [(s.board.card_slug[c.b], s.board.card_slug[c.c]) for c in found] == [(CALF, COW)]


@rule("GWT-SIM-E5")
def test_the_piles_last_for_all_calves() -> None:
    s = simmental()
    piles(s, 0, [], [])
    s.cards.market = [x for x in s.cards.market if x != kind(s, CALF)]
    s.cards.market_stack = [x for x in s.cards.market_stack if x != kind(s, CALF)]
    income(s, *[CALF] * 8)
    play(s, 0, "raise:8")
    income(s, *[HEIFER] * 8)
    play(s, 0, "raise:8")
    assert (cards(s, s.simmental), cards(s, s.players[0].discard).count(COW)) == ([], 8)


@rule("GWT-SIM-E6")
def test_points_of_all_stages() -> None:
    s = simmental()
    piles(s, 0, [CALF], [HEIFER])
    hand(s, 0, COW)
    assert score(s, 0, "cattle") == 3 + 4 + 5


@rule("GWT-SIM-X1")
def test_the_worked_example() -> None:
    s = simmental()
    piles(s, 0, [], [])
    income(s, CALF, HEIFER, "criollo", "galloway")
    assert s.progress.income == 7
    play(s, 0, "raise:1", "raise:1")
    assert cards(s, s.players[0].discard) == sorted(["criollo", "galloway", HEIFER, COW])
    assert cards(s, s.cards.removed) == [CALF, HEIFER]


@rule("GWT-SIM-4")
def test_orange_lies_leftmost_in_the_picture() -> None:
    s = simmental()
    market(s, CALF, "black-angus", "hereford-7")
    panel = market_drawn(Look(s.view(0), 0, Words("en", "gwt"), THEMES["light"]))
    left = {name: outline.box.x for name, outline in panel.outlines.items() if name.startswith("market-")}
    assert left[f"market-{CALF}"] == min(left.values())
    assert find_game("gwt").pack().files["orange_cattle"]["display_order"][0] == "orange"
