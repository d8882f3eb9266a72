"""What comes of many games between bots, by default greedy ones: how long they last, how scores spread, and what each thing of the
box is good for.

Game i of a number of players uses the seed `S/players/i`, so that a run can be repeated bit for bit. A game's `balance.py` says
what is a thing in it and when it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean, pstdev, quantiles
from typing import Final, NamedTuple, Protocol, cast

from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game, offered_games
from overlander.core.state import Outcome, State
from overlander.study.selfplay import Contest

BOT = "greedy"
PART = "balance"
LOOKED = 4  # decisions between two looks at the score
TENTHS = 10  # of a game, at which it is told who leads

Name = tuple[str, str]  # group and slug


class Group(NamedTuple):
    """Things of one kind. `always`: all of them are in every game; `account`: what they bring is known, not their number alone."""

    title: str
    use: str  # what a use of one is
    always: bool = True
    account: bool = True
    chart: bool = False
    won_chart: bool = False


class Use:
    """What one seat did with one thing in one game."""

    def __init__(self, uses: int = 0) -> None:
        self.uses = uses
        self.money = 0
        self.points = 0


ONCE: Final = Use(1)


class Watched(Protocol):
    """One game being watched, from the position before the first decision: a game's part `balance` offers a class of this name."""

    uses: list[dict[Name, Use]]  # by seat
    visits: list[int]  # by seat: what the length of a game is told in (UNIT)
    decisions: int
    in_play: dict[str, list[str]]  # the things of each group

    def turns(self) -> int: ...

    def play(self, seat: int, c: Choice) -> None: ...


class Balance(Protocol):
    """A game's part `balance`."""

    OPTIONS: list[dict[str, str]]  # of one game after another, round and round
    VISITS: str  # the heading of what `Watched.visits` counts
    UNIT: str  # and its unit
    GROUPS: dict[str, Group]
    FIRST: str  # the group whose first thing is the opening of a seat
    PLANS: dict[str, list[str]]  # ways to win that can be told apart, by the categories of which each makes its points

    def Watched(self, state: State) -> Watched: ...  # noqa: N802 (a class of the game)


def studied_games() -> list[str]:
    """The games whose things somebody has named."""
    return [game.slug for game in offered_games() if game.part(PART) is not None]


def balance_of(game: Game) -> Balance:
    part = game.part(PART)
    if part is None:
        raise OptionError("no-balance", {"game": game.slug, "known": ", ".join(studied_games())})
    return cast(Balance, part)


class Thing:
    """One thing of the box over many games."""

    def __init__(self) -> None:
        self.offered = 0  # seats that could have used it: of games in which it was in play
        self.users = 0  # seats that did
        self.uses = 0
        self.money = 0  # gained and spent with it
        self.points = 0
        self.wins = 0.0  # of its users; a shared victory is shared
        self.score = 0  # of its users, altogether

    def add(self, use: Use | None, won: float, score: int) -> None:
        self.offered += 1
        if use is None or not use.uses:
            return
        self.users += 1
        self.uses += use.uses
        self.money += use.money
        self.points += use.points
        self.wins += won
        self.score += score

    def share(self) -> float:
        """Of the seats that could use it, how many did."""
        return self.users / max(1, self.offered)

    def per_seat(self) -> float:
        return self.uses / max(1, self.offered)

    def per_use(self) -> tuple[float, float]:
        """Money and points."""
        return self.money / max(1, self.uses), self.points / max(1, self.uses)

    def won(self) -> float:
        return self.wins / max(1, self.users)


