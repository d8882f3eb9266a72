"""Placing cattle (CAT-5..10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.counting import adjacent_pieces, cattle_on, pasture_at
from overlander.games.boonlake.general import gain_coins
from overlander.games.boonlake.upgrade import Price, give, pay_price, price_told, prices, tier_bonus

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def cattle_prices(s: BoonState, seat: int, space: int) -> list[Price]:
    """CAT-5..7, CAT-E2: none if nothing can be placed there."""
    out: list[Price] = []
    box = s.box
    board = s.players[seat].board
    pasture = pasture_at(s, space)
    if pasture == NONE or board.cattle >= box.cattle or not s.may_use_tile(seat, s.land.tiles[space]):
        return out
    there = cattle_on(s, pasture)
    if there >= box.most_cattle:
        return out
    extra = box.cattle_extra[board.cattle]
    total = box.cattle_price[there] + extra - s.players[seat].perks[b.CATTLE_DISCOUNT]
    prices(s, seat, total, extra, box.cattle_substitute, NONE, out)
    return out


def offer_pastures(s: BoonState, seat: int, out: list[Choice]) -> None:
    if s.players[seat].board.cattle < s.box.cattle:
        for space in range(len(s.land.tiles)):
            if pasture_at(s, space) != NONE and cattle_prices(s, seat, space):
                out.append(s.box.cattle_choice[space])


def offer_all_pastures(s: BoonState, out: list[Choice]) -> None:
    for space in range(len(s.box.spaces)):
        if pasture_at(s, space) != NONE:
            out.append(s.box.cattle_choice[space])


def why_not_cattle(s: BoonState, seat: int, space: int) -> Refusal | None:
    me = s.players[seat]
    pasture = pasture_at(s, space)
    if pasture == NONE:
        return Refusal("BOON-CAT-5", "no-pasture", {"space": s.box.spaces[space]})
    if not s.may_use_tile(seat, s.land.tiles[space]):
        return Refusal("BOON-ART-A7-2", "not-your-tile", {"space": s.box.spaces[space]})
    if me.board.cattle >= s.box.cattle:
        return no("BOON-CAT-E4", "no-cattle-left")
    there = cattle_on(s, pasture)
    if there >= s.box.most_cattle:
        return Refusal("BOON-CAT-5", "pasture-full", {"space": s.box.spaces[space]})
    if cattle_prices(s, seat, space):
        return None
    cost = s.box.cattle_price[there] - me.perks[b.CATTLE_DISCOUNT]
    return Refusal("BOON-CAT-6", "too-few-inhabitants", {"cost": cost, "inhabitants": me.ranch})


def cattle_terms(s: BoonState, seat: int, space: int) -> Params:
    """CAT-6, CAT-7, CAT-9, EFF-21: what it costs, with as many inhabitants as there are, and the coins it brings."""
    found = cattle_prices(s, seat, space)
    if not found:
        return {}
    coins = coins_for_houses(s, space) + s.players[seat].perks[b.CATTLE_COINS]
    return price_told(found[0], 0, [("coins", coins)])


def coins_for_houses(s: BoonState, space: int) -> int:
    """CAT-9."""
    return adjacent_pieces(s, space, pc.HOUSE) * s.box.house_coins


def begin_cattle(s: BoonState, seat: int, space: int) -> None:
    found = cattle_prices(s, seat, space)
    if len(found) == 1:
        place_cattle(s, seat, space, found[0])
    else:
        s.push(CattlePrice(seat, space))


class CattlePrice(Frame):
    """CAT-7: inhabitants, or points for the additional ones."""

    rule: ClassVar[str] = "BOON-CAT-7"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def choices(self, s: BoonState) -> list[Choice]:
        return [give(s, x) for x in cattle_prices(s, self.seat, self.space)]

    def apply(self, s: BoonState, c: Choice) -> None:
        place_cattle(s, self.seat, self.space, Price(c.a, max(c.b, 0), NONE))

    def key(self) -> list[int]:
        return [self.seat, self.space]

    def params(self, s: BoonState) -> Params:
        return {"space": s.box.spaces[self.space]}


def place_cattle(s: BoonState, seat: int, space: int, price: Price) -> None:
    """CAT-8, CAT-9, EFF-21."""
    me = s.players[seat]
    pay_price(s, seat, price, "BOON-CAT-7")
    s.land.cattle[pasture_at(s, space) * s.seats + seat] += 1
    me.board.cattle += 1
    if s.heard is not None:
        place: Params = {"space": s.box.spaces[space], "inhabitants": price.inhabitants, "vp": price.vp}
        s.tell("cattle", seat, "BOON-CAT-8", place)
    tier_bonus(s, seat)
    gain_coins(s, seat, coins_for_houses(s, space), "BOON-CAT-9")
    gain_coins(s, seat, me.perks[b.CATTLE_COINS], "BOON-EFF-21")
    s.presence_placed(space)
    s.pawn_steps(seat, me.perks[b.CATTLE_PAWN])
