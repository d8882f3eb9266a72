"""Boonlake drawn: every picture made here from shapes of our own."""

from collections.abc import Callable
from typing import Any, TypeVar

from overlander.drawing import Area, Language, Place
from overlander.games.boonlake.draw.board import board
from overlander.games.boonlake.draw.cards import display, hand
from overlander.games.boonlake.draw.eminence import eminence_board
from overlander.games.boonlake.draw.guide import aid, tour
from overlander.games.boonlake.draw.icons import ICONS
from overlander.games.boonlake.draw.lake import lake_board
from overlander.games.boonlake.draw.lesson import LESSON
from overlander.games.boonlake.draw.look import Look, is_scoring
from overlander.games.boonlake.draw.players import players
from overlander.games.boonlake.draw.price import price
from overlander.games.boonlake.draw.seat import resource_line, seat_board
from overlander.games.boonlake.draw.stocks import stocks
from overlander.games.boonlake.draw.strips import action_board
from overlander.games.boonlake.draw.target import target, things, trace
from overlander.games.boonlake.draw.told import told
from overlander.games.boonlake.draw.yard import yard_board
from overlander.games.boonlake.eminence.state import EMINENCE
from overlander.games.boonlake.state import BoonState

__all__ = ["ICONS", "LESSON", "Look", "aid", "areas", "price", "stocks", "target", "things", "told", "tour", "trace"]

T = TypeVar("T")


def of_seat(function: Callable[[Any, int], T], seat: int) -> Callable[[Any], T]:
    return lambda look_or_view: function(look_or_view, seat)


def areas(view: BoonState, seat: int, words: Language) -> list[Area]:
    say = words.say
    out = [Area("board", Place.BOARD, say("panel-board"), board, board_inputs, shared=True)]
    if view.artifacts is not None:
        out.append(Area("lake", Place.BOARD, say("panel-lake"), lake_board, lake_inputs, shared=True))
    out.append(Area("strips", Place.COMMON, say("panel-strips"), action_board, strips_inputs, shared=True))
    out.append(Area("players", Place.COMMON, say("panel-players"), players, players_inputs, shared=True))
    if view.eminence is not None:
        out.append(Area(f"seat-{EMINENCE}", Place.COMMON, say("panel-eminence"), eminence_board, seat=EMINENCE))
    for owner in range(view.people()):
        inputs = of_seat(seat_inputs, owner)
        out.append(Area(f"seat-{owner}", Place.SEAT, say("panel-seat"), of_seat(seat_board, owner), inputs, owner, shared=True))
        if view.artifacts is not None:
            out.append(Area(f"yard-board-{owner}", Place.SEAT, say("panel-yard"), of_seat(yard_board, owner), seat=owner))
        shown = of_seat(display_inputs, owner)
        out.append(Area(f"display-{owner}", Place.SEAT, say("panel-display"), of_seat(display, owner), shown, owner, shared=True))
    if seat >= 0:
        out.append(Area("line", Place.LINE, say("panel-line"), resource_line, of_seat(seat_inputs, seat), seat))
        out.append(Area("hand", Place.HAND, say("panel-hand"), hand, of_seat(hand_inputs, seat), seat))
    return out


def board_inputs(view: BoonState) -> tuple[object, ...]:
    """Scoring tiles also tell how far everybody is in their categories."""
    marks = tuple(tuple(p.marks) for p in view.players)
    counted = tuple((tuple(p.board.key()), len(p.display)) for p in view.players)
    piles = (len(view.piles.deck), len(view.piles.discard), tuple(view.piles.areas))
    far = (view.strips.region, view.strips.active < 0, is_scoring(view))
    return (tuple(view.land.key()), tuple(view.river.key()), far, piles, marks, counted)


def lake_inputs(view: BoonState) -> tuple[object, ...]:
    return (tuple(view.table().key()), tuple(view.land.cattle), view.river.round, view.strips.active < 0)


def strips_inputs(view: BoonState) -> tuple[object, ...]:
    return tuple(view.strips.key())


def players_inputs(view: BoonState) -> tuple[object, ...]:
    acting = () if view.over() else tuple(view.actors())
    stock = ((p.vp, p.coins, p.ranch, p.vases, len(p.hand), len(p.display), tuple(p.board.key())) for p in view.players)
    return (acting, view.strips.active, *stock)


def seat_inputs(view: BoonState, seat: int) -> tuple[object, ...]:
    p = view.players[seat]
    yard = () if view.artifacts is None else tuple(view.artifacts.yards[seat].key())
    stock = (p.vp, p.coins, p.ranch, p.supply, p.vases, len(p.hand), len(p.display), tuple(p.perks))
    return (*stock, tuple(p.board.key()), yard)


def display_inputs(view: BoonState, seat: int) -> tuple[object, ...]:
    return tuple(view.players[seat].display)


def hand_inputs(view: BoonState, seat: int) -> tuple[object, ...]:
    dealt = tuple(view.piles.dealt[seat]) if view.piles.dealt and seat < len(view.piles.dealt) else ()
    return (tuple(view.players[seat].hand), dealt, view.river.scored, view.strips.active < 0)
