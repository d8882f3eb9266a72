"""Boonlake at the terminal: strips, gameboard, river, scoring tiles, lake and players."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import CONDITIONS, FACES, SIDES
from overlander.games.boonlake.artifacts.lake import active_condition
from overlander.games.boonlake.counting import bits
from overlander.games.boonlake.develop import PIECES
from overlander.games.boonlake.eminence.box import TYPES
from overlander.games.boonlake.names import Names
from overlander.games.boonlake.state import BoonState
from overlander.text import Words


def board(view: State, seat: int, names: list[str], words: Words) -> list[RenderableType]:
    assert isinstance(view, BoonState)
    return Board(view, seat, names, words).parts()


class Board:
    def __init__(self, s: BoonState, seat: int, names: list[str], words: Words) -> None:
        assert isinstance(words.names, Names)
        self.s = s
        self.seat = seat
        self.names = names
        self.words = words
        self.known = words.names

    def parts(self) -> list[RenderableType]:
        out: list[RenderableType] = [self.strips(), self.land(), self.river(), self.tiles()]
        if self.s.artifacts is not None:
            out += [self.lake(), self.artifacts()]
        out.append(self.players())
        if self.s.eminence is not None:
            out.append(self.eminence())
        return out if self.seat == NONE else [*out, self.hand()]

    def framed(self, title: str) -> Table:
        return Table(title=self.words.say(title), title_justify="left", show_header=False)

    def row(self, table: Table, *cells: str) -> None:
        table.add_row(*[Text(x) for x in cells])

    # -- the table

    def strips(self) -> RenderableType:
        table = self.framed("board-strips")
        for i, strip in enumerate(self.s.strips.rows):
            slug = b.STRIPS[strip]
            steps = self.words.say("board-row", n=i + 1, steps=self.s.box.most_steps[i], vp=self.s.box.row_vp[i])
            about = "\n".join(self.words.about(slug))
            self.row(table, steps, self.words.name(slug, "strip"), about)
        if self.s.strips.taken != NONE:
            slug = b.STRIPS[self.s.strips.taken]
            self.row(table, self.words.say("board-taken"), self.words.name(slug, "strip"), "\n".join(self.words.about(slug)))
        return table

    def land(self) -> RenderableType:
        table = self.framed("board-land")
        for space, tile in enumerate(self.s.land.tiles):
            if tile == NONE:
                continue
            self.row(table, self.words.name(self.s.box.spaces[space], "space"), self.on_tile(space, tile))
        if self.s.land.labels:
            covered = [self.words.name(x, "region") for i, x in enumerate(self.s.box.regions) if (self.s.land.labels >> i) & 1]
            self.row(table, self.words.say("board-covered"), ", ".join(covered))
        return table

    def on_tile(self, space: int, tile: int) -> str:
        """Each site with its piece, or with what it costs and gives; cattle by owner."""
        out: list[str] = []
        slug = self.s.box.tile_slug[tile]
        rows = self.known.building_tiles.get(slug, {}).get("sites", [])
        for i in range(len(self.s.box.tile_sites[tile])):
            piece = self.s.land.sites[space * pc.SITES + i]
            if piece != NONE:
                what = self.words.name(PIECES[piece % pc.KINDS], "piece")
                out.append(self.words.say("board-piece", piece=what, player=self.names[piece // pc.KINDS]))
            else:
                out.append(self.known.about_site(rows[i]) if rows else self.words.name(slug, "tile"))
        pasture = self.s.box.tile_pasture[tile]
        if pasture != NONE:
            low = pasture * self.s.seats
            herd = [f"{self.names[i]} {n}" for i, n in enumerate(self.s.land.cattle[low : low + self.s.seats]) if n]
            out.append(self.words.say("board-pasture", herd=", ".join(herd) or "–"))
        return "\n".join(out)

    def river(self) -> RenderableType:
        table = self.framed("board-river")
        for seat, space in enumerate(self.s.river.ships):
            self.row(table, self.names[seat], self.words.name(self.s.box.river[space], "space"))
        self.row(table, self.words.say("board-scored"), str(self.s.river.scored))
        return table

    def tiles(self) -> RenderableType:
        table = self.framed("board-scoring")
        for area, tile in enumerate(self.s.piles.areas):
            if tile == NONE:
                continue
            slug = self.s.box.scoring_slug[tile]
            owner = self.names[area] if area < self.s.people() else ""
            marks = [f"{self.names[i]} {p.marks[area]}" for i, p in enumerate(self.s.players) if p.marks[area]]
            self.row(table, self.words.name(slug, "tile"), owner, "\n".join(self.words.about(slug)), ", ".join(marks))
        return table

    # -- the expansion

    def lake(self) -> RenderableType:
        table = self.framed("board-lake")
        s = self.s
        kit = s.box.kit()
        yards = s.table().yards
        condition = CONDITIONS[active_condition(s)]
        self.row(table, self.words.say("board-condition"), self.words.name(condition, "condition"), "")
        for side in range(len(SIDES)):
            for space in range(kit.first_of(side), kit.last_of(side) + 1):
                here = [self.names[i] for i in range(s.people()) if yards[i].pawn == space]
                about = "\n".join(self.words.about(kit.lake[space]))
                self.row(table, self.words.name(kit.lake[space], "space"), about, ", ".join(here))
        return table

    def artifacts(self) -> RenderableType:
        table = self.framed("board-artifacts")
        s = self.s
        kit = s.box.kit()
        for place, face in enumerate(s.table().faces):
            if face != NONE:
                prices = [self.words.name(kit.price_slug[x], "tile") for x in s.table().prices[place]]
                vases = self.words.say("board-vases-on", n=s.table().vases[place])
                self.row(
                    table,
                    self.words.name(FACES[face], "artifact"),
                    "\n".join(self.words.about(FACES[face])),
                    *[", ".join(prices), vases],
                )
        for seat in range(s.people()):
            yard = s.table().yards[seat]
            if yard.face != NONE:
                vases = self.words.say("board-vases-on", n=yard.plugged)
                about = "\n".join(self.words.about(FACES[yard.face]))
                self.row(table, self.words.name(FACES[yard.face], "artifact"), about, self.names[seat], vases)
        return table

    # -- players

    def players(self) -> RenderableType:
        table = Table(title=self.words.say("board-players"), title_justify="left")
        table.add_column("")
        seats = range(self.s.seats)
        for seat in seats:
            table.add_column(Text(self.names[seat]))
        people = [self.s.players[i] for i in seats]
        for what, cells in (
            ("board-points", [str(p.vp) for p in people]),
            ("board-coins", [str(p.coins) for p in people]),
            ("board-hand-size", [str(len(p.hand)) for p in people]),
            ("board-vases", [str(p.vases) for p in people]),
            ("board-ranch", [f"{p.ranch} / {p.supply}" for p in people]),
            ("board-pieces", [f"{p.board.houses} / {p.board.settlements} / {p.board.cattle}" for p in people]),
            ("board-tracks", [f"{p.board.steps[0]} / {p.board.steps[1]}" for p in people]),
            ("board-sites", [self.sites(i) for i in seats]),
            ("board-boats", [self.boats(i) for i in seats]),
            ("board-levers", [self.levers(i) for i in seats]),
            ("board-display", ["\n".join(self.words.name(self.s.box.cards[x], "card") for x in p.display) for p in people]),
        ):
            table.add_row(
                self.words.say(what), *[Text("–" if self.s.is_automa(i) and what in NOT_ITS else cells[i]) for i in seats]
            )
        return table

    def sites(self, seat: int) -> str:
        levels = self.s.players[seat].board.sites
        return ", ".join(f"{self.words.name(b.RESOURCES[r], 'resource')} {n}" for r, n in enumerate(levels) if n) or "–"

    def boats(self, seat: int) -> str:
        box = self.s.box
        return ", ".join(self.words.name(b.RESOURCES[box.canal[x]], "resource") for x in self.s.players[seat].board.boats)

    def levers(self, seat: int) -> str:
        mine = self.s.players[seat].board
        own = [i for i in range(len(self.s.box.levers)) if (mine.levers >> i) & 1]
        ready = [("▲" if mine.is_ready(i) else "▽") + self.words.name(self.s.box.levers[i], "lever") for i in own]
        return "\n".join(ready) or "–"

    def eminence(self) -> RenderableType:
        table = self.framed("board-eminence")
        own = self.s.eminence
        assert own is not None
        solo = self.s.box.solo()
        revealed = [self.words.name(solo.tile_slug[x], "tile") for x in own.revealed]
        self.row(table, self.words.say("board-revealed"), ", ".join(revealed) or "–")
        self.row(table, self.words.say("board-face-down"), str(len(own.stack) + len(own.next)))
        self.row(table, self.words.say("board-cactus"), str(own.cactus))
        removed = [f"{t.upper()} {n}" for t, n in zip(TYPES, solo.removed, strict=True)]
        self.row(table, self.words.say("board-removed"), ", ".join(removed))
        return table

    def hand(self) -> RenderableType:
        table = self.framed("board-hand")
        for card in sorted(self.s.players[self.seat].hand, key=lambda x: (self.s.box.card_kind[x], x)):
            slug = self.s.box.cards[card]
            self.row(table, self.words.name(slug, "card"), "\n".join(self.words.about(slug)))
        if bits(self.s.players[self.seat].projects):
            done = [
                self.words.name(self.s.box.scoring_slug[x], "tile")
                for i, x in enumerate(self.s.piles.areas)
                if (self.s.players[self.seat].projects >> i) & 1
            ]
            self.row(table, self.words.say("board-projects"), ", ".join(done))
        return table


NOT_ITS = (
    "board-coins", "board-hand-size", "board-vases", "board-ranch", "board-tracks", "board-sites", "board-boats", "board-levers",
    "board-display",
)  # what the Wise Eminence does not have  # fmt: skip
