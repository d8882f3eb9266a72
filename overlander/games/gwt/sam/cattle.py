"""Sam at the cattle market (SAM-39..45, SAM-E12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import ASKED, ORDER, AutomaTie, break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.gwt.box import COWBOY
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.games.trail.actions import kinds_of
from overlander.games.trail.automa.turn import nothing

if TYPE_CHECKING:
    from overlander.games.gwt.state import GwtState

POINTS = "points"
BEST_CARD = "best-card"
COWBOYS = "cowboys"
RULE_BY = {POINTS: "GWT-SAM-39", BEST_CARD: "GWT-SAM-40", COWBOYS: "GWT-SAM-E12", ASKED: "GWT-SAM-E12", ORDER: "GWT-SAM-E12"}


class Plan:
    """Cards for which his $8 and so many of his cowboys suffice."""

    def __init__(self, cards: list[int], cowboys: int) -> None:
        self.cards = cards
        self.cowboys = cowboys


def plans(s: GwtState, cowboys: int) -> list[Plan]:
    """SAM-39, SAM-E12: every set of cards, each by the prices that need the fewest cowboys."""
    found: dict[tuple[int, ...], Plan] = {}
    search(s, 0, [], cowboys, s.board.solo().purse, cowboys, found)
    return [found[cards] for cards in sorted(found)]


def search(
    s: GwtState, first: int, cards: list[int], left: int, dollars: int, cowboys: int, found: dict[tuple[int, ...], Plan]
) -> None:
    if cards:
        key = tuple(sorted(cards))
        if key not in found or cowboys - left < found[key].cowboys:
            found[key] = Plan(list(key), cowboys - left)
    board = s.board
    for price in range(first, len(board.price_slug)):
        if board.price_cowboys[price] <= left and board.price_dollars[price] <= dollars:
            for bought in bundles(s, price, cards):
                rest = left - board.price_cowboys[price]
                search(s, price, cards + bought, rest, dollars - board.price_dollars[price], cowboys, found)


def bundles(s: GwtState, price: int, held: list[int]) -> list[list[int]]:
    """What a price buys of the market, less the cards already chosen; never Simmental or Brahman (SAM-45)."""
    board = s.board
    kinds = [k for k in kinds_of(s.cards.market) if board.card_value[k] == board.price_value[price] and not board.card_orange[k]]
    out: list[list[int]] = []
    for i in range(len(kinds)):
        left = s.cards.market.count(kinds[i]) - held.count(kinds[i])
        if left == 0:
            continue
        if board.price_cards[price] == 1:
            out.append([kinds[i]])
            continue
        if left > 1:
            out.append([kinds[i], kinds[i]])
        for j in range(i + 1, len(kinds)):
            if s.cards.market.count(kinds[j]) > held.count(kinds[j]):
                out.append([kinds[i], kinds[j]])
    return out


def worth(s: GwtState, plan: Plan, by: str) -> int:
    points = [s.board.card_vp[k] for k in plan.cards]
    return sum(points) if by == POINTS else max(points) if by == BEST_CARD else -plan.cowboys


def buy_cattle(s: GwtState) -> None:
    """SAM-39..42: cowboys add cards one at a time until he can buy; he buys; those left add cards again."""
    cowboys = s.players[SAM].workers[COWBOY]
    found = best_plans(s, cowboys)
    while found is None and cowboys > 0 and s.cards.market_stack:
        cowboys -= 1
        add_cards(s, "GWT-SAM-41")
        found = best_plans(s, cowboys)
    if found is None:
        if s.heard is not None:
            s.tell("automa-nothing", SAM, "GWT-SAM-41", {"what": "cattle"})
        return
    best, why = found
    break_tie(s, ChooseSamCattle([purchase(s, plan.cards) for plan in best], cowboys, best[0].cowboys), why)


def best_plans(s: GwtState, cowboys: int) -> tuple[list[Plan], str] | None:
    """SAM-39, SAM-40, SAM-E12: most points, then the best single card, then the fewest cowboys; and what decided."""
    found = plans(s, cowboys)
    if not found:
        return None
    why = POINTS
    for by in (POINTS, BEST_CARD, COWBOYS):
        if len(found) > 1:
            most = max(worth(s, plan, by) for plan in found)
            found = [plan for plan in found if worth(s, plan, by) == most]
            why = by
    return found, why


def purchase(s: GwtState, cards: list[int]) -> Choice:
    """There are at most three: no prices and no purse with which it could be more are read (`SamBox.check_purse`)."""
    more = cards[1:] + [NONE, NONE]
    return Choice(s.board.SAM_BUY, cards[0], more[0], more[1])


def refill_then_buy(s: GwtState) -> None:
    """SAM-43."""
    add_cards(s, "GWT-SAM-43")
    buy_cattle(s)


def add_cards(s: GwtState, rule: str) -> None:
    """SAM-41..43: two cards, or what is left."""
    added = 0
    while added < s.board.cards_added and s.cards.market_stack:
        s.cards.market.append(s.rng.take(s.cards.market_stack))
        added += 1
    if s.heard is not None and added > 0:
        cards = ",".join([s.board.card_slug[kind] for kind in s.cards.market[len(s.cards.market) - added :]])
        s.tell("sam-add-cattle", SAM, rule, {"n": added, "cards": cards, "cowboy": 0 if rule == "GWT-SAM-43" else 1})


class ChooseSamCattle(AutomaTie):
    """SAM-E12: of purchases with equal points, best card and number of cowboys."""

    rule: ClassVar[str] = "GWT-SAM-E12"

    def __init__(self, options: list[Choice], cowboys: int, used: int) -> None:
        super().__init__(HUMAN, options)
        self.cowboys = cowboys
        self.used = used

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        cards = [k for k in (c.a, c.b, c.c) if k != NONE]
        for kind in cards:
            gain(s, kind)
        if s.heard is not None:
            slugs = ",".join([s.board.card_slug[k] for k in cards])
            vp = sum(s.board.card_vp[k] for k in cards)
            what: Params = {"cards": slugs, "vp": vp, "cowboys": self.used, "purse": s.board.solo().purse, "why": why}
            s.tell("sam-buy", SAM, RULE_BY[why], what)
        for _ in range(self.cowboys - self.used):
            add_cards(s, "GWT-SAM-42")

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cards": ",".join([s.board.card_slug[k] for k in (c.a, c.b, c.c) if k != NONE])}

    def key(self) -> list[int]:
        return [*super().key(), self.cowboys, self.used]


def gain(s: GwtState, kind: int) -> None:
    """SAM-20: a market card goes to his scoring pile."""
    s.cards.market.remove(kind)
    s.sam_().pile.append(kind)


def take_best(s: GwtState) -> None:
    """SAM-44: of the market's cards of value 3 the one with most points, free."""
    threes = [kind for kind in kinds_of(s.cards.market) if s.board.card_value[kind] == 3]
    if not threes:
        nothing(s, "value-3", "GWT-SAM-44")
        return
    most = max([s.board.card_vp[kind] for kind in threes])
    break_tie(s, ChooseSamValue3(HUMAN, [purchase(s, [kind]) for kind in threes if s.board.card_vp[kind] == most]), POINTS)


class ChooseSamValue3(AutomaTie):
    """SAM-44: of cards of value 3 with equal points."""

    rule: ClassVar[str] = "GWT-SAM-44"

    def settle(self, s: GwtState, c: Choice, why: str) -> None:
        gain(s, c.a)
        if s.heard is not None:
            what: Params = {"card": s.board.card_slug[c.a], "vp": s.board.card_vp[c.a], "why": why}
            s.tell("sam-take-cattle", SAM, self.rule, what)

    def details(self, s: GwtState, c: Choice) -> Params:
        return {"cards": s.board.card_slug[c.a]}
