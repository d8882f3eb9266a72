"""What the expansion board prints: towns, shop slots, rails, the big cities and the annex (data/rails_to_the_north.toml)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.trail.actions import Action, Compiler

if TYPE_CHECKING:
    from overlander.games.trail.box import TrailBox

SMALL: Final = 0
STATION: Final = 1
MEDIUM: Final = 2
BIG: Final = 3
KINDS: Final = ["small", "station", "medium", "big"]
SLOTS: Final = 4  # shop slots of a town centre


class NorthMap:
    """Cities and stations are those of the box: the strip first, then the big cities; the stations of the track first."""

    def __init__(self, file: Node, row_tokens: bool, compiler: Compiler, city_slug: list[str], station_slug: list[str]) -> None:
        self.read_slots(file.node("slots"), compiler)
        self.read_towns(file, city_slug, station_slug)
        self.read_links(file, city_slug)
        self.read_tiles(file, compiler)
        self.read_annex(file.node("annex"), row_tokens)
        self.check(file)

    def read_slots(self, table: Node, compiler: Compiler) -> None:
        """SHOP-8..11: what a slot costs, or the immediate action it shows."""
        self.slot_slug: list[str] = table.fields()
        self.slot_cost: list[int] = []
        self.slot_actions: list[list[Action]] = []
        for slug in self.slot_slug:
            x = table.node(slug)
            self.slot_cost.append(x.maybe_int("cost", 0))
            self.slot_actions.append(compiler.location("slot-" + slug, [x.node("action")]) if x.has("action") else [])

    def read_towns(self, file: Node, city_slug: list[str], station_slug: list[str]) -> None:
        nodes = file.nodes("towns")
        self.town_slug: list[str] = [x.text("id") for x in nodes]
        self.town_kind: list[int] = [x.index("kind", KINDS) for x in nodes]
        self.town_slots: list[list[int]] = []  # the kind of each of its slots
        for x in nodes:
            slots = x.texts("slots")
            x.expect(x.place + ".slots", len(slots), SLOTS)
            for slug in slots:
                if slug not in self.slot_slug:
                    x.fail("data-unknown-word", "slots", slug)
            self.town_slots.append([self.slot_slug.index(slug) for slug in slots])
        self.medium_towns: list[int] = [i for i in range(len(nodes)) if self.town_kind[i] == MEDIUM]
        self.town_station: list[int] = [NONE] * len(nodes)
        for x in file.nodes("stations"):
            town = x.index("town", self.town_slug)
            if self.town_kind[town] != STATION:
                x.fail("data-unknown-word", "town", self.town_slug[town])
            self.town_station[town] = station_slug.index(x.text("id"))
        self.city_town: list[int] = [NONE] * len(city_slug)  # where a shop is needed to deliver; NONE on the strip (DEL-1)
        self.city_bell_vp: list[int] = [0] * len(city_slug)
        for x in file.nodes("big_cities"):
            city = city_slug.index(x.text("id"))
            self.city_town[city] = x.index("id", self.town_slug)  # the crest and its town centre share their name
            self.city_bell_vp[city] = x.maybe_int("vp_per_bell", 0)

    def read_links(self, file: Node, city_slug: list[str]) -> None:
        """SHOP-3, SHOP-4: what is directly connected by rail, as bit masks of towns; switches do not count."""
        self.town_links: list[int] = [0] * len(self.town_slug)
        for i, x in enumerate(file.nodes("towns")):
            for other in self.linked(x):
                self.town_links[i] |= 1 << other
                self.town_links[other] |= 1 << i
        self.city_links: list[int] = [0] * len(city_slug)
        for x in file.nodes("strip"):
            self.city_links[city_slug.index(x.text("id"))] = sum([1 << town for town in self.linked(x)])
        self.hall_links = sum([1 << town for town in self.linked(file.node("town_hall"))])

    def linked(self, x: Node) -> list[int]:
        out: list[int] = []
        for slug in x.texts("links"):
            if slug not in self.town_slug:
                x.fail("data-unknown-word", "links", slug)
            out.append(self.town_slug.index(slug))
        return out

    def read_tiles(self, file: Node, compiler: Compiler) -> None:
        """SHOP-13: the medium town tiles."""
        self.tile_slug: list[str] = []
        self.tile_actions: list[list[Action]] = []
        self.tiles: list[int] = []  # all of the box
        for i, x in enumerate(file.nodes("medium_town_tiles")):
            slug = x.text("id")
            self.tile_slug.append(slug)
            self.tile_actions.append(compiler.location(slug, [x.node("action")]))
            self.tiles.extend([i] * x.int_("copies"))

    def make_verbs(self, box: TrailBox) -> None:
        self.SHOP = box.verb("shop", [("town", self.town_slug), ("slot", self.slot_slug)], ":@")
        self.TAKE = box.verb("take", [("card", box.card_slug)], ":")

    def read_annex(self, annex: Node, row_tokens: bool) -> None:
        """SHOP-16, SHOP-17."""
        self.row_shops = annex.int_("shops_per_row")
        rows = annex.int_("rows")
        self.shops = rows * self.row_shops
        self.row_tokens: list[int] = [0] * rows  # exchange tokens for freeing the bell of a row
        tokens = annex.node("row_tokens")
        for row in range(rows):
            if tokens.has(str(row + 1)):
                n = tokens.int_(str(row + 1))
                self.row_tokens[row] = n if row_tokens else 0

    def check(self, file: Node) -> None:
        """The counts that the rules assert (RTN-SETUP-3)."""
        file.expect("medium_town_tiles", len(self.tiles), 10)
        file.expect("towns", len(self.medium_towns), 6)
        file.expect("towns", len(self.town_slug), 28)
