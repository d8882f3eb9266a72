"""The data's words for effects, and the classes behind them: events, bonus tiles, buildings and sailors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.core.effects import compile_effects
from overlander.games.newdale import bonus_tiles, event, special_buildings
from overlander.games.newdale.bonus_tiles import TileEffect
from overlander.games.newdale.cards import COLOURS, Cards
from overlander.games.newdale.event import EventEffect
from overlander.games.newdale.special_buildings import BuildingEffect

# -- events


def final_production(x: Node, cards: Cards) -> EventEffect:
    return EventEffect()  # the last round knows what to do (NEW-EVC-1)


def draw_assistants(x: Node, cards: Cards) -> EventEffect:
    return event.PawnsDrawn(x.int_("n"))


def build_discount(x: Node, cards: Cards) -> EventEffect:
    return event.CheaperBuilding(x.int_("amount"))


def compensation_discount(x: Node, cards: Cards) -> EventEffect:
    return event.CheaperCompensation(x.int_("amount"))


def shadow_raid(x: Node, cards: Cards) -> EventEffect:
    return event.MoreShadows(x.int_("extra_shadows"))


def everybody_draws(x: Node, cards: Cards) -> EventEffect:
    return event.EverybodyDraws(x.int_("n"))


def coal_for_all(x: Node, cards: Cards) -> EventEffect:
    return event.CoalForAll(x.int_("n"))


def reveal_numbered(x: Node, cards: Cards) -> EventEffect:
    return event.LayOutBuildings(x.int_("number"), x.ints("face_up"))


def add_shadows(x: Node, cards: Cards) -> EventEffect:
    return event.ShadowsComing(x.int_("n"))


def award_personal_objective(x: Node, cards: Cards) -> EventEffect:
    return event.PersonalObjective(x.text("card"))


def military_reward(x: Node, cards: Cards) -> EventEffect:
    return event.MilitaryReward(x.int_("vp"))


def cards_for_good(x: Node, cards: Cards) -> EventEffect:
    return event.NightShiftOffered(x.int_("discard"), x.int_("goods"))


def hire_private(x: Node, cards: Cards) -> EventEffect:
    return event.JourneymenOffered(x.int_("cost"))


def lose_goods(x: Node, cards: Cards) -> EventEffect:
    return event.RoadAgents(x.int_("goods"), x.int_("unless_military"))


def ships_move(x: Node, cards: Cards) -> EventEffect:
    return event.FairWind(x.int_("n"))


def storm(x: Node, cards: Cards) -> EventEffect:
    goods = [cards.goods.slug.index(slug) for slug in x.texts("accept")]
    return event.Storm(goods, x.int_("from"), x.int_("to"))


EVENT_EFFECTS: Final[dict[str, Callable[[Node, Cards], EventEffect]]] = {
    "final-production": final_production,
    "draw-assistants": draw_assistants,
    "build-discount": build_discount,
    "compensation-discount": compensation_discount,
    "shadow-raid": shadow_raid,
    "draw-cards": everybody_draws,
    "coal-to-mine": coal_for_all,
    "reveal-numbered": reveal_numbered,
    "add-shadows": add_shadows,
    "award-personal-objective": award_personal_objective,
    "military-reward": military_reward,
    "cards-for-good": cards_for_good,
    "hire-private": hire_private,
    "lose-goods": lose_goods,
    "ships-move": ships_move,
    "storm": storm,
}


def compile_event(x: Node, cards: Cards, rule: str) -> EventEffect:
    effect = compile_effects([x], EVENT_EFFECTS, cards)[0]
    effect.rule = rule
    return effect


# -- bonus tiles


def discount(x: Node, cards: Cards) -> TileEffect:
    return bonus_tiles.Declared(x.one_of("target", ["build", "growth"]), x.int_("amount"))


def production_minus_assistant(x: Node, cards: Cards) -> TileEffect:
    return bonus_tiles.Declared("production", x.int_("n"))


def good_anywhere(x: Node, cards: Cards) -> TileEffect:
    x.expect("n", x.int_("n"), 1)
    return bonus_tiles.GoodAnywhere()


def draw_per_assistant(x: Node, cards: Cards) -> TileEffect:
    return bonus_tiles.CardsPer(x.index("colour", COLOURS))


def coal_per_assistant(x: Node, cards: Cards) -> TileEffect:
    return bonus_tiles.CoalPer(x.index("colour", COLOURS), x.int_("vp"))


def paying(x: Node, resource: int, good: int) -> TileEffect:
    n = x.int_("n")
    if x.has("gain_coal"):
        return bonus_tiles.Paying(resource, good, n, x.int_("gain_coal"), NONE, 0)
    return bonus_tiles.Paying(resource, good, n, 0, x.index("vp_per", COLOURS), x.int_("vp_plus"))


def pay_hand_resource(x: Node, cards: Cards) -> TileEffect:
    return paying(x, x.index("resource", cards.resources), NONE)


def pay_cards(x: Node, cards: Cards) -> TileEffect:
    return paying(x, NONE, NONE)


def pay_goods(x: Node, cards: Cards) -> TileEffect:
    return paying(x, NONE, x.index("good", cards.goods.slug))


TILE_EFFECTS: Final[dict[str, Callable[[Node, Cards], TileEffect]]] = {
    "discount": discount,
    "production-minus-assistant": production_minus_assistant,
    "good-anywhere": good_anywhere,
    "draw-per-assistant": draw_per_assistant,
    "coal-per-assistant": coal_per_assistant,
    "pay-hand-resource": pay_hand_resource,
    "pay-cards": pay_cards,
    "pay-goods": pay_goods,
}


def compile_tile(x: Node, cards: Cards, rule: str) -> TileEffect:
    effect = compile_effects([x], TILE_EFFECTS, cards)[0]
    effect.rule = rule
    return effect


# -- special buildings and sailors


def draw_cards(x: Node, cards: Cards) -> BuildingEffect:
    n = x.int_("n")
    if x.one_of("phase", ["vi", "on-build"]) == "on-build":
        return special_buildings.DrawWhenBuilt(n)
    return special_buildings.DrawEveryRound(n)


def weaker_lose_vp(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.WeakerLose(x.int_("vp"))


def good_here(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.GoodHere(x.int_("n"))


def coal_to_mine(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.CoalToMine(x.int_("n"))


def coal_for_vp(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.GoodsForPoints(cards.goods.coal, x.int_("coal"), x.int_("vp"), "NEW-SPC-6")


def good_for_vp(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.GoodsForPoints(x.index("good", cards.goods.slug), x.int_("n"), x.int_("vp"), "NEW-SAI-4")


def imprison(x: Node, cards: Cards) -> BuildingEffect:
    return special_buildings.Imprison(x.int_("shadow_vp"))


BUILDING_EFFECTS: Final[dict[str, Callable[[Node, Cards], BuildingEffect]]] = {
    "draw-cards": draw_cards,
    "weaker-lose-vp": weaker_lose_vp,
    "good-here": good_here,
    "coal-to-mine": coal_to_mine,
    "coal-for-vp": coal_for_vp,
    "good-for-vp": good_for_vp,
    "imprison": imprison,
}


def compile_building(x: Node | None, cards: Cards) -> BuildingEffect:
    if x is None:
        return special_buildings.Nothing()
    x.ignore("phase", "optional")  # for those who read the data: each effect knows when it happens
    return compile_effects([x], BUILDING_EFFECTS, cards)[0]
