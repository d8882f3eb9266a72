"""Whom a table waits for: whether its game has begun, who must answer, and what its row says of that."""

from typing import Any, Final

from overlander.core.choice import NONE
from overlander.core.state import State, Verdict
from overlander.table.play.plans import planned_answer
from overlander.table.storage.rows import Seat, Wishes, now

LOST: Final = "lost"
WON: Final = "won"


def has_begun(seats: list[Seat], number: int) -> bool:
    """As soon as somebody sits at every seat."""
    return number > 0 or all(seat.taken or seat.bot for seat in seats)


def row_values(state: State, seats: list[Seat], number: int, wishes: list[Wishes] | None) -> dict[str, Any]:
    """What is kept beside the decisions, so that tables can be listed without playing them, and go on although nobody looks."""
    waiting = has_begun(seats, number) and not state.over()
    outcome = state.outcome() if state.over() else None
    return {
        "finished": now() if state.over() else None,
        "winners": None if outcome is None else outcome.winners,
        "totals": None if outcome is None else outcome.totals(),
        "verdict": None if outcome is None or outcome.verdict is None else verdict_word(outcome.verdict),
        "asked": state.actors() if waiting else [],
        "bot_asked": waiting and goes_on_alone(state, seats, wishes),
    }


def goes_on_alone(state: State, seats: list[Seat], wishes: list[Wishes] | None) -> bool:
    """A bot must answer, or somebody who has said beforehand what to do."""
    return bot_to_answer(state, seats) != NONE or plan_waits(state, wishes)


def bot_to_answer(state: State, seats: list[Seat]) -> int:
    """The first seat that must answer and is a bot's; NONE if only people, or nobody."""
    return NONE if state.over() else next((seat for seat in state.actors() if seats[seat].bot), NONE)


def plan_waits(state: State, wishes: list[Wishes] | None) -> bool:
    """Somebody who must answer has said what to do, or planned what is not offered now."""
    if state.over() or wishes is None:
        return False
    return any(wishes[seat].plan or planned_answer(state, seat, wishes[seat]) for seat in state.actors())


def verdict_from(word: str) -> Verdict:
    """As far as it is kept."""
    return Verdict(word != LOST, "" if word in (LOST, WON) else word, [])


def verdict_word(verdict: Verdict) -> str:
    return (verdict.rating or WON) if verdict.won else LOST
