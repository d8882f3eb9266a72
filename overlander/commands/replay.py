"""`overlander replay`: verifies a record and shows the position it leads to."""

import argparse
import json
from pathlib import Path

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.terminal.board import position, scores
from overlander.terminal.files import read_record
from overlander.terminal.screen import Screen
from overlander.text import Words


def register(commands: Commands) -> None:
    parser = commands.add_parser("replay", help="verify a saved game and show its position")
    parser.add_argument("file", metavar="FILE", help="a record, as play saves it")
    parser.add_argument("--upto", type=whole, metavar="N", help="only the first N decisions, also of a damaged file")
    parser.add_argument("--seat", type=whole, metavar="S", help="the position as this seat sees it (default: as a spectator does)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def whole(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file).expanduser(), -1 if args.upto is None else args.upto)
    corrections = folder_for(find_game(record.game), args.corrections)
    match = resume(record, corrections)
    seat = NONE if args.seat is None else args.seat
    if seat != NONE and not 0 <= seat < match.state.seats:
        raise OptionError("no-such-seat", {"seat": seat, "last": match.state.seats - 1})
    if args.json:
        print(json.dumps(as_json(match), ensure_ascii=False, indent=2))
        return 0
    show(match, seat, Words(args.lang, record.game, corrections))
    return 0


def show(match: Match, seat: int, words: Words) -> None:
    screen, state = Screen(), match.state
    names = words.at_table(match.names, match.options)
    screen.line(words.say("replay-verified", n=len(match.decisions), game=words.title()), "bold")
    screen.line(words.say("replay-players", players=", ".join(names)))
    screen.line(words.say("replay-options", options=" ".join(f"{k}={v}" for k, v in match.options.items())))
    view = state.view(seat)
    screen.show(*position(view, seat, names, words))
    if state.over():
        screen.line(words.say("replay-over"))
        screen.show(*scores(state, names, words))
        return
    for actor in state.actors():
        screen.line(words.say("replay-waiting", player=names[actor], question=words.question(state, actor)))


def as_json(match: Match) -> dict[str, object]:
    state = match.state
    out: dict[str, object] = {
        "game": match.game.slug,
        "options": match.options,
        "players": match.names,
        "decisions": len(match.decisions),
        "over": state.over(),
        "digest": state.digest(),
    }
    if state.over():
        outcome = state.outcome()
        out["scores"] = {
            "categories": outcome.categories,
            "points": outcome.points,
            "totals": outcome.totals(),
            "winners": outcome.winners,
        }
        if outcome.verdict is not None:
            out["verdict"] = {"won": outcome.verdict.won, "rating": outcome.verdict.rating}
    return out
