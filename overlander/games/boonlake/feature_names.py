"""What each byte of an observation of Boonlake tells, in the words of the box."""

from __future__ import annotations

from typing import Final

from overlander.core.features import RIVALS, each
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import CONDITIONS
from overlander.games.boonlake.eminence.box import CORNERS
from overlander.games.boonlake.feature_fields import FACES
from overlander.games.boonlake.feature_kinds import EFFECT_KINDS, QUESTION_KINDS, WORK_KINDS
from overlander.games.boonlake.final_scoring import CATEGORIES
from overlander.games.boonlake.game import GAME
from overlander.games.boonlake.moments import ONE_USES
from overlander.games.boonlake.state import BoonState

OTHERS: Final = ["next", "third", "fourth"]
SEATS: Final = ["own", *OTHERS]
INCOME: Final = ["coins", "cards", "points of tracks and recesses", "points of cattle", "levers up"]
KIND: Final = ["in hand", "lacking 0", "lacking 1", "lacking 2", "lacking more", "payable", "most points of these"]


def words() -> dict[str, list[str]]:
    s = GAME.new({"players": "1", "artifacts": "on"}, "names")
    assert isinstance(s, BoonState)
    box = s.box
    kit = box.kit()
    spaces = box.spaces
    effects = list(EFFECT_KINDS)
    perks = b.PERKS[: b.DISCARD_COINS] + each(b.PERKS[b.DISCARD_COINS :], b.CARD_KINDS)
    faces = ["a" + str(i + 1) for i in range(FACES)]
    areas = [whose + " area" for whose in SEATS]
    goals = ["own marker", "met now", "met at the next scoring", "met at the last", "counted", "wanted next"]
    goods = ["vases up to 3", "vases", "inhabitants up to 2", "inhabitants up to 5", "inhabitants"]
    pieces = each(["house"], ["1", "2", "3", "4", "5", "6"]) + each(["settlement"], ["1", "2", "3", "4"])
    return {
        RIVALS: OTHERS,
        "lead": OTHERS,
        "options": [
            *each(["players"], ["1", "2", "3", "4"]),
            "artifacts",
            "substitutes",
            "gifts",
            "sites",
            "artifacts to choose from",
        ],
        "difficulty": GAME.option("eminence").values,
        "clock": [
            "round 2",
            *each(["scorings begun"], ["0", "1", "2", "3", "4"]),
            "locks crossed",
            "last lap",
            "scoring after this turn",
        ]
        + ["last lap by oneself", "scoring by oneself"],
        "lap": ["turns until it ends", "others after oneself", "set-up over"],
        "active": SEATS,
        "asked": SEATS,
        "strips": each(b.STRIPS, ["row", "steps", "cost"]),
        "taken": [*b.STRIPS, "steps", "cost"],
        "labels": each(["covered", "named"], box.regions),
        "scoring": each(areas, box.scoring_slug),
        "dealt": box.scoring_slug,
        "goals": each(areas, goals),
        "projects": each(areas, ["realised", "units missing", "coins missing", "points"]),
        "coins": ["up to 3", "up to 8", "up to 16", "all"],
        "goods": [*goods, "supply", "cards up to 4", "cards", "spare houses"],
        "pieces": pieces + each(["cattle"], ["1", "2", "3", "4", "5"]) + each(["freed inhabitant"], ["1", "2"]),
        "income": INCOME,
        "sites": each(b.RESOURCES, ["level 1", "level 2"]),
        "boats": each(["canal space"], ["1", "2", "3", "4"]),
        "steps": ["coin track", "card track"],
        "levers": box.levers,
        "ready": box.levers,
        "perks": perks,
        "presences": each(["presences", "settlements"], box.regions),
        "counted": [
            "presences",
            "group",
            "at bridges",
            "regions with cattle",
            "cards played",
            "permanent cards",
            "inhabitants out",
        ],
        "display": [*b.CARD_KINDS, *ONE_USES],
        "finals": [*b.COUNTERS, *box.regions],
        "ship": box.river,
        "river": ["to the next lock", "to the next harbor", "to the end", "of the first ship to the end", "ships ahead"],
        "hand": effects
        + each(["permanent"], perks)
        + each(["at the end"], b.COUNTERS)
        + each(["once"], ONE_USES)
        + ["points alone"],
        "exchanges": effects,
        "kinds": [*each(b.CARD_KINDS, KIND), "points", "points at the end", "coins"],
        "wanted": b.RESOURCES,
        "paying": ["points of the card", "coins", "units missing", "what it scores", *each(["project of the"], areas)],
        "spaces": spaces,
        "mine": spaces,
        "theirs": spaces,
        "pastures": spaces,
        "openings": [*effects, *box.regions, "payable", "points for settlements"],
        "land": ["coins", "cards", "inhabitants", "production sites", "nothing of these"],
        "upgrades": [*each(["presences near"], ["3", "2", "1", "0"]), "in regions without settlement", "their most points"],
        "grazing": ["pastures", "least price", "most houses near", "most settlements near"],
        "supplies": ["mound", "pastures", "deck", "discard pile"],
        "condition": each(["now", "in round 2"], CONDITIONS),
        "pawn": kit.lake,
        "yard": ["shipyard", "artifact given up", "marker improved", "vases plugged", "archive", "annexes"]
        + ["purple on the ranch", "purple on the board", "special tile", "can be plugged"],
        "artifact": faces,
        "offered": each(["to be had:", "vases on", "price of", "payable:"], faces),
        "prices": kit.price_slug,
        "others": each(OTHERS, other_words(areas, box.regions, faces)),
        "eminence": [*each(["revealed"], box.solo().tile_slug), *each(["corner"], CORNERS), "cactus", "tiles left", "income"],
        "question": list(QUESTION_KINDS),
        "details": ["first number", "second number"],
        "pending": list(WORK_KINDS),
        "coming": effects,
        "share": ["still to come", *each(["scoring step"], ["0", "1", "2", "3", "4"]), "scoring still to come"],
        "tile": [*effects, "sites", "settlements score"],
        "upgrading": [*box.regions, "points for the settlement"],
        "points beyond": CATEGORIES,  # where scores are spread over several bytes
        "rivals beyond": each(["beyond 235:", "beyond 490:"], OTHERS),
    }


def other_words(areas: list[str], regions: list[str], faces: list[str]) -> list[str]:
    """Of one other seat, as `write_other` writes them."""
    out = ["coins up to 8", "coins", "vases", "inhabitants", "supply", "cards", "houses", "settlements", "cattle"]
    out += each(["income:"], INCOME)
    out += each(["production sites of"], b.RESOURCES)
    out += ["coin track", "card track", "levers", "region lever ready"]
    out += each(["presences in", "settlements in"], regions)
    out += ["group", *each(["marker in the"], areas), "projects"]
    out += each(["cards played:"], b.CARD_KINDS)
    out += ["to the end of the river", "to the next lock", "pawn on the income side", "pawn on the point side"]
    out += ["shipyard", "vases plugged", "archive"]
    return out + each(["artifact"], faces)
