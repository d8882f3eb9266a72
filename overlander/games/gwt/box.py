"""What only this game prints: outlaws, railroad, stations, cities, the cattle market (data/*.toml)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import COUNT, NONE, Choice
from overlander.core.data import Node, Pack
from overlander.games.gwt.poker import PokerTable
from overlander.games.gwt.rails.map import NorthMap
from overlander.games.gwt.sam.box import SamBox, SamNorth
from overlander.games.trail.actions import Action, Compiler, IconMaker, TollMaker
from overlander.games.trail.box import FACES, HAZARD, OUTLAW, WORKER, TrailBox, ignore_drawn

WORKERS: Final = ["cowboy", "builder", "engineer"]
COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2

GREEN: Final = OUTLAW
ORANGE: Final = OUTLAW + 1
OUTLAWS: Final = ["green", "orange"]

# what objectives ask for (OBJ-11)
TASKS: Final = ["building", "green-outlaw", "orange-outlaw", "hazard", "station", "value-3", "shorthorn", "hereford", "new-york"]
NORTHERN_TASKS: Final = ["bell", "orange-cattle"]  # RTN-OBJ-1

# what `per` counts
COUNTERS: Final = [
    "own-engineer",
    "own-cowboy",
    "own-builder",
    "own-worker",
    "own-building-in-forest",
    "own-building-on-trail",
    "own-hazard",
    "own-upgraded-station",
    "outlaw-pair",
    "hazard-pair",
    "certificate-pair",
    "station-pair",
    "objective-pair",
    "freed-bell",
    "own-shop-in-medium-town",
    "herd-card-value-3-4-5",
]
OWN_ENGINEER: Final = 0
OWN_COWBOY: Final = 1
OWN_BUILDER: Final = 2
OWN_WORKER: Final = 3
OWN_BUILDING_IN_FOREST: Final = 4
OWN_BUILDING_ON_TRAIL: Final = 5
OWN_HAZARD: Final = 6
OWN_UPGRADED_STATION: Final = 7
OUTLAW_PAIR: Final = 8
HAZARD_PAIR: Final = 9
CERTIFICATE_PAIR: Final = 10
STATION_PAIR: Final = 11
OBJECTIVE_PAIR: Final = 12
FREED_BELL: Final = 13
SHOP_IN_MEDIUM_TOWN: Final = 14
GOOD_CATTLE: Final = 15

CATEGORIES: Final = [
    "dollars",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station-masters",
    "workers",
    "right-step-disc",
    "job-market-marker",
]
SET_UP_ONLY: Final = ("layout", "sides")  # options that leave the box as it is
FORESIGHTS: Final = [f"foresight-{spot}-{row}" for spot in (1, 2, 3) for row in ("top", "bottom")]


NO_OBJECTIVE: Final = 0  # what a delivery gives: DEL-9, RTN-DEL-9
FROM_DISPLAY: Final = 1
FROM_DISPLAY_OR_STACK: Final = 2


def objective_source(gift: Node) -> int:
    """An objective card for a delivery, onto the discard pile."""
    gift.one_of("op", ["gain-objective"])
    gift.one_of("to", ["discard"])
    return FROM_DISPLAY if gift.one_of("from", ["display", "display-or-stack"]) == "display" else FROM_DISPLAY_OR_STACK


def dollars(gifts: list[Node]) -> int:
    """What a list of plain gains adds up to."""
    for g in gifts:
        g.one_of("op", ["gain"])
    return sum(g.int_("n") for g in gifts)


class GwtBox(TrailBox):
    """The box as the options have it (all of them but SET_UP_ONLY)."""

    def __init__(self, pack: Pack, options: dict[str, str], effects: dict[str, IconMaker], tolls: dict[str, TollMaker]) -> None:
        self.mended = options["rules"] != "1"  # FSM-5
        self.copy_special = options["copy-special-action"] == "on"  # BLDG-6b-4
        self.delivery_from_stack = options["delivery-objectives"] == "display-or-stack"  # DEL-9
        self.objectives_in_the_city = options["objectives-at-kansas-city"] == "on"  # KC-E6
        solo = options["players"] == "1"
        rails = pack.file("rails_to_the_north") if options["rails"] == "on" else None
        brahman = options["brahman"] == "on"
        self.simmental = options["simmental"] == "on"
        self.orange = brahman or self.simmental  # with the market tile of the orange breeds
        self.additions: list[Node] = []  # files that add rows to the tables of others
        chosen = options["orange-objectives" if rails is not None else "simmental-objectives"]
        self.orange_objectives = self.orange and chosen == "on"  # RTN-SETUP-8
        if rails is not None:
            self.additions.append(rails)
        if self.orange_objectives:
            self.additions.append(pack.file("orange_objectives"))
        if self.orange:
            self.additions.append(pack.file("orange_cattle"))
        if brahman:
            self.additions.append(pack.file("brahman"))
        if self.simmental:
            self.additions.append(pack.file("simmental"))
        tasks = TASKS + NORTHERN_TASKS if rails is not None or self.orange_objectives else TASKS
        super().__init__(pack, 2 if solo else int(options["players"]), WORKERS, tasks, COUNTERS, effects, tolls)
        self.base_buildings = len(pack.file("private_buildings").nodes("buildings"))  # those of an expansion come after them
        self.read_outlaws(pack)
        self.read_railroad(pack.file("railroad"))
        if rails is not None:
            self.add_stations(rails.nodes("stations"))
        self.read_cities(pack.file("railroad"), rails)
        compiler = Compiler(self, effects, tolls)
        self.read_masters(self.rows(pack, "station_masters", "tiles"), compiler)
        self.read_market(pack)
        self.north: NorthMap | None = None
        if rails is not None:
            tokens = options["annex-row-tokens"] == "on"
            self.north = NorthMap(rails, tokens, compiler, self.city_slug, self.station_slug)
        self.breed_brahman = self.breeds.index("brahman") if brahman else NONE
        self.brahman_dollars = pack.file("brahman").int_("dollars_per_card") if brahman else 0
        self.step_left_disc = self.disc_at["step-left"]
        self.step_right_disc = self.disc_at["step-right"]
        self.hand_left_disc = self.disc_at["hand-left"]
        self.hand_right_disc = self.disc_at["hand-right"]
        self.certificate_4_disc = self.disc_at["certificate-4"]
        self.certificate_6_disc = self.disc_at["certificate-6"]
        self.breed_shorthorn = self.breeds.index("shorthorn")
        self.breed_hereford = self.breeds.index("hereford")
        self.make_own_verbs()
        self.categories: list[str] = CATEGORIES[:]
        self.poker: PokerTable | None = None
        if options["poker"] == "on":
            self.poker = PokerTable(pack.file("poker"), self, compiler)
            self.categories.append("poker")
        self.sam: SamBox | None = self.read_sam(pack, options) if solo else None
        self.check(pack, options)

    def rows(self, pack: Pack, file: str, field: str) -> list[Node]:
        """With those of the expansions: `[[private_buildings.buildings]]` in their files belongs to private_buildings.toml."""
        out = pack.file(file).nodes(field)
        for x in self.additions:
            if x.has(file) and x.node(file).has(field):
                out = out + x.node(file).nodes(field)
        return out

    def read_player_count(self, file: Node) -> None:
        super().read_player_count(file)
        steps = file.node("step_limit").node(str(self.players))
        self.step_left = steps.int_("left_disc")
        self.step_right = steps.int_("right_disc")

    def read_more_cattle(self, pack: Pack) -> None:
        """SIM-1, SIM-5: stage 1 is shuffled into the market cards, stages 2 and 3 lie beside the board."""
        self.simmental_stages: list[int] = []
        self.simmental_beside: list[int] = []
        if self.simmental:
            stages = pack.file("simmental").nodes("stages")
            first = len(self.card_slug)
            deck = self.read_deck(stages, faces=True)
            self.simmental_stages = [first + i for i in range(len(stages))]
            self.market_deck.extend([kind for kind in deck if kind == first])
            self.simmental_beside = [kind for kind in deck if kind != first]

    def read_sam(self, pack: Pack, options: dict[str, str]) -> SamBox:
        self.hazard_branch: list[bool] = [x.has("hazard_branch") for x in pack.file("trail").nodes("spaces")]  # SAM-52
        file = pack.file("solo_sam")
        deck = file if self.north is None else pack.file("solo_sam_north")  # RTN-SAM-1
        north = None if self.north is None else SamNorth(deck, options["sam"], self.city_slug, self.north.town_slug)
        ask = options["sam-ties"] == "ask"
        first = options["sam-first-city"]
        whole_way = options["sam-fees"] == "way"
        return SamBox(file, deck, options["sam"], first, ask, whole_way, self.workers, self.city_slug, CATEGORIES, north)

    def solo(self) -> SamBox:
        """Sam's cards, in a solo game."""
        assert self.sam is not None
        return self.sam

    def read_job_market(self, file: Node) -> None:
        super().read_job_market(file)
        self.row_arrow: list[str] = [x.text("arrow_after") for x in file.nodes("rows")]
        self.marker_vp = file.node("marker").int_("vp")

    def foresights(self) -> list[str]:
        return FORESIGHTS

    def read_supply(self, pack: Pack) -> None:
        supply = pack.file("kansas_city_supply")
        self.read_hazards(supply.nodes("hazard_tiles"))
        self.bags = [self.read_bag(supply.node("bags").node(str(k))) for k in (1, 2, 3)]

    def read_bag(self, node: Node) -> list[int]:
        bag: list[int] = []
        hazards = node.node("hazards")
        for i, area in enumerate(self.areas):
            if hazards.int_(area):
                hazards.expect(node.place + ".hazards." + area, hazards.int_(area), len(self.hazard_vp))
                bag.extend([HAZARD + i * FACES + face for face in range(len(self.hazard_vp))])
        workers = node.node("workers")
        for i, slug in enumerate(self.workers):
            bag.extend([WORKER + i] * workers.int_(slug))
        outlaws = node.node("outlaws")
        for i, colour in enumerate(OUTLAWS):
            bag.extend([OUTLAW + i] * outlaws.int_(colour))
        node.expect(node.place, len(bag), node.int_("total"))
        return bag

    def read_outlaws(self, pack: Pack) -> None:
        tiles = pack.file("kansas_city_supply").node("outlaw_tiles")
        for i, colour in enumerate(OUTLAWS):
            self.fee[OUTLAW + i] = self.hand_fee(tiles.node(colour).one_of("hand", ["green", "black"]))
            self.tile_slug[OUTLAW + i] = colour
        trail = pack.file("trail")
        area = trail.node("areas").node("outlaw")
        area.ignore("between", "tile")
        self.outlaw_spaces: list[int] = [self.at[x] for x in area.texts("spaces")]
        self.bounty: list[int] = [0] * len(self.spaces)  # dollars; NONE: an exchange token
        for i, x in enumerate(trail.nodes("spaces")):
            if x.has("reward"):
                reward = x.node("reward")
                token = reward.one_of("op", ["gain", "exchange-token"]) == "exchange-token"
                n = reward.int_("n")
                self.bounty[i] = NONE if token else n

    def read_railroad(self, file: Node) -> None:
        """ENG-6, ENG-9: nodes in order 0, 1, ... 4, 4.5, 5 ...; a turnout links its two main spaces beside the main track."""
        last = file.int_("last_space")
        turnouts: dict[int, str] = {}
        for x in file.nodes("turnouts"):
            before, after = x.texts("between")
            if int(after) != int(before) + 1 or x.text("id") != before + ".5":
                x.fail("data-turnout", "between", f"{before}, {after}")
            turnouts[int(before)] = x.text("id")
        self.node_slug: list[str] = []
        self.node_space: list[int] = []  # the main space; for a turnout the one after it (DEL-15)
        self.node_main: list[bool] = []
        for space in range(file.int_("start_space"), last + 1):
            self.add_node(str(space), space, True)
            if space in turnouts:
                self.add_node(turnouts[space], space + 1, False)
        self.last_node = len(self.node_slug) - 1
        self.ahead: list[list[int]] = [[] for _ in self.node_slug]
        self.behind: list[list[int]] = [[] for _ in self.node_slug]
        for node in range(self.last_node):
            self.link(node, node + 1)
            if self.node_main[node] and not self.node_main[node + 1]:
                self.link(node, node + 2)
        stations = file.nodes("stations")
        self.station_slug: list[str] = [x.text("id") for x in stations]
        self.station_cost: list[int] = [x.int_("cost") for x in stations]
        self.station_vp: list[int] = [x.int_("vp") for x in stations]
        self.station_white: list[bool] = [x.one_of("border", ["white", "dashed"]) == "white" for x in stations]
        self.station_node: list[int] = [self.node_slug.index(x.one_of("turnout", self.node_slug)) for x in stations]
        self.master_stations: list[int] = [i for i, x in enumerate(stations) if x.flag("station_master_space")]
        self.node_station: list[int] = [NONE] * len(self.node_slug)
        for i, node in enumerate(self.station_node):
            self.node_station[node] = i
        self.end_money = dollars(file.node("end_of_track").nodes("then"))
        crossings = file.ints("crossings_after_space")
        self.node_crossings: list[int] = [sum(1 for x in crossings if x < space) for space in self.node_space]
        self.crossings_after: list[int] = crossings

    def add_stations(self, nodes: list[Node]) -> None:
        """RTN-SHOP-12, RTN-E14: stations like the others, but away from the track."""
        for x in nodes:
            if x.flag("station_master_space"):
                self.master_stations.append(len(self.station_slug))
            self.station_slug.append(x.text("id"))
            self.station_cost.append(x.int_("cost"))
            self.station_vp.append(x.int_("vp"))
            self.station_white.append(x.one_of("border", ["white", "dashed"]) == "white")
            self.station_node.append(NONE)

    def add_node(self, slug: str, space: int, main: bool) -> None:
        self.node_slug.append(slug)
        self.node_space.append(space)
        self.node_main.append(main)

    def link(self, a: int, b: int) -> None:
        self.ahead[a].append(b)
        self.behind[b].append(a)

    def read_cities(self, file: Node, rails: Node | None) -> None:
        """The strip along the track; the expansion's replaces it and has big cities beside it (RTN-SETUP-2)."""
        nodes = file.nodes("cities") if rails is None else rails.nodes("strip")
        self.strip: list[int] = list(range(len(nodes)))
        self.delivery_optional = rails is not None and rails.node("delivery").flag("optional")  # RTN-DEL-3
        if rails is not None:
            nodes = nodes + rails.nodes("big_cities")
        self.city_slug: list[str] = [x.text("id") for x in nodes]
        self.city_value: list[int] = [x.int_("value") for x in nodes]
        self.city_white: list[bool] = [x.one_of("border", ["white", "dashed"]) == "white" for x in nodes]
        self.city_repeatable: list[bool] = [x.flag("repeatable") for x in nodes]
        self.city_vp: list[int] = [x.int_("vp_per_disc") for x in nodes]
        self.city_money: list[int] = []
        self.city_objective: list[int] = []
        for x in nodes:
            gifts = x.nodes("on_delivery") if x.has("on_delivery") else []
            self.city_money.append(dollars([g for g in gifts if g.text("op") == "gain"]))
            sources = [self.read_source(g) for g in gifts if g.text("op") != "gain"]
            self.city_objective.append(max(sources, default=NO_OBJECTIVE))
        self.city_crossings: list[int] = [sum(1 for x in self.crossings_after if x < value) for value in self.city_value]
        self.new_york = self.city_slug.index("new-york")
        self.arrow_vp: list[int] = [0] * len(nodes)  # arrow i joins city i and city i + 1
        self.arrow_token: list[bool] = [False] * len(nodes)
        self.arrow_objective: list[int] = [NO_OBJECTIVE] * len(nodes)
        for x in (file if rails is None else rails).nodes("arrows"):
            one, two = x.texts("between")
            i = self.city_slug.index(one) if one in self.city_slug else len(nodes)
            if i + 1 >= len(nodes) or self.city_slug[i + 1] != two:
                x.fail("data-unknown-word", "between", f"{one}, {two}")
            self.arrow_vp[i] = x.int_("vp")
            for g in x.nodes("on_complete"):
                op = g.one_of("op", ["exchange-token", "gain-objective"])
                if op == "exchange-token":
                    g.ignore("n")
                    self.arrow_token[i] = True
                else:
                    self.arrow_objective[i] = self.read_source(g)

    def read_source(self, gift: Node) -> int:
        """RTN-DEL-9; games that began with version 1 of the rules know the display only (FSM-5)."""
        source = objective_source(gift)
        if self.delivery_from_stack:
            return FROM_DISPLAY_OR_STACK
        return source if self.mended else FROM_DISPLAY

    def read_masters(self, nodes: list[Node], compiler: Compiler) -> None:
        self.master_slug: list[str] = []
        self.master_actions: list[list[Action]] = []
        self.master_certificates: list[int] = []
        self.master_vp: list[int] = []
        self.master_per: list[int] = []
        for x in nodes:
            slug = x.text("id")
            self.master_slug.append(slug)
            self.master_actions.append(compiler.location(slug, [x.node("immediate")]) if x.has("immediate") else [])
            self.master_certificates.append(x.int_("permanent_certificates"))
            scoring = x.node("scoring") if x.has("scoring") else None
            if scoring is not None:
                scoring.one_of("op", ["vp-end-per"])
            self.master_vp.append(scoring.int_("n") if scoring is not None else 0)
            self.master_per.append(scoring.index("per", self.counters) if scoring is not None else NONE)

    def read_market(self, pack: Pack) -> None:
        nodes = self.rows(pack, "market_prices", "options")
        self.price_slug: list[str] = [x.text("id") for x in nodes]
        self.price_value: list[int] = [x.int_("value") for x in nodes]
        self.price_cards: list[int] = [x.int_("cards") for x in nodes]
        self.price_cowboys: list[int] = [x.int_("cowboys") for x in nodes]
        self.price_dollars: list[int] = [x.int_("dollars") for x in nodes]
        self.cards_added = pack.file("market_prices").node("refill_with_cowboy").int_("cards_added")
        if self.orange:
            self.market_size = pack.file("orange_cattle").node("cattle_market_size").int_(str(self.players))

    def make_own_verbs(self) -> None:
        self.DELIVER = self.verb("deliver", [("city", self.city_slug)], ":")
        self.DISC_FROM = self.verb("disc-from", [("station", self.station_slug)], ":")
        self.NO_DISC = Choice(self.verb("no-disc", [], ""))
        self.LOCOMOTIVE = self.verb("locomotive", [("node", self.node_slug)], ":")
        self.UPGRADE = self.verb("upgrade", [("station", self.station_slug)], ":")
        self.BUY = self.verb("buy", [("card", self.card_slug), ("other", self.card_slug), ("price", self.price_slug)], ":,@")
        self.SAM_BUY = self.verb("sam-buy", [("card", self.card_slug), ("other", self.card_slug), ("third", self.card_slug)], ":,,")
        self.RAISE = self.verb("raise", [], "", COUNT)
        self.ADD_CATTLE = Choice(self.verb("add-cattle", [], ""))
        self.OUTLAW = self.verb("outlaw", [("location", self.spaces)], ":")
        self.COPY = self.verb("copy", [("location", self.spaces)], ":")
        if self.north is not None:
            self.north.make_verbs(self)

    def check(self, pack: Pack, options: dict[str, str]) -> None:
        """The counts that the rules assert (SETUP-7, 14, 17, 20, 24, 28, 29; STN-9, 10; DEL-13; ENG-9; RTN-SETUP-3..8, BRA-1)."""
        all_tiles = self.bags[0] + self.bags[1] + self.bags[2]
        rails = 1 if self.north is not None else 0
        orange = 1 if self.orange_objectives else 0
        brahman = 8 if options["brahman"] == "on" else 0
        simmental = 8 if self.simmental else 0
        counts = (
            ("kansas_city_supply", "bags", len(all_tiles), 94),
            ("cattle", "start_deck", len(self.start_deck), 14),
            ("cattle", "market_deck", len(self.market_deck), 36 + brahman + simmental),
            ("simmental", "stages", len(self.simmental_beside), 2 * simmental),
            ("objectives", "base", len(self.objective_deck), 24 + 4 * rails + 4 * orange),
            ("objectives", "starting", len(self.start_objectives), 4 + rails + orange),
            ("private_buildings", "buildings", len(self.building_slug), 24 + 2 * rails),
            ("neutral_buildings", "buildings", len(self.neutral_slug), 7),
            ("station_masters", "tiles", len(self.master_slug), 9 + 2 * rails),
            ("player_board", "disc_slots", len(self.disc_slug), 14 + rails),
            ("player_board", "auxiliary_actions", len(self.auxiliary_slug), 5 + rails),
            ("railroad", "stations", len(self.station_slug), 10 + 2 * rails),
            ("railroad", "cities", len(self.city_slug), 10 + 6 * rails),
            ("railroad", "turnouts", self.node_main.count(False), 9),
            ("job_market", "rows", len(self.row_cost), 12),
            ("trail", "spaces", len(self.building_spaces), 22),
            ("player_count", "starting_order", len(self.start_money), 4),
            ("solo_sam", "cards", 15 if self.sam is None else len(self.sam.cards), 15),
        )
        for file, place, found, wanted in counts:
            pack.file(file).expect(place, found, wanted)
        if self.sam is not None:
            prices = list(zip(self.price_cards, self.price_cowboys, self.price_dollars, strict=True))
            self.sam.check_purse(pack.file("solo_sam"), prices, self.row_length)


