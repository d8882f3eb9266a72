"""Sam's shops and expansion cards, with Rails to the North (RTN-SAM-5..12, RTN-SAM-E1, RTN-SAM-E2, RTN-SAM-E5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE
from overlander.core.frame import Work
from overlander.games.gwt.rails.map import SLOTS, STATION
from overlander.games.gwt.rails.north import left_on_annex
from overlander.games.gwt.rails.shops import the_map, the_north
from overlander.games.gwt.sam.box import SamNorth
from overlander.games.gwt.sam.discs import PlaceSamDisc
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.objectives import gain_objective
from overlander.games.trail.herd import Gain
from overlander.games.trail.objectives import GainObjectiveEffect

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

ACTION_WORTH = 1  # any immediate action comes before a slot with none


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
        place_shop(s, town, best_slot(s, town))
        discard_finished(s)


def next_town(s: GwtState, card: int) -> int:
    """RTN-SAM-6: the first of the card's towns where he has no shop; NONE if the card is finished."""
    for town in the_route(s).cards[card].path:
        if not (the_north(s).towns[SAM] >> town) & 1:
            return town
    return NONE


def slot_worth(s: GwtState, slot: int) -> int:
    """RTN-SAM-10: most money or an immediate action, else the lowest cost."""
    m = the_map(s)
    for action in m.slot_actions[slot]:
        for effect in action.gives:
            return effect.n if isinstance(effect, Gain) else ACTION_WORTH
    return -m.slot_cost[slot]


def best_slot(s: GwtState, town: int) -> int:
    """Of the free slots, by their place in the town."""
    m = the_map(s)
    free = [i for i in range(SLOTS) if the_north(s).shops[town * SLOTS + i] == NONE]
    worth = [slot_worth(s, m.town_slots[town][i]) for i in free]
    return free[worth.index(max(worth))]


def place_shop(s: GwtState, town: int, place: int) -> None:
    """RTN-SAM-10, RTN-SAM-11, RTN-SAM-E1, RTN-SAM-E2: an objective card and a station are his, all else is ignored."""
    m = the_map(s)
    n = the_north(s)
    slot = m.town_slots[town][place]
    n.shops[town * SLOTS + place] = SAM
    n.towns[SAM] |= 1 << town
    if s.heard is not None:
        worth = slot_worth(s, slot)
        why = "action" if worth > 0 else "cost" if worth < 0 else "plain"
        s.tell("sam-shop", SAM, "RTN-SAM-10", {"town": m.town_slug[town], "slot": m.slot_slug[slot], "why": why})
    for action in m.slot_actions[slot]:
        for effect in action.gives:
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
