"""Printed actions as glyphs: the signs that both games print, and how they stand together."""

from collections.abc import Callable
from typing import Final

from overlander.drawing.grammar import ARROW, SLASH, TIMES, Glyph, coin, figure, glue, sign, small_card
from overlander.drawing.theme import BREEDS, COST, GAIN
from overlander.games.trail.draw.look import Table, TrailSheet

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


SHARED_EFFECTS: Final[dict[str, Callable[[Table], list[Glyph]]]] = {
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


def breed(slug: str, sheet: TrailSheet) -> Glyph:
    ground, ink = BREEDS[sheet.colour[slug]]
    return small_card(sheet.breed_name[slug][0], ground, ink)


def requirement(r: Table, sheet: TrailSheet) -> list[Glyph]:
    """What both games ask for; nothing for what only one of them knows."""
    op = r["op"]
    if op == "pay":
        return [coin(r["n"], True)]
    if op == "discard-breed":
        return [breed(r["breed"], sheet)] * int(r["n"])
    if op in ("discard-any-cattle", "discard-any-sheep"):
        return [small_card("?")] * int(r["n"])
    if op == "discard-same-breed":
        return [small_card("=")] * int(r["n"])
    return []


def effects(gives: list[Table], sheet: TrailSheet) -> list[Glyph]:
    """From left to right; a factor that all share is written once."""
    out: list[Glyph] = []
    for i, g in enumerate(gives):
        out += sheet.effect(g)
        factor = g.get("per", "")
        if factor and (i + 1 == len(gives) or gives[i + 1].get("per", "") != factor):
            out += [TIMES, *sheet.counted(factor)]
    return out


def action(table: Table, sheet: TrailSheet) -> list[Glyph]:
    """Cost, arrow, gain; halves of a choice with a slash between them. Put together once: what is printed does not change."""
    if id(table) not in sheet.signs:
        sheet.signs[id(table)] = put_together(table, sheet)
    return sheet.signs[id(table)]


def put_together(table: Table, sheet: TrailSheet) -> list[Glyph]:
    if "choose_one" in table:
        out: list[Glyph] = []
        for i, half in enumerate(table["choose_one"]):
            out += [SLASH] * (i > 0) + action(half, sheet)
        return out
    cost = [g for r in table["requires"] for g in sheet.requirement(r)]
    return [*cost, ARROW, *effects(table["gives"], sheet)] if cost else effects(table["gives"], sheet)


def rows(actions: list[Table], sheet: TrailSheet) -> list[list[Glyph]]:
    return [action(x, sheet) for x in actions]


def alone(table: Table) -> str:
    """The one effect of an action that costs nothing and gives nothing else; empty for any other."""
    gives = table.get("gives", [])
    return str(gives[0]["op"]) if len(gives) == 1 and not table.get("requires") else ""
