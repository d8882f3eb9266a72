"""A few of the requests that `python -m tests.table.every_route` makes by the hundred thousand."""

from collections import Counter

from tests.table.every_route import blocks
from tests.table.places import Place


def test_nothing_that_is_asked_is_trouble(place: Place) -> None:
    answered = sum((statuses for _number, statuses in blocks(place, 300, "suite")), Counter[int]())
    assert sum(answered.values()) == 300
    assert {200, 400, 403, 404, 405} <= set(answered)
    assert max(answered) < 500
