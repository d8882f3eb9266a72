"""The land of a board: meadows, woods, hills and water, roads and sea lanes. It is drawn once for a chapter."""

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin
from typing import Final

from overlander.drawing import Canvas
from overlander.drawing.outline import Point, patch
from overlander.drawing.printed import Kept, Row
from overlander.drawing.svg import bend, circle, icon, num, path, rect, smooth
from overlander.drawing.theme import BLANK, CARD, EDGE, INK, ROAD, ROAD_EDGE, WATER
from overlander.games.newdale.draw.colours import LANE, MEADOW, SEA, SHORE, TERRAINS
from overlander.games.newdale.draw.look import Look

SIDE: Final = 1000.0
NUDGES: Final = tuple(range(-36, 37, 6))
COAST: Final = 92.0  # how far land reaches from towns and roads
DECOR: Final = {"forest": "tree", "mountain": "mountain", "hills": "hills", "plains": "grain"}


def noise(seed: int) -> float:
    """From -1 to 1, always the same for a number."""
    return sin(seed * 12.9898) * 43758.5453 % 1 * 2 - 1


def overlap(a: Point, b: Point, w: float, h: float) -> float:
    """By how much two boxes overlap whose half widths sum up to w, and half heights to h."""
    across, down = w - abs(a[0] - b[0]), h - abs(a[1] - b[1])
    return min(across, down) if across > 0 and down > 0 else 0.0


