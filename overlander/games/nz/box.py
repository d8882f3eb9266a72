"""What only this game prints: sheep, support and bonus cards, bonus market, trading posts, sea board, exploration track."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import COUNT, NONE, PATH, Choice
from overlander.core.data import Node, Pack
from overlander.games.nz.sarah.box import SarahBox
from overlander.games.nz.sea_board import LARGE as LARGE
from overlander.games.nz.sea_board import MEDIUM as MEDIUM
from overlander.games.nz.sea_board import SIZES as SIZES
from overlander.games.nz.sea_board import SLOTS as SLOTS
from overlander.games.nz.sea_board import SMALL as SMALL
from overlander.games.nz.sea_board import SeaBox
from overlander.games.trail.actions import Action, Compiler, IconMaker, TollMaker
from overlander.games.trail.box import FACES, HAZARD, NEUTRAL, WORKER

WORKERS: Final = ["shepherd", "builder", "sailor", "shearer"]
SHEPHERD: Final = 0
BUILDER: Final = 1
SAILOR: Final = 2
SHEARER: Final = 3

BONUS: Final = 32  # tiles on the bonus market: + kind

# what objectives ask for (NZ-OBJ-12..21)
TASKS: Final = [
    "building",
    "building-4",
    "post-13",
    "shearers-2",
    "storehouse",
    "herd-lincoln-or-corriedale",
    "herd-hampshire-or-ryeland",
    "herd-ferry",
    "exploration-6",
    "flood-tile",
]
BUILDING: Final = 0
BUILDING_4: Final = 1

# what `per` counts
COUNTERS: Final = [
    "own-shepherd",
    "own-sailor",
    "own-building-on-lush",
    "own-building-on-trail",
    "own-hazard",
    "hazard-pair",
    "own-storehouse",
    "own-objective",
    "exploration",
    "own-certificate",
    "own-worker",
    "own-ferry",
]
OWN_SHEPHERD: Final = 0
OWN_SAILOR: Final = 1
OWN_BUILDING_ON_LUSH: Final = 2
OWN_BUILDING_ON_TRAIL: Final = 3
OWN_HAZARD: Final = 4
HAZARD_PAIR: Final = 5
OWN_STOREHOUSE: Final = 6
OWN_OBJECTIVE: Final = 7
EXPLORATION: Final = 8
OWN_CERTIFICATE: Final = 9
OWN_WORKER: Final = 10
OWN_FERRY: Final = 11

CATEGORIES: Final = [
    "money",
    "buildings",
    "posts",
    "harbours",
    "exploration",
    "tiles",
    "cards",
    "objectives",
    "harbourmasters",
    "hand-limit-disc",
    "workers",
    "market-marker",
]
PILE_OPTIONS: Final = ("wheel-set", "barrel-set", "bell-set", "compass-set")
SET_UP_ONLY: Final = ("layout", "sides", *PILE_OPTIONS)  # options that leave the box as it is
FORESIGHTS: Final = ["foresight-a-1", "foresight-a-2", "foresight-b-1", "foresight-b-2"]

# how a card is played: its only effect is not named
FIRST_USE: Final = 0
DRAW_ONLY: Final = 2
USES: Final = ["first", "second", "draw-only"]

STEP_TILE: Final = 0
FEE_TILE: Final = 1

# what a trading post trades in
SHEEP: Final = 0
WOOL: Final = 1


class NzBox(SeaBox):
    """The box as the options have it (all of them but SET_UP_ONLY)."""

    def __init__(self, pack: Pack, options: dict[str, str], effects: dict[str, IconMaker], tolls: dict[str, TollMaker]) -> None:
        self.mended = options["rules"] != "1"  # NZ-OPT-1
        # the readings of section 35
        self.sheepdog_money = options["sheepdog-effect"] == "money"  # NZ-SUP-7
        self.sailor_gold = options["sailor-discard-marker"] == "gold"  # NZ-HIRE-16
        self.paid_to_draw_pile = options["paid-sheep-pile"] == "draw-pile"  # NZ-HIRE-9
        self.extra_prices = options["market-extra-options"] == "on"  # NZ-MKT-E5
        self.hazard_twice = options["neutral-h-split"] == "hazard-twice-on-ii"  # NZ-NB-2
        self.set_6_price = int(options["set-6-price"])  # NZ-BC-E3
        self.zero_shearing = options["zero-sheep-shearing"] == "on"  # NZ-WOOL-E3
        self.deliver_without_disc = options["no-disc-delivery-action"] == "on"  # NZ-DEL-E4
        self.left_actions = options["left-actions-after-move-again"] == "on"  # NZ-AGAIN-E1
        self.remote_returns = options["remote-end-harbour-returns-ship"] == "on"  # NZ-HARB-E5
        solo = options["players"] == "1"
        super().__init__(pack, 2 if solo else int(options["players"]), WORKERS, TASKS, COUNTERS, effects, tolls)
        compiler = Compiler(self, effects, tolls)
        self.read_card_uses(pack, compiler)
        self.read_bonus_market(pack, compiler)
        self.read_market(pack.file("market_prices"))
        self.read_sea(pack.file("sea_routes"), self.support_slug, self.piles, self.post_slug)
        self.read_masters(pack.file("harbourmasters"), compiler)
        self.read_exploration(pack)
        self.read_tracks(pack.file("player_board"))
        self.read_storehouses(pack.file("player_board"), compiler)
        self.read_parts(pack.file("harbourmasters"), compiler)
        self.make_own_verbs()
        self.sarah: SarahBox | None = self.read_sarah(pack.file("solo_sarah"), options) if solo else None
        self.check(pack)

    # -- read before the actions are compiled

    def job_columns(self, file: Node) -> int:
        return len(WORKERS)

    def foresights(self) -> list[str]:
        return FORESIGHTS

    def read_player_count(self, file: Node) -> None:
        super().read_player_count(file)
        n = str(self.players)
        self.tiles_drawn = file.node("tiles_drawn").int_(n)
        self.bonus_tiles = file.node("bonus_tiles").int_(n)
        self.bonus_columns = file.node("bonus_columns").int_(n)
        self.pile_size = file.node("pile_size").int_(n)
        self.step_tile_space = file.node("step_tile_space").int_(n)

    def read_cards(self, pack: Pack) -> None:
        """Card kinds: a breed each, then the cards that are played, then the objectives."""
        sheep = pack.file("sheep")
        self.breeds = [x.text("id") for x in sheep.nodes("breeds")]
        values = [x.int_("value") for x in sheep.nodes("breeds")]
        wool = [x.int_("wool") for x in sheep.nodes("breeds")]
        self.card_slug = []
        self.card_breed = []
        self.card_value = []
        self.card_vp = []
        self.card_wool: list[int] = []
        self.start_deck = []
        self.market_deck = []
        copies = [("start_deck", self.start_deck), ("market_deck", self.market_deck)]
        for name, deck in copies:
            for x in sheep.nodes(name):
                deck.extend([self.add_sheep(x, values, wool)] * x.int_("copies"))
        for x in sheep.nodes("other_cards"):
            self.add_sheep(x, values, wool)
        self.first_played = len(self.card_slug)  # from here on the cards that are played
        self.card_ferry: list[bool] = [False] * self.first_played
        support = pack.file("support_cards").nodes("cards")
        sets = pack.file("bonus_cards").nodes("sets")
        for x in support + sets:
            if x.has("uses"):
                self.add_card(x.text("id"), NONE, 0, x.int_("vp"))
                self.card_wool.append(0)
                self.card_ferry.append(x.maybe_flag("ferry") or x.text("id") == "ferry")
        self.first_objective = len(self.card_slug)
        self.objective_tasks = []
        self.objective_penalty = []
        self.objective_action_slug = []
        self.objective_deck = self.read_objectives(pack.file("objectives").nodes("base"))
        self.start_objectives = []
        self.read_objectives(pack.file("objectives").nodes("bonus"))
        for need in self.objective_tasks:
            need[BUILDING] += need[BUILDING_4]  # a building of 4 or more is a building too, and serves once (NZ-OBJ-E2)
        more = len(self.card_slug) - self.first_objective
        self.card_wool.extend([0] * more)
        self.card_ferry.extend([False] * more)
        self.card_orange = [False] * len(self.card_slug)
        self.support_slug: list[str] = [x.text("id") for x in support]
        self.support_kind: list[int] = [self.kind_of(x) for x in support]
        self.support_copies: list[int] = [x.int_("copies") for x in support]
        self.set_slug: list[str] = [x.text("id") for x in sets]
        self.set_kind: list[int] = [self.kind_of(x) for x in sets]
        self.ferry = self.support_slug.index("ferry")
        self.romney = self.support_slug.index("romney")
        self.shropshire = self.card_slug.index("shropshire")
        self.piles: list[str] = [x.text("id") for x in pack.file("bonus_cards").nodes("piles")]
        self.pile_gold: list[int] = [x.int_("gold") for x in pack.file("bonus_cards").nodes("piles")]

    def add_card(self, slug: str, breed: int, value: int, vp: int) -> int:
        self.card_slug.append(slug)
        self.card_breed.append(breed)
        self.card_value.append(value)
        self.card_vp.append(vp)
        return len(self.card_slug) - 1

    def add_sheep(self, x: Node, values: list[int], wool: list[int]) -> int:
        breed = x.index("breed", self.breeds)
        self.card_wool.append(wool[breed])
        return self.add_card(self.breeds[breed], breed, values[breed], x.int_("vp"))

    def kind_of(self, x: Node) -> int:
        return self.card_slug.index(x.text("breed") if x.has("breed") else x.text("id"))

    def read_supply(self, pack: Pack) -> None:
        supply = pack.file("wellington_supply")
        self.read_hazards(supply.nodes("hazard_tiles"))
        bag = supply.node("bag_a")
        tiles: list[int] = []
        workers = bag.node("workers")
        for i, slug in enumerate(self.workers):
            tiles.extend([WORKER + i] * workers.int_(slug))
        self.area_card: list[int] = []  # the support card that comes with a hazard of an area
        for i, area in enumerate(self.areas):
            copies = bag.node("hazards").ints(area)
            bag.expect("bag_a.hazards." + area, len(copies), len(self.hazard_vp))
            for face in range(len(copies)):
                tiles.extend([HAZARD + i * FACES + face] * copies[face])
            self.area_card.append(pack.file("trail").node("areas").node(area).index("card", self.support_slug))
        bonus: list[int] = []
        kinds = pack.file("bonus_tiles").nodes("tiles")
        for i, x in enumerate(kinds):
            self.tile_slug[BONUS + i] = x.text("id")
            bonus.extend([BONUS + i] * x.int_("copies"))
        self.bags = [tiles, bonus]
        self.read_posts(pack.file("trading_posts"))

    def read_posts(self, file: Node) -> None:
        nodes = file.nodes("posts")
        self.post_slug: list[str] = [x.text("id") for x in nodes]
        self.post_kind: list[int] = [x.index("kind", ["sheep", "wool"]) for x in nodes]
        self.post_value: list[int] = [x.int_("value") for x in nodes]
        self.post_white: list[bool] = [x.one_of("border", ["white", "black"]) == "white" for x in nodes]
        self.post_cost: list[int] = [x.int_("cost") for x in nodes]
        self.post_vp: list[int] = [x.int_("vp") for x in nodes]
        self.post_repeatable: list[bool] = [x.flag("repeatable") for x in nodes]
        self.post_money: list[int] = []
        self.post_card: list[int] = []  # a support card; NONE
        self.post_objective: list[bool] = []
        for x in nodes:
            money = 0
            card = NONE
            objective = False
            gifts = x.node("action").nodes("gives") if x.has("action") else []
            if x.has("action"):
                x.node("action").ignore("requires")
            for g in gifts:
                op = g.one_of("op", ["gain", "support-card", "gain-objective"])
                if op == "gain":
                    money = g.int_("n")
                elif op == "support-card":
                    card = g.index("card", self.support_slug)
                else:
                    g.ignore("to", "from")
                    objective = True
            self.post_money.append(money)
            self.post_card.append(card)
            self.post_objective.append(objective)
        self.post_arrow: list[tuple[int, int, int]] = []
        for x in file.nodes("arrows"):
            one, two = x.texts("between")
            self.post_arrow.append((self.post_slug.index(one), self.post_slug.index(two), x.int_("vp")))

    def read_discs(self, nodes: list[Node]) -> None:
        super().read_discs(nodes)
        self.disc_wool: list[int] = []
        self.disc_certificate: list[int] = []
        self.certificate_high = 0
        for x in nodes:
            gifts = {g.text("op"): g.int_("n") for g in x.nodes("on_clear")} if x.has("on_clear") else {}
            self.disc_wool.append(gifts.get("permanent-wool", 0))
            self.disc_certificate.append(gifts.get("permanent-certificate", 0))
            self.certificate_high = max(self.certificate_high, gifts.get("certificate-limit", 0))
        self.step_disc = self.disc_at["step-limit"]
        self.hand_left_disc = self.disc_at["hand-left"]
        self.hand_right_disc = self.disc_at["hand-right"]
        self.limit_disc = self.disc_at["certificate-limit"]

    # -- and after

    def read_card_uses(self, pack: Pack, compiler: Compiler) -> None:
        """NZ-SUP-3, NZ-BC: what a card that is played does, by kind from first_played on."""
        self.card_uses: list[list[Action]] = []
        support = pack.file("support_cards")
        for x in support.nodes("cards") + pack.file("bonus_cards").nodes("sets"):
            if x.has("uses"):
                self.card_uses.append(compiler.location(x.text("id"), x.nodes("uses")))
        other = compiler.location("sheepdog-other", support.node("other_readings").node("sheepdog").nodes("uses"))
        if self.sheepdog_money:
            self.card_uses[self.card_slug.index("sheepdog") - self.first_played] = other
        gold = compiler.action("sailor-2-other", 0, pack.file("player_board").node("other_readings").node("sailor-2"))
        if self.sailor_gold:
            self.row_bonus[SAILOR][2] = gold

    def read_bonus_market(self, pack: Pack, compiler: Compiler) -> None:
        file = pack.file("bonus_market")
        rows = file.nodes("rows")
        self.bonus_row_slug: list[str] = [f"row-{x.int_('row')}" for x in rows]
        self.bonus_cost: list[int] = [x.int_("cost") for x in rows]
        self.bonus_arrow: list[str] = [x.one_of("arrow_after", ["none", "black", "yellow", "turquoise", "red"]) for x in rows]
        self.marker_vp = file.node("marker").int_("vp")
        tiles = pack.file("bonus_tiles").nodes("tiles")
        self.bonus_slug: list[str] = [x.text("id") for x in tiles]
        self.bonus_vp: list[int] = [x.int_("vp") for x in tiles]
        self.bonus_money: list[int] = [x.int_("money") for x in tiles]
        self.bonus_gold: list[int] = [x.int_("gold") for x in tiles]
        self.bonus_removes: list[int] = [x.int_("removes_value") for x in tiles]  # a starting sheep of that value; 0: none
        self.bonus_action: list[Action | None] = []
        for x in tiles:
            self.bonus_action.append(compiler.action(x.text("id") + "/1", 0, x.node("action")) if x.has("action") else None)
        self.joker = self.bonus_slug.index("joker-worker")
        # NZ-CMP-11: side I of the double-sided neutral buildings, and what they show after the flip
        self.neutral_first: list[int] = []
        self.neutral_flip: list[int] = list(range(NEUTRAL + len(self.neutral_slug)))
        nodes = pack.file("neutral_buildings").nodes("buildings")
        for i, x in enumerate(nodes):
            if x.has("side_of"):
                self.neutral_flip[NEUTRAL + self.neutral_slug.index(x.text("side_of"))] = NEUTRAL + i
            elif not x.has("reading_of"):
                x.flag("double_sided")
                self.neutral_first.append(NEUTRAL + i)
        if self.hazard_twice:
            first = NEUTRAL + self.neutral_slug.index("h-other")
            self.neutral_first[self.neutral_slug.index("h")] = first
            self.neutral_flip[first] = NEUTRAL + self.neutral_slug.index("h-other-ii")

    def read_market(self, file: Node) -> None:
        nodes = [x for x in file.nodes("options") if not x.flag("extra") or self.extra_prices]
        self.price_slug: list[str] = [x.text("id") for x in nodes]
        self.price_kinds: list[list[int]] = [[self.card_slug.index(breed) for breed in x.texts("breeds")] for x in nodes]
        self.price_cards: list[int] = [x.int_("cards") for x in nodes]
        self.price_shepherds: list[int] = [x.int_("shepherds") for x in nodes]
        self.price_money: list[int] = [x.int_("money") for x in nodes]
        self.price_tokens: list[int] = [x.int_("exchange_tokens") for x in nodes]
        self.cards_added = file.node("add_with_shepherd").int_("cards_added")

    def read_exploration(self, pack: Pack) -> None:
        file = pack.file("exploration_track")
        nodes = file.nodes("spaces")
        self.last_space = len(nodes) - 1
        self.beyond_last = file.int_("beyond_last")
        self.space_gold: list[int] = [x.maybe_int("gold", 0) for x in nodes]
        flips = [i for i, x in enumerate(nodes) if x.has("flip") and x.flag("flip")]
        if not flips:
            file.fail("data-missing-key", "spaces.flip", "")
        self.flip_space = flips[0]
        self.space_vp: list[int] = []  # the figure reached so far (NZ-EXP-7)
        for i, x in enumerate(nodes):
            if x.int_("n") != i:
                x.fail("data-unknown-word", "n", str(x.int_("n")))
            self.space_vp.append(x.int_("vp") if x.has("vp") else self.space_vp[-1])
        self.step_front = file.node("step_tile").int_("front")
        self.step_back = file.node("step_tile").int_("back")
        self.new_building_gold = pack.file("private_buildings").int_("new_building_gold")

    def read_tracks(self, board: Node) -> None:
        track = board.node("certificate_track")
        self.certificate_start = track.int_("start")
        self.certificate_low = track.int_("limit")
        self.gold_from = track.int_("gold_from")
        self.gold_start = board.node("gold_track").int_("start")
        self.gold_limit = board.node("gold_track").int_("limit")

    def read_sarah(self, file: Node, options: dict[str, str]) -> SarahBox:
        local = [x for x in range(len(self.post_slug)) if self.post_kind[x] == SHEEP and self.post_harbour[x] == NONE]
        local.sort(key=lambda x: self.post_value[x])
        ask = options["sarah-ties"] == "ask"
        first = options["sarah-first-post"]
        names = (self.workers, self.card_slug, self.piles, self.post_slug, local, CATEGORIES)
        return SarahBox(file, options["sarah"], first, ask, options["sarah-fees"] == "way", *names)

    def solo(self) -> SarahBox:
        """Sarah's cards, in a solo game."""
        assert self.sarah is not None
        return self.sarah

    def make_own_verbs(self) -> None:
        cards = ("card", self.card_slug)
        self.PLAY = self.verb("play", [cards, ("use", USES)], ":@")
        self.TWO_TOKENS = Choice(self.verb("two-tokens", [], "", extra=True))
        self.BONUS_CARD = self.verb("bonus-card", [("pile", self.piles)], ":", extra=True)
        self.EXTRAS = [self.TOKEN, self.TWO_TOKENS, *[Choice(self.BONUS_CARD, pile) for pile in range(len(self.piles))]]
        self.REVEAL = self.verb("reveal", [("breed", self.breeds)], ":", PATH)
        self.SHEAR = self.verb("shear", [("breed", self.breeds)], ":", PATH)
        self.SHEAR_NOTHING = Choice(self.verb("shear-nothing", [], ""))
        self.CYCLE = Choice(self.verb("cycle", [], ""))
        self.DELIVER = self.verb("deliver", [("post", self.post_slug)], ":")
        self.DISC_FROM = self.verb("disc-from", [("harbour", self.harbour_slug)], ":")
        self.NO_DISC = Choice(self.verb("no-disc", [], ""))
        self.SAIL = self.verb("sail", [("sea", self.sea_slug)], ":")
        slots = [f"slot-{i + 1}" for i in range(SLOTS)]
        self.IMPROVE = self.verb("improve", [("harbour", self.harbour_slug), ("slot", slots)], ":@")
        self.STOREHOUSE = self.verb("storehouse", [("storehouse", self.storehouse_slug)], ":")
        self.INVEST = self.verb("invest", [("bonus", self.bonus_slug), ("row", self.bonus_row_slug), cards], ":@,")
        self.JOKER = self.verb("joker", [("worker", self.workers)], ":")
        self.BUY = self.verb("buy", [cards, ("other", self.card_slug), ("price", self.price_slug)], ":,@")
        self.ADD_SHEEP = Choice(self.verb("add-sheep", [], ""))
        self.TAKE = self.verb("take", [cards, ("other", self.card_slug)], ":,")
        self.EXPLORE = self.verb("explore", [], "", COUNT)
        self.FLIP = self.verb("flip", [("side", ["step-tile", "fee-tile"])], ":")

    def check(self, pack: Pack) -> None:
        """NZ-CMP: the counts that the rules assert."""
        counts = (
            ("wellington_supply", "bag_a", len(self.bags[0]), 44),
            ("bonus_tiles", "tiles", len(self.bags[1]), 34),
            ("sheep", "start_deck", len(self.start_deck), 14),
            ("sheep", "market_deck", len(self.market_deck), 37),
            ("support_cards", "cards", sum(self.support_copies), 56),
            ("bonus_cards", "sets", len(self.set_kind) * pack.file("bonus_cards").int_("copies"), 60),
            ("objectives", "base", len(self.objective_deck), 24),
            ("harbourmasters", "tiles", len(self.master_slug), 8),
            ("neutral_buildings", "buildings", len(self.neutral_first), 8),
            ("private_buildings", "buildings", len(self.building_slug), 20),
            ("player_board", "disc_slots", len(self.disc_slug), 16),
            ("player_board", "auxiliary_actions", len(self.auxiliary_slug), 5),
            ("player_board", "storehouse_pairs", len(self.pair_slug), 5),
            ("sea_routes", "harbours", len(self.medium), 5),
            ("exploration_track", "spaces", len(self.space_vp), 17),
            ("bonus_market", "rows", len(self.bonus_cost), 7),
            ("trail", "spaces", len([gate for gate in self.gate if gate]), 4),
            ("player_count", "starting_order", len(self.start_money), 4),
            ("solo_sarah", "cards", 17 if self.sarah is None else len(self.sarah.cards), 17),
        )
        for file, place, found, wanted in counts:
            pack.file(file).expect(place, found, wanted)


