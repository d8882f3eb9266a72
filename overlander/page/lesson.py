"""A guided first lap: how far the learner is, what the lesson wants next, and why.

A match is a lesson by its seed and options, and it is followed as long as its decisions are those of the lesson: whoever decides
something else has left it, and is back in it by taking that back. Nothing else is kept of it.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from overlander import pictures
from overlander.core.choice import NONE, Choice, parse
from overlander.core.errors import Refused
from overlander.core.match import Match
from overlander.core.state import State
from overlander.drawing.grammar import sign, strip
from overlander.drawing.guide import Lesson, Move
from overlander.page.steps import read_partial

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
    press: str = ""  # what the button says that is to be pressed now: the answer, a part of it, or the way back
    at: str = ""  # the id of what is spoken of, where nothing on the table is to be taken


def lesson_of(match: Match) -> Lesson | None:
    found = pictures.lesson(match.game.slug)
    if found is None or match.seed != found.seed or any(match.options[name] != value for name, value in found.options.items()):
        return None
    return found


def count_followed(match: Match, lesson: Lesson) -> int:
    """The number of decisions that are those of the lesson, from the first on. Where several seats answer at once, it does not
    matter who is first: what counts is the order of each seat's own decisions."""
    left = {seat: [move.token for move in lesson.moves if move.seat == seat][::-1] for seat in range(match.state.seats)}
    for i, decision in enumerate(match.decisions):
        if not left[decision.seat] or left[decision.seat].pop() != decision.token:
            return i
    return len(match.decisions)


def next_move(match: Match, seat: int = NONE) -> Move | None:
    """What the lesson has for a seat (NONE: for anybody) that is asked now, if the match follows it; None where rules or components
    are no longer those it was made for."""
    lesson = lesson_of(match)
    if lesson is None or count_followed(match, lesson) < len(match.decisions) or match.state.over():
        return None
    for asked in match.state.actors():
        own = [move for move in lesson.moves if move.seat == asked]
        done = sum(1 for decision in match.decisions if decision.seat == asked)
        if seat in (NONE, asked) and done < len(own) and may_be_played(match, own[done]):
            return own[done]
    return None


def may_be_played(match: Match, move: Move) -> bool:
    try:
        return match.state.why_not(move.seat, parse(match.state.verbs(), move.token)) is None
    except Refused:
        return False


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
    move = next_move(seen.match, seen.seat)
    if move is None or not move.text:
        return None
    wanted = parse(seen.view.verbs(), move.token)
    text, press = now(seen, move, wanted)
    told = [i for i, x in enumerate([x for x in lesson.moves if x.seat == seen.seat]) if x.text]
    done = sum(1 for decision in seen.match.decisions if decision.seat == seen.seat)
    return Task(
        text=say(text),
        number=told.index(done) + 1,
        last=len(told),
        token=move.token,
        choice=seen.words.choice(seen.view, seen.seat, wanted),
        signs=() if seen.so_far else tuple([(strip([sign(name, SIGN)]), say(f"lesson-sign-{name}")) for name in move.signs]),
        press=press,
        at=move.at,
    )


def now(seen: "Sight", move: Move, wanted: Choice) -> tuple[str, str]:
    """What is said, and what is to be pressed: of an answer that is put together in steps, the next part; if the learner has said
    something else, the way back."""
    steps = seen.steps
    said = parse(seen.view.verbs(), steps.so_far) if steps is not None and steps.so_far else None
    if steps is not None and said is not None and not said.within(wanted):
        return "page-lesson-back-step", steps.back
    texts = [move.text, *move.further]
    whole = way_to(seen.view, seen.seat, wanted, None)
    taken = sum(1 for part in whole if said is not None and part.within(said))
    rest = way_to(seen.view, seen.seat, wanted, said)
    return f"lesson-{texts[min(taken, len(texts) - 1)]}", str(rest[0] if rest else wanted)


def way_to(view: State, seat: int, wanted: Choice, said: Choice | None) -> list[Choice]:
    """What is pressed, part by part, until the wanted answer is said; nothing if it is, or if no way leads there."""
    parts = [c for c in view.steps(seat, said) if c.within(wanted) and (said is None or not c.same(said))]
    for part in sorted(parts, key=lambda c: not c.same(wanted)):
        known = read_partial(view, seat, str(part))
        rest = [] if known is None or known.same(wanted) else way_to(view, seat, wanted, known)
        if rest or part.same(wanted) or (known is not None and known.same(wanted)):
            return [part, *rest]
    return []
