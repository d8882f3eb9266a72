"""How the greedy bot answers each question of Boonlake: by worth in points, the first of the best."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from overlander.core.choice import NONE, Choice
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake import moments
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.any_time import Window
from overlander.games.boonlake.artifacts.card_effects import TrackBack
from overlander.games.boonlake.artifacts.shipyard import price_of
from overlander.games.boonlake.card_effects import Exchange
from overlander.games.boonlake.cards import DiscardCards, Payment
from overlander.games.boonlake.cattle import CattlePrice, cattle_prices
from overlander.games.boonlake.counting import count
from overlander.games.boonlake.develop import site_price
from overlander.games.boonlake.greedy import weights as w
from overlander.games.boonlake.greedy.outlook import Outlook
from overlander.games.boonlake.greedy.strips import strip
from overlander.games.boonlake.interim_scoring import LAST
from overlander.games.boonlake.levers import Modernize, lever_price
from overlander.games.boonlake.opportunity import Opportunity
from overlander.games.boonlake.scoring_tiles import GiveGifts, MarkTile, is_met, marker_value
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import ModernizeOrDraw
from overlander.games.boonlake.tracks import ChooseTrack
from overlander.games.boonlake.upgrade import USUAL, Price, Terms, Upgrade, UpgradePrice, site_index

Worth = Callable[[Outlook, Frame, Choice], float]


def choose(view: BoonState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer, unless something that may be done at any time is worth doing before it."""
    q = view.question(seat)
    assert q is not None
    o = Outlook(view, seat)
    extra = any_time(o, q, [c for c in offers if c.verb.extra])
    if extra is not None:
        return extra
    answers = [c for c in offers if not c.verb.extra]
    if isinstance(q, DiscardCards):
        return discard_cards(o, q)
    worth = QUESTIONS[type(q).__name__]
    return max(answers, key=lambda c: worth(o, q, c))


def first(o: Outlook, q: Frame, c: Choice) -> float:
    """Where any answer does."""
    return 0.0


# -- at any time


def any_time(o: Outlook, q: Frame, extras: list[Choice]) -> Choice | None:
    box = o.box
    last = isinstance(q, Window) and o.s.river.scored == LAST
    for c in extras:
        if c.verb is box.PLUG.verb:
            return c
        if c.verb is box.USE and (last or len(o.me.hand) > w.HAND) and worst_cards(o, box.ways[c.a].cards) < 3.0:
            return c
        if c.verb is box.PLOT.verb:
            return c
        if c.verb is box.ONCE and last and once_worth(o, c.a) > box.card_vp[c.a]:
            return c
    back = [c for c in extras if c.verb is box.RETURN]
    if back:
        best = max(back, key=lambda c: lake_worth(o, c.a))
        if last or is_time_to_return(o, best.a):
            return best if lake_worth(o, best.a) > 0 else None
    return None


def worst_cards(o: Outlook, n: int) -> float:
    return sum(sorted([o.keeping(card) for card in o.me.hand])[:n])


def once_worth(o: Outlook, card: int) -> float:
    n = o.box.card_one_use_n[card]
    return n * (o.coin if o.box.card_one_use[card] == moments.COINS_ONCE else o.inhabitant)


def lake_worth(o: Outlook, space: int) -> float:
    lake = o.box.kit().spaces[space - 1]
    return o.gains(lake.gain) - o.cost(lake.cost)


def is_time_to_return(o: Outlook, space: int) -> bool:
    """At the end of a side, or where nothing further on is worth waiting for."""
    kit = o.box.kit()
    pawn = o.s.table().yards[o.seat].pawn
    last = kit.last_of(kit.side(pawn))
    here = lake_worth(o, space)
    if pawn == last:
        return True
    ahead = max([lake_worth(o, x) - 1.3 * (x - pawn) for x in range(pawn + 1, last + 1)])
    return here >= 2.0 and here >= ahead


# -- cards


def opportunity(o: Outlook, q: Frame, c: Choice) -> float:
    """Play, discard, develop, upgrade, cattle, draw, or let it pass for a lever."""
    assert isinstance(q, Opportunity)
    box = o.box
    if c.verb is box.PLAY:
        return o.playing(c.a) - o.keeping(c.a) * 0.4 + 0.2
    if c.verb is box.PROJECT:
        return o.project(c.a)
    if c.verb is box.DISCARD:
        coins = q.discard_coins(o.s) + o.me.perks[b.DISCARD_COINS + box.card_kind[c.a]]
        return coins * o.coin - o.keeping(c.a)
    if c.verb is box.DRAW.verb:
        return q.draws(o.s) * o.card
    return piece(o, q, c)


