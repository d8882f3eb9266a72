"""Names of components by slug and kind. What follows a pattern (`flood-risk-2`, `11b`, `row-5`) is named by its pattern."""

import re
from typing import Final

from overlander.text.catalogue import Catalogue, Value
from overlander.text.components import AUXILIARY, DOUBLE, Components, Table

# where a slug is looked for when its kind is not said
KINDS: Final = (
    "card", "space", "building", "tile", "worker", "city", "station", "node", "row", "disc", "auxiliary", "foresight",
    "price", "master", "medium", "town", "slot", "action", "category", "option", "task", "breed", "hazard", "game",
    "post", "harbour", "sea", "storehouse", "pile",
)  # fmt: skip

# the kind of a slug by the parameter that carries it
KIND_OF: Final = {
    "card": "card",
    "other": "card",
    "third": "card",
    "drawn": "automa-card",
    "location": "space",
    "tile": "tile",
    "old": "tile",
    "name": "tile",
    "building": "tile",
    "worker": "worker",
    "city": "city",
    "station": "station",
    "target": "target",
    "master": "master",
    "disc": "disc",
    "action": "action",
    "node": "node",
    "row": "row",
    "price": "price",
    "breed": "breed",
    "per": "per",
    "town": "town",
    "slot": "slot",
    "bonus": "tile",
    "pile": "pile",
    "post": "post",
    "harbour": "harbour",
    "sea": "sea",
    "storehouse": "storehouse",
    "pair": "pair",
    "use": "use",
    "side": "side",
}
LISTS: Final = {"cards": "card", "breeds": "breed", "path": "space"}

NUMBERED: Final = re.compile(r"(?P<stem>[a-z][a-z-]*)-(?P<n>[0-9]+)")
LETTER: Final = re.compile(r"[a-z]")
PRIVATE: Final = re.compile(r"[0-9]+[ab]")
HAZARD: Final = re.compile(r"(?P<area>[a-z]+)-(?P<vp>[0-9]+)-(?P<hand>green|black)")
FORESIGHT: Final = re.compile(r"foresight-(?P<n>[0-9]+)-(?P<row>top|bottom)")
NODE: Final = re.compile(r"[0-9]+(?P<half>\.5)?")


