"""What is thought of the choices at a question, in words: for hints, and for the review of a game."""

from typing import Final, NamedTuple

from overlander.core.choice import parse
from overlander.page.sight import Sight
from overlander.page.steps import whole_button
from overlander.players.review import BEST, Considered
from overlander.text import Words

LEAST: Final = 0.3  # points that are worth a word
PARTS: Final = 2  # of a difference that are told


class Advice(NamedTuple):
    """One of the best choices."""

    number: int  # from 1
    token: str
    ways: str  # the tokens of the steps that lead there, and its own
    text: str
    things: str  # on the board
    own: str  # points that are expected
    rival: str  # those of the best of the others; empty where there is nobody
    win: int  # per cent
    balance: str  # what tips it against the best one


def advise(seen: Sight, categories: list[str], choices: list[Considered]) -> list[Advice]:
    best = choices[:BEST]
    return [advice(seen, categories, best, i) for i in range(len(best))]


def advice(seen: Sight, categories: list[str], best: list[Considered], i: int) -> Advice:
    choice, words = best[i], seen.words
    button = whole_button(seen.buttons, parse(seen.view.verbs(), choice.token))
    return Advice(
        number=i + 1,
        token=choice.token,
        ways=" ".join([*choice.ways, choice.token]),
        text=button.text,
        things=button.things,
        own=words.points(choice.total),
        rival=words.points(choice.rival) if len(seen.names) > 1 else "",
        win=round(100 * choice.win),
        balance=words.say("hint-balance", parts=listed(words, tipping(words, categories, choice, best[0], PARTS))) if i else "",
    )


def tipping(words: Words, categories: list[str], one: Considered, other: Considered, parts: int) -> list[str]:
    """Where one choice brings more points of one's own than another, or fewer: the largest differences first, then the rest of
    them, so that they add up."""
    rows = [(words.name(c, "category"), x - y) for c, x, y in zip(categories, one.points, other.points, strict=True)]
    rows.sort(key=lambda row: -abs(row[1]))
    told = [row for row in rows[:parts] if abs(row[1]) >= LEAST]
    told.append((words.say("hint-rest"), sum(n for _, n in rows[len(told) :])))
    return [part(words, name, n) for name, n in told if abs(n) >= LEAST]


def part(words: Words, name: str, points: float) -> str:
    return words.say("hint-part", category=name, points=words.points(points, signed=True))


def listed(words: Words, parts: list[str]) -> str:
    return words.list_with_commas(parts) if parts else words.say("hint-alike")
