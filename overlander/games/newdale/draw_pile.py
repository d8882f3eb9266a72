"""Drawing building cards, and what happens when there are none (NEW-GEN-5..7, 15, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params
from overlander.core.frame import Frame, Work
from overlander.games.newdale.pieces import discard_steps

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def draw(s: NewdaleState, seat: int, n: int, rule: str) -> None:
    """Draws n cards, as work of its own: whoever judges a decision can stop before its chance. It is the last thing a frame does:
    where both piles are empty all players are asked first."""
    s.push(Draw(seat, n, rule))


def draw_aside(s: NewdaleState, seat: int, n: int, rule: str) -> None:
    """As draw, but the cards do not mix with the hand: some of them will be kept."""
    draw_or_halve(s, seat, n, rule, True, False)


def draw_or_halve(s: NewdaleState, seat: int, n: int, rule: str, aside: bool, halved: bool) -> None:
    piles = s.piles
    cards: list[int] = []
    while len(cards) < n:
        if not piles.draw:
            if not piles.discard:
                break
            piles.draw = piles.discard
            piles.discard = []
            if s.heard is not None:
                s.tell("reshuffle", seat, "NEW-GEN-6", {"n": len(piles.draw)})
        cards.append(s.rng.take(piles.draw))
    if cards:
        me = s.players[seat]
        (me.aside if aside else me.hand).extend(cards)
        if s.heard is not None:
            s.confide("draw", seat, rule, {"n": len(cards)}, {"cards": names(s, cards)})
    left = n - len(cards)
    if left > 0 and not halved:
        s.push(DrawOn(seat, left, rule, aside))
        for other in s.in_turn_order()[::-1]:
            if len(s.players[other].hand) > 1:
                s.push(DiscardHalf(other))


def names(s: NewdaleState, cards: list[int]) -> str:
    return ",".join([s.box.cards.slugs[card] for card in sorted(cards)])


def discard(s: NewdaleState, seat: int, cards: list[int], rule: str) -> None:
    """NEW-GEN-20: everybody sees what is discarded."""
    hand = s.players[seat].hand
    for card in cards:
        hand.remove(card)
        s.piles.discard.append(card)
    if cards and s.heard is not None:
        s.tell("discard", seat, rule, {"n": len(cards), "cards": names(s, cards)})


class Draw(Work):
    """So many cards for a player, when what lies above is done."""

    def __init__(self, seat: int, n: int, rule: str) -> None:
        super().__init__(seat)
        self.n = n
        self.cited = rule

    def run(self, s: NewdaleState) -> None:
        draw_or_halve(s, self.seat, self.n, self.cited, False, False)

    def key(self) -> list[int]:
        return [self.seat, self.n]


class DrawOn(Draw):
    """NEW-GEN-7, NEW-GEN-E6: the rest of a draw, after everybody has discarded half; what is still missing is lost."""

    def __init__(self, seat: int, n: int, rule: str, aside: bool) -> None:
        super().__init__(seat, n, rule)
        self.aside = aside

    def run(self, s: NewdaleState) -> None:
        draw_or_halve(s, self.seat, self.n, self.cited, self.aside, True)

    def key(self) -> list[int]:
        return [self.seat, self.n, int(self.aside)]


class DiscardHalf(Frame):
    """NEW-GEN-15, NEW-GEN-16: both piles are empty, half of every hand makes a new draw pile."""

    rule: ClassVar[str] = "NEW-GEN-15"

    @property
    def in_steps(self) -> bool:
        return True

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        hand = s.players[self.seat].hand
        return discard_steps(s, partial, hand, len(hand) // 2)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        discard(s, self.seat, c.named(), self.rule)

    def params(self, s: NewdaleState) -> Params:
        return {"n": len(s.players[self.seat].hand) // 2}
