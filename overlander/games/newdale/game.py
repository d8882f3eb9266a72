"""Expedition to Newdale at the table: options and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.carried import Carried
from overlander.core.data import Pack
from overlander.core.game import Game
from overlander.core.options import READINGS, Option, mended
from overlander.core.rng import Rng, key_of
from overlander.games.newdale.box import BOARDS, CHAPTERS, Box
from overlander.games.newdale.setup import set_up
from overlander.games.newdale.state import NewdaleState

OPTIONS: Final = [
    Option("players", ["1", "2", "3", "4"], "2", "NEW-GEN-1", {}),
    Option("chapter", CHAPTERS, "1", "NEW-SET-1", {}),
    Option("start-town", ["creekside", "thickthorn"], "creekside", "NEW-CAMP-15", {"chapter": ["5"]}),
    Option("campaign", ["off", "on"], "off", "NEW-CAMP-1", {}),
    Option("first", ["random", "0", "1", "2", "3"], "random", "NEW-SET-12", {}),
    Option("planning", ["simultaneous", "turn-order"], "simultaneous", "NEW-PLAN-3", {}, READINGS),
    mended("NEW-GEN-25", 3),
]
SET_UP_ONLY: Final = ["players", "first", "campaign"]  # options that change no component


class Newdale(Game):
    def __init__(self) -> None:
        super().__init__("newdale", 1, Path(__file__).parent, OPTIONS, order=3)
        self.boxes: dict[str, Box] = {}

    def box(self, options: dict[str, str], pack: Pack) -> Box:
        key = " ".join([value for name, value in options.items() if name not in SET_UP_ONLY]) + " " + pack.digest
        if key not in self.boxes:
            self.boxes[key] = Box(pack, options)
        return self.boxes[key]

    def check(self, pack: Pack) -> None:
        self.boxes = {}  # everything is read anew: a box that is kept reads nothing
        for options in self.readings():
            self.box(options, pack)
        for board in BOARDS:
            pack.file(board)
        pack.done()

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> NewdaleState:
        return self.set_up_after(options, seed, pack, Carried())

    def set_up_after(self, options: dict[str, str], seed: str, pack: Pack, carried: Carried) -> NewdaleState:
        if not carried.empty() and options["campaign"] == "off":
            super().set_up_after(options, seed, pack, carried)
        return set_up(self.box(options, pack), options, Rng(key_of(seed), 0, ()), carried)


GAME: Final = Newdale()
