"""Nothing appears and nothing disappears: what must stay the same while a game is played, for each game.

An `Account` is opened on the position before the first decision and asked again after every decision, with what was told
meanwhile. It says what is wrong in words for the one who mends the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Protocol

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NEUTRAL, NO_TILE, PRIVATE, STRIDE, WORKER
from overlander.study.conservation_nz import NzAccount
from overlander.study.counting import amount, different


class Account(Protocol):
    def faults(self, s: State, heard: list[Event]) -> list[str]:
        """What is not as it was, or not as it was told since the last call."""
        ...

    def pieces(self, s: State) -> list[str]:
        """The same without money and tokens, for a position that was not reached by a decision (one dealt anew)."""
        ...


def account(game: str, s: State) -> Account | None:
    """The account of a game, None if nobody wrote one for it."""
    make = ACCOUNTS.get(game)
    return None if make is None else make(s)


# what moves money: the parameter that holds the amount, and its sign
MONEY: dict[str, tuple[str, int]] = {
    "receive": ("n", 1),
    "pay": ("n", -1),
    "fee": ("n", -1),
    "act": ("cost", -1),
    "hire": ("cost", -1),
    "buy": ("cost", -1),
    "buy-pair": ("cost", -1),
    "build": ("cost", -1),
    "replace": ("cost", -1),
    "upgrade": ("cost", -1),
    "place-shop": ("cost", -1),
    "lay": ("cost", -1),
    "win-pot": ("n", 1),
    "sam-fee": ("n", 0),
}
TOKENS: dict[str, int] = {"gain-token": 1, "use-token": -1}
CERTIFICATES = (0, 1, 2, 3, 4, 6)


def cards(s: GwtState) -> list[int]:
    """Every card that is not in the box; the starting objectives nobody was dealt are."""
    out = s.market + s.market_stack + s.display + s.objective_stack + s.removed
    out = out + s.simmental
    for p in s.players:
        out = out + p.hand + p.draw + p.discard + p.zone
    if s.poker is not None:
        for laid in s.poker.laid:
            out = out + laid
    return out if s.sam is None else out + s.sam.start + s.sam.undealt + s.sam.pile


def tiles(s: GwtState) -> list[int]:
    """Every tile of the bags: workers, hazards, outlaws. The workers printed on the player boards are none."""
    out = s.foresight + s.jobs + s.posted + [x for x in s.lost if x < PRIVATE]
    out += [x for x in s.tile if NEUTRAL + len(s.board.neutral_slug) <= x < PRIVATE]
    for bag in s.bags:
        out += bag
    for p, ranch in zip(s.players, s.ranches):
        out += p.hazards + ranch.outlaws
        for worker, n in enumerate(p.workers):
            out += [WORKER + worker] * (n - 1)
    if s.poker is not None:
        out += s.poker.seated
    return [x for x in out if x != NO_TILE]


def own_buildings(s: GwtState, seat: int) -> list[int]:
    """A seat's building tiles: in its supply, on the trail and replaced."""
    low = PRIVATE + seat * STRIDE
    return s.players[seat].unbuilt + [x - low for x in s.tile + s.lost if low <= x < low + STRIDE]


def neutral_buildings(s: GwtState) -> list[int]:
    return [s.tile[space] for space in s.board.neutral_spaces]


def masters(s: GwtState) -> list[int]:
    boxed = [] if s.sam is None else s.sam.masters
    return [x for x in s.masters if x != NONE] + [x for r in s.ranches for x in r.masters] + boxed


def sam_cards(s: GwtState) -> list[int]:
    return [] if s.sam is None else sorted(s.sam.deck + s.sam.discard + [x for x in [s.sam.card] if x != NONE])


