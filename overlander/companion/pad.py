"""The score pad of a real table: a column for everybody, the categories of the game below each other."""

from pathlib import Path
from typing import NamedTuple

from overlander.companion.offer import companion_for
from overlander.companion.talk import alone, only
from overlander.companion.words import Ask, count_points, points_by_category
from overlander.core.game import find_game
from overlander.core.state import Outcome
from overlander.text import Words


class Pad(NamedTuple):
    """`automas`: how many sit behind the people. `rule`: the first category's."""

    options: dict[str, str]
    automas: int
    categories: list[str]
    rule: str

    @property
    def alone(self) -> bool:
        return self.people == 1

    @property
    def people(self) -> int:
        return int(self.options["players"])

    @property
    def seats(self) -> int:
        return self.people + self.automas

    def names(self, words: Words, given: list[str]) -> list[str]:
        """As they were given, by number where nothing was."""
        numbered = [words.say("page-person", n=i + 1) for i in range(self.people)]
        unnamed = [words.say("companion-you")] if self.alone else numbered
        return words.at_table([name or other for name, other in zip(given, unnamed, strict=False)], self.options)

    def ask(self, name: str) -> Ask:
        return points_by_category("companion-points-of", self.rule, {"player": name}, self.categories)

    def outcome(self, points: list[list[int]]) -> Outcome:
        return count_points(self.categories, points)


def pad(game: str, options: dict[str, str], corrections: Path | None = None) -> Pad:
    """Of a table with these options; alone if nothing is said."""
    found = find_game(game)
    companion = companion_for(game)
    given = found.options({**alone(game), **only(game, options, companion.pad_options)})
    return Pad(given, len(found.automas(given)), found.new(given, "pad", corrections).outcome().categories, companion.pad_rule)
