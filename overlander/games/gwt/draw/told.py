"""What an event of Great Western Trail is about on the table."""

from typing import Final

from overlander.core.errors import Params
from overlander.drawing.grammar import Glyph
from overlander.games.trail.draw import told as trail

MARKET: Final = ("buy", "buy-pair", "take-cattle", "sam-buy", "sam-take-cattle")
THINGS: Final = {**trail.THINGS, "city": "city-{}", "node": "track-{}", "station": "{}", "town": "town-{}"}
ICONS: Final = {
    **trail.ICONS,
    "locomotive": "locomotive", "sam-locomotive": "locomotive",
    "upgrade": "station", "sam-upgrade": "station", "appoint": "master", "sam-master": "master",
    "deliver": "city", "sam-deliver": "city",
    "buy": "cow", "buy-pair": "cow", "take-cattle": "cow", "sam-buy": "cow", "sam-take-cattle": "cow", "add-cattle": "cow",
    "collect-outlaw": "outlaw", "sam-outlaw": "outlaw", "sam-hazard": "hazard",
    "outlaw": "outlaw", "first-delivery": "city", "north": "shop", "extra-workers": "worker",
    "place-shop": "shop", "sam-shop": "shop", "lay": "poker-lay", "show-hand": "poker-show",
}  # fmt: skip


def told(key: str, seat: int, params: Params) -> tuple[tuple[str, ...], list[Glyph]]:
    things, signs = trail.shared_told(key, seat, params, THINGS, ICONS)
    cards = [str(params[name]) for name in ("card", "other") if name in params] if key in MARKET else []
    moved = (f"locomotive-{seat}",) if key in ("locomotive", "sam-locomotive") else ()
    return (*things, *moved, *[f"market-{card}" for card in cards]), signs
