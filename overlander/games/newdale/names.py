"""Names of the components of Expedition to Newdale. Cards are named by their type and by what tells copies apart."""

import re
from typing import Any, Final

from overlander.core.choice import NONE, Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.games.newdale.box import BOARDS
from overlander.games.newdale.cards import COLOURS, PAWNS
from overlander.games.newdale.production import Assistants
from overlander.games.newdale.state import NewdaleState
from overlander.text import names
from overlander.text.catalogue import Catalogue, Value

Row = dict[str, Any]

# the kind of a slug by the parameter that carries it
KIND_OF: Final = {
    "card": "card",
    "building": "building",
    "sailor": "building",
    "good": "good",
    "space": "space",
    "bonus-space": "space",
    "sea-space": "space",
    "zone": "zone",
    "town": "town",
    "route": "route",
    "site": "site",
    "bridge-site": "site",
    "discount": "discount",
    "means": "means",
    "tile": "tile",
    "bonus-tile": "tile",
    "progress-tile": "tile",
    "pawn": "pawn",
    "assistant": "assistant",
    "character": "character",
    "objective": "objective",
    "event": "event-card",
    "schedule": "schedule",
    "requirement": "requirement",
    "offer": "offer",
    "category": "category",
    "given-name": "given-name",
    "chapter": "chapter",
    "board": "map",
}
HOW: Final = ("route", "zone", "discount")  # how a building is built, besides its town and the payment

SPACE: Final = re.compile(r"(?P<zone>zone-[0-9]+|ship-[a-z]+)-(?P<mode>careless|ordinary|extraordinary)")
ON_BOARD: Final = re.compile(r"[a-f]-(?P<kind>bonus|sea)-(?P<n>[0-9]+)")
ROUTE: Final = re.compile(r"(?P<roads>[0-9]+)-road(?:-(?P<extra>toll|plank|pass)-(?P<rest>.+))?")
OFFERED: Final = re.compile(r"(?P<n>[0-9]+)-(?P<good>[a-z-]*[a-z])")


