"""What a page is made of: a match at its present position, and what is to be known about those who sit there.

Whoever keeps the match makes the scene: a server from what is on disk, anybody else from the match alone.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from overlander.core.choice import NONE
from overlander.core.errors import OverlanderError
from overlander.core.match import Match
from overlander.drawing.theme import COLOURS
from overlander.page.present import Present

NO_TABLES: Final[Mapping[str, str]] = MappingProxyType({})


class ChatLine(NamedTuple):
    """What somebody at a table has said to the others."""

    seat: int
    text: str
    at: str

    @property
    def notice(self) -> str:
        """What the table itself says of the seat, as a word; empty for what a person says, who cannot say a tab."""
        return self.text[1:].partition("\t")[0] if self.text.startswith("\t") else ""

    @property
    def after(self) -> int:
        """How many decisions there were when the table itself said this; NONE where that was not kept."""
        number = self.text[1:].partition("\t")[2] if self.notice else ""
        return int(number) if number else NONE


class TakeBack(NamedTuple):
    """Somebody asks the others to go back to the position after the first `keep` decisions."""

    seat: int
    keep: int
    agreed: list[int]
    awaited: list[int]  # the seats that have not agreed yet
    absent: bool  # one of those is away


class Undoing(NamedTuple):
    """What a viewer may take back, and play again."""

    undo: Literal["free", "ask", ""] = ""  # ask: the others must agree
    restart: bool = False  # the whole of its present run of decisions
    redo: bool = False


class Scene(NamedTuple):
    present: Present
    colours: list[int]  # of the seats, automas excepted
    people: frozenset[int]  # the seats for which a person decides
    asked: list[int]  # the seats that must answer; none where nobody decides, though the game may not be over
    table_id: str = ""
    undoing: Undoing = Undoing()
    proposal: TakeBack | None = None
    chat: Sequence[ChatLine] = ()
    shared: bool = False  # people sit there who are elsewhere
    since: Sequence[str] = ()  # by seat: when its player took another's or a bot's place in this game; empty: always the same
    closed: bool = False  # by its host
    sequels: Mapping[str, str] = NO_TABLES  # the tables that follow in a campaign, by the name of the sequel
    in_campaign: bool = False  # other tables went before or follow
    hints: bool = False  # who must answer can ask for one
    reviewed: frozenset[int] = frozenset()  # the seats whose decisions can be reviewed
    practice: bool = False  # goes on from a position of another table, and does not count in results
    parted: OverlanderError | None = None  # why the rest of the decisions cannot be shown

    @property
    def match(self) -> Match:
        return self.present.match

    @property
    def number(self) -> int:
        return self.present.number

    @property
    def over(self) -> bool:
        return self.present.state.over()


def scene_of(match: Match) -> Scene:
    """A match that nobody keeps: persons at all seats, in the colours of their numbers."""
    seats = range(len(match.names))
    asked = [] if match.state.over() else match.state.actors()
    return Scene(Present(match), list(seats), frozenset(seats), asked)


def colours_worn(chosen: Sequence[int]) -> list[int]:
    """The colour of every seat: what its player chose, and for the others (-1) what is left, in order."""
    free = [i for i in range(max(len(chosen), len(COLOURS))) if i not in chosen]
    out: list[int] = []
    for i, colour in enumerate(chosen):
        if colour < 0:
            colour = i if i in free else free[0]
            free.remove(colour)
        out.append(colour)
    return out
