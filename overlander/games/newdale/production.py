"""Production: a pawn in a zone activates the building there, by assistants and by its chain (NEW-PROD, NEW-CMP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Work
from overlander.games.newdale import bonus_tiles, chains
from overlander.games.newdale.assistants import available
from overlander.games.newdale.cards import NO_CHAIN, RESOURCE, Card
from overlander.games.newdale.draw_pile import discard, draw
from overlander.games.newdale.moments import OwnMoment
from overlander.games.newdale.pieces import card_steps
from overlander.games.newdale.ships import MoveShip

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def missing(wanted: list[int], have: list[int], delta: int) -> int:
    """NEW-PROD-14: how many assistants are missing, with the best split of those left out or added."""
    short = 0
    spare = 0
    for colour in range(len(wanted)):
        if wanted[colour] > 0:
            short += max(0, wanted[colour] - have[colour])
            spare += max(0, have[colour] - wanted[colour])
    return max(0, short + min(delta, 0)) + max(0, delta - spare)


def cards_per_assistant(s: NewdaleState, seat: int) -> int:
    """NEW-CMP-1, 5, NEW-EVC-7: what compensating for one assistant costs."""
    constants = s.box.constants
    cards = constants.compensation[1 if s.players[seat].estate.removed & 2 else 0]
    less = s.box.events[s.market.event].effect.compensation if s.market.event != NONE else 0
    return max(1, cards - less)


class Assistants(OwnMoment):
    """NEW-PROD-16: produce with the assistants, with cards and tiles for those who are missing, or not at all."""

    rule: ClassVar[str] = "NEW-PROD-3"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def card(self, s: NewdaleState) -> Card | None:
        card = s.players[self.seat].estate.zones[s.box.spaces[self.space].zone]
        return s.box.cards.all[card] if card != NONE else None

    def missing(self, s: NewdaleState) -> int:
        card = self.card(s)
        assert card is not None
        return missing(card.assistants, available(s, self.seat), s.box.spaces[self.space].delta)

    def tiles(self, s: NewdaleState) -> int:
        return s.players[self.seat].tiles.count(bonus_tiles.declared(s, "production"))

    def cards(self, s: NewdaleState, tiles: int) -> int:
        """NEW-CMP-4: the cards to discard besides so many tiles."""
        return (self.missing(s) - tiles) * cards_per_assistant(s, self.seat)

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        hand = s.players[self.seat].hand
        if self.card(s) is None:
            return [s.box.PASS] if partial is None else []
        if partial is not None:
            return card_steps(partial, hand, self.cards(s, partial.a)) if partial.verb is s.box.PRODUCE else []
        out: list[Choice] = []
        lacking = self.missing(s)
        each = cards_per_assistant(s, self.seat)
        for tiles in range(min(self.tiles(s), lacking) + 1):  # NEW-CMP-8: only for assistants that are missing
            if (lacking - tiles) * each <= len(hand):
                out.append(Choice(s.box.PRODUCE, tiles))
        out.append(s.box.PASS)
        return out

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [*[Choice(s.box.PRODUCE, tiles) for tiles in range(self.tiles(s) + 1)], s.box.PASS]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.PRODUCE:
            if self.card(s) is None:
                return no("NEW-ACT-6", "empty-zone")
            lacking = self.missing(s)
            if c.a > lacking:
                return Refusal("NEW-CMP-8", "too-many-tiles", {"missing": lacking})
            if c.a > self.tiles(s):
                return no("NEW-BON-1", "no-such-tile")
            hand = len(s.players[self.seat].hand)
            if self.cards(s, c.a) > hand:
                return Refusal("NEW-CMP-1", "assistants-missing", {"missing": lacking, "n": self.cards(s, c.a), "have": hand})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        card = self.card(s)
        if card is None:
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-ACT-3")
            return
        if c.same(s.box.PASS):
            s.push(AfterAssistants(self.seat, card.ident, False))
            return
        for _ in range(c.a):
            bonus_tiles.spend_tile(s, self.seat, bonus_tiles.declared(s, "production"))
        discard(s, self.seat, c.named(), "NEW-CMP-1")
        s.push(AfterAssistants(self.seat, card.ident, True))
        goods = s.box.spaces[self.space].goods
        if card.ware == NONE:  # NEW-SAI-1: the captain moves the ship
            s.push(MoveShip(self.seat, goods))
        else:
            bonus_tiles.place_good(s, self.seat, card.ident, goods, "NEW-PROD-6")

    def params(self, s: NewdaleState) -> Params:
        card = self.card(s)
        if card is None:
            return {"building": "", "missing": 0, "n": 0}
        return {"building": card.slug, "missing": self.missing(s), "n": s.box.spaces[self.space].goods}

    def details(self, s: NewdaleState, c: Choice) -> Params:
        return {"cards": self.cards(s, c.a)} if c.verb is s.box.PRODUCE and self.card(s) is not None else {}

    def key(self) -> list[int]:
        return [self.seat, self.space]


class AfterAssistants(Work):
    """NEW-PROD-2: then the chain. Whether it is asked depends on open things: hand cards, or the goods that are there."""

    rule: ClassVar[str] = "NEW-PROD-2"

    def __init__(self, seat: int, card: int, produced: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.produced = produced

    def run(self, s: NewdaleState) -> None:
        card = s.box.cards.all[self.card]
        if card.type.chain == RESOURCE:
            possible = bool(s.players[self.seat].hand)
        else:
            possible = card.type.chain != NO_CHAIN and chains.groups(s, self.seat, card) > 0
        if possible:
            s.push(UseChain(self.seat, self.card, self.produced))
        elif not self.produced:
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-PROD-7")

    def key(self) -> list[int]:
        return [self.seat, self.card, int(self.produced)]


class UseChain(OwnMoment):
    """NEW-CHN-1, 5, 11: how much the chain makes; nothing by either way is an action not done (NEW-PROD-7)."""

    rule: ClassVar[str] = "NEW-CHN-1"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, card: int, produced: bool) -> None:
        super().__init__(seat)
        self.card = card
        self.produced = produced

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        if partial is None:
            return [*chains.steps(s, self.seat, chains.begin(s, s.box.cards.all[self.card])), s.box.PASS]
        begun = chains.begin(s, s.box.cards.all[self.card])
        return chains.steps(s, self.seat, partial) if begun.within(partial) else []

    def apply(self, s: NewdaleState, c: Choice) -> None:
        if not c.same(s.box.PASS):
            chains.use(s, self.seat, c, s.box.constants.chain_bonus[0])
        elif not self.produced:
            draw(s, self.seat, s.box.constants.unresolved_cards, "NEW-PROD-7")

    def params(self, s: NewdaleState) -> Params:
        return {"building": s.box.cards.slugs[self.card]}

    def key(self) -> list[int]:
        return [self.seat, self.card, int(self.produced)]
