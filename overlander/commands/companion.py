"""`overlander companion`: an automa for a real table, at the terminal. The game is kept in a file after every answer."""

import argparse
import secrets
from pathlib import Path

from overlander.commands.kinds import Commands
from overlander.companion import begin, companion_for, read, show
from overlander.companion.talk import MARK, Talk
from overlander.companion.trail import SetUp
from overlander.companion.words import CHOICE, COUNTS, Ask, Tell
from overlander.core.errors import OptionError
from overlander.terminal.files import data_folder
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("companion", help="an automa for a real table: it asks, and says what the automa does")
    parser.add_argument("game", metavar="GAME", help="which game")
    parser.add_argument("--new", action="store_true", help="begin a new game instead of going on")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the automa")
    parser.add_argument("--file", type=Path, metavar="FILE", help="where the game is kept (default: in your data folder)")
    parser.add_argument("--set-up", action="store_true", help="only show a random set-up")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    companion_for(args.game)
    words = Words(args.lang, args.game)
    screen = Screen()
    if args.set_up:
        show_set_up(companion_for(args.game).set_up(secrets.token_hex(4)), screen, words)
        return 0
    file: Path = args.file or data_folder() / f"companion-{args.game}.txt"
    options = dict(pair(x) for x in args.option)
    if file.is_file() and not args.new:
        text = file.read_text(encoding="utf-8").strip()
    else:
        text = begin(args.game, options, secrets.token_hex(6))
    screen.line(words.say("companion-kept", file=str(file)))
    converse(args.game, text, file, screen, words)
    return 0


def pair(given: str) -> tuple[str, str]:
    name, found, value = given.partition("=")
    if not found:
        raise OptionError("bad-pair", {"found": given})
    return name, value


def converse(game: str, text: str, file: Path, screen: Screen, words: Words) -> None:
    seen = 0
    while True:
        talk = read(game, text)
        keep(file, text)
        for line, _answer in talk.said[seen:]:
            if isinstance(line, Tell):
                said = show.tell(words, game, line)
                screen.line(f"{said.text} ({said.rule})")
        seen = len(talk.said)
        if talk.asked is None:
            points(talk, game, screen, words)
            return
        reply = answer(talk.asked, screen, words)
        if reply == "quit":
            return
        if reply == "back":
            text = MARK.join(text.split(MARK)[:-1]) if text.count(MARK) > 1 else text
            seen = 0
        else:
            text += MARK + reply


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
            return "quit"
        if given in ("back", "quit"):
            return given
        if asked.form == CHOICE and given.isascii() and given.isdigit() and 0 < int(given) <= len(asked.options):
            return asked.options[int(given) - 1].value
        if asked.form != CHOICE and asked.accepts(given):
            return given
        screen.line(words.say("companion-no-answer"))


def keep(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(file)


def points(talk: Talk, game: str, screen: Screen, words: Words) -> None:
    outcome = talk.outcome
    assert outcome is not None
    for slug, mine, his in zip(outcome.categories, outcome.player, outcome.automa, strict=True):
        screen.line(f"{words.name(slug, 'category'):24} {mine:4} {his:4}")
    totals = [sum(outcome.player), sum(outcome.automa)]
    screen.line(f"{words.say('page-companion-total'):24} {totals[0]:4} {totals[1]:4}")
    if totals[0] == totals[1]:
        screen.line(words.say("page-companion-shared"))
    elif totals[0] > totals[1]:
        screen.line(words.say("page-companion-you-win"))
    else:
        screen.line(words.say("page-companion-winner", name=show.names(words, game)[1]))


def show_set_up(found: SetUp, screen: Screen, words: Words) -> None:
    screen.line(words.say("page-companion-neutral"))
    for space, tile in found.neutral:
        screen.line(f"  {words.name(space, 'space')}: {tile.upper()}")
    screen.line(words.say("page-companion-sides"))
    screen.line("  " + ", ".join(found.sides))
    screen.line(words.say("companion-masters"))
    for place, master in found.masters:
        screen.line(f"  {words.name(place, found.master_place)}: {words.name(master, 'master')}")
    if found.piles:
        screen.line(words.say("page-companion-piles"))
    for pile, number, card in found.piles:
        screen.line(f"  {words.name(pile, 'pile')}: {words.say('companion-set', n=number, card=words.name(card, 'card'))}")
