"""Objective cards of a solo game: the display is a line (SAM-14, SAM-30, SAM-59)."""

from __future__ import annotations

from typing import ClassVar

from overlander.core.choice import NONE, Choice
from overlander.core.errors import Params
from overlander.core.frame import Frame
from overlander.games.trail.automa.state import AUTOMA
from overlander.games.trail.automa.turn import nothing
from overlander.games.trail.objectives import fill_display
from overlander.games.trail.state import TrailState

FARTHEST = 0  # the display lies in a line: new cards come beside the stack, at its end (SAM-14)


def gain_objective(s: TrailState, rule: str) -> None:
    """SAM-30, SAM-59: the display card farthest from the stack; the others slide, and the gap beside the stack is filled."""
    if not s.cards.display:
        nothing(s, "objective", "SAM-E4")
        return
    kind = s.cards.display.pop(FARTHEST)
    s.automa().pile.append(kind)
    fill_display(s)
    if s.heard is not None:
        s.tell("automa-objective", AUTOMA, rule, {"card": s.box.card_slug[kind], "vp": s.box.card_vp[kind]})


def displays(s: TrailState, kind: int, place: int) -> dict[int, list[int]]:
    """What the display may look like now that a card at `place` was taken: by the place of the copy that it might have been."""
    before = s.cards.display[:place] + [kind] + s.cards.display[place:]
    out: dict[int, list[int]] = {}
    for i in range(len(before)):
        after = before[:i] + before[i + 1 :]
        if before[i] == kind and after not in out.values():
            out[i] = after
    return out


def ask_which_copy(s: TrailState, seat: int, kind: int, place: int) -> bool:
    """SAM-14: the display is a line, so it may matter which of several equal cards is taken."""
    if len(displays(s, kind, place)) < 2:
        return False
    s.push(ChooseCopy(seat, kind, place))
    return True


class ChooseCopy(Frame):
    """Which of the equal cards was it? They are counted from the one farthest from the stack."""

    rule: ClassVar[str] = "SAM-14"

    def __init__(self, seat: int, kind: int, place: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place

    def choices(self, s: TrailState) -> list[Choice]:
        return [Choice(s.box.COPY_AT, NONE, NONE, NONE, i + 1) for i in displays(s, self.kind, self.place)]

    def apply(self, s: TrailState, c: Choice) -> None:
        s.cards.display = displays(s, self.kind, self.place)[c.n - 1]
        fill_display(s)

    def params(self, s: TrailState) -> Params:
        return {"card": s.box.card_slug[self.kind]}

    def key(self) -> list[int]:
        return [self.seat, self.kind, self.place]


def objective_points(s: TrailState, cards: list[int]) -> int:
    """SAM-63: the points of every objective card, as if its conditions were met."""
    return sum(s.box.card_vp[kind] for kind in cards if kind >= s.box.first_objective)


def other_points(s: TrailState, cards: list[int]) -> int:
    """Of the cards that are no objectives."""
    return sum(s.box.card_vp[kind] for kind in cards if kind < s.box.first_objective)
