"""One at a time in a folder: what an arena or a data set is playing there, a second process does not play as well."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from overlander.core.errors import OptionError
from overlander.writing import writing

LOCK: Final = ".lock"
TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


@contextmanager
def occupying(folder: Path) -> Iterator[None]:
    """Raises OptionError if another process is at work there. The system lets go of what a process held that was killed."""
    file = folder / LOCK
    handle = occupied(folder, file)
    try:
        yield
    finally:
        if sys.platform != "win32":
            file.unlink(missing_ok=True)  # while it is held: who has opened it meanwhile finds that it is gone, and makes another
        os.close(handle)
        with suppress(OSError):  # on Windows a file that is open cannot be removed, here or there
            if sys.platform == "win32":
                file.unlink()


def occupied(folder: Path, file: Path) -> int:
    while True:
        with writing(folder):
            handle = os.open(file, os.O_RDWR | os.O_CREAT)
        try:
            lock(handle)
            if same(handle, file):
                return handle
        except OSError as error:
            if error.errno in TAKEN:
                os.close(handle)
                raise OptionError("folder-in-use", {"folder": str(folder)}) from None
            return handle  # a file system without locks
        os.close(handle)


def lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def same(handle: int, file: Path) -> bool:
    """Whether the file is still there: the one that was locked may have been removed just before."""
    try:
        return os.path.samestat(os.fstat(handle), file.stat())
    except FileNotFoundError:
        return False
