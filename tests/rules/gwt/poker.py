"""Positions at the poker table, in the words of the tokens."""

from __future__ import annotations

from overlander.core.choice import NONE
from overlander.games.gwt.poker import Poker, PokerTable
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE, WORKER
from tests.rules.gwt.position import at, cards, kind, play, position

LAY = "act:poker-cards"
SHOW = "act:poker-showdown"


def poker_position(players: int = 2, **options: str) -> GwtState:
    return position(players, poker="on", **options)


def table(s: GwtState) -> Poker:
    assert s.poker is not None
    return s.poker


def printed(s: GwtState) -> PokerTable:
    assert s.board.poker is not None
    return s.board.poker


def seat_worker(s: GwtState, seat: int, worker: int = 0) -> None:
    """A worker of the seat sits at the table since an earlier turn."""
    table(s).seated[seat] = WORKER + worker
    table(s).tokens[seat] = s.seats - table(s).tokens.count(NONE)


def lay(s: GwtState, seat: int, *slugs: str) -> None:
    """Exactly these cards of a seated player lie at the table."""
    if table(s).seated[seat] == NO_TILE:
        seat_worker(s, seat)
    table(s).laid[seat] = [kind(s, slug) for slug in slugs]


def laid(s: GwtState, seat: int) -> list[str]:
    return cards(s, table(s).laid[seat])


def show(s: GwtState, seat: int) -> None:
    at(s, seat, "neutral-g")
    play(s, seat, SHOW)
