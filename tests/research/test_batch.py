"""Many games at once: the same in any number of processes, and what each array tells when a game ends."""

from pathlib import Path

import numpy as np
import pytest

from overlander.research.batch import Batch
from overlander.research.episode import Episode

ORCHARD = "example"
ARRAYS = ("observations", "masks", "seats", "rewards", "scores", "done", "truncated")


def test_a_batch_plays_the_same_in_processes() -> None:
    one = Batch(ORCHARD, count=5, seed="s", players=3)
    ended = 0
    with Batch(ORCHARD, count=5, seed="s", processes=2, players=3) as two:
        for step in range(120):
            for name in ARRAYS:
                assert np.array_equal(getattr(one, name), getattr(two, name)), (step, name)
            ended += int(one.done.sum())
            assert np.all(np.abs(one.rewards[one.done].sum(axis=1)) < 1e-6)
            actions = np.array([np.flatnonzero(row)[step % row.sum()] for row in one.masks])
            one.step(actions)
            two.step(actions)
    assert ended > 5
    before = one.observations.copy()
    for wrong in (10_000, -1):
        with pytest.raises(ValueError, match="not legal in game 4"):
            one.step(np.array([*[np.flatnonzero(row)[0] for row in one.masks[:4]], wrong]))
    assert np.array_equal(one.observations, before)


def test_what_a_batch_does_not_take() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Batch("example", count=0)
    with pytest.raises(ValueError, match="-1 processes"):
        Batch("example", processes=-1)
    with pytest.raises(ValueError, match="of 0 actions"):
        Batch("example", max_cycles=0)
    games = Batch("example", count=2)
    before = games.observations.copy()
    right = games.masks.argmax(axis=1)
    for wrong in (right[0], right[:1], right + 0.5, right + 2**32, np.full(2, np.nan)):
        with pytest.raises(ValueError, match=r"wanted|not legal"):
            games.step(wrong)
    assert (games.observations == before).all()
    games.close()
    with pytest.raises(ValueError, match="closed"):  # with processes it would wait for nobody, and change nothing
        games.step(right)


def test_shapes_and_types_are_those_of_the_page() -> None:
    games = Batch("gwt", count=4, players=1)
    kind = games.kind
    page = Path(__file__).resolve().parents[2].joinpath("docs", "research.md").read_text(encoding="utf-8")
    for name, shape, dtype in [
        ("observations", (4, kind.size), "uint8"),
        ("masks", (4, kind.actions), "bool"),
        ("seats", (4,), "int32"),
        ("done", (4,), "bool"),
        ("truncated", (4,), "bool"),
        ("rewards", (4, 1), "float32"),
        ("scores", (4, 2), "int32"),  # the automa too
    ]:
        found = getattr(games, name)
        assert (found.shape, str(found.dtype)) == (shape, dtype), name
        assert f"| `{name}` |" in page
        assert f"| {dtype} |" in page.partition(f"| `{name}` |")[2].partition("\n")[0]
    assert not games.done.any()
    assert not games.scores.any()


def test_a_game_that_ends_tells_its_points_and_the_next_one_begins() -> None:
    games = Batch(ORCHARD, count=3, seed=7, players=2, automa="on", reward="margin")
    same = [Episode(games.kind, f"7/{place}/1") for place in range(3)]
    ended: set[int] = set()
    while len(ended) < 3:
        actions = games.masks.argmax(axis=1)
        games.step(actions)
        for place in {0, 1, 2} - ended:
            same[place].act(int(actions[place]))
            assert games.done[place] == same[place].over
            if games.done[place]:
                assert games.scores[place].tolist() == same[place].outcome.totals()
                assert games.rewards[place].tolist() == same[place].rewards()
                assert not games.truncated[place]
                new = Episode(games.kind, f"7/{place}/2")
                assert (games.observations[place].tobytes(), games.seats[place]) == (new.observe(new.seat), new.seat)
                ended.add(place)
            else:
                assert not games.scores[place].any()
    assert Batch(ORCHARD, count=3, seed="7").observations.tobytes() == Batch(ORCHARD, count=3, seed=7).observations.tobytes()


@pytest.mark.parametrize("processes", [0, 1])
def test_a_game_that_is_cut_off_is_no_shared_victory(processes: int) -> None:
    with Batch(ORCHARD, count=2, players=2, max_cycles=12, processes=processes) as games:
        for step in range(1, 26):
            games.step(games.masks.argmax(axis=1))
            cut = step % 12 == 0
            assert games.done.tolist() == games.truncated.tolist() == [cut, cut]
            assert not games.rewards.any()
            assert games.scores.any() == cut
