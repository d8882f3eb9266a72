"""What each byte of an observation of New Zealand tells, in the words of the box."""

from __future__ import annotations

from overlander.core.features import each
from overlander.games.nz.feature_fields import CARDS, DEEDS, SHEEP, SMALL_HARBOURS
from overlander.games.nz.game import GAME
from overlander.games.nz.state import NzState
from overlander.games.trail.feature_names import shared_words
from overlander.games.trail.features import WHOSE, TrailFeatures, TrailTables


def words(features: TrailFeatures, t: TrailTables, s: NzState) -> dict[str, list[str]]:
    board = s.board
    cards = board.card_slug[:CARDS]
    income = ["value of the hand", "with all certificates", "wool of the hand", "wool as shorn", "of the delivery under way"]
    options = ["market-extra-options", "left-actions-after-move-again", "zero-sheep-shearing", "set-6-price"]
    out = shared_words(features, t, DEEDS)
    out.update(
        {
            "own.master-tiles": board.master_slug,
            "own.bonus-tiles": board.bonus_slug,
            "own.storehouses": board.pair_slug,
            "own.hand": cards,
            "own.discard": cards,
            "own.top": ["cards", "value"],
            "own.income": income,
            "own.reach": board.post_slug,
            "own.harbours-ahead": board.harbour_slug,
            "pending.post": board.post_slug,
            "pending.harbour": board.harbour_slug,
            "slots": board.harbour_slug[:SMALL_HARBOURS],
            "market": [*cards[:SHEEP], "stack"],
            "bonus-market": each(board.bonus_slug, ["number", "how cheap"]),
            "bonus-market.marker": ["how full", "rows to the refill", "rows to the flip", "rows to the end"],
            "foresights.a": [*board.workers, *board.areas],
            "foresights.b": board.bonus_slug,
            "support": board.support_slug,
            "piles": board.piles,
            "sets": board.set_slug,
            "masters": board.master_slug,
            "options": [*options, "green fee", "black fee", "market size", "automa", "its cards removed"],
        }
    )
    farm = ["gold", "exploration", "wool", "storehouses", "masters", "step tile", "no fees to hands", "jokers", "bonus tiles"]
    for whose in WHOSE:
        out[whose + ".farm"] = farm
        out[whose + ".posts"] = board.post_slug
        out[whose + ".harbours"] = board.harbour_slug
        out[whose + ".herd"] = [*cards, "objectives", "size"]
    return out


def any_position() -> NzState:
    s = GAME.new({}, "names")
    assert isinstance(s, NzState)
    return s
