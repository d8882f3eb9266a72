"""Turn structure and the herd (GWT-TURN)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
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
    space_of,
    turn,
)


def herd(s: GwtState, seat: int) -> list[str]:
    me = s.players[seat]
    return cards(s, me.draw + me.hand + me.discard)


@rule("GWT-TURN-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    s = new_game(players)
    order: list[int] = []
    for _ in range(players):
        while question(s, s.actor()) == "DiscardCards":
            s.apply(s.actor(), s.choices(s.actor())[0])
        order.append(s.actor())
        play(s, s.actor(), "place:neutral-a", "pass")
    for _ in range(players + 1):
        order.append(s.actor())
        assert s.actors() == [s.actor()]
        play(s, s.actor(), "move:neutral-b" if space_of(s, s.actor()) == "neutral-a" else "move:neutral-c", "pass")
    assert order == [*range(players), *range(players), 0]
    assert s.progress.turns == 2 * players + 2


@rule("GWT-TURN-1")
def test_a_turn_is_announced_with_its_number() -> None:
    s = position(3)
    s.progress.turns = 2 * 3 + 2  # two rounds and two turns done
    play(s, 0, "move:neutral-b")
    s.heard = []
    play(s, 0, "pass")
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "turn"] == [(1, "GWT-TURN-1", {"turn": 3})]
    play(s, 1, "move:neutral-b", "pass")
    assert [x.params for x in s.heard if x.key == "turn"][-1] == {"turn": 4}


@rule("GWT-TURN-2")
def test_the_three_phases_in_order() -> None:
    s = position()
    piles(s, 0, draw=["criollo"] * 6, discard=[])
    assert question(s, 0) == "MoveHerder"
    assert refused(s, 0, "pass") == ("GWT-MOVE-3", "not-offered")  # phase A cannot be left out
    assert refused(s, 0, "act:aux-dollar/1") == ("GWT-MOVE-3", "not-offered")
    assert refused(s, 1, "move:neutral-b") == ("", "not-your-decision")
    play(s, 0, "move:neutral-b")
    assert question(s, 0) == "AtLocation"
    assert refused(s, 0, "move:neutral-c") == ("GWT-LOC-1", "not-offered")
    assert s.players[0].hand == []  # nothing is drawn before phase C
    play(s, 0, "act:aux-dollar/1")
    assert question(s, 0) == "AtLocation"
    assert s.players[0].hand == []
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo"] * 4
    assert (question(s, 0), question(s, 1)) == ("", "MoveHerder")
    assert s.players[1].hand == []


@rule("GWT-TURN-2")
def test_what_was_used_in_a_turn_may_be_used_in_the_next() -> None:
    s = position()
    build(s, 0, "6b", "a-1")
    hand(s, 0, "galloway", "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway")
    assert s.progress.used_buildings != 0
    play(s, 0, "pass")
    assert s.progress.used_buildings == 0
    play(s, 1, "move:neutral-b", "pass")
    hand(s, 0, "galloway")
    play(s, 0, "move:a-1", "act:6b/1", "copy:neutral-a", "act:a/1,galloway")
    assert money(s, 0) == 24


@rule("GWT-TURN-3")
def test_the_herd_is_draw_stack_hand_and_discard_pile() -> None:
    s = position()
    start = sorted(["criollo"] * 5 + ["santa-gertrudis"] * 3 + ["pineywoods"] * 3 + ["galloway"] * 3)
    assert herd(s, 0) == start
    hand(s, 0, "galloway", "criollo")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway", "pass")
    assert herd(s, 0) == start
    assert cards(s, s.players[0].discard) == ["galloway"]
    assert len(s.players[0].hand) == 4
    assert len(s.players[0].draw) == 14 - 1 - 4


@rule("GWT-TURN-4")
def test_discarded_and_bought_cards_go_to_the_own_discard_pile() -> None:
    s = position()
    hand(s, 0, "pineywoods", "criollo")
    market(s, "longhorn")
    at(s, 0, "neutral-e")
    s.heard = []
    play(s, 0, "act:e/1,pineywoods")
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "discard"] == [(0, "GWT-TURN-4", {"card": "pineywoods"})]
    assert cards(s, s.players[0].discard) == ["pineywoods"]
    play(s, 0, "act:e/2", "buy:longhorn@v3-1")
    assert cards(s, s.players[0].discard) == ["longhorn", "pineywoods"]
    assert cards(s, s.players[0].hand) == ["criollo"]
    assert s.players[1].discard == []
    assert s.view(1).players[0].discard == sorted(s.players[0].discard)  # face up


@rule("GWT-TURN-5")
def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_and_none_is_left() -> None:
    s = position()
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway"], discard=["pineywoods"] * 6)
    at(s, 0, "neutral-a")
    s.heard = []
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo", "galloway", "pineywoods", "pineywoods"]
    assert cards(s, s.players[0].draw) == ["pineywoods"] * 4
    assert s.players[0].discard == []
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "reshuffle"] == [(0, "GWT-TURN-5", {"n": 6})]


@rule("GWT-TURN-5")
def test_the_new_draw_stack_is_shuffled() -> None:
    drawn: set[str] = set()
    for seed in range(30):
        s = position(seed=str(seed))
        piles(s, 0, draw=[], discard=["criollo", "galloway", "pineywoods", "santa-gertrudis", "longhorn"])
        assert s.draw_cards(0, 1, "GWT-DRAW-2") == 1
        drawn.add(cards(s, s.players[0].hand)[0])
    assert drawn == {"criollo", "galloway", "pineywoods", "santa-gertrudis", "longhorn"}


@rule("GWT-TURN-E1", "GWT-TURN-5")
def test_no_shuffle_before_a_card_is_needed() -> None:
    s = position()
    hand(s, 0, "criollo", "criollo")
    piles(s, 0, draw=["galloway", "galloway"], discard=["pineywoods"] * 3)
    at(s, 0, "neutral-a")
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo", "criollo", "galloway", "galloway"]
    assert s.players[0].draw == []
    assert cards(s, s.players[0].discard) == ["pineywoods"] * 3
    turn(s, 0)
    play(s, 0, "move:neutral-b", "act:aux-draw/1", "draw:1")  # now one is needed
    assert cards(s, s.players[0].hand) == ["criollo", "criollo", "galloway", "galloway", "pineywoods"]
    assert cards(s, s.players[0].draw) == ["pineywoods"] * 2
    assert s.players[0].discard == []


@rule("GWT-TURN-E2")
def test_too_few_cards_in_the_whole_herd() -> None:
    s = position()
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway"], discard=["pineywoods"])
    at(s, 0, "neutral-a")
    s.heard = []
    play(s, 0, "pass")
    assert cards(s, s.players[0].hand) == ["criollo", "galloway", "pineywoods"]
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "draw"] == [(0, "GWT-DRAW-2", {"n": 2})]
    assert (s.players[0].draw, s.players[0].discard) == ([], [])
    assert question(s, 1) == "MoveHerder"
    s.heard = []
    turn(s, 0)
    play(s, 0, "move:neutral-b", "pass")
    assert len(s.players[0].hand) == 3
    assert [x.key for x in s.heard if x.key in ("draw", "reshuffle")] == []  # nothing to draw, nothing told
    assert question(s, 1) == "MoveHerder"


@rule("GWT-TURN-6")
def test_the_owner_sees_the_discard_pile_but_not_the_order_of_the_draw_stack() -> None:
    s = position()
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway", "pineywoods", "criollo", "galloway"], discard=["longhorn", "criollo"])
    v = s.view(0)
    assert cards(s, v.players[0].discard) == ["criollo", "longhorn"]
    assert v.players[0].hand == s.players[0].hand
    other = s.clone()
    other.players[0].draw.reverse()
    assert other.view(0).players[0].draw == v.players[0].draw
    assert other.digest() == s.digest()  # a pile has no order at all: each draw is random
    first: set[str] = set()
    for seed in range(30):
        d = s.determinize(0, Rng(key_of(str(seed)), 0, ()))
        d.draw_cards(0, 1, "GWT-DRAW-2")
        first.add(s.box.card_slug[d.players[0].hand[-1]])
    assert first == {"galloway", "pineywoods", "criollo"}


@rule("GWT-TURN-E3")
def test_what_is_hidden_from_whom() -> None:
    s = position(3)
    hand(s, 0, "criollo", "galloway", "longhorn")
    for viewer in (1, 2, NONE):
        v = s.view(viewer)
        assert v.players[0].hand == [NONE] * 3
        assert set(v.players[0].draw) == {NONE}
        assert len(v.players[0].draw) == len(s.players[0].draw)
    assert cards(s, s.view(0).players[0].hand) == ["criollo", "galloway", "longhorn"]
    assert s.view(0).players[1].draw == [NONE] * 14
    for viewer in (0, 1, NONE):
        v = s.view(viewer)
        assert v.trail.bags == [sorted(bag) for bag in s.trail.bags]
        assert v.cards.market_stack == sorted(s.cards.market_stack)
        assert v.cards.objective_stack == sorted(s.cards.objective_stack)
        assert (v.rng.key, v.rng.counter) == (b"blank", 0)


@rule("GWT-TURN-E3")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    s = position()
    hand(s, 0)
    piles(s, 0, draw=["galloway", "galloway"], discard=[])
    at(s, 0, "neutral-a")
    s.heard = []
    play(s, 0, "act:aux-draw/1", "draw:1")
    told = [x for x in s.heard if x.key == "draw"][0]
    assert told.seen_by(0) == {"n": 1, "cards": "galloway"}
    assert told.seen_by(1) == {"n": 1}
    assert told.seen_by(NONE) == {"n": 1}


@rule("GWT-TURN-E3")
def test_a_hand_is_open_from_income_until_it_is_discarded() -> None:
    s = position(3)
    hand(s, 0, "criollo", "longhorn")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top")
    assert s.view(1).players[0].hand == [NONE, NONE]
    s.heard = []
    play(s, 0, "foresight:foresight-3-top")
    assert question(s, 0) == "UseCertificates"
    for viewer in (1, 2, NONE):
        assert cards(s, s.view(viewer).players[0].hand) == ["criollo", "longhorn"]
        assert s.view(viewer).players[1].draw.count(NONE) == (14 if viewer != 1 else 0)
    assert [x.params for x in s.heard if x.key == "reveal-hand"] == [{"cards": "criollo,longhorn", "n": 2}]
    play(s, 0, "certificates:0")
    assert s.players[0].hand == []
    hand(s, 0, "galloway")  # the next hand is hidden again
    assert s.view(1).players[0].hand == [NONE]


@rule("GWT-TURN-E4")
def test_all_know_which_cards_a_herd_holds_but_not_which_of_them_are_in_hand() -> None:
    s = position()
    hand(s, 0, "criollo", "longhorn")
    piles(s, 0, draw=["galloway", "pineywoods"], discard=["hereford-7", "criollo"])
    s.cards.removed = [kind(s, "santa-gertrudis")]
    v = s.view(1)
    assert cards(s, v.players[0].discard) == ["criollo", "hereford-7"]
    assert v.cards.removed == s.cards.removed
    assert [cards(s, pool) for pool in v.unknown] == [["criollo", "galloway", "longhorn", "pineywoods"]]
    swapped = s.clone()
    hand(swapped, 0, "galloway", "pineywoods")
    assert cards(swapped, swapped.players[0].draw) == ["criollo", "longhorn"]
    assert swapped.view(1).digest() == v.digest()
    assert swapped.view(0).digest() != s.view(0).digest()
    hands: set[str] = set()
    for seed in range(60):
        d = s.determinize(1, Rng(key_of(str(seed)), 0, ()))
        assert cards(s, d.players[0].hand + d.players[0].draw) == ["criollo", "galloway", "longhorn", "pineywoods"]
        hands.add(",".join(cards(s, d.players[0].hand)))
    assert len(hands) == 6


@rule("GWT-TURN-E4")
def test_each_herd_is_dealt_anew_from_its_own_cards() -> None:
    s = position(4)
    hand(s, 1)
    piles(s, 1, draw=[], discard=["criollo"])  # nothing hidden
    hand(s, 2, "longhorn")
    piles(s, 2, draw=["galloway", "galloway"], discard=[])
    hand(s, 3, "corriente")
    piles(s, 3, draw=["pineywoods"], discard=[])
    d = s.determinize(0, Rng(key_of("deal"), 0, ()))
    assert [len(me.hand) for me in d.players] == [0, 0, 1, 1]
    assert cards(s, d.players[2].hand + d.players[2].draw) == ["galloway", "galloway", "longhorn"]
    assert cards(s, d.players[3].hand + d.players[3].draw) == ["corriente", "pineywoods"]
    assert d.players[0].draw == sorted(s.players[0].draw)
    assert d.unknown == []


@rule("GWT-TURN-E4")
def test_a_gained_card_is_open_to_all() -> None:
    s = position()
    s.heard = []
    at(s, 0, "neutral-c")
    shown = s.box.card_slug[s.cards.display[0]]
    play(s, 0, "act:c/1b", f"objective:{shown}")
    gained = [x for x in s.heard if x.key == "gain-objective"][0]
    assert gained.seen_by(1) == {"card": shown, "to": "discard"}
    assert cards(s, s.view(1).players[0].discard) == [shown]
