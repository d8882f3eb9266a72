"""The two income tracks (TRK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from overlander.core.choice import Choice
from overlander.core.effects import Effect
from overlander.core.frame import Frame, Work
from overlander.games.boonlake import box as b
from overlander.games.boonlake.artifacts.box import TRACK_REWARD
from overlander.games.boonlake.effects import Instant
from overlander.games.boonlake.general import draw_cards, gain_coins, gain_vp

if TYPE_CHECKING:
    from overlander.games.boonlake.state import BoonState


def advance(s: BoonState, seat: int, track: int, n: int) -> None:
    """TRK-2, TRK-4, TRK-E1: one space at a time, each reward before the next step."""
    steps = s.players[seat].board.steps
    last = len(s.box.track_income[track]) - 1
    while n > 0:
        if steps[track] == last:
            gain_vp(s, seat, n * s.box.forfeited_vp, "BOON-TRK-4")
            return
        n -= 1
        steps[track] += 1
        if s.heard is not None:
            s.tell("advance", seat, "BOON-TRK-2", {"track": b.TRACKS[track], "n": steps[track]})
        reward = s.box.track_reward[track][steps[track]]
        if not reward.gives:
            continue
        if n > 0:
            s.push(MoreSteps(seat, track, n))
        s.condition_met(seat, TRACK_REWARD)
        reward.start(s, seat)
        return


class MoreSteps(Work):
    """The steps after one whose reward was gained."""

    def __init__(self, seat: int, track: int, n: int) -> None:
        super().__init__(seat)
        self.track = track
        self.n = n

    def run(self, s: BoonState) -> None:
        advance(s, self.seat, self.track, self.n)

    def key(self) -> list[int]:
        return [self.seat, self.track, self.n]


def track_income(s: BoonState, seat: int, track: int, only_vp: bool, rule: str) -> None:
    """TRK-3, DEV-E1, INT-8: what stands beside the marker."""
    step = s.players[seat].board.steps[track]
    if not only_vp:
        n = s.box.track_income[track][step]
        if track == b.COIN_TRACK:
            gain_coins(s, seat, n, rule)
        else:
            draw_cards(s, seat, n, rule)
    gain_vp(s, seat, s.box.track_vp[track][step], rule)


class ChooseTrack(Frame):
    """DEV-6: all steps on one track."""

    rule: ClassVar[str] = "BOON-DEV-6"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def choices(self, s: BoonState) -> list[Choice]:
        return [Choice(s.box.TRACK, track) for track in range(len(b.TRACKS))]

    def apply(self, s: BoonState, c: Choice) -> None:
        advance(s, self.seat, c.a, self.n)

    def key(self) -> list[int]:
        return [self.seat, self.n]

    def params(self, s: BoonState) -> dict[str, str | int]:
        return {"n": self.n}


class TrackSteps(Effect):
    """EFF-1: steps on the track shown."""

    def __init__(self, track: int, n: int) -> None:
        super().__init__()
        self.track = track
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        advance(s, seat, self.track, self.n)


class OneTrack(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: BoonState, seat: int) -> None:
        s.push(ChooseTrack(seat, self.n))


class Income(Instant):
    """DEV-E1."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track = track

    def run(self, s: BoonState, seat: int) -> None:
        track_income(s, seat, self.track, False, "BOON-DEV-6")
