"""`overlander draw`: a position of a saved game as SVG or PNG, or the whole game as GIF or WebP."""

import argparse
from pathlib import Path
from typing import Final

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.commands.selfplay import how_many
from overlander.core.choice import NONE
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.match import resume
from overlander.drawing import THEMES
from overlander.drawing.font import with_font
from overlander.drawing.theme import AUTOMA
from overlander.pictures import whole
from overlander.pictures.film import NARROWEST, PROGRESS, WIDEST, Film, png
from overlander.terminal.files import read_record
from overlander.text import Words
from overlander.writing import write_whole, writing

STILL: Final = (".svg", ".png")
MOVING: Final = (".gif", ".webp")


def register(commands: Commands) -> None:
    parser = commands.add_parser("draw", help="draw a saved game: a picture, or an animation")
    parser.add_argument("file", metavar="FILE", help="a record, as play saves it; - for standard input")
    parser.add_argument("-o", "--output", required=True, type=picture_file, metavar="PICTURE", help=", ".join(STILL + MOVING))
    parser.add_argument("--move", type=int, metavar="N", help="the position after N decisions (default: the last one)")
    parser.add_argument("--seat", type=int, metavar="S", help="as this seat sees it (default: as a spectator does)")
    parser.add_argument(
        "--theme", choices=list(THEMES), default="light", help="the colours of the boards and of what is around them"
    )
    parser.add_argument("--width", type=pixels, default=1800, metavar="PIXELS", help="of a PNG or an animation (default: 1800)")
    parser.add_argument(
        "--every", type=how_many, metavar="K", help="every K-th decision in an animation (default: about 60 in all)"
    )
    parser.add_argument("--colours", type=colours, default=(), metavar="C,C,...", help="of the seats, by number from 0")
    parser.add_argument("--progress", action="store_true", help="tell how far an animation is")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def picture_file(name: str) -> Path:
    path = Path(name).expanduser()
    if path.suffix.lower() not in STILL + MOVING:
        raise argparse.ArgumentTypeError(f"{name}: a picture ends in {', '.join(STILL + MOVING)}")
    return path


def colours(text: str) -> list[int]:
    try:
        found = [int(x) for x in text.split(",")]
    except ValueError:
        found = [-1]
    if not all(0 <= colour <= AUTOMA for colour in found):
        raise argparse.ArgumentTypeError(f"{text}: numbers from 0 to {AUTOMA} with commas between them")
    return found


def pixels(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not NARROWEST <= int(text) <= WIDEST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from {NARROWEST} to {WIDEST}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file).expanduser(), -1 if args.move is None else max(-1, args.move))
    if args.move not in (None, len(record.decisions)):
        raise OptionError("no-such-decision", {"number": args.move, "last": len(record.decisions)})
    game = find_game(record.game)
    corrections = folder_for(game, args.corrections)
    match = resume(record, corrections)  # every digest verified
    seat: int = NONE if args.seat is None else args.seat
    if seat != NONE and not 0 <= seat < match.state.seats:
        raise OptionError("no-such-seat", {"seat": seat, "last": match.state.seats - 1})
    words = Words(args.lang, record.game, corrections)
    theme = THEMES[args.theme].with_seats(args.colours) if args.colours else THEMES[args.theme]
    kind = args.output.suffix.lower()
    if kind in MOVING:
        tell = tell_progress if args.progress else tell_nothing
        save(args.output, Film(match, seat, words, theme, args.width).animation(kind, args.every, tell))
    else:
        svg = whole(match, len(match.decisions), seat, words, theme, choices=True)
        save(args.output, with_font(svg).encode() if kind == ".svg" else png(svg, args.width))
    print(args.output)
    return 0


def tell_progress(done: float) -> None:
    print(f"{PROGRESS}{done:.3f}", flush=True)


def tell_nothing(_done: float) -> None:
    pass


def save(file: Path, content: bytes) -> None:
    with writing(file):
        write_whole(file, content)
