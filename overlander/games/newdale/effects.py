"""The data's words for effects, and the classes behind them: events, bonus tiles, buildings and sailors."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.newdale import bonus_tiles, event, special_buildings
from overlander.games.newdale.bonus_tiles import TileEffect
from overlander.games.newdale.cards import COLOURS, Cards
from overlander.games.newdale.event import EventEffect
from overlander.games.newdale.special_buildings import BuildingEffect


def compile_event(x: Node, cards: Cards, rule: str) -> EventEffect:
    op = x.text("op")
    if op == "final-production":  # the last round knows what to do (NEW-EVC-1)
        return EventEffect(rule)
    if op == "draw-assistants":
        return event.PawnsDrawn(rule, x.int_("n"))
    if op == "build-discount":
        return event.CheaperBuilding(rule, x.int_("amount"))
    if op == "compensation-discount":
        return event.CheaperCompensation(rule, x.int_("amount"))
    if op == "shadow-raid":
        return event.MoreShadows(rule, x.int_("extra_shadows"))
    if op == "draw-cards":
        return event.EverybodyDraws(rule, x.int_("n"))
    if op == "coal-to-mine":
        return event.CoalForAll(rule, x.int_("n"))
    if op == "reveal-numbered":
        return event.LayOutBuildings(rule, x.int_("number"), x.ints("face_up"))
    if op == "add-shadows":
        return event.ShadowsComing(rule, x.int_("n"))
    if op == "award-personal-objective":
        return event.PersonalObjective(rule, x.text("card"))
    if op == "military-reward":
        return event.MilitaryReward(rule, x.int_("vp"))
    if op == "cards-for-good":
        return event.NightShiftOffered(rule, x.int_("discard"), x.int_("goods"))
    if op == "hire-private":
        return event.JourneymenOffered(rule, x.int_("cost"))
    if op == "lose-goods":
        return event.RoadAgents(rule, x.int_("goods"), x.int_("unless_military"))
    if op == "ships-move":
        return event.FairWind(rule, x.int_("n"))
    if op == "storm":
        goods = [cards.goods.slug.index(slug) for slug in x.texts("accept")]
        return event.Storm(rule, goods, x.int_("from"), x.int_("to"))
    x.fail("data-unknown-effect", "op", op)


def compile_tile(x: Node, cards: Cards, rule: str) -> TileEffect:
    op = x.text("op")
    if op == "discount":
        return bonus_tiles.Declared(rule, x.one_of("target", ["build", "growth"]), x.int_("amount"))
    if op == "production-minus-assistant":
        return bonus_tiles.Declared(rule, "production", x.int_("n"))
    if op == "good-anywhere":
        x.expect("n", x.int_("n"), 1)
        return bonus_tiles.GoodAnywhere(rule)
    if op == "draw-per-assistant":
        return bonus_tiles.CardsPer(rule, x.index("colour", COLOURS))
    if op == "coal-per-assistant":
        return bonus_tiles.CoalPer(rule, x.index("colour", COLOURS), x.int_("vp"))
    colour = x.index("vp_per", COLOURS) if x.has("vp_per") else NONE
    plus = x.maybe_int("vp_plus", 0)
    if op == "pay-hand-resource":
        resource = x.index("resource", cards.resources)
        return bonus_tiles.Paying(rule, resource, NONE, x.int_("n"), x.maybe_int("gain_coal", 0), colour, plus)
    if op == "pay-cards":
        return bonus_tiles.Paying(rule, NONE, NONE, x.int_("n"), 0, colour, plus)
    if op == "pay-goods":
        return bonus_tiles.Paying(rule, NONE, x.index("good", cards.goods.slug), x.int_("n"), 0, colour, plus)
    x.fail("data-unknown-effect", "op", op)


def compile_building(x: Node | None, cards: Cards) -> BuildingEffect:
    if x is None:
        return special_buildings.Nothing()
    op = x.text("op")
    if op == "good-for-vp":
        return special_buildings.GoodsForPoints(x.index("good", cards.goods.slug), x.int_("n"), x.int_("vp"), "NEW-SAI-4")
    phase = x.one_of("phase", ["vi", "on-build"])
    if op == "draw-cards":
        n = x.int_("n")
        return special_buildings.DrawWhenBuilt(n) if phase == "on-build" else special_buildings.DrawEveryRound(n)
    if op == "weaker-lose-vp":
        return special_buildings.WeakerLose(x.int_("vp"))
    if op == "good-here":
        return special_buildings.GoodHere(x.int_("n"))
    if op == "coal-to-mine":
        return special_buildings.CoalToMine(x.int_("n"))
    if op == "coal-for-vp":
        x.ignore("optional")
        return special_buildings.GoodsForPoints(cards.goods.coal, x.int_("coal"), x.int_("vp"), "NEW-SPC-6")
    if op == "imprison":
        x.ignore("optional")
        return special_buildings.Imprison(x.int_("shadow_vp"))
    x.fail("data-unknown-effect", "op", op)
