"""`overlander companion`: an automa for a real table, at the terminal. The game is kept in a file after every answer."""

import argparse
import secrets
from pathlib import Path

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.companion import Pad, begin, companion_for, go_on, pad, read, set_up, show, take_back
from overlander.companion.offer import SetUp
from overlander.companion.words import CHOICE, COUNTS, Ask, Tell
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.state import Outcome
from overlander.terminal.board import points
from overlander.terminal.files import data_folder
from overlander.terminal.screen import Screen
from overlander.text import Words
from overlander.writing import write_whole, writing

QUIT = "quit"
BACK = "back"


def register(commands: Commands) -> None:
    parser = commands.add_parser("companion", help="an automa for a real table: it asks, and says what the automa does")
    parser.add_argument("game", metavar="GAME", help="which game")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--new", action="store_true", help="start a new game instead of continuing")
    what.add_argument("--set-up", action="store_true", help="only show a random set-up")
    what.add_argument("--score", action="store_true", help="only the score pad: everybody's points by category, as a chart")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the automa, the set-up or the score pad"
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="where the game is kept (default: in your data folder)")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    companion_for(args.game)
    corrections = folder_for(find_game(args.game), args.corrections)
    words = Words(args.lang, args.game, corrections)
    screen = Screen()
    options = dict(pair(x) for x in args.option)
    if args.set_up:
        show_set_up(set_up(args.game, options, secrets.token_hex(4), corrections), screen, words)
    elif args.score:
        keep_score(pad(args.game, options, corrections), screen, words)
    else:
        file: Path = args.file or data_folder() / f"companion-{args.game}.txt"
        if args.new or not file.is_file():
            text = begin(args.game, options, secrets.token_hex(6), corrections)
        elif options:
            raise OptionError("companion-goes-on", {"option": ", ".join(options)})
        else:
            try:
                text = file.read_text(encoding="utf-8").strip()
            except UnicodeDecodeError:
                raise OptionError("file-not-text", {"file": str(file)}) from None
        screen.line(words.say("companion-kept", file=str(file)))
        Conversation(args.game, corrections, file, screen, words).hold(text)
    return 0


def pair(given: str) -> tuple[str, str]:
    name, found, value = given.partition("=")
    if not found:
        raise OptionError("bad-pair", {"found": given})
    return name, value


class Conversation:
    """With the companion of a game, from a text to the end or until nobody answers any more."""

    def __init__(self, game: str, corrections: Path | None, file: Path, screen: Screen, words: Words) -> None:
        self.game = game
        self.corrections = corrections
        self.file = file
        self.screen = screen
        self.words = words

    def hold(self, text: str) -> None:
        screen, words = self.screen, self.words
        seen = 0
        while True:
            talk = read(self.game, text, self.corrections)
            keep(self.file, text)
            if talk.changed and seen == 0:
                screen.line(words.say("companion-changed"))
            for line, _answer in talk.said[seen:]:
                if isinstance(line, Tell):
                    said = show.tell(words, self.game, line)
                    screen.line(f"{said.text} ({said.rule})")
            seen = len(talk.said)
            if talk.outcome is not None:
                show_points(talk.outcome, show.names(words, self.game), True, screen, words)
            reply = QUIT if talk.asked is None else answer(talk.asked, screen, words)
            if reply == QUIT:
                return
            if reply == BACK:
                text = take_back(text)
                seen = 0
            else:
                text = go_on(talk, reply)


def answer(asked: Ask, screen: Screen, words: Words) -> str:
    """Until it is one; `back` and `quit` are always understood."""
    screen.line("")
    screen.line(f"{show.ask(words, asked)} ({asked.rule})")
    for i, x in enumerate(asked.options, start=1):
        screen.line(f"  {i}  {show.option(words, x)}")
    if asked.form == COUNTS:
        screen.line(words.say("companion-counts", n=len(asked.options), least=asked.least, most=asked.most))
    while True:
        try:
            given = input(words.say("companion-prompt") + " ").strip()
        except EOFError:
            return QUIT
        if given in (BACK, QUIT):
            return given
        if asked.form == CHOICE and given.isascii() and given.isdigit() and 0 < int(given) <= len(asked.options):
            return asked.options[int(given) - 1].value
        if asked.form != CHOICE and asked.accepts(given):
            return given
        screen.line(words.say("companion-no-answer"))


def keep(file: Path, text: str) -> None:
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text + "\n")


def keep_score(found: Pad, screen: Screen, words: Words) -> None:
    """Everybody is asked in turn."""
    names = found.names(words, [""] * found.seats)
    rows: list[list[int]] = []
    while len(rows) < found.seats:
        reply = answer(found.ask(names[len(rows)]), screen, words)
        if reply == QUIT:
            return
        if reply == BACK:
            rows = rows[:-1]
        else:
            rows.append([int(x) for x in reply.split(",")])
    show_points(found.outcome(rows), names, found.alone, screen, words)


def show_points(outcome: Outcome, names: list[str], alone: bool, screen: Screen, words: Words) -> None:
    screen.show(points(outcome, names, words))
    screen.line(show.verdict(words, outcome, names, alone))


def show_set_up(found: SetUp, screen: Screen, words: Words) -> None:
    for title, lines in show.chapters(words, found):
        screen.line(title)
        for line in lines:
            screen.line("  " + line)
