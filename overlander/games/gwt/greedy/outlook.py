"""What things are worth to one seat of Great Western Trail, in points, as far as its view tells."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.games.gwt import box as b
from overlander.games.gwt.buildings import CopyAdjacentBuilding, SpecialDelivery, spaces_passed, why_not_copy
from overlander.games.gwt.cattle_market import BuyCattleEffect, purchases
from overlander.games.gwt.delivery import transport_cost
from overlander.games.gwt.greedy import weights as w
from overlander.games.gwt.kansas_city import breeding_value
from overlander.games.gwt.outlaws import CollectBountyEffect
from overlander.games.gwt.poker import LayPokerCards, ShowPokerHands, at_table, hand_value, printed
from overlander.games.gwt.railroad import LocomotiveForward, occupied, reach
from overlander.games.gwt.rails.map import BIG, MEDIUM
from overlander.games.gwt.rails.shops import PlaceShopEffect, TakeCattleEffect, cattle_of_value, open_slots
from overlander.games.gwt.scoring import elements
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import UpgradeBehind, can_upgrade
from overlander.games.trail.box import FACES, HAZARD, NO_TILE, PRIVATE
from overlander.games.trail.building import BuildEffect
from overlander.games.trail.greedy.outlook import FAR, TrailOutlook
from overlander.games.trail.hazards import RemoveHazardEffect
from overlander.games.trail.herd import Certificates, DrawDiscard, ExchangeToken, Gain, RemoveHandCards
from overlander.games.trail.hiring import HireEffect
from overlander.games.trail.location import AuxiliaryEffect
from overlander.games.trail.movement import AdvanceHerderEffect
from overlander.games.trail.objectives import GainObjectiveEffect

NEW_YORK = b.TASKS.index("new-york")


class Outlook(TrailOutlook):
    s: GwtState

    def __init__(self, s: GwtState, seat: int) -> None:
        total = len(s.trail.jobs)
        super().__init__(s, seat, (total - s.trail.job_next) / total, w)
        self.board = s.board
        self.ranch = s.ranches[seat]

    # -- the herd

    def hand_value(self) -> int:
        return breeding_value(self.s, self.seat)

    def marginal(self, kind: int) -> float:
        """What a card in hand adds to the breeding value: nothing if there is another of its breed."""
        breed = self.board.card_breed[kind]
        if breed < 0:
            return 0.0
        same = sum(1 for k in self.me.hand if self.board.card_breed[k] == breed)
        return float(self.board.card_value[kind]) if same == 1 else 0.0

    def keep_worth(self, kind: int) -> float:
        """To keep a card in hand: what it adds, a little for what it is, and objectives that can be played."""
        if self.board.card_breed[kind] < 0:
            return self.play_worth(kind, 2.0)
        return self.marginal(kind) + 0.1 * self.board.card_value[kind]

    def discard_loss(self, kind: int) -> float:
        """To discard a card in phase B: another is drawn in its place."""
        if self.board.card_breed[kind] < 0:
            return self.play_worth(kind, 1.0)
        near = max(0, self.me.herder) / self.board.goal
        return (self.marginal(kind) - w.NEXT_CARD) * (w.CARD_LOSS_FAR + (w.CARD_LOSS_NEAR - w.CARD_LOSS_FAR) * near)

    def removal_worth(self, kind: int) -> float:
        """To have a card out of the game: poor cattle, and objectives that will not be met."""
        if self.board.card_breed[kind] < 0:
            return w.REMOVAL * self.left - self.objective_worth(kind)
        value = self.board.card_value[kind]
        return (w.REMOVAL * (3 - value) / 2) * self.left - self.board.card_vp[kind]

    def token_gain(self) -> float:
        """An exchange token before the hand is counted: two new cards for the two that add least."""
        spare = sorted(self.marginal(k) for k in self.me.hand)[:2]
        pile = self.me.draw or self.me.discard
        held = {self.board.card_breed[k] for k in self.me.hand}
        if not pile:
            return 0.0
        new = sum(self.board.card_value[k] for k in pile if self.board.card_breed[k] not in held) / len(pile)
        return sum(max(0.0, new - x) for x in spare)

    # -- objectives, workers and buildings

    def count_elements(self) -> list[int]:
        return elements(self.s, self.seat)

    def far_tasks(self, need: list[int], have: list[int]) -> int:
        return 1 if need[NEW_YORK] > have[NEW_YORK] else 0

    def worker_use(self, worker: int) -> float:
        return (w.COWBOY_WORTH, w.BUILDER_WORTH, w.ENGINEER_WORTH)[worker] * self.left

    def use_worth(self, building: int) -> float:
        slug = self.board.building_slug[building]
        return (w.BUILDING_USE.get(slug, 1.5) + (w.FEE_USE if self.board.fee[PRIVATE + building] else 0.0)) * self.left

    def space_worth(self, space: int) -> float:
        worth = w.FOREST * self.left if self.board.forest[space] else 0.0
        return worth + (w.RISK_SPACE * self.left if self.board.special_slug[space] else 0.0)

    # -- cattle, hazards, outlaws

    def cow_worth(self, kind: int) -> float:
        breed = self.board.card_breed[kind]
        owned = 0
        for pile in (self.me.hand, self.me.draw, self.me.discard):
            for k in pile:
                if self.board.card_breed[k] == breed:
                    owned += 1
        fresh = w.NEW_BREED / (1 + owned)
        return self.board.card_vp[kind] + (w.CATTLE_VALUE * (self.board.card_value[kind] - 2) + fresh) * self.left

    def purchase_worth(self, c: Choice) -> float:
        board = self.board
        worth = self.cow_worth(c.a) + (self.cow_worth(c.b) if c.b != NONE else 0.0)
        return worth - board.price_dollars[c.c] * self.coin - board.price_cowboys[c.c] * w.COWBOY_BUSY

    def market_worth(self) -> float:
        """One visit to the cattle market: purchases as long as cowboys and money last, without two of the same card."""
        found = [(self.purchase_worth(c), c) for c in purchases(self.s, self.me.workers[b.COWBOY], self.me.money)]
        found.sort(key=lambda x: -x[0])
        cowboys = self.me.workers[b.COWBOY]
        money = self.me.money
        worth = 0.0
        for points, c in found:
            if points <= 0:
                break
            if self.board.price_cowboys[c.c] <= cowboys and self.board.price_dollars[c.c] <= money:
                cowboys -= self.board.price_cowboys[c.c]
                money -= self.board.price_dollars[c.c]
                worth += points
        return worth

    def hazard_worth(self, tile: int) -> float:
        return self.board.hazard_vp[(tile - HAZARD) % FACES] + w.HAZARD_TASK

    def outlaw_worth(self, space: int) -> float:
        bounty = self.board.bounty[space]
        return w.OUTLAW_TASK + (w.TOKEN if bounty == NONE else bounty * self.coin)

    # -- discs, deliveries, stations

    def disc_worth(self, disc: int) -> float:
        board = self.board
        use = w.DISC_USE.get(board.disc_slug[disc], 1.0) * (w.DISC_LATE + (1 - w.DISC_LATE) * self.left)
        if disc == board.certificate_6_disc and self.me.has_disc(board.certificate_4_disc):
            use /= 2
        return use + board.disc_vp[disc] + (board.disc_money[disc] - board.disc_cost[disc]) * self.coin

    def best_disc(self, white: bool) -> float:
        key = ("disc", int(white), 0)
        if key not in self.memo:
            best = 0.0
            for disc in range(len(self.board.disc_slug)):
                if self.me.has_disc(disc) and (self.board.disc_white[disc] or not white):
                    if self.board.disc_cost[disc] <= self.me.money:
                        best = max(best, self.disc_worth(disc))
            self.memo[key] = best
        return self.memo[key]

    def city_worth(self, city: int, paid: bool) -> float:
        board = self.board
        cities = self.ranch.cities
        worth = board.city_vp[city] + self.best_disc(board.city_white[city]) + board.city_money[city] * self.coin
        worth += w.ARROW_OBJECTIVE * self.left if board.city_objective[city] else 0.0
        if board.north is not None and board.north.city_bell_vp[city]:
            worth += board.north.city_bell_vp[city] * (self.s.count(self.seat, b.FREED_BELL) + self.left)
        if paid:
            worth -= transport_cost(self.s, self.seat, city) * self.coin
        if cities[city] == 0:
            for arrow, other in ((city - 1, city - 1), (city, city + 1)):
                if not 0 <= other < len(cities):
                    continue
                if cities[other]:
                    worth += board.arrow_vp[arrow] + (w.TOKEN if board.arrow_token[arrow] else 0.0)
                    worth += w.ARROW_OBJECTIVE * self.left if board.arrow_objective[arrow] else 0.0
                elif board.arrow_vp[arrow] > 0:
                    worth += board.arrow_vp[arrow] * w.OPEN_ARROW * self.left
        if city == board.new_york:
            worth += sum(5.0 for kind in self.me.zone if board.card_slug[kind] == "auxiliary-ny") / (1 + cities[city])
        return worth

    def delivery_worth(self, income: int) -> float:
        """The best city for so much."""
        best = FAR
        for city in self.s.open_cities(self.seat):
            if self.board.city_value[city] <= income and (self.ranch.cities[city] == 0 or self.board.city_repeatable[city]):
                best = max(best, self.city_worth(city, True))
        return best

    def certificates_worth(self, n: int) -> float:
        """What n certificates are worth kept."""
        return n * w.CERTIFICATE * min(1.0, 2 * self.left)

    def upgrade_worth(self, station: int) -> float:
        board = self.board
        worth = board.station_vp[station] + self.best_disc(board.station_white[station]) * 0.5 + w.STATION_TASK
        if station in board.master_stations:
            master = self.s.trail.masters[board.master_stations.index(station)]
            if master != NONE and max(self.me.workers) > 1:
                loss = min(self.worker_loss(w) for w in range(len(self.me.workers)) if self.me.workers[w] > 1)
                worth += max(0.0, self.master_worth(master) - loss)
        return worth - board.station_cost[station] * self.coin

    def master_worth(self, master: int) -> float:
        board = self.board
        worth = board.master_certificates[master] * w.PERMANENT * w.LATER_VISITS * self.left
        for action in board.master_actions[master][:1]:
            worth += max(0.0, self.action_worth(action))
        per = board.master_per[master]
        if per != NONE:
            growth = 1.0 + self.left  # what there is will grow
            count = len(self.me.zone) // 2 if per == b.OBJECTIVE_PAIR else self.s.count(self.seat, per)
            worth += board.master_vp[master] * count * growth
        return worth

    def node_worth(self, node: int) -> float:
        """To stop on a node of the track."""
        worth = self.board.node_space[node] * w.TRACK * (0.3 + 0.7 * self.left)
        station = self.board.node_station[node]
        if station != NONE and node != self.ranch.locomotive and can_upgrade(self.s, self.seat, station, self.me.money):
            worth += max(0.0, self.upgrade_worth(station))
        return worth

    def track_worth(self, n: int) -> float:
        """To move the locomotive by up to n spaces."""
        here = self.ranch.locomotive
        if n <= 0 or here == self.board.last_node:
            return 0.0
        key = ("track", n, 0)
        if key not in self.memo:
            mask = reach(self.board.ahead, here, n, occupied(self.s, self.seat), self.board.last_node)
            start = self.node_worth(here)
            self.memo[key] = max([self.node_worth(x) - start for x in range(mask.bit_length()) if (mask >> x) & 1], default=0.0)
        return max(0.0, self.memo[key])

    def special_delivery_worth(self, node: int) -> float:
        passed = spaces_passed(self.s, self.seat, node)
        best = FAR
        for city in self.s.open_cities(self.seat):
            if self.board.city_value[city] <= passed and (self.ranch.cities[city] == 0 or self.board.city_repeatable[city]):
                best = max(best, self.city_worth(city, False))
        return best + self.node_worth(node) - self.node_worth(self.ranch.locomotive)

    def shop_worth(self, town: int, slot: int) -> float:
        """RTN: a shop for what its slot and town bring now, the city it opens, and the bells."""
        m = self.board.north
        if m is None:
            return FAR
        worth = w.SHOP * self.left - m.slot_cost[slot] * self.coin
        actions = m.slot_actions[slot]
        if m.town_kind[town] == MEDIUM and self.s.north is not None:
            actions = actions + m.tile_actions[self.s.north.tiles[m.medium_towns.index(town)]]
        elif m.town_kind[town] == BIG:
            city = m.city_town.index(town)
            worth += (w.BIG_CITY + w.BIG_CITY_POINTS * self.board.city_vp[city]) * self.left
        elif m.town_station[town] != NONE and can_upgrade(self.s, self.seat, m.town_station[town], self.me.money):
            worth += max(0.0, self.upgrade_worth(m.town_station[town]))
        return worth + max([self.action_worth(a) for a in actions], default=0.0)

    # -- actions

    def toll_worth(self) -> float:
        return w.TRACK * 2

    def effect_worth(self, e: Effect) -> float:
        s = self.s
        seat = self.seat
        if not e.can(s, seat):
            return 0.0
        if isinstance(e, Gain):
            return (e.n if e.per == NONE else e.n * s.count(seat, e.per)) * self.coin
        if isinstance(e, Certificates):
            room = s.certificate_limit(seat) - self.me.certificates
            return min(room, e.n if e.per == NONE else e.n * s.count(seat, e.per)) * w.CERTIFICATE
        if isinstance(e, LocomotiveForward):
            return self.track_worth(e.n if e.per == NONE else s.count(seat, e.per))
        if isinstance(e, BuyCattleEffect):
            return self.market_worth()
        if isinstance(e, HireEffect):
            return self.best_hire(e.delta, self.me.money)[0]
        if isinstance(e, BuildEffect):
            return self.best_build(e.dollars, e.builders(s, seat), self.me.money)
        if isinstance(e, RemoveHazardEffect):
            return max(
                self.hazard_worth(s.trail.tile[x]) for area in self.board.area_spaces for x in area if s.trail.tile[x] != NO_TILE
            )
        if isinstance(e, CollectBountyEffect):
            return max(self.outlaw_worth(x) for x in self.board.outlaw_spaces if s.trail.tile[x] != NO_TILE)
        if isinstance(e, AuxiliaryEffect):
            return self.auxiliary_worth(e.double)
        if isinstance(e, GainObjectiveEffect):
            return max([self.objective_worth(kind) for kind in s.cards.display], default=0.0)
        if isinstance(e, ExchangeToken):
            return e.n * w.TOKEN
        if isinstance(e, DrawDiscard):
            return (e.n if e.per == NONE else s.count(seat, e.per)) * w.DRAW
        if isinstance(e, RemoveHandCards):
            found = sorted((self.removal_worth(k) for k in self.me.hand), reverse=True)
            return sum(x for x in found[: e.n] if x > 0)
        if isinstance(e, AdvanceHerderEffect):
            return 0.0 if self.last else w.ADVANCE
        if isinstance(e, UpgradeBehind):
            return max([self.upgrade_worth(x) for x in e.stations(s, seat) if can_upgrade(s, seat, x, self.me.money)], default=0.0)
        if isinstance(e, CopyAdjacentBuilding):
            around = self.board.before[self.me.herder] + self.board.next[self.me.herder]
            return max([self.building_worth(s.trail.tile[x]) for x in around if why_not_copy(s, seat, x) is None], default=w.COPY)
        if isinstance(e, PlaceShopEffect):
            found = sorted((self.shop_worth(c.a, c.b) for c in open_slots(s, seat, self.me.money)), reverse=True)
            return sum(x for x in found[: e.n] if x > 0)
        if isinstance(e, TakeCattleEffect):
            return max(self.cow_worth(c.a) for c in cattle_of_value(s, e.value))
        if isinstance(e, SpecialDelivery):
            taken = occupied(s, seat)
            nodes = [x for x in range(self.ranch.locomotive) if not (taken >> x) & 1]
            return max([self.special_delivery_worth(x) for x in nodes], default=0.0)
        if isinstance(e, ShowPokerHands):
            return self.showdown_worth(0, 0)
        if isinstance(e, LayPokerCards):
            return self.poker_worth()
        return w.HERDER_CARD

    # -- the poker table

    def showdown_worth(self, added: int, stake: int) -> float:
        """If hands were shown now, with a card of that value more: the pot, by how far the own hand is ahead."""
        table = at_table(self.s)
        mine = hand_value(self.s, table.laid[self.seat]) + added
        chance = 1.0
        for other in range(self.s.seats):
            n = len(table.laid[other])
            if other != self.seat and n:
                chance *= min(0.95, max(0.05, 0.5 + w.POKER_LEAD * (mine - n * w.POKER_CARD)))
        return chance * (table.pot + stake + printed(self.s).bank_bonus) * self.coin

    def lay_worth(self, kind: int, nth: int) -> float:
        """A card that does not count in hand, and that will come back in time."""
        stake = printed(self.s).stakes[nth]
        if self.left < w.POKER_LATE:
            return FAR
        gain = self.showdown_worth(self.board.card_value[kind], stake)
        if at_table(self.s).laid[self.seat]:
            gain -= self.showdown_worth(0, 0)
        return gain * w.POKER_REACH - stake * self.coin - max(0.0, self.discard_loss(kind))

    def seat_worth(self, worker: int) -> float:
        tokens = at_table(self.s).tokens
        token = len(tokens) - tokens.count(NONE)
        bonus = printed(self.s).token_vp[token] + printed(self.s).token_dollars[token] * self.coin
        return bonus - self.worker_loss(worker)

    def poker_worth(self) -> float:
        """The action at D."""
        cards = max([self.lay_worth(kind, 0) for kind in self.me.hand], default=0.0)
        if at_table(self.s).seated[self.seat] != NO_TILE:
            return cards
        return max([self.seat_worth(x) for x in range(len(self.me.workers)) if self.me.workers[x] > 1], default=0.0)

    # -- the trail

    def city_stop_worth(self) -> float:
        """Kansas City with the hand as it is, beside an ordinary visit."""
        income = self.hand_value() + self.me.permanent + self.me.certificates
        return self.delivery_worth(income) + income * self.coin

    def visit_worth(self) -> float:
        """Kansas City later: the cards in hand will have changed, mostly for the better."""
        key = ("visit", 0, 0)
        if key not in self.memo:
            income = self.expected_value() + self.me.permanent + self.me.certificates
            self.memo[key] = self.delivery_worth(int(income)) + income * self.coin
        return self.memo[key]

    def expected_value(self) -> float:
        """About what a hand from this herd is worth after some choosing: the best breeds, as many as the hand holds, nearly."""
        best: dict[int, int] = {}
        count = 0
        for pile in (self.me.hand, self.me.draw, self.me.discard):
            for kind in pile:
                breed = self.board.card_breed[kind]
                count += 1
                if breed >= 0:
                    best[breed] = self.board.card_value[kind]
        values = sorted(best.values(), reverse=True)[: self.s.hand_limit(self.seat)]
        return max(float(self.hand_value()), sum(values) * 0.7)
