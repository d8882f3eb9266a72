"""`--bot NAME=COMMAND`: bots that are programs of their own."""

import argparse
import sys

from overlander.core.errors import OptionError
from overlander.players.levels import LEVELS
from overlander.players.program import SECONDS, check_seconds, name_program
from overlander.players.registry import HOUSE
from overlander.text import Words


def add_programs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="a program that plays as bot:NAME (docs/bots.md)"
    )
    parser.add_argument(
        "--bot-seconds",
        type=float,
        default=SECONDS,
        metavar="S",
        help=f"how long such a program may take for an answer (default: {SECONDS:g})",
    )


def name_programs(args: argparse.Namespace) -> None:
    check_seconds(args.bot_seconds)
    for text in args.bot:
        name = text.partition("=")[0]
        if name in HOUSE or name in LEVELS:
            raise OptionError("program-name", {"bot": name})  # it would never be asked
        name_program(text, args.bot_seconds)


def tell_replaced(replaced: dict[tuple[str, str], int], lang: str) -> None:
    """How many decisions of programs, by name and reason, were not their own: their points are those of another bot, too."""
    for (bot, why), n in replaced.items():
        print(f"overlander: {Words(lang).say('selfplay-replaced', bot=bot, why=why, n=n)}", file=sys.stderr)
