"""Payments without change in which every piece is needed."""

from itertools import product

import pytest

from overlander.core.payment import can_pay, payments, pays

CASES = [
    ([3, 1, 1], [1, 3, 5], 4),
    ([4, 2], [3, 2], 7),
    ([2, 3, 1], [1, 3, 6], 7),
    ([2, 2, 2, 2], [1, 2, 5, 4], 9),
    ([3, 2, 0], [2, 2, 7], 5),
    ([1, 1], [0, 3], 3),
    ([2, 1], [2, 3], 0),
    ([1, 1], [1, 2], 4),
]


def every(have: list[int], worth: list[int], cost: int) -> list[list[int]]:
    """By the definition: enough, and without any one piece not enough."""
    out = []
    for paid in product(*[range(n + 1) for n in have]):
        worths = [worth[i] for i, n in enumerate(paid) for _ in range(n)]
        if sum(worths) >= cost and all(sum(worths) - x < cost for x in worths):
            out.append(list(paid))
    return out


@pytest.mark.parametrize(("have", "worth", "cost"), CASES)
def test_every_payment_is_found_once_the_thriftiest_first(have: list[int], worth: list[int], cost: int) -> None:
    found = payments(have, worth, cost, 1000)
    assert sorted(found) == sorted(every(have, worth, cost))
    lost = [sum(n * worth[i] for i, n in enumerate(paid)) for paid in found]
    assert lost == sorted(lost)
    assert len(payments(have, worth, cost, 1)) == min(1, len(found))


@pytest.mark.parametrize(("have", "worth", "cost"), CASES)
def test_what_can_be_completed_is_part_of_a_payment(have: list[int], worth: list[int], cost: int) -> None:
    whole = every(have, worth, cost)
    for paid in product(*[range(n + 2) for n in have]):
        some = list(paid)
        assert pays(worth, cost, some) == (some in whole) or any(n > h for n, h in zip(some, have, strict=True))
        completed = [x for x in whole if all(n <= m for n, m in zip(some, x, strict=True))]
        assert can_pay(have, worth, cost, some) == bool(completed), some


def test_a_few_of_very_many() -> None:
    assert len(payments([15] * 12, list(range(1, 13)), 60, 50)) == 50
    assert can_pay([15] * 12, list(range(1, 13)), 60, [1] + [0] * 11)
