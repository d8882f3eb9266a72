"""Paying with pieces of different worth, where no change is given and no piece may be paid that could be left out.

Pieces are counted by kind: `have` what there is, `worth` of one piece, `paid` what a payment has so far.
"""

from __future__ import annotations


def total(worth: list[int], pieces: list[int]) -> int:
    return sum([worth[i] * pieces[i] for i in range(len(worth))])


def least(worth: list[int], pieces: list[int]) -> int:
    """The worth of the least piece; 0 without any."""
    found = [worth[i] for i in range(len(worth)) if pieces[i] > 0]
    return min(found) if found else 0


def pays(worth: list[int], cost: int, paid: list[int]) -> bool:
    """Whether a payment is enough, and every piece of it needed."""
    surplus = total(worth, paid) - cost
    return surplus == 0 if sum(paid) == 0 else 0 <= surplus < least(worth, paid)


def can_pay(have: list[int], worth: list[int], cost: int, paid: list[int]) -> bool:
    """Whether a payment can be completed (or is complete) with what there is, every piece of it needed."""
    for i in range(len(have)):
        if paid[i] > have[i] or (paid[i] > 0 and worth[i] <= 0):
            return False
    if pays(worth, cost, paid):
        return True
    missing = cost - total(worth, paid)
    if missing <= 0:
        return False
    low = least(worth, paid)
    for smallest in set(worth):
        if smallest <= 0 or (low > 0 and smallest > low):
            continue
        # with no piece below `smallest`, a surplus below it leaves every piece needed
        sums = 1
        for i in range(len(have)):
            if worth[i] >= smallest:
                for _ in range(have[i] - paid[i]):
                    sums |= sums << worth[i]
        if (sums >> missing) & ((1 << smallest) - 1):
            return True
    return False


def payments(have: list[int], worth: list[int], cost: int, most: int) -> list[list[int]]:
    """Payments in which every piece is needed: those that lose least first, then those of few pieces. All of them if there are no
    more than `most`."""
    order = sorted([i for i in range(len(have)) if have[i] > 0 and worth[i] > 0], key=lambda i: -worth[i])
    out: list[list[int]] = []
    pay(have, worth, order, 0, [0] * len(have), cost, most, out)
    out.sort(key=lambda paid: (total(worth, paid), sum(paid)))
    return out


def pay(
    have: list[int], worth: list[int], order: list[int], at: int, paid: list[int], missing: int, most: int, out: list[list[int]]
) -> None:
    """From the dearest kind to the cheapest: the piece that completes a payment is its least, so that all are needed."""
    if missing <= 0:
        out.append(paid[:])
        return
    if missing > sum([have[i] * worth[i] for i in order[at:]]):
        return
    kind = order[at]
    for n in range(have[kind] + 1):
        if len(out) >= most:
            return
        left = missing - n * worth[kind]
        paid[kind] = n
        if left <= 0:
            out.append(paid[:])
            break
        if at + 1 < len(order):
            pay(have, worth, order, at + 1, paid, left, most, out)
    paid[kind] = 0
