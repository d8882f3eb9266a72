"""What the tests that all games share need to know of Boonlake."""

from tests.cases import Cases

CASES = Cases(
    golden=[
        {"players": "2"},
        {"players": "3", "artifacts": "on"},
        {"players": "1", "artifacts": "on"},
    ],
)
