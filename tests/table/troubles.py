"""Thoughts that end their process, for the tests of the bots. Nothing else is here: such a process imports what it is to do."""

import os
import signal
import time
from typing import Any

from overlander.table.play import thinking


def end(*_: Any) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def spin(*_: Any) -> str:
    until = time.process_time() + 10
    while time.process_time() < until:
        pass
    return ""


def in_haste(*work: Any) -> Any:
    """As the bots' processes do their work, but a thought may take a moment only."""
    thinking.LONGEST = 0.2  # type: ignore[misc]
    return thinking.apart(*work)
