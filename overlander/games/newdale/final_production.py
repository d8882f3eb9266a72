"""The final production: every chain once more, without a bonus (NEW-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal
from overlander.games.newdale import chains
from overlander.games.newdale.moments import OwnMoment

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class FinalProduction(OwnMoment):
    """NEW-END-1, 3, 10: again and again an unused chain, until `done`."""

    rule: ClassVar[str] = "NEW-END-1"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, used: list[int]) -> None:
        super().__init__(seat)
        self.used = used  # cards whose chain was used

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        zones = s.players[self.seat].estate.zones
        have = s.players[self.seat].estate.wares(s.box.cards)
        if partial is None:
            return [*[chains.begin(s, s.box.cards.all[x]) for x in zones if self.is_unused(s, x, have)], s.box.DONE]
        if partial.a not in zones or not self.is_unused(s, partial.a, have):
            return []
        return chains.steps(s, self.seat, partial) if chains.begin(s, s.box.cards.all[partial.a]).within(partial) else []

    def is_unused(self, s: NewdaleState, card: int, have: list[int]) -> bool:
        """A chain that could still make something."""
        return card != NONE and card not in self.used and chains.groups_of(s, self.seat, s.box.cards.all[card], have) > 0

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.a in self.used and (c.verb is s.box.FEED or c.verb is s.box.CHAIN):
            return Refusal("NEW-END-3", "chain-used", {"building": s.box.cards.slugs[c.a]})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if c.same(s.box.DONE):
            return
        s.push(FinalProduction(self.seat, [*self.used, c.a]))
        chains.use(s, self.seat, c, s.box.constants.chain_bonus[1])

    def key(self) -> list[int]:
        return [self.seat, *self.used]
