"""Templates and what they may ask for. Everything is escaped; pictures alone are put in as they are.

A template is quick as long as it imports nothing: what stands in every part of a page (the shapes of the seats), or again and
again in one (lines of the log, buttons), is a function here and keeps what it made last.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.drawing import Panel
from overlander.drawing.theme import AUTOMA
from overlander.page.log import LogEntry
from overlander.page.question import Button
from overlander.page.recap import Deed, Line, Turn
from overlander.page.scene import Undoing, colours_worn
from overlander.page.sight import Sight
from overlander.page.viewer import Visitor
from overlander.pictures import sprite
from overlander.pictures.cache import COUNT, Listing
from overlander.players.levels import level_of
from overlander.text import LANGUAGES, Words

if TYPE_CHECKING:
    from overlander.page.fragments import Fragments

# Where a part is put together from what is kept and what changes. No name can hold these: text is escaped, they are not.
POSITION: Final = Markup("<position>")
TURNS: Final = Markup("<turns>")
LAST: Final = Markup("<last>")
NEW: Final = ' class="new"'
KNOWN: Final = 1 << 13  # lines of the log: those that a hundred tables show to three viewers each
BUTTONS: Final = 1 << 12
COLUMNS: Final = 24  # of the column beside the board
WIDE: Final = 700.0  # units across it
STYLES: Final = ("style.css", "start.css", "table.css", "pages.css", "told.css")  # later ones add to the first

environment = Environment(
    loader=PackageLoader("overlander.web"),
    autoescape=True,
    auto_reload=False,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
environment.globals["picture"] = Markup
environment.globals["languages"] = LANGUAGES
environment.globals["styles"] = STYLES
environment.globals["colours_worn"] = colours_worn


def bot_kind(words: Words, bot: str) -> str:
    """What a bot is, in words: its level, or the name of one that has none."""
    message = f"page-bot-{level_of(bot)}"
    return words.say(message) if words.has(message) else words.say("page-bot-other", name=bot)


environment.globals["bot_kind"] = bot_kind


def span(panel: Panel) -> int:
    """How many columns of the side a panel takes, so that everything there is drawn at about one scale."""
    return max(1, min(COLUMNS, round(COLUMNS * panel.view_box[2] / WIDE)))


environment.globals["span"] = span
environment.globals["first_decisions"] = 12  # so long a newcomer is offered to be shown around


SHAPES: Final = [  # of the seats' colours, in their order; the last is the automa's
    '<circle cx="8" cy="8" r="7"/><circle class="inner" cx="8" cy="8" r="3"/>',
    '<rect x="1.5" y="1.5" width="13" height="13" rx="1.5"/><rect class="inner" x="5.5" y="5.5" width="5" height="5"/>',
    '<path d="M8 1l7 13.5H1z"/><path class="inner" d="M8 6.5l2.8 5.5H5.2z"/>',
    '<path d="M8 .5L15.5 8 8 15.5.5 8z"/><path class="inner" d="M8 5l3 3-3 3-3-3z"/>',
    '<path d="M8 .5l6.8 3.8v7.4L8 15.5l-6.8-3.8V4.3z"/><path class="inner" d="M8 5l2.6 1.5v3L8 11 5.4 9.5v-3z"/>',
]


@cache
def shape(colour: int) -> Markup:
    """What tells a seat to eyes that see no colour."""
    return Markup(f'<svg class="shape seat-{colour}" viewBox="0 0 16 16" aria-hidden="true">{SHAPES[colour]}</svg>')


class Stretch(NamedTuple):
    """What happened by one decision in one turn, as the log tells it."""

    title: str  # of the turn that begins with it
    html: str  # empty if nothing else happened


def log_entry(words: Words, address: str, entry: LogEntry, colours: Sequence[int]) -> list[Stretch]:
    """A decision in the log of a viewer, at this address. Put together here: there are more of them than of anything else."""
    if entry.at:
        at = f'<small class="quiet">{moment(words, entry.at)}</small>'
        return [Stretch("", f'<li class="told">{at}{shape(colours[entry.seat])}<em>{escape(entry.lines[0].text)}</em></li>\n')]
    number = entry.number
    new = NEW if entry.new else ""
    title = escape(words.say("page-to-move", n=number))
    link = f'<a href="{escape(address)}/replay?move={number}" title="{title}">{number}</a>'
    out: list[Stretch] = []
    for turn, lines in by_turn(entry.lines):
        mark = shape(colours[entry.seat if turn is None else turn.begins])
        told = "".join([f"<span{line_kind(line)}{things_of(line)}>{log_line(words, line)}</span>" for line in lines])
        html = f'<li data-move="{number}"{new}>{link}\n{mark}<span>{told}</span></li>\n' if lines else ""
        out.append(Stretch(turn_title(words, turn, mark, number) if turn is not None else "", html))
    return out


def by_turn(lines: Sequence[Line]) -> list[tuple[Line | None, list[Line]]]:
    """One decision may end a turn and begin the next: the line with which a turn begins, and those that belong to it."""
    out: list[tuple[Line | None, list[Line]]] = []
    for line in lines:
        if line.begins != NONE:
            out.append((line, []))
        elif out:
            out[-1][1].append(line)
        else:
            out.append((None, [line]))
    return out


def turn_title(words: Words, turn: Line, mark: Markup, number: int) -> str:
    return f'<li class="turn" data-move="{number}"{things_of(turn)}>{mark}<span>{log_line(words, turn)}</span></li>\n'


def no_longer_new(entry: list[Stretch]) -> list[Stretch]:
    return [stretch._replace(html=stretch.html.replace(NEW, "", 1)) for stretch in entry]


def line_kind(line: Line) -> str:
    return ' class="mine"' if line.mine else ""


def things_of(line: Line) -> str:
    return f' data-things="{escape(" ".join(line.things))}"' if line.things else ""


def log_line(words: Words, line: Line) -> Markup:
    game = words.game.slug if words.game is not None else ""
    rule = f' <a data-drawer href="/rules/{game}?rule={escape(line.rule)}">{escape(line.rule)}</a>' if line.rule else ""
    return Markup(f"{line.signs}{escape(line.text)}{rule}")


def recap_turn(seen: Sight, turn: Turn, titled: bool) -> str:
    """A turn of the recap; made once: it grows with every decision of the others, and most of it is as it was."""
    colour = seen.colours[turn.seat] if turn.seat != NONE else AUTOMA  # grey, too: what nobody did
    first, shows = turn.deeds[0], (len(turn.deeds), colour, turn.title if titled else "")
    known, key = seen.log.wording.turns, (first.number, first.place)
    if key not in known or known[key][0] != shows:
        whose = shape(colour) + " " if turn.seat != NONE else ""
        title = f"<h3>{whose}{escape(turn.title)}</h3>" if titled else ""
        deeds = "".join([recap_deed(seen.words, deed, colour) for deed in turn.deeds])
        known[key] = shows, f'<div data-turn="{first.number}">{title}<ol class="steps">{deeds}</ol></div>'
    return known[key][1]


def recap_deed(words: Words, deed: Deed, colour: int) -> str:
    line = deed.line
    mine = ' class="mine"' if line.mine else ""
    return f'<li data-move="{deed.number}" data-colour="{colour}"{things_of(line)}{mine}>{log_line(words, line)}</li>'


def part_recap(seen: Sight) -> Listing:
    """Turn by turn."""
    found = seen.log.recap
    if not found.turns:
        return Listing("", [], "")
    turns = [recap_turn(seen, turn, len(found.turns) > 1) for turn in found.turns]
    colours = tuple([seen.colours[seat] for seat in found.seats])
    others = [seat for seat in found.seats if seat != seen.seat]
    title = seen.words.say("page-recap" if others else "page-recap-meanwhile")
    if others and len(found.turns) == 1:
        title = seen.words.say("page-recap-turn", player=seen.labels[others[0]])
    head, tail = recap_frame(seen.words, colours, title, found.new)
    return Listing(head, turns, tail, sum([len(turn.deeds) for turn in found.turns]))


@lru_cache(BUTTONS)
def recap_frame(words: Words, colours: tuple[int, ...], title: str, new: bool) -> tuple[str, str]:
    """What stands above and below the turns."""
    head, _, tail = render("part_recap.html", words, colours=colours, title=title, count=Markup(COUNT), new=new).partition(TURNS)
    return head, tail


def part_log(seen: Sight) -> Listing:
    """The newest first; above what happened in a turn, whose turn it was."""
    entries = kept_entries(seen) if not seen.scene.present.alone and not seen.log.hands_since(seen.log.first) else None
    if entries is None:
        entries = [log_entry(seen.words, seen.address, entry, seen.colours) for entry in seen.log.entries]
    out: list[str] = []  # backwards
    title = ""  # of the turn that was told last; where the log begins, it may not tell any more
    for stretch in [one for entry in entries for one in entry]:
        if stretch.title:
            out += [title] if title else []
            title = stretch.title
        out += [stretch.html] if stretch.html else []
    out += [title] if title else []
    since = tuple([(seen.colours[seat], seen.names[seat], at) for seat, at in seen.log.newcomers])
    head, tail = log_frame(seen.words, since, not out)
    return Listing(head, out[::-1], tail)


def kept_entries(seen: Sight) -> list[list[Stretch]]:
    """What was made of an entry is kept: most of the log is as it was a moment ago."""
    first = seen.log.first
    events = seen.scene.present.events(first, seen.number)
    return [kept_entry(seen, number, heard) for number, heard in enumerate(events, start=first) if heard]


def kept_entry(seen: Sight, number: int, events: list[Event]) -> list[Stretch]:
    known, key = seen.log.wording.entries, (number, number > seen.log.last_own())
    if key not in known:
        if not key[1] and (number, True) in known:
            known[key] = no_longer_new(known[number, True])
        else:
            entry = LogEntry(number, seen.match.decisions[number - 1].seat, seen.log.lines(number, events), key[1])
            known[key] = log_entry(seen.words, seen.address, entry, seen.colours)
    return known[key]


@lru_cache(BUTTONS)
def log_frame(words: Words, since: tuple[tuple[int, str, str], ...], empty: bool) -> tuple[str, str]:
    """What stands above and below the entries."""
    head, _, tail = render("part_log.html", words, since=since, empty=empty).partition(TURNS)
    return head, tail


@lru_cache(KNOWN)
def moment(words: Words, at: str) -> Markup:
    """A point in time, to the minute: in UTC, and it says so. Scripts show it as the reader's own clock does."""
    text = words.say("page-moment", year=at[:4], month=at[5:7], day=at[8:10], time=at[11:16])
    return Markup('<time datetime="{}Z">{}</time>').format(at[:16], text)


