"""The messages of one language: the kernel's, the table's and one game's Fluent files, English where a message is missing."""

import re
from collections.abc import Callable
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from overlander.core.game import find_game

LANGUAGES: Final = ("en", "fr", "ru")
FIRST: Final = "en"  # where a message is missing
REMEMBERED: Final = 20_000  # sentences: most of a page says what it said a moment ago

Value = str | int


def of_whom(name: str) -> str:
    """In French, before a name: de Bob, d’Ann, d’Yves, de Yannick. An h keeps its de: most of these names sound it."""
    letters = [letter for letter in normalize("NFD", name.lower()) if letter.isalpha()][:2]
    first, second = [*letters, "", ""][:2]
    elided = first and (first in "aeiouœæ" or (first == "y" and second and second not in "aeiou"))
    return f"d’{name}" if elided else f"de {name}"


ASKED: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": of_whom}


@lru_cache
def parsed(lang: str, game: str) -> list[Resource]:
    """The house's own messages, then those of the game, if it has any. What all games share is read once."""
    shared = parsed(lang, "") if game else []
    return shared + [FluentResource(file.read_text(encoding="utf-8")) for file in files(lang, game)]


@lru_cache
def forms(lang: str, game: str) -> tuple[str, ...]:
    """What other forms of names this language has: the attributes of its messages, as `.to` in French, “à la case 4”."""
    entries = [entry for resource in parsed(lang, game) for entry in resource.body]
    return tuple(sorted({x.id.name for entry in entries for x in getattr(entry, "attributes", [])}))


@lru_cache
def asked(lang: str, game: str) -> frozenset[str]:
    """The parameters that messages ask for: most names stand in no other form anywhere, and need none."""
    return frozenset(x for file in [*files(lang, ""), *files(lang, game)] for x in ASKED.findall(file.read_text(encoding="utf-8")))


@lru_cache
def bundle(lang: str, game: str) -> FluentBundle:
    found = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)  # isolation marks would show at a terminal
    for resource in parsed(lang, game):
        found.add_resource(resource)
    return found


def files(lang: str, game: str) -> list[Traversable]:
    """In the folder `words` of a game, or of the house itself."""
    folder: Traversable = find_game(game).folder / "words" / lang if game else resources.files("overlander.text") / lang
    found = folder.iterdir() if folder.is_dir() else iter(())
    return sorted([x for x in found if x.name.endswith(".ftl")], key=lambda x: x.name)


class Catalogue:
    """`problems` collects what Fluent complained about, for the tests; a table goes on with what there is."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.forms = forms(lang, game)
        self.bundles = [bundle(lang, game)] + ([bundle(FIRST, game)] if lang != FIRST else [])
        self.asked = asked(lang, game) | asked(FIRST, game)
        self.problems: list[str] = []
        self.known: dict[str, bool] = {}  # which messages there are
        self.said: dict[str | tuple[str, tuple[tuple[str, Value], ...]], str | None] = {}  # lately

    def has(self, message: str) -> bool:
        found = self.known.get(message)
        if found is None:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            b = self.bundle_of(message)
            found = self.known[message] = b is not None and pattern_in(b, message) is not None
        return found

    def format(self, message: str, params: dict[str, Value]) -> str | None:
        key = (message, tuple(params.items())) if params else message
        try:
            return self.said[key]
        except KeyError:
            if len(self.said) > REMEMBERED:
                self.said.clear()
            out = self.said[key] = self.fill_in(message, params)
            return out

    def fill_in(self, message: str, params: dict[str, Value]) -> str | None:
        b = self.bundle_of(message)
        pattern = None if b is None else pattern_in(b, message)
        if b is None or pattern is None:
            return None
        text, errors = b.format_pattern(pattern, dict[str, Any](params))
        self.problems += [f"{self.lang} {message}: {error}" for error in errors]
        return with_minus(str(text), params)

    def bundle_of(self, message: str) -> FluentBundle | None:
        """Where the message stands. A form of it is not looked for in another language: that one has forms of its own."""
        ident = message.partition(".")[0]
        return next((b for b in self.bundles if b.has_message(ident)), None)


def with_minus(text: str, params: dict[str, Value]) -> str:
    """Negative numbers with a minus, which Fluent writes as a hyphen."""
    for value in params.values():
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", f"\u2212{-value}", text)
    return text


def pattern_in(found: FluentBundle, message: str) -> Any:
    """Of a message, or of a form of it: `space-river.to`. None if there is none."""
    ident, _, form = message.partition(".")
    one = found.get_message(ident)
    return one.attributes.get(form) if form else one.value
