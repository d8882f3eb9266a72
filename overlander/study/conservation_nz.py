"""The account of New Zealand: cards, tiles, pieces, money, gold and exchange tokens."""

from __future__ import annotations

from collections import Counter

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.nz import box as b
from overlander.games.nz.scoring import herd
from overlander.games.nz.state import NzState
from overlander.games.trail.box import HAZARD, NO_TILE, PRIVATE, STRIDE, WORKER
from overlander.study.counting import amount, different

# what moves money: the parameter that holds the amount, and its sign
MONEY: dict[str, tuple[str, int]] = {
    "receive": ("n", 1),
    "pay": ("n", -1),
    "fee": ("n", -1),
    "act": ("cost", -1),
    "hire": ("cost", -1),
    "buy-sheep": ("cost", -1),
    "build": ("cost", -1),
    "replace": ("cost", -1),
    "improve": ("cost", -1),
    "invest": ("cost", -1),
}
TOKENS: dict[str, int] = {"gain-token": 1, "use-token": -1}


def cards(s: NzState) -> list[int]:
    """Every card of the game: on the table, in the supply and the four piles, in the herds and removed."""
    out = s.market + s.market_stack + s.display + s.objective_stack + s.removed
    for seat, p in enumerate(s.players):
        out += herd(s, seat) + p.zone
    for card, n in enumerate(s.supply):
        out += [s.board.support_kind[card]] * n
    for pile, n in enumerate(s.piles):
        out += [s.board.set_kind[s.pile_sets[pile]]] * n
    return out


def tiles(s: NzState) -> list[int]:
    """Every tile of the two bags. The workers printed on the player boards are none."""
    out = s.foresight + s.jobs + s.bonus_market + s.posted + s.bags[0] + s.bags[1] + [x for x in s.lost if x < PRIVATE]
    out += [x for x in s.tile if HAZARD <= x < PRIVATE]
    for p, farm in zip(s.players, s.farms):
        out += p.hazards + farm.bonus
        for worker, n in enumerate(p.workers):
            jokers = farm.jokers[worker].bit_count()
            out += [b.BONUS + s.board.joker] * jokers + [WORKER + worker] * (n - 1 - jokers)
    return [x for x in out if x != NO_TILE]


def own_buildings(s: NzState, seat: int) -> list[int]:
    """A seat's building tiles: in its supply, on the trail and replaced."""
    low = PRIVATE + seat * STRIDE
    return s.players[seat].unbuilt + [x - low for x in s.tile + s.lost if low <= x < low + STRIDE]


def masters(s: NzState) -> list[int]:
    return [x for x in s.masters if x != NONE] + [x for f in s.farms for x in f.masters]


def neutral_faces(s: NzState) -> list[int]:
    """The neutral buildings by their first sides: a flip changes nothing."""
    back = {second: first for first, second in enumerate(s.board.neutral_flip) if second != first}
    return [back.get(s.tile[space], s.tile[space]) for space in s.board.neutral_spaces]


class NzAccount:
    def __init__(self, start: State) -> None:
        assert isinstance(start, NzState)
        self.cards = Counter(cards(start))
        self.tiles = Counter(tiles(start))
        self.buildings = [Counter(own_buildings(start, seat)) for seat in range(start.seats)]
        self.masters = Counter(masters(start))
        self.neutral = neutral_faces(start)
        self.money = [p.money for p in start.players]
        self.tokens = [p.tokens for p in start.players]
        self.at_start = self.box_faults(start)

    def box_faults(self, s: NzState) -> list[str]:
        """The position before the first decision against the box."""
        box = s.board
        known = box.start_deck * s.seats + box.market_deck + box.objective_deck
        for card, n in enumerate(box.support_copies):
            known = known + [box.support_kind[card]] * n
        for pile in s.pile_sets:
            known = known + [box.set_kind[pile]] * box.pile_size
        out = different("card", cards(s), Counter(known), box.card_slug)
        out += different("tile", tiles(s), Counter(box.bags[0] + box.bags[1]), box.tile_slug)
        if len(set(masters(s))) != len(box.medium):
            out.append(f"harbourmasters {masters(s)}")
        return out

    def faults(self, s: State, heard: list[Event]) -> list[str]:
        assert isinstance(s, NzState)
        return self.pieces(s) + self.told_faults(s, heard)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, NzState)
        board = s.board
        out = self.at_start + different("card", cards(s), self.cards, board.card_slug)
        out += different("tile", tiles(s), self.tiles, board.tile_slug)
        out += different("harbourmaster", masters(s), self.masters, board.master_slug)
        if neutral_faces(s) != self.neutral:
            out.append("the neutral buildings moved")
        if len([x for x in s.posted if x != NO_TILE]) != len([x for x in s.masters if x == NONE]):
            out.append("a harbourmaster without a worker in its place, or the reverse")
        if sum(f.marker for f in s.farms) != (1 if s.ended_by != NONE else 0):
            out.append("the market marker is held by nobody or by several")
        for seat in range(s.seats):
            out += [f"seat {seat}: {fault}" for fault in self.seat_faults(s, seat)]
        return out

    def seat_faults(self, s: NzState, seat: int) -> list[str]:
        p = s.players[seat]
        farm = s.farms[seat]
        board = s.board
        out = different("building", own_buildings(s, seat), self.buildings[seat], board.building_slug)
        at_medium = sum(1 for h in board.medium if (farm.harbours >> h) & 1)
        discs = p.discs.bit_count() + sum(farm.posts) + at_medium + (1 if farm.explored >= 0 else 0)
        if discs != len(board.disc_slug):
            out.append(f"{discs} discs instead of {len(board.disc_slug)}")
        placed = sum(1 for x in s.slots if x == seat)
        if placed + farm.storehouses.bit_count() != len(board.storehouse_slug):
            out.append(f"{placed} storehouses at sea, {farm.storehouses.bit_count()} at home")
        if placed != (farm.harbours & board.storehouse_harbours).bit_count():
            out.append("a storehouse without its harbour, or the reverse")
        if p.money < 0 or p.tokens < 0 or not 0 <= farm.gold <= board.gold_limit:
            out.append(f"{p.money} pounds, {p.tokens} exchange tokens and {farm.gold} gold")
        if not 0 <= p.certificates <= s.certificate_limit(seat):
            out.append(f"{p.certificates} certificates, limit {s.certificate_limit(seat)}")
        if min(p.workers) < 1 or max(p.workers) > board.row_length:
            out.append(f"workers {p.workers}")
        return out

    def told_faults(self, s: NzState, heard: list[Event]) -> list[str]:
        """Each player's money and tokens change by exactly what was told."""
        for e in heard:
            if e.key in MONEY:
                field, sign = MONEY[e.key]
                self.money[e.seat] += sign * amount(e, field)
                if e.key == "fee" and amount(e, "to") >= 0:
                    self.money[amount(e, "to")] += amount(e, field)
            elif e.key in TOKENS:
                self.tokens[e.seat] += TOKENS[e.key]
        out: list[str] = []
        for seat, p in enumerate(s.players):
            if p.money != self.money[seat] or p.tokens != self.tokens[seat]:
                told = f"{self.money[seat]} pounds and {self.tokens[seat]} exchange tokens"
                out.append(f"seat {seat}: {p.money} pounds and {p.tokens} exchange tokens instead of {told}, after {heard}")
        self.money = [p.money for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        return out
