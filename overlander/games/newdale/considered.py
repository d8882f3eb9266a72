"""Answers worth a look, few of very many: whole plans, builds, payments and sets of cards, for players that weigh them one by one.

What is left out is rarely better than what is listed, and never the only thing that can be done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.choice import NONE, Choice
from overlander.games.newdale import box as b
from overlander.games.newdale import sailors
from overlander.games.newdale.assistants import available
from overlander.games.newdale.black_market import Trade
from overlander.games.newdale.bonus_tiles import PayWithCards, declared, declared_value, good_places
from overlander.games.newdale.bridges import BuildBridge
from overlander.games.newdale.building import DISCOUNT, ROUTE, TOWN, ZONE, Build, Plot
from overlander.games.newdale.campaign import NameTown
from overlander.games.newdale.cards import GOODS, NO_CHAIN, PRODUCTION, RESOURCE, Card
from overlander.games.newdale.chains import begin, fitting, groups, wares_of
from overlander.games.newdale.draw_pile import DiscardHalf
from overlander.games.newdale.event import HireJourneyman, NightShift
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.growth import BuyPawn, cost_of_pawn
from overlander.games.newdale.houses import range_of
from overlander.games.newdale.land import MONOLITH
from overlander.games.newdale.objectives import Deliver, cheapest
from overlander.games.newdale.payment import worths
from overlander.games.newdale.pieces import all_sets, ways
from overlander.games.newdale.planning import PlanPawns, PutPawn, fits
from overlander.games.newdale.production import Assistants, UseChain, cards_per_assistant, missing
from overlander.games.newdale.progress import RemoveTile
from overlander.games.newdale.ships import Sail

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

MOST_SETS: Final = 60  # all sets of cards, if there are no more
SETS_PER_PLACE: Final = 6  # where a place for a good is chosen, too
SWAPS: Final = 24  # else the least wanted cards, and so many sets that differ from them by one card
MOST_BUILDS: Final = 40
TOWNS_FOR_CARD: Final = 4
PLACES: Final = [0, 26, 11, 9, 8]  # by number of pawns: the places that are combined
COAL_PRICE: Final = 8  # prices in eighths of a coin, so that there is room for preferences


def considered(s: NewdaleState, seat: int) -> list[Choice]:
    q = s.question(seat)
    if q is None:
        return s.extras(seat)
    desk = Desk(s, seat)
    out: list[Choice]
    if isinstance(q, PlanPawns):
        out = plans(desk)
    elif isinstance(q, PutPawn):
        out = [c for c in q.choices(s) if is_sensible(desk, c.b)]
    elif isinstance(q, Build):
        out = builds(desk, q)
    elif isinstance(q, Assistants):
        out = productions(desk, q)
    elif isinstance(q, UseChain):
        out = [*uses(desk, s.box.cards.all[q.card]), s.box.PASS]
    elif isinstance(q, FinalProduction):
        out = final_uses(desk, q)
    else:
        out = purchases(desk)
    if not out:
        out = q.choices(s)
    return out + s.extras(seat)


class Desk:
    """What a seat weighs its answers with, looked up once for a question."""

    def __init__(self, s: NewdaleState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.me = s.players[seat]
        self.have = self.me.estate.wares(s.box.cards)
        self.worth = worths(s, seat)
        self.coins = 0
        for ware in range(len(self.have)):
            self.coins += self.have[ware] * self.worth[ware]
        self.rounds = s.box.constants.rounds - max(1, s.calendar.round)
        self.use = self.uses_of_goods()
        self.made = 0  # goods that own buildings make, as a bit mask
        self.fed = [0] * len(s.box.cards.resources)  # by resource: the value of what an own chain makes of it
        for x in self.me.estate.zones:
            if x != NONE:
                card = s.box.cards.all[x]
                if card.type.product != NONE:
                    self.made |= 1 << card.type.product
                if card.type.chain == RESOURCE:
                    value = s.box.cards.goods.value[card.type.product]
                    self.fed[card.type.inputs[0]] = max(self.fed[card.type.inputs[0]], value)
        self.paid: dict[int, list[list[int]]] = {}

    def uses_of_goods(self) -> list[int]:
        """By good: how much it counts for the objectives, at most."""
        chapter = self.s.box.chapter
        out = [0] * len(self.s.box.cards.goods.slug)
        needs = [need for schedule in chapter.schedules for need in schedule.requires]
        if self.s.seats == 1:
            needs = needs + chapter.solo.deliver
        for need in needs:
            for good in range(len(out)):
                out[good] = max(out[good], need.weights[good])
        return out

    def keep(self, ident: int) -> int:
        """What a card in hand is worth as a building or as a resource, roughly, in tenths of points."""
        card = self.s.box.cards.all[ident]
        out = 10 * card.vp - 2 * card.cost + self.building(card)
        if card.resource != NONE:
            out = max(out, 0) + 4 * self.fed[card.resource]
        return out

    def building(self, card: Card) -> int:
        """What it would do besides its points."""
        if card.type.kind != PRODUCTION:
            return 6 + 10 * card.military
        value = self.s.box.cards.goods.value[card.type.product]
        out = value * self.rounds + 12 * self.use[card.type.product]
        if (self.made >> card.type.product) & 1:
            out -= 15
        if card.type.chain == GOODS:
            linked = True
            for good in card.type.inputs:
                linked = linked and bool((self.made >> good) & 1)
            out += 20 if linked else 0
        elif card.type.chain == RESOURCE:
            for x in self.me.hand:
                if self.s.box.cards.all[x].resource == card.type.inputs[0]:
                    out += 3
        return out

    # -- payments

    def payments(self, cost: int, planks: int, plank: int) -> list[list[int]]:
        """The payment that wastes least, and the one that spares what the objectives ask for; none if it cannot be paid."""
        key = cost * 16 + planks
        if key not in self.paid:
            self.paid[key] = self.find_payments(cost, planks, plank)
        return self.paid[key]

    def find_payments(self, cost: int, planks: int, plank: int) -> list[list[int]]:
        have = self.have[:]
        if planks > 0:
            have[plank] -= planks
            if have[plank] < 0:
                return []
        coins = 0
        for ware in range(len(have)):
            coins += have[ware] * self.worth[ware]
        if coins < cost:
            return []
        if cost <= 0:
            return [[0] * len(have)]
        ware_good = self.s.box.cards.goods.ware_good
        plain = [COAL_PRICE * n for n in self.worth]
        sparing = [plain[ware] + 2 * COAL_PRICE * self.use[ware_good[ware]] for ware in range(len(plain))]
        first = cheapest(self.worth, have, sparing, cost)
        second = cheapest(self.worth, have, plain, cost)
        return [first] if first == second else [first, second]

    # -- cards

    def sets(self, begun: Choice, cards: list[int], n: int, most: int) -> list[Choice]:
        """Sets of n cards: all, or the least wanted ones and what differs from them by one card."""
        out: list[Choice] = []
        if n > len(cards):
            return out
        if n == 0:
            return [begun]
        if ways(len(cards), n) <= most:
            return all_sets(begun, sorted(cards), n)
        order = [x for _, x in sorted([(self.keep(x), x) for x in cards])]
        out.append(adding(begun, order[:n]))
        for distance in range(1, len(order)):
            for i in range(n - 1, -1, -1):
                j = i + distance
                if n <= j < len(order) and len(out) < min(most, SWAPS):
                    out.append(adding(begun, order[:i] + order[i + 1 : n] + [order[j]]))
        return out


def adding(begun: Choice, cards: list[int]) -> Choice:
    for card in cards:
        begun = begun.adding(card, 1)
    return begun


# -- planning


def is_sensible(desk: Desk, space: int) -> bool:
    """Whether a pawn there could do something."""
    s = desk.s
    place = s.box.spaces[space]
    pawns = desk.me.pawns
    if place.action == b.PRODUCTION_SPACE:
        return desk.me.estate.zones[place.zone] != NONE
    if place.action == b.GROWTH:
        return desk.rounds > 0 and (pawns.own | pawns.bought).bit_count() < s.box.constants.pawns
    if place.action == b.PROGRESS:
        return desk.me.estate.removed != 3
    if place.action == b.BRIDGE:
        return desk.seat not in s.board.bridges
    return True


def promise(desk: Desk, space: int, expected: list[int]) -> int:
    """What a pawn there may bring, in tenths of coins."""
    s = desk.s
    place = s.box.spaces[space]
    if place.action == b.EXCHANGE:
        return 40 + 5 * max(0, 5 - len(desk.me.hand))
    if place.action == b.BLACK_MARKET:
        return 50 if len(desk.me.hand) >= s.box.constants.market_cards else 10
    if place.action == b.GROWTH:
        tiles = desk.me.tiles.count(declared(s, "growth"))
        cost = s.box.constants.growth_cost[0 if not (desk.me.pawns.own | desk.me.pawns.bought) & 4 else 1]
        return 20 * desk.rounds if desk.coins + tiles * declared_value(s, "growth") >= cost else 25
    if place.action == b.PROGRESS:
        return 20 + 6 * desk.rounds if desk.coins >= s.box.constants.progress_cost else 15
    if place.action == b.BUILD:
        return 60 if desk.coins >= 4 else 30
    if place.action != b.PRODUCTION_SPACE:
        return 55
    card = s.box.cards.all[desk.me.estate.zones[place.zone]]
    value = s.box.cards.goods.value[card.type.product] + desk.use[card.type.product] if card.type.product != NONE else 6
    short = missing([10 * n for n in card.assistants], expected, 10 * place.delta)
    sure = 10 if short <= 2 else 7 if short <= 6 else 4 if short <= 10 else 1
    out = place.goods * value * sure
    made = groups(s, desk.seat, card)
    if made > 0:
        inputs = 0
        if card.type.chain == GOODS:
            for good in card.type.inputs:
                inputs += s.box.cards.goods.value[good]
        out += 10 * value + 10 * made * max(0, value - inputs)
    return out


def expected_assistants(desk: Desk) -> list[int]:
    """In tenths: those who are there, and those whom the bag promises."""
    s = desk.s
    bag = s.market.bag
    draws = s.box.events[s.market.event].effect.pawns if s.market.event != NONE else 0
    if draws == 0:
        draws = s.box.draw_pawns
    have = available(s, desk.seat)
    return [10 * have[colour] + 10 * draws * bag[colour] // max(1, sum(bag)) for colour in range(len(have))]


def rank(desk: Desk, space: int) -> int:
    """Where in a plan a place belongs: cards, goods from the first to the last of a chain, then what costs coins."""
    place = desk.s.box.spaces[space]
    if place.action == b.EXCHANGE:
        return 0
    if place.action == b.BLACK_MARKET:
        return 1000
    if place.action == b.BUILD:
        return 3000
    if place.action != b.PRODUCTION_SPACE:
        return 2000
    card = desk.s.box.cards.all[desk.me.estate.zones[place.zone]]
    value = desk.s.box.cards.goods.value[card.type.product] if card.type.product != NONE else 0
    return (200 if card.type.chain == GOODS else 100) + value


def plans(desk: Desk) -> list[Choice]:
    """Sets of the most promising places, each in the order that suits it."""
    s = desk.s
    pawns = desk.me.pawns.available()
    n = len(pawns)
    expected = expected_assistants(desk)
    found = [(-promise(desk, x, expected), x) for x in range(len(s.box.spaces)) if is_sensible(desk, x)]
    best = [x for _, x in sorted(found)[: PLACES[n]]]
    order = [x for _, x in sorted([(rank(desk, x), x) for x in best])]
    out: list[Choice] = []
    combine(desk, order, 0, pawns, [], out)
    if not out:  # fewer sensible places than pawns
        taken: list[int] = []
        for x in [*order, *range(len(s.box.spaces))]:
            if len(taken) < n and fits(s, x, taken):
                taken.append(x)
        combine(desk, taken, 0, pawns, [], out)
    return out


def combine(desk: Desk, order: list[int], first: int, pawns: list[int], taken: list[int], out: list[Choice]) -> None:
    if len(taken) == len(pawns):
        c = Choice(desk.s.box.PLAN)
        for i in range(len(pawns)):
            c = c.with_part(pawns[i], taken[i])
        out.append(c)
        return
    for i in range(first, len(order)):
        if fits(desk.s, order[i], taken):
            combine(desk, order, i + 1, pawns, [*taken, order[i]], out)


# -- production


def productions(desk: Desk, q: Assistants) -> list[Choice]:
    s = desk.s
    if q.card(s) is None:
        return [s.box.PASS]
    out: list[Choice] = []
    lacking = q.missing(s)
    for tiles in range(min(q.tiles(s), lacking) + 1):
        cards = (lacking - tiles) * cards_per_assistant(s, desk.seat)
        out.extend(desk.sets(Choice(s.box.PRODUCE, tiles), desk.me.hand, cards, SWAPS))
    return [*out, s.box.PASS]


def uses(desk: Desk, card: Card) -> list[Choice]:
    """How much a chain makes: of cards the least wanted first, of grapes those that pay least."""
    s = desk.s
    begun = begin(s, card)
    out: list[Choice] = []
    if card.type.chain == RESOURCE:
        cards = [x for _, x in sorted([(desk.keep(x), x) for x in fitting(s, desk.seat, card)])]
        for n in range(1, len(cards) + 1):
            out.append(adding(begun, cards[:n]))
        return out
    made = groups(s, desk.seat, card)
    for n in range(1, made + 1):
        if made <= 8 or n in (1, 2, made // 2, made - 2, made - 1, made):
            out.append(begun.with_counts(group(desk, card, n)))
    return out


def group(desk: Desk, card: Card, n: int) -> list[int]:
    counts = [0] * len(desk.have)
    for good in card.type.inputs:
        left = n
        for _, ware in sorted([(desk.worth[ware], ware) for ware in wares_of(desk.s, good)]):
            counts[ware] = min(left, desk.have[ware])
            left -= counts[ware]
    return counts


def final_uses(desk: Desk, q: FinalProduction) -> list[Choice]:
    s = desk.s
    out: list[Choice] = []
    for x in desk.me.estate.zones:
        if x != NONE and x not in q.used:
            card = s.box.cards.all[x]
            if card.type.chain != NO_CHAIN and groups(s, desk.seat, card) > 0:
                out.extend(uses(desk, card))
    return [*out, s.box.DONE]


# -- building


def town_worth(desk: Desk, town: int) -> int:
    """What a house there brings, in tenths of points."""
    s = desk.s
    land = s.box.land
    out = 0 if (s.board.settled >> town) & 1 else 10 * land.town_vp[town]
    secret = desk.me.objectives.secret[0]
    if land.town_symbol[town] == MONOLITH or (secret != NONE and land.town_symbol[town] == s.box.secret_symbol[secret]):
        out += 20
    if s.seats == 1:
        for extra in s.box.chapter.solo.extra:
            if extra.op == "houses-in" and (land.areas[extra.word] >> town) & 1:
                out += 25
    return out


def builds(desk: Desk, q: Build) -> list[Choice]:
    """The best towns for every card, with the ways and payments that matter; sailors; none."""
    s = desk.s
    plot = Plot(s, desk.seat)
    worth = [town_worth(desk, town) for town in range(len(s.box.land.town_slug))]
    found: list[tuple[int, int, Choice]] = []
    for ident in q.cards(s):
        card = s.box.cards.all[ident]
        if not plot.can_build(s, desk.seat, card):
            continue
        base = 10 * card.vp + desk.building(card)
        towns = [(-worth[t] - 6 * int(s.box.land.town_terrain[t] == card.type.terrain), t) for t in plot.towns(s, desk.seat, card)]
        for less, town in sorted(towns)[:TOWNS_FOR_CARD]:
            for way in plot.possible_routes(s, desk.seat, card, town)[:2]:
                add_builds(desk, plot, card, town, way, base - less, found)
    out = [c for _, _, c in sorted(found, key=first_two)[:MOST_BUILDS]]
    if q.recruits(s):
        for ident in sorted(s.board.sailors):
            if sailors.why_not(s, desk.seat, ident, desk.coins) is None:
                for counts in desk.payments(s.box.cards.all[ident].cost, 0, NONE):
                    out.append(Choice(s.box.RECRUIT, ident).with_counts(counts))
    return [*out, s.box.PASS]


def first_two(x: tuple[int, int, Choice]) -> tuple[int, int]:
    return x[0], x[1]


def add_builds(desk: Desk, plot: Plot, card: Card, town: int, way: int, worth: int, found: list[tuple[int, int, Choice]]) -> None:
    s = desk.s
    c = Choice(s.box.BUILD, card.ident).with_part(TOWN, town)
    if len(plot.possible_routes(s, desk.seat, card, town)) > 1:
        c = c.with_part(ROUTE, way)
    if s.box.route_roads[way] < range_of(s, desk.seat) and [x for x in s.box.land.bonus_at[town] if s.board.bonus[x]]:
        worth += 8
    planks = plot.planks(s, way)
    price = plot.cost(s, card, town)
    planned = [s.box.spaces[x].zone for x in desk.me.pawns.plan if x != NONE]
    zones = [NONE]
    if card.type.kind == PRODUCTION:
        zones = [z for z in plot.zones if z in planned] + [z for z in plot.zones if z not in planned][:2]
    for part in [NONE, *plot.discounts.options(price)]:
        cost = max(0, price - plot.discounts.coins(part))
        for zone in zones:
            whole = c.with_part(ZONE, zone) if zone != NONE else c
            if part != NONE:
                whole = whole.with_part(DISCOUNT, part)
            for counts in desk.payments(cost, planks, plot.plank):
                found.append((2 * cost - worth, len(found), whole.with_counts(counts)))


# -- other questions that are asked in steps


def purchases(desk: Desk) -> list[Choice]:
    """What costs coins or cards besides building; empty for questions of few answers."""
    s = desk.s
    q = s.question(desk.seat)
    box = s.box
    out: list[Choice] = []
    if isinstance(q, BuyPawn):
        for i in range(len(box.constants.growth_pawns)):
            if not q.owned(s, i):
                bare = Choice(box.GROW, i)
                for c in [bare, *q.with_tiles(s, bare)]:
                    out.extend(paying(desk, c, cost_of_pawn(s, c)))
        return [*out, box.PASS]
    if isinstance(q, RemoveTile):
        for tile in range(len(box.constants.progress_tiles)):
            if not (desk.me.estate.removed >> tile) & 1:
                out.extend(paying(desk, Choice(box.REMOVE, tile), box.constants.progress_cost))
        return [*out, box.PASS]
    if isinstance(q, HireJourneyman):
        for colour in range(4):
            if s.market.bag[colour] > 0:
                out.extend(paying(desk, Choice(box.HIRE, colour), q.cost)[:1])
        return [*out, box.PASS]
    if isinstance(q, BuildBridge):
        for site in q.sites(s):
            out.extend(paying(desk, Choice(box.BRIDGE, site), box.special.bridge_cost)[:1])
        return [*out, box.PASS]
    if isinstance(q, Sail):
        for space in range(len(box.land.sea_slug)):
            cost = q.cost(s, space)
            if cost != NONE:
                out.extend(paying(desk, Choice(box.SAIL, space), cost)[:1])
        return [*out, box.PASS]
    if isinstance(q, Deliver):
        whole = [c for c in q.steps(s, None) if c.same(box.PASS) or sum(c.counts()) > 0]
        return [more for c in whole for more in [*[x for x in q.steps(s, c) if not x.same(c)], c]]
    if isinstance(q, NameTown):
        mine = [c for c in q.steps(s, None) if c.verb is box.NAME and (desk.me.towns >> c.a) & 1][-1:]
        return [*[c.with_part(1, q.free_names(s)[0]) for c in mine], box.PASS]
    return card_answers(desk)


def paying(desk: Desk, c: Choice, cost: int) -> list[Choice]:
    return [c.with_counts(counts) for counts in desk.payments(cost, 0, NONE)]


def card_answers(desk: Desk) -> list[Choice]:
    s = desk.s
    q = s.question(desk.seat)
    hand = desk.me.hand
    if isinstance(q, DiscardHalf):
        return desk.sets(Choice(s.box.DISCARD), hand, len(hand) // 2, MOST_SETS)
    if isinstance(q, PayWithCards):
        return desk.sets(Choice(s.box.DISCARD), q.tile.cards(s, desk.seat), q.tile.n, MOST_SETS)
    if isinstance(q, NightShift):
        n = q.cards
    elif isinstance(q, Trade):
        n = s.box.constants.market_cards
    else:
        return []
    out: list[Choice] = []
    if len(hand) >= n:
        wares: list[int] = []
        for place in good_places(s, desk.seat):
            card = s.box.cards.all[desk.me.estate.card_at(place)]
            if card.ware not in wares:  # where the piece lies does not matter
                wares.append(card.ware)
                out.extend(desk.sets(Choice(s.box.TRADE, card.ident), hand, n, SETS_PER_PLACE))
    return [*out, s.box.PASS]
