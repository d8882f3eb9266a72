"""Of the seats of a table: whose its secrets are, whether the game has begun, and what its row says of who must answer."""

from typing import Any, Final

from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.state import State, Verdict
from overlander.table.play.names import looks_of
from overlander.table.play.plans import planned
from overlander.table.storage.rows import Seat, Wishes, now

LOST: Final = "lost"
WON: Final = "won"


def has_begun(seats: list[Seat], number: int) -> bool:
    """As soon as somebody sits at every seat."""
    return number > 0 or all(seat.taken or seat.bot for seat in seats)


def secrets_of(seats: list[Seat]) -> frozenset[int]:
    """The seats whose secrets are somebody's: where a person has ever sat, also while a bot sits in, and those by link before
    anybody comes. Otherwise a host could put a bot in somebody's place, look at everything, and give the seat back."""
    return frozenset(i for i, seat in enumerate(seats) if seat.person or seat.link)


def owner_of_all(seats: list[Seat]) -> int | None:
    """To whom all secrets of a table belong: NONE for the screen where it was begun, or the one seat by link; None if several
    share them."""
    secrets = secrets_of(seats)
    links = [i for i in secrets if seats[i].link]
    if not links:
        return NONE
    return links[0] if len(secrets) == 1 else None


def row_values(state: State, seats: list[Seat], number: int, wishes: list[Wishes] | None) -> dict[str, Any]:
    """What is kept beside the decisions, so that tables can be listed without playing them, and go on although nobody looks."""
    waiting = has_begun(seats, number) and not state.over()
    outcome = state.outcome() if state.over() else None
    return {
        "finished": now() if state.over() else None,
        "winners": None if outcome is None else outcome.winners,
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
    return any(wishes[seat].plan or planned(state, seat, wishes[seat]) for seat in state.actors())


def check_seats(seats: list[Seat]) -> None:
    """Names that look the same are the same: nobody is to be taken for another."""
    looks = [looks_of(seat.name) for seat in seats]
    for seat in seats:
        if sum(not looks_of(seat.name).isdisjoint(other) for other in looks) > 1:
            raise OptionError("same-name", {"name": seat.name})
        if seat.colour >= 0 and [x.colour for x in seats].count(seat.colour) > 1:
            raise OptionError("same-colour", {})


def verdict_from(word: str) -> Verdict:
    """As far as it is kept."""
    return Verdict(word != LOST, "" if word in (LOST, WON) else word, [])


def verdict_word(verdict: Verdict) -> str:
    return (verdict.rating or WON) if verdict.won else LOST
