"""The account of Boonlake: cards, tiles, pieces, coins, vases and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.core.state import State
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.state import ON_BOARD
from overlander.games.boonlake.counting import bits
from overlander.games.boonlake.explore import PlaceTile
from overlander.games.boonlake.state import BoonState


def different(what: str, found: Iterable[int], wanted: Counter[int], names: list[str]) -> list[str]:
    """One line per thing that there is too much or too little of."""
    have = Counter(found)
    out: list[str] = []
    for x in sorted(set(have) | set(wanted)):
        if have[x] != wanted[x]:
            name = names[x] if 0 <= x < len(names) else str(x)
            out.append(f"{what} {name}: {have[x]} instead of {wanted[x]}")
    return out


def amount(e: Event, field: str) -> int:
    value = e.params.get(field, 0)
    assert isinstance(value, int)
    return value


class BoonlakeAccount:
    """Nothing appears and nothing disappears (COMP-E3); coins, points, vases and the ranch change by what was told."""

    changes: ClassVar[dict[str, tuple[str, str, int]]] = {  # what an event does to which of them, by which of its numbers ("": 1)
        "coins": ("coins", "n", 1),
        "pay": ("coins", "cost", -1),
        "modernize": ("coins", "cost", -1),
        "develop": ("coins", "cost", -1),
        "gifts": ("coins", "cost", -1),
        "place-piece": ("coins", "cost", -1),
        "points": ("points", "n", 1),
        "vases": ("vases", "n", 1),
        "pay-vases": ("vases", "n", -1),
        "plug": ("vases", "", -1),
        "inhabitants": ("ranch", "n", 1),
        "give-up": ("ranch", "n", -1),
        "upgrade-house": ("ranch", "inhabitants", -1),
        "upgrade-settlement": ("ranch", "inhabitants", -1),
        "cattle": ("ranch", "inhabitants", -1),
        "tier-bonus": ("ranch", "", 1),
        "project": ("ranch", "", -1),
    }

    def __init__(self, start: State) -> None:
        s = self.own(start)
        self.cards = Counter(self.all_cards(s))
        self.tiles = Counter(self.all_tiles(s))
        self.scoring = Counter(self.all_scoring_tiles(s))
        self.solo = Counter(self.all_solo_tiles(s))
        self.read(s)

    def own(self, s: State) -> BoonState:
        assert isinstance(s, BoonState)
        return s

    def read(self, s: BoonState) -> None:
        self.told = [self.stocks(s, seat) for seat in range(s.seats)]

    def stocks(self, s: BoonState, seat: int) -> dict[str, int]:
        me = s.players[seat]
        return {"coins": me.coins, "points": me.vp, "vases": me.vases, "ranch": me.ranch}

    # -- where everything lies

    def all_cards(self, s: BoonState) -> list[int]:
        out = s.piles.deck + s.piles.discard
        for p in s.players:
            out = out + p.hand + p.display + ([p.playing] if p.playing != NONE else [])
        for yard in [] if s.artifacts is None else s.artifacts.yards:
            out = out + yard.archive
        return out

    def all_tiles(self, s: BoonState) -> list[int]:
        """Grey and starting tiles; the one that was revealed and is about to be placed too."""
        out = s.land.mound + [x for x in s.land.tiles if NONE != x < s.box.first_pasture]
        return out + [f.tile for f in s.stack if isinstance(f, PlaceTile)]

    def all_scoring_tiles(self, s: BoonState) -> list[int]:
        out = s.piles.mix + [x for x in s.piles.areas if x != NONE]
        for dealt in s.piles.dealt:
            out = out + dealt
        return out

    def all_solo_tiles(self, s: BoonState) -> list[int]:
        own = s.eminence
        return [] if own is None else own.stack + own.next + own.revealed + own.boxed

    # -- what is wrong

    def faults(self, state: State, heard: list[Event]) -> list[str]:
        s = self.own(state)
        return self.pieces(state) + self.told_faults(s, heard)

    def pieces(self, state: State) -> list[str]:
        s = self.own(state)
        out = different("card", self.all_cards(s), self.cards, s.box.cards)
        out += different("tile", self.all_tiles(s), self.tiles, s.box.tile_slug)
        out += different("scoring tile", self.all_scoring_tiles(s), self.scoring, s.box.scoring_slug)
        if s.eminence is not None:
            out += different("solo tile", self.all_solo_tiles(s), self.solo, s.box.solo().tile_slug)
        out += self.land_faults(s) + self.strip_faults(s)
        for seat in range(s.seats):
            out += [f"seat {seat}: {fault}" for fault in self.seat_faults(s, seat)]
        return out

    def land_faults(self, s: BoonState) -> list[str]:
        out: list[str] = []
        laid = [x for x in s.land.tiles if s.box.first_pasture <= x < s.box.special_tile]
        if sorted(laid) != list(range(s.box.first_pasture, s.box.first_pasture + s.land.pastures)):
            out.append(f"pastures {laid} of {s.land.pastures}")
        for index, x in enumerate(s.land.sites):
            tile = s.land.tiles[index // pc.SITES]
            if x != NONE and (tile == NONE or index % pc.SITES >= len(s.box.tile_sites[tile])):
                out.append(f"a piece at {s.box.spaces[index // pc.SITES]} without a site")
        return out

    def strip_faults(self, s: BoonState) -> list[str]:
        strips = s.strips.rows + ([s.strips.taken] if s.strips.taken != NONE else [])
        return [] if sorted(strips) == list(range(7)) else [f"strips {strips}"]

    def seat_faults(self, s: BoonState, seat: int) -> list[str]:
        me = s.players[seat]
        board = me.board
        pieces = [x % pc.KINDS for x in s.land.sites if x != NONE and x // pc.KINDS == seat]
        cattle = sum(s.land.cattle[seat :: s.seats])
        out: list[str] = []
        if min(me.coins, me.vases, me.ranch, me.supply, board.spare) < 0:
            out.append(f"{me.coins} coins, {me.vases} vases, ranch {me.ranch}, supply {me.supply}, {board.spare} spare houses")
        kept = len(s.box.inhabitant_recesses) - bits(board.freed)
        annexes = 0
        if s.artifacts is not None and not s.is_automa(seat):
            yard = s.artifacts.yards[seat]
            kept += 0 if yard.built else 1
            annexes = bits(yard.annexes)
            if len(board.boats) != s.box.boats - int(yard.built) or (yard.purple == ON_BOARD) != (pc.PURPLE in pieces):
                out.append(f"boats {board.boats}, purple inhabitant {yard.purple}")
        people = me.ranch + me.supply + kept + pieces.count(pc.INHABITANT) + bits(me.projects)
        if people != s.box.inhabitants:
            out.append(f"{people} inhabitants")
        if board.houses != pieces.count(pc.HOUSE) + board.spare + annexes:
            out.append(f"{board.houses} houses left the board, {pieces.count(pc.HOUSE)} stand, {board.spare} lie beside it")
        if board.settlements != pieces.count(pc.SETTLEMENT):
            out.append(f"{board.settlements} settlements left the board, {pieces.count(pc.SETTLEMENT)} stand")
        if board.cattle != cattle:
            out.append(f"{board.cattle} cattle left the board, {cattle} stand")
        if board.houses > s.box.houses or board.settlements > s.box.settlements or board.cattle > s.box.cattle:
            out.append(f"{board.houses} houses, {board.settlements} settlements, {board.cattle} cattle")
        if board.used & ~board.levers:
            out.append("a lever is down that is not there")
        if max(board.sites) > s.box.site_levels or board.boats != sorted(board.boats):
            out.append(f"sites {board.sites}, boats {board.boats}")
        if any(me.perks[i] != n for i, n in enumerate(self.perks(s, seat))):
            out.append(f"permanent effects {me.perks}")
        return out

    def perks(self, s: BoonState, seat: int) -> list[int]:
        out = [0] * len(s.players[seat].perks)
        for card in s.players[seat].display:
            if s.box.card_perk[card] != NONE:
                out[s.box.card_perk[card]] += s.box.card_perk_n[card]
        return out

    def told_faults(self, s: BoonState, heard: list[Event]) -> list[str]:
        """What each player has changes by exactly what was told."""
        for e in heard:
            if e.key in self.changes:
                stock, field, sign = self.changes[e.key]
                self.told[e.seat][stock] += sign * (amount(e, field) if field else 1)
            if e.key == "gifts" and e.params["kind"]:
                self.told[e.seat]["ranch" if e.params["kind"] == "inhabitants" else "vases"] -= amount(e, "goods")
            elif e.key == "develop" and e.params["piece"] == "inhabitant":
                self.told[e.seat]["ranch"] -= 1
        out: list[str] = []
        for seat in range(s.seats):
            found = self.stocks(s, seat)
            if found != self.told[seat]:
                out.append(f"seat {seat}: {found} instead of {self.told[seat]}, after {heard}")
        self.read(s)
        return out


def account(start: State) -> BoonlakeAccount:
    return BoonlakeAccount(start)