class Study:
    """Many games of one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.categories: list[str] = []
        self.points: list[list[dict[str, int]]] = []  # by game and seat, by category
        self.winners: list[list[int]] = []
        self.turns: list[float] = []  # by game, of one player
        self.visits: list[list[int]] = []  # by game and seat
        self.decisions: list[int] = []
        self.things: dict[str, dict[str, Thing]] = {}  # by group and name
        self.openings: dict[str, Thing] = {}  # by name of the first thing that a seat used
        self.leads: list[list[int]] = []  # by game with one winner, by tenth: points of the winner more than of the best other seat

    def add(self, game: Watched, outcome: Outcome, course: Course) -> None:
        self.add_categories(outcome.categories)
        self.add_openings(game, outcome, course)
        totals = [*course.totals, outcome.totals()]
        if len(outcome.winners) == 1 and len(totals[0]) > 1:
            at = [round(i * (len(totals) - 1) / TENTHS) for i in range(TENTHS + 1)]
            self.leads.append([lead(totals[i], outcome.winners[0]) for i in at])
        self.points.append([dict(zip(outcome.categories, row, strict=True)) for row in outcome.points])
        self.winners.append(outcome.winners[:])
        self.turns.append(game.turns() / self.players)
        self.visits.append(game.visits[:])
        self.decisions.append(game.decisions)
        for group, names in game.in_play.items():
            things = self.things.setdefault(group, {})
            for name in names:
                for seat in range(self.players):
                    thing = things.setdefault(name, Thing())
                    thing.add(game.uses[seat].get((group, name)), share_of_victory(outcome, seat), outcome.total(seat))

    def add_openings(self, game: Watched, outcome: Outcome, course: Course) -> None:
        for name in game.in_play.get(course.group, []):
            for seat in range(self.players):
                use = ONCE if course.first[seat] == name else None
                self.openings.setdefault(name, Thing()).add(use, share_of_victory(outcome, seat), outcome.total(seat))

    def add_categories(self, names: list[str]) -> None:
        """Games of one study can differ in them, not in their order."""
        at = 0
        for name in names:
            if name in self.categories:
                at = self.categories.index(name) + 1
            else:
                self.categories.insert(at, name)
                at += 1

    def games(self) -> int:
        return len(self.points)

    def scores(self) -> list[int]:
        return [sum(row.values()) for game in self.points for row in game]

    def winning_scores(self) -> list[int]:
        return [sum(self.points[i][seats[0]].values()) for i, seats in enumerate(self.winners) if seats]

    def category(self, name: str, winners: bool) -> float:
        """The mean points of a category, of all seats or of the winners alone."""
        if winners:
            return mean([self.points[game][seat].get(name, 0) for game, seats in enumerate(self.winners) for seat in seats] or [0])
        return mean(row.get(name, 0) for game in self.points for row in game)

    def seat_wins(self) -> list[float]:
        """By seat; the automa's is the last."""
        out = [0.0] * max(len(rows) for rows in self.points)
        for seats in self.winners:
            for seat in seats:
                out[seat] += 1 / len(seats)
        return [x / self.games() for x in out]

    def mean_leads(self) -> list[float]:
        """By tenth of the game: how far the one who wins is ahead."""
        return [mean(column) for column in zip(*self.leads, strict=True)]

    def share_ahead(self) -> list[float]:
        """By tenth of the game: in how many games the one who wins is ahead already; level counts half."""
        return [mean((1.0 if x > 0 else 0.5 if x == 0 else 0.0) for x in column) for column in zip(*self.leads, strict=True)]

    def winning_plans(self, plans: dict[str, list[str]]) -> dict[str, list[dict[str, int]]]:
        """The points of the winners by category, under the plan that brought each most; with equal points, the first of them."""
        out: dict[str, list[dict[str, int]]] = {name: [] for name in plans}
        for game, seats in enumerate(self.winners):
            for seat in seats:
                row = self.points[game][seat]
                best = max(plans, key=lambda name: sum(row.get(category, 0) for category in plans[name]))
                out[best].append(row)
        return out

    def margins(self) -> list[int]:
        """By game, from the last to the first."""
        totals = [[sum(row.values()) for row in game] for game in self.points]
        return [max(x) - min(x) for x in totals]


def share_of_victory(outcome: Outcome, seat: int) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def lead(totals: list[int], seat: int) -> int:
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


class Course:
    """What is noted while a game is watched: the score now and then, and what each seat used first of a group."""

    def __init__(self, group: str, players: int) -> None:
        self.group = group
        self.totals: list[list[int]] = []
        self.first = [""] * players  # by seat, its first thing

    def look(self, watched: Watched, s: State) -> None:
        if watched.decisions % LOOKED == 1:
            self.totals.append(s.outcome().totals())
        for seat, known in enumerate(self.first):
            if not known:
                found = [name for (group, name), use in watched.uses[seat].items() if group == self.group and use.uses]
                self.first[seat] = found[0] if found else ""


def study(slug: str, players: int, games: int, seed: str, after: Callable[[int], None] | None = None, bot: str = BOT) -> Study:
    """Bots of one kind against each other, everything that is laid out at random laid out at random."""
    game = find_game(slug)
    part = balance_of(game)
    out = Study(game, players)
    for i in range(games):
        options = game.options({**part.OPTIONS[i % len(part.OPTIONS)], "players": str(players)})
        contest = Contest(game, options, f"{seed}/{players}/{i}", [bot] * players)
        watched = part.Watched(contest.state)
        course = Course(part.FIRST, players)
        while not contest.state.over():
            seat = contest.state.actor()
            watched.play(seat, contest.ask(contest.state, seat))
            course.look(watched, contest.state)
        out.add(watched, contest.state.outcome(), course)
        if after is not None:
            after(i + 1)
    return out


def spread(values: list[int]) -> dict[str, float]:
    """Mean, deviation, the ends, and the middle half."""
    low, middle, high = quantiles(values, n=4) if len(values) > 1 else [float(values[0])] * 3
    return {
        "mean": round(mean(values), 1),
        "deviation": round(pstdev(values), 1),
        "lowest": min(values),
        "quarter": low,
        "median": middle,
        "three quarters": high,
        "highest": max(values),
    }
