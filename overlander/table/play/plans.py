"""Answers given beforehand, for those who play apart: passing at certain questions, and an answer to one's next question.

Only the owner of a seat makes them, from what that seat sees, and the server carries them out when the question arrives. What was
planned and is not offered then is given up.
"""

from typing import Final, NamedTuple

from overlander.core.choice import Choice, parse
from overlander.core.errors import Refused
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.table.storage.rows import Wishes
from overlander.text.words import kebab

PASS: Final = "pass"
FAR: Final = 60  # decisions of others that are imagined until one's own next question


def planned_answer(state: State, seat: int, wishes: Wishes) -> str:
    """The answer that was given beforehand to the question that a seat has now; empty if there is none."""
    question = state.question(seat)
    if question is None or not (wishes.plan or wishes.passes):
        return ""
    if wishes.plan:
        return wishes.plan if is_answer(state, seat, wishes.plan) else ""
    return PASS if name_of(state, seat) in wishes.passes and is_answer(state, seat, PASS) else ""


def is_answer(state: State, seat: int, token: str) -> bool:
    try:
        choice = parse(state.verbs(), token)
    except Refused:
        return False
    return not choice.verb.extra and state.why_not(seat, choice) is None


def name_of(state: State, seat: int) -> str:
    """The kind of question that a seat has."""
    question = state.question(seat)
    return kebab(type(question).__name__) if question is not None else ""


class Foreseen(NamedTuple):
    """What one's next question may be."""

    state: State
    choices: list[Choice]

    @property
    def name(self) -> str:
        return name_of(self.state, self.state.actor())


def foreseen(view: State, seat: int) -> Foreseen | None:
    """From the seat's view alone: what it cannot know is dealt in one way, and the others do as little as they can."""
    guess = view.clone()
    guess.fill(seat, Rng(key_of("plans"), 0, ()))
    for _ in range(FAR):
        if guess.over():
            return None
        if guess.question(seat) is not None:
            return Foreseen(guess, [c for c in guess.steps(seat, None) if guess.why_not(seat, c) is None])
        actor = guess.actor()
        guess.play(actor, str(last_answer(guess, actor)))
    return None


def last_answer(state: State, seat: int) -> Choice:
    """Mostly it is to pass."""
    steps = state.steps(seat, None)
    answer = steps[-1]
    while steps := [c for c in state.steps(seat, answer) if not c.same(answer)]:
        answer = steps[-1]
    return answer
