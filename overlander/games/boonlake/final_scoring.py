"""The end: levers, cards, tiers (END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.state import Outcome
from overlander.games.boonlake.artifacts.faces import final_points
from overlander.games.boonlake.counting import bits, count
from overlander.games.boonlake.eminence import scoring as eminence_scoring

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState

CATEGORIES: Final = ["track", "levers", "cards", "card-effects", "tiers", "artifact", "eminence"]


def outcome(s: BoonState) -> Outcome:
    """END-5: most points win, ties are shared; SOLO-33: alone one wins with at least as many."""
    points = [score(s, seat) for seat in range(s.seats)]
    totals = [sum(row) for row in points]
    best = max(totals)
    winners = [seat for seat in range(s.seats) if totals[seat] == best]
    if s.eminence is not None and len(winners) > 1:
        winners = [0]
    found = [i for i in range(len(CATEGORIES)) if is_in_play(s, CATEGORIES[i])]
    return Outcome([CATEGORIES[i] for i in found], [[row[i] for i in found] for row in points], winners)


def is_in_play(s: BoonState, category: str) -> bool:
    """Nobody is shown a column of noughts for an expansion or an opponent that is not there."""
    if category == "artifact":
        return s.artifacts is not None
    return category != "eminence" or s.eminence is not None


def score(s: BoonState, seat: int) -> list[int]:
    """END-1..4: the points of the track, and what the end adds to them."""
    vp = s.players[seat].vp
    if s.is_automa(seat):
        return [vp, 0, 0, 0, 0, 0, eminence_scoring.final(s, seat)]
    artifact = final_points(s, seat) if s.artifacts is not None else 0
    cards = [printed_points(s, seat), effect_points(s, seat)]
    return [vp, lever_points(s, seat), *cards, tier_points(s, seat), artifact, 0]


def lever_points(s: BoonState, seat: int) -> int:
    """LEV-6."""
    levers = bits(s.players[seat].board.levers)
    each = 0
    for least, vp in s.box.lever_final:
        if levers >= least:
            each = vp
    return levers * each


def printed_points(s: BoonState, seat: int) -> int:
    """END-2."""
    return sum([s.box.card_vp[card] for card in s.players[seat].display])


def effect_points(s: BoonState, seat: int) -> int:
    """EFF-23..28, END-E1."""
    out = 0
    for card in s.players[seat].display:
        final = s.box.card_final[card]
        if final is None:
            continue
        n = count(s, seat, final.counter, final.region)
        out += n * final.each
        best = 0
        for least, vp in final.steps:
            if n >= least:
                best = vp
        out += best
    return out


def tier_points(s: BoonState, seat: int) -> int:
    """END-3."""
    board = s.players[seat].board
    out = 0
    for recesses, gone in (
        (s.box.house_recesses, board.houses),
        (s.box.settlement_recesses, board.settlements),
        (s.box.cattle_recesses, board.cattle),
    ):
        for i in range(gone):
            out += s.box.tier_vp[recesses[i][0]]
    return out
