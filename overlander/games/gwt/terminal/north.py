"""Rails to the North at the terminal: the towns with their shops, tiles and what may be done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from overlander.core.choice import NONE
from overlander.games.gwt.rails.map import KINDS, MEDIUM, SLOTS, NorthMap
from overlander.games.gwt.rails.north import North
from overlander.games.gwt.rails.shops import connected

if TYPE_CHECKING:
    from overlander.games.gwt.terminal.board import GwtBoard


class NorthTable:
    def __init__(self, board: GwtBoard, m: NorthMap, n: North) -> None:
        self.board = board
        self.words = board.words
        self.m = m
        self.n = n

    def table(self) -> RenderableType:
        table = self.board.framed("board-north")
        table.caption = self.words.say("board-north-legend")
        table.caption_justify = "left"
        seat = self.board.seat
        within = 0 if seat == NONE else connected(self.board.s, seat) & ~self.n.towns[seat]
        for town, slug in enumerate(self.m.town_slug):
            mark = "▲" if (within >> town) & 1 else ""
            kind = self.words.say(f"town-kind-{KINDS[self.m.town_kind[town]]}")
            table.add_row(mark, Text(self.words.name(slug, "town")), kind, Text(self.slots(town)), Text(self.tile(town)))
        return table

    def slots(self, town: int) -> str:
        """Who has a shop, and what the free slots show."""
        out: list[str] = []
        for i, slot in enumerate(self.m.town_slots[town]):
            owner = self.n.shops[town * SLOTS + i]
            out.append(self.board.names[owner] if owner != NONE else self.words.say(f"slot-sign-{self.m.slot_slug[slot]}"))
        return " | ".join(out)

    def tile(self, town: int) -> str:
        if self.m.town_kind[town] != MEDIUM:
            return ""
        return self.words.name(self.m.tile_slug[self.n.tiles[self.m.medium_towns.index(town)]], "medium")
