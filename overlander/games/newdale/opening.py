"""The first decisions of a chapter: which dealt cards to keep, which character to take (NEW-SET-14, 27..34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame, Together, Work
from overlander.games.newdale.draw_pile import discard
from overlander.games.newdale.pieces import discard_steps, is_card_set

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


class Opening(Work):
    """NEW-SET-34: the discards of all at once, then the characters."""

    rule: ClassVar[str] = "NEW-SET-34"

    def run(self, s: NewdaleState) -> None:
        s.push(OfferCharacters(NONE))
        s.push(DiscardTogether(NONE))
        s.push(Together([[DiscardDealt(seat)] for seat in range(s.seats)]))


class DiscardDealt(Frame):
    """NEW-SET-14, 33: three of the eight cards, hidden until all have chosen."""

    rule: ClassVar[str] = "NEW-SET-14"

    @property
    def in_steps(self) -> bool:
        return True

    def too_many(self, s: NewdaleState) -> int:
        return s.box.constants.deal - s.box.constants.keep

    def steps(self, s: NewdaleState, partial: Choice | None) -> list[Choice]:
        hand = s.players[self.seat].hand
        return discard_steps(s, partial, hand, self.too_many(s))

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.DISCARD:
            hand = s.players[self.seat].hand
            for card in c.named():
                if card not in hand:
                    return Refusal(self.rule, "no-such-card", {"card": s.box.cards.slugs[card]})
            if is_card_set(c, hand, self.too_many(s)):
                return None
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        me = s.players[self.seat]
        me.aside = c.named()
        for card in me.aside:
            me.hand.remove(card)

    def params(self, s: NewdaleState) -> Params:
        return {"n": self.too_many(s)}


class DiscardTogether(Work):
    """NEW-SET-32: what was set aside makes the discard pile, open to all (NEW-GEN-20)."""

    rule: ClassVar[str] = "NEW-SET-32"

    def run(self, s: NewdaleState) -> None:
        s.reveals += 1
        for seat in s.in_turn_order():
            me = s.players[seat]
            cards = sorted(me.aside)
            me.hand.extend(cards)
            me.aside = []
            discard(s, seat, cards, self.rule)


class OfferCharacters(Work):
    """NEW-SET-27: counter-clockwise, the first player last."""

    rule: ClassVar[str] = "NEW-SET-27"

    def run(self, s: NewdaleState) -> None:
        if s.board.characters:
            for seat in s.in_turn_order():
                s.push(ChooseCharacter(seat))


class ChooseCharacter(Frame):
    """NEW-SET-15, 28, 29."""

    rule: ClassVar[str] = "NEW-SET-15"

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.CHOOSE, character) for character in sorted(s.board.characters)]

    def candidates(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.CHOOSE, character) for character in range(len(s.box.characters))]

    def why_not(self, s: NewdaleState, c: Choice) -> Refusal | None:
        if c.verb is s.box.CHOOSE and c.a not in s.board.characters:
            return Refusal(self.rule, "character-not-there", {"character": s.box.character_slug[c.a]})
        return super().why_not(s, c)

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.board.characters.remove(c.a)
        s.players[self.seat].people.character = c.a
        if s.heard is not None:
            s.tell("choose-character", self.seat, "NEW-SET-28", {"character": s.box.character_slug[c.a]})
        last = not isinstance(s.stack[-1], ChooseCharacter)
        if last:
            s.board.characters = []  # alone, the other one goes back (NEW-SET-29)
