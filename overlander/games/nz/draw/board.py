"""The pieces on the main board: tiles, runholders, discs, workers for hire, bonus tiles, explorers."""

from functools import lru_cache

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, badge, coin, figure, grow, row, shield_at, sign
from overlander.drawing.layout import in_row
from overlander.drawing.outline import centred
from overlander.drawing.pieces import disc
from overlander.drawing.printed import Row
from overlander.drawing.svg import at, circle, icon, rect
from overlander.drawing.theme import BLANK, COST, INK
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import marker_row
from overlander.games.nz.box import NzBox
from overlander.games.nz.draw.land import BONUS, COLUMNS, FORESIGHT, STEP, WORKER, bonus_cell, land
from overlander.games.nz.draw.look import Look, NzData
from overlander.games.nz.draw.posts import post_discs
from overlander.games.nz.state import NzState
from overlander.games.trail.box import NO_TILE, OUTLAW
from overlander.games.trail.draw.actions import breed, times
from overlander.games.trail.draw.colours import LILAC
from overlander.games.trail.draw.ground import TrailGround
from overlander.games.trail.draw.pieces import TrailPieces
from overlander.games.trail.draw.tiles import SMALL, worker_or_hazard


def board(look: Look) -> Panel:
    c = Canvas()
    printed = land(look)
    c.take(printed.ground)
    view, pieces = look.view, Pieces(look, c, printed)
    pieces.path()
    c.take(printed.canvas)
    pieces.layer(pieces.tiles, tuple(view.trail.tile))
    pieces.layer(pieces.posts, tuple([tuple(farm.posts) for farm in view.farms]))
    pieces.layer(pieces.foresight, tuple(view.trail.foresight), tuple(map(len, view.trail.bags)))
    pieces.layer(pieces.jobs, tuple(view.trail.jobs))
    pieces.layer(pieces.bonus_market, tuple(view.bonus.market), view.bonus.market_next)
    pieces.layer(pieces.explorers, tuple([farm.explored for farm in view.farms]))
    c.ring(look.marks, look.ring_colour())
    pieces.layer(pieces.hands, tuple(view.trail.tile))  # above the rings, which would hide them
    pieces.layer(pieces.herders, tuple([p.herder for p in view.players]))
    view_box: tuple[float, float, float, float] = tuple(look.data.layout["board"]["view_box"])
    return c.panel("board", view_box, look.words.say("board-trail"))


def small_tile(look: Look, tile: int, x: float, y: float, w: float = SMALL[0], h: float = SMALL[1]) -> str:
    """A worker, a hazard or a bonus tile by its middle."""
    if b.BONUS <= tile < OUTLAW:
        return bonus_svg(look, tile - b.BONUS, x, y, w, h)
    return worker_or_hazard(look, tile, x, y, w, h)


def bonus_svg(look: Look, kind: int, x: float, y: float, w: float = BONUS[0], h: float = BONUS[1]) -> str:
    return at(x, y, bonus_face(look.data, look.board.bonus_slug[kind], w, h))


@lru_cache(maxsize=256)
def bonus_face(data: NzData, slug: str, w: float, h: float) -> str:
    """In two lines: what it costs besides its row, or else the first thing it gives; then the rest. Points at the top right."""
    table = data.bonus[slug]
    left, top = -w / 2, -h / 2
    out = rect(left, top, w, h, 5, LILAC, INK, 1.6)
    if table["vp"]:
        out += shield_at(-left - 10, top + 11, table["vp"], 18)
    paid = [coin(table["money"], True, 18)] if table["money"] else []
    paid += [sign("gold", 16), figure(str(table["gold"]), COST)] if table["gold"] else []
    paid += [sign("remove", 18, 15)] if table["removes_value"] else []
    gives = [gift(g, data) for g in table["action"]["gives"]] if "action" in table else []
    if not paid and len(gives) > 1:
        paid = gives.pop(0)
    rest = [glyph for some in gives for glyph in some]
    if not paid:
        return out + grow(-2, 5, rest, 1.15)
    return out + row(left + 3, top + 11, paid, False) + row(0, h / 2 - 12, rest)


