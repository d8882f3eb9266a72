"""Sailors: recruiting them instead of building (NEW-CH8-4, 11..15, NEW-SAI)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Refusal, no
from overlander.games.newdale.payment import spend
from overlander.games.newdale.ships import MoveShip

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def is_cook(s: NewdaleState, sailor: int) -> bool:
    """NEW-SAI-2: the only sailor to be recruited that makes goods, on a zone of its own."""
    return s.box.cards.all[sailor].ware != NONE


def why_not(s: NewdaleState, seat: int, sailor: int, coins: int) -> Refusal | None:
    card = s.box.cards.all[sailor]
    if is_cook(s, sailor) and s.players[seat].estate.zones[s.box.cook_zone] != NONE:
        return no("NEW-CH8-15", "one-cook")
    if coins < card.cost:
        return Refusal("NEW-CH8-4", "too-few-coins", {"cost": card.cost, "coins": coins})
    return None


def recruit(s: NewdaleState, seat: int, c: Choice) -> None:
    """NEW-CH8-12, 13, 14: pay, no house; the next sailor is laid out, and the ship may move."""
    me = s.players[seat]
    spend(s, seat, c.counts(), "NEW-PAY-1")
    s.board.sailors.remove(c.a)
    if is_cook(s, c.a):
        me.estate.zones[s.box.cook_zone] = c.a
    else:
        me.people.crew.append(c.a)
    if s.heard is not None:
        s.tell("recruit", seat, "NEW-CH8-4", {"sailor": s.box.cards.slugs[c.a]})
    if s.board.sailor_deck:
        s.board.sailors.append(s.rng.take(s.board.sailor_deck))
    s.push(MoveShip(seat, s.box.cards.all[c.a].move))
