"""A few hundred of the requests that `python -m tests.table.fuzz` makes by the hundred thousand."""

from tests.table.fuzz import fuzz
from tests.table.places import Place


def test_random_tokens_and_bodies_change_nothing(place: Place) -> None:
    answered = fuzz(place, 500, "suite")
    assert sum(answered.values()) == 500
    assert {200, 400, 403, 404, 405, 409} <= set(answered)
