"""Bonus tiles, progress tiles and characters: small tiles with their effect, and the same in words."""

from overlander.drawing.grammar import actions
from overlander.drawing.printed import Row
from overlander.drawing.svg import rect
from overlander.drawing.theme import INK
from overlander.games.newdale.draw.colours import LILAC
from overlander.games.newdale.draw.faces import tile_rows
from overlander.games.newdale.draw.look import Look


def effect_params(look: Look, effect: Row) -> dict[str, str | int]:
    out: dict[str, str | int] = {key: effect[key] for key in ("n", "amount", "vp", "gain_coal", "vp_plus") if key in effect}
    if "good" in effect:
        out["good"] = look.name(effect["good"], "good")
    if "resource" in effect:
        out["good"] = look.name(effect["resource"], "resource")
    colour = effect.get("colour", effect.get("vp_per", ""))
    if colour:
        out |= {"colour": look.name(colour, "colour"), "colour-id": colour}
    return out


def tile_words(look: Look, tile: str) -> list[str]:
    """Its name and what it does."""
    row = look.data.tiles[tile]
    effect = row["effect"]
    op = effect["op"]
    message = f"draw-tile-does-{op}"
    if op == "discount":
        message += f"-{effect['target']}"
    elif "gain_coal" in effect:
        message += "-coal"
    return [look.named(tile, "tile"), look.say(message, **effect_params(look, effect)), look.data.doubt(row)]


def tile_face(look: Look, x: float, y: float, w: float, h: float, tile: str) -> str:
    """A bonus tile by its left upper corner."""
    return rect(x, y, w, h, 7, LILAC, INK, 1.6) + actions(
        x + 1, y + 2, w - 2, h - 4, tile_rows(look, look.data.tiles[tile]["effect"]), 23
    )
