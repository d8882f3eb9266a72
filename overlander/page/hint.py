"""What is thought of the choices at a question, in words: for hints, and for the review of a game."""

from typing import Final, NamedTuple

from overlander.core.choice import parse
from overlander.page.sight import Sight
from overlander.page.steps import whole_button
from overlander.players.review import BEST, Considered
from overlander.text import Words

LEAST: Final = 0.3  # points that are worth a word
CHANCE: Final = 2  # per cent
PARTS: Final = 3  # of a difference that are told


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
    balance: str  # what tips it against the best of the others that are shown


def advise(seen: Sight, categories: list[str], choices: list[Considered]) -> list[Advice]:
    best = choices[:BEST]
    return [advice(seen, categories, best, i) for i in range(len(best))]


def advice(seen: Sight, categories: list[str], best: list[Considered], i: int) -> Advice:
    choice, words = best[i], seen.words
    button = whole_button(seen.buttons, parse(seen.view.verbs(), choice.token))
    other = 1 if i == 0 else 0
    against = balance(words, categories, choice, best[other]) if len(best) > 1 else ""
    return Advice(
        number=i + 1,
        token=choice.token,
        ways=" ".join([*choice.ways, choice.token]),
        text=button.text,
        things=button.things,
        own=words.points(choice.total),
        rival=words.points(choice.rival) if len(seen.names) > 1 else "",
        win=round(100 * choice.win),
        balance=words.say("hint-balance", n=other + 1, parts=against) if against else "",
    )


def balance(words: Words, categories: list[str], one: Considered, other: Considered) -> str:
    """What one choice brings more than another, the largest difference first."""
    rows = [(words.name(c, "category"), x - y) for c, x, y in zip(categories, one.points, other.points, strict=True)]
    rows.append((words.say("hint-rival"), one.rival - other.rival))
    largest = sorted([row for row in rows if abs(row[1]) >= LEAST], key=lambda row: -abs(row[1]))[:PARTS]
    parts = [words.say("hint-part", category=name, points=words.points(n, signed=True)) for name, n in largest]
    win = round(100 * (one.win - other.win))
    if abs(win) >= CHANCE:
        percent = words.say("hint-percent", n=words.points(win, signed=True))
        parts.append(words.say("hint-part", category=words.say("hint-win"), points=percent))
    return words.list_with_commas(parts) if parts else words.say("hint-alike")
