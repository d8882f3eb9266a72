"""Black market: two cards for five goods (NEW-BMK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal
from overlander.games.newdale.bonus_tiles import coal_mine, good_places, place_good
from overlander.games.newdale.draw_pile import discard, draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.pieces import card_steps

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class Trade(OwnMoment):
    """NEW-BMK-1..5: first where the fifth good goes, then which cards."""

    rule: ClassVar[str] = "NEW-BMK-1"

    @property
    def in_steps(self) -> bool:
        return True

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        hand = s.players[self.seat].hand
        cards = s.box.constants.market_cards
        if partial is None:
            estate = s.players[self.seat].estate
            places = good_places(s, self.seat) if len(hand) >= cards else []
            return [*[Choice(s.box.TRADE, estate.card_at(place)) for place in places], s.box.PASS]
        return card_steps(partial, hand, cards) if partial.verb is s.box.TRADE else []

    def candidates(self, s: NewdaleState) -> list[Choice]:
        estate = s.players[self.seat].estate
        return [*[Choice(s.box.TRADE, estate.card_at(place)) for place in estate.places()], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.TRADE:
            have = len(s.players[self.seat].hand)
            if have < s.box.constants.market_cards:
                return Refusal("NEW-BMK-3", "too-few-cards", {"n": s.box.constants.market_cards, "have": have})
            estate = s.players[self.seat].estate
            if c.a not in [estate.card_at(place) for place in good_places(s, self.seat)]:
                return Refusal("NEW-BMK-E2", "makes-no-goods", {"building": s.box.cards.slugs[c.a]})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.PASS):
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        discard(s, self.seat, c.named(), self.rule)
        coal_mine(s, self.seat, s.box.constants.market_coal, self.rule)
        place_good(s, self.seat, c.a, s.box.constants.market_goods, self.rule)

    def params(self, s: NewdaleState) -> Params:
        return {"n": s.box.constants.market_cards}
