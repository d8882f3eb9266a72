"""The trail without pieces: its ways and spaces, and what is printed beside them."""

from itertools import pairwise
from math import atan2, degrees, hypot
from typing import Final

from overlander.drawing.canvas import Canvas
from overlander.drawing.grammar import Glyph, coin_at, row, sign
from overlander.drawing.layout import in_row
from overlander.drawing.outline import Box, centred
from overlander.drawing.pieces import empty
from overlander.drawing.printed import Row
from overlander.drawing.svg import SMALLEST, at, circle, icon, num, path, rect, smooth, text
from overlander.drawing.theme import CARD, EDGE, FOREST, HOLLOW, QUIET, ROAD, ROAD_EDGE, SHADE
from overlander.games.trail.draw.actions import action
from overlander.games.trail.draw.colours import CLEARING, ON_TRAIL, RUT
from overlander.games.trail.draw.look import TrailLook
from overlander.games.trail.draw.tiles import SMALL, TILE

Point = tuple[float, float]
PAWN: Final = (22.0, 26.0)  # a herder
TOUCHED: Final = 3.0  # so far a frame reaches, within which nothing is printed
CLEARED: Final = [
    (-46, -30, 21), (-20, -46, 20), (18, -47, 22), (45, -32, 21), (50, 4, 19), (43, 36, 21), (8, 47, 19),
    (-26, 45, 21), (-48, 26, 20), (-52, -4, 18),
]  # fmt: skip


def trail_points(trail: Row, here: str, there: str, via: list[list[float]]) -> list[Point]:
    spaces = {x["id"]: (float(x["x"]), float(x["y"])) for x in trail["spaces"]}
    return [spaces[here], *[(float(x), float(y)) for x, y in via], spaces[there]]


def halfway(points: list[Point]) -> tuple[float, float, float]:
    """The middle of a line and its direction there."""
    parts = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    rest = sum(parts) / 2
    for (a, b), part in zip(pairwise(points), parts):
        if rest <= part:
            k = rest / part
            return a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, degrees(atan2(b[1] - a[1], b[0] - a[0]))
        rest -= part
    return (*points[-1], 0.0)


