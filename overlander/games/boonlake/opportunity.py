"""A question that offers one of several things, cards among them, and what passing it by is worth (TURN-3, TURN-5, INT-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import (
    cards_of_kinds,
    discard_for_coins,
    name_card,
    offer_discards,
    offer_plays,
    why_not_card,
    why_not_play,
)
from overlander.games.boonlake.cattle import begin_cattle, cattle_terms, offer_all_pastures, offer_pastures, why_not_cattle
from overlander.games.boonlake.develop import develop, offer_free_sites, offer_other_pieces, offer_sites, why_not_develop
from overlander.games.boonlake.general import draw_cards
from overlander.games.boonlake.levers import forgo, offer_forgoing, why_not_forgo
from overlander.games.boonlake.special_projects import name_project, offer_projects, why_not_realise
from overlander.games.boonlake.upgrade import (
    USUAL,
    begin_upgrade,
    offer_own_pieces,
    offer_upgrades,
    upgrade_terms,
    why_not_upgrade,
)

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
            cards = cards_of_kinds(s, seat, kinds)
            offer_plays(s, seat, cards, out)
            offer_projects(s, seat, out)
            if self.discard_coins(s):
                offer_discards(s, cards, out)
        if self.draws(s):
            out.append(s.box.DRAW)
        offer_forgoing(s, seat, self.share, kinds != 0, out)
        out.append(s.box.PASS)
        return out

    def is_open(self, s: BoonState) -> bool:
        """Whether there is anything to choose but to pass; what is found soonest is looked for first."""
        seat = self.seat
        kinds = self.kinds(s)
        cards = cards_of_kinds(s, seat, kinds) if kinds else []
        if self.draws(s) or (cards and self.discard_coins(s)):
            return True
        found: list[Choice] = []
        offer_forgoing(s, seat, self.share, kinds != 0, found)
        if not found and self.develops(s):
            offer_sites(s, seat, found)
        if not found and self.upgrades(s):
            offer_upgrades(s, seat, USUAL, found)
        if not found and self.places_cattle(s):
            offer_pastures(s, seat, found)
        if not found and kinds:
            offer_plays(s, seat, cards, found)
            if not found:
                offer_projects(s, seat, found)
        return len(found) > 0

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
        elif c.verb is box.DEVELOP or c.verb is box.SHIPYARD.verb or c.verb is box.PURPLE.verb:
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

    def brings(self, s: BoonState, card: int) -> int:
        """CARD-5, EFF-17: the coins for a card that is discarded."""
        return self.discard_coins(s) + s.players[self.seat].perks[b.DISCARD_COINS + s.box.card_kind[card]]

    def details(self, s: BoonState, c: Choice) -> Params:
        if c.verb is s.box.DISCARD:
            return {"n": self.brings(s, c.a)}
        if c.verb is s.box.UPGRADE:
            return upgrade_terms(s, self.seat, USUAL, c)
        if c.verb is s.box.CATTLE:
            return cattle_terms(s, self.seat, c.a)
        return {"n": self.draws(s)} if c.verb is s.box.DRAW.verb else {}


def ask(s: BoonState, f: Opportunity) -> None:
    """A question is asked only if there is something to choose (TIME-E1)."""
    if f.is_open(s):
        s.push(f)


def invite(s: BoonState, f: Opportunity) -> None:
    """TIME-E3: or if there could be, by what may be done at any time; the seat has decided nothing just before."""
    if f.is_open(s) or s.could_help(f.seat):
        s.push(f)
