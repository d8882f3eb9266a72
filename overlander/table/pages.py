"""Templates and what they may ask for. Everything is escaped; pictures alone are put in as they are."""

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from overlander.text import LANGUAGES, Words

environment = Environment(
    loader=PackageLoader("overlander.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
environment.globals["picture"] = Markup
environment.globals["languages"] = LANGUAGES


def render(template: str, words: Words, **context: Any) -> str:
    return environment.get_template(template).render(words=words, say=words.say, **context)
