"""Names of the components of Boonlake, and what they give and cost in words, from the data."""

import re
from typing import Any, Final

from overlander.core.choice import NONE, Choice
from overlander.core.data import Pack
from overlander.core.errors import Params
from overlander.core.state import State
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.box import RESOURCES
from overlander.games.boonlake.cards import card_price
from overlander.games.boonlake.scoring_tiles import GiveGifts
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import site_index
from overlander.text import names
from overlander.text.catalogue import Catalogue, Value

Row = dict[str, Any]

# the kind of a slug by the parameter that carries it
KIND_OF: Final = {
    "card": "card",
    "kind": "kind",
    "tile": "tile",
    "other": "tile",
    "condition": "condition",
    "resource": "resource",
    "strip": "strip",
    "lever": "lever",
    "way": "way",
    "space": "space",
    "site": "site",
    "piece": "piece",
    "region": "region",
    "payment": "payment",
    "track": "track",
    "side": "side",
    "artifact": "artifact",
    "boat": "resource",
    "inhabitants": "number",
    "points": "number",
    "option": "number",
    "goods": "number",
    "coins": "number",
    "jokers": "number",
}
KINDS_IN: Final = {"cards": "card", "boats": "resource"}
LISTED: Final = ("given", "gained")  # `cards*3,coins*2`

PREFIX: Final = re.compile(r"(?:sunlit|dusk|moonlit)-")
COPY: Final = re.compile(r"(?P<stem>.+?)-(?P<n>ii|iii|iv|v)")
RIVER: Final = re.compile(r"(?P<arm>[cul])(?P<n>[0-9]+)")
COLON: Final = re.compile(r"\s*: ")
LAKE: Final = re.compile(r"(?P<side>[iv])(?P<n>[0-9]+)")
COSTS_AND_GAINS: Final = {  # the end of a message, by whether there is a cost, and whether there is a gain
    (True, True): "",
    (True, False): "-cost",
    (False, True): "-reward",
    (False, False): "-bare",
}
COSTS: Final = ("coins", "cards", "inhabitants", "vases", "vp", "lever_down")


def lowered(s: BoonState, seat: int, cost: Row) -> Row:
    """ART-A10-2: a printed cost as this seat pays it."""
    return {**cost, "coins": s.lowered(seat, cost["coins"])} if "coins" in cost else cost


