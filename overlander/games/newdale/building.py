"""Building: the card, the town, the route, the zone and the payment are one decision (NEW-BLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.games.newdale import bonus_tiles, sailors
from overlander.games.newdale.cards import PRODUCTION, Card
from overlander.games.newdale.draw_pile import draw
from overlander.games.newdale.houses import FAR, distances, military, place_house, range_of, routes
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.payment import Purse, spend
from overlander.games.newdale.pieces import total
from overlander.games.newdale.special_buildings import BuildingWorks, works_at_once

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

# the parts of a build
CARD: Final = 0
TOWN: Final = 1
ROUTE: Final = 2
ZONE: Final = 3
DISCOUNT: Final = 4
BUILD_PHASE: Final = 5


class Discounts:
    """What a player may declare with a build: tiles and Gunda (NEW-PAY-9), besides the terrain and the event."""

    def __init__(self, s: NewdaleState, seat: int) -> None:
        me = s.players[seat]
        self.tiles = me.tiles.count(bonus_tiles.declared(s, "build"))
        self.tile_coins = bonus_tiles.declared_value(s, "build")
        character = me.people.character
        gunda = character != NONE and not me.people.used and s.box.characters[character].op == "discount"
        self.gunda_coins = s.box.characters[character].n if gunda else 0
        event = s.market.event
        self.event = s.box.events[event].effect.build_discount if event != NONE and s.calendar.phase == BUILD_PHASE else 0
        self.most = self.tiles * self.tile_coins + self.gunda_coins

    def coins(self, part: int) -> int:
        """Of a word of `Box.discount_slug`: one to three tiles, Gunda, or Gunda with tiles."""
        if part == NONE:
            return 0
        return tiles_in(part) * self.tile_coins + (self.gunda_coins if with_gunda(part) else 0)

    def options(self, cost: int) -> list[int]:
        """NEW-PAY-E5: those of which none could be left out, for this cost."""
        out: list[int] = []
        for part in range(7):
            n = tiles_in(part)
            gunda = with_gunda(part)
            if n > self.tiles or (gunda and self.gunda_coins == 0):
                continue
            spare = [self.tile_coins] * n + ([self.gunda_coins] if gunda else [])
            if cost - self.coins(part) + min(spare) > 0:
                out.append(part)
        return out


def tiles_in(part: int) -> int:
    return part + 1 if part < 3 else part - 3


def with_gunda(part: int) -> bool:
    return part >= 3


def free_zones(s: NewdaleState, seat: int) -> list[int]:
    """NEW-BLD-4, 15, 20: free zones; those with equal spaces and none of the own pawns count as one."""
    box = s.box
    me = s.players[seat]
    planned = [box.spaces[space].zone for space in me.pawns.plan if space != NONE]
    out: list[int] = []
    groups = 0  # a bit mask
    for zone in box.building_zones:
        if me.estate.zones[zone] != NONE:
            continue
        if zone not in planned:
            if (groups >> box.zone_group[zone]) & 1:
                continue
            groups |= 1 << box.zone_group[zone]
        out.append(zone)
    return out


class Plot:
    """What the steps of a build need to know: reachable towns, coins, discounts, free zones."""

    def __init__(self, s: NewdaleState, seat: int) -> None:
        self.discounts = Discounts(s, seat)
        self.purse = Purse(s, seat)
        self.zones = free_zones(s, seat)
        self.soldiers = military(s, seat)
        me = s.players[seat]
        self.houses = s.box.constants.houses - me.towns.bit_count()
        good = s.box.special.thicket_good
        self.plank = s.box.cards.goods.ware(good) if good != NONE else NONE
        self.safe: Reach | None = None  # with soldiers; found when needed
        self.unsafe: Reach | None = None

    def reach(self, s: NewdaleState, seat: int, card: Card) -> Reach:
        """NEW-CH4B-3: the building just built counts among the soldiers."""
        if self.soldiers + card.military >= s.box.special.pass_military:
            if self.safe is None:
                self.safe = Reach(s, self, routes(s, seat, True))
            return self.safe
        if self.unsafe is None:
            self.unsafe = Reach(s, self, routes(s, seat, False))
        return self.unsafe

    def cost(self, s: NewdaleState, card: Card, town: int) -> int:
        """NEW-PAY-9 without what is declared: the printed cost less terrain and event."""
        return self.cost_on(s, card, s.box.land.town_terrain[town])

    def cost_on(self, s: NewdaleState, card: Card, terrain: int) -> int:
        cost = card.cost - self.discounts.event
        if terrain != NONE and card.type.terrain == terrain:
            cost -= s.box.constants.terrain_discount
        return max(s.box.constants.min_cost, cost)

    def least(self, s: NewdaleState, card: Card, terrain: int) -> int:
        """What must be paid there if all discounts are declared."""
        return max(0, self.cost_on(s, card, terrain) - self.discounts.most)

    def planks(self, s: NewdaleState, route: int) -> int:
        return s.box.route_extra[route] * s.box.special.thicket_goods if self.plank != NONE else 0

    def coins_left(self, planks: int) -> int:
        """NEW-CH3B-7: what can be paid if so many planks are needed for the way; NONE if there are not so many."""
        if planks == 0:
            return self.purse.coins
        if self.purse.have[self.plank] < planks:
            return NONE
        return self.purse.coins - planks * self.purse.worth[self.plank]

    def possible_routes(self, s: NewdaleState, seat: int, card: Card, town: int) -> list[int]:
        """NEW-BLD-19: routes to a town over which this card can be paid."""
        cost = self.least(s, card, s.box.land.town_terrain[town])
        return [r for r in self.reach(s, seat, card).ways[town] if self.coins_left(self.planks(s, r)) >= cost]

    def towns(self, s: NewdaleState, seat: int, card: Card) -> list[int]:
        """Where this card can be built."""
        reach = self.reach(s, seat, card)
        return [t for t in reach.near if reach.coins[t] >= self.least(s, card, s.box.land.town_terrain[t])]

    def can_build(self, s: NewdaleState, seat: int, card: Card) -> bool:
        """Whether there is such a town."""
        if self.houses == 0 or (card.type.kind == PRODUCTION and not self.zones):
            return False
        terrain = card.type.terrain
        elsewhere = self.least(s, card, NONE)
        here = self.least(s, card, terrain)
        if self.purse.coins < here:
            return False
        reach = self.reach(s, seat, card)
        for town in reach.near:
            if reach.coins[town] >= (here if s.box.land.town_terrain[town] == terrain else elsewhere):
                return True
        return False

    def is_paid(self, s: NewdaleState, card: Card, c: Choice) -> bool:
        """Whether the pieces of a build are enough: then nothing is left to say."""
        cost = self.cost(s, card, c.part(TOWN)) - self.discounts.coins(c.part(DISCOUNT))
        return total(self.purse.worth, c.counts()) >= cost

    def why_not(self, s: NewdaleState, seat: int, card: Card) -> Refusal | None:
        """Why a card at hand cannot be built at all."""
        if self.can_build(s, seat, card):
            return None
        if self.houses == 0:
            return no("NEW-BLD-7", "no-house-left")
        if card.type.kind == PRODUCTION and not self.zones:
            return no("NEW-BLD-12", "no-free-zone")
        reach = self.reach(s, seat, card)
        if not reach.near:
            return no("NEW-BLD-8", "no-town-in-range")
        terrain = s.box.land.town_terrain
        lacking = [(reach.coins[t] == NONE, self.least(s, card, terrain[t]) - reach.coins[t], t) for t in reach.near]
        return self.why_no_town(s, seat, card, min(lacking)[2])  # where least is missing, of towns whose way can be paid

    def why_no_town(self, s: NewdaleState, seat: int, card: Card, town: int) -> Refusal | None:
        """Why a card that could be built somewhere cannot be built there."""
        slug = s.box.land.town_slug[town]
        if (s.players[seat].towns >> town) & 1:
            return Refusal("NEW-HSE-2", "own-house-there", {"town": slug})
        ways = self.reach(s, seat, card).ways[town]
        if not ways:
            roads = distances(s, seat)[town]
            if roads == FAR:
                return Refusal("NEW-HSE-1", "no-road", {"town": slug})
            return Refusal("NEW-HSE-1", "out-of-range", {"town": slug, "n": roads, "range": range_of(s, seat)})
        if self.possible_routes(s, seat, card, town):
            return None
        planks = min([self.planks(s, way) for way in ways])
        if planks > 0 and self.purse.have[self.plank] < planks:
            params: Params = {"good": s.box.cards.goods.ware_slug[self.plank], "n": planks, "have": self.purse.have[self.plank]}
            return Refusal("NEW-CH3B-1", "too-few-goods", params)
        cost = self.least(s, card, s.box.land.town_terrain[town])
        return Refusal("NEW-BLD-19", "too-few-coins", {"cost": cost, "coins": self.coins_left(planks)})


class Reach:
    """The towns in range, and how many coins one can still pay there, whatever the way costs; NONE where that is too much."""

    def __init__(self, s: NewdaleState, plot: Plot, ways: list[list[int]]) -> None:
        self.ways = ways  # routes by town
        self.near = [town for town in range(len(ways)) if ways[town]]
        self.coins = [plot.purse.coins] * len(ways)  # by town
        if plot.plank != NONE:
            for town in self.near:
                self.coins[town] = max([plot.coins_left(plot.planks(s, r)) for r in ways[town]])


class Build(OwnMoment):
    """A build, or none. Cards from hand or from the face-up buildings (NEW-BLD-10); in VIII also a sailor (NEW-CH8-4)."""

    rule: ClassVar[str] = "NEW-BLD-3"

    @property
    def in_steps(self) -> bool:
        return True

    def cards(self, s: NewdaleState) -> list[int]:
        return sorted(s.players[self.seat].hand) + sorted(s.piles.face_up)

    def has_card(self, s: NewdaleState, card: int) -> bool:
        return card in s.players[self.seat].hand or card in s.piles.face_up

    def recruits(self, s: NewdaleState) -> bool:
        return s.box.special.recruiting

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        if partial is None:
            return self.first_steps(s)
        if partial.verb is s.box.RECRUIT:
            return Purse(s, self.seat).steps(partial, s.box.cards.all[partial.a].cost)
        if partial.verb is not s.box.BUILD:
            return []
        plot = Plot(s, self.seat)
        card = s.box.cards.all[partial.a]
        if partial.has_pieces() and plot.is_paid(s, card, partial):
            return []
        if not self.has_card(s, partial.a) or not plot.can_build(s, self.seat, card):
            return []
        if partial.part(TOWN) == NONE:
            return [partial.with_part(TOWN, town) for town in plot.towns(s, self.seat, card)]
        return self.after_town(s, plot, card, partial)

    def first_steps(self, s: NewdaleState) -> list[Choice]:
        plot = Plot(s, self.seat)
        box = s.box
        out = [Choice(box.BUILD, x) for x in self.cards(s) if plot.can_build(s, self.seat, box.cards.all[x])]
        if self.recruits(s):
            coins = plot.purse.coins
            hired = [x for x in sorted(s.board.sailors) if sailors.why_not(s, self.seat, x, coins) is None]
            out.extend([Choice(box.RECRUIT, x) for x in hired])
        out.append(box.PASS)
        return out

    def after_town(self, s: NewdaleState, plot: Plot, card: Card, c: Choice) -> list[Choice]:
        ways = plot.possible_routes(s, self.seat, card, c.part(TOWN))
        if len(ways) > 1 and c.part(ROUTE) == NONE:
            return [c.with_part(ROUTE, way) for way in ways]
        if not ways or (len(ways) > 1 and c.part(ROUTE) not in ways):
            return []
        if card.type.kind == PRODUCTION and c.part(ZONE) == NONE:
            return [c.with_part(ZONE, zone) for zone in plot.zones]
        planks = plot.planks(s, c.part(ROUTE) if len(ways) > 1 else ways[0])
        coins = plot.coins_left(planks)
        cost = plot.cost(s, card, c.part(TOWN))
        out: list[Choice] = []
        if c.part(DISCOUNT) != NONE:
            cost = max(0, cost - plot.discounts.coins(c.part(DISCOUNT)))
        elif plot.discounts.most > 0 and not c.has_pieces():
            for part in plot.discounts.options(cost):
                if cost - plot.discounts.coins(part) <= coins:
                    out.append(c.with_part(DISCOUNT, part))
        if cost == 0 or cost > coins:
            return out
        purse = plot.purse
        if planks > 0:
            purse = Purse(s, self.seat)
            purse.without(plot.plank, planks)
        return purse.steps(c, cost) + out

    def candidates(self, s: NewdaleState) -> list[Choice]:
        box = s.box
        out = [Choice(box.BUILD, x) for x in self.cards(s)]
        if self.recruits(s):
            out.extend([Choice(box.RECRUIT, x) for x in sorted(s.board.sailors)])
        return [*out, box.PASS]

    def next_candidates(self, s: NewdaleState, partial: Choice) -> list[Choice]:
        if partial.verb is s.box.BUILD and partial.part(TOWN) == NONE:
            return [partial.with_part(TOWN, town) for town in range(len(s.box.land.town_slug))]
        return self.steps(s, partial)

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        box = s.box
        if c.verb is box.BUILD:
            card = box.cards.all[c.a]
            if not self.has_card(s, c.a):
                return Refusal("NEW-BLD-10", "no-such-card", {"card": card.slug})
            plot = Plot(s, self.seat)
            refusal = plot.why_not(s, self.seat, card)
            if refusal is None and c.part(TOWN) != NONE:
                refusal = plot.why_no_town(s, self.seat, card, c.part(TOWN))
            if refusal is not None:
                return refusal
        if c.verb is box.RECRUIT and self.recruits(s):
            if c.a not in s.board.sailors:
                return Refusal("NEW-CH8-11", "no-such-sailor", {"sailor": box.cards.slugs[c.a]})
            refusal = sailors.why_not(s, self.seat, c.a, Purse(s, self.seat).coins)
            if refusal is not None:
                return refusal
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.verb is s.box.BUILD:
            build(s, self.seat, c)
        elif c.verb is s.box.RECRUIT:
            sailors.recruit(s, self.seat, c)
        else:
            self.decline(s)

    def decline(self, s: NewdaleState) -> None:
        raise NotImplementedError

    def details(self, s: NewdaleState, c: Choice) -> Params:
        """What a build costs before declared discounts."""
        if c.verb is not s.box.BUILD:
            return {}
        if c.part(TOWN) == NONE:
            return {"cost": s.box.cards.all[c.a].cost}
        return {"cost": Plot(s, self.seat).cost(s, s.box.cards.all[c.a], c.part(TOWN))}


class BuildWithPawn(Build):
    """NEW-BLD-1, NEW-BLD-E1: the Build space of the action board."""

    rule: ClassVar[str] = "NEW-BLD-1"

    def decline(self, s: NewdaleState) -> None:
        draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")


class BuildInPhase(Build):
    """NEW-BLD-2, 9: phase V, without a pawn; who does not build draws two cards."""

    rule: ClassVar[str] = "NEW-BLD-9"

    def decline(self, s: NewdaleState) -> None:
        draw(s, self.seat, s.box.constants.no_build_cards, "NEW-BLD-2")


class BuildVineyards(Build):
    """NEW-CHR-12, 13: Aaron Reitzke's Vineyards may be built at once; else they stay in hand."""

    rule: ClassVar[str] = "NEW-CHR-12"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def cards(self, s: NewdaleState) -> list[int]:
        return [self.card] if self.has_card(s, self.card) else []

    def has_card(self, s: NewdaleState, card: int) -> bool:
        return card == self.card and card in s.players[self.seat].hand

    def recruits(self, s: NewdaleState) -> bool:
        return False  # NEW-CH8-25

    def decline(self, s: NewdaleState) -> None:
        pass

    def key(self) -> list[int]:
        return [self.seat, self.card]


