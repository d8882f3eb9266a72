"""How the greedy bot answers each question of Expedition to Newdale: always whole, and by worth in points."""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.choice import NONE, Choice
from overlander.core.frame import Frame
from overlander.games.newdale import bonus_tiles as tiles
from overlander.games.newdale.bonus_tiles import PayWithCards
from overlander.games.newdale.building import Build, BuildInPhase, BuildVineyards
from overlander.games.newdale.campaign import ChooseBranch, NameTown
from overlander.games.newdale.cards import COLOURS, RESOURCE, SHADOW, Card
from overlander.games.newdale.chains import begin, fitting, groups, pieces, wares_of
from overlander.games.newdale.event import HireJourneyman, NightShift
from overlander.games.newdale.final_production import FinalProduction
from overlander.games.newdale.greedy import weights as w
from overlander.games.newdale.greedy.builds import builds, voyage_worth
from overlander.games.newdale.greedy.outlook import Outlook
from overlander.games.newdale.greedy.plans import plan, put
from overlander.games.newdale.greedy.voyages import harbour_worth, site_worth
from overlander.games.newdale.growth import BuyPawn, cost_of_pawn
from overlander.games.newdale.opening import DiscardDealt
from overlander.games.newdale.planning import PutPawn
from overlander.games.newdale.production import Assistants, UseChain, missing
from overlander.games.newdale.rounds import ACTIONS
from overlander.games.newdale.ships import Sail
from overlander.games.newdale.special_buildings import SPECIAL_PHASE, GoodsForPoints
from overlander.games.newdale.state import NewdaleState

Answer = Callable[[Outlook, Frame, list[Choice]], Choice]

CHARACTERS = {"nate-welton": 2.0, "hermine": 1.5, "enoch-brubak": 1.0, "onyx": 1.2, "gunda": 2.2, "aaron-reitzke": 2.5}
TYPICAL = [3.0, 2.5, 2.0, 1.5]  # assistants of a colour in a round


