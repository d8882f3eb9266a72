"""What the Wise Eminence's tiles and board print (SOLO)."""

from __future__ import annotations

from typing import Final

from overlander.core.data import Node

CORNERS: Final = ["ul", "ur", "ll", "lr"]
TYPES: Final = ["a", "b"]
LEVELS: Final = ["easy", "medium", "challenge", "difficult", "very-difficult"]
STRIP_SLUGS: Final = ["pioneer", "settle", "cattle", "region", "hire", "progress", "builder"]


class Orders:
    """What the Eminence does for one strip, on an A tile or on a B tile."""

    def __init__(self, x: Node) -> None:
        self.structures = x.maybe_int("structures", 0)
        self.cattle = x.maybe_int("cattle", 0)
        self.cactus = x.maybe_int("cactus", 0)
        self.tiles = x.maybe_int("explore", 0)
        self.house = x.maybe_int("house_on_second_tile", 0)
        self.pasture = x.maybe_int("pasture", 0)
        self.covers = x.maybe_int("cover_region", 0)
        self.vp_per_presence = x.maybe_int("vp_per_presence", 0)


class EminenceBox:
    def __init__(self, file: Node, level: str) -> None:
        self.coins = file.int_("human_coins")
        self.tiles_in_play = file.int_("tiles_in_play")
        levels = file.node("difficulty")
        for name in LEVELS:
            levels.node(name).ignore("a", "b")
        self.removed = [levels.node(level).int_(x) for x in TYPES]
        effects = file.node("effects")
        self.cover_boonlake = effects.node("cover_vp").int_("boonlake")
        self.cover_other = effects.node("cover_vp").int_("other")
        self.human_region_vp = effects.int_("human_region_vp")
        self.no_structure_vp = effects.int_("no_structure_vp")
        self.no_cattle_vp = effects.int_("no_cattle_vp")
        bottom = file.node("bottom_strip")
        names = [x if x in ("settle", "cattle") else "other" for x in STRIP_SLUGS]
        self.bottom = [[Orders(bottom.node(x).node(t)) for t in TYPES] for x in names]
        self.strips = [[Orders(file.node("strips").node(x).node(t)) for t in TYPES] for x in STRIP_SLUGS]
        income = file.node("income")
        self.house_income = income.ints("houses")
        self.settlement_income = income.ints("settlements")
        self.cattle_income = income.ints("cattle")
        self.cactus_income = income.ints("cactus")
        self.overflow_vp = income.int_("overflow_vp")
        self.b_vp = file.node("final").int_("vp_per_b")
        self.a_vp = file.node("final").int_("vp_per_a")
        tiles = file.nodes("tiles")
        self.tile_slug: list[str] = [x.text("id") for x in tiles]
        self.tile_type = [x.index("type", TYPES) for x in tiles]
        self.tile_strips: list[list[int]] = [[STRIP_SLUGS.index(y) for y in x.texts("strips")] for x in tiles]
        self.tile_corners: list[list[int]] = [x.ints("corners") for x in tiles]  # space numbers, from 1
        self.tile_back = [x.index("back", CORNERS) for x in tiles]
