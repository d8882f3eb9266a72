"""Names of what New Zealand has beyond what both trail games have: the sea board, storehouses, Sarah's cards."""

from overlander.core.choice import Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.games.trail.names import TrailNames
from overlander.games.trail.names.components import PLAIN, Components, Printed, Row, entries
from overlander.text.catalogue import Value


class NzComponents(Components):
    herd_file = "sheep"
    master_file = "harbourmasters"
    automa_files = ("solo_sarah",)

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.sea = self.items("sea_routes", "spaces")

    def read_actions(self) -> None:
        super().read_actions()
        for owner, x in self.items(self.master_file, "tiles").items():
            if "in_part" in x:
                self.actions[f"{owner}-part"] = Printed(x["in_part"], PLAIN)
        for owner, x in self.items("player_board", "storehouse_pairs").items():
            if "immediate" in x:
                self.location(owner, [x["immediate"]])
        for file, key in (("support_cards", "cards"), ("bonus_cards", "sets")):
            for owner, x in self.items(file, key).items():
                self.location(owner, x.get("uses", []))
        for owner, x in self.items("bonus_tiles", "tiles").items():
            if "action" in x:
                self.location(owner, [x["action"]])
        for owner, x in entries(self.file("support_cards").get("other_readings", {})):
            self.location(f"{owner}-other", x["uses"])
        for slug, x in entries(self.file("player_board").get("other_readings", {})):
            self.actions[f"{slug}-other"] = Printed(x, PLAIN)


class Names(TrailNames):
    kinds = (
        "card", "space", "building", "tile", "worker", "row", "disc", "auxiliary", "foresight", "price", "master", "action",
        "category", "option", "task", "breed", "hazard", "game", "post", "harbour", "sea", "storehouse", "pile",
    )  # fmt: skip
    components: NzComponents

    def read(self, pack: Pack) -> NzComponents:
        return NzComponents(pack)

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "storehouse":
            return self.numbered(kind, "storehouse-n", slug)
        if kind == "sea":
            return self.sea(slug)
        return super().of_kind(kind, slug)

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        verb = choice.verb.name
        if verb == "add-sheep":
            filled["n"] = int(self.components.file("market_prices").get("add_with_shepherd", {}).get("cards_added", 0))
        elif verb == "invest" and "card" in params:
            return "choice-invest-card"
        elif verb == "play" and "use" in params:
            filled["action"] = self.action(f"{params['card']}/{2 if params['use'] == 'second' else 1}")
            return "choice-play-draw-only" if params["use"] == "draw-only" else "choice-play-half"
        return super().complete(message, filled, params, state, seat, choice)

    def sea(self, slug: str) -> str | None:
        """A sea space by its harbour, if it has one."""
        harbour = self.components.sea.get(slug, {}).get("harbour", "")
        if not harbour:
            return self.say(slug, {}) if slug in self.components.sea else None
        return self.say("sea-harbour", self.forms("harbour", self.must, f"harbour-{harbour}", {}))

    def automa_card(self, slug: str, card: Row) -> str:
        steps = (
            self.must("sarah-steps", {"n": card["steps"]}) if "steps" in card else self.must(f"sarah-steps-{card['steps_per']}", {})
        )
        params: dict[str, Value] = {
            "n": int(slug.rpartition("-")[2]),
            "steps": steps,
            "actions": self.sarah_actions(card["actions"]),
        }
        if "specialty" not in card:
            return self.must("sarah-card-name", params)
        params["specialty"] = self.must(f"sarah-specialty-{card['specialty']}", {})
        params["otherwise"] = self.sarah_actions(card["otherwise"])
        return self.must("sarah-card-two-names", params)

    def sarah_actions(self, actions: list[Row]) -> str:
        words: list[str] = []
        for action in actions:
            params: dict[str, Value] = {"n": action.get("n", 0)}
            sheep = [[self.must(f"breed-{breed}", {}) for breed in one["breeds"]] for one in action.get("sheep", [])]
            params["sheep"] = self.join("list-and", [self.join("list-or", breeds) for breeds in sheep]) if sheep else ""
            words.append(self.must(f"sarah-action-{action['op']}", params))
        return self.join("list-and", words)
