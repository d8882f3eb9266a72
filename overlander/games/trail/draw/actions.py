"""Printed actions as glyphs: the signs that both games print, and how they stand together."""

from collections.abc import Callable
from typing import Final

from overlander.drawing.grammar import ARROW, SLASH, TIMES, Glyph, coin, figure, glue, sign, small_card
from overlander.drawing.printed import Row
from overlander.drawing.theme import COST, GAIN
from overlander.games.trail.draw.colours import BREEDS
from overlander.games.trail.draw.look import TrailData

SHARED_PER: Final[dict[str, list[Glyph]]] = {
    "own-worker": [sign("worker")],
    "own-building-on-trail": [sign("house")],
    "own-hazard": [sign("hazard")],
    "hazard-pair": [sign("hazard", 16), glue(sign("hazard", 16))],
}


def times(n: int) -> list[Glyph]:
    return [figure(str(n))] if n > 1 else []


def priced(delta: int) -> list[Glyph]:
    if not delta:
        return []
    return [figure(f"+{delta}", COST) if delta > 0 else figure(f"\u2013{-delta}", GAIN)]


SHARED_EFFECTS: Final[dict[str, Callable[[Row], list[Glyph]]]] = {
    "gain": lambda g: [coin(g["n"])],
    "gain-per": lambda g: [coin(g["n"])],
    "certificate": lambda g: [sign("certificate"), *times(g["n"])],
    "certificate-per": lambda g: [sign("certificate"), *times(g["n"])],
    "hire-worker": lambda g: [sign("worker"), *priced(g["cost_delta"])],
    "remove-hazard": lambda g: [sign("hazard")],
    "gain-objective": lambda g: [sign("objective-hand" if g["to"] == "hand" else "objective")],
    "auxiliary": lambda g: [sign("discs", 22) if g["mode"] == "single-or-double" else sign("disc")],
    "advance-herder": lambda g: [sign("horseshoe"), figure(str(g["max"]))],
    "draw-discard": lambda g: [sign("draw", 20), figure(str(g["max"]))],
    "exchange-token": lambda g: [sign("token"), *times(g["n"])],
}


def breed(slug: str, data: TrailData) -> Glyph:
    ground, ink = BREEDS[data.colour[slug]]
    return small_card(data.breed_name[slug][0], ground, ink)


def requirement(r: Row, data: TrailData) -> list[Glyph]:
    """What both games ask for; nothing for what only one of them knows."""
    op = r["op"]
    if op == "pay":
        return [coin(r["n"], True)]
    if op == "discard-breed":
        return [breed(r["breed"], data)] * int(r["n"])
    if op in ("discard-any-cattle", "discard-any-sheep"):
        return [small_card("?")] * int(r["n"])
    if op == "discard-same-breed":
        return [small_card("=")] * int(r["n"])
    return []


def effects(gives: list[Row], data: TrailData) -> list[Glyph]:
    """From left to right; a factor that all share is written once."""
    out: list[Glyph] = []
    for i, g in enumerate(gives):
        out += data.effect(g)
        factor = g.get("per", "")
        if factor and (i + 1 == len(gives) or gives[i + 1].get("per", "") != factor):
            out += [TIMES, *data.factor(factor)]
    return out


def action(table: Row, data: TrailData) -> list[Glyph]:
    """Cost, arrow, gain; halves of a choice with a slash between them. Put together once: what is printed does not change."""
    if id(table) not in data.signs:
        data.signs[id(table)] = put_together(table, data)
    return data.signs[id(table)]


def put_together(table: Row, data: TrailData) -> list[Glyph]:
    if "choose_one" in table:
        out: list[Glyph] = []
        for i, half in enumerate(table["choose_one"]):
            out += [SLASH] * (i > 0) + action(half, data)
        return out
    cost = [g for r in table["requires"] for g in data.requirement(r)]
    return [*cost, ARROW, *effects(table["gives"], data)] if cost else effects(table["gives"], data)


def rows(actions: list[Row], data: TrailData) -> list[list[Glyph]]:
    return [action(x, data) for x in actions]


def alone(table: Row) -> str:
    """The one effect of an action that costs nothing and gives nothing else; empty for any other."""
    gives = table.get("gives", [])
    return str(gives[0]["op"]) if len(gives) == 1 and not table.get("requires") else ""
