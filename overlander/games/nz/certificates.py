"""Certificates and gold, and the bonus cards that gold buys (CERT, GOLD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Icon

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


def gain_gold(s: NzState, seat: int, n: int, rule: str) -> None:
    """NZ-GOLD-1, NZ-GOLD-E4: what exceeds the limit is lost."""
    farm = s.farms[seat]
    before = farm.gold
    farm.gold = min(s.board.gold_limit, farm.gold + n)
    if s.heard is not None and farm.gold != before:
        s.tell("gold", seat, rule, {"n": farm.gold})


class TakeCertificates(Frame):
    """NZ-CERT-1: as many of n, within the limit, as one likes; where it matters whether the gold of NZ-CERT-3 comes now."""

    rule: ClassVar[str] = "NZ-CERT-1"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.CERTIFICATES, NONE, NONE, NONE, n) for n in range(self.n, -1, -1)]

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.CERTIFICATES and c.n > self.n:
            return Refusal("NZ-CERT-2", "certificate-limit", {"limit": self.n})
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        s.advance_certificates(self.seat, c.n)

    def details(self, s: NzState, c: Choice) -> Params:
        return {"total": s.players[self.seat].certificates + c.n}

    def params(self, s: NzState) -> Params:
        return {"n": self.n, "gold": "full" if s.farms[self.seat].gold >= s.board.gold_limit else "room"}

    def key(self) -> list[int]:
        return [self.seat, self.n]


# -- buying a bonus card


def why_not_buy(s: NzState, seat: int, pile: int) -> Refusal | None:
    """NZ-GOLD-5, NZ-CLAR-3."""
    gold = s.farms[seat].gold
    if s.bonus.piles[pile] == 0:
        return no("NZ-CLAR-3", "pile-empty")
    if gold < s.board.pile_gold[pile]:
        return Refusal("NZ-GOLD-5", "too-little-gold", {"cost": s.board.pile_gold[pile], "gold": gold})
    return None


def buy_bonus_card(s: NzState, seat: int, pile: int) -> None:
    """NZ-GOLD-4..6."""
    s.farms[seat].gold -= s.board.pile_gold[pile]
    if s.heard is not None:
        s.tell("pay-gold", seat, "NZ-GOLD-5", {"n": s.board.pile_gold[pile]})
    take_bonus_card(s, seat, pile, "NZ-GOLD-6")


def take_bonus_card(s: NzState, seat: int, pile: int, rule: str) -> None:
    """NZ-HARB-4, NZ-CLAR-3: nothing if the pile is used up."""
    if s.bonus.piles[pile] == 0:
        return
    s.bonus.piles[pile] -= 1
    kind = s.board.set_kind[s.bonus.pile_sets[pile]]
    s.gain_card(seat, kind)
    if s.heard is not None:
        s.tell("gain-card", seat, rule, {"card": s.board.card_slug[kind]})


def take_support_card(s: NzState, seat: int, card: int, rule: str) -> None:
    """NZ-SUP-E2, NZ-DEL-E5: nothing if the supply is used up."""
    if s.bonus.support[card] == 0:
        return
    s.bonus.support[card] -= 1
    kind = s.board.support_kind[card]
    s.gain_card(seat, kind)
    if s.heard is not None:
        s.tell("gain-card", seat, rule, {"card": s.board.card_slug[kind]})


# -- effects


class GainGold(Icon):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asks = False

    def run(self, s: NzState, seat: int) -> None:
        gain_gold(s, seat, self.n, "NZ-GOLD-2")


class SupportCard(Icon):
    """A card more is not always welcome: as an immediate action it may be forgone (NZ-COND-2)."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, s: NzState, seat: int) -> None:
        take_support_card(s, seat, self.card, "NZ-DECK-2")


class PermanentCertificate(Icon):
    """NZ-INC-6."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asks = False

    def run(self, s: NzState, seat: int) -> None:
        s.players[seat].permanent += self.n


class PermanentWool(Icon):
    """NZ-WOOL-2."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n
        self.asks = False

    def run(self, s: NzState, seat: int) -> None:
        s.farms[seat].wool += self.n
