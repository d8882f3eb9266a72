"""The greedy bot in New Zealand: its questions, what things are worth, and the weights."""

from overlander.games.nz.greedy.questions import choose

__all__ = ["choose"]
