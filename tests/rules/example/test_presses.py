"""Presses of Orchard: a decision composed of a card, a place and a payment (EX-PRESS)."""

import pytest

from overlander.core.choice import Choice, parse
from overlander.core.errors import Refused
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.core.record import parse_record
from overlander.games.example.presses import BuildPress
from overlander.games.example.state import OrchardState
from overlander.players.bot import ask_bot
from overlander.players.random import RandomBot
from tests.ledger import rule
from tests.rules.example.test_orchard import orchard, refused


def building(hand: list[int], players: str = "2") -> OrchardState:
    """Seat 0 may build, with this hand."""
    s = orchard(players=players, presses="on")
    while not isinstance(s.question(s.actor()), BuildPress):
        seat = s.actor()
        s.apply(seat, s.choices(seat)[-1])
    assert s.actor() == 0
    s.hands[0] = hand
    return s


def after(s: OrchardState, token: str = "") -> list[str]:
    return [str(c) for c in s.steps_after(0, token)]


def payments(s: OrchardState, token: str) -> list[str]:
    return [x.partition("+")[2] for x in after(s, token)]


@rule("EX-SETUP-4")
def test_the_meadow() -> None:
    s = orchard(players="4", presses="on")
    assert s.meadow is not None
    assert s.meadow.press == [-1] * 8
    assert [len(h) for h in s.hands] == [6] * 4
    assert orchard().meadow is None


@rule("EX-PRESS-1")
def test_a_press_is_asked_for_in_steps_and_built_by_one_decision() -> None:
    s = building([0, 0, 2, 3, 5])
    before = s.digest()
    seen = s.view(1).digest()
    assert after(s) == ["build:basket-press", "build:screw-press", "build:mill-press", "pass"]
    assert after(s, "build:screw-press") == [f"build:screw-press@plot-{i}" for i in range(1, 9)]
    steps = payments(s, "build:screw-press@plot-4")
    assert steps[:3] == ["cherry,apricot", "plum,pear", "cherry,pear"], "sensible payments first: those that lose least"
    assert steps[3:] == ["plum", "cherry", "apricot", "pear"], "and every one fruit by fruit"
    assert payments(s, "build:screw-press@plot-4+pear") == ["plum,pear", "cherry,pear", "apricot,pear"]
    assert after(s, "build:screw-press@plot-4+plum,pear") == [], "nothing is left to say"
    assert (s.digest(), s.view(1).digest()) == (before, seen), "nothing is done by steps, and nobody sees them"
    s.play(0, "build:screw-press@plot-4+plum,pear")
    assert s.meadow is not None
    assert (s.meadow.press[3], s.meadow.owner[3]) == (1, 0)
    assert s.hands[0] == [0, 2, 3]
    assert {0, 5} <= set(s.deck.discard)
    assert s.actor() == 1
    s.play(1, "pass")
    assert s.harvest.round == 2


@rule("EX-PRESS-1")
def test_no_press_before_all_is_said() -> None:
    s = building([0, 0, 2, 3, 5])
    assert refused(s, 0, "build:screw-press") == "unfinished"
    assert refused(s, 0, "build:screw-press@plot-4") == "unfinished"
    assert refused(s, 0, "build:screw-press@plot-4+pear") == "unfinished"
    assert refused(s, 0, "build:screw-press+pear") == "not-offered"
    for seat, token in ((1, "build:screw-press"), (0, "swap")):
        with pytest.raises(Refused) as caught:
            s.steps_after(seat, token)
        assert caught.value.code == "not-your-decision"


@rule("EX-PRESS-2")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [("pear*2", "not-in-hand"), ("apricot,pear,plum", ""), ("plum,apricot,pear", "pays-too-much"), ("plum*2", "cannot-be-paid-so")],
)
def test_only_what_is_needed_is_paid(paid: str, reason: str) -> None:
    s = building([0, 0, 2, 3, 5])
    token = "build:screw-press@plot-4+" + paid
    assert refused(s, 0, token) == (reason or "unreadable")
    with pytest.raises(Refused):
        s.steps_after(0, token)


@rule("EX-PRESS-2")
def test_what_one_cannot_pay_is_not_offered() -> None:
    s = building([0, 0, 2])
    assert after(s) == ["build:basket-press", "pass"]
    assert refused(s, 0, "build:mill-press") == "too-few-fruits"
    assert [str(c) for c in s.choices(0)] == [f"build:basket-press@plot-{i}+plum,cherry" for i in range(1, 9)] + ["pass"]


