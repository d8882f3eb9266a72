"""Support cards, bonus cards and two exchange tokens (SUP, BC, EXCH, HAZ-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.nz import box as b
from overlander.games.nz.certificates import gain_gold, take_support_card
from overlander.games.trail.actions import Icon, kinds_of
from overlander.games.trail.box import FACES, HAZARD, NO_TILE
from overlander.games.trail.building import BuildBuilding, buildable, builders_needed
from overlander.games.trail.objectives import cards_to_play, play_from_hand, why_not_play
from overlander.games.trail.state import TrailState

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def uses(s: NzState, kind: int) -> list[Choice]:
    """The ways to play a card: its effect, or one of two; or only for the card that is drawn (NZ-SUP-4)."""
    halves = len(s.board.card_uses[kind - s.board.first_played])
    out = [Choice(s.board.PLAY, kind)] if halves == 1 else [Choice(s.board.PLAY, kind, half) for half in range(halves)]
    out.append(Choice(s.board.PLAY, kind, b.DRAW_ONLY))
    return out


def offer_cards(s: NzState, seat: int, out: list[Choice]) -> None:
    """NZ-SUP-2, NZ-BC-9."""
    for kind in kinds_of(s.players[seat].hand):
        if s.board.first_played <= kind < s.board.first_objective:
            for c in uses(s, kind):
                if why_not_play_card(s, seat, c) is None:
                    out.append(c)


def why_not_play_card(s: NzState, seat: int, c: Choice) -> Refusal | None:
    """NZ-SUP-1: sheep are not played. Only a half that can be done is offered (NZ-BC-E4)."""
    if c.a < s.board.first_played:
        return no("NZ-SUP-1", "sheep-not-played")
    if c.a >= s.board.first_objective:
        return no("NZ-OBJ-6", "no-halves")
    if c.a not in s.players[seat].hand:
        return Refusal("NZ-SUP-2", "not-in-hand", {"card": s.board.card_slug[c.a]})
    actions = s.board.card_uses[c.a - s.board.first_played]
    if c.b == b.DRAW_ONLY:
        return None
    if c.b == NONE and len(actions) > 1:
        return no("NZ-BC-9", "names-no-half")
    if c.b != NONE and len(actions) == 1:
        return no("NZ-SUP-4", "no-halves")
    action = actions[max(0, c.b)]
    return None if action.possible(s, seat) else action.icons[0].why_not(s, seat)


def play_card(s: NzState, seat: int, c: Choice) -> None:
    """NZ-SUP-3, NZ-BC-10, NZ-DECK-E2: discarded, its effect done or forgone, and only then a card drawn."""
    s.discard(seat, c.a)
    if s.heard is not None:
        s.tell("play-card", seat, "NZ-SUP-3", {"card": s.board.card_slug[c.a]})
    s.push(DrawOne(seat))
    if c.b != b.DRAW_ONLY:
        s.board.card_uses[c.a - s.board.first_played][max(0, c.b)].do(s, seat, s.board.PASS)


class DrawOne(Work):
    def run(self, s: NzState) -> None:
        s.draw_cards(self.seat, 1, "NZ-SUP-3")


class CardWindow(Work):
    """NZ-TURN-E1: cards may be played after the last action too. Asked only if there is one to play."""

    def run(self, s: NzState) -> None:
        playable: list[Choice] = []
        cards_to_play(s, self.seat, playable)
        if playable:
            s.push(PlayCards(self.seat))


class PlayCards(Frame):
    """NZ-TURN-3, NZ-TURN-4: after Wellington, before phase C."""

    rule: ClassVar[str] = "NZ-TURN-3"

    def choices(self, s: NzState) -> list[Choice]:
        out: list[Choice] = []
        cards_to_play(s, self.seat, out)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        return why_not_play(s, self.seat, c) if c.verb is s.board.PLAY else super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is not s.board.PASSING:
            s.push(CardWindow(self.seat))
            play_from_hand(s, self.seat, c)


def use_two_tokens(s: NzState, seat: int) -> None:
    """NZ-EXCH-4, NZ-EXCH-E2: a Shropshire leaves the game, also where the gold would be lost."""
    me = s.players[seat]
    me.tokens -= 2
    me.hand.remove(s.board.shropshire)
    s.cards.remove(s.board.shropshire)
    if s.heard is not None:
        s.tell("use-token", seat, "NZ-EXCH-4", {})
        s.tell("use-token", seat, "NZ-EXCH-4", {})
        s.tell("remove", seat, "NZ-EXCH-4", {"card": s.board.card_slug[s.board.shropshire]})
    gain_gold(s, seat, 1, "NZ-EXCH-4")


def hazard_card(s: NzState, seat: int, tile: int) -> None:
    """NZ-HAZ-3, NZ-HAZ-E2."""
    take_support_card(s, seat, s.board.area_card[(tile - HAZARD) // FACES], "NZ-HAZ-3")


# -- bonus cards


class TopDeck(Icon):
    """NZ-BC-5, NZ-BC-E1: what is gained later in this turn goes face down on the draw pile."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = False

    def run(self, s: NzState, seat: int) -> None:
        s.shopping.topdeck = True
        if s.heard is not None:
            s.tell("topdeck", seat, "NZ-BC-5", {})


def replacements(s: TrailState, seat: int, price: int, difference: int, purse: int) -> list[Choice]:
    """NZ-BC-6: an own building by one that needs exactly so many builders more."""
    return [c for c in buildable(s, seat, price, difference, purse) if exact(s, c, difference)]


def exact(s: TrailState, c: Choice, difference: int) -> bool:
    return s.trail.tile[c.b] != NO_TILE and builders_needed(s, c.a, c.b) == difference


class ReplaceBuilding(BuildBuilding):
    """NZ-BC-6, NZ-BC-E3: free of charge, or for the price of the other reading."""

    rule: ClassVar[str] = "NZ-BC-6"

    def choices(self, s: TrailState) -> list[Choice]:
        out = replacements(s, self.seat, self.dollars, self.builders, s.players[self.seat].money)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: TrailState) -> list[Choice]:
        out = self.choices(s)
        for c in buildable(s, self.seat, 0, 9, 0):
            if s.trail.tile[c.b] != NO_TILE and not any(x.same(c) for x in out):
                out.append(c)
        return out

    def why_not(self, s: TrailState, c: Choice) -> Refusal | None:
        if c.verb is s.box.BUILD and c.b in s.box.building_spaces and c.a in s.players[self.seat].unbuilt:
            if s.trail.tile[c.b] == NO_TILE or (s.owner(s.trail.tile[c.b]) == self.seat and not exact(s, c, self.builders)):
                return Refusal(self.rule, "exactly-more-builders", {"n": self.builders})
        return super().why_not(s, c)

    def params(self, s: TrailState) -> Params:
        return {"n": self.builders}


class ReplaceBuildingEffect(Icon):
    def __init__(self, difference: int) -> None:
        super().__init__()
        self.difference = difference

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(replacements(s, seat, s.board.set_6_price, self.difference, purse)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return no("NZ-BC-E4", "nothing-to-replace")

    def run(self, s: NzState, seat: int) -> None:
        s.push(ReplaceBuilding(seat, s.board.set_6_price, self.difference))
