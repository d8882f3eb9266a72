"""Great Western Trail: New Zealand at the table: options and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.data import Pack
from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.core.options import READINGS, SOLO, Option, mended
from overlander.core.rng import Rng, key_of
from overlander.games.nz.box import DRAWN, PILE_OPTIONS, SET_UP_ONLY, NzBox
from overlander.games.nz.effects import EFFECTS, TOLLS
from overlander.games.nz.setup import set_up, sets_in_play
from overlander.games.nz.state import NzState
from overlander.games.trail.box import ignore_drawn


def numbers(first: int) -> list[str]:
    """The sets a pile may hold: they lie in ascending order."""
    return ["random"] + [str(n) for n in range(first, first + 7)]


ALONE: Final = {"players": ["1"]}
LOCAL_POSTS: Final = [f"local-{value}" for value in (0, 1, 3, 6, 9, 12, 15, 18, 21)]
OPTIONS: Final = [
    Option("players", ["1", "2", "3", "4"], "2", "NZ-CMP-1", {}),
    Option("layout", ["first-game", "random"], "first-game", "NZ-SET-3", {}),
    Option("sides", ["a", "b", "random"], "a", "NZ-PSET-2", {}),
    Option("wheel-set", numbers(1), "random", "NZ-SET-21", {}),
    Option("barrel-set", numbers(2), "random", "NZ-SET-21", {}),
    Option("bell-set", numbers(3), "random", "NZ-SET-21", {}),
    Option("compass-set", numbers(4), "random", "NZ-SET-21", {}),
    Option("sheepdog-effect", ["certificate", "money"], "certificate", "NZ-SUP-7", {}, READINGS),
    Option("sailor-discard-marker", ["certificate", "gold"], "certificate", "NZ-HIRE-16", {}, READINGS),
    Option("paid-sheep-pile", ["discard-pile", "draw-pile"], "discard-pile", "NZ-HIRE-9", {}, READINGS),
    Option("market-extra-options", ["on", "off"], "on", "NZ-MKT-E5", {}, READINGS),
    Option("neutral-h-split", ["hazard-on-both", "hazard-twice-on-ii"], "hazard-on-both", "NZ-NB-2", {}, READINGS),
    Option("set-6-price", ["0", "2"], "0", "NZ-BC-E3", {}, READINGS),
    Option("zero-sheep-shearing", ["off", "on"], "off", "NZ-WOOL-E3", {}, READINGS),
    Option("no-disc-delivery-action", ["off", "on"], "off", "NZ-DEL-E4", {}, READINGS),
    Option("left-actions-after-move-again", ["off", "on"], "off", "NZ-AGAIN-E1", {}, READINGS),
    Option("remote-end-harbour-returns-ship", ["on", "off"], "on", "NZ-HARB-E5", {}, READINGS),
    Option("sarah", ["easy", "medium", "hard"], "medium", "NZ-SAR-2", ALONE, SOLO),
    Option("sarah-first-post", ["standard", *LOCAL_POSTS], "standard", "NZ-SAR-5", ALONE, SOLO),
    Option("sarah-ties", ["ask", "board-order"], "ask", "NZ-SAR-27", ALONE, SOLO),
    Option("sarah-fees", ["turn", "way"], "turn", "NZ-SAR-E15", ALONE, READINGS),
    mended("NZ-OPT-1"),
]


class NewZealand(Game):
    def __init__(self) -> None:
        super().__init__("nz", 1, Path(__file__).parent, OPTIONS, order=2)
        self.boxes: dict[str, NzBox] = {}

    def check_options(self, options: dict[str, str]) -> None:
        if not sets_in_play(options):
            chosen = ", ".join([options[name] for name in PILE_OPTIONS])
            raise OptionError("bonus-sets-not-ascending", {"sets": chosen}, "NZ-SET-21")

    def box(self, options: dict[str, str], pack: Pack) -> NzBox:
        key = " ".join([value for name, value in options.items() if name not in SET_UP_ONLY]) + " " + pack.digest
        if key not in self.boxes:
            self.boxes[key] = NzBox(pack, options, EFFECTS, TOLLS)
        return self.boxes[key]

    def automas(self, options: dict[str, str]) -> list[str]:
        return ["sarah"] if options["players"] == "1" else []

    def check(self, pack: Pack) -> None:
        self.boxes = {}  # everything is read anew: a box that is kept reads nothing
        for options in self.readings():
            self.box(options, pack)
        for file, tables in DRAWN.items():
            ignore_drawn(pack.file(file), tables)
        pack.done()

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> NzState:
        return set_up(self.box(options, pack), options, Rng(key_of(seed), 0, ()))


GAME: Final = NewZealand()
