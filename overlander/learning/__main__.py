"""`python -m overlander.learning GAME --work DIR`: a training without the rest of the house; a line of JSON now and then."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import NoReturn

from overlander.build import check
from overlander.core.errors import OverlanderError
from overlander.core.game import find_game
from overlander.learning.complaint import complain
from overlander.learning.settings import add_arguments, settings_of
from overlander.learning.trainer import Line, Training


def show(line: Line) -> None:
    print(json.dumps(line), flush=True)


def end(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m overlander.learning", description="Learn a game by playing it.")
    add_arguments(parser)
    args = parser.parse_args()
    check()
    signal.signal(signal.SIGTERM, end)  # asked to end, it keeps what it has
    try:
        game = find_game(args.game)
        Training(game, args.work or Path("training") / game.slug, settings_of(args), show).run()
    except (OverlanderError, OSError) as error:
        return complain(parser.prog, error)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