class Names(names.Names):
    kinds = (
        "card", "tile", "space", "lever", "way", "strip", "artifact", "region", "resource", "track", "condition", "piece", "kind",
        "counter", "site", "side", "category", "option", "game",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, pack: Pack) -> None:
        super().__init__(catalogue, pack)
        rows = pack.rows
        self.cards: dict[str, Row] = {x["id"]: x for file in ("project_cards", "artifact_cards") for x in rows(file, "cards")}
        tiles = rows("building_tiles", "starting") + rows("building_tiles", "grey")
        self.building_tiles: dict[str, Row] = {x["id"]: x for x in tiles}
        self.pastures: list[str] = pack.files["building_tiles"]["pastures"]["ids"]
        self.special: Row = pack.files["building_tiles"]["special"]
        self.scoring_tiles: dict[str, Row] = {x["id"]: x for x in rows("scoring_tiles", "tiles")}
        self.prices: dict[str, Row] = {x["id"]: x for x in rows("artifacts", "prices")}
        self.faces: dict[str, Row] = {x["id"]: x for x in rows("artifacts", "faces")}
        self.solo_tiles: dict[str, Row] = {x["id"]: x for x in rows("eminence", "tiles")}
        self.spaces: dict[str, Row] = {x["id"]: x for x in rows("map", "spaces")}
        self.regions: dict[str, Row] = {x["id"]: x for x in rows("map", "regions")}
        self.river: dict[str, Row] = {x["id"]: x for x in rows("river", "spaces")}
        self.lake: dict[str, Row] = {x["id"]: x for x in rows("lake", "spaces")}
        self.levers: dict[str, Row] = {x["id"]: x for x in rows("levers", "slots")}

    # -- what kind of thing it is

    def kind_of(self, parameter: str) -> str:
        return KIND_OF.get(parameter, "")

    def kind_in(self, parameter: str) -> str:
        return KINDS_IN.get(parameter, "")

    def details(self, parameter: str, value: Value) -> dict[str, Value]:
        if parameter == "n" and isinstance(value, int):
            return {"sign": "minus" if value < 0 else "plus", "size": abs(value)}
        if parameter in LISTED and isinstance(value, str):
            return {parameter + "-listed": self.listed(value)}
        if parameter == "space" and value in self.spaces:
            return {"number": self.spaces[str(value)]["number"]}  # where a short text has no room for the region
        return {}

    def of_kind(self, kind: str, slug: str) -> str | None:
        if kind == "number":
            return slug
        if kind == "card":
            return self.card(slug)
        if kind == "tile":
            return self.tile(slug)
        if kind == "space":
            return self.space(slug)
        if kind == "artifact":
            return self.say("artifact-named", self.artifact(slug)) if slug in self.faces else None
        return super().of_kind(kind, slug)

    # -- cards and tiles

    def card(self, slug: str) -> str | None:
        """A card by its title and kind; copies are numbered."""
        x = self.cards.get(slug)
        if x is None:
            return None
        params: dict[str, Value] = {"title": self.title(slug), "kind": self.must(f"kind-{x['kind']}", {})}
        return self.say("card-named", params)

    def title(self, slug: str) -> str:
        """What stands in the title of a card."""
        stem, number = PREFIX.sub("", slug), ""
        found = COPY.fullmatch(stem)
        if found:
            stem, number = found["stem"], found["n"].upper()
        elif f"{stem}-ii" in self.cards:
            number = "I"
        name = self.must(f"title-{stem}", {})
        return self.must("title-numbered", {"title": name, "number": number}) if number else name

    def lever_title(self, way: str) -> str:
        """The lever alone where icons tell what it brings in this way."""
        row = next(x for lever in self.levers.values() for x in lever["ways"] if x["id"] == way)
        name = self.must(f"way-{way}", {})
        return COLON.split(name)[0] if row.get("gain") or row.get("jokers") else name

    def tile(self, slug: str) -> str | None:
        """Building tiles, scoring tiles, price tiles and those of the Wise Eminence."""
        if slug in self.scoring_tiles:
            return self.say(f"scoring-{slug}", {})
        if slug in self.pastures:
            return self.say("tile-pasture", {})
        if slug in self.building_tiles:
            stem = "starting" if slug.startswith("st") else "grey"
            return self.say(f"tile-{stem}", {"n": int(slug.lstrip("stg"))})
        if slug in self.prices:
            return self.say("tile-price", {"price": self.cost(self.prices[slug]["cost"])})
        if slug in self.solo_tiles:
            x = self.solo_tiles[slug]
            return self.say("tile-solo", {"n": int(slug.removeprefix("so")), "type": str(x["type"]).upper()})
        return super().of_kind("tile", slug)

    def artifact(self, slug: str) -> dict[str, Value]:
        return {"n": int(slug.removeprefix("a")), "title": self.must(f"artifact-{slug}", {})}

    # -- places

    def space(self, slug: str) -> str | None:
        """A space of the gameboard by its number and region, of the river, or of the lake."""
        x = self.spaces.get(slug)
        if x is not None:
            return self.say("space-named", {"n": x["number"], "region": self.must(f"region-{x['region']}", {})})
        for pattern, stem in ((RIVER, "river"), (LAKE, "lake")):
            found = pattern.fullmatch(slug)
            if found:
                harbor = "-harbor" if stem == "river" and self.river[slug]["kind"] != "space" else ""
                return self.say(f"{stem}-{found[1]}{harbor}", {"n": int(found["n"])})
        return self.say("lake-start", {}) if slug == "start" else None

    # -- what something costs, and what it gives

    def cost(self, row: Row) -> str:
        """`{coins = 2, cards = 1}` in words; nothing if it is free."""
        found = [self.must(f"cost-{key.replace('_', '-')}", {"n": row[key]}) for key in COSTS if row.get(key)]
        return self.join("list-comma", found)

    def requires(self, row: Row) -> list[str]:
        """Resources that must be shown."""
        units = [(row[r], self.must(f"resource-{r}", {})) for r in RESOURCES if row.get(r)]
        return [self.must("resource-units", {"n": n, "resource": resource}) for n, resource in units]

    def gains(self, rows: list[Row]) -> str:
        """What effects give, one after the other; nothing if there are none."""
        return self.join("list-comma", [self.gain(x) for x in rows])

    def gain(self, row: Row) -> str:
        params: dict[str, Value] = {key.replace("_", "-"): value for key, value in row.items() if isinstance(value, int)}
        for key in ("track", "resource", "per", "region"):
            if key in row:
                params[f"{key}-id"] = row[key]
                params[key] = self.must(f"{'counter' if key == 'per' else key}-{row[key]}", {})
        if row["op"] == "exchange":
            return self.join("list-or", [self.bargain(x["give"], x["gain"]) for x in row["options"]])
        if row["op"] == "track-back":
            params["gain"] = self.gains(row["gain"])
        return self.must(f"gain-{row['op']}", params)

    def bargain(self, give: Row, gain: list[Row]) -> str:
        return self.must("gain-exchange", {"given": self.cost(give), "gained": self.gains(gain)})

    def listed(self, text: str) -> str:
        """The same from what a question carries: `cards*3,coins*2`."""
        out: list[str] = []
        for piece in [x for x in text.split(",") if x]:
            what, _, n = piece.partition("*")
            out.append(self.must(f"cost-{what.replace('_', '-')}" if what in COSTS else f"gain-{what}", {"n": int(n)}))
        return self.join("list-comma", out)

    def card_effect(self, slug: str) -> str:
        """What a card does, in one sentence."""
        x = self.cards[slug]
        if "effect" in x:
            return self.must("effect-immediate", {"gain": self.gains(x["effect"])})
        if "one_use" in x:
            return self.must("effect-once", {"gain": self.must(f"once-{x['one_use']['op']}", {"n": x["one_use"]["n"]})})
        if "permanent" in x:
            perk = x["permanent"]
            kind = self.must(f"kind-{perk['kind']}", {}) if "kind" in perk else ""
            return self.must(f"perk-{perk['perk']}", {"n": perk["n"], "kind": kind})
        final = x["final"]
        what = self.counter(final["per"], final.get("region", ""))
        if "each" in final:
            return self.must("effect-final-each", {"what": what, "n": final["each"]})
        steps = [self.must("effect-final-step", {"n": least, "vp": vp}) for least, vp in final["steps"]]
        return self.must("effect-final-steps", {"what": what, "steps": self.join("list-comma", steps)})

    def counter(self, slug: str, region: str = "") -> str:
        return self.must(f"counter-{slug}", {"region": self.must(f"region-{region}", {})} if region else {})

    # -- what a component is and does

    def about(self, slug: str) -> list[str]:
        if slug in self.cards:
            return self.about_card(slug)
        if slug in self.scoring_tiles:
            return self.about_scoring_tile(slug)
        if slug in self.building_tiles:
            return [self.about_site(x) for x in self.building_tiles[slug]["sites"]]
        if slug in self.levers:
            return [self.must("about-lever", {"cost": self.levers[slug]["cost"]}), self.must(f"lever-{slug}-about", {})]
        if slug in self.faces:
            x: dict[str, Value] = {key.replace("_", "-"): n for key, n in self.faces[slug].items() if isinstance(n, int)}
            for key in ("coins", "price", "vp"):
                if isinstance(self.faces[slug].get(key), list):
                    x[f"{key}-one"], x[f"{key}-two"] = self.faces[slug][key]
            return [self.must(f"artifact-{slug}-{level}", x) for level in ("basic", "advanced")]
        if slug in self.lake:
            return self.about_lake(slug)
        if slug in self.regions:
            return [self.must("about-region", {"gain": self.gains(self.regions[slug]["reward"])})]
        if self.has(f"strip-{slug}-active"):
            return [self.must(f"strip-{slug}-active", {}), self.must(f"strip-{slug}-all", {})]
        return []

    def about_card(self, slug: str) -> list[str]:
        x = self.cards[slug]
        coins = {"coins": x["coins"], "vases": x["vases"]}
        price = self.requires(x["requires"]) + ([self.cost(coins)] if any(coins.values()) else [])
        params: dict[str, Value] = {"kind": self.must(f"kind-{x['kind']}", {}), "vp": x["vp"]}
        return [self.must("about-card", {**params, "price": self.join("list-comma", price)}), self.card_effect(slug)]

    def about_scoring_tile(self, slug: str) -> list[str]:
        x = self.scoring_tiles[slug]
        values = ", ".join("+".join(str(n) for n in value) for value in x["values"])
        price = [*self.requires(x["requires"]), self.must("cost-coins", {"n": x["coins"]})]
        project: dict[str, Value] = {"price": self.join("list-comma", price), "vp": x["vp"]}
        project |= self.forms("track", self.must, f"track-{x['track']}", {})
        return [
            self.must("about-scoring", {"what": self.must(f"scoring-{slug}-counts", {}), "values": values}),
            self.must("about-project", project),
        ]

    def about_site(self, x: Row) -> str:
        params: dict[str, Value] = {"site": self.must(f"site-{x['place']}", {}), "cost": self.cost(x["cost"])}
        params |= {"gain": self.gains(x["reward"]), "vp": x.get("settlement_vp", 0)}
        return self.must("about-site" if "settlement_vp" not in x else "about-site-settlement", params)

    def about_lake(self, slug: str) -> list[str]:
        x = self.lake[slug]
        out = [self.lake_effect(slug, x.get("cost", {}))]
        if x["canoe"]:
            out.append(self.must("about-canoe", {"gain": self.gains(x["canoe"])}))
        return out

    def lake_effect(self, slug: str, cost: Row) -> str:
        """What a space of the lake gives to a pawn that goes back to the start, for this cost."""
        x = self.lake[slug]
        gain = self.gains(x["gain"])
        if any(cost.values()):
            return self.must("lake-paid", {"cost": self.cost(cost), "gain": gain})
        if "needs" in x:
            needs = [self.must("lake-need", {"what": self.counter(key), "n": n}) for key, n in x["needs"].items()]
            return self.must("lake-needs", {"needs": self.join("list-or", needs), "gain": gain})
        return gain

    # -- sentences

    def complete(self, message: str, filled: dict[str, Value], params: Params, state: State, seat: int, choice: Choice) -> str:
        """Where a choice costs or brings something, its sentence says so."""
        assert isinstance(state, BoonState)
        verb = choice.verb.name
        me = state.players[seat]
        if verb in ("play", "discard") and "card" in params:
            filled["title"] = self.title(str(params["card"]))  # an icon tells its kind
        elif verb in ("lever", "use") and "way" in params:
            filled["title"] = self.lever_title(str(params["way"]))
        if verb == "play":
            filled["price"] = self.price(state, seat, str(params["card"]), message == "choice-play-play-archived")
        elif verb == "project":
            filled["price"] = self.project_price(state, seat, str(params["tile"]))
        elif verb == "build" and me.board.sites:
            filled["level"] = me.board.sites[choice.a] + 1
        elif verb in ("develop", "site"):
            return self.complete_site(message, filled, state, seat, choice)
        elif verb == "place":
            filled["reward"] = self.gains(self.spaces[str(params["space"])]["reward"])
        elif verb in ("ship", "reward"):
            filled["reward"] = self.gains(self.river[str(params["space"])]["reward"])
            filled.setdefault("follows", "nothing")
            filled.setdefault("pawn", 0)
        elif verb in ("lake", "return"):
            lake = self.lake.get(str(params["space"]), {})
            filled["effect"] = self.lake_effect(str(params["space"]), lowered(state, seat, lake.get("cost", {}))) if lake else ""
        elif verb == "once":
            filled["effect"] = self.card_effect(str(params["card"]))
        elif verb == "region":
            covered = (state.land.labels >> choice.a) & 1
            filled.setdefault("n", 0)
            filled["reward"] = self.gains([] if covered else self.regions[str(params["region"])]["reward"])
        elif verb in ("upgrade", "cattle", "replace"):
            return self.complete_terms(message, params, state, choice)
        elif verb == "boats":
            places = [self.must(f"resource-{RESOURCES[x]}", {}) for x in (choice.a, choice.b) if x != NONE]
            filled["boats"] = self.join("list-and", places)
            return message + "-lever" if choice.c != NONE else message
        elif verb in ("give", "gift", "transmute"):
            for key in ("inhabitants", "points", "goods", "coins", "jokers"):
                if key in params:
                    filled[key] = int(params[key])
            if verb == "give":
                return message + ("-points" if choice.b != NONE else "") + ("-lever" if choice.c != NONE else "")
            if verb == "gift":
                return self.complete_gift(message, filled, state, seat, choice)
        elif verb == "mark" and "vp" not in params:
            return "choice-mark-gifts"
        elif verb == "mark":
            filled["sign"] = "minus" if int(params["vp"]) < 0 else "plus"
            filled["size"] = abs(int(params["vp"]))
            filled.setdefault("control", 0)
        return message

    def price(self, s: BoonState, seat: int, card: str, free: bool) -> str:
        """What a card costs this player: printed resources and vases, coins after discounts; boats are part of the payment."""
        x = self.cards[card]
        if free:
            return self.join("list-comma", [])
        return self.join("list-comma", self.requires(x["requires"]) + self.coins_and_vases(s, seat, x["coins"], x["vases"]))

    def project_price(self, s: BoonState, seat: int, tile: str) -> str:
        x = self.scoring_tiles[tile]
        return self.join("list-comma", self.requires(x["requires"]) + self.coins_and_vases(s, seat, x["coins"], 0))

    def coins_and_vases(self, s: BoonState, seat: int, coins: int, vases: int) -> list[str]:
        row = {"coins": card_price(s, seat, coins), "vases": vases}
        return [self.cost(row)] if any(row.values()) else []

    def complete_site(self, message: str, filled: dict[str, Value], s: BoonState, seat: int, choice: Choice) -> str:
        """A building site with its cost and its reward."""
        index = site_index(s, choice)
        tile = s.box.tile_slug[s.land.tiles[choice.a]] if index != NONE else ""
        if tile not in self.building_tiles:
            return message + "-bare"
        x = self.building_tiles[tile]["sites"][index % pc.SITES]
        cost = lowered(s, seat, x["cost"])
        filled["cost"] = self.cost(cost)
        filled["reward"] = self.gains(x["reward"])
        return message + COSTS_AND_GAINS[any(cost.values()), bool(x["reward"])]

    def complete_terms(self, message: str, params: Params, s: BoonState, choice: Choice) -> str:
        """What a piece on the gameboard costs and brings at once."""
        if choice.verb.name == "upgrade":
            index = site_index(s, choice)
            house = index != NONE and s.land.sites[index] != NONE and s.land.sites[index] % pc.KINDS == pc.HOUSE
            message += "-settlement" if house else ""
        return message + COSTS_AND_GAINS[bool(params.get("given")), bool(params.get("gained"))]

    def complete_gift(self, message: str, filled: dict[str, Value], s: BoonState, seat: int, choice: Choice) -> str:
        """Gifts of goods and of coins together; the goods by their name."""
        frame = s.question(seat)
        tile = self.scoring_tiles[str(frame.params(s)["tile"])] if isinstance(frame, GiveGifts) else {}
        gift: Row = tile.get("gift", {})
        row: Row = {"coins": choice.b * frame.coin_price(s) if isinstance(frame, GiveGifts) else 0}
        if "goods" in gift:
            row[gift["goods"]] = choice.a
        filled["gifts"] = self.cost(row)
        filled["n"] = choice.a + choice.b
        return message if choice.a + choice.b else message + "-none"
