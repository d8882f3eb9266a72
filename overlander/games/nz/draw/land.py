"""The main board without pieces: land, trail, local posts, Wellington, both markets, exploration. Drawn once per table."""

from typing import Final

from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import Glyph, coin_at, figure, row, shield_at, sign
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import empty
from overlander.drawing.printed import Kept, Row
from overlander.drawing.svg import SMALLEST, circle, icon, num, path, rect, smooth, text
from overlander.drawing.theme import BLANK, CARD, COST, EDGE, GOLD, GRASS, HOLLOW, INK, PAPER, QUIET, ROCK, SHADE, WATER, WHITE
from overlander.drawing.tones import tone
from overlander.games.nz import box as b
from overlander.games.nz.box import NzBox
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.posts import CREST, post_place
from overlander.games.trail.box import TrailBox
from overlander.games.trail.draw.colours import CLEARING, GIFT, GIFT_EDGE, RUBBLE, RUBBLE_EDGE, SIGNBOARD, UNUSED
from overlander.games.trail.draw.ground import Point, TrailGround
from overlander.games.trail.draw.tiles import SMALL, TILE

SEA: Final = tone("#a9cbd6")
COAST: Final = tone("#e8d9ae")  # a beach
HILL: Final = tone("#cfd8a8")
HILLSIDE: Final = tone("#bccb93")
RIVER: Final = "#6d9fb6"
WORKER: Final = (42.0, 40.0)  # a space of the job market
BONUS: Final = (48.0, 46.0)
FORESIGHT: Final = (SMALL, (46.0, 50.0))  # of the tiles of both bags
STEP: Final = (50.0, 46.0)  # a space of the exploration track
ARROWS: Final = {"black": EDGE, "yellow": GOLD, "turquoise": "#2fa6a0", "red": COST}
ARROW_RULE: Final = {"black": "NZ-BMK-6", "yellow": "NZ-BMK-7", "turquoise": "NZ-BMK-8", "red": "NZ-BMK-14"}
COLUMNS: Final = 4

kept_lands: Kept[tuple[TrailBox, str, str], "Land"] = Kept()


def land(look: Look) -> "Land":
    """What never changes during a game."""
    return kept_lands.get(look.print_key(), lambda: Land(look))


