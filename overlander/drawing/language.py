"""What a drawing asks of a language; overlander.text answers."""

from typing import Protocol

from overlander.core.state import State


class Language(Protocol):
    @property
    def lang(self) -> str: ...

    def say(self, message: str, **params: str | int) -> str: ...

    def name(self, slug: str, kind: str = "") -> str: ...

    def name_in(self, state: State, slug: str, kind: str = "") -> str: ...

    def about(self, slug: str) -> list[str]: ...

    def __hash__(self) -> int:
        """What was made in a language is kept by it."""