def build(s: NewdaleState, seat: int, c: Choice) -> None:
    """NEW-BLD-3: pay, place the card, place the house, collect."""
    box = s.box
    me = s.players[seat]
    card = box.cards.all[c.a]
    town = c.part(TOWN)
    plot = Plot(s, seat)
    ways = plot.possible_routes(s, seat, card, town)
    route = c.part(ROUTE) if len(ways) > 1 else ways[0]
    if s.heard is not None:
        zone = box.zone_slug[c.part(ZONE)] if c.part(ZONE) != NONE else ""
        s.tell("build", seat, "NEW-BLD-3", {"building": card.slug, "town": box.land.town_slug[town], "zone": zone})
    declare(s, seat, c.part(DISCOUNT))
    counts = c.counts()
    planks = plot.planks(s, route)
    if planks > 0:
        counts[plot.plank] += planks
    spend(s, seat, counts, "NEW-PAY-1")
    (me.hand if c.a in me.hand else s.piles.face_up).remove(c.a)
    if card.type.kind == PRODUCTION:
        me.estate.zones[c.part(ZONE)] = c.a
    else:
        me.estate.specials.append(c.a)
        me.estate.special_goods.append(0)
        if works_at_once(s, c.a):
            s.push(BuildingWorks(seat, c.a))
    place_house(s, seat, c.a, town, route)


def declare(s: NewdaleState, seat: int, part: int) -> None:
    """NEW-BON-E6, NEW-CHR-14: the discounts named with the payment are used up."""
    if part == NONE:
        return
    for _ in range(tiles_in(part)):
        bonus_tiles.spend_tile(s, seat, bonus_tiles.declared(s, "build"))
    if with_gunda(part):
        people = s.players[seat].people
        if s.heard is not None:
            s.tell("character", seat, "NEW-CHR-6", {"character": s.box.character_slug[people.character]})
        people.character = NONE