class Names:
    def __init__(self, catalogue: Catalogue, components: Components) -> None:
        self.catalogue = catalogue
        self.components = components
        self.known: dict[tuple[str, str], str | None] = {}  # a component keeps its name

    def find(self, slug: str, kind: str = "") -> str | None:
        """The name, or None if there is none: the caller then shows the slug."""
        key = (slug, kind)
        if key not in self.known:
            self.known[key] = self.look_up(slug, kind)
        return self.known[key]

    def look_up(self, slug: str, kind: str) -> str | None:
        for k in (kind,) if kind else KINDS:
            name = self.of_kind(k, slug)
            if name is not None:
                return name
        return None

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "card":
            return self.card(slug)
        if kind == "space":
            return self.space(slug)
        if kind in ("tile", "building"):
            return self.tile(slug)
        if kind == "target":
            return self.of_kind("city", slug) or self.of_kind("station", slug)
        if kind == "node":
            return self.node(slug)
        if kind == "station":
            return self.numbered("station", "station-n", slug) or self.say(slug if slug in self.components.stations else "", {})
        if kind in ("row", "storehouse"):
            return self.numbered(kind, f"{kind}-n", slug)
        if kind == "foresight":
            found = FORESIGHT.fullmatch(slug)
            return self.say(f"foresight-{found['row']}", {"n": int(found["n"])}) if found else self.say(slug, {})
        if kind == "sea":
            return self.sea(slug)
        if kind == "price":
            return self.price(slug)
        if kind == "automa-card":
            return self.automa_card(slug)
        if kind == "master":
            return self.master(slug)
        if kind == "medium":
            return self.medium(slug)
        if kind == "town":
            return self.say(f"town-{slug}", {}) or self.of_kind("city", slug)
        if kind == "action":
            return self.action(slug) if slug in self.components.actions else None
        if not re.fullmatch(r"[a-zA-Z0-9_-]+", slug):
            return None
        return self.say(f"{kind}-{slug}", {"n": 1} if kind == "task" else {})

    def say(self, message: str, params: dict[str, Value]) -> str | None:
        return self.catalogue.format(message, params)

    def must(self, message: str, params: dict[str, Value]) -> str:
        return self.say(message, params) or message

    def numbered(self, stem: str, message: str, slug: str) -> str | None:
        found = NUMBERED.fullmatch(slug)
        return self.say(message, {"n": int(found["n"])}) if found and found["stem"] == stem else None

    # -- cards

    def card(self, slug: str) -> str | None:
        if slug == "top":
            return self.say("card-top", {})
        if slug in self.components.breeds:
            return self.say("card-cattle", {"breed": self.must(f"breed-{slug}", {})})
        if slug in self.components.objectives:
            return self.objective(slug)
        if self.catalogue.has(f"card-{slug}"):
            return self.say(f"card-{slug}", {})
        found = NUMBERED.fullmatch(slug)
        if found and found["stem"] in self.components.breeds:
            breed = self.must(f"breed-{found['stem']}", {})
            return self.say("card-cattle-face", {"breed": breed, "vp": int(found["n"])})
        return None

    def objective(self, slug: str) -> str | None:
        card = self.components.objectives[slug]
        tasks: list[str] = card.get("tasks", [])
        words = [self.must(f"task-{task}", {"n": tasks.count(task)}) for task in dict.fromkeys(tasks)]
        params: dict[str, Value] = {"tasks": self.join("list-comma", words), "vp": card["vp"], "penalty": card["penalty"]}
        action = self.components.objective_action(slug)
        if not action:
            return self.say("card-objective", params)
        return self.say("card-objective-action", {**params, "action": self.action(action)})

    def card_kind(self, slug: str) -> str:
        return "objective" if slug in self.components.objectives or slug == "top" else "cattle"

    # -- the trail

    def space(self, slug: str) -> str | None:
        if self.catalogue.has(f"space-{slug}"):
            return self.say(f"space-{slug}", {})
        if slug == "lost":
            return self.say("tile-lost", {})
        stem, _, last = slug.rpartition("-")
        if stem == "neutral" and LETTER.fullmatch(last):
            return self.say("space-neutral", {"letter": last.upper()})
        found = NUMBERED.fullmatch(slug)
        if not found:
            return None
        if LETTER.fullmatch(found["stem"]):
            return self.say("space-building", {"letter": found["stem"].upper(), "n": int(found["n"])})
        return self.say(f"space-{found['stem']}", {"n": int(found["n"])})

    def tile(self, slug: str) -> str | None:
        if slug in self.components.neutrals:
            return self.say("building-neutral", {"letter": self.letter(slug)})
        if PRIVATE.fullmatch(slug):
            return self.say("building-private", {"label": slug})
        found = HAZARD.fullmatch(slug)
        if found:
            area = self.must(f"hazard-{found['area']}", {})
            return self.say("tile-hazard", {"area": area, "vp": int(found["vp"]), "hand": found["hand"]})
        if slug.startswith("foresight-"):
            return self.of_kind("foresight", slug)
        if not re.fullmatch(r"[a-z-]+", slug):
            return None
        return self.say(f"tile-{slug}", {}) or self.say(f"worker-{slug}", {})

    def letter(self, neutral: str) -> str:
        """What is printed on a neutral building: its letter, and II on a second side."""
        return neutral[0].upper() + (" II" if neutral.endswith("-ii") else "")

    # -- the sea board

    def sea(self, slug: str) -> str | None:
        """A sea space by its harbour, if it has one."""
        harbour = self.components.sea.get(slug, {}).get("harbour", "")
        if not harbour:
            return self.say(slug, {}) if slug in self.components.sea else None
        return self.say("sea-harbour", {"harbour": self.must(f"harbour-{harbour}", {})})

    # -- the railroad

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

    def price(self, slug: str) -> str | None:
        x = self.components.prices.get(slug)
        if x is None:
            return None
        breeds = self.join("list-or", [self.must(f"breed-{breed}", {}) for breed in x.get("breeds", [])])
        return self.say("price-name", {**{k: v for k, v in x.items() if isinstance(v, int)}, "breeds": breeds})

    def master(self, slug: str) -> str | None:
        x = self.components.masters.get(slug)
        if x is None:
            return None
        parts: list[str] = []
        immediate = [self.action(a) for a in self.components.actions_of(slug)]
        if immediate:
            parts.append(self.join("list-or", immediate))
        if x.get("permanent_certificates"):
            parts.append(self.must("master-permanent", {"n": x["permanent_certificates"]}))
        if "scoring" in x:
            per = self.must(f"per-{x['scoring']['per']}", {})
            parts.append(self.must("master-scoring", {"n": x["scoring"]["n"], "every": x["scoring"].get("every", 1), "per": per}))
        return self.say("master-name", {"parts": self.join("list-comma", parts)})

    def medium(self, slug: str) -> str | None:
        """A medium town tile: what it lets one do."""
        if slug not in self.components.medium_tiles:
            return None
        return self.join("list-or", [self.action(a) for a in self.components.actions_of(slug)])

    # -- cards of Sam and Sarah: number, steps and actions, or both halves and the specialty that tells them apart

    def automa_card(self, slug: str) -> str | None:
        x = self.components.automa_cards.get(slug)
        if x is None:
            return None
        return self.sarah_card(slug, x) if "actions" in x else self.sam_card(slug, x)

    def sam_card(self, slug: str, x: Table) -> str:
        steps = self.must("sam-steps", {"n": x["steps"]}) if "steps" in x else self.must(f"sam-steps-{x['steps_per']}", {})
        params: dict[str, Value] = {"n": int(slug.rpartition("-")[2]), "steps": steps}
        params["action"] = self.must(f"sam-action-{x['action']}", {})
        if "specialty" in x:
            params["specialty"] = self.must(f"sam-specialty-{x['specialty']}", {})
            params["otherwise"] = self.must(f"sam-action-{x['otherwise']}", {})
        name = self.must("sam-card-two-names" if "specialty" in x else "sam-card-name", params)
        return self.must("sam-card-shop", {"card": name}) if x.get("shop") else name

    def sarah_card(self, slug: str, x: Table) -> str:
        steps = self.must("sarah-steps", {"n": x["steps"]}) if "steps" in x else self.must(f"sarah-steps-{x['steps_per']}", {})
        params: dict[str, Value] = {"n": int(slug.rpartition("-")[2]), "steps": steps, "actions": self.sarah_actions(x["actions"])}
        if "specialty" not in x:
            return self.must("sarah-card-name", params)
        params["specialty"] = self.must(f"sarah-specialty-{x['specialty']}", {})
        params["otherwise"] = self.sarah_actions(x["otherwise"])
        return self.must("sarah-card-two-names", params)

    def sarah_actions(self, actions: list[Table]) -> str:
        words: list[str] = []
        for action in actions:
            params: dict[str, Value] = {"n": action.get("n", 0)}
            sheep = [[self.must(f"breed-{breed}", {}) for breed in one["breeds"]] for one in action.get("sheep", [])]
            params["sheep"] = self.join("list-and", [self.join("list-or", breeds) for breeds in sheep]) if sheep else ""
            words.append(self.must(f"sarah-action-{action['op']}", params))
        return self.join("list-and", words)

    # -- actions

    def action(self, slug: str, cards: tuple[str, ...] = ()) -> str:
        """Requirements and effects in words; with the cards that pay for it, if they are chosen already."""
        printed = self.components.actions.get(slug)
        if printed is None:
            return slug
        requires = [self.requirement(r, cards) for r in printed.requires]
        gives = self.join("list-and", [self.clause("effect", g) for g in printed.gives])
        if requires:
            gives = self.must("action-paid", {"requires": self.join("list-and", requires), "gives": gives})
        return self.must("action-double", {"action": gives}) if printed.kind == DOUBLE else gives

    def requirement(self, table: Table, cards: tuple[str, ...]) -> str:
        if not cards or not str(table["op"]).startswith("discard-"):
            return self.clause("require", table)
        words = [self.card(card) or card for card in cards]
        if len(cards) == 1:
            return self.must("require-card", {"card": words[0], "card-kind": self.card_kind(cards[0])})
        if cards[0] == cards[1]:
            return self.must("require-same-cards", {"card": words[0]})
        return self.must("require-two-cards", {"card": words[0], "other": words[1]})

    def clause(self, family: str, table: Table) -> str:
        params: dict[str, Value] = {}
        for key, value in table.items():
            if key in ("breed", "per", "post"):
                params[key] = self.must(f"{key}-{value}", {})
            elif key == "card":
                params[key] = self.card(str(value)) or str(value)
            elif isinstance(value, bool):
                params[key] = "yes" if value else "no"
            elif key != "op" and isinstance(value, int | str):
                params[key] = value
        if "cost_delta" in table:
            params |= dearer_or_cheaper(int(table["cost_delta"]))
        if "dollars_per_builder" in table:
            params["dollars"] = int(table["dollars_per_builder"])
        return self.must(f"{family}-{table['op']}", params)

    def action_kind(self, slug: str) -> str:
        """Plain, auxiliary (single or double), special, or the special action of a copied building."""
        printed = self.components.actions.get(slug)
        kind = printed.kind if printed else ""
        return AUXILIARY if kind == DOUBLE else kind

    # -- lists

    def join(self, message: str, words: list[str]) -> str:
        """One after another; of `list-and` and `list-or` only the last comes with the conjunction."""
        if not words:
            return self.must("nothing", {})
        out = words[0]
        for i, word in enumerate(words[1:], start=2):
            out = self.must(message if i == len(words) else "list-comma", {"first": out, "last": word})
        return out


def dearer_or_cheaper(delta: int) -> dict[str, Value]:
    return {"more": max(0, delta), "less": max(0, -delta)}
