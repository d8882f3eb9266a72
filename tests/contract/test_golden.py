"""Golden playthroughs, recorded games and counted positions: a change of behaviour shows."""

import pytest

from overlander.core.game import find_game
from overlander.core.state import State
from tests.cases import Count, all_cases
from tests.contract.playthrough import GAMES, file_of, playthrough


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[file_of(g, o).stem for g, o in GAMES])
def test_the_game_goes_as_written(game: str, options: dict[str, str]) -> None:
    written = file_of(game, options).read_text(encoding="utf-8").splitlines()
    played = playthrough(game, options).splitlines()
    for i, (old, new) in enumerate(zip(written, played, strict=False)):
        assert new == old, f"line {i + 1}"
    assert len(played) == len(written)


def sequences(s: State, depth: int) -> int:
    """How many ways the next `depth` decisions can go (chance as the seed has it)."""
    if depth == 0 or s.over():
        return 1
    seat = s.actor()
    choices = s.choices(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for c in choices:
        after = s.clone()
        after.apply(seat, c)
        total += sequences(after, depth - 1)
    return total


COUNTS = [(slug, count) for slug, cases in all_cases().items() for count in cases.counts]


@pytest.mark.parametrize(("game", "count"), COUNTS, ids=[f"{slug}-{'-'.join(count.options.values())}" for slug, count in COUNTS])
def test_the_number_of_ways(game: str, count: Count) -> None:
    s = find_game(game).new(count.options, "perft")
    for _ in range(count.ahead):
        seat = s.actor()
        s.apply(seat, s.choices(seat)[0])
    assert [sequences(s, depth) for depth in range(1, len(count.ways) + 1)] == count.ways
