"""Templates and what they may ask for. Everything is escaped; pictures alone are put in as they are."""

from functools import lru_cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from overlander.drawing import Panel
from overlander.table.tables import worn_by
from overlander.text import LANGUAGES, Words

COLUMNS: Final = 24  # of the column beside the board
WIDE: Final = 700.0  # units across it

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
environment.globals["worn_by"] = worn_by


def span(panel: Panel) -> int:
    """How many columns of the side a panel takes, so that everything there is drawn at about one scale."""
    return max(1, min(COLUMNS, round(COLUMNS * panel.view_box[2] / WIDE)))


environment.globals["span"] = span
environment.globals["first_decisions"] = 12  # so long a newcomer is offered to be shown around


@lru_cache(1 << 14)
def log_entry(words: Words, place: str, told: tuple[Any, ...], colour: int) -> Markup:
    """A decision in the log of a viewer, at this address; most of the log is as it was a moment ago."""
    return Markup(render("log_entry.html", words, place=place, told=told, colour=colour))


environment.globals["log_entry"] = log_entry


def render(template: str, words: Words, **context: Any) -> str:
    return environment.get_template(template).render(words=words, say=words.say, **context)
