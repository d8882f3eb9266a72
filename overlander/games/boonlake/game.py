"""Boonlake at the table: options and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.data import Pack
from overlander.core.game import Game
from overlander.core.options import EXPANSIONS, READINGS, SOLO, Option, mended
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake.box import BoonBox
from overlander.games.boonlake.eminence.box import LEVELS
from overlander.games.boonlake.setup import set_up
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.vocabulary import EFFECTS

OPTIONS: Final = [
    Option("players", ["1", "2", "3", "4"], "2", "BOON-SETUP-1", {}),
    Option("artifacts", ["off", "on"], "off", "BOON-ART-SETUP-1", {}, EXPANSIONS),
    Option("eminence", LEVELS, "medium", "BOON-SOLO-5", {"players": ["1"]}, SOLO),
    Option("solo-artifacts", ["1", "2", "3"], "1", "BOON-ART-SOLO-1", {"players": ["1"], "artifacts": ["on"]}, SOLO),
    Option("substitutes", ["additional", "any"], "additional", "BOON-UPG-E2", {}, READINGS),
    Option("gifts-on-own-tile", ["single", "double"], "single", "BOON-SCO-E3", {}, READINGS),
    Option("production-sites", ["levels", "sites"], "levels", "BOON-SCO-E1", {}, READINGS),
    mended("BOON-FSM-6", 7),
]


class Boonlake(Game):
    def __init__(self) -> None:
        super().__init__("boonlake", 1, Path(__file__).parent, OPTIONS, order=4)
        self.boxes: dict[str, BoonBox] = {}

    def box(self, options: dict[str, str], pack: Pack) -> BoonBox:
        key = " ".join(options.values()) + " " + pack.digest
        if key not in self.boxes:
            self.boxes[key] = BoonBox(pack, options, EFFECTS)
        return self.boxes[key]

    def automas(self, options: dict[str, str]) -> list[str]:
        return ["eminence"] if options["players"] == "1" else []

    def check(self, pack: Pack) -> None:
        self.boxes = {}  # everything is read anew: a box that is kept reads nothing
        for options in self.readings():
            self.box(options, pack)
        pack.done()

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> BoonState:
        return set_up(self.box(options, pack), Rng(key_of(seed), 0, ()))


GAME: Final = Boonlake()
