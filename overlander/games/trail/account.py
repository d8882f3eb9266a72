"""The account of a trail game: cards, tiles, buildings, masters, markers, money and exchange tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.trail.automa.state import Automa
from overlander.games.trail.box import NO_TILE, PRIVATE, STRIDE
from overlander.games.trail.state import TrailState

S = TypeVar("S", bound=TrailState)

TOKENS: dict[str, int] = {"gain-token": 1, "use-token": -1}


def different(what: str, found: Iterable[int], wanted: Counter[int], names: list[str]) -> list[str]:
    """One line per kind that there is too much or too little of."""
    have = Counter(found)
    out: list[str] = []
    for kind in sorted(set(have) | set(wanted)):
        if have[kind] != wanted[kind]:
            name = names[kind] if 0 <= kind < len(names) else str(kind)
            out.append(f"{what} {name}: {have[kind]} instead of {wanted[kind]}")
    return out


def amount(e: Event, field: str) -> int:
    value = e.params[field]
    assert isinstance(value, int)
    return value


def own_buildings(s: TrailState, seat: int) -> list[int]:
    """A seat's building tiles: in its supply, on the trail and replaced."""
    low = PRIVATE + seat * STRIDE
    return s.players[seat].unbuilt + [x - low for x in s.trail.tile + s.trail.lost if low <= x < low + STRIDE]


def automa_of(s: TrailState) -> Automa | None:
    return s.automa() if any(s.is_automa(seat) for seat in range(s.seats)) else None


def deck_of(automa: Automa | None) -> list[int]:
    """Every card that an automa draws from, wherever it is."""
    return [] if automa is None else sorted(automa.deck + automa.discard + [x for x in [automa.card] if x != NONE])


class TrailAccount(Generic[S]):
    """`own` gives a state its game's type; a game says where its cards, tiles and masters are, and what else must hold."""

    # what moves money: the parameter that holds the amount, and its sign
    moves: ClassVar[dict[str, tuple[str, int]]] = {
        "receive": ("n", 1),
        "pay": ("n", -1),
        "fee": ("n", -1),
        "act": ("cost", -1),
        "hire": ("cost", -1),
        "build": ("cost", -1),
        "replace": ("cost", -1),
        "automa-fee": ("n", 0),
    }
    fees: ClassVar[tuple[str, ...]] = ("fee", "automa-fee")  # events whose amount another seat may receive

    def __init__(self, start: State) -> None:
        s = self.own(start)
        self.all_cards = Counter(self.cards(s))
        self.all_tiles = Counter(self.tiles(s))
        self.all_masters = Counter(self.masters(s))
        self.buildings = [Counter(own_buildings(s, seat)) for seat in range(s.seats)]
        self.fixed = self.never_changes(s)
        self.deck = deck_of(automa_of(s))
        self.money = [p.money for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        self.at_start = self.box_faults(s)

    def own(self, s: State) -> S:
        raise NotImplementedError

    def cards(self, s: S) -> list[int]:
        """Every card that is in the game."""
        raise NotImplementedError

    def tiles(self, s: S) -> list[int]:
        """Every tile of the bags. The workers printed on the player boards are none."""
        raise NotImplementedError

    def masters(self, s: S) -> list[int]:
        """Every master that is in the game."""
        raise NotImplementedError

    def master_slugs(self, s: S) -> list[str]:
        raise NotImplementedError

    def never_changes(self, s: S) -> dict[str, list[int]]:
        """What stays as it was set up, by name."""
        raise NotImplementedError

    def places_of_masters(self, s: S) -> tuple[int, int]:
        """How many places of masters are empty of them, and how many workers lie there."""
        raise NotImplementedError

    def markers(self, s: S) -> int:
        """How many players hold the marker that ends the game."""
        raise NotImplementedError

    def box_faults(self, s: S) -> list[str]:
        """The position before the first decision against the box."""
        raise NotImplementedError

    def table_faults(self, s: S) -> list[str]:
        """What else must hold in this game."""
        return []

    def seat_faults(self, s: S, seat: int) -> list[str]:
        """What else must hold for a seat."""
        raise NotImplementedError

    def faults(self, state: State, heard: list[Event]) -> list[str]:
        return self.pieces(state) + self.told_faults(self.own(state), heard)

    def pieces(self, state: State) -> list[str]:
        s = self.own(state)
        out = self.at_start + different("card", self.cards(s), self.all_cards, s.box.card_slug)
        out += different("tile", self.tiles(s), self.all_tiles, s.box.tile_slug)
        out += different("master", self.masters(s), self.all_masters, self.master_slugs(s))
        out += [f"{name} changed" for name, found in self.never_changes(s).items() if found != self.fixed[name]]
        automa = automa_of(s)
        if deck_of(automa) != self.deck:
            out.append("the automa's deck changed")
        boxed = 0 if automa is None else len(automa.masters)  # their places stay empty
        empty, posted = self.places_of_masters(s)
        if empty != posted + boxed:
            out.append("a master's place without a worker, or the reverse")
        if self.markers(s) != (1 if s.progress.ended_by != NONE else 0):
            out.append("the marker is held by nobody or by several")
        out += self.table_faults(s)
        for seat in range(s.seats):
            found = self.player_faults(s, seat) + self.seat_faults(s, seat)
            out += [f"seat {seat}: {fault}" for fault in found]
        return out

    def player_faults(self, s: S, seat: int) -> list[str]:
        p = s.players[seat]
        out = different("building", own_buildings(s, seat), self.buildings[seat], s.box.building_slug)
        if p.money < 0 or p.tokens < 0:
            out.append(f"{p.money} money and {p.tokens} exchange tokens")
        if not 0 <= p.certificates <= s.certificate_limit(seat):
            out.append(f"{p.certificates} certificates, limit {s.certificate_limit(seat)}")
        if s.is_automa(seat) and (p.money or p.tokens or p.certificates or p.hand or p.draw or p.discard or p.zone):
            out.append("the automa has what it never receives")
        if min(p.workers) < 1 or max(p.workers) > s.box.row_length:
            out.append(f"workers {p.workers}")
        return out

    def told_faults(self, s: S, heard: list[Event]) -> list[str]:
        """Each player's money and tokens change by exactly what was told."""
        for e in heard:
            if e.key in self.moves:
                field, sign = self.moves[e.key]
                self.money[e.seat] += sign * amount(e, field)
                if e.key in self.fees and amount(e, "to") >= 0:
                    self.money[amount(e, "to")] += amount(e, field)
            elif e.key in TOKENS:
                self.tokens[e.seat] += TOKENS[e.key]
        out: list[str] = []
        for seat, p in enumerate(s.players):
            if p.money != self.money[seat] or p.tokens != self.tokens[seat]:
                told = f"{self.money[seat]} and {self.tokens[seat]}"
                out.append(f"seat {seat}: {p.money} money and {p.tokens} exchange tokens instead of {told}, after {heard}")
        self.money = [p.money for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        return out


def lying(tiles: list[int]) -> list[int]:
    """The spaces that hold a tile."""
    return [x for x in tiles if x != NO_TILE]
