"""What the greedy bot thinks of New Zealand: for each question, a function that scores its choices in points.

Every score estimates the victory points a choice is worth at the end, as one seat sees the game (`Outlook`).
The weights stand in weights.py.
"""

from __future__ import annotations

from collections.abc import Callable

from overlander.core.choice import NONE, Choice, contains
from overlander.core.frame import Frame
from overlander.games.nz import box as b
from overlander.games.nz.bonus_tiles import Invest
from overlander.games.nz.greedy import weights as w
from overlander.games.nz.greedy.outlook import Outlook
from overlander.games.nz.harbours import ClaimMaster
from overlander.games.nz.shearing import Shear
from overlander.games.nz.state import NzState
from overlander.games.nz.wellington import breeds_in_hand, total_of
from overlander.games.trail.box import FACES, HAZARD, WORKER
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


def choose(view: NzState, seat: int, offers: list[Choice]) -> Choice:
    """The best answer, unless a free action is worth taking before it."""
    question = view.question(seat)
    assert question is not None
    o = Outlook(view, seat)
    name = type(question).__name__
    if offers[-1].verb.extra:
        extra = free_action(o, name, offers)
        if extra is not None:
            return extra
    return best_answer(o, question, offers, QUESTIONS[name])


def free_action(o: Outlook, question: str, offers: list[Choice]) -> Choice | None:
    """A bonus card that is worth its gold; tokens to better a hand about to be counted, or to be rid of a Shropshire."""
    board = o.board
    best: Choice | None = None
    most = 0.0
    for c in offers:
        if c.verb is board.BONUS_CARD:
            worth = o.pile_worth(c.a) - board.pile_gold[c.a] * o.gold_kept()
            if worth > most:
                best = c
                most = worth
    if best is not None:
        return best
    if question == "MoveHerder" and contains(offers, board.TWO_TOKENS) and o.two_tokens_gain() > 0:
        return board.TWO_TOKENS
    if question == "RevealSheep" and contains(offers, board.TOKEN) and o.token_gain() > 0:
        return board.TOKEN
    return None


# -- at a location


def buy(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.board.BUY:
        return o.purchase_worth(c)
    return 0.0 if c.verb is o.board.PASSING else FIRST  # a shepherd with nothing to buy shows new sheep


def take(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.taking_worth(c)


def invest(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, Invest)
    return 0.0 if c.verb is o.board.PASSING else o.investment_worth(c, q.delta)


def place_joker(o: Outlook, q: Frame, c: Choice) -> float:
    return o.worker_worth(c.a)


def play_cards(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.card_worth_playing(c)


def flip_tile(o: Outlook, q: Frame, c: Choice) -> float:
    """More steps; hands cost little beside them."""
    return 1.0 if c.a == b.STEP_TILE else 0.0


# -- the sea


def sail(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.board.PASSING:
        return 0.0
    return o.sea.improve_worth(c, False) if c.verb is o.board.IMPROVE else o.sea.sea_worth(c.a, NONE) - o.sea.here_worth()


def remote_storehouse(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.sea.improve_worth(c, True)


def storehouse(o: Outlook, q: Frame, c: Choice) -> float:
    return o.sea.storehouse_worth(c.a)


def claim(o: Outlook, q: Frame, c: Choice) -> float:
    assert isinstance(q, ClaimMaster)
    return 0.0 if c.verb is o.board.PASSING else o.sea.master_worth(o.s.trail.masters[q.place]) - o.worker_loss(c.a)


# -- Wellington and wool


def disc(o: Outlook, q: Frame, c: Choice) -> float:
    if c.verb is o.board.DISC:
        return o.disc_worth(c.a)
    return -float(o.board.harbour_vp[c.a]) if c.verb is o.board.DISC_FROM else -100.0


def reveal(o: Outlook, q: Frame, c: Choice) -> float:
    """Cards worth playing first; then all that count: what is revealed makes room for other cards."""
    if c.verb is o.board.PLAY:
        worth = o.card_worth_playing(c)
        return worth + w.BEFORE_REVEALING if worth > 0 else -1.0
    return float(total_of(o.s, c.n, o.board.card_value)) if c.verb is o.board.REVEAL else 0.0


def use_certificates(o: Outlook, q: Frame, c: Choice) -> float:
    return o.delivery_worth(o.s.progress.income + c.n) + c.n * o.coin - o.certificates_kept(c.n)


def take_certificates(o: Outlook, q: Frame, c: Choice) -> float:
    return float(c.n)


def explore_as_far(o: Outlook, q: Frame, c: Choice) -> float:
    return float(c.n)


def deliver(o: Outlook, q: Frame, c: Choice) -> float:
    return 0.0 if c.verb is o.board.PASSING else o.post_worth(c.a, o.me.money)


def shear(o: Outlook, q: Frame, c: Choice) -> float:
    """With more shearers than sheep worth shearing, other cards first."""
    assert isinstance(q, Shear)
    if c.verb is o.board.SHEAR:
        return o.shearing_worth([kind for kind in breeds_in_hand(o.s, o.seat) if (c.n >> o.board.card_breed[kind]) & 1])
    if c.verb is o.board.CYCLE.verb:
        if q.done:
            return w.DRAW
        worth, shorn = o.best_shearing(q.left)
        return worth + w.DRAW if shorn < q.left else 0.0
    return 0.0


def foresight(o: Outlook, q: Frame, c: Choice) -> float:
    """Hazards lie in the way of others too; a worker or a bonus tile one wants is best."""
    tile = o.s.trail.foresight[c.a]
    if tile >= WORKER:
        return w.TILE_WORKER + w.TILE_SHARE * o.worker_worth(tile - WORKER) if o.me.workers[tile - WORKER] < 5 else 0.0
    if tile >= b.BONUS:
        return w.TILE_SHARE * o.bonus_worth(tile - b.BONUS)
    return FIRST * o.board.hazard_vp[(tile - HAZARD) % FACES]


# every question of the game
QUESTIONS: dict[str, Scoring] = {
    "AdvanceHerder": move_herder,
    "AtLocation": at_location,
    "Auxiliary": any_action,
    "BuildBuilding": build,
    "BuySheep": buy,
    "ChooseAutomaBuilding": automa_anything,
    "ChooseAutomaWay": automa_way,
    "ChooseCopy": automa_anything,
    "ChooseForesight": foresight,
    "ChooseSarahDisc": automa_anything,
    "ChooseSarahHarbour": automa_anything,
    "ChooseSarahHazard": automa_anything,
    "ChooseSarahSheep": automa_anything,
    "ChooseSarahWorker": automa_anything,
    "ClaimMaster": claim,
    "Deliver": deliver,
    "DeliverWool": deliver,
    "DiscardCards": discard,
    "DrawCards": draw,
    "FirstDisc": disc,
    "FlipTile": flip_tile,
    "GainObjective": gain_objective,
    "HarbourDisc": disc,
    "HireWorker": hire,
    "Immediate": any_action,
    "Invest": invest,
    "LeftLocation": at_location,
    "MoveHerder": move_herder,
    "PlaceHerder": place_herder,
    "PlaceJoker": place_joker,
    "PlaceStorehouse": storehouse,
    "PlayCards": play_cards,
    "PostDisc": disc,
    "RemoteStorehouse": remote_storehouse,
    "RemoveHazard": remove_hazard,
    "ReplaceBuilding": build,
    "RevealSheep": reveal,
    "Sail": sail,
    "Shear": shear,
    "ExploreAsFar": explore_as_far,
    "TakeCertificates": take_certificates,
    "TakeSheep": take,
    "UseCertificates": use_certificates,
}
