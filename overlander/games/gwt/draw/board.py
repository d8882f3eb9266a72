"""The pieces on the board: tiles, herders, locomotives, discs, station masters, workers for hire."""

from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.layout import around, corners, in_grid, in_row
from overlander.drawing.outline import centred
from overlander.drawing.pieces import disc, doubtful, shape
from overlander.drawing.svg import SMALLEST, circle, icon, rect, text
from overlander.drawing.theme import BLANK, INK, SEATS_UNDER_WHITE, WHITE
from overlander.games.gwt import box as b
from overlander.games.gwt.box import GwtBox
from overlander.games.gwt.draw.figures import locomotive
from overlander.games.gwt.draw.land import land
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.stations import master_piece
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE, OUTLAW, WORKER
from overlander.games.trail.draw.colours import OUTLAWS
from overlander.games.trail.draw.ground import TrailGround
from overlander.games.trail.draw.pieces import TrailPieces
from overlander.games.trail.draw.tiles import SMALL, tile_id, worker_or_hazard
from overlander.games.trail.hiring import marker_row


def board(look: Look) -> Panel:
    c = Canvas()
    printed = land(look)
    c.take(printed.ground)
    view, pieces = look.view, Pieces(look, c, printed)
    pieces.path()
    c.take(printed.canvas)
    pieces.layer(pieces.tiles, tuple(view.trail.tile))
    pieces.layer(pieces.stations, tuple(view.trail.masters), tuple(view.trail.posted), tuple([r.stations for r in view.ranches]))
    pieces.layer(pieces.cities, tuple([tuple(r.cities) for r in view.ranches]))
    pieces.layer(pieces.locomotives, tuple([r.locomotive for r in view.ranches]))
    pieces.layer(pieces.foresight, tuple(view.trail.foresight), tuple(map(len, view.trail.bags)))
    pieces.layer(pieces.jobs, tuple(view.trail.jobs), view.trail.job_next, tuple([r.marker for r in view.ranches]))
    c.ring(look.marks, look.ring_colour())
    pieces.layer(pieces.hands, tuple(view.trail.tile))  # above the rings, which would hide them
    pieces.layer(pieces.herders, tuple([p.herder for p in view.players]))
    view_box: tuple[float, float, float, float] = tuple(look.data.trail["layout"]["view_box"])
    return c.panel("board", view_box, look.words.say("board-trail"))


def tile_svg(look: Look, tile: int, x: float, y: float, w: float = SMALL[0], h: float = SMALL[1]) -> str:
    """A hazard, outlaw or worker by its middle."""
    if not OUTLAW <= tile < WORKER:
        return worker_or_hazard(look, tile, x, y, w, h)
    slug = look.board.tile_slug[tile]
    out = rect(x - w / 2, y - h / 2, w, h, 5, OUTLAWS[slug], INK, 1.6) + icon("outlaw", x, y - 8, 28)
    out += text(x - 9, y + 15, slug[0].upper(), 15, INK) + icon(f"hand-{hand_of(look, tile)}", x + 10, y + 14, 19)
    return out + (doubtful(x + w / 2 - 5, y - h / 2 + 5) if look.tile_doubt(tile) else "")


def hand_of(look: Look, tile: int) -> str:
    slug = look.board.tile_slug[tile]
    return str(look.data.pack.files["kansas_city_supply"]["outlaw_tiles"][slug]["hand"])


