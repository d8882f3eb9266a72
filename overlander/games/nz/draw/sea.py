"""The sea board: three routes, their harbours with storehouses, discs and harbourmasters, posts beyond the sea, and the ships."""

from typing import Final

from overlander.core.choice import NONE
from overlander.drawing.canvas import Canvas, Panel
from overlander.drawing.grammar import Glyph, actions, coin_at, figure, shield, shield_at, sign
from overlander.drawing.layout import around, in_grid, in_row
from overlander.drawing.look import Painter
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import disc, empty, house, little_tile, ring, ship
from overlander.drawing.printed import Kept, Row
from overlander.drawing.svg import at, circle, icon, line, num, path, rect, smooth, text
from overlander.drawing.theme import CARD, EDGE, GOLD, GRASS, INK, PAPER, SHADE, WHITE
from overlander.drawing.tones import tone
from overlander.games.nz import box as b
from overlander.games.nz.draw.actions import pictured, support_card
from overlander.games.nz.draw.board import bonus_svg
from overlander.games.nz.draw.land import COAST, SEA, between
from overlander.games.nz.draw.look import Look
from overlander.games.nz.draw.posts import post_discs, post_place
from overlander.games.trail.box import NO_TILE, WORKER, TrailBox
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import WORKERS

Point = tuple[float, float]
SPACE: Final = 19.0
SLOT: Final = 26.0
MASTER: Final = (54.0, 68.0)
PLATE: Final = "#3d5f8c"
DEEP: Final = tone("#7fa9bd", "#4b7183")
SPRAY: Final = tone("#c3dde5", "#3f5f6d")
FOAM: Final = tone("#e4f0f3")
MISSION: Final = tone("#dce8ee")
COUNTED: Final = {  # by harbourmasters
    "exploration": "explore",
    "own-hazard": "hazard",
    "own-storehouse": "storehouse",
    "own-objective": "objective",
    "own-certificate": "certificate",
    "own-building-on-trail": "house",
    "own-worker": "worker",
    "own-ferry": "ferry",
}
LANDS: Final[tuple[list[Point], ...]] = (
    [(690, 199), (764, 199), (806, 247), (900, 251), (990, 314), (996, 492), (930, 586), (884, 492), (812, 440), (740, 410),
     (700, 335), (664, 251), (690, 199)],  # the North Island
    [(640, 507), (730, 492), (772, 586), (850, 649), (960, 712), (996, 796), (990, 921), (880, 953), (720, 957), (590, 949),
     (590, 838), (690, 817), (812, 733), (770, 670), (690, 597), (640, 507)],  # the South Island
    [(20, 356), (120, 341), (240, 346), (400, 362), (500, 377), (520, 461), (600, 607), (590, 712), (470, 708), (330, 699),
     (240, 670), (250, 586), (220, 492), (120, 486), (16, 477), (8, 408), (20, 356)],  # Australia
    [(0, 21), (120, 10), (280, 23), (316, 94), (280, 199), (160, 186), (60, 178), (0, 168)],  # America
    [(0, 823), (120, 817), (280, 823), (430, 827), (572, 844), (580, 942), (400, 961), (180, 965), (0, 965)],  # Africa, Europe
)  # fmt: skip

kept_seas: Kept[tuple[TrailBox, str, str], "Sea"] = Kept()


def printed(look: Look) -> "Sea":
    """What never changes during a game."""
    return kept_seas.get(look.print_key(), lambda: Sea(look))


def sea_board(look: Look) -> Panel:
    c = Canvas()
    c.take(printed(look).canvas)
    pieces = Afloat(look, c)
    view = look.view
    pieces.layer(pieces.storehouses, tuple(view.slots))
    pieces.layer(pieces.discs, tuple([farm.harbours for farm in view.farms]))
    pieces.layer(pieces.masters, tuple(view.trail.masters), tuple(view.trail.posted))
    pieces.layer(pieces.posts, tuple([tuple(farm.posts) for farm in view.farms]))
    pieces.layer(pieces.ships, tuple([farm.ship for farm in view.farms]))
    c.ring(look.marks, look.ring_colour())
    view_box: tuple[float, float, float, float] = tuple(look.data.layout["sea"]["view_box"])
    return c.panel("sea", view_box, look.words.say("board-sea"))


