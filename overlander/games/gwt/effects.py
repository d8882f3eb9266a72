"""The data's words for effects and conditions, and the classes behind them (data/action_vocabulary.toml)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.core.effects import Toll
from overlander.games.gwt import buildings, cattle_market, outlaws, poker, railroad, stations
from overlander.games.gwt.box import BUILDER
from overlander.games.gwt.rails import shops
from overlander.games.trail import building, herd, movement
from overlander.games.trail.actions import Icon, IconMaker, TollMaker
from overlander.games.trail.box import TrailBox
from overlander.games.trail.effects import SHARED_EFFECTS

ALL: Final = 99  # more certificates than any track holds


def certificate_max(x: Node, box: TrailBox) -> Icon:
    return herd.Certificates(ALL, NONE)


def locomotive_forward(x: Node, box: TrailBox) -> Icon:
    return railroad.LocomotiveForward(x.int_("max"), NONE)


def locomotive_forward_per(x: Node, box: TrailBox) -> Icon:
    return railroad.LocomotiveForward(0, x.index("per", box.counters))


def buy_cattle(x: Node, box: TrailBox) -> Icon:
    return cattle_market.BuyCattleEffect()


def build(x: Node, box: TrailBox) -> Icon:
    """`builders_available` is "own", or a number as if having exactly so many (RTN-SHOP-15)."""
    fixed = NONE if x.get("builders_available") == "own" else x.int_("builders_available")
    return building.BuildEffect(x.int_("dollars_per_builder"), BUILDER, fixed)


def collect_outlaw(x: Node, box: TrailBox) -> Icon:
    return outlaws.CollectBountyEffect()


def herder_forward_free(x: Node, box: TrailBox) -> Icon:
    return movement.HerderCardEffect(x.int_("max"))


def draw_discard_per(x: Node, box: TrailBox) -> Icon:
    return herd.DrawDiscard(0, x.index("per", box.counters), "GWT-BLDG-4b")


def special_delivery(x: Node, box: TrailBox) -> Icon:
    return buildings.SpecialDelivery()


def upgrade_station_behind(x: Node, box: TrailBox) -> Icon:
    return stations.UpgradeBehind()


def copy_adjacent_building(x: Node, box: TrailBox) -> Icon:
    return buildings.CopyAdjacentBuilding()


def place_shop(x: Node, box: TrailBox) -> Icon:
    return shops.PlaceShopEffect(x.int_("n"))


def take_market_cattle(x: Node, box: TrailBox) -> Icon:
    return shops.TakeCattleEffect(x.int_("value"))


def remove_hand_cards(x: Node, box: TrailBox) -> Icon:
    return herd.RemoveHandCards(x.int_("max"))


def lay_poker_cards(x: Node, box: TrailBox) -> Icon:
    return poker.LayPokerCards()


def show_poker_hands(x: Node, box: TrailBox) -> Icon:
    return poker.ShowPokerHands()


EFFECTS: Final[dict[str, IconMaker]] = {
    **SHARED_EFFECTS,
    "certificate-max": certificate_max,
    "locomotive-forward": locomotive_forward,
    "locomotive-forward-per": locomotive_forward_per,
    "buy-cattle": buy_cattle,
    "build": build,
    "collect-outlaw": collect_outlaw,
    "herder-forward-free": herder_forward_free,
    "draw-discard-per": draw_discard_per,
    "special-delivery": special_delivery,
    "upgrade-station-behind": upgrade_station_behind,
    "copy-adjacent-building": copy_adjacent_building,
    "remove-hand-cards": remove_hand_cards,
    "place-shop": place_shop,
    "take-market-cattle": take_market_cattle,
    "lay-poker-cards": lay_poker_cards,
    "show-poker-hands": show_poker_hands,
}


def locomotive_back(x: Node) -> Toll:
    return railroad.LocomotiveBack(x.int_("n"))


def locomotive_back_any(x: Node) -> Toll:
    if x.int_("min") != 1:
        x.fail("data-unknown-word", "min", str(x.int_("min")))
    return buildings.LocomotiveBackAny()


TOLLS: Final[dict[str, TollMaker]] = {"locomotive-back": locomotive_back, "locomotive-back-any": locomotive_back_any}
