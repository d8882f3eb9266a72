"""Upgrading, and the bonus of an emptied tier (UPG, TIER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts.box import A5, UPGRADE_HOUSE
from overlander.games.boonlake.artifacts.state import ON_RANCH
from overlander.games.boonlake.costs import listed
from overlander.games.boonlake.counting import adjacent_presences
from overlander.games.boonlake.general import gain_coins, gain_vp, give_up_inhabitants

if TYPE_CHECKING:
    from overlander.games.boonlake.printed import Site
    from overlander.games.boonlake.state import BoonState


class Terms:
    """What may be upgraded, and how much less it costs (EFF-13, EFF-14)."""

    def __init__(self, houses: bool, settlements: bool, inhabitants: int, presences: int) -> None:
        self.houses = houses
        self.settlements = settlements
        self.inhabitants = inhabitants
        self.presences = presences

    def key(self) -> list[int]:
        return [int(self.houses), int(self.settlements), self.inhabitants, self.presences]


USUAL: Final = Terms(True, True, 0, 0)
NEVER: Final = 1000  # more presences than there can be


def site_at(s: BoonState, index: int) -> Site:
    """The site of a tile on the gameboard; index = space * SITES + site."""
    return s.box.tile_sites[s.land.tiles[index // pc.SITES]][index % pc.SITES]


def site_index(s: BoonState, c: Choice) -> int:
    """The site that a choice names; NONE if no tile there has it."""
    tile = s.land.tiles[c.a]
    if tile == NONE or c.b == NONE:
        return NONE
    sites = s.box.tile_sites[tile]
    for i in range(len(sites)):
        if sites[i].place == c.b:
            return c.a * pc.SITES + i
    return NONE


# -- prices: inhabitants given up, points instead, and the lever used for it


class Price:
    def __init__(self, inhabitants: int, vp: int, lever: int) -> None:
        self.inhabitants = inhabitants
        self.vp = vp
        self.lever = lever


def substitutes(s: BoonState, total: int, extra: int) -> int:
    """UPG-E2: how many of the inhabitants may be replaced by points."""
    return total if s.box.substitutes_any else min(extra, total)


def prices(s: BoonState, seat: int, total: int, extra: int, substitute: int, lever: int, out: list[Price]) -> None:
    """UPG-7, UPG-8, UPG-E2, UPG-E3, CAT-7: each additional inhabitant may be replaced by points."""
    total = max(0, total)
    for instead in range(substitutes(s, total, extra) + 1):
        if s.players[seat].ranch >= total - instead:
            out.append(Price(total - instead, instead * substitute, lever))


def has_price(s: BoonState, seat: int, total: int, extra: int) -> bool:
    """Whether there are any such prices."""
    total = max(0, total)
    return s.players[seat].ranch >= total - substitutes(s, total, extra)


def house_prices(s: BoonState, seat: int, terms: Terms) -> list[Price]:
    """UPG-2, UPG-4: none if it is not possible."""
    board = s.players[seat].board
    out: list[Price] = []
    if terms.houses and (board.houses < s.box.houses or board.spare > 0):
        prices(s, seat, s.box.house_price - terms.inhabitants, 0, s.box.settlement_substitute, NONE, out)
    return out


def settlement_prices(s: BoonState, seat: int, space: int, terms: Terms) -> list[Price]:
    """UPG-5..8, UPG-11, UPG-13: none if it is not possible."""
    box = s.box
    board = s.players[seat].board
    out: list[Price] = []
    if not terms.settlements or board.settlements >= box.settlements:
        return out
    around = adjacent_presences(s, seat, space) + terms.presences
    extra = box.settlement_extra[board.settlements]
    total = box.settlement_price + extra - terms.inhabitants
    if around >= box.presences_needed:
        prices(s, seat, total, extra, box.settlement_substitute, NONE, out)
    if around + box.less_presences >= box.presences_needed and board.is_ready(box.settlement_lever):
        prices(s, seat, total - box.less_inhabitants, extra, box.settlement_substitute, box.settlement_lever, out)
    return out


def upgrade_prices(s: BoonState, seat: int, index: int, terms: Terms) -> list[Price]:
    found = s.land.sites[index]
    if found == pc.piece(seat, pc.INHABITANT) or (found == pc.piece(seat, pc.PURPLE) and s.has_basic(seat, A5)):
        return house_prices(s, seat, terms)
    if found == pc.piece(seat, pc.HOUSE):
        return settlement_prices(s, seat, index // pc.SITES, terms)
    return []


# -- what is offered


def has_house(s: BoonState, seat: int, terms: Terms) -> bool:
    """UPG-2, UPG-4: an inhabitant can become a house, wherever it stands."""
    board = s.players[seat].board
    if not terms.houses or (board.houses >= s.box.houses and board.spare == 0):
        return False
    return has_price(s, seat, s.box.house_price - terms.inhabitants, 0)


def presences_for_settlement(s: BoonState, seat: int, terms: Terms) -> int:
    """UPG-5..8, UPG-11, UPG-13: how many must be around a house; NEVER if no settlement can be had."""
    box = s.box
    board = s.players[seat].board
    if not terms.settlements or board.settlements >= box.settlements:
        return NEVER
    extra = box.settlement_extra[board.settlements]
    total = box.settlement_price + extra - terms.inhabitants
    if board.is_ready(box.settlement_lever) and has_price(s, seat, total - box.less_inhabitants, extra):
        return box.presences_needed - terms.presences - box.less_presences
    return box.presences_needed - terms.presences if has_price(s, seat, total, extra) else NEVER


def upgradable(s: BoonState, seat: int, terms: Terms) -> list[int]:
    """UPG-1: the sites of own pieces for which there is a price."""
    out: list[int] = []
    house = has_house(s, seat, terms)
    presences = presences_for_settlement(s, seat, terms)
    if not house and presences == NEVER:
        return out
    sites = s.land.sites
    first = pc.piece(seat, 0)
    for index in range(len(sites)):
        kind = sites[index] - first
        if kind == pc.INHABITANT:
            if house:
                out.append(index)
        elif kind == pc.HOUSE:
            if presences != NEVER and adjacent_presences(s, seat, index // pc.SITES) >= presences:
                out.append(index)
        elif kind == pc.PURPLE and house and s.has_basic(seat, A5):
            out.append(index)
    return out


def offer_upgrades(s: BoonState, seat: int, terms: Terms, out: list[Choice]) -> None:
    for index in upgradable(s, seat, terms):
        out.append(s.box.upgrade_choice[index // pc.SITES][site_at(s, index).place])


def can_upgrade(s: BoonState, seat: int, terms: Terms) -> bool:
    return len(upgradable(s, seat, terms)) > 0


def can_upgrade_anything(s: BoonState, seat: int) -> bool:
    return can_upgrade(s, seat, USUAL)


def offer_own_pieces(s: BoonState, seat: int, out: list[Choice]) -> None:
    """What one might try to upgrade, the purple inhabitant of artifact A5 among it (ART-A5-3)."""
    sites = s.land.sites
    kinds = [pc.INHABITANT, pc.HOUSE] + ([pc.PURPLE] if s.has_basic(seat, A5) else [])
    for index in range(len(sites)):
        if sites[index] // pc.KINDS == seat and sites[index] % pc.KINDS in kinds:
            out.append(s.box.upgrade_choice[index // pc.SITES][site_at(s, index).place])


def why_not_upgrade(s: BoonState, seat: int, terms: Terms, c: Choice) -> Refusal | None:
    index = site_index(s, c)
    me = s.players[seat]
    if index == NONE or s.land.sites[index] // pc.KINDS != seat:
        return Refusal("BOON-UPG-1", "not-your-piece", {"space": s.box.spaces[c.a]})
    kind = s.land.sites[index] % pc.KINDS
    if kind == pc.INHABITANT or (kind == pc.PURPLE and s.has_basic(seat, A5)):
        if not terms.houses:
            return no("BOON-EFF-14", "only-houses")
        if me.board.houses == s.box.houses and me.board.spare == 0:
            return no("BOON-UPG-4", "no-house-left")
        if not house_prices(s, seat, terms):
            return Refusal("BOON-UPG-2", "too-few-inhabitants", {"cost": s.box.house_price, "inhabitants": me.ranch})
        return None
    if kind != pc.HOUSE:
        return Refusal("BOON-UPG-1", "cannot-be-upgraded", {"space": s.box.spaces[c.a]})
    if not terms.settlements:
        return no("BOON-EFF-13", "only-inhabitants")
    if me.board.settlements == s.box.settlements:
        return no("BOON-UPG-11", "no-settlement-left")
    if settlement_prices(s, seat, c.a, terms):
        return None
    around = adjacent_presences(s, seat, c.a)
    lever = me.board.is_ready(s.box.settlement_lever)
    needed = s.box.presences_needed - terms.presences - (s.box.less_presences if lever else 0)
    if around < needed:
        return Refusal("BOON-UPG-5", "too-few-presences", {"need": needed, "found": around})
    cost = s.box.settlement_price - terms.inhabitants - (s.box.less_inhabitants if lever else 0)
    return Refusal("BOON-UPG-6", "too-few-inhabitants", {"cost": cost, "inhabitants": me.ranch})


# -- what it costs and brings, before it is chosen


def upgrade_terms(s: BoonState, seat: int, terms: Terms, c: Choice) -> Params:
    """UPG-2, UPG-6, UPG-7, UPG-10, DEV-7: with as many inhabitants as there are; how many of them are points instead is asked
    later."""
    index = site_index(s, c)
    found = upgrade_prices(s, seat, index, terms) if index != NONE else []
    if not found:
        return {}
    lost, gained = settlement_points(s, seat, index, True) if s.land.sites[index] == pc.piece(seat, pc.HOUSE) else (0, 0)
    return price_told(found[0], lost, [("vp", gained)])


def settlement_points(s: BoonState, seat: int, index: int, penalty: bool) -> tuple[int, int]:
    """UPG-10, DEV-7: the points lost and gained at once by a settlement on this site."""
    vp = site_at(s, index).settlement_vp
    lost = max(0, -vp)
    if penalty and has_settlement_in(s, seat, s.box.region_of[index // pc.SITES]):
        lost += s.box.same_region_vp
    return lost, max(0, vp)


def price_told(price: Price, lost: int, gained: list[tuple[str, int]]) -> Params:
    lever = 1 if price.lever != NONE else 0
    given = [("inhabitants", price.inhabitants), ("vp", price.vp + lost), ("lever_down", lever)]
    return {"given": listed(given), "gained": listed(gained)}


# -- upgrading


def begin_upgrade(s: BoonState, seat: int, terms: Terms, c: Choice) -> None:
    index = site_index(s, c)
    found = upgrade_prices(s, seat, index, terms)
    if len(found) == 1:
        carry_out_upgrade(s, seat, index, found[0])
    else:
        s.push(UpgradePrice(seat, index, terms))


class UpgradePrice(Frame):
    """UPG-7, UPG-8, LEV-10 (M32): inhabitants or points, with the lever or without."""

    rule: ClassVar[str] = "BOON-UPG-7"

    def __init__(self, seat: int, index: int, terms: Terms) -> None:
        super().__init__(seat)
        self.index = index
        self.terms = terms

    def choices(self, s: BoonState) -> list[Choice]:
        return [give(s, x) for x in upgrade_prices(s, self.seat, self.index, self.terms)]

    def apply(self, s: BoonState, c: Choice) -> None:
        carry_out_upgrade(s, self.seat, self.index, Price(c.a, max(c.b, 0), c.c))

    def key(self) -> list[int]:
        return [self.seat, self.index, *self.terms.key()]

    def params(self, s: BoonState) -> Params:
        return {"space": s.box.spaces[self.index // pc.SITES]}


def give(s: BoonState, price: Price) -> Choice:
    """`give:2`, `give:2,4`, `give:1,4@m32`."""
    return Choice(s.box.GIVE, price.inhabitants, price.vp if price.vp else NONE, price.lever)


def pay_price(s: BoonState, seat: int, price: Price, rule: str) -> None:
    if price.lever != NONE:
        s.players[seat].board.used |= 1 << price.lever
        if s.heard is not None:
            s.tell("use-lever", seat, "BOON-LEV-3", {"lever": s.box.levers[price.lever]})
    give_up_inhabitants(s, seat, price.inhabitants)
    gain_vp(s, seat, -price.vp, rule)


def carry_out_upgrade(s: BoonState, seat: int, index: int, price: Price) -> None:
    """UPG-E4: the price is due before the piece moves."""
    pay_price(s, seat, price, "BOON-UPG-7")
    if s.land.sites[index] % pc.KINDS in (pc.INHABITANT, pc.PURPLE):
        upgrade_to_house(s, seat, index, price)
    else:
        upgrade_to_settlement(s, seat, index, price)


def upgrade_to_house(s: BoonState, seat: int, index: int, price: Price) -> None:
    """UPG-3, UPG-4, UPG-E5."""
    me = s.players[seat]
    if s.land.sites[index] == pc.piece(seat, pc.PURPLE):
        s.table().yards[seat].purple = ON_RANCH  # ART-A5-3
    else:
        me.supply += 1
    s.condition_met(seat, UPGRADE_HOUSE)
    if s.heard is not None:
        place: Params = {"space": s.box.spaces[index // pc.SITES], "inhabitants": price.inhabitants, "vp": price.vp}
        s.tell("upgrade-house", seat, "BOON-UPG-3", place)
    s.land.sites[index] = pc.piece(seat, pc.HOUSE)
    if me.board.houses < s.box.houses:
        me.board.houses += 1
        tier_bonus(s, seat)
    else:
        me.board.spare -= 1


def upgrade_to_settlement(s: BoonState, seat: int, index: int, price: Price) -> None:
    """UPG-9, UPG-10, DEV-7."""
    if s.heard is not None:
        place: Params = {"space": s.box.spaces[index // pc.SITES], "inhabitants": price.inhabitants, "vp": price.vp}
        s.tell("upgrade-settlement", seat, "BOON-UPG-9", place)
    second = has_settlement_in(s, seat, s.box.region_of[index // pc.SITES])
    place_settlement(s, seat, index)
    if second:
        gain_vp(s, seat, -s.box.same_region_vp, "BOON-UPG-10")
    gain_vp(s, seat, site_at(s, index).settlement_vp, "BOON-DEV-7")


def has_settlement_in(s: BoonState, seat: int, region: int) -> bool:
    sites = s.land.sites
    for index in range(len(sites)):
        if sites[index] == pc.piece(seat, pc.SETTLEMENT) and s.box.region_of[index // pc.SITES] == region:
            return True
    return False


def place_settlement(s: BoonState, seat: int, index: int) -> None:
    """UPG-9: from the top of the board; the house is put beside the gameboard."""
    board = s.players[seat].board
    s.land.sites[index] = pc.piece(seat, pc.SETTLEMENT)
    board.spare += 1
    board.settlements += 1
    tier_bonus(s, seat)


def tier_bonus(s: BoonState, seat: int) -> None:
    """TIER-3, UPG-E6: the last piece of a tier frees its inhabitant."""
    me = s.players[seat]
    board = me.board
    for tier in s.box.bonus_tiers:
        houses, settlements, cattle = s.box.tier_pieces[tier]
        if (board.freed >> tier) & 1 or board.houses < houses or board.settlements < settlements or board.cattle < cattle:
            continue
        board.freed |= 1 << tier
        me.ranch += 1
        if s.heard is not None:
            s.tell("tier-bonus", seat, "BOON-TIER-3", {"tier": tier + 1})
        gain_coins(s, seat, me.perks[b.INHABITANT_COINS], "BOON-ART-CARD-16")


class Upgrade(Frame):
    """UPG-1: an upgrade that an effect gives, or none."""

    rule: ClassVar[str] = "BOON-UPG-1"

    def __init__(self, seat: int, terms: Terms) -> None:
        super().__init__(seat)
        self.terms = terms

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_upgrades(s, self.seat, self.terms, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_own_pieces(s, self.seat, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.UPGRADE:
            return why_not_upgrade(s, self.seat, self.terms, c)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.UPGRADE:
            begin_upgrade(s, self.seat, self.terms, c)

    def key(self) -> list[int]:
        return [self.seat, *self.terms.key()]

    def details(self, s: BoonState, c: Choice) -> Params:
        return upgrade_terms(s, self.seat, self.terms, c) if c.verb is s.box.UPGRADE else {}


class UpgradeEffect(Effect):
    """EFF-13, EFF-14, LEV-10 (M13)."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms

    def run(self, s: BoonState, seat: int) -> None:
        if can_upgrade(s, seat, self.terms):
            s.push(Upgrade(seat, self.terms))
