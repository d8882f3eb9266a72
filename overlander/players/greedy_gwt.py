"""What the greedy bot thinks of Great Western Trail: for each question, a function that scores its choices in points.

Every score estimates the victory points a choice is worth at the end, as one seat sees the game (`Outlook`). QUESTIONS at the
end names the function of each question. The weights stand in greedy_weights.py.
"""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.choice import Choice
from overlander.core.frame import Frame
from overlander.games.gwt.cattle_market import BuyCattle
from overlander.games.gwt.delivery import Deliver, DeliveryDisc
from overlander.games.gwt.poker import LayCard
from overlander.games.gwt.sam.movement import paid_to_human
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import AppointMaster, StationDisc
from overlander.games.trail.box import AUXILIARY_SLOT, FACES, HAZARD, OUTLAW, WORKER
from overlander.games.trail.building import BuildBuilding
from overlander.games.trail.hiring import HireWorker
from overlander.games.trail.location import AtLocation
from overlander.players.greedy_outlook import Outlook
from overlander.players.greedy_weights import TURN

Scoring = Callable[[Outlook, Frame, Choice], float]

TILE_WORKER = 0.5  # a worker on the job market: tempo
TILE_OUTLAW = 0.3
TILE_HAZARD = 0.0
TOKEN_USED = 1.0  # what an exchange token must bring at least
FIRST = 0.01  # before equal choices: gains come before what costs


