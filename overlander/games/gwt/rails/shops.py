"""Placing a shop (RTN-SHOP): which towns are open, what the slot brings, and what the town then allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.gwt.rails.map import MEDIUM, SLOTS, STATION, NorthMap
from overlander.games.gwt.rails.north import North, left_on_annex
from overlander.games.gwt.stations import offer_upgrade
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.herd import gain_exchange_token
from overlander.games.trail.location import immediate

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def the_map(s: GwtState) -> NorthMap:
    assert s.board.north is not None
    return s.board.north


def the_north(s: GwtState) -> North:
    assert s.north is not None
    return s.north


def connected(s: GwtState, seat: int) -> int:
    """SHOP-3, RTN-E1..E3: the towns joined to the town hall, to a crest with an own disc or to a town with an own shop."""
    m = the_map(s)
    own = the_north(s).towns[seat]
    mask = m.hall_links
    cities = s.ranches[seat].cities
    for city in s.board.strip:
        if cities[city]:
            mask |= m.city_links[city]
    town = 0
    while own:
        if own & 1:
            mask |= m.town_links[town]
        own >>= 1
        town += 1
    return mask


def free_slot(s: GwtState, town: int, slot: int) -> int:
    """The first free place of a town with this kind of slot; NONE if there is none."""
    shops = the_north(s).shops
    kinds = the_map(s).town_slots[town]
    for i in range(SLOTS):
        if kinds[i] == slot and shops[town * SLOTS + i] == NONE:
            return town * SLOTS + i
    return NONE


def free_slots(s: GwtState, seat: int) -> list[Choice]:
    """SHOP-2, SHOP-7, RTN-E4: each town with access and without an own shop, and there each kind of slot that is free."""
    m = the_map(s)
    towns = connected(s, seat) & ~the_north(s).towns[seat]
    out: list[Choice] = []
    for town in range(len(m.town_slug)):
        if (towns >> town) & 1:
            for slot in kinds_of(m.town_slots[town]):
                if free_slot(s, town, slot) != NONE:
                    out.append(Choice(m.SHOP, town, slot))
    return out


def open_slots(s: GwtState, seat: int, purse: int) -> list[Choice]:
    """SHOP-6, SHOP-8, RTN-E5: the free slots that can be paid, as long as there are shops on the annex."""
    m = the_map(s)
    if left_on_annex(m, the_north(s), seat) == 0:
        return []
    return [c for c in free_slots(s, seat) if m.slot_cost[c.b] <= purse]


class PlaceShop(Frame):
    """SHOP-1, SHOP-2: where? `n` is how many shops the action still places (AUX-3)."""

    rule: ClassVar[str] = "RTN-SHOP-2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: GwtState) -> list[Choice]:
        out = open_slots(s, self.seat, s.players[self.seat].money)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        """Also the first slot of every other town."""
        out = self.choices(s)
        m = the_map(s)
        for town in range(len(m.town_slug)):
            for slot in kinds_of(m.town_slots[town]):
                c = Choice(m.SHOP, town, slot)
                if not any(x.same(c) for x in out):
                    out.append(c)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is not the_map(s).SHOP or c.b < 0:
            return super().why_not(s, c)
        m = the_map(s)
        n = the_north(s)
        if left_on_annex(m, n, self.seat) == 0:
            return no("RTN-SHOP-6", "no-shop-left")
        if (n.towns[self.seat] >> c.a) & 1:
            return no("RTN-SHOP-7", "shop-there-already")
        if not (connected(s, self.seat) >> c.a) & 1:
            return no("RTN-SHOP-3", "no-access")
        if c.b not in m.town_slots[c.a]:
            return no("RTN-SHOP-2", "no-such-slot")
        if free_slot(s, c.a, c.b) == NONE:
            return no("RTN-E4", "slot-taken")
        money = s.players[self.seat].money
        if m.slot_cost[c.b] > money:
            return Refusal("RTN-SHOP-8", "too-little-money", {"cost": m.slot_cost[c.b], "money": money})
        return None

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        if self.n > 1:
            s.push(NextShop(self.seat, self.n - 1))
        place_shop(s, self.seat, c.a, c.b)

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cost": the_map(s).slot_cost[c.b]} if c.verb is the_map(s).SHOP else {}

    def params(self, s: GwtState) -> Params:
        return {"n": self.n}

    def key(self) -> list[int]:
        return [self.seat, self.n]


class NextShop(Work):
    """RTN-E1: the second shop of a double action, once the first is done with; access as it is then."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def run(self, s: GwtState) -> None:
        if open_slots(s, self.seat, s.players[self.seat].money):
            s.push(PlaceShop(self.seat, self.n))

    def key(self) -> list[int]:
        return [self.seat, self.n]


