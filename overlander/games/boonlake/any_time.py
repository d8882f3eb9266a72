"""What may be done at any time (TIME): in the base game one lever, for boats move only within a payment (TIME-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Rest
from overlander.core.errors import Refusal, no
from overlander.core.frame import Frame
from overlander.games.boonlake import box as b
from overlander.games.boonlake.cards import DiscardCards, ask_for_cards
from overlander.games.boonlake.levers import is_usable, why_not_use

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def extras(s: BoonState, seat: int) -> list[Choice]:
    """LEV-4, TIME-1, TIME-4."""
    if s.is_automa(seat) or not s.players[seat].board.levers:
        return []
    return [Choice(s.box.USE, w) for w in s.box.ways_at[b.ANY_TIME] if why_not_now(s, seat, w) is None]


def why_not_now(s: BoonState, seat: int, w: int) -> Refusal | None:
    way = s.box.ways[w]
    if way.gain is None:
        return no("BOON-TIME-2", "only-in-a-payment")
    if not is_usable(s, seat, w):
        return why_not_use(s, seat, w)
    question = s.question(seat)
    if isinstance(question, DiscardCards) and len(s.players[seat].hand) < question.left + way.cards:
        return no("BOON-GEN-6", "cards-are-due")  # what was begun must still be payable
    return None


def why_no_extra(s: BoonState, seat: int, c: Choice) -> Refusal | None:
    if s.is_automa(seat) or s.box.ways[c.a].event != b.ANY_TIME:
        return no("BOON-TIME-5", "not-now")
    return why_not_now(s, seat, c.a)


def begin_extra(s: BoonState, seat: int, c: Choice) -> None:
    """LEV-3: the lever goes down, the cards are paid, then the effect."""
    way = s.box.ways[c.a]
    s.players[seat].board.used |= 1 << way.lever
    if s.heard is not None:
        s.tell("use-lever", seat, "BOON-LEV-3", {"lever": s.box.levers[way.lever], "way": s.box.way_slug[c.a]})
    assert way.gain is not None
    s.push(Rest(seat, way.gain, 0))
    ask_for_cards(s, seat, way.cards, "BOON-LEV-E17")


def open_window(s: BoonState, seat: int) -> None:
    """TIME-4 (c), TIME-E1: asked only if something can be used."""
    if extras(s, seat):
        s.push(Window(seat))


class Window(Frame):
    """TIME-4, TIME-10: the last moment for what may be used at any time; the free actions are offered beside it."""

    rule: ClassVar[str] = "BOON-TIME-4"

    def choices(self, s: BoonState) -> list[Choice]:
        return [s.box.PASS]

    def apply(self, s: BoonState, c: Choice) -> None:
        pass