class Pieces(TrailPieces):
    def __init__(self, look: Look, canvas: Canvas, ground: TrailGround) -> None:
        super().__init__(look, canvas, ground)
        self.look: Look = look
        self.view: GwtState = look.view
        self.board: GwtBox = look.board

    def small_tile(self, tile: int, x: float, y: float) -> str:
        return tile_svg(self.look, tile, x, y)

    def stations(self) -> None:
        on_track = self.look.data.railroad["stations"]
        for place, i in enumerate(self.board.master_stations):
            if i >= len(on_track):
                continue
            station = on_track[i]
            master_piece(self.look, self.canvas, place, float(station["master_x"]), float(station["master_y"]))
        for i, station in enumerate(self.look.data.railroad["stations"]):
            x, y = float(station["x"]), float(station["y"])
            owners = [seat for seat, r in enumerate(self.view.ranches) if (r.stations >> i) & 1]
            if i in self.board.master_stations:
                spots = in_grid(x + 32, y - 8, 4, 2, 14.8, 16.5)
            elif i + 1 == len(self.look.data.railroad["stations"]):
                spots = in_grid(x - 52, y - 12, 4, 2, 18, 18)
            else:
                spots = in_row(x, y + 35, 4, 17.5) if len(owners) > 2 else in_row(x, y + 35, 2, 18)
            for seat, (dx, dy) in zip(owners, spots):
                tip = self.look.tip("GWT-STN-11", self.look.owned("disc", seat), self.look.name(station["id"], "station"))
                self.canvas.thing(
                    f"disc-at-{station['id']}-{seat}",
                    centred(dx, dy, 17, 17, 9),
                    tip,
                    disc(self.look.paint(seat), dx, dy, 8),
                    where=station["id"],
                )

    def cities(self) -> None:
        for i, (city, x, y) in enumerate(self.look.strip()):
            spots = corners(x, y, 16, 14)
            for seat, ranch in enumerate(self.view.ranches):
                n = ranch.cities[i]
                if not n:
                    continue
                dx, dy = spots[seat]
                say, who = self.look.words.say, self.look.names[seat]
                what = say("tip-disc", player=who) if n == 1 else say("tip-discs", player=who, n=n)
                tip = self.look.tip("GWT-DEL-5", what, self.look.name(city["id"], "city"))
                paint = self.look.paint(seat)
                svg = disc(paint, dx, dy, 9.4)
                if n > 1:  # a pile: the seat's shape, with how many; farther out, so that the city's value stays in sight
                    dx, dy = corners(x, y, 18, 15)[seat]
                    svg = shape(paint, dx, dy, 12, SEATS_UNDER_WHITE[paint], INK, 1.6) + text(
                        dx, dy + (2 if paint == 2 else 0), str(n), 14, WHITE
                    )
                self.canvas.thing(
                    f"disc-at-city-{city['id']}-{seat}", centred(dx, dy, 18, 18, 9), tip, svg, where=f"city-{city['id']}"
                )

    def locomotives(self) -> None:
        places = self.look.data.railroad
        turnouts = {x["id"]: (float(x["x"]), float(x["y"])) for x in places["turnouts"]}
        by_node: dict[int, list[int]] = {}
        for seat, ranch in enumerate(self.view.ranches):
            if ranch.locomotive >= 0:  # an automa's may leave the game
                by_node.setdefault(ranch.locomotive, []).append(seat)
        for node, seats in by_node.items():
            slug = self.board.node_slug[node]
            x, y = turnouts[slug] if slug in turnouts else [float(v) for v in places["layout"]["track"][int(slug)]]
            spots = [(x, y - 1)] if len(seats) == 1 else around(x - 14, y - 1, len(seats), 33, 27)
            for seat, (dx, dy) in zip(seats, spots):
                tip = self.look.tip("GWT-ENG-9", self.look.owned("locomotive", seat), self.look.name(slug, "node"))
                svg = locomotive(self.look.paint(seat), dx, dy, 0.95 if len(seats) == 1 else 0.85)
                self.canvas.thing(f"locomotive-{seat}", centred(dx, dy, 34, 26), tip, svg, where=f"track-{slug}")

    def foresight(self) -> None:
        place = self.look.data.layout["board"]
        for i, tile in enumerate(self.view.trail.foresight):
            slug = b.FORESIGHTS[i]
            x, y = place["foresight_x"][i // 2], place["foresight_y"][i % 2]
            if tile != NO_TILE:
                ident = tile_id(self.look, tile, slug)
                self.canvas.thing(
                    ident, centred(x, y, *SMALL), self.look.tile_tip(tile), tile_svg(self.look, tile, x, y), where=slug
                )
        bottom = place["foresight_y"][1] + 35
        for i, bag in enumerate(self.view.trail.bags):
            self.canvas.add(text(place["foresight_x"][i], bottom, str(len(bag)), SMALLEST, INK, bold=False))

    def jobs(self) -> None:
        place = self.look.data.layout["board"]
        columns = self.board.columns
        unused = 4 - columns
        for space, tile in enumerate(self.view.trail.jobs):
            x, y = self.job(space // columns, space % columns + unused)
            where = f"job-{self.board.row_slug[space // columns]}-{space % columns + 1}"
            if tile != NO_TILE:
                name = self.look.name(self.board.tile_slug[tile], "worker")
                cost = self.look.words.say("tip-row-cost", n=self.board.row_cost[space // columns])
                self.canvas.thing(
                    f"worker-at-{where}",
                    centred(x, y, 36, 43),
                    self.look.tip("GWT-HIRE-3", name, cost, self.look.words.say("tip-row-about")),
                    tile_svg(self.look, tile, x, y, 36, 43),
                    where=where,
                )
        marked = marker_row(self.view)
        if not any(r.marker for r in self.view.ranches) and marked < len(self.board.row_cost):
            x, y = self.job(marked, len(place["job_columns"]) - 1)
            svg = circle(x, y, 16, BLANK, INK, 2.6) + icon("worker", x, y - 1, 22)
            say = self.look.words.say
            tip = self.look.tip("GWT-JOB-1", say("tip-job-marker"), say("tip-job-marker-about"))
            self.canvas.thing("job-marker", centred(x, y, 32, 32, 16), tip, svg)

    def job(self, row: int, column: int) -> tuple[float, float]:
        place = self.look.data.layout["board"]
        return float(place["job_columns"][column]), place["job_rows"] + place["job_pitch"] * (row + 0.5) - 8