def piece(o: Outlook, q: Frame, c: Choice) -> float:
    box = o.box
    if c.verb in (box.DEVELOP, box.SITE):
        index = site_index(o.s, c)
        return o.develop(index, site_price(o.s, o.seat, index)) - (o.inhabitant * 0.55 if c.verb is box.DEVELOP else 0.0)
    if c.verb is box.UPGRADE:
        return o.upgrading(site_index(o.s, c), USUAL)
    if c.verb is box.CATTLE:
        return o.cattle(c.a) - min([o.paid(x) for x in cattle_prices(o.s, o.seat, c.a)])
    if c.verb is box.SHIPYARD.verb:
        return w.SHIPYARD if o.scorings > 1 else 1.0
    if c.verb is box.PURPLE.verb:
        return w.PRESENCE + 1.0
    if c.verb is box.LEVER:
        return lever_way(o, c.a)
    return 0.0


def lever_way(o: Outlook, way: int) -> float:
    """A lever used for something that is let pass, or with a payment."""
    x = o.box.ways[way]
    out = o.gains(x.gain) if x.gain is not None else 0.0
    return out - x.vases * o.vase - o.lever_use(x.lever)


def payment(o: Outlook, q: Frame, c: Choice) -> float:
    """The cheapest plan; before it a lever that brings more than the point for an unused one."""
    assert isinstance(q, Payment)
    box = o.box
    if c.verb is box.BOATS:
        return 10.0 - q.cost(o.s, c) * o.coin - (o.lever_use(c.c) if c.c != NONE else 0.0)
    if c.verb is box.LEVER:
        gain = lever_way(o, c.a)
        return 20.0 + gain if gain > 0 else 1.0 + gain
    return 2.0 if c.verb is box.TRANSMUTE else 0.0


def discard_cards(o: Outlook, q: DiscardCards) -> Choice:
    """Those that will hardly be played."""
    mask = 0
    for card in sorted(o.me.hand, key=o.keeping)[: q.n]:
        mask |= 1 << card
    return Choice(o.box.PAY_CARD, n=mask)


def exchange(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, Exchange)
    if c.verb is o.box.PASSING:
        return 0.0
    bargain = q.effect.bargains[c.a - 1]
    cost = bargain.cost
    cards = worst_cards(o, cost.cards) - cost.cards * o.card
    return o.gains(bargain.gain) - o.cost(cost) - cards


def play_archived(o: Outlook, q: Frame, c: Choice) -> float:
    return o.play(c.a) if c.verb is o.box.PLAY else 0.0


def archive(o: Outlook, q: Frame, c: Choice) -> float:
    return o.play(c.a) if c.verb is o.box.ARCHIVE else 2.0


# -- pieces and tiles


def upgrade(o: Outlook, q: Frame, c: Choice) -> float:
    terms = q.terms if isinstance(q, Upgrade) else Terms(True, True, 0, 0)
    return o.upgrading(site_index(o.s, c), terms) if c.verb is o.box.UPGRADE else 0.0


def price(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, UpgradePrice | CattlePrice)
    return -o.paid(Price(c.a, max(c.b, 0), c.c))


def replace_house(o: Outlook, q: Frame, c: Choice) -> float:
    return o.settlement(site_index(o.s, c)) if c.verb is o.box.REPLACE else 0.0


def explore(o: Outlook, q: Frame, c: Choice) -> float:
    return 1.0 if c.verb is o.box.EXPLORE.verb else 0.0


