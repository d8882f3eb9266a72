"""The account of Great Western Trail, with everything that may be added to it."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.state import GwtState
from overlander.games.trail.account import TrailAccount, amount, different, lying
from overlander.games.trail.box import NEUTRAL, NO_TILE, PRIVATE, WORKER

CERTIFICATES = (0, 1, 2, 3, 4, 6)


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


class GwtAccount(TrailAccount[GwtState]):
    moves: ClassVar[dict[str, tuple[str, int]]] = {
        **TrailAccount.moves,
        "buy": ("cost", -1),
        "buy-pair": ("cost", -1),
        "upgrade": ("cost", -1),
        "place-shop": ("cost", -1),
        "lay": ("cost", -1),
        "win-pot": ("n", 1),
    }

    def __init__(self, start: State) -> None:
        super().__init__(start)
        self.first_objective = [p.zone[:] for p in self.own(start).players]
        self.pot = 0

    def own(self, s: State) -> GwtState:
        assert isinstance(s, GwtState)
        return s

    def cards(self, s: GwtState) -> list[int]:
        """The starting objectives nobody was dealt are in the box."""
        out = s.cards.market + s.cards.market_stack + s.cards.display + s.cards.objective_stack + s.cards.removed + s.simmental
        for p in s.players:
            out += p.hand + p.draw + p.discard + p.zone
        if s.poker is not None:
            for laid in s.poker.laid:
                out += laid
        return out if s.sam is None else out + s.sam.start + s.sam.undealt + s.sam.pile

    def tiles(self, s: GwtState) -> list[int]:
        """Workers, hazards, outlaws."""
        out = s.trail.foresight + s.trail.jobs + s.trail.posted + [x for x in s.trail.lost if x < PRIVATE]
        out += [x for x in s.trail.tile if NEUTRAL + len(s.board.neutral_slug) <= x < PRIVATE]
        for bag in s.trail.bags:
            out += bag
        for p, ranch in zip(s.players, s.ranches):
            out += p.hazards + ranch.outlaws
            for worker, n in enumerate(p.workers):
                out += [WORKER + worker] * (n - 1)
        if s.poker is not None:
            out += s.poker.seated
        return lying(out)

    def masters(self, s: GwtState) -> list[int]:
        boxed = [] if s.sam is None else s.sam.masters
        return [x for x in s.trail.masters if x != NONE] + [x for r in s.ranches for x in r.masters] + boxed

    def master_slugs(self, s: GwtState) -> list[str]:
        return s.board.master_slug

    def never_changes(self, s: GwtState) -> dict[str, list[int]]:
        return {
            "neutral buildings": [s.trail.tile[space] for space in s.board.neutral_spaces],
            "tiles of the medium towns": [] if s.north is None else s.north.tiles[:],
        }

    def places_of_masters(self, s: GwtState) -> tuple[int, int]:
        return s.trail.masters.count(NONE), len(lying(s.trail.posted))

    def markers(self, s: GwtState) -> int:
        return sum(r.marker for r in s.ranches)

    def box_faults(self, s: GwtState) -> list[str]:
        box = s.board
        people = [seat for seat in range(s.seats) if not s.is_automa(seat)]
        known = box.start_deck * len(people) + box.market_deck + box.objective_deck + box.simmental_beside
        dealt = [kind for p in s.players for kind in p.zone] + ([] if s.sam is None else s.sam.start + s.sam.undealt)
        out = different("card", self.cards(s), Counter(known + dealt), box.card_slug)
        wanted = len(people) if s.sam is None else len(box.start_objectives)
        if len(dealt) != wanted or not Counter(dealt) <= Counter(box.start_objectives):
            out.append(f"starting objectives {dealt}")
        out += different("tile", self.tiles(s), Counter(box.bags[0] + box.bags[1] + box.bags[2]), box.tile_slug)
        if s.north is not None and s.board.north is not None:
            tiles_of_towns = Counter(s.north.tiles)
            if len(s.north.tiles) != len(s.board.north.medium_towns) or not tiles_of_towns <= Counter(s.board.north.tiles):
                out.append(f"tiles of the medium towns {s.north.tiles}")
        masters = self.masters(s)
        if len(masters) != len(box.master_stations) or len(set(masters)) != len(box.master_stations):
            out.append(f"station masters {masters}")
        return out

    def table_faults(self, s: GwtState) -> list[str]:
        engines = [r.locomotive for r in s.ranches if r.locomotive > 0]
        return poker_faults(s) + ([] if len(engines) == len(set(engines)) else ["two locomotives on one space"])

    def seat_faults(self, s: GwtState, seat: int) -> list[str]:
        p = s.players[seat]
        ranch = s.ranches[seat]
        out: list[str] = []
        discs = p.discs.bit_count() + sum(ranch.cities) + ranch.stations.bit_count()
        if discs != len(s.board.disc_slug):
            out.append(f"{discs} discs instead of {len(s.board.disc_slug)}")
        if not Counter(self.first_objective[seat]) <= Counter(p.zone):
            out.append("the starting objective left the objective zone")
        if p.certificates not in CERTIFICATES:
            out.append(f"{p.certificates} certificates")
        return out + shop_faults(s, seat)

    def told_faults(self, s: GwtState, heard: list[Event]) -> list[str]:
        """POK-E4, POK-15: the pot holds what was paid into it, and what a showdown left; the bank adds to each showdown."""
        out = super().told_faults(s, heard)
        if s.poker is None or s.board.poker is None:
            return out
        told = self.pot + sum(amount(e, "cost") for e in heard if e.key == "lay")
        won = [amount(e, "n") for e in heard if e.key == "win-pot"]
        if won:
            told += s.board.poker.bank_bonus - sum(won)
        self.pot = s.poker.pot
        return out if told == self.pot else [*out, f"${self.pot} in the pot instead of ${told}, after {heard}"]


def account(start: State) -> GwtAccount:
    return GwtAccount(start)
