"""The words by which a seat of New Zealand counts what it knows, and the fields of one side; `features` writes them."""

from __future__ import annotations

from typing import Final

from overlander.games.nz import box as b
from overlander.games.trail.features import SHARED_DEEDS, SHARED_QUESTIONS, Plan, TrailSide

CARDS: Final = 21  # kinds of sheep, then of cards that are played
SHEEP: Final = 13
LINCOLN: Final = "lincoln corriedale"  # the breeds of a task
HAMPSHIRE: Final = "hampshire ryeland"
POSTS: Final = 18
HARBOURS: Final = 20
SMALL_HARBOURS: Final = 9  # with slots of their own price; they come first
NEAR: Final = 12  # a harbour so far away, or farther, is as good as none
MASTERS: Final = 8
BONUS_TILES: Final = 11
PILES: Final = 4
SETS: Final = 10
SUPPORT: Final = 4
PAIRS: Final = 5
DEEDS: Final = [
    *SHARED_DEEDS,
    "Explore",
    "SailEffect",
    "GainGold",
    "InvestEffect",
    "SupportCard",
    "ShearEffect",
    "BuySheepEffect",
    "RemoteStorehouseEffect",
    "WoolDelivery",
]
QUESTIONS: Final = [
    *SHARED_QUESTIONS,
    "LeaveWellington",
    "PhaseC",
    "BuySheep",
    "ClaimMaster",
    "Deliver",
    "DeliverWool",
    "ExploreAsFar",
    "FirstDisc",
    "FlipTile",
    "HarbourDisc",
    "Invest",
    "LeftLocation",
    "PlaceJoker",
    "PlaceStorehouse",
    "PlayCards",
    "PostDisc",
    "RemoteStorehouse",
    "ReplaceBuilding",
    "RevealSheep",
    "Sail",
    "Shear",
    "TakeCertificates",
    "TakeSheep",
]
# every action of the box in the order of its data
ACTIONS: Final = [
    "a/1", "a/2", "a/3", "b/1a", "b/1b", "b/2", "c/1", "c/2", "c/3", "d/1", "d/2", "e/1", "e/2", "f/1", "f/2", "g/1", "g/2",
    "g/3", "h/1", "h/2", "h/3", "b-ii/1a", "b-ii/1b", "b-ii/2", "c-ii/1", "c-ii/2", "c-ii/3", "g-ii/1", "g-ii/2", "h-ii/1a",
    "h-ii/1b", "h-ii/2", "1a/1", "1a/2", "2a/1", "2a/2", "3a/1", "3a/2", "4a/1", "4a/2", "5a/1", "5a/2", "6a/1", "7a/1", "7a/2",
    "8a/1", "8a/2", "9a/1", "9a/2", "9a/3", "10a/1", "10a/2", "1b/1", "1b/2", "2b/1", "2b/2", "3b/1", "3b/2", "4b/1", "4b/2",
    "5b/1", "5b/2", "6b/1", "6b/2", "7b/1", "7b/2", "8b/1", "8b/2", "8b/3", "9b/1", "9b/2", "9b/3", "10b/1", "10b/2",
    "any-sheep-for-gold", "any-sheep-for-gold/copied", "any-sheep-for-certificate", "any-sheep-for-certificate/copied",
    "pair-for-2", "pair-for-2/copied", "aux-money/1", "aux-money/2", "aux-draw/1", "aux-draw/2", "aux-certificate/1",
    "aux-certificate/2", "aux-ship/1", "aux-ship/2", "aux-exploration/1", "aux-exploration/2", "shepherd-2", "shepherd-3",
    "shepherd-4", "shepherd-5", "builder-2", "builder-3", "builder-5", "sailor-2", "sailor-3", "sailor-4", "shearer-2",
    "shearer-3", "shearer-4", "objective-gain-4", "objective-tokens-2", "objective-certificates-2", "objective-explore-2",
    "objective-sail-2", "sheepdog/1", "ferry/1", "kotare/1", "set-1/1", "set-2/1", "set-4/1", "set-4/2", "set-5/1", "set-5/2",
    "set-6/1", "set-6/2", "joker-worker/1", "permanent-certificate/1", "tokens-and-gold/1", "permanent-wool/1", "token/1",
    "hazard-for-three/1", "sheepdog-and-gold/1", "ferry-and-gold/1", "exploration-and-kotare/1", "swap-for-romney/1",
    "harbourmaster-1/1", "harbourmaster-2/1", "harbourmaster-3/1", "harbourmaster-4/1", "harbourmaster-6/1", "harbourmaster-8/1",
    "pair-1/1", "pair-2/1", "harbourmaster-8-part",
]  # fmt: skip


class NzSide(TrailSide):
    """What everybody can know of a seat."""

    def __init__(self, plan: Plan, whose: str) -> None:
        super().__init__(plan, whose, len(b.WORKERS), len(b.TASKS))
        self.farm = plan.add(
            whose + ".farm", 9, "gold, exploration, wool, storehouses, masters, step tile, no fees, jokers, bonus tiles"
        )
        self.posts = plan.add(whose + ".posts", POSTS, "discs by trading post")
        self.harbours = plan.add(whose + ".harbours", HARBOURS, "improved harbours")
        self.ship = plan.add(whose + ".ship", 1, "the ship's sea space")
        self.herd = plan.add(whose + ".herd", CARDS + 2, "the herd by kind of card, its objectives, its size")
