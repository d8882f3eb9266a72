"""What each byte of an observation of Orchard tells, in the words of the box."""

from __future__ import annotations

from typing import Final

from overlander.core.features import RIVALS, each
from overlander.games.example.game import GAME
from overlander.games.example.state import OrchardState

OTHERS: Final = ["next", "third", "fourth"]


def words() -> dict[str, list[str]]:
    s = GAME.new({}, "names")
    assert isinstance(s, OrchardState)
    fruits = s.box.fruits
    return {
        RIVALS: OTHERS,
        "table": ["seats", "automa", "presses"],
        "season": ["1", "2", "3", "4", "none"],
        "automa": ["won", *fruits],
        "round": ["still to come", "crop on offer"],
        "crops": [str(i) for i in range(16)],
        "question": ["to bid", "to raise", "to share", "to build", "to discard"],
        "ahead": ["own share", "own press", "shares of others", "presses of others"],
        "hand": fruits,
        "bid": ["coin added", *fruits],
        "purse": ["coins", "one scores nothing"],
        "others": each(OTHERS, ["fruits", "coins", "points of crops"]),
        "unseen": fruits,
        "piles": ["to be drawn", *each(["discarded"], fruits)],
        "meadow": each(s.box.plots, ["points of its press", "own", "another's"]),
    }
