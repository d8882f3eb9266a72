"""What both trail games show at the terminal: trail, markets, players and one's own cards."""

import re
from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.games.trail.automa.state import Automa
from overlander.games.trail.box import FACES, HAZARD, NEUTRAL, NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.names import TrailNames
from overlander.games.trail.state import TrailState
from overlander.text import Words

STRETCH = re.compile(r"(?:neutral-)?(?P<name>[a-z]+?)(?:-risk)?(?:-[0-9]+)?")


def stretch_of(space: str) -> str:
    """The part of the trail: neutral-b, b-1 and b-2 are `b`; flood-1 and flood-risk-2 are `flood`."""
    found = STRETCH.fullmatch(space)
    return found["name"] if found else space


class TrailBoard:
    """`seat` is the viewer; `s` a view of that seat."""

    def __init__(self, s: TrailState, seat: int, names: list[str], words: Words) -> None:
        self.s = s
        self.seat = seat
        self.names = names
        self.words = words

    def title(self, message: str) -> Text:
        return Text(self.words.say(message), style="bold")

    def framed(self, message: str) -> Table:
        return Table(title=self.title(message), title_justify="left", show_header=False, pad_edge=False)

    # -- the trail

    def trail(self) -> RenderableType:
        table = self.framed("board-trail")
        table.caption = self.words.say("board-legend")
        table.caption_justify = "left"
        rows: dict[str, list[str]] = {}
        for space, slug in enumerate(self.s.box.spaces):
            entry = self.space(space)
            if entry:
                rows.setdefault(stretch_of(slug), []).append(entry)
        for name, entries in rows.items():
            table.add_row(Text(name.upper() if len(name) == 1 else name), Text("   ".join(entries)))
        return table

    def space(self, space: int) -> str:
        """Empty for a space without a tile where none of the players could build."""
        box = self.s.box
        herders = [f"◆{self.names[i]}" for i, p in enumerate(self.s.players) if p.herder == space]
        tile = self.s.trail.tile[space]
        marks = ("♣" if box.forest[space] else "") + ("§" if box.special_slug[space] else "")
        what = self.tile(space, tile)
        if not what:
            if space not in (box.goal, box.restart) and space in box.building_spaces:
                what = self.words.say("board-free")
            elif not herders and space not in (box.goal, box.restart):
                return ""
        return " ".join(x for x in (box.spaces[space] + marks + (":" if what else ""), what, *herders) if x)

    def tile(self, space: int, tile: int) -> str:
        box = self.s.box
        if tile == NO_TILE:
            return ""
        if NEUTRAL <= tile < HAZARD:
            return box.tile_slug[tile].upper()
        if tile >= PRIVATE:
            return " ".join([box.tile_slug[tile], self.names[self.s.owner(tile)], *self.owed(tile)])
        return ", ".join([self.words.say("board-hazard", vp=box.hazard_vp[(tile - HAZARD) % FACES]), *self.owed(tile)])

    def owed(self, tile: int) -> list[str]:
        fee = self.s.box.fee[tile] if self.s.owner(tile) != self.seat else 0
        return [self.words.say("board-fee", fee=fee)] if fee else []

    # -- markets

    def foresight(self) -> RenderableType:
        table = self.framed("board-foresight")
        for i, slug in enumerate(self.s.box.foresights()):
            tile = self.s.trail.foresight[i]
            table.add_row(slug, self.words.name(self.s.box.tile_slug[tile], "tile") if tile != NO_TILE else "–")
        return table

    def market(self) -> RenderableType:
        table = self.framed("board-market")
        table.add_row(Text(self.cards(self.s.cards.market)))
        table.add_row(self.words.say("board-more-cards", n=len(self.s.cards.market_stack)))
        return table

    def objectives(self) -> RenderableType:
        table = self.framed("board-objectives")
        for kind in self.s.cards.display:
            slug = self.s.box.card_slug[kind]
            table.add_row(slug, Text(self.words.name(slug, "card")))
        return table

    def cards(self, kinds: list[int]) -> str:
        """Grouped and counted; a card that the viewer cannot know has no name."""
        out: list[str] = []
        orange = self.s.box.card_orange  # SIM-4, RTN-BRA-2: leftmost
        for kind, n in sorted(Counter(kinds).items(), key=lambda x: (x[0] == NONE or not orange[x[0]], x[0])):
            name = self.words.say("card-unknown") if kind == NONE else self.words.name(self.s.box.card_slug[kind], "card")
            out.append(f"{n} × {name}")
        return ", ".join(out) or "–"

    # -- players

    def players(self) -> RenderableType:
        table = Table(title=self.title("board-players"), title_justify="left", pad_edge=False)
        table.add_column(self.words.say("board-player"))
        for i, name in enumerate(self.names):
            table.add_column(Text(name, style="bold" if i == self.seat else ""))
        for message, cells in self.facts():
            table.add_row(self.words.say(message) if message.startswith("board-") else message, *[Text(x) for x in cells])
        return table

    def facts(self) -> list[tuple[str, list[str]]]:
        raise NotImplementedError

    def certificates(self, i: int) -> str:
        p = self.s.players[i]
        limit = self.s.certificate_limit(i)
        return self.words.say("board-certificates-value", n=p.certificates, permanent=p.permanent, limit=limit)

    def built(self, i: int) -> list[str]:
        low = PRIVATE + i * STRIDE
        here = [self.s.trail.tile[x] - low for x in self.s.box.building_spaces]
        return [self.s.box.building_slug[x] for x in sorted(here) if 0 <= x < STRIDE]

    def own(self) -> RenderableType:
        me = self.s.players[self.seat]
        table = self.framed("board-hand")
        table.add_row(Text(self.cards(me.hand), style="bold"))
        table.add_row(Text(self.words.say("board-drawn", cards=self.cards(me.draw))))
        table.add_row(Text(self.words.say("board-discarded", cards=self.cards(me.discard))))
        for i in range(len(self.names)):
            if i != self.seat and (self.s.progress.open_hands >> i) & 1:
                table.add_row(Text(f"{self.names[i]}: {self.cards(self.s.players[i].hand)}"))
        return table

    # -- solo

    def automa(self, who: str, automa: Automa) -> Table:
        """Its specialty, how far its deck is, and the card of its last turn with what is uncertain about it."""
        table = self.framed(f"board-{who}")
        specialty = self.words.name(self.s.box.workers[automa.specialty], "worker")
        table.add_row(self.words.say(f"board-{who}-specialty"), specialty)
        table.add_row(self.words.say(f"board-{who}-deck"), f"{len(automa.deck)} / {len(automa.discard)}")
        if automa.discard:
            card = self.s.box.solo().card_slug[automa.discard[-1]]
            table.add_row(self.words.say(f"board-{who}-last"), Text(self.words.name(card, "automa-card")))
            if self.unsure(card):
                table.add_row("", Text(self.words.say(f"board-{who}-unsure"), style="dim"))
        return table

    def unsure(self, card: str) -> bool:
        names = self.words.names
        return isinstance(names, TrailNames) and names.unsure_automa_card(card)
