"""Kinds of effects, cards and questions, by which `features` counts them."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.effects import Effect, Sequence
from overlander.games.boonlake import box as b
from overlander.games.boonlake.card_effects import ExchangeEffect
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.tracks import TrackSteps

# classes of effects; a step on the card track is told from one on the coin track
EFFECT_KINDS: Final[dict[str, int]] = {
    name: i
    for i, name in enumerate(
        [
            "TrackSteps",
            "card-track",
            "Coins",
            "CoinsPer",
            "Draw",
            "Inhabitants",
            "Points",
            "Vases",
            "ProductionSite",
            "SiteOrVase",
            "OneTrack",
            "Income",
            "ExploreEffect",
            "DevelopOrUpgradeEffect",
            "PastureEffect",
            "RegionEffect",
            "ModernizeEffect",
            "UpgradeEffect",
            "LeverUp",
            "ExchangeEffect",
            "PlayOrDrawEffect",
            "PawnEffect",
            "PointsPer",
            "LakeCattle",
            "TrackBackEffect",
            "ReplaceHouseEffect",
        ]
    )
}
EFFECTS: Final = 26

# what a card does: an effect at once, a permanent one, one at the end, one use, or nothing but points
FIRST_PERK: Final = EFFECTS
FIRST_FINAL: Final = FIRST_PERK + b.PERK_COUNT
FIRST_ONE_USE: Final = FIRST_FINAL + 19
PLAIN_CARD: Final = FIRST_ONE_USE + 4
CARDS: Final = PLAIN_CARD + 1

# questions of a seat
QUESTION_KINDS: Final[dict[str, int]] = {
    name: i
    for i, name in enumerate(
        [
            "KeepTile",
            "ChooseSite",
            "ChooseStrip",
            "CardBox",
            "TakeShare",
            "PlayOrDraw",
            "InterimAction",
            "DevelopOrUpgrade",
            "PlaceOther",
            "Upgrade",
            "UpgradePrice",
            "CattlePrice",
            "PayCard",
            "PayProject",
            "PayNothing",
            "DiscardCards",
            "Exchange",
            "Explore",
            "PlaceTile",
            "PlacePasture",
            "PlacePlot",
            "BuildSite",
            "ChooseTrack",
            "Modernize",
            "ModernizeOrDraw",
            "Hire",
            "DrawAndPlay",
            "NameRegion",
            "RegionShare",
            "Forgone",
            "TileLever",
            "RaiseLever",
            "LowerLever",
            "MoveShip",
            "HarborReward",
            "MarkTile",
            "GiveGifts",
            "ImproveMarker",
            "ChooseSide",
            "UseOther",
            "TakeArtifact",
            "ReserveArtifact",
            "PlacePrice",
            "ChooseBoat",
            "PlaceAnnex",
            "PlaceHouse",
            "PlacePurple",
            "Archive",
            "PlayArchived",
            "TrackBack",
            "ReplaceHouse",
            "Window",
        ]
    )
}
QUESTIONS: Final = 52

# work of a seat that waits below its question
WORK_KINDS: Final[dict[str, int]] = {
    name: i
    for i, name in enumerate(
        [
            "PhaseB",
            "PhaseC",
            "Explorations",
            "TilePlaced",
            "Developed",
            "NextChance",
            "HireAgain",
            "MoreLevers",
            "MoreSteps",
            "PawnSteps",
            "Launch",
            "TakingArtifact",
            "Dock",
            "HousePlaced",
            "OtherSpace",
        ]
    )
}
WORKS: Final = 15


def effect_kind(e: Effect) -> int:
    if isinstance(e, TrackSteps) and e.track == b.CARD_TRACK:
        return 1
    return EFFECT_KINDS[type(e).__name__]


def reward_kind(sequence: Sequence) -> int:
    """The kind of its first effect, NONE for an empty one."""
    return effect_kind(sequence.gives[0]) if sequence.gives else NONE


def card_kind(s: BoonState, card: int) -> int:
    box = s.box
    if box.card_perk[card] != NONE:
        return FIRST_PERK + box.card_perk[card]
    effect = box.card_effect[card]
    if effect is not None:
        return effect_kind(effect.gives[0])
    final = box.card_final[card]
    if final is not None:
        return FIRST_FINAL + final.counter
    if box.card_one_use[card] != NONE:
        return FIRST_ONE_USE + box.card_one_use[card]
    return PLAIN_CARD


def gained_kind(s: BoonState, card: int) -> int:
    """What a card's exchange brings, NONE for a card without one."""
    effect = s.box.card_effect[card]
    if effect is None:
        return NONE
    e = effect.gives[0]
    return reward_kind(e.bargains[0].gain) if isinstance(e, ExchangeEffect) else NONE
