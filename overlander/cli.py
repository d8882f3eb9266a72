"""The command line: `overlander COMMAND ...`. Bad input of any kind is one line on the error stream and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from overlander import __version__
from overlander.build import StaleBuild, build, check

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(argparse.ArgumentParser):
    """Complains in one line; `--help` tells the rest."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)} (--help shows how)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    try:
        check()
    except StaleBuild as stale:
        return complain(str(stale))
    # Only now: a stale build must not be imported, whatever it would do.
    from overlander.core.errors import OverlanderError, RecordError
    from overlander.core.game import broken_games
    from overlander.text import Words

    lang = "en"
    args = argparse.Namespace()
    try:
        args = parser().parse_args(arguments)
        lang = args.lang or default_language()
        words = Words(lang)  # refuses a language we do not have
        args.lang = lang
        if args.command is None:
            parser().print_help()
            return 0
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter shows a mark for it
        for package, why in broken_games().items():
            complain(words.say("error-broken-game", package=package, why=why))
        status = int(args.run(args))
        sys.stdout.flush()
        return status
    except OverlanderError as error:
        words = Words(lang if error.code != "unknown-language" else "en")
        record = record_of(args)
        where = f"{record}: " if isinstance(error, RecordError) and record and "file" not in error.params else ""
        return complain(where + words.error(error) + (f" [{error.rule}]" if error.rule else ""))
    except BrokenPipeError:
        # Nobody reads any more. Python would complain once again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return complain(f"{name}{error.strerror or error}")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else BAD_INPUT


def record_of(args: argparse.Namespace) -> str:
    """The file that a command reads a game from; of several (`reading`) the one that it has come to."""
    given = (getattr(args, name, None) for name in ("reading", "file", "resume", "after"))
    return next((str(name) for name in given if name), "")


def parser() -> Parser:
    from overlander.commands import (
        arena,
        balance,
        bench,
        companion,
        data,
        dataset,
        draw,
        games,
        play,
        replay,
        review,
        rules,
        selfplay,
        serve,
        train,
        verify,
    )
    from overlander.text import LANGUAGES

    out = Parser(prog="overlander", description="A table for big board games.")
    out.add_argument("--version", action="version", version=f"overlander {__version__} ({build()} build)")
    out.add_argument("--lang", choices=LANGUAGES, help="the language of the table (default: OVERLANDER_LANG or the locale)")
    commands = out.add_subparsers(dest="command", metavar="COMMAND")
    for module in (
        play,
        serve,
        companion,
        games,
        rules,
        data,
        replay,
        review,
        verify,
        draw,
        selfplay,
        arena,
        dataset,
        train,
        balance,
        bench,
    ):
        module.register(commands)
    for command in commands.choices.values():
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language of the table")
    return out


def default_language() -> str:
    """OVERLANDER_LANG, which must be a language we have, or the first of the locale's variables, if we have its language."""
    from overlander.text import LANGUAGES

    wanted = os.environ.get("OVERLANDER_LANG", "")
    if wanted:
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = os.environ.get(variable, "")
        if locale:
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"


def complain(message: str) -> int:
    print(f"overlander: {one_line(message)}", file=sys.stderr)
    return BAD_INPUT


def one_line(message: str) -> str:
    return " ".join(message.split())
