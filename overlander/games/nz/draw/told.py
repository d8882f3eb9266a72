"""What an event of New Zealand is about on the table."""

from typing import Final

from overlander.core.errors import Params
from overlander.drawing.grammar import Glyph
from overlander.games.trail.draw import told as trail

MARKET: Final = ("buy-sheep", "take-sheep", "sarah-sheep")
THINGS: Final = {**trail.THINGS, "harbour": "harbour-{}", "post": "post-{}", "sea": "{}", "pair": "pair-{seat}-{}"}
ICONS: Final = {
    **trail.ICONS,
    "sail": "ship", "ship-home": "ship", "improve": "anchor", "sarah-harbour": "anchor", "storehouse": "storehouse",
    "appoint": "master", "sarah-master": "master",
    "deliver": "post", "sarah-deliver": "post", "shear": "wool", "sarah-wool": "wool",
    "explore": "explore", "sarah-explore": "explore", "gold": "gold", "pay-gold": "gold",
    "buy-sheep": "card", "take-sheep": "card", "sarah-sheep": "card", "add-sheep": "card", "play-card": "card", "gain-card": "card",
    "invest": "bonus", "sarah-bonus-tile": "bonus", "joker": "joker", "sarah-hazard": "hazard", "topdeck": "topdeck",
}  # fmt: skip


def told(key: str, seat: int, params: Params) -> tuple[tuple[str, ...], list[Glyph]]:
    things, signs = trail.shared_told(key, seat, params, THINGS, ICONS)
    cards = str(params["cards"]).split(",") if key in MARKET and "cards" in params else []
    moved = {"sail": (f"ship-{seat}",), "ship-home": (f"ship-{seat}",), "explore": (f"explorer-{seat}",)}.get(key, ())
    return (*things, *moved, *[f"market-{card}" for card in cards]), signs
