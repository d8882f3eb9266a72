"""Exchange tokens (GWT-EXC)."""

import pytest

from overlander.games.gwt.state import GwtState
from overlander.games.trail.herd import DiscardCards
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    cards,
    cities,
    hand,
    jobs,
    money,
    new_game,
    piles,
    play,
    position,
    question,
    refused,
    score,
    tile,
    tokens,
    turn,
)

TOKEN = "exchange-token"


def offers(s: GwtState, seat: int) -> set[str]:
    return {str(c) for c in s.offers(seat)}


@rule("GWT-EXC-1", "GWT-EXC-4")
def test_a_token_is_taken_from_the_bank() -> None:
    s = position(3)
    build(s, 0, "12b", "a-1")
    at(s, 0, "a-1")
    s.heard = []
    play(s, 0, "act:12b/2")
    assert [me.tokens for me in s.players] == [2, 1, 1]
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "gain-token"] == [(0, "GWT-EXC-1", {})]


@rule("GWT-EXC-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_one(players: int) -> None:
    assert [me.tokens for me in new_game(players).players] == [1] * players


@rule("GWT-EXC-4")
def test_a_delivery_arrow_and_the_first_outlaw_space_give_a_token() -> None:
    s = position()
    cities(s, 0, st_louis=1)
    hand(s, 0, "criollo", "galloway", "longhorn")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    play(s, 0, "deliver:bloomington", "disc:aux-dollar-2")
    assert [me.tokens for me in s.players] == [2, 1]
    s = position()
    tile(s, "outlaw-1", "green")
    tile(s, "outlaw-2", "green")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-1")
    assert (s.players[0].tokens, money(s, 0)) == (2, 20)
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-2")
    assert (s.players[0].tokens, money(s, 0)) == (2, 21)


@rule("GWT-EXC-2")
def test_a_token_in_the_middle_of_an_action() -> None:
    s = position()
    jobs(s, "cb", "e")
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway"] * 4, discard=[])
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2")
    hiring = tokens(s, 0)
    play(s, 0, TOKEN, "draw:1", "discard:criollo")
    assert question(s, 0) == "HireWorker"
    assert tokens(s, 0) == hiring
    play(s, 0, "hire:cowboy@row-1")
    assert cards(s, s.players[0].hand) == ["galloway"]


@rule("GWT-EXC-2", "GWT-EXC-E3")
def test_a_token_in_another_players_turn() -> None:
    s = position(3)
    hand(s, 1, "criollo", "criollo")
    hand(s, 0, "galloway")
    piles(s, 1, draw=["longhorn", "pineywoods"], discard=[])
    play(s, 0, "move:neutral-b")
    before = tokens(s, 0)
    assert offers(s, 1) == {TOKEN}
    play(s, 1, TOKEN)
    assert s.actors() == [0, 1]
    assert question(s, 0) == "AtLocation"  # suspended for nobody
    assert tokens(s, 1) == {"draw:0", "draw:1", "draw:2"}
    play(s, 1, "draw:2")
    assert tokens(s, 1) == {"discard:criollo", "discard:longhorn", "discard:pineywoods"}
    play(s, 1, "discard:criollo", "discard:criollo")
    assert cards(s, s.players[1].hand) == ["longhorn", "pineywoods"]
    assert cards(s, s.players[1].discard) == ["criollo", "criollo"]
    assert s.actors() == [0]
    assert tokens(s, 0) == before
    assert cards(s, s.players[0].hand) == ["galloway"]
    assert refused(s, 1, TOKEN) == ("GWT-EXC-3", "no-exchange-token")
    assert s.players[1].tokens == 0


@rule("GWT-EXC-3")
def test_return_it_draw_up_to_two_discard_as_many() -> None:
    for n in (0, 1, 2):
        s = position()
        hand(s, 0, "criollo", "criollo", "criollo", "criollo")
        piles(s, 0, draw=["galloway"] * 5, discard=[])
        s.heard = []
        play(s, 0, TOKEN)
        assert [(x.key, x.seat, x.rule) for x in s.heard] == [("use-token", 0, "GWT-EXC-3")]
        assert s.players[0].tokens == 0
        assert question(s, 0) == "DrawCards"
        q = s.question(0)
        assert q is not None
        assert q.params(s) == {"n": 2}
        assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2"}
        assert refused(s, 0, "draw:3") == ("GWT-EXC-3", "too-many-cards")
        assert refused(s, 0, "pass") == ("GWT-EXC-3", "not-offered")
        play(s, 0, f"draw:{n}")
        assert len(s.players[0].hand) == 4 + n
        for _ in range(n):
            assert question(s, 0) == "DiscardCards"
            assert tokens(s, 0) == {"discard:criollo", "discard:galloway"}
            assert refused(s, 0, "discard:longhorn") == ("GWT-EXC-3", "not-in-hand")
            play(s, 0, "discard:criollo")
        assert question(s, 0) == "MoveHerder"
        assert cards(s, s.players[0].hand) == ["criollo"] * (4 - n) + ["galloway"] * n
        assert cards(s, s.players[0].discard) == ["criollo"] * n


@rule("GWT-EXC-3")
def test_without_a_token_nothing_is_exchanged() -> None:
    s = position()
    s.players[0].tokens = 0
    assert TOKEN not in offers(s, 0)
    assert refused(s, 0, TOKEN) == ("GWT-EXC-3", "no-exchange-token")
    assert offers(s, 1) == {TOKEN}


@rule("GWT-EXC-5")
def test_several_tokens_one_after_another() -> None:
    s = position()
    s.players[0].tokens = 3
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway", "pineywoods", "longhorn"], discard=[])
    for left in (2, 1, 0):
        assert TOKEN in offers(s, 0)
        play(s, 0, TOKEN, "draw:1")
        s.apply(0, s.choices(0)[0])
        assert s.players[0].tokens == left
    assert offers(s, 0) == tokens(s, 0)
    assert len(s.players[0].hand) == 1
    assert len(s.players[0].discard) == 3


@rule("GWT-EXC-6")
def test_tokens_never_run_out() -> None:
    s = position(4)
    for me in s.players:
        me.tokens = 3  # all twelve of the box
    build(s, 0, "12b", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:12b/2")
    assert [me.tokens for me in s.players] == [4, 3, 3, 3]


@rule("GWT-EXC-E1")
def test_the_number_is_chosen_first_and_the_cards_really_drawn_count() -> None:
    s = position()
    hand(s, 0, "criollo", "criollo")
    piles(s, 0, draw=["galloway"], discard=[])
    play(s, 0, TOKEN, "draw:2")
    assert cards(s, s.players[0].hand) == ["criollo", "criollo", "galloway"]
    play(s, 0, "discard:galloway")  # any card may go, one just drawn too
    assert question(s, 0) == "MoveHerder"  # one drawn, one discarded
    assert cards(s, s.players[0].hand) == ["criollo", "criollo"]
    s.players[0].tokens = 1
    piles(s, 0, draw=[], discard=[])
    play(s, 0, TOKEN)
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2"}
    play(s, 0, "draw:2")  # nothing there at all
    assert question(s, 0) == "MoveHerder"
    assert cards(s, s.players[0].hand) == ["criollo", "criollo"]


@rule("GWT-EXC-E6")
def test_a_token_between_draw_and_discard_of_another() -> None:
    s = position()
    s.players[0].tokens = 3
    hand(s, 0)
    piles(s, 0, draw=["galloway"] * 4 + ["longhorn"], discard=[])
    play(s, 0, TOKEN, "draw:2")
    assert TOKEN in offers(s, 0)
    play(s, 0, TOKEN, "draw:1", TOKEN, "draw:2")
    assert len(s.players[0].hand) == 5
    discarded = 0
    while question(s, 0) == "DiscardCards":
        s.apply(0, s.choices(0)[0])
        discarded += 1
    assert discarded == 5
    assert s.players[0].hand == []


@rule("GWT-EXC-E6")
def test_nested_tokens_off_turn() -> None:
    s = position()
    s.players[1].tokens = 2
    hand(s, 1)
    piles(s, 1, draw=["galloway"] * 6, discard=[])
    play(s, 1, TOKEN, TOKEN, "draw:1")
    assert question(s, 1) == "DiscardCards"
    play(s, 1, "discard:galloway")
    assert question(s, 1) == "DrawCards"  # of the first
    play(s, 1, "draw:2", "discard:galloway", "discard:galloway")
    assert question(s, 1) == ""
    assert len(s.players[1].discard) == 3
    assert question(s, 0) == "MoveHerder"


@rule("GWT-EXC-E2")
def test_cards_discarded_after_a_reshuffle_form_the_new_pile() -> None:
    s = position()
    hand(s, 0, "criollo", "criollo")
    piles(s, 0, draw=[], discard=["galloway"] * 3)
    play(s, 0, TOKEN, "draw:2", "discard:criollo", "discard:criollo")
    assert cards(s, s.players[0].hand) == ["galloway", "galloway"]
    assert cards(s, s.players[0].draw) == ["galloway"]
    assert cards(s, s.players[0].discard) == ["criollo", "criollo"]


@rule("GWT-EXC-E3")
def test_the_token_is_offered_at_every_decision_to_everybody() -> None:
    s = new_game(3, "offer")
    for me in s.players:
        me.tokens = 1
    questions: set[str] = set()
    for i in range(400):
        if s.over():
            break
        for seat in range(3):
            answers = {str(c) for c in s.choices(seat)}
            assert offers(s, seat) == answers | {TOKEN}
            assert TOKEN not in answers
        seat = s.actor()
        questions.add(question(s, seat))
        options = s.choices(seat)
        s.apply(seat, options[i * 7 % len(options)])
    assert {"PlaceHerder", "MoveHerder", "AtLocation", "DiscardCards", "ChooseForesight", "UseCertificates", "Deliver"} <= questions


@rule("GWT-EXC-E3")
def test_the_pending_decision_is_resumed_with_the_new_hand() -> None:
    s = position()
    hand(s, 0, "criollo")
    piles(s, 0, draw=["galloway"], discard=[])
    at(s, 0, "neutral-a")
    assert "act:a/1,galloway" not in tokens(s, 0)
    play(s, 0, TOKEN, "draw:1", "discard:criollo")
    assert question(s, 0) == "AtLocation"
    assert "act:a/1,galloway" in tokens(s, 0)


@rule("GWT-EXC-E4")
def test_unused_tokens_are_worth_nothing() -> None:
    s = position()
    before = s.outcome()
    s.players[0].tokens = 9
    after = s.outcome()
    assert after.totals() == before.totals()
    assert score(s, 0, "dollars") == 4
    assert "exchange-tokens" not in after.categories


@rule("GWT-EXC-X1")
def test_two_cards_over_a_reshuffle() -> None:
    s = position()
    hand(s, 0, "criollo", "criollo", "criollo", "criollo")
    piles(s, 0, draw=["galloway"], discard=["pineywoods"] * 6)
    play(s, 0, TOKEN, "draw:2")
    assert cards(s, s.players[0].hand) == ["criollo"] * 4 + ["galloway", "pineywoods"]
    assert cards(s, s.players[0].draw) == ["pineywoods"] * 5
    assert s.players[0].discard == []
    play(s, 0, "discard:galloway", "discard:pineywoods")
    assert cards(s, s.players[0].hand) == ["criollo"] * 4
    assert cards(s, s.players[0].discard) == ["galloway", "pineywoods"]


@rule("GWT-EXC-E5")
def test_an_objective_card_drawn_by_a_token_waits_for_its_time() -> None:
    s = position()
    jobs(s, "cb", "e")
    hand(s, 0, "criollo")
    piles(s, 0, draw=["gain2-boo"], discard=[])
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2", TOKEN, "draw:1", "discard:criollo")
    assert question(s, 0) == "HireWorker"
    assert "play:gain2-boo" not in tokens(s, 0)  # not in the middle of an action
    assert refused(s, 0, "play:gain2-boo") == ("GWT-OBJ-6", "no-objective-now")
    play(s, 0, "pass")
    assert "play:gain2-boo" in tokens(s, 0)  # after it
    play(s, 0, "play:gain2-boo")
    assert money(s, 0) == 22
    s = position()
    hand(s, 1, "criollo")
    piles(s, 1, draw=["gain2-boo"], discard=[])
    play(s, 1, TOKEN, "draw:1", "discard:criollo")
    assert refused(s, 1, "play:gain2-boo") == ("", "not-your-decision")  # not off-turn
    turn(s, 1)
    assert "play:gain2-boo" in tokens(s, 1)  # before phase A of one's own turn


@rule("GWT-EXC-3")
def test_discards_are_counted_down() -> None:
    s = position()
    hand(s, 0, "criollo", "galloway", "longhorn")
    s.push(DiscardCards(0, 2, "GWT-EXC-3"))
    q = s.question(0)
    assert q is not None
    assert q.params(s) == {"n": 2}
    play(s, 0, "discard:galloway")
    q = s.question(0)
    assert q is not None
    assert q.params(s) == {"n": 1}
    play(s, 0, "discard:criollo")
    assert question(s, 0) == "MoveHerder"
