"""How strong weights are: many games, every seed played from every seat, with confidence intervals, as JSON.

python -m overlander.learning.evaluate GAME WEIGHTS --games 400 --players 2 --option layout=random --processes 15
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any, Final

from overlander.build import build, check
from overlander.core.errors import OverlanderError
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.learning.actor import goals
from overlander.learning.complaint import complain
from overlander.players.bot import Bot, ask_bot
from overlander.players.learned import LearnedBot, features_of, is_learned, load_mind, mind_of
from overlander.players.registry import EXPERT, find_bot
from overlander.players.search import SECONDS, ExpertBot, Search

CERTAIN: Final = 1.96  # standard errors on either side: 95 %
OPPONENT: Final = "greedy"


@dataclass
class Contest:
    """What is played: weights at one seat against a bot or other weights at the others, or at all seats (`mirror`)."""

    game: str
    weights: str
    against: str
    options: dict[str, str]
    seed: str
    mirror: bool
    depth: int
    seconds: float = SECONDS  # of the expert, for a decision


@dataclass
class Played:
    own: float
    rival: float
    won: float
    points: list[float]
    seats: list[float]  # totals by seat
    winner: list[float]  # points of the winner by category
    milliseconds: list[float]
    decisions: int


def player(contest: Contest, who: str, seed: str, depth: int) -> Bot:
    """Weights by their file, every other bot by its name."""
    if who.endswith(".npz"):
        return LearnedBot(load_mind(find_game(contest.game), Path(who)), seed, depth)
    if who == EXPERT and is_learned(find_game(contest.game)):
        return ExpertBot(Search(mind_of(find_game(contest.game)), seed, seconds=contest.seconds))
    return find_bot(find_game(contest.game), who, seed)


def play(job: tuple[Contest, int]) -> Played:
    """Game number i: its seed comes up once for every seat."""
    contest, i = job
    game = find_game(contest.game)
    players = int(contest.options["players"])
    mine = i % players
    seed = f"{contest.seed}/{i if contest.mirror else i // players}"
    s = game.new(contest.options, seed)
    bots: list[Bot] = []
    for seat in range(players):
        own = contest.mirror or seat == mine
        bots.append(player(contest, contest.weights if own else contest.against, f"{seed}/{seat}", contest.depth if own else 0))
    spent: list[float] = []
    decisions = 0
    while not s.over():
        seat = s.actor()
        begun = time.perf_counter()
        c = ask_bot(bots[seat], s, seat)
        if seat == mine:
            spent.append(1000 * (time.perf_counter() - begun))
        s.apply(seat, c)
        decisions += 1
    return note_result(contest, s, mine, spent, decisions)


def note_result(contest: Contest, s: State, mine: int, spent: list[float], decisions: int) -> Played:
    features = features_of(find_game(contest.game))
    assert features is not None
    goal = [float(x) for x in goals(features, s, mine)]
    o = s.outcome()
    winner = [float(x) for x in features.points(o, o.winners[0])] if o.winners else []
    totals = [float(n) for n in o.totals()]
    return Played(sum(goal[:-2]), goal[-2], goal[-1], goal[:-2], totals, winner, spent, decisions)


def interval(numbers: list[float], digits: int) -> list[float]:
    """The mean, and how far it may be off."""
    off = CERTAIN * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return [round(mean(numbers), digits), round(off, digits)]


def evaluate(contest: Contest, games: int, processes: int) -> dict[str, Any]:
    jobs = [(contest, i) for i in range(games)]
    begun = time.monotonic()
    if processes > 1:
        context: Any = get_context("fork" if "fork" in get_all_start_methods() else "spawn")
        with context.Pool(processes) as pool:
            found: list[Played] = pool.map(play, jobs, chunksize=1)
    else:
        found = [play(job) for job in jobs]
    features = features_of(find_game(contest.game))
    assert features is not None
    times = [t for p in found for t in p.milliseconds]
    out: dict[str, Any] = {
        "game": contest.game,
        "weights": contest.weights,
        "against": "itself" if contest.mirror else contest.against,
        "options": {k: v for k, v in contest.options.items() if v != find_game(contest.game).option(k).default or k == "players"},
        "depth": contest.depth,
        "seed": contest.seed,
        "games": games,
        "won": interval([p.won for p in found], 4),
        "points": interval([p.own for p in found], 2),
        "rival": interval([p.rival for p in found], 2),
        "categories": {c: round(mean([p.points[i] for p in found]), 2) for i, c in enumerate(features.categories)},
        "seats": [round(mean([p.seats[i] for p in found]), 2) for i in range(len(found[0].seats))],
        "decisions": round(mean([p.decisions for p in found]), 1),
        "milliseconds": {"median": round(median(times), 3), "mean": round(mean(times), 3)} if times else {},
        "build": build(),
        "seconds": round(time.monotonic() - begun, 1),
    }
    if contest.mirror:
        out["winners"] = [p.winner for p in found]  # points by category: which plans win
    return out


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m overlander.learning.evaluate", description="How strong weights are.")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("weights", metavar="WEIGHTS", help="a file of weights, or the name of a bot")
    parser.add_argument("--against", default=OPPONENT, metavar="BOT", help="a bot, or other weights (default: greedy)")
    parser.add_argument("--mirror", action="store_true", help="the weights at every seat; with the winners' points by category")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="how many games (default: 400)")
    parser.add_argument("--players", default="2", metavar="N", help="how many players (default: 2)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--depth", type=int, default=0, metavar="N", help="questions of its own turn that it looks ahead (default: 0)"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="of the expert, for a decision (default: %(default)s)"
    )
    parser.add_argument("--seed", default="exam", metavar="S", help="of the games (default: exam)")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="side by side (default: 1)")
    args = parser.parse_args()
    if args.games < 1 or args.processes < 1:
        parser.error("--games and --processes are at least 1")
    check()
    try:
        given = dict(word.partition("=")[::2] for word in args.option)
        options = find_game(args.game).options({"players": args.players, **given})
        contest = Contest(args.game, args.weights, args.against, options, args.seed, args.mirror, args.depth, args.seconds)
        print(json.dumps(evaluate(contest, args.games, args.processes)), flush=True)
    except (OverlanderError, OSError) as error:
        return complain(parser.prog, error)
    return 0


if __name__ == "__main__":
    sys.exit(main())
