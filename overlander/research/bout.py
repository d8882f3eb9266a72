"""One game of an arena or a data set: who sits where, how it is played, what came of it. The same bout gives the same result in
whatever process or machine it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from overlander.core.choice import Choice
from overlander.core.errors import OverlanderError
from overlander.core.game import find_game
from overlander.core.record import Decision, Record
from overlander.core.state import State
from overlander.players.bot import ask_bot
from overlander.players.program import ProgramBot
from overlander.research.entrants import Entrant, find_entrant

LIMIT: Final = 100_000  # decisions after which a game is taken not to end

Watch = Callable[[State, int, Choice], None]  # before each decision


class Bout(NamedTuple):
    number: int
    game: str
    options: dict[str, str]
    seed: str  # of the deal; bouts that differ in seats alone have the same one
    seats: list[Entrant]

    def bot_seed(self, seat: int) -> str:
        return f"{self.seed}/{self.number}/{seat}"


class Result(NamedTuple):
    """`error` tells why a game was not played to its end; then there are no points. `replaced` counts by seat, and by the reason,
    the decisions of an owner's program that another bot took."""

    number: int
    seed: str
    names: list[str]  # by seat, automas last
    categories: list[str]
    points: list[list[int]]
    winners: list[int]
    decisions: int
    digest: str  # of the last position
    error: str = ""
    replaced: Sequence[dict[str, int]] = ()

    def total(self, seat: int) -> int:
        return sum(self.points[seat])

    def win(self, seat: int) -> float:
        """A shared victory is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(bout: Bout, watch: Watch | None = None) -> tuple[Result, str]:
    """The result, and the record as text."""
    game = find_game(bout.game)
    bots = [find_entrant(game, entrant, bout.bot_seed(seat)) for seat, entrant in enumerate(bout.seats)]
    s = game.new(bout.options, bout.seed)
    decisions: list[Decision] = []
    error = ""
    try:
        while not s.over():
            seat = s.actor()
            c = ask_bot(bots[seat], s, seat)
            if watch is not None:
                watch(s, seat, c)
            s.apply(seat, c)
            decisions.append(Decision(seat, str(c), s.digest()))
            if len(decisions) >= LIMIT:
                error = f"not over after {LIMIT} decisions"
                break
    except OverlanderError:
        raise
    except Exception as failure:  # of the rules or a bot: told in the results, and its record leads there
        error = f"{type(failure).__name__}: {failure}"
    names = [f"{entrant.name} {seat + 1}" for seat, entrant in enumerate(bout.seats)]
    record = Record(game.slug, bout.options, names, bout.seed, game.version, game.pack().digest, decisions)
    who = [entrant.name for entrant in bout.seats] + game.automas(bout.options)
    replaced = [bot.troubles if isinstance(bot, ProgramBot) else {} for bot in bots]
    troubles = replaced if any(replaced) else []
    if error:
        return Result(bout.number, bout.seed, who, [], [], [], len(decisions), s.digest(), error, troubles), str(record)
    found = s.outcome()
    points = [row[:] for row in found.points]
    result = Result(
        bout.number, bout.seed, who, found.categories[:], points, found.winners[:], len(decisions), s.digest(), "", troubles
    )
    return result, str(record)


def as_row(result: Result) -> dict[str, Any]:
    return result._asdict()


def from_row(row: dict[str, Any]) -> Result:
    return Result(**row)
