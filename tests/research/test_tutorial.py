"""The script of the tutorial runs: with a small game it takes seconds."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "examples" / "imitate.py"


def test_a_policy_is_trained_and_plays(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "example", "--games", "30", "--matches", "20", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "% of 20 games won against random" in done.stdout
    assert {file.name for file in tmp_path.iterdir()} == {"last-game.png", "policy.npz", "surprise.svg"}
