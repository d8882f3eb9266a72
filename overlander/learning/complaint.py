"""What goes wrong, as the programs of this package tell it: in one line."""

import sys
from typing import Final

from overlander.core.errors import OverlanderError

BAD_INPUT: Final = 2


def complain(program: str, error: OverlanderError | OSError) -> int:
    """The exit code."""
    print(f"{program}: {sentence(error)}", file=sys.stderr)
    return BAD_INPUT


def sentence(error: OverlanderError | OSError) -> str:
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    from overlander.text import Words  # only now: whoever learns needs no words

    return " ".join(Words("en").error(error).split())
