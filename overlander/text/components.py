"""What the data say about the components that have no name of their own: actions, objective cards, prices, station masters.

A new building, card or tile needs no new text as long as it is made of known effects and conditions.
"""

from typing import Any, Final

from overlander.core.data import ABOUT, Pack

Table = dict[str, Any]

PLAIN: Final = "plain"
AUXILIARY: Final = "auxiliary"
DOUBLE: Final = "double"
SPECIAL: Final = "special"
COPIED_SPECIAL: Final = "copied-special"


class Printed:
    """An action as it is printed: requirements and effects, each a table with its `op`."""

    def __init__(self, node: Table, kind: str) -> None:
        self.requires: list[Table] = node.get("requires", [])
        self.gives: list[Table] = node.get("gives", [])
        self.kind = kind


class Components:
    """Items of a pack by slug. Everything is optional: another game's pack may have none of it."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.actions: dict[str, Printed] = {}
        self.read_actions()
        self.buildings = self.items("private_buildings", "buildings")
        self.neutrals = self.items("neutral_buildings", "buildings")
        self.objectives = {x: y for key in ("base", "starting", "bonus") for x, y in self.items("objectives", key).items()}
        self.breeds = {**self.items("cattle", "breeds"), **self.items("sheep", "breeds")}
        self.discs = self.items("player_board", "disc_slots")
        self.auxiliary = self.items("player_board", "auxiliary_actions")
        self.prices = self.items("market_prices", "options")
        north = "rails_to_the_north"
        self.cities = {**self.items(north, "strip"), **self.items(north, "big_cities"), **self.items("railroad", "cities")}
        self.stations = {**self.items("railroad", "stations"), **self.items(north, "stations")}
        self.masters = {**self.items("station_masters", "tiles"), **self.items("harbourmasters", "tiles")}
        self.sea = self.items("sea_routes", "spaces")
        self.medium_tiles = self.items(north, "medium_town_tiles")
        solo = ("solo_sam", "solo_sam_north", "solo_sarah")
        self.automa_cards = {slug: x for file in solo for slug, x in self.items(file, "cards").items()}

    def items(self, file: str, key: str) -> dict[str, Table]:
        return {str(x["id"]): x for x in self.pack.rows(file, key) if "id" in x}

    def table(self, file: str) -> Table:
        return self.pack.files.get(file, {})

    def read_actions(self) -> None:
        """By the ids that the box gives them: `a/1`, `c/1b`, `aux-draw/2`, `cowboy-4`, `objective-gain-2`."""
        for file in ("neutral_buildings", "private_buildings"):
            for owner, x in self.items(file, "buildings").items():
                self.location(owner, x.get("actions", []))
        for slug, node in entries(self.table("trail").get("special_actions", {})):
            self.actions[slug] = Printed(node, SPECIAL)
            self.actions[slug + "/copied"] = Printed(node, COPIED_SPECIAL)
        for slug, x in self.items("player_board", "auxiliary_actions").items():
            self.actions[slug + "/1"] = Printed(x.get("single", {}), AUXILIARY)
            self.actions[slug + "/2"] = Printed(x.get("double", {}), DOUBLE)
        for worker, row in entries(self.table("player_board").get("worker_rows", {})):
            for column, node in entries(row):
                self.actions[f"{worker}-{column}"] = Printed(node, PLAIN)
        for slug, node in entries(self.table("objectives").get("immediate_actions", {})):
            self.actions["objective-" + slug] = Printed(node, PLAIN)
        for slug, x in self.items("poker", "addons").items():
            self.actions[slug] = Printed(x, PLAIN)
        for file, key in (("station_masters", "tiles"), ("harbourmasters", "tiles"), ("player_board", "storehouse_pairs")):
            for owner, x in self.items(file, key).items():
                if "immediate" in x:
                    self.location(owner, [x["immediate"]])
        for file, key in (("support_cards", "cards"), ("bonus_cards", "sets")):
            for owner, x in self.items(file, key).items():
                self.location(owner, x.get("uses", []))
        for owner, x in self.items("bonus_tiles", "tiles").items():
            if "action" in x:
                self.location(owner, [x["action"]])
        for owner, x in entries(self.table("support_cards").get("other_readings", {})):
            self.location(f"{owner}-other", x["uses"])
        for slug, x in entries(self.table("player_board").get("other_readings", {})):
            self.actions[f"{slug}-other"] = Printed(x, PLAIN)
        for slug, x in entries(self.table("rails_to_the_north").get("slots", {})):
            if "action" in x:
                self.location(f"slot-{slug}", [x["action"]])
        for owner, x in self.items("rails_to_the_north", "medium_town_tiles").items():
            self.location(owner, [x["action"]])

    def location(self, owner: str, nodes: list[Table]) -> None:
        for i, node in enumerate(nodes):
            slug = f"{owner}/{i + 1}"
            if "choose_one" in node:
                for half, part in zip("abcd", node["choose_one"], strict=False):
                    self.actions[slug + half] = Printed(part, PLAIN)
            else:
                self.actions[slug] = Printed(node, PLAIN)

    def actions_of(self, owner: str) -> list[str]:
        return [slug for slug in self.actions if slug.startswith(owner + "/")]

    def station_at(self, node: str) -> str:
        """The station of a place on the track."""
        for slug, x in self.stations.items():
            if str(x.get("turnout")) == node:
                return slug
        return ""

    def objective_action(self, card: str) -> str:
        action = self.objectives[card].get("action", "")
        return f"objective-{action}" if action else ""

    def disc_gain(self, disc: str) -> int:
        return sum(int(g.get("n", 0)) for g in self.discs.get(disc, {}).get("on_clear", []) if g.get("op") == "gain")

    def cards_added(self) -> int:
        prices = self.table("market_prices")
        return int({**prices.get("refill_with_cowboy", {}), **prices.get("add_with_shepherd", {})}.get("cards_added", 0))


def entries(table: Table) -> list[tuple[str, Table]]:
    return [(key, value) for key, value in table.items() if key not in ABOUT and isinstance(value, dict)]
