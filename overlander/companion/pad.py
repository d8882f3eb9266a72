"""The score pad of a real table: a column for everybody, the categories of the game below each other."""

from pathlib import Path
from typing import NamedTuple

from overlander.companion.talk import ALONE, companion_for, only
from overlander.companion.words import Ask, counted, points_by_category
from overlander.core.game import find_game
from overlander.core.state import Outcome
from overlander.games.trail.state import TrailState
from overlander.text import Words


class Pad(NamedTuple):
    """`rule`: the first category's."""

    options: dict[str, str]
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
        """Who plays alone has the automa beside."""
        return 2 if self.alone else self.people

    def names(self, words: Words, given: list[str]) -> list[str]:
        """As they were given, by number where nothing was."""
        numbered = [words.say("page-person", n=i + 1) for i in range(self.people)]
        unnamed = [words.say("companion-you")] if self.alone else numbered
        return words.at_table([name or other for name, other in zip(given, unnamed, strict=False)], self.options)

    def ask(self, name: str) -> Ask:
        return points_by_category("companion-points-of", self.rule, {"player": name}, self.categories)

    def outcome(self, points: list[list[int]]) -> Outcome:
        return counted(self.categories, points)


def pad(game: str, options: dict[str, str], corrections: Path | None = None) -> Pad:
    """Of a table with these options; alone if nothing is said."""
    found = find_game(game)
    given = found.options({**ALONE, **only(game, options, companion_for(game).pad_options)})
    s = found.new(given, "pad", corrections)
    assert isinstance(s, TrailState)
    return Pad(given, s.outcome().categories, s.cites("GWT-SCORE-1"))
