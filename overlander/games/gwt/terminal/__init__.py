"""Great Western Trail at the terminal."""

from overlander.games.gwt.terminal.board import board

__all__ = ["board"]
