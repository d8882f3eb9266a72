"""Developing: an inhabitant onto a building site (DEV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import A5, DEVELOP_PLAIN, NEW_REGION
from overlander.games.boonlake.artifacts.shipyard import Launch
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.cards import ask_for_cards
from overlander.games.boonlake.counting import presences_in
from overlander.games.boonlake.general import Coins, Draw, gain_coins, gain_vp
from overlander.games.boonlake.upgrade import (
    USUAL,
    begin_upgrade,
    can_upgrade,
    offer_upgrades,
    site_at,
    site_index,
    upgrade_terms,
    why_not_upgrade,
)

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState

PIECES: Final = ["inhabitant", "house", "settlement", "shipyard", "purple-inhabitant"]


def is_free(s: BoonState, space: int, site: int) -> bool:
    """DEV-2, DEV-4."""
    tile = s.land.tiles[space]
    return tile != NONE and site < len(s.box.tile_sites[tile]) and s.land.sites[space * pc.SITES + site] == NONE


def site_price(s: BoonState, seat: int, index: int) -> int:
    """DEV-5, in coins."""
    return s.lowered(seat, site_at(s, index).coins)


def offer_sites(s: BoonState, seat: int, out: list[Choice]) -> None:
    """DEV-1."""
    if s.players[seat].ranch > 0:
        for index in payable_sites(s, seat):
            out.append(s.box.develop_choice[index // pc.SITES][site_at(s, index).place])
    if s.artifacts is not None:
        offer_other_pieces(s, seat, out)


def payable_sites(s: BoonState, seat: int) -> list[int]:
    """DEV-2, DEV-5, DEV-8: free sites that the seat could pay for."""
    me = s.players[seat]
    coins = me.coins + s.coin_discount(seat)
    cards = len(me.hand)
    tiles = s.land.tiles
    pieces = s.land.sites
    out: list[int] = []
    for space in range(len(tiles)):
        tile = tiles[space]
        if tile == NONE or not s.may_use_tile(seat, tile):
            continue
        index = space * pc.SITES
        for site in s.box.tile_sites[tile]:
            if pieces[index] == NONE and coins >= site.coins and cards >= site.cards:
                out.append(index)
            index += 1
    return out


def offer_other_pieces(s: BoonState, seat: int, out: list[Choice]) -> None:
    """ART-SHIP-1, ART-A5-1: the shipyard or the purple inhabitant instead of an inhabitant."""
    yard = s.table().yards[seat]
    purple = yard.purple == ON_RANCH and s.has_basic(seat, A5)
    if (not yard.built or purple) and payable_sites(s, seat):
        if not yard.built:
            out.append(s.box.SHIPYARD)
        if purple:
            out.append(s.box.PURPLE)


def offer_free_sites(s: BoonState, out: list[Choice]) -> None:
    """What one might try to develop."""
    for space in range(len(s.box.spaces)):
        for site in range(pc.SITES):
            if is_free(s, space, site):
                out.append(s.box.develop_choice[space][site_at(s, space * pc.SITES + site).place])


def why_not_develop(s: BoonState, seat: int, c: Choice) -> Refusal | None:
    me = s.players[seat]
    place: Params = {"space": s.box.spaces[c.a]}
    index = site_index(s, c)
    if index == NONE:
        tile = s.land.tiles[c.a]
        if tile != NONE and not s.box.tile_sites[tile]:
            return Refusal("BOON-DEV-4", "a-pasture", place)
        return Refusal("BOON-DEV-1", "no-such-site", place)
    if not s.may_use_tile(seat, s.land.tiles[c.a]):
        return Refusal("BOON-ART-A7-2", "not-your-tile", place)
    if s.land.sites[index] != NONE:
        return Refusal("BOON-DEV-2", "site-occupied", place)
    if me.ranch == 0:
        return no("BOON-DEV-1", "no-inhabitant")
    site = site_at(s, index)
    if me.coins < site_price(s, seat, index):
        return Refusal("BOON-DEV-8", "too-few-coins", {"cost": site_price(s, seat, index), "coins": me.coins})
    if len(me.hand) < site.cards:
        return Refusal("BOON-DEV-8", "too-few-cards", {"cost": site.cards, "cards": len(me.hand)})
    return None


def develop(s: BoonState, seat: int, c: Choice) -> None:
    """DEV-1, or the question where the shipyard or the purple inhabitant goes."""
    if c.verb is not s.box.DEVELOP:
        s.push(PlaceOther(seat, pc.SHIPYARD if c.verb is s.box.SHIPYARD.verb else pc.PURPLE))
        return
    s.players[seat].ranch -= 1
    settle(s, seat, site_index(s, c), pc.INHABITANT, True)


def settle(s: BoonState, seat: int, index: int, kind: int, developing: bool) -> None:
    """DEV-5, DEV-E2: a piece goes onto a site; the cost before the reward."""
    me = s.players[seat]
    site = site_at(s, index)
    first = not presences_in(s, seat, s.box.region_of[index // pc.SITES]) if s.artifacts is not None else False
    s.land.sites[index] = pc.piece(seat, kind)
    coins = site_price(s, seat, index)
    me.coins -= coins
    if s.heard is not None:
        where: Params = {"space": s.box.spaces[index // pc.SITES], "site": b.PLACES[site.place], "cost": coins}
        s.tell("develop" if developing else "place-piece", seat, "BOON-DEV-1", {**where, "piece": PIECES[kind]})
    s.push(Developed(seat, index, kind, developing, first))
    ask_for_cards(s, seat, site.cards, "BOON-DEV-5")


class Developed(Work):
    """DEV-6: the reward of the site, once it is paid; then what the expansion adds (ART-SHIP-E7)."""

    def __init__(self, seat: int, index: int, kind: int, developing: bool, first: bool) -> None:
        super().__init__(seat)
        self.index = index
        self.kind = kind
        self.developing = developing
        self.first = first  # the first presence in its region

    def run(self, s: BoonState) -> None:
        if s.artifacts is not None:
            if self.kind == pc.SHIPYARD:
                s.push(Launch(self.seat))
            if self.developing:
                develop_bonus(s, self.seat, self.index, self.first)
            if self.kind == pc.SHIPYARD:
                s.shipyard_placed(self.seat, self.index // pc.SITES)
            elif self.developing or self.kind == pc.HOUSE:
                s.presence_placed(self.index // pc.SITES)
        site_at(s, self.index).reward.start(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, self.index, self.kind, int(self.developing), int(self.first)]


def develop_bonus(s: BoonState, seat: int, index: int, first: bool) -> None:
    """ART-CARD-13, ART-CARD-14, ART-COND-1, ART-A7-2."""
    me = s.players[seat]
    site = site_at(s, index)
    if s.land.tiles[index // pc.SITES] == s.box.special_tile:
        s.box.special_develop.start(s, seat)
    if is_plain(s, index):
        s.condition_met(seat, DEVELOP_PLAIN)
    yard = s.table().yards[seat]
    region = s.box.region_of[index // pc.SITES]
    if first and not (yard.regions >> region) & 1:
        s.condition_met(seat, NEW_REGION)
    yard.regions |= 1 << region
    if site.place == b.LOWER:
        gain_vp(s, seat, me.perks[b.LOWER_SITE_VP], "BOON-ART-CARD-13")
    gain_coins(s, seat, me.perks[b.DEVELOP_COINS], "BOON-ART-CARD-14")


def is_plain(s: BoonState, index: int) -> bool:
    """ART-COND-E2, ART-COND-E5: nothing, or exactly one coin or one card, as cost or as reward."""
    site = site_at(s, index)
    gives = site.reward.gives
    if len(gives) > 1 or (gives and site.coins + site.cards > 0):
        return False
    if not gives:
        return site.coins + site.cards <= 1
    one = gives[0]
    return (isinstance(one, Coins) and one.n == 1) or (isinstance(one, Draw) and one.n == 1)


class PlaceOther(Frame):
    """ART-SHIP-1, ART-SHIP-E2, ART-A5-1: the site for the shipyard or the purple inhabitant."""

    rule: ClassVar[str] = "BOON-ART-SHIP-1"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.SITE, x // pc.SITES, site_at(s, x).place) for x in payable_sites(s, self.seat)]

    def apply(self, s: BoonState, c: Choice) -> None:
        yard = s.table().yards[self.seat]
        if self.kind == pc.PURPLE:
            yard.purple = ON_BOARD
        settle(s, self.seat, site_index(s, c), self.kind, True)

    def key(self) -> list[int]:
        return [self.seat, self.kind]

    def params(self, s: BoonState) -> Params:
        return {"piece": PIECES[self.kind]}


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
        if s.artifacts is not None:
            offer_other_pieces(s, self.seat, out)
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
        if c.verb is s.box.UPGRADE:
            begin_upgrade(s, self.seat, USUAL, c)
        elif c.verb is not s.box.PASSING:
            develop(s, self.seat, c)

    def details(self, s: BoonState, c: Choice) -> Params:
        return upgrade_terms(s, self.seat, USUAL, c) if c.verb is s.box.UPGRADE else {}


class DevelopOrUpgradeEffect(Effect):
    def run(self, s: BoonState, seat: int) -> None:
        found: list[Choice] = []
        offer_sites(s, seat, found)
        if found or can_upgrade(s, seat, USUAL):
            s.push(DevelopOrUpgrade(seat))