@lru_cache(BUTTONS)
def choice(button: Button) -> Markup:
    return Markup(template("choice.html").render(button=button))


@lru_cache(BUTTONS)
def controls(words: Words, address: str, undoing: Undoing) -> str:
    """The same for many positions, but for where it names them."""
    return render("controls.html", words, address=address, position=POSITION, undoing=undoing)


def part_turn(seen: Sight) -> str:
    """Whose turn it is, and what happened last."""
    parted = seen.scene.parted if seen.live else None
    state = "over" if seen.over else "parted" if parted is not None else "closed" if seen.closed else "goes-on"
    mine = seen.is_asked and seen.mine and not seen.over
    asked = tuple([seen.colours[seat] for seat in seen.waits_for])
    error = seen.words.error(parted) if parted is not None else ""
    head, tail = turn_frame(seen.words, state, error, mine, seen.is_asked, asked, seen.waits_for_names, seen.scene.practice)
    return f"{head}{' · '.join([escape(line.text) for line in seen.log.last])}{tail}"


@lru_cache(BUTTONS)
def turn_frame(
    words: Words, state: str, error: str, mine: bool, is_asked: bool, asked: tuple[int, ...], names: str, practice: bool
) -> tuple[str, str]:
    """What stands before and after the last event. `asked`: the colours of those who must answer."""
    context = {"state": state, "error": error, "mine": mine, "is_asked": is_asked, "asked": asked, "names": names}
    head, _, tail = render("part_turn.html", words, practice=practice, last=LAST, **context).rpartition(LAST)
    return head, tail


