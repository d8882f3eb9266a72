"""Tasks for the crew: functions of a module, as processes need them."""

import os
import signal
from pathlib import Path


def square_once_killed(task: tuple[int, str]) -> int:
    """The process is killed where it meets 3 for the first time."""
    number, folder = task
    marker = Path(folder) / "killed"
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
