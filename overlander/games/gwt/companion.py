"""Great Western Trail: Sam at a real table."""

from collections.abc import Generator
from pathlib import Path
from typing import Final

from overlander.companion.offer import Chapter, Companion, SetUp
from overlander.companion.words import CHOICE, COUNTS, NUMBER, YES_NO, Answer, Ask, Tell, count_points, points_by_category
from overlander.core.automa import break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.event import Event
from overlander.core.state import Outcome
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.game import GAME
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.north import left_on_annex
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam import building, cattle, hiring, kansas_city, locomotive, movement
from overlander.games.gwt.sam import scoring as sam_scoring
from overlander.games.gwt.sam.box import MOST_BUILDINGS, SamCard
from overlander.games.gwt.sam.shops import PlaceSamShop, next_town
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE, WORKER
from overlander.games.trail.companion import AT_RANDOM, NO_ROW, AutomaAtTable, Talking, buildings_of

NO_SHOP: Final = "none"


def set_up(options: dict[str, str], seed: str, corrections: Path | None) -> SetUp:
    s = GAME.new(options, f"set-up {seed}", corrections)
    assert isinstance(s, GwtState)
    board = s.board
    masters: list[Params] = []
    for i, x in enumerate(board.master_stations):
        masters.append({"station": board.station_slug[x], "master": board.master_slug[s.trail.masters[i]]})
    towns: list[Params] = []
    if board.north is not None:
        for town, tile in zip(board.north.medium_towns, the_north(s).tiles, strict=True):
            towns.append({"town": the_map(s).town_slug[town], "medium": the_map(s).tile_slug[tile]})
    chapters = [*buildings_of(s), Chapter("set-up-masters", masters)]
    return SetUp(chapters + [Chapter("set-up-towns", towns)] if towns else chapters, s)


