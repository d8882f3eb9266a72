"""Wellington: income, foresights, the bonus market's marker, and leaving again (WEL, INC, FOR, BMK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.nz import box as b
from overlander.games.nz.cards import CardWindow
from overlander.games.nz.delivery import Deliver
from overlander.games.trail.actions import kinds_of
from overlander.games.trail.automa.turn import slide_foresights
from overlander.games.trail.box import FACES, HAZARD, NEUTRAL, NO_TILE, WORKER
from overlander.games.trail.foresights import ForesightStep
from overlander.games.trail.herd import SpendCertificates
from overlander.games.trail.objectives import cards_to_play, play_from_hand, why_not_play

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def visit(s: NzState, seat: int) -> None:
    """NZ-WEL-1, NZ-TURN-4: four steps in order as one action, then clean-up."""
    s.push(CardWindow(seat))
    s.push(LeaveWellington(seat))
    s.push(ForesightStep(seat, 1))
    s.push(ForesightStep(seat, 0))
    s.push(RevealSheep(seat))  # which asks for the delivery, step 2


# -- step 1: income


def breeds_in_hand(s: NzState, seat: int) -> list[int]:
    """NZ-INC-2, NZ-INC-3: one card of each breed, whatever deck it came from; a kind of sheep is a breed."""
    return [kind for kind in kinds_of(s.players[seat].hand) if s.board.card_breed[kind] >= 0]


def sets_of(s: NzState, seat: int, most: int) -> list[int]:
    """Every set of 1..most different breeds in hand, as bit masks of breeds, in a fixed order."""
    out: list[int] = []
    masks = [0]
    for kind in breeds_in_hand(s, seat):
        bit = 1 << s.board.card_breed[kind]
        masks = masks + [mask | bit for mask in masks]
    masks.sort()
    for mask in masks:
        if 0 < mask.bit_count() <= most:
            out.append(mask)
    return out


def discard_breeds(s: NzState, seat: int, mask: int) -> None:
    """NZ-INC-8, NZ-WOOL-5: what was revealed is discarded; everybody has seen it."""
    s.reveals += 1
    for kind in breeds_in_hand(s, seat):
        if (mask >> s.board.card_breed[kind]) & 1:
            s.discard(seat, kind)


def total_of(s: NzState, mask: int, values: list[int]) -> int:
    total = 0
    for kind in range(s.board.first_played):
        if (mask >> s.board.card_breed[kind]) & 1:
            total += values[kind]
    return total


def why_not_breeds(s: NzState, seat: int, mask: int, rule: str) -> Refusal | None:
    have = 0
    for kind in breeds_in_hand(s, seat):
        have |= 1 << s.board.card_breed[kind]
    for breed in range(len(s.board.breeds)):
        if (mask >> breed) & 1 and not (have >> breed) & 1:
            return Refusal(rule, "not-in-hand", {"card": s.board.breeds[breed]})
    return None


class RevealSheep(Frame):
    """NZ-INC-1..3, NZ-INC-E1: any set of different breeds, or none. Cards may be played before it (NZ-TURN-3, NZ-TURN-4)."""

    rule: ClassVar[str] = "NZ-INC-1"

    def choices(self, s: NzState) -> list[Choice]:
        out = [Choice(s.board.REVEAL, mask.bit_length() - 1, NONE, NONE, mask) for mask in sets_of(s, self.seat, 99)]
        cards_to_play(s, self.seat, out)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.REVEAL:
            return why_not_breeds(s, self.seat, c.n, self.rule)
        return why_not_play(s, self.seat, c) if c.verb is s.board.PLAY else super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        """NZ-INC-4, NZ-INC-6, NZ-INC-E2."""
        if c.verb is s.board.PLAY:
            s.push(self)
            play_from_hand(s, self.seat, c)
            return
        me = s.players[self.seat]
        shown = c.n if c.verb is s.board.REVEAL else 0
        s.progress.income = total_of(s, shown, s.board.card_value) + me.permanent
        if s.heard is not None:
            s.tell("reveal", self.seat, self.rule, {"breeds": str(c).partition(":")[2], "n": s.progress.income})
        discard_breeds(s, self.seat, shown)
        if me.certificates > 0:
            s.push(UseCertificates(self.seat))
        else:
            receive_income(s, self.seat)

    def details(self, s: NzState, c: Choice) -> Params:
        if c.verb is s.board.PLAY:
            return {}
        shown = c.n if c.verb is s.board.REVEAL else 0
        return {"value": total_of(s, shown, s.board.card_value) + s.players[self.seat].permanent}


class UseCertificates(SpendCertificates):
    """NZ-INC-5, NZ-INC-E3, NZ-INC-E4: now or not for this delivery, and nothing else in between."""

    rule: ClassVar[str] = "NZ-INC-5"

    def apply(self, s: NzState, c: Choice) -> None:
        s.progress.income += c.n
        s.use_certificates(self.seat, c.n)
        receive_income(s, self.seat)

    def params(self, s: NzState) -> Params:
        return {"value": s.progress.income}

    def details(self, s: NzState, c: Choice) -> Params:
        return {"total": s.progress.income + c.n}


def receive_income(s: NzState, seat: int) -> None:
    """NZ-INC-7, then step 2."""
    s.receive(seat, s.progress.income, "NZ-INC-7")
    s.push(Deliver(seat, s.progress.income))


# -- steps 3 and 4: foresights (the choice itself is trail/foresights.py)


def place_tile(s: NzState, tile: int, seat: int) -> None:
    """NZ-FOR-2..7: at once; what has no place leaves the game."""
    if b.BONUS <= tile < b.BONUS + len(s.board.bonus_slug):
        place_bonus_tile(s, tile, seat)
    elif not place_a_tile(s, tile):
        s.trail.lose(tile)
        if s.heard is not None:
            s.tell("tile-lost", seat, "NZ-FOR-4" if tile >= WORKER else "NZ-FOR-6", {"tile": s.board.tile_slug[tile]})


def place_a_tile(s: NzState, tile: int) -> bool:
    """NZ-SET-8, NZ-SET-10, NZ-FOR-3, NZ-FOR-5: the topmost free space of its column, or the lowest free number of its zone."""
    if tile >= WORKER:
        columns = len(s.board.workers)
        for space in range(tile - WORKER, len(s.trail.jobs), columns):
            if s.trail.jobs[space] == NO_TILE:
                s.trail.jobs[space] = tile
                return True
        return False
    space = s.free_space(s.board.area_spaces[(tile - HAZARD) // FACES])
    if space == NONE:
        return False
    s.trail.tile[space] = tile
    return True


def place_bonus_tile(s: NzState, tile: int, seat: int) -> None:
    """NZ-BMK-1..5, NZ-END-6: into the marker's row from left to right; its last cell moves the marker on."""
    if s.progress.ended_by != NONE:
        s.trail.lose(tile)
        if s.heard is not None:
            s.tell("tile-lost", seat, "NZ-END-6", {"tile": s.board.tile_slug[tile]})
        return
    columns = s.board.bonus_columns
    s.bonus.market[s.bonus.market_next] = tile
    s.bonus.market_next += 1
    if s.bonus.market_next % columns == 0:
        s.marker_moved(seat, s.bonus.market_next // columns - 1)


def marker_moved(s: NzState, seat: int, row: int) -> None:
    """NZ-BMK-6..8, NZ-BMK-14: the marker leaves a row along its arrow."""
    arrow = s.board.bonus_arrow[row]
    if arrow == "yellow":
        refill_market(s)
    elif arrow == "turquoise":
        flip_buildings(s)
    elif arrow == "red":
        s.progress.ended_by = seat
        s.farms[seat].marker = True  # NZ-END-2
        if s.heard is not None:
            s.tell("end-triggered", seat, "NZ-END-1", {})


def refill_market(s: NzState) -> None:
    """NZ-BMK-9..11."""
    before = len(s.cards.market)
    while len(s.cards.market) < s.board.market_size and s.cards.market_stack:
        s.cards.market.append(s.rng.take(s.cards.market_stack))
    if s.heard is not None:
        added = max(0, len(s.cards.market) - before)
        if added == 0 and before < s.board.market_size:
            s.tell("market-stack-empty", NONE, "NZ-BMK-7", {})
        else:
            s.tell("refill-market", NONE, "NZ-BMK-7", {"n": added})


def flip_buildings(s: NzState) -> None:
    """NZ-BMK-8, NZ-BMK-12, NZ-BMK-13, NZ-NB-E1."""
    for space in s.board.neutral_spaces:
        if NEUTRAL <= s.trail.tile[space] < len(s.board.neutral_flip):
            s.trail.tile[space] = s.board.neutral_flip[s.trail.tile[space]]
    if s.heard is not None:
        s.tell("flip-buildings", NONE, "NZ-BMK-8", {})


# -- afterwards


class LeaveWellington(Work):
    """NZ-WEL-2, NZ-WEL-3, NZ-END-7, NZ-END-E3: to the start of the trail; each empty foresight space is refilled from its bag."""

    def run(self, s: NzState) -> None:
        s.players[self.seat].herder = s.board.restart
        if s.sarah is not None:
            slide_foresights(s)  # NZ-SAR-17
        for i in range(len(s.trail.foresight)):
            bag = s.trail.bags[i // 2]
            if s.trail.foresight[i] == NO_TILE and bag:
                s.trail.foresight[i] = s.rng.take(bag)
                if s.heard is not None:
                    slug = s.board.tile_slug[s.trail.foresight[i]]
                    s.tell("refill-foresight", NONE, "NZ-WEL-3", {"tile": slug, "spot": "ab"[i // 2]})
