"""Hints at a table: whether they are given there, and what is thought of a seat's choices."""

from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache

from overlander.core.errors import OUT_OF_DATE, Refused
from overlander.core.game import find_game
from overlander.page.present import same_position
from overlander.players.learned import judge_of
from overlander.table.play.owners import secrets_of
from overlander.table.play.table import Table
from overlander.table.play.thinking import CannotThink, Hint, hint
from overlander.table.storage.rows import Entry
from overlander.table.storage.storage import Pen


@lru_cache
def is_judged(game: str) -> bool:
    """Whether somebody can judge the choices of a game."""
    return judge_of(find_game(game)) is not None


def are_allowed(entry: Entry) -> bool:
    """As the host has said; before that, where nobody else could mind."""
    return len(secrets_of(entry.seats)) < 2 if entry.hints is None else entry.hints


def are_given(table: Table) -> bool:
    return are_allowed(table.entry) and is_judged(table.match.game.slug)


def allow(table: Table, pen: Pen, allowed: bool) -> None:
    """People who have agreed to play without hints are not surprised by one in the middle of a game."""
    if allowed and table.number > 0 and len(secrets_of(table.seats)) > 1 and not are_allowed(table.entry):
        raise Refused("hints-too-late", {})
    pen.set(hints=allowed)


async def give(table: Table, seat: int, whose: str) -> Hint:
    """To the seat that must answer, from what it sees. Raises Refused where none is given, or if the game has moved on."""
    if not are_given(table) or seat not in table.asked():
        raise Refused("no-hint", {})
    setup, position = table.following.setup, table.present.position_seen(seat)
    taken = [(d.seat, d.token) for d in table.match.decisions]
    try:
        found: Hint = await table.driver.bots.run(setup, hint, taken, seat, whose=whose)
    except (CannotThink, BrokenProcessPool):
        raise Refused("no-hint", {}) from None
    if table.following.setup != setup or not same_position(table.present.position_seen(seat), position):
        raise Refused(OUT_OF_DATE, {"seat": seat, "expected": len(taken), "decisions": table.number})
    return found