def harbour_at(look: Look, harbour: int) -> Point:
    table = look.data.harbours[look.board.harbour_slug[harbour]]
    return float(table["x"]), float(table["y"])


def space_at(look: Look, space: int) -> Point:
    table = look.data.sea[look.board.sea_slug[space]]
    return float(table["x"]), float(table["y"])


def slots_at(look: Look, harbour: int) -> list[Point]:
    """The middles of its four slots: two by two, at the left under the name."""
    x, y = harbour_at(look, harbour)
    left = x - (26 if look.board.harbour_size[harbour] == b.SMALL else 35)
    return in_grid(left - SLOT / 2 - 1, y - 3, b.SLOTS, 2, SLOT + 2, SLOT + 1.5)


def disc_place(look: Look, harbour: int) -> Point:
    x, y = harbour_at(look, harbour)
    return x - 43, y + 10


def master_place(look: Look, harbour: int) -> Point:
    x, y = harbour_at(look, harbour)
    return x + 40, y + 21


def post_spot(look: Look, post: int) -> Point:
    """A local wool post by its own place; a foreign one beside the slots of its harbour."""
    table = look.data.posts[look.board.post_slug[post]]
    if "x" in table:
        return float(table["x"]), float(table["y"])
    x, y = harbour_at(look, look.board.post_harbour[post])
    return x + 32, y + 10


def card_glyph(look: Look, harbour: int) -> Glyph:
    """The card that improving a small or medium harbour brings: of the supply, or of a pile of bonus cards."""
    board = look.board
    if board.harbour_card[harbour] != NONE:
        return support_card(board.support_slug[board.harbour_card[harbour]])
    return pictured(board.piles[board.harbour_pile[harbour]])


