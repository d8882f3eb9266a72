"""What the greedy bot thinks of Great Western Trail: for each question, a function that scores its choices in points.

Every score estimates the victory points a choice is worth at the end, as one seat sees the game (`Outlook`). QUESTIONS at the
end names the function of each question. The weights stand in weights.py.
"""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.choice import Choice, contains
from overlander.core.frame import Frame
from overlander.games.gwt.cattle_market import BuyCattle
from overlander.games.gwt.delivery import Deliver, DeliveryDisc
from overlander.games.gwt.greedy.outlook import Outlook
from overlander.games.gwt.poker import LayCard
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import AppointMaster, StationDisc
from overlander.games.trail.box import FACES, HAZARD, OUTLAW, WORKER
from overlander.games.trail.greedy.questions import (
    FIRST,
    any_action,
    at_location,
    automa_anything,
    automa_way,
    best_answer,
    build,
    discard,
    draw,
    gain_objective,
    hire,
    move_herder,
    place_herder,
    remove_hazard,
)

Scoring = Callable[[Outlook, Frame, Choice], float]

TILE_WORKER = 0.5  # a worker on the job market: tempo
TILE_OUTLAW = 0.3
TILE_HAZARD = 0.0
TOKEN_USED = 1.0  # what an exchange token must bring at least


def choose(view: GwtState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer; an exchange token where it improves a hand about to be counted."""
    question = view.question(seat)
    assert question is not None
    o = Outlook(view, seat)
    name = type(question).__name__
    if name == "UseCertificates" and contains(offers, view.board.TOKEN) and o.token_gain() >= TOKEN_USED:
        return view.board.TOKEN
    return best_answer(o, question, offers, QUESTIONS[name])


# -- moving


def herder_card(o: Outlook, q: Frame, c: Choice) -> float:
    """Ahead without a stop: only past what is not worth one."""
    if c.verb is o.board.PASSING:
        return o.way_worth(o.me.herder)
    return o.way_worth(c.a)


# -- at a location


def place_shop(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.shop_worth(c.a, c.b)


def take_cattle(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.cow_worth(c.a)


def copy_building(o: Outlook, q: Frame, c: Choice) -> float:
    return o.building_worth(o.s.trail.tile[c.a])


def buy(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, BuyCattle)
    if c.verb is not o.board.BUY:
        return 0.0 if c.verb is o.board.PASSING else -FIRST
    return o.purchase_worth(c)


def collect_bounty(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.outlaw_worth(c.a)


# -- cards


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
    return 0.0 if c.verb is o.board.PASSING else o.master_worth(o.s.trail.masters[q.place]) - o.worker_loss(c.a)


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


def play_in_the_city(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.card_worth_playing(c)


def foresight(o: Outlook, q: Frame, c: Choice) -> float:
    """Outlaws and hazards lie in the way of others too; a worker one wants to hire is best."""
    tile = o.s.trail.foresight[c.a]
    if tile >= WORKER:
        return TILE_WORKER + FIRST * o.worker_worth(tile - WORKER)
    if tile >= OUTLAW:
        return TILE_OUTLAW
    return TILE_HAZARD + FIRST * o.board.hazard_vp[(tile - HAZARD) % FACES]


def certificates(o: Outlook, q: Frame, c: Choice) -> float:
    income = o.hand_value() + o.me.permanent + c.n
    return o.delivery_worth(income) + c.n * o.coin - o.certificates_worth(c.n)


def deliver(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, Deliver)
    return o.city_worth(c.a, q.paid)


def raise_simmental(o: Outlook, q: Frame, c: Choice) -> float:
    """A grown animal is worth more in every way, and costs nothing."""
    return float(c.n)


# every question of the game
QUESTIONS: dict[str, Scoring] = {
    "AdvanceHerder": move_herder,
    "AppointMaster": appoint,
    "AtKansasCity": play_in_the_city,
    "AtLocation": at_location,
    "Auxiliary": any_action,
    "BuildBuilding": build,
    "BuyCattle": buy,
    "ChooseForesight": foresight,
    "ChooseAutomaBuilding": automa_anything,
    "ChooseAutomaWay": automa_way,
    "ChooseCopy": automa_anything,
    "ChooseSamCattle": automa_anything,
    "ChooseSamDisc": automa_anything,
    "ChooseSamHazard": automa_anything,
    "ChooseSamShop": automa_anything,
    "ChooseSamValue3": automa_anything,
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
