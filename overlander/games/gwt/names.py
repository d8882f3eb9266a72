"""Names of what Great Western Trail has beyond what both trail games have: the railroad, the north, Sam's cards."""

import re
from typing import Final

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.games.trail.names import TrailNames
from overlander.games.trail.names.components import PLAIN, Components, Printed, Row, entries
from overlander.text.catalogue import Value

NODE: Final = re.compile(r"[0-9]+(?P<half>\.5)?")
NORTH: Final = "rails_to_the_north"


class GwtComponents(Components):
    herd_file = "cattle"
    master_file = "station_masters"
    automa_files = ("solo_sam", "solo_sam_north")

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.cities = {**self.items(NORTH, "strip"), **self.items(NORTH, "big_cities"), **self.items("railroad", "cities")}
        self.stations = {**self.items("railroad", "stations"), **self.items(NORTH, "stations")}
        self.medium_tiles = self.items(NORTH, "medium_town_tiles")

    def read_actions(self) -> None:
        super().read_actions()
        for slug, x in self.items("poker", "addons").items():
            self.actions[slug] = Printed(x, PLAIN)
        for slug, x in entries(self.file(NORTH).get("slots", {})):
            if "action" in x:
                self.location(f"slot-{slug}", [x["action"]])
        for owner, x in self.items(NORTH, "medium_town_tiles").items():
            self.location(owner, [x["action"]])

    def station_at(self, node: str) -> str:
        """The station of a place on the track."""
        for slug, x in self.stations.items():
            if str(x.get("turnout")) == node:
                return slug
        return ""


class Names(TrailNames):
    kinds = (
        "card", "space", "building", "tile", "worker", "city", "station", "node", "row", "disc", "auxiliary", "foresight",
        "price", "master", "medium", "town", "slot", "action", "category", "option", "task", "breed", "hazard", "game",
    )  # fmt: skip
    components: GwtComponents

    def read(self, pack: Pack) -> GwtComponents:
        return GwtComponents(pack)

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "target":
            return self.of_kind("city", slug) or self.of_kind("station", slug)
        if kind == "node":
            return self.node(slug)
        if kind == "station":
            return self.numbered("station", "station-n", slug) or self.say(slug if slug in self.components.stations else "", {})
        if kind == "medium":
            return self.medium(slug)
        if kind == "town":
            return self.say(f"town-{slug}", {}) or self.of_kind("city", slug)
        return super().of_kind(kind, slug)

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        if choice.verb.name == "deliver" and "city" in params:
            filled["value"] = int(self.components.cities[str(params["city"])]["value"])
        elif choice.verb.name == "add-cattle":
            filled["n"] = int(self.components.file("market_prices").get("refill_with_cowboy", {}).get("cards_added", 0))
        return super().complete(message, filled, params, state, seat, choice)

    def node(self, slug: str) -> str | None:
        found = NODE.fullmatch(slug)
        if not found:
            return None
        if slug == "0":
            return self.say("node-start", {})
        name = self.say("node-turnout" if found["half"] else "node-space", {"slug": slug})
        station = self.components.station_at(slug)
        if name is None or not station:
            return name
        return self.say("node-station", {"node": name, "n": int(station.rpartition("-")[2])})

    def medium(self, slug: str) -> str | None:
        """A medium town tile: what it lets one do."""
        if slug not in self.components.medium_tiles:
            return None
        return self.join("list-or", [self.action(a) for a in self.components.actions_of(slug)])

    def automa_card(self, slug: str, card: Row) -> str:
        steps = self.must("sam-steps", {"n": card["steps"]}) if "steps" in card else self.must(f"sam-steps-{card['steps_per']}", {})
        params: dict[str, Value] = {"n": int(slug.rpartition("-")[2]), "steps": steps}
        params["action"] = self.must(f"sam-action-{card['action']}", {})
        if "specialty" in card:
            params["specialty"] = self.must(f"sam-specialty-{card['specialty']}", {})
            params["otherwise"] = self.must(f"sam-action-{card['otherwise']}", {})
        name = self.must("sam-card-two-names" if "specialty" in card else "sam-card-name", params)
        return self.must("sam-card-shop", {"card": name}) if card.get("shop") else name
