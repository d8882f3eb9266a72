"""Which building to build, in which town and zone, over which route and paid how; which sailor to recruit."""

from __future__ import annotations

from overlander.core.choice import NONE, Choice
from overlander.games.newdale import sailors
from overlander.games.newdale.building import DISCOUNT, ROUTE, TOWN, ZONE, Build, Plot, tiles_in, with_gunda
from overlander.games.newdale.cards import PRODUCTION, Card
from overlander.games.newdale.greedy import weights as w
from overlander.games.newdale.greedy.outlook import Outlook
from overlander.games.newdale.houses import range_of
from overlander.games.newdale.land import SYMBOLS
from overlander.games.newdale.ships import furthest


class Offer:
    """A build or a recruit that can be made: its worth in points without the price, its coins, and the whole choice."""

    def __init__(self, choice: Choice, worth: float, coins: int, net: float) -> None:
        self.choice = choice
        self.worth = worth
        self.coins = coins
        self.net = net


class Sites:
    """The worth of houses in towns."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        self.range = range_of(o.s, o.seat)
        self.known: dict[int, float] = {}

    def town(self, town: int) -> float:
        """Of a house there, without a bonus tile."""
        if town not in self.known:
            self.known[town] = self.lasting(town) + self.way_on(town)
        return self.known[town]

    def lasting(self, town: int) -> float:
        o = self.o
        land = o.box.land
        worth = 0.0
        if not (o.s.board.settled >> town) & 1:
            worth += o.at_once(land.town_vp[town])
        secret = o.me.objectives.secret[0]
        symbols = [o.box.shared_symbol] + ([o.box.secret_symbol[secret]] if secret != NONE else [])
        if land.town_symbol[town] in symbols:
            worth += w.SYMBOL
        personal = o.me.objectives.personal
        if personal != NONE and o.box.personal_op[personal] == "per-terrain-occupied":
            mine = [land.town_terrain[t] for t in range(len(land.town_slug)) if (o.me.towns >> t) & 1]
            if land.town_terrain[town] not in mine:
                worth += o.box.personal_vp[personal]
        for extra in o.box.chapter.solo.extra if o.s.seats == 1 else []:
            if extra.op == "towns-with-symbol" and land.town_symbol[town] == SYMBOLS.index(extra.word):
                worth += w.SOLO_GOAL
            if extra.op == "houses-in" and (land.areas[extra.word] >> town) & 1:
                worth += w.SOLO_GOAL
        return worth

    def way_on(self, town: int) -> float:
        """Towns beside it that the own houses do not touch yet."""
        o = self.o
        land = o.box.land
        worth = 0.0
        for road in land.beside[town]:
            other = land.other_end(road, town)
            if not (o.me.towns >> other) & 1:
                touched = [r for r in land.beside[other] if (o.me.towns >> land.other_end(r, other)) & 1]
                if not touched:
                    worth += w.NEIGHBOUR + (w.NEAR_SYMBOL * 0.3 if self.lasting(other) >= w.SYMBOL else 0.0)
        return worth * min(w.NEIGHBOUR_ROUNDS, o.rounds)

    def arrival(self, town: int, route: int) -> float:
        """With what the route gives or costs: a bonus tile, passes, tolls."""
        o = self.o
        worth = self.town(town)
        if o.box.route_roads[route] < self.range:
            found = [o.s.board.bonus[x][-1] for x in o.box.land.bonus_at[town] if o.s.board.bonus[x]]
            worth += max([o.tile_worth(x) for x in found], default=0.0)
        extra = o.box.route_extra[route]
        if o.box.special.bridges:
            worth -= 0.5 * o.box.special.toll * extra.bit_count()
        elif o.box.special.pass_vp != 0:
            worth += o.box.special.pass_vp * extra
        return worth


def zone_for(o: Outlook, zones: list[int]) -> int:
    """One where a pawn is still to come, else the one with the most ways to work; the last zone is for the late."""
    planned = [o.box.spaces[x].zone for x in o.me.pawns.plan if x != NONE]
    return max(zones, key=lambda z: (z in planned, len([x for x in o.box.spaces if x.zone == z]), -z))


def builds(o: Outlook, q: Build | None) -> list[Offer]:
    """The best build of every card that can be built now, the best first. Without a question: as the next one would offer."""
    s = o.s
    asked = q if q is not None else Build(o.seat)
    plot = Plot(s, o.seat)
    sites = Sites(o)
    out: list[Offer] = []
    if plot.houses > 0:
        for ident in asked.cards(s):
            card = o.cards[ident]
            if card.type.kind == PRODUCTION and not plot.zones:
                continue
            best = best_town(o, plot, sites, card)
            if best is not None:
                out.append(best)
    if asked.recruits(s):
        out.extend(recruits(o, plot))
    return sorted(out, key=lambda x: -x.net)


def best_town(o: Outlook, plot: Plot, sites: Sites, card: Card) -> Offer | None:
    s = o.s
    best: Offer | None = None
    base = o.building_worth(card)
    resource = 0.85 * o.resource_worth(card) if card.ident in o.me.hand else 0.0
    for town in range(len(o.box.land.town_slug)):
        ways = plot.possible_routes(s, o.seat, card, town)
        for way in ways:
            planks = plot.planks(s, way)
            worth = base - resource + sites.arrival(town, way)
            for part in (NONE, *plot.discounts.options(plot.cost(s, card, town))):
                coins = max(0, plot.cost(s, card, town) - plot.discounts.coins(part))
                paid = o.payment(coins, planks)
                if paid is None:
                    continue
                net = worth - o.price(coins, planks) - declared(o, part)
                if best is None or net > best.net:
                    c = Choice(o.box.BUILD, card.ident).with_part(TOWN, town)
                    if len(ways) > 1:
                        c = c.with_part(ROUTE, way)
                    if card.type.kind == PRODUCTION:
                        c = c.with_part(ZONE, zone_for(o, plot.zones))
                    if part != NONE:
                        c = c.with_part(DISCOUNT, part)
                    best = Offer(c.with_counts(paid), worth, coins, net)
    return best


def declared(o: Outlook, part: int) -> float:
    """What the discounts named with a build would be worth later."""
    if part == NONE:
        return 0.0
    late = 1.0 if o.rounds > 1 else 0.2
    return late * (w.DISCOUNT_TILE * tiles_in(part) + (0.8 if with_gunda(part) else 0.0))


def recruits(o: Outlook, plot: Plot) -> list[Offer]:
    out: list[Offer] = []
    for ident in sorted(o.s.board.sailors):
        if sailors.why_not(o.s, o.seat, ident, plot.purse.coins) is not None:
            continue
        card = o.cards[ident]
        paid = o.payment(card.cost)
        if paid is None:
            continue
        worth = card.vp + voyage_worth(o, card.move) + o.soldiers_worth(card.military) + o.special_worth(card)
        if sailors.is_cook(o.s, ident):
            worth += o.production_worth(card)
        out.append(Offer(Choice(o.box.RECRUIT, ident).with_counts(paid), worth, card.cost, worth - o.price(card.cost)))
    return out


def voyage_worth(o: Outlook, movement: int) -> float:
    """Of so much movement of the ship in VIII."""
    ship = o.me.voyage.ship
    if ship == NONE or not o.box.land.position_vp:
        return 0.0
    there = furthest(o.s, ship, movement)
    points = o.box.land.position_vp
    worth = float(points[there] - points[ship])
    gate = o.box.special.gate
    if ship < gate:
        worth += w.GATE * (min(there, gate) - ship)
    if there == len(points) - 1 and there > ship and o.s.board.arrived < len(o.box.land.arrival_vp):
        worth += o.at_once(o.box.land.arrival_vp[o.s.board.arrived])
    if o.s.board.black_ship != NONE:
        worth += w.BLACK_SHIP * (there - ship)
    return worth + (0.3 * (there - ship) if o.rounds > 0 else 0.0)
