"""Great Western Trail at the terminal: trail, markets, railroad, cities and players, each readable at a glance."""

import re
from collections import Counter

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.games.gwt import box as b
from overlander.games.gwt.poker import Poker, PokerTable
from overlander.games.gwt.rails.north import freed_bells, left_on_annex
from overlander.games.gwt.sam.state import Sam
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import FACES, HAZARD, NEUTRAL, NO_TILE, OUTLAW, PRIVATE, STRIDE
from overlander.games.trail.hiring import marker_row
from overlander.terminal.gwt_north import NorthTable
from overlander.text import Words

# what Sam has none of, or not in sight
NOT_SAMS = (
    "board-money", "board-tokens", "board-certificates", "board-steps", "board-hand-size", "board-herd",
    "board-masters", "board-zone",
)  # fmt: skip
STRETCH = re.compile(r"(?:neutral-)?(?P<name>[a-z]+?)(?:-risk)?(?:-[0-9]+)?")


def stretch_of(space: str) -> str:
    """The part of the trail: neutral-b, b-1 and b-2 are `b`; flood-1 and flood-risk-2 are `flood`."""
    found = STRETCH.fullmatch(space)
    return found["name"] if found else space


class GwtBoard:
    """`seat` is the viewer; `s` a view of that seat."""

    def __init__(self, s: GwtState, seat: int, names: list[str], words: Words) -> None:
        self.s = s
        self.seat = seat
        self.names = names
        self.words = words

    def parts(self) -> list[RenderableType]:
        out: list[RenderableType] = [self.trail(), self.workers(), self.market(), self.objectives(), self.railroad(), self.cities()]
        if self.s.north is not None and self.s.board.north is not None:
            out.append(NorthTable(self, self.s.board.north, self.s.north).table())
        if self.s.poker is not None and self.s.board.poker is not None:
            out.append(self.poker(self.s.poker, self.s.board.poker))
        out.append(self.players())
        if self.s.sam is not None:
            out.append(self.sam(self.s.sam))
        return out if self.seat == NONE else out + [self.own()]

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
        for space, slug in enumerate(self.s.board.spaces):
            entry = self.space(space)
            if entry:
                rows.setdefault(stretch_of(slug), []).append(entry)
        for name, entries in rows.items():
            table.add_row(Text(name.upper() if len(name) == 1 else name), Text("   ".join(entries)))
        return table

    def space(self, space: int) -> str:
        """Empty for a space without a tile where none of the players could build."""
        board = self.s.board
        herders = [f"◆{self.names[i]}" for i, p in enumerate(self.s.players) if p.herder == space]
        tile = self.s.tile[space]
        marks = ("♣" if board.forest[space] else "") + ("§" if board.special_slug[space] else "")
        what = self.tile(space, tile)
        if not what:
            if space not in (board.goal, board.restart) and space in board.building_spaces:
                what = self.words.say("board-free")
            elif not herders and space not in (board.goal, board.restart):
                return ""
        return " ".join(x for x in (board.spaces[space] + marks + (":" if what else ""), what, *herders) if x)

    def tile(self, space: int, tile: int) -> str:
        board = self.s.board
        if tile == NO_TILE:
            return ""
        if NEUTRAL <= tile < HAZARD:
            return board.tile_slug[tile].upper()
        fee = board.fee[tile] if self.s.owner(tile) != self.seat else 0
        owed = [self.words.say("board-fee", fee=fee)] if fee else []
        if tile >= PRIVATE:
            return " ".join([board.tile_slug[tile], self.names[self.s.owner(tile)], *owed])
        if tile >= OUTLAW:
            bounty = board.bounty[space]
            reward = self.words.say("board-bounty-token") if bounty == NONE else self.words.say("board-bounty", n=bounty)
            return ", ".join([self.words.name(board.tile_slug[tile], "tile"), *owed, reward])
        return ", ".join([self.words.say("board-hazard", vp=board.hazard_vp[(tile - HAZARD) % FACES]), *owed])

    # -- markets

    def workers(self) -> RenderableType:
        """Those for hire, and beside them what comes next."""
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self.jobs(), self.foresight())
        return grid

    def jobs(self) -> RenderableType:
        table = self.framed("board-jobs")
        board = self.s.board
        marker = marker_row(self.s)
        for row in range(min(marker + 1, len(board.row_cost))):
            spaces = self.s.jobs[row * board.columns : (row + 1) * board.columns]
            workers = [self.words.name(board.tile_slug[x], "tile") if x != NO_TILE else "–" for x in spaces]
            mark = self.words.say("board-marker") if row == marker else ""
            table.add_row(board.row_slug[row], self.words.say("board-fee", fee=board.row_cost[row]), " ".join(workers), mark)
        return table

    def foresight(self) -> RenderableType:
        table = self.framed("board-foresight")
        for i, slug in enumerate(b.FORESIGHTS):
            tile = self.s.foresight[i]
            table.add_row(slug, self.words.name(self.s.board.tile_slug[tile], "tile") if tile != NO_TILE else "–")
        return table

    def market(self) -> RenderableType:
        table = self.framed("board-market")
        table.add_row(Text(self.cards(self.s.market)))
        table.add_row(self.words.say("board-more-cards", n=len(self.s.market_stack)))
        return table

    def objectives(self) -> RenderableType:
        table = self.framed("board-objectives")
        for kind in self.s.display:
            slug = self.s.board.card_slug[kind]
            table.add_row(slug, Text(self.words.name(slug, "card")))
        return table

    def cards(self, kinds: list[int]) -> str:
        """Grouped and counted; a card that the viewer cannot know has no name."""
        out: list[str] = []
        orange = self.s.board.card_orange  # SIM-4, RTN-BRA-2: leftmost
        for kind, n in sorted(Counter(kinds).items(), key=lambda x: (x[0] == NONE or not orange[x[0]], x[0])):
            name = self.words.say("card-unknown") if kind == NONE else self.words.name(self.s.board.card_slug[kind], "card")
            out.append(f"{n} × {name}")
        return ", ".join(out) or "–"

    # -- railroad and cities

    def railroad(self) -> RenderableType:
        table = self.framed("board-railroad")
        board = self.s.board
        for i, ranch in enumerate(self.s.ranches):
            where = "–" if ranch.locomotive == NONE else self.words.name(board.node_slug[ranch.locomotive], "node")
            table.add_row(Text(self.names[i]), Text(where), "", "")
        table.add_section()
        for x, slug in enumerate(board.station_slug):
            discs = [self.names[i] for i, r in enumerate(self.s.ranches) if (r.stations >> x) & 1]
            master = ""
            if x in board.master_stations:
                place = board.master_stations.index(x)
                if self.s.masters[place] != NONE:
                    master = self.words.name(board.master_slug[self.s.masters[place]], "master")
                elif self.s.posted[place] != NO_TILE:
                    master = self.words.name(board.tile_slug[self.s.posted[place]], "tile")
            name = self.words.name(slug, "station")
            first = self.words.say("board-station", station=name, cost=board.station_cost[x], vp=board.station_vp[x])
            table.add_row(first, self.where(x), Text(", ".join(discs)), Text(master))
        return table

    def where(self, station: int) -> str:
        """Its place on the track; the expansion's stations have none."""
        node = self.s.board.station_node[station]
        return "" if node == NONE else self.s.board.node_slug[node]

    def cities(self) -> RenderableType:
        table = self.framed("board-cities")
        board = self.s.board
        for x, slug in enumerate(board.city_slug):
            discs = [f"{self.names[i]} × {r.cities[x]}" for i, r in enumerate(self.s.ranches) if r.cities[x]]
            name = self.words.say("board-city", city=self.words.name(slug, "city"), value=board.city_value[x])
            table.add_row(name, Text(", ".join(discs)))
        return table

    # -- the poker table

    def poker(self, table: Poker, printed: PokerTable) -> RenderableType:
        out = self.framed("board-poker")
        taken = len(table.tokens) - table.tokens.count(NONE)
        left = taken < len(table.tokens)
        out.add_row(
            Text(self.words.say("board-poker-pot", n=table.pot)),
            Text(
                self.words.say(
                    "board-poker-next",
                    vp=printed.token_vp[taken] if left else 0,
                    dollars=printed.token_dollars[taken] if left else 0,
                )
            ),
        )
        for i, name in enumerate(self.names):
            what = self.words.say("board-poker-empty")
            if table.seated[i] != NO_TILE:
                worker = self.words.name(self.s.board.tile_slug[table.seated[i]], "worker")
                vp = printed.token_vp[table.tokens[i]]
                what = self.words.say("board-poker-seat", worker=worker, n=len(table.laid[i]), vp=vp)
            out.add_row(Text(name), Text(what))
        if self.seat != NONE and table.laid[self.seat]:
            out.add_row(Text(""), Text(self.words.say("board-poker-own", cards=self.cards(table.laid[self.seat])), style="bold"))
        return out

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
        seats = range(len(self.names))
        s = self.s
        board = s.board
        workers = [
            (self.words.name(slug, "worker"), [str(s.players[i].workers[w]) for i in seats]) for w, slug in enumerate(board.workers)
        ]
        shops = []
        if s.north is not None and board.north is not None:
            m, n = board.north, s.north
            shops.append(("board-shops", [f"{left_on_annex(m, n, i)} / {freed_bells(m, n, i)}" for i in seats]))
        out = [
            ("board-money", [self.words.say("board-fee", fee=s.players[i].money) for i in seats]),
            ("board-tokens", [str(s.players[i].tokens) for i in seats]),
            *workers,
            ("board-certificates", [self.certificates(i) for i in seats]),
            ("board-steps", [str(s.step_limit(i)) for i in seats]),
            ("board-hand-size", [f"{len(s.players[i].hand)} / {s.hand_limit(i)}" for i in seats]),
            ("board-herd", [f"{len(s.players[i].draw)} / {len(s.players[i].discard)}" for i in seats]),
            ("board-discs", [str(s.players[i].discs.bit_count()) for i in seats]),
            *shops,
            ("board-built", [" ".join(self.built(i)) or "–" for i in seats]),
            ("board-buildings", [" ".join(board.building_slug[x] for x in s.players[i].unbuilt) or "–" for i in seats]),
            ("board-tiles", [self.tiles(i) for i in seats]),
            ("board-masters", [self.masters(i) for i in seats]),
            ("board-zone", [self.cards(s.players[i].zone) for i in seats]),
        ]
        return [(what, ["–" if what in NOT_SAMS and s.is_automa(i) else cells[i] for i in seats]) for what, cells in out]

    def sam(self, sam: Sam) -> RenderableType:
        """His specialty, how far his deck is, and the card of his last turn with what is uncertain about it."""
        table = self.framed("board-sam")
        table.add_row(self.words.say("board-sam-specialty"), self.words.name(self.s.board.workers[sam.specialty], "worker"))
        table.add_row(self.words.say("board-sam-deck"), f"{len(sam.deck)} / {len(sam.discard)}")
        if sam.discard:
            card = self.s.board.solo().cards[sam.discard[-1]]
            table.add_row(self.words.say("board-sam-last"), Text(self.words.name(card.slug, "sam-card")))
            if self.words.unsure_sam_card(card.slug):
                table.add_row("", Text(self.words.say("board-sam-unsure"), style="dim"))
        table.add_row(self.words.say("board-sam-pile"), str(len(sam.start) + len(sam.pile)))
        return table

    def certificates(self, i: int) -> str:
        p = self.s.players[i]
        limit = self.s.certificate_limit(i)
        return self.words.say("board-certificates-value", n=p.certificates, permanent=p.permanent, limit=limit)

    def built(self, i: int) -> list[str]:
        low = PRIVATE + i * STRIDE
        here = [self.s.tile[x] - low for x in self.s.board.building_spaces]
        return [self.s.board.building_slug[x] for x in sorted(here) if 0 <= x < STRIDE]

    def tiles(self, i: int) -> str:
        outlaws = self.s.ranches[i].outlaws
        green = outlaws.count(b.GREEN)
        hazards = len(self.s.players[i].hazards)
        return self.words.say("board-tiles-value", hazards=hazards, green=green, orange=len(outlaws) - green)

    def masters(self, i: int) -> str:
        names = [self.words.name(self.s.board.master_slug[x], "master") for x in self.s.ranches[i].masters]
        return ", ".join(names) or "–"

    def own(self) -> RenderableType:
        me = self.s.players[self.seat]
        table = self.framed("board-hand")
        table.add_row(Text(self.cards(me.hand), style="bold"))
        table.add_row(Text(self.words.say("board-drawn", cards=self.cards(me.draw))))
        table.add_row(Text(self.words.say("board-discarded", cards=self.cards(me.discard))))
        for i in range(len(self.names)):
            if i != self.seat and (self.s.open_hands >> i) & 1:
                table.add_row(Text(f"{self.names[i]}: {self.cards(self.s.players[i].hand)}"))
        return table
