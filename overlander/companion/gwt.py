"""Great Western Trail: Sam at a real table.

What Sam has (workers, discs, buildings, cities, stations, cards) is kept in a state of the game; of the rest of the board only
what a card needs is asked, laid out in that state, and decided by the very functions of `games/gwt/sam`.
"""

from collections.abc import Generator
from typing import Final, NamedTuple

from overlander.companion.words import CHOICE, COUNTS, NUMBER, YES_NO, Ask, Option, Outcome, Tell
from overlander.core.choice import NONE, Choice
from overlander.core.event import Event
from overlander.core.game import find_game
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.north import left_on_annex
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam import building, cattle, hiring, kansas_city, locomotive, movement
from overlander.games.gwt.sam import scoring as sam_scoring
from overlander.games.gwt.sam.box import MOST_BUILDINGS, SamCard
from overlander.games.gwt.sam.shops import PlaceSamShop, next_town
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.gwt.sam.turn import SamTurn
from overlander.games.gwt.state import GwtState
from overlander.games.trail.automa.ties import AutomaTie, decide
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE, WORKER

OPTIONS: Final = ["sam", "sam-first-city", "simmental", "rails", "brahman"]
OWN_WORDS: Final = ("automa-build", "automa-replace", "automa-objective", "sam-master")  # told without what it cannot know
NO_ROW: Final = 0
NO_SHOP: Final = "none"
FEWEST_POINTS: Final = -99  # objectives that were not met cost points (SCORE-7)
MARKER: Final = "marker"
NEXT: Final = (Option("turn", "companion-turn"), Option(MARKER, "companion-your-marker"))
LAST: Final = (Option("points", "companion-points"),)
YOUR_TURN: Final = ("companion-next", "companion-last-turn")  # the questions that wait for the player's own turn

Talking = Generator[Tell | Ask, str, None]


def script(options: dict[str, str], seed: str) -> Generator[Tell | Ask, str, Outcome]:
    return SamAtTable(options, seed).play()


class SetUp(NamedTuple):
    """A random set-up to lay out, in slugs, and the position that shows it."""

    neutral: list[tuple[str, str]]
    sides: list[str]
    masters: list[tuple[str, str]]
    state: GwtState


def set_up(seed: str) -> SetUp:
    s = find_game("gwt").new({"players": "2", "layout": "random", "sides": "random"}, f"set-up {seed}")
    assert isinstance(s, GwtState)
    board = s.board
    return SetUp(
        [(board.spaces[x], board.tile_slug[s.tile[x]]) for x in board.neutral_spaces],
        [board.building_slug[x] for x in sorted(s.players[0].unbuilt, key=lambda x: board.building_number[x])],
        [(board.station_slug[x], board.master_slug[s.masters[i]]) for i, x in enumerate(board.master_stations)],
        s,
    )


