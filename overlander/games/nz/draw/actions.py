"""Printed actions as glyphs: what only New Zealand prints."""

from collections.abc import Callable
from typing import Final

from overlander.drawing.grammar import SLASH, TIMES, Glyph, coin, figure, glue, sign, small_card
from overlander.drawing.printed import Row
from overlander.drawing.svg import SMALLEST, icon, rect, text
from overlander.drawing.theme import CARD, INK
from overlander.games.trail.draw.actions import SHARED_EFFECTS, SHARED_PER, breed, priced, times
from overlander.games.trail.draw.colours import BREEDS
from overlander.games.trail.draw.look import TrailData

PER: Final[dict[str, list[Glyph]]] = {
    **SHARED_PER,
    "own-shepherd": [sign("shepherd")],
    "own-sailor": [sign("sailor")],
    "own-building-on-lush": [sign("lush")],
    "own-storehouse": [sign("storehouse")],
    "own-objective": [sign("objective")],
    "exploration": [sign("explore")],
    "own-certificate": [sign("certificate")],
    "own-ferry": [sign("ferry")],
}
SUPPORT: Final = {"romney": "sheep", "sheepdog": "sheepdog", "ferry": "ferry", "kotare": "kotare"}


def support_card(slug: str) -> Glyph:
    """A card of the supply: its picture on a card."""
    if slug == "romney":
        ground, ink = BREEDS["teal"]
        return small_card("R", ground, ink)
    return pictured(slug)


def pictured(name: str, w: float = 20) -> Glyph:
    """A card with a picture."""
    return Glyph(w, rect(0.7, -10.3, w - 1.4, 20.6, 2.4, CARD, INK, 1.4) + icon(name, w / 2, 0, w - 4))


def plate(words: str, w: float = 27) -> Glyph:
    """The value of a trading post."""
    return Glyph(w, rect(0.8, -9.2, w - 1.6, 18.4, 5, CARD, INK, 2, "4 2") + text(w / 2, 0, words, SMALLEST, INK, room=w - 5))


def numbered(name: str, words: str, size: float = 19) -> Glyph:
    """An icon with its number as one sign."""
    more = figure(words)
    return Glyph(size + more.w, icon(name, size / 2, 0, size) + f'<g transform="translate({size:g} 0)">{more.svg}</g>')


EFFECTS: Final[dict[str, Callable[[Row], list[Glyph]]]] = {
    **SHARED_EFFECTS,
    "gold": lambda g: [sign("gold"), *times(g["n"])],
    "explore": lambda g: [sign("explore", 19), figure(str(g["n"]))],
    "explore-per": lambda g: [sign("explore", 19), figure(str(g["n"]))],
    "support-card": lambda g: [support_card(g["card"])],
    "invest": lambda g: [sign("bonus"), *priced(g["cost_delta"])],
    "buy-sheep": lambda g: [sign("sheep", 21)],
    "build": lambda g: [sign("build", 20), coin(g["money_per_builder"], True)],
    "replace-building": lambda g: [sign("copy", 21), sign("builder", 17), figure(f"+{g['difference']}")],
    "sail": lambda g: [sign("ship", 20), figure(str(g["max"]))],
    "sail-per": lambda g: [sign("ship", 20)],
    "remote-storehouse": lambda g: [sign("storehouse", 20), figure(f"\u2264{g['range']}")],
    "shear": lambda g: [sign("shearer"), glue(sign("wool")), figure(str(g["max"]))],
    "shear-all": lambda g: [sign("wool", 19), TIMES, sign("shearer", 19)],
    "permanent-certificate": lambda g: [sign("permanent", 20), *times(g["n"])],
    "permanent-wool": lambda g: [sign("permanent-wool", 20), *times(g["n"])],
    "joker-worker": lambda g: [sign("joker", 20)],
    "topdeck": lambda g: [sign("topdeck", 20)],
}


def effect(g: Row, data: TrailData) -> list[Glyph]:
    if g["op"] == "wool-delivery":
        return [sign("wool"), plate(str(g["post"]).rpartition("-")[2])]
    if g["op"] == "take-sheep":
        out: list[Glyph] = []
        for i, option in enumerate(g["options"]):
            one, two = option["breeds"]
            out += [SLASH] * (i > 0) + [either(one, two, data), *times(option["n"])]
        return out
    return EFFECTS[g["op"]](g)


def either(one: str, two: str, data: TrailData) -> Glyph:
    """One of two breeds: both cards, the second half under the first."""
    first, second = breed(one, data), breed(two, data)
    return Glyph(27, f'<g transform="translate(12 0)">{second.svg}</g>{first.svg}')


def task(slug: str, data: TrailData) -> Glyph:
    """One condition of an objective card."""
    if slug == "building":
        return sign("house", 22)
    if slug == "building-4":
        return numbered("house", "4+", 20)
    if slug == "post-13":
        return plate("13+", 32)
    if slug == "shearers-2":
        return Glyph(30, icon("shearer", 9, 0, 19) + icon("shearer", 21, 0, 19))
    if slug == "exploration-6":
        return numbered("explore", "6", 20)
    if slug.startswith("herd-") and "-or-" in slug:
        one, two = slug.removeprefix("herd-").split("-or-")
        return either(one, two, data)
    if slug == "herd-ferry":
        return pictured("ferry", 22)
    return sign({"storehouse": "storehouse", "flood-tile": "flood"}[slug], 22)
