"""Characters: used once, at any time in one's own turn (NEW-CHR)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.newdale import building
from overlander.games.newdale.assistants import take_pawn
from overlander.games.newdale.bonus_tiles import coal_mine
from overlander.games.newdale.cards import COLOURS, PAWNS
from overlander.games.newdale.draw_pile import discard, draw, draw_aside, names

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def why_not(s: NewdaleState, seat: int) -> Refusal | None:
    """Why the own character cannot be used now."""
    character = s.box.characters[s.players[seat].people.character]
    if character.op == "discount":
        return no("NEW-CHR-14", "declared-with-build")
    if character.op == "private-draw":
        bag = s.market.bag
        assistants = sum(bag[: len(COLOURS)])
        if (sum(bag) if character.random else assistants) == 0:
            return no(character.rule, "bag-empty")
    return None


def leave(s: NewdaleState, seat: int) -> None:
    """NEW-CHR-1: used, and out of the game; Hermine and Onyx stay until the end of the round (NEW-CHR-15)."""
    people = s.players[seat].people
    character = s.box.characters[people.character]
    if s.heard is not None:
        s.tell("character", seat, character.rule, {"character": character.slug})
    if character.op == "private-draw":
        people.used = True
    else:
        people.character = NONE


def call(s: NewdaleState, seat: int) -> None:
    character = s.box.characters[s.players[seat].people.character]
    leave(s, seat)
    if character.op == "draft":
        for other in s.in_turn_order()[::-1]:
            s.push(DrawDraft(other, character.n, other == seat))
    elif character.op == "private-draw":
        if character.random:
            draw_helpers(s, seat, character.n, character.rule)
        else:
            s.push(ChooseAssistant(seat))
    elif character.op == "coal-to-mine":
        coal_mine(s, seat, character.n, character.rule)
    else:
        assert character.op == "take-vineyards"
        s.push(FetchVineyards(seat))


def draw_helpers(s: NewdaleState, seat: int, n: int, rule: str) -> None:
    """NEW-CHR-3, NEW-CHR-E3: random pawns onto the card."""
    drawn: list[int] = []
    while len(drawn) < n and sum(s.market.bag) > 0:
        kind = take_pawn(s)
        drawn.append(kind)
        s.players[seat].people.helpers[kind] += 1
    if s.heard is not None:
        s.tell("helpers", seat, rule, {"n": len(drawn), "pawns": ",".join([PAWNS[kind] for kind in sorted(drawn)])})


class ChooseAssistant(Frame):
    """NEW-CHR-5, NEW-CHR-E2: Onyx takes an assistant of one's choice out of the bag."""

    rule: ClassVar[str] = "NEW-CHR-5"

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.ASSISTANT, colour) for colour in range(len(COLOURS)) if s.market.bag[colour] > 0]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.market.bag[c.a] -= 1
        s.players[self.seat].people.helpers[c.a] += 1
        if s.heard is not None:
            s.tell("helpers", self.seat, self.rule, {"n": 1, "pawns": COLOURS[c.a]})


# -- Nate Welton


class DrawDraft(Work):
    """NEW-CHR-2, NEW-CHR-10: in turn order everybody draws; who is not the owner keeps one of the new cards."""

    rule: ClassVar[str] = "NEW-CHR-2"

    def __init__(self, seat: int, n: int, owner: bool) -> None:
        super().__init__(seat)
        self.n = n
        self.owner = owner

    def run(self, s: NewdaleState) -> None:
        if self.owner:
            draw(s, self.seat, self.n, self.rule)
            return
        s.push(KeepDrafted(self.seat))
        draw_aside(s, self.seat, self.n, self.rule)

    def key(self) -> list[int]:
        return [self.seat, self.n, int(self.owner)]


class KeepDrafted(Work):
    """A single card is kept without a question."""

    def run(self, s: NewdaleState) -> None:
        me = s.players[self.seat]
        if len(me.aside) > 1:
            s.push(KeepOne(self.seat))
        elif me.aside:
            me.hand.append(me.aside.pop())


class KeepOne(Frame):
    """NEW-CHR-E6: which of the cards drawn one keeps, hidden; the others are discarded openly."""

    rule: ClassVar[str] = "NEW-CHR-10"

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.KEEP, card) for card in sorted(s.players[self.seat].aside)]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        me = s.players[self.seat]
        me.hand.extend(me.aside)
        others = [card for card in sorted(me.aside) if card != c.a]
        me.aside = []
        discard(s, self.seat, others, self.rule)


# -- Aaron Reitzke


class FetchVineyards(Work):
    """NEW-CHR-7, 11, E1: Vineyards from the face-up buildings, else the first ones revealed from the draw pile."""

    rule: ClassVar[str] = "NEW-CHR-7"

    def run(self, s: NewdaleState) -> None:
        cards = s.box.cards
        offered = [card for card in sorted(s.piles.face_up) if cards.all[card].type.product == cards.goods.grape]
        if offered:
            s.push(TakeVineyards(self.seat, offered))
            return
        revealed: list[int] = []
        while s.piles.draw:
            card = s.rng.take(s.piles.draw)
            if cards.all[card].type.product == cards.goods.grape:
                fetch(s, self.seat, card, revealed)
                return
            revealed.append(card)
        show_revealed(s, self.seat, revealed)


def show_revealed(s: NewdaleState, seat: int, revealed: list[int]) -> None:
    s.reveals += 1
    s.piles.discard.extend(revealed)
    if s.heard is not None:
        s.tell("reveal", seat, "NEW-CHR-11", {"n": len(revealed), "cards": names(s, revealed)})


def fetch(s: NewdaleState, seat: int, card: int, revealed: list[int]) -> None:
    """NEW-CHR-12, 13: the card may be built at once; until then it is in hand."""
    if revealed:
        show_revealed(s, seat, revealed)
    s.players[seat].hand.append(card)
    if s.heard is not None:
        s.tell("fetch", seat, "NEW-CHR-7", {"card": s.box.cards.slugs[card]})
    s.push(building.BuildVineyards(seat, card))


class TakeVineyards(Frame):
    """NEW-EVT-E3: which of the face-up Vineyards Aaron Reitzke brings."""

    rule: ClassVar[str] = "NEW-CHR-7"

    def __init__(self, seat: int, offered: list[int]) -> None:
        super().__init__(seat)
        self.offered = offered

    def choices(self, s: NewdaleState) -> list[Choice]:
        return [Choice(s.box.KEEP, card) for card in self.offered]

    def apply(self, s: NewdaleState, c: Choice) -> None:
        s.piles.face_up.remove(c.a)
        fetch(s, self.seat, c.a, [])

    def key(self) -> list[int]:
        return [self.seat, *self.offered]
