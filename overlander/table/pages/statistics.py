"""A visitor's own results, by game and by what it was played with."""

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from overlander.core.game import find_game, games
from overlander.drawing.theme import AUTOMA
from overlander.page.scene import colours_worn
from overlander.page.sight import words_for
from overlander.table.rights.own_tables import ListedTable
from overlander.table.storage.rows import Entry
from overlander.text import Words


class Tally(NamedTuple):
    """How often one game was played to its end with the same options, and won."""

    title: str
    options: str  # as far as they are not the usual ones
    played: int
    won: int

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.played)


class Placed(NamedTuple):
    """A seat of a finished game: where several have as much, they share a place."""

    place: int
    name: str
    colour: int
    points: str
    mine: bool


def rank(table: ListedTable, lang: str) -> list[Placed]:
    """The best first; nothing where the points were not kept."""
    entry = table.entry
    if entry.totals is None or entry.winners is None or entry.game not in games():
        return []
    words = words_for(lang, entry.game, None)
    names = words.at_table([seat.name for seat in entry.seats], entry.options)
    colours = [*colours_worn([seat.colour for seat in entry.seats]), *[AUTOMA] * (len(names) - len(entry.seats))]
    worth = [(seat in entry.winners, total) for seat, total in enumerate(entry.totals)]
    mine = table.rights.seats if len(table.rights.seats) == 1 else frozenset[int]()
    found = [
        Placed(1 + sum(other > own for other in worth), name, colour, words.points(own[1]), seat in mine)
        for seat, (own, name, colour) in enumerate(zip(worth, names, colours))
    ]
    return sorted(found, key=lambda one: one.place)


class Span(NamedTuple):
    days: int
    hours: int
    minutes: int


def statistics(tables: Iterable[ListedTable], lang: str) -> list[Tally]:
    """Of the finished games in which the visitor sat at one seat: who plays for all at one screen wins always, and practice counts
    for nothing."""
    known = games()
    found: dict[tuple[str, str], list[bool]] = {}
    for table in tables:
        entry = table.entry
        if (
            entry.finished
            and entry.winners is not None
            and entry.branch_of is None
            and len(table.rights.seats) == 1
            and entry.game in known
        ):
            found.setdefault((entry.game, options_of(entry, lang)), []).append(table.won)
    rows = [Tally(Words(lang, game).title(), options, len(won), sum(won)) for (game, options), won in found.items()]
    return sorted(rows, key=lambda row: (row.title, -row.played, row.options))


def options_of(entry: Entry, lang: str) -> str:
    """In words: the number of players, and every option that was not as usual."""
    words = Words(lang, entry.game)
    own = [o for o in find_game(entry.game).schema if o.name in entry.options]
    chosen = [o for o in own if o.name == "players" or entry.options[o.name] != o.default]
    named = [(words.say(f"option-{o.name}"), words.option_value(o.name, entry.options[o.name])) for o in chosen]
    return ", ".join(words.say("labelled", name=name, value=value) for name, value in named)


def span_of(entry: Entry) -> Span | None:
    """From the first to the last moment of a finished game; whole days where it took any."""
    if not entry.finished:
        return None
    took = datetime.fromisoformat(entry.finished) - datetime.fromisoformat(entry.created)
    minutes = max(0, int(took.total_seconds()) // 60)
    return Span(minutes // 1440, minutes // 60 % 24, minutes % 60)