@lru_cache(BUTTONS)
def curtain(words: Words, table_id: str, seat: int, colour: int, player: str) -> str:
    return render("part_curtain.html", words, table_id=table_id, seat=seat, colour=colour, player=player)


def part_controls(seen: Sight) -> str:
    return controls(seen.words, seen.address, seen.scene.undoing).replace(POSITION, seen.answered_position)


environment.globals["shape"] = shape
environment.globals["log_line"] = log_line
environment.globals["turns_here"] = TURNS
environment.globals["choice"] = choice
environment.globals["moment"] = moment


@cache
def template(name: str) -> Template:
    """Its globals in one dictionary: Jinja would gather them from two again and again."""
    found = environment.get_template(name)
    found.globals = dict(found.globals)
    return found


def render(name: str, words: Words, **context: Any) -> str:
    return template(name).render(words=words, say=words.say, **context)


def part(name: str, seen: Sight) -> str:
    """A part of a page that is pushed."""
    if not seen.shows(name):
        return ""
    if name == "turn":
        return part_turn(seen)
    if name == "curtain":
        return curtain(seen.words, seen.scene.table_id, seen.curtain, seen.colours[seen.curtain], seen.called[seen.curtain])
    if name == "controls":
        return part_controls(seen)
    if name == "question" and seen.only_waits:
        return waiting(seen.words, seen.waits_for_names)
    return render(f"part_{name}.html", seen.words, seen=seen)


@lru_cache(BUTTONS)
def waiting(words: Words, names: str) -> str:
    """The question to one who is asked nothing."""
    return render("waiting.html", words, names=names)


def table_page(seen: Sight, parts: "Fragments", who: Visitor) -> str:
    """The whole page of a table, complete without any script; at the partial answer that the viewer has put together."""
    if seen.so_far:
        parts = parts.instead("question", part("question", seen))
    return render("table.html", seen.words, who=who, seen=seen, parts=parts, sprite=sprite(seen.game))
