"""Sarah at the sheep market, and her shearers (NZ-SAR-55..57, NZ-SAR-63, NZ-SAR-C10, NZ-SAR-C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.automa import ASKED, ONLY, ORDER, AutomaTie, break_tie
from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.games.nz.box import SHEARER, SHEPHERD
from overlander.games.nz.certificates import take_support_card
from overlander.games.nz.sarah.box import SarahAction
from overlander.games.nz.sarah.state import HUMAN, SARAH
from overlander.games.nz.sheep_market import cards_of
from overlander.games.trail.automa.turn import nothing

if TYPE_CHECKING:
    from overlander.games.nz.state import NzState

POINTS = "points"
RARER = "rarer"
CARD = "card"
SHEPHERDS = "shepherds"


def combinations(s: NzState, sheep: list[list[int]]) -> list[list[int]]:
    """The cards of the market that an option of her tile can be, each set once."""
    out: list[list[int]] = [[]]
    for kinds in sheep:
        longer: list[list[int]] = []
        for cards in out:
            for kind in kinds:
                found = sorted([*cards, kind])
                if s.cards.market.count(kind) > cards.count(kind) and found not in longer:
                    longer.append(found)
        out = longer
    return out


def value(s: NzState, cards: list[int]) -> int:
    return sum(s.board.card_vp[kind] for kind in cards)


def numbers(s: NzState, cards: list[int]) -> list[int]:
    """How many of each card's breed lie in the market, the most numerous first."""
    return sorted([s.cards.market.count(kind) for kind in cards], reverse=True)


def best(s: NzState, found: list[list[int]]) -> tuple[list[list[int]], str]:
    """NZ-SAR-57: most points, then the less numerous breed; and what decided."""
    why = ONLY
    if len(found) > 1:
        why = POINTS
        most = max(value(s, cards) for cards in found)
        found = [cards for cards in found if value(s, cards) == most]
    if len(found) > 1:
        why = RARER
        fewest = min(numbers(s, cards) for cards in found)
        found = [cards for cards in found if numbers(s, cards) == fewest]
    return found, why


def purchases(s: NzState, shepherds: int) -> list[list[int]]:
    """NZ-SAR-55: everything that her tile offers for so many shepherds and the market has."""
    return [cards for sheep in s.board.solo().market_options[shepherds] for cards in combinations(s, sheep)]


def take(s: NzState, found: list[list[int]], rule: str) -> None:
    options, why = best(s, found)
    more = [[*cards, NONE] for cards in options]
    break_tie(s, ChooseSarahSheep([Choice(s.board.TAKE, cards[0], cards[1]) for cards in more], rule), why)


def buy_sheep(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-55, NZ-SAR-56: the option for her shepherds; where the market lacks it, two more cards and one shepherd less."""
    shepherds = s.players[SARAH].workers[SHEPHERD]
    while shepherds > 0:
        found = purchases(s, shepherds)
        if found:
            tell_shepherds(s, shepherds)
            take(s, found, "NZ-SAR-55")
            return
        shepherds -= 1
        add_cards(s, s.board.cards_added, "NZ-SAR-56", SHEPHERDS)
    nothing(s, "sheep", "NZ-SAR-56")


def tell_shepherds(s: NzState, n: int) -> None:
    """NZ-SAR-55: for how many of them her tile is read."""
    if s.heard is not None:
        s.tell("sarah-shepherds", SARAH, "NZ-SAR-55", {"n": n})


def add_sheep(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-C14: without using a shepherd."""
    add_cards(s, action.n, "NZ-SAR-C14", CARD)


def add_cards(s: NzState, n: int, rule: str, why: str) -> None:
    added: list[int] = []
    while len(added) < n and s.cards.market_stack:
        added.append(s.rng.take(s.cards.market_stack))
    s.cards.market.extend(added)
    if s.heard is not None and added:
        cards = ",".join([s.board.card_slug[kind] for kind in added])
        s.tell("sarah-add-sheep", SARAH, rule, {"n": len(added), "cards": cards, "why": why})


class ChooseSarahSheep(AutomaTie):
    """NZ-SAR-27, NZ-SAR-57: of sheep with equal points, of breeds that are equally numerous."""

    rule: ClassVar[str] = "NZ-SAR-27"

    def __init__(self, options: list[Choice], because: str) -> None:
        super().__init__(HUMAN, options)
        self.because = because

    def settle(self, s: NzState, c: Choice, why: str) -> None:
        for kind in cards_of(c):
            s.cards.market.remove(kind)
            s.gain_card(SARAH, kind)
        if s.heard is not None:
            slugs = ",".join([s.board.card_slug[kind] for kind in cards_of(c)])
            rule = "NZ-SAR-27" if why in (ASKED, ORDER) else self.because if why == ONLY else "NZ-SAR-57"
            s.tell("sarah-sheep", SARAH, rule, {"cards": slugs, "vp": value(s, cards_of(c)), "why": why})

    def details(self, s: NzState, c: Choice) -> Params:
        return {"cards": ",".join([s.board.card_slug[kind] for kind in cards_of(c)])}


def take_sheep(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-C10, NZ-SAR-C14: each sheep that the card names, free; a missing one is skipped."""
    rule = "NZ-SAR-C10" if len(action.sheep) == 1 else "NZ-SAR-C14"
    present = [kinds for kinds in action.sheep if combinations(s, [kinds])]
    if present:
        take(s, combinations(s, present), rule)
    else:
        nothing(s, "sheep", rule)


def shear(s: NzState, action: SarahAction) -> None:
    """NZ-SAR-63: a Romney, and with enough shearers a sheep of the market, if it is there."""
    take_support_card(s, SARAH, s.board.romney, "NZ-SAR-63")
    also = action.also[s.players[SARAH].workers[SHEARER] - 1]
    if also in s.cards.market:
        take(s, [[also]], "NZ-SAR-63")
    elif also != NONE:
        nothing(s, "sheep", "NZ-SAR-63")
