"""What things are worth to one seat of New Zealand, in points, as far as its view tells."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import InvestEffect, JokerWorker, cost_of, investments
from overlander.games.nz.cards import ReplaceBuildingEffect, TopDeck, replacements
from overlander.games.nz.certificates import GainGold, PermanentCertificate, PermanentWool, SupportCard
from overlander.games.nz.delivery import open_posts
from overlander.games.nz.exploration import Explore
from overlander.games.nz.greedy import weights as w
from overlander.games.nz.greedy.sea import Sea
from overlander.games.nz.harbours import (
    RemoteStorehouseEffect,
    SailEffect,
    remote_harbours,
)
from overlander.games.nz.scoring import elements, herd
from overlander.games.nz.shearing import ShearEffect, WoolDelivery
from overlander.games.nz.sheep_market import BuySheepEffect, TakeSheepEffect, purchases
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import breeds_in_hand
from overlander.games.trail.box import FACES, HAZARD, PRIVATE
from overlander.games.trail.building import BuildEffect
from overlander.games.trail.greedy.outlook import FAR, PLAY_FIRST, TrailOutlook
from overlander.games.trail.hazards import RemoveHazardEffect, hazard_choices
from overlander.games.trail.herd import Certificates, DrawDiscard, ExchangeToken, Gain
from overlander.games.trail.hiring import HireEffect
from overlander.games.trail.location import AuxiliaryEffect
from overlander.games.trail.movement import AdvanceHerderEffect
from overlander.games.trail.objectives import GainObjectiveEffect


class Outlook(TrailOutlook):
    s: NzState

    def __init__(self, s: NzState, seat: int) -> None:
        cells = len(s.bonus.market)
        total = cells - s.board.bonus_tiles  # visits to Wellington in a game, of all players
        super().__init__(s, seat, (cells - s.bonus.market_next) / total, w)
        self.board = s.board
        self.farm = s.farms[seat]
        self.visits = self.left * total / len(s.players)  # of this seat, still to come
        self.sea = Sea(self)
        self.ends = s.bonus.market_next == cells - 1  # the next visit ends the game

    # -- the herd

    def hand_value(self) -> int:
        return sum(self.board.card_value[kind] for kind in breeds_in_hand(self.s, self.seat))

    def marginal(self, kind: int) -> float:
        """What a card in hand adds there, wool counting a little: nothing if there is another of its breed."""
        if self.board.card_breed[kind] < 0:
            return 0.0
        return self.sheep_value(kind) if self.me.hand.count(kind) == 1 else 0.0

    def sheep_value(self, kind: int) -> float:
        return self.board.card_value[kind] + w.WOOL_KEPT * self.board.card_wool[kind]

    def keep_worth(self, kind: int) -> float:
        if kind >= self.board.first_objective:
            return self.play_worth(kind, 2.0)
        if kind >= self.board.first_played:
            return 2.0 + self.use_of(kind)
        return self.marginal(kind) + 0.1 * self.sheep_value(kind)

    def discard_loss(self, kind: int) -> float:
        """To discard a card in phase B: another is drawn in its place."""
        near = max(0, self.me.herder) / self.board.goal
        return (self.marginal(kind) - w.NEXT_CARD) * (w.CARD_LOSS_FAR + (w.CARD_LOSS_NEAR - w.CARD_LOSS_FAR) * near)

    def token_gain(self) -> float:
        """An exchange token before sheep are revealed: two new cards for the two that add least."""
        pile = self.me.draw or self.me.discard
        if not pile:
            return 0.0
        new = sum(self.board.card_value[k] for k in pile if self.board.card_breed[k] >= 0 and k not in self.me.hand) / len(pile)
        spare = sorted(self.board.card_value[k] if self.me.hand.count(k) == 1 else 0 for k in self.me.hand)[:2]
        income = self.hand_value() + self.me.permanent + self.me.certificates
        slope = (self.delivery_worth(income + 3) - self.delivery_worth(income)) / 3 + self.coin
        return sum(max(0.0, new - x) for x in spare) * slope - self.token_worth()

    def two_tokens_gain(self) -> float:
        """A Shropshire out of the game, and gold."""
        return self.gold_worth(1) + w.REMOVAL * self.left - 2 * self.token_worth()

    def expected_value(self) -> float:
        """About what a hand from this herd is worth after some choosing."""
        key = ("hand", 0, 0)
        if key not in self.memo:
            kinds = {kind for kind in herd(self.s, self.seat) if self.board.card_breed[kind] >= 0}
            values = sorted((self.board.card_value[kind] for kind in kinds), reverse=True)[: self.s.hand_limit(self.seat)]
            self.memo[key] = max(float(self.hand_value()), sum(values) * w.HAND_REACHED)
        return self.memo[key]

    def use_of(self, kind: int) -> float:
        """To play a support or bonus card once, the better of its halves."""
        key = ("use", kind, 0)
        if key not in self.memo:
            self.memo[key] = 0.0
            uses = self.board.card_uses[kind - self.board.first_played]
            self.memo[key] = max(sum(self.effect_worth(e) for e in a.gives) for a in uses)
        return self.memo[key]

    def card_worth(self, kind: int) -> float:
        """A card gained, over the rest of the game."""
        board = self.board
        if kind >= board.first_objective:
            return self.objective_worth(kind)
        if kind >= board.first_played:
            return board.card_vp[kind] + w.SEEN * self.left * self.use_of(kind)
        key = ("card", kind, 0)
        if key not in self.memo:
            owned = herd(self.s, self.seat).count(kind)
            better = (board.card_value[kind] - w.REPLACED + w.NEW_BREED / (1 + owned)) * self.value_worth() * w.HELD * self.visits
            shearers = min(1.0, self.me.workers[b.SHEARER] / 3)
            self.memo[key] = board.card_vp[kind] + better + w.WOOL_VALUE * shearers * (board.card_wool[kind] - 1) * self.left
        return self.memo[key]

    def support_worth(self, card: int) -> float:
        return self.card_worth(self.board.support_kind[card]) if self.s.bonus.support[card] else 0.0

    def pile_worth(self, pile: int) -> float:
        return self.card_worth(self.board.set_kind[self.s.bonus.pile_sets[pile]]) if self.s.bonus.piles[pile] else 0.0

    def card_worth_playing(self, c: Choice) -> float:
        """Cards that are played draw another: at once."""
        if c.a >= self.board.first_objective:
            return self.play_worth(c.a, PLAY_FIRST)
        if c.b == b.DRAW_ONLY:
            return PLAY_FIRST
        action = self.board.card_uses[c.a - self.board.first_played][max(0, c.b)]
        return PLAY_FIRST + sum(self.effect_worth(e) for e in action.gives)

    # -- gold, tokens, certificates, exploration

    def gold_worth(self, n: int) -> float:
        room = self.board.gold_limit - self.farm.gold
        return w.GOLD * min(n, room) * min(1.0, w.GOLD_HORIZON * self.left)

    def gold_kept(self) -> float:
        return w.GOLD * min(1.0, w.GOLD_HORIZON * self.left)

    def token_worth(self) -> float:
        return w.TOKEN * min(1.0, 3 * self.left)

    def certificate_gain(self, n: int) -> float:
        room = self.s.certificate_limit(self.seat) - self.me.certificates
        n = min(n, room)
        crosses = self.me.certificates < self.board.gold_from <= self.me.certificates + n
        return self.certificates_kept(n) + (self.gold_worth(1) if crosses else 0.0)

    def explored_worth(self, space: int) -> float:
        """To have reached a space: early, points further on count by the way made towards them."""
        early = min(1.0, 2 * self.left)
        return (1 - early) * self.board.space_vp[space] + early * w.EXPLORE * space

    def explore_worth(self, n: int) -> float:
        board = self.board
        here = max(0, self.farm.explored)
        there = min(board.last_space, here + n)
        worth = self.explored_worth(there) - self.explored_worth(here) + (here + n - there) * board.beyond_last * self.coin
        for space in range(here + 1, there + 1):
            worth += self.gold_worth(board.space_gold[space])
            if space == board.step_tile_space:
                worth += w.EXPLORE_STEP_TILE * self.left
            elif space == board.flip_space:
                worth += w.EXPLORE_FLIP * self.left
        return worth

    # -- objectives, workers, buildings

    def count_elements(self) -> list[int]:
        return elements(self.s, self.seat)

    def held_objectives(self) -> list[int]:
        return [kind for kind in herd(self.s, self.seat) if kind >= self.board.first_objective]

    def worker_use(self, worker: int) -> float:
        return w.WORKER[worker] * self.left

    def use_worth(self, building: int) -> float:
        fees = w.FEE_USE if self.board.fee[PRIVATE + building] else 0.0
        return (w.BUILDING_USE[self.board.building_slug[building]] + fees) * self.left

    def space_worth(self, space: int) -> float:
        worth = w.LUSH * self.left if self.board.forest[space] else 0.0
        return worth + (w.SPECIAL * self.left if self.board.special_slug[space] else 0.0)

    # -- markets: sheep, bonus tiles, hazards

    def purchase_worth(self, c: Choice) -> float:
        board = self.board
        worth = self.taking_worth(c) + self.token_worth() * board.price_tokens[c.c]
        return worth - board.price_money[c.c] * self.coin - board.price_shepherds[c.c] * w.SHEPHERD_BUSY

    def taking_worth(self, c: Choice) -> float:
        return self.card_worth(c.a) + (self.card_worth(c.b) if c.b != NONE else 0.0)

    def market_worth(self) -> float:
        """One visit to the sheep market: purchases as long as shepherds and money last."""
        shepherds = self.me.workers[b.SHEPHERD]
        found = [(self.purchase_worth(c), c) for c in purchases(self.s, shepherds, self.me.money)]
        found.sort(key=lambda x: -x[0])
        money = self.me.money
        there = self.s.cards.market[:]
        worth = 0.0
        for points, c in found:
            if points <= 0 or shepherds == 0:
                break
            wanted = [c.a] if c.b == NONE else [c.a, c.b]
            if any(there.count(kind) < wanted.count(kind) for kind in wanted):
                continue
            if self.board.price_shepherds[c.c] <= shepherds and self.board.price_money[c.c] <= money:
                shepherds -= self.board.price_shepherds[c.c]
                money -= self.board.price_money[c.c]
                worth += points
                for kind in wanted:
                    there.remove(kind)
        return worth

    def bonus_worth(self, kind: int) -> float:
        """A bonus tile, without the price of its row."""
        key = ("bonus", kind, 0)
        if key not in self.memo:
            board = self.board
            action = board.bonus_action[kind]
            worth = board.bonus_vp[kind] - self.gold_kept() * board.bonus_gold[kind]
            if action is not None:
                self.memo[key] = 0.0
                worth += sum(self.effect_worth(e) for e in action.gives)
            self.memo[key] = worth
        return self.memo[key]

    def investment_worth(self, c: Choice, delta: int) -> float:
        worth = self.bonus_worth(c.a) - cost_of(self.s, c.a, c.b, delta) * self.coin
        return worth + (w.REMOVAL * self.left * 0.5 if c.c != NONE else 0.0)

    def hazard_worth(self, tile: int) -> float:
        kind = (tile - HAZARD) // FACES
        return self.board.hazard_vp[(tile - HAZARD) % FACES] + w.TASK + self.support_worth(self.board.area_card[kind])

    # -- discs and trading posts

    def value_worth(self) -> float:
        """A point of breeding value more at a later delivery: the money, and how much better the posts are that it reaches."""
        key = ("value", 0, 0)
        if key not in self.memo:
            income = int(self.expected_value()) + self.me.permanent
            better = self.plain_delivery(income + w.REACH) - self.plain_delivery(max(0, income - w.REACH))
            self.memo[key] = min(w.VALUE_MOST, better / (2 * w.REACH)) + self.coin
        return self.memo[key]

    def plain_delivery(self, income: int) -> float:
        """The best post for so much, whatever disc, card and objective there may be."""
        board = self.board
        best = FAR
        for post in open_posts(self.s, self.seat, b.SHEEP, income):
            worth = self.post_points(post) + (w.WHITE_DISC if board.post_white[post] else w.BLACK_DISC) * self.left
            best = max(best, worth + (w.POST_GIFT if board.post_objective[post] or board.post_card[post] == board.romney else 0.0))
        return best

    def post_points(self, post: int) -> float:
        """Points, arrows, money and transport."""
        board = self.board
        worth = board.post_vp[post] + (board.post_money[post] - board.post_cost[post]) * self.coin
        for one, two, vp in board.post_arrow:
            if post in (one, two) and self.farm.posts[post] == 0:
                other = two if post == one else one
                worth += vp if self.farm.posts[other] else w.OPEN_ARROW * vp * self.left
        return worth

    def disc_worth(self, disc: int) -> float:
        board = self.board
        slug = board.disc_slug[disc]
        use = w.DISC_USE.get(slug, 0.0) * self.left + w.DISC_VALUE.get(slug, 0.0) * self.value_worth() * self.visits
        return use + board.disc_vp[disc] + (board.disc_money[disc] - board.disc_cost[disc]) * self.coin

    def best_disc(self, white: bool, purse: int) -> float:
        """The best disc that may go to a place with such a border, and be paid."""
        key = ("disc", int(white), min(purse, 8))
        if key not in self.memo:
            best = 0.0
            for disc in range(len(self.board.disc_slug)):
                if self.me.has_disc(disc) and (self.board.disc_white[disc] or not white) and self.board.disc_cost[disc] <= purse:
                    best = max(best, self.disc_worth(disc))
            self.memo[key] = best
        return self.memo[key]

    def post_worth(self, post: int, purse: int) -> float:
        """To place a disc on a post with so much money."""
        key = ("post", post, min(purse, 20))
        if key not in self.memo:
            board = self.board
            worth = self.post_points(post) + self.best_disc(board.post_white[post], purse - board.post_cost[post])
            if board.post_card[post] != NONE:
                worth += self.support_worth(board.post_card[post])
            if board.post_objective[post]:
                worth += max([self.objective_worth(kind) for kind in self.s.cards.display], default=0.0)
            self.memo[key] = worth
        return self.memo[key]

    def delivery_worth(self, income: int) -> float:
        """The best post for so much, the income being at hand."""
        key = ("delivery", income, 0)
        if key not in self.memo:
            self.memo[key] = self.best_post(b.SHEEP, income, self.me.money + income)
        return self.memo[key]

    def best_post(self, goods: int, value: int, purse: int) -> float:
        found = [post for post in open_posts(self.s, self.seat, goods, value) if self.board.post_cost[post] <= purse]
        return max([self.post_worth(post, purse) for post in found], default=0.0)

    def certificates_kept(self, n: int) -> float:
        return n * w.CERTIFICATE * self.value_worth() * min(1.0, 3 * self.left)

    def city_stop_worth(self) -> float:
        income = self.hand_value() + self.me.permanent + self.me.certificates
        worth = self.delivery_worth(income) + income * self.coin
        return worth + (self.board.marker_vp if self.ends else 0.0)

    def visit_worth(self) -> float:
        key = ("visit", 0, 0)
        if key not in self.memo:
            income = self.expected_value() + self.me.permanent + self.me.certificates
            self.memo[key] = self.delivery_worth(int(income)) + income * self.coin
        return self.memo[key]

    # -- shearing

    def shearing_worth(self, kinds: list[int]) -> float:
        """To shear these sheep: money, the best wool post, and their places in hand."""
        value = sum(self.board.card_wool[kind] for kind in kinds) + self.farm.wool
        post = max(0.0, self.best_post(b.WOOL, value, self.me.money + value))
        return value * self.coin + post - sum(self.discard_loss(kind) for kind in kinds)

    def best_shearing(self, most: int) -> tuple[float, int]:
        """The best of it with at most so many sheep, and how many are shorn."""
        kinds = breeds_in_hand(self.s, self.seat)
        kinds.sort(key=lambda kind: self.discard_loss(kind) - self.board.card_wool[kind] * self.coin)
        woolly = sorted(kinds, key=lambda kind: -self.board.card_wool[kind])
        best = 0.0
        number = 0
        for n in range(1, min(most, len(kinds)) + 1):
            worth = max(self.shearing_worth(kinds[:n]), self.shearing_worth(woolly[:n]))
            if worth > best:
                best = worth
                number = n
        return best, number

    # -- effects

    def effect_worth(self, e: Effect) -> float:
        s = self.s
        seat = self.seat
        if not e.can(s, seat):
            return 0.0
        if isinstance(e, Gain):
            return (e.n if e.per == NONE else e.n * s.count(seat, e.per)) * self.coin
        if isinstance(e, AuxiliaryEffect):
            return self.auxiliary_worth(e.double)
        if isinstance(e, SailEffect):
            return self.sea.sailing_worth(e.n if e.per == NONE else s.count(seat, e.per))
        if isinstance(e, Explore):
            return self.explore_worth(e.n if e.per == NONE else e.n * s.count(seat, e.per))
        if isinstance(e, Certificates):
            return self.certificate_gain(e.n if e.per == NONE else e.n * s.count(seat, e.per))
        if isinstance(e, GainGold):
            return self.gold_worth(e.n)
        if isinstance(e, SupportCard):
            return self.support_worth(e.card)
        if isinstance(e, HireEffect):
            return self.best_hire(e.delta, self.me.money)[0]
        if isinstance(e, InvestEffect):
            return max([self.investment_worth(c, e.delta) for c in investments(s, seat, e.delta, self.me.money)], default=0.0)
        if isinstance(e, BuySheepEffect):
            return self.market_worth()
        if isinstance(e, BuildEffect):
            return self.best_build(e.dollars, e.builders(s, seat), self.me.money)
        if isinstance(e, ShearEffect):
            return self.best_shearing(e.n or self.me.workers[b.SHEARER])[0]
        if isinstance(e, RemoveHazardEffect):
            return max([self.hazard_worth(s.trail.tile[c.a]) for c in hazard_choices(s)], default=0.0)
        if isinstance(e, GainObjectiveEffect):
            return max([self.objective_worth(kind) for kind in s.cards.display], default=0.0)
        if isinstance(e, ExchangeToken):
            return e.n * self.token_worth()
        if isinstance(e, DrawDiscard):
            return (e.n if e.per == NONE else s.count(seat, e.per)) * w.DRAW
        if isinstance(e, TakeSheepEffect):
            return max([self.taking_worth(c) for c in e.takings(s)], default=0.0)
        if isinstance(e, AdvanceHerderEffect):
            return 0.0 if self.last else w.ADVANCE
        if isinstance(e, PermanentCertificate):
            return e.n * self.value_worth() * w.PERMANENT * self.visits
        if isinstance(e, PermanentWool):
            return e.n * w.WOOL * self.visits
        if isinstance(e, JokerWorker):
            return max(self.worker_worth(x) for x in range(len(self.me.workers)))
        if isinstance(e, WoolDelivery):
            return max(0.0, self.post_worth(e.post, self.me.money))
        if isinstance(e, RemoteStorehouseEffect):
            return max([self.sea.improve_worth(c, True) for c in remote_harbours(s, seat, e.n, self.me.money)], default=0.0)
        if isinstance(e, ReplaceBuildingEffect):
            price = self.board.set_6_price
            found = replacements(s, seat, price, e.difference, self.me.money)
            return max([self.build_worth(c.a, c.b, price) for c in found], default=0.0)
        assert isinstance(e, TopDeck)
        return w.TOPDECK
