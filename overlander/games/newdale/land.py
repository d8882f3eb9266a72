"""The board of a chapter: towns, roads, bridge sites, bonus spaces and the sea (boards A to F)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node

TERRAINS: Final = ["plains", "forest", "mountain", "hills", "water"]
SYMBOLS: Final = ["monolith", "star", "crown", "sun", "moon", "leaf", "anchor"]
MONOLITH: Final = 0
DRAWN: Final = ["width", "height", "river"]  # read by the drawings


class Land:
    """One board side. Towns, roads and spaces are numbers in the order of the data; bridge sites come after the printed roads."""

    def __init__(self, file: Node) -> None:
        self.id = file.text("id")
        file.ignore(*DRAWN)
        self.town_slug: list[str] = []
        self.town_terrain: list[int] = []
        self.town_symbol: list[int] = []
        self.town_vp: list[int] = []
        for t in file.nodes("towns"):
            self.town_slug.append(t.text("id"))
            self.town_terrain.append(t.index("terrain", TERRAINS) if t.has("terrain") else NONE)
            self.town_symbol.append(t.index("symbol", SYMBOLS) if t.has("symbol") else NONE)
            self.town_vp.append(t.int_("vp"))
            t.ignore("name", "x", "y")
        self.read_roads(file)
        self.bonus_slug: list[str] = []
        self.bonus_at: list[list[int]] = [[] for _ in self.town_slug]  # by town: the bonus spaces beside it
        for i, space in enumerate(file.nodes("bonus_spaces")):
            self.bonus_slug.append(space.text("id"))
            for town in space.texts("towns"):
                self.bonus_at[self.town(town)].append(i)
            space.ignore("x", "y")
        self.areas: dict[str, int] = {}  # by name: its towns as a bit mask
        if file.has("areas"):
            areas = file.node("areas")
            for name in areas.fields():
                self.areas[name] = self.mask(areas.texts(name))
        self.read_sea(file)

    def read_roads(self, file: Node) -> None:
        self.road_ends: list[tuple[int, int]] = []
        for ends in file.items("roads"):
            self.road_ends.append((self.town(ends[0]), self.town(ends[1])))
        self.roads = len(self.road_ends)
        self.ford = self.road_between(file.texts("ford")) if file.has("ford") else NONE
        self.site_slug: list[str] = []
        for site in file.nodes("bridge_sites") if file.has("bridge_sites") else []:
            ends = site.texts("towns")
            self.site_slug.append(site.text("id"))
            self.road_ends.append((self.town(ends[0]), self.town(ends[1])))
        self.beside: list[list[int]] = [[] for _ in self.town_slug]  # by town: its roads and bridge sites
        for road, (a, b) in enumerate(self.road_ends):
            self.beside[a].append(road)
            self.beside[b].append(road)
        self.thickets = self.some_roads(file, "thickets")
        self.passes = self.some_roads(file, "passes")

    def read_sea(self, file: Node) -> None:
        self.sea_slug: list[str] = []
        self.harbours: list[list[int]] = []
        self.ice: list[bool] = []
        for space in file.nodes("sea") if file.has("sea") else []:
            self.sea_slug.append(space.text("id"))
            self.harbours.append([self.town(x) for x in space.texts("harbours")])
            self.ice.append(space.maybe_flag("ice"))
            space.ignore("x", "y")
        self.ship_start = self.sea_slug.index(file.text("ship_start")) if self.sea_slug else NONE
        self.lanes: list[list[int]] = [[] for _ in self.sea_slug]
        for lane in file.items("lanes") if file.has("lanes") else []:
            a, b = self.sea_slug.index(lane[0]), self.sea_slug.index(lane[1])
            self.lanes[a].append(b)
            self.lanes[b].append(a)
        self.ice_movement = file.maybe_int("ice_movement", 1)
        self.arrival_vp = file.ints("arrival_vp") if file.has("arrival_vp") else []
        self.position_vp = file.ints("position_vp") if file.has("position_vp") else []

    def town(self, slug: str) -> int:
        return self.town_slug.index(slug)

    def mask(self, towns: list[str]) -> int:
        out = 0
        for town in towns:
            out |= 1 << self.town(town)
        return out

    def road_between(self, ends: list[str]) -> int:
        a, b = self.town(ends[0]), self.town(ends[1])
        for road in range(self.roads):
            if self.road_ends[road] in ((a, b), (b, a)):
                return road
        raise ValueError("no road between " + " and ".join(ends))

    def some_roads(self, file: Node, field: str) -> list[bool]:
        out = [False] * len(self.road_ends)
        for ends in file.items(field) if file.has(field) else []:
            out[self.road_between(ends)] = True
        return out

    def neighbours(self, ford: bool) -> list[int]:
        """By town: those at the other ends of its printed roads, as a bit mask; with or without the ford."""
        out = [0] * len(self.town_slug)
        for road, (a, b) in enumerate(self.road_ends[: self.roads]):
            if ford or road != self.ford:
                out[a] |= 1 << b
                out[b] |= 1 << a
        return out

    def other_end(self, road: int, town: int) -> int:
        a, b = self.road_ends[road]
        return b if a == town else a
