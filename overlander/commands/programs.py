"""`--bot NAME=COMMAND`: bots that are programs of their own."""

import argparse

from overlander.players.program import SECONDS, name_program


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
        name_program(text, args.bot_seconds)
