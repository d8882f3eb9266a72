"""A guided first lap: how far the learner is, what the lesson wants next, and why.

A match is a lesson by its seed and options, and it is followed as long as its decisions are those of the lesson: whoever decides
something else has left it, and is back in it by taking that back. Nothing else is kept of it.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import parse
from overlander.core.errors import Refused
from overlander.core.match import Match
from overlander.drawing.grammar import sign, strip
from overlander.drawing.guide import Lesson, Move

if TYPE_CHECKING:
    from overlander.page.sight import Sight

LEFT: Final = 3  # decisions of the learner for which it is said that the lesson was left, or is over
SIGN: Final = 20.0


class Task(NamedTuple):
    """What is told to the learner now. Without a token: that the lesson is over, or was left."""

    text: str
    number: int = 0
    last: int = 0
    token: str = ""  # the answer that the lesson wants
    choice: str = ""  # the same in words
    signs: tuple[tuple[str, str], ...] = ()  # those that turn up here: each drawn, and in words


def lesson_of(match: Match) -> Lesson | None:
    found = pictures.lesson(match.game.slug)
    if found is None or match.seed != found.seed or any(match.options[name] != value for name, value in found.options.items()):
        return None
    return found


def count_followed(match: Match, lesson: Lesson) -> int:
    """The number of decisions that are those of the lesson, from the first on."""
    for i, (move, decision) in enumerate(zip(lesson.moves, match.decisions)):
        if (move.seat, move.token) != (decision.seat, decision.token):
            return i
    return min(len(lesson.moves), len(match.decisions))


def next_move(match: Match) -> Move | None:
    """What the lesson plays next, if the match follows it; None where rules or components are no longer those it was made for."""
    lesson = lesson_of(match)
    number = len(match.decisions)
    if lesson is None or number >= len(lesson.moves) or count_followed(match, lesson) < number:
        return None
    move = lesson.moves[number]
    return move if may_be_played(match, move) else None


def may_be_played(match: Match, move: Move) -> bool:
    try:
        return match.state.why_not(move.seat, parse(match.state.verbs(), move.token)) is None
    except Refused:
        return False


def is_taught(match: Match, seat: int) -> bool:
    """The lesson says what this seat decides now."""
    move = next_move(match)
    return move is not None and move.seat == seat


def unfinished(match: Match) -> bool:
    """The match follows its lesson, and something is still to come."""
    return next_move(match) is not None


def task(seen: "Sight") -> Task | None:
    """For the learner of a lesson; None for everybody else, and where there is nothing more to say."""
    lesson = lesson_of(seen.match) if seen.live else None
    if lesson is None or seen.seat != lesson.learner or seen.over:
        return None
    say = seen.words.say
    number = count_followed(seen.match, lesson)
    if number < seen.number or number == len(lesson.moves):
        since = sum(1 for decision in seen.match.decisions[number:] if decision.seat == seen.seat)
        return Task(say("lesson-end" if number == len(lesson.moves) else "page-lesson-left")) if since < LEFT else None
    move = next_move(seen.match)
    if move is None or not move.text:
        return None
    tasks = [i for i, x in enumerate(lesson.moves) if x.text]
    return Task(
        text=say(f"lesson-{move.text}"),
        number=tasks.index(seen.number) + 1,
        last=len(tasks),
        token=move.token,
        choice=seen.words.choice(seen.view, seen.seat, parse(seen.view.verbs(), move.token)),
        signs=tuple([(strip([sign(name, SIGN)]), say(f"lesson-sign-{name}")) for name in move.signs]),
    )
