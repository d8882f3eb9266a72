"""What the data say about the components that have no name of their own: actions, objective cards, prices, station masters.

A new building, card or tile needs no new text as long as it is made of known effects and conditions.
"""

from typing import Any, Final

from overlander.core.data import ABOUT, Pack

Row = dict[str, Any]

PLAIN: Final = "plain"
AUXILIARY: Final = "auxiliary"
DOUBLE: Final = "double"
SPECIAL: Final = "special"
COPIED_SPECIAL: Final = "copied-special"


class Printed:
    """An action as it is printed: requirements and effects, each a table with its `op`."""

    def __init__(self, node: Row, kind: str) -> None:
        self.requires: list[Row] = node.get("requires", [])
        self.gives: list[Row] = node.get("gives", [])
        self.kind = kind


class Components:
    """Items of a pack by slug. A game adds where it has more."""

    herd_file: str = ""  # the breeds
    master_file: str = ""
    automa_files: tuple[str, ...] = ()

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.actions: dict[str, Printed] = {}
        self.read_actions()
        self.buildings = self.items("private_buildings", "buildings")
        self.neutrals = self.items("neutral_buildings", "buildings")
        self.objectives = {x: y for key in ("base", "starting", "bonus") for x, y in self.items("objectives", key).items()}
        self.breeds = self.items(self.herd_file, "breeds")
        self.discs = self.items("player_board", "disc_slots")
        self.prices = self.items("market_prices", "options")
        self.masters = self.items(self.master_file, "tiles")
        self.automa_cards = {slug: x for file in self.automa_files for slug, x in self.items(file, "cards").items()}

    def items(self, file: str, key: str) -> dict[str, Row]:
        return {str(x["id"]): x for x in self.pack.rows(file, key) if "id" in x}

    def file(self, file: str) -> Row:
        return self.pack.files.get(file, {})

    def read_actions(self) -> None:
        """By the ids that the box gives them: `a/1`, `c/1b`, `aux-draw/2`, `cowboy-4`, `objective-gain-2`."""
        for file in ("neutral_buildings", "private_buildings"):
            for owner, x in self.items(file, "buildings").items():
                self.location(owner, x.get("actions", []))
        for slug, node in entries(self.file("trail").get("special_actions", {})):
            self.actions[slug] = Printed(node, SPECIAL)
            self.actions[slug + "/copied"] = Printed(node, COPIED_SPECIAL)
        for slug, x in self.items("player_board", "auxiliary_actions").items():
            self.actions[slug + "/1"] = Printed(x.get("single", {}), AUXILIARY)
            self.actions[slug + "/2"] = Printed(x.get("double", {}), DOUBLE)
        for worker, row in entries(self.file("player_board").get("worker_rows", {})):
            for column, node in entries(row):
                self.actions[f"{worker}-{column}"] = Printed(node, PLAIN)
        for slug, node in entries(self.file("objectives").get("immediate_actions", {})):
            self.actions["objective-" + slug] = Printed(node, PLAIN)
        for owner, x in self.items(self.master_file, "tiles").items():
            if "immediate" in x:
                self.location(owner, [x["immediate"]])

    def location(self, owner: str, nodes: list[Row]) -> None:
        for i, node in enumerate(nodes):
            slug = f"{owner}/{i + 1}"
            if "choose_one" in node:
                for half, part in zip("abcd", node["choose_one"], strict=False):
                    self.actions[slug + half] = Printed(part, PLAIN)
            else:
                self.actions[slug] = Printed(node, PLAIN)

    def actions_of(self, owner: str) -> list[str]:
        return [slug for slug in self.actions if slug.startswith(owner + "/")]

    def objective_action(self, card: str) -> str:
        action = self.objectives[card].get("action", "")
        return f"objective-{action}" if action else ""

    def disc_gain(self, disc: str) -> int:
        return sum(int(g.get("n", 0)) for g in self.discs.get(disc, {}).get("on_clear", []) if g.get("op") == "gain")


def entries(row: Row) -> list[tuple[str, Row]]:
    return [(key, value) for key, value in row.items() if key not in ABOUT and isinstance(value, dict)]
