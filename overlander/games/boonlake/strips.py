"""The seven strips: card box, and the shares right of the arrow (PIO, STL, CAT-3, REG, HIRE, PRG, BLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import (
    ask_for_cards,
    discard_for_coins,
    name_card,
    offer_discards,
    offer_plays,
    why_not_card,
    why_not_play,
)
from overlander.games.boonlake.cattle import begin_cattle, offer_all_pastures, offer_pastures, why_not_cattle
from overlander.games.boonlake.counting import presences_in
from overlander.games.boonlake.develop import develop, offer_free_sites, offer_other_pieces, offer_sites, why_not_develop
from overlander.games.boonlake.general import draw_cards, gain_coins, gain_vp, take_inhabitants, tell_payment
from overlander.games.boonlake.levers import (
    can_modernize,
    forgo,
    lever_price,
    offer_forgoing,
    offer_recesses,
    place_lever,
    why_not_forgo,
    why_not_modernize,
)
from overlander.games.boonlake.special_projects import name_project, offer_projects, why_not_realise
from overlander.games.boonlake.upgrade import USUAL, begin_upgrade, offer_own_pieces, offer_upgrades, why_not_upgrade

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


class Opportunity(Frame):
    """One of several things may be done, or nothing: whoever lets a share or a card pass may use levers for it (LEV-7, LEV-11)."""

    def __init__(self, seat: int, share: bool) -> None:
        super().__init__(seat)
        self.share = share  # it is the whole share of an all-players part: top-row levers may take its place

    def kinds(self, s: BoonState) -> int:
        """The kinds of cards that may be played, as a bit mask; 0: none."""
        return b.ANY_KIND

    def discard_coins(self, s: BoonState) -> int:
        """CARD-4: what a card brings that is discarded instead; 0: that is not offered."""
        return 0

    def develops(self, s: BoonState) -> bool:
        return False

    def upgrades(self, s: BoonState) -> bool:
        return False

    def places_cattle(self, s: BoonState) -> bool:
        return False

    def draws(self, s: BoonState) -> int:
        return 0

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        seat = self.seat
        if self.develops(s):
            offer_sites(s, seat, out)
        if self.upgrades(s):
            offer_upgrades(s, seat, USUAL, out)
        if self.places_cattle(s):
            offer_pastures(s, seat, out)
        kinds = self.kinds(s)
        if kinds:
            offer_plays(s, seat, kinds, out)
            offer_projects(s, seat, out)
        if self.discard_coins(s):
            offer_discards(s, seat, kinds, out)
        if self.draws(s):
            out.append(s.box.DRAW)
        offer_forgoing(s, seat, self.share, kinds != 0, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        if self.develops(s):
            offer_free_sites(s, out)
            if s.artifacts is not None:
                offer_other_pieces(s, self.seat, out)
        if self.upgrades(s):
            offer_own_pieces(s, self.seat, out)
        if self.places_cattle(s):
            offer_all_pastures(s, out)
        hand = sorted(s.players[self.seat].hand)
        out.extend([Choice(s.box.PLAY, card) for card in hand])
        out.extend([Choice(s.box.PROJECT, tile) for tile in s.piles.areas])
        if self.discard_coins(s):
            out.extend([Choice(s.box.DISCARD, card) for card in hand])
        if self.draws(s):
            out.append(s.box.DRAW)
        offer_forgoing(s, self.seat, self.share, True, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        box = s.box
        if c.verb is box.PLAY:
            return why_not_play(s, self.seat, self.kinds(s), c.a)
        if c.verb is box.PROJECT:
            return why_not_realise(s, self.seat, c.a)
        if c.verb is box.DISCARD:
            if not self.discard_coins(s):
                return no("BOON-CARD-4", "no-discard-here")
            return why_not_card(s, self.seat, self.kinds(s), c.a)
        if c.verb is box.DEVELOP and self.develops(s):
            return why_not_develop(s, self.seat, c)
        if c.verb is box.UPGRADE and self.upgrades(s):
            return why_not_upgrade(s, self.seat, USUAL, c)
        if c.verb is box.CATTLE and self.places_cattle(s):
            return why_not_cattle(s, self.seat, c.a)
        if c.verb is box.LEVER:
            return why_not_forgo(s, self.seat, c.a, self.share, self.kinds(s) != 0)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        box = s.box
        if c.verb is box.PLAY:
            name_card(s, self.seat, c.a)
        elif c.verb is box.PROJECT:
            name_project(s, self.seat, c.a)
        elif c.verb is box.DISCARD:
            discard_for_coins(s, self.seat, c.a, self.discard_coins(s))
        elif c.verb in (box.DEVELOP, box.SHIPYARD.verb, box.PURPLE.verb):
            develop(s, self.seat, c)
        elif c.verb is box.UPGRADE:
            begin_upgrade(s, self.seat, USUAL, c)
        elif c.verb is box.CATTLE:
            begin_cattle(s, self.seat, c.a)
        elif c.verb is box.LEVER:
            forgo(s, self.seat, c.a, self.share, self.kinds(s) != 0)
        elif c.verb is box.DRAW.verb:
            draw_cards(s, self.seat, self.draws(s), self.cite())

    def key(self) -> list[int]:
        return [self.seat, int(self.share)]

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is s.box.DISCARD:
            return {"n": self.discard_coins(s) + s.players[self.seat].perks[b.DISCARD_COINS + s.box.card_kind[c.a]]}
        return {"n": self.draws(s)} if c.verb is s.box.DRAW.verb else {}


def ask(s: BoonState, f: Frame) -> None:
    """A question is asked only if there is something to choose (TIME-E1)."""
    if len(f.choices(s)) > 1:
        s.push(f)


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
        self.asks = True

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
        ask(s, Hire(seat, False))
    elif share.modernizes:
        if offers_top_row(s, seat) or (s.players[seat].ranch >= share.inhabitants and can_modernize(s, seat, 0)):
            s.push(ModernizeOrDraw(seat))
        else:
            draw_cards(s, seat, share.draws_instead, "BOON-PRG-2")
    else:
        ask(s, TakeShare(seat, True))


def offers_top_row(s: BoonState, seat: int) -> bool:
    out: list[Choice] = []
    offer_forgoing(s, seat, True, False, out)
    return len(out) > 0


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
        if self.places_cattle(s) and c.verb in (s.box.PLAY, s.box.PROJECT, s.box.DISCARD):
            gain_coins(s, self.seat, s.players[self.seat].perks[b.NO_CATTLE_COINS], "BOON-ART-CARD-18")
        super().apply(s, c)

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


# -- Region scoring


class RegionEffect(Effect):
    """REG-1."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = True

    def run(self, s: BoonState, seat: int) -> None:
        s.push(NameRegion(seat))


