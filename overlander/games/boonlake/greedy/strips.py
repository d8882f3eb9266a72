"""What taking each action strip is worth: the active part, the own share, the row, and what the others get."""

from __future__ import annotations

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.cards import Means
from overlander.games.boonlake.cattle import cattle_prices, offer_pastures
from overlander.games.boonlake.counting import presences_in
from overlander.games.boonlake.develop import payable_sites, site_price
from overlander.games.boonlake.greedy import weights as w
from overlander.games.boonlake.greedy.outlook import Outlook
from overlander.games.boonlake.special_projects import can_realise
from overlander.games.boonlake.upgrade import USUAL


def strip(o: Outlook, q: Frame, c: Choice) -> float:
    row = o.s.strips.rows.index(c.a)
    out = -float(o.box.row_vp[row]) + w.SHIP_STEP * o.box.most_steps[row]
    x = o.box.strips[c.a]
    if x.kind != -1:
        out += best_card(o, 1 << x.kind, x.discard_coins)
    return out + STRIPS[c.a](o)


def best_card(o: Outlook, kinds: int, discard: int) -> float:
    """A card played or discarded, or a special project; 0 if nothing is worth it."""
    best = 0.0
    means = Means(o.s, o.seat, False, False)
    for card in o.me.hand:
        if (kinds >> o.box.card_kind[card]) & 1:
            if discard:
                best = max(best, discard * o.coin - o.keeping(card))
            if means.can_play(card):
                best = max(best, o.playing(card) - o.keeping(card) * 0.4 + 0.2)
    means = Means(o.s, o.seat, True, False)
    for area, tile in enumerate(o.s.piles.areas):
        if can_realise(o.s, o.seat, area, means):
            best = max(best, o.project(tile))
    return best


def best_piece(o: Outlook) -> float:
    """The best development or upgrade."""
    best = max(0.0, o.best_upgrade(USUAL))
    if o.me.ranch:
        for index in payable_sites(o.s, o.seat):
            best = max(best, o.develop(index, site_price(o.s, o.seat, index)) - o.inhabitant * 0.55)
    return best


def others(o: Outlook, worth: float) -> float:
    return w.OTHERS * worth * (o.s.people() - 1) / 2


def pioneer(o: Outlook) -> float:
    return 2 * w.EXPLORE * min(1.0, o.turns) + max(best_piece(o), 1.0) - others(o, 2.5)


def settle(o: Outlook) -> float:
    best = best_piece(o)
    return best + max(best * 0.7, best_card(o, b.ANY_KIND, 2) * 0.8) - others(o, 2.5)


def cattle(o: Outlook) -> float:
    """A pasture beside the own pieces can be used at once."""
    found: list[Choice] = []
    offer_pastures(o.s, o.seat, found)
    best = max([o.cattle(c.a) - min([o.paid(x) for x in cattle_prices(o.s, o.seat, c.a)]) for c in found], default=0.0)
    if o.s.land.pastures < o.box.pasture_count and o.me.board.cattle < o.box.cattle and o.me.ranch:
        fresh = o.next_recess(o.box.cattle_recesses, o.me.board.cattle) + o.tier(0, 0, 1) - o.inhabitant
        best = max(best, fresh)
    return 1.0 + max(best, best_card(o, b.ANY_KIND, 2) * 0.8) - others(o, 3.0)


def region(o: Outlook) -> float:
    here = [presences_in(o.s, o.seat, r) for r in range(len(o.box.regions))]
    best = 0.0
    for r in range(len(here)):
        reward = 0.0 if (o.s.land.labels >> r) & 1 else o.gains(o.box.label_reward[r])
        coins = (sum(here) - here[r]) * o.coin
        lever = (sum(here) - here[r]) * o.box.scored_vp - 1 if o.me.board.is_ready(o.box.region_lever) else 0
        best = max(best, reward + coins + max(0, lever))
    rivals = sum([1 for x in o.s.land.sites if x >= 0 and x // pc.KINDS != o.seat]) / max(1, o.s.seats - 1)
    return best - others(o, rivals * 0.75 * o.coin)


def hire(o: Outlook) -> float:
    share = o.box.strips[b.HIRE].share
    affordable = min(o.me.supply - 1, o.me.coins // max(1, share.hire_coins))
    more = max(0, affordable) * max(0.0, o.inhabitant - share.hire_coins * o.coin)
    return (o.inhabitant if o.me.supply else 0.0) + w.EXPLORE + more - others(o, 1.5)


def progress(o: Outlook) -> float:
    best = o.best_lever(0, 0)
    return best + max(o.card, best * 0.5 - o.inhabitant) - others(o, 1.0)


def builder(o: Outlook) -> float:
    best = best_card(o, b.ANY_KIND, 0)
    return 3 * o.coin + max(best, 2 * o.card) + best_card(o, b.ANY_KIND, 2) * 0.6 - others(o, 1.5)


STRIPS = [pioneer, settle, cattle, region, hire, progress, builder]
