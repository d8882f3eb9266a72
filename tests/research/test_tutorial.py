"""The script of the tutorial runs: with a small game, and a little of a large one, it takes seconds."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from overlander.research.episode import Kind

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "imitate.py"


@pytest.mark.parametrize(("game", "games", "matches"), [("example", 30, 20), ("nz", 2, 2)])
def test_a_policy_is_trained_and_plays(game: str, games: int, matches: int, tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), game, "--games", str(games), "--matches", str(matches), "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"% of {matches} games won against random" in done.stdout
    found = re.search(r"surprise ([0-9.]+) -> ([0-9.]+)", done.stdout)
    assert found is not None
    assert float(found[2]) < 0.8 * float(found[1])
    kept = str(np.load(tmp_path / "policy.npz")["fingerprint"])
    Kind(game, players=2).check(kept)
    assert {file.name for file in tmp_path.iterdir()} == {"last-game.png", "policy.npz", "surprise.svg"}
