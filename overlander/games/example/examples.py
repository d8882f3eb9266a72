"""Drawn examples beside the rules of Orchard: who takes the crop, and what presses side by side score."""

from typing import Final, cast

from overlander.drawing.guide import Cutting, Example, Shown
from overlander.games.example.game import GAME
from overlander.games.example.state import OrchardState


def position(hands: tuple[list[str], ...], **options: str) -> OrchardState:
    """These hands, and a crop of 6 on offer."""
    s = cast(OrchardState, GAME.new({"players": str(len(hands)), **options}, "examples"))
    for seat, fruits in enumerate(hands):
        s.hands[seat] = [s.box.fruits.index(x) for x in fruits]
    s.harvest.crop = 6
    return s


def crop() -> Shown:
    """The higher card loses against a lower one with a coin."""
    s = position((["apricot", "plum", "quince"], ["apricot", "cherry", "pear"]))
    before = s.clone()
    for seat, fruit, raised in ((0, "apricot", "yes"), (1, "apricot", "no")):
        s.play(seat, f"bid:{fruit}")
        s.play(seat, f"raise:{raised}")
    card = s.box.worth[s.box.fruits.index("apricot")]
    paid = before.coins[0] - s.coins[0]
    numbers = {"crop": s.won[0], "card": card, "paid": paid, "bid": card + paid, "left": s.coins[0]}
    return Shown((Cutting(before, 0, "orchard", ("crop",)), Cutting(s, 0, "growers", ("grower-0",))), numbers)


def presses() -> Shown:
    s = position((["apricot", "apricot", "cherry"], ["plum"]), presses="on")
    assert s.meadow is not None
    for plot, press, owner in ((1, "basket-press", 0), (4, "basket-press", 1)):
        s.meadow.press[plot] = s.box.presses.index(press)
        s.meadow.owner[plot] = owner
    points = s.meadow.points(0, s.box.press_points)
    s.meadow.press[2] = s.box.presses.index("screw-press")
    s.meadow.owner[2] = 0
    alone = s.box.press_points[s.box.presses.index("screw-press")]
    more = s.meadow.points(0, s.box.press_points) - points
    about = (s.box.plots[1], s.box.plots[2])
    return Shown((Cutting(s, 0, "orchard", about, (s.box.plots[3],)),), {"alone": alone, "more": more})


EXAMPLES: Final = (Example("crop", "EX-BID-5", crop), Example("presses", "EX-PRESS-4", presses))
