"""Points as pictures: what they were made of, and how they grew."""

from typing import Final

from overlander.core.match import Match
from overlander.core.rng import Rng, key_of
from overlander.core.state import Outcome
from overlander.drawing.svg import circle, document, line, path, rect, text
from overlander.drawing.theme import CARD, EDGE, INK, PAPER, SEATS
from overlander.text import Words

WIDE: Final = 640
ROW: Final = 40
NAME: Final = 130  # room for a name
TALL: Final = 260
EDGES: Final = 34
# eleven and more that differ beside each other; every part says its category and points in its tooltip and in the table
PARTS: Final = (
    "#d9b44a", "#a65f4b", "#4f7ea8", "#7c9a5e", "#8d8d88", "#8a5a34", "#7b539d", "#c98a5a", "#5b8f8a", "#b9b2a6", "#7a1f2b",
)  # fmt: skip


def bars(outcome: Outcome, names: list[str], colours: list[int], words: Words) -> str:
    """One bar per seat, its parts the categories; what costs points is left out of the bar and stands in the table."""
    most = max(1, *[sum(max(0, x) for x in row) for row in outcome.points])
    scale = (WIDE - NAME - 60) / most
    out = [rect(0, 0, WIDE, ROW * len(names) + 12, 8, PAPER)]
    for seat, name in enumerate(names):
        y = 6 + ROW * seat
        out.append(circle(14, y + ROW / 2, 6, SEATS[colours[seat]]))
        out.append(text(26, y + ROW / 2, name, 15, INK, "start", room=NAME - 32))
        x = float(NAME)
        for i, value in enumerate(outcome.points[seat]):
            if value > 0:
                title = f"<title>{words.name(outcome.categories[i], 'category')}: {value}</title>"
                out.append(f"<g>{title}{rect(x, y + 6, value * scale, ROW - 12, 0, PARTS[i % len(PARTS)], CARD)}</g>")
                x += value * scale
        out.append(text(x + 8, y + ROW / 2, str(outcome.total(seat)), 16, INK, "start"))
    return document((0, 0, WIDE, ROW * len(names) + 12), "".join(out), words.say("table-points"))


def history(match: Match, viewer: int) -> list[list[int]]:
    """The totals at the start and after every run of decisions of one seat, as the viewer could count them."""
    decisions = match.decisions
    state = match.at(0)
    out = [state.determinize(viewer, Rng(key_of("points"), 0, ())).outcome().totals()]
    for i, d in enumerate(decisions):
        state.play(d.seat, d.token)
        if i + 1 == len(decisions) or decisions[i + 1].seat != d.seat:
            seen = state if state.over() else state.determinize(viewer, Rng(key_of("points"), 0, ()))
            out.append(seen.outcome().totals())
    return out


def growth(totals: list[list[int]], colours: list[int]) -> str:
    """A line per seat, marked with its shape's colour and its number at the end."""
    low = min(0, *[x for row in totals for x in row])
    high = max(1, *[x for row in totals for x in row])
    out = [rect(0, 0, WIDE, TALL, 8, PAPER)]

    def place(i: int, value: int) -> tuple[float, float]:
        x = EDGES + (WIDE - 2 * EDGES) * i / max(1, len(totals) - 1)
        return x, TALL - EDGES - (TALL - 2 * EDGES) * (value - low) / (high - low)

    for value in sorted({low, 0, high}):
        y = place(0, value)[1]
        out.append(line(EDGES, y, WIDE - EDGES, y, EDGE, 1, "2 4"))
        out.append(text(EDGES - 6, y, str(value), 13.5, INK, "end"))
    for seat in range(len(totals[0])):
        points = [place(i, row[seat]) for i, row in enumerate(totals)]
        colour = SEATS[colours[seat]]
        d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        out.append(path(d, "", colour, 2.5, ("", "7 4", "2 3", "9 3 2 3")[seat % 4]))
        out.append(circle(*points[-1], 5, colour, CARD, 1.5))
    return document((0, 0, WIDE, TALL), "".join(out))