@rule("EX-PRESS-2")
def test_the_steps_lead_to_every_payment() -> None:
    s = building([0, 1, 1, 2, 3, 4, 5])
    question = s.question(0)
    assert question is not None
    fruits = {str(c).partition("+")[2] for c in s.choices(0) if c.a == 2 and c.b == 0}
    listed = {Choice(s.box.BUILD, 2, 0, n=0).with_counts(x) for x in every_payment(s, [1, 2, 1, 1, 1, 1], 11)}
    assert fruits == {str(c).partition("+")[2] for c in listed}
    assert len(s.choices(0)) > 100
    assert all(question.why_not(s, c) is None for c in s.choices(0))


def every_payment(s: OrchardState, have: list[int], price: int) -> list[list[int]]:
    out: list[list[int]] = [[]]
    for n in have:
        out = [[*x, k] for x in out for k in range(n + 1)]
    return [x for x in out if 0 <= worth_of(x) - price < min([i + 1 for i, n in enumerate(x) if n], default=0)]


def worth_of(fruits: list[int]) -> int:
    return sum((i + 1) * n for i, n in enumerate(fruits))


@rule("EX-PRESS-3")
def test_a_plot_holds_one_press() -> None:
    s = building([3, 3, 3])
    s.play(0, "build:basket-press@plot-2+apricot")
    s.hands[1] = [3, 3]
    assert "build:basket-press@plot-2" not in [str(c) for c in s.steps_after(1, "build:basket-press")]
    assert refused(s, 1, "build:basket-press@plot-2+apricot") == "plot-taken"
    s.play(1, "build:basket-press@plot-3+apricot")
    s = building([3, 3, 3])
    assert s.meadow is not None
    s.meadow.press = [0] * 8
    assert after(s) == ["pass"]
    assert refused(s, 0, "build:basket-press") == "no-free-plot"


@rule("EX-PRESS-4")
def test_presses_score_and_neighbours_more() -> None:
    s = orchard(presses="on")
    assert s.meadow is not None
    s.stack = []
    s.meadow.press = [-1, 2, 0, 1, 0, -1, 1, -1]
    s.meadow.owner = [-1, 0, 0, 1, 0, -1, 1, -1]
    assert s.outcome().categories == ["crops", "coins", "presses"]
    assert [x[2] for x in s.outcome().points] == [7 + 2 + 1 + 2, 4 + 4]


@rule("EX-PRESS-5")
def test_whoever_paid_all_draws_one_for_the_next_round() -> None:
    s = building([3])
    s.play(0, "build:basket-press@plot-1+apricot")
    s.play(1, "pass")
    assert len(s.hands[0]) == 1
    assert s.actors() == [0, 1]


@rule("EX-PRESS-1", "EX-SWAP-1")
def test_a_free_action_in_the_middle_of_an_answer() -> None:
    """Nothing of the partial answer is in the state: it goes on, if it still can."""
    s = building([0, 0, 2, 3, 5])
    s.coins[0] = 1
    s.play(0, "swap")
    s.hands[0] = [0, 0, 2, 3, 5, 4]
    s.play(0, "discard:pear")
    assert payments(s, "build:screw-press@plot-4+apple") == ["plum,apple", "cherry,apple", "apricot,apple"]
    assert refused(s, 0, "build:screw-press@plot-4+plum,pear") == "not-in-hand"


@rule("EX-PRESS-1")
def test_bots_records_and_undo_know_whole_answers() -> None:
    match = Match(find_game("example"), {"presses": "on", "players": "3"}, [], "whole")
    bots = [RandomBot(str(i)) for i in range(3)]
    while not match.state.over():
        seat = match.state.actor()
        match.play(seat, str(ask_bot(bots[seat], match.state, seat)))
    built = [d for d in match.decisions if d.token.startswith("build:")]
    assert built
    assert all("@" in d.token and "+" in d.token for d in built)
    again = resume(parse_record(str(match.record())))
    assert again.state.digest() == match.state.digest()
    while not match.decisions[-1].token.startswith("build:"):
        match.undo()
    match.undo()
    assert isinstance(match.state.question(match.state.actor()), BuildPress)


class Planner:
    """Gives a whole answer at once."""

    name = "planner"
    needs_view = True

    def __init__(self, token: str) -> None:
        self.token = token

    def choose(self, view: object, seat: int, offers: list[Choice]) -> Choice:
        assert isinstance(view, OrchardState)
        return parse(view.verbs(), self.token)


@rule("EX-PRESS-1")
def test_a_bot_may_give_a_whole_answer_at_once() -> None:
    s = building([0, 0, 2, 3, 5])
    for token in ("build:screw-press@plot-4+plum,pear", "pass"):
        assert str(ask_bot(Planner(token), s, 0)) == token
    with pytest.raises(ValueError, match="not offered"):
        ask_bot(Planner("build:screw-press@plot-4+pear"), s, 0)
