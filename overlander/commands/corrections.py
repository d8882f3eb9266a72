"""An owner's corrections to the components: where they lie, and reading them without a traceback."""

import os
from pathlib import Path
from typing import Final

from overlander.core import data
from overlander.core.errors import DataError
from overlander.core.game import Game

VARIABLE: Final = "OVERLANDER_CORRECTIONS"


def folder_for(game: Game, given: str | None) -> Path | None:
    """The folder named on the command line, or else the game's own in the folder that the environment names."""
    if given is not None:
        return folder_of(game, Path(given))
    everything = os.environ.get(VARIABLE, "")
    if not everything:
        return None
    if not Path(everything).is_dir():
        raise DataError("data-missing-folder", {"file": everything})
    own = Path(everything) / game.slug
    return folder_of(game, own) if own.is_dir() else None


def folder_of(game: Game, folder: Path) -> Path:
    """The folder itself, or the game's subfolder of it; it must correct something."""
    if not folder.is_dir():
        raise DataError("data-missing-folder", {"file": str(folder)})
    found = folder / game.slug if (folder / game.slug).is_dir() else folder
    if not list(found.glob("*.toml")):
        raise DataError("data-empty", {"game": game.slug, "folder": str(found)})
    check_pack(game, found)
    return found


def check_pack(game: Game, folder: Path) -> data.Pack:
    """The pack with the corrections, or one error that names their folder."""
    try:
        return game.pack(folder)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        what = f"{type(error).__name__} {error}"  # a shape the reader did not foresee
        raise DataError("data-broken", {"folder": str(folder), "found": what}) from None
    except OSError as error:
        raise DataError("data-broken", {"folder": str(folder), "found": error.strerror or str(error)}) from None
