"""Presses of Orchard: a press, a plot and a payment are one decision, answered in steps (EX-PRESS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice, contains
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.core.payment import can_pay, payments, pays, total

if TYPE_CHECKING:
    from overlander.games.example.state import OrchardState

SUGGESTED: Final = 3  # payments offered whole; every other one is put together card by card
COMPARED: Final = 100


class Meadow:
    """The presses that stand on its plots."""

    def __init__(self, press: list[int], owner: list[int]) -> None:
        self.press = press  # by plot, NONE where nothing stands
        self.owner = owner

    def clone(self) -> Meadow:
        return Meadow(self.press[:], self.owner[:])

    def key(self) -> list[int]:
        return self.press + self.owner

    def points(self, seat: int, worth: list[int]) -> int:
        """EX-PRESS-4."""
        out = 0
        for plot in range(len(self.press)):
            if self.press[plot] != NONE and self.owner[plot] == seat:
                out += worth[self.press[plot]]
                if plot > 0 and self.owner[plot - 1] == seat:
                    out += 1
        return out


class BuildPress(Frame):
    """EX-PRESS-1..3: which press, on which plot, paid with which fruits; or none."""

    rule: ClassVar[str] = "EX-PRESS-1"

    @property
    def in_steps(self) -> bool:
        return True

    def fruits(self, s: OrchardState) -> list[int]:
        """The hand, counted by fruit."""
        hand = s.hands[self.seat]
        return [hand.count(fruit) for fruit in range(len(s.box.fruits))]

    def steps(self, s: OrchardState, partial: Choice | None) -> list[Choice]:
        if partial is None:
            return [c for c in self.candidates(s) if self.why_no_step(s, c) is None]
        if partial.verb is not s.box.BUILD or self.why_no_step(s, partial) is not None:
            return []
        if partial.b == NONE:
            return [c for c in self.next_candidates(s, partial) if self.why_no_step(s, c) is None]
        return self.ways_to_pay(s, partial)

    def ways_to_pay(self, s: OrchardState, partial: Choice) -> list[Choice]:
        """EX-PRESS-2: a few payments at once, and every one fruit by fruit."""
        price = s.box.prices[partial.a]
        have = self.fruits(s)
        paid = partial.counts()
        if pays(s.box.worth, price, paid):
            return []
        out: list[Choice] = []
        if sum(paid) == 0:
            out = [partial.with_counts(x) for x in payments(have, s.box.worth, price, COMPARED)[:SUGGESTED]]
        for fruit in range(len(have)):
            paid[fruit] += 1
            if can_pay(have, s.box.worth, price, paid):
                more = partial.with_counts(paid)
                if not contains(out, more):
                    out.append(more)
            paid[fruit] -= 1
        return out

    def candidates(self, s: OrchardState) -> list[Choice]:
        return [Choice(s.box.BUILD, press) for press in range(len(s.box.presses))] + [s.box.PASS]

    def next_candidates(self, s: OrchardState, partial: Choice) -> list[Choice]:
        if partial.verb is s.box.BUILD and partial.b == NONE:
            return [Choice(s.box.BUILD, partial.a, plot) for plot in range(len(s.box.plots))]
        return self.steps(s, partial)

    def why_not(self, s: OrchardState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PASS.verb:
            return None
        if c.verb is not s.box.BUILD:
            return no(self.rule, "not-offered")
        price = s.box.prices[c.a]
        have = self.fruits(s)
        nothing = [0] * len(have)
        if not can_pay(have, s.box.worth, price, nothing):
            return Refusal("EX-PRESS-2", "too-few-fruits", {"price": price, "worth": total(s.box.worth, have)})
        assert s.meadow is not None
        if c.b == NONE:
            if NONE not in s.meadow.press:
                return no("EX-PRESS-3", "no-free-plot")
            return self.unfinished() if c.counts() == nothing else no(self.rule, "not-offered")
        if s.meadow.press[c.b] != NONE:
            return Refusal("EX-PRESS-3", "plot-taken", {"plot": s.box.plots[c.b]})
        paid = c.counts()
        for fruit in range(len(have)):
            if paid[fruit] > have[fruit]:
                return Refusal("EX-PRESS-2", "not-in-hand", {"card": s.box.fruits[fruit]})
        if pays(s.box.worth, price, paid):
            return None
        if can_pay(have, s.box.worth, price, paid):
            return self.unfinished()
        given: Params = {"price": price, "worth": total(s.box.worth, paid)}
        return Refusal("EX-PRESS-2", "pays-too-much" if total(s.box.worth, paid) >= price else "cannot-be-paid-so", given)

    def apply(self, s: OrchardState, c: Choice) -> None:
        if c.verb is s.box.PASS.verb:
            return
        assert s.meadow is not None
        s.meadow.press[c.b] = c.a
        s.meadow.owner[c.b] = self.seat
        paid = c.counts()
        for fruit in range(len(paid)):
            for _ in range(paid[fruit]):
                s.hands[self.seat].remove(fruit)
                s.deck.discard.append(fruit)
        if s.heard is not None:
            press: Params = {"press": s.box.presses[c.a], "plot": s.box.plots[c.b], "price": s.box.prices[c.a]}
            s.tell("build", self.seat, self.rule, press)

    def still_missing(self, s: OrchardState, partial: Choice) -> int:
        """EX-PRESS-2: worth of fruits."""
        if partial.verb is not s.box.BUILD or partial.b == NONE:
            return 0
        return max(0, s.box.prices[partial.a] - total(s.box.worth, partial.counts()))

    def details(self, s: OrchardState, c: Choice) -> Params:
        return {"price": s.box.prices[c.a]} if c.verb is s.box.BUILD else {}
