"""The data's words for effects, and the classes behind them (data/action_vocabulary.toml)."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.games.nz import bonus_tiles, cards, certificates, exploration, harbours, shearing, sheep_market
from overlander.games.nz.box import BUILDER, NzBox
from overlander.games.trail import building, herd
from overlander.games.trail.actions import Icon, IconMaker, TollMaker
from overlander.games.trail.box import TrailBox
from overlander.games.trail.effects import SHARED_EFFECTS

BONUS_TILES: Final = "bonus_tiles.toml"  # whose rewards are compulsory (NZ-BON-4)


def gold(x: Node, box: TrailBox) -> Icon:
    return certificates.GainGold(x.int_("n"))


def explore(x: Node, box: TrailBox) -> Icon:
    if x.file == BONUS_TILES:
        return exploration.CompulsoryExploring(x.int_("n"), NONE)
    return exploration.Explore(x.int_("n"), NONE)


def explore_per(x: Node, box: TrailBox) -> Icon:
    return exploration.Explore(x.int_("n"), x.index("per", box.counters))


def support_card(x: Node, box: TrailBox) -> Icon:
    assert isinstance(box, NzBox)
    return certificates.SupportCard(x.index("card", box.support_slug))


def invest(x: Node, box: TrailBox) -> Icon:
    return bonus_tiles.InvestEffect(x.int_("cost_delta"))


def buy_sheep(x: Node, box: TrailBox) -> Icon:
    return sheep_market.BuySheepEffect()


def take_sheep(x: Node, box: TrailBox) -> Icon:
    return sheep_market.TakeSheepEffect(x.nodes("options"), box.card_slug, x.flag("paid"))


def build(x: Node, box: TrailBox) -> Icon:
    return building.BuildEffect(x.int_("money_per_builder"), BUILDER, NONE)


def replace_building(x: Node, box: TrailBox) -> Icon:
    return cards.ReplaceBuildingEffect(x.int_("difference"))


def sail(x: Node, box: TrailBox) -> Icon:
    return harbours.SailEffect(x.int_("max"), NONE)


def sail_per(x: Node, box: TrailBox) -> Icon:
    return harbours.SailEffect(0, x.index("per", box.counters))


def remote_storehouse(x: Node, box: TrailBox) -> Icon:
    return harbours.RemoteStorehouseEffect(x.int_("range"))


def shear(x: Node, box: TrailBox) -> Icon:
    return shearing.ShearEffect(x.int_("max"))


def shear_all(x: Node, box: TrailBox) -> Icon:
    return shearing.ShearEffect(0)


def wool_delivery(x: Node, box: TrailBox) -> Icon:
    assert isinstance(box, NzBox)
    return shearing.WoolDelivery(x.index("post", box.post_slug))


def remove_hazard(x: Node, box: TrailBox) -> Icon:
    return bonus_tiles.CompulsoryHazard() if x.file == BONUS_TILES else SHARED_EFFECTS["remove-hazard"](x, box)


def draw_discard(x: Node, box: TrailBox) -> Icon:
    if x.file == "private_buildings.toml":
        building = x.place.partition("[")[2].partition("]")[0]
        return herd.DrawDiscard(x.int_("max"), NONE, f"NZ-PB-{building.upper()}")
    return SHARED_EFFECTS["draw-discard"](x, box)


def permanent_certificate(x: Node, box: TrailBox) -> Icon:
    return certificates.PermanentCertificate(x.int_("n"))


def permanent_wool(x: Node, box: TrailBox) -> Icon:
    return certificates.PermanentWool(x.int_("n"))


def joker_worker(x: Node, box: TrailBox) -> Icon:
    return bonus_tiles.JokerWorker()


def topdeck(x: Node, box: TrailBox) -> Icon:
    return cards.TopDeck()


EFFECTS: Final[dict[str, IconMaker]] = {
    **SHARED_EFFECTS,
    "gold": gold,
    "explore": explore,
    "explore-per": explore_per,
    "support-card": support_card,
    "invest": invest,
    "buy-sheep": buy_sheep,
    "take-sheep": take_sheep,
    "build": build,
    "replace-building": replace_building,
    "sail": sail,
    "sail-per": sail_per,
    "remote-storehouse": remote_storehouse,
    "shear": shear,
    "shear-all": shear_all,
    "wool-delivery": wool_delivery,
    "remove-hazard": remove_hazard,
    "draw-discard": draw_discard,
    "permanent-certificate": permanent_certificate,
    "permanent-wool": permanent_wool,
    "joker-worker": joker_worker,
    "topdeck": topdeck,
}
TOLLS: Final[dict[str, TollMaker]] = {}
