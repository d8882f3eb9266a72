"""The arena: many games between bots, with balanced seats, kept as they are played, so that it can be broken off and go on.

A folder holds `arena.json` (what is played), `results.jsonl` (a line for each game that is done, written at once), the records, and
at the end the table `results.parquet` and the page `report.html`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.research.bout import Bout, Result, as_row, from_row, play
from overlander.research.crew import PROCESSES, run
from overlander.research.entrants import Entrant
from overlander.research.occupied import occupying
from overlander.writing import whole_lines, write_whole, writing

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
PLAN: Final = "arena.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
IN_A_FOLDER: Final = 1000  # records

PlanJson = dict[str, Any]


class Plan:
    """Who meets whom. A lineup plays a deal as often as it has seats, everybody once in each: what a seat or a deal is worth
    cancels out. One bot against itself plays each deal once: moved round, it would play nearly the same game again. Deal d has
    the seed `S/d`; game g is turn g % turns of deal g // turns."""

    def __init__(
        self, game: Game, options: dict[str, str], entrants: list[Entrant], games: int, seed: str, form: str = ROUND_ROBIN
    ) -> None:
        self.game = game
        self.options = options
        self.entrants = entrants
        self.games = games
        self.seed = seed
        self.form = form
        self.seats = int(options["players"])
        self.turns = self.seats if len(entrants) > 1 else 1
        self.lineups = self.all_lineups()

    def all_lineups(self) -> list[tuple[Entrant, ...]]:
        n = self.seats
        if self.form == LADDER and len(self.entrants) > n:
            return [tuple(self.entrants[i : i + n]) for i in range(len(self.entrants) - n + 1)]
        if len(self.entrants) >= n:
            return list(combinations(self.entrants, n))
        found = [x for x in combinations_with_replacement(self.entrants, n) if len(set(x)) == len(self.entrants)]
        return found or [tuple(self.entrants * n)[:n]]

    def balanced(self) -> bool:
        """Whether every lineup plays as often as every other, in all seats."""
        return self.games % (self.turns * len(self.lineups)) == 0

    def bout(self, number: int) -> Bout:
        deal, turn = divmod(number, self.turns)
        lineup = self.lineups[deal % len(self.lineups)]
        seats = [*lineup[turn:], *lineup[:turn]]
        return Bout(number, self.game.slug, self.options, f"{self.seed}/{deal}", seats)

    def as_json(self) -> PlanJson:
        """What all games of an arena have in common."""
        return {
            "game": self.game.slug,
            "version": self.game.version,
            "data": self.game.pack().digest,
            "options": self.options,
            "entrants": [entrant.as_json() for entrant in self.entrants],
            "seed": self.seed,
            "form": self.form,
        }

    def text(self) -> str:
        return json.dumps(self.as_json(), indent=1) + "\n"

    def otherwise(self, text: str) -> str:
        """What another plan asks for that this one does not."""
        try:
            other = as_asked(json.JSONDecoder().raw_decode(text)[0])
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return "?"
        mine = as_asked(self.as_json())
        return ", ".join(word for word in other if word not in mine)


def as_asked(plan: PlanJson) -> list[str]:
    """A plan in the words of the command line."""
    options = [f"--option {name}={value}" for name, value in plan["options"].items()]
    bots = ",".join(name for name, *_ in plan["entrants"])
    weights = [f"{name}: {' '.join(str(x) for x in more if x)}" for name, *more in plan["entrants"] if any(more)]
    version = f"{plan['game']} {plan['version']} ({plan['data']})"
    return [version, *options, f"--bots {bots}", *weights, f"--seed {plan['seed']}", f"--form {plan['form']}"]


class Arena:
    """A plan in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.done: dict[int, Result] = {}
        with writing(folder):
            folder.joinpath(RECORDS).mkdir(parents=True, exist_ok=True)
            file = folder / PLAN
            if not file.exists():
                write_whole(file, plan.text())
        kept = file.read_text(encoding="utf-8", errors="replace")
        if kept != plan.text():
            raise OptionError("other-arena", {"folder": str(folder), "found": plan.otherwise(kept)})
        self.read()

    def read(self) -> None:
        """What is done; the game of a line that was cut off is played again. Another process may be writing it."""
        path = self.folder / RESULTS
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        for number, line in enumerate(text[: text.rfind("\n") + 1].splitlines(), start=1):
            try:
                result = from_row(json.loads(line))
            except (ValueError, TypeError, RecursionError):
                raise OptionError("file-unreadable", {"file": str(path), "why": f"line {number} is not a result"}) from None
            self.done[result.number] = result

    def record_file(self, number: int) -> Path:
        return self.folder / RECORDS / f"{number // IN_A_FOLDER:04}" / f"{number:07}.overlander"

    def left(self) -> Iterator[Bout]:
        for number in range(self.plan.games):
            if number not in self.done:
                yield self.plan.bout(number)

    def play(self, workers: int, backend: str = PROCESSES, after: Callable[[int], None] | None = None) -> None:
        """Everything that is left. A game counts as soon as its line is written; its record is there before."""
        with occupying(self.folder):
            with writing(self.folder):
                whole_lines(self.folder / RESULTS)  # cuts off what was left unfinished
            self.read()  # what another process has done meanwhile
            for _bout, (result, record) in run(play, self.left(), workers, backend):
                with writing(self.folder):
                    self.keep(result, record)
                if after is not None:
                    after(len(self.done))

    def keep(self, result: Result, record: str) -> None:
        file = self.record_file(result.number)
        file.parent.mkdir(exist_ok=True)
        write_whole(file, record)
        with self.folder.joinpath(RESULTS).open("a", encoding="utf-8", newline="\n") as lines:
            lines.write(json.dumps(as_row(result)) + "\n")
        self.done[result.number] = result

    def results(self) -> list[Result]:
        """By number: the order in which the games were done does not matter."""
        return [self.done[number] for number in sorted(self.done) if number < self.plan.games]
