"""Great Western Trail at the table: options and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.data import Pack
from overlander.core.game import Game
from overlander.core.options import EXPANSIONS, READINGS, SOLO, Option, mended
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.box import SET_UP_ONLY, GwtBox, check_all_read
from overlander.games.gwt.effects import EFFECTS, TOLLS
from overlander.games.gwt.setup import set_up
from overlander.games.gwt.state import GwtState

STRIP: Final = [
    "kansas-city",
    "fulton",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "toledo",
    "pittsburgh",
    "philadelphia",
    "new-york",
]
ALONE: Final = {"players": ["1"]}
OPTIONS: Final = [
    Option("players", ["1", "2", "3", "4"], "2", "GWT-SETUP-1", {}),
    Option("layout", ["first-game", "random"], "first-game", "GWT-SETUP-4", {}),
    Option("sides", ["a", "b", "random"], "a", "GWT-SETUP-22", {}),
    Option("copy-special-action", ["on", "off"], "on", "GWT-BLDG-6b-4", {}, READINGS),
    Option("simmental", ["off", "on"], "off", "GWT-SIM-1", {}, EXPANSIONS),
    Option("rails", ["off", "on"], "off", "RTN-SETUP-1", {}, EXPANSIONS),
    Option("brahman", ["off", "on"], "off", "RTN-BRA-1", {}, EXPANSIONS),
    Option("orange-objectives", ["on", "off"], "on", "RTN-SETUP-8", {"rails": ["on"]}, READINGS),
    Option("annex-row-tokens", ["off", "on"], "off", "RTN-SHOP-17", {"rails": ["on"]}, READINGS),
    Option("poker", ["off", "on"], "off", "GWT-POK-E9", {"players": ["2", "3", "4"]}, EXPANSIONS),
    Option("sam", ["easy", "medium", "hard"], "medium", "GWT-SAM-2", ALONE, SOLO),
    Option("sam-first-city", ["standard", *STRIP], "standard", "GWT-SAM-11", {**ALONE, "rails": ["off"]}, SOLO),
    Option("sam-ties", ["ask", "board-order"], "ask", "GWT-SAM-E8", ALONE, SOLO),
    Option("sam-fees", ["turn", "way"], "turn", "GWT-SAM-E1", ALONE, READINGS),
    Option("objectives-at-kansas-city", ["off", "on"], "off", "GWT-KC-E6", {}, READINGS),
    Option("delivery-objectives", ["display", "display-or-stack"], "display", "GWT-DEL-9", {}, READINGS),
    Option("simmental-objectives", ["off", "on"], "off", "RTN-SETUP-8", {"simmental": ["on"], "rails": ["off"]}, READINGS),
    mended("GWT-FSM-5"),
]


class GreatWesternTrail(Game):
    def __init__(self) -> None:
        super().__init__("gwt", 1, Path(__file__).parent, OPTIONS, order=1)
        self.boxes: dict[str, GwtBox] = {}

    def box(self, options: dict[str, str], pack: Pack) -> GwtBox:
        key = " ".join([value for name, value in options.items() if name not in SET_UP_ONLY]) + " " + pack.digest
        if key not in self.boxes:
            self.boxes[key] = GwtBox(pack, options, EFFECTS, TOLLS)
        return self.boxes[key]

    def automas(self, options: dict[str, str]) -> list[str]:
        return ["sam"] if options["players"] == "1" else []

    def check(self, pack: Pack) -> None:
        self.boxes = {}  # everything is read anew: a box that is kept reads nothing
        orange = self.options({"rails": "on", "brahman": "on", "simmental": "on"})  # whose objective cards need two options
        for options in [*self.readings(), orange]:
            self.box(options, pack)
        check_all_read(pack)

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> GwtState:
        return set_up(self.box(options, pack), options, Rng(key_of(seed), 0, ()))


GAME: Final = GreatWesternTrail()