class Names(names.Names):
    kinds = (
        "card", "town", "space", "zone", "tile", "character", "objective", "event-card", "site", "good", "resource", "colour",
        "terrain", "symbol", "pawn", "type", "schedule", "requirement", "area", "chapter", "map", "phase",
        "named", "category", "option", "game",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, pack: Pack) -> None:
        super().__init__(catalogue, pack)
        rows = pack.rows
        self.types: dict[str, Row] = {x["id"]: x for file in ("buildings", "sailors") for x in rows(file, "types")}
        self.cards: dict[str, Row] = {x["id"]: x for file in ("buildings", "sailors") for x in rows(file, "cards")}
        self.towns: dict[str, str] = {x["id"]: x["name"] for board in BOARDS for x in rows(board, "towns")}
        self.sea: dict[str, Row] = {x["id"]: x for board in BOARDS for x in rows(board, "sea")}
        self.sites: dict[str, list[str]] = {x["id"]: x["towns"] for board in BOARDS for x in rows(board, "bridge_sites")}
        self.values: dict[str, int] = {x["id"]: x["value"] for x in rows("buildings", "goods")}
        self.events: dict[str, Row] = {x["id"]: x for x in rows("events", "events")}
        self.tiles: dict[str, Row] = {x["id"]: x for x in rows("bonus_tiles", "tiles")}
        self.owners: list[str] = pack.files["constants"]["colours"]

    # -- what kind of thing it is

    def kind_of(self, parameter: str) -> str:
        return KIND_OF.get(parameter, "")

    def kind_in(self, parameter: str) -> str:
        return {"cards": "plain", "types": "type"}.get(parameter, "")

    def details(self, parameter: str, value: Value) -> dict[str, Value]:
        if not isinstance(value, str):
            return {}
        if parameter == "building":
            return {"building-kind": "card" if value else "none", "building-good": self.made_by(value)}
        if parameter == "zone":
            return {"zone-kind": "zone" if value else "none"}
        if parameter == "goods":
            return {"pieces": self.pieces(value)}
        if parameter == "pawns":
            drawn = [x for x in value.split(",") if x]
            return {"drawn": self.join("list-comma", [self.must(f"drawn-{x}", {"n": drawn.count(x)}) for x in PAWNS if x in drawn])}
        if parameter == "plan":
            return {"places": self.places([x.split(":") for x in value.split(",") if x])}
        return {}

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "card":
            return self.card(slug)
        if kind == "plain":
            return self.type_name(self.cards[slug], "type-coloured-listed") if slug in self.cards else None
        if kind == "twin":
            return self.twin(slug)
        if kind == "building":
            return self.building(slug)
        if kind == "good":
            return self.good(slug)
        if kind == "space":
            return self.space(slug)
        if kind == "zone":
            return self.numbered(kind, "zone-n", slug) or super().of_kind(kind, slug)
        if kind == "pawn":
            return self.numbered(kind, "pawn-n", slug) or super().of_kind(kind, slug)
        if kind == "town":
            return self.towns.get(slug)
        if kind == "site":
            return self.site(slug)
        if kind == "route":
            return self.route(slug)
        if kind == "offer":
            return self.offer(slug)
        if kind == "named":
            return self.named(slug)
        if kind == "sequel":
            return super().of_kind("chapter", slug)
        if kind in ("discount", "means"):
            for stem in ("tiles", "gunda-tiles"):
                named = self.numbered(stem, f"{kind}-{stem}", slug)
                if named is not None:
                    return named
        return super().of_kind(kind, slug)

    # -- cards and goods

    def card(self, slug: str) -> str | None:
        """A card in hand or on offer: type, cost, and what else tells it apart from others of its type."""
        x = self.cards.get(slug)
        if x is None:
            return None
        params: dict[str, Value] = {"type": self.type_name(x, "type-coloured"), "cost": x["cost"]}
        if "assistants" in x:
            params["assistants"] = self.letters(x["assistants"])
        if "resource" not in x:
            return self.say("card-crew" if "assistants" in x else "card-sailor", params)
        params["resource"] = self.must(f"resource-{x['resource']}", {})
        return self.say("card-face" if "assistants" in x else "card-special", params)

    def letters(self, assistants: list[int]) -> str:
        """The assistants of a production, one letter for each."""
        return "".join([self.must(f"letter-{colour}", {}) * n for colour, n in zip(COLOURS, assistants, strict=True)])

    def building(self, slug: str) -> str | None:
        """A card that stands on a player board, or will."""
        x = self.cards.get(slug)
        if x is None:
            return None
        if "colour" in x:
            return self.type_name(x, "the-type-coloured")
        return self.say("the-type", {"type": self.must(f"type-{x['type']}", {}), "type-id": x["type"]})

    def type_name(self, x: Row, coloured: str) -> str:
        name = self.must(f"type-{x['type']}", {})
        if "colour" not in x:
            return name
        return self.must(coloured, {"type": name, "type-id": x["type"], "colour": self.must(f"colour-{x['colour']}", {})})

    def good(self, slug: str) -> str | None:
        """Grapes are named by their card, of which only the colour matters."""
        x = self.cards.get(slug)
        if x is None:
            return super().of_kind("good", slug)
        params: dict[str, Value] = {"good": self.made_by(slug), "colour": self.must(f"colour-{x['colour']}", {})}
        return self.say("good-coloured", params)

    def made_by(self, card: str) -> str:
        """The product of a card; the captain makes none, but moves the ship."""
        x = self.cards.get(card)
        return "" if x is None else self.must("good-" + self.types[x["type"]].get("product", "movement"), {})

    def pieces(self, text: str) -> str:
        """`plank*2,coal`: so many of these, so many of those."""
        out: list[str] = []
        for piece in [x for x in text.split(",") if x]:
            slug, _, n = piece.partition("*")
            name = self.name(slug, "good")
            out.append(self.must("pieces", {"n": int(n), "piece": name}) if n else name)
        return self.join("list-comma", out)

    def offer(self, slug: str) -> str | None:
        return self.pieces(",".join([f"{x['good']}*{x['n']}" if x["n"] != "1" else x["good"] for x in OFFERED.finditer(slug)]))

    # -- places

    def space(self, slug: str) -> str | None:
        """A place for a pawn, a bonus space or a sea space."""
        found = SPACE.fullmatch(slug)
        if found:
            return self.say(f"space-{found['mode']}", {"zone": self.name(found["zone"], "zone")})
        found = ON_BOARD.fullmatch(slug)
        if found is None:
            return super().of_kind("action", slug)
        params: dict[str, Value] = {"n": int(found["n"])}
        if found["kind"] == "bonus":
            return self.say("space-bonus", params)
        towns = [self.towns[x] for x in self.sea.get(slug, {}).get("harbours", [])]
        if not towns:
            return self.say("space-sea", params)
        return self.say("space-sea-harbours", {**params, "towns": self.join("list-and", towns)})

    def site(self, slug: str) -> str | None:
        towns = [self.towns[x] for x in self.sites.get(slug, [])]
        return self.say("site-name", {"one": towns[0], "other": towns[1]}) if towns else None

    def named(self, slug: str) -> str | None:
        """A town with the name that a winner gave it, as a campaign carries both."""
        town, _, name = slug.partition("/")
        return self.say("town-named", {"town": self.towns[town], "given-name": self.name(name, "given-name")}) if name else None

    def route(self, slug: str) -> str | None:
        found = ROUTE.fullmatch(slug)
        if found is None:
            return None
        params: dict[str, Value] = {"roads": int(found["roads"])}
        if found["extra"] is None:
            return self.say("route-roads", params)
        if found["extra"] != "toll":
            return self.say(f"route-{found['extra']}", {**params, "n": int(found["rest"])})
        owners = [self.must("route-owner", {"n": self.owners.index(x) + 1}) for x in found["rest"].split("-")]
        return self.say("route-toll", {**params, "owners": self.join("list-and", owners)})

    def places(self, plan: list[list[str]]) -> str:
        words = [self.must("planned", {"n": int(pawn), **self.forms("space", self.name, space, "space")}) for pawn, space in plan]
        return self.join("list-and", words)

    # -- what components do

    def about(self, slug: str) -> list[str]:
        """A card with its product, its chain and its effect; an event, a bonus tile or a character by what it does."""
        if slug in self.cards:
            return self.about_card(self.cards[slug])
        if slug in self.events:
            return [self.about_event(self.events[slug]["effect"])]
        if slug in self.tiles:
            return [self.about_tile(self.tiles[slug]["effect"])]
        told = self.say(f"draw-character-does-{slug}", {})
        return [told] if told else []

    def about_card(self, x: Row) -> list[str]:
        kind = self.types[x["type"]]
        out: list[str] = []
        good = self.made_by(x["id"])
        if "product" in kind:
            value = self.values[kind["product"]]
            out.append(self.must("draw-tip-makes" if value else "draw-tip-makes-grapes", {"good": good, "n": value}))
        if "chain" in kind:
            from_hand = kind["chain"]["kind"] == "resource"
            inputs = [self.name(slug, "resource" if from_hand else "good") for slug in kind["chain"]["inputs"]]
            message = "draw-tip-chain-card" if from_hand else "draw-tip-chain-one" if len(inputs) == 1 else "draw-tip-chain-two"
            out.append(self.must(message, {"one": inputs[0], "other": inputs[-1], "good": good}))
        effect = kind.get("effect", {})
        if x["type"] in ("post-office", "seaman"):
            out.append(self.must("draw-works-assistant", {"colour": self.name(x["colour"], "assistant")}))
        elif effect:
            params: dict[str, Value] = {"n": effect.get("n", effect.get("coal", 1)), "vp": effect.get("vp", 0)}
            out.append(self.must(f"draw-works-{x['type']}", params))
        if kind.get("military", 0) or x.get("military", 0):
            out.append(self.must("draw-works-military", {"n": kind.get("military", 0) or x["military"]}))
        return [*out, self.must("draw-tip-points", {"n": x["vp"]})]

    def about_event(self, effect: Row) -> str:
        params: dict[str, Value] = {key: value for key, value in effect.items() if isinstance(value, int)}
        if effect["op"] != "reveal-numbered":
            return self.must(f"draw-event-does-{effect['op']}", params)
        brought = [self.name(x["id"], "type") for x in self.types.values() if x.get("number") == effect["number"]]
        return self.must("draw-event-does-reveal", {"buildings": self.join("list-comma", brought)})

    def about_tile(self, effect: Row) -> str:
        params: dict[str, Value] = {key: value for key, value in effect.items() if isinstance(value, int)}
        kind = "good" if "good" in effect else "resource"
        params["good"] = self.name(str(effect.get(kind, "")), kind)
        params["colour-id"] = str(effect.get("colour", "") or effect.get("vp_per", ""))
        params["colour"] = self.name(str(params["colour-id"]), "colour")
        tail = f"-{effect['target']}" if effect["op"] == "discount" else "-coal" if "gain_coal" in effect else ""
        return self.must(f"draw-tile-does-{effect['op']}{tail}", params)

    def twin(self, slug: str) -> str | None:
        """A card by its type, and what tells it apart from others of it, as short as can be."""
        x = self.cards.get(slug)
        if x is None:
            return None
        params: dict[str, Value] = {"type": self.type_name(x, "type-coloured-listed"), "cost": x["cost"]}
        if "resource" in x:
            params["resource"] = self.must(f"resource-{x['resource']}", {})
        if "assistants" not in x:
            return self.say("twin-special" if "resource" in x else "twin-sailor", params)
        params["assistants"] = self.letters(x["assistants"])
        return self.say("twin-face" if "resource" in x else "twin-crew", params)

    def listed(self, params: Params, choice: Choice, kind: str) -> str:
        """The cards of an answer beside pictures: by their types alone (`plain`) where that tells answers apart, else as `twin`."""
        kinds = choice.verb.kinds
        if kinds is not None and kinds.name == "card":
            named = [slug for slug, n in zip(kinds.words, choice.counts(), strict=True) if n]
        else:
            named = [str(params[part]) for part in ("card", "building") if part in params]
        return self.join("list-comma", [self.name(slug, kind) for slug in named])

    # -- the story

    def story(self, options: dict[str, str]) -> names.Story:
        chapter = "ch" + options["chapter"]
        params: dict[str, Value] = {"start-town": options.get("start-town", "")}
        told = [names.paragraphs(self.must(f"story-{chapter}-{when}", params)) for when in ("before", "after")]
        return names.Story(self.must(f"chapter-{chapter}", {}), *told)

    # -- sentences

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        """Where an answer has just begun, or has several forms, another sentence fits."""
        verb = choice.verb
        if verb.name == "plan":
            spaces = verb.vocabularies[0]
            plan = [[str(pawn + 1), spaces[space]] for pawn, space in enumerate(choice.parts()) if space != NONE]
            filled["places"] = self.places(plan)
            return message
        if verb.name in ("build", "recruit"):
            filled["card"] = self.name(str(params["building"]), "card")
        filled |= {"plain": self.listed(params, choice, "plain"), "apart": self.listed(params, choice, "twin")}
        if verb.name == "build":
            if "town" not in params:
                return "choice-build-card"
            how = [str(filled[x]) for x in HOW if x in params]
            if how:
                filled["how"] = self.join("list-comma", how)
                message = "choice-build-how"
        elif verb.name == "name" and "given-name" not in params:
            message = "choice-name-town"
        elif verb.name == "grow" and "discount" in params:
            message = "choice-grow-discount"
        elif verb.name == "deliver" and "vp" not in params:
            message = "choice-deliver-solo"
        elif verb.name == "produce":
            filled.setdefault("cards", 0)
            if missing(state, seat) == 0:
                filled["means"] = self.must("means-assistants-alone", {})
        elif message == "choice-pass-assistants" and missing(state, seat) == NONE:
            message += "-none"
        elif verb.name in ("trade", "place"):
            assert isinstance(state, NewdaleState)
            zones = state.players[seat].estate.zones
            cards = state.box.cards.all
            if choice.a in zones and sum(x != NONE and cards[x].type is cards[choice.a].type for x in zones) > 1:
                filled["zone"] = self.name(state.box.zone_slug[zones.index(choice.a)], "zone")
                message += "-zone"
        elif verb.name in ("feed", "chain"):
            assert isinstance(state, NewdaleState)
            filled["zone"] = self.name(state.box.zone_slug[state.players[seat].estate.zones.index(choice.a)], "zone")
        bare = message + "-bare"
        return bare if verb.kinds is not None and not any(choice.counts()) and self.has(bare) else message


def missing(state: State, seat: int) -> int:
    """How many assistants the zone lacks of whose production is asked; NONE if nothing stands there, or something else is asked."""
    question = state.question(seat)
    if not isinstance(question, Assistants) or not isinstance(state, NewdaleState) or question.card(state) is None:
        return NONE
    return question.missing(state)
