"""The ten artifact faces: what their two levels do (ART-VASE, ART-A1..A10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.artifacts import box as ab
from overlander.games.boonlake.artifacts.state import ON_BOARD, ON_RANCH
from overlander.games.boonlake.cards import PayCard, Payment, settle_payment
from overlander.games.boonlake.counting import adjacent_presences, count
from overlander.games.boonlake.general import draw_cards, gain_coins, gain_vp, tell_payment
from overlander.games.boonlake.upgrade import tier_bonus

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def is_active(s: BoonState, seat: int, face: int, advanced: bool) -> bool:
    """ART-VASE-2."""
    if s.artifacts is None:
        return False
    yard = s.artifacts.yards[seat]
    kit = s.box.kit()
    return yard.face == face and yard.plugged >= (kit.advanced if advanced else kit.basic)


# -- plugging vases


def can_plug(s: BoonState, seat: int) -> bool:
    """ART-VASE-1."""
    yard = s.table().yards[seat]
    return yard.face != NONE and yard.plugged < s.box.kit().advanced and s.players[seat].vases > 0


def plug(s: BoonState, seat: int) -> None:
    """ART-VASE-1, ART-VASE-3: what a level does at once happens at once."""
    yard = s.table().yards[seat]
    s.players[seat].vases -= 1
    yard.plugged += 1
    if s.heard is not None:
        s.tell("plug", seat, "BOON-ART-VASE-1", {"n": yard.plugged})
    kit = s.box.kit()
    if yard.plugged == kit.basic:
        activate_basic(s, seat)
    elif yard.plugged == kit.advanced:
        activate_advanced(s, seat)


def could_activate(s: BoonState, seat: int, faces: tuple[int, ...]) -> bool:
    """TIME-E4: the docked artifact is one of these, and vases within reach would activate its basic level."""
    yard = s.table().yards[seat]
    kit = s.box.kit()
    if s.box.rules < 4 or yard.face not in faces or yard.plugged >= kit.basic:
        return False
    return vases_within_reach(s, seat) >= kit.basic


def could_advance(s: BoonState, seat: int, face: int) -> bool:
    """ART-A6-E6: this artifact is docked, and vases within reach would activate its advanced level."""
    if s.artifacts is None or s.artifacts.yards[seat].face != face:
        return False
    return not is_active(s, seat, face, True) and vases_within_reach(s, seat) >= s.box.kit().advanced


def vases_within_reach(s: BoonState, seat: int) -> int:
    """In the artifact, in stock, and what a return of the pawn brings."""
    yard = s.table().yards[seat]
    return yard.plugged + s.players[seat].vases + s.box.kit().vases_until(yard.pawn)


def activate_basic(s: BoonState, seat: int) -> None:
    yard = s.table().yards[seat]
    if yard.face == ab.A3:
        begin_annex(s, seat, False)
    elif yard.face in (ab.A5, ab.A6):
        yard.purple = ON_RANCH
        gain_coins(s, seat, s.players[seat].perks[b.INHABITANT_COINS], "BOON-ART-CARD-16")
    elif yard.face == ab.A7:
        yard.special = True
    elif yard.face == ab.A9:
        ask_archive(s, seat)


def activate_advanced(s: BoonState, seat: int) -> None:
    kit = s.box.kit()
    yard = s.table().yards[seat]
    if yard.face == ab.A3:
        gain_vp(s, seat, kit.annex_vp, "BOON-ART-A3-2")
        begin_annex(s, seat, True)
    elif yard.face == ab.A7 and s.box.special_tile in s.land.tiles:
        near = adjacent_presences(s, NONE, s.land.tiles.index(s.box.special_tile)) + 1
        gain_vp(s, seat, near * kit.plot_vp, "BOON-ART-A7-4")
        gain_coins(s, seat, near * kit.plot_coins, "BOON-ART-A7-4")
    elif yard.face == ab.A10:
        gain_vp(s, seat, kit.ledger_vp, "BOON-ART-A10-2")


# -- A3: annexes


def free_annexes(s: BoonState, seat: int) -> list[int]:
    """Production sites that stand without a house beside them."""
    yard = s.table().yards[seat]
    sites = s.players[seat].board.sites
    return [r for r in range(len(sites)) if sites[r] > 0 and not (yard.annexes >> r) & 1]


def begin_annex(s: BoonState, seat: int, optional: bool) -> None:
    """ART-A3-E3: without a house on the board nothing is placed."""
    if s.players[seat].board.houses < s.box.houses and free_annexes(s, seat):
        s.push(PlaceAnnex(seat, optional))


class PlaceAnnex(Frame):
    """ART-A3-1, ART-A3-2: a house of the board beside a production site."""

    rule: ClassVar[str] = "BOON-ART-A3-1"

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def choices(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.ANNEX, r) for r in free_annexes(s, self.seat)]
        return [*out, s.box.PASS] if self.optional else out

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is not s.box.ANNEX:
            return
        s.table().yards[self.seat].annexes |= 1 << c.a
        s.players[self.seat].board.houses += 1
        if s.heard is not None:
            s.tell("annex", self.seat, self.rule, {"resource": b.RESOURCES[c.a]})
        tier_bonus(s, self.seat)

    def key(self) -> list[int]:
        return [self.seat, int(self.optional)]


def pay_annexes(s: BoonState, seat: int, requires: list[int]) -> None:
    """ART-A3-1, ART-A3-2, ART-A3-E1: a site is used where its resource is asked for."""
    yard = s.table().yards[seat]
    used = sum([1 for r in range(len(requires)) if requires[r] > 0 and (yard.annexes >> r) & 1])
    if used:
        coins = s.box.kit().annex_coins
        n = coins[used - 1] if s.has_advanced(seat, ab.A3) else coins[0]
        gain_coins(s, seat, n, "BOON-ART-A3-1")


# -- A8, A9, A10: cards and coins


def buy_jokers(s: BoonState, seat: int, n: int) -> None:
    """ART-A8-1, ART-A8-2."""
    kit = s.box.kit()
    s.players[seat].coins -= kit.joker_price[n - 1]
    tell_payment(s, seat, kit.joker_price[n - 1], 0, 0, "BOON-ART-A8-1")
    if s.has_advanced(seat, ab.A8):
        gain_vp(s, seat, kit.joker_vp[n - 1], "BOON-ART-A8-2")


def coin_discount(s: BoonState, seat: int) -> int:
    """ART-A10-2."""
    return s.box.kit().discount if s.has_advanced(seat, ab.A10) else 0


def card_discount(s: BoonState, seat: int) -> int:
    """ART-A10-1, ART-A10-E1: one less in all."""
    return s.box.kit().discount if s.has_basic(seat, ab.A10) else 0


def card_played(s: BoonState, seat: int, card: int) -> None:
    """ART-COND-1 (b), ART-COND-E1, ART-A9-2."""
    if sum(s.box.card_requires[card]) >= 3:
        s.condition_met(seat, ab.CARD_3_RESOURCES)
    if s.has_advanced(seat, ab.A9):
        gain_vp(s, seat, s.box.kit().archive_vp, "BOON-ART-A9-2")


def ask_archive(s: BoonState, seat: int) -> None:
    if s.players[seat].hand and len(s.table().yards[seat].archive) < s.box.kit().archive_size:
        s.push(Archive(seat))


class Archive(Frame):
    """ART-A9-1: up to four cards of the hand, one after the other."""

    rule: ClassVar[str] = "BOON-ART-A9-1"

    def choices(self, s: BoonState) -> list[Choice]:
        return [*[Choice(s.box.ARCHIVE, card) for card in sorted(s.players[self.seat].hand)], s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is not s.box.ARCHIVE:
            return
        s.players[self.seat].hand.remove(c.a)
        s.table().yards[self.seat].archive.append(c.a)
        if s.heard is not None:
            s.confide("archive", self.seat, self.rule, {"n": 1}, {"card": s.box.cards[c.a]})
        ask_archive(s, self.seat)


class PlayArchived(Frame):
    """ART-A9-1, ART-A9-E2: one of the cards on it, free of charge."""

    rule: ClassVar[str] = "BOON-ART-A9-1"

    def choices(self, s: BoonState) -> list[Choice]:
        return [*[Choice(s.box.PLAY, card) for card in sorted(s.table().yards[self.seat].archive)], s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.PLAY:
            s.table().yards[self.seat].archive.remove(c.a)
            s.players[self.seat].playing = c.a
            s.push(PayNothing(self.seat, 0, False))
            settle_payment(s, self.seat)


class PayNothing(PayCard):
    """ART-A9-E1, ART-A9-E4: the card costs nothing; levers may be used for it."""

    rule: ClassVar[str] = "BOON-ART-A9-E1"

    def requires(self, s: BoonState) -> list[int]:
        return [0] * len(b.RESOURCES)

    def coins(self, s: BoonState) -> int:
        return 0

    def vases(self, s: BoonState) -> int:
        return 0

    def going_on(self, jokers: int, bought: bool) -> Payment:
        return PayNothing(self.seat, jokers, bought)


# -- presences


def presence_placed(s: BoonState, space: int, builder: int) -> None:
    """ART-CARD-11, ART-CARD-E4: on the tile of a shipyard or beside it, whoever placed it; `builder` has placed a shipyard, which
    draws no cards for itself."""
    near = [space, *s.box.adjacent[space]]
    for seat in range(s.people()):
        n = s.players[seat].perks[b.SHIPYARD_CARDS]
        if n == 0 or seat == builder:
            continue
        yard = pc.piece(seat, pc.SHIPYARD)
        if any(s.land.sites[x * pc.SITES + i] == yard for x in near for i in range(pc.SITES)):
            draw_cards(s, seat, n, "BOON-ART-CARD-11")


# -- the end


def final_points(s: BoonState, seat: int) -> int:
    """ART-A2-2, ART-A4-2, ART-A5-4."""
    kit = s.box.kit()
    if s.has_advanced(seat, ab.A2):
        return kit.lever_vp * count(s, seat, b.LEVERS, NONE)
    if s.has_advanced(seat, ab.A4):
        return kit.house_vp * count(s, seat, b.HOUSES_REMOVED, NONE)
    if s.has_advanced(seat, ab.A5):
        return kit.presence_vp * count(s, seat, b.PRESENCES, NONE)
    return 0


class PlaceHouse(Frame):
    """ART-A4-1: a house of the board on a free site, paid as usual, without inhabitants."""

    rule: ClassVar[str] = "BOON-ART-A4-1"

    def choices(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.SITE, x // pc.SITES, s.place_of(x)) for x in s.payable_sites(self.seat)]
        return [*out, s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.SITE:
            s.players[self.seat].board.houses += 1
            s.push(HousePlaced(self.seat))
            s.settle_piece(self.seat, c, pc.HOUSE)


class HousePlaced(Work):
    """ART-A4-E2: the tier bonus, once the site is paid."""

    def run(self, s: BoonState) -> None:
        tier_bonus(s, self.seat)


class PlacePurple(Frame):
    """ART-A6-1, ART-A6-2: developed at the end of the own turn, or moved to another site."""

    rule: ClassVar[str] = "BOON-ART-A6-1"

    def choices(self, s: BoonState) -> list[Choice]:
        """ART-A6-E2: it waits if meanwhile no site can be paid any more."""
        out = [Choice(s.box.SITE, x // pc.SITES, s.place_of(x)) for x in s.payable_sites(self.seat)]
        return [*out, s.box.PASS] if self.moves(s) or not out else out

    def moves(self, s: BoonState) -> bool:
        return s.table().yards[self.seat].purple == ON_BOARD

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is not s.box.SITE:
            return
        if self.moves(s):
            s.land.sites[s.land.sites.index(pc.piece(self.seat, pc.PURPLE))] = NONE
            s.settle_piece(self.seat, c, pc.PURPLE)
            return
        s.table().yards[self.seat].purple = ON_BOARD
        s.develop_piece(self.seat, c, pc.PURPLE)

    def params(self, s: BoonState) -> Params:
        return {"moves": int(self.moves(s))}


class PurpleDue(Work):
    """ART-A6-1, ART-A6-E2: whether it is there by now, and can be developed."""

    def run(self, s: BoonState) -> None:
        if s.table().yards[self.seat].purple == ON_RANCH and s.payable_sites(self.seat):
            s.push(PlacePurple(self.seat))


def end_of_turn(s: BoonState, active: int, explored: int) -> None:
    """ART-A6-1, ART-A6-2, ART-A6-E1, ART-A6-E2, ART-A6-E5, TIME-E4."""
    for seat in range(s.people()):
        if seat == active and could_activate(s, seat, (ab.A6,)) and s.payable_sites(seat):
            s.push(PurpleDue(seat))
            s.open_window(seat)
        if not s.has_basic(seat, ab.A6) or not s.payable_sites(seat):
            continue
        purple = s.table().yards[seat].purple
        if (purple == ON_RANCH and seat == active) or (purple == ON_BOARD and explored > 0):
            s.push(PlacePurple(seat))