class Land(TrailGround):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.look: Look = look
        self.board: NzBox = look.board
        self.places: Row = look.data.layout["board"]
        self.island()
        self.trails()
        self.canvas = Canvas()
        self.spaces()
        self.posts()
        self.wellington()
        self.fees(*self.places["fees"])
        self.job_market()
        self.bonus_market()
        self.exploration()

    # -- land

    def island(self) -> None:
        c = self.canvas
        with c.group("land"):
            x, y, w, h = self.places["view_box"]
            c.add(rect(x, y, w, h, 12, SEA))
            for i, (wx, wy) in enumerate(((300, 62), (640, 56), (982, 461), (984, 545), (700, 72), (976, 500))):
                c.add(path(f"M{wx} {wy}q6-6 12 0t12 0{'t12 0' if i % 2 else ''}", "", BLANK, 2))
            coast: list[Point] = [(2, 44), (180, 54), (340, 84), (480, 76), (640, 100), (760, 130), (850, 142), (930, 172),
                                  (1000, 205), (1001, 321), (986, 420), (930, 468), (925, 530), (996, 572), (1004, 690),
                                  (1003, 840), (950, 902), (760, 900), (600, 904), (380, 901), (180, 904), (4, 902), (2, 520),
                                  (2, 44)]  # fmt: skip
            c.add(path(smooth(coast) + "Z", GRASS, COAST, 9))
            self.hills()
            self.river()
            for slug, area in self.trail["areas"].items():
                self.area(slug, area["spaces"])
            for slug, space in self.look.data.spaces.items():
                if space.get("lush"):
                    self.wood(*self.middle(slug))

    def hills(self) -> None:
        """Soft green hills, and a snowy ridge where nobody walks."""
        c = self.canvas
        for hill in (
            [(250.0, 124.0), (300, 88), (360, 110), (402, 92)],
            [(590.0, 461.0), (650, 437), (720, 457), (800, 439), (880, 465)],
            [(470.0, 461.0), (520, 431), (580, 453)],
            [(20.0, 718.0), (80, 698), (150, 712), (236, 698)],
            [(620.0, 142.0), (700, 120), (790, 152)],
            [(60.0, 886.0), (130, 860), (210, 884)],
            [(440.0, 814.0), (480, 800), (520, 812)],
        ):
            low = max(y for _, y in hill) + 16
            d = smooth(hill) + f"L{num(hill[-1][0])} {num(low)}H{num(hill[0][0])}Z"
            c.add(path(d, HILL), path(smooth(hill), "", HILLSIDE, 2.4))
        for x, y, k in ((500, 411, 1.0), (552, 423, 0.8), (628, 321, 0.7)):
            ridge = f"M{num(x - 26 * k)} {num(y + 20 * k)}L{num(x)} {num(y - 20 * k)}L{num(x + 26 * k)} {num(y + 20 * k)}Z"
            snow = f"M{num(x - 9 * k)} {num(y - 6 * k)}L{num(x)} {num(y - 20 * k)}L{num(x + 9 * k)} {num(y - 6 * k)}l{num(-5 * k)} "
            c.add(path(ridge, ROCK, "#938b7d", 1.4), path(snow + f"{num(-3 * k)}-{num(4 * k)} {num(4 * k)}Z", WHITE))
        for x, y in ((450, 465), (890, 480), (190, 876), (720, 480), (330, 806), (40, 722), (566, 94), (700, 142), (620, 400)):
            self.flock(x, y)

    def flock(self, x: float, y: float) -> None:
        """Sheep that graze: three white dots with dark heads."""
        for dx, dy in ((0, 0), (15, 5), (5, 12)):
            self.canvas.add(circle(x + dx, y + dy, 4.2, WHITE, "#b6ac98", 1), circle(x + dx + 4, y + dy - 1, 1.8, "#5a514a"))

    def river(self) -> None:
        flood = self.trail["areas"]["flood"]["spaces"]
        x, y = self.middle(flood[0])
        course: list[Point] = [(560, 440), (640, 466), (676, 510), (668, 580), (x, y)]
        last = self.middle(flood[-1])
        for colour, wide in ((RIVER, 10), (WATER, 7)):
            self.canvas.add(path(smooth(course), "", colour, wide))
            self.canvas.add(path(smooth([last, (452, 680), (450, 730), (470, 810), (510, 904)]), "", colour, wide))

    def area(self, slug: str, spaces: list[str]) -> None:
        points = [self.middle(x) for x in spaces]
        c = self.canvas
        if slug == "flood":
            c.add(path(smooth(points), "", RIVER, 84), path(smooth(points), "", WATER, 79))
            for dy in (-31, 33):
                c.add(path(f"M{num(points[-1][0] - 6)} {num(points[-1][1] + dy)}{'q7.5-7 15 0t15 0' * 5}", "", RIVER, 2.2))
            return
        c.add(path(smooth(points), "", RUBBLE, 84), path(smooth(points), "", ROCK, 80))
        for i, (x, y) in enumerate(points):
            c.add(path(f"M{num(x - 12)} {num(y - 28 if i % 2 else y + 38)}l7-12 5 7 3-4 6 9z", RUBBLE, RUBBLE_EDGE, 1.4))

    # -- spaces

    def building_space(self, slug: str, space: Row, x: float, y: float) -> str:
        """Lush ones have grass; four demand exploration (NZ-BLD-7)."""
        lush, gate = space.get("lush", False), space.get("gate", 0)
        svg = empty(x, y, TILE, TILE, 6, CLEARING if lush else HOLLOW)
        if lush:
            svg += icon("lush", x, y + (12 if gate else 0), 38)
        if gate:
            glyphs = [sign("explore", 22), figure(str(gate), size=19)]
            svg += rect(x - 28, y - 33, 56, 28, 7, CARD, INK, 1.6) + row(x, y - 19, glyphs)
        return svg

    def space_words(self, slug: str, space: Row) -> list[str]:
        said = self.look.words.say
        lush = [said("board-lush")] if space.get("lush") else []
        return lush + ([said("board-gate", n=space["gate"])] if "gate" in space else [])

    # -- local trading posts

    def posts(self) -> None:
        c, board = self.canvas, self.board
        c.add(rect(*self.places["posts"], 8, SHADE, EDGE, 1.6))
        printed = self.look.data.pack.rows("trading_posts", "arrows")
        for (one, two, vp), table in zip(board.post_arrow, printed, strict=True):
            (x1, y), (x2, _) = self.post_at(one), self.post_at(two)
            left, right = x1 + CREST[0] / 2 + 2, x2 - CREST[0] / 2 - 2
            d = f"M{num(left)} {num(y - 11)}H{num(right - 8)}L{num(right)} {num(y)}L{num(right - 8)} {num(y + 11)}"
            svg = path(d + f"H{num(left)}L{num(left + 5)} {num(y)}Z", GIFT, GIFT_EDGE, 1.6)
            svg += shield_at((left + right) / 2, y, vp, 20)
            tip = self.look.tip("NZ-DEL-15", *between(self.look, (one, two), "post", vp), self.look.data.doubt(table))
            c.thing(f"arrow-{board.post_slug[one]}", Box(left, y - 11, right - left, 22), tip, svg, "print")
        for post, slug in enumerate(board.post_slug):
            if self.look.data.posts[slug]["place"] == "main":
                post_place(self.look, c, post, *self.post_at(post))

    def post_at(self, post: int) -> Point:
        table = self.look.data.posts[self.board.post_slug[post]]
        return float(table["x"]), float(table["y"])

    # -- Wellington

    def wellington(self) -> None:
        c, say = self.canvas, self.look.words.say
        x, y, w, h = self.places["wellington"]
        name, doubt = self.look.name("wellington", "space"), self.look.data.doubt(self.look.data.spaces["wellington"])
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        board = centred(x + w / 2, y + 14, w - 24, 30, 6)
        svg = rect(*board, SIGNBOARD, INK, 2) + text(x + w / 2, y + 14, name, 19, WHITE, room=w - 36)
        c.place("space-wellington", Box(x, y, w, h, 8), self.look.tip("NZ-WEL-1", name, say("tip-goal"), doubt), svg)
        steps = (("coin-edge", "NZ-INC-7"), ("post", "NZ-DEL-1"), ("A", "NZ-FOR-1"), ("B", "NZ-FOR-1"))
        for i, ((px, py), (what, rule)) in enumerate(zip(self.places["steps"], steps)):
            inside = circle(px, py, 12, CARD, INK, 1.8) + text(px, py, str(i + 1), 15, INK)
            inside += text(px + 27, py, what, 17, INK) if len(what) == 1 else icon(what, px + 29, py, 24)
            tip = self.look.tip(rule, say(f"board-step-{i + 1}"))
            c.thing(f"step-{i + 1}", Box(px - 13, py - 13, 56, 26, 13), tip, inside, "print")
        for slug, px in zip(b.FORESIGHTS, self.places["foresight_x"]):
            py = self.places["foresight_y"]
            about = say("tip-foresight-a" if b.FORESIGHTS.index(slug) < 2 else "tip-foresight-b")
            tip = self.look.tip("NZ-FOR-1", self.look.name(slug, "foresight"), about)
            size = FORESIGHT[b.FORESIGHTS.index(slug) // 2]
            c.place(slug, centred(px, py, *size), tip, empty(px, py, size[0], size[1], 5))

    # -- job market and bonus market

    def job_market(self) -> None:
        c, board = self.canvas, self.board
        x, y, w, h = self.places["jobs"]
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        c.add(text(x + 10, y + 8, self.look.words.say("board-jobs"), 14, INK, "start", room=w - 20))
        top, pitch = self.places["job_rows"]
        printed = self.look.data.pack.rows("job_market", "rows")
        for r, cost in enumerate(board.row_cost):
            cy = top + pitch * (r + 0.5)
            name = self.look.name(board.row_slug[r], "row")
            doubt = self.look.data.doubt(printed[r])
            for column, slug in enumerate(board.workers):
                cx = self.places["job_columns"][column]
                what = (name, self.look.name(slug, "worker"), self.look.words.say("tip-row-cost", n=cost))
                tip = self.look.tip("NZ-HIRE-2", *what, doubt)
                svg = rect(cx - WORKER[0] / 2, cy - WORKER[1] / 2, *WORKER, 5, PAPER, EDGE, 1.2)
                svg += f'<g opacity=".16">{icon(slug, cx, cy, 26)}</g>'
                c.place(f"job-{board.row_slug[r]}-{column + 1}", centred(cx, cy, *WORKER, 5), tip, svg)
            cx = self.places["cost_x"]
            tip = self.look.tip("NZ-HIRE-2", name, self.look.words.say("tip-row-cost", n=cost), doubt)
            c.thing(f"cost-{board.row_slug[r]}", centred(cx, cy, 24, 24, 12), tip, coin_at(cx, cy, cost, True, 25), "print")

    def bonus_market(self) -> None:
        """NZ-BMK-4: with fewer players the leftmost columns stay unused."""
        c, board = self.canvas, self.board
        x, y, w, h = self.places["bonus"]
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        c.add(text(x + 10, y + 8, self.look.words.say("board-bonus"), 14, INK, "start", room=w - 20))
        unused = COLUMNS - board.bonus_columns
        printed = self.look.data.pack.rows("bonus_market", "rows")
        for r, cost in enumerate(board.bonus_cost):
            name = self.look.name(board.bonus_row_slug[r], "row")
            doubt = self.look.data.doubt(printed[r], "cost")
            tip = self.look.tip("NZ-BON-3", name, self.look.words.say("tip-bonus-cost", n=cost), doubt)
            for column in range(COLUMNS):
                cx, cy = bonus_cell(self.places, r, column)
                if column < unused:
                    c.add(rect(cx - BONUS[0] / 2, cy - BONUS[1] / 2, *BONUS, 5, UNUSED))
                else:
                    svg = rect(cx - BONUS[0] / 2, cy - BONUS[1] / 2, *BONUS, 5, PAPER, EDGE, 1.2)
                    c.place(f"bonus-{board.bonus_row_slug[r]}-{column - unused + 1}", centred(cx, cy, *BONUS, 5), tip, svg)
            cx, cy = self.places["cost_x"], bonus_cell(self.places, r, 0)[1]
            c.thing(f"bonus-cost-{r + 1}", centred(cx, cy, 24, 24, 12), tip, coin_at(cx, cy, cost, True, 25), "print")
            self.marker_arrow(r, cx, cy + self.places["bonus_rows"][1] / 2)

    def marker_arrow(self, r: int, x: float, y: float) -> None:
        """What happens when the marker leaves the row."""
        kind = self.board.bonus_arrow[r]
        if kind == "none":
            return
        size = 6 if kind == "black" else 9
        inside = path(f"M{num(x - size)} {num(y - size * 0.8)}h{2 * size}l{-size} {num(size * 1.5)}z", ARROWS[kind], INK, 1.4)
        doubt = self.look.data.doubt(self.look.data.pack.rows("bonus_market", "rows")[r], "arrow_after")
        tip = self.look.tip(ARROW_RULE[kind], self.look.words.say(f"board-arrow-{kind}"), doubt)
        self.canvas.thing(f"marker-arrow-{r + 1}", centred(x, y, 20, 16), tip, inside, "print")

    # -- exploration

    def exploration(self) -> None:
        c, board, say = self.canvas, self.board, self.look.words.say
        x, y, w, h = self.places["exploration"]
        c.add(rect(x, y, w, h, 8, SHADE, EDGE, 1.6))
        c.add(icon("explore", x + 22, y + h / 2, 32))
        for n, table in enumerate(self.look.data.track):
            cx, cy = float(table["x"]), float(table["y"])
            left = cx - STEP[0] / 2
            svg = rect(left, cy - STEP[1] / 2, *STEP, 6, CARD if n not in board.gate else CLEARING, EDGE, 1.4)
            svg += text(left + 11, cy - 7, str(n), SMALLEST, QUIET, room=17)
            lines = [say("board-explored", n=n)]
            glyphs: list[Glyph] = []
            if board.space_gold[n]:
                glyphs.append(sign("gold", 19))
                lines.append(say("board-track-gold"))
            if n == board.step_tile_space:
                glyphs += [sign("horseshoe", 18), figure(f"+{board.step_front}")]
                lines.append(say("board-track-step", n=board.step_front))
                lines.append(self.look.data.doubt(self.look.data.pack.files["player_count"]["step_tile_space"], str(board.players)))
            if n == board.flip_space:
                glyphs += [figure("+2"), sign("slash", 13, 8), sign("hand-free", 18)]
                lines.append(say("board-track-flip"))
            if table.get("vp"):
                glyphs.append(Glyph(19, shield_at(9.5, 0, table["vp"], 19)))
                lines.append(say("board-points", n=table["vp"]))
            if n in board.gate and n:
                lines.append(say("board-track-gate", n=n))
            svg += row(cx + 5, cy + 11, glyphs) if glyphs else ""
            doubt = self.look.data.doubt(table)
            c.place(f"track-{n}", centred(cx, cy, *STEP, 6), self.look.tip("NZ-EXP-1", *lines, doubt), svg)


def between(look: Look, ends: tuple[int, int], kind: str, vp: int) -> list[str]:
    """Two posts or two harbours, and what discs or storehouses in both bring."""
    slugs = look.board.post_slug if kind == "post" else look.board.harbour_slug
    one, two = (look.name(slugs[i], kind) for i in ends)
    return [look.words.say("tip-between", one=one, two=two), look.words.say(f"tip-both-{kind}", n=vp)]


def bonus_cell(places: Row, row: int, column: int) -> Point:
    """The middle of a cell of the bonus market; columns as printed."""
    top, pitch = places["bonus_rows"]
    return float(places["bonus_columns"][column]), top + pitch * (row + 0.5) - 1