# what only drawings and readers use, by file and table
DRAWN: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "layout": {"": ("board", "seat", "market", "objectives", "players", "hand", "supply")},
    "action_vocabulary": {"": ("requirements", "effects", "counters")},
    "trail": {
        "": ("layout", "foresight", "kansas_city_spots"),
        "spaces": ("x", "y", "letter", "area", "number", "hazard_branch", "outlaw_branch", "on_trail"),
        "edges": ("via",),
    },
    "railroad": {
        "": ("layout",),
        "end_of_track": ("space", "mandatory_back_min"),
        "turnouts": ("station", "x", "y"),
        "stations": ("x", "y", "master_x", "master_y"),
        "cities": ("name", "x", "y"),
    },
    "neutral_buildings": {"": ("count",)},
    "private_buildings": {"": ("count_base",), "buildings": ("set",)},
    "station_masters": {"": ("setup_base",), "tiles": ("set",)},
    "cattle": {"": ("totals",), "breeds": ("name", "colour", "value", "group")},
    "simmental": {"stages": ("stage", "name")},
    "market_prices": {
        "": ("display_order",),
        "refill_with_cowboy": ("cowboys", "limit"),
        "options": ("breeds",),
    },
    "objectives": {"": ("counts",)},
    "job_market": {"marker": ("starts_on_row", "column")},
    "player_board": {
        "": ("grey_spaces", "certificate_track", "hand_limit"),
        "worker_rows": ("printed_in_column_1",),
        "disc_slots": ("group", "level", "hand_bonus", "certificate_limit", "needs"),
        "auxiliary_actions": ("available_at_start",),
    },
    "player_count": {
        "": ("foresight_spaces", "scoring_categories", "job_market_initial_workers", "exchange_tokens", "coins"),
        "starting_order": ("position",),
    },
    "rails_to_the_north": {
        "": ("panel",),
        "town_hall": ("id", "x", "y"),
        "towns": ("region", "x", "y"),
        "strip": ("name", "x", "y"),
        "big_cities": ("name", "x", "y"),
        "stations": ("x", "y", "master_x", "master_y"),
    },
    "orange_cattle": {"": ("display_order",)},
}
# files with rows for other files
ADDITIONS: Final = ("rails_to_the_north", "orange_objectives", "orange_cattle", "brahman", "simmental")


def check_all_read(pack: Pack) -> None:
    """Nothing in the files that nobody asks for: a misspelt key would otherwise be a value that silently does not count."""
    for file, tables in DRAWN.items():
        ignore_drawn(pack.file(file), tables)
        for name in ADDITIONS:
            if pack.file(name).has(file):
                ignore_drawn(pack.file(name).node(file), tables)
    pack.done()