def choose(view: GwtState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer, the first of equals; an exchange token where it improves a hand about to be counted."""
    question = view.question(seat)
    assert question is not None
    o = Outlook(view, seat)
    name = type(question).__name__
    score = QUESTIONS[name]
    best: Choice | None = None
    most = 0.0
    for c in offers:
        if c.verb.extra:
            if name != "UseCertificates" or o.token_gain() < TOKEN_USED:
                continue
            return c
        points = score(o, question, c)
        if best is None or points > most:
            best = c
            most = points
    assert best is not None
    return best


# -- moving


def place_herder(o: Outlook, q: Frame, c: Choice) -> float:
    return o.stop_worth(c.a) + o.way_worth(c.a)


def move_herder(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.board.PLAY:
        return o.play_worth(c.a, PLAY_FIRST)
    return o.arrival_worth(c.a) - o.fee(c.n) * o.dollar


def herder_card(o: Outlook, q: Frame, c: Choice) -> float:
    """Ahead without a stop: only past what is not worth one."""
    if c.verb is o.board.PASSING:
        return o.way_worth(o.me.herder)
    return o.way_worth(c.a)


PLAY_FIRST = 100.0  # an objective worth playing is played before anything else


# -- at a location


def at_location(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, AtLocation)
    if c.verb is o.board.PASSING:
        return 0.0
    if c.verb is o.board.PLAY:
        return o.play_worth(c.a, PLAY_FIRST)
    action = o.board.actions[c.a]
    worth = o.act_worth(action, c)
    if action.slot == AUXILIARY_SLOT:
        # it is instead of everything else here
        return worth - sum(max(0.0, o.action_worth(a)) for a in q.actions(o.s))
    if worth <= 0.0:
        return worth
    if o.moves_on(action):
        return FIRST * worth  # what the location still offers would be lost
    return worth + (TURN if o.earns(action) else 0.0)  # money first, then what it buys


def place_shop(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.shop_worth(c.a, c.b)


def take_cattle(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.cow_worth(c.a)


def any_action(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.act_worth(o.board.actions[c.a], c)


def copy_building(o: Outlook, q: Frame, c: Choice) -> float:
    return o.building_worth(o.s.tile[c.a])


def hire(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, HireWorker)
    return 0.0 if c.verb is o.board.PASSING else o.worker_worth(c.a) - q.cost(o.s, c.b) * o.dollar


def build(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, BuildBuilding)
    return 0.0 if c.verb is o.board.PASSING else o.build_worth(c.a, c.b, q.dollars)


def buy(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, BuyCattle)
    if c.verb is not o.board.BUY:
        return 0.0 if c.verb is o.board.PASSING else -FIRST
    return o.purchase_worth(c)


def remove_hazard(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.hazard_worth(o.s.tile[c.a])


def collect_bounty(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.outlaw_worth(c.a)


def gain_objective(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.board.PASSING:
        return 0.0
    return FIRST if c.a == o.board.top_of_stack else o.objective_worth(c.a)


# -- cards


def discard(o: Outlook, q: Frame, c: Choice) -> float:
    return -o.keep_worth(c.a)


def draw(o: Outlook, q: Frame, c: Choice) -> float:
    """Whoever chooses what to discard afterwards draws all there is."""
    return float(c.n)


def remove(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.removal_worth(c.a)


# -- railroad and stations


def locomotive(o: Outlook, q: Frame, c: Choice) -> float:
    return o.node_worth(o.ranch.locomotive) if c.verb is o.board.PASSING else o.node_worth(c.a)


def back_freely(o: Outlook, q: Frame, c: Choice) -> float:
    return o.special_delivery_worth(c.a)


def upgrade(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.upgrade_worth(c.a)


def appoint(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, AppointMaster)
    return 0.0 if c.verb is o.board.PASSING else o.master_worth(o.s.masters[q.place]) - o.worker_loss(c.a)


def disc(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, (DeliveryDisc, StationDisc))
    if c.verb is o.board.DISC:
        return o.disc_worth(c.a)
    return -float(o.board.station_vp[c.a]) if c.verb is o.board.DISC_FROM else -100.0


# -- the poker table


def sit(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.seat_worth(c.a)


def lay(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, LayCard)
    return 0.0 if c.verb is o.board.PASSING else o.lay_worth(c.a, q.nth)


# -- Kansas City


def foresight(o: Outlook, q: Frame, c: Choice) -> float:
    """Outlaws and hazards lie in the way of others too; a worker one wants to hire is best."""
    tile = o.s.foresight[c.a]
    if tile >= WORKER:
        return TILE_WORKER + FIRST * o.worker_worth(tile - WORKER)
    if tile >= OUTLAW:
        return TILE_OUTLAW
    return TILE_HAZARD + FIRST * o.board.hazard_vp[(tile - HAZARD) % FACES]


def certificates(o: Outlook, q: Frame, c: Choice) -> float:
    income = o.hand_value() + o.me.permanent + c.n
    return o.delivery_worth(income) + c.n * o.dollar - o.certificates_worth(c.n)


def deliver(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, Deliver)
    return o.city_worth(c.a, q.paid)


def raise_simmental(o: Outlook, q: Frame, c: Choice) -> float:
    """A grown animal is worth more in every way, and costs nothing."""
    return float(c.n)


# -- on Sam's behalf


def sam_way(o: Outlook, q: Frame, c: Choice) -> float:
    return paid_to_human(o.s, c.n) * o.dollar


def sam_anything(o: Outlook, q: Frame, c: Choice) -> float:
    """What is equal for Sam by his rules is taken to be equal: the first."""
    return 0.0


# every question of the game
QUESTIONS: dict[str, Scoring] = {
    "AdvanceHerder": move_herder,
    "AppointMaster": appoint,
    "AtLocation": at_location,
    "Auxiliary": any_action,
    "BuildBuilding": build,
    "BuyCattle": buy,
    "ChooseForesight": foresight,
    "ChooseCopy": sam_anything,
    "ChooseSamBuilding": sam_anything,
    "ChooseSamCattle": sam_anything,
    "ChooseSamDisc": sam_anything,
    "ChooseSamHazard": sam_anything,
    "ChooseSamWay": sam_way,
    "CollectBounty": collect_bounty,
    "CopyBuilding": copy_building,
    "Deliver": deliver,
    "DeliveryDisc": disc,
    "DiscardCards": discard,
    "DrawCards": draw,
    "GainObjective": gain_objective,
    "HerderCard": herder_card,
    "HireWorker": hire,
    "Immediate": any_action,
    "LayCard": lay,
    "MoveBack": locomotive,
    "MoveBackFreely": back_freely,
    "MoveHerder": move_herder,
    "MoveLocomotive": locomotive,
    "PlaceHerder": place_herder,
    "PlaceShop": place_shop,
    "RaiseSimmental": raise_simmental,
    "RemoveCards": remove,
    "RemoveHazard": remove_hazard,
    "Retreat": locomotive,
    "SeatWorker": sit,
    "StationDisc": disc,
    "TakeCattle": take_cattle,
    "UpgradeStation": upgrade,
    "UseCertificates": certificates,
}
