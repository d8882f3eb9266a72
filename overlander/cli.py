"""The command line."""

import argparse
import sys
from collections.abc import Sequence

from overlander import __version__
from overlander.build import StaleBuild, build, check


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        check()
    except StaleBuild as stale:
        print(f"overlander: {stale}", file=sys.stderr)
        return 1
    parser = argparse.ArgumentParser(prog="overlander", description="A table for big board games.")
    parser.add_argument("--version", action="version", version=f"overlander {__version__} ({build()} build)")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("play", help="sit down at a table")
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        parser.print_help()
        return 0
    print("overlander: nothing to play yet", file=sys.stderr)
    return 1
