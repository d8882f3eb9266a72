"""Points as pictures: what they were made of, and how they grew."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from overlander.core.match import Match
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome
from overlander.drawing.pieces import shape
from overlander.drawing.svg import circle, document, line, path, quote, rect, text
from overlander.drawing.theme import CARD, COST, EDGE, INK, PAPER, SEATS
from overlander.text import Words

WIDE: Final = 640
BAR: Final = 28
TALL: Final = 260
EDGES: Final = 34
KEY: Final = 22  # high is a line of categories
# as many as a game has categories; every part says its category and points in its tooltip, and so does the table
PARTS: Final = (
    "#d9b44a", "#a65f4b", "#4f7ea8", "#7c9a5e", "#8d8d88", "#8a5a34", "#7b539d", "#c98a5a", "#5b8f8a", "#b9b2a6", "#7a1f2b",
    "#3e4a5c",
)  # fmt: skip


class Room(NamedTuple):
    """What a chart is drawn for."""

    wide: int
    name: int  # room for a name before its bar; 0 where it stands above it
    row: int  # of a seat
    columns: int  # categories beside each other


BROAD: Final = Room(WIDE, 130, 40, 3)
SLIM: Final = Room(340, 0, 50, 2)  # a phone


class Moment(NamedTuple):
    """The totals of all seats after so many decisions."""

    number: int
    totals: list[int]


def both(broad: str, slim: str) -> str:
    """The same chart for a desk and for a phone: a page shows the one that fits."""
    return f'<div class="broad">{broad}</div><div class="slim">{slim}</div>'


def draw_points(outcome: Outcome, names: list[str], colours: list[int], words: Words) -> str:
    return both(*[bars(outcome, names, colours, words, room) for room in (BROAD, SLIM)])


def draw_growth(match: Match, viewer: int, colours: list[int], names: Sequence[str], replay: str, words: Words) -> str:
    moments = history(match, viewer)
    slim = growth(moments, colours, names, room=SLIM, label=words.say("page-growth"))
    return both(growth(moments, colours, names, replay), slim)


def bars(outcome: Outcome, names: list[str], colours: list[int], words: Words, room: Room = BROAD) -> str:
    """One bar per seat, its parts the categories: to the right what brings points, to the left what costs some; and what each
    colour means."""
    most = max(1, *[sum(max(0, x) for x in row) for row in outcome.points])
    least = max(0, *[-sum(min(0, x) for x in row) for row in outcome.points])
    begin = room.name or 8
    scale = (room.wide - begin - 60) / (most + least)
    zero = begin + least * scale
    titles = [words.name(category, "category") for category in outcome.categories]
    shown = [i for i in range(len(titles)) if any(row[i] for row in outcome.points)]
    low = room.row * len(names) + 12
    high = low + KEY * ((len(shown) + room.columns - 1) // room.columns) + 8
    out = [rect(0, 0, room.wide, high, 8, PAPER)]
    for seat, name in enumerate(names):
        y = 6 + room.row * (seat + 1) - 6 - BAR  # of its bar
        beside = y + BAR / 2 if room.name else y - 9
        out.append(shape(colours[seat], 14, beside, 7, SEATS[colours[seat]]))
        out.append(text(26, beside, name, 15, INK, "start", room=(room.name or room.wide) - 32))
        right = left = zero
        for i, value in enumerate(outcome.points[seat]):
            wide = abs(value) * scale
            if value > 0:
                out.append(bar(right, y, wide, i, words.say("labelled", name=titles[i], value=value), CARD))
                right += wide
            elif value < 0:
                left -= wide
                out.append(bar(left, y, wide, i, words.say("labelled", name=titles[i], value=value), COST))
        out.append(text(right + 8, y + BAR / 2, words.points(outcome.total(seat)), 16, INK, "start"))
    if least:
        out.append(line(zero, 6, zero, 6 + room.row * len(names), INK, 1.5))
    out += [key(place, low, i, titles[i], room) for place, i in enumerate(shown)]
    return document((0, 0, room.wide, high), "".join(out), words.say("table-points"))


def bar(x: float, y: float, wide: float, category: int, title: str, edge: str) -> str:
    return f"<g><title>{quote(title)}</title>{rect(x, y, wide, BAR, 0, PARTS[category % len(PARTS)], edge)}</g>"


def key(place: int, low: float, category: int, title: str, room: Room) -> str:
    """What the colour of a category means, below the bars."""
    wide = (room.wide - 20) / room.columns
    x, y = 14 + (place % room.columns) * wide, low + 4 + KEY * (place // room.columns) + KEY / 2
    square = rect(x - 7, y - 7, 14, 14, 3, PARTS[category % len(PARTS)], CARD)
    return square + text(x + 12, y, title, 13.5, INK, "start", room=wide - 24)


def history(match: Match, viewer: int) -> list[Moment]:
    """The totals at the start and after every run of decisions of one seat, as the viewer could count them."""
    decisions = match.decisions
    state = match.at(0)
    out = [Moment(0, state.determinize(viewer, Rng(key_of("points"), 0, ())).outcome().totals())]
    for i, d in enumerate(decisions):
        state.play(d.seat, d.token)
        if i + 1 == len(decisions) or decisions[i + 1].seat != d.seat:
            seen = state if state.over() else state.determinize(viewer, Rng(key_of("points"), 0, ()))
            out.append(Moment(i + 1, seen.outcome().totals()))
    return out


def growth(
    moments: list[Moment], colours: list[int], names: Sequence[str] = (), replay: str = "", room: Room = BROAD, label: str = ""
) -> str:
    """A line per seat, with its shape and its total at the end. `replay`: where the position after a decision is shown, which a
    click on that part of the chart leads to."""
    across = room.wide
    low = min(0, *[x for moment in moments for x in moment.totals])
    high = max(1, *[x for moment in moments for x in moment.totals])
    out = [rect(0, 0, across, TALL, 8, PAPER)]

    def place(i: int, value: int) -> tuple[float, float]:
        x = EDGES + (across - 2 * EDGES) * i / max(1, len(moments) - 1)
        return x, TALL - EDGES - (TALL - 2 * EDGES) * (value - low) / (high - low)

    values = sorted({low, 0, high})
    for value, beside in zip(values, apart([place(0, value)[1] for value in values])):
        y = place(0, value)[1]
        out.append(line(EDGES, y, across - EDGES, y, EDGE, 1, "2 4"))
        out.append(text(EDGES - 6, beside, str(value), 13.5, INK, "end"))
    ends = apart([place(0, total)[1] for total in moments[-1].totals])
    for seat in range(len(colours)):
        points = [place(i, moment.totals[seat]) for i, moment in enumerate(moments)]
        colour = SEATS[colours[seat]]
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        out.append(path(d, "", colour, 2.5, ("", "7 4", "2 3", "9 3 2 3")[seat % 4]))
        out.append(shape(colours[seat], *points[-1], 6.5, colour, CARD, 1.5))
        out.append(text(points[-1][0] + 9, ends[seat], str(moments[-1].totals[seat]), 13.5, INK, "start"))
    if replay:
        wide = (across - 2 * EDGES) / max(1, len(moments) - 1)
        out += [way_to(moment, place(i, 0)[0] - wide / 2, wide, names, replay) for i, moment in enumerate(moments)]
    drawn = document((0, 0, across, TALL), "".join(out), label)
    return drawn.replace('role="img"', 'role="group"', 1) if replay else drawn


def apart(heights: list[float], least: float = 15) -> list[float]:
    """Where numbers stand that belong at these heights: none over another, and all within the chart."""
    out = list(heights)
    last = float("-inf")
    for rank, i in enumerate(sorted(range(len(heights)), key=lambda i: heights[i]), start=1):
        last = out[i] = min(max(heights[i], last + least), TALL - 10 - least * (len(heights) - rank))
    return out


def way_to(moment: Moment, x: float, wide: float, names: Sequence[str], replay: str) -> str:
    """A link over a part of the chart, to the position there."""
    said = ", ".join(f"{name} {total}" for name, total in zip(names, moment.totals, strict=True))
    area = f'<rect x="{x:.1f}" y="0" width="{wide:.1f}" height="{TALL}" fill="transparent"/>'
    address = f'href="{quote(replay)}{moment.number}" data-move="{moment.number}" tabindex="-1"'
    return f"<a {address}><title>{quote(said)}</title>{area}</a>"


class Expectation(NamedTuple):
    """What is expected of a game after a decision."""

    number: int
    own: float  # final points
    rival: float | None  # of the best other seat; None where there is nobody
    win: float  # the probability
    cost: float  # points that the decision has cost


def course(expected: Sequence[Expectation], colour: int, words: Words, replay: str = "", marked: float = 1.0) -> str:
    """How the expected result went up and down: above the points, below the chance of winning. Decisions that cost at least
    `marked` points have a dot. `replay`: where the position before a decision is shown."""
    values = [x.own for x in expected] + [x.rival for x in expected if x.rival is not None]
    low, high = min(0.0, *values), max(1.0, *values)
    half = TALL * 0.62
    tall = half + 110
    out = [rect(0, 0, WIDE, tall, 8, PAPER)]

    def across(i: int) -> float:
        return EDGES + 10 + (WIDE - 2 * EDGES - 20) * i / max(1, len(expected) - 1)

    def up(value: float) -> float:
        return half - 8 - (half - 34) * (value - low) / (high - low)

    def chance(value: float) -> float:
        return tall - 16 - 62 * value

    out.append(text(EDGES, 14, words.say("review-chart-points"), 13.5, INK, "start", room=WIDE - 2 * EDGES))
    for value in sorted({low, high}):
        out.append(line(EDGES, up(value), WIDE - EDGES, up(value), EDGE, 1, "2 4"))
        out.append(text(EDGES - 6, up(value), f"{value:.0f}", 13.5, INK, "end"))
    out.append(text(EDGES, half + 14, words.say("review-chart-win"), 13.5, INK, "start", room=WIDE - 2 * EDGES))
    for value in (0.0, 0.5, 1.0):
        out.append(line(EDGES, chance(value), WIDE - EDGES, chance(value), EDGE, 1, "2 4"))
        out.append(text(EDGES - 6, chance(value), f"{100 * value:.0f}", 13.5, INK, "end"))
    if all(x.rival is not None for x in expected):
        out.append(path(curve([(across(i), up(x.rival or 0.0)) for i, x in enumerate(expected)]), "", INK, 1.8, "6 4"))
    own = SEATS[colour]
    out.append(path(curve([(across(i), up(x.own)) for i, x in enumerate(expected)]), "", own, 2.5))
    out.append(path(curve([(across(i), chance(x.win)) for i, x in enumerate(expected)]), "", own, 2.5))
    for i, x in enumerate(expected):
        if x.cost >= marked:
            out.append(circle(across(i), up(x.own), 5, "#b3261e", CARD, 1.5))
    wide = (WIDE - 2 * EDGES) / max(1, len(expected) - 1)
    for i, x in enumerate(expected):
        said = words.say("review-chart-at", n=x.number, own=f"{x.own:.0f}", win=round(100 * x.win))
        area = f'<rect x="{across(i) - wide / 2:.1f}" y="0" width="{wide:.1f}" height="{tall:.0f}" fill="transparent"/>'
        title = f"<title>{quote(said)}</title>"
        out.append(
            f'<a href="{quote(replay)}{x.number - 1}" tabindex="-1">{title}{area}</a>' if replay else f"<g>{title}{area}</g>"
        )
    drawn = document((0, 0, WIDE, tall), "".join(out), words.say("review-chart"))
    return drawn.replace('role="img"', 'role="group"', 1) if replay else drawn


def curve(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
