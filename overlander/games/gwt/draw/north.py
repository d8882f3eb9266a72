"""The board of Rails to the North: towns with their slots, rails, big cities, stations; and who has a shop where (RTN)."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, actions, coin, coin_at, grow, row, shield_at, sign
from overlander.drawing.layout import corners, in_grid
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import disc, doubtful, empty, ring, shape
from overlander.drawing.printed import Row
from overlander.drawing.svg import circle, icon, line, path, rect, smooth, text
from overlander.drawing.theme import BLANK, CARD, EDGE, GRASS, HOLLOW, INK, PAPER, SHADE, WATER, WHITE
from overlander.drawing.tones import tone
from overlander.games.gwt.draw.figures import shop
from overlander.games.gwt.draw.land import city_words, station_words
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.stations import master_piece
from overlander.games.gwt.rails.map import SLOTS, NorthMap
from overlander.games.gwt.rails.north import North
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import BED, IRON, SIGNBOARD, STREAM

SLOT: Final = 27.0
PLATE: Final = 64.0  # the square of four slots
CREST: Final = (48.0, 46.0)
TILE: Final = (74.0, 40.0)
SIDING: Final = tone("#48607c", "#7f97b4")
TOWN_TILE: Final = tone("#f6dfb0")
REGIONS: Final = {  # by the words of the data; the names of the towns tell them apart as well
    "green": tone("#cfe0b4"),
    "purple": tone("#dccbe4"),
    "blue": tone("#c6dbe8"),
    "red": tone("#ecccc0"),
    "teal": tone("#bfe0d8"),
    "violet": tone("#d3cfea"),
}
Point = tuple[float, float]


def northern_board(look: Look) -> Panel:
    table, north = look.board.north, look.view.north
    assert table is not None
    assert north is not None
    return NorthernBoard(look, table, north).panel()


class NorthernBoard:
    def __init__(self, look: Look, m: NorthMap, north: North) -> None:
        self.look = look
        self.board = look.board
        self.map = m
        self.north = north
        self.data: Row = look.data.pack.files["rails_to_the_north"]
        self.towns: dict[str, Row] = {x["id"]: x for x in self.data["towns"]}
        self.crests: dict[str, Row] = {x["id"]: x for x in self.data["big_cities"]}
        self.canvas = Canvas()

    def panel(self) -> Panel:
        w, h = float(self.data["panel"]["width"]), float(self.data["panel"]["height"])
        c = self.canvas
        with c.group("land"):
            self.ground(w, h)
            self.regions()
            self.rails()
        self.strip()
        for town, table in enumerate(self.data["towns"]):
            self.town(town, table)
        self.stations()
        c.ring(self.look.marks, self.look.ring_colour())
        return c.panel("north", (0, 0, w, h), self.look.words.say("board-north"))

    def middle(self, table: Row) -> Point:
        return float(table["x"]), float(table["y"])

    def mark(self, table: Row, x: float, y: float) -> str:
        """On what the print may say otherwise."""
        return doubtful(x, y) if self.look.data.doubt(table) else ""

    # -- the land

    def ground(self, w: float, h: float) -> None:
        c = self.canvas
        c.add(rect(0, 0, w, h, 12, PAPER))
        meadow: list[Point] = [(14, 40), (250, 18), (560, 26), (830, 12), (992, 22), (998, 420), (990, 770), (620, 784), (300, 776),
                               (20, 790), (12, 420), (14, 60)]  # fmt: skip
        c.add(path(smooth(meadow) + "Z", GRASS))
        for lake in ([(556.0, 92.0), (590, 60), (640, 66), (690, 44), (720, 76), (690, 104), (640, 96), (590, 116), (556, 92)],
                     [(486.0, 330.0), (500, 292), (514, 330), (508, 400), (492, 416), (486, 330)],
                     [(884.0, 486.0), (930, 470), (984, 490), (970, 526), (910, 532), (884, 486)]):  # fmt: skip
            c.add(path(smooth(lake) + "Z", WATER, STREAM, 2))
        c.together(text(20, h - 16, self.look.words.say("board-north-doubt"), 14, INK, "start", bold=False, room=w - 240))

    def regions(self) -> None:
        """Soft ground around the towns of a region, along its rails."""
        for region, colour in REGIONS.items():
            inside = {slug for slug, x in self.towns.items() if x["region"] == region}
            for slug in sorted(inside):
                here = self.middle(self.towns[slug])
                self.canvas.add(circle(*here, 66, colour))
                for other in self.towns[slug]["links"]:
                    if other in inside:
                        self.canvas.add(line(*here, *self.middle(self.towns[other]), colour, 84))

    def rails(self) -> None:
        ends: list[tuple[Point, Point]] = []
        for table in (self.data["town_hall"], *self.data["strip"], *self.data["towns"]):
            ends += [(self.middle(table), self.middle(self.towns[other])) for other in table["links"]]
        for table in self.data["stations"]:
            self.canvas.add(line(*self.middle(self.towns[table["town"]]), *self.middle(table), SIDING, 4, "7 4"))
        for wide, colour, dash in ((13.0, BED, "2.6 5.4"), (7.0, IRON, ""), (3.8, PAPER, "")):
            for one, two in ends:
                d = f"M{one[0]:g} {one[1]:g}L{two[0]:g} {two[1]:g}"
                self.canvas.add(path(d, "", colour, wide, dash, "butt" if dash else "round"))

    # -- the strip along the track, as far as it opens the way north

    def strip(self) -> None:
        look = self.look
        hall = self.data["town_hall"]
        x, y = self.middle(hall)
        svg = circle(x, y, 30, CARD, INK, 2.4) + icon("city", x, y, 40) + self.mark(hall, x + 21, y - 21)
        tip = look.tip("RTN-SHOP-3", look.words.say("board-town-hall"), look.data.doubt(hall))
        self.canvas.thing("town-hall", centred(x, y, 60, 60, 30), tip, svg, "print")
        for i, city in enumerate(self.data["strip"]):
            x, y = self.middle(city)
            name = look.name(city["id"], "city")
            svg = self.crest(i, x, y) + text(x, y + 34, name, 14, INK, room=92) + self.mark(city, x + 18, y - 18)
            tip = look.tip("RTN-SHOP-3", name, look.words.say("tip-north-city"), look.data.doubt(city))
            self.canvas.thing(f"north-city-{city['id']}", centred(x, y, *CREST, 8), tip, svg, "print")
            for seat, (dx, dy) in enumerate(corners(x, y, 19, 17)[: len(look.view.ranches)]):
                if look.view.ranches[seat].cities[i]:
                    self.canvas.together(disc(look.paint(seat), dx, dy, 9))

    def crest(self, city: int, x: float, y: float) -> str:
        box = centred(x, y, *CREST, 8)
        if self.board.city_white[city]:
            out = rect(*box, CARD, EDGE, 1.6) + rect(*box.around(-3), "", BLANK, 3)
        else:
            out = rect(*box, CARD, INK, 3.4, "6 3")
        return out + circle(x, y, 12, SHADE) + text(x, y, str(self.board.city_value[city]), 16, INK)

    # -- towns

    def town(self, town: int, table: Row) -> None:
        x, y = self.middle(table)
        kind = table["kind"]
        slug = table["id"]
        look = self.look
        name = look.name(slug, "town")
        tip = look.tip("RTN-SHOP-2", name, look.words.say(f"tip-town-{kind}"), look.data.doubt(table))
        if kind == "big":
            self.big_city(table, x - 31, y, name)
            x += 27
        elif kind == "medium":
            self.medium(town, x, y - 26)
            y += 28
        box = centred(x, y, PLATE, PLATE, 9)
        edge = {"small": EDGE, "medium": SIGNBOARD, "station": SIDING, "big": INK}[kind]
        svg = rect(*box, CARD, edge, 2.4) + self.mark(table, box.x + 4, box.y + 4)
        self.canvas.thing(f"town-{slug}", box, tip, svg, "print")
        for i, (sx, sy) in enumerate(in_grid(x - SLOT / 2 - 1.5, y - SLOT / 2 - 1.5, SLOTS, 2, SLOT + 3, SLOT + 3)):
            self.slot(town, slug, i, sx, sy)

    def slot(self, town: int, slug: str, i: int, x: float, y: float) -> None:
        look = self.look
        kind = self.map.town_slots[town][i]
        word = self.map.slot_slug[kind]
        owner = self.north.shops[town * SLOTS + i]
        box = centred(x, y, SLOT, SLOT, 5)
        svg = rect(*box, HOLLOW, EDGE, 1.4, "4 3")
        if owner == NONE:
            printed = self.data["slots"][word]
            if self.map.slot_cost[kind]:
                svg += coin_at(x, y, self.map.slot_cost[kind], True, 21)
            elif "action" in printed:
                svg += grow(x, y, action(printed["action"], look.data), 1.25)
        rule = "RTN-SHOP-8" if self.map.slot_cost[kind] else "RTN-SHOP-9"
        doubt = look.data.doubt(self.data["slots"][word]) or look.data.doubt(self.towns[slug], "slots")
        tip = look.tip(rule, look.name(slug, "town"), look.name(word, "slot"), doubt)
        self.canvas.place(f"slot-{slug}-{i + 1}", box, tip, svg)
        if owner != NONE:
            tip = look.tip("RTN-SHOP-7", look.owned("shop", owner), look.name(slug, "town"))
            piece = shop(look.paint(owner), x, y)
            self.canvas.thing(f"shop-{owner}-{slug}", centred(x, y, 24, 24), tip, piece, where=f"slot-{slug}-{i + 1}")

    def big_city(self, table: Row, x: float, y: float, name: str) -> None:
        look = self.look
        slug = table["id"]
        city = self.board.city_slug.index(slug)
        gifts: list[Glyph] = []
        if self.board.city_objective[city]:
            gifts.append(sign("objective", 19))
        if self.board.city_money[city]:
            gifts.append(coin(self.board.city_money[city]))
        worth = ""
        if self.board.city_vp[city]:
            worth = shield_at(x - 31, y, self.board.city_vp[city], 22)
        elif self.map.city_bell_vp[city]:
            worth = shield_at(x - 31, y - 9, self.map.city_bell_vp[city], 20) + icon("bell", x - 31, y + 13, 20)
        svg = self.crest(city, x, y) + worth
        if gifts:
            svg += rect(x - 25, y + 26, 50, 24, 6, CARD, EDGE, 1.2) + row(x, y + 38, gifts)
        svg += rect(x - 24, y - 52, 112, 19, 6, SIGNBOARD) + text(x + 32, y - 42.5, name, 14, WHITE, room=104)
        svg += self.mark(self.crests[slug], x + 18, y - 18)
        bells = self.map.city_bell_vp[city]
        lines = [*city_words(look, city), *([look.words.say("tip-city-bells", n=bells)] if bells else [])]
        tip = look.tip("RTN-DEL-1", *lines, look.words.say("tip-city-shop"), look.data.doubt(self.crests[slug]))
        self.canvas.place(f"city-{slug}", centred(x, y, *CREST, 8), tip, svg)
        for seat, (dx, dy) in enumerate(corners(x, y, 19, 17)[: len(look.view.ranches)]):
            if look.view.ranches[seat].cities[city]:
                self.disc(f"city-{slug}", seat, dx, dy, look.tip("RTN-DEL-1", look.owned("disc", seat), name))

    def disc(self, where: str, seat: int, x: float, y: float, tip: str) -> None:
        svg = disc(self.look.paint(seat), x, y, 9)
        self.canvas.thing(f"disc-at-{where}-{seat}", centred(x, y, 18, 18, 9), tip, svg, where=where)

    def medium(self, town: int, x: float, y: float) -> None:
        """The tile that lies there."""
        tile = self.north.tiles[self.map.medium_towns.index(town)]
        slug = self.map.tile_slug[tile]
        table = next(t for t in self.data["medium_town_tiles"] if t["id"] == slug)
        box = centred(x, y, *TILE, 6)
        glyphs = [action(table["action"], self.look.data)]
        svg = rect(*box, TOWN_TILE, INK, 1.8) + actions(box.x + 1, box.y + 1, box.w - 2, box.h - 2, glyphs)
        said = self.look.words.say("tip-medium", action=self.look.name(slug, "medium"))
        self.canvas.place(f"medium-{self.map.town_slug[town]}", box, self.look.tip("RTN-SHOP-13", said), svg)

    # -- the two stations away from the track

    def stations(self) -> None:
        look = self.look
        for table in self.data["stations"]:
            slug = table["id"]
            i = self.board.station_slug.index(slug)
            x, y = self.middle(table)
            name = look.name(slug, "station")
            doubt = look.data.doubt(table)
            svg = ring(x, y, 23, not self.board.station_white[i])
            svg += coin_at(x - 8.5, y - 4, self.board.station_cost[i], True, 20)
            svg += shield_at(x + 9, y + 6, self.board.station_vp[i], 20)
            svg += self.mark(table, x - 18, y - 18)
            self.canvas.place(slug, centred(x, y, 50, 50, 25), look.tip("RTN-STN-1", *station_words(look, i), doubt), svg)
            place = self.board.master_stations.index(i)
            mx, my = float(table["master_x"]), float(table["master_y"])
            where = f"master-place-{i + 1}"
            tip = look.tip("GWT-STN-4", name, look.words.say("tip-master-place"), doubt)
            self.canvas.place(where, centred(mx, my, 40, 60), tip, empty(mx, my, 40, 60, 5))
            master_piece(look, self.canvas, place, mx, my)
            owners = [seat for seat, r in enumerate(look.view.ranches) if (r.stations >> i) & 1]
            for seat, (dx, dy) in zip(owners, in_grid(x - 27, y + 32, 4, 4, 18, 18)):
                self.disc(slug, seat, dx, dy, look.tip("GWT-STN-11", look.owned("disc", seat), name))


# -- the annex of a player board


def annex(look: Look, c: Canvas, seat: int, box: Box) -> None:
    """Shops leave it row by row, each row from the left; the rightmost space of a row shows a bell (RTN-SHOP-16)."""
    m, north = look.board.north, look.view.north
    assert m is not None
    assert north is not None
    placed = north.placed(seat)
    bells = placed // m.row_shops
    tip = look.tip("RTN-SHOP-16", look.words.say("board-annex", shops=m.shops - placed, bells=bells))
    c.place(f"annex-{seat}", box, tip, rect(*box, SHADE) + icon("shop", box.x + 24, box.y + box.h / 2, 30))
    rows = m.shops // m.row_shops
    step = (box.w - 54) / rows
    for r in range(rows):
        left = box.x + 48 + step * r
        svg = rect(left, box.y + 5, step - 6, box.h - 10, 7, CARD, EDGE, 1.2)
        pitch = (step - 12) / m.row_shops
        for i in range(m.row_shops):
            x, y = left + 3 + pitch * (i + 0.5), box.y + box.h / 2
            if r * m.row_shops + i >= placed:
                svg += shop(look.paint(seat), x, y, 1.15)
            elif i + 1 == m.row_shops:
                svg += icon("bell", x, y, 26)
            else:
                svg += shape(look.paint(seat), x, y, 5, EDGE)
        if m.row_tokens[r]:
            svg += icon("token", left + step - 12, box.y + 10, 15)
        c.together(svg)
