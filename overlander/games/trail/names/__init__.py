"""Names of what both trail games have. What follows a pattern (`flood-risk-2`, `11b`, `row-5`) is named by its pattern."""

import re
from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.games.trail.box import NEUTRAL, NO_TILE
from overlander.games.trail.names.components import AUXILIARY, DOUBLE, Components, Row
from overlander.games.trail.state import TrailState
from overlander.text.catalogue import Catalogue, Value
from overlander.text.names import NUMBERED, SLUG, Names

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
    "medium": "medium",
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

LETTER: Final = re.compile(r"[a-z]")
PRIVATE: Final = re.compile(r"[0-9]+[ab]")
HAZARD: Final = re.compile(r"(?P<area>[a-z]+)-(?P<vp>[0-9]+)-(?P<hand>green|black)")
FORESIGHT: Final = re.compile(r"foresight-(?P<n>[0-9]+)-(?P<row>top|bottom)")


class TrailNames(Names):
    def __init__(self, catalogue: Catalogue, pack: Pack) -> None:
        super().__init__(catalogue, pack)
        self.components = self.read(pack)

    def read(self, pack: Pack) -> Components:
        return Components(pack)

    # -- what kind of thing it is

    def kind_of(self, parameter: str) -> str:
        return KIND_OF.get(parameter, "")

    def kind_in(self, parameter: str) -> str:
        return LISTS.get(parameter, "")

    def details(self, parameter: str, value: Value) -> dict[str, Value]:
        if isinstance(value, int):
            return dearer_or_cheaper(value) if parameter == "delta" else {}
        if parameter == "location":
            return {"location-kind": "neutral" if value.startswith("neutral-") else "other"}
        return {f"{parameter}-kind": self.card_kind(value)} if self.kind_of(parameter) == "card" else {}

    def path(self, part: str, last: str, members: str) -> Params:
        return {"location": last, "path": members} if part == "location" else super().path(part, last, members)

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "card":
            return self.card(slug)
        if kind == "space":
            return self.space(slug)
        if kind in ("tile", "building"):
            return self.tile(slug)
        if kind == "row":
            return self.numbered(kind, "row-n", slug)
        if kind == "foresight":
            found = FORESIGHT.fullmatch(slug)
            return self.say(f"foresight-{found['row']}", {"n": int(found["n"])}) if found else self.say(slug, {})
        if kind == "price":
            return self.price(slug)
        if kind == "automa-card":
            card = self.components.automa_cards.get(slug)
            return None if card is None else self.automa_card(slug, card)
        if kind == "master":
            return self.master(slug)
        if kind == "action":
            return self.action(slug) if slug in self.components.actions else None
        if not SLUG.fullmatch(slug):
            return None
        return self.say(f"{kind}-{slug}", {"n": 1} if kind == "task" else {})

    def automa_card(self, slug: str, card: Row) -> str:
        """By number, steps and actions, or both halves and the specialty that tells them apart."""
        raise NotImplementedError

    def unsure_automa_card(self, slug: str) -> bool:
        """Whether something on an automa's card is recalled or reconstructed."""
        card = self.components.automa_cards.get(slug, {})
        return any(source in ("recalled", "reconstructed") for source in card.get("sources", {}).values())

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
        params: dict[str, Value] = {"tasks": self.tasks(card), "vp": card["vp"], "penalty": card["penalty"]}
        action = self.components.objective_action(slug)
        if not action:
            return self.say("card-objective", params)
        return self.say("card-objective-action", {**params, "action": self.action(action)})

    def card_kind(self, slug: str) -> str:
        return "objective" if slug in self.components.objectives or slug == "top" else "cattle"

    # -- the trail

    def name_in(self, state: State | None, slug: str, kind: str) -> str:
        """A space for a neutral building by the building that stands there all through the game, whichever side is up."""
        if kind == "space" and isinstance(state, TrailState) and slug in state.box.at:
            tile = state.trail.tile[state.box.at[slug]]
            if NEUTRAL <= tile < NEUTRAL + len(state.box.neutral_slug):
                return self.must("building-neutral", {"letter": state.box.tile_slug[tile][0].upper()})
        return super().name_in(state, slug, kind)

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

    # -- sentences

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        """What stands there, what it costs."""
        assert isinstance(state, TrailState)
        s = state
        verb = choice.verb.name
        if "location" in params:
            space = s.box.at[str(params["location"])]
            filled |= self.forms("place", self.place, s, seat, space)
            filled["spot"] = self.place(s, seat, space, "spot")
            if verb == "build" and s.trail.tile[space] != NO_TILE:
                filled |= self.forms("old", self.name, s.box.tile_slug[s.trail.tile[space]], "tile")
                own = message + "-replace"
                return own if self.has(own) else "choice-build-replace"
        if verb == "move":
            filled |= self.forms("via", self.listed_in, s, str(params["path"]).rpartition(",")[0], "space")
        elif verb == "act":
            slug = str(params["action"])
            cards = tuple(str(params[x]) for x in ("card", "other") if x in params)
            filled["action"] = self.action(slug, cards)
            kind = self.action_kind(slug)
            return f"choice-act-{kind}" if self.has(f"choice-act-{kind}") else message
        elif verb == "disc":
            disc = str(params["disc"])
            filled["cost"] = int(self.components.discs.get(disc, {}).get("cost", 0))
            filled["gain"] = self.components.disc_gain(disc)
        elif verb in ("buy", "take") and "other" in params and message == f"choice-{verb}":
            return f"choice-{verb}-same" if choice.a == choice.b else f"choice-{verb}-two"
        return message

    def place(self, s: TrailState, seat: int, space: int, how: str = "place") -> str:
        """A space by what stands there; as a `spot`, in as few words as a button has room for."""
        tile = s.trail.tile[space]
        slug = s.box.tile_slug[tile]
        if tile == NO_TILE:
            return self.must(f"{how}-empty", {"space": self.name(s.box.spaces[space], "space")})
        if NEUTRAL <= tile < NEUTRAL + len(s.box.neutral_slug):
            return self.must(f"{how}-neutral", {"letter": self.letter(slug)})
        where = self.forms("space", self.name, s.box.spaces[space], "space")
        where["space"] = self.as_it_is("space", s.box.spaces[space])
        owner = s.owner(tile)
        if owner == NONE:
            return self.must(f"{how}-tile", {"tile": self.name(slug, "tile"), **where})
        return self.must(f"{how}-own-building" if owner == seat else f"{how}-other-building", {"label": slug, **where})

    def about(self, slug: str) -> list[str]:
        """What a building is and does, and what an objective card asks for; nothing for anything else."""
        if slug in self.components.objectives:
            return self.about_objective(self.components.objectives[slug], self.components.objective_action(slug))
        x = self.components.buildings.get(slug)
        if x is None:
            return []
        out = [self.must("about-building", {"label": slug, "builders": x["builders"], "vp": x["vp"]})]
        return out + [self.must("about-building-action", {"action": self.action(a)}) for a in self.components.actions_of(slug)]

    def about_objective(self, card: Row, action: str) -> list[str]:
        out = [self.must("tip-objective", {"tasks": self.tasks(card)})]
        out += [self.must("tip-objective-action", {"action": self.action(action)})] if action else []
        return [*out, self.must("tip-objective-worth", {"vp": card["vp"], "penalty": card["penalty"]})]

    def tasks(self, card: Row) -> str:
        tasks: list[str] = card.get("tasks", [])
        return self.join("list-comma", [self.must(f"task-{task}", {"n": tasks.count(task)}) for task in dict.fromkeys(tasks)])

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

    def requirement(self, table: Row, cards: tuple[str, ...]) -> str:
        if not cards or not str(table["op"]).startswith("discard-"):
            return self.clause("require", table)
        named = [self.forms(key, self.name, card, "card") for key, card in zip(("card", "other"), cards, strict=False)]
        if len(cards) == 1:
            return self.must("require-card", named[0])
        if cards[0] == cards[1]:
            return self.must("require-same-cards", named[0])
        return self.must("require-two-cards", named[0] | named[1])

    def clause(self, family: str, table: Row) -> str:
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


def dearer_or_cheaper(delta: int) -> dict[str, Value]:
    return {"more": max(0, delta), "less": max(0, -delta)}