class SamAtTable(AutomaAtTable):
    own_words = (*AutomaAtTable.own_words, "sam-master")

    def __init__(self, options: dict[str, str], seed: str, corrections: Path | None = None) -> None:
        state = GAME.new({**options, "players": "1"}, f"companion {seed}", corrections)
        assert isinstance(state, GwtState)
        super().__init__(state)
        self.s = state
        self.cattle = 0  # points of what he gained
        self.objectives = 0
        self.hazards = 0

    def end_by(self, seat: int) -> None:
        """END-1, END-2, SAM-E3."""
        self.s.progress.ended_by = seat
        self.s.ranches[seat].marker = True

    def set_up(self) -> Talking:
        """SAM-1..14, RTN-SAM-1..4, RTN-SAM-13..16: the tile that was drawn for him is the player's to see."""
        s, sam = self.s, self.s.sam_()
        removed = s.board.solo().removed
        if removed:
            yield Tell("companion-removed", "GWT-SAM-2", {"n": len(removed)})
        workers = [Answer(slug, kind="worker") for slug in s.board.workers]
        drawn = yield Ask("companion-drawn-worker", "GWT-SAM-3", {}, CHOICE, tuple(workers))
        extra = s.board.solo().extra_workers
        s.players[SAM].workers = [1 + extra.count(i) for i in range(len(workers))]
        sam.specialty = s.board.workers.index(drawn)
        s.players[SAM].workers[sam.specialty] += 1
        if extra:
            yield Tell("companion-extra-workers", "GWT-SAM-2", {})
        route = s.board.solo().north
        yield Tell("companion-set-up", "GWT-SAM-6", {})
        if route is None:
            yield Tell("companion-first-delivery", "GWT-SAM-11", {"city": s.board.city_slug[s.board.solo().first_city]})
        else:
            yield Tell("companion-north", "RTN-SAM-3", {"n": the_map(s).shops, "discs": s.players[SAM].discs.bit_count()})
            yield Tell("companion-route", "RTN-SAM-15", {"city": s.board.city_slug[route.upper[0]]})
        yield Tell("companion-slide-foresights", "GWT-SAM-13", {})
        yield Tell("companion-slide-objectives", "GWT-SAM-14", {})
        yield Tell("companion-doubt", "GWT-SAM-25", {})
        if route is not None:
            yield Tell("companion-north-doubt", "RTN-SAM-2", {})

    def carry_out(self, kind: int) -> Talking:
        card = self.s.board.solo().cards[kind]
        if card.shop:
            yield from self.shop()
        yield from self.act(card)

    def act(self, card: SamCard) -> Talking:
        """The movement and the action of a card."""
        yield from self.move(card)
        yield from self.by_specialty(card.specialty)
        deed = card.action if self.fits(card.specialty) else card.otherwise
        if deed.startswith("hire-"):
            yield from self.hire(deed)
        elif deed in ("buy-cattle", "refill-2-then-buy-cattle"):
            yield from self.buy(deed != "buy-cattle")
        elif deed == "take-best-value-3":
            yield from self.take_best()
        elif deed.startswith("build"):
            yield from self.build(lambda: (building.build if deed == "build" else building.build_with_one)(self.s))
        elif deed.startswith("locomotive"):
            yield from self.advance(deed)
        elif deed == "objective":
            yield from self.objective("GWT-SAM-59")
        elif deed == "outlaw":
            yield Tell("companion-outlaw", "GWT-SAM-60", {})
        else:
            yield from self.hazard()

    def tell(self, event: Event) -> Talking:
        yield from super().tell(event)
        if event.key == "automa-objective":
            yield from self.objective_points(event.rule)

    def open_choice(self, i: int, c: Choice) -> Answer:
        """What he builds, what he buys, from which station he takes a disc."""
        s = self.s
        if c.verb is s.board.SAM_BUY:
            cards = ",".join(s.board.card_slug[k] for k in (c.a, c.b, c.c) if k != NONE)
            key = "companion-option-take" if isinstance(s.stack[-1], cattle.ChooseSamValue3) else "companion-option-buy"
            return Answer(str(i), key, params=(("cards", cards),))
        if c.verb.name == "shop":
            return Answer(str(i), "companion-option-shop", params=(("slot", the_map(s).slot_slug[c.b]),))
        if c.verb is s.board.DISC_FROM:
            return Answer(str(i), "companion-option-disc", params=(("station", s.board.station_slug[c.a]),))
        return super().open_choice(i, c)

    # -- Rails to the North

    def shop(self) -> Talking:
        """RTN-SAM-5..12: of the town his card names, the player says where a slot is taken."""
        s, active = self.s, self.s.sam_().active
        if active and left_on_annex(the_map(s), the_north(s), SAM) > 0:
            m, town = the_map(s), next_town(s, active[-1])
            slots = [m.slot_slug[x] for x in m.town_slots[town]]
            if len(set(slots)) > 1:
                options = (Answer(NO_SHOP, "companion-no-shop"), *[Answer(x, kind="slot") for x in dict.fromkeys(slots)])
                yours = yield Ask("companion-your-shop", "RTN-SAM-10", {"town": m.town_slug[town]}, CHOICE, options)
                if yours != NO_SHOP:
                    the_north(s).shops[town * SLOTS + slots.index(yours)] = HUMAN
        PlaceSamShop(SAM).run(s)
        yield from self.tell_heard()

    # -- movement

    def move(self, card: SamCard) -> Talking:
        """SAM-21..25, SAM-E1."""
        if card.steps_per == MOST_BUILDINGS:
            n = yield Ask("companion-own-buildings", "GWT-SAM-25", {}, NUMBER, most=len(self.s.board.building_slug))
            self.lay_out(int(n))
        movement.explain_steps(self.s, card)
        yield from self.tell_heard()
        rule = "GWT-SAM-16" if card.steps_per == NONE else "GWT-SAM-25"
        yield from self.way(movement.steps(self.s, card), rule)

    # -- actions

    def hire(self, deed: str) -> Talking:
        """SAM-35..38, SAM-E4: of every kind with room on his board only the cheapest matters. By his specialty, kinds that he has
        fewer of matter only if none of the others is on offer."""
        s, specialty = self.s, self.s.sam_().specialty
        workers = s.players[SAM].workers

        def place(worker: int) -> tuple[int, bool]:
            return (-workers[worker], worker != specialty) if deed == "hire-specialty" else (0, False)

        found: list[tuple[int, int]] = []
        for worker in sorted(range(len(workers)), key=lambda w: (-workers[w], w != specialty)):
            if workers[worker] == s.board.row_length:
                continue
            if found and place(worker) > place(found[0][1]):
                break
            row = yield from self.cheapest_row(worker, "GWT-SAM-35")
            if row != NO_ROW:
                found.append((row - 1, worker))
        yield from self.leftmost_first(found)
        s.trail.jobs = [NO_TILE] * len(s.trail.jobs)
        s.trail.job_next = len(s.trail.jobs)
        for row, worker in found:
            free = [x for x in range(row * s.board.columns, (row + 1) * s.board.columns) if s.trail.jobs[x] == NO_TILE]
            if free:
                s.trail.jobs[free[0]] = WORKER + worker
        (hiring.hire_specialty if deed == "hire-specialty" else hiring.hire_cheapest)(s)
        yield from self.tell_heard()

    def leftmost_first(self, found: list[tuple[int, int]]) -> Talking:
        """SAM-36, SAM-37: rows with their workers in the order in which he hires; of equals in one row the player says which lies
        further left."""
        s = self.s

        def rank(row: int, worker: int) -> tuple[int, bool, int]:
            return s.board.row_cost[row], worker != s.sam_().specialty, row

        found.sort(key=lambda x: rank(*x))
        equal = [worker for row, worker in found if rank(row, worker) == rank(*found[0])]
        if len(equal) > 1:
            names = tuple(Answer(s.board.workers[w], kind="worker") for w in equal)
            left = s.board.workers.index((yield Ask("companion-leftmost", "GWT-SAM-36", {}, CHOICE, names)))
            found.sort(key=lambda x: (*rank(*x), x[1] != left))

    def ask_market(self, value: int = 0) -> Talking:
        """SAM-45: what he never buys is not asked."""
        s = self.s
        kinds = sorted(set(s.board.market_deck))
        deck = [k for k in kinds if (not s.board.card_orange[k] if value == 0 else s.board.card_value[k] == value)]
        options = tuple(Answer(s.board.card_slug[k], kind="card") for k in deck)
        orange = any(s.board.card_orange[k] for k in kinds) and value == 0
        key, rule = ("companion-market-orange", "GWT-SAM-45") if orange else ("companion-market", "GWT-SAM-39")
        reply = yield Ask(key, rule, {}, COUNTS, options, most=12)
        s.cards.market = [k for k, n in zip(deck, reply.split(","), strict=True) for _ in range(int(n))]
        s.cards.market_stack = []

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
        break_tie(s, cattle.ChooseSamCattle([cattle.purchase(s, plan.cards) for plan in plans], cowboys, plans[0].cowboys), why)
        yield from self.tell_heard()
        self.cattle += sum(s.board.card_vp[k] for k in s.sam_().pile[before:])
        left = cowboys - plans[0].cowboys
        if left:
            yield Tell("companion-add-cattle", "GWT-SAM-42", {"n": left * s.board.cards_added})

    def take_best(self) -> Talking:
        yield from self.ask_market(value=3)
        before = len(self.s.sam_().pile)
        cattle.take_best(self.s)
        yield from self.tell_heard()
        self.cattle += sum(self.s.board.card_vp[k] for k in self.s.sam_().pile[before:])

    def advance(self, deed: str) -> Talking:
        s = self.s
        if s.ranches[SAM].locomotive != NONE:
            nodes = tuple(Answer(slug, kind="node") for slug in s.board.node_slug)
            slug = yield Ask("companion-locomotive", "GWT-SAM-46", {}, CHOICE, nodes)
            s.ranches[HUMAN].locomotive = s.board.node_slug.index(slug)
        (locomotive.advance if deed == "locomotive" else locomotive.advance_to_station)(s)
        yield from self.tell_heard()

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
        if self.s.progress.ended_by == NONE:
            yield Tell("companion-foresights", "GWT-SAM-26", {})
            filled = yield Ask("companion-filled", "GWT-END-1", {}, CHOICE, YES_NO)
            if filled == "yes":
                self.end_by(SAM)
                yield Tell("companion-automas-marker", "GWT-SAM-E3", {})
        else:
            yield Tell("companion-foresights-last", "GWT-SAM-E2", {})
        kansas_city.SamDelivery(SAM).run(self.s)
        yield from self.tell_heard()
        yield Tell("companion-leave", "GWT-SAM-26", {})

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
        mine = yield points_by_category("companion-your-points", "GWT-SCORE-1", {}, categories)
        return count_points(categories, [[int(x) for x in mine.split(",")], his])


COMPANION: Final = Companion(
    set_up, AT_RANDOM, ["players", "poker"], "GWT-SCORE-1", ["sam", "sam-first-city", "simmental", "rails", "brahman"], SamAtTable
)