class SamAtTable:
    def __init__(self, options: dict[str, str], seed: str) -> None:
        state = find_game("gwt").new({**options, "players": "1"}, f"companion {seed}")
        assert isinstance(state, GwtState)
        self.s = state
        self.s.stack.clear()
        self.cattle = 0  # points of what he gained
        self.objectives = 0
        self.hazards = 0

    # -- the whole game, to the turn after the one in which the job market was filled

    def play(self) -> Generator[Tell | Ask, str, Outcome]:
        yield from self.set_up()
        s = self.s
        while s.ended_by == NONE:
            reply = yield Ask("companion-next", "GWT-SAM-16", {}, CHOICE, NEXT)
            if reply == MARKER:
                self.end_by(HUMAN)
                yield Tell("companion-sams-last", "GWT-END-5", {})
            yield from self.turn()
        if s.ended_by == SAM:
            yield Ask("companion-last-turn", "GWT-END-5", {}, CHOICE, LAST)
        return (yield from self.score())

    def end_by(self, seat: int) -> None:
        """END-1, END-2, SAM-E3."""
        self.s.ended_by = seat
        self.s.ranches[seat].marker = True

    def set_up(self) -> Talking:
        """SAM-1..11, RTN-SAM-1..4, RTN-SAM-13: the tile that was drawn for him is the player's to see."""
        s, sam = self.s, self.s.sam_()
        removed = s.board.solo().removed
        if removed:
            yield Tell("companion-removed", "GWT-SAM-2", {"n": len(removed)})
        workers = [Option(slug, kind="worker") for slug in s.board.workers]
        drawn = yield Ask("companion-drawn-worker", "GWT-SAM-3", {}, CHOICE, tuple(workers))
        extra = s.board.solo().extra_workers
        s.players[SAM].workers = [1 + extra.count(i) for i in range(len(workers))]
        sam.specialty = s.board.workers.index(drawn)
        s.players[SAM].workers[sam.specialty] += 1
        if extra:
            yield Tell("companion-extra-workers", "GWT-SAM-2", {})
        route = s.board.solo().north
        first = s.board.solo().first_city if route is None else route.upper[0]
        yield Tell("companion-set-up", "GWT-SAM-6", {"city": s.board.city_slug[first]})
        if route is not None:
            yield Tell("companion-north", "RTN-SAM-3", {"n": the_map(s).shops, "discs": s.players[SAM].discs.bit_count()})
            yield Tell("companion-north-doubt", "RTN-SAM-2", {})

    def turn(self) -> Talking:
        """SAM-16..20."""
        s, sam = self.s, self.s.sam_()
        s.heard = []
        SamTurn(SAM).run(s)  # draws his card; what it pushes is done here, with what is asked
        s.stack.clear()
        yield from self.told()
        card = s.board.solo().cards[sam.card]
        if card.shop:
            yield from self.shop()
        yield from self.act(card)
        arrived = yield Ask("companion-arrived", "GWT-SAM-18", {}, CHOICE, YES_NO)
        if arrived == "yes":
            yield from self.visit()
        sam.discard.append(sam.card)
        sam.card = NONE

    def act(self, card: SamCard) -> Talking:
        """The movement and the action of a card."""
        yield from self.move(card)
        fits = card.specialty in (NONE, self.s.sam_().specialty)
        if card.specialty != NONE:
            params: dict[str, str | int] = {"worker": self.s.board.workers[card.specialty], "fits": int(fits)}
            yield Tell("", "GWT-SAM-34", {}, Event("automa-by-specialty", SAM, "GWT-SAM-34", params, {}))
        deed = card.action if fits else card.otherwise
        if deed.startswith("hire-"):
            yield from self.hire(deed)
        elif deed in ("buy-cattle", "refill-2-then-buy-cattle"):
            yield from self.buy(deed != "buy-cattle")
        elif deed == "take-best-value-3":
            yield from self.take_best()
        elif deed.startswith("build"):
            yield from self.build(deed)
        elif deed.startswith("locomotive"):
            yield from self.advance(deed)
        elif deed == "objective":
            yield from self.objective("GWT-SAM-59")
        elif deed == "outlaw":
            yield Tell("companion-outlaw", "GWT-SAM-60", {})
        else:
            yield from self.hazard()

    def told(self) -> Talking:
        """What the game's own functions have told since; its ties are asked first."""
        s = self.s
        s.settle()
        while s.stack:
            tie = s.stack[-1]
            assert isinstance(tie, AutomaTie)
            options = tuple(self.open_choice(i, c) for i, c in enumerate(tie.options))
            chosen = yield Ask("companion-tie", tie.rule, {}, CHOICE, options)
            s.apply(HUMAN, tie.options[int(chosen)])
        heard, s.heard = s.heard or [], []
        for event in heard:
            if event.key in OWN_WORDS:
                yield Tell(f"companion-{event.key}", event.rule, event.params)
                if event.key == "automa-build":
                    yield Tell("companion-where", "GWT-SAM-52", {})
                if event.key == "automa-objective":
                    yield from self.objective_points(event.rule)
            else:
                yield Tell("", event.rule, {}, event)

    def open_choice(self, i: int, c: Choice) -> Option:
        """What his rules leave open: what he builds, what he buys, from which station he takes a disc."""
        s = self.s
        if c.verb is s.board.SAM_BUY:
            cards = ",".join(s.board.card_slug[k] for k in (c.a, c.b, c.c) if k != NONE)
            return Option(str(i), "companion-option-buy", params=(("cards", cards),))
        if c.verb is s.board.BUILD:
            new = ("building", s.board.building_slug[c.a])
            if s.tile[c.b] == NO_TILE:
                return Option(str(i), "companion-option-build", params=(new,))
            return Option(str(i), "companion-option-replace", params=(new, ("old", s.board.tile_slug[s.tile[c.b]])))
        return Option(str(i), "companion-option-disc", params=(("station", s.board.station_slug[c.a]),))

    # -- Rails to the North

    def shop(self) -> Talking:
        """RTN-SAM-5..12: of the town his card names, the player says where a slot is taken."""
        s, active = self.s, self.s.sam_().active
        if active and left_on_annex(the_map(s), the_north(s), SAM) > 0:
            m, town = the_map(s), next_town(s, active[-1])
            slots = [m.slot_slug[x] for x in m.town_slots[town]]
            if len(set(slots)) > 1:
                options = (Option(NO_SHOP, "companion-no-shop"), *[Option(x, kind="slot") for x in dict.fromkeys(slots)])
                yours = yield Ask("companion-your-shop", "RTN-SAM-10", {"town": m.town_slug[town]}, CHOICE, options)
                if yours != NO_SHOP:
                    the_north(s).shops[town * SLOTS + slots.index(yours)] = HUMAN
        PlaceSamShop(SAM).run(s)
        yield from self.told()

    # -- movement: the player sees the trail better than any questions could tell

    def move(self, card: SamCard) -> Talking:
        """SAM-21..25, SAM-E1."""
        if card.steps_per == MOST_BUILDINGS:
            n = yield Ask("companion-own-buildings", "GWT-SAM-25", {}, NUMBER, most=len(self.s.board.building_slug))
            self.lay_out(int(n))
        rule = "GWT-SAM-16" if card.steps_per == NONE else "GWT-SAM-25"
        yield Tell("companion-move", rule, {"steps": movement.steps(self.s, card)})
        yield Tell("companion-way", "GWT-SAM-E1", {})
        yield Tell("companion-way-fees", "GWT-SAM-24", {})

    def lay_out(self, yours: int) -> None:
        """A trail on which Sam has what he has and the player so many buildings; what is free is free of hazards too."""
        s = self.s
        low = PRIVATE + SAM * STRIDE
        his = [s.tile[x] for x in s.board.building_spaces if low <= s.tile[x] < low + STRIDE]
        others = [x for x in s.board.building_spaces if s.board.hazard_branch[x]]
        others += [x for x in s.board.building_spaces if not s.board.hazard_branch[x]]
        for i, space in enumerate(others):
            s.tile[space] = his[i] if i < len(his) else PRIVATE if i < len(his) + yours else NO_TILE

    # -- actions

    def hire(self, deed: str) -> Talking:
        """SAM-35..38: of every kind of worker only the cheapest that can be hired matters."""
        s = self.s
        rows = [Option(str(NO_ROW), "companion-no-row"), *[Option(str(i + 1)) for i in range(len(s.board.row_cost))]]
        found: list[tuple[int, int]] = []
        for worker, slug in enumerate(s.board.workers):
            row = int((yield Ask("companion-cheapest", "GWT-SAM-35", {"worker": slug}, CHOICE, tuple(rows))))
            if row != NO_ROW:
                found.append((row - 1, worker))
        first = [w for row, w in found if w != s.sam_().specialty and [r for r, _ in found].count(row) > 1]
        if len(first) > 1:  # SAM-36, SAM-37: equals in one row, the leftmost first
            names = tuple(Option(s.board.workers[w], kind="worker") for w in first)
            left = s.board.workers.index((yield Ask("companion-leftmost", "GWT-SAM-36", {}, CHOICE, names)))
            found.sort(key=lambda x: (x[0], x[1] != left))
        s.jobs = [NO_TILE] * len(s.jobs)
        s.job_next = len(s.jobs)
        for row, worker in found:
            space = row * s.board.columns
            while s.jobs[space] != NO_TILE:
                space += 1
            s.jobs[space] = WORKER + worker
        (hiring.hire_specialty if deed == "hire-specialty" else hiring.hire_cheapest)(s)
        yield from self.told()

    def ask_market(self, value: int = 0) -> Talking:
        """SAM-45: what he never buys is not asked."""
        s = self.s
        kinds = sorted(set(s.board.market_deck))
        deck = [k for k in kinds if (not s.board.card_orange[k] if value == 0 else s.board.card_value[k] == value)]
        options = tuple(Option(s.board.card_slug[k], kind="card") for k in deck)
        orange = any(s.board.card_orange[k] for k in kinds) and value == 0
        key, rule = ("companion-market-orange", "GWT-SAM-45") if orange else ("companion-market", "GWT-SAM-39")
        reply = yield Ask(key, rule, {}, COUNTS, options, most=12)
        s.market = [k for k, n in zip(deck, reply.split(","), strict=True) for _ in range(int(n))]
        s.market_stack = []

    def buy(self, refill: bool) -> Talking:
        """SAM-39..43: cowboys that find nothing to buy add cards one after another, those that are left add cards in the end."""
        s = self.s
        if refill:
            yield Tell("companion-add-cattle", "GWT-SAM-43", {"n": s.board.cards_added})
        yield from self.ask_market()
        cowboys = s.players[SAM].workers[COWBOY]
        found = cattle.best_plans(s, cowboys)
        while found is None and cowboys > 0:
            cowboys -= 1
            yield Tell("companion-add-cattle", "GWT-SAM-41", {"n": s.board.cards_added})
            yield from self.ask_market()
            found = cattle.best_plans(s, cowboys)
        if found is None:
            yield Tell("", "GWT-SAM-41", {}, Event("automa-nothing", SAM, "GWT-SAM-41", {"what": "cattle"}, {}))
            return
        plans, why = found
        before = len(s.sam_().pile)
        decide(s, cattle.ChooseSamCattle([cattle.purchase(s, plan.cards) for plan in plans], cowboys, plans[0].cowboys), why)
        yield from self.told()
        self.cattle += sum(s.board.card_vp[k] for k in s.sam_().pile[before:])
        left = cowboys - plans[0].cowboys
        if left:
            yield Tell("companion-add-cattle", "GWT-SAM-42", {"n": left * s.board.cards_added})

    def take_best(self) -> Talking:
        yield from self.ask_market(value=3)
        before = len(self.s.sam_().pile)
        cattle.take_best(self.s)
        yield from self.told()
        self.cattle += sum(self.s.board.card_vp[k] for k in self.s.sam_().pile[before:])

    def build(self, deed: str) -> Talking:
        """SAM-52..58, SAM-E8, SAM-E9: which building; where, the player sees by what is said."""
        free = yield Ask("companion-free-space", "GWT-SAM-52", {}, CHOICE, YES_NO)
        his = self.s.own_buildings(SAM, False)
        self.lay_out(len(self.s.board.building_spaces) - his - (1 if free == "yes" else 0))
        self.s.players[HUMAN].herder = self.s.board.restart
        (building.build if deed == "build" else building.build_with_one)(self.s)
        yield from self.told()

    def advance(self, deed: str) -> Talking:
        s = self.s
        if s.ranches[SAM].locomotive != NONE:
            nodes = tuple(Option(slug, kind="node") for slug in s.board.node_slug)
            slug = yield Ask("companion-locomotive", "GWT-SAM-46", {}, CHOICE, nodes)
            s.ranches[HUMAN].locomotive = s.board.node_slug.index(slug)
        (locomotive.advance if deed == "locomotive" else locomotive.advance_to_station)(s)
        yield from self.told()

    def objective(self, rule: str) -> Talking:
        yield Tell("companion-automa-objective", rule, {})
        yield from self.objective_points(rule)

    def objective_points(self, rule: str) -> Talking:
        self.objectives += int((yield Ask("companion-objective-points", rule, {}, NUMBER, most=9)))

    def hazard(self) -> Talking:
        yield Tell("companion-hazard", "GWT-SAM-61", {})
        self.hazards += int((yield Ask("companion-hazard-points", "GWT-SAM-61", {}, NUMBER, most=9)))

    def visit(self) -> Talking:
        """SAM-26..31, SAM-E2, SAM-E3: whether a tile he chose fills the job market, the player sees."""
        if self.s.ended_by == NONE:
            yield Tell("companion-foresights", "GWT-SAM-26", {})
            filled = yield Ask("companion-filled", "GWT-END-1", {}, CHOICE, YES_NO)
            if filled == "yes":
                self.end_by(SAM)
                yield Tell("companion-sams-marker", "GWT-SAM-E3", {})
        else:
            yield Tell("companion-foresights-last", "GWT-SAM-E2", {})
        kansas_city.SamDelivery(SAM).run(self.s)
        yield from self.told()
        yield Tell("companion-leave", "GWT-SAM-18", {})

    # -- the end

    def score(self) -> Generator[Tell | Ask, str, Outcome]:
        """SAM-62, SAM-63."""
        s = self.s
        start = int((yield Ask("companion-start-objective", "GWT-SAM-63", {}, NUMBER, most=9)))
        categories = s.board.categories
        his = sam_scoring.score(s)
        his[categories.index("cattle")] = self.cattle
        his[categories.index("objectives")] = self.objectives + start
        his[categories.index("hazards")] = self.hazards
        options = tuple(Option(slug, kind="category") for slug in categories)
        mine = yield Ask("companion-your-points", "GWT-SCORE-1", {}, COUNTS, options, most=250, least=FEWEST_POINTS)
        return Outcome(categories, [int(x) for x in mine.split(",")], his)
