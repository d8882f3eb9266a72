"""`overlander selfplay`: bots play many games of one kind, and what came of it; with `--check` every rule of the kernel holds."""

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

from overlander.commands.kinds import Commands
from overlander.commands.play import given_options
from overlander.commands.programs import add_programs, name_programs, tell_replaced
from overlander.core.carried import clean
from overlander.core.game import find_game
from overlander.terminal.files import data_folder
from overlander.writing import writing

if TYPE_CHECKING:
    from collections.abc import Iterator

FAILURES: Final = "failures"  # in the data folder: where failed games go unless --record says another place
Step = Callable[[int], None]


def register(commands: Commands) -> None:
    parser = commands.add_parser("selfplay", help="let bots play many games")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--players", metavar="N", help="how many players")
    parser.add_argument("--games", type=how_many, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--seed", type=clean, default="1", metavar="S", help="game i is played with the seed S/i (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--bots", default="random", metavar="A,B,..", help="one bot for all seats, or one for each")
    add_programs(parser)
    parser.add_argument("--check", action="store_true", help="check every position against the contract of the kernel")
    parser.add_argument("--record", type=Path, metavar="DIR", help="keep a record of every game")
    parser.add_argument("--campaign", action="store_true", help="play the games that follow too, to the end of each campaign")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def how_many(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 10000000")
    return int(text)


def run(args: argparse.Namespace) -> int:
    from overlander.study.selfplay import seats_of, selfplay

    name_programs(args)
    game = find_game(args.game)
    bots = [name.strip() for name in args.bots.split(",")]
    options = game.options(given_options(game, args.option, args.players, 0))
    failures = args.record or data_folder() / FAILURES
    with writing(failures), progress(args.games) as step:
        done = selfplay(
            game.slug,
            int(options["players"]),
            args.games,
            args.seed,
            options=options,
            bots=bots,
            check=args.check,
            record=args.record,
            failures=failures,
            after=step,
            campaign=args.campaign,
        )
    for failure in done.failures:
        print(f"overlander: {failure}", file=sys.stderr)
    tell_replaced(done.replaced, args.lang)
    summary = done.summary()
    if args.json:
        print(json.dumps(summary))
    else:
        for key, value in summary.items():
            print(f"{key:16} {value}")
        for seat, line in enumerate(done.by_seat(seats_of(game, bots, int(options["players"])))):
            print(f"{'seat ' + str(seat):16} {line}")
    return 1 if done.failures else 0


def progress(games: int) -> AbstractContextManager[Step | None]:
    """A bar for people; nothing where nobody looks."""
    return bar(games) if sys.stderr.isatty() else nullcontext()


@contextmanager
def bar(games: int) -> "Iterator[Step]":
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("games", total=games)
        yield lambda done: shown.update(task, completed=done)
