"""The seven strips: card box, and the shares right of the arrow (PIO, STL, CAT-3, REG, HIRE, PRG, BLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import ask_for_cards
from overlander.games.boonlake.general import draw_cards, gain_coins, take_inhabitants, tell_payment
from overlander.games.boonlake.levers import (
    can_modernize,
    forgo,
    lever_price,
    offer_forgoing,
    offer_recesses,
    offers_top_row,
    place_lever,
    why_not_forgo,
    why_not_modernize,
)
from overlander.games.boonlake.opportunity import Opportunity, ask, invite
from overlander.games.boonlake.region_scoring import begin_region_share

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class CardBox(Opportunity):
    """TURN-3: a card of the strip's kind, played or discarded."""

    rule: ClassVar[str] = "BOON-TURN-3"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, False)

    def kinds(self, s: BoonState) -> int:
        return 1 << s.box.strips[s.strips.taken].kind

    def discard_coins(self, s: BoonState) -> int:
        return s.box.strips[s.strips.taken].discard_coins

    def params(self, s: BoonState) -> Params:
        return {"kind": b.CARD_KINDS[s.box.strips[s.strips.taken].kind]}


class PlayOrDraw(Opportunity):
    """BLD-2: play a card of any kind, or draw."""

    rule: ClassVar[str] = "BOON-BLD-2"

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat, False)
        self.cards = cards

    def draws(self, s: BoonState) -> int:
        return self.cards

    def key(self) -> list[int]:
        return [self.seat, self.cards]

    def params(self, s: BoonState) -> Params:
        return {"n": self.cards}


class PlayOrDrawEffect(Effect):
    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def run(self, s: BoonState, seat: int) -> None:
        s.push(PlayOrDraw(seat, self.cards))


# -- shares


def begin_share(s: BoonState, seat: int) -> None:
    """TURN-5: the part right of the arrow for one seat."""
    share = s.box.strips[s.strips.taken].share
    if share.draws:
        if offers_top_row(s, seat):
            s.push(DrawAndPlay(seat))
        else:
            draw_and_play(s, seat)
    elif share.region_coins:
        begin_region_share(s, seat)
    elif share.hire_coins:
        ask_to_hire(s, Hire(seat, False))
    elif share.modernizes:
        able = s.players[seat].ranch >= share.inhabitants and can_modernize(s, seat, 0)
        if able or offers_top_row(s, seat) or s.could_help(seat):
            s.push(ModernizeOrDraw(seat))
        else:
            draw_cards(s, seat, share.draws_instead, "BOON-PRG-2")
    else:
        invite(s, TakeShare(seat, True))


class TakeShare(Opportunity):
    """PIO-2, STL-2, CAT-3, BLD-3: what the strip offers, or a card of any kind, played or discarded."""

    rule: ClassVar[str] = "BOON-TURN-5"

    def discard_coins(self, s: BoonState) -> int:
        return s.box.strips[s.strips.taken].share.discard_coins

    def develops(self, s: BoonState) -> bool:
        return s.box.strips[s.strips.taken].share.develops

    def upgrades(self, s: BoonState) -> bool:
        return s.box.strips[s.strips.taken].share.upgrades

    def places_cattle(self, s: BoonState) -> bool:
        return s.box.strips[s.strips.taken].share.cattle

    def apply(self, s: BoonState, c: Choice) -> None:
        """ART-CARD-18: whoever plays or discards a card instead of placing cattle."""
        box = s.box
        if self.places_cattle(s) and (c.verb is box.PLAY or c.verb is box.PROJECT or c.verb is box.DISCARD):
            gain_coins(s, self.seat, s.players[self.seat].perks[b.NO_CATTLE_COINS], "BOON-ART-CARD-18")
        super().apply(s, c)

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is s.box.DISCARD and self.places_cattle(s):
            return {"n": self.brings(s, c.a) + s.players[self.seat].perks[b.NO_CATTLE_COINS]}
        return super().details(s, c)

    def params(self, s: BoonState) -> Params:
        return {"strip": b.STRIPS[s.strips.taken]}


def draw_and_play(s: BoonState, seat: int) -> None:
    """PIO-2, PIO-E3."""
    draw_cards(s, seat, s.box.strips[s.strips.taken].share.draws, "BOON-PIO-2")
    ask(s, TakeShare(seat, False))