class Terrain:
    """One board with its places as points."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.land = look.box.land
        self.board: Row = look.data.boards[self.land.id]
        self.town: dict[str, Point] = {x["id"]: (float(x["x"]), float(x["y"])) for x in self.board["towns"]}
        self.sea: list[Point] = [(float(x["x"]), float(x["y"])) for x in self.board.get("sea", [])]
        self.ends: list[tuple[Point, Point]] = [
            (self.town[self.land.town_slug[a]], self.town[self.land.town_slug[b]]) for a, b in self.land.road_ends
        ]

    def bonus(self, slug: str) -> Point:
        """Where a bonus tile lies: beside the towns and their names, as near to its place as that allows."""
        row = self.look.data.bonus[slug]
        x, y = float(row["x"]), float(row["y"])
        return min(
            ((x + dx, y + dy) for dx in NUDGES for dy in NUDGES), key=lambda p: self.covered(p) + 0.2 * hypot(p[0] - x, p[1] - y)
        )

    def covered(self, p: Point) -> float:
        """How deep a tile there would lie under towns, their names and sea spaces."""
        out = sum(overlap(p, (x, y + 8), 46 + 30, 40 + 30) for x, y in self.town.values())
        out += sum(overlap(p, (min(max(x, 54), SIDE - 54), y + 36), 50 + 30, 12 + 30) for x, y in self.town.values())
        return out + sum(overlap(p, at, 30 + 30, 30 + 30) for at in self.sea)

    def way(self, road: int) -> list[Point]:
        """A road, slightly bent."""
        (ax, ay), (bx, by) = self.ends[road]
        long = hypot(bx - ax, by - ay)
        by_ = 0.06 * long * noise(road + 7)
        return [(ax, ay), ((ax + bx) / 2 - (by - ay) / long * by_, (ay + by) / 2 + (bx - ax) / long * by_), (bx, by)]

    def middle(self, road: int) -> Point:
        return self.way(road)[1]


kept: Kept[tuple[object, ...], Canvas] = Kept()


def land(look: Look) -> Canvas:
    return kept.get(look.print_key(), lambda: painted(Terrain(look)))


def painted(terrain: Terrain) -> Canvas:
    canvas = Canvas()
    sea = bool(terrain.sea)
    canvas.add(rect(0, 0, SIDE, SIDE, 14, SEA if sea else MEADOW, EDGE, 3))
    if sea:
        canvas.together(waves() + coast(terrain))
    canvas.together("".join(fields(terrain)))
    if "river" in terrain.board:
        canvas.together(river([(float(x), float(y)) for x, y in terrain.board["river"]]))
    canvas.together("".join(lanes(terrain)))
    canvas.together("".join(roads(terrain)))
    return canvas


def waves() -> str:
    out = ""
    for i in range(60):
        x, y = 40 + 920 * (noise(i) + 1) / 2, 30 + 940 * (noise(i + 99) + 1) / 2
        out += path(f"M{num(x)} {num(y)}q7-7 14 0t14 0", "", BLANK, 1.6)
    return out


def coast(terrain: Terrain) -> str:
    """Land wherever towns and roads are; what lies at the edge of the board reaches beyond it."""
    lines = [smooth(terrain.way(road)) for road in range(terrain.land.roads)]
    lines += [f"M{num(x)} {num(y)}h.1" for x, y in terrain.town.values()]
    shore = {town for area, towns in terrain.board.get("areas", {}).items() if area.endswith("shore") for town in towns}
    isles = {town for towns in terrain.board.get("areas", {}).values() for town in towns}
    for town, (x, y) in terrain.town.items():
        if town in shore:
            lines.append(f"M{num(x)} {num(y)}H{num(SIDE)}")
        elif town not in isles:
            lines.append(f"M{num(x)} {num(y)}H0")
    lines += areas_between(terrain)
    mainland = sorted((y, x) for town, (x, y) in terrain.town.items() if town not in isles)
    beyond = sorted((y, x) for town, (x, y) in terrain.town.items() if town in shore)
    lines += [
        closed([(edge, at[0][0]), *((x, y) for y, x in at), (edge, at[-1][0])])
        for edge, at in ((0.0, mainland), (SIDE, beyond))
        if at
    ]
    d = "".join(lines)
    clip = '<clipPath id="newdale-board"><rect width="1000" height="1000" rx="14"/></clipPath>'
    inside = path(d, SHORE, SHORE, COAST + 12) + path(d, MEADOW, MEADOW, COAST)
    return f'{clip}<g clip-path="url(#newdale-board)">{inside}</g>'


def areas_between(terrain: Terrain) -> list[str]:
    """The areas that roads close off, where the bonus spaces lie: no lakes there."""
    out: list[str] = []
    for row in terrain.board["bonus_spaces"]:
        points = [terrain.town[town] for town in row["towns"]]
        x, y = float(row["x"]), float(row["y"])
        out.append(closed(sorted(points, key=lambda p: atan2(p[1] - y, p[0] - x))))
    return out


def closed(points: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def fields(terrain: Terrain) -> Iterable[str]:
    """The terrain around the towns that have one, with what grows there."""
    for i, row in enumerate(terrain.board["towns"]):
        kind = row.get("terrain", "")
        if not kind or kind == "water":
            continue
        x, y = terrain.town[row["id"]]
        r = 40 if terrain.sea else 62
        around = [(x + r * (1 + 0.18 * noise(i * 9 + k)) * cos(k * pi / 4), y + r * 0.86 * sin(k * pi / 4)) for k in range(8)]
        yield path(patch([clamped(p) for p in around]).d, TERRAINS[kind])
    if terrain.sea:
        return
    for i, row in enumerate(terrain.board["towns"]):
        kind = row.get("terrain", "")
        for k in range(3 if kind in DECOR else 0):
            x, y = terrain.town[row["id"]]
            turn = 0.6 + k * 2.1 + noise(i * 5 + k)
            at = clamped((x + 58 * cos(turn), y + 48 * sin(turn)), 24)
            yield f'<g opacity=".55">{icon(DECOR[kind], at[0], at[1], 20 + 4 * noise(i + k))}</g>'


def clamped(p: Point, by: float = 4) -> Point:
    return min(SIDE - by, max(by, p[0])), min(SIDE - by, max(by, p[1]))


def river(points: list[Point]) -> str:
    d = smooth(points)
    return path(d, "", SHORE, 48, ends="butt") + path(d, "", WATER, 40, ends="butt") + path(d, "", BLANK, 1.6, "14 22", ends="butt")


def lanes(terrain: Terrain) -> Iterable[str]:
    """Where ships sail, and which harbours lie beside which sea space."""
    for here, (x, y) in enumerate(terrain.sea):
        ways = terrain.land.lanes[here] if any(terrain.land.lanes) else [here + 1] if here + 1 < len(terrain.sea) else []
        for there in ways:
            if there > here:
                a, b = terrain.sea[there]
                yield path(f"M{num(x)} {num(y)}L{num(a)} {num(b)}", "", LANE, 4, "3 9")
        for town in terrain.land.harbours[here]:
            a, b = terrain.town[terrain.land.town_slug[town]]
            yield path(f"M{num(x)} {num(y)}L{num(a)} {num(b)}", "", CARD, 5) + path(
                f"M{num(x)} {num(y)}L{num(a)} {num(b)}", "", INK, 1.6, "4 4"
            )


def roads(terrain: Terrain) -> Iterable[str]:
    special = terrain.look.box.special
    for wide, colour in ((11, ROAD_EDGE), (7, ROAD)):
        for road in range(terrain.land.roads):
            if road == terrain.land.ford and not special.ford:
                continue
            yield path(smooth(terrain.way(road)), "", colour, wide)
    for road in range(terrain.land.roads):
        if terrain.land.thickets[road] and special.thicket_goods:
            yield "".join(brambles(bend(terrain.way(road))))
        elif terrain.land.passes[road] and special.pass_vp:
            yield path(smooth(terrain.way(road)), "", INK, 2, "3 7")


def brambles(points: list[Point]) -> Iterable[str]:
    for i, (x, y) in enumerate(points[3:-3:3]):
        yield circle(x + 3 * noise(i), y + 3 * noise(i + 5), 6, "#5f8a56", INK, 1)
