"""What each byte of an observation of Expedition to Newdale tells, in the words of the box."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.features import RIVALS, each
from overlander.games.newdale.box import ACTIONS
from overlander.games.newdale.cards import COLOURS, PAWNS
from overlander.games.newdale.feature_fields import CARD_KINDS, QUESTIONS
from overlander.games.newdale.game import GAME
from overlander.games.newdale.land import SYMBOLS, TERRAINS
from overlander.games.newdale.state import NewdaleState

OTHERS: Final = ["next", "third", "fourth"]
FOUR: Final = ["1", "2", "3", "4"]
# of a zone; a zone has up to three spaces
SPACES: Final = [
    "building",
    "value of its good",
    "goods",
    "goods its chain could make",
    "60 less assistants short on space 1",
    "60 less assistants short on space 2",
    "60 less assistants short on space 3",
    "pawn on space 1",
    "pawn on space 2",
    "pawn on space 3",
    "use of its good",
]
PHASES: Final = [
    "set-up",
    "event",
    "planning",
    "assistants",
    "actions",
    "building",
    "special buildings",
    "end of the round",
    "final production",
    "final scoring",
    "over",
]


def words() -> dict[str, list[str]]:
    s = GAME.new({"players": "1"}, "names")
    assert isinstance(s, NewdaleState)
    box = s.box
    goods = box.cards.goods.slug
    idle = [t.slug for t in box.cards.types + box.cards.sailor_types if t.product == NONE]
    kinds = [*goods, *idle]
    needs = [schedule.slug + " " + n for schedule in box.chapter.schedules for n in ("1", "2")] + ["solo 1", "solo 2"]
    events = [event.slug for event in box.events]
    return {
        RIVALS: OTHERS,
        "score": ["place", "way to the next threshold"],
        "goods": goods,
        "coins": ["up to 6", "up to 15", "up to 40", "all"],
        "buildings": kinds,
        "zones": each(box.zone_slug, SPACES),
        "plan": ACTIONS,
        "assistants": COLOURS,
        "pawns": each(["own", "joining"], FOUR),
        "progress": box.constants.progress_tiles,
        "military": ["strength", "stronger ones", "as strong ones"],
        "symbols": SYMBOLS,
        "terrains": TERRAINS,
        "secret": [*box.secret_slug, "its towns"],
        "personal": box.personal_slug,
        "distance": ["one road", "two roads", "three roads"],
        "reach": TERRAINS,
        "reach_symbols": ["monolith", "own symbol"],
        "reach_points": ["most", "all"],
        "reach_tiles": box.tile_slug,
        "beyond": ["with the own symbol or the monolith", "points of first houses", "all"],
        "tiles": box.tile_slug,
        "character": [*box.character_slug, "used"],
        "helpers": PAWNS,
        "prisoners": COLOURS,
        "voyage": ["place of the ship", "sea spaces ahead", "own bridge", "shipyard", "lead on the black ship"],
        "hand": kinds[:CARD_KINDS],
        "resources": box.cards.resources,
        "costs": ["up to 4", "up to 6", "up to 8", "more"],
        "hand_use": ["all", "payable", "most points of these", "all points", "for own chains", "of a terrain in range"],
        "due": ["cards to be drawn", "bonus tile", "building at work", "chain to be asked", "cards set aside"],
        "objective": each(needs, ["there", "lacking", "buildings that serve"]),
        "schedules": [
            "points of small",
            "points of large",
            "small can be delivered",
            "large can be delivered",
            "delivered",
            "alone",
        ],
        "solo": ["points lacking", "points beyond", "conditions", "those met", "delivery possible", "delivered"],
        "question": list(QUESTIONS),
        "asked": ["goods", "assistants short", "what the chain can make", "value of the good"],
        "drawn": PAWNS,
        "bag": PAWNS,
        "face_up": kinds[:CARD_KINDS],
        "sailors": ["cook", *idle[-3:], "cost of the cheapest"],
        "board_tiles": box.tile_slug,
        "piles": ["draw pile", "discard pile"],
        "hands": OTHERS,
        "rival": each(OTHERS, rival_words(box.character_slug, goods)),
        "seats": FOUR,
        "chapter": box.chapters,
        "round": ["0", *FOUR, "5", "6", "7"],
        "phase": PHASES,
        "turn": FOUR,
        "printed": COLOURS,
        "event": events,
        "coming": events,
    }


def rival_words(characters: list[str], goods: list[str]) -> list[str]:
    """Of one other seat, as `write_rival` writes them."""
    out = ["there", "coins", "strength", "houses left", "pawns", "range tile removed", "compensation tile removed"]
    out += ["special buildings", "bonus tiles", "place of the ship", "place in turn order"]
    out += characters
    out += ["can deliver small", "can deliver large"]
    out += ["tenths of " + need for need in ("small 1", "small 2", "large 1", "large 2")]
    out += ["buildings for " + good for good in goods]
    out += ["pawns on " + space for space in [*ACTIONS, "production"]]
    return [*out, "personal objective", "prisoners", "houses"]
