"""Overlander: a table for big board games.

As a library (docs/python.md): what `__all__` names is public, everything else may change from version to version.

>>> import overlander
>>> match = overlander.new(players=2, seed="demo")
>>> match.play_out("random")
>>> len(match.scores)
2
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.4.0"  # pyproject.toml reads it here, and CHANGELOG.md begins with it

if TYPE_CHECKING:
    from overlander.core.choice import Choice as Choice
    from overlander.core.errors import DataError as DataError
    from overlander.core.errors import OptionError as OptionError
    from overlander.core.errors import OverlanderError as OverlanderError
    from overlander.core.errors import RecordError as RecordError
    from overlander.core.errors import Refused as Refused
    from overlander.core.state import Outcome as Outcome
    from overlander.library import Match as Match
    from overlander.library import Position as Position
    from overlander.library import View as View
    from overlander.library import list_bots as list_bots
    from overlander.library import list_games as list_games
    from overlander.library import list_options as list_options
    from overlander.library import load as load
    from overlander.library import loads as loads
    from overlander.library import new as new

__all__ = [
    "Choice",
    "DataError",
    "Match",
    "OptionError",
    "Outcome",
    "OverlanderError",
    "Position",
    "RecordError",
    "Refused",
    "View",
    "__version__",
    "list_bots",
    "list_games",
    "list_options",
    "load",
    "loads",
    "new",
]

if not TYPE_CHECKING:  # types know what is there

    def __getattr__(name: str) -> object:
        """The library is imported when it is first used: who plays, or asks for the version, does not wait for it."""
        if name not in __all__:
            raise AttributeError(f"module 'overlander' has no attribute {name!r}")
        found: object = getattr(import_module("overlander.library"), name)
        globals()[name] = found
        return found
