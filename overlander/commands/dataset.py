"""`overlander dataset`: games between bots as Parquet files, for learning from them."""

import argparse
from pathlib import Path

from overlander.commands.arena import add_dealing
from overlander.commands.kinds import Commands
from overlander.commands.play import given_options
from overlander.commands.selfplay import how_many, progress
from overlander.core.game import Game, find_game
from overlander.players.levels import HARD, bot_at
from overlander.players.registry import bots, default_bot


def register(commands: Commands) -> None:
    parser = commands.add_parser("dataset", help="write games between bots as Parquet files")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument(
        "--bots",
        metavar="A,B,..",
        help="who plays: bots, levels, or NAME=FILE for learned weights (default: hard; normal or random in a game without it)",
    )
    parser.add_argument("--games", type=how_many, default=1000, metavar="N", help="how many games (default: 1000)")
    add_dealing(parser)
    parser.add_argument("--shard", type=how_many, default=50, metavar="K", help="games in a file (default: 50)")
    about = "the folder of the files; if there is a part of the same data set, it goes on"
    parser.add_argument("-o", "--out", required=True, type=Path, metavar="DIR", help=about)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from overlander.research.arena import Plan
    from overlander.research.dataset import CARD, DataSet
    from overlander.research.entrants import entrants_of

    game = find_game(args.game)
    options = game.options(given_options(game, args.option, args.players, 0))
    names = args.bots.split(",") if args.bots else [usual_bot(game)]
    plan = Plan(game, options, entrants_of(game, names), args.games, args.seed)
    made = DataSet(plan, args.out, args.shard)
    with progress(args.games) as step:
        made.make(args.workers, args.backend, step)
    print(args.out / CARD)
    return 0


def usual_bot(game: Game) -> str:
    """Who plays if nobody was named: the best who answers at once. The expert thinks for seconds about every decision."""
    known = bots(game)
    return HARD if bot_at(HARD) in known else default_bot(game)
