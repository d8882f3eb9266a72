"""Great Western Trail at the table: options and set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.data import Pack
from overlander.core.game import Game
from overlander.core.options import Option
from overlander.core.rng import Rng, key_of
from overlander.games.gwt.box import GwtBox, check_all_read
from overlander.games.gwt.effects import EFFECTS, TOLLS
from overlander.games.gwt.setup import set_up
from overlander.games.gwt.state import GwtState

OPTIONS: Final = [
    Option("players", ["2", "3", "4"], "2", "GWT-SETUP-1", {}),
    Option("layout", ["first-game", "random"], "first-game", "GWT-SETUP-4", {}),
    Option("sides", ["a", "b", "random"], "a", "GWT-SETUP-22", {}),
    Option("copy-special-action", ["on", "off"], "on", "GWT-BLDG-6b-4", {}),
]


class GreatWesternTrail(Game):
    def __init__(self) -> None:
        super().__init__("gwt", 1, Path(__file__).parent, OPTIONS)
        self.boxes: dict[str, GwtBox] = {}

    def box(self, options: dict[str, str], pack: Pack) -> GwtBox:
        key = f"{options['players']} {options['copy-special-action']} {pack.digest}"
        if key not in self.boxes:
            self.boxes[key] = GwtBox(pack, int(options["players"]), options["copy-special-action"] == "on", EFFECTS, TOLLS)
        return self.boxes[key]

    def check(self, pack: Pack) -> None:
        for n in self.option("players").values:
            self.box(self.options({"players": n}), pack)
        check_all_read(pack)

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> GwtState:
        return set_up(self.box(options, pack), options["layout"], options["sides"], Rng(key_of(seed), 0, ()))


GAME: Final = GreatWesternTrail()