def choose(view: NewdaleState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer, unless an any-time effect is worth using before it."""
    question = view.question(seat)
    assert question is not None
    o = Outlook(view, seat)
    extra = any_time(o, question, [c for c in offers if c.verb.extra])
    if extra is not None:
        return extra
    return QUESTIONS[type(question).__name__](o, question, [c for c in offers if not c.verb.extra])


def best(offers: list[Choice], worth: Callable[[Choice], float]) -> Choice:
    """The first of the best."""
    return max(offers, key=worth)


# -- any-time effects


def any_time(o: Outlook, q: Frame, extras: list[Choice]) -> Choice | None:
    for c in extras:
        if c.verb is o.box.USE and use_now(o, c.a):
            return c
        if c.verb is o.box.CALL and call_now(o, q, c.a):
            return c
        if c.verb is o.box.RELEASE and isinstance(q, Assistants) and helps(o, q, c.a):
            return c
    return None


def use_now(o: Outlook, tile: int) -> bool:
    """What depends on the market: in a good one, or when there is no better to come."""
    effect = o.box.tiles[tile].effect
    worth = o.tile_now(tile)
    phase = o.s.calendar.phase
    if worth <= 0.05:
        return False
    if o.rounds == 0 and phase >= SPECIAL_PHASE:
        return True
    if phase < ACTIONS:
        return False
    if isinstance(effect, tiles.GoodAnywhere):
        return False
    if isinstance(effect, tiles.CardsPer | tiles.CoalPer):
        return o.assistants[effect.colour] >= TYPICAL[effect.colour] or o.rounds == 0
    if isinstance(effect, tiles.Paying) and effect.colour != NONE:
        return worth > 0.8 and o.assistants[effect.colour] >= TYPICAL[effect.colour]
    return worth > 0.5


def call_now(o: Outlook, q: Frame, character: int) -> bool:
    op = o.box.characters[character].op
    if op == "private-draw":
        if isinstance(q, Assistants):
            lacking = q.missing(o.s) if q.card(o.s) is not None else 0
            if o.box.characters[character].random:
                return 1 <= lacking <= 2
            return lacking == 1 and wanted_colour(o, q) != NONE
        return False
    if op == "take-vineyards":
        return isinstance(q, BuildInPhase) and o.s.calendar.round >= 2 and o.payment(8) is not None
    return o.s.calendar.round >= 1


def wanted_colour(o: Outlook, q: Assistants) -> int:
    """An assistant of the bag with whom a production would do."""
    card = q.card(o.s)
    assert card is not None
    delta = o.box.spaces[q.space].delta
    for colour in range(len(COLOURS)):
        have = o.assistants[:]
        have[colour] += 1
        if o.s.market.bag[colour] > 0 and missing(card.assistants, have, delta) == 0:
            return colour
    return NONE


def helps(o: Outlook, q: Assistants, colour: int) -> bool:
    """Whether with a prisoner released nobody is missing any more."""
    card = q.card(o.s)
    if card is None or q.missing(o.s) == 0:
        return False
    have = o.assistants[:]
    have[colour] += 1
    return missing(card.assistants, have, o.box.spaces[q.space].delta) == 0


# -- cards


def discarding(o: Outlook, verb_choice: Choice, among: list[int], n: int) -> Choice:
    c = verb_choice
    for card in o.spare(n, among):
        c = c.adding(card, 1)
    return c


def discard_dealt(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, DiscardDealt)
    return discarding(o, Choice(o.box.DISCARD), o.me.hand, q.too_many(o.s))


def discard_half(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return discarding(o, Choice(o.box.DISCARD), o.me.hand, len(o.me.hand) // 2)


def pay_with_cards(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, PayWithCards)
    return discarding(o, Choice(o.box.DISCARD), q.tile.cards(o.s, o.seat), q.tile.n)


def keep_card(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: o.keep(c.a))


def exchange(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """A hand that is worth less than as many unknown cards is changed."""
    hand = o.me.hand
    if len(hand) < 2:
        return o.box.PASS
    first = max(hand, key=lambda x: (o.keep(x), -x))
    others = sum(o.keep(x) for x in hand) - o.keep(first)
    return Choice(o.box.KEEP, first) if others < (len(hand) - 2) * 1.2 * o.card else o.box.PASS


def character(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: CHARACTERS.get(o.box.character_slug[c.a], 1.0))


# -- goods


def most_wanted(o: Outlook) -> int:
    """The own building on which one more good is worth most."""
    estate = o.me.estate
    found = [estate.card_at(place) for place in tiles.good_places(o.s, o.seat)]
    return max(found, key=lambda x: (o.good[o.cards[x].ware], -x))


def place_good(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return Choice(o.box.PLACE, most_wanted(o))


def trade(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    n = o.box.constants.market_cards
    if len(o.me.hand) < n:
        return o.box.PASS
    card = most_wanted(o)
    gain = o.box.constants.market_coal * o.coal + o.good[o.cards[card].ware]
    if gain - o.spare_worth(n) < o.card:
        return o.box.PASS
    return discarding(o, Choice(o.box.TRADE, card), o.me.hand, n)


def night_shift(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, NightShift)
    card = most_wanted(o)
    if len(o.me.hand) < q.cards or q.goods * o.good[o.cards[card].ware] <= o.spare_worth(q.cards):
        return o.box.PASS
    return discarding(o, Choice(o.box.TRADE, card), o.me.hand, q.cards)


def lose_goods(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: -o.pieces_worth(c.counts()))


def storm(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """A piece, unless it is worth more than a step of the voyage."""
    ship = o.me.voyage.ship
    step = o.box.land.position_vp[ship] - o.box.land.position_vp[ship - 1] + 0.5
    return best(offers, lambda c: -step if c.same(o.box.PASS) else -o.pieces_worth(c.counts()))


def produce(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """By assistants, with tiles and cards for those who are missing if the goods are worth it."""
    assert isinstance(q, Assistants)
    card = q.card(o.s)
    if card is None:
        return o.box.PASS
    n = o.box.spaces[q.space].goods
    gain = n * o.good[card.ware] if card.ware != NONE else voyage_worth(o, n)
    lacking = q.missing(o.s)
    found = o.box.PASS
    most = 0.0 if card.type.chain and groups(o.s, o.seat, card) > 0 else o.card
    for used in range(min(q.tiles(o.s), lacking) + 1):
        cards = q.cards(o.s, used)
        if cards > len(o.me.hand):
            continue
        worth = gain - used * (w.ASSISTANT_TILE if o.rounds > 0 else 0.05) - o.spare_worth(cards)
        if worth > most or (lacking == 0 and used == 0):
            most = worth
            found = discarding(o, Choice(o.box.PRODUCE, used), o.me.hand, cards)
    return found


def chain_choice(o: Outlook, card: Card, bonus: int) -> tuple[Choice, float]:
    """All that a chain should make, and the gain of it."""
    c = begin(o.s, card)
    out = o.good[card.ware]
    if card.type.chain == RESOURCE:
        gain = bonus * out
        cards = fitting(o.s, o.seat, card)
        fed = [x for x in cards if o.keep(x) <= out]
        if not fed and cards and bonus > 0:
            fed = o.spare(1, cards)
        for x in fed:
            c = c.adding(x, 1)
            gain += out - (0.0 if o.keep(x) <= 0.86 * out else o.keep(x))
        return c, gain if fed else -1.0
    made = groups(o.s, o.seat, card)
    inputs = [wares_of(o.s, good) for good in card.type.inputs]
    lost = 0.0
    for found in inputs:
        lost += min([max(o.worth[ware] * o.coin, o.wanted[ware]) for ware in found if o.have[ware] > 0], default=0.0)
    n = made if out >= lost else 1
    return c.with_counts(grouped(o, inputs, n)), n * (out - lost) + bonus * out


def grouped(o: Outlook, inputs: list[list[int]], n: int) -> list[int]:
    """n of each input; grapes from Vineyard to Vineyard, the least worth first."""
    counts = pieces(o.s, o.have, [x for x in inputs if len(x) == 1], n)
    for found in inputs:
        left = n
        for ware in sorted(found, key=lambda x: (o.worth[x], x)) if len(found) > 1 else []:
            counts[ware] = min(left, o.have[ware])
            left -= counts[ware]
    return counts


def use_chain(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, UseChain)
    card = o.cards[q.card]
    if groups(o.s, o.seat, card) == 0:
        return o.box.PASS
    c, gain = chain_choice(o, card, o.box.constants.chain_bonus[0])
    return c if gain > (0.0 if q.produced else 0.5 * o.card) else o.box.PASS


def final_production(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """The cheaper goods first: they may be inputs of the dearer ones."""
    assert isinstance(q, FinalProduction)
    value = o.box.cards.goods.value
    for card in sorted(o.own, key=lambda x: (value[x.type.product] if x.type.product != NONE else 0, x.ident)):
        if card.ident not in q.used and card.type.chain and groups(o.s, o.seat, card) > 0:
            c, gain = chain_choice(o, card, o.box.constants.chain_bonus[1])
            if gain > 0:
                return c
    return o.box.DONE


def deliver(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """The schedule that brings more than its goods would; alone, the card's delivery is worth the game."""
    schedules = o.box.chapter.schedules
    whole = [c for c in offers if c.same(o.box.PASS) or sum(c.counts()) > 0]
    whole += [more for c in whole for more in q.steps(o.s, c) if not more.same(c)]

    def worth(c: Choice) -> float:
        if c.same(o.box.PASS):
            return 0.0
        lost = sum(n * o.worth[ware] for ware, n in enumerate(c.counts())) * w.COIN_LEFT
        alone = 30.0 if o.s.seats == 1 and (c.a == len(schedules) or satisfies_solo(o, c)) else 0.0
        return (schedules[c.a].vp if c.a < len(schedules) else 0) + alone - lost

    return best(whole, worth)


def satisfies_solo(o: Outlook, c: Choice) -> bool:
    goods = o.box.cards.goods
    counts = c.counts()
    for need in o.box.chapter.solo.deliver:
        if sum(n * need.weights[goods.ware_good[ware]] for ware, n in enumerate(counts)) < need.amount:
            return False
    return True


# -- what costs coins


def build(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """The best build, if it is worth more than the cards of declining."""
    assert isinstance(q, Build)
    found = builds(o, q)
    cards = o.box.constants.no_build_cards if isinstance(q, BuildInPhase) else o.box.constants.unresolved_cards
    declined = 0.0 if isinstance(q, BuildVineyards) else cards * o.card * 0.9
    return found[0].choice if found and found[0].net > declined else o.box.PASS


def grow(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, BuyPawn)
    found = o.box.PASS
    most = o.card
    for i in range(len(o.box.constants.growth_pawns)):
        if q.owned(o.s, i):
            continue
        bare = Choice(o.box.GROW, i)
        for c in [bare, *q.with_tiles(o.s, bare)]:
            paid = o.payment(cost_of_pawn(o.s, c))
            if paid is None:
                continue
            last = o.pawns_left() == 1 or o.rounds <= 1
            worth = o.pawn_worth(i) - o.price(cost_of_pawn(o.s, c)) - (c.part(1) + 1) * (0.1 if last else w.DISCOUNT_TILE)
            if worth > most:
                most = worth
                found = c.with_counts(paid)
    return found


def remove_tile(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    cost = o.box.constants.progress_cost
    paid = o.payment(cost)
    left = [x for x in range(len(o.box.constants.progress_tiles)) if not (o.me.estate.removed >> x) & 1]
    if paid is None or not left:
        return o.box.PASS
    tile = max(left, key=lambda x: (o.progress_worth(x), -x))
    gain = o.progress_worth(tile) - o.price(cost)
    return Choice(o.box.REMOVE, tile).with_counts(paid) if gain > o.card else o.box.PASS


def bridge(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    sites = [c for c in offers if c.verb is o.box.BRIDGE]
    paid = o.payment(o.box.special.bridge_cost)
    if not sites or paid is None:
        return o.box.PASS
    c = best(sites, lambda x: site_worth(o, x.a))
    return c.with_counts(paid) if site_worth(o, c.a) > o.price(o.box.special.bridge_cost) + o.card else o.box.PASS


def sail(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, Sail)
    here = harbour_worth(o, o.me.voyage.ship) + o.card
    found = o.box.PASS
    most = here
    for c in offers:
        if c.verb is o.box.SAIL:
            cost = q.cost(o.s, c.a)
            paid = o.payment(cost)
            worth = harbour_worth(o, c.a) - o.price(cost)
            if paid is not None and worth > most:
                most = worth
                found = c.with_counts(paid)
    return found


def shipyard(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    goods = o.box.cards.goods
    first = w.SOLO_DEED if o.shipyard_due() else 0.0

    def worth(c: Choice) -> float:
        if c.verb is not o.box.SHIPYARD:
            return o.card
        offer = o.box.special.shipyard[c.a]
        wanted = [offer.goods[goods.ware_good[ware]] for ware in range(len(o.have))]
        return o.at_once(offer.vp) + first - o.pieces_worth(wanted)

    return best(offers, worth)


def move_ship(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: float(c.a))


def hire(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """A journeyman costs more than he is likely to bring, unless pieces are plenty."""
    assert isinstance(q, HireJourneyman)
    paid = o.payment(q.cost)
    if paid is None or o.price(q.cost) > 0.6:
        return o.box.PASS
    colours = [c for c in offers if c.verb is o.box.HIRE]
    return best(colours, lambda c: demand(o, c.a)).with_counts(paid) if colours else o.box.PASS


def assistant(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: demand(o, c.a))


def demand(o: Outlook, colour: int) -> float:
    """How far an assistant of a colour is missing on the own board."""
    return float(sum(max(0, card.assistants[colour] - o.assistants[colour]) for card in o.own if card.assistants))


# -- tiles and special buildings


def take_tile(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return best(offers, lambda c: o.tile_worth(o.s.board.bonus[c.a][-1]) if c.verb is o.box.TAKE else 0.0)


def done(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return o.box.DONE


def use_buildings(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    def worth(c: Choice) -> float:
        if c.verb is o.box.JAIL:
            return 1.5 if c.b >= SHADOW else 0.1 if o.rounds > 0 else -0.1
        if c.verb is o.box.WORK:
            effect = o.box.building_effect(c.a)
            assert isinstance(effect, GoodsForPoints)
            return o.at_once(effect.vp) - effect.n * o.good[o.box.cards.goods.ware(effect.good)]
        return 0.0

    return best(offers, worth)


def name_town(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """An own town, by a name that depends on the points alone: it is worth nothing."""
    assert isinstance(q, NameTown)
    names = q.free_names(o.s)
    mine = [c for c in offers if c.verb is o.box.NAME and (o.me.towns >> c.a) & 1 and c.a != o.box.start]
    return mine[o.me.score % len(mine)].with_part(1, names[o.me.score % len(names)]) if mine else o.box.PASS


def branch(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    """Neither way is better for it: the points decide."""
    assert isinstance(q, ChooseBranch)
    return offers[o.me.score % len(offers)]


def planned(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    return plan(o)


def put_pawn(o: Outlook, q: Frame, offers: list[Choice]) -> Choice:
    assert isinstance(q, PutPawn)
    return put(o, q.pawn)


# every question of the game
QUESTIONS: dict[str, Answer] = {
    "Assistants": produce,
    "BuildBridge": bridge,
    "BuildInPhase": build,
    "BuildVineyards": build,
    "BuildWithPawn": build,
    "BuyPawn": grow,
    "ChooseAssistant": assistant,
    "ChooseBranch": branch,
    "ChooseCharacter": character,
    "Deliver": deliver,
    "DiscardDealt": discard_dealt,
    "DiscardHalf": discard_half,
    "Exchange": exchange,
    "FaceStorm": storm,
    "FinalProduction": final_production,
    "HireJourneyman": hire,
    "KeepOne": keep_card,
    "LoseGoods": lose_goods,
    "MoveShip": move_ship,
    "NameTown": name_town,
    "NightShift": night_shift,
    "PayWithCards": pay_with_cards,
    "PlaceGood": place_good,
    "PlanPawns": planned,
    "PutPawn": put_pawn,
    "RemoveTile": remove_tile,
    "Sail": sail,
    "TakeTile": take_tile,
    "TakeVineyards": keep_card,
    "Trade": trade,
    "UseBuildings": use_buildings,
    "UseChain": use_chain,
    "UseNow": done,
    "UseShipyard": shipyard,
}
