"""Names of components, and what a game's sentences need beyond its choices; a game's `names.py` offers a `Names` of its own."""

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.text.catalogue import Catalogue, Value

SLUG: Final = re.compile(r"[a-zA-Z0-9_-]+")
NUMBERED: Final = re.compile(r"(?P<stem>[a-z][a-z-]*)-(?P<n>[0-9]+)")


class Story(NamedTuple):
    """What is told around a game: as a title, paragraph by paragraph before it and after it."""

    title: str
    before: list[str]
    after: list[str]


def paragraphs(text: str) -> list[str]:
    return [x for x in text.split("\n\n") if x]


class Names:
    """What is enough for a game whose every component has a message of its own: `fruit-apple` names the fruit `apple`."""

    kinds: tuple[str, ...] = ("category", "option", "game")  # where a slug is looked for when its kind is not said

    def __init__(self, catalogue: Catalogue, pack: Pack) -> None:
        self.catalogue = catalogue
        self.form = ""  # of the names that are asked for now: an attribute of their messages
        self.known: dict[tuple[str, str, str], str | None] = {}  # a component keeps its name

    # -- what a game may say itself

    def of_kind(self, kind: str, slug: str) -> str | None:
        return self.say(f"{kind}-{slug}", {}) if SLUG.fullmatch(slug) else None

    def kind_of(self, parameter: str) -> str:
        """The kind of the slug that a parameter carries; empty if it carries none."""
        return parameter

    def kind_in(self, parameter: str) -> str:
        """The same for a list of slugs with commas between them."""
        return ""

    def path(self, part: str, last: str, members: str) -> Params:
        """The parameters of a choice that names several things in their order, separated by commas."""
        return {part + "s": members}

    def details(self, parameter: str, value: Value) -> dict[str, Value]:
        """What a message may ask for beside a parameter."""
        return {}

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        """Adds to `filled` what the sentence for a choice needs beyond the choice; the message, or another that fits better."""
        return message

    def about(self, slug: str) -> list[str]:
        """What a component is and does, line by line; nothing where its name tells all."""
        return []

    def story(self, options: dict[str, str]) -> Story | None:
        """What is told around a game with these options: a chapter of a campaign. None where there is nothing to tell."""
        return None

    # -- looking up

    def find(self, slug: str, kind: str = "") -> str | None:
        """The name, or None if there is none: the caller then shows the slug."""
        key = (slug, kind, self.form)
        if key not in self.known:
            self.known[key] = self.look_up(slug, kind)
        return self.known[key]

    def look_up(self, slug: str, kind: str) -> str | None:
        for k in (kind,) if kind else self.kinds:
            name = self.of_kind(k, slug)
            if name is not None:
                return name
        return None

    def name(self, slug: str, kind: str = "") -> str:
        return self.find(slug, kind) or slug

    def name_in(self, state: State | None, slug: str, kind: str) -> str:
        """The name in this very game: a game says here what a place is called by what was shuffled onto it."""
        return self.name(slug, kind)

    def listed_in(self, state: State | None, slugs: str, kind: str) -> str:
        """The same for some, one after the other."""
        return self.join("list-and", [self.name_in(state, slug, kind) for slug in slugs.split(",") if slug])

    def forms(self, key: str, name: Callable[..., str], *of: object) -> dict[str, Value]:
        """A name and its other forms, as sentences ask for them: `$space`, `$space-to`. What has no such form keeps its name."""
        out: dict[str, Value] = {key: name(*of)}
        before = self.form
        try:
            for form in self.catalogue.forms:
                if f"{key}-{form}" not in self.catalogue.asked:
                    continue
                self.form = form
                out[f"{key}-{form}"] = name(*of)
        finally:
            self.form = before
        return out

    def as_it_is(self, kind: str, slug: str) -> str:
        """The name itself, in whatever form others are asked for now."""
        before, self.form = self.form, ""
        try:
            return self.name(slug, kind)
        finally:
            self.form = before

    # -- messages

    def say(self, message: str, params: dict[str, Value]) -> str | None:
        formed = f"{message}.{self.form}"
        return self.catalogue.format(formed if self.form and self.has(formed) else message, params)

    def must(self, message: str, params: dict[str, Value]) -> str:
        return self.say(message, params) or message

    def has(self, message: str) -> bool:
        return self.catalogue.has(message)

    def numbered(self, stem: str, message: str, slug: str) -> str | None:
        found = NUMBERED.fullmatch(slug)
        return self.say(message, {"n": int(found["n"])}) if found and found["stem"] == stem else None

    def join(self, message: str, words: list[str]) -> str:
        """One after another; of `list-and` and `list-or` only the last comes with the conjunction."""
        if not words:
            return self.must("nothing", {})
        out = words[0]
        for i, word in enumerate(words[1:], start=2):
            out = self.must(message if i == len(words) else "list-comma", {"first": out, "last": word})
        return out
