"""Developing: an inhabitant onto a building site (DEV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.cards import ask_for_cards
from overlander.games.boonlake.upgrade import (
    USUAL,
    begin_upgrade,
    can_upgrade,
    offer_upgrades,
    site_at,
    site_index,
    why_not_upgrade,
)

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def is_free(s: BoonState, space: int, site: int) -> bool:
    """DEV-2, DEV-4."""
    tile = s.land.tiles[space]
    return tile != NONE and site < len(s.box.tile_sites[tile]) and s.land.sites[space * pc.SITES + site] == NONE


def can_pay_site(s: BoonState, seat: int, index: int) -> bool:
    """DEV-5, DEV-8."""
    me = s.players[seat]
    site = site_at(s, index)
    return me.coins >= site.coins and len(me.hand) >= site.cards


def offer_sites(s: BoonState, seat: int, out: list[Choice]) -> None:
    """DEV-1."""
    if s.players[seat].ranch == 0:
        return
    for space in range(len(s.box.spaces)):
        for site in range(pc.SITES):
            if is_free(s, space, site) and can_pay_site(s, seat, space * pc.SITES + site):
                out.append(Choice(s.box.DEVELOP, space, site_at(s, space * pc.SITES + site).place))


def offer_free_sites(s: BoonState, out: list[Choice]) -> None:
    """What one might try to develop."""
    for space in range(len(s.box.spaces)):
        for site in range(pc.SITES):
            if is_free(s, space, site):
                out.append(Choice(s.box.DEVELOP, space, site_at(s, space * pc.SITES + site).place))


def why_not_develop(s: BoonState, seat: int, c: Choice) -> Refusal | None:
    me = s.players[seat]
    place: Params = {"space": s.box.spaces[c.a]}
    index = site_index(s, c)
    if index == NONE:
        tile = s.land.tiles[c.a]
        if tile != NONE and not s.box.tile_sites[tile]:
            return Refusal("BOON-DEV-4", "a-pasture", place)
        return Refusal("BOON-DEV-1", "no-such-site", place)
    if s.land.sites[index] != NONE:
        return Refusal("BOON-DEV-2", "site-occupied", place)
    if me.ranch == 0:
        return no("BOON-DEV-1", "no-inhabitant")
    site = site_at(s, index)
    if me.coins < site.coins:
        return Refusal("BOON-DEV-8", "too-few-coins", {"cost": site.coins, "coins": me.coins})
    if len(me.hand) < site.cards:
        return Refusal("BOON-DEV-8", "too-few-cards", {"cost": site.cards, "cards": len(me.hand)})
    return None


def develop(s: BoonState, seat: int, c: Choice) -> None:
    """DEV-5, DEV-E2: the cost before the reward."""
    me = s.players[seat]
    index = site_index(s, c)
    site = site_at(s, index)
    me.ranch -= 1
    s.land.sites[index] = pc.piece(seat, pc.INHABITANT)
    me.coins -= site.coins
    if s.heard is not None:
        where: Params = {"space": s.box.spaces[c.a], "site": b.PLACES[site.place], "cost": site.coins}
        s.tell("develop", seat, "BOON-DEV-1", where)
    s.push(Developed(seat, index))
    ask_for_cards(s, seat, site.cards, "BOON-DEV-5")


class Developed(Work):
    """DEV-6: the reward of the site, once it is paid."""

    def __init__(self, seat: int, index: int) -> None:
        super().__init__(seat)
        self.index = index

    def run(self, s: BoonState) -> None:
        site_at(s, self.index).reward.start(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.index]


class DevelopOrUpgrade(Frame):
    """PIO-1, STL-1: develop once, or upgrade once, or neither."""

    rule: ClassVar[str] = "BOON-TURN-4"

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_sites(s, self.seat, out)
        offer_upgrades(s, self.seat, USUAL, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_free_sites(s, out)
        offer_upgrades(s, self.seat, USUAL, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.DEVELOP:
            return why_not_develop(s, self.seat, c)
        if c.verb is s.box.UPGRADE:
            return why_not_upgrade(s, self.seat, USUAL, c)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.DEVELOP:
            develop(s, self.seat, c)
        elif c.verb is s.box.UPGRADE:
            begin_upgrade(s, self.seat, USUAL, c)


class DevelopOrUpgradeEffect(Effect):
    def __init__(self) -> None:
        super().__init__()
        self.asks = True

    def run(self, s: BoonState, seat: int) -> None:
        found: list[Choice] = []
        offer_sites(s, seat, found)
        if found or can_upgrade(s, seat, USUAL):
            s.push(DevelopOrUpgrade(seat))
