"""Prisons: taking a pawn off the market, and letting an assistant go (NEW-SPC-9, 10, 20..23, NEW-CH7-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlander.core.choice import Choice
from overlander.games.newdale.cards import COLOURS, HERMINES_SHADOW, JAILED, SHADOW
from overlander.games.newdale.score_track import gain

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState


def targets(s: NewdaleState, seat: int) -> list[int]:
    """NEW-SPC-E5: drawn pawns, and a Shadow on one's own Hermine; printed assistants are no pawns."""
    out = [kind for kind in range(SHADOW + 1) if s.market.drawn[kind] > 0]
    if s.players[seat].people.helpers[SHADOW] > 0:
        out.append(HERMINES_SHADOW)
    return out


def offers(s: NewdaleState, seat: int, prison: int) -> list[Choice]:
    return [Choice(s.box.JAIL, prison, kind) for kind in targets(s, seat)]


def imprison(s: NewdaleState, seat: int, kind: int, shadow_vp: int) -> None:
    """NEW-SPC-20, 21, E8."""
    market = s.market
    people = s.players[seat].people
    if s.heard is not None:
        s.tell("imprison", seat, "NEW-SPC-9", {"pawn": JAILED[kind]})
    if kind < SHADOW:
        market.drawn[kind] -= 1
        people.prisoners[kind] += 1
        return
    if kind == SHADOW:
        market.drawn[SHADOW] -= 1
    else:
        people.helpers[SHADOW] -= 1
    market.out += 1
    assistants = sum(market.bag[: len(COLOURS)])
    if assistants > 0:
        i = s.rng.below(assistants)
        colour = 0
        while i >= market.bag[colour]:
            i -= market.bag[colour]
            colour += 1
        market.bag[colour] -= 1
        people.prisoners[colour] += 1
        if s.heard is not None:
            s.tell("imprison", seat, "NEW-SPC-21", {"pawn": COLOURS[colour]})
    gain(s, seat, shadow_vp, "NEW-SPC-21")


def release(s: NewdaleState, seat: int, colour: int) -> None:
    """NEW-SPC-10, NEW-SPC-E6: the assistant joins the market for everybody."""
    s.players[seat].people.prisoners[colour] -= 1
    s.market.drawn[colour] += 1
    if s.heard is not None:
        s.tell("release", seat, "NEW-SPC-10", {"pawn": COLOURS[colour]})
