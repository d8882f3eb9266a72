"""Orchard as a game: options and set-up (EX-SETUP)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.carried import Carried
from overlander.core.choice import NONE
from overlander.core.data import Pack
from overlander.core.game import Game
from overlander.core.options import Option
from overlander.core.rng import Rng, key_of
from overlander.core.state import begin
from overlander.games.example.presses import Meadow
from overlander.games.example.rounds import Round
from overlander.games.example.seasons import Season, season_after
from overlander.games.example.state import Bids, Deck, Harvest, OrchardBox, OrchardState, Rival

OPTIONS: Final = [
    Option("players", ["1", "2", "3", "4"], "2", "EX-SETUP-1", {}),
    Option("automa", ["off", "on"], "off", "EX-SETUP-3", {}),
    Option("presses", ["off", "on"], "off", "EX-SETUP-4", {}),
    Option("season", ["none", "spring", "hill-summer", "shore-summer", "autumn"], "none", "EX-SEASON-1", {}),
    Option("first", ["0", "1", "2", "3"], "0", "EX-END-2", {}),
]


class Orchard(Game):
    def __init__(self) -> None:
        super().__init__("example", 1, Path(__file__).parent, OPTIONS, hidden=True)

    def check(self, pack: Pack) -> None:
        OrchardBox(pack)

    def set_up(self, options: dict[str, str], seed: str, pack: Pack) -> OrchardState:
        return self.set_up_after(options, seed, pack, Carried())

    def set_up_after(self, options: dict[str, str], seed: str, pack: Pack, carried: Carried) -> OrchardState:
        box = OrchardBox(pack)
        rng = Rng(key_of(seed), 0, ())
        seats = int(options["players"])
        deck = box.deck[:]
        presses = options["presses"] == "on"
        cards = box.press_hand if presses else box.hand
        hands = [[rng.take(deck) for _ in range(cards)] for _ in range(seats)]
        crops = box.crops[:]
        coins = [box.coins] * seats
        season: Season | None = None
        if options["season"] != "none":
            number = box.calendar.slugs.index(options["season"])
            season = season_after(number, seats, carried)
            crops = [crop + box.calendar.crop_bonus[number] for crop in crops]
            coins = [box.coins + season.coins[i] + box.calendar.coin_bonus[number] for i in range(seats)]
        elif not carried.empty():
            super().set_up_after(options, seed, pack, carried)
        return OrchardState(
            begin(seats, [Round(NONE)], rng),
            box,
            hands,
            coins,
            [0] * seats,
            Deck(deck, []),
            Harvest(int(options["first"]) % seats, 0, 0, crops),
            Bids([NONE] * seats, [0] * seats),
            Rival(list(range(len(box.fruits))), 0) if options["automa"] == "on" else None,
            Meadow([NONE] * len(box.plots), [NONE] * len(box.plots)) if presses else None,
            season,
        )


GAME: Final = Orchard()
