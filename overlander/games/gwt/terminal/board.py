"""Great Western Trail at the terminal: trail, markets, railroad, cities and players, each readable at a glance."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.gwt import box as b
from overlander.games.gwt.poker import Poker, PokerTable
from overlander.games.gwt.rails.north import freed_bells, left_on_annex
from overlander.games.gwt.sam.state import Sam
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.terminal.north import NorthTable
from overlander.games.trail.box import NO_TILE, OUTLAW, PRIVATE
from overlander.games.trail.hiring import marker_row
from overlander.games.trail.terminal import TrailBoard
from overlander.text import Words

# what Sam has none of, or not in sight
NOT_SAMS = (
    "board-money", "board-tokens", "board-certificates", "board-steps", "board-hand-size", "board-herd",
    "board-masters", "board-zone",
)  # fmt: skip


def board(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    assert isinstance(view, GwtState)
    return GwtBoard(view, seat, names, words).parts()


class GwtBoard(TrailBoard):
    s: GwtState

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

    # -- the trail

    def tile(self, space: int, tile: int) -> str:
        if not OUTLAW <= tile < PRIVATE:
            return super().tile(space, tile)
        bounty = self.s.board.bounty[space]
        owed = self.owed(tile) if self.s.board.on_trail(space) else []  # OUT-E1
        reward = self.words.say("board-bounty-token") if bounty == NONE else self.words.say("board-bounty", n=bounty)
        return ", ".join([self.words.name(self.s.board.tile_slug[tile], "tile"), *owed, reward])

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
            spaces = self.s.trail.jobs[row * board.columns : (row + 1) * board.columns]
            workers = [self.words.name(board.tile_slug[x], "tile") if x != NO_TILE else "–" for x in spaces]
            mark = self.words.say("board-marker") if row == marker else ""
            table.add_row(board.row_slug[row], self.words.say("board-fee", fee=board.row_cost[row]), " ".join(workers), mark)
        return table

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
                if self.s.trail.masters[place] != NONE:
                    master = self.words.name(board.master_slug[self.s.trail.masters[place]], "master")
                elif self.s.trail.posted[place] != NO_TILE:
                    master = self.words.name(board.tile_slug[self.s.trail.posted[place]], "tile")
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
        table = self.automa("sam", sam)
        table.add_row(self.words.say("board-sam-pile"), str(len(sam.start) + len(sam.pile)))
        return table

    def tiles(self, i: int) -> str:
        outlaws = self.s.ranches[i].outlaws
        green = outlaws.count(b.GREEN)
        hazards = len(self.s.players[i].hazards)
        return self.words.say("board-tiles-value", hazards=hazards, green=green, orange=len(outlaws) - green)

    def masters(self, i: int) -> str:
        names = [self.words.name(self.s.board.master_slug[x], "master") for x in self.s.ranches[i].masters]
        return ", ".join(names) or "–"
