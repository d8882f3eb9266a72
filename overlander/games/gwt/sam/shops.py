"""Sam's shops and expansion cards, with Rails to the North (RTN-SAM-5..12, RTN-SAM-E1, RTN-SAM-E2, RTN-SAM-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import AutomaTie, break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params
from overlander.core.frame import Work
from overlander.games.gwt.rails.map import STATION
from overlander.games.gwt.rails.north import left_on_annex
from overlander.games.gwt.rails.shops import free_slot, the_map, the_north
from overlander.games.gwt.sam.box import SamNorth
from overlander.games.gwt.sam.discs import PlaceSamDisc
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.herd import Gain
from overlander.games.trail.objectives import GainObjectiveEffect

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

ALIKE = "alike"  # all free slots are
MONEY = "money"
ACTION = "action"
COST = "cost"


def the_route(s: GwtState) -> SamNorth:
    north = s.board.solo().north
    assert north is not None
    return north


class PlaceSamShop(Work):
    """RTN-SAM-5..8: in the next town of his active card; rail access and costs do not matter to him (RTN-SAM-12)."""

    def run(self, s: GwtState) -> None:
        active = s.sam_().active
        if not active or left_on_annex(the_map(s), the_north(s), SAM) == 0:
            if s.heard is not None:
                s.tell("automa-nothing", SAM, "RTN-SAM-E5" if active else "RTN-SAM-8", {"what": "shop" if active else "expansion"})
            return
        town = next_town(s, active[-1])
        if s.heard is not None:
            s.tell("sam-town", SAM, "RTN-SAM-6", {"town": the_map(s).town_slug[town], "number": active[-1] + 1})
        slots, why = best_slots(s, town)
        break_tie(s, ChooseSamShop(HUMAN, [Choice(the_map(s).SHOP, town, slot) for slot in slots]), why)


def next_town(s: GwtState, card: int) -> int:
    """RTN-SAM-6: the first of the card's towns where he has no shop; NONE if the card is finished."""
    for town in the_route(s).cards[card].path:
        if not (the_north(s).towns[SAM] >> town) & 1:
            return town
    return NONE


def offers(s: GwtState, slot: int) -> list[Effect]:
    return [effect for action in the_map(s).slot_actions[slot] for effect in action.gives]


def best_slots(s: GwtState, town: int) -> tuple[list[int], str]:
    """RTN-SAM-10: the kinds of free slots with most money or an immediate action, which are equals; if there are none, the
    cheapest; in the order of the town, and what decided."""
    m = the_map(s)
    free: list[int] = []
    for slot in m.town_slots[town]:
        if slot not in free and free_slot(s, town, slot) != NONE:
            free.append(slot)
    if len(free) == 1:
        return free, ALIKE
    money = [sum([x.n for x in offers(s, slot) if isinstance(x, Gain)]) for slot in free]
    acting = [any(not isinstance(x, Gain) for x in offers(s, slot)) for slot in free]
    most = max(money)
    best = [slot for slot, dollars, acts in zip(free, money, acting, strict=True) if acts or dollars == most > 0]
    if best:
        return best, MONEY if most > 0 else ACTION
    cheapest = min([m.slot_cost[slot] for slot in free])
    return [slot for slot in free if m.slot_cost[slot] == cheapest], COST


class ChooseSamShop(AutomaTie):
    """RTN-SAM-10: of slots with most money or an immediate action, or of equally cheap ones."""

    rule: ClassVar[str] = "RTN-SAM-10"

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        place_shop(s, c.a, c.b, why)
        discard_finished(s)

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cost": the_map(s).slot_cost[c.b]}


def place_shop(s: GwtState, town: int, slot: int, why: str) -> None:
    """RTN-SAM-10, RTN-SAM-11, RTN-SAM-E1, RTN-SAM-E2: an objective card and a station are his, all else is ignored."""
    m = the_map(s)
    n = the_north(s)
    n.shops[free_slot(s, town, slot)] = SAM
    n.towns[SAM] |= 1 << town
    if s.heard is not None:
        s.tell("sam-shop", SAM, "RTN-SAM-10", {"town": m.town_slug[town], "slot": m.slot_slug[slot], "why": why})
    for effect in offers(s, slot):
        if isinstance(effect, GainObjectiveEffect):
            gain_objective(s, "RTN-SAM-E1")
    if m.town_kind[town] == STATION:
        s.push(PlaceSamDisc(NONE, m.town_station[town]))


def discard_finished(s: GwtState) -> None:
    """RTN-SAM-7: a finished card leaves the game, and an older unfinished one is active again."""
    active = s.sam_().active
    while active and next_town(s, active[-1]) == NONE:
        done = active.pop()
        if s.heard is not None:
            s.tell("sam-expansion-done", SAM, "RTN-SAM-7", {"number": done + 1})


def reveal_expansion(s: GwtState, city: int) -> None:
    """RTN-SAM-9: the top card of the stack, by a delivery to the city on its back."""
    sam = s.sam_()
    cards = the_route(s).cards
    if sam.revealed < len(cards) and cards[sam.revealed].revealed_by == city:
        sam.active.append(sam.revealed)
        sam.revealed += 1
        if s.heard is not None:
            s.tell("sam-expansion", SAM, "RTN-SAM-9", {"number": sam.revealed, "city": s.board.city_slug[city]})
        discard_finished(s)
