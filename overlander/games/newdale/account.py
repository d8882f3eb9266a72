"""The account of Expedition to Newdale: cards, pawns, tiles and houses stay; goods and points change only as was told."""

from __future__ import annotations

from collections import Counter

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.newdale.cards import SHADOW
from overlander.games.newdale.state import NewdaleState


def own(s: State) -> NewdaleState:
    assert isinstance(s, NewdaleState)
    return s


class NewdaleAccount:
    def __init__(self, start: State) -> None:
        s = own(start)
        self.goods = [goods(s, seat) for seat in range(s.seats)]
        self.scores = [p.score for p in s.players]

    def faults(self, state: State, heard: list[Event]) -> list[str]:
        """What is not as it was, or not as it was told since the last call."""
        s = own(state)
        out = self.pieces(s)
        for event in heard:
            if event.seat != NONE:
                self.goods[event.seat] += goods_told(event)
                self.scores[event.seat] += points_told(event)
        for seat, p in enumerate(s.players):
            if goods(s, seat) != self.goods[seat]:
                out.append(f"seat {seat} has {goods(s, seat)} goods, told {self.goods[seat]}")
            if p.score != self.scores[seat]:
                out.append(f"seat {seat} has {p.score} points, told {self.scores[seat]}")
            self.goods[seat] = goods(s, seat)
            self.scores[seat] = p.score
        return out

    def pieces(self, state: State) -> list[str]:
        s = own(state)
        out = card_faults(s) + pawn_faults(s) + tile_faults(s)
        for seat, p in enumerate(s.players):
            built = len([x for x in p.estate.zones if x != NONE and x < s.box.cards.buildings]) + len(p.estate.specials)
            if p.towns.bit_count() != built:  # the start town stands for the Coal Mine (NEW-INV-3)
                out.append(f"seat {seat}: {p.towns.bit_count()} houses, {built} buildings")
            if p.towns.bit_count() > s.box.constants.houses:
                out.append(f"seat {seat} has too many houses")
            if min(p.estate.zone_goods + p.estate.special_goods + [p.score]) < 0:
                out.append(f"seat {seat} has less than nothing")
            if p.pawns.own & p.pawns.bought or not 2 <= p.pawns.own.bit_count() <= s.box.constants.pawns:
                out.append(f"seat {seat}: pawns {p.pawns.own} {p.pawns.bought}")
        return out


def goods(s: NewdaleState, seat: int) -> int:
    estate = s.players[seat].estate
    return sum(estate.zone_goods) + sum(estate.special_goods)


def goods_told(event: Event) -> int:
    if event.key == "goods":
        return int(event.params["n"])
    if event.key == "chain":
        return int(event.params["n"]) + int(event.params["bonus"])
    if event.key == "pay":
        out = 0
        for item in str(event.params["goods"]).split(","):
            _, star, number = item.partition("*")
            out -= int(number) if star else 1
        return out
    return 0


def points_told(event: Event) -> int:
    if event.key in ("score", "final", "deliver"):
        return int(event.params["n"])
    return -int(event.params["n"]) if event.key == "lose-points" else 0


def card_faults(s: NewdaleState) -> list[str]:
    """NEW-INV-1: every building card is in one place; so is every sailor of VIII."""
    piles = s.piles
    found = piles.draw + piles.discard + piles.face_up + piles.boxed
    for p in s.players:
        found = found + p.hand + p.aside + p.estate.specials + [x for x in p.estate.zones if x != NONE] + p.people.crew
    sailors = [x for x in found if x >= s.box.cards.buildings] + s.board.sailors + s.board.sailor_deck
    buildings = [x for x in found if 0 <= x < s.box.cards.buildings and x not in s.box.cards.coal_mines]
    wanted = [x for x in range(s.box.cards.buildings) if x not in s.box.cards.coal_mines]
    out: list[str] = []
    if sorted(buildings) != wanted:
        wrong = [s.box.cards.slugs[x] for x, n in (Counter(buildings) - Counter(wanted)).items() for _ in range(n)]
        lost = [s.box.cards.slugs[x] for x in (Counter(wanted) - Counter(buildings))]
        out.append(f"cards twice: {wrong}, lost: {lost}")
    crew = len(s.box.cards.all) - s.box.cards.buildings - len(s.box.cards.captains) + s.seats if s.box.special.recruiting else 0
    if len(set(sailors)) != len(sailors) or len(sailors) != crew:
        out.append(f"{len(sailors)} sailors instead of {crew}")
    return out


def pawn_faults(s: NewdaleState) -> list[str]:
    """NEW-MKT-E1, NEW-SHD-E2."""
    found = [s.market.bag[kind] + s.market.drawn[kind] for kind in range(SHADOW + 1)]
    for p in s.players:
        for kind in range(SHADOW + 1):
            found[kind] += p.people.helpers[kind]
        for kind in range(SHADOW):
            found[kind] += p.people.prisoners[kind]
        if p.people.hired != NONE:
            found[p.people.hired] += 1
    found[SHADOW] += s.market.out
    wanted = [*s.box.assistants, found[SHADOW] if found[SHADOW] in (0, s.box.shadows) and s.box.special.shadows else 0]
    return [] if found == wanted else [f"pawns {found} instead of {wanted}"]


def tile_faults(s: NewdaleState) -> list[str]:
    """NEW-INV-5."""
    found = s.board.boxed_tiles + s.board.used_tiles + [tile for stack in s.board.bonus for tile in stack]
    for p in s.players:
        found = found + p.tiles
    wanted = [tile.count for tile in s.box.tiles]
    there = [found.count(tile.ident) for tile in s.box.tiles]
    return [] if there == wanted else [f"bonus tiles {there} instead of {wanted}"]


def account(s: State) -> NewdaleAccount:
    return NewdaleAccount(s)