def place_tile(o: Outlook, q: Frame, c: Choice) -> float:
    """The reward of the space, and own pieces beside it."""
    if c.verb is not o.box.PLACE:
        return 0.0
    near = [x for x in o.box.adjacent[c.a] for i in range(pc.SITES) if o.s.land.sites[x * pc.SITES + i] // pc.KINDS == o.seat]
    return 0.2 + o.gains(o.box.space_reward[c.a]) + 0.25 * min(3, len(near)) + o.in_region(o.box.region_of[c.a]) * 0.3


def build_site(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.TAKE_VASE.verb:
        return o.vase
    return o.site(c.a)


def choose_track(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, ChooseTrack)
    return o.steps(c.a, q.n)


def modernize(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.MODERNIZE:
        discount = q.discount if isinstance(q, Modernize) else 0
        inhabitants = 1 if isinstance(q, ModernizeOrDraw) else 0
        return o.lever(c.a) - lever_price(o.s, o.seat, c.a, discount) * o.coin - inhabitants * o.inhabitant
    if c.verb is o.box.DRAW.verb:
        return o.card
    return lever_way(o, c.a) if c.verb is o.box.LEVER else 0.0


def hire(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.LEVER:
        return lever_way(o, c.a)
    if c.verb is not o.box.HIRE:
        return 0.0
    share = o.box.strips[b.HIRE].share
    cost = share.hire_coins * o.coin if c.a == 0 else worst_cards(o, share.hire_cards)
    return o.inhabitant - cost


def draw_and_play(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.box.LEVER:
        return lever_way(o, c.a)
    return 3 * o.card if c.verb is o.box.DRAW.verb else 0.0


def name_region(o: Outlook, q: Frame, c: Choice) -> float:
    covered = (o.s.land.labels >> c.a) & 1
    here = sum([1 for x, p in enumerate(o.s.land.sites) if p // pc.KINDS == o.seat and o.box.region_of[x // pc.SITES] == c.a])
    return (0.0 if covered else o.gains(o.box.label_reward[c.a])) - here * o.coin


def region_share(o: Outlook, q: Frame, c: Choice) -> float:
    n = int(q.params(o.s)["n"])
    if c.verb is o.box.TAKE_COINS.verb:
        return n * o.coin
    if c.verb is o.box.LEVER and o.box.ways[c.a].event == moments.REGION_SCORING:
        return n * o.coin + n * o.box.scored_vp - o.lever_use(o.box.region_lever)
    return lever_way(o, c.a) if c.verb is o.box.LEVER else 0.0


def move_ship(o: Outlook, q: Frame, c: Choice) -> float:
    """The reward, and the step of the pawn for a long way."""
    far = 0
    space = o.s.river.ships[o.seat]
    onward = o.box.river_next[o.s.river.round]
    while space != c.a:
        space = onward[space]
        far += 1
    out = o.gains(o.box.river_reward[c.a])
    if o.box.river_kind[c.a] != b.PLAIN_SPACE:
        out += o.me.perks[b.HARBOR_COINS] * o.coin + o.me.perks[b.HARBOR_CARDS] * o.card
    if o.s.artifacts is not None and far >= o.box.kit().steps_for_pawn:
        out += o.pawn()
    return out


def harbor_reward(o: Outlook, q: Frame, c: Choice) -> float:
    return o.gains(o.box.river_reward[c.a])


# -- scoring tiles


def keep_tile(o: Outlook, q: Frame, c: Choice) -> float:
    """The own tile counts double: one that nearly anybody meets."""
    return {b.GIFTS: 3.0, b.LEVERS: 2.5, b.PRODUCTION_LEVELS: 2.6, b.ADJACENT_TILES: 2.8, b.CATTLE_REMOVED: 1.5}.get(
        o.box.scoring[c.a].counter, 2.0
    )


def chance(o: Outlook, tile: int, scoring: int) -> float:
    """How likely a tile is met at a scoring; later ones by the pace at which things grow."""
    if scoring == o.s.river.scored:
        return 1.0 if o.box.scoring[tile].counter == b.GIFTS or is_met(o.s, o.seat, tile, scoring) else 0.0
    if o.box.scoring[tile].counter == b.GIFTS:
        return 0.8
    if is_met(o.s, o.seat, tile, scoring):
        return 0.95
    wanted = o.box.scoring[tile].values[scoring - 1]
    if len(wanted) > 1:
        return 0.55
    have = count(o.s, o.seat, o.box.scoring[tile].counter, NONE)
    need = wanted[0] - have - 1.2 * (scoring - o.s.river.scored)
    return 0.75 if need <= 0 else 0.4 if need <= 1 else 0.15


def mark_tile(o: Outlook, q: Frame, c: Choice) -> float:
    """The best order for this tile now and the others later."""
    assert isinstance(q, MarkTile)
    if c.verb is not o.box.MARK:
        return -50.0
    rest = [x for x in o.tiles if x != c.a]
    now = o.s.river.scored
    best = -99.0
    for order in permutations(rest):
        out = value(o, c.a, now, marker_value(o.s, o.seat))
        for i, tile in enumerate(order):
            out += value(o, tile, now + 1 + i, o.box.marker_values[now + i])
        best = max(best, out)
    return best


def value(o: Outlook, tile: int, scoring: int, marker: int) -> float:
    own = o.box.own_multiplier if o.s.piles.areas[o.seat] == tile else 1
    gifts = 0.0
    if o.box.scoring[tile].counter == b.GIFTS:
        gifts = -0.6 * o.box.scoring[tile].values[scoring - 1][0]
    return marker * own * (2 * chance(o, tile, scoring) - 1) + gifts


def give_gifts(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, GiveGifts)
    tile = o.box.scoring[o.s.piles.areas[q.area]]
    goods = o.inhabitant if tile.goods == b.INHABITANT_GIFT else o.vase
    given = c.a + c.b
    marker = marker_value(o.s, o.seat) * (o.box.own_multiplier if q.area == o.seat else 1)
    out = marker if given >= q.wanted(o.s) else -marker
    return out + given * tile.gift_vp - c.a * goods - c.b * q.coin_price(o.s) * o.coin


# -- artifacts


def choose_side(o: Outlook, q: Frame, c: Choice) -> float:
    """Income early, points late."""
    if c.verb is not o.box.PAWN:
        return 0.0
    return 1.0 if (c.a == 0) == (o.scorings >= 3) else 0.5


def use_other(o: Outlook, q: Frame, c: Choice) -> float:
    return lake_worth(o, c.a) if c.verb is o.box.LAKE else 0.0


def artifact(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is not o.box.ARTIFACT:
        return 0.0
    table = o.s.table()
    if c.a not in table.faces:
        return w.ARTIFACTS[c.a]
    cost, levers = price_of(o.s, table.faces.index(c.a))
    return w.ARTIFACTS[c.a] - o.cost(cost) - levers


def place_price(o: Outlook, q: Frame, c: Choice) -> float:
    """Beside what one does not want."""
    return -w.ARTIFACTS[c.b]


def choose_boat(o: Outlook, q: Frame, c: Choice) -> float:
    """The one furthest downstream, which would pay most to come back."""
    return float(o.box.canal.index(c.a))


def annex(o: Outlook, q: Frame, c: Choice) -> float:
    return 1.0 + o.me.board.sites[c.a] if c.verb is o.box.ANNEX else 0.0


def place_house(o: Outlook, q: Frame, c: Choice) -> float:
    return piece(o, q, c) + o.house() if c.verb is o.box.SITE else 0.0


def place_purple(o: Outlook, q: Frame, c: Choice) -> float:
    return piece(o, q, c) - (w.PRESENCE if o.s.table().yards[o.seat].purple == 2 else 0.0)


def track_back(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, TrackBack)
    return o.gains(q.gain) - o.steps(c.a, 1) if c.verb is o.box.BACK else 0.0


def improve_marker(o: Outlook, q: Frame, c: Choice) -> float:
    """If some tile will probably be met."""
    if c.verb is not o.box.IMPROVE.verb:
        return 0.0
    return max([chance(o, x, o.s.river.scored + 1) for x in o.tiles], default=0.0) - 0.6


def raise_lever(o: Outlook, q: Frame, c: Choice) -> float:
    return w.LEVERS[c.a]


def lower_lever(o: Outlook, q: Frame, c: Choice) -> float:
    return -w.LEVERS[c.a]


def tile_lever(o: Outlook, q: Frame, c: Choice) -> float:
    return lever_way(o, c.a) if c.verb is o.box.LEVER else 0.0


QUESTIONS: dict[str, Worth] = {
    "KeepTile": keep_tile,
    "ChooseSite": build_site,
    "ChooseStrip": strip,
    "CardBox": opportunity,
    "TakeShare": opportunity,
    "PlayOrDraw": opportunity,
    "InterimAction": opportunity,
    "DevelopOrUpgrade": piece,
    "PlaceOther": piece,
    "Upgrade": upgrade,
    "UpgradePrice": price,
    "CattlePrice": price,
    "PayCard": payment,
    "PayProject": payment,
    "PayNothing": payment,
    "Exchange": exchange,
    "Explore": explore,
    "PlaceTile": place_tile,
    "PlacePasture": place_tile,
    "PlacePlot": place_tile,
    "BuildSite": build_site,
    "ChooseTrack": choose_track,
    "Modernize": modernize,
    "ModernizeOrDraw": modernize,
    "Hire": hire,
    "DrawAndPlay": draw_and_play,
    "NameRegion": name_region,
    "RegionShare": region_share,
    "Forgone": tile_lever,
    "TileLever": tile_lever,
    "RaiseLever": raise_lever,
    "LowerLever": lower_lever,
    "MoveShip": move_ship,
    "HarborReward": harbor_reward,
    "MarkTile": mark_tile,
    "GiveGifts": give_gifts,
    "ImproveMarker": improve_marker,
    "ChooseSide": choose_side,
    "UseOther": use_other,
    "TakeArtifact": artifact,
    "ReserveArtifact": artifact,
    "PlacePrice": place_price,
    "ChooseBoat": choose_boat,
    "PlaceAnnex": annex,
    "PlaceHouse": place_house,
    "PlacePurple": place_purple,
    "Archive": archive,
    "PlayArchived": play_archived,
    "TrackBack": track_back,
    "ReplaceHouse": replace_house,
    "Window": first,
}
