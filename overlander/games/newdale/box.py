"""The components of a chapter, read from the data once and typed; verbs and their vocabularies."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice, Kinds, Verb
from overlander.core.data import Node, Pack
from overlander.games.newdale.bonus_tiles import Declared, TileEffect
from overlander.games.newdale.cards import COLOURS, JAILED, Cards
from overlander.games.newdale.chapter import Chapter
from overlander.games.newdale.effects import compile_building, compile_event, compile_tile
from overlander.games.newdale.event import EventEffect
from overlander.games.newdale.land import SYMBOLS, Land
from overlander.games.newdale.special_buildings import BuildingEffect

CHAPTERS: Final = ["1", "2", "3a", "3b", "4a", "4b", "5", "6", "7", "8"]
BOARDS: Final = ["board_a", "board_b", "board_c", "board_d", "board_e", "board_f"]
MOST_PIECES: Final = 255  # of one good in a payment
ZONES: Final = 8
RANGE: Final = 0
COMPENSATION: Final = 1
MOST_ROADS: Final = 3  # the longest range

# the spaces of the action board, and those that a chapter adds
GROWTH: Final = 0
BLACK_MARKET: Final = 1
EXCHANGE: Final = 2
PROGRESS: Final = 3
BUILD: Final = 4
BRIDGE: Final = 5
SHIPYARD: Final = 6
SAIL: Final = 7
PRODUCTION_SPACE: Final = 8
ACTIONS: Final = ["growth", "black-market", "exchange-draw", "progress", "build", "bridge", "shipyard", "sail"]

# when an event is resolved
TIMINGS: Final = ["immediate", "phase-iii", "phase-iv", "phase-v", "phase-vi", "end-of-round"]
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 5


class Space:
    """A place for an action pawn. `zone` is NONE on the action board."""

    def __init__(self, slug: str, action: int, zone: int, delta: int, goods: int) -> None:
        self.slug = slug
        self.action = action
        self.zone = zone
        self.delta = delta
        self.goods = goods
        self.excludes = 0  # the spaces on which an own pawn cannot stand besides, as a bit mask (NEW-PLAN-5, 10)


class EventCard:
    def __init__(self, ident: int, node: Node, cards: Cards) -> None:
        self.ident = ident
        self.slug = node.text("id")
        self.number = node.int_("number")
        self.assistants = node.ints("assistants")
        self.timing = node.index("timing", TIMINGS)
        self.rule = node.text("rule")
        self.effect: EventEffect = compile_event(node.node("effect"), cards, self.rule)
        node.ignore("code", "name")


class TileType:
    def __init__(self, ident: int, node: Node, cards: Cards) -> None:
        self.ident = ident
        self.slug = node.text("id")
        self.count = node.int_("count")
        self.rule = node.text("rule")
        self.effect: TileEffect = compile_tile(node.node("effect"), cards, self.rule)


class Character:
    def __init__(self, ident: int, node: Node) -> None:
        self.ident = ident
        self.slug = node.text("id")
        self.rule = node.text("rule")
        self.op = node.node("effect").text("op")
        x = node.node("effect")
        self.n = x.maybe_int("n", x.maybe_int("draw", x.maybe_int("amount", 0)))
        self.keep = x.maybe_int("others_keep", 0)
        self.random = x.maybe_flag("random")
        x.ignore("target")
        node.ignore("code", "name")


class Constants:
    """The numbers of the rulebook (constants.toml)."""

    def __init__(self, file: Node) -> None:
        self.rounds = file.int_("rounds")
        self.colours = file.texts("colours")
        x = file.node("setup")
        self.bonus_tiles = x.ints("bonus_tiles")
        self.score = x.int_("score")
        self.coal = x.int_("coal")
        self.deal = x.int_("deal")
        self.keep = x.int_("keep")
        self.houses = x.int_("houses")
        self.pawns = x.int_("pawns")
        self.first_pawns = x.ints("pawns_available")
        x = file.node("score_track")
        self.thresholds = x.ints("thresholds")
        self.threshold_cards = x.int_("cards")
        self.floor = x.int_("floor")
        x.ignore("lap")
        x = file.node("range")
        self.range = [x.int_("base"), x.int_("upgraded")]
        x = file.node("terrain_discount")
        self.terrain_discount = x.int_("coins")
        self.min_cost = x.int_("min_cost")
        x = file.node("compensation")
        self.compensation = [x.int_("cards"), x.int_("upgraded")]
        x = file.node("progress")
        self.progress_cost = x.int_("cost")
        self.progress_vp = x.int_("vp")
        self.progress_tiles = x.texts("tiles")
        x = file.node("exchange")
        self.exchange_keep = x.int_("keep")
        self.exchange_draw = x.int_("draw")
        x = file.node("black_market")
        self.market_cards = x.int_("cards")
        self.market_coal = x.int_("to_coal_mine")
        self.market_goods = x.int_("to_any")
        x = file.node("growth")
        self.growth_pawns = x.ints("pawns")
        self.growth_cost = x.ints("cost")
        self.growth_vp = x.ints("vp")
        x = file.node("actions")
        self.unresolved_cards = x.int_("unresolved_cards")
        self.no_build_cards = x.int_("no_build_cards")
        x = file.node("chain_bonus")
        self.chain_bonus = [x.int_("goods"), x.int_("final_goods")]
        x = file.node("final_scoring")
        self.military_vp = x.ints("military_vp")
        self.military_minimum = x.int_("military_minimum")
        self.coins_per_vp = x.int_("coins_per_vp")
        self.secret_vp = x.int_("secret_vp")


class Box:
    """Everything of one chapter that does not change while it is played."""

    def __init__(self, pack: Pack, options: dict[str, str]) -> None:
        self.constants = Constants(pack.file("constants"))
        self.cards = Cards(pack.file("buildings"), pack.file("sailors"))
        self.card_effect = self.compile_buildings()
        chapters = [Chapter(x, self.cards) for x in pack.file("chapters").nodes("chapters")]
        self.chapters = [x.slug for x in chapters]
        self.chapter = chapters[CHAPTERS.index(options["chapter"])]
        self.special = self.chapter.special
        self.land = Land(pack.file(self.chapter.board.replace("-", "_")))
        self.neighbours = self.land.neighbours(self.special.ford)
        self.every_town = [x.text("id") for board in BOARDS for x in pack.file(board).nodes("towns")]  # of all boards
        self.town_names = pack.file("town_names").texts("names")
        self.planning_in_turn = options["planning"] == "turn-order"
        self.rules = int(options["rules"])  # NEW-GEN-25, NEW-GEN-26
        start = self.chapter.start_towns
        self.start = self.land.town(start[1] if len(start) > 1 and options["start-town"] == "thickthorn" else start[0])
        pawns = pack.file("assistants")
        self.assistants = [x.int_("count") for x in pawns.nodes("pawns")]
        for i, x in enumerate(pawns.nodes("pawns")):
            pawns.expect("pawns", COLOURS.index(x.text("id")), i)
        self.draw_pawns = pawns.int_("draw")
        self.shadows = pawns.int_("shadows")
        self.events = [EventCard(i, x, self.cards) for i, x in enumerate(pack.file("events").nodes("events"))]
        self.tiles = [TileType(i, x, self.cards) for i, x in enumerate(pack.file("bonus_tiles").nodes("tiles"))]
        self.tile_slug = [t.slug for t in self.tiles]
        self.declared: dict[str, Declared] = {}  # by target
        for tile in self.tiles:
            if isinstance(tile.effect, Declared):
                tile.effect.tile = tile.ident
                self.declared[tile.effect.target] = tile.effect
        self.characters = [Character(i, x) for i, x in enumerate(pack.file("characters").nodes("characters"))]
        self.character_slug = [c.slug for c in self.characters]
        self.read_objectives(pack)
        self.read_player_board(pack.file("player_board"))
        self.name_choices()

    def compile_buildings(self) -> list[BuildingEffect]:
        """By card: what its type does."""
        types = self.cards.types + self.cards.sailor_types
        effects = {t.slug: compile_building(t.effect, self.cards) for t in types}
        return [effects[card.type.slug] for card in self.cards.all]

    def building_effect(self, card: int) -> BuildingEffect:
        return self.card_effect[card]

    def read_objectives(self, pack: Pack) -> None:
        secret = pack.file("secret_objectives")
        self.shared_symbol = secret.index("shared_symbol", SYMBOLS)
        self.secret_slug = [x.text("id") for x in secret.nodes("cards")]
        self.secret_symbol = [x.index("symbol", SYMBOLS) for x in secret.nodes("cards")]
        personal = pack.file("personal_objectives")
        self.personal_slug: list[str] = []
        self.personal_op: list[str] = []
        self.personal_vp: list[int] = []
        self.personal_most: list[int] = []
        for x in secret.nodes("cards"):
            x.ignore("code")
        for x in personal.nodes("cards"):
            self.personal_slug.append(x.text("id"))
            scoring = x.node("scoring")
            self.personal_op.append(scoring.text("op"))
            self.personal_vp.append(scoring.int_("vp"))
            self.personal_most.append(scoring.int_("max"))
            x.ignore("code", "name", "rule")

    def read_player_board(self, file: Node) -> None:
        self.spaces: list[Space] = []
        for slug in file.texts("actions") + self.chapter.actions:
            self.spaces.append(Space(slug, ACTIONS.index(slug), NONE, 0, 0))
        self.action_spaces = len(self.spaces)
        self.zone_slug: list[str] = []
        self.zone_holds: list[str] = []
        self.zone_group: list[int] = []  # zones with the same spaces have the same number, that of the first one (NEW-BLD-20)
        for side in file.nodes("sides"):
            here = side.text("id") == self.chapter.side
            groups: list[list[int]] = []
            for zone in side.nodes("zones"):
                slug, holds = zone.text("id"), zone.text("holds")
                zone.ignore("row")
                faces: list[int] = []
                for x in zone.nodes("spaces"):
                    space = Space(x.text("id"), PRODUCTION_SPACE, len(groups), x.int_("delta"), x.int_("goods"))
                    x.ignore("mode")
                    faces.extend([space.delta, space.goods])
                    if here:
                        self.spaces.append(space)
                groups.append(faces)
                if here:
                    self.zone_slug.append(slug)
                    self.zone_holds.append(holds)
                    self.zone_group.append(groups.index(faces))
        self.space_slug = [x.slug for x in self.spaces]
        for space in self.spaces:
            for i, other in enumerate(self.spaces):
                if other is space or (space.zone != NONE and other.zone == space.zone):
                    space.excludes |= 1 << i
        self.building_zones = [zone for zone, holds in enumerate(self.zone_holds) if holds == "any"]
        self.coal_zone = self.zone_holds.index("coal-mine")
        self.captain_zone = self.zone_holds.index("captain") if "captain" in self.zone_holds else NONE
        self.cook_zone = self.zone_holds.index("cook") if "cook" in self.zone_holds else NONE

    def name_routes(self) -> None:
        """NEW-HSE-19: a route by what matters of it: its roads, and planks, passes crossed without soldiers, or bridge owners."""
        self.route_slug: list[str] = []
        self.route_roads: list[int] = []
        self.route_extra: list[int] = []  # planks, passes, or the owners as a bit mask
        for roads in range(1, MOST_ROADS + 1):
            words = [f"{roads}-road"]
            if self.special.bridges:
                for owners in range(1, 1 << len(self.constants.colours)):
                    names = [c for i, c in enumerate(self.constants.colours) if (owners >> i) & 1]
                    words.append(f"{roads}-road-toll-{'-'.join(names)}")
            elif self.special.thicket_good != NONE:
                words.extend([f"{roads}-road-plank-{n}" for n in range(1, roads + 1)])
            elif self.special.pass_vp != 0:
                words.extend([f"{roads}-road-pass-{n}" for n in range(1, roads + 1)])
            for extra, word in enumerate(words):
                self.route_slug.append(word)
                self.route_roads.append(roads)
                self.route_extra.append(extra)
        self.plain_routes: list[list[int]] = [[]]  # by length
        for roads in range(1, MOST_ROADS + 1):
            self.plain_routes.append([self.route(roads, 0)])

    def route(self, roads: int, extra: int) -> int:
        """Those of one length come one after the other, by what they cost."""
        return self.route_roads.index(roads) + extra

    def name_choices(self) -> None:
        cards = self.cards.slugs
        wares = self.wares = Kinds("good", self.cards.goods.ware_slug, MOST_PIECES)
        hand = Kinds("card", cards[: self.cards.buildings], 1)
        spaces = ("space", self.space_slug)
        self.name_routes()
        self.discount_slug = [*[f"tiles-{n}" for n in range(1, 4)], "gunda", *[f"gunda-tiles-{n}" for n in range(1, 4)]]
        tiles = [f"tiles-{n}" for n in range(1, 4)]
        pawns = [f"pawn-{n}" for n in self.constants.growth_pawns]
        self.PASS = Choice(Verb("pass", [], ""))
        self.DONE = Choice(Verb("done", [], ""))
        self.DISCARD = Verb("discard", [], ":", kinds=hand)
        self.CHOOSE = Verb("choose", [("character", self.character_slug)], ":")
        self.PLAN = Verb("plan", [spaces] * self.constants.pawns, ":,@/")
        self.first_plans = [Choice(self.PLAN, x) for x in range(len(self.spaces))]
        self.second_plans = [self.plans_after(c) for c in self.first_plans]  # by the first pawn's space
        self.PUT = Verb("put", [("pawn", [f"pawn-{n + 1}" for n in range(self.constants.pawns)]), spaces], ":@")
        self.KEEP = Verb("keep", [("card", cards[: self.cards.buildings])], ":")
        self.REMOVE = Verb("remove", [("progress-tile", self.constants.progress_tiles)], ":+", kinds=wares)
        self.TRADE = Verb("trade", [("building", cards)], ":+", kinds=hand)
        self.GROW = Verb("grow", [("pawn", pawns), ("discount", tiles)], ":,+", kinds=wares)
        self.BUILD = Verb(
            "build",
            [
                ("building", cards),
                ("town", self.land.town_slug),
                ("route", self.route_slug),
                ("zone", self.zone_slug),
                ("discount", self.discount_slug),
            ],
            ":@,,,+",
            kinds=wares,
        )
        self.RECRUIT = Verb("recruit", [("building", cards)], ":+", kinds=wares)
        self.TAKE = Verb("take", [("bonus-space", self.land.bonus_slug)], ":")
        self.BRIDGE = Verb("bridge", [("bridge-site", self.land.site_slug)], ":+", kinds=wares)
        self.SHIPYARD = Verb("shipyard", [("offer", [x.slug for x in self.special.shipyard])], ":")
        self.SAIL = Verb("sail", [("sea-space", self.land.sea_slug)], ":+", kinds=wares)
        self.MOVE = Verb("move", [("sea-space", self.land.sea_slug)], ":")
        self.PRODUCE = Verb("produce", [("means", ["assistants", *tiles])], ":+", kinds=hand)
        self.FEED = Verb("feed", [("building", cards)], ":+", kinds=hand)
        self.CHAIN = Verb("chain", [("building", cards)], ":+", kinds=wares)
        self.PLACE = Verb("place", [("building", cards)], ":")
        self.WORK = Verb("work", [("building", cards)], ":")
        self.JAIL = Verb("jail", [("building", cards), ("pawn", JAILED)], ":@")
        self.HIRE = Verb("hire", [("assistant", COLOURS)], ":+", kinds=wares)
        self.ASSISTANT = Verb("assistant", [("assistant", COLOURS)], ":")
        self.LOSE = Verb("lose", [], ":", kinds=wares)
        self.DELIVER = Verb("deliver", [("schedule", self.schedule_slugs())], ":+", kinds=wares)
        self.NAME = Verb("name", [("town", self.land.town_slug), ("given-name", self.town_names)], ":=")
        branches = self.chapter.next if len(self.chapter.next) > 1 else []
        self.TRAVEL = Verb("travel", [("chapter", branches)], ":")
        self.USE = Verb("use", [("bonus-tile", self.tile_slug)], ":", extra=True)
        self.CALL = Verb("call", [("character", self.character_slug)], ":", extra=True)
        self.RELEASE = Verb("release", [("assistant", COLOURS)], ":", extra=True)
        every = [self.PASS.verb, self.DONE.verb, self.DISCARD, self.CHOOSE, self.PLAN, self.PUT, self.KEEP, self.REMOVE, self.TRADE]
        every += [self.GROW, self.BUILD, self.RECRUIT, self.TAKE, self.BRIDGE, self.SHIPYARD, self.SAIL, self.MOVE, self.PRODUCE]
        every += [self.FEED, self.CHAIN, self.PLACE, self.WORK, self.JAIL, self.HIRE, self.ASSISTANT, self.LOSE, self.DELIVER]
        every += [self.NAME, self.USE, self.CALL, self.RELEASE, self.TRAVEL]
        self.verbs: dict[str, Verb] = {v.name: v for v in every if all(v.vocabularies)}  # without those of other chapters

    def plans_after(self, first: Choice) -> list[Choice]:
        return [first.with_part(1, x) for x in range(len(self.spaces)) if not (self.spaces[first.a].excludes >> x) & 1]

    def schedule_slugs(self) -> list[str]:
        """The schedules of the main objective; alone one may also deliver for the solo card and score none (NEW-SOLO-8)."""
        return [x.slug for x in self.chapter.schedules] + ["solo-card"]

    def event(self, slug: str) -> int:
        for e in self.events:
            if e.slug == slug:
                return e.ident
        raise KeyError(slug)

    def tile(self, slug: str) -> int:
        return self.tile_slug.index(slug)
