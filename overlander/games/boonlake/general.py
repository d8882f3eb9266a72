"""General effects: coins, cards, inhabitants, points, vases, production sites (GEN, INH, PROD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.effects import Effect
from overlander.core.errors import Params, Refusal
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import SITE_LEVEL_2
from overlander.games.boonlake.counting import count
from overlander.games.boonlake.effects import Instant

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def gain_coins(s: BoonState, seat: int, n: int, rule: str) -> None:
    """GEN-1."""
    if n == 0:
        return
    s.players[seat].coins += n
    if s.heard is not None:
        s.tell("coins", seat, rule, {"n": n})


def tell_payment(s: BoonState, seat: int, coins: int, vases: int, inhabitants: int, rule: str) -> None:
    """What was given for something, each in a sentence of its own."""
    if s.heard is None:
        return
    if coins:
        s.tell("pay", seat, rule, {"cost": coins})
    if vases:
        s.tell("pay-vases", seat, rule, {"n": vases})
    if inhabitants:
        s.tell("give-up", seat, rule, {"n": inhabitants})


def gain_vp(s: BoonState, seat: int, n: int, rule: str) -> None:
    """GEN-4: the total may fall below 0."""
    if n == 0:
        return
    s.players[seat].vp += n
    if s.heard is not None:
        s.tell("points", seat, rule, {"n": n})


def gain_vases(s: BoonState, seat: int, n: int, rule: str) -> None:
    s.players[seat].vases += n
    if s.heard is not None and n:
        s.tell("vases", seat, rule, {"n": n})


def take_inhabitants(s: BoonState, seat: int, n: int, rule: str) -> int:
    """INH-3, COMP-8: as many as the supply has; how many that were."""
    me = s.players[seat]
    n = min(n, me.supply)
    me.supply -= n
    me.ranch += n
    if s.heard is not None and n:
        s.tell("inhabitants", seat, rule, {"n": n})
    gain_coins(s, seat, n * me.perks[b.INHABITANT_COINS], "BOON-ART-CARD-16")
    return n


def give_up_inhabitants(s: BoonState, seat: int, n: int) -> None:
    """INH-1."""
    me = s.players[seat]
    me.ranch -= n
    me.supply += n


def draw_cards(s: BoonState, seat: int, n: int, rule: str) -> None:
    """GEN-3, GEN-E1."""
    piles = s.piles
    hand = s.players[seat].hand
    drawn: list[int] = []
    for _ in range(n):
        if not piles.deck:
            piles.deck = piles.discard
            piles.discard = []
            if not piles.deck:
                break
        drawn.append(s.rng.take(piles.deck))
    hand.extend(drawn)
    if s.heard is not None and drawn:
        s.confide("draw", seat, rule, {"n": len(drawn)}, {"cards": ",".join([s.box.cards[x] for x in drawn])})


# -- production sites


def buildable_sites(s: BoonState, seat: int) -> list[int]:
    """PROD-1."""
    sites = s.players[seat].board.sites
    return [r for r in range(len(sites)) if sites[r] < s.box.site_levels]


def build_site(s: BoonState, seat: int, resource: int, rule: str) -> None:
    """PROD-1..3: at level 2 already, the effect is wasted."""
    sites = s.players[seat].board.sites
    if sites[resource] >= s.box.site_levels:
        return
    sites[resource] += 1
    if s.heard is not None:
        s.tell("build-site", seat, rule, {"resource": b.RESOURCES[resource], "level": sites[resource]})
    if sites[resource] == s.box.site_levels:
        s.condition_met(seat, SITE_LEVEL_2)


class BuildSite(Frame):
    """PROD-1: a production site of one's choice, or, where it says so, a vase instead."""

    rule: ClassVar[str] = "BOON-PROD-1"

    def __init__(self, seat: int, vases: int) -> None:
        super().__init__(seat)
        self.vases = vases  # what may be taken instead

    def choices(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.BUILD, r) for r in buildable_sites(s, self.seat)]
        return [s.box.TAKE_VASE, *out] if self.vases else out

    def candidates(self, s: BoonState) -> list[Choice]:
        out = [Choice(s.box.BUILD, r) for r in range(len(b.RESOURCES))]
        return [s.box.TAKE_VASE, *out] if self.vases else out

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is s.box.BUILD and s.players[self.seat].board.sites[c.a] >= s.box.site_levels:
            return Refusal(self.rule, "highest-level", {"resource": b.RESOURCES[c.a]})
        return super().why_not(s, c)

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.BUILD:
            build_site(s, self.seat, c.a, self.rule)
        else:
            gain_vases(s, self.seat, self.vases, "BOON-RIV-7")

    def key(self) -> list[int]:
        return [self.seat, self.vases]

    def params(self, s: BoonState) -> Params:
        return {"vases": self.vases}

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"n": self.vases} if c.verb is s.box.TAKE_VASE.verb else {}


# -- the effects


class Coins(Instant):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        gain_coins(s, seat, self.n, "BOON-GEN-1")


class CoinsPer(Instant):
    def __init__(self, counter: int, each: int) -> None:
        super().__init__()
        self.counter = counter
        self.each = each

    def run(self, s: BoonState, seat: int) -> None:
        gain_coins(s, seat, self.each * count(s, seat, self.counter, NONE), "BOON-LEV-10")


class Draw(Instant):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        draw_cards(s, seat, self.n, "BOON-GEN-3")


class Inhabitants(Instant):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        take_inhabitants(s, seat, self.n, "BOON-INH-3")


class Points(Instant):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        gain_vp(s, seat, self.n, "BOON-GEN-4")


class Vases(Instant):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        gain_vases(s, seat, self.n, "BOON-GEN-1")


class ProductionSite(Effect):
    """PROD-1, PROD-3: of one's choice (NONE), or the named one."""

    def __init__(self, resource: int) -> None:
        super().__init__()
        self.resource = resource
        self.asks = resource == NONE

    def run(self, s: BoonState, seat: int) -> None:
        if self.resource != NONE:
            build_site(s, seat, self.resource, "BOON-PROD-3")
            return
        open_ = buildable_sites(s, seat)
        if len(open_) == 1:
            build_site(s, seat, open_[0], "BOON-PROD-1")
        elif open_:
            s.push(BuildSite(seat, 0))


class SiteOrVase(Effect):
    """RIV-7, PROD-E1."""

    def run(self, s: BoonState, seat: int) -> None:
        offer_site_or_vases(s, seat, 1)


def offer_site_or_vases(s: BoonState, seat: int, vases: int) -> None:
    """PROD-E1: with four sites at level 2 only the vase remains."""
    if buildable_sites(s, seat):
        s.push(BuildSite(seat, vases))
    else:
        gain_vases(s, seat, vases, "BOON-PROD-E1")
