"""What the greedy bot thinks of New Zealand: for each question, a function that scores its choices in points.

As in greedy_gwt.py, every score estimates the victory points a choice is worth at the end, as one seat sees the game.
"""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.choice import NONE, Choice
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import InvestEffect, cost_of, investments
from overlander.games.nz.certificates import GainGold, SupportCard
from overlander.games.nz.delivery import open_posts, posts_with_disc
from overlander.games.nz.exploration import Explore
from overlander.games.nz.harbours import ClaimMaster, SailEffect, distance, improvements
from overlander.games.nz.shearing import ShearEffect
from overlander.games.nz.sheep_market import BuySheepEffect, TakeSheepEffect, purchases
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import breeds_in_hand, sets_of, total_of
from overlander.games.trail.actions import Action, Effect
from overlander.games.trail.box import FACES, HAZARD, NEUTRAL, NO_TILE, PRIVATE, STRIDE, WORKER
from overlander.games.trail.building import BuildBuilding, BuildEffect, buildable, builders_needed
from overlander.games.trail.hazards import RemoveHazardEffect, hazard_choices
from overlander.games.trail.herd import Certificates, DrawDiscard, ExchangeToken, Gain
from overlander.games.trail.hiring import HireEffect, HireWorker, hireable
from overlander.games.trail.location import AtLocation, AuxiliaryEffect, building_actions, building_kind, free_spaces
from overlander.games.trail.movement import fee_of
from overlander.games.trail.objectives import GainObjectiveEffect
from overlander.players import nz_weights as w


