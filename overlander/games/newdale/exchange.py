"""Exchange and draw (NEW-XCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.games.newdale.draw_pile import Draw, discard, draw
from overlander.games.newdale.moments import OwnMoment

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class Exchange(OwnMoment):
    """NEW-XCH-1..6: keep one card and change all others, or draw one card instead; then draw three."""

    rule: ClassVar[str] = "NEW-XCH-1"

    def choices(self, s: NewdaleState) -> list[Choice]:
        hand = s.players[self.seat].hand
        if len(hand) < 2:  # NEW-XCH-4
            return [s.box.PASS]
        return [*[Choice(s.box.KEEP, card) for card in sorted(hand)], s.box.PASS]

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.KEEP, card) for card in sorted(s.players[self.seat].hand)], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.KEEP:
            hand = s.players[self.seat].hand
            if c.a not in hand:
                return Refusal(self.rule, "no-such-card", {"card": s.box.cards.slugs[c.a]})
            if len(hand) < 2:
                return Refusal("NEW-XCH-4", "too-few-cards", {"n": 2, "have": len(hand)})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.push(Draw(self.seat, s.box.constants.exchange_draw, "NEW-XCH-2"))
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-XCH-3")
            return
        others = [card for card in sorted(s.players[self.seat].hand) if card != c.a]
        discard(s, self.seat, others, self.rule)
        draw(s, self.seat, len(others), self.rule)

    def params(self, s: NewdaleState) -> Params:
        return {"n": s.box.constants.exchange_draw}
