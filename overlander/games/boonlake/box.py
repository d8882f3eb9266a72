"""The box: the data files compiled once into ints and lists. Shared by all states, never written again (COMP)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node, Pack
from overlander.core.effects import Sequence
from overlander.games.boonlake.answers import Answers
from overlander.games.boonlake.artifacts.box import FACES, SIDES, ArtifactsBox
from overlander.games.boonlake.effects import Compiler, EffectMaker
from overlander.games.boonlake.eminence.box import EminenceBox
from overlander.games.boonlake.moments import EVENTS, ONE_USES
from overlander.games.boonlake.printed import (
    FinalEffect,
    ScoringTile,
    Site,
    Strip,
    Way,
    pairs,
    read_final,
    read_recesses,
    read_resources,
    read_share,
)

RESOURCES: Final = ["wood", "loam", "stone", "iron"]
CARD_KINDS: Final = ["day", "sunset", "night"]
DAY: Final = 0
SUNSET: Final = 1
NIGHT: Final = 2
ANY_KIND: Final = 7  # kinds as a bit mask
TRACKS: Final = ["coin", "card"]
COIN_TRACK: Final = 0
CARD_TRACK: Final = 1
STRIPS: Final = ["pioneer", "settle", "cattle", "region", "hire", "progress", "builder"]
PIONEER: Final = 0
SETTLE: Final = 1
CATTLE: Final = 2
REGION: Final = 3
HIRE: Final = 4
PROGRESS: Final = 5
BUILDER: Final = 6
PLACES: Final = ["single", "upper", "lower"]  # of a building site on its tile
LOWER: Final = 2
SPACE_KINDS: Final = ["space", "harbor", "final"]
PLAIN_SPACE: Final = 0
HARBOR: Final = 1
FINAL_SPACE: Final = 2
NO_REGION: Final = NONE
NUMBERS: Final = [str(n) for n in range(41)]
PAYMENTS: Final = ["coins", "cards"]
GOODS: Final = ["", "inhabitants", "vases"]  # what a gift can be besides coins
INHABITANT_GIFT: Final = 1
VASE_GIFT: Final = 2

# what is counted, by scoring tiles, cards and the lake
COUNTERS: Final = [
    "presences-in-region",
    "presences-main-board",
    "regions-pair",
    "coin-track-steps",
    "card-track-steps",
    "lower-track-steps",
    "production-levels",
    "adjacent-tiles-group",
    "levers",
    "cattle-removed",
    "settlements-removed",
    "houses-removed",
    "presences-at-bridges",
    "gifts",
    "cards-sunset-and-day",
    "cards-played",
    "cattle-distinct-regions",
    "lever-full-rows",
    "cards-permanent",
]
PRESENCES_IN_REGION: Final = 0
PRESENCES: Final = 1
REGIONS_PAIR: Final = 2
COIN_STEPS: Final = 3
CARD_STEPS: Final = 4
LOWER_STEPS: Final = 5
PRODUCTION_LEVELS: Final = 6
ADJACENT_TILES: Final = 7
LEVERS: Final = 8
CATTLE_REMOVED: Final = 9
SETTLEMENTS_REMOVED: Final = 10
HOUSES_REMOVED: Final = 11
AT_BRIDGES: Final = 12
GIFTS: Final = 13
SUNSET_AND_DAY: Final = 14
CARDS_PLAYED: Final = 15
CATTLE_REGIONS: Final = 16
FULL_ROWS: Final = 17
CARDS_PERMANENT: Final = 18

# permanent effects; those with a kind of card take three numbers each
PERKS: Final = [
    "modernize-discount",
    "card-discount",
    "coin-space-coins",
    "harbor-coins",
    "harbor-cards",
    "cattle-discount",
    "cattle-coins",
    "vase-space-vases",
    "builder-cards",
    "shipyard-cards",
    "all-regions",
    "lower-site-vp",
    "develop-coins",
    "cattle-pawn",
    "inhabitant-coins",
    "no-cattle-coins",
    "discard-coins",
    "discard-inhabitants",
]
MODERNIZE_DISCOUNT: Final = 0
CARD_DISCOUNT: Final = 1
COIN_SPACE_COINS: Final = 2
HARBOR_COINS: Final = 3
HARBOR_CARDS: Final = 4
CATTLE_DISCOUNT: Final = 5
CATTLE_COINS: Final = 6
VASE_SPACE_VASES: Final = 7
BUILDER_CARDS: Final = 8
SHIPYARD_CARDS: Final = 9
ALL_REGIONS: Final = 10
LOWER_SITE_VP: Final = 11
DEVELOP_COINS: Final = 12
CATTLE_PAWN: Final = 13
INHABITANT_COINS: Final = 14
NO_CATTLE_COINS: Final = 15
DISCARD_COINS: Final = 16  # + kind of card
DISCARD_INHABITANTS: Final = 19  # + kind of card
PERK_COUNT: Final = 22


class BoonBox(Answers):
    def __init__(self, pack: Pack, options: dict[str, str], effects: dict[str, EffectMaker]) -> None:
        self.players = int(options["players"])
        self.substitutes_any = options["substitutes"] == "any"  # UPG-E2
        self.doubles_gifts = options["gifts-on-own-tile"] == "double"  # SCO-E3
        self.counts_levels = options["production-sites"] == "levels"  # SCO-E1
        self.solo_artifacts = int(options["solo-artifacts"])  # ART-SOLO-1
        self.rules = int(options["rules"])  # FSM-6..11
        self.sequences: list[Sequence] = []
        self.exchanges = 0
        compiler = Compiler(self, effects)
        self.compiler = compiler
        self.artifacts_on = options["artifacts"] == "on"
        self.read_components(pack.file("components"))
        self.read_player_count(pack.file("player_count"))
        self.read_action_board(pack.file("action_board"))
        self.read_strips(pack.file("action_strips"))
        self.read_map(pack.file("map"))
        self.read_river(pack.file("river"))
        self.read_tiles(pack.file("building_tiles"))
        self.read_player_board(pack.file("player_board"))
        self.read_levers(pack.file("levers"))
        self.read_tracks(pack.file("tracks"))
        self.read_scoring_tiles(pack.file("scoring_tiles"))
        self.read_cards(pack)
        self.eminence = EminenceBox(pack.file("eminence"), options["eminence"]) if self.players == 1 else None
        self.artifacts = ArtifactsBox(pack, self, COUNTERS) if self.artifacts_on else None
        super().__init__(self.words())

    def kit(self) -> ArtifactsBox:
        """What the expansion prints."""
        assert self.artifacts is not None
        return self.artifacts

    def solo(self) -> EminenceBox:
        assert self.eminence is not None
        return self.eminence

    # -- reading

    def read_components(self, file: Node) -> None:
        base = file.node("base")
        self.card_count = base.int_("project_cards")
        self.tile_count = base.int_("building_tiles")
        self.scoring_tile_count = base.int_("scoring_tiles")
        self.lever_count = base.int_("levers")
        base.ignore("grey_tiles", "starting_tiles", "pastures", "vases", "region_markers", "solo_tiles", "coins")
        mine = file.node("player")
        self.inhabitants = mine.int_("inhabitants")
        self.houses = mine.int_("houses")
        self.settlements = mine.int_("settlements")
        self.cattle = mine.int_("cattle")
        mine.ignore("boats", "production_sites", "scoring_markers")
        more = file.node("expansion")
        self.more_cards = more.int_("project_cards")
        more.ignore("artifacts", "vases", "lake_conditions", "price_tiles", "harbor_tiles", "improved_markers")

    def read_player_count(self, file: Node) -> None:
        node = file.node("players").node(str(self.players))
        self.start_symbols = node.texts("starting_symbols")
        self.start_tiles = node.int_("starting_tiles")
        self.start_ship_slugs = node.texts("river_start")
        self.start_coins = node.ints("coins")
        self.artifacts_laid = node.int_("artifacts")
        node.ignore("price_tiles")
        start = file.node("start")
        self.start_hand = start.int_("hand")
        self.tiles_dealt = start.int_("scoring_tiles_dealt")
        self.areas = start.int_("scoring_tiles_in_play")
        self.start_ranch = start.int_("ranch")
        self.start_supply = start.int_("supply")
        start.ignore("sites")

    def read_action_board(self, file: Node) -> None:
        rows = file.nodes("rows")
        file.expect("rows", len(rows), len(STRIPS))
        self.row_slug = [x.text("id") for x in rows]
        self.most_steps = [x.int_("most_steps") for x in rows]
        self.row_vp = [x.int_("vp_cost") for x in rows]

    def read_strips(self, file: Node) -> None:
        self.strips: list[Strip] = []
        nodes = file.nodes("strips")
        file.expect("strips", len(nodes), len(STRIPS))
        for i, x in enumerate(nodes):
            if x.text("id") != STRIPS[i]:
                x.fail("data-unknown-word", "id", x.text("id"))
            boxed = x.has("kind")
            kind = x.index("kind", CARD_KINDS) if boxed else NONE
            coins = x.int_("discard_coins") if boxed else 0
            instead = None if boxed else self.compiler.sequence(x.nodes("instead"))
            active = self.compiler.sequence(x.nodes("active"))
            x.ignore("in_order")
            self.strips.append(Strip(kind, coins, instead, active, read_share(x.nodes("all")), x.flag("active_has_share")))

    def read_map(self, file: Node) -> None:
        regions = file.nodes("regions")
        self.regions: list[str] = [x.text("id") for x in regions]  # from north to south
        self.label_reward = [self.compiler.sequence(x.nodes("reward")) for x in regions]
        nodes = file.nodes("spaces")
        self.spaces: list[str] = [x.text("id") for x in nodes]
        for i, x in enumerate(nodes):
            file.expect("spaces.number", x.int_("number"), i + 1)
            x.ignore("x", "y")
        self.region_of = [x.index("region", self.regions) for x in nodes]
        self.space_reward = [self.compiler.sequence(x.nodes("reward")) for x in nodes]
        self.adjacent: list[list[int]] = [[self.spaces.index(a) for a in x.texts("adjacent")] for x in nodes]
        for a in range(len(nodes)):
            for b in self.adjacent[a]:
                if a not in self.adjacent[b]:
                    nodes[a].fail("data-unknown-word", "adjacent", self.spaces[b])
        self.start_spaces = [i for i, x in enumerate(nodes) if x.maybe_text("start", "") in self.start_symbols]
        file.expect("spaces.start", len(self.start_spaces), self.start_tiles)
        self.at_bridge = [False] * len(nodes)
        for ends in pairs(file, "bridges") + pairs(file, "fords"):
            one, two = self.spaces.index(ends[0]), self.spaces.index(ends[1])
            if two not in self.adjacent[one]:
                file.fail("data-unknown-word", "bridges", ends[1])
        for ends in pairs(file, "bridges"):
            for end in ends:
                self.at_bridge[self.spaces.index(end)] = True

    def read_river(self, file: Node) -> None:
        nodes = file.nodes("spaces")
        self.river: list[str] = [x.text("id") for x in nodes]
        self.river_kind = [x.index("kind", SPACE_KINDS) for x in nodes]
        self.river_reward = [self.compiler.sequence(x.nodes("reward")) for x in nodes]
        self.coin_space = [any(e.text("op") == "coins" for e in x.nodes("reward")) for x in nodes]
        self.vase_space = [any(e.text("op") in ("vases", "site-or-vase") for e in x.nodes("reward")) for x in nodes]
        self.harbor_tile = [x.flag("harbor_tile") for x in nodes]
        self.river_next: list[list[int]] = [[NONE] * len(nodes), [NONE] * len(nodes)]
        for i, x in enumerate(nodes):
            x.ignore("x", "y")
            for round_ in ("1", "2"):
                if x.node("next").has(round_):
                    self.river_next[int(round_) - 1][i] = x.node("next").index(round_, self.river)
        self.start_ship = [self.river.index(x) for x in self.start_ship_slugs]
        locks = file.nodes("locks")
        self.lock_after = [NONE] * len(nodes)
        for i, x in enumerate(locks):
            self.lock_after[x.index("after", self.river)] = i
            x.ignore("id")

    def read_tiles(self, file: Node) -> None:
        self.no_tile_coins = file.int_("no_tile_coins")  # EXP-6, CAT-4
        starting = file.nodes("starting")
        grey = file.nodes("grey")
        pastures = file.node("pastures")
        self.tile_slug: list[str] = [x.text("id") for x in starting + grey]
        self.tile_sites: list[list[Site]] = [[self.read_site(y) for y in x.nodes("sites")] for x in starting + grey]
        self.tile_pasture = [NONE] * len(self.tile_slug)
        symbols = [x.text("back") for x in starting]
        self.starting = [i for i in range(len(starting)) if symbols[i] in self.start_symbols]
        file.expect("starting", len(self.starting), self.start_tiles)
        self.grey = list(range(len(starting), len(self.tile_slug)))
        self.first_pasture = len(self.tile_slug)
        self.pasture_count = len(pastures.texts("ids"))
        self.most_cattle = pastures.int_("most_cattle")
        for i, slug in enumerate(pastures.texts("ids")):
            self.tile_slug.append(slug)
            self.tile_sites.append([])
            self.tile_pasture.append(i)
        file.expect("tiles", len(self.tile_slug), self.tile_count)
        special = file.node("special")
        self.special_tile = len(self.tile_slug)
        self.tile_slug.append(special.text("id"))
        nothing = self.compiler.sequence([])
        self.tile_sites.append([Site(1, 0, 0, nothing, 0)])
        self.tile_pasture.append(self.pasture_count)
        file.expect("special.most_cattle", special.int_("most_cattle"), self.most_cattle)
        self.special_develop = self.compiler.sequence(special.nodes("on_develop"))

    def read_site(self, x: Node) -> Site:
        cost = x.node("cost")
        return Site(
            x.index("place", PLACES),
            cost.maybe_int("coins", 0),
            cost.maybe_int("cards", 0),
            self.compiler.sequence(x.nodes("reward")),
            x.maybe_int("settlement_vp", 0),
        )

    def read_player_board(self, file: Node) -> None:
        recesses = file.node("recesses")
        self.inhabitant_recesses = read_recesses(recesses, "inhabitants")
        self.house_recesses = read_recesses(recesses, "houses")
        self.settlement_recesses = read_recesses(recesses, "settlements")
        self.cattle_recesses = read_recesses(recesses, "cattle")
        file.expect("recesses.houses", len(self.house_recesses), self.houses)
        file.expect("recesses.settlements", len(self.settlement_recesses), self.settlements)
        file.expect("recesses.cattle", len(self.cattle_recesses), self.cattle)
        tiers = file.node("tiers")
        self.bonus_tiers = [x - 1 for x in tiers.ints("with_bonus")]
        self.tier_vp = tiers.ints("final_vp")
        # what must have left for the tiers down to this one to be empty
        self.tier_pieces = [
            (self.recesses_to(i, 1), self.recesses_to(i, 2), self.recesses_to(i, 3)) for i in range(len(self.tier_vp))
        ]
        upgrade = file.node("upgrade")
        self.house_price = upgrade.int_("house_inhabitants")
        self.settlement_price = upgrade.int_("settlement_inhabitants")
        self.presences_needed = upgrade.int_("presences")
        self.settlement_extra = upgrade.ints("extra_inhabitants")
        self.settlement_substitute = upgrade.int_("substitute_vp")
        self.same_region_vp = upgrade.int_("same_region_vp")
        cattle = file.node("cattle")
        self.cattle_price = cattle.ints("inhabitants")
        self.cattle_extra = cattle.ints("extra_inhabitants")
        self.cattle_substitute = cattle.int_("substitute_vp")
        self.house_coins = cattle.int_("coins_per_house")
        self.cattle_vp = cattle.int_("interim_vp_per_settlement")
        file.node("sites").ignore("resources")
        self.site_levels = file.node("sites").int_("levels")
        canal = file.node("canal")
        self.canal = [RESOURCES.index(x) for x in canal.texts("order")]  # from upstream to downstream
        self.boats = canal.int_("boats")
        self.upstream_coins = canal.int_("upstream_coins")

    def recesses_to(self, tier: int, piece: int) -> int:
        recesses = [self.inhabitant_recesses, self.house_recesses, self.settlement_recesses, self.cattle_recesses][piece]
        return sum([1 for x in recesses if x[0] <= tier])

    def read_levers(self, file: Node) -> None:
        nodes = file.nodes("slots")
        self.levers: list[str] = [x.text("id") for x in nodes]
        self.lever_cost = [x.int_("cost") for x in nodes]
        self.lever_row = [x.int_("row") - 1 for x in nodes]
        file.expect("tokens", file.int_("tokens"), self.lever_count)
        self.unused_vp = file.int_("unused_vp")
        self.lever_final = [[x.int_("levers"), x.int_("each")] for x in file.nodes("final")]
        self.way_slug: list[str] = []
        self.ways: list[Way] = []
        self.way_coins: list[int] = []
        self.ways_at: list[list[int]] = [[] for _ in EVENTS]
        self.levers_at = [0] * len(EVENTS)  # the levers of these ways, as bit masks
        self.scored_vp = self.less_inhabitants = self.less_presences = 0
        self.boat_lever = self.region_lever = self.settlement_lever = NONE
        for lever, x in enumerate(nodes):
            event = x.index("event", EVENTS)
            for w in x.nodes("ways"):
                if w.has("vp_per_presence"):
                    self.scored_vp = w.int_("vp_per_presence")
                    self.region_lever = lever
                if w.has("boats"):
                    file.expect("boats", w.int_("boats"), 1)
                    self.boat_lever = lever
                if w.has("less_inhabitants"):
                    self.less_inhabitants = w.int_("less_inhabitants")
                    self.less_presences = w.int_("less_presences")
                    self.settlement_lever = lever
                gain = self.compiler.sequence(w.nodes("gain")) if w.has("gain") else None
                vases = w.node("give").maybe_int("vases", 0) if w.has("give") else 0
                cards = w.node("give").maybe_int("cards", 0) if w.has("give") else 0
                self.ways_at[event].append(len(self.ways))
                self.levers_at[event] |= 1 << lever
                self.way_slug.append(w.text("id"))
                coins = [e.int_("n") for e in w.nodes("gain") if e.text("op") == "coins"] if w.has("gain") else []
                self.way_coins.append(sum(coins))
                self.ways.append(Way(lever, event, vases, cards, w.maybe_int("jokers", 0), w.maybe_flag("projects"), gain))

    def read_tracks(self, file: Node) -> None:
        self.forfeited_vp = file.int_("forfeited_step_vp")
        tracks = [file.nodes(x) for x in TRACKS]
        self.track_income = [[x.int_("income") for x in nodes] for nodes in tracks]
        self.track_vp = [[x.int_("vp") for x in nodes] for nodes in tracks]
        self.track_reward = [[self.compiler.sequence(x.nodes("reward")) for x in nodes] for nodes in tracks]

    def read_scoring_tiles(self, file: Node) -> None:
        nodes = file.nodes("tiles")
        self.own_multiplier = file.int_("own_tile_multiplier")
        self.project_inhabitants = file.int_("project_inhabitants")
        self.scoring_slug: list[str] = [x.text("id") for x in nodes]
        file.expect("tiles", len(nodes), self.scoring_tile_count)
        self.scoring: list[ScoringTile] = []
        for x in nodes:
            values = [[int(y) for y in v] for v in x.items("values")]
            regions = [self.regions.index(r) for r in x.texts("regions")] if x.has("regions") else []
            x.ignore("kinds")
            goods = coins = vp = 0
            if x.has("gift"):
                gift = x.node("gift")
                goods = GOODS.index(gift.maybe_text("goods", ""))
                coins = gift.int_("coins")
                vp = gift.int_("vp")
            self.scoring.append(ScoringTile(x.index("counter", COUNTERS), values, regions, goods, coins, vp))
        self.project_requires = [read_resources(x.node("requires"), RESOURCES) for x in nodes]
        self.project_coins = [x.int_("coins") for x in nodes]
        self.project_vp = [x.int_("vp") for x in nodes]
        self.project_track = [x.index("track", TRACKS) for x in nodes]
        self.marker_values = file.node("markers").ints("values")
        self.improved_values = file.node("markers").ints("improved")

    def read_cards(self, pack: Pack) -> None:
        file = pack.file("project_cards")
        nodes = file.nodes("cards")
        file.expect("cards", len(nodes), self.card_count)
        if self.artifacts_on:
            more = pack.file("artifact_cards").nodes("cards")
            file.expect("artifact_cards.cards", len(more), self.more_cards)
            nodes = nodes + more
        self.cards: list[str] = [x.text("id") for x in nodes]
        self.card_kind = [x.index("kind", CARD_KINDS) for x in nodes]
        self.card_requires = [read_resources(x.node("requires"), RESOURCES) for x in nodes]
        self.card_coins = [x.int_("coins") for x in nodes]
        self.card_vases = [x.int_("vases") for x in nodes]
        self.card_vp = [x.int_("vp") for x in nodes]
        self.card_effect: list[Sequence | None] = []
        self.card_perk: list[int] = []
        self.card_perk_n: list[int] = []
        self.card_final: list[FinalEffect | None] = []
        self.card_one_use: list[int] = []
        self.card_one_use_n: list[int] = []
        for x in nodes:
            self.card_effect.append(self.compiler.sequence(x.nodes("effect")) if x.has("effect") else None)
            perk = NONE
            if x.has("permanent"):
                p = x.node("permanent")
                perk = p.index("perk", PERKS)
                if perk >= DISCARD_COINS:
                    perk = DISCARD_COINS + 3 * (perk - DISCARD_COINS) + p.index("kind", CARD_KINDS)
            self.card_perk.append(perk)
            self.card_perk_n.append(x.node("permanent").int_("n") if perk != NONE else 0)
            self.card_one_use.append(x.node("one_use").index("op", ONE_USES) if x.has("one_use") else NONE)
            self.card_one_use_n.append(x.node("one_use").int_("n") if x.has("one_use") else 0)
            self.card_final.append(read_final(x.node("final"), COUNTERS, self.regions) if x.has("final") else None)

    def words(self) -> dict[str, list[str]]:
        """What an answer can name."""
        more = self.artifacts
        return {
            "cards": self.cards,
            "faces": FACES,
            "lake": more.lake if more is not None else [],
            "levers": self.levers,
            "numbers": NUMBERS,
            "payments": PAYMENTS,
            "prices": more.price_slug if more is not None else [],
            "regions": self.regions,
            "resources": RESOURCES,
            "river": self.river,
            "sides": SIDES,
            "sites": PLACES,
            "spaces": self.spaces,
            "strips": STRIPS,
            "tiles": self.scoring_slug,
            "tracks": TRACKS,
            "ways": self.way_slug,
        }
