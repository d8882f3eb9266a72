"""The Ray cluster that RAY_ADDRESS names, or one of this machine alone."""

from __future__ import annotations

import os
from contextlib import suppress
from importlib.util import find_spec
from socket import create_connection
from typing import Final

from overlander.core.errors import OptionError

REACHED: Final = 10.0  # seconds that a cluster may take to be reached


def need_ray() -> None:
    if find_spec("ray") is None:
        raise OptionError("needs-ray", {})


def join_ray(workers: int) -> bool:
    """Whether it was joined now; a process that is part of one stays there. A cluster of this machine has so many workers."""
    need_ray()
    import ray

    if ray.is_initialized():
        return False
    address = os.environ.get("RAY_ADDRESS", "")
    if not answers(address):
        raise OptionError("no-cluster", {"address": address})
    local = {} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**local, logging_level="error", log_to_driver=False)
    except ConnectionError:
        raise OptionError("no-cluster", {"address": address}) from None
    return True


def answers(address: str) -> bool:
    """Whether somebody listens at `host:port`: Ray itself would try for many minutes. What else may be named, it knows."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():
        return True
    with suppress(OSError, OverflowError), create_connection((host.strip("[]"), int(port)), REACHED):
        return True
    return False
