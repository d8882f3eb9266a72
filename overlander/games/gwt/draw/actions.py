"""Printed actions as glyphs: one table from the data's words to signs."""

from collections.abc import Callable
from typing import Any, Final

from overlander.drawing.grammar import ARROW, SLASH, TIMES, Glyph, coin, figure, glue, shield, sign, small_card
from overlander.drawing.theme import BREEDS, COST, GAIN
from overlander.games.gwt.draw.look import Sheet

Table = dict[str, Any]

PER: Final[dict[str, list[Glyph]]] = {
    "own-engineer": [sign("engineer")],
    "own-cowboy": [sign("cowboy")],
    "own-builder": [sign("builder")],
    "own-worker": [sign("worker")],
    "own-building-in-forest": [sign("tree")],
    "own-building-on-trail": [sign("house")],
    "own-hazard": [sign("hazard")],
    "own-upgraded-station": [sign("station")],
    "outlaw-pair": [sign("outlaw-green", 17), glue(sign("outlaw-orange", 17))],
    "hazard-pair": [sign("hazard", 16), glue(sign("hazard", 16))],
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


def times(n: int) -> list[Glyph]:
    return [figure(str(n))] if n > 1 else []


def priced(delta: int) -> list[Glyph]:
    if not delta:
        return []
    return [figure(f"+{delta}", COST) if delta > 0 else figure(f"\u2013{-delta}", GAIN)]


def fixed(builders: int | str) -> list[Glyph]:
    """As if having so many builders; nothing for one's own."""
    return [] if builders == "own" else [sign("builder"), figure(str(builders))]


def breed(slug: str, sheet: Sheet) -> Glyph:
    ground, ink = BREEDS[sheet.colour[slug]]
    return small_card(sheet.breed_name[slug][0], ground, ink)


def requirement(r: Table, sheet: Sheet) -> list[Glyph]:
    op = r["op"]
    if op == "pay":
        return [coin(r["n"], True)]
    if op == "discard-breed":
        return [breed(r["breed"], sheet)] * int(r["n"])
    if op == "discard-any-cattle":
        return [small_card("?")] * int(r["n"])
    if op == "discard-same-breed":
        return [small_card("=")] * int(r["n"])
    if op == "discard-value":
        return [small_card(str(r["value"]))] * int(r["n"])
    if op == "discard-objective":
        return [sign("objective")]
    back = [sign("back", 11), glue(sign("locomotive", 20))]
    return back + [figure(str(r["n"]) if "n" in r else "?")]


EFFECTS: Final[dict[str, Callable[[Table], list[Glyph]]]] = {
    "gain": lambda g: [coin(g["n"])],
    "gain-per": lambda g: [coin(g["n"])],
    "certificate": lambda g: [sign("certificate"), *times(g["n"])],
    "certificate-per": lambda g: [sign("certificate"), *times(g["n"])],
    "certificate-max": lambda g: [sign("certificate"), glue(sign("limit", 17, 14))],
    "locomotive-forward": lambda g: [sign("locomotive", 21), figure(str(g["max"]))],
    "locomotive-forward-per": lambda g: [sign("locomotive", 21)],
    "hire-worker": lambda g: [sign("worker"), *priced(g["cost_delta"])],
    "buy-cattle": lambda g: [sign("cow", 20)],
    "build": lambda g: [sign("build", 20), coin(g["dollars_per_builder"], True), *fixed(g["builders_available"])],
    "remove-hazard": lambda g: [sign("hazard")],
    "collect-outlaw": lambda g: [sign("outlaw", 20)],
    "gain-objective": lambda g: [sign("objective-hand" if g["to"] == "hand" else "objective")],
    "auxiliary": lambda g: [sign("discs", 22) if g["mode"] == "single-or-double" else sign("disc")],
    "advance-herder": lambda g: [sign("horseshoe"), figure(str(g["max"]))],
    "herder-forward-free": lambda g: [sign("horseshoe"), figure(str(g["max"])), glue(sign("hand-free", 17))],
    "draw-discard": lambda g: [sign("draw", 20), figure(str(g["max"]))],
    "draw-discard-per": lambda g: [sign("draw", 20)],
    "special-delivery": lambda g: [sign("city", 20)],
    "upgrade-station-behind": lambda g: [sign("back", 11), glue(sign("station", 22))],
    "copy-adjacent-building": lambda g: [sign("copy", 26)],
    "exchange-token": lambda g: [sign("token"), *times(g["n"])],
    "remove-hand-cards": lambda g: [sign("remove", 18, 15), *times(g["max"])],
    "place-shop": lambda g: [sign("shop", 20), *times(g["n"])],
    "take-market-cattle": lambda g: [small_card(str(g["value"]))],
    "lay-poker-cards": lambda g: [sign("poker-lay", 20)],
    "show-poker-hands": lambda g: [sign("poker-show", 22)],
    "vp-end": lambda g: [shield(g["n"])],
    "vp-end-per": lambda g: [shield(g["n"])],
}


def effects(gives: list[Table]) -> list[Glyph]:
    """From left to right; a factor that all share is written once."""
    out: list[Glyph] = []
    for i, g in enumerate(gives):
        out += EFFECTS[g["op"]](g)
        factor = g.get("per", "")
        if factor and (i + 1 == len(gives) or gives[i + 1].get("per", "") != factor):
            out += [TIMES, *PER[factor]]
    return out


def action(table: Table, sheet: Sheet) -> list[Glyph]:
    """Cost, arrow, gain; halves of a choice with a slash between them."""
    if "choose_one" in table:
        out: list[Glyph] = []
        for i, half in enumerate(table["choose_one"]):
            out += [SLASH] * (i > 0) + action(half, sheet)
        return out
    cost = [g for r in table["requires"] for g in requirement(r, sheet)]
    return [*cost, ARROW, *effects(table["gives"])] if cost else effects(table["gives"])


def rows(actions: list[Table], sheet: Sheet) -> list[list[Glyph]]:
    return [action(x, sheet) for x in actions]


def task(slug: str, sheet: Sheet) -> Glyph:
    """One condition of an objective card."""
    if slug == "value-3":
        return small_card("3")
    if slug == "orange-cattle":
        return small_card("", *BREEDS["orange"])
    if slug in sheet.colour:
        ground, ink = BREEDS[sheet.colour[slug]]
        return small_card(str(sheet.value[slug]), ground, ink)
    return sign(TASKS[slug], 22)
