"""What each byte tells of the fields that both trail games have, in the words of the box: for those who read observations."""

from __future__ import annotations

from overlander.core.features import RIVALS, each
from overlander.games.trail.features import DECK, WHOSE, TrailFeatures, TrailTables

NUMBER_AND_REST = ["lacking none", "lacking one", "lacking two", "lacking more", "number"]


def side_words(whose: str, t: TrailTables) -> dict[str, list[str]]:
    """Of one seat, as everybody knows it."""
    box = t.box
    means = ["tokens", "certificates", "permanent certificates", "certificate limit", "step limit", "hand limit"]
    return {
        whose + ".money": ["up to 4", "up to 10", "up to 20", "up to 80"],
        whose + ".means": [*means, "hand", "draw pile", "discard pile", "under way"],
        whose + ".workers": box.workers,
        whose + ".things": box.tasks,
        whose + ".place": ["space", "steps to the city", "fees to the city"],
        whose + ".discs": ["white border", "black border"],
        whose + ".built": ["buildings", "fees"],
    }


def shared_words(features: TrailFeatures, t: TrailTables, deeds: list[str]) -> dict[str, list[str]]:
    """The fields besides, of which `features` declares the same for both games."""
    box = t.box
    near = ["within one move", "how close"]
    out: dict[str, list[str]] = {
        RIVALS: WHOSE[1:],
        "own.freed": box.disc_slug,
        "own.on-trail": box.building_slug,
        "own.unbuilt": box.building_slug,
        "own.needs": box.tasks,
        "own.rows": each(box.workers, ["2", "3", "4", "5", "6"]),
        "own.tasks": each(["hand", "herd", "display"], NUMBER_AND_REST),
        "own.objective-actions": [slug or "none" for slug in t.objective_words],
        "own.where": t.places,
        "ahead.city": ["within one move", "within two"],
        "ahead.neutral": each(box.neutral_slug, [*near, "fees before"]),
        "ahead.own": box.building_slug,
        "ahead.deeds": each(deeds, near),
        "question": list(features.questions),
        "pending": features.actions,
        "jobs": each(box.workers, ["for hire", "how cheap", "how cheap the second"]),
        "hazards": each(box.areas, ["number", "points"]),
        "spaces.own": [box.spaces[space] for space in box.building_spaces],
        "spaces.others": [box.spaces[space] for space in box.building_spaces],
        "clock": ["turns", "seat", "whose turn", "end triggered", "by this seat", "players"],
        "automa.deck": ["card " + str(i + 1) for i in range(DECK)],
        "automa.specialty": box.workers,
    }
    for whose in WHOSE:
        out.update(side_words(whose, t))
    return out