# what only drawings and readers use, by file and table
DRAWN: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "layout": {"": ("board", "sea", "seat", "market", "supply_piles", "objectives", "players", "hand", "supply")},
    "action_vocabulary": {"": ("requirements", "effects", "counters")},
    "trail": {
        "": ("layout",),
        "spaces": ("x", "y", "letter", "area", "number", "hazard_branch"),
        "edges": ("via",),
    },
    "sea_routes": {"": ("layout",), "spaces": ("x", "y", "route"), "harbours": ("x", "y")},
    "trading_posts": {"posts": ("x", "y", "place", "harbour")},
    "exploration_track": {"spaces": ("x", "y")},
    "sheep": {"": ("market_colours",), "breeds": ("name", "colour", "group")},
    "bonus_cards": {"sets": ("number", "kind")},
    "market_prices": {"add_with_shepherd": ("shepherds",)},
    "job_market": {"": ("columns",)},
    "bonus_market": {"marker": ("row", "column")},
    "wellington_supply": {"": ("foresight",)},
    "player_board": {
        "": ("grey_spaces",),
        "disc_slots": ("group", "level"),
        "auxiliary_actions": ("available_at_start",),
    },
    "player_count": {"starting_order": ("position",)},
    "neutral_buildings": {"buildings": ("reading_of", "double_sided", "side_of")},
}
