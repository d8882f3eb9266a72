"""`overlander review`: the decisions of a saved game judged by a bot that learned it."""

import argparse
from importlib import resources
from pathlib import Path

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.drawing.tones import style_sheet
from overlander.players.judging import Judge
from overlander.players.learned import judge_of
from overlander.players.review import Assessed, assess
from overlander.players.seats import bot_of
from overlander.terminal.files import read_record
from overlander.terminal.screen import Screen
from overlander.text import Words
from overlander.writing import write_whole, writing


def register(commands: Commands) -> None:
    parser = commands.add_parser("review", help="judge the decisions of a saved game")
    parser.add_argument("file", metavar="FILE", help="a record, as play saves it")
    parser.add_argument("-o", "--output", metavar="PAGE", help="write a page for browsers, with charts")
    parser.add_argument("--seat", type=int, metavar="S", help="whose decisions (default: those of all people)")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from overlander.page.review import review_of
    from overlander.page.templates import render

    record = read_record(Path(args.file).expanduser())
    game = find_game(record.game)
    words = Words(args.lang, record.game, folder_for(game, args.corrections))
    judge = judge_of(game)
    if judge is None:
        raise OptionError("not-judged", {"game": words.title()})
    match = resume(record, folder_for(game, args.corrections))
    people = [i for i, name in enumerate(match.names) if not bot_of(name)] or list(range(len(match.names)))
    if args.seat is not None and not 0 <= args.seat < len(match.names):
        raise OptionError("no-such-seat", {"seat": args.seat, "last": len(match.names) - 1})
    found = {seat: assess_all(match, judge, seat) for seat in (people if args.seat is None else [args.seat])}
    reviews = [review_of(match, seat, words, seat, judge.categories, one) for seat, one in found.items()]
    names = words.at_table(match.names, match.options)
    screen = Screen()
    if args.output:
        context = {"reviews": reviews, "names": names, "style": style(), "address": "", "branch": ""}
        page = render("review_file.html", words, **context)
        file = Path(args.output).expanduser()
        with writing(file):
            write_whole(file, page)
        screen.line(words.say("review-written", file=args.output), whole=True)
        return 0
    for review in reviews:
        screen.line(names[review.seat], "bold")
        screen.line(words.say("review-sum", decisions=review.decisions, good=review.good, cost=review.cost))
        for one in review.moments:
            screen.line(f"{words.say('review-decision', n=one.number)}: {one.question} {words.say('review-cost', points=one.cost)}")
            screen.line(f"  {words.say('review-taken')}: {one.taken}")
            screen.line(f"  {words.say('review-better')}: {one.better}")
            screen.line(f"  {words.say('review-balance', parts=one.balance)}")
    return 0


def assess_all(match: Match, judge: Judge, seat: int) -> list[Assessed]:
    """All decisions of a seat, each by what the seat could know."""
    state = match.at(0)
    out: list[Assessed] = []
    for number, d in enumerate(match.decisions, start=1):
        found = assess(judge, state.view(seat), seat, number, d.token) if d.seat == seat else None
        out += [found] if found is not None else []
        state.play(d.seat, d.token)
    return out


def style() -> str:
    """Of the pages of a table; the page brings everything along."""
    from overlander.page.templates import STYLES

    folder = resources.files("overlander.web") / "static"
    files = [style_sheet()] + [(folder / name).read_text(encoding="utf-8") for name in STYLES]
    return "\n".join(line for line in "\n".join(files).splitlines() if not line.startswith("@font-face"))
