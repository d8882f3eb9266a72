"""Tasks for the crew: functions of a module, as processes need them."""

import os
import signal
from pathlib import Path

from overlander.core.errors import OptionError, Refusal, Refused


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


def never_done(number: int) -> int:
    """3 is refused by a rule, 4 is bad input, and with 5 the program fails."""
    if number == 3:
        raise Refused("not-legal", {"token": "x"}, Refusal("EX-BID-1", "no-coin", {"n": 1}))
    if number == 4:
        raise OptionError("game-failed", {"game": number, "why": "it broke"})
    return 1 // (number - 5)
