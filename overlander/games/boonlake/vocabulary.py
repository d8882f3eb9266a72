"""The data's words for effects, and the classes behind them."""

from __future__ import annotations

from typing import Final

from overlander.core.choice import NONE
from overlander.core.data import Node
from overlander.core.effects import Effect
from overlander.games.boonlake import box as b
from overlander.games.boonlake import card_effects, develop, explore, general, levers, region_scoring, strips, tracks, upgrade
from overlander.games.boonlake.artifacts import card_effects as more_effects
from overlander.games.boonlake.artifacts import lake
from overlander.games.boonlake.costs import read_cost
from overlander.games.boonlake.effects import EffectMaker


def coins(x: Node, box: b.BoonBox) -> Effect:
    return general.Coins(x.int_("n"))


def coins_per(x: Node, box: b.BoonBox) -> Effect:
    return general.CoinsPer(x.index("per", b.COUNTERS), x.int_("each"))


def draw(x: Node, box: b.BoonBox) -> Effect:
    return general.Draw(x.int_("n"))


def inhabitants(x: Node, box: b.BoonBox) -> Effect:
    return general.Inhabitants(x.int_("n"))


def vp(x: Node, box: b.BoonBox) -> Effect:
    return general.Points(x.int_("n"))


def vases(x: Node, box: b.BoonBox) -> Effect:
    return general.Vases(x.int_("n"))


def production_site(x: Node, box: b.BoonBox) -> Effect:
    resource = x.one_of("resource", ["any", *b.RESOURCES])
    return general.ProductionSite(NONE if resource == "any" else b.RESOURCES.index(resource))


def site_or_vase(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return general.SiteOrVase()


def track(x: Node, box: b.BoonBox) -> Effect:
    return tracks.TrackSteps(x.index("track", b.TRACKS), x.int_("n"))


def one_track(x: Node, box: b.BoonBox) -> Effect:
    return tracks.OneTrack(x.int_("n"))


def income(x: Node, box: b.BoonBox) -> Effect:
    return tracks.Income(x.index("track", b.TRACKS))


def explore_(x: Node, box: b.BoonBox) -> Effect:
    return explore.ExploreEffect(x.int_("n"))


def develop_or_upgrade(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return develop.DevelopOrUpgradeEffect()


def place_pasture(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return explore.PastureEffect()


def region_marker(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return region_scoring.RegionEffect()


def modernize(x: Node, box: b.BoonBox) -> Effect:
    x.expect("inhabitants", x.int_("inhabitants"), 0)
    return levers.ModernizeEffect(x.int_("discount"))


def upgrade_any(x: Node, box: b.BoonBox) -> Effect:
    return upgrade.UpgradeEffect(upgrade.USUAL)


def upgrade_house(x: Node, box: b.BoonBox) -> Effect:
    return upgrade.UpgradeEffect(upgrade.Terms(True, False, x.int_("less_inhabitants"), 0))


def upgrade_settlement(x: Node, box: b.BoonBox) -> Effect:
    return upgrade.UpgradeEffect(upgrade.Terms(False, True, x.int_("less_inhabitants"), x.int_("less_presences")))


def lever_up(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return levers.LeverUp()


def exchange(x: Node, box: b.BoonBox) -> Effect:
    bargains: list[card_effects.Bargain] = []
    for option in x.nodes("options"):
        gain = box.compiler.sequence(option.nodes("gain"))
        gained = ",".join([f"{e.text('op')}*{e.int_('n')}" for e in option.nodes("gain")])
        bargains.append(card_effects.Bargain(read_cost(option.node("give")), gain, gained))
    box.exchanges += 1
    return card_effects.ExchangeEffect(box.exchanges, bargains)


def choice(x: Node, box: b.BoonBox) -> Effect:
    """BLD-2: a card, or so many drawn."""
    options = x.nodes("options")
    if len(options) != 2 or options[0].nodes("gain")[0].text("op") != "play-card":
        x.fail("data-unknown-effect", "options", "choice")
    draws = options[1].nodes("gain")[0]
    if draws.text("op") != "draw":
        draws.fail("data-unknown-effect", "op", draws.text("op"))
    return strips.PlayOrDrawEffect(draws.int_("n"))


def pawn(x: Node, box: b.BoonBox) -> Effect:
    return lake.PawnEffect(x.int_("n"))


def vp_per(x: Node, box: b.BoonBox) -> Effect:
    return more_effects.PointsPer(x.index("per", b.COUNTERS), x.int_("each"), x.int_("most"))


def lake_cattle(x: Node, box: b.BoonBox) -> Effect:
    x.expect("n", x.int_("n"), 1)
    return more_effects.LakeCattle()


def track_back(x: Node, box: b.BoonBox) -> Effect:
    return more_effects.TrackBackEffect(box.compiler.sequence(x.nodes("gain")))


def replace_house(x: Node, box: b.BoonBox) -> Effect:
    return more_effects.ReplaceHouseEffect(x.int_("penalty") > 0, x.flag("recess"))


EFFECTS: Final[dict[str, EffectMaker]] = {
    "coins": coins,
    "coins-per": coins_per,
    "draw": draw,
    "inhabitants": inhabitants,
    "vp": vp,
    "vases": vases,
    "production-site": production_site,
    "site-or-vase": site_or_vase,
    "track": track,
    "one-track": one_track,
    "income": income,
    "explore": explore_,
    "develop-or-upgrade": develop_or_upgrade,
    "place-pasture": place_pasture,
    "region-marker": region_marker,
    "modernize": modernize,
    "upgrade": upgrade_any,
    "upgrade-house": upgrade_house,
    "upgrade-settlement": upgrade_settlement,
    "lever-up": lever_up,
    "exchange": exchange,
    "choice": choice,
    "pawn": pawn,
    "vp-per": vp_per,
    "lake-cattle": lake_cattle,
    "track-back": track_back,
    "replace-house": replace_house,
}