class DrawAndPlay(Frame):
    """PIO-2, PIO-E2: the share of Pioneer, or a top-row lever for it."""

    rule: ClassVar[str] = "BOON-PIO-2"

    def choices(self, s: BoonState) -> list[Choice]:
        out = [s.box.DRAW]
        offer_forgoing(s, self.seat, True, True, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER:
            return why_not_forgo(s, self.seat, c.a, True, True)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.LEVER:
            forgo(s, self.seat, c.a, True, True)
        elif c.verb is s.box.DRAW.verb:
            draw_and_play(s, self.seat)

    def params(self, s: BoonState) -> Params:
        return {"n": s.box.strips[s.strips.taken].share.draws}

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"n": s.box.strips[s.strips.taken].share.draws} if c.verb is s.box.DRAW.verb else {}


# -- Hire


class Hire(Frame):
    """HIRE-2, HIRE-3, FSM-1: inhabitants one after the other, each for coins or for cards."""

    rule: ClassVar[str] = "BOON-HIRE-2"

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def choices(self, s: BoonState) -> list[Choice]:
        me = s.players[self.seat]
        share = s.box.strips[s.strips.taken].share
        out: list[Choice] = []
        if me.supply > 0:
            if me.coins >= s.lowered(self.seat, share.hire_coins):
                out.append(s.box.hire_choice[0])
            if len(me.hand) >= share.hire_cards:
                out.append(s.box.hire_choice[1])
        if not self.begun:
            offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out = s.box.hire_choice[:]
        if not self.begun:
            offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER:
            return why_not_forgo(s, self.seat, c.a, not self.begun, False)
        if c.verb is not s.box.HIRE:
            return super().why_not(s, c)
        me = s.players[self.seat]
        share = s.box.strips[s.strips.taken].share
        if me.supply == 0:
            return no("BOON-HIRE-E1", "supply-empty")
        cost = s.lowered(self.seat, share.hire_coins)
        if c.a == 0 and me.coins < cost:
            return Refusal(self.rule, "too-few-coins", {"cost": cost, "coins": me.coins})
        if c.a == 1 and len(me.hand) < share.hire_cards:
            return Refusal(self.rule, "too-few-cards", {"cost": share.hire_cards, "cards": len(me.hand)})
        return None

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.LEVER:
            forgo(s, self.seat, c.a, True, False)
        elif c.verb is s.box.HIRE:
            share = s.box.strips[s.strips.taken].share
            s.push(HireAgain(self.seat))
            if c.a == 0:
                cost = s.lowered(self.seat, share.hire_coins)
                s.players[self.seat].coins -= cost
                tell_payment(s, self.seat, cost, 0, 0, self.rule)
            else:
                ask_for_cards(s, self.seat, share.hire_cards, self.rule)

    def key(self) -> list[int]:
        return [self.seat, int(self.begun)]

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is not s.box.HIRE:
            return {}
        share = s.box.strips[s.strips.taken].share
        return {"n": s.lowered(self.seat, share.hire_coins) if c.a == 0 else share.hire_cards}


def ask_to_hire(s: BoonState, f: Hire) -> None:
    """TIME-E1, TIME-E3."""
    if len(f.choices(s)) > 1 or (not f.begun and s.players[f.seat].supply > 0 and s.could_help(f.seat)):
        s.push(f)


class HireAgain(Work):
    """The inhabitant that was paid for; then perhaps another."""

    def run(self, s: BoonState) -> None:
        take_inhabitants(s, self.seat, 1, "BOON-HIRE-2")
        ask_to_hire(s, Hire(self.seat, True))


# -- Progress


class ModernizeOrDraw(Frame):
    """PRG-2, PRG-E1: a lever for its coins and an inhabitant, or a card."""

    rule: ClassVar[str] = "BOON-PRG-2"

    def choices(self, s: BoonState) -> list[Choice]:
        share = s.box.strips[s.strips.taken].share
        out: list[Choice] = []
        if s.players[self.seat].ranch >= share.inhabitants:
            offer_recesses(s, self.seat, 0, out)
        out.append(s.box.DRAW)
        offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out = s.box.modernize_choice[:]
        out.append(s.box.DRAW)
        offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER:
            return why_not_forgo(s, self.seat, c.a, True, False)
        if c.verb is s.box.MODERNIZE:
            return why_not_modernize(s, self.seat, c.a, 0, s.box.strips[s.strips.taken].share.inhabitants)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        share = s.box.strips[s.strips.taken].share
        if c.verb is s.box.LEVER:
            forgo(s, self.seat, c.a, True, False)
        elif c.verb is s.box.MODERNIZE:
            place_lever(s, self.seat, c.a, 0, share.inhabitants)
        elif c.verb is s.box.DRAW.verb:
            draw_cards(s, self.seat, share.draws_instead, self.rule)

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is s.box.DRAW.verb:
            return {"n": s.box.strips[s.strips.taken].share.draws_instead}
        return {"cost": lever_price(s, self.seat, c.a, 0)} if c.verb is s.box.MODERNIZE else {}
