"""What each byte of an observation of Great Western Trail tells, in the words of the box with all expansions."""

from __future__ import annotations

from overlander.core.features import each
from overlander.games.gwt.feature_fields import BREEDS, CATTLE, CITIES, DEEDS
from overlander.games.gwt.game import GAME
from overlander.games.gwt.state import GwtState
from overlander.games.trail.feature_names import shared_words
from overlander.games.trail.features import WHOSE, TrailFeatures, TrailTables


def words(features: TrailFeatures, t: TrailTables, s: GwtState) -> dict[str, list[str]]:
    board = s.board
    north = board.north
    assert north is not None
    options = ["rails", "brahman", "simmental", "orange objectives", "poker", "objectives at Kansas City", "delivery objectives"]
    out = shared_words(features, t, DEEDS)
    out.update(
        {
            "own.master-tiles": board.master_slug,
            "own.stations-ahead": board.station_slug[:10],
            "own.hand": BREEDS,
            "own.discard": BREEDS,
            "own.income": ["breeding value of the hand", "with all certificates", "of the delivery under way"],
            "own.reach": CITIES,
            "north.own": north.town_slug,
            "north.open": north.town_slug,
            "north.shops": north.town_slug,
            "pending.city": CITIES,
            "pending.station": board.station_slug,
            "market": [*CATTLE, "stack"],
            "foresights": each(["spot 1", "spot 2", "spot 3"], [*board.workers, "outlaws", "hazards"]),
            "outlaws": ["camp", "trail", "green"],
            "masters": board.master_slug,
            "job-market": ["how full", "rows to the next refill"],
            "options": [*options, "green fee", "black fee", "market size", "automa", "its cards removed", "its workers more"],
        }
    )
    for whose in WHOSE:
        out[whose + ".cities"] = CITIES
        out[whose + ".stations"] = board.station_slug
        out[whose + ".track"] = ["space", "crossings", "on a turnout"]
        out[whose + ".herd"] = [*CATTLE, "objectives", "size"]
        out[whose + ".north"] = ["shops", "bells", "shops in medium towns"]
        out[whose + ".poker"] = ["somebody at the table", "cards laid"]
    return out


def with_all_expansions() -> GwtState:
    s = GAME.new({"rails": "on", "simmental": "on", "brahman": "on"}, "names")
    assert isinstance(s, GwtState)
    return s
