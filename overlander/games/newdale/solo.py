"""The solo game: conditions of the solo card and the rating (NEW-SOLO, NEW-SOC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from overlander.core.state import Goal, Verdict
from overlander.games.newdale.chapter import Extra
from overlander.games.newdale.houses import military
from overlander.games.newdale.land import SYMBOLS
from overlander.games.newdale.objectives import towns_with

if TYPE_CHECKING:
    from overlander.games.newdale.state import NewdaleState

ME: Final = 0
RATINGS: Final = ["won", "splendid", "legendary"]


def reached(s: NewdaleState, extra: Extra) -> int:
    """What there is of a further condition of the card: towns, soldiers, houses; 1 for what is there or is not."""
    me = s.players[ME]
    if extra.op == "towns-with-symbol":
        return towns_with(s, ME, [SYMBOLS.index(extra.word)])
    if extra.op == "military":
        return military(s, ME)
    if extra.op == "bridge-built":
        return int(ME in s.board.bridges)
    if extra.op == "houses-in":
        return (me.towns & s.box.land.areas[extra.word]).bit_count()
    if extra.op == "shipyard-used":
        return me.voyage.shipyard
    assert extra.op == "ahead-of-black-ship", extra.op
    return int(me.voyage.ship > s.board.black_ship)  # NEW-CH8-27


def meets(s: NewdaleState, extra: Extra) -> bool:
    """NEW-SOC: one further condition of the card."""
    return reached(s, extra) >= extra.least


def won(s: NewdaleState) -> bool:
    """NEW-SOLO-3: points, deliveries and all further conditions."""
    card = s.box.chapter.solo
    if s.players[ME].score < card.vp or not s.players[ME].voyage.delivered:
        return False
    return not [extra for extra in card.extra if not meets(s, extra)]


def rating(s: NewdaleState) -> str:
    """NEW-SOLO-10: none if the chapter is lost."""
    card = s.box.chapter.solo
    if not won(s):
        return ""
    more = s.players[ME].score - card.vp
    return RATINGS[2 if more >= card.legendary else 1 if more >= card.splendid else 0]


def verdict(s: NewdaleState) -> Verdict:
    """NEW-SOLO-3: points, the delivery, and what else the card asks for."""
    card = s.box.chapter.solo
    goals = [Goal("points", card.vp, s.players[ME].score), Goal("delivery", 1, int(s.players[ME].voyage.delivered))]
    goals.extend([Goal(extra.op, extra.least, reached(s, extra)) for extra in card.extra])
    return Verdict(won(s), rating(s), goals)
