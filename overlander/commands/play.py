"""`overlander play`: a table in the browser, or with `--terminal` a game here, with people and bots at any seats."""

import argparse
import os
import secrets
import sys
import webbrowser
from pathlib import Path
from typing import Final

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.commands.programs import add_programs, name_programs
from overlander.commands.serve import add_address, serve
from overlander.core.campaign import follow
from overlander.core.carried import clean
from overlander.core.errors import OptionError
from overlander.core.game import Game, find_game, offered_games
from overlander.core.match import Match, resume
from overlander.players.seats import Player, players_of, seat_players
from overlander.terminal.files import new_file, read_record
from overlander.terminal.screen import Screen
from overlander.terminal.sitting import Sitting
from overlander.text import Words

OF_THE_TERMINAL: Final = ("option", "players", "seat", "seed", "resume", "after", "sequel", "save", "auto_pass", "corrections")


def register(commands: Commands) -> None:
    parser = commands.add_parser("play", help="sit down at a table")
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: the first that `overlander games` lists)")
    parser.add_argument("--terminal", action="store_true", help="play at this terminal; the options that follow are for that")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--players", metavar="N", help="how many players")
    parser.add_argument("--seat", action="append", default=[], metavar="NAME|bot:LEVEL", help="who sits there, in order")
    parser.add_argument("--seed", type=clean, metavar="S", help="the seed of all chance")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--after", metavar="FILE", help="play the game that follows this finished one, with what it passes on")
    parser.add_argument("--sequel", metavar="NAME", help="which game, where several can follow (its end names them)")
    parser.add_argument("--save", metavar="FILE", help="where the game is kept (default: your data folder)")
    parser.add_argument("--auto-pass", action="store_true", help="give the only answer where there is only one")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    add_address(parser)
    add_programs(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    name_programs(args)
    if not args.terminal:
        return at_the_browser(args)
    match, seats, file = resume_game(args) if args.resume else following(args) if args.after else begin_game(args)
    words = Words(args.lang, match.game.slug, match.corrections)
    Sitting(match, seats, words, Screen(), file, args.auto_pass).run()
    return 0


def at_the_browser(args: argparse.Namespace) -> int:
    """Serves the table and opens it, or only prints its address where there is no screen to open it on."""
    for name in OF_THE_TERMINAL:
        if getattr(args, name):
            raise OptionError("only-terminal", {"option": "--" + name.replace("_", "-")})
    page = f"?game={find_game(args.game).slug}" if args.game else ""
    return serve(args, webbrowser.open if has_screen() else print_only, page)


def has_screen() -> bool:
    if not sys.stdin.isatty():
        return False
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def print_only(_address: str) -> bool:
    return False


def begin_game(args: argparse.Namespace) -> tuple[Match, list[Player], Path]:
    game = find_game(args.game) if args.game else offered_games()[0]
    options = game.options(given_options(game, args.option, args.players, len(args.seat)))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    seats = seat_players(game, args.seat, int(options["players"]), seed)
    match = Match(game, options, [seat.name for seat in seats], seed, folder_for(game, args.corrections))
    return match, seats, Path(args.save).expanduser() if args.save else new_file(game.slug)


def resume_game(args: argparse.Namespace) -> tuple[Match, list[Player], Path]:
    for name in ("game", "option", "players", "seat", "seed"):
        if getattr(args, name):
            raise OptionError("needs-record", {"option": name.upper() if name == "game" else f"--{name}"})
    record = read_record(Path(args.resume).expanduser())
    match = resume(record, folder_for(find_game(record.game), args.corrections))
    return match, players_of(match.game, match.names, match.seed), Path(args.save or args.resume).expanduser()


def following(args: argparse.Namespace) -> tuple[Match, list[Player], Path]:
    for name in ("game", "option", "players", "seat"):
        if getattr(args, name):
            raise OptionError("needs-record", {"option": name.upper() if name == "game" else f"--{name}"})
    record = read_record(Path(args.after).expanduser())
    before = resume(record, folder_for(find_game(record.game), args.corrections))
    match = follow(before, args.sequel or "", args.seed if args.seed is not None else secrets.token_hex(16))
    seats = players_of(match.game, match.names, match.seed)
    return match, seats, Path(args.save).expanduser() if args.save else new_file(match.game.slug)


def given_options(game: Game, pairs: list[str], players: str | None, seats: int) -> dict[str, str]:
    """Options of the command line; seats that are named make a table of at least so many."""
    out: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError("bad-pair", {"found": pair})
        if out.get(name, value) != value:
            raise OptionError("given-twice", {"option": name, "one": out[name], "two": value})
        out[name] = value
    if players is not None:
        if out.get("players", players) != players:
            raise OptionError("given-twice", {"option": "players", "one": out["players"], "two": players})
        out["players"] = players
    elif "players" not in out and seats > 1 and seats in game.players():  # who wants to be alone says so
        out["players"] = str(seats)
    return out