class Sea:
    def __init__(self, look: Look) -> None:
        self.look = look
        self.board = look.board
        self.canvas = Canvas()
        self.waters()
        self.routes()
        self.arrows()
        for space in range(len(self.board.sea_slug)):
            self.space(space)
        for harbour in range(len(self.board.harbour_slug)):
            self.harbour(harbour)
        self.wool_posts()

    def waters(self) -> None:
        c = self.canvas
        x, y, w, h = self.look.data.layout["sea"]["view_box"]
        with c.group("land"):
            c.add(rect(x, y, w, h, 12, SEA))
            for i in range(26):
                wx, wy = 40 + (i * 263) % 900, 40 + (i * 151) % 880
                c.add(path(f"M{wx} {wy}q6-6 12 0t12 0", "", SPRAY, 2))
            for shore in LANDS:
                c.add(path(smooth(shore) + "Z", GRASS, COAST, 7))
            self.rose(142, 640)

    def rose(self, x: float, y: float) -> None:
        """A compass rose, where there is nothing but water."""
        c = self.canvas
        c.add(circle(x, y, 40, "", DEEP, 1.6), circle(x, y, 34, "", DEEP, 1))
        for turn in (45, 0):
            point = f"M0 0L7-7L0-{30 if turn else 54}L-7-7Z"
            for angle in range(turn, 360 + turn, 90):
                fill = FOAM if turn else PAPER
                c.add(f'<g transform="translate({num(x)} {num(y)}) rotate({angle})">{path(point, fill, PLATE, 1.2)}</g>')

    def routes(self) -> None:
        drawn: set[tuple[int, int]] = set()
        with self.canvas.group("routes"):
            for space, links in enumerate(self.board.sea_links):
                for other in links:
                    if (other, space) not in drawn:
                        drawn.add((space, other))
                        ends = (*space_at(self.look, space), *space_at(self.look, other))
                        self.canvas.add(line(*ends, DEEP, 9), line(*ends, FOAM, 2.6, "8 7"))
            for harbour, space in enumerate(self.board.harbour_space):
                self.canvas.add(line(*space_at(self.look, space), *harbour_at(self.look, harbour), PLATE, 3, "2 5"))

    def arrows(self) -> None:
        """NZ-HARB-13: between the last harbours of two routes."""
        printed = self.look.data.pack.rows("sea_routes", "arrows")
        for (one, two, vp), table in zip(self.board.harbour_arrow, printed, strict=True):
            (x, y1), (_, y2) = harbour_at(self.look, one), harbour_at(self.look, two)
            top, bottom, left = y1 + 70, y2 - 40, x - 54
            d = f"M{num(left - 6)} {num(top)}V{num(bottom - 12)}h-6l12 14l12-14h-6V{num(top)}Z"
            svg = path(d, "#f2d16b", "#8a6a12", 1.6) + shield_at(left, (top + bottom) / 2, vp, 23)
            tip = self.look.tip("NZ-HARB-13", *between(self.look, (one, two), "harbour", vp), self.look.data.doubt(table))
            ident = f"arrow-{self.board.harbour_slug[one]}"
            self.canvas.thing(ident, Box(left - 12, top, 24, bottom - top), tip, svg, "print")

    def space(self, space: int) -> None:
        x, y = space_at(self.look, space)
        slug = self.board.sea_slug[space]
        svg = circle(x, y, SPACE, FOAM, PLATE, 2.2)
        if space == self.board.sea_start:
            svg = circle(x, y, SPACE + 5, CARD, PLATE, 3) + icon("anchor", x, y, 30)
        else:
            svg += path(f"M{num(x - 9)} {num(y + 2)}q4.5-5 9 0t9 0", "", DEEP, 2.2)
        tip = self.look.tip("NZ-SHIP-2", self.look.name(slug, "sea"), self.look.data.doubt(self.look.data.sea[slug]))
        self.canvas.place(slug, centred(x, y, 2 * SPACE, 2 * SPACE, SPACE), tip, svg)

    # -- harbours

    def harbour(self, harbour: int) -> None:
        size = self.board.harbour_size[harbour]
        x, y = harbour_at(self.look, harbour)
        slug = self.board.harbour_slug[harbour]
        name = self.look.name(slug, "harbour")
        wide = {b.SMALL: 112, b.MEDIUM: 138, b.LARGE: 134}[size]
        tall = {b.SMALL: 84, b.MEDIUM: 98, b.LARGE: 108}[size]
        box = Box(x - wide / 2, y - 40, wide, tall, 8)
        svg = rect(*box, PAPER, PLATE, 1.8) + rect(box.x, box.y, wide, 21, 8, PLATE)
        svg += text(x, box.y + 10.5, name, 15, WHITE, room=wide - 10)
        lines = [name, self.look.words.say(f"board-harbour-{b.SIZES[size]}")]
        if size != b.LARGE:
            lines.append(self.look.words.say("board-points", n=self.board.harbour_vp[harbour]))
            lines.append(self.card_name(harbour))
        if self.board.harbour_end[harbour]:
            lines.append(self.look.words.say("board-harbour-end"))
        rule = ("NZ-HARB-3", "NZ-HARB-5", "NZ-HARB-8")[size]
        doubt = self.look.data.doubt(self.look.data.harbours[slug])
        self.canvas.place(f"harbour-{slug}", box, self.look.tip(rule, *lines, doubt), svg)
        if size == b.MEDIUM:
            self.medium(harbour, x, y)
            return
        for i, (sx, sy) in enumerate(slots_at(self.look, harbour)):
            self.slot(harbour, i, sx, sy)
        if size == b.LARGE:
            post = self.board.harbour_post[harbour]
            post_place(self.look, self.canvas, post, *post_spot(self.look, post), aside=-32, below=42)
            return
        glyph = card_glyph(self.look, harbour)
        inside = at(x + 16 - glyph.w / 2, y, glyph.svg)
        inside += shield_at(x + 16, y + 28, self.board.harbour_vp[harbour], 22)
        if self.board.harbour_end[harbour]:
            inside += icon("back", x + 42, y + 1, 15) + icon("anchor", x + 42, y + 26, 20)
        self.canvas.together(inside)

    def card_name(self, harbour: int) -> str:
        board = self.board
        if board.harbour_card[harbour] != NONE:
            return self.look.name(board.support_slug[board.harbour_card[harbour]], "card")
        return self.look.words.say("board-bonus-pile", pile=self.look.name(board.piles[board.harbour_pile[harbour]], "pile"))

    def slot(self, harbour: int, i: int, x: float, y: float) -> None:
        slug = self.board.harbour_slug[harbour]
        cost = self.board.harbour_costs[harbour][i]
        box = centred(x, y, SLOT, SLOT, 5)
        svg = rect(*box, SHADE, EDGE, 1.4, "4 3") + (coin_at(x, y, cost, True, 21) if cost else icon("storehouse", x, y, 17))
        lines = [self.look.name(slug, "harbour"), self.look.name(f"slot-{i + 1}", "slot")]
        lines.append(self.look.words.say("tip-slot-cost", n=cost) if cost else self.look.words.say("tip-slot-free"))
        rule = "NZ-HARB-3" if cost else "NZ-HARB-8"
        lines.append(self.look.data.doubt(self.look.data.harbours[slug], "slot_costs"))
        self.canvas.place(f"slot-{slug}-{i + 1}", box, self.look.tip(rule, *lines), svg)

    def medium(self, harbour: int, x: float, y: float) -> None:
        slug = self.board.harbour_slug[harbour]
        dx, dy = disc_place(self.look, harbour)
        cost = self.board.harbour_costs[harbour][0]
        white = self.board.harbour_white[harbour]
        svg = ring(dx, dy, 22, not white) + coin_at(dx, dy, cost, True, 22)
        words = [self.look.name(slug, "harbour"), self.look.words.say("tip-disc-place", n=cost)]
        words.append(self.look.words.say("board-border-white" if white else "board-border-black"))
        words.append(self.look.data.doubt(self.look.data.harbours[slug], "cost", "border"))
        self.canvas.place(f"disc-place-{slug}", centred(dx, dy, 46, 46, 23), self.look.tip("NZ-HARB-5", *words), svg)
        glyph = card_glyph(self.look, harbour)
        inside = at(x - 3 - glyph.w / 2, y, glyph.svg) + shield_at(x - 3, y + 28, self.board.harbour_vp[harbour], 22)
        self.canvas.together(inside)
        mx, my = master_place(self.look, harbour)
        tip = self.look.tip("NZ-HM-1", self.look.words.say("tip-master-place"), self.look.words.say("tip-master-about"))
        self.canvas.place(f"master-place-{slug}", centred(mx, my, *MASTER), tip, empty(mx, my, *MASTER, 5))

    def wool_posts(self) -> None:
        x, y, w, h = self.look.data.layout["sea"]["wool_posts"]
        svg = rect(x, y, w, h, 10, SHADE, EDGE, 1.6) + icon("wool", x + 20, y + 18, 24)
        svg += text(x + 38, y + 18, self.look.words.say("board-wool-posts"), 15, INK, "start", room=w - 48)
        tip = self.look.tip("NZ-WOOL-8", self.look.words.say("board-wool-posts"), self.look.words.say("tip-wool-posts"))
        self.canvas.thing("wool-posts", Box(x, y, w, 34, 10), tip, svg, "print")
        for post, slug in enumerate(self.board.post_slug):
            if self.look.data.posts[slug]["place"] == "sea":
                post_place(self.look, self.canvas, post, *post_spot(self.look, post))


