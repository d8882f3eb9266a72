"""The pictures of a position: a game's `draw` says how it looks, what on it a choice points at and where the last move went."""

from functools import lru_cache
from typing import Any, cast

from overlander.core.choice import NONE, Choice, parse
from overlander.core.data import Pack
from overlander.core.errors import OptionError, Params
from overlander.core.game import find_game, games
from overlander.core.match import Match
from overlander.core.record import Decision
from overlander.core.state import State
from overlander.drawing import NO_MARKS, Area, Marks, Panel, Place, Theme
from overlander.drawing.grammar import sign, strip
from overlander.drawing.guide import Chapter, Lesson, Step
from overlander.drawing.icons import ICONS
from overlander.drawing.stock import Stock
from overlander.drawing.whole import compose
from overlander.pictures.contract import Counting, Drawing, Teaching, Telling
from overlander.text import Words


@lru_cache
def drawing(game: str) -> Drawing | None:
    """The game's drawing; None for a game that is played by its buttons alone."""
    part = find_game(game).part("draw")
    return None if part is None else cast(Drawing, part)


def areas(game: str, view: State, seat: int, words: Words) -> list[Area]:
    """What there is to look at; nothing in a game that is not drawn."""
    found = drawing(game)
    return found.areas(view, seat, words) if found is not None else []


def panels(match: Match, number: int, view: State, seat: int, words: Words, theme: Theme, only: list[str]) -> dict[str, Panel]:
    """These areas after so many decisions, drawn from the viewer's view, the last move marked."""
    game = drawing(match.game.slug)
    if game is None or not only:
        return {}
    look = look_at(game, match, view, seat, words, theme, last_move(game, match, number, seat))
    return {area.name: area.paint(look) for area in game.areas(view, seat, words) if area.name in only}


def board(match: Match, words: Words, theme: Theme) -> str:
    """The first board alone, as everybody sees it, as one SVG file; empty for a game that is not drawn."""
    game = drawing(match.game.slug)
    if game is None:
        return ""
    view = match.state.view(NONE)
    look = look_at(game, match, view, NONE, words, theme)
    first = [area for area in game.areas(view, NONE, words) if area.place == Place.BOARD][:1]
    return "".join(area.paint(look).standalone(game.ICONS, theme) for area in first)


def whole(match: Match, number: int, seat: int, words: Words, theme: Theme, choices: bool = False) -> str:
    """Everything a seat sees after so many decisions as one SVG file, the last move marked; with what it can choose, if wanted."""
    game = drawing_of(match)
    view = match.at(number).view(seat)
    marks = last_move(game, match, number, seat)
    if choices and seat != NONE and not view.over():
        ids = [game.target(view, seat, c) for c in view.steps(seat, None)]
        marks = marks._replace(lit=tuple(x for x in dict.fromkeys(ids) if not x.startswith("seat-")))
    return draw_view(match, view, seat, words, theme, marks)


def draw_view(match: Match, view: State, seat: int, words: Words, theme: Theme, marks: Marks = NO_MARKS) -> str:
    """Any view of the game as one SVG file: also of a position that the match has not reached."""
    game = drawing_of(match)
    look = look_at(game, match, view, seat, words, theme, marks)
    return compose(look, game.areas(view, seat, words), game.ICONS)


def drawing_of(match: Match) -> Drawing:
    found = drawing(match.game.slug)
    if found is None:
        known = [slug for slug in games() if drawing(slug) is not None]
        raise OptionError("unknown-game", {"game": match.game.slug, "known": ", ".join(known)})
    return found


def paint_boards(game: str, s: State, words: Words, theme: Theme) -> list[Panel]:
    """The boards of a position as everybody sees it; none of a game that is not drawn."""
    found = drawing(game)
    if found is None:
        return []
    view = s.view(NONE)
    look = found.Look(view, NONE, words, theme)
    return [area.paint(look) for area in found.areas(view, NONE, words) if area.place == Place.BOARD]


