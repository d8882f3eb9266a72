"""The mini-expansion of the poker table: a worker sits down, cards are laid face down, hands are shown (POK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.data import Node
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.trail.actions import Compiler, Icon
from overlander.games.trail.box import NO_TILE, SPECIAL_SLOT, WORKER, TrailBox
from overlander.games.trail.herd import cards_in_hand, why_not_card

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState


class PokerTable:
    """What is printed (data/poker.toml). An add-on is one more action of its neutral space (POK-3, POK-4)."""

    def __init__(self, file: Node, box: TrailBox, compiler: Compiler) -> None:
        tokens = file.nodes("tokens")
        file.expect("tokens", len(tokens), 4)  # POK-1
        self.token_slug: list[str] = [x.text("id") for x in tokens]  # from the top of the stack
        self.token_vp: list[int] = [x.int_("vp") for x in tokens]
        self.token_dollars: list[int] = [x.int_("dollars") for x in tokens]
        self.stakes: list[int] = file.ints("stakes")  # for the first card of an action, for the second
        self.most_cards = file.int_("most_cards")
        self.bank_bonus = file.int_("bank_bonus")
        self.SIT = box.verb("sit", [("worker", box.workers)], ":")
        self.LAY = box.verb("lay", [("card", box.card_slug)], ":")
        for x in file.nodes("addons"):
            space = box.at[x.one_of("space", box.spaces)]
            box.special[space] = compiler.action(x.text("id"), SPECIAL_SLOT, x)


class Poker:
    """The table during a game, by seat."""

    def __init__(self, seated: list[int], tokens: list[int], laid: list[list[int]], pot: int) -> None:
        self.seated = seated  # worker tiles; NO_TILE: nobody
        self.tokens = tokens  # bonus tokens; NONE: none
        self.laid = laid  # cards face down
        self.pot = pot

    def clone(self) -> Poker:
        return Poker(self.seated[:], self.tokens[:], [cards[:] for cards in self.laid], self.pot)

    def key(self) -> list[int]:
        out = [self.pot, *self.seated, *self.tokens]
        for cards in self.laid:
            out.append(len(cards))
            out.extend(sorted(cards))
        return out


def new_table(players: int) -> Poker:
    """POK-2: the table is empty, the bonus tokens are stacked."""
    return Poker([NO_TILE] * players, [NONE] * players, [[] for _ in range(players)], 0)


def printed(s: GwtState) -> PokerTable:
    found = s.board.poker
    assert found is not None
    return found


def at_table(s: GwtState) -> Poker:
    found = s.poker
    assert found is not None
    return found


def bonus(s: GwtState, seat: int) -> int:
    """POK-19."""
    token = at_table(s).tokens[seat]
    return printed(s).token_vp[token] if token != NONE else 0


# -- at D: sit down and lay cards


def why_not_lay(s: GwtState, seat: int, stake: int, purse: int) -> Refusal | None:
    """POK-8, POK-10, POK-E4."""
    me = s.players[seat]
    if len(at_table(s).laid[seat]) >= printed(s).most_cards:
        return no("GWT-POK-10", "poker-hand-full")
    if purse < stake:
        return Refusal("GWT-POK-E4", "too-little-money", {"cost": stake, "money": purse})
    return None if me.hand else no("GWT-POK-8", "no-card-in-hand")


def offer_card(s: GwtState, seat: int, nth: int) -> None:
    """Not asked where no card can be laid."""
    stakes = printed(s).stakes
    if nth < len(stakes) and why_not_lay(s, seat, stakes[nth], s.players[seat].money) is None:
        s.push(LayCard(seat, nth))


class LayPokerCards(Icon):
    """POK-5, POK-6, POK-E2, POK-E3: whoever has nobody at the table may seat a worker first."""

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        if at_table(s).seated[seat] == NO_TILE:
            return max(s.players[seat].workers) > 1
        return why_not_lay(s, seat, printed(s).stakes[0], purse) is None

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        if at_table(s).seated[seat] == NO_TILE:
            return no("GWT-POK-E1", "printed-worker")
        refusal = why_not_lay(s, seat, printed(s).stakes[0], purse)
        assert refusal is not None
        return refusal

    def run(self, s: GwtState, seat: int) -> None:
        if at_table(s).seated[seat] == NO_TILE:
            s.push(SeatWorker(seat))
        else:
            offer_card(s, seat, 0)


class SeatWorker(Frame):
    """POK-6, POK-7, POK-E1: the rightmost hired worker of a row goes to the table for the rest of the game."""

    rule: ClassVar[str] = "GWT-POK-6"

    def choices(self, s: GwtState) -> list[Choice]:
        workers = s.players[self.seat].workers
        out = [Choice(printed(s).SIT, w) for w in range(len(workers)) if workers[w] > 1]
        out.append(s.board.PASS)
        return out

    def candidates(self, s: GwtState) -> list[Choice]:
        return [*[Choice(printed(s).SIT, w) for w in range(len(s.board.workers))], s.board.PASS]

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is printed(s).SIT and s.players[self.seat].workers[c.a] < 2:
            return no("GWT-POK-E1", "printed-worker")
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        table = at_table(s)
        token = len(table.tokens) - table.tokens.count(NONE)  # the top of what is left
        s.players[self.seat].workers[c.a] -= 1
        table.seated[self.seat] = WORKER + c.a
        table.tokens[self.seat] = token
        if s.heard is not None:
            s.tell("sit", self.seat, self.rule, {"worker": s.board.workers[c.a], "vp": printed(s).token_vp[token]})
        s.receive(self.seat, printed(s).token_dollars[token], "GWT-POK-7")
        offer_card(s, self.seat, 0)

    def params(self, s: GwtState) -> Params:
        tokens = at_table(s).tokens
        token = len(tokens) - tokens.count(NONE)
        return {"vp": printed(s).token_vp[token], "dollars": printed(s).token_dollars[token]}


class LayCard(Frame):
    """POK-8, POK-9, POK-11: a hand card face down for money into the pot; `nth` is 0 for the first of an action."""

    rule: ClassVar[str] = "GWT-POK-8"

    def __init__(self, seat: int, nth: int) -> None:
        super().__init__(seat)
        self.nth = nth

    def cite(self) -> str:
        return self.rule if self.nth == 0 else "GWT-POK-9"

    def choices(self, s: GwtState) -> list[Choice]:
        out = cards_in_hand(s, self.seat, printed(s).LAY)
        out.append(s.board.PASS)
        return out

    def why_not(self, s: GwtState, c: Choice) -> Refusal | None:
        if c.verb is printed(s).LAY:
            return why_not_card(s, self.seat, c, self.cite())
        return super().why_not(s, c)

    def apply(self, s: GwtState, c: Choice) -> None:
        if c.verb is s.board.PASSING:
            return
        table = at_table(s)
        stake = printed(s).stakes[self.nth]
        me = s.players[self.seat]
        me.money -= stake
        table.pot += stake
        me.hand.remove(c.a)
        table.laid[self.seat].append(c.a)
        if s.heard is not None:
            s.confide("lay", self.seat, self.cite(), {"cost": stake}, {"card": s.board.card_slug[c.a]})
        offer_card(s, self.seat, self.nth + 1)

    def params(self, s: GwtState) -> Params:
        return {"cost": printed(s).stakes[self.nth]}

    def key(self) -> list[int]:
        return [self.seat, self.nth]


# -- at G: show hands


class ShowPokerHands(Icon):
    """POK-12..17, POK-E6."""

    def can_with(self, s: GwtState, seat: int, purse: int) -> bool:
        return len(at_table(s).laid[seat]) > 0  # which only a seated worker has

    def why_not_with(self, s: GwtState, seat: int, purse: int) -> Refusal:
        return no("GWT-POK-12", "nobody-at-poker" if at_table(s).seated[seat] == NO_TILE else "no-poker-card")

    def run(self, s: GwtState, seat: int) -> None:
        table = at_table(s)
        s.reveals += 1
        best = NONE
        winners: list[int] = []
        for other in range(len(table.laid)):
            cards = table.laid[other]
            if not cards:
                continue
            value = hand_value(s, cards)
            if s.heard is not None:
                names = ",".join([s.board.card_slug[kind] for kind in sorted(cards)])
                s.tell("show-hand", other, "GWT-POK-13", {"cards": names, "value": value})
            if value > best:
                best = value
                winners = []
            if value == best:
                winners.append(other)
            s.players[other].discard.extend(cards)
            table.laid[other] = []
            s.left_hand(other)
        pot = table.pot + printed(s).bank_bonus
        table.pot = pot % len(winners)
        for winner in winners:
            s.players[winner].money += pot // len(winners)
            if s.heard is not None:
                s.tell("win-pot", winner, "GWT-POK-15" if len(winners) == 1 else "GWT-POK-16", {"n": pot // len(winners)})
        if s.heard is not None and table.pot:
            s.tell("pot-left", seat, "GWT-POK-16", {"n": table.pot})


def hand_value(s: GwtState, cards: list[int]) -> int:
    """POK-14: every card, also of the same breed; objective cards are worth nothing."""
    return sum([s.board.card_value[kind] for kind in cards])
