"""The board without pieces: land, trail, spaces, railway, cities, Kansas City and the job market. Drawn once per table."""

from itertools import pairwise
from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import Glyph, coin_at, row, shield_at, sign
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import empty, ring
from overlander.drawing.printed import Kept, Row
from overlander.drawing.svg import SMALLEST, circle, icon, line, num, path, rect, smooth, text
from overlander.drawing.theme import BLANK, CARD, DRY, EDGE, GOLD, GRASS, INK, PAPER, ROCK, SHADE, WATER, WHITE
from overlander.drawing.tones import tone
from overlander.games.gwt.box import GwtBox
from overlander.games.gwt.draw.figures import rails
from overlander.games.gwt.draw.look import Look
from overlander.games.gwt.draw.poker import addons
from overlander.games.trail.box import TrailBox
from overlander.games.trail.draw.colours import (
    BADLAND,
    BADLAND_INSIDE,
    BED,
    GIFT,
    GIFT_EDGE,
    IRON,
    RUBBLE,
    RUBBLE_EDGE,
    SIGNBOARD,
    STREAM,
    UNUSED,
)
from overlander.games.trail.draw.ground import Point, TrailGround
from overlander.games.trail.draw.tiles import SMALL

CITY: Final = (46, 42)
NODE: Final = 14
HILL: Final = tone("#cdd2a2")
CRACK: Final = "#b98d4c"  # in dry ground
BADLAND_SPACE: Final = tone("#f4e0d6")
TURNOUT: Final = tone("#f2e2b6")
AREAS: Final = {"flood": WATER, "drought": DRY, "rockfall": ROCK}

kept_lands: Kept[tuple[TrailBox, str, str], "Land"] = Kept()


def land(look: Look) -> "Land":
    """What never changes during a game."""
    return kept_lands.get(look.print_key(), lambda: Land(look))