class TrailGround:
    """`ground` is land and trail, `canvas` what is printed on them: the way of the last move runs between the two."""

    def __init__(self, look: TrailLook) -> None:
        self.look = look
        self.board = look.board
        self.trail = look.data.trail
        self.ground = self.canvas = Canvas()
        self.neutral: dict[str, Box] = {}  # spaces whose place is drawn with the building that stands there
        self.standing: dict[tuple[str, int], list[Point]] = {}

    def middle(self, slug: str) -> Point:
        x = self.look.data.spaces[slug]
        return float(x["x"]), float(x["y"])

    def stands(self, slug: str, n: int) -> list[Point]:
        """Where the feet of so many herders are at a space: below it, or at another side, so that they hide nothing printed."""
        if (slug, n) not in self.standing:
            space = self.neutral.get(slug) or self.canvas.outlines[f"space-{slug}"].box
            self.standing[slug, n] = self.free_stands(space, n)
        return self.standing[slug, n]

    def free_stands(self, space: Box, n: int) -> list[Point]:
        middle = space.x + space.w / 2
        left, right = space.x - PAWN[0] / 2 + 1, space.x + space.w + PAWN[0] / 2 - 1
        high, low = space.y + 1, space.y + space.h - 1
        below = in_row(middle, low + PAWN[1], n, PAWN[0])
        aside = [[(spot + by * PAWN[0] / 2, at) for spot, at in below] for by in (1, -1, 2, -2)]
        tower = [low - i * (PAWN[1] + 1) for i in range(n)]
        sides = [below, *aside, [(right, at) for at in tower], [(left, at) for at in tower], in_row(middle, high, n, PAWN[0])]
        free = [[spot for spot in spots if self.is_free(spot, space)] for spots in sides]
        whole = next((spots for spots in free if len(spots) == n), [])
        apart: list[Point] = []
        for spot in [spot for spots in free for spot in spots]:
            if all(abs(spot[0] - x) >= PAWN[0] - 1 or abs(spot[1] - y) >= PAWN[1] for x, y in apart):
                apart.append(spot)
        return whole or [*apart, *below][:n]

    def is_free(self, spot: Point, space: Box) -> bool:
        """Whether a herder with its feet there covers nothing else that is printed; the frame of a tile it may touch."""
        x, y, w, h, _ = Box(spot[0] - PAWN[0] / 2, spot[1] - PAWN[1], *PAWN).around(-TOUCHED)
        others = [*[outline.box for outline in self.canvas.outlines.values()], *self.neutral.values()]
        return not any(x < o.x + o.w and o.x < x + w and y < o.y + o.h and o.y < y + h for o in others if o != space)

    def wood(self, x: float, y: float) -> None:
        """A clearing with trees around it, as far as the board reaches."""
        left, _, wide, _ = self.look.data.layout["board"].get("view_box") or self.trail["layout"]["view_box"]
        for dx, dy, r in CLEARED:
            self.canvas.add(circle(min(max(x + dx, left + r), left + wide - r), y + dy, r, FOREST))

    def trails(self) -> None:
        c = self.canvas
        ways = [trail_points(self.trail, e["from"], e["to"], e.get("via", [])) for e in self.trail["edges"]]
        lines = [smooth(points) for points in ways]
        with c.group("trail"):
            for wide, colour, dash in ((13, ROAD_EDGE, ""), (9.4, ROAD, ""), (1.6, RUT, "5 5")):
                c.add(*[path(d, "", colour, wide, dash, "butt" if dash else "round") for d in lines])
            for points in ways:
                x, y, angle = halfway(points)
                c.add(f'<path d="M-4-5L4 0L-4 5" transform="translate({num(x)} {num(y)}) rotate({num(angle)})" fill="none" '
                      f'stroke="{ROAD_EDGE}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>')  # fmt: skip

    # -- spaces

    def spaces(self) -> None:
        say = self.look.words.say
        for slug, space in self.look.data.spaces.items():
            x, y = self.middle(slug)
            kind = space["kind"]
            name = self.look.name(slug, "space")
            doubt = self.look.data.doubt(space)
            if kind == "neutral":
                self.neutral[slug] = centred(x, y, TILE, TILE)
                self.canvas.together(self.building_space(slug, space, x, y))
            elif kind == "building":
                svg = self.building_space(slug, space, x, y) + self.label(slug, x, y)
                tip = self.look.tip("MOVE-2", name, say("tip-building-space"), *self.space_words(slug, space), doubt)
                self.canvas.place(f"space-{slug}", centred(x, y, TILE, TILE), tip, svg)
            elif kind == "hazard":
                self.tile_space(slug, space, x, y, ON_TRAIL, "FOR-3", say("tip-hazard-space"))
            elif kind == "horseman":
                inside = circle(x, y, 20, CARD, ROAD_EDGE, 2.4) + icon("horseshoe", x, y, 24)
                tip = self.look.tip("MOVE-13", name, say("tip-start-space"), doubt)
                self.canvas.place(f"space-{slug}", centred(x, y, 40, 40, 20), tip, inside)
            else:
                self.own_space(slug, space, x, y)
            if "special_action" in space:
                self.special(slug, space, x, y)

    def building_space(self, slug: str, space: Row, x: float, y: float) -> str:
        wooded = space.get("forest", False)
        return empty(x, y, TILE, TILE, 6, CLEARING if wooded else HOLLOW) + (icon("tree", x, y, 44) if wooded else "")

    def label(self, slug: str, x: float, y: float) -> str:
        """In the corner, as texts call the space: letter and number, on a branch its sign and the number."""
        area, _, number = slug.rpartition("-")
        left, low = x - TILE / 2 + 5, y + TILE / 2 - 12
        if len(area) == 1:
            return text(left, low, f"{area.upper()}{number}", SMALLEST, QUIET, anchor="start")
        sign = icon(area.removesuffix("-risk"), left + 9, low - 3, 18)
        return sign + text(left + 21, low, number, SMALLEST, QUIET, anchor="start")

    def space_words(self, slug: str, space: Row) -> list[str]:
        """What else there is to say about a space for buildings."""
        return []

    def tile_space(self, slug: str, space: Row, x: float, y: float, fill: str, rule: str, about: str) -> None:
        inside = empty(x, y, *SMALL, 5, fill) + text(x, y, str(space["number"]), 16, QUIET)
        tip = self.look.tip(rule, self.look.name(slug, "space"), about, self.look.data.doubt(space))
        self.canvas.place(f"space-{slug}", centred(x, y, *SMALL), tip, inside)

    def own_space(self, slug: str, space: Row, x: float, y: float) -> None:
        """A kind of space that only one game has."""

    def special(self, slug: str, space: Row, x: float, y: float) -> None:
        special = space["special_action"]
        sides = self.trail["layout"]["special_side"]
        side = sides.get(slug, sides["others"])
        glyphs = action(self.trail["special_actions"][special], self.look.data)
        if side == "below":
            box = centred(x, y + 54, 76, 25, 5)
            inside = rect(*box, CARD, EDGE, 1.4) + row(x, y + 54, glyphs)
        else:
            at_x = x + (55 if side == "right" else -55)
            upright = [g for g in glyphs if g.w != 11]
            tall = 23 * len(upright) + 12
            box = centred(at_x, y, 26, tall, 5)
            inside = rect(*box, CARD, EDGE, 1.4)
            top = box.y + 13
            for i, g in enumerate(upright):
                inside += at(at_x - g.w / 2, top, g.svg)
                top += 23
                if i == 0:
                    turned = f'transform="translate({num(at_x)} {num(top - 9)}) rotate(90)"'
                    inside += f'<use href="#i-arrow" {turned} x="-5" y="-5" width="10" height="10"/>'
                    top += 8
        said = self.look.words.say("choice-act-special", action=self.look.name(special, "action"))
        tip = self.look.tip("LOC-9", said, self.look.data.doubt(space, "special_action"))
        self.canvas.place(f"special-{slug}", box, tip, inside)

    def fees(self, x: float, y: float, w: float, h: float) -> None:
        b, say = self.board, self.look.words.say
        glyphs = [sign("hand-green", 22), Glyph(21, coin_at(10.5, 0, b.green_fee, True, 21)), Glyph(8, "")]
        glyphs += [sign("hand-black", 22), Glyph(21, coin_at(10.5, 0, b.black_fee, True, 21))]
        inside = rect(x, y, w, h, 8, SHADE, EDGE, 1.4) + row(x + w / 2, y + h / 2, glyphs)
        hands = say("aid-green-hand", n=b.green_fee), say("aid-black-hand", n=b.black_fee)
        self.canvas.thing("fees", Box(x, y, w, h), self.look.tip("FEE-4", say("tip-fees"), *hands), inside, "print")
