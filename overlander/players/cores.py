"""How many cores a player takes."""

from __future__ import annotations

import os
from typing import Final

VARIABLES: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def use_one_core() -> None:
    """For a process that is one of many: numpy would multiply on all cores of the machine. To be called before numpy is imported;
    what the owner has set stays."""
    for name in VARIABLES:
        os.environ.setdefault(name, "1")
