"""What an event is about: the things on the table that it names, and what it cost and brought in icons."""

from collections.abc import Mapping
from typing import Final

from overlander.core.choice import NONE
from overlander.core.errors import Params
from overlander.drawing.grammar import Glyph, coin, figure, sign

THINGS: Final = {  # the id on the table, by the parameter that names it
    "location": "space-{}",
    "disc": "disc-{seat}-{}",
    "master": "master-{}",
}
ICONS: Final = {  # by what happens
    "move": "horseshoe", "automa-move": "horseshoe", "place": "pawn", "automa-place": "pawn",
    "build": "build", "replace": "build", "automa-build": "build", "automa-replace": "build",
    "take-disc": "disc", "disc-from": "disc",
    "remove-hazard": "hazard", "place-tile": "hazard",
    "discard": "card", "draw": "draw", "remove": "remove",
    "certificates": "certificate", "use-token": "token", "gain-token": "token",
    "gain-objective": "objective", "play-objective": "objective", "automa-objective": "objective",
    "copy": "copy",
    "way": "horseshoe", "way-fees": "coin-edge", "where": "build", "objective-points": "objective", "hazard": "hazard",
    "slide-objectives": "objective",
}  # fmt: skip
COUNTED: Final = ("draw", "certificates")  # how many is said beside the icon
PAID: Final = ("pay", "fee", "automa-fee")
GAINED: Final = ("receive", "win-pot")


def shared_told(
    key: str, seat: int, params: Params, things: Mapping[str, str], icons: Mapping[str, str]
) -> tuple[tuple[str, ...], list[Glyph]]:
    """With what one of the games adds: things by parameter, icons by event."""
    found = [pattern.format(params[name], seat=seat) for name, pattern in things.items() if name in params]
    to = params.get("to", NONE)
    if isinstance(to, int) and to != NONE:
        found.append(f"player-{to}")
    return tuple(found), signs(key, params, icons)


def signs(key: str, params: Params, icons: Mapping[str, str]) -> list[Glyph]:
    amount, cost = number(params, "n"), number(params, "cost")
    if key in PAID or key in GAINED:
        return [coin(amount, cost=key in PAID)] if amount else []
    out = [sign(str(params["worker"]))] if "worker" in params else [sign(icons[key])] if key in icons else []
    if out and "steps" in params:
        out.append(figure(str(params["steps"])))
    if out and key in COUNTED:
        out.append(figure(str(amount)))
    return [*out, coin(cost, cost=True)] if cost else out


def number(params: Params, name: str) -> int:
    value = params.get(name, 0)
    return value if isinstance(value, int) else 0
