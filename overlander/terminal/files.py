"""Records on disk, and where a game is kept that nobody named a file for."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from overlander.core.errors import OptionError, RecordError
from overlander.core.match import Match
from overlander.core.record import Record, parse_record
from overlander.text.words import visible

STDIN: Final = "-"  # in the place of a file


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "overlander"


def new_file(game: str) -> Path:
    """A name that no other game has."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = data_folder() / f"{stem}.overlander"
    n = 2
    while file.exists():
        file = data_folder() / f"{stem}-{n}.overlander"
        n += 1
    return file


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """What stops the writing of a file, such as a full disk, is told in one line that names it."""
    try:
        yield
    except OSError as error:
        raise OptionError("file-unwritable", {"file": str(file), "why": error.strerror or str(error)}) from None


def write_record(file: Path, match: Match) -> None:
    """Whole or not at all: written beside the file, then put in its place."""
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
            out.write(str(match.record()))
        os.replace(name, file)


def read_record(file: Path, upto: int = -1) -> Record:
    """`-`: from standard input."""
    try:
        text = sys.stdin.buffer.read().decode() if str(file) == STDIN else file.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError("file-unreadable", {"file": str(file), "why": error.strerror or str(error)}) from None
    except UnicodeDecodeError:
        raise RecordError("file-not-text", {"file": str(file)}) from None
    record = parse_record(text, upto)
    record.names = [visible(name) for name in record.names]  # they go to a terminal
    return record