class Prospect:
    """One seat's view, and what a pound is worth now."""

    def __init__(self, s: NzState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.board = s.board
        self.me = s.players[seat]
        self.farm = s.farms[seat]
        self.left = max(0.0, 1.0 - s.bonus_next / len(s.bonus_market))  # of the game
        self.pound = w.POUND_LATE + (w.POUND_EARLY - w.POUND_LATE) * self.left

    # -- things

    def card(self, kind: int) -> float:
        """A card gained, over the rest of the game."""
        board = self.board
        if kind >= board.first_objective:
            return w.OBJECTIVE
        worth = float(board.card_vp[kind])
        if board.card_breed[kind] < 0:
            return worth + w.PLAYED_CARD
        return worth + self.left * (w.BREEDING * board.card_value[kind] + w.WOOL * board.card_wool[kind])

    def worker(self, kind: int) -> float:
        if self.me.workers[kind] >= self.board.row_length:
            return w.NEVER
        points = self.board.worker_vp[self.me.workers[kind] + 1]
        return points + w.WORKER[kind] * self.left

    def building(self, tile: int, space: int) -> float:
        old = self.s.tile[space]
        vp = self.board.building_vp[tile]
        if old != NO_TILE:
            vp -= self.board.building_vp[(old - PRIVATE) % STRIDE]
        return vp + w.BUILDING * self.left + (w.GOLD if old == NO_TILE else 0.0)

    def disc(self, disc: int) -> float:
        board = self.board
        worth = w.DISC.get(board.disc_slug[disc], w.OTHER_DISC) * self.left + board.disc_vp[disc]
        return worth + (board.disc_money[disc] - board.disc_cost[disc]) * self.pound

    def harbour(self, c: Choice) -> float:
        board = self.board
        cost = board.harbour_costs[c.a][max(0, c.b)]
        worth = board.harbour_vp[c.a] - cost * self.pound + w.STOREHOUSE
        for one, two, vp in board.harbour_arrow:
            if c.a in (one, two) and (self.farm.harbours >> (two if c.a == one else one)) & 1:
                worth += vp
        if board.harbour_size[c.a] == b.LARGE:
            worth += w.FOREIGN_POST * self.left
        return worth + (w.HARBOUR_CARD if board.harbour_size[c.a] != b.LARGE else 0.0)

    def post(self, post: int) -> float:
        board = self.board
        worth = board.post_vp[post] - board.post_cost[post] * self.pound + board.post_money[post] * self.pound
        if board.post_card[post] != NONE:
            worth += self.card(board.support_kind[board.post_card[post]])
        if board.post_objective[post]:
            worth += w.OBJECTIVE
        for one, two, vp in board.post_arrow:
            if post in (one, two) and self.farm.posts[post] == 0:
                worth += vp if self.farm.posts[two if post == one else one] else w.OPEN_ARROW * vp * self.left
        return worth

    def best_post(self, kind: int, value: int) -> float:
        found = posts_with_disc(self.s, self.seat, open_posts(self.s, self.seat, kind, value))
        return max([self.post(post) for post in found], default=0.0)

    def hand_value(self) -> int:
        return sum(self.board.card_value[kind] for kind in breeds_in_hand(self.s, self.seat))

    def visit(self) -> float:
        """Wellington with the present hand."""
        income = self.hand_value() + self.me.permanent
        return income * self.pound + self.best_post(b.SHEEP, income + self.me.certificates) + w.DISC_PLACED

    def shorn(self, most: int) -> float:
        masks = sets_of(self.s, self.seat, most)
        values = [total_of(self.s, mask, self.board.card_wool) + self.farm.wool for mask in masks]
        best = max(values, default=0)
        return best * self.pound + max(0.0, self.best_post(b.WOOL, best)) - w.SHORN * min(most, len(masks))

    def bonus(self, kind: int) -> float:
        action = self.board.bonus_action[kind]
        worth = self.board.bonus_vp[kind] - w.GOLD * self.board.bonus_gold[kind] + w.BONUS.get(self.board.bonus_slug[kind], 0.0)
        return worth if action is None else worth + sum(self.effect(e) for e in action.gives)

    # -- actions

    def effect(self, e: Effect) -> float:
        s, seat = self.s, self.seat
        if isinstance(e, Gain):
            return (e.n if e.per == NONE else e.n * s.count(seat, e.per)) * self.pound
        if isinstance(e, GainGold):
            return w.GOLD * min(e.n, self.board.gold_limit - self.farm.gold)
        if isinstance(e, Certificates):
            room = s.certificate_limit(seat) - self.me.certificates
            return w.CERTIFICATE * min(room, e.n if e.per == NONE else e.n * s.count(seat, e.per))
        if isinstance(e, Explore):
            return w.EXPLORE * (e.n if e.per == NONE else e.n * s.count(seat, e.per))
        if isinstance(e, ExchangeToken):
            return w.TOKEN * e.n
        if isinstance(e, SupportCard):
            return self.card(self.board.support_kind[e.card]) if s.supply[e.card] else 0.0
        if isinstance(e, HireEffect):
            found = [self.worker(c.a) - max(0, self.board.row_cost[c.b] + e.delta) * self.pound for c in hireable(s, seat, e.delta)]
            return max(found, default=0.0)
        if isinstance(e, InvestEffect):
            found = [self.bonus(c.a) - cost_of(s, c.a, c.b, e.delta) * self.pound for c in investments(s, seat, e.delta)]
            return max(found, default=0.0)
        if isinstance(e, BuySheepEffect):
            return max([self.purchase(c) for c in purchases(s, seat, self.me.workers[b.SHEPHERD])], default=0.0)
        if isinstance(e, TakeSheepEffect):
            return max([self.taken(c) for c in e.takings(s)], default=0.0)
        if isinstance(e, BuildEffect):
            return max([self.built(c, e.dollars) for c in buildable(s, seat, e.dollars, e.builders(s, seat))], default=0.0)
        if isinstance(e, SailEffect):
            return self.sailing(e.n if e.per == NONE else s.count(seat, e.per))
        if isinstance(e, ShearEffect):
            return self.shorn(e.n if e.n else self.me.workers[b.SHEARER])
        if isinstance(e, RemoveHazardEffect):
            return max([self.hazard(s.tile[c.a]) for c in hazard_choices(s)], default=0.0)
        if isinstance(e, AuxiliaryEffect):
            return self.auxiliary(e.double)
        if isinstance(e, DrawDiscard):
            return w.DRAW * e.n
        if isinstance(e, GainObjectiveEffect):
            return w.OBJECTIVE
        return w.OTHER_EFFECT

    def action(self, a: Action, c: Choice | None = None) -> float:
        """What it brings, less what it costs; the cards that pay for it, if they are chosen."""
        if not a.possible(self.s, self.seat):
            return 0.0
        worth = sum(self.effect(e) for e in a.gives) - a.pay * self.pound
        if c is not None and c.b != NONE:
            worth -= self.kept(c.b) + (self.kept(c.c) if c.c != NONE else 0.0)
        elif a.cards:
            worth -= w.KEPT * a.cards
        return worth

    def auxiliary(self, double: bool) -> float:
        best = 0.0
        for i in range(len(self.board.auxiliary_single)):
            free = free_spaces(self.s, self.seat, i)
            if free > 0:
                a = self.board.auxiliary_double[i] if double and free > 1 else self.board.auxiliary_single[i]
                best = max(best, self.action(a))
        return best

    def kept(self, kind: int) -> float:
        """A card in hand that a delivery or a shearing may still use: a second one of its breed hardly."""
        if self.board.card_breed[kind] < 0:
            return w.KEPT
        return w.DOUBLE if self.me.hand.count(kind) > 1 else w.KEPT * self.board.card_value[kind]

    def purchase(self, c: Choice) -> float:
        cost = self.board.price_money[c.c] * self.pound + w.SHEPHERD_BUSY * self.board.price_shepherds[c.c]
        return self.taken(c) + w.TOKEN * self.board.price_tokens[c.c] - cost

    def taken(self, c: Choice) -> float:
        return self.card(c.a) + (self.card(c.b) if c.b != NONE else 0.0)

    def built(self, c: Choice, price: int) -> float:
        return self.building(c.a, c.b) - builders_needed(self.s, c.a, c.b) * price * self.pound

    def hazard(self, tile: int) -> float:
        return self.board.hazard_vp[(tile - HAZARD) % FACES] + w.PLAYED_CARD

    def sailing(self, n: int) -> float:
        best = w.SEA * n
        for harbour in range(len(self.board.harbour_slug)):
            if distance(self.s, self.seat, harbour) < n:
                best = max([best, *[self.harbour(c) for c in improvements(self.s, self.seat, harbour)]])
        return best

    def stop(self, space: int) -> float:
        """Phase B at a location: its actions, or the best auxiliary one instead."""
        if space == self.board.goal:
            return self.visit()
        tile = self.s.tile[space]
        fallback = self.auxiliary(False)
        if (tile >= PRIVATE and self.s.owner(tile) != self.seat) or not (tile >= PRIVATE or NEUTRAL <= tile < HAZARD):
            return fallback
        slots: dict[int, float] = {}
        for a in building_actions(self.s, building_kind(tile)):
            slots[a.slot] = max(slots.get(a.slot, 0.0), self.action(a))
        return max(fallback, sum(slots.values()))


def choose(view: NzState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer, the first of equals; gold is spent on the dearest card it can buy."""
    question = view.question(seat)
    assert question is not None
    p = Prospect(view, seat)
    bought = [c for c in offers if c.verb is view.board.BONUS_CARD]
    if bought:
        return bought[-1]
    score = QUESTIONS.get(type(question).__name__, plain)
    best: Choice | None = None
    most = 0.0
    for c in offers:
        if not c.verb.extra:
            points = score(p, question, c)
            if best is None or points > most:
                best, most = c, points
    assert best is not None
    return best


def plain(p: Prospect, q: Frame, c: Choice) -> float:
    """Anything rather than nothing."""
    return 0.0 if c.verb is p.board.PASSING else 0.1


def move(p: Prospect, q: Frame, c: Choice) -> float:
    if c.verb is p.board.PLAY:
        return card_play(p, c)
    fee = fee_of(p.s, p.seat, c.n) if c.verb is p.board.MOVE else 0
    return p.stop(c.a) + w.STEP * c.a / len(p.board.spaces) - min(fee, p.me.money) * p.pound


def card_play(p: Prospect, c: Choice) -> float:
    """Cards that are played come back and are replaced: at once. An objective only if it can be met now."""
    if c.a >= p.board.first_objective:
        return w.PLAY_FIRST if objective_met(p, c.a) else -w.PLAY_FIRST
    if c.b == b.DRAW_ONLY:
        return w.PLAY_FIRST - 1.0
    action = p.board.card_uses[c.a - p.board.first_played][max(0, c.b)]
    return w.PLAY_FIRST + sum(p.effect(e) for e in action.gives)


def objective_met(p: Prospect, kind: int) -> bool:
    clone = p.s.clone()
    clone.players[p.seat].zone.append(kind)
    category = b.CATEGORIES.index("objectives")
    return clone.outcome().points[p.seat][category] > p.s.outcome().points[p.seat][category]


def at_location(p: Prospect, q: Frame, c: Choice) -> float:
    assert isinstance(q, AtLocation)
    if c.verb is p.board.PASSING:
        return 0.0
    if c.verb is p.board.PLAY:
        return card_play(p, c)
    action = p.board.actions[c.a]
    worth = p.action(action, c)
    if action in p.board.auxiliary_single:
        return worth - sum(max(0.0, p.action(a)) for a in q.actions(p.s))
    return worth + (1.0 if any(isinstance(e, Gain) for e in action.gives) and worth > 0 else 0.0)  # money first


def any_action(p: Prospect, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is p.board.PASSING else p.action(p.board.actions[c.a], c)


def hire(p: Prospect, q: Frame, c: Choice) -> float:
    assert isinstance(q, HireWorker)
    return 0.0 if c.verb is p.board.PASSING else p.worker(c.a) - q.cost(p.s, c.b) * p.pound


def build(p: Prospect, q: Frame, c: Choice) -> float:
    assert isinstance(q, BuildBuilding)
    return 0.0 if c.verb is p.board.PASSING else p.built(c, q.dollars)


def buy(p: Prospect, q: Frame, c: Choice) -> float:
    if c.verb is p.board.BUY:
        return p.purchase(c)
    return 0.0 if c.verb is p.board.PASSING else -0.1


def take(p: Prospect, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is p.board.PASSING else p.taken(c)


def invest(p: Prospect, q: Frame, c: Choice) -> float:
    if c.verb is p.board.PASSING:
        return 0.0
    return p.bonus(c.a) - p.board.bonus_cost[c.b] * p.pound - p.board.bonus_money[c.a] * p.pound


def row(p: Prospect, q: Frame, c: Choice) -> float:
    return p.worker(c.a)


def claim(p: Prospect, q: Frame, c: Choice) -> float:
    assert isinstance(q, ClaimMaster)
    return 0.0 if c.verb is p.board.PASSING else w.MASTER - w.WORKER[c.a] * p.left - p.board.worker_vp[p.me.workers[c.a]]


def sail(p: Prospect, q: Frame, c: Choice) -> float:
    if c.verb is p.board.PASSING:
        return 0.0
    return p.harbour(c) if c.verb is p.board.IMPROVE else w.SEA * p.board.sea_distance[p.board.sea_start][c.a]


def disc(p: Prospect, q: Frame, c: Choice) -> float:
    return p.disc(c.a) if c.verb is p.board.DISC else -100.0


def reveal(p: Prospect, q: Frame, c: Choice) -> float:
    return float(total_of(p.s, c.n, p.board.card_value)) if c.verb is p.board.REVEAL else 0.0


def add_certificates(p: Prospect, q: Frame, c: Choice) -> float:
    total = p.s.income + c.n
    return p.best_post(b.SHEEP, total) + c.n * p.pound - c.n * w.CERTIFICATE


def take_certificates(p: Prospect, q: Frame, c: Choice) -> float:
    return float(c.n)


def deliver(p: Prospect, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is p.board.PASSING else p.post(c.a) + w.DISC_PLACED


def shear(p: Prospect, q: Frame, c: Choice) -> float:
    if c.verb is not p.board.SHEAR:
        return 0.0 if c.verb is p.board.PASSING else w.DRAW
    value = total_of(p.s, c.n, p.board.card_wool) + p.farm.wool
    return value * p.pound + max(0.0, p.best_post(b.WOOL, value)) - w.SHORN * c.n.bit_count()


def foresight(p: Prospect, q: Frame, c: Choice) -> float:
    tile = p.s.foresight[c.a]
    if tile >= WORKER:
        return 1.0 + 0.1 * p.worker(tile - WORKER)
    return 0.1 * p.bonus(tile - b.BONUS) if tile >= b.BONUS else 0.0


def discard(p: Prospect, q: Frame, c: Choice) -> float:
    return -p.kept(c.a)


def draw(p: Prospect, q: Frame, c: Choice) -> float:
    """Whoever chooses what to discard afterwards draws all there is."""
    return float(c.n)


def hazard(p: Prospect, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is p.board.PASSING else p.hazard(p.s.tile[c.a])


def flip(p: Prospect, q: Frame, c: Choice) -> float:
    return 1.0 if c.a == b.STEP_TILE else 0.0


Scoring = Callable[[Prospect, Frame, Choice], float]
QUESTIONS: dict[str, Scoring] = {
    "PlaceHerder": move,
    "MoveHerder": move,
    "AdvanceHerder": move,
    "AtLocation": at_location,
    "LeftLocation": at_location,
    "PlayCards": move,
    "Auxiliary": any_action,
    "Immediate": any_action,
    "HireWorker": hire,
    "BuildBuilding": build,
    "ReplaceBuilding": build,
    "BuySheep": buy,
    "TakeSheep": take,
    "Invest": invest,
    "PlaceJoker": row,
    "ClaimMaster": claim,
    "Sail": sail,
    "RemoteStorehouse": sail,
    "FirstDisc": disc,
    "PostDisc": disc,
    "HarbourDisc": disc,
    "RevealSheep": reveal,
    "UseCertificates": add_certificates,
    "TakeCertificates": take_certificates,
    "Deliver": deliver,
    "DeliverWool": deliver,
    "Shear": shear,
    "ChooseForesight": foresight,
    "DiscardCards": discard,
    "DrawCards": draw,
    "RemoveHazard": hazard,
    "FlipTile": flip,
}
