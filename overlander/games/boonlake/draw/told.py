"""What an event is about: the things on the table that it names, and what it cost and brought in icons."""

from typing import Final

from overlander.core.errors import Params
from overlander.drawing.grammar import Glyph, coin, figure, shield, sign
from overlander.games.boonlake.draw.effects import cards

THINGS: Final = {  # the id on the table, by the parameter that names it
    "strip": "strip-{}",
    "region": "region-{}",
    "lever": "lever-{seat}-{}",
    "resource": "site-{seat}-{}",
    "artifact": "artifact-{}",
}
ICONS: Final = {  # by what happens
    "explore": "explore", "reveal-tile": "tile", "place-tile": "tile", "develop": "develop", "place-piece": "develop",
    "upgrade-house": "upgrade-house", "upgrade-settlement": "upgrade-settlement", "cattle": "cow", "lake-cattle": "cow",
    "ship": "ship", "cross-lock": "lock", "harbor-reward": "anchor", "mark": "objective", "modernize": "lever",
    "use-lever": "lever-down", "lower-lever": "lever-down", "raise-lever": "lever-up", "build-site": "site",
    "tier-bonus": "inhabitant", "region": "region", "play": "any-card",
    "project": "objective", "discard": "card", "spend-card": "once", "pawn": "canoe", "return-pawn": "lake",
    "launch": "canoe", "dock": "artifact", "plug": "vase", "artifact-vases": "vase", "annex": "house", "track-back": "track-back",
    "reveal-solo-tile": "eminence", "cactus": "cactus", "place-house": "house", "place-settlement": "settlement",
}  # fmt: skip
STOCK: Final = {"inhabitants": "inhabitant", "vases": "vase", "give-up": "inhabitant", "pay-vases": "vase"}


def told(key: str, seat: int, params: Params) -> tuple[tuple[str, ...], list[Glyph]]:
    return tuple(things(key, seat, params)), signs(key, params)


def things(key: str, seat: int, params: Params) -> list[str]:
    if key in ("keep", "name-card"):
        return []
    found = [pattern.format(params[name], seat=seat) for name, pattern in THINGS.items() if name in params]
    space = str(params.get("space", ""))
    if key in ("ship", "second-round"):
        found += [f"river-{space}", *([f"ship-{seat}"] if seat >= 0 else [])]
    elif key == "harbor-reward":
        found.append(f"river-{space}")
    elif key in ("pawn", "return-pawn"):
        found += [f"lake-{space}", f"pawn-{seat}"]
    elif space and "site" in params:
        found.append(f"site-{space}-{params['site']}")
    elif space:
        found.append(f"space-{space}")
    if key in ("mark", "project", "lay-tile", "name-project") and "tile" in params:
        found.append(f"scoring-{params['tile']}")
    if key == "advance":
        found.append(f"track-{seat}-{params['track']}-{params['n']}")
    if key == "play":
        found.append(f"played-{seat}-{params['card']}")
    return found


def signs(key: str, params: Params) -> list[Glyph]:
    n, cost = number(params, "n"), number(params, "cost")
    if key == "coins":
        return [coin(n)]
    if key == "points":
        return [shield(n)]
    if key == "draw":
        return [cards(n)]
    if key in STOCK:
        return [sign(STOCK[key], 19), figure(str(n))]
    if key == "advance":
        return [sign(f"track-{params['track']}", 20)]
    if key == "take-strip":
        return [sign(str(params["strip"]), 20)]
    out = [sign(ICONS[key], 20)] if key in ICONS else []
    return [*out, coin(cost, cost=True)] if cost else out


def number(params: Params, name: str) -> int:
    value = params.get(name, 0)
    return value if isinstance(value, int) else 0
