"""Shearing (WOOL). The wool posts stand in delivery.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz.delivery import DeliverWool, open_posts, wool_posts
from overlander.games.nz.wellington import breeds_in_hand, discard_breeds, sets_of, total_of, why_not_breeds
from overlander.games.trail.actions import Icon
from overlander.games.trail.herd import DiscardCards

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


class Shear(Frame):
    """NZ-WOOL-1..5, NZ-WOOL-14, NZ-WOOL-E1: one reveal of at most `left` breeds; in the full action, a shearer may cycle a card.

    `full`: by shearers, who may cycle. `done`: the sheep are shorn (NZ-WOOL-E4).
    """

    rule: ClassVar[str] = "NZ-WOOL-1"

    def __init__(self, seat: int, left: int, full: bool, done: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.full = full
        self.done = done

    def choices(self, s: NzState) -> list[Choice]:
        out: list[Choice] = []
        if not self.done:
            for mask in sets_of(s, self.seat, self.left):
                out.append(Choice(s.board.SHEAR, mask.bit_length() - 1, NONE, NONE, mask))
            if s.board.zero_shearing:
                out.append(s.board.SHEAR_NOTHING)
        if self.full:
            out.append(s.board.CYCLE)
        out.append(s.board.PASS)
        return out

    def candidates(self, s: NzState) -> list[Choice]:
        out = self.choices(s)
        for kind in breeds_in_hand(s, self.seat):
            c = Choice(s.board.SHEAR, s.board.card_breed[kind], NONE, NONE, 1 << s.board.card_breed[kind])
            if not any(x.same(c) for x in out):
                out.append(c)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.SHEAR:
            if self.done:
                return no("NZ-WOOL-E4", "already-shorn")
            if c.n.bit_count() > self.left:
                return Refusal("NZ-WOOL-1", "too-few-shearers", {"need": c.n.bit_count(), "have": self.left})
            return why_not_breeds(s, self.seat, c.n, self.rule)
        if c.verb is s.board.CYCLE.verb and not self.full:
            return no("NZ-WOOL-13", "no-shearers-here")
        if c.verb is s.board.SHEAR_NOTHING.verb and not s.board.zero_shearing:
            return no("NZ-WOOL-E3", "no-sheep-shorn")
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        if c.verb is s.board.CYCLE.verb:
            self.again(s, 1, self.done)
            if s.draw_cards(self.seat, 1, "NZ-WOOL-14") > 0:
                s.push(DiscardCards(self.seat, 1, "NZ-WOOL-14"))
            return
        shorn = c.n if c.verb is s.board.SHEAR else 0
        value = total_of(s, shorn, s.board.card_wool) + s.farms[self.seat].wool
        if s.heard is not None:
            s.tell("shear", self.seat, self.rule, {"breeds": str(c).partition(":")[2], "n": value})
        if self.full:
            self.again(s, shorn.bit_count(), True)
        discard_breeds(s, self.seat, shorn)
        s.receive(self.seat, value, "NZ-WOOL-3")
        if open_posts(s, self.seat, b.WOOL, value):
            s.push(DeliverWool(self.seat, value, NONE))

    def again(self, s: NzState, used: int, done: bool) -> None:
        if self.left > used:
            s.push(Shear(self.seat, self.left - used, True, done))

    def details(self, s: NzState, c: Choice) -> Params:
        if c.verb is not s.board.SHEAR:
            return {}
        return {"value": total_of(s, c.n, s.board.card_wool) + s.farms[self.seat].wool}

    def params(self, s: NzState) -> Params:
        return {"n": self.left, "done": int(self.done)}

    def key(self) -> list[int]:
        return [self.seat, self.left, int(self.full), int(self.done)]


class ShearEffect(Icon):
    """NZ-WOOL-13: up to n sheep; n = 0: by shearers, with all they can do (NZ-WOOL-14)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: NzState, seat: int) -> None:
        if self.n:
            s.push(Shear(seat, self.n, False, False))
        else:
            s.push(Shear(seat, s.players[seat].workers[b.SHEARER], True, False))


class WoolDelivery(Icon):
    """NZ-PB-10A, NZ-PB-E3: a disc on one wool post without shearing."""

    def __init__(self, post: int) -> None:
        super().__init__()
        self.post = post

    def can_with(self, s: NzState, seat: int, purse: int) -> bool:
        return len(wool_posts(s, seat, s.board.post_value[self.post], self.post, purse)) > 0

    def why_not_with(self, s: NzState, seat: int, purse: int) -> Refusal:
        return Refusal("NZ-DEL-14", "no-disc-for-post", {"cost": s.board.post_cost[self.post]})

    def run(self, s: NzState, seat: int) -> None:
        s.push(DeliverWool(seat, s.board.post_value[self.post], self.post))
