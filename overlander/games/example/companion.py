"""Orchard at a real table: who is dealt what, the order of the crops, and the score pad. It has no automa to play for."""

from pathlib import Path
from typing import Final

from overlander.companion.offer import Chapter, Companion, SetUp
from overlander.core.errors import Params
from overlander.games.example.game import GAME
from overlander.games.example.state import OrchardState


def set_up(options: dict[str, str], seed: str, corrections: Path | None) -> SetUp:
    s = GAME.new(options, f"set-up {seed}", corrections)
    assert isinstance(s, OrchardState)
    hands: list[Params] = []
    for seat, hand in enumerate(s.hands):
        hands.append({"seat": seat + 1, "cards": ",".join(s.box.fruits[card] for card in sorted(hand))})
    crops = [s.harvest.crop, *[s.rng.take(s.harvest.crops) for _ in range(s.box.rounds - 1)]]
    order: Params = {"crops": ", ".join(str(crop) for crop in crops)}
    return SetUp([Chapter("set-up-hands", hands), Chapter("set-up-crops", [order])], s)


COMPANION: Final = Companion(set_up, {"players": "2"}, ["players", "presses"], "EX-END-1")
