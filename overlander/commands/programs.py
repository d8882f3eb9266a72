"""`--bot NAME=COMMAND`: bots that are programs of their own."""

import argparse

from overlander.players.program import name_program


def add_programs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND", help="a program that plays as bot:NAME (docs/bots.md)"
    )


def name_programs(args: argparse.Namespace) -> None:
    for text in args.bot:
        name_program(text)
