"""Kansas City: foresights, income, and leaving it again (KC, FOR, JOB-5..8, INC). The delivery has a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Work
from overlander.games.gwt import orange_cattle
from overlander.games.gwt.delivery import Deliver
from overlander.games.trail.automa.turn import slide_foresights
from overlander.games.trail.box import FACES, HAZARD, NO_TILE, OUTLAW, WORKER
from overlander.games.trail.foresights import ForesightStep
from overlander.games.trail.herd import SpendCertificates
from overlander.games.trail.hiring import place_worker
from overlander.games.trail.objectives import cards_to_play, play_from_hand, why_not_play

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


def visit(s: GwtState, seat: int) -> None:
    """KC-1, KC-2: five steps in order, then the herder leaves."""
    s.push(LeaveKansasCity(seat))
    s.push(Income(seat))  # which asks for the delivery, step 5
    s.push(ForesightStep(seat, 2))
    s.push(ForesightStep(seat, 1))
    s.push(ForesightStep(seat, 0))
    if s.board.objectives_in_the_city:
        s.push(AtKansasCity(seat))


class AtKansasCity(Frame):
    """KC-E6, in the other reading: objective cards may be played before the first step."""

    rule: ClassVar[str] = "GWT-KC-E6"

    def choices(self, s: GwtState) -> list[Choice]:
        out: list[Choice] = []
        cards_to_play(s, self.seat, out)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        return why_not_play(s, self.seat, c) if c.verb is s.board.PLAY else super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PLAY:
            s.push(self)
            play_from_hand(s, self.seat, c)


# -- steps 1 to 3: foresights (the choice itself is trail/foresights.py)


def choosable(s: GwtState, spot: int) -> list[int]:
    """FOR-1, FOR-5, END-3, END-6, END-E1: both tiles of the spot; no worker once the end has been triggered."""
    out: list[int] = []
    for i in (2 * spot, 2 * spot + 1):
        tile = s.trail.foresight[i]
        if tile != NO_TILE and (tile < WORKER or s.progress.ended_by == NONE):
            out.append(i)
    return out


def area_of(s: GwtState, tile: int) -> list[int]:
    """The spaces for an outlaw or hazard tile, in filling order."""
    if tile >= OUTLAW:
        return s.board.outlaw_spaces
    return s.board.area_spaces[(tile - HAZARD) // FACES]


def place_tile(s: GwtState, tile: int, seat: int) -> None:
    """FOR-2..4: to its area at once; lost if there is no room."""
    if tile >= WORKER:
        place_worker(s, tile, seat)
        return
    space = s.free_space(area_of(s, tile))
    if space != NONE:
        s.trail.tile[space] = tile
    else:
        s.trail.lose(tile)
    if s.heard is not None:
        rule = "GWT-FOR-2" if tile >= OUTLAW else "GWT-FOR-3"
        where = s.board.spaces[space] if space != NONE else "lost"
        s.tell("place-tile", seat, rule, {"tile": s.board.tile_slug[tile], "location": where})


def marker_moved(s: GwtState, seat: int, row: int) -> None:
    """JOB-5, JOB-8, END-1, END-2."""
    arrow = s.board.row_arrow[row]
    if arrow == "yellow":
        refill_market(s)
    elif arrow == "green":
        s.progress.ended_by = seat
        s.ranches[seat].marker = True
        if s.heard is not None:
            s.tell("end-triggered", seat, "GWT-END-1", {})


def refill_market(s: GwtState) -> None:
    """JOB-5..7."""
    before = len(s.cards.market)
    while len(s.cards.market) < s.board.market_size and s.cards.market_stack:
        s.cards.market.append(s.rng.take(s.cards.market_stack))
    if s.heard is not None:
        added = max(0, len(s.cards.market) - before)
        if added == 0 and before < s.board.market_size:
            s.tell("market-stack-empty", NONE, "GWT-JOB-5", {})
        else:
            s.tell("refill-market", NONE, "GWT-JOB-5", {"n": added})


# -- step 4: income


def breeding_value(s: GwtState, seat: int) -> int:
    """INC-2, INC-3, SIM-10, SIM-E2: each breed in hand once, by its best card."""
    best = [0] * len(s.board.breeds)
    total = 0
    for kind in s.players[seat].hand:
        breed = s.board.card_breed[kind]
        if breed >= 0 and s.board.card_value[kind] > best[breed]:
            total += s.board.card_value[kind] - best[breed]
            best[breed] = s.board.card_value[kind]
    return total


class Income(Work):
    """INC-1: the whole hand is shown, until it is discarded (TURN-E3)."""

    def run(self, s: GwtState) -> None:
        s.progress.open_hands |= 1 << self.seat
        s.reveals += 1
        s.left_hand(self.seat)
        if s.heard is not None:
            cards = ",".join([s.board.card_slug[kind] for kind in sorted(s.players[self.seat].hand)])
            s.tell("reveal-hand", self.seat, "GWT-INC-1", {"cards": cards, "n": len(s.players[self.seat].hand)})
        s.push(UseCertificates(self.seat))


class UseCertificates(SpendCertificates):
    """INC-4: how many temporary certificates? Exchange tokens may still be used now (KC-E5)."""

    rule: ClassVar[str] = "GWT-INC-4"

    def apply(self, s: GwtState, c: Choice) -> None:
        """INC-5..8: permanent certificates are always added (KC-E10)."""
        me = s.players[self.seat]
        s.progress.income = breeding_value(s, self.seat) + me.permanent + c.n
        s.use_certificates(self.seat, c.n)
        s.receive(self.seat, s.progress.income, "GWT-INC-6")
        s.push(DiscardHand(self.seat))
        if s.board.orange:
            orange_cattle.end_of_income(s, self.seat)

    def params(self, s: GwtState) -> Params:
        return {"value": breeding_value(s, self.seat) + s.players[self.seat].permanent}

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"total": breeding_value(s, self.seat) + s.players[self.seat].permanent + c.n}


class DiscardHand(Work):
    """INC-8: only now, so that what happens to cards at the end of step 4 happens to the hand."""

    def run(self, s: GwtState) -> None:
        me = s.players[self.seat]
        me.discard.extend(me.hand)
        me.hand.clear()
        s.progress.open_hands &= ~(1 << self.seat)
        s.push(Deliver(self.seat, True))


# -- afterwards


class LeaveKansasCity(Work):
    """KC-2, KC-E3: to the horseman space; each empty foresight space is refilled from its bag."""

    def run(self, s: GwtState) -> None:
        s.players[self.seat].herder = s.board.restart
        if s.sam is not None:
            slide_foresights(s)
        for i in range(len(s.trail.foresight)):
            bag = s.trail.bags[i // 2]
            if s.trail.foresight[i] == NO_TILE and bag:
                s.trail.foresight[i] = s.rng.take(bag)
                if s.heard is not None:
                    s.tell(
                        "refill-foresight", NONE, "GWT-KC-2", {"tile": s.board.tile_slug[s.trail.foresight[i]], "spot": i // 2 + 1}
                    )
