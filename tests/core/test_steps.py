"""Questions that are answered in steps, and what a question need not write."""

from typing import Any, ClassVar

import pytest

from overlander.core.choice import NONE, Choice, Kinds, Verb
from overlander.core.errors import Refusal, no
from overlander.core.frame import LONGEST_LIST, MOST_VISITED, Frame, is_whole

COLOURS = ["red", "green", "blue"]
PLACES = ["hill", "shore"]
PAINT = Verb("paint", [("colour", COLOURS), ("place", PLACES)], ":@+", kinds=Kinds("drops", COLOURS, 3))
PASS = Choice(Verb("pass", [], ""))
PAY = Verb("pay", [("thing", ["press", "mill"])], ":+", kinds=Kinds("fruits", [f"fruit-{i}" for i in range(8)], 15))
STATE = None  # these questions ask nothing of it


class Paint(Frame):
    """A colour, a place, and up to two drops of any colours, which may be left out."""

    rule: ClassVar[str] = "X-1"
    in_steps: ClassVar[bool] = True

    def steps(self, s: Any, partial: Choice | None) -> list[Choice]:
        if partial is None:
            return [*[Choice(PAINT, colour) for colour in range(3)], PASS]
        if partial.verb is not PAINT or sum(partial.counts()) > 2 or (partial.b == NONE and any(partial.counts())):
            return []
        if partial.b == NONE:
            return [partial.with_part(1, place) for place in range(2)]
        return [partial, *[partial.adding(colour, 1) for colour in range(3)]] if sum(partial.counts()) < 2 else []


class Payment(Frame):
    """Fruits one by one, and never enough."""

    rule: ClassVar[str] = "X-3"
    in_steps: ClassVar[bool] = True
    visited = 0

    def steps(self, s: Any, partial: Choice | None) -> list[Choice]:
        Payment.visited += 1
        if partial is None:
            return [Choice(PAY, 0), PASS]
        return [partial.adding(kind, 1) for kind in range(8) if partial.count(kind) < 15] if partial.verb is PAY else []


class Endless(Paint):
    def steps(self, s: Any, partial: Choice | None) -> list[Choice]:
        draw = Verb("draw", [("card", [str(i) for i in range(LONGEST_LIST + 1)])], ":")
        return [Choice(draw, i) for i in range(LONGEST_LIST + 1)] if partial is None else []


class Filtered(Frame):
    """Writes candidates and why_not alone."""

    rule: ClassVar[str] = "X-2"

    def candidates(self, s: Any) -> list[Choice]:
        return [*[Choice(PAINT, colour) for colour in range(3)], PASS]

    def why_not(self, s: Any, c: Choice) -> Refusal | None:
        return no(self.rule, "no-green-paint") if c.verb is PAINT and c.a == 1 else super().why_not(s, c)


class Nothing(Frame):
    pass


class OnlyReasons(Frame):
    def why_not(self, s: Any, c: Choice) -> Refusal | None:
        return None


class NoSteps(Frame):
    in_steps: ClassVar[bool] = True


def tokens(choices: list[Choice]) -> list[str]:
    return [str(c) for c in choices]


def test_the_steps_of_an_answer() -> None:
    q = Paint(0)
    assert tokens(q.steps(STATE, None)) == ["paint:red", "paint:green", "paint:blue", "pass"]
    red = Choice(PAINT, 0)
    assert tokens(q.steps(STATE, red)) == ["paint:red@hill", "paint:red@shore"]
    hill = red.with_part(1, 0)
    assert tokens(q.steps(STATE, hill))[:2] == ["paint:red@hill", "paint:red@hill+red"], "it may stay without drops"
    assert not is_whole(q, STATE, red)
    assert is_whole(q, STATE, hill)
    assert is_whole(q, STATE, hill.adding(1, 2))
    assert is_whole(q, STATE, PASS)


def test_all_answers_are_listed_once_where_they_are_few() -> None:
    q = Paint(0)
    listed = tokens(q.choices(STATE))
    assert len(listed) == len(set(listed)) == 3 * 2 * (1 + 3 + 6) + 1
    assert listed[:3] == ["paint:red@hill", "paint:red@hill+red", "paint:red@hill+red*2"]
    assert listed[-1] == "pass"
    with pytest.raises(RuntimeError, match="walk its steps"):
        Endless(0).choices(STATE)


def test_why_not_follows_the_steps() -> None:
    q = Paint(0)
    hill = Choice(PAINT, 0, 0)
    assert [q.why_not(STATE, c) for c in q.choices(STATE)] == [None] * 61
    for c, reason in (
        (Choice(PAINT, 2), "unfinished"),
        (hill.adding(0, 3), "not-offered"),
        (Choice(PAINT, 0).adding(0, 1), "not-offered"),
    ):
        refusal = q.why_not(STATE, c)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("X-1", reason)
        assert (q.why_no_step(STATE, c) is None) == (reason == "unfinished")


def test_choices_are_the_candidates_that_are_not_refused() -> None:
    q = Filtered(0)
    assert tokens(q.choices(STATE)) == ["paint:red", "paint:blue", "pass"]
    assert tokens(q.steps(STATE, None)) == tokens(q.choices(STATE))
    assert q.steps(STATE, Choice(PAINT, 0)) == []
    refusal = q.why_not(STATE, Choice(PAINT, 1))
    assert refusal is not None
    assert refusal.reason == "no-green-paint"
    refusal = q.why_not(STATE, Choice(PAINT, 1, 1))
    assert refusal is not None
    refusal = q.why_not(STATE, Choice(PAINT, 0, 1))
    assert refusal is not None
    assert refusal.reason == "not-offered"


@pytest.mark.parametrize("cls", [Nothing, OnlyReasons, NoSteps])
def test_a_question_without_answers_says_so_instead_of_asking_itself(cls: type[Frame]) -> None:
    question = cls(0)
    with pytest.raises(NotImplementedError, match=cls.__name__):
        question.choices(STATE)
    with pytest.raises(NotImplementedError, match=cls.__name__):
        question.candidates(STATE)
    if not isinstance(question, OnlyReasons):
        with pytest.raises(NotImplementedError, match=cls.__name__):
            question.why_not(STATE, PASS)


def test_an_answer_with_the_most_pieces_is_refused_at_once() -> None:
    """There are four thousand million partial answers within it."""
    refusal = Payment(0).why_not(STATE, PAY.choice([1], [15] * 8))
    assert refusal is not None
    assert refusal.reason == "not-offered"
    Payment.visited = 0
    refusal = Payment(0).why_not(STATE, PAY.choice([0], [15] * 7 + [14]))
    assert refusal is not None
    assert refusal.reason == "unfinished", "the first way leads there"
    assert Payment.visited < 200
    Payment.visited = 0

    class Lacks(Payment):
        def steps(self, s: Any, partial: Choice | None) -> list[Choice]:
            return [c for c in super().steps(s, partial) if c.verb is PASS.verb or c.count(7) < 15]

    refusal = Lacks(0).why_not(STATE, PAY.choice([0], [15] * 8))
    assert refusal is not None
    assert refusal.reason == "not-offered"
    assert Payment.visited <= MOST_VISITED + 1