def gift(g: Row, data: NzData) -> list[Glyph]:
    """As small as a bonus tile needs it."""
    if g["op"] == "support-card":
        return [breed("romney", data) if g["card"] == "romney" else sign(g["card"], 17)]
    if g["op"] == "joker-worker":
        return [sign("joker", 24)]
    if g["op"] == "gold":
        return [sign("gold", 16), *times(g["n"])]
    return data.effect(g)


class Pieces(TrailPieces):
    def __init__(self, look: Look, canvas: Canvas, ground: TrailGround) -> None:
        super().__init__(look, canvas, ground)
        self.look: Look = look
        self.view: NzState = look.view
        self.board: NzBox = look.board
        self.places = look.data.layout["board"]

    def posts(self) -> None:
        for post, slug in enumerate(self.board.post_slug):
            table = self.look.data.posts[slug]
            if table["place"] == "main":
                post_discs(self.look, self.canvas, post, float(table["x"]), float(table["y"]))

    def foresight(self) -> None:
        y = self.places["foresight_y"]
        for i, tile in enumerate(self.view.trail.foresight):
            if tile != NO_TILE:
                x = self.places["foresight_x"][i]
                where, size = b.FORESIGHTS[i], FORESIGHT[i // 2]
                svg = small_tile(self.look, tile, x, y, *size)
                self.canvas.thing(f"tile-at-{where}", centred(x, y, *size), self.look.tile_tip(tile), svg, where=where)
        for i, bag in enumerate(self.view.trail.bags):
            x, py = self.places["steps"][2 + i]
            self.canvas.together(badge(x + 56, py, str(len(bag))))

    def jobs(self) -> None:
        top, pitch = self.places["job_rows"]
        columns = len(self.board.workers)
        for space, tile in enumerate(self.view.trail.jobs):
            if tile == NO_TILE:
                continue
            where = f"job-{self.board.row_slug[space // columns]}-{space % columns + 1}"
            x, y = self.places["job_columns"][space % columns], top + pitch * (space // columns + 0.5)
            svg = worker_or_hazard(self.look, tile, x, y, WORKER[0] - 2, WORKER[1] - 2)
            name = self.look.name(self.board.tile_slug[tile], "worker")
            tip = self.look.tip("NZ-HIRE-2", name, self.look.words.say("tip-row-cost", n=self.board.row_cost[space // columns]))
            self.canvas.thing(f"worker-at-{where}", centred(x, y, *WORKER), tip, svg, where=where)

    def bonus_market(self) -> None:
        columns = self.board.bonus_columns
        unused = COLUMNS - columns
        for cell, tile in enumerate(self.view.bonus.market):
            if tile == NO_TILE:
                continue
            row = cell // columns
            x, y = bonus_cell(self.places, row, cell % columns + unused)
            where = f"bonus-{self.board.bonus_row_slug[row]}-{cell % columns + 1}"
            svg = bonus_svg(self.look, tile - b.BONUS, x, y)
            if row >= marker_row(self.view):  # NZ-BON-2
                svg = f'<g opacity=".62">{svg}</g>'
            self.canvas.thing(f"tile-at-{where}", centred(x, y, *BONUS), self.look.tile_tip(tile), svg, where=where)
        row = marker_row(self.view)
        if row < len(self.board.bonus_cost):
            x, y = bonus_cell(self.places, row, COLUMNS - 1)
            svg = circle(x, y, 15, BLANK, INK, 2.6) + icon("bonus", x, y, 20)
            tip = self.look.tip("NZ-BON-2", self.look.words.say("board-marker"), self.look.words.say("board-marker-about"))
            self.canvas.thing("bonus-marker", centred(x, y, 30, 30, 15), tip, svg)

    def explorers(self) -> None:
        """On the upper edge of their spaces, which stay readable."""
        for n, table in enumerate(self.look.data.track):
            seats = [seat for seat, farm in enumerate(self.view.farms) if farm.explored == n]
            for seat, (x, y) in zip(seats, in_row(float(table["x"]), float(table["y"]) - STEP[1] / 2 + 1, len(seats), 15)):
                tip = self.look.tip("NZ-EXP-1", self.look.owned("explorer", seat), self.look.words.say("board-explored", n=n))
                svg = disc(self.look.paint(seat), x, y, 10)
                self.canvas.thing(f"explorer-{seat}", centred(x, y, 20, 20, 10), tip, svg, where=f"track-{n}")
