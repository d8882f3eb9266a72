"""The pictures of a position: a game's `draw` says how it looks, what on it a choice points at and where the last move went."""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from overlander.core.choice import NONE, Choice, parse
from overlander.core.data import Pack
from overlander.core.errors import OptionError
from overlander.core.game import games
from overlander.core.match import Match
from overlander.core.record import Decision
from overlander.core.state import State
from overlander.drawing import NO_MARKS, Area, Marks, Panel, Place, Theme
from overlander.drawing.grammar import Glyph, strip
from overlander.drawing.guide import Chapter, Step
from overlander.text import Words


@lru_cache
def drawing(game: str) -> ModuleType | None:
    """The game's drawing; None for a game that is played by its buttons alone."""
    name = f"overlander.games.{game}.draw"
    return import_module(name) if find_spec(name) is not None else None


def areas(game: str, view: State, seat: int, words: Words) -> list[Area]:
    """What there is to look at; nothing in a game that is not drawn."""
    module = drawing(game)
    found: list[Area] = module.areas(view, seat, words) if module is not None else []
    return found


def panels(match: Match, number: int, view: State, seat: int, words: Words, theme: Theme, only: list[str]) -> dict[str, Panel]:
    """These areas after so many decisions, drawn from the viewer's view, the last move marked."""
    module = drawing(match.game.slug)
    if module is None or not only:
        return {}
    marks, pack = how(module, match, number, seat)
    found: dict[str, Panel] = module.draw(view, seat, words, theme, names(match, words), marks, pack, only=only)
    return found


def board(match: Match, words: Words, theme: Theme) -> str:
    """The first board alone, as everybody sees it, as one SVG file; empty for a game that is not drawn."""
    view = match.state.view(NONE)
    names = [area.name for area in areas(match.game.slug, view, NONE, words) if area.place == Place.BOARD][:1]
    return "".join(panel.standalone() for panel in panels(match, 0, view, NONE, words, theme, names).values())


def sheet(match: Match, number: int, view: State, seat: int, words: Words, theme: Theme) -> str:
    """The same as one SVG file; empty for a game that is not drawn."""
    module = drawing(match.game.slug)
    if module is None:
        return ""
    return str(module.sheet(view, seat, words, theme, names(match, words), *how(module, match, number, seat)))


def sheet_at(match: Match, number: int, seat: int, words: Words, theme: Theme) -> str:
    """The sheet after so many decisions, with what the seat can choose there."""
    state = match.at(number)
    view = state.view(seat)
    module = drawing(match.game.slug)
    if module is None:
        known = [game for game in games() if drawing(game) is not None]
        raise OptionError("unknown-game", {"game": match.game.slug, "known": ", ".join(known)})
    marks, pack = how(module, match, number, seat)
    if seat != NONE and not state.over():
        ids = [str(module.target(view, seat, c)) for c in view.choices(seat)]
        marks = marks._replace(lit=tuple(x for x in dict.fromkeys(ids) if not x.startswith("seat-")))
    return str(module.sheet(view, seat, words, theme, names(match, words), marks, pack))


def names(match: Match, words: Words) -> list[str]:
    return words.at_table(match.names, match.options)


def how(module: ModuleType, match: Match, number: int, seat: int) -> tuple[Marks, Pack | None]:
    """The last move, and the components if an owner has corrected them."""
    return last_move(module, match, number, seat), corrected(match)


def corrected(match: Match) -> Pack | None:
    return None if match.corrections is None else match.game.pack(match.corrections)


def last_move(module: ModuleType, match: Match, number: int, seat: int) -> Marks:
    return traced(module, match.at(number - 1).view(seat), match.decisions[number - 1]) if number else NO_MARKS


def traced(module: ModuleType, before: State, last: Decision) -> Marks:
    """A move from there, as the one sees it whose view it is."""
    choice = parse(before.verbs(), last.token)
    return Marks(last=module.trace(before, last.seat, choice), mover=last.seat)


def signs(match: Match, view: State, seat: int, words: Words, choice: Choice) -> str:
    """What a choice costs and brings, in icons; empty if that is nothing."""
    module = drawing(match.game.slug)
    glyphs: list[Glyph] = module.price(view, seat, words, choice, corrected(match)) if module is not None and seat != NONE else []
    return strip(glyphs) if glyphs else ""


def aid(match: Match, view: State, seat: int, words: Words) -> list[Chapter]:
    """The player aid; nothing in a game that is not drawn."""
    module = drawing(match.game.slug)
    found: list[Chapter] = module.aid(view, seat, words, corrected(match)) if module is not None else []
    return found


def tour(match: Match, view: State, seat: int, words: Words) -> list[Step]:
    module = drawing(match.game.slug)
    found: list[Step] = module.tour(view, seat, words, corrected(match)) if module is not None else []
    return found


def target(game: str, view: State, seat: int, choice: Choice) -> str:
    """The id of the thing on the table that a choice points at; empty if there is none."""
    module = drawing(game)
    return str(module.target(view, seat, choice)) if module is not None and seat != NONE else ""