class NameRegion(Frame):
    """REG-1, REG-E1, REG-E2: one region must be named; its label is covered and pays."""

    rule: ClassVar[str] = "BOON-REG-1"

    def choices(self, s: BoonState) -> list[Choice]:
        every = range(len(s.box.regions))
        free = [r for r in every if not (s.land.labels >> r) & 1]
        return [Choice(s.box.REGION, r) for r in (free if free else every)]

    def candidates(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.REGION, r) for r in range(len(s.box.regions))]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        refusal = super().why_not(s, c)
        if refusal is not None and c.verb is s.box.REGION:
            return Refusal(self.rule, "label-covered", {"region": s.box.regions[c.a]})
        return refusal

    def apply(self, s: BoonState, c: Choice) -> None:
        s.strips.region = c.a
        if s.heard is not None:
            s.tell("region", self.seat, self.rule, {"region": s.box.regions[c.a]})
        if not (s.land.labels >> c.a) & 1:
            s.land.labels |= 1 << c.a
            s.box.label_reward[c.a].start(s, self.seat)


def scored_presences(s: BoonState, seat: int) -> int:
    """REG-2: in the regions that were not named, whether covered or not; ART-CARD-12: in all four."""
    every = s.players[seat].perks[b.ALL_REGIONS] > 0
    return sum([presences_in(s, seat, r) for r in range(len(s.box.regions)) if every or r != s.strips.region])


def begin_region_share(s: BoonState, seat: int) -> None:
    n = scored_presences(s, seat)
    if (n > 0 and s.players[seat].board.is_ready(s.box.region_lever)) or offers_top_row(s, seat):
        s.push(RegionShare(seat, n))
    else:
        take_region_coins(s, seat, n)


def take_region_coins(s: BoonState, seat: int, n: int) -> None:
    gain_coins(s, seat, n * s.box.strips[b.REGION].share.region_coins, "BOON-REG-2")


class RegionShare(Frame):
    """REG-2, REG-E3, LEV-E4, LEV-E5: the coins, with the lever for points besides, or a top-row lever instead of them."""

    rule: ClassVar[str] = "BOON-REG-2"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: BoonState) -> list[Choice]:
        out = [s.box.TAKE_COINS] if self.n else []
        if self.n and s.players[self.seat].board.is_ready(s.box.region_lever):
            out.append(Choice(s.box.LEVER, s.box.ways_at[b.REGION_SCORING][0]))
        offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER and s.box.ways[c.a].event != b.REGION_SCORING:
            return why_not_forgo(s, self.seat, c.a, True, False)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.TAKE_COINS.verb:
            take_region_coins(s, self.seat, self.n)
        elif c.verb is s.box.LEVER:
            way = s.box.ways[c.a]
            if way.event == b.FORGO_SHARE:
                forgo(s, self.seat, c.a, True, False)
                return
            s.players[self.seat].board.used |= 1 << way.lever
            if s.heard is not None:
                s.tell("use-lever", self.seat, "BOON-LEV-3", {"lever": s.box.levers[way.lever]})
            take_region_coins(s, self.seat, self.n)
            gain_vp(s, self.seat, self.n * s.box.scored_vp, "BOON-LEV-E4")

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> Params:
        return {"n": self.n}

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"n": self.n * s.box.strips[b.REGION].share.region_coins} if c.verb is s.box.TAKE_COINS.verb else {}


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
                out.append(Choice(s.box.HIRE, 0))
            if len(me.hand) >= share.hire_cards:
                out.append(Choice(s.box.HIRE, 1))
        if not self.begun:
            offer_forgoing(s, self.seat, True, False, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.HIRE, 0), Choice(s.box.HIRE, 1)]
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


class HireAgain(Work):
    """The inhabitant that was paid for; then perhaps another."""

    def run(self, s: BoonState) -> None:
        take_inhabitants(s, self.seat, 1, "BOON-HIRE-2")
        ask(s, Hire(self.seat, True))


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
        out = [Choice(s.box.MODERNIZE, x) for x in range(len(s.box.levers))]
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
