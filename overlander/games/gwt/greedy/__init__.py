"""The greedy bot in Great Western Trail: its questions, what things are worth, and the weights."""

from overlander.games.gwt.greedy.questions import choose

__all__ = ["choose"]
