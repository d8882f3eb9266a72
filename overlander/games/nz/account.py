"""The account of New Zealand."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from overlander.core.choice import NONE
from overlander.core.state import State
from overlander.games.nz import box as b
from overlander.games.nz.scoring import herd
from overlander.games.nz.state import NzState
from overlander.games.trail.account import TrailAccount, different, lying
from overlander.games.trail.box import HAZARD, PRIVATE, WORKER


class NzAccount(TrailAccount[NzState]):
    moves: ClassVar[dict[str, tuple[str, int]]] = {
        **TrailAccount.moves,
        "buy-sheep": ("cost", -1),
        "improve": ("cost", -1),
        "invest": ("cost", -1),
    }

    def own(self, s: State) -> NzState:
        assert isinstance(s, NzState)
        return s

    def cards(self, s: NzState) -> list[int]:
        """On the table, in the supply and the four piles, in the herds and removed."""
        out = s.cards.market + s.cards.market_stack + s.cards.display + s.cards.objective_stack + s.cards.removed
        for seat, p in enumerate(s.players):
            out += herd(s, seat) + p.zone
        for card, n in enumerate(s.bonus.support):
            out += [s.board.support_kind[card]] * n
        for pile, n in enumerate(s.bonus.piles):
            out += [s.board.set_kind[s.bonus.pile_sets[pile]]] * n
        return out if s.sarah is None else out + s.sarah.pile

    def tiles(self, s: NzState) -> list[int]:
        out = (
            s.trail.foresight
            + s.trail.jobs
            + s.bonus.market
            + s.trail.posted
            + s.trail.bags[0]
            + s.trail.bags[1]
            + [x for x in s.trail.lost if x < PRIVATE]
        )
        out += [x for x in s.trail.tile if HAZARD <= x < PRIVATE]
        for p, farm in zip(s.players, s.farms):
            out += p.hazards + farm.bonus
            for worker, n in enumerate(p.workers):
                jokers = farm.jokers[worker].bit_count()
                out += [b.BONUS + s.board.joker] * jokers + [WORKER + worker] * (n - 1 - jokers)
        return lying(out)

    def masters(self, s: NzState) -> list[int]:
        boxed = [] if s.sarah is None else s.sarah.masters
        return [x for x in s.trail.masters if x != NONE] + [x for f in s.farms for x in f.masters] + boxed

    def master_slugs(self, s: NzState) -> list[str]:
        return s.board.master_slug

    def never_changes(self, s: NzState) -> dict[str, list[int]]:
        """The neutral buildings by their first sides: a flip changes nothing."""
        back = {second: first for first, second in enumerate(s.board.neutral_flip) if second != first}
        return {"neutral buildings": [back.get(s.trail.tile[space], s.trail.tile[space]) for space in s.board.neutral_spaces]}

    def places_of_masters(self, s: NzState) -> tuple[int, int]:
        return s.trail.masters.count(NONE), len(lying(s.trail.posted))

    def markers(self, s: NzState) -> int:
        return sum(f.marker for f in s.farms)

    def box_faults(self, s: NzState) -> list[str]:
        box = s.board
        people = [seat for seat in range(s.seats) if not s.is_automa(seat)]
        known = box.start_deck * len(people) + box.market_deck + box.objective_deck
        for card, n in enumerate(box.support_copies):
            known = known + [box.support_kind[card]] * n
        for pile in s.bonus.pile_sets:
            known = known + [box.set_kind[pile]] * box.pile_size
        out = different("card", self.cards(s), Counter(known), box.card_slug)
        out += different("tile", self.tiles(s), Counter(box.bags[0] + box.bags[1]), box.tile_slug)
        if len(set(self.masters(s))) != len(box.medium):
            out.append(f"harbourmasters {self.masters(s)}")
        return out

    def seat_faults(self, s: NzState, seat: int) -> list[str]:
        p = s.players[seat]
        farm = s.farms[seat]
        board = s.board
        out: list[str] = []
        at_medium = sum(1 for h in board.medium if (farm.harbours >> h) & 1)
        discs = p.discs.bit_count() + sum(farm.posts) + at_medium + (1 if farm.explored >= 0 else 0)
        if discs != len(board.disc_slug):
            out.append(f"{discs} discs instead of {len(board.disc_slug)}")
        placed = sum(1 for x in s.slots if x == seat)
        if s.is_automa(seat):
            if placed or farm.storehouses or farm.gold or farm.masters or farm.bonus or farm.top:
                out.append("Sarah has what she never receives")
        elif placed + farm.storehouses.bit_count() != len(board.storehouse_slug):
            out.append(f"{placed} storehouses at sea, {farm.storehouses.bit_count()} at home")
        if placed + at_medium != farm.harbours.bit_count():
            out.append("a storehouse without its harbour, or the reverse")
        if not 0 <= farm.gold <= board.gold_limit:
            out.append(f"{farm.gold} gold")
        return out


def account(start: State) -> NzAccount:
    return NzAccount(start)
