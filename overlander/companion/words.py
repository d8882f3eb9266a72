"""What is said and asked: keys of messages with their parameters, put in words by whoever shows them."""

import re
from typing import Final, NamedTuple

from overlander.core.errors import Params
from overlander.core.event import Event
from overlander.core.state import Outcome

CHOICE: Final = "choice"
NUMBER: Final = "number"
COUNTS: Final = "counts"
MOST: Final = 99
FEWEST_POINTS: Final = -99  # objectives that were not met cost points
MOST_POINTS: Final = 250
WHOLE: Final = re.compile(r"-?[0-9]{1,3}")


class Tell(NamedTuple):
    """A sentence with the rule behind it: a message of the companion, or an event of the game."""

    key: str
    rule: str
    params: Params
    event: Event | None = None


class Answer(NamedTuple):
    """A possible answer: a message with its parameters, or the component of that name (`kind`), or just the value."""

    value: str
    key: str = ""
    kind: str = ""
    params: tuple[tuple[str, str], ...] = ()


class Ask(NamedTuple):
    """A question. CHOICE: one of the options; NUMBER: `least` to `most`; COUNTS: how many of each option, separated by commas."""

    key: str
    rule: str
    params: Params
    form: str
    options: tuple[Answer, ...] = ()
    most: int = MOST
    least: int = 0
    ends_round: bool = False  # it waits for the player's own turn

    def accepts(self, answer: str) -> bool:
        if self.form == CHOICE:
            return any(x.value == answer for x in self.options)
        numbers = answer.split(",")
        if len(numbers) != (1 if self.form == NUMBER else len(self.options)):
            return False
        return all(whole(x, self.least, self.most) for x in numbers)


def whole(text: str, least: int, most: int) -> bool:
    return WHOLE.fullmatch(text) is not None and least <= int(text) <= most


def points_by_category(key: str, rule: str, params: Params, categories: list[str]) -> Ask:
    options = tuple(Answer(slug, kind="category") for slug in categories)
    return Ask(key, rule, params, COUNTS, options, most=MOST_POINTS, least=FEWEST_POINTS)


def count_points(categories: list[str], points: list[list[int]]) -> Outcome:
    """Most points win; a tie is a shared victory."""
    totals = [sum(row) for row in points]
    return Outcome(categories, points, [seat for seat in range(len(totals)) if totals[seat] == max(totals)])


YES_NO: Final = (Answer("yes", "companion-yes"), Answer("no", "companion-no"))
