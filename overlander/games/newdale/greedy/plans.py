"""Planning: every set of places that the pawns could take, weighed by what it would bring with the assistants to be expected."""

from __future__ import annotations

from itertools import combinations
from math import comb

from overlander.core.choice import NONE, Choice
from overlander.games.newdale import box as b
from overlander.games.newdale.cards import COLOURS, GOODS, NO_CHAIN, RESOURCE, Card
from overlander.games.newdale.chains import wares_of
from overlander.games.newdale.greedy import weights as w
from overlander.games.newdale.greedy.builds import Offer, builds, voyage_worth
from overlander.games.newdale.greedy.outlook import Outlook
from overlander.games.newdale.greedy.voyages import bridge_worth, sail_worth
from overlander.games.newdale.planning import fits
from overlander.games.newdale.production import cards_per_assistant, missing

# what comes first in a plan: cards, goods from the first to the last of a chain, then what costs coins
EXCHANGED = 0
PRODUCED = 1
TRADED = 10
SPENT = 20
BUILT = 30


class Forecast:
    """How likely which assistants are, before the market is drawn."""

    def __init__(self, o: Outlook) -> None:
        s = o.s
        wanted = s.box.events[s.market.event].effect.pawns if s.market.event != NONE else 0
        bag = s.market.bag
        draws = min(wanted if wanted > 0 else s.box.draw_pawns, sum(bag))
        if s.calendar.phase > 2:
            draws = 0
        self.cases: list[tuple[float, list[int]]] = []
        self.extend(o.assistants, bag, 0, draws, [], 1)
        every = sum(n for n, _ in self.cases)
        self.cases = [(n / every, have) for n, have in self.cases]

    def extend(self, base: list[int], bag: list[int], kind: int, left: int, drawn: list[int], ways: int) -> None:
        if kind == len(bag):
            if left == 0:
                self.cases.append((ways, [base[i] + drawn[i] for i in range(len(COLOURS))]))
            return
        for n in range(min(left, bag[kind]) + 1):
            self.extend(base, bag, kind + 1, left - n, [*drawn, n], ways * comb(bag[kind], n))

    def chances(self, card: Card, delta: int) -> list[float]:
        """That none, one, two or more assistants are missing."""
        out = [0.0, 0.0, 0.0]
        for chance, have in self.cases:
            out[min(2, missing(card.assistants, have, delta))] += chance
        return out


class Purchases:
    """What is for sale, looked up once for all plans."""

    def __init__(self, o: Outlook) -> None:
        self.offers: list[Offer] = [x for x in builds(o, None) if x.net > 0]
        self.coins = sum(n * x for n, x in zip(o.have, o.worth, strict=True))
        self.bridge = bridge_worth(o)
        self.sail = sail_worth(o)


