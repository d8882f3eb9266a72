"""Playing and discarding project cards (CARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params, Refusal, no
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake.costs import Cost
from overlander.games.boonlake.counting import bits
from overlander.games.boonlake.general import gain_coins, gain_vp, give_up_inhabitants, take_inhabitants, tell_payment
from overlander.games.boonlake.levers import is_usable, use_way
from overlander.games.boonlake.resources import boat_plans, fewest_upstream, missing_units

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState

MARKET_SOURCE: Final = 30  # sources of aid: levers by number, jokers bought, cards
CARD_SOURCE: Final = 31


# -- what is offered


def card_discount(s: BoonState, seat: int) -> int:
    """EFF-16, ART-A10-1."""
    return s.players[seat].perks[b.CARD_DISCOUNT] + s.card_discount(seat)


def card_price(s: BoonState, seat: int, coins: int) -> int:
    """EFF-16, GEN-6: cards and special projects cost less, never less than nothing."""
    return max(0, coins - card_discount(s, seat))


def boat_price(s: BoonState, seat: int, upstream: int) -> int:
    """RES-5: each boat that goes upstream is a payment of its own."""
    return upstream * s.lowered(seat, s.box.upstream_coins)


class Aid:
    """Something that helps to pay: jokers and coins, once per payment of each source."""

    def __init__(self, source: int, jokers: int, coins: int) -> None:
        self.source = source
        self.jokers = jokers
        self.coins = coins


def aids(s: BoonState, seat: int, project: bool, bought: bool) -> list[Aid]:
    """LEV-10 (M41, M42), ART-CARD-5, ART-A8-1: whatever is ready and brings a joker or coins."""
    box = s.box
    me = s.players[seat]
    out: list[Aid] = []
    if me.board.ready() & box.levers_at[moments.PLAY_CARD]:
        for w in box.ways_at[moments.PLAY_CARD]:
            way = box.ways[w]
            if (way.jokers or box.way_coins[w]) and (not project or way.projects) and is_usable(s, seat, w):
                out.append(Aid(way.lever, way.jokers, box.way_coins[w]))
    if s.artifacts is not None:
        for card in me.display:
            if box.card_one_use[card] == moments.RESOURCES_ONCE:
                out.append(Aid(CARD_SOURCE + card, box.card_one_use_n[card], 0))
        if not bought and s.sells_jokers(seat):
            for i, price in enumerate(box.kit().joker_price):
                out.append(Aid(MARKET_SOURCE, i + 1, -price))
    return out


class Means:
    """CARD-E4, LEV-E3: what a seat can pay with, everything that could help included; looked up once for all cards of a hand."""

    def __init__(self, s: BoonState, seat: int, project: bool, bought: bool) -> None:
        me = s.players[seat]
        self.box = s.box
        self.board = me.board
        self.coins = me.coins
        self.vases = me.vases
        self.discount = card_discount(s, seat)
        self.boat_coins = boat_price(s, seat, 1)
        self.free_boats = 1 if me.board.is_ready(s.box.boat_lever) else 0
        self.aids = aids(s, seat, project, bought)

    def can_pay(self, requires: list[int], coins: int, vases: int, jokers: int) -> bool:
        if self.vases < vases:
            return False
        return self.is_enough(requires, max(0, coins - self.discount), jokers, self.coins, 0, 0)

    def is_enough(self, requires: list[int], price: int, jokers: int, coins: int, first: int, used: int) -> bool:
        """With these jokers and coins, and with the aids from the first one on whose source is not used."""
        if coins >= price:
            upstream = fewest_upstream(self.box, self.board, requires, jokers)
            if upstream <= len(self.board.boats) and coins >= price + max(0, upstream - self.free_boats) * self.boat_coins:
                return True
        for i in range(first, len(self.aids)):
            x = self.aids[i]
            if (used >> x.source) & 1 or coins + x.coins < 0:
                continue
            if self.is_enough(requires, price, jokers + x.jokers, coins + x.coins, i + 1, used | (1 << x.source)):
                return True
        return False

    def can_play(self, card: int) -> bool:
        box = self.box
        return self.can_pay(box.card_requires[card], box.card_coins[card], box.card_vases[card], 0)


def is_playable(s: BoonState, seat: int, card: int) -> bool:
    return Means(s, seat, False, False).can_play(card)


def cards_of_kinds(s: BoonState, seat: int, kinds: int) -> list[int]:
    """The cards in hand of these kinds, in order."""
    kind = s.box.card_kind
    return sorted([card for card in s.players[seat].hand if (kinds >> kind[card]) & 1])


def offer_plays(s: BoonState, seat: int, cards: list[int], out: list[Choice]) -> None:
    """CARD-1, CARD-3."""
    if cards:
        means = Means(s, seat, False, False)
        for card in cards:
            if means.can_play(card):
                out.append(s.box.play_choice[card])


def offer_discards(s: BoonState, cards: list[int], out: list[Choice]) -> None:
    """CARD-5."""
    for card in cards:
        out.append(s.box.discard_choice[card])


def why_not_card(s: BoonState, seat: int, kinds: int, card: int) -> Refusal | None:
    """Why a card cannot be named at all."""
    if card not in s.players[seat].hand:
        return Refusal("BOON-CARD-1", "not-in-hand", {"card": s.box.cards[card]})
    kind = s.box.card_kind[card]
    if not (kinds >> kind) & 1:
        return Refusal("BOON-CARD-3", "wrong-kind", {"card": s.box.cards[card], "kind": b.CARD_KINDS[kind]})
    return None


def why_not_play(s: BoonState, seat: int, kinds: int, card: int) -> Refusal | None:
    refusal = why_not_card(s, seat, kinds, card)
    if refusal is None and not is_playable(s, seat, card):
        box = s.box
        return why_not_pay(s, seat, box.card_requires[card], box.card_coins[card], box.card_vases[card])
    return refusal


def why_not_pay(s: BoonState, seat: int, requires: list[int], coins: int, vases: int) -> Refusal:
    me = s.players[seat]
    if me.vases < vases:
        return Refusal("BOON-CARD-2", "too-few-vases", {"cost": vases, "vases": me.vases})
    upstream = fewest_upstream(s.box, me.board, requires, 0)
    if upstream > len(me.board.boats):
        return no("BOON-RES-8", "too-few-resources")
    cost = card_price(s, seat, coins) + boat_price(s, seat, upstream)
    return Refusal("BOON-CARD-2", "too-few-coins", {"cost": cost, "coins": me.coins})


# -- playing


def name_card(s: BoonState, seat: int, card: int) -> None:
    """CARD-E4: from here on the card must be played."""
    me = s.players[seat]
    me.hand.remove(card)
    me.playing = card
    if s.heard is not None:
        s.tell("name-card", seat, "BOON-CARD-1", {"card": s.box.cards[card]})
    s.push(PayCard(seat, 0, False))
    settle_payment(s, seat)


def settle_payment(s: BoonState, seat: int) -> None:
    """A payment with one way only asks nothing."""
    f = s.stack[-1]
    assert isinstance(f, Payment)
    found = f.choices(s)
    if len(found) == 1:
        s.stack.pop()
        f.apply(s, found[0])


class Payment(Frame):
    """CARD-E4: the levers used for what was named, and where the boats go; the boats end it."""

    rule: ClassVar[str] = "BOON-CARD-2"

    def __init__(self, seat: int, jokers: int, bought: bool) -> None:
        super().__init__(seat)
        self.jokers = jokers
        self.bought = bought  # jokers were bought (ART-A8-1)

    def requires(self, s: BoonState) -> list[int]:
        raise NotImplementedError

    def coins(self, s: BoonState) -> int:
        raise NotImplementedError

    def vases(self, s: BoonState) -> int:
        return 0

    def is_project(self) -> bool:
        return False

    def going_on(self, jokers: int, bought: bool) -> Payment:
        """The same with more jokers."""
        raise NotImplementedError

    def carry_out(self, s: BoonState) -> None:
        raise NotImplementedError

    def choices(self, s: BoonState) -> list[Choice]:
        box = s.box
        me = s.players[self.seat]
        price = card_price(s, self.seat, self.coins(s))
        out: list[Choice] = []
        for plan in boat_plans(box, me.board, self.requires(s), self.jokers):
            one = box.canal[plan.boats[0]]
            two = box.canal[plan.boats[1]] if len(plan.boats) > 1 else NONE
            if me.coins >= price + boat_price(s, self.seat, plan.upstream):
                out.append(Choice(box.BOATS, one, two))
            if plan.upstream > 0 and me.board.is_ready(box.boat_lever):
                if me.coins >= price + boat_price(s, self.seat, plan.upstream - 1):
                    out.append(Choice(box.BOATS, one, two, box.boat_lever))
        if me.board.ready() & box.levers_at[moments.PLAY_CARD]:
            for w in box.ways_at[moments.PLAY_CARD]:
                if is_usable(s, self.seat, w) and (not self.is_project() or box.ways[w].projects):
                    if self.is_payable(s, w, box.ways[w].jokers, box.way_coins[w], self.bought):
                        out.append(box.lever_choice[w])
        if s.artifacts is not None:
            self.offer_jokers(s, out)
        return out

    def offer_jokers(self, s: BoonState, out: list[Choice]) -> None:
        """ART-CARD-5, ART-A8-1: only while something is missing; bought ones also for points."""
        box = s.box
        needed = missing_units(s.players[self.seat].board, self.requires(s)) > self.jokers
        if needed:
            for card in sorted(s.players[self.seat].display):
                if box.card_one_use[card] == moments.RESOURCES_ONCE:
                    out.append(Choice(box.SPEND, card))
        if not self.bought and s.sells_jokers(self.seat) and (needed or s.gives_points_for_jokers(self.seat)):
            for i, price in enumerate(box.kit().joker_price):
                if s.players[self.seat].coins >= price and self.is_payable(s, NONE, i + 1, -price, True):
                    out.append(Choice(box.TRANSMUTE, i + 1))

    def is_payable(self, s: BoonState, w: int, jokers: int, coins: int, bought: bool) -> bool:
        """Whether the payment can still be made after using a lever, or after buying jokers."""
        me = s.players[self.seat]
        lever = 0 if w == NONE else 1 << s.box.ways[w].lever
        me.coins += coins
        me.board.used |= lever
        means = Means(s, self.seat, self.is_project(), bought)
        possible = means.can_pay(self.requires(s), self.coins(s), self.vases(s), self.jokers + jokers)
        me.board.used &= ~lever
        me.coins -= coins
        return possible

    def apply(self, s: BoonState, c: Choice) -> None:
        if c.verb is s.box.BOATS:
            self.pay(s, c)
            return
        if c.verb is s.box.LEVER:
            s.push(self.going_on(self.jokers + s.box.ways[c.a].jokers, self.bought))
            use_way(s, self.seat, c.a)
        elif c.verb is s.box.SPEND:
            s.push(self.going_on(self.jokers + s.box.card_one_use_n[c.a], self.bought))
            spend_card(s, self.seat, c.a)
        else:
            s.push(self.going_on(self.jokers + c.a, True))
            s.buy_jokers(self.seat, c.a)
        settle_payment(s, self.seat)

    def places(self, s: BoonState, c: Choice) -> list[int]:
        """Where the boats stand after a payment."""
        return sorted([s.box.canal.index(r) for r in (c.a, c.b) if r != NONE])

    def cost(self, s: BoonState, c: Choice) -> int:
        """Coins for what is paid and for boats that go upstream, one of them free with the lever."""
        upstream = upstream_moves(s.players[self.seat].board.boats, self.places(s, c)) - (1 if c.c != NONE else 0)
        return card_price(s, self.seat, self.coins(s)) + boat_price(s, self.seat, upstream)

    def pay(self, s: BoonState, c: Choice) -> None:
        me = s.players[self.seat]
        box = s.box
        places = self.places(s, c)
        cost = self.cost(s, c)
        if c.c != NONE:
            me.board.used |= 1 << c.c
            if s.heard is not None:
                s.tell("use-lever", self.seat, "BOON-LEV-3", {"lever": box.levers[c.c]})
        me.coins -= cost
        me.vases -= self.vases(s)
        tell_payment(s, self.seat, cost, self.vases(s), 0, self.rule)
        if s.heard is not None and places != me.board.boats:
            at = ",".join([b.RESOURCES[box.canal[x]] for x in places])
            s.tell("boats", self.seat, "BOON-RES-4", {"boats": at, "n": len(places)})
        me.board.boats = places
        s.resources_shown(self.seat, self.requires(s))
        self.carry_out(s)

    def key(self) -> list[int]:
        return [self.seat, self.jokers, int(self.bought)]

    def details(self, s: BoonState, c: Choice) -> Params:
        return {"cost": self.cost(s, c)} if c.verb is s.box.BOATS else {}


def spend_card(s: BoonState, seat: int, card: int) -> None:
    """ART-CARD-1, ART-CARD-E1, ART-CARD-E2: a one-use card leaves the display for the discard pile."""
    s.players[seat].display.remove(card)
    s.piles.discard.append(card)
    if s.heard is not None:
        s.tell("spend-card", seat, "BOON-ART-CARD-1", {"card": s.box.cards[card]})


def upstream_moves(old: list[int], new: list[int]) -> int:
    """RES-5: how many boats went upstream, matched so that the fewest did; both lists are sorted."""
    fewest = len(old)
    if len(old) < 2:
        return 1 if old and new[0] < old[0] else 0
    for order in ((0, 1), (1, 0)):
        moves = 0
        for i in range(2):
            if new[order[i]] < old[i]:
                moves += 1
        fewest = min(fewest, moves)
    return fewest


class PayCard(Payment):
    """CARD-2: a project card."""

    rule: ClassVar[str] = "BOON-CARD-2"

    def requires(self, s: BoonState) -> list[int]:
        return s.box.card_requires[s.players[self.seat].playing]

    def coins(self, s: BoonState) -> int:
        return s.box.card_coins[s.players[self.seat].playing]

    def vases(self, s: BoonState) -> int:
        return s.box.card_vases[s.players[self.seat].playing]

    def going_on(self, jokers: int, bought: bool) -> Payment:
        return PayCard(self.seat, jokers, bought)

    def carry_out(self, s: BoonState) -> None:
        lay_card(s, self.seat)

    def params(self, s: BoonState) -> Params:
        return {"card": s.box.cards[s.players[self.seat].playing], "jokers": self.jokers}


def lay_card(s: BoonState, seat: int) -> None:
    """CARD-1, CARD-6: into the display; a permanent effect works from now on (CARD-E1), an immediate one happens."""
    me = s.players[seat]
    card = me.playing
    me.playing = NONE
    me.display.append(card)
    if s.heard is not None:
        s.tell("play", seat, "BOON-CARD-1", {"card": s.box.cards[card]})
    perk = s.box.card_perk[card]
    if perk != NONE:
        me.perks[perk] += s.box.card_perk_n[card]
    s.card_played(seat, card)
    effect = s.box.card_effect[card]
    if effect is not None:
        effect.start(s, seat)


# -- discarding


def discard_for_coins(s: BoonState, seat: int, card: int, coins: int) -> None:
    """CARD-5."""
    s.players[seat].hand.remove(card)
    s.piles.discard.append(card)
    if s.heard is not None:
        s.tell("discard", seat, "BOON-CARD-5", {"card": s.box.cards[card]})
    gain_coins(s, seat, coins, "BOON-CARD-5")
    discard_bonus(s, seat, [card])


def discard_bonus(s: BoonState, seat: int, cards: list[int]) -> None:
    """EFF-17, CARD-E3: for every card discarded, as a cost too."""
    perks = s.players[seat].perks
    coins = 0
    inhabitants = 0
    for card in cards:
        kind = s.box.card_kind[card]
        coins += perks[b.DISCARD_COINS + kind]
        inhabitants += perks[b.DISCARD_INHABITANTS + kind]
    gain_coins(s, seat, coins, "BOON-EFF-17")
    if inhabitants:
        take_inhabitants(s, seat, inhabitants, "BOON-ART-CARD-17")


def pay_cost(s: BoonState, seat: int, cost: Cost, rule: str) -> None:
    """The cards are asked for; whatever is gained must wait below."""
    me = s.players[seat]
    coins = cost.price(s, seat)
    me.coins -= coins
    me.vases -= cost.vases
    give_up_inhabitants(s, seat, cost.inhabitants)
    tell_payment(s, seat, coins, cost.vases, cost.inhabitants, rule)
    gain_vp(s, seat, -cost.vp, rule)
    ask_for_cards(s, seat, cost.cards, rule)


def ask_for_cards(s: BoonState, seat: int, n: int, rule: str) -> None:
    """So many cards are discarded as a cost; with no more than that in hand there is nothing to choose."""
    hand = s.players[seat].hand
    if n > 0 and len(hand) == n:
        discard_as_cost(s, seat, sorted(hand), rule)
    elif n > 0:
        s.push(DiscardCards(seat, n, rule))


def discard_as_cost(s: BoonState, seat: int, cards: list[int], rule: str) -> None:
    """GEN-E4: what the discards bring comes when all are paid."""
    for card in cards:
        s.players[seat].hand.remove(card)
        s.piles.discard.append(card)
        if s.heard is not None:
            s.tell("discard", seat, rule, {"card": s.box.cards[card]})
    discard_bonus(s, seat, cards)


class DiscardCards(Frame):
    """CARD-E3: cards discarded as a cost, one decision for all of them; a choice holds them as a bit mask."""

    rule: ClassVar[str] = "BOON-CARD-E3"

    @property
    def in_steps(self) -> bool:
        return True

    def __init__(self, seat: int, n: int, cited: str) -> None:
        super().__init__(seat)
        self.n = n
        self.cited = cited

    def steps(self, s: BoonState, partial: Choice | None) -> list[Choice]:
        """Card by card."""
        hand = sorted(s.players[self.seat].hand)
        mask = 0 if partial is None else partial.n
        rest = [card for card in hand if not (mask >> card) & 1]
        named = len(hand) - len(rest)
        if partial is not None and (partial.verb is not s.box.PAY_CARD or mask == 0 or bits(mask) != named):
            return []
        if named >= self.n:
            return []
        return [Choice(s.box.PAY_CARD, n=mask | (1 << card)) for card in rest]

    def why_not(self, s: BoonState, c: Choice) -> Refusal | None:
        if c.verb is not s.box.PAY_CARD or c.n == 0:
            return no(self.cited, "not-offered")
        hand = s.players[self.seat].hand
        for card in self.cards(c):
            if card not in hand:
                return Refusal(self.cited, "not-in-hand", {"card": s.box.cards[card]})
        found = bits(c.n)
        if found > self.n:
            return Refusal(self.cited, "too-many-cards", {"cost": self.n, "cards": found})
        return None if found == self.n else self.unfinished()

    def cards(self, c: Choice) -> list[int]:
        out: list[int] = []
        rest = c.n
        while rest:
            lowest = rest & -rest
            out.append(lowest.bit_length() - 1)
            rest -= lowest
        return out

    def cite(self) -> str:
        return self.cited

    def apply(self, s: BoonState, c: Choice) -> None:
        discard_as_cost(s, self.seat, self.cards(c), self.cited)

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> Params:
        return {"n": self.n}