def place_shop(s: GwtState, seat: int, town: int, slot: int) -> None:
    """SHOP-8..12: the slot's cost or immediate action, then what the town allows."""
    m = the_map(s)
    n = the_north(s)
    n.shops[free_slot(s, town, slot)] = seat
    n.towns[seat] |= 1 << town
    cost = m.slot_cost[slot]
    s.players[seat].money -= cost
    if s.heard is not None:
        s.tell("place-shop", seat, "RTN-SHOP-2", {"town": m.town_slug[town], "slot": m.slot_slug[slot], "cost": cost})
    placed = n.placed(seat)
    if placed % m.row_shops == 0:
        for _ in range(m.row_tokens[placed // m.row_shops - 1]):  # SHOP-17
            gain_exchange_token(s, seat, "RTN-SHOP-17")
    s.push(TownReached(seat, town))
    immediate(s, seat, m.slot_actions[slot], "RTN-SHOP-9", town)


class TownReached(Work):
    """SHOP-12: a station town's station, or a medium town's tile, now or never; small towns and big cities do nothing."""

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(seat)
        self.town = town

    def run(self, s: GwtState) -> None:
        m = the_map(s)
        if m.town_kind[self.town] == STATION:
            offer_upgrade(s, self.seat, m.town_station[self.town])
        elif m.town_kind[self.town] == MEDIUM:
            tile = the_north(s).tiles[m.medium_towns.index(self.town)]
            immediate(s, self.seat, m.tile_actions[tile], "RTN-SHOP-13", self.town)

    def key(self) -> list[int]:
        return [self.seat, self.town]


class PlaceShopEffect(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        return len(open_slots(s, seat, purse)) > 0

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        m = the_map(s)
        n = the_north(s)
        if left_on_annex(m, n, seat) == 0:
            return no("RTN-SHOP-6", "no-shop-left")
        if connected(s, seat) & ~n.towns[seat] == 0:
            return no("RTN-SHOP-3", "no-open-town")
        free = free_slots(s, seat)
        if not free:
            return no("RTN-E4", "open-towns-full")
        cheapest = min([m.slot_cost[c.b] for c in free])
        return Refusal("RTN-SHOP-8", "no-payable-slot", {"cost": cheapest, "money": purse})

    def run(self, s: GwtState, seat: int) -> None:
        s.push(PlaceShop(seat, self.n))


# -- medium town tiles


def cattle_of_value(s: GwtState, value: int) -> list[Choice]:
    return [Choice(the_map(s).TAKE, kind) for kind in kinds_of(s.cards.market) if s.board.card_value[kind] == value]


class TakeCattle(Frame):
    """SHOP-13 (d): a card of this value from the market onto the own discard pile, free."""

    rule: ClassVar[str] = "RTN-SHOP-13"

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def choices(self, s: GwtState) -> list[Choice]:
        out = cattle_of_value(s, self.value)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        others = [Choice(the_map(s).TAKE, kind) for kind in kinds_of(s.cards.market) if s.board.card_value[kind] != self.value]
        return self.choices(s) + others

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is the_map(s).TAKE:
            if c.a not in s.cards.market:
                return Refusal(self.rule, "not-in-market", {"card": s.board.card_slug[c.a]})
            if s.board.card_value[c.a] != self.value:
                return Refusal(self.rule, "wrong-value", {"card": s.board.card_slug[c.a], "value": self.value})
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        s.cards.market.remove(c.a)
        s.players[self.seat].discard.append(c.a)
        if s.heard is not None:
            s.tell("take-cattle", self.seat, self.rule, {"card": s.board.card_slug[c.a]})

    def params(self, s: GwtState) -> Params:
        return {"value": self.value}

    def key(self) -> list[int]:
        return [self.seat, self.value]


class TakeCattleEffect(Icon):
    """SHOP-14: impossible without such a card in the market."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        return len(cattle_of_value(s, self.value)) > 0

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        return Refusal("RTN-SHOP-14", "no-such-cattle", {"value": self.value})

    def run(self, s: GwtState, seat: int) -> None:
        s.push(TakeCattle(seat, self.value))
