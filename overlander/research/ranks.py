"""What came of an arena: ratings, victories with their intervals, who beats whom, and the table of results."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from overlander.research.bout import Result
from overlander.research.extra import need
from overlander.writing import replacing

ORDERS: Final = 10  # of the games, for ratings
SURE: Final = 1.96  # standard errors to each side: 95 %


class Rank(NamedTuple):
    name: str
    games: int
    wins: float  # a shared victory is shared
    low: float  # of the share of games won, with 95 %
    high: float
    score: float  # mean points
    score_error: float  # to each side, with 95 %
    rating: float
    deviation: float

    def share(self) -> float:
        return self.wins / max(1, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 %.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share, z = wins / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def without_failures(results: list[Result]) -> list[Result]:
    return [result for result in results if not result.error]


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """By Plackett and Luce (openskill): mean and deviation, from 25 +- 8.3 on. Such a rating remembers the last games best: this is
    the mean over some orders of the games. Automas are rated too."""
    need("openskill")
    games = [result for result in without_failures(results) if len(set(result.names)) > 1]
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for number in range(ORDERS):
        for name, rating in ratings_in_order(Random(number).sample(games, len(games))).items():
            found[name].append(rating)
    return {name: (mean(x[0] for x in values), mean(x[1] for x in values)) for name, values in found.items()}


def ratings_in_order(results: list[Result]) -> dict[str, tuple[float, float]]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Any] = defaultdict(model.rating)
    for result in results:
        teams = [[found[name]] for name in result.names]
        places = [float(place_of(result, seat)) for seat in range(len(result.names))]
        rated = model.rate(teams, ranks=places)
        new: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for name, team in zip(result.names, rated):
            new[name].append((team[0].mu, team[0].sigma))
        for name, values in new.items():  # who sits twice is rated once, by the mean
            found[name] = model.rating(mu=mean(x[0] for x in values), sigma=mean(x[1] for x in values))
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in found.items()}


def place_of(result: Result, seat: int) -> int:
    """Winners first, as the rules break ties; then by points."""
    if seat in result.winners:
        return 0
    return 1 + sum(1 for other in range(len(result.points)) if result.total(other) > result.total(seat))


def ranks(results: list[Result]) -> list[Rank]:
    """The best first."""
    rated = ratings(results)
    wins: dict[str, list[float]] = defaultdict(list)
    scores: dict[str, list[int]] = defaultdict(list)
    for result in without_failures(results):
        for seat, name in enumerate(result.names):
            wins[name].append(result.win(seat))
            scores[name].append(result.total(seat))
    out: list[Rank] = []
    for name, won in wins.items():
        low, high = wilson(sum(won), len(won))
        error = SURE * stdev(scores[name]) / sqrt(len(won)) if len(won) > 1 else 0.0
        rating, deviation = rated.get(name, (25.0, 25 / 3))
        out.append(Rank(name, len(won), sum(won), low, high, mean(scores[name]), error, rating, deviation))
    return sorted(out, key=lambda x: (-x.rating, -x.share(), x.name))


def duels(results: list[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often the first came before the second (a tie counts half), and in how many comparisons."""
    out: dict[tuple[str, str], tuple[float, int]] = {}
    for result in without_failures(results):
        for one, name in enumerate(result.names):
            for two, other in enumerate(result.names):
                if name != other:
                    ahead = place_of(result, two) - place_of(result, one)
                    before, n = out.get((name, other), (0.0, 0))
                    out[name, other] = before + (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0), n + 1
    return out


def count_replaced(results: list[Result]) -> dict[tuple[str, str], int]:
    """How many decisions of programs others took, by the program's name and the reason."""
    out: dict[tuple[str, str], int] = defaultdict(int)
    for result in results:
        for name, troubles in zip(result.names, result.replaced):
            for why, n in troubles.items():
                out[name, why] += n
    return dict(out)


def write_table(results: list[Result], file: Path) -> None:
    """A row for each seat of each game, as Parquet."""
    need("pyarrow")
    import pyarrow
    import pyarrow.parquet

    categories = list(dict.fromkeys(name for result in results for name in result.categories))
    columns: dict[str, list[object]] = defaultdict(list)
    for result in results:
        for seat, name in enumerate(result.names):
            row: dict[str, object] = {
                "game": result.number,
                "seed": result.seed,
                "seat": seat,
                "player": name,
                "points": None if result.error else result.total(seat),
                "won": None if result.error else result.win(seat),
                "rank": None if result.error else place_of(result, seat),
                "decisions": result.decisions,
                "replaced": sum(result.replaced[seat].values()) if seat < len(result.replaced) else 0,
                "digest": result.digest,
                "error": result.error,
            }
            for category in categories:
                found = category in result.categories
                row[f"points {category}"] = result.points[seat][result.categories.index(category)] if found else None
            for key, value in row.items():
                columns[key].append(value)
    with replacing(file) as out:
        pyarrow.parquet.write_table(pyarrow.table(dict(columns)), out)