class Trial:
    """A set of places played through with what is to be expected; `worth` at the end, in points."""

    def __init__(self, o: Outlook, forecast: dict[int, list[float]], purchases: Purchases) -> None:
        self.o = o
        self.forecast = forecast
        self.purchases = purchases
        self.have = [float(n) for n in o.have]
        self.hand = sorted(o.me.hand, key=lambda x: -o.keep(x))  # the last is missed least
        self.extra = 0.0  # points, and the worth of cards that are not known yet
        self.spent = 0
        self.pawns = 0
        self.builds = 1

    def play(self, space: int) -> None:
        o = self.o
        action = o.box.spaces[space].action
        if action == b.EXCHANGE:
            self.extra += (o.box.constants.exchange_draw + 1) * o.card
        elif action == b.BLACK_MARKET:
            self.trade()
        elif action == b.GROWTH:
            self.grow()
        elif action == b.PROGRESS:
            left = [x for x in range(2) if not (o.me.estate.removed >> x) & 1]
            self.buy(max([o.progress_worth(x) for x in left], default=0.0), o.box.constants.progress_cost)
        elif action == b.BUILD:
            self.builds += 1
        elif action == b.BRIDGE:
            self.buy(self.purchases.bridge, o.box.special.bridge_cost)
        elif action == b.SAIL:
            self.buy(self.purchases.sail, 2)
        elif action == b.SHIPYARD:
            self.shipyard()
        else:
            self.produce(space)

    def buy(self, worth: float, cost: int) -> None:
        if worth > 0 and self.coins() >= cost + self.spent and worth > self.o.coin * cost:
            self.spent += cost
            self.extra += worth
        else:
            self.extra += self.o.card * 0.8

    def coins(self) -> float:
        return sum(n * x for n, x in zip(self.have, self.o.worth, strict=True) if n > 0)

    def grow(self) -> None:
        o = self.o
        owned = o.me.pawns.own | o.me.pawns.bought
        tiles = [x for x in o.me.tiles if o.box.tile_slug[x] == "growth-discount"]
        best = 0.0
        cost = 0
        for i, pawn in enumerate(o.box.constants.growth_pawns):
            need = max(0, o.box.constants.growth_cost[i] - 4 * len(tiles))
            net = o.pawn_worth(i) - need * o.coin
            if not (owned >> (pawn - 1)) & 1 and self.coins() >= need + self.spent and net > best:
                best = net
                cost = need
        if best > 0:
            self.spent += cost
            self.extra += best + cost * o.coin
        else:
            self.extra += o.card * 0.8

    def trade(self) -> None:
        o = self.o
        n = o.box.constants.market_cards
        if len(self.hand) < n:
            self.extra += o.card if len(self.hand) + 1 < n else 0.5 * o.card
            return
        self.hand = self.hand[:-n]
        self.have[o.box.cards.goods.ware(o.box.cards.goods.coal)] += o.box.constants.market_coal
        self.extra += max(o.good[card.ware] for card in o.own if card.ware != NONE)

    def shipyard(self) -> None:
        o = self.o
        goods = o.box.cards.goods
        first = w.SOLO_DEED if o.shipyard_due() else 0.0
        best = 0.0
        for offer in o.box.special.shipyard:
            wanted = [offer.goods[goods.ware_good[ware]] for ware in range(len(self.have))]
            if all(self.have[ware] >= wanted[ware] for ware in range(len(wanted))):
                best = max(best, o.at_once(offer.vp) + first - o.pieces_worth(wanted))
        self.extra += best if best > 0 else 0.8 * o.card

    def produce(self, space: int) -> None:
        o = self.o
        place = o.box.spaces[space]
        ident = o.me.estate.zones[place.zone]
        card = o.cards[ident]
        sure, one, _ = self.forecast[space]
        gain = place.goods * o.good[card.ware] if card.ware != NONE else voyage_worth(o, place.goods)
        need = cards_per_assistant(o.s, o.seat)
        if one > 0 and len(self.hand) >= need:
            lost = sum(o.keep(x) for x in self.hand[-need:])
            if gain > lost:
                self.extra += one * (gain - lost)
        if card.ware == NONE:
            self.extra += sure * gain + (1 - sure) * 0.5 * o.card
            return
        self.have[card.ware] += sure * place.goods
        if not self.chain(card):
            self.extra += (1 - sure) * 0.8 * o.card

    def chain(self, card: Card) -> bool:
        o = self.o
        if card.type.chain == NO_CHAIN:
            return False
        if card.type.chain == RESOURCE:
            fed = [x for x in self.hand if o.cards[x].resource == card.type.inputs[0] and o.keep(x) <= o.good[card.ware]]
            self.hand = [x for x in self.hand if x not in fed]
            self.have[card.ware] += len(fed) + 1 if fed else 0
            return bool(fed)
        inputs = [wares_of(o.s, good) for good in card.type.inputs]
        made = min(sum(self.have[ware] for ware in found) for found in inputs)
        plain = [max(o.worth[ware] * o.coin, o.wanted[ware]) for ware in range(len(self.have))]
        lost = sum(min(plain[ware] for ware in found) for found in inputs)
        if made < 1 or made * (o.good[card.ware] - lost) + o.good[card.ware] <= 0:
            return False
        for found in inputs:
            left = made
            for ware in found:
                taken = min(left, self.have[ware])
                self.have[ware] -= taken
                left -= taken
        self.have[card.ware] += made + 1
        return True

    def finish(self) -> float:
        """With the best builds that the coins allow, in phase V and with a pawn."""
        o = self.o
        worth = self.extra - self.spent * o.coin
        worth += sum(n * o.good[ware] for ware, n in enumerate(self.have))
        worth += sum(o.keep(x) for x in self.hand)
        left = self.coins() - self.spent
        done = 0
        for offer in self.purchases.offers:
            if done < self.builds and offer.coins <= left:
                left -= offer.coins
                worth += offer.net * (1.0 if done == 0 else 0.9)
                done += 1
        return worth + (self.builds - done) * o.card


