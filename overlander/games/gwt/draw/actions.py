"""Printed actions as glyphs: what only Great Western Trail prints."""

from collections.abc import Callable
from typing import Final

from overlander.drawing.grammar import Glyph, coin, figure, glue, shield, sign, small_card
from overlander.drawing.printed import Row
from overlander.games.trail.draw import actions as trail
from overlander.games.trail.draw.actions import SHARED_EFFECTS, SHARED_PER, times
from overlander.games.trail.draw.colours import BREEDS
from overlander.games.trail.draw.look import TrailData

PER: Final[dict[str, list[Glyph]]] = {
    **SHARED_PER,
    "own-engineer": [sign("engineer")],
    "own-cowboy": [sign("cowboy")],
    "own-builder": [sign("builder")],
    "own-building-in-forest": [sign("tree")],
    "own-upgraded-station": [sign("station")],
    "outlaw-pair": [sign("outlaw-green", 17), glue(sign("outlaw-orange", 17))],
    "certificate-pair": [sign("certificate", 16), glue(sign("certificate", 16))],
    "station-pair": [sign("station", 16), glue(sign("station", 16))],
    "objective-pair": [sign("objective", 16), glue(sign("objective", 16))],
    "freed-bell": [sign("bell")],
    "own-shop-in-medium-town": [sign("shop")],
    "herd-card-value-3-4-5": [small_card("3+")],
}
TASKS: Final = {
    "building": "house",
    "green-outlaw": "outlaw-green",
    "orange-outlaw": "outlaw-orange",
    "hazard": "hazard",
    "station": "station",
    "new-york": "newyork",
    "bell": "bell",
}


def fixed(builders: int | str) -> list[Glyph]:
    """As if having so many builders; nothing for one's own."""
    return [] if builders == "own" else [sign("builder"), figure(str(builders))]


def requirement(r: Row, data: TrailData) -> list[Glyph]:
    op = r["op"]
    if op == "discard-value":
        return [small_card(str(r["value"]))] * int(r["n"])
    if op == "discard-objective":
        return [sign("objective")]
    shared = trail.requirement(r, data)
    if shared:
        return shared
    back = [sign("back", 11), glue(sign("locomotive", 20))]
    return back + [figure(str(r["n"]) if "n" in r else "?")]


EFFECTS: Final[dict[str, Callable[[Row], list[Glyph]]]] = {
    **SHARED_EFFECTS,
    "certificate-max": lambda g: [sign("certificate"), glue(sign("limit", 17, 14))],
    "locomotive-forward": lambda g: [sign("locomotive", 21), figure(str(g["max"]))],
    "locomotive-forward-per": lambda g: [sign("locomotive", 21)],
    "buy-cattle": lambda g: [sign("cow", 20)],
    "build": lambda g: [sign("build", 20), coin(g["dollars_per_builder"], True), *fixed(g["builders_available"])],
    "collect-outlaw": lambda g: [sign("outlaw", 20)],
    "herder-forward-free": lambda g: [sign("horseshoe"), figure(str(g["max"])), glue(sign("hand-free", 17))],
    "draw-discard-per": lambda g: [sign("draw", 20)],
    "special-delivery": lambda g: [sign("city", 20)],
    "upgrade-station-behind": lambda g: [sign("back", 11), glue(sign("station", 22))],
    "copy-adjacent-building": lambda g: [sign("copy", 26)],
    "remove-hand-cards": lambda g: [sign("remove", 18, 15), *times(g["max"])],
    "place-shop": lambda g: [sign("shop", 20), *times(g["n"])],
    "take-market-cattle": lambda g: [small_card(str(g["value"]))],
    "lay-poker-cards": lambda g: [sign("poker-lay", 20)],
    "show-poker-hands": lambda g: [sign("poker-show", 22)],
    "vp-end": lambda g: [shield(g["n"])],
    "vp-end-per": lambda g: [shield(g["n"])],
}


def task(slug: str, data: TrailData) -> Glyph:
    """One condition of an objective card."""
    if slug == "value-3":
        return small_card("3")
    if slug == "orange-cattle":
        return small_card("", *BREEDS["orange"])
    if slug in data.colour:
        ground, ink = BREEDS[data.colour[slug]]
        return small_card(str(data.value[slug]), ground, ink)
    return sign(TASKS[slug], 22)
