"""The words by which a seat of Great Western Trail counts what it knows, and the fields of one side; `features` writes them."""

from __future__ import annotations

from typing import Final

from overlander.games.gwt import box as b
from overlander.games.trail.features import SHARED_DEEDS, SHARED_QUESTIONS, Plan, TrailSide

CATTLE: Final = [
    "criollo",
    "santa-gertrudis",
    "pineywoods",
    "galloway",
    "black-angus",
    "longhorn",
    "corriente",
    "shorthorn-3",
    "shorthorn-4",
    "shorthorn-5",
    "hereford-5",
    "hereford-6",
    "hereford-7",
    "brahman",
    "simmental-3",
    "simmental-4",
    "simmental-5",
]
BREEDS: Final = [
    "criollo",
    "galloway",
    "pineywoods",
    "santa-gertrudis",
    "black-angus",
    "longhorn",
    "corriente",
    "shorthorn",
    "hereford",
    "brahman",
    "simmental",
]
CITIES: Final = [
    "kansas-city",
    "fulton",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "toledo",
    "pittsburgh",
    "philadelphia",
    "harrisburg",
    "new-york",
    "omaha",
    "oregon-city",
    "denver",
    "milwaukee",
    "green-bay",
    "buffalo",
    "toronto",
    "montreal",
]
TASKS: Final = 11  # with those of the expansion
STATIONS: Final = 12
TRACK_STATIONS: Final = 10  # along the track
MASTERS: Final = 11
TOWNS: Final = 28
CATEGORIES: Final = [*b.CATEGORIES, "poker"]
DEEDS: Final = [
    *SHARED_DEEDS,
    "LocomotiveForward",
    "BuyCattleEffect",
    "CollectBountyEffect",
    "SpecialDelivery",
    "UpgradeBehind",
    "CopyAdjacentBuilding",
    "RemoveHandCards",
    "PlaceShopEffect",
]
QUESTIONS: Final = [
    *SHARED_QUESTIONS,
    "LeaveKansasCity",
    "PhaseC",
    "AppointMaster",
    "AtKansasCity",
    "BuyCattle",
    "CollectBounty",
    "CopyBuilding",
    "Deliver",
    "DeliveryDisc",
    "LayCard",
    "MoveBack",
    "MoveBackFreely",
    "MoveLocomotive",
    "PlaceShop",
    "RaiseSimmental",
    "Retreat",
    "SeatWorker",
    "StationDisc",
    "TakeCattle",
    "UpgradeStation",
]
# every action of the box with all expansions, in the order of its data
ACTIONS: Final = [
    "a/1", "a/2", "a/3", "b/1", "b/2", "c/1a", "c/1b", "c/2", "d/1a", "d/1b", "d/2", "e/1", "e/2", "f/1", "f/2", "g/1", "g/2",
    "1a/1", "2a/1", "2a/2", "3a/1", "3a/2", "4a/1", "4a/2", "5a/1", "5a/2", "6a/1", "6a/2", "7a/1", "8a/1a", "8a/1b", "8a/2",
    "9a/1", "9a/2", "10a/1", "10a/2", "11a/1", "11a/2", "12a/1", "12a/2", "1b/1", "1b/2", "2b/1", "2b/2", "3b/1", "3b/2", "4b/1",
    "4b/2", "5b/1", "5b/2", "6b/1", "7b/1", "8b/1", "9b/1", "10b/1", "10b/2", "10b/3", "11b/1", "12b/1", "12b/2", "13a/1",
    "13a/2", "13a/3", "13b/1", "13b/2", "any-cattle-for-certificate", "any-cattle-for-certificate/copied",
    "criollo-for-certificate-and-2", "criollo-for-certificate-and-2/copied", "aux-dollar/1", "aux-dollar/2", "aux-draw/1",
    "aux-draw/2", "aux-certificate/1", "aux-certificate/2", "aux-locomotive/1", "aux-locomotive/2", "aux-remove/1",
    "aux-remove/2", "aux-shop/1", "aux-shop/2", "cowboy-4", "cowboy-6", "builder-4", "builder-6", "engineer-2", "engineer-3",
    "engineer-4", "engineer-5", "engineer-6", "objective-gain-2", "objective-draw-3", "objective-locomotive-2",
    "objective-locomotive-3", "objective-herder-3", "objective-auxiliary", "master-objectives/1a", "master-objectives/1b",
    "master-workers/1", "master-buildings/1", "master-12-dollars/1", "master-medium-towns/1", "master-good-cattle/1",
    "slot-gain-2/1", "slot-token/1", "slot-certificate/1", "slot-objective/1", "medium-locomotive/1", "medium-hire/1",
    "medium-remove-or-hazard/1a", "medium-remove-or-hazard/1b", "medium-dollars-or-cattle/1a", "medium-dollars-or-cattle/1b",
    "medium-build/1", "poker-cards", "poker-showdown",
]  # fmt: skip


class GwtSide(TrailSide):
    """What everybody can know of a seat."""

    def __init__(self, plan: Plan, whose: str) -> None:
        super().__init__(plan, whose, len(b.WORKERS), TASKS)
        self.cities = plan.add(whose + ".cities", len(CITIES), "discs by city")
        self.stations = plan.add(whose + ".stations", STATIONS, "upgraded stations")
        self.masters = plan.add(whose + ".masters", 1, "station masters")
        self.track = plan.add(whose + ".track", 3, "the locomotive's space, crossings behind it, whether it stands on a turnout")
        self.herd = plan.add(whose + ".herd", len(CATTLE) + 2, "the herd by kind of cattle, its objectives, its size")
        self.north = plan.add(whose + ".north", 3, "shops placed, bells freed, shops in medium towns")
        self.poker = plan.add(whose + ".poker", 2, "somebody at the poker table, cards laid")
