"""The review of a game: how the expected result went, and the decisions that cost most."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from overlander.core.choice import parse
from overlander.core.match import Match
from overlander.core.state import State
from overlander.page.hint import LEAST as WORTH_A_WORD
from overlander.page.hint import listed, part, tipping
from overlander.pictures.charts import Expectation, draw_course
from overlander.players.review import Assessed, Considered
from overlander.text import Words

MOST: Final = 8  # moments that are told
LEAST: Final = 0.5  # points that a moment has cost
PARTS: Final = 3  # of a difference that are told
CHANCE: Final = 2  # per cent


class Moment(NamedTuple):
    """A decision that was not the best."""

    number: int
    before: int  # decisions before it
    question: str
    taken: str
    better: str
    cost: str  # points
    balance: str


class GameReview(NamedTuple):
    seat: int
    decisions: int  # that could be judged
    good: int  # of them as good as the best
    cost: str  # points, all together
    chart: str
    moments: list[Moment]


def review_of(
    match: Match, seat: int, words: Words, colour: int, categories: list[str], assessed: Sequence[Assessed], replay: str = ""
) -> GameReview:
    judged = [x for x in assessed if x.taken is not None]
    worst = sorted([x for x in judged if x.cost >= LEAST], key=lambda x: (-x.cost, x.number))[:MOST]
    rivals = match.state.seats > 1
    expected = [
        Expectation(x.number, x.expected.total, x.expected.rival if rivals else None, x.expected.win, x.cost) for x in assessed
    ]
    return GameReview(
        seat=seat,
        decisions=len(judged),
        good=sum(1 for x in judged if x.cost < LEAST),
        cost=words.points(sum(x.cost for x in judged)),
        chart=draw_course(expected, colour, words, {x.number for x in worst}, replay) if expected else "",
        moments=[moment(match, seat, words, categories, x) for x in sorted(worst, key=lambda x: x.number)],
    )


def moment(match: Match, seat: int, words: Words, categories: list[str], found: Assessed) -> Moment:
    view = match.at(found.number - 1).view(seat)
    best, taken = found.best[0], found.expected
    return Moment(
        number=found.number,
        before=found.number - 1,
        question=words.question(view, seat),
        taken=in_words(words, view, seat, found.token),
        better=in_words(words, view, seat, best.token),
        cost=words.points(found.cost, signed=True).lstrip("+"),
        balance=balance(words, categories, best, taken),
    )


def balance(words: Words, categories: list[str], best: Considered, taken: Considered) -> str:
    """What the best choice would have brought more than the one that was taken: to oneself, to the best of the others, and of the
    chance of winning."""
    parts = tipping(words, categories, best, taken, PARTS)
    rival, win = best.rival - taken.rival, round(100 * (best.win - taken.win))
    if abs(rival) >= WORTH_A_WORD:
        parts.append(part(words, words.say("hint-rival"), rival))
    if abs(win) >= CHANCE:
        percent = words.say("hint-percent", n=words.points(win, signed=True))
        parts.append(words.say("hint-part", category=words.say("hint-win"), points=percent))
    return listed(words, parts)


def in_words(words: Words, view: State, seat: int, token: str) -> str:
    choice = parse(view.verbs(), token)
    text = words.choice(view, seat, choice)
    return text if text != token else words.so_far(view, seat, choice)
