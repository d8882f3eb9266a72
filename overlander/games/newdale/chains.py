"""Chains: hand cards, goods or groups of goods become goods of another building (NEW-CHN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE, Choice
from overlander.games.newdale.cards import GOODS, NO_CHAIN, RESOURCE, Card
from overlander.games.newdale.draw_pile import discard
from overlander.games.newdale.payment import spend

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def begin(s: NewdaleState, card: Card) -> Choice:
    """The chain of a building, without its inputs."""
    return Choice(s.box.FEED if card.type.chain == RESOURCE else s.box.CHAIN, card.ident)


def fitting(s: NewdaleState, seat: int, card: Card) -> list[int]:
    """NEW-CHN-2, 10: hand cards that show the resource."""
    resource = card.type.inputs[0]
    return sorted([x for x in s.players[seat].hand if s.box.cards.all[x].resource == resource])


def wares_of(s: NewdaleState, good: int) -> list[int]:
    return s.box.cards.goods.wares[good]


def groups(s: NewdaleState, seat: int, card: Card) -> int:
    """NEW-CHN-3, 4: how many goods the inputs on all own buildings can make; for a resource chain the cards in hand."""
    return groups_of(s, seat, card, s.players[seat].estate.wares(s.box.cards))


def groups_of(s: NewdaleState, seat: int, card: Card, have: list[int]) -> int:
    """The same, with the own pieces by ware."""
    if card.type.chain == NO_CHAIN:
        return 0
    if card.type.chain == RESOURCE:
        return len(fitting(s, seat, card))
    return min([sum([have[ware] for ware in wares_of(s, good)]) for good in card.type.inputs])


def steps(s: NewdaleState, seat: int, c: Choice) -> list[Choice]:
    """How a chain can go on: cards one by one, each enough (NEW-CHN-5); so many groups, grapes by Vineyards (NEW-CHN-11)."""
    card = s.box.cards.all[c.a]
    if card.type.chain == RESOURCE:
        chosen = c.named()
        last = chosen[-1] if chosen else NONE
        more = [c.adding(x, 1) for x in fitting(s, seat, card) if x > last]
        return [c, *more] if chosen and more else more
    assert card.type.chain == GOODS
    have = s.players[seat].estate.wares(s.box.cards)
    made = groups_of(s, seat, card, have)
    inputs = [wares_of(s, good) for good in card.type.inputs]
    several = [x for x in inputs if len([ware for ware in x if have[ware] > 0]) > 1]
    if not several:
        return [] if c.has_pieces() else [c.with_counts(pieces(s, have, inputs, n)) for n in range(1, made + 1)]
    counts = c.counts()
    grapes = several[0]
    last = -1
    used = 0
    for ware in grapes:
        used += counts[ware]
        if counts[ware] > 0:
            last = ware
    out: list[Choice] = []
    for ware in grapes:
        if ware > last:
            for n in range(1, min(have[ware], made - used) + 1):
                more_pieces = pieces(s, have, [x for x in inputs if x is not grapes], used + n)
                for other in grapes:
                    more_pieces[other] = counts[other] + (n if other == ware else 0)
                out.append(c.with_counts(more_pieces))
    return [c, *out] if last >= 0 and out else out


def pieces(s: NewdaleState, have: list[int], inputs: list[list[int]], n: int) -> list[int]:
    """n of each input, of the one ware it is there as."""
    counts = [0] * len(have)
    for wares in inputs:
        for ware in wares:
            if have[ware] > 0:
                counts[ware] = n
                break
    return counts


def use(s: NewdaleState, seat: int, c: Choice, bonus: int) -> None:
    """NEW-CHN-2..6: the inputs go, as many goods lie on the building, and the bonus good."""
    card = s.box.cards.all[c.a]
    estate = s.players[seat].estate
    if card.type.chain == RESOURCE:
        cards = c.named()
        made = len(cards)
        discard(s, seat, cards, "NEW-CHN-2")
    else:
        counts = c.counts()
        made = sum(counts) // len(card.type.inputs)
        spend(s, seat, counts, "NEW-CHN-3")
    estate.put(estate.place_of(c.a), made + bonus)
    if s.heard is not None:
        s.tell("chain", seat, "NEW-CHN-6", {"n": made, "bonus": bonus, "building": card.slug})
