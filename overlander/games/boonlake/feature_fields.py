"""The declared list of what a player knows of Boonlake; `features` writes it."""

from __future__ import annotations

from typing import Final

from overlander.core.features import POINTS, POINTS_BEYOND, RIVALS, RIVALS_BEYOND, Field
from overlander.games.boonlake import box as b
from overlander.games.boonlake.feature_kinds import CARDS, EFFECTS, QUESTIONS, WORKS
from overlander.games.boonlake.final_scoring import CATEGORIES

ZERO: Final = 20  # of points: nobody falls further below nothing
EVEN: Final = 128
OTHERS: Final = 3
SEATS: Final = 4
AREAS: Final = 4
REGIONS: Final = 4
SPACES: Final = 33
RIVER: Final = 32
LEVERS: Final = 12
SCORING_TILES: Final = 16
LAKE: Final = 16
FACES: Final = 10
CONDITIONS: Final = 8
PRICES: Final = 8
COUNTERS: Final = 19
SOLO_TILES: Final = 10
LEVELS: Final = 5
GOAL: Final = 6  # numbers of one scoring tile
PROJECT: Final = 4  # numbers of one special project
OTHER: Final = 56  # numbers of one other seat

FIELDS: Final = [
    Field(POINTS, len(CATEGORIES), "own points of the track, for levers, cards, their effects, tiers and artifact", ZERO),
    Field(RIVALS, OTHERS, "the totals of the others, in turn order from the next one", ZERO),
    Field("lead", OTHERS, "own total less that of each other seat", EVEN),
    Field("options", 9, "players (one of four); Artifacts; the three readings; artifacts to choose from alone"),
    Field("difficulty", LEVELS, "of the Wise Eminence, from easy to very difficult"),
    Field("clock", 11, "round 2; scorings begun (one of five); locks crossed; the last lap; a scoring after this turn; by whom"),
    Field("lap", 3, "turns until the lap ends; how many of the others play after oneself in it; whether the set-up is over"),
    Field("active", SEATS, "whose turn it is, from oneself on"),
    Field("asked", SEATS, "who must answer, from oneself on; in secret choices only oneself"),
    Field("strips", 3 * 7, "of every strip: its row from 1 (0: taken), the steps and the cost in points there"),
    Field("taken", 7 + 2, "the strip being carried out; the steps and the cost of its row"),
    Field("labels", 2 * REGIONS, "regions that are covered; the region named in this turn"),
    Field("scoring", AREAS * SCORING_TILES, "the scoring tile of every area, the own area first; the tile kept in secret too"),
    Field("dealt", SCORING_TILES, "the scoring tiles of which one is kept"),
    Field("goals", AREAS * GOAL, "of every tile: own marker, met now, at the next, at the last scoring; counted, and wanted next"),
    Field("projects", AREAS * PROJECT, "of every special project: realised, units missing, coins missing, points"),
    Field("coins", 4, "own coins, up to 3, 8, 16 and all"),
    Field("goods", 9, "own vases up to 3 and all, inhabitants up to 2, 5 and all, supply, cards up to 4 and all, spare houses"),
    Field("pieces", 17, "houses, settlements, cattle that left the board (one each), and freed inhabitants"),
    Field("income", 5, "of the next scoring: coins, cards, points of tracks and recesses, of cattle, of levers that are up"),
    Field("sites", 8, "own production sites: of every resource level 1, level 2; one chosen in secret too"),
    Field("boats", 4, "own boats by canal space"),
    Field("steps", 2, "own steps on the coin track and on the card track"),
    Field("levers", LEVERS, "own levers, by their recess"),
    Field("ready", LEVERS, "own levers that are up"),
    Field("perks", b.PERK_COUNT, "own permanent effects, summed by kind"),
    Field("presences", 2 * REGIONS, "own presences and settlements by region"),
    Field("counted", 7, "own presences, group, at bridges, regions with cattle, cards played, permanent ones, inhabitants out"),
    Field("display", 7, "cards played by kind; one-use cards by kind"),
    Field("finals", COUNTERS + REGIONS, "cards played that score at the end, by what they count; by region"),
    Field("ship", RIVER, "where the own ship is"),
    Field("river", 5, "spaces to the next lock that triggers, to the next harbor, to the end; of the first ship; own rank in it"),
    Field("hand", CARDS, "cards in hand, by what they do"),
    Field("exchanges", EFFECTS, "exchanges in hand, by what they bring"),
    Field("kinds", 24, "by kind: in hand, lacking 0, 1, 2, 3 or more units, payable, their most points; points; at the end; coins"),
    Field("wanted", 4, "units of every resource that cards in hand lack"),
    Field("paying", 8, "the card that is being paid: points, coins, units missing, what it scores; or which special project"),
    Field("spaces", SPACES, "of every space: no tile, none, one or two sites free (0 to 3)"),
    Field("mine", SPACES, "own pieces on every space: an inhabitant 1, house 2, settlement 4, each cattle 1"),
    Field("theirs", SPACES, "presences of the others on every space"),
    Field("pastures", SPACES, "room on the pasture of every space"),
    Field("openings", EFFECTS + REGIONS + 2, "free sites by reward and by region; how many can be paid; settlement points there"),
    Field("land", 5, "free spaces beside a tile, by reward: coins, cards, inhabitants, production sites, nothing"),
    Field("upgrades", 6, "own houses with 3, 2, 1, 0 presences near; in regions without own settlement; their most points"),
    Field("grazing", 4, "pastures with room; the least price there, coins for houses and points for settlements at best"),
    Field("supplies", 4, "tiles in the mound, pastures left, cards in deck and discard pile"),
    Field("condition", 2 * CONDITIONS, "what moves pawns now; what does in round 2"),
    Field("pawn", LAKE, "where the own pawn is"),
    Field("yard", 10, "shipyard, artifact given up, marker improved, vases plugged, archive, annexes, purple, tile, plug"),
    Field("artifact", FACES, "the artifact that was docked"),
    Field("offered", 4 * FACES, "artifacts to be had; vases on them; the sum of their prices; which can be paid"),
    Field("prices", PRICES, "own price tiles still to be placed"),
    Field("others", OTHERS * OTHER, "of each other seat: goods, pieces, income, sites, tracks, levers, regions, marks, ship, yard"),
    Field("eminence", SOLO_TILES + 4 + 3, "its tiles revealed; the corner on the next one; cactus, tiles left, income"),
    Field("question", QUESTIONS, "what oneself must answer"),
    Field("details", 2, "the first numbers of that question"),
    Field("pending", WORKS, "what waits for oneself below it"),
    Field("coming", EFFECTS, "effects still to come to oneself"),
    Field("share", 7, "a share still to come; step of an interim scoring; whether oneself is still to come in it"),
    Field("tile", EFFECTS + 2, "the tile to be placed: rewards of its sites, how many sites, whether settlements score there"),
    Field("upgrading", REGIONS + 1, "the piece whose price is asked: its region, and the points for a settlement there", ZERO),
    Field(POINTS_BEYOND, len(CATEGORIES), "what is beyond 235 of each number of `points`"),
    Field(RIVALS_BEYOND, 2 * OTHERS, "what is beyond 235 of each number of `rivals`; what is beyond 490"),
]
