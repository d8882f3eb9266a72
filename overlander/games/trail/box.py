"""The box: the data files of a trail game, compiled once into ints and lists. Shared by all states, never written again."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import COUNT, NONE, PATH, Choice, Verb
from overlander.core.data import Node, Pack
from overlander.games.trail.actions import Action, Compiler, IconMaker, TollMaker
from overlander.games.trail.automa.box import AutomaBox

# tiles on the trail, in the job market and on the foresight spaces
NO_TILE: Final = 0
NEUTRAL: Final = 1  # + letter
HAZARD: Final = 16  # + type * 8 + face
OUTLAW: Final = 48  # + colour
WORKER: Final = 56  # + cowboy, builder, engineer, ...
PRIVATE: Final = 64  # + seat * STRIDE + building
STRIDE: Final = 32
FACES: Final = 8

AUXILIARY_SLOT: Final = 29  # the slots of what is no printed location action
SPECIAL_SLOT: Final = 30
COPIED_SPECIAL_SLOT: Final = 31


class TrailBox:
    """What both trail games print. `tasks` and `counters` are the game's own words for objectives and for `per`."""

    def __init__(
        self,
        pack: Pack,
        players: int,
        workers: list[str],
        tasks: list[str],
        counters: list[str],
        effects: dict[str, IconMaker],
        tolls: dict[str, TollMaker],
    ) -> None:
        self.players = players
        self.workers = workers
        self.tasks = tasks
        self.counters = counters
        self.actions: list[Action] = []
        self.action_slug: list[str] = []
        self.read_player_count(pack.file("player_count"))
        self.read_trail(pack.file("trail"))
        self.read_cards(pack)
        self.read_tiles(pack)
        compiler = Compiler(self, effects, tolls)
        self.read_actions(pack, compiler)
        self.read_objective_actions(pack.file("objectives"), compiler)
        self.read_job_market(pack.file("job_market"))
        self.make_verbs()

    def rows(self, pack: Pack, file: str, field: str) -> list[Node]:
        """The rows of a table; a game with expansions adds theirs."""
        return pack.file(file).nodes(field)

    def read_player_count(self, file: Node) -> None:
        n = str(self.players)
        fees = file.node("fees").node(n)
        self.green_fee = fees.int_("green")
        self.black_fee = fees.int_("black")
        self.step_base = file.node("step_limit").node(n).int_("base")
        self.market_size = file.node("market_size").int_(n)
        self.columns = self.job_columns(file)
        order = file.nodes("starting_order")
        self.start_money = [x.int_("money") for x in order]
        self.start_cards = [x.int_("cards") for x in order]
        self.start_tokens = [x.int_("exchange_tokens") for x in order]
        self.hand_limit_start = file.int_("hand_limit_start")
        self.display_size = file.int_("objective_display")

    def job_columns(self, file: Node) -> int:
        return file.node("job_market_columns").int_(str(self.players))

    def read_trail(self, file: Node) -> None:
        nodes = file.nodes("spaces")
        self.spaces: list[str] = [x.text("id") for x in nodes]
        self.kinds: list[str] = [x.text("kind") for x in nodes]
        self.forest: list[bool] = [x.maybe_flag("forest") or x.maybe_flag("lush") for x in nodes]  # the icon that 1a counts
        self.gate: list[int] = [x.maybe_int("gate", 0) for x in nodes]  # what a new building there demands, in a game that does
        self.special_slug: list[str] = [x.maybe_text("special_action", "") for x in nodes]
        self.at: dict[str, int] = {slug: i for i, slug in enumerate(self.spaces)}
        self.next: list[list[int]] = [[] for _ in nodes]
        self.before: list[list[int]] = [[] for _ in nodes]
        for e in file.nodes("edges"):
            here = self.at[e.one_of("from", self.spaces)]
            there = self.at[e.one_of("to", self.spaces)]
            if here >= there:
                e.fail("data-trail-order", "to", self.spaces[there])  # the spaces are listed in the order of travel
            self.next[here].append(there)
            self.before[there].append(here)
        linked = [i for i in range(len(nodes)) if self.on_trail(i)]
        self.restart = [i for i in linked if not self.before[i]][0]  # where herders begin anew; no location
        self.goal = [i for i in linked if not self.next[i]][0]  # the city at the end: it cannot be passed
        self.neutral_spaces = self.of_kind("neutral")
        self.building_spaces = self.of_kind("building")
        self.areas: list[str] = []
        self.area_spaces: list[list[int]] = []
        for name in ("flood", "drought", "rockfall"):
            if file.node("areas").has(name):
                area = file.node("areas").node(name)
                area.ignore("between", "tile")
                self.areas.append(name)
                self.area_spaces.append([self.at[x] for x in area.texts("spaces")])

    def on_trail(self, space: int) -> bool:
        """OUT-E1: herders come along here."""
        return len(self.next[space]) + len(self.before[space]) > 0

    def of_kind(self, kind: str) -> list[int]:
        return [i for i in range(len(self.spaces)) if self.kinds[i] == kind]

    def read_cards(self, pack: Pack) -> None:
        """Card kinds: (breed, points) of the cattle, then the objectives."""
        self.breeds: list[str] = [x.text("id") for x in self.rows(pack, "cattle", "breeds")]
        self.card_slug: list[str] = []
        self.card_breed: list[int] = []
        self.card_value: list[int] = []
        self.card_vp: list[int] = []
        orange = [x.text("id") for x in self.rows(pack, "cattle", "breeds") if x.maybe_text("colour", "") == "orange"]
        self.start_deck = self.read_deck(self.rows(pack, "cattle", "start_deck"), faces=False)
        self.market_deck = self.read_deck(self.rows(pack, "cattle", "market_deck"), faces=True)
        self.read_more_cattle(pack)
        self.first_objective = len(self.card_slug)
        self.objective_tasks: list[list[int]] = []  # how many of each task
        self.objective_penalty: list[int] = []
        self.objective_action_slug: list[str] = []
        self.objective_deck = self.read_objectives(self.rows(pack, "objectives", "base"))
        self.start_objectives = self.read_objectives(self.rows(pack, "objectives", "starting"))
        self.card_orange: list[bool] = [breed >= 0 and self.breeds[breed] in orange for breed in self.card_breed]

    def read_more_cattle(self, pack: Pack) -> None:
        """Cattle cards that lie neither in a starting deck nor in the market deck, in a game that has them."""

    def read_deck(self, nodes: list[Node], faces: bool) -> list[int]:
        deck: list[int] = []
        by_breed: dict[str, int] = {}
        for x in nodes:
            breed = x.one_of("breed", self.breeds)
            by_breed[breed] = by_breed.get(breed, 0) + 1
        for x in nodes:
            breed = x.text("breed")
            kind = len(self.card_slug)
            vp = x.int_("vp")
            self.card_slug.append(f"{breed}-{vp}" if faces and by_breed[breed] > 1 else breed)
            self.card_breed.append(self.breeds.index(breed))
            self.card_value.append(x.int_("value"))
            self.card_vp.append(vp)
            deck.extend([kind] * x.int_("copies"))
        return deck

    def read_objectives(self, nodes: list[Node]) -> list[int]:
        deck: list[int] = []
        for x in nodes:
            kind = len(self.card_slug)
            self.card_slug.append(x.text("id"))
            self.card_breed.append(NONE)
            self.card_value.append(0)
            self.card_vp.append(x.int_("vp"))
            self.objective_penalty.append(x.int_("penalty"))
            self.objective_action_slug.append(x.maybe_text("action", ""))
            need = [0] * len(self.tasks)
            for task in x.texts("tasks"):
                if task not in self.tasks:
                    x.fail("data-unknown-word", "tasks", task)
                need[self.tasks.index(task)] += 1
            self.objective_tasks.append(need)
            deck.extend([kind] * x.maybe_int("copies", 1))
        return deck

    def read_tiles(self, pack: Pack) -> None:
        """Slug and fee of every tile (FEE-4..6, FEE-11)."""
        size = PRIVATE + self.players * STRIDE
        self.fee: list[int] = [0] * size
        self.tile_slug: list[str] = [""] * size
        neutral = pack.file("neutral_buildings").nodes("buildings")
        self.neutral_slug: list[str] = [x.text("id") for x in neutral]
        for i, slug in enumerate(self.neutral_slug):
            self.tile_slug[NEUTRAL + i] = slug
        for i, slug in enumerate(self.workers):
            self.tile_slug[WORKER + i] = slug
        private = self.rows(pack, "private_buildings", "buildings")
        self.building_slug: list[str] = [x.text("id") for x in private]
        self.building_number: list[int] = [x.int_("number") for x in private]
        self.building_side: list[str] = [x.one_of("side", ["a", "b"]) for x in private]
        self.builders: list[int] = [x.int_("builders") for x in private]
        self.building_vp: list[int] = [x.int_("vp") for x in private]
        for i, x in enumerate(private):
            fee = sum(self.hand_fee(hand) for hand in x.texts("hands"))
            for seat in range(self.players):
                self.fee[PRIVATE + seat * STRIDE + i] = fee
                self.tile_slug[PRIVATE + seat * STRIDE + i] = self.building_slug[i]
        self.hazard_vp: list[int] = []
        self.bags: list[list[int]] = []
        self.read_supply(pack)

    def read_supply(self, pack: Pack) -> None:
        """The faces of the hazard tiles and what is in the bags: every game has a supply of its own."""
        raise NotImplementedError

    def read_hazards(self, faces: list[Node]) -> None:
        for face, x in enumerate(faces):
            hand = x.one_of("hand", ["green", "black"])
            vp = x.int_("vp")
            self.hazard_vp.append(vp)
            for area in range(len(self.areas)):
                tile = HAZARD + area * FACES + face
                self.fee[tile] = self.hand_fee(hand)
                self.tile_slug[tile] = f"{self.areas[area]}-{vp}-{hand}"

    def hand_fee(self, hand: str) -> int:
        return self.green_fee if hand == "green" else self.black_fee

    def read_actions(self, pack: Pack, compiler: Compiler) -> None:
        self.neutral_actions: list[list[Action]] = []
        for x in pack.file("neutral_buildings").nodes("buildings"):
            self.neutral_actions.append(compiler.location(x.text("id"), x.nodes("actions")))
        self.private_actions: list[list[Action]] = []
        for x in self.rows(pack, "private_buildings", "buildings"):
            self.private_actions.append(compiler.location(x.text("id"), x.nodes("actions")))
        specials: dict[str, Action] = {}
        copied: dict[str, Action] = {}
        table = pack.file("trail").node("special_actions")
        for slug in table.fields():
            specials[slug] = compiler.action(slug, SPECIAL_SLOT, table.node(slug))
            copied[slug] = compiler.action(slug + "/copied", COPIED_SPECIAL_SLOT, table.node(slug))
        for x in pack.file("trail").nodes("spaces"):
            if x.has("special_action"):
                x.one_of("special_action", list(specials))
        self.special: list[Action | None] = [specials.get(slug) for slug in self.special_slug]
        self.copied_special: list[Action | None] = [copied.get(slug) for slug in self.special_slug]
        self.read_discs(self.rows(pack, "player_board", "disc_slots"))
        self.auxiliary_slug: list[str] = []
        self.auxiliary_single: list[Action] = []
        self.auxiliary_double: list[Action] = []
        self.auxiliary_discs: list[list[int]] = []  # the disc spaces that lock an auxiliary action
        for x in self.rows(pack, "player_board", "auxiliary_actions"):
            slug = x.text("id")
            self.auxiliary_slug.append(slug)
            self.auxiliary_single.append(compiler.action(slug + "/1", AUXILIARY_SLOT, x.node("single")))
            self.auxiliary_double.append(compiler.action(slug + "/2", AUXILIARY_SLOT, x.node("double")))
            self.auxiliary_discs.append([i for i in range(len(self.disc_slug)) if self.disc_auxiliary[i] == slug])
        rows = pack.file("player_board").node("worker_rows")
        self.row_length = rows.int_("columns")
        self.row_bonus: list[list[Action | None]] = []  # by worker and column 0..row_length
        for worker in self.workers:
            row = rows.node(worker)
            bonus: list[Action | None] = []
            for column in range(self.row_length + 1):
                at = str(column)
                bonus.append(compiler.action(f"{worker}-{at}", 0, row.node(at)) if row.has(at) else None)
            self.row_bonus.append(bonus)
        self.worker_vp = [0] * (self.row_length + 1)  # by column
        columns = rows.node("vp_per_column")
        for at in columns.fields():
            self.worker_vp[int(at)] = columns.int_(at)

    def read_discs(self, nodes: list[Node]) -> None:
        self.disc_slug: list[str] = [x.text("id") for x in nodes]
        self.disc_white: list[bool] = [x.one_of("border", ["white", "black"]) == "white" for x in nodes]
        self.disc_cost: list[int] = [x.int_("cost") for x in nodes]
        self.disc_auxiliary: list[str] = [x.maybe_text("action", "") for x in nodes]
        self.disc_money: list[int] = []  # received when the disc is taken
        self.disc_vp: list[int] = []
        for x in nodes:
            gifts = {g.text("op"): g.int_("n") for g in x.nodes("on_clear")} if x.has("on_clear") else {}
            self.disc_money.append(gifts.get("gain", 0))
            self.disc_vp.append(gifts.get("vp-end", 0))
        self.disc_at: dict[str, int] = {slug: i for i, slug in enumerate(self.disc_slug)}

    def read_objective_actions(self, file: Node, compiler: Compiler) -> None:
        table = file.node("immediate_actions")
        compiled: dict[str, Action] = {}
        for slug in table.fields():
            compiled[slug] = compiler.action("objective-" + slug, 0, table.node(slug))
        self.objective_action: list[Action | None] = []
        for slug in self.objective_action_slug:
            if slug and slug not in compiled:
                file.fail("data-unknown-word", "action", slug)
            self.objective_action.append(compiled.get(slug))

    def read_job_market(self, file: Node) -> None:
        rows = file.nodes("rows")
        self.row_slug: list[str] = [f"row-{x.int_('row')}" for x in rows]
        self.row_cost: list[int] = [x.int_("cost") for x in rows]

    def make_verbs(self) -> None:
        """The words of the tokens that both games share."""
        cards = ("card", self.card_slug)
        self.verbs: dict[str, Verb] = {}
        self.PASSING = self.verb("pass", [], "")
        self.PASS = Choice(self.PASSING)
        self.TOKEN = Choice(self.verb("exchange-token", [], "", extra=True))
        self.MOVE = self.verb("move", [("location", self.spaces)], ":", PATH)
        self.PLACE = self.verb("place", [("location", self.spaces)], ":")
        self.ACT = self.verb("act", [("action", self.action_slug), cards, ("other", self.card_slug)], ":,,")
        self.DISCARD = self.verb("discard", [cards], ":")
        self.REMOVE = self.verb("remove", [cards], ":")
        self.DRAW = self.verb("draw", [], "", COUNT)
        self.PLAY = self.verb("play", [cards], ":")
        self.OBJECTIVE = self.verb("objective", [("card", [*self.card_slug, "top"])], ":")
        self.HIRE = self.verb("hire", [("worker", self.workers), ("row", self.row_slug)], ":@")
        self.APPOINT = self.verb("appoint", [("worker", self.workers)], ":")
        self.BUILD = self.verb("build", [("building", self.building_slug), ("location", self.spaces)], ":@")
        self.HAZARD = self.verb("hazard", [("location", self.spaces)], ":")
        self.FORESIGHT = self.verb("foresight", [("tile", self.foresights())], ":")
        self.DISC = self.verb("disc", [("disc", self.disc_slug)], ":")
        self.CERTIFICATES = self.verb("certificates", [], "", COUNT)
        self.COPY_AT = self.verb("copy-at", [], "", COUNT)
        self.top_of_stack = len(self.card_slug)  # `objective:top`

    def solo(self) -> AutomaBox:
        """The automa's cards, in a solo game."""
        raise NotImplementedError

    def foresights(self) -> list[str]:
        """The foresight spaces in order."""
        raise NotImplementedError

    def verb(self, name: str, parts: list[tuple[str, list[str]]], marks: str, form: int = 0, extra: bool = False) -> Verb:
        v = Verb(name, parts, marks, form, extra)
        self.verbs[name] = v
        return v


def ignore_drawn(node: Node, tables: dict[str, tuple[str, ...]]) -> None:
    """What only drawings and readers use of a file, by table: read elsewhere, so that everything else must be read here."""
    for field, fields in tables.items():
        if not field:
            node.ignore(*fields)
        elif isinstance(node.table.get(field), list):
            for x in node.nodes(field):
                x.ignore(*fields)
        elif node.has(field):
            node.node(field).ignore(*fields)
