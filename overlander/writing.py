"""Files that are written whole or not at all, and those to which lines are added."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from stat import S_IMODE
from typing import BinaryIO, Final

from overlander.core.errors import OptionError

EVERYBODY: Final = 0o666  # as far as the mask of the process lets them
OWNER: Final = 0o600


@contextmanager
def writing(place: Path) -> Iterator[None]:
    """What stops the writing of a file or in a folder, such as a full disk, is told in one line that names it."""
    try:
        yield
    except OSError as error:
        raise OptionError("file-unwritable", {"file": str(place), "why": error.strerror or str(error)}) from None


@contextmanager
def replacing(file: Path, private: bool = False) -> Iterator[BinaryIO]:
    """Written beside the file, then put in its place: whoever reads it meanwhile, or after a kill, finds the old or the new.
    What could not be finished is removed. A link goes on pointing at its file, which keeps its permissions. A pipe or a device is
    written to: putting a file in its place would remove it."""
    if file.exists() and not file.is_file():
        with file.open("wb") as out:
            yield out
        return
    file = file.resolve()
    part = file.with_name(f"{file.name}.{token_hex(4)}.part")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER if private else EVERYBODY)
    try:
        with os.fdopen(handle, "wb") as out:
            yield out
        if file.exists() and not private:
            part.chmod(S_IMODE(file.stat().st_mode))
        os.replace(part, file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_whole(file: Path, content: str | bytes, private: bool = False) -> None:
    with replacing(file, private) as out:
        out.write(content.encode() if isinstance(content, str) else content)


def whole_lines(file: Path) -> list[str]:
    """Of a file to which lines are added, if it is there. One that was cut off by the end of the process is dropped."""
    text = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        write_whole(file, whole)
    return whole.splitlines()