class Land(TrailGround):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.look: Look = look
        self.board: GwtBox = look.board
        self.railroad = look.data.railroad
        self.places: Row = look.data.layout["board"]
        self.meadows()
        self.trails()
        self.canvas = Canvas()
        self.spaces()
        self.railway()
        self.cities()
        self.kansas_city()
        self.job_market()
        self.fees(*self.places["fees"])
        if self.board.poker is not None:
            addons(look, self.canvas)

    # -- land

    def meadows(self) -> None:
        c = self.canvas
        with c.group("land"):
            x, y, w, h = self.trail["layout"]["view_box"]
            c.add(rect(x, y, w, h, 12, PAPER))
            meadow = [(214.0, 210.0), (420, 176), (640, 180), (880, 176), (892, 420), (888, 640), (900, 860), (860, 968),
                      (560, 972), (300, 974), (222, 940), (212, 620), (206, 380), (214, 210)]  # fmt: skip
            c.add(path(smooth(meadow) + "Z", GRASS))
            for hill in (
                [(470.0, 625.0), (520, 606), (575, 622), (610, 640)],
                [(640.0, 470.0), (680, 482), (735, 470)],
                [(230.0, 425.0), (300, 405), (370, 418), (420, 402)],
                [(655.0, 765.0), (720, 752), (770, 764)],
                [(395.0, 700.0), (430, 730), (440, 745)],
                [(700.0, 270.0), (735, 280), (780, 268)],
            ):
                c.add(path(smooth(hill), "", HILL, 3))
            for slug, area in self.trail["areas"].items():
                self.area(slug, area["spaces"])
            for slug, space in self.look.data.spaces.items():
                if space.get("forest"):
                    self.wood(*self.middle(slug))

    def area(self, slug: str, spaces: list[str]) -> None:
        points = [self.middle(x) for x in spaces]
        c = self.canvas
        if slug == "outlaw":
            off = [p for x, p in zip(spaces, points) if not self.look.data.spaces[x]["on_trail"]]
            on = [p for x, p in zip(spaces, points) if self.look.data.spaces[x]["on_trail"]]
            for some in (on, off):
                c.add(
                    path(smooth([(x, y - 9) for x, y in some]), "", BADLAND, 84),
                    path(smooth([(x, y - 9) for x, y in some]), "", BADLAND_INSIDE, 76),
                )
            return
        colour = AREAS[slug]
        c.add(path(smooth(points), "", colour, 82))
        if slug == "flood":
            for dy in (-30, 32):
                wave = "q7.5-7 15 0t15 0" * 5
                c.add(path(f"M{num(points[-1][0] - 2)} {num(points[-1][1] + dy)}{wave}", "", STREAM, 2.2))
        elif slug == "drought":
            for i, (x, y) in enumerate(points):
                side = 33 if i % 2 else -33
                c.add(path(f"M{num(x + side)} {num(y - 12)}l-5 9 6 6-4 9", "", CRACK, 2))
        else:
            for i, (x, y) in enumerate(points):
                side = -32 if i % 2 else 32
                c.add(path(f"M{num(x + side - 8)} {num(y + 8)}l7-13 5 7 3-4 5 10z", RUBBLE, RUBBLE_EDGE, 1.4))

    def space_words(self, slug: str, space: Row) -> list[str]:
        return [self.look.words.say("tip-forest")] if space.get("forest") else []

    # -- outlaws

    def own_space(self, slug: str, space: Row, x: float, y: float) -> None:
        if space["kind"] == "outlaw":
            self.tile_space(slug, space, x, y, BADLAND_SPACE, "GWT-FOR-2", self.look.words.say("tip-outlaw-space"))
            self.bounty(slug, x, y)

    def bounty(self, slug: str, x: float, y: float) -> None:
        n = self.board.bounty[self.board.at[slug]]
        top = y - 35
        if n == NONE:
            sentence = self.look.words.say("tip-bounty-token")
            inside = icon("token", x, top, 20)
        else:
            sentence = self.look.words.say("tip-bounty", n=n)
            inside = coin_at(x, top, n, size=20)
        self.canvas.thing(f"bounty-{slug}", centred(x, top, 20, 20, 10), self.look.tip("GWT-FOR-2", sentence), inside, "print")

    # -- railway

    def railway(self) -> None:
        c, say = self.canvas, self.look.words.say
        track: list[Point] = [(float(x), float(y)) for x, y in self.railroad["layout"]["track"]]
        with c.group("railway"):
            for turnout in self.railroad["turnouts"]:
                before, after = (track[int(x)] for x in turnout["between"])
                c.add(path(smooth([before, (turnout["x"], turnout["y"]), after]), "", IRON, 6),
                      path(smooth([before, (turnout["x"], turnout["y"]), after]), "", PAPER, 3))  # fmt: skip
            c.add(rails(track))
            end = self.railroad["stations"][-1]
            c.add(line(*track[-1], end["x"], end["y"], IRON, 6), line(*track[-1], end["x"], end["y"], PAPER, 3))
            for x in self.railroad["stations"][:-1]:
                turnout = next(t for t in self.railroad["turnouts"] if t["id"] == x["turnout"])
                c.add(line(turnout["x"], turnout["y"], x["x"], x["y"], BED, 3))
        for crossing in self.railroad["layout"]["crossings"]:
            x, y = crossing["x"], crossing["y"] + 3
            ident = f"crossing-{crossing['after_space']}"
            tip = self.look.tip("GWT-DEL-15", say("tip-crossing"), say("tip-crossing-about"))
            c.thing(ident, centred(x, y, 15, 15), tip, icon("crossing", x, y, 15), "print")
        for n, (x, y) in enumerate(track):
            about = say("tip-track" if n else "tip-track-start")
            stops = self.board.node_station[self.board.node_slug.index(str(n))] != NONE
            tip = self.look.tip("GWT-ENG-9", self.look.name(str(n), "node"), about, say("tip-turnout") if stops else "")
            inside = circle(x, y, NODE, CARD, INK, 1.8) + text(x, y, str(n), SMALLEST, INK)
            c.place(f"track-{n}", centred(x, y, 2 * NODE, 2 * NODE, NODE), tip, inside)
        for turnout in self.railroad["turnouts"]:
            x, y = turnout["x"], turnout["y"]
            tip = self.look.tip("GWT-ENG-6", self.look.name(turnout["id"], "node"), say("tip-track"), say("tip-turnout"))
            c.place(f"track-{turnout['id']}", centred(x, y, 22, 22, 11), tip, circle(x, y, 10, TURNOUT, INK, 1.8))
        for i, x in enumerate(self.railroad["stations"]):
            self.station(i, x)

    def station(self, i: int, station: Row) -> None:
        x, y = station["x"], station["y"]
        b, look = self.board, self.look
        lines = station_words(look, i)
        inside = ring(x, y, 23, not b.station_white[i])
        inside += coin_at(x - 8.5, y - 4, b.station_cost[i], True, 20) + shield_at(x + 9, y + 6, b.station_vp[i], 20)
        self.canvas.place(station["id"], centred(x, y, 50, 50, 25), look.tip("GWT-STN-10", *lines), inside)
        if i in b.master_stations:
            mx, my = station["master_x"], station["master_y"]
            inside = empty(mx, my, 40, 60, 5)
            tip = look.tip("GWT-STN-4", lines[0], look.words.say("tip-master-place"))
            self.canvas.place(f"master-place-{i + 1}", centred(mx, my, 40, 60), tip, inside)

    # -- cities

    def cities(self) -> None:
        c = self.canvas
        nodes = self.look.strip()
        for i, ((_, one, y), (_, two, _)) in enumerate(pairwise(nodes)):
            self.arrow(i, one + CITY[0] / 2, two - CITY[0] / 2, y)
        for i, (city, x, y) in enumerate(nodes):
            white = self.board.city_white[i]
            box = centred(x, y, *CITY, 8)
            if white:
                inside = rect(*box, CARD, EDGE, 1.6) + rect(*box.around(-3), "", BLANK, 3)
            else:
                inside = rect(*box, CARD, INK, 3.4, "6 3")
            inside += circle(x, y, 11, SHADE) + text(x, y, str(self.board.city_value[i]), 15, INK)
            name = self.look.name(city["id"], "city")
            aside = 12 if i == 0 else 0  # beside the fees
            inside += text(x + aside, y - (48 if i % 2 else 32), name, 14, INK, room=112)  # in two rows, one above the other
            vp = self.board.city_vp[i]
            left = -1 if i == 0 else 1
            if vp:
                inside += shield_at(x + left * 34, y - 10 if i == 0 else y, vp, 21)
            if self.board.city_money[i]:
                inside += coin_at(x - 34, y + 12, self.board.city_money[i])
            tip = self.look.tip("GWT-DEL-13", *city_words(self.look, i), self.look.data.doubt(city))
            c.place(f"city-{city['id']}", box, tip, inside)

    def arrow(self, i: int, x1: float, x2: float, y: float) -> None:
        b, say = self.board, self.look.words.say
        ends = [b.city_slug[i], b.city_slug[i + 1]]
        one, two = (self.look.name(slug, "city") for slug in ends)
        lines = [say("tip-between", one=one, two=two)]
        glyphs: list[Glyph] = []
        if b.arrow_vp[i]:
            glyphs.append(Glyph(20, shield_at(10, 0, b.arrow_vp[i], 20)))
            lines.append(say("tip-arrow-points", n=b.arrow_vp[i]))
        if b.arrow_objective[i]:
            glyphs.append(sign("objective", 19))
            lines.append(say("tip-arrow-objective"))
        if b.arrow_token[i]:
            glyphs.append(sign("token", 19))
            lines.append(say("tip-arrow-token"))
        if not glyphs:
            return
        left, right = x1 + 1, x2 - 1
        d = f"M{num(left)} {num(y - 11)}H{num(right - 8)}L{num(right)} {num(y)}L{num(right - 8)} {num(y + 11)}"
        d += f"H{num(left)}L{num(left + 5)} {num(y)}Z"
        printed = next(x for x in self.look.arrows() if x["between"] == ends)
        svg = path(d, GIFT, GIFT_EDGE, 1.6) + row((left + right) / 2, y, glyphs)
        tip = self.look.tip("GWT-DEL-14", *lines, self.look.data.doubt(printed))
        self.canvas.thing(f"arrow-{b.city_slug[i]}", Box(left, y - 11, right - left, 22), tip, svg, "print")

    # -- Kansas City

    def kansas_city(self) -> None:
        c, say = self.canvas, self.look.words.say
        x, y, w, h = self.places["kansas_city"]
        name = self.look.name("kansas-city", "space")
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        sign_box = centred(x + w / 2, y + 4, w - 16, 32, 6)
        svg = rect(*sign_box, SIGNBOARD, INK, 2) + text(
            sign_box.x + sign_box.w / 2, sign_box.y + 16, name, 19, WHITE, room=sign_box.w - 12
        )
        c.place("space-kansas-city", Box(x, y - 12, w, h + 12, 8), self.look.tip("GWT-KC-1", name, say("tip-goal")), svg)
        signs = ["", "", "", "coin-edge", "city"]
        tips = ["GWT-FOR-1", "GWT-FOR-1", "GWT-FOR-1", "GWT-INC-6", "GWT-DEL-1"]
        for i, (px, py) in enumerate(self.places["steps"]):
            inside = circle(px, py, 13, CARD, INK, 1.8) + text(px, py, str(i + 1), 16, INK)
            if signs[i]:
                inside += icon(signs[i], px + 34, py, 26)
            tip = self.look.tip(tips[i], say(f"aid-step-{i + 1}"))
            c.thing(f"step-{i + 1}", centred(px, py, 26, 26, 13), tip, inside, "print")
        for spot in range(3):
            for r, half in enumerate(("top", "bottom")):
                px, py = self.places["foresight_x"][spot], self.places["foresight_y"][r]
                slug = f"foresight-{spot + 1}-{half}"
                tip = self.look.tip("GWT-FOR-1", self.look.name(slug, "foresight"), say("tip-foresight", n=spot + 1))
                c.place(slug, centred(px, py, *SMALL), tip, empty(px, py, *SMALL, 5))

    # -- job market

    def job_market(self) -> None:
        c, say = self.canvas, self.look.words.say
        x, y, w, h = self.places["job_market"]
        b = self.board
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        c.add(text(x + 10, y + 10, self.look.words.say("board-jobs"), 14, INK, "start", room=w - 20))
        pitch = self.places["job_pitch"]
        unused = 4 - b.columns
        for r in range(len(b.row_cost)):
            cy = self.places["job_rows"] + pitch * (r + 0.5) - 8
            name, about = self.look.name(b.row_slug[r], "row"), say("tip-row-about")
            tip = self.look.tip("GWT-HIRE-3", name, say("tip-row-cost", n=b.row_cost[r]), about)
            for column, cx in enumerate(self.places["job_columns"]):
                if column < unused:
                    c.add(rect(cx - 18, cy - 22, 36, 44, 5, UNUSED))
                    continue
                ident = f"job-{b.row_slug[r]}-{column - unused + 1}"
                c.place(ident, centred(cx, cy, 38, 45, 5), tip, rect(cx - 19, cy - 22.5, 38, 45, 5, PAPER, EDGE, 1.2))
            cx = self.places["job_cost"]
            c.thing(f"cost-{b.row_slug[r]}", centred(cx, cy, 24, 24, 12), tip, coin_at(cx, cy, b.row_cost[r], True, 24), "print")
            self.row_arrow(r, cx, cy + pitch / 2)

    def row_arrow(self, r: int, x: float, y: float) -> None:
        kind = self.board.row_arrow[r]
        if kind == "none":
            return
        down = f"M{num(x - 6)} {num(y - 5)}h12l-6 9z"
        colours = {"black": (EDGE, EDGE), "yellow": (GOLD, INK), "green": ("#3f8f4c", INK)}
        fill, stroke = colours[kind]
        inside = path(down, fill, stroke, 1.4)
        if kind == "black":
            self.canvas.add(inside)
            return
        if kind == "yellow":
            inside = path(f"M{num(x - 9)} {num(y - 7)}h18l-9 13z", fill, stroke, 1.6)
        else:
            inside = icon("flag", x, y + 1, 19)
        rule = "GWT-JOB-5" if kind == "yellow" else "GWT-JOB-8"
        tip = self.look.tip(rule, self.look.words.say(f"tip-arrow-{kind}"))
        self.canvas.thing(f"arrow-row-{r + 1}", centred(x, y, 20, 14), tip, inside, "print")


def station_words(look: Look, i: int) -> list[str]:
    """Its name, what an upgrade costs and brings, and which discs it takes."""
    board, say = look.board, look.words.say
    lines = [look.name(board.station_slug[i], "station"), say("tip-station-cost", n=board.station_cost[i])]
    return [*lines, *look.points(board.station_vp[i]), border(look, board.station_white[i])]


def city_words(look: Look, i: int) -> list[str]:
    """Its name, what a delivery there needs, which discs it takes, and what one brings."""
    board, say = look.board, look.words.say
    lines = [look.name(board.city_slug[i], "city"), say("tip-city-value", n=board.city_value[i]), border(look, board.city_white[i])]
    lines += [say("tip-city-money", n=board.city_money[i])] if board.city_money[i] else []
    lines += [say("tip-city-objective")] if board.city_objective[i] else []
    lines += [say("tip-city-points", n=board.city_vp[i])] if board.city_vp[i] else []
    return lines + ([say("tip-city-repeat")] if board.city_repeatable[i] else [])


def border(look: Look, white: bool) -> str:
    return look.words.say("board-border-white" if white else "board-border-black")
