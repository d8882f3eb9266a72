"""What stands on the trail: tiles, hands, herders, and the way of the last move."""

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas
from overlander.drawing.layout import around
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import pawn
from overlander.drawing.svg import path, smooth
from overlander.drawing.theme import PAPER, SEATS
from overlander.games.trail.box import NO_TILE, PRIVATE
from overlander.games.trail.draw.ground import PAWN, Point, TrailGround, trail_points
from overlander.games.trail.draw.look import TrailLook, is_neutral
from overlander.games.trail.draw.tiles import SMALL, TILE, building_svg, hands_svg, printed_actions, tile_id, worker_or_hazard


class TrailPieces(Painter):
    def __init__(self, look: TrailLook, canvas: Canvas, ground: TrailGround) -> None:
        super().__init__(look, canvas)
        self.look: TrailLook = look
        self.ground = ground
        self.view = look.view
        self.board = look.board

    def middle(self, slug: str) -> Point:
        x = self.look.data.spaces[slug]
        return float(x["x"]), float(x["y"])

    def path(self) -> None:
        """Where the last move led along the trail."""
        spaces = [x.removeprefix("space-") for x in self.look.marks.last if x.startswith("space-")]
        if self.look.marks.mover < 0:
            return
        colour = SEATS[self.look.paint(self.look.marks.mover)]
        for e in self.look.data.trail["edges"]:
            if e["from"] in spaces and e["to"] in spaces and spaces.index(e["to"]) == spaces.index(e["from"]) + 1:
                d = smooth(trail_points(self.look.data.trail, e["from"], e["to"], e.get("via", [])))
                self.canvas.add(path(d, "", PAPER, 9), path(d, "", colour, 5.6))

    def tiles(self) -> None:
        for space, tile in enumerate(self.view.trail.tile):
            if tile == NO_TILE:
                continue
            where = self.board.spaces[space]
            x, y = self.middle(where)
            tip = self.look.tile_tip(tile)
            ident = tile_id(self.look, tile, where)
            if is_neutral(tile):
                self.canvas.place(f"space-{where}", centred(x, y, TILE, TILE), self.look.neutral_tip(tile, where), "")
            if is_neutral(tile) or tile >= PRIVATE:
                svg = building_svg(self.look, self.board.tile_slug[tile], self.view.owner(tile), x, y, True)
                self.canvas.thing(ident, centred(x, y, TILE, TILE), tip, svg, where=f"space-{where}")
                for mark, box in printed_actions(self.look, self.board.tile_slug[tile], self.view.owner(tile), x, y):
                    self.canvas.thing(f"action-{where}-{mark}", box, "", "", "print", where=f"space-{where}")
            else:
                self.canvas.thing(ident, centred(x, y, *SMALL), tip, self.small_tile(tile, x, y), where=f"space-{where}")

    def small_tile(self, tile: int, x: float, y: float) -> str:
        return worker_or_hazard(self.look, tile, x, y)

    def hands(self) -> None:
        with self.canvas.group("hands near"):
            for space, tile in enumerate(self.view.trail.tile):
                if tile >= PRIVATE:
                    self.canvas.add(hands_svg(self.look, self.board.tile_slug[tile], *self.middle(self.board.spaces[space])))

    def herders(self) -> None:
        by_space: dict[int, list[int]] = {}
        for seat, p in enumerate(self.view.players):
            if p.herder != NONE:
                by_space.setdefault(p.herder, []).append(seat)
        for space, seats in by_space.items():
            where = self.board.spaces[space]
            x, y = self.middle(where)
            if space == self.board.goal:
                spots = [(dx, dy + 14) for dx, dy in around(x - 32, y - 20, len(seats), 26, 32)]
            else:
                spots = self.ground.stands(where, len(seats))
            for seat, (dx, foot) in zip(seats, spots):
                tip = self.look.tip("MOVE-9", self.look.owned("herder", seat), self.look.name(where, "space"))
                standing = Box(dx - PAWN[0] / 2, foot - PAWN[1], *PAWN, 8)
                svg = pawn(self.look.paint(seat), dx, foot, 30)
                self.canvas.thing(f"herder-{seat}", standing, tip, svg, where=f"space-{where}")