def rank(o: Outlook, space: int) -> float:
    """Where in a plan a place belongs."""
    place = o.box.spaces[space]
    if place.action == b.EXCHANGE:
        return EXCHANGED
    if place.action == b.BLACK_MARKET:
        return TRADED
    if place.action == b.BUILD:
        return BUILT
    if place.action != b.PRODUCTION_SPACE:
        return SPENT
    card = o.me.estate.zones[place.zone]
    if card == NONE:
        return EXCHANGED
    ware = o.cards[card].ware
    depth = 1 if o.cards[card].type.chain == GOODS else 0
    return PRODUCED + depth + (o.box.cards.goods.value[o.box.cards.goods.ware_good[ware]] / 100 if ware != NONE else 0.0)


def sensible(o: Outlook, taken: list[int]) -> list[int]:
    """Places that could do something; of each zone all ways to work."""
    out: list[int] = []
    for space, place in enumerate(o.box.spaces):
        if not fits(o.s, space, taken):
            continue
        if place.action == b.PRODUCTION_SPACE and o.me.estate.zones[place.zone] == NONE:
            continue
        if place.action == b.GROWTH and (o.pawns_left() == 0 or o.rounds == 0):
            continue
        if place.action == b.PROGRESS and o.me.estate.removed == 3:
            continue
        if place.action == b.BRIDGE and o.seat in o.s.board.bridges:
            continue
        out.append(space)
    return out


def best_places(o: Outlook, taken: list[int], n: int) -> list[int]:
    """n places besides those taken, in the order in which they should be played."""
    forecast = Forecast(o)
    spaces = sensible(o, taken)
    chances: dict[int, list[float]] = {}
    for space in [*spaces, *[x for x in taken if x != NONE]]:
        place = o.box.spaces[space]
        if place.action == b.PRODUCTION_SPACE and o.me.estate.zones[place.zone] != NONE:
            chances[space] = forecast.chances(o.cards[o.me.estate.zones[place.zone]], place.delta)
    spaces = best_modes(o, spaces, chances)
    order = {space: (rank(o, space), space) for space in spaces}
    purchases = Purchases(o)
    best: list[int] = []
    most = 0.0
    for chosen in combinations(sorted(spaces, key=lambda x: order[x]), n):
        trial = Trial(o, chances, purchases)
        for space in chosen:
            trial.play(space)
        worth = trial.finish()
        if not best or worth > most:
            best = list(chosen)
            most = worth
    if not best:  # fewer sensible places than pawns
        for space in [*spaces, *range(len(o.box.spaces))]:
            if len(best) < n and fits(o.s, space, [*taken, *best]):
                best.append(space)
    return best


def best_modes(o: Outlook, spaces: list[int], chances: dict[int, list[float]]) -> list[int]:
    """Of each zone the way to work that promises most goods."""
    best: dict[int, int] = {}
    for space in spaces:
        place = o.box.spaces[space]
        if space in chances:
            known = best.get(place.zone)
            promise = place.goods * (chances[space][0] + 0.3 * chances[space][1])
            if known is None or promise > o.box.spaces[known].goods * (chances[known][0] + 0.3 * chances[known][1]):
                best[place.zone] = space
    return [x for x in spaces if x not in chances or best[o.box.spaces[x].zone] == x]


def plan(o: Outlook) -> Choice:
    pawns = o.me.pawns.available()
    c = Choice(o.box.PLAN)
    for pawn, space in zip(pawns, best_places(o, [], len(pawns)), strict=True):
        c = c.with_part(pawn, space)
    return c


def put(o: Outlook, pawn: int) -> Choice:
    """One pawn of a plan of which some stand already."""
    taken = o.me.pawns.plan
    left = [x for x in o.me.pawns.available() if taken[x] == NONE]
    return Choice(o.box.PUT, pawn, best_places(o, taken, len(left))[left.index(pawn)])
