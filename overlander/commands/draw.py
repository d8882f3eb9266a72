"""`overlander draw`: a position of a saved game as SVG or PNG, or the whole game as GIF or WebP."""

import argparse
import io
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from overlander.commands.corrections import folder_for
from overlander.commands.kinds import Commands
from overlander.core.choice import NONE, Choice, parse
from overlander.core.data import Pack
from overlander.core.errors import OptionError
from overlander.core.game import find_game, games
from overlander.core.record import Record, replay
from overlander.core.state import State
from overlander.drawing import THEMES, Marks, Theme
from overlander.drawing.font import BOLD, REGULAR
from overlander.drawing.svg import rect
from overlander.drawing.theme import GOLD
from overlander.terminal.files import read_record
from overlander.text import Words

if TYPE_CHECKING:
    from PIL import Image

STILL: Final = (".svg", ".png")
MOVING: Final = (".gif", ".webp")
FRAMES: Final = 60  # in an animation, unless --every says otherwise
LAST: Final = 12  # how many times longer the last picture stays


class Drawing(Protocol):
    """What a game's `draw` offers."""

    def sheet(self, view: State, seat: int, words: Words, theme: Theme, names: list[str], marks: Marks, pack: Pack) -> str: ...

    def target(self, view: State, seat: int, choice: Choice) -> str: ...

    def trace(self, before: State, seat: int, choice: Choice) -> tuple[str, ...]: ...


def register(commands: Commands) -> None:
    parser = commands.add_parser("draw", help="draw a saved game: a picture, or an animation")
    parser.add_argument("file", metavar="FILE", help="a record, as play saves it")
    parser.add_argument("-o", "--output", required=True, type=picture_file, metavar="PICTURE", help=", ".join(STILL + MOVING))
    parser.add_argument("--move", type=int, metavar="N", help="the position after N decisions (default: the last one)")
    parser.add_argument("--seat", type=int, metavar="S", help="as this seat sees it (default: as a spectator does)")
    parser.add_argument("--theme", choices=list(THEMES), default="light", help="the colours around the boards")
    parser.add_argument("--width", type=int, default=1800, metavar="PIXELS", help="of a PNG or an animation (default: 1800)")
    parser.add_argument("--every", type=int, metavar="K", help="an animation shows every K-th decision (default: about 60 in all)")
    parser.add_argument("--corrections", metavar="DIR", help="an owner's corrections to the components")
    parser.set_defaults(run=run)


def picture_file(name: str) -> Path:
    path = Path(name).expanduser()
    if path.suffix.lower() not in STILL + MOVING:
        raise argparse.ArgumentTypeError(f"{name}: a picture ends in {', '.join(STILL + MOVING)}")
    return path


def run(args: argparse.Namespace) -> int:
    record = read_record(Path(args.file).expanduser(), -1 if args.move is None else max(0, args.move))
    show = Show(record, args)
    kind = args.output.suffix.lower()
    if kind in MOVING:
        save(args.output, show.animation(args.every, kind))
    else:
        svg = show.picture(show.final)
        save(args.output, svg.encode() if kind == ".svg" else png(svg, args.width))
    print(args.output)
    return 0


def save(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise OptionError("file-unwritable", {"file": str(file), "why": error.strerror or str(error)}) from None


def drawing_of(game: str) -> Drawing:
    if find_spec(f"overlander.games.{game}.draw") is None:
        known = [g for g in games() if find_spec(f"overlander.games.{g}.draw") is not None]
        raise OptionError("unknown-game", {"game": game, "known": ", ".join(known)})
    found: Drawing = import_module(f"overlander.games.{game}.draw")
    return found


class Show:
    """A record with everything that does not change from picture to picture."""

    def __init__(self, record: Record, args: argparse.Namespace) -> None:
        self.drawing = drawing_of(record.game)
        self.record = record
        corrections = folder_for(find_game(record.game), args.corrections)
        self.pack = find_game(record.game).pack(corrections)
        self.corrections = corrections
        self.words = Words(args.lang, record.game, corrections)
        self.theme = THEMES[args.theme]
        self.width: int = args.width
        self.final = replay(record, corrections)  # every digest verified
        self.seat: int = NONE if args.seat is None else args.seat
        if self.seat != NONE and not 0 <= self.seat < self.final.seats:
            raise OptionError("no-such-seat", {"seat": self.seat, "last": self.final.seats - 1})

    def picture(self, state: State, last: Marks | None = None) -> str:
        """With what the seat can choose now, and where the last move went."""
        view = state.view(self.seat)
        lit: tuple[str, ...] = ()
        if self.seat != NONE and not state.over():
            ids = [self.drawing.target(view, self.seat, c) for c in view.choices(self.seat)]
            lit = tuple(x for x in dict.fromkeys(ids) if not x.startswith("seat-"))
        trace = last or self.last_move()
        marks = Marks(lit, trace.last, trace.mover)
        names = self.words.at_table(self.record.names, self.record.options)
        return self.drawing.sheet(view, self.seat, self.words, self.theme, names, marks, self.pack)

    def last_move(self) -> Marks:
        decisions = self.record.decisions
        if not decisions:
            return Marks()
        before = self.record.start(self.corrections)
        for d in decisions[:-1]:
            before.play(d.seat, d.token)
        return self.marked(before, decisions[-1].seat, decisions[-1].token)

    def marked(self, before: State, seat: int, token: str) -> Marks:
        return Marks((), self.drawing.trace(before.view(seat), seat, parse(before.verbs(), token)), seat)

    def animation(self, every: int | None, kind: str) -> bytes:
        """Every k-th position of the game, a bar at the bottom telling how far it is."""
        from PIL import Image

        decisions = self.record.decisions
        step = max(1, every if every is not None else len(decisions) // FRAMES)
        state = self.record.start(self.corrections)
        frames = [self.frame(state, Marks(), 0)]
        for i, d in enumerate(decisions, start=1):
            shown = i % step == 0 or i == len(decisions)
            marks = self.marked(state, d.seat, d.token) if shown else Marks()
            state.play(d.seat, d.token)
            if shown:
                frames.append(self.frame(state, marks, i / len(decisions)))
        size = (max(f.width for f in frames), max(f.height for f in frames))
        pictures = []
        for f in frames:
            whole = Image.new("RGB", size, self.theme.page)
            whole.paste(f)
            pictures.append(whole)
        times = [400] * (len(pictures) - 1) + [400 * LAST]
        out = io.BytesIO()
        options = {"save_all": True, "append_images": pictures[1:], "duration": times, "loop": 0}
        if kind == ".webp":
            pictures[0].save(out, "WEBP", quality=80, method=2, **options)
        else:
            pictures[0].save(out, "GIF", optimize=True, **options)
        return out.getvalue()

    def frame(self, state: State, marks: Marks, done: float) -> "Image.Image":
        from PIL import Image

        picture = Image.open(io.BytesIO(png(self.picture(state, marks), self.width))).convert("RGB")
        bar = rect(0, 0, 1000, 8, 0, self.theme.page_quiet) + rect(0, 0, 1000 * done, 8, 0, GOLD)
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 8" width="1000" height="8">{bar}</svg>'
        strip = Image.open(io.BytesIO(png(svg, picture.width))).convert("RGB")
        picture.paste(strip, (0, picture.height - strip.height))
        return picture


def png(svg: str, width: int) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=[str(REGULAR), str(BOLD)]))
