"""What the tests that all games share need to know of Orchard."""

from tests.cases import Cases, Count

CASES = Cases(
    contract=20,
    golden=[{"players": "3", "automa": "on"}],
    counts=[Count({"players": "2"}, 0, [3, 6, 18, 36, 72, 144])],
)