def shop_faults(s: GwtState, seat: int) -> list[str]:
    """RTN-SHOP-7: one shop in each town that counts as the seat's, and none elsewhere."""
    if s.north is None or s.board.north is None:
        return []
    towns = [i // SLOTS for i, owner in enumerate(s.north.shops) if owner == seat]
    out = [] if len(towns) == len(set(towns)) <= s.board.north.shops else [f"shops in the towns {towns}"]
    return out + ([] if sum(1 << x for x in set(towns)) == s.north.towns[seat] else ["a shop without its town, or the reverse"])
def poker_faults(s: GwtState) -> list[str]:
    """POK-7, POK-10, POK-E2: a token for every worker at the table and the other way round, cards only beside one."""
    if s.poker is None or s.board.poker is None:
        return []
    out: list[str] = []
    taken = [x for x in s.poker.tokens if x != NONE]
    if sorted(taken) != list(range(len(taken))):
        out.append(f"bonus tokens {taken}")
    for seat in range(s.seats):
        sits = s.poker.seated[seat] != NO_TILE
        if sits != (s.poker.tokens[seat] != NONE) or len(s.poker.laid[seat]) > (s.board.poker.most_cards if sits else 0):
            out.append(f"seat {seat} at the poker table: {s.poker.seated[seat]} {s.poker.tokens[seat]} {s.poker.laid[seat]}")
    return out


class GwtAccount:
    """Great Western Trail."""

    def __init__(self, start: State) -> None:
        assert isinstance(start, GwtState)
        self.cards = Counter(cards(start))
        self.tiles = Counter(tiles(start))
        self.buildings = [Counter(own_buildings(start, seat)) for seat in range(start.seats)]
        self.masters = Counter(masters(start))
        self.neutral = neutral_buildings(start)
        self.town_tiles = [] if start.north is None else start.north.tiles[:]
        self.first_objective = [p.zone[:] for p in start.players]
        self.money = [p.money for p in start.players]
        self.tokens = [p.tokens for p in start.players]
        self.pot = 0
        self.sam_cards = sam_cards(start)
        self.at_start = self.box_faults(start)

    def box_faults(self, s: GwtState) -> list[str]:
        """The position before the first decision against the box."""
        box = s.board
        people = [seat for seat in range(s.seats) if not s.is_automa(seat)]
        known = box.start_deck * len(people) + box.market_deck + box.objective_deck + box.simmental_beside
        dealt = [kind for p in s.players for kind in p.zone] + ([] if s.sam is None else s.sam.start + s.sam.undealt)
        out = different("card", cards(s), Counter(known + dealt), box.card_slug)
        wanted = len(people) if s.sam is None else len(box.start_objectives)
        if len(dealt) != wanted or not Counter(dealt) <= Counter(box.start_objectives):
            out.append(f"starting objectives {dealt}")
        out += different("tile", tiles(s), Counter(box.bags[0] + box.bags[1] + box.bags[2]), box.tile_slug)
        if s.north is not None and s.board.north is not None:
            tiles_of_towns = Counter(s.north.tiles)
            if len(s.north.tiles) != len(s.board.north.medium_towns) or not tiles_of_towns <= Counter(s.board.north.tiles):
                out.append(f"tiles of the medium towns {s.north.tiles}")
        if len(masters(s)) != len(box.master_stations) or len(set(masters(s))) != len(box.master_stations):
            out.append(f"station masters {masters(s)}")
        return out

    def faults(self, s: State, heard: list[Event]) -> list[str]:
        assert isinstance(s, GwtState)
        return self.pieces(s) + self.money_faults(s, heard) + self.token_faults(s, heard)

    def pieces(self, s: State) -> list[str]:
        assert isinstance(s, GwtState)
        board = s.board
        out = self.at_start + different("card", cards(s), self.cards, board.card_slug)
        out += different("tile", tiles(s), self.tiles, board.tile_slug)
        out += different("station master", masters(s), self.masters, board.master_slug)
        if neutral_buildings(s) != self.neutral:
            out.append("the neutral buildings moved")
        if s.north is not None and s.north.tiles != self.town_tiles:
            out.append("the tiles of the medium towns changed")
        boxed = 0 if s.sam is None else len(s.sam.masters)  # Sam leaves their places empty
        if len([x for x in s.posted if x != NO_TILE]) + boxed != len([x for x in s.masters if x == NONE]):
            out.append("a station master without a worker in its place, or the reverse")
        if sam_cards(s) != self.sam_cards:
            out.append("Sam's deck lost or gained a card")
        engines = [r.locomotive for r in s.ranches if r.locomotive > 0]
        if len(engines) != len(set(engines)):
            out.append("two locomotives on one space")
        if sum(r.marker for r in s.ranches) != (1 if s.ended_by != NONE else 0):
            out.append("the job market marker is held by nobody or by several")
        out += poker_faults(s)
        for seat in range(s.seats):
            out += [f"seat {seat}: {fault}" for fault in self.seat_faults(s, seat)]
        return out

    def seat_faults(self, s: GwtState, seat: int) -> list[str]:
        p = s.players[seat]
        ranch = s.ranches[seat]
        out = different("building", own_buildings(s, seat), self.buildings[seat], s.board.building_slug)
        discs = p.discs.bit_count() + sum(ranch.cities) + ranch.stations.bit_count()
        if discs != len(s.board.disc_slug):
            out.append(f"{discs} discs instead of {len(s.board.disc_slug)}")
        if not Counter(self.first_objective[seat]) <= Counter(p.zone):
            out.append("the starting objective left the objective zone")
        if p.money < 0 or p.tokens < 0:
            out.append(f"${p.money} and {p.tokens} exchange tokens")
        if s.is_automa(seat) and (p.money or p.tokens or p.certificates or p.hand or p.draw or p.discard or p.zone):
            out.append("Sam has what he never receives")
        if p.certificates not in CERTIFICATES or p.certificates > s.certificate_limit(seat):
            out.append(f"{p.certificates} certificates, limit {s.certificate_limit(seat)}")
        if min(p.workers) < 1 or max(p.workers) > s.board.row_length:
            out.append(f"workers {p.workers}")
        return out + shop_faults(s, seat)

    def money_faults(self, s: GwtState, heard: list[Event]) -> list[str]:
        """Each player's money changes by exactly what was told."""
        told = self.money[:]
        for e in heard:
            if e.key not in MONEY:
                continue
            field, sign = MONEY[e.key]
            n = amount(e, field)
            told[e.seat] += sign * n
            if e.key in ("fee", "sam-fee") and amount(e, "to") >= 0:
                told[amount(e, "to")] += n
        out = [
            f"seat {seat}: ${s.players[seat].money} instead of ${told[seat]}, after {heard}"
            for seat in range(s.seats)
            if s.players[seat].money != told[seat]
        ]
        self.money = [p.money for p in s.players]
        return out + self.pot_faults(s, heard)

    def pot_faults(self, s: GwtState, heard: list[Event]) -> list[str]:
        """POK-E4, POK-15: the pot holds what was paid into it, and what a showdown left; the bank adds to each showdown."""
        if s.poker is None or s.board.poker is None:
            return []
        told = self.pot + sum(amount(e, "cost") for e in heard if e.key == "lay")
        won = [amount(e, "n") for e in heard if e.key == "win-pot"]
        if won:
            told += s.board.poker.bank_bonus - sum(won)
        self.pot = s.poker.pot
        return [] if told == self.pot else [f"${self.pot} in the pot instead of ${told}, after {heard}"]

    def token_faults(self, s: GwtState, heard: list[Event]) -> list[str]:
        told = self.tokens[:]
        for e in heard:
            if e.key in TOKENS:
                told[e.seat] += TOKENS[e.key]
        out = [
            f"seat {seat}: {s.players[seat].tokens} exchange tokens instead of {told[seat]}, after {heard}"
            for seat in range(s.seats)
            if s.players[seat].tokens != told[seat]
        ]
        self.tokens = [p.tokens for p in s.players]
        return out


ACCOUNTS: dict[str, Callable[[State], Account]] = {"gwt": GwtAccount, "nz": NzAccount}
