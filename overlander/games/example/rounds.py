"""A round of Orchard: secret bids, the rival's card, the crop, shares (EX-BID, EX-SHARE, EX-SWAP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Together, Work
from overlander.games.example.presses import BuildPress

if TYPE_CHECKING:
    from overlander.games.example.state import OrchardState


def draw_card(s: OrchardState, seat: int) -> None:
    """EX-SHARE-2."""
    if not s.deck.draw:
        s.deck.draw = s.deck.discard
        s.deck.discard = []
    if s.deck.draw:
        card = s.rng.take(s.deck.draw)
        s.hands[seat].append(card)
        if s.heard is not None:
            s.confide("draw", seat, "EX-SHARE-2", {"n": 1}, {"cards": s.box.fruits[card]})


def in_hand(s: OrchardState, seat: int) -> list[int]:
    return sorted(set(s.hands[seat]))


class Round(Work):
    """EX-BID-1: a crop is shown and everybody bids; EX-PRESS-5."""

    rule: ClassVar[str] = "EX-BID-1"

    def run(self, s: OrchardState) -> None:
        if s.harvest.round == s.box.rounds:
            return
        s.harvest.round += 1
        s.harvest.crop = s.rng.take(s.harvest.crops)
        s.bids.cards = [NONE] * s.seats
        s.bids.raised = [0] * s.seats
        if s.heard is not None:
            s.tell("crop", NONE, self.rule, {"round": s.harvest.round, "n": s.harvest.crop})
        for seat in range(s.seats):
            if not s.hands[seat]:  # EX-PRESS-5: all were paid
                draw_card(s, seat)
        s.push(Round(NONE))
        s.push(Reveal(NONE))
        s.push(Together([[ChooseBid(seat)] for seat in range(s.seats)]))


class ChooseBid(Frame):
    rule: ClassVar[str] = "EX-BID-2"

    def choices(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.BID, card) for card in in_hand(s, self.seat)]

    def candidates(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.BID, card) for card in range(len(s.box.fruits))]

    def why_not(self, s: OrchardState, c: Choice) -> Refusal | None:
        if c.verb is s.box.BID and c.a not in s.hands[self.seat]:
            return Refusal(self.rule, "not-in-hand", {"card": s.box.fruits[c.a]})
        return super().why_not(s, c)

    def apply(self, s: OrchardState, c: Choice) -> None:
        s.hands[self.seat].remove(c.a)
        s.bids.cards[self.seat] = c.a
        s.push(RaiseBid(self.seat))


class RaiseBid(Frame):
    """EX-BID-2, EX-BID-3."""

    rule: ClassVar[str] = "EX-BID-3"

    def choices(self, s: OrchardState) -> list[Choice]:
        no_raise = Choice(s.box.RAISE, 1)
        return [Choice(s.box.RAISE, 0), no_raise] if s.coins[self.seat] > 0 else [no_raise]

    def candidates(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.RAISE, 0), Choice(s.box.RAISE, 1)]

    def why_not(self, s: OrchardState, c: Choice) -> Refusal | None:
        if c.verb is s.box.RAISE and c.a == 0 and s.coins[self.seat] == 0:
            return no(self.rule, "no-coin")
        return super().why_not(s, c)

    def apply(self, s: OrchardState, c: Choice) -> None:
        s.bids.raised[self.seat] = 1 - c.a


class Reveal(Work):
    """EX-BID-4, EX-BID-5, EX-SHARE-1, EX-SOLO-2."""

    rule: ClassVar[str] = "EX-BID-5"

    def run(self, s: OrchardState) -> None:
        s.reveals += 1
        bids: list[int] = []
        for seat in range(s.seats):
            bids.append(s.bids.cards[seat] + 1 + s.bids.raised[seat])
            s.coins[seat] -= s.bids.raised[seat]
            s.deck.discard.append(s.bids.cards[seat])
            if s.heard is not None:
                s.tell("bid", seat, self.rule, {"card": s.box.fruits[s.bids.cards[seat]], "n": bids[seat]})
        s.bids.raised = [0] * s.seats
        s.bids.cards = [NONE] * s.seats
        if s.rival is not None:
            bids.append(s.rng.take(s.rival.cards) + 1)
            if s.heard is not None:
                s.tell("rival", NONE, "EX-BID-4", {"n": bids[s.seats]})
        best = max(bids)
        enough = len(bids) > 1 or 2 * best >= s.harvest.crop  # EX-SOLO-2
        if bids.count(best) == 1 and enough:
            winner = bids.index(best)
            if winner < s.seats:
                s.won[winner] += s.harvest.crop
            elif s.rival is not None:
                s.rival.won += s.harvest.crop
            if s.heard is not None:
                s.tell("take-crop", winner if winner < s.seats else NONE, self.rule, {"n": s.harvest.crop})
        s.harvest.crop = 0
        if s.meadow is not None:
            for i in range(s.seats - 1, -1, -1):
                s.push(BuildPress((s.harvest.first + i) % s.seats))
        for i in range(s.seats - 1, -1, -1):
            s.push(Share((s.harvest.first + i) % s.seats))


class Share(Frame):
    """EX-SHARE-1, EX-SHARE-2."""

    rule: ClassVar[str] = "EX-SHARE-1"

    def choices(self, s: OrchardState) -> list[Choice]:
        coin = Choice(s.box.SHARE, 1)
        return [Choice(s.box.SHARE, 0), coin] if s.deck.draw or s.deck.discard else [coin]

    def candidates(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.SHARE, 0), Choice(s.box.SHARE, 1)]

    def why_not(self, s: OrchardState, c: Choice) -> Refusal | None:
        if c.verb is s.box.SHARE and c.a == 0 and not s.deck.draw and not s.deck.discard:
            return no("EX-SHARE-2", "nothing-to-draw")
        return super().why_not(s, c)

    def apply(self, s: OrchardState, c: Choice) -> None:
        if c.a == 0:
            draw_card(s, self.seat)
            return
        s.coins[self.seat] += 1
        if s.heard is not None:
            s.tell("coin", self.seat, self.rule, {"n": 1})


class DiscardCard(Frame):
    """EX-SWAP-1."""

    rule: ClassVar[str] = "EX-SWAP-1"

    def choices(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.DISCARD, card) for card in in_hand(s, self.seat)]

    def candidates(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.DISCARD, card) for card in range(len(s.box.fruits))]

    def why_not(self, s: OrchardState, c: Choice) -> Refusal | None:
        if c.verb is s.box.DISCARD and c.a not in s.hands[self.seat]:
            return Refusal(self.rule, "not-in-hand", {"card": s.box.fruits[c.a]})
        return super().why_not(s, c)

    def apply(self, s: OrchardState, c: Choice) -> None:
        s.hands[self.seat].remove(c.a)
        s.deck.discard.append(c.a)
        if s.heard is not None:
            s.tell("discard", self.seat, self.rule, {"card": s.box.fruits[c.a]})

    def params(self, s: OrchardState) -> Params:
        return {"n": 1}