def sprite(game: str) -> str:
    """The symbols of a page."""
    found = drawing(game)
    return (ICONS if found is None else found.ICONS).sprite


def look_at(
    game: Drawing,
    match: Match,
    view: State,
    seat: int,
    words: Words,
    theme: Theme,
    marks: Marks = NO_MARKS,
    called: list[str] | None = None,
) -> Any:
    """Also with the components that an owner has corrected. `called`: the names of all, where they are known already."""
    return game.Look(view, seat, words, theme, names(match, words) if called is None else called, marks, corrected_pack(match))


def names(match: Match, words: Words) -> list[str]:
    """As pictures call the players: a bot's level stands in the list of the players, not on its board."""
    return words.called(match.names, match.options)


def corrected_pack(match: Match) -> Pack | None:
    return None if match.corrections is None else match.game.pack(match.corrections)


def last_move(game: Drawing, match: Match, number: int, seat: int) -> Marks:
    return mark_move(game, match.at(number - 1).view(seat), match.decisions[number - 1]) if number else NO_MARKS


def mark_move(game: Drawing, before: State, last: Decision) -> Marks:
    """A move from there, as the one sees it whose view it is."""
    choice = parse(before.verbs(), last.token)
    return Marks(last=game.trace(before, last.seat, choice), mover=last.seat)


def signs(game: str, look: Any, choice: Choice) -> str:
    """What a choice costs and brings, in icons; empty if that is nothing."""
    found = drawing(game)
    glyphs = found.price(look, choice) if found is not None and look.seat != NONE else []
    return strip(glyphs) if glyphs else ""


def symbol(game: str, name: str) -> str:
    """What the game draws under this name, for a button that says it in words; empty if nothing."""
    found = drawing(game)
    return strip([sign(name, 22)]) if found is not None and name in found.ICONS.symbols else ""


def told(game: str, key: str, seat: int, params: Params) -> tuple[tuple[str, ...], str]:
    """The ids of what an event is about, and what it cost and brought in icons."""
    found = telling(game)
    if found is None:
        return (), ""
    things, glyphs = found.told(key, seat, params)
    return things, strip(glyphs) if glyphs else ""


@lru_cache
def telling(game: str) -> Telling | None:
    found = drawing(game)
    return cast(Telling, found) if hasattr(found, "told") else None


@lru_cache
def lesson(game: str) -> Lesson | None:
    """A guided first lap, in games that have one."""
    found = drawing(game)
    return cast(Teaching, found).LESSON if hasattr(found, "LESSON") else None


@lru_cache
def counting(game: str) -> Counting | None:
    found = drawing(game)
    return cast(Counting, found) if hasattr(found, "stocks") else None


def stocks(game: str, look: Any) -> list[Stock]:
    """What is left in piles and bags; nothing in a game that does not tell it."""
    found = counting(game)
    return found.stocks(look) if found is not None else []


def aid(game: str, look: Any) -> list[Chapter]:
    """The player aid; nothing in a game that is not drawn."""
    found = drawing(game)
    return found.aid(look) if found is not None else []


def tour(game: str, look: Any) -> list[Step]:
    found = drawing(game)
    return found.tour(look) if found is not None else []


def things(game: str, view: State, seat: int, choice: Choice) -> list[list[str]]:
    """What a choice is put together from on the table, each as the ids of the things that are equal there; a game that does not say
    it (`things` of its drawing) has one thing for each choice, its target."""
    found = drawing(game)
    if found is None or seat == NONE:
        return []
    things_of = getattr(found, "things", None)
    out: list[list[str]] = things_of(view, seat, choice) if things_of is not None else [[found.target(view, seat, choice)]]
    return [equal for equal in out if equal and equal[0]]


def target(game: str, view: State, seat: int, choice: Choice) -> str:
    """The id of the thing on the table that a choice points at; empty if there is none."""
    found = drawing(game)
    return found.target(view, seat, choice) if found is not None and seat != NONE else ""