class Afloat(Painter):
    """What moves on the sea board."""

    def __init__(self, look: Look, canvas: Canvas) -> None:
        super().__init__(look, canvas)
        self.look: Look = look
        self.view = look.view
        self.board = look.board

    def storehouses(self) -> None:
        for harbour, slug in enumerate(self.board.harbour_slug):
            if self.board.harbour_size[harbour] == b.MEDIUM:
                continue
            for i, (x, y) in enumerate(slots_at(self.look, harbour)):
                seat = self.view.slots[harbour * b.SLOTS + i]
                if seat == NONE:
                    continue
                where = f"slot-{slug}-{i + 1}"
                tip = self.look.tip("NZ-HARB-3", self.look.owned("storehouse", seat), self.look.name(slug, "harbour"))
                svg = rect(*centred(x, y, SLOT, SLOT, 5), CARD, EDGE, 1.2) + house(self.look.paint(seat), x, y + 0.5, 0.95)
                self.canvas.thing(f"storehouse-{seat}-{slug}", centred(x, y, SLOT, SLOT, 5), tip, svg, where=where)

    def discs(self) -> None:
        for harbour in self.board.medium:
            slug = self.board.harbour_slug[harbour]
            x, y = disc_place(self.look, harbour)
            seats = [seat for seat, farm in enumerate(self.view.farms) if (farm.harbours >> harbour) & 1]
            for seat, (dx, dy) in zip(seats, in_row(x, y + 30, len(seats), 16, 46)):
                tip = self.look.tip("NZ-HARB-5", self.look.owned("disc", seat), self.look.name(slug, "harbour"))
                svg = disc(self.look.paint(seat), dx, dy, 9.4)
                self.canvas.thing(f"disc-at-{slug}-{seat}", centred(dx, dy, 18, 18, 9), tip, svg, where=f"disc-place-{slug}")

    def masters(self) -> None:
        for place, harbour in enumerate(self.board.medium):
            where = f"master-place-{self.board.harbour_slug[harbour]}"
            x, y = master_place(self.look, harbour)
            master, posted = self.view.trail.masters[place], self.view.trail.posted[place]
            if master != NONE:
                slug = self.board.master_slug[master]
                tip = self.look.tip("NZ-HM-1", self.look.name(slug, "master"), self.look.words.say("tip-master-about"))
                svg = master_svg(self.look, slug, x, y)
                self.canvas.thing(f"master-{slug}", centred(x, y, *MASTER), tip, svg, where=where)
            elif posted != NO_TILE:
                tip = self.look.tile_tip(posted)
                if posted >= WORKER:
                    slug = self.board.tile_slug[posted]
                    svg = little_tile(x, y, 42, 46, WORKERS[slug], slug, 32)
                else:
                    svg = bonus_svg(self.look, posted - b.BONUS, x, y, 44, 46)
                self.canvas.thing(f"posted-{place + 1}", centred(x, y, 42, 46), tip, svg, where=where)

    def posts(self) -> None:
        for post, slug in enumerate(self.board.post_slug):
            if self.look.data.posts[slug]["place"] != "main":
                post_discs(self.look, self.canvas, post, *post_spot(self.look, post))

    def ships(self) -> None:
        by_space: dict[int, list[int]] = {}
        for seat, farm in enumerate(self.view.farms):
            by_space.setdefault(farm.ship, []).append(seat)
        for space, seats in by_space.items():
            x, y = space_at(self.look, space)
            slug = self.board.sea_slug[space]
            spots = [(x, y - 2)] if len(seats) == 1 else around(x, y - 2, len(seats), 33, 29)
            for seat, (dx, dy) in zip(seats, spots):
                tip = self.look.tip("NZ-SHIP-3", self.look.owned("ship", seat), self.look.name(slug, "sea"))
                svg = ship(self.look.paint(seat), dx, dy, 1 if len(seats) == 1 else 0.9)
                self.canvas.thing(f"ship-{seat}", centred(dx, dy, 34, 30), tip, svg, where=slug)


def master_svg(look: Look, slug: str, x: float, y: float, w: float = MASTER[0], h: float = MASTER[1]) -> str:
    """A harbourmaster tile: what it gives at once above, what it counts at the end below."""
    table: Row = look.data.masters[slug]
    left, top = x - w / 2, y - h / 2
    upper = action(table["immediate"], look.data) if "immediate" in table else []
    if table["permanent_certificates"]:
        upper = [sign("permanent", 20)]
    per = table["scoring"]
    lower = [shield(per["n"], 17), *([figure(f"/{per['every']}")] if per["every"] > 1 else []), sign(COUNTED[per["per"]], 16)]
    return rect(left, top, w, h, 5, MISSION, GOLD, 2) + actions(left, top, w, h, [upper, lower], 20)
