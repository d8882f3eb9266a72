"""New Zealand at the terminal: trail, markets, sea board, trading posts and players."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import marker_row
from overlander.games.nz.state import NzState
from overlander.games.trail.automa.state import Automa
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.terminal import TrailBoard
from overlander.text import Words

# what Sarah does not have or use (NZ-SAR-11..13)
NOT_SARAHS = (
    "board-money", "board-gold", "board-tokens", "board-certificates", "board-wool", "board-storehouses", "board-steps",
    "board-hand-size", "board-herd", "board-masters", "board-zone",
)  # fmt: skip


def board(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    assert isinstance(view, NzState)
    return NzBoard(view, seat, names, words).parts()


class NzBoard(TrailBoard):
    s: NzState

    def parts(self) -> list[RenderableType]:
        out: list[RenderableType] = [
            self.trail(), self.workers(), self.market(), self.supply(), self.objectives(), self.sea(), self.posts(), self.players(),
        ]  # fmt: skip
        if self.s.sarah is not None:
            out.append(self.sarah(self.s.sarah))
        return out if self.seat == NONE else out + [self.own()]

    def sarah(self, sarah: Automa) -> RenderableType:
        table = self.automa("sarah", sarah)
        table.add_row(self.words.say("board-sarah-pile"), str(len(sarah.pile)))
        return table

    # -- markets

    def workers(self) -> RenderableType:
        grid = Table.grid(padding=(0, 3))
        grid.add_row(self.jobs(), self.bonus_tiles(), self.foresight())
        return grid

    def jobs(self) -> RenderableType:
        table = self.framed("board-jobs")
        board = self.s.board
        for row, cost in enumerate(board.row_cost):
            spaces = self.s.trail.jobs[row * board.columns : (row + 1) * board.columns]
            workers = [self.words.name(board.tile_slug[x], "tile") if x != NO_TILE else "–" for x in spaces]
            table.add_row(board.row_slug[row], self.words.say("board-fee", fee=cost), " ".join(workers))
        return table

    def bonus_tiles(self) -> RenderableType:
        table = self.framed("board-bonus")
        board = self.s.board
        marker = marker_row(self.s)
        for row in range(min(marker + 1, len(board.bonus_cost))):
            cells = self.s.bonus.market[row * board.bonus_columns : (row + 1) * board.bonus_columns]
            tiles = [self.words.name(board.tile_slug[x], "tile") if x != NO_TILE else "–" for x in cells]
            mark = self.words.say("board-marker") if row == marker else ""
            cost = self.words.say("board-fee", fee=board.bonus_cost[row])
            table.add_row(board.bonus_row_slug[row], cost, Text("\n".join(tiles)), mark)
        return table

    def supply(self) -> RenderableType:
        table = self.framed("board-supply")
        board = self.s.board
        table.add_row("", Text(self.cards([board.support_kind[i] for i, n in enumerate(self.s.bonus.support) for _ in range(n)])))
        for pile, slug in enumerate(board.piles):
            card = board.card_slug[board.set_kind[self.s.bonus.pile_sets[pile]]]
            table.add_row(
                Text(self.words.name(slug, "pile")), Text(f"{self.s.bonus.piles[pile]} × {self.words.name(card, 'card')}")
            )
        return table

    # -- sea board and posts

    def sea(self) -> RenderableType:
        table = self.framed("board-sea")
        board = self.s.board
        for harbour, slug in enumerate(board.harbour_slug):
            own = [self.names[i] for i, f in enumerate(self.s.farms) if (f.harbours >> harbour) & 1]
            ships = [f"◆{self.names[i]}" for i, f in enumerate(self.s.farms) if f.ship == board.harbour_space[harbour]]
            master = ""
            if board.harbour_size[harbour] == b.MEDIUM:
                place = board.medium.index(harbour)
                if self.s.trail.masters[place] != NONE:
                    master = self.words.name(board.master_slug[self.s.trail.masters[place]], "master")
            costs = [self.words.say("board-fee", fee=cost) for cost in sorted(set(board.harbour_costs[harbour])) if cost]
            row = (self.words.name(slug, "harbour"), " ".join(costs), ", ".join(own), " ".join(ships), master)
            table.add_row(*[Text(x) for x in row])
        return table

    def posts(self) -> RenderableType:
        table = self.framed("board-posts")
        for i, slug in enumerate(self.s.board.post_slug):
            discs = [f"{self.names[seat]} × {f.posts[i]}" for seat, f in enumerate(self.s.farms) if f.posts[i]]
            name = self.words.say("board-post", post=self.words.name(slug, "post"), value=self.s.board.post_value[i])
            table.add_row(name, Text(", ".join(discs)))
        return table

    # -- players

    def facts(self) -> list[tuple[str, list[str]]]:
        seats = range(len(self.names))
        s = self.s
        board = s.board
        workers = [
            (self.words.name(slug, "worker"), [str(s.players[i].workers[w]) for i in seats]) for w, slug in enumerate(board.workers)
        ]
        out = [
            ("board-money", [self.words.say("board-fee", fee=s.players[i].money) for i in seats]),
            ("board-gold", [str(s.farms[i].gold) for i in seats]),
            ("board-tokens", [str(s.players[i].tokens) for i in seats]),
            *workers,
            ("board-certificates", [self.certificates(i) for i in seats]),
            ("board-wool", [str(s.farms[i].wool) for i in seats]),
            ("board-exploration", ["–" if s.farms[i].explored == NONE else str(s.farms[i].explored) for i in seats]),
            ("board-ship", [self.words.name(board.sea_slug[s.farms[i].ship], "sea") for i in seats]),
            ("board-storehouses", [str(s.farms[i].storehouses.bit_count()) for i in seats]),
            ("board-steps", [str(s.step_limit(i)) for i in seats]),
            ("board-hand-size", [f"{len(s.players[i].hand)} / {s.hand_limit(i)}" for i in seats]),
            ("board-herd", [f"{len(s.players[i].draw)} / {len(s.players[i].discard)}" for i in seats]),
            ("board-discs", [str(s.players[i].discs.bit_count()) for i in seats]),
            ("board-built", [" ".join(self.built(i)) or "–" for i in seats]),
            ("board-buildings", [" ".join(board.building_slug[x] for x in s.players[i].unbuilt) or "–" for i in seats]),
            ("board-tiles", [f"{len(s.players[i].hazards)} / {len(s.farms[i].bonus)}" for i in seats]),
            ("board-masters", [self.masters(i) for i in seats]),
            ("board-zone", [self.cards(s.players[i].zone) for i in seats]),
        ]
        return [(what, ["–" if what in NOT_SARAHS and s.is_automa(i) else cells[i] for i in seats]) for what, cells in out]

    def masters(self, i: int) -> str:
        names = [self.words.name(self.s.board.master_slug[x], "master") for x in self.s.farms[i].masters]
        return ", ".join(names) or "–"
