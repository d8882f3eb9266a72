"""What a seat of Great Western Trail knows, as numbers: every side, the trail ahead, the question, the markets."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE, Choice
from overlander.core.features import clip
from overlander.core.frame import Frame
from overlander.games.gwt import box as b
from overlander.games.gwt import poker, scoring
from overlander.games.gwt.delivery import DeliveryDisc, Transport
from overlander.games.gwt.feature_fields import (
    ACTIONS,
    BREEDS,
    CATEGORIES,
    CATTLE,
    CITIES,
    DEEDS,
    MASTERS,
    QUESTIONS,
    STATIONS,
    TASKS,
    TOWNS,
    TRACK_STATIONS,
    GwtSide,
)
from overlander.games.gwt.feature_names import with_all_expansions, words
from overlander.games.gwt.kansas_city import LeaveKansasCity, UseCertificates, breeding_value
from overlander.games.gwt.rails.north import freed_bells, shops_in_medium_towns
from overlander.games.gwt.rails.shops import connected
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import StationDisc
from overlander.games.trail.automa.objectives import objective_points, other_points
from overlander.games.trail.box import NO_TILE, OUTLAW, WORKER
from overlander.games.trail.features import OTHERS, WHOSE, ZERO, Plan, TrailFeatures, TrailTables, Words, least, spend
from overlander.games.trail.movement import MoveHerder
from overlander.games.trail.objectives import best_objectives
from overlander.games.trail.state import TrailState
from overlander.games.trail.turn import PhaseC


class GwtTables(TrailTables):
    def __init__(self, board: b.GwtBox) -> None:
        super().__init__(board, ACTIONS, DEEDS)
        self.board = board
        self.cattle_at: list[int] = [CATTLE.index(slug) for slug in board.card_slug[: board.first_objective]]
        self.breed_at: list[int] = [BREEDS.index(slug) for slug in board.breeds]
        self.city_at: list[int] = [CITIES.index(slug) for slug in board.city_slug]


class GwtFeatures(TrailFeatures):
    def __init__(self) -> None:
        plan = Plan(len(CATEGORIES))
        self.sides: list[GwtSide] = [GwtSide(plan, whose) for whose in WHOSE]
        self.masters = plan.add("own.master-tiles", MASTERS, "station masters by tile")
        self.laid = plan.add("own.laid", 1, "value of the own cards on the poker table")
        self.stations_ahead = plan.add("own.stations-ahead", TRACK_STATIONS, "how close each station ahead is that can be upgraded")
        self.hand = plan.add("own.hand", len(BREEDS), "cattle in hand by breed")
        self.discard = plan.add("own.discard", len(BREEDS), "cattle in the discard pile by breed")
        self.income = plan.add("own.income", 3, "breeding value of the hand, with all certificates, and of the delivery under way")
        self.reach = plan.add("own.reach", len(CITIES), "open cities that the hand would reach")
        self.towns = plan.add("north.own", TOWNS, "towns with an own shop")
        self.open_towns = plan.add("north.open", TOWNS, "towns open to an own shop")
        self.full_towns = plan.add("north.shops", TOWNS, "shops in a town")
        self.new_city = plan.add("pending.city", len(CITIES), "the city to which a disc is on its way")
        self.new_station = plan.add("pending.station", STATIONS, "the station to which a disc is on its way")
        self.due = plan.add("pending.transport", 1, "transport costs still to be paid")
        self.market = plan.add("market", len(CATTLE) + 1, "the cattle market by kind, and cards left in its stack")
        self.foresight = plan.add("foresights", 15, "foresight tiles by spot: workers by type, outlaws, hazards")
        self.outlaws = plan.add("outlaws", 3, "outlaws in the camp, on the trail, green ones")
        self.posts = plan.add("masters", MASTERS, "station masters to be had, the first station's highest")
        self.progress = plan.add("job-market", 2, "how full the job market is, rows up to the next refill of cattle")
        self.pot = plan.add("pot", 1, "money in the pot of the poker table")
        self.options = plan.add("options", 13, "expansions, readings, the automa's level, fees, size of the cattle market")
        self.known: list[GwtTables] = []
        words = Words(7, 26, 22, 3, len(b.WORKERS), TASKS)
        super().__init__(plan, CATEGORIES, words, QUESTIONS, ACTIONS, DEEDS)

    def tables(self, board: b.GwtBox) -> GwtTables:
        for t in self.known:
            if t.board is board:
                return t
        t = GwtTables(board)
        self.known.append(t)
        return t

    def byte_words(self) -> dict[str, list[str]]:
        s = with_all_expansions()
        return words(self, self.tables(s.board), s)

    def pauses(self, f: Frame) -> bool:
        return isinstance(f, (PhaseC, LeaveKansasCity))

    def odds(self) -> dict[str, list[int]]:
        """Two players most often; expansions, each by itself and several together; other readings now and then."""
        return {
            "players": [2, 8, 2, 2],
            "layout": [1, 2],
            "sides": [2, 1, 2],
            "copy-special-action": [5, 1],
            "simmental": [4, 1],
            "rails": [3, 1],
            "brahman": [4, 1],
            "orange-objectives": [5, 1],
            "annex-row-tokens": [5, 1],
            "poker": [4, 1],
            "sam": [1, 1, 2],
            "sam-first-city": [20] + [1] * 10,
            "sam-fees": [5, 1],
            "objectives-at-kansas-city": [5, 1],
            "delivery-objectives": [5, 1],
            "simmental-objectives": [5, 1],
            "rules": [9, 1],
        }

    def considered(self, s: GwtState, seat: int) -> list[Choice]:
        return self.worth_a_look(s, seat)

    def is_useful(self, s: TrailState, seat: int, q: Frame, c: Choice) -> bool:
        """Exchange tokens before a move and before income."""
        return isinstance(q, (MoveHerder, UseCertificates))

    def ground(self, s: GwtState, seat: int) -> list[int]:
        x = self.blank()
        if self.lasts(s):
            self.write_others(s, seat, x)
        return x

    def lasts(self, s: GwtState) -> bool:
        """Whether choices leave the other sides alone, but for money and ways: who decides for Sam or shows hands does not."""
        return s.sam is None and s.poker is None

    def write(self, s: GwtState, seat: int, x: list[int]) -> None:
        t = self.tables(s.board)
        if not self.lasts(s):
            self.write_others(s, seat, x)
        seats = len(s.players)
        for k in range(1, seats):
            other = (seat + k) % seats
            side = self.sides[k]
            if not s.is_automa(other):
                self.write_money(s, other, side, x)
                x[self.rivals_at + k - 1] += s.players[other].money // 5
            x[self.rivals_at + k - 1] = clip(x[self.rivals_at + k - 1])
            self.write_place(s, other, side, t, x, False)
        side = self.sides[0]
        left = self.write_side(s, seat, side, t, x, True)
        self.write_money(s, seat, side, x)
        self.write_place(s, seat, side, t, x, True)
        self.write_own(s, seat, x)
        self.write_ranch(s, seat, t, x)
        self.write_tasks(s, seat, left, t, x)
        self.write_question(s, seat, t, x)
        self.write_disc_under_way(s, seat, t, x)
        self.write_board(s, seat, x)
        self.write_markets(s, t, x)
        self.write_options(s, x)
        if s.north is not None:
            self.write_towns(s, seat, x)

    # -- one seat

    def write_others(self, s: GwtState, seat: int, x: list[int]) -> None:
        """All of the other seats that their money and the trail leave alone; `rivals` without money yet."""
        t = self.tables(s.board)
        seats = len(s.players)
        for k in range(1, least(seats, OTHERS + 1)):
            self.write_side(s, (seat + k) % seats, self.sides[k], t, x, False)

    def write_side(self, s: GwtState, seat: int, side: GwtSide, t: GwtTables, x: list[int], own: bool) -> list[int]:
        """What the seat has and the points for it; returns what is left for further objectives.

        Of other seats only what everybody knows: their cards as one herd, wherever they lie, without objectives taken unseen.
        """
        board = s.board
        me = s.players[seat]
        ranch = s.ranches[seat]
        self.write_means(s, seat, side, x, 0)
        first = board.first_objective
        spare: list[int] = []
        cattle = 0
        value_3 = 0
        shorthorn = 0
        hereford = 0
        orange = 0
        good = 0
        size = 0
        piles = [me.hand, me.draw, me.discard]
        if s.poker is not None:
            laid = s.poker.laid[seat]
            if not own:
                piles.append(laid)
            x[side.poker] = 1 if s.poker.seated[seat] != NO_TILE else 0
            x[side.poker + 1] = len(laid)
        sam = s.sam
        is_sam = not own and sam is not None
        if is_sam and sam is not None:
            piles = [sam.pile]
        for pile in piles:
            size += len(pile)
            for kind in pile:
                if kind >= first:
                    spare.append(kind)
                    continue
                cattle += board.card_vp[kind]
                value = board.card_value[kind]
                breed = board.card_breed[kind]
                x[side.herd + t.cattle_at[kind]] += 1
                if value >= 3:
                    good += 1
                if breed == board.breed_shorthorn:
                    shorthorn += 1
                elif breed == board.breed_hereford:
                    hereford += 1
                elif value == 3:
                    value_3 += 1
                if board.card_orange[kind]:
                    orange += 1
        if not own:
            for kind in me.unseen:
                spare.remove(kind)
        x[side.herd + len(CATTLE)] = len(spare)
        x[side.herd + len(CATTLE) + 1] = size
        green = ranch.outlaws.count(b.GREEN)
        have = [
            x[side.built],
            green,
            len(ranch.outlaws) - green,
            len(me.hazards),
            ranch.stations.bit_count(),
            value_3,
            shorthorn,
            hereford,
            ranch.cities[board.new_york],
            0,
            orange,
        ]
        north = s.north
        if north is not None and board.north is not None:
            have[9] = freed_bells(board.north, north, seat)
            x[side.north] = north.placed(seat)
            x[side.north + 1] = have[9]
            x[side.north + 2] = shops_in_medium_towns(board.north, north, seat)
        for i in range(TASKS):
            x[side.things + i] = have[i]
        have = have[: len(board.tasks)]
        for i in range(len(ranch.cities)):
            x[side.cities + t.city_at[i]] = ranch.cities[i]
        for i in range(len(board.station_vp)):
            if (ranch.stations >> i) & 1:
                x[side.stations + i] = 1
        x[side.masters] = len(ranch.masters)
        x[side.track] = board.node_space[ranch.locomotive]
        x[side.track + 1] = board.node_crossings[ranch.locomotive]
        x[side.track + 2] = 0 if board.node_main[ranch.locomotive] else 1
        per_pair = 0
        for master in ranch.masters:
            if board.master_per[master] == b.OBJECTIVE_PAIR:
                per_pair += board.master_vp[master]
        if is_sam and sam is not None:
            self.write_sam_points(s, seat, x)
            return have
        assigned = best_objectives(s, me.zone, spare, have, per_pair, 2)
        masters = 0
        for master in ranch.masters:
            per = board.master_per[master]
            if per == b.OBJECTIVE_PAIR:
                masters += board.master_vp[master] * (assigned.zone // 2)
            elif per == b.GOOD_CATTLE:
                masters += board.master_vp[master] * good
            elif per >= 0:
                masters += board.master_vp[master] * s.count(seat, per)
        points = [
            scoring.buildings(s, seat),
            scoring.cities(s, seat),
            scoring.stations(s, seat),
            scoring.hazards(s, seat),
            cattle,
            assigned.points,
            masters,
            scoring.workers(s, seat),
            scoring.right_step_disc(s, seat),
            board.marker_vp if ranch.marker else 0,
            0 if s.poker is None else poker.bonus(s, seat),
        ]
        if own:
            x[self.points_at] = clip(ZERO + me.money // 5)
            for i in range(len(points)):
                x[self.points_at + 1 + i] = clip(ZERO + points[i])
            return spend(board, me.zone, assigned.completed, have)
        total = ZERO
        for n in points:
            total += n
        x[self.rivals_at + self.sides.index(side) - 1] = total
        return have

    def write_sam_points(self, s: GwtState, seat: int, x: list[int]) -> None:
        """SAM-62, SAM-63; of his starting objective, which nobody has seen, the points that it brings in any case."""
        sam = s.sam_()
        ranch = s.ranches[seat]
        points = [
            0,
            scoring.buildings(s, seat),
            scoring.cities(s, seat),
            scoring.stations(s, seat),
            scoring.hazards(s, seat),
            other_points(s, sam.pile),
            objective_points(s, sam.pile),
            scoring.station_masters(s, seat, 0),
            scoring.workers(s, seat),
            scoring.right_step_disc(s, seat),
            s.board.marker_vp if ranch.marker else 0,
        ]
        for i in s.board.solo().skipped:
            points[i] = 0
        hidden = min([s.board.card_vp[kind] for kind in sam.start + sam.undealt], default=0)
        x[self.rivals_at] = ZERO + sum(points) + hidden * len(sam.start)
        self.write_deck(sam.deck, sam.specialty, x)

    # -- what the seat itself looks at

    def write_ranch(self, s: GwtState, seat: int, t: GwtTables, x: list[int]) -> None:
        board = s.board
        me = s.players[seat]
        ranch = s.ranches[seat]
        for master in ranch.masters:
            x[self.masters + master] = 1
        here = board.node_space[ranch.locomotive]
        for i in range(TRACK_STATIONS):
            node = board.station_node[i]
            if node > ranch.locomotive and not (ranch.stations >> i) & 1:
                ahead = board.node_space[node] - here
                if ahead < 9:
                    x[self.stations_ahead + i] = 9 - ahead
        for kind in me.hand:
            breed = board.card_breed[kind]
            if breed >= 0:
                x[self.hand + t.breed_at[breed]] += 1
        for kind in me.discard:
            breed = board.card_breed[kind]
            if breed >= 0:
                x[self.discard + t.breed_at[breed]] += 1
        value = breeding_value(s, seat)
        income = value + me.permanent + me.certificates
        x[self.income] = clip(value)
        x[self.income + 1] = clip(income)
        x[self.income + 2] = clip(s.progress.income)
        cities = ranch.cities
        for i in s.open_cities(seat):
            if board.city_value[i] <= income and (cities[i] == 0 or board.city_repeatable[i]):
                x[self.reach + t.city_at[i]] = 1
        if s.poker is not None:
            x[self.laid] = clip(poker.hand_value(s, s.poker.laid[seat]))

    def write_disc_under_way(self, s: GwtState, seat: int, t: GwtTables, x: list[int]) -> None:
        due = 0
        for f in s.stack:
            if f.seat != seat:
                continue
            if isinstance(f, DeliveryDisc):
                x[self.new_city + t.city_at[f.city]] = 1
                due += f.transport
            elif isinstance(f, StationDisc):
                x[self.new_station + f.station] = 1
            elif isinstance(f, Transport):
                due += f.cost
        x[self.due] = clip(due)

    def write_towns(self, s: GwtState, seat: int, x: list[int]) -> None:
        north = s.north
        assert north is not None
        own = north.towns[seat]
        free = connected(s, seat)
        for town in range(TOWNS):
            if (own >> town) & 1:
                x[self.towns + town] = 1
            elif (free >> town) & 1:
                x[self.open_towns + town] = 1
        for other in north.towns:
            for town in range(TOWNS):
                if (other >> town) & 1:
                    x[self.full_towns + town] += 1

    # -- the board

    def write_markets(self, s: GwtState, t: GwtTables, x: list[int]) -> None:
        board = s.board
        trail = s.trail
        for kind in s.cards.market:
            x[self.market + t.cattle_at[kind]] += 1
        x[self.market + len(CATTLE)] = len(s.cards.market_stack)
        for i in range(len(trail.foresight)):
            tile = trail.foresight[i]
            at = self.foresight + 5 * (i // 2)
            if tile >= WORKER:
                x[at + tile - WORKER] += 1
            elif tile >= OUTLAW:
                x[at + 3] += 1
            elif tile != NO_TILE:
                x[at + 4] += 1
        for space in board.outlaw_spaces:
            tile = trail.tile[space]
            if tile != NO_TILE:
                x[self.outlaws + (1 if space < board.goal else 0)] += 1
                if tile == b.GREEN:
                    x[self.outlaws + 2] += 1
        for i in range(len(trail.masters)):
            if trail.masters[i] != NONE:
                x[self.posts + trail.masters[i]] = 8 - i
        x[self.progress] = trail.job_next * 24 // len(trail.jobs)
        row = trail.job_next // board.columns
        ahead = 0
        while row + ahead < len(board.row_arrow) and board.row_arrow[row + ahead] != "yellow":
            ahead += 1
        x[self.progress + 1] = ahead
        if s.poker is not None:
            x[self.pot] = clip(s.poker.pot)

    def write_options(self, s: GwtState, x: list[int]) -> None:
        board = s.board
        at = self.options
        x[at] = 0 if s.north is None else 1
        x[at + 1] = 0 if board.breed_brahman == NONE else 1
        x[at + 2] = 1 if board.simmental else 0
        x[at + 3] = 1 if board.orange_objectives else 0
        x[at + 4] = 0 if s.poker is None else 1
        x[at + 5] = 1 if board.objectives_in_the_city else 0
        x[at + 6] = 1 if board.delivery_from_stack else 0
        x[at + 7] = board.green_fee
        x[at + 8] = board.black_fee
        x[at + 9] = board.market_size
        sam = board.sam
        if sam is not None:
            x[at + 10] = 1
            x[at + 11] = len(sam.removed)
            x[at + 12] = len(sam.extra_workers)


FEATURES: Final = GwtFeatures()
