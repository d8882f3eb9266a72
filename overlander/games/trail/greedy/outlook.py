"""What the two trail games have in common for the greedy bot: actions, workers, buildings, objectives and the way ahead."""

from __future__ import annotations

from typing import Protocol

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.games.trail.actions import NO_CARD, Action
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.herd import Gain
from overlander.games.trail.hiring import HireEffect, hireable
from overlander.games.trail.location import building_actions, building_kind, free_spaces
from overlander.games.trail.movement import AdvanceHerderEffect
from overlander.games.trail.objectives import best_objectives
from overlander.games.trail.state import TrailState

FAR = -1000.0  # never
PLAY_FIRST = 100.0  # a card worth playing is played before anything else


class TrailWeights(Protocol):
    """What the module of a game's weights must say for what stands here."""

    MONEY_EARLY: float
    MONEY_LATE: float
    TURN: float
    NEW_BUILDING: float
    NEAR_POINTS: float
    OBJECTIVE_NEAR: float
    OBJECTIVE_CARD: float
    PLAY_EARLY: float


class TrailOutlook:
    """One seat's view of the game while it decides, every worth in points: nothing here outlives the decision."""

    def __init__(self, s: TrailState, seat: int, left: float, weights: TrailWeights) -> None:
        self.s = s
        self.seat = seat
        self.box = s.box
        self.me = s.players[seat]
        self.weights = weights
        self.last = s.progress.ended_by != NONE  # the last turns: nothing comes later
        self.left = 0.0 if self.last else max(0.0, left)  # of the game, 1.0 at its start
        self.coin = weights.MONEY_LATE + (weights.MONEY_EARLY - weights.MONEY_LATE) * self.left
        self.memo: dict[tuple[str, int, int], float] = {}
        self.have: list[int] = []
        self.stops: dict[int, float] = {}
        self.ways: dict[int, float] = {}
        self.nexts: dict[int, list[int]] = {}

    # -- what a game says itself

    def effect_worth(self, e: Effect) -> float:
        raise NotImplementedError

    def discard_loss(self, kind: int) -> float:
        """To discard a card in phase B."""
        raise NotImplementedError

    def keep_worth(self, kind: int) -> float:
        """To keep a card in hand."""
        raise NotImplementedError

    def hazard_worth(self, tile: int) -> float:
        raise NotImplementedError

    def toll_worth(self) -> float:
        """What a requirement costs that is neither money nor cards."""
        return 0.0

    def worker_use(self, worker: int) -> float:
        """What one worker more does over the rest of the game."""
        raise NotImplementedError

    def use_worth(self, building: int) -> float:
        """What an own building does over the rest of the game, beside its points."""
        raise NotImplementedError

    def space_worth(self, space: int) -> float:
        """What it adds to a building to stand there."""
        raise NotImplementedError

    def count_elements(self) -> list[int]:
        """What the seat has for the tasks of objectives."""
        raise NotImplementedError

    def held_objectives(self) -> list[int]:
        """Objectives of the herd that will need what the seat has, as those in its zone do."""
        return []

    def far_tasks(self, need: list[int], have: list[int]) -> int:
        """How many more things an objective lacks because some of its tasks are long ones."""
        return 0

    def city_stop_worth(self) -> float:
        """The city at the end of the trail with the hand as it is."""
        raise NotImplementedError

    def visit_worth(self) -> float:
        """The city later: the cards in hand will have changed, mostly for the better."""
        raise NotImplementedError

    # -- objectives

    def elements(self) -> list[int]:
        if not self.have:
            self.have = self.count_elements()
        return self.have

    def missing(self, kind: int) -> int:
        """How many things an objective lacks, the cards in the zone having theirs."""
        key = ("missing", kind, 0)
        if key not in self.memo:
            self.memo[key] = float(self.count_missing(kind))
        return int(self.memo[key])

    def count_missing(self, kind: int) -> int:
        have = self.elements()[:]
        first = self.box.first_objective
        others = self.held_objectives()
        if kind in others:
            others.remove(kind)
        for card in best_objectives(self.s, self.me.zone, others, have, 0, 1).completed:
            for i, n in enumerate(self.box.objective_tasks[card - first]):
                have[i] -= n
        need = self.box.objective_tasks[kind - first]
        return sum(max(0, need[i] - have[i]) for i in range(len(need))) + self.far_tasks(need, have)

    def objective_worth(self, kind: int) -> float:
        """To gain an objective card."""
        key = ("objective", kind, 0)
        if key not in self.memo:
            w = self.weights
            lacking = self.missing(kind)
            points = self.box.card_vp[kind]
            worth = points * (1.0 if lacking == 0 else w.OBJECTIVE_NEAR * self.left if lacking == 1 else 0.0)
            if lacking == 2 and self.left > w.PLAY_EARLY:
                worth = points * w.OBJECTIVE_NEAR * self.left / 2
            self.memo[key] = worth - w.OBJECTIVE_CARD * self.left
        return self.memo[key]

    def play_worth(self, kind: int, bonus: float) -> float:
        """To play it: met already, or nearly and early. What stays in the herd counts at the end too, if met (OBJ-9)."""
        lacking = self.missing(kind)
        if lacking == 0 or (lacking == 1 and self.left > self.weights.PLAY_EARLY):
            return bonus + self.box.card_vp[kind] - 2.0 * lacking
        return FAR

    def card_worth_playing(self, c: Choice) -> float:
        return self.play_worth(c.a, PLAY_FIRST)

    # -- workers

    def worker_worth(self, worker: int) -> float:
        column = self.me.workers[worker] + 1
        if column > self.box.row_length:
            return FAR
        worth = self.worker_use(worker)
        near = 1.0
        for later in range(column, self.box.row_length + 1):
            worth += self.box.worker_vp[later] * near
            near *= self.weights.NEAR_POINTS * self.left
        bonus = self.box.row_bonus[worker][column]
        return worth + (max(0.0, self.action_worth(bonus)) if bonus is not None and not self.hires(bonus) else 0.0)

    def worker_loss(self, worker: int) -> float:
        return self.worker_use(worker) + self.box.worker_vp[self.me.workers[worker]]

    def hires(self, action: Action) -> bool:
        return any(isinstance(e, HireEffect) for e in action.gives)

    def best_hire(self, delta: int, purse: int) -> tuple[float, int]:
        """The best worker payable, and its cost."""
        best = 0.0
        paid = 0
        for c in hireable(self.s, self.seat, delta, purse):
            cost = max(0, self.box.row_cost[c.b] + delta)
            worth = self.worker_worth(c.a) - cost * self.coin
            if worth > best:
                best = worth
                paid = cost
        return best, paid

    def second_hire(self, action: Action) -> float:
        """Another worker at the same location, with the money that is left."""
        paid = self.best_hire(0, self.me.money)[1]
        return max(self.best_hire(e.delta, self.me.money - paid)[0] for e in action.gives if isinstance(e, HireEffect))

    # -- buildings

    def tile_worth(self, building: int) -> float:
        return self.box.building_vp[building] + self.use_worth(building)

    def build_worth(self, building: int, space: int, price: int) -> float:
        old = self.s.trail.tile[space]
        builders = self.box.builders[building]
        worth = self.tile_worth(building) + self.space_worth(space) + (self.weights.NEW_BUILDING if old == NO_TILE else 0.0)
        if old != NO_TILE:
            was = (old - PRIVATE) % STRIDE
            builders -= self.box.builders[was]
            worth -= self.tile_worth(was) + self.space_worth(space)
        return worth - builders * price * self.coin

    def best_build(self, price: int, builders: int, purse: int) -> float:
        able = min(builders, purse // price) if price else builders
        low = PRIVATE + self.seat * STRIDE
        mine = [space for space in self.box.building_spaces if low <= self.s.trail.tile[space] < low + STRIDE]
        best = 0.0
        for building in self.me.unbuilt:
            number = self.box.builders[building]
            if number <= able:
                best = max(best, self.tile_worth(building) + self.weights.NEW_BUILDING - number * price * self.coin)
            for space in mine:
                if 0 < number - self.box.builders[self.s.trail.tile[space] - low] <= able:
                    best = max(best, self.build_worth(building, space, price))
        return best

    # -- actions

    def action_worth(self, action: Action) -> float:
        """An action with the hand there is; 0 if it cannot be done."""
        key = ("action", action.ident, 0)
        if key not in self.memo:
            self.memo[key] = 0.0
            found: list[Choice] = []
            action.offer(self.s, self.seat, found)
            self.memo[key] = max([self.act_worth(action, c) for c in found], default=0.0)
        return self.memo[key]

    def act_worth(self, action: Action, c: Choice) -> float:
        key = ("gives", action.ident, 0)
        if key not in self.memo:
            worth = sum(self.effect_worth(e) for e in action.gives) - action.pay * self.coin
            self.memo[key] = worth - (self.toll_worth() if action.toll is not None else 0.0)
        worth = self.memo[key]
        if action.card != NO_CARD and c.b != NONE:
            worth -= self.discard_loss(c.b)
            if c.c != NONE:
                worth -= self.discard_loss(c.c)
        return worth

    def earns(self, action: Action) -> bool:
        return any(isinstance(e, Gain) for e in action.gives)

    def moves_on(self, action: Action) -> bool:
        return any(isinstance(e, AdvanceHerderEffect) for e in action.gives)

    def auxiliary_worth(self, double: bool) -> float:
        key = ("auxiliary", int(double), 0)
        if key in self.memo:
            return self.memo[key]
        best = 0.0
        for i in range(len(self.box.auxiliary_single)):
            free = free_spaces(self.s, self.seat, i)
            if free > 0:
                best = max(best, self.action_worth(self.box.auxiliary_single[i]))
                if double and free > 1:
                    best = max(best, self.action_worth(self.box.auxiliary_double[i]))
        self.memo[key] = best
        return best

    # -- the trail

    def building_worth(self, tile: int) -> float:
        """The location actions of a building, each once, halves of a slash together once."""
        kind = building_kind(tile)
        slots: dict[int, float] = {}
        hired = 0
        for action in building_actions(self.s, kind):
            worth = self.action_worth(action)
            if self.hires(action) and worth > 0:
                hired += 1
                if hired > 1:
                    worth = self.second_hire(action)
            slots[action.slot] = max(slots.get(action.slot, 0.0), worth)
        return sum(slots.values())

    def stop_worth(self, space: int) -> float:
        """What stopping on a location brings."""
        if space not in self.stops:
            tile = self.s.trail.tile[space]
            worth = self.auxiliary_worth(False)
            owner = self.s.owner(tile)
            if building_kind(tile) != NONE and owner in (NONE, self.seat):
                here = self.building_worth(tile)
                special = self.box.special[space]
                if special is not None:
                    here += max(0.0, self.action_worth(special))
                worth = max(worth, here)
            self.stops[space] = worth
        return self.stops[space]

    def arrival_worth(self, space: int) -> float:
        """To stop there now."""
        if space == self.box.goal:
            return self.city_stop_worth()
        if self.last:
            return self.stop_worth(space)
        return self.stop_worth(space) + self.way_worth(space)

    def fee(self, path: int) -> int:
        """What walking a path costs, as far as the money goes."""
        fee = 0
        space = 0
        while path:
            if path & 1:
                fee += self.hands(space)
            path >>= 1
            space += 1
        return min(fee, self.me.money)

    def hands(self, space: int) -> int:
        """What passing a location costs."""
        tile = self.s.trail.tile[space]
        fee = self.box.fee[tile]
        return fee if fee and self.s.owner(tile) != self.seat and self.s.pays_fees(self.seat) else 0

    def next_locations(self, space: int) -> list[int]:
        """The locations that one step leads to, empty spaces walked over."""
        if space not in self.nexts:
            out: list[int] = []
            for x in self.box.next[space]:
                if x == self.box.goal or self.s.trail.tile[x] != NO_TILE:
                    out.append(x)
                else:
                    out.extend(self.next_locations(x))
            self.nexts[space] = list(dict.fromkeys(out))
        return self.nexts[space]

    def way_worth(self, space: int) -> float:
        """The best way from a location to the city: each stop brings what it brings and costs a turn, each fee its money."""
        if space == self.box.goal:
            return 0.0
        if space not in self.ways:
            best = FAR
            front = {space: 0.0}
            for _ in range(self.s.step_limit(self.seat)):
                ahead: dict[int, float] = {}
                for here, paid in front.items():
                    for x in self.next_locations(here):
                        cost = paid + self.hands(x) * self.coin
                        if x not in ahead or cost < ahead[x]:
                            ahead[x] = cost
                for x, paid in ahead.items():
                    worth = self.visit_worth() if x == self.box.goal else self.stop_worth(x) + self.way_worth(x)
                    best = max(best, worth - self.weights.TURN - paid)
                front = {x: paid for x, paid in ahead.items() if x != self.box.goal}
            self.ways[space] = best
        return self.ways[space]
