"""Delivery to trading posts: which post, which disc, what it brings and costs (DEL, UNL, CLAR-5, CLAR-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame, Work
from overlander.games.nz import box as b
from overlander.games.nz.certificates import take_support_card
from overlander.games.trail import discs
from overlander.games.trail.objectives import GainObjective

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState


# -- discs


def board_discs(s: NzState, seat: int, white: bool, due: int, purse: int) -> list[Choice]:
    """NZ-DEL-7, NZ-DEL-8, NZ-DEL-14, NZ-DEL-E1: what can be paid beforehand, together with what is due afterwards."""
    return discs.discs_on_board(s, seat, white, purse - due, 0)


def discs_for(s: NzState, seat: int, white: bool, due: int, purse: int) -> list[Choice]:
    """NZ-CLAR-6: from the player board; if it can give none, from a medium harbour."""
    out = board_discs(s, seat, white, due, purse)
    if not out and due <= purse:
        out = [Choice(s.board.DISC_FROM, h) for h in s.board.medium if (s.farms[seat].harbours >> h) & 1]
    return out


def why_not_disc(s: NzState, seat: int, disc: int, white: bool, due: int) -> Refusal | None:
    money = s.players[seat].money
    refusal = discs.why_not_disc(s, seat, disc, white, money - due, 0)
    if refusal is not None and refusal.reason == "too-little-money":
        rule = "NZ-DEL-14" if due else "NZ-UNL-9"
        return Refusal(rule, "too-little-money", {"cost": s.board.disc_cost[disc] + due, "money": money})
    return refusal


def take_disc(s: NzState, seat: int, disc: int, rule: str) -> None:
    """NZ-UNL-1..10."""
    discs.take_disc(s, seat, disc, rule)
    s.players[seat].permanent += s.board.disc_certificate[disc]
    s.farms[seat].wool += s.board.disc_wool[disc]


class PlaceDisc(Frame):
    """Which disc leaves the player board?"""

    def white(self, s: NzState) -> bool:
        """Whether the place has a white border."""
        raise NotImplementedError

    def due(self, s: NzState) -> int:
        """What must still be paid afterwards."""
        return 0

    def disc_rule(self) -> str:
        """The rule by which a disc leaves the board."""
        return self.rule

    def sources(self, s: NzState) -> list[Choice]:
        return board_discs(s, self.seat, self.white(s), self.due(s), s.players[self.seat].money)

    def put(self, s: NzState, disc: bool) -> None:
        """The disc is in place (False: there was none)."""
        raise NotImplementedError

    def choices(self, s: NzState) -> list[Choice]:
        return self.sources(s)

    def candidates(self, s: NzState) -> list[Choice]:
        out = [Choice(s.board.DISC, disc) for disc in range(len(s.board.disc_slug)) if s.players[self.seat].has_disc(disc)]
        out.extend([Choice(s.board.DISC_FROM, h) for h in s.board.medium if (s.farms[self.seat].harbours >> h) & 1])
        return out + [c for c in self.choices(s) if c.verb is s.board.NO_DISC.verb]

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.DISC:
            return why_not_disc(s, self.seat, c.a, self.white(s), self.due(s))
        if c.verb is s.board.DISC_FROM and self.choices(s)[0].verb is s.board.DISC:
            return no("NZ-CLAR-6", "discs-left")
        return super().why_not(s, c)

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.DISC:
            take_disc(s, self.seat, c.a, self.disc_rule())
        elif c.verb is s.board.DISC_FROM:
            s.farms[self.seat].harbours &= ~(1 << c.a)  # NZ-HARB-E1, NZ-CLAR-E2
            if s.heard is not None:
                s.tell("disc-from", self.seat, "NZ-CLAR-6", {"harbour": s.board.harbour_slug[c.a]})
        elif s.heard is not None:
            s.tell("no-disc", self.seat, "NZ-CLAR-6", {})
        self.put(s, c.verb is not s.board.NO_DISC.verb)


class FirstDisc(PlaceDisc):
    """NZ-FIRST-2, NZ-FIRST-E2: from a white spot to the start of the exploration track, instead of the first phase A."""

    rule: ClassVar[str] = "NZ-FIRST-2"

    def white(self, s: NzState) -> bool:
        return True

    def put(self, s: NzState, disc: bool) -> None:
        s.farms[self.seat].explored = 0  # NZ-FIRST-E3


# -- posts


def why_not_post(s: NzState, seat: int, post: int, kind: int, value: int) -> Refusal | None:
    """NZ-DEL-1..5, NZ-WOOL-7..9, leaving the discs aside."""
    board = s.board
    if board.post_kind[post] != kind:
        return no("NZ-DEL-5" if kind == b.SHEEP else "NZ-WOOL-7", "wrong-goods")
    if board.post_value[post] > value:
        rule = "NZ-DEL-1" if kind == b.SHEEP else "NZ-WOOL-7"
        return Refusal(rule, "value-too-high", {"value": board.post_value[post], "have": value})
    harbour = board.post_harbour[post]
    if harbour != NONE and not (s.farms[seat].harbours >> harbour) & 1:
        return no("NZ-DEL-4" if kind == b.SHEEP else "NZ-WOOL-8", "no-storehouse-there")
    if s.farms[seat].posts[post] > 0 and not board.post_repeatable[post]:
        return no("NZ-DEL-2" if kind == b.SHEEP else "NZ-WOOL-9", "post-taken")
    return None


def open_posts(s: NzState, seat: int, kind: int, value: int) -> list[int]:
    out: list[int] = []
    for post in range(len(s.board.post_slug)):
        if s.board.post_value[post] <= value and why_not_post(s, seat, post, kind, value) is None:
            out.append(post)
    return out


def posts_with_disc(s: NzState, seat: int, posts: list[int], purse: int) -> list[int]:
    """NZ-DEL-14, NZ-CLAR-6: where a disc of the board can go; if nowhere, where one from a medium harbour can."""
    board = s.board
    out = [post for post in posts if board_discs(s, seat, board.post_white[post], board.post_cost[post], purse)]
    if out:
        return out
    return [post for post in posts if discs_for(s, seat, board.post_white[post], board.post_cost[post], purse)]


class Deliver(Frame):
    """NZ-DEL-1..5: compulsory; where no disc can be placed at all, the post is only named (NZ-DEL-E4)."""

    rule: ClassVar[str] = "NZ-DEL-1"

    def __init__(self, seat: int, value: int) -> None:
        super().__init__(seat)
        self.value = value

    def kind(self) -> int:
        return b.SHEEP

    def posts(self, s: NzState) -> list[int]:
        found = open_posts(s, self.seat, self.kind(), self.value)
        purse = s.players[self.seat].money
        with_disc = posts_with_disc(s, self.seat, found, purse)
        if with_disc:
            return with_disc
        return [post for post in found if s.board.post_cost[post] <= purse]

    def choices(self, s: NzState) -> list[Choice]:
        return [Choice(s.board.DELIVER, post) for post in self.posts(s)]

    def candidates(self, s: NzState) -> list[Choice]:
        out = [Choice(s.board.DELIVER, p) for p in range(len(s.board.post_slug)) if s.board.post_kind[p] == self.kind()]
        return out + [c for c in self.choices(s) if c.verb is s.board.PASSING]

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is not s.board.DELIVER:
            return super().why_not(s, c)
        refusal = why_not_post(s, self.seat, c.a, self.kind(), self.value)
        if refusal is not None or c.a in self.posts(s):
            return refusal
        return Refusal("NZ-DEL-14", "no-disc-for-post", {"cost": s.board.post_cost[c.a]})

    def apply(self, s: NzState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        if s.heard is not None:
            s.tell("deliver", self.seat, self.cite(), {"post": s.board.post_slug[c.a]})
        s.push(PostDisc(self.seat, c.a))

    def details(self, s: NzState, c: Choice) -> Params:
        return {"cost": s.board.post_cost[c.a], "value": s.board.post_value[c.a]} if c.verb is s.board.DELIVER else {}

    def params(self, s: NzState) -> Params:
        return {"value": self.value}

    def key(self) -> list[int]:
        return [self.seat, self.value]


class DeliverWool(Deliver):
    """NZ-WOOL-7..9, NZ-WOOL-E2: one may. `only` is the one post of building 10a, whatever the wool (NZ-PB-E3)."""

    rule: ClassVar[str] = "NZ-WOOL-7"

    def __init__(self, seat: int, value: int, only: int) -> None:
        super().__init__(seat, value)
        self.only = only

    def kind(self) -> int:
        return b.WOOL

    def posts(self, s: NzState) -> list[int]:
        return wool_posts(s, self.seat, self.value, self.only, s.players[self.seat].money)

    def choices(self, s: NzState) -> list[Choice]:
        out = super().choices(s)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: NzState, c: Choice) -> Refusal | None:
        if c.verb is s.board.DELIVER and self.only != NONE and c.a != self.only:
            return no("NZ-PB-10A", "other-post")
        return super().why_not(s, c)

    def key(self) -> list[int]:
        return [self.seat, self.value, self.only]


def wool_posts(s: NzState, seat: int, value: int, only: int, purse: int) -> list[int]:
    found = [post for post in open_posts(s, seat, b.WOOL, value) if only in (NONE, post)]
    return posts_with_disc(s, seat, found, purse)


class PostDisc(PlaceDisc):
    """NZ-DEL-6, NZ-DEL-10..13: the disc, then the delivery action, then the transport."""

    rule: ClassVar[str] = "NZ-DEL-6"

    def __init__(self, seat: int, post: int) -> None:
        super().__init__(seat)
        self.post = post

    def white(self, s: NzState) -> bool:
        return s.board.post_white[self.post]

    def due(self, s: NzState) -> int:
        return s.board.post_cost[self.post]

    def disc_rule(self) -> str:
        return "NZ-DEL-9"

    def sources(self, s: NzState) -> list[Choice]:
        """NZ-CLAR-6: a post without any disc for it is chosen only where no post has one."""
        return discs_for(s, self.seat, self.white(s), self.due(s), s.players[self.seat].money) or [s.board.NO_DISC]

    def put(self, s: NzState, disc: bool) -> None:
        board = s.board
        post = self.post
        if disc:
            s.farms[self.seat].place_disc(post)
        elif not board.deliver_without_disc:
            return
        s.push(Transport(self.seat, board.post_cost[post], "NZ-DEL-13" if board.post_kind[post] == b.SHEEP else "NZ-WOOL-12"))
        s.receive(self.seat, board.post_money[post], "NZ-DEL-11")
        if board.post_card[post] != NONE:
            rule = "NZ-DEL-12" if board.post_kind[post] == b.SHEEP else "NZ-WOOL-11"
            take_support_card(s, self.seat, board.post_card[post], rule)
        if board.post_objective[post] and s.cards.display:
            s.push(GainObjective(self.seat, False, False, False))  # NZ-OBJ-4

    def params(self, s: NzState) -> Params:
        return {"post": s.board.post_slug[self.post]}

    def key(self) -> list[int]:
        return [self.seat, self.post]


class Transport(Work):
    """NZ-DEL-13, NZ-WOOL-12: paid last."""

    def __init__(self, seat: int, cost: int, cited: str) -> None:
        super().__init__(seat)
        self.cost = cost
        self.cited = cited

    def run(self, s: NzState) -> None:
        s.pay(self.seat, self.cost, self.cited)

    def key(self) -> list[int]:
        return [self.seat, self.cost]
