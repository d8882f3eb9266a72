"""Choosing pieces and cards in steps: payments without a piece too many, and sets of hand cards (NEW-PAY, NEW-GEN-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.choice import Choice

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

LONGEST: Final = 48  # whole sets listed at one step, so that with other answers there are not more than 60
MOST_SETS: Final = 60  # sets of cards listed at one step
JUMPS: Final = (1, 5, 10)  # pieces added at once where the answers are many


def by_worth(worth: list[int], have: list[int]) -> list[int]:
    """The wares that can serve, the dearest first: then who stops as soon as enough is there has no piece too many."""
    return [i for _, i in sorted([(-worth[i], i) for i in range(len(worth)) if worth[i] > 0 and have[i] > 0])]


def total(worth: list[int], counts: list[int]) -> int:
    n = 0
    for i in range(len(counts)):
        if counts[i] > 0:
            n += worth[i] * counts[i]
    return n


def minimal_sets(worth: list[int], have: list[int], need: int, most: int) -> list[list[int]]:
    """NEW-PAY-E4: the multisets that reach `need`, none with a piece that could be left out; stops after `most` of them."""
    out: list[list[int]] = []
    if need <= 0:
        return [[0] * len(worth)]
    order = by_worth(worth, have)
    after = rest_after(worth, have, order)
    if after[0] >= need:
        extend_sets(worth, have, order, after, 0, need, [0] * len(worth), out, most)
    return out


def rest_after(worth: list[int], have: list[int], order: list[int]) -> list[int]:
    """What the wares from each place of the order on are worth together."""
    out = [0] * (len(order) + 1)
    for i in range(len(order) - 1, -1, -1):
        out[i] = out[i + 1] + worth[order[i]] * have[order[i]]
    return out


def extend_sets(
    worth: list[int],
    have: list[int],
    order: list[int],
    after: list[int],
    i: int,
    need: int,
    counts: list[int],
    out: list[list[int]],
    most: int,
) -> None:
    ware = order[i]
    enough = -(-need // worth[ware])
    if enough <= have[ware]:
        whole = counts[:]
        whole[ware] = enough
        out.append(whole)
    for n in range(min(enough - 1, have[ware]), -1, -1):
        if len(out) >= most:
            return
        left = need - n * worth[ware]
        if after[i + 1] < left:
            return
        counts[ware] = n
        extend_sets(worth, have, order, after, i + 1, left, counts, out, most)
        counts[ware] = 0


def set_steps(worth: list[int], have: list[int], need: int, counts: list[int], price: list[int]) -> list[list[int]]:
    """How to go on from some pieces towards `need`: whole sets where they are few, those of the lowest price first, else so many of
    the next ware. Each leads on to a set without a piece too many. Empty when `need` is reached."""
    missing = need - total(worth, counts)
    if missing <= 0:
        return []
    begun = sum(counts) > 0
    if not begun:
        whole = minimal_sets(worth, have, need, LONGEST + 1)
        if len(whole) <= LONGEST:
            return sensible_first(price, whole)
    order = by_worth(worth, have)
    after = rest_after(worth, have, order)
    last = 0
    for i in range(len(order)):
        if counts[order[i]] > 0:
            last = i
    few = more_pieces(worth, have, order, after, 0, need, [0] * len(worth), False)
    if len(few) <= LONGEST:
        return more_pieces(worth, have, order, after, last + 1 if begun else 0, missing, counts, False)
    return more_pieces(worth, have, order, after, last, missing, counts, True)


def sensible_first(price: list[int], sets: list[list[int]]) -> list[list[int]]:
    """The cheapest first, among equal ones those of many cheap pieces."""
    if len(sets) < 2:
        return sets
    order = sorted([(total(price, sets[i]), -sum(sets[i]), i) for i in range(len(sets))])
    return [sets[i] for _, _, i in order]


def more_pieces(
    worth: list[int], have: list[int], order: list[int], after: list[int], first: int, missing: int, counts: list[int], jumps: bool
) -> list[list[int]]:
    """So many more of one ware of the order, from its place `first` on; the wares after it can make up what is missing then."""
    out: list[list[int]] = []
    for i in range(first, len(order)):
        ware = order[i]
        left = have[ware] - counts[ware]
        for n in range(1, min(left, -(-missing // worth[ware])) + 1):
            if jumps and n not in JUMPS:
                continue
            beyond = after[i + 1] + ((left - n) * worth[ware] if jumps else 0)
            if missing - n * worth[ware] <= beyond:
                more = counts[:]
                more[ware] += n
                out.append(more)
    return out


def is_minimal(worth: list[int], have: list[int], need: int, counts: list[int]) -> bool:
    """NEW-PAY-3: enough, all there, and no piece that could be left out."""
    paid = total(worth, counts)
    if paid < need:
        return False
    for i in range(len(counts)):
        if counts[i] > have[i] or (counts[i] > 0 and paid - worth[i] >= need):
            return False
    return True


# -- sets of hand cards: NEW-GEN-23, the set counts, not the order


def card_steps(begun: Choice, cards: list[int], n: int) -> list[Choice]:
    """How to go on choosing n of some cards, in the order of the box: whole sets where they are few, else card by card."""
    chosen = [card for card in begun.named() if card in cards]
    left = n - len(chosen)
    if left <= 0:
        return []
    pool = sorted(cards)
    if not chosen and ways(len(pool), n) <= MOST_SETS:
        return all_sets(begun, pool, n)
    first = pool.index(chosen[-1]) + 1 if chosen else 0
    return [begun.adding(pool[i], 1) for i in range(first, len(pool) - left + 1)]


def discard_steps(s: NewdaleState, partial: Choice | None, cards: list[int], n: int) -> list[Choice]:
    """How to go on choosing n of some cards to discard."""
    if partial is None:
        return card_steps(Choice(s.box.DISCARD), cards, n)
    return card_steps(partial, cards, n) if partial.verb is s.box.DISCARD else []


def all_sets(begun: Choice, cards: list[int], size: int) -> list[Choice]:
    """The choice with each set of so many of these cards."""
    out: list[Choice] = []
    add_sets(begun, [Choice(begun.verb).adding(card, 1).n for card in cards], 0, size, begun.n, out)
    return out


def add_sets(begun: Choice, each: list[int], first: int, size: int, n: int, out: list[Choice]) -> None:
    """`each`: what a card adds to the number of a choice; `n`: this number so far."""
    for i in range(first, len(each) - size + 1):
        if size == 1:
            out.append(Choice(begun.verb, begun.a, begun.b, begun.c, n + each[i]))
        else:
            add_sets(begun, each, i + 1, size - 1, n + each[i], out)


def ways(cards: int, n: int) -> int:
    """How many sets of n cards there are, or somewhat more than MOST_SETS."""
    out = 1
    for i in range(n):
        out = out * (cards - i) // (i + 1)
        if out > MOST_SETS * 10 and i < cards // 2:
            return out
    return out


def is_card_set(c: Choice, cards: list[int], n: int) -> bool:
    """Whether a choice names exactly n of some cards."""
    chosen = c.named()
    return len(chosen) == n and not [card for card in chosen if card not in cards]
