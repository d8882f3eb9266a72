"""Who looks: a browser with its language and colours, and the seat from which it looks at a table."""

from typing import Final, NamedTuple

from overlander.core.choice import NONE
from overlander.text import Words

WATCHING: Final = "watch"


class Visitor(NamedTuple):
    """A browser, wherever it is."""

    lang: str
    theme: str  # empty: as the system has it
    address: str  # of the page that it shows

    @property
    def words(self) -> Words:
        return Words(self.lang)


class Viewer(NamedTuple):
    """One who looks at a table."""

    seat: int  # NONE: a spectator
    lang: str
    theme: str
    mine: frozenset[int] = frozenset()  # all seats at the same screen
    counts: bool = False  # wants to see how many points everybody has
    own: frozenset[int] = frozenset()  # all seats at the same screen, also where a bot sits in
    host: bool = False

    @property
    def place(self) -> str:
        """As it stands in an address."""
        return WATCHING if self.seat == NONE else str(self.seat)
