"""Modernizing, and what levers do (LEV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake.artifacts.box import NEW_LEVER_ROW
from overlander.games.boonlake.general import give_up_inhabitants, tell_payment
from overlander.games.boonlake.upgrade import UpgradeEffect, can_upgrade_anything

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


# -- modernizing


def lever_price(s: BoonState, seat: int, lever: int, discount: int) -> int:
    """LEV-1, EFF-15."""
    return s.lowered(seat, max(0, s.box.lever_cost[lever] - discount - s.players[seat].perks[b.MODERNIZE_DISCOUNT]))


def highest_cost(s: BoonState, seat: int, discount: int) -> int:
    """What a lever may cost at most, before anything is taken off."""
    me = s.players[seat]
    return me.coins + discount + me.perks[b.MODERNIZE_DISCOUNT] + s.coin_discount(seat)


def offer_recesses(s: BoonState, seat: int, discount: int, out: list[Choice]) -> None:
    most = highest_cost(s, seat, discount)
    levers = s.players[seat].board.levers
    for lever in range(len(s.box.lever_cost)):
        if s.box.lever_cost[lever] <= most and not (levers >> lever) & 1:
            out.append(s.box.modernize_choice[lever])


def can_modernize(s: BoonState, seat: int, discount: int) -> bool:
    most = highest_cost(s, seat, discount)
    levers = s.players[seat].board.levers
    for lever in range(len(s.box.lever_cost)):
        if s.box.lever_cost[lever] <= most and not (levers >> lever) & 1:
            return True
    return False


def why_not_modernize(s: BoonState, seat: int, lever: int, discount: int, inhabitants: int) -> Refusal | None:
    me = s.players[seat]
    if (me.board.levers >> lever) & 1:
        return Refusal("BOON-LEV-1", "recess-occupied", {"lever": s.box.levers[lever]})
    if me.ranch < inhabitants:
        return Refusal("BOON-PRG-2", "too-few-inhabitants", {"cost": inhabitants, "inhabitants": me.ranch})
    cost = lever_price(s, seat, lever, discount)
    if me.coins < cost:
        return Refusal("BOON-LEV-1", "too-few-coins", {"cost": cost, "coins": me.coins})
    return None


def place_lever(s: BoonState, seat: int, lever: int, discount: int, inhabitants: int) -> None:
    """LEV-1, PRG-2."""
    me = s.players[seat]
    cost = lever_price(s, seat, lever, discount)
    me.coins -= cost
    give_up_inhabitants(s, seat, inhabitants)
    if s.artifacts is not None:
        rows = [s.box.lever_row[i] for i in range(len(s.box.levers)) if (me.board.levers >> i) & 1]
        if s.box.lever_row[lever] not in rows:
            s.condition_met(seat, NEW_LEVER_ROW)
    me.board.levers |= 1 << lever
    if s.heard is not None:
        s.tell("modernize", seat, "BOON-LEV-1", {"lever": s.box.levers[lever], "cost": cost})
    tell_payment(s, seat, 0, 0, inhabitants, "BOON-PRG-2")


class Modernize(Frame):
    """LEV-1: a lever in any unoccupied recess."""

    rule: ClassVar[str] = "BOON-LEV-1"

    def __init__(self, seat: int, discount: int) -> None:
        super().__init__(seat)
        self.discount = discount

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_recesses(s, self.seat, self.discount, out)
        out.append(s.box.PASS)
        return out

    def candidates(self, s: BoonState) -> list[Choice]:
        return [*s.box.modernize_choice, s.box.PASS]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.MODERNIZE:
            return why_not_modernize(s, self.seat, c.a, self.discount, 0)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.MODERNIZE:
            place_lever(s, self.seat, c.a, self.discount, 0)

    def key(self) -> list[int]:
        return [self.seat, self.discount]

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"cost": lever_price(s, self.seat, c.a, self.discount)} if c.verb is s.box.MODERNIZE else {}


class ModernizeEffect(Effect):
    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def run(self, s: BoonState, seat: int) -> None:
        if can_modernize(s, seat, self.discount):
            s.push(Modernize(seat, self.discount))


# -- using levers


def is_usable(s: BoonState, seat: int, w: int) -> bool:
    """LEV-3, LEV-E10, LEV-E12, LEV-E17: the lever is ready, and what it needs is there."""
    way = s.box.ways[w]
    me = s.players[seat]
    if not me.board.is_ready(way.lever):
        return False
    if me.vases < way.vases or len(me.hand) < way.cards:
        return False
    if way.gain is None:
        return True
    first = way.gain.gives[0]
    if isinstance(first, ModernizeEffect):
        return can_modernize(s, seat, first.discount)
    if isinstance(first, UpgradeEffect):
        return can_upgrade_anything(s, seat)
    return True


def why_not_use(s: BoonState, seat: int, w: int) -> Refusal | None:
    way = s.box.ways[w]
    me = s.players[seat]
    name: Params = {"lever": s.box.levers[way.lever]}
    if not (me.board.levers >> way.lever) & 1:
        return Refusal("BOON-LEV-1", "no-such-lever", name)
    if not me.board.is_ready(way.lever):
        return Refusal("BOON-LEV-3", "lever-used", name)
    if me.vases < way.vases:
        return Refusal("BOON-LEV-E10", "too-few-vases", {"cost": way.vases, "vases": me.vases})
    if len(me.hand) < way.cards:
        return Refusal("BOON-LEV-E17", "too-few-cards", {"cost": way.cards, "cards": len(me.hand)})
    return None if is_usable(s, seat, w) else Refusal("BOON-LEV-E12", "nothing-to-gain", name)


def use_way(s: BoonState, seat: int, w: int) -> None:
    """LEV-3: the lever goes down, then its effect; cards that it costs are asked for by whoever offers it."""
    way = s.box.ways[w]
    me = s.players[seat]
    me.board.used |= 1 << way.lever
    me.vases -= way.vases
    if s.heard is not None:
        s.tell("use-lever", seat, "BOON-LEV-3", {"lever": s.box.levers[way.lever]})
    tell_payment(s, seat, 0, way.vases, 0, "BOON-LEV-E10")
    if way.gain is not None:
        way.gain.start(s, seat)


# -- forgoing (LEV-7..9, LEV-11, LEV-E1, LEV-E2, LEV-E15)


def offer_forgoing(s: BoonState, seat: int, share: bool, card: bool, out: list[Choice]) -> None:
    """What the levers give to somebody who lets a share, or a chance to play a card, pass."""
    if share:
        offer_levers(s, seat, moments.FORGO_SHARE, out)
    if card:
        offer_levers(s, seat, moments.FORGO_CARD, out)


def offers_top_row(s: BoonState, seat: int) -> bool:
    found: list[Choice] = []
    offer_forgoing(s, seat, True, False, found)
    return len(found) > 0


def offer_levers(s: BoonState, seat: int, event: int, out: list[Choice]) -> None:
    if s.players[seat].board.ready() & s.box.levers_at[event]:
        for w in s.box.ways_at[event]:
            if is_usable(s, seat, w):
                out.append(s.box.lever_choice[w])


def why_not_forgo(s: BoonState, seat: int, w: int, share: bool, card: bool) -> Refusal | None:
    event = s.box.ways[w].event
    if event == moments.FORGO_SHARE:
        return why_not_use(s, seat, w) if share else no("BOON-LEV-7", "no-share-to-forgo")
    if event == moments.FORGO_CARD:
        return why_not_use(s, seat, w) if card else no("BOON-LEV-11", "no-card-to-forgo")
    return no("BOON-TIME-5", "not-now")


def forgo(s: BoonState, seat: int, w: int, share: bool, card: bool) -> None:
    """LEV-8: one top-row lever per forgone part; the levers for a forgone card besides (LEV-E15)."""
    share = share and s.box.ways[w].event != moments.FORGO_SHARE
    s.push(MoreLevers(seat, share, card))
    use_way(s, seat, w)


class MoreLevers(Work):
    """LEV-E7, LEV-E15: once a lever has done its work, others that pay for the same are offered; a new one too."""

    def __init__(self, seat: int, share: bool, card: bool) -> None:
        super().__init__(seat)
        self.share = share
        self.card = card

    def run(self, s: BoonState) -> None:
        found: list[Choice] = []
        offer_forgoing(s, self.seat, self.share, self.card, found)
        if found:
            s.push(Forgone(self.seat, self.share, self.card))

    def key(self) -> list[int]:
        return [self.seat, int(self.share), int(self.card)]


class Forgone(Frame):
    """LEV-E2, LEV-E15: something was forgone for a lever; others may follow."""

    rule: ClassVar[str] = "BOON-LEV-E15"

    def __init__(self, seat: int, share: bool, card: bool) -> None:
        super().__init__(seat)
        self.share = share
        self.card = card

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_forgoing(s, self.seat, self.share, self.card, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER:
            return why_not_forgo(s, self.seat, c.a, self.share, self.card)
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.LEVER:
            forgo(s, self.seat, c.a, self.share, self.card)

    def key(self) -> list[int]:
        return [self.seat, int(self.share), int(self.card)]


class TileLever(Frame):
    """LEV-10 (M33), LEV-E6: on placing a tile."""

    rule: ClassVar[str] = "BOON-LEV-E6"

    def choices(self, s: BoonState) -> list[Choice]:
        out: list[Choice] = []
        offer_levers(s, self.seat, moments.PLACE_TILE, out)
        out.append(s.box.PASS)
        return out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.LEVER:
            return why_not_use(s, self.seat, c.a) if s.box.ways[c.a].event == moments.PLACE_TILE else no("BOON-TIME-5", "not-now")
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.LEVER:
            use_way(s, self.seat, c.a)


def offer_tile_lever(s: BoonState, seat: int) -> None:
    """Asked only if there is somebody to take."""
    found: list[Choice] = []
    if s.players[seat].supply > 0:
        offer_levers(s, seat, moments.PLACE_TILE, found)
    if found:
        s.push(TileLever(seat))


# -- raising


class RaiseLever(Frame):
    """EFF-12, EFF-E8: one used lever goes up again."""

    rule: ClassVar[str] = "BOON-EFF-12"

    def choices(self, s: BoonState) -> list[Choice]:
        used = s.players[self.seat].board.used
        return [Choice(s.box.RAISE, lever) for lever in range(len(s.box.levers)) if (used >> lever) & 1]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.RAISE and not (s.players[self.seat].board.used >> c.a) & 1:
            return Refusal("BOON-EFF-E8", "lever-not-used", {"lever": s.box.levers[c.a]})
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        raise_lever(s, self.seat, c.a)


def raise_lever(s: BoonState, seat: int, lever: int) -> None:
    s.players[seat].board.used &= ~(1 << lever)
    if s.heard is not None:
        s.tell("raise-lever", seat, "BOON-EFF-12", {"lever": s.box.levers[lever]})


class LeverUp(Effect):
    def run(self, s: BoonState, seat: int) -> None:
        used = s.players[seat].board.used
        found = [lever for lever in range(len(s.box.levers)) if (used >> lever) & 1]
        if len(found) == 1:
            raise_lever(s, seat, found[0])
        elif found:
            s.push(RaiseLever(seat))
