"""Expedition to Newdale drawn: maps, player boards, cards. Every picture is made here from shapes of our own."""

from collections.abc import Callable
from typing import Any, TypeVar

from overlander.core.choice import NONE
from overlander.drawing import Area, Language, Place
from overlander.games.newdale.draw.action_board import action_board
from overlander.games.newdale.draw.aid import aid
from overlander.games.newdale.draw.cards import hand
from overlander.games.newdale.draw.estate import estate
from overlander.games.newdale.draw.icons import ICONS
from overlander.games.newdale.draw.lesson import LESSON
from overlander.games.newdale.draw.look import Look
from overlander.games.newdale.draw.map import town_map
from overlander.games.newdale.draw.objectives import objectives
from overlander.games.newdale.draw.offer import offer
from overlander.games.newdale.draw.players import line, players
from overlander.games.newdale.draw.price import price
from overlander.games.newdale.draw.stocks import stocks
from overlander.games.newdale.draw.target import target, things, trace
from overlander.games.newdale.draw.tour import tour
from overlander.games.newdale.state import NewdaleState

__all__ = ["ICONS", "LESSON", "Look", "aid", "areas", "price", "stocks", "target", "things", "tour", "trace"]

T = TypeVar("T")


def areas(view: NewdaleState, seat: int, words: Language) -> list[Area]:
    alone = view.seats == 1
    beside = words.say("panel-solo" if alone else "panel-goals")
    out = [
        Area("map", Place.BOARD, words.say("panel-map"), town_map, map_inputs, shared=True),
        Area("actions", Place.COMMON, words.say("panel-actions"), action_board),
        Area("objectives", Place.COMMON, beside, objectives, score_inputs, shared=True),
    ]
    if not alone:
        out.append(Area("players", Place.COMMON, beside, players, shared=True))
    out.append(Area("offer", Place.COMMON, words.say("panel-offer"), offer, offer_inputs, shared=True))
    for owner in range(view.seats):
        # the owner's own picture alone can show a plan that is not revealed
        title = words.say("panel-estate")
        out.append(Area(f"seat-{owner}", Place.BOARD, title, of_seat(estate, owner), seat=owner, shared=owner != seat))
    if seat != NONE:
        out.append(Area("line", Place.LINE, words.say("panel-line"), line, of_seat(own_inputs, seat), seat))
        out.append(Area("hand", Place.HAND, words.say("panel-hand"), hand, of_seat(own_inputs, seat), seat))
    return out


def of_seat(function: Callable[[Any, int], T], seat: int) -> Callable[[Any], T]:
    return lambda look_or_view: function(look_or_view, seat)


def map_inputs(view: NewdaleState) -> tuple[object, ...]:
    named = tuple(view.journey.named.items()) if view.journey is not None else ()
    return (tuple(view.board.key()), named, *((p.towns, p.voyage.ship) for p in view.players))


def score_inputs(view: NewdaleState) -> tuple[object, ...]:
    return tuple(p.score for p in view.players)


def offer_inputs(view: NewdaleState) -> tuple[object, ...]:
    piles, board = view.piles, view.board
    return (len(piles.draw), len(piles.discard), tuple(sorted(piles.face_up)), tuple(board.sailors), tuple(board.characters))


def own_inputs(view: NewdaleState, seat: int) -> tuple[object, ...]:
    return tuple(view.players[seat].key())
