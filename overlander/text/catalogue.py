"""The messages of one language: the kernel's, the table's and one game's Fluent files, English where a message is missing."""

from functools import lru_cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "ru")
FIRST: Final = "en"  # where a message is missing

Value = str | int


@lru_cache
def bundle(lang: str, game: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)  # isolation marks would show at a terminal
    for name in ("core", "table", game) if game else ("core", "table"):
        file = resources.files("overlander.text") / lang / f"{name}.ftl"
        if file.is_file():
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


class Catalogue:
    """`problems` collects what Fluent complained about, for the tests; a table goes on with what there is."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.bundles = [bundle(lang, game)] + ([bundle(FIRST, game)] if lang != FIRST else [])
        self.problems: list[str] = []

    def has(self, message: str) -> bool:
        return any(b.has_message(message) for b in self.bundles)

    def format(self, message: str, params: dict[str, Value]) -> str | None:
        for b in self.bundles:
            if b.has_message(message):
                pattern = b.get_message(message).value
                if pattern is None:
                    return None
                text, errors = b.format_pattern(pattern, dict[str, Any](params))
                self.problems += [f"{self.lang} {message}: {error}" for error in errors]
                return str(text)
        return None
