"""`overlander arena`: many games between bots, with ratings, intervals and a report; it can be broken off and goes on."""

import argparse
import os
import sys
from pathlib import Path

from overlander.commands.kinds import Commands
from overlander.commands.play import given_options
from overlander.commands.programs import add_programs, name_programs, tell_replaced
from overlander.commands.selfplay import how_many, progress
from overlander.core.carried import clean
from overlander.core.game import find_game


def register(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="let bots compete: ratings, intervals, a report")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,..",
        help="who competes: bots, levels, names of --bot, or NAME=FILE for learned weights",
    )
    add_programs(parser)
    parser.add_argument("--games", type=how_many, default=100, metavar="K", help="how many games in all (default: 100)")
    add_dealing(parser)
    form = "round-robin: all lineups; ladder: neighbours in the order of --bots alone"
    parser.add_argument("--form", choices=("round-robin", "ladder"), default="round-robin", help=form)
    about = "the folder of records, results and report; if there is one of the same arena, it goes on"
    parser.add_argument("-o", "--out", required=True, type=Path, metavar="DIR", help=about)
    parser.set_defaults(run=run)


def add_dealing(parser: argparse.ArgumentParser) -> None:
    """What is played, by which seeds, and where."""
    parser.add_argument("--players", metavar="N", help="how many players at a table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=clean, default="1", metavar="S", help="deal d is dealt with the seed S/d (default: 1)")
    parser.add_argument(
        "--workers", type=how_many, default=os.cpu_count() or 1, metavar="N", help="processes (default: one per core)"
    )
    parser.add_argument("--backend", choices=("processes", "ray"), default="processes", help="where games are played")


def run(args: argparse.Namespace) -> int:
    from overlander.research.arena import Arena, Plan
    from overlander.research.entrants import entrants_of
    from overlander.research.extra import need
    from overlander.research.ranks import count_replaced, ranks
    from overlander.research.report import PAGE, publish

    need("openskill", "pyarrow")
    if args.backend == "ray":
        from overlander.learning.joining import need_ray

        need_ray()
    name_programs(args)
    game = find_game(args.game)
    options = game.options(given_options(game, args.option, args.players, 0))
    plan = Plan(game, options, entrants_of(game, args.bots.split(",")), args.games, args.seed, args.form)
    arena = Arena(plan, args.out)
    before = len(arena.done)
    if before:
        print(f"{before} games are there already", file=sys.stderr)
    with progress(args.games) as step:
        arena.play(args.workers, args.backend, step)
    results = arena.results()
    publish(arena)
    for x in ranks(results):
        interval = f"({100 * x.low:.1f} to {100 * x.high:.1f})"
        won = f"{100 * x.share():5.1f} % {interval}"
        print(f"{x.name:16} rating {x.rating:5.1f} ± {x.deviation:3.1f}   won {won:24} points {x.score:.1f} ± {x.score_error:.1f}")
    print(args.out / PAGE)
    tell_replaced(count_replaced(results), args.lang)
    failed = [result for result in results if result.error]
    for result in failed:
        print(f"overlander: game {result.number}: {result.error} (see {arena.record_file(result.number)})", file=sys.stderr)
    return 1 if failed else 0
