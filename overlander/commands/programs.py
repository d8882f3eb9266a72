"""`--bot NAME=COMMAND`: bots that are programs of their own."""

import argparse

from overlander.core.errors import OptionError
from overlander.players.levels import LEVELS
from overlander.players.program import SECONDS, name_program
from overlander.players.registry import HOUSE


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
    for text in args.bot:
        name = text.partition("=")[0]
        if name in HOUSE or name in LEVELS:
            raise OptionError("program-name", {"bot": name})  # it would never be asked
        name_program(text, args.bot_seconds)
