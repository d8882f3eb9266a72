"""Records on disk, and where a game is kept that nobody named a file for."""

import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from overlander.core.errors import RecordError
from overlander.core.match import Match
from overlander.core.record import Record, parse_record
from overlander.text.words import visible
from overlander.writing import write_whole, writing

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


def write_record(file: Path, match: Match) -> None:
    """It tells what is hidden, so that it is its owner's alone."""
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(file, str(match.record()), private=True)


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
