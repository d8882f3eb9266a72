"""The numbers in which a seat of Expedition to Newdale sees its position: every field in one line; `features` writes them.

The fields from `rival` on are the ground: no choice of the seat changes them before the work at which a choice is judged.
"""

from __future__ import annotations

from typing import Final

from overlander.core.features import POINTS, RIVALS, Field
from overlander.games.newdale.cards import COLOURS, SHADOW
from overlander.games.newdale.final_scoring import CATEGORIES
from overlander.games.newdale.land import SYMBOLS, TERRAINS

ZERO: Final = 10  # the byte of no points: losses are negative
GOOD_KINDS: Final = 23
CARD_KINDS: Final = 31  # goods that buildings make, then buildings that make none
ALL_KINDS: Final = 35  # and sailors who make none
ZONES: Final = 8
OF_ZONE: Final = 11
ACTION_SPACES: Final = 8
TILES: Final = 15
CHARACTERS: Final = 6
OTHERS: Final = 3
OF_RIVAL: Final = 58
EVENTS: Final = 28
CHAPTER_KINDS: Final = 10
PHASES: Final = 11
REQUIREMENTS: Final = 6  # two of each of two schedules, two of the solo card
TENTHS: Final = 10  # assistants are expected in tenths

QUESTIONS: Final = {
    name: i
    for i, name in enumerate(
        [
            "Assistants",
            "BuildBridge",
            "BuildInPhase",
            "BuildVineyards",
            "BuildWithPawn",
            "BuyPawn",
            "ChooseAssistant",
            "ChooseCharacter",
            "Deliver",
            "DiscardDealt",
            "DiscardHalf",
            "Exchange",
            "FaceStorm",
            "FinalProduction",
            "HireJourneyman",
            "KeepOne",
            "LoseGoods",
            "MoveShip",
            "NameTown",
            "NightShift",
            "PayWithCards",
            "PlaceGood",
            "PlanPawns",
            "PutPawn",
            "RemoveTile",
            "Sail",
            "TakeTile",
            "TakeVineyards",
            "Trade",
            "UseBuildings",
            "UseChain",
            "UseNow",
            "UseShipyard",
        ]
    )
}

FIELDS: Final = [
    Field(POINTS, len(CATEGORIES), "own points by category of final scoring, as they stand", ZERO),
    Field(RIVALS, OTHERS, "what the others have in all, without secret objectives that are not shown", ZERO),
    Field("score", 2, "own place on the score track, and the way to its next threshold"),
    Field("goods", GOOD_KINDS, "own goods by kind"),
    Field("coins", 4, "what they are worth: up to 6, 15 and 40 coins, and all"),
    Field("buildings", ALL_KINDS, "own buildings and sailors, by the good they make or by type"),
    Field("zones", ZONES * OF_ZONE, "by zone: a building, value, goods, chain, assistants short by space, own pawn by space, use"),
    Field("plan", ACTION_SPACES, "on each space of the action board the number of the own pawn"),
    Field("assistants", len(COLOURS), "assistants who serve the seat now, by colour"),
    Field("pawns", 8, "own action pawns, then those that join next round"),
    Field("progress", 2, "progress tiles removed: Range, Compensation"),
    Field("military", 3, "own strength, how many others are stronger, how many as strong"),
    Field("houses", 1, "own houses that are left"),
    Field("symbols", len(SYMBOLS), "own towns by symbol"),
    Field("terrains", len(TERRAINS), "own towns by terrain"),
    Field("secret", 7, "the own secret objective, and its towns"),
    Field("personal", 2, "the own personal objective"),
    Field("distance", 3, "towns for a house one, two and three roads away, within range"),
    Field("reach", len(TERRAINS), "towns within range by terrain"),
    Field("reach_symbols", 2, "towns within range with the monolith, with the own symbol"),
    Field("reach_points", 2, "points of first houses within range: the most, and all"),
    Field("reach_tiles", TILES, "bonus tiles beside towns within less than the full range, by type"),
    Field("beyond", 3, "one or two roads further: towns with an own symbol or the monolith, points of first houses, towns"),
    Field("reach_area", 1, "towns within range that the solo card asks for"),
    Field("tiles", TILES, "own bonus tiles by type"),
    Field("character", CHARACTERS + 1, "the own character, and whether it was used"),
    Field("helpers", SHADOW + 1, "pawns on the own character"),
    Field("prisoners", len(COLOURS), "own prisoners by colour"),
    Field("voyage", 5, "own ship, sea spaces ahead of it, own bridge, uses of the shipyard, lead on the black ship plus 20"),
    Field("hand", CARD_KINDS, "cards in hand, by the good their building makes or by type"),
    Field("resources", 5, "cards in hand by resource"),
    Field("costs", 4, "cards in hand that cost up to 4, up to 6, up to 8 and more coins"),
    Field("hand_use", 6, "cards in hand: all, payable, their most points, all points, for own chains, of a terrain in range"),
    Field("due", 5, "cards about to be drawn, a bonus tile, a building at work, a chain still to be asked, cards set aside"),
    Field("objective", REQUIREMENTS * 3, "by requirement of schedules and solo card: there, lacking, own buildings that serve"),
    Field("schedules", 6, "the schedules' points, whether each can be delivered, delivered, alone"),
    Field("solo", 6, "alone: points lacking, points beyond, further conditions, those met, delivery possible, done"),
    Field("question", len(QUESTIONS), "what the seat is asked next"),
    Field("asked", 4, "of a production: goods, assistants short; of a chain: what it can make; the value of the good"),
    Field("drawn", SHADOW + 1, "pawns on the labour market"),
    Field("bag", SHADOW + 1, "pawns in the bag"),
    Field("face_up", CARD_KINDS, "face-up buildings, by the good they make or by type"),
    Field("sailors", 5, "sailors to be had: cooks, lieutenants, seamen, navigators, the cheapest one's cost"),
    Field("board_tiles", TILES, "bonus tiles on top of their stacks"),
    Field("piles", 2, "draw and discard pile, in fours"),
    Field("hands", OTHERS, "cards in the others' hands"),
    Field("rival", OTHERS * OF_RIVAL, "each other seat in turn order: what it has, makes, can deliver; its plan once shown"),
    Field("seats", 4, "how many players there are"),
    Field("chapter", CHAPTER_KINDS, "which chapter is played"),
    Field("round", 8, "the round; 0 is the set-up"),
    Field("phase", PHASES, "the phase of the round, or of the end"),
    Field("turn", 4, "the own place in turn order"),
    Field("printed", len(COLOURS), "assistants printed on the event"),
    Field("event", EVENTS, "the event of this round"),
    Field("coming", EVENTS, "events that may still come"),
]  # fmt: skip
