"""A game being played: the state with its decisions, undo, redo and record."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from overlander.core.carried import Carried, clean
from overlander.core.choice import NONE, Choice
from overlander.core.errors import CANNOT_WITHDRAW, OUT_OF_DATE, OptionError, Params, Refused
from overlander.core.event import Event
from overlander.core.frame import Together
from overlander.core.game import Game, find_game
from overlander.core.record import Decision, Record, replay_decision
from overlander.core.state import State

SNAPSHOT: Final = 16  # decisions between two clones kept of late: a cache, nothing depends on it
RECENT: Final = 64  # decisions; twice as far back, the clones that are kept lie twice as far apart


class Trial:
    """A decision tried on a clone: where it leads from the first `number` decisions, and what happens by it."""

    def __init__(self, number: int, decision: Decision, state: State, heard: list[Event]) -> None:
        self.number = number
        self.decision = decision
        self.state = state
        self.heard = heard


class Withdrawal:
    """A sealed answer taken back: `number` decisions stand, then come the others' as they are played again without it."""

    def __init__(self, number: int, removed: Decision, decisions: list[Decision]) -> None:
        self.number = number
        self.removed = removed
        self.decisions = decisions


class Match:
    """`decisions` lead to `state`; `undone` holds what redo would play again, next one last; `names` are the players'. In a
    campaign `carried` comes from the game before, and `follows` is the digest of its last position."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        names: list[str],
        seed: str,
        corrections: Path | None = None,
        carried: Carried | None = None,
        follows: str = "",
    ) -> None:
        self.game = game
        self.options = game.options(options)
        players = int(self.options["players"])
        if len(names) > players:
            raise OptionError("too-many-seats", {"given": len(names), "players": players})
        self.seed = clean(seed)
        self.corrections = corrections
        self.carried = Carried() if carried is None else carried
        self.follows = follows
        self.state = game.new(self.options, self.seed, corrections, self.carried)
        self.names = [clean(x) for x in names]
        for i in range(len(self.names), players):
            self.names.append(f"Player {i + 1}")
        self.decisions: list[Decision] = []
        self.undone: list[Decision] = []
        self.barriers: list[tuple[int, int]] = [self.state.barrier()]
        self.openings: list[int] = [0 if self.all_answer() is not None else NONE]  # see `took`
        self.last_stack = self.state.stack[:]
        self.snapshots: dict[int, State] = {0: self.state.clone()}

    def clone(self) -> Match:
        """An independent copy with its history. The clones that are kept of late are shared: nobody plays them."""
        out = Match(self.game, self.options, self.names, self.seed, self.corrections, self.carried, self.follows)
        out.state = self.state.clone()
        out.decisions = self.decisions[:]
        out.undone = self.undone[:]
        out.barriers = self.barriers[:]
        out.openings = self.openings[:]
        out.last_stack = self.last_stack[:]
        out.snapshots = self.snapshots.copy()
        return out

    def play(self, seat: int, token: str, expected: int = -1) -> list[Event]:
        """One decision, checked; what happened. `expected` is the number of decisions the player saw when deciding."""
        if expected not in (-1, len(self.decisions)):
            raise Refused(OUT_OF_DATE, {"seat": seat, "expected": expected, "decisions": len(self.decisions)})
        self.state.heard = []
        try:
            self.state.play(seat, token)
            heard = self.state.heard
        finally:
            self.state.heard = None
        self.took(Decision(seat, token, self.state.digest()))
        self.undone.clear()
        return heard

    def trial(self, seat: int, token: str) -> Trial:
        """The same without playing it: whoever accepts it later need not play it again."""
        s = self.state.clone()
        heard: list[Event] = []
        s.heard = heard
        s.play(seat, token)
        s.heard = None
        return Trial(len(self.decisions), Decision(seat, token, s.digest()), s, heard)

    def accept(self, trial: Trial) -> list[Event]:
        """A trial from the present position; what happened."""
        if trial.number != len(self.decisions):
            expected: Params = {"seat": trial.decision.seat, "expected": trial.number, "decisions": len(self.decisions)}
            raise Refused(OUT_OF_DATE, expected)
        self.state = trial.state
        self.took(trial.decision)
        self.undone.clear()
        return trial.heard

    def took(self, decision: Decision) -> None:
        self.decisions.append(decision)
        barrier = self.state.barrier()
        self.barriers.append(self.barriers[-1] if barrier == self.barriers[-1] else barrier)  # mostly the same: kept once
        n = len(self.decisions)
        # how many decisions had been taken when what all answer together was asked (NONE: one seat answers alone)
        self.openings.append(NONE if self.all_answer() is None else self.openings[-1] if self.still_open(decision.seat) else n)
        self.last_stack = self.state.stack[:]
        if n % SNAPSHOT == 0:
            self.snapshots[n] = self.state.clone()
            for i in list(self.snapshots):
                if i % apart(n - i) != 0:
                    del self.snapshots[i]

    def all_answer(self) -> Together | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Together) else None

    def still_open(self, seat: int) -> bool:
        """Whether all answer the same together as before the last decision. Frames are shared from position to position."""
        now = self.all_answer()
        before = self.last_stack
        if now is None or len(before) != len(self.state.stack):
            return False
        top = before[-1]
        if not isinstance(top, Together) or len(top.lanes) != len(now.lanes):
            return False
        for i in range(len(before) - 1):
            if before[i] is not self.state.stack[i]:
                return False
        return top.goes_on(now, seat)

    def free_undos(self, seat: int) -> int:
        """How many decisions a seat may take back alone: its own last ones, as long as nothing hidden was shown by them. An
        answer that opened those of others stands."""
        n = 0
        while n < len(self.decisions):
            i = len(self.decisions) - 1 - n
            if self.decisions[i].seat != seat or self.barriers[i] != self.barriers[i + 1]:
                break
            if self.openings[i] != NONE and self.openings[i + 1] != self.openings[i] and self.answered_together(i, seat):
                break
            n += 1
        return n

    def answered_together(self, number: int, seat: int) -> bool:
        """Whether others than this seat had answered what all answered together after so many decisions."""
        return [d for d in self.decisions[self.openings[number] : number] if d.seat != seat] != []

    def withdrawal(self, seat: int) -> Withdrawal:
        """What becomes of the match if a seat takes back its last sealed answer, although others have answered since: until the
        last answer is in, nobody else has seen anything of it. Raises Refused where that is not so."""
        opened = self.openings[-1]
        mine = [i for i in range(max(0, opened), len(self.decisions)) if opened != NONE and self.decisions[i].seat == seat]
        if not mine:
            raise Refused(CANNOT_WITHDRAW, {"seat": seat, "why": "nothing"})
        number = mine[-1]
        if self.barriers[number] != self.barriers[number + 1]:
            raise Refused(CANNOT_WITHDRAW, {"seat": seat, "why": "shown"})
        s = self.at(number)
        again: list[Decision] = []
        for i in range(number + 1, len(self.decisions)):
            d = self.decisions[i]
            try:
                s.play(d.seat, d.token)
            except Refused:
                raise Refused(CANNOT_WITHDRAW, {"seat": seat, "why": "seen"}) from None
            again.append(Decision(d.seat, d.token, s.digest()))
        for other in range(NONE, s.seats):
            if other != seat and not same_for(other, s, self.state):
                raise Refused(CANNOT_WITHDRAW, {"seat": seat, "why": "seen"})
        return Withdrawal(number, self.decisions[number], again)

    def may_withdraw(self, seat: int) -> bool:
        if self.openings[-1] == NONE:
            return False
        try:
            self.withdrawal(seat)
        except Refused:
            return False
        return True

    def withdraw(self, seat: int) -> Withdrawal:
        """Takes a seat's last sealed answer back; the digests of the decisions after it are those without it."""
        found = self.withdrawal(seat)
        self.undo(len(self.decisions) - found.number)
        self.undone.clear()
        for d in found.decisions:
            self.state.play(d.seat, d.token)
            self.took(d)
        return found

    def undo(self, n: int = 1) -> None:
        """Back by n decisions (who may is the table's business)."""
        for _ in range(min(n, len(self.decisions))):
            self.undone.append(self.decisions.pop())
            self.barriers.pop()
            self.openings.pop()
        self.state = self.at(len(self.decisions))
        self.last_stack = self.state.stack[:]
        for i in [i for i in self.snapshots if i > len(self.decisions)]:
            del self.snapshots[i]

    def redo(self, n: int = 1) -> None:
        for _ in range(min(n, len(self.undone))):
            d = self.undone.pop()
            self.state.play(d.seat, d.token)
            self.took(Decision(d.seat, d.token, self.state.digest()))

    def at(self, decisions: int) -> State:
        """A clone of the position after so many decisions."""
        start = max([i for i in self.snapshots if i <= decisions])
        s = self.snapshots[start].clone()
        for d in self.decisions[start:decisions]:
            s.play(d.seat, d.token)
        return s

    def heard(self, first: int, last: int) -> list[list[Event]]:
        """What happened by each of the decisions with these numbers, heard by playing them again."""
        out: list[list[Event]] = []
        s = self.at(first - 1)
        for d in self.decisions[first - 1 : last]:
            heard: list[Event] = []
            s.heard = heard
            s.play(d.seat, d.token)
            out.append(heard)
        return out

    def choices(self, seat: int) -> list[Choice]:
        return self.state.choices(seat)

    def record(self) -> Record:
        pack = self.game.pack(self.corrections)
        out = Record(self.game.slug, self.options, self.names, self.seed, self.game.version, pack.digest, self.decisions[:])
        out.follows = self.follows
        out.carried = self.carried
        return out


def same_for(seat: int, one: State, two: State) -> bool:
    """Whether a seat (NONE: a spectator) sees the same in both positions and may do the same."""
    return one.position_for(seat) == two.position_for(seat) and (seat == NONE or one.offers(seat) == two.offers(seat))


def apart(back: int) -> int:
    """How many decisions lie between clones that are so far back: a long game keeps a few more than a short one."""
    return SNAPSHOT << (back // RECENT).bit_length()


def resume(record: Record, corrections: Path | None = None) -> Match:
    """A match from a record, every digest verified."""
    match = begin_from(record, corrections)
    resume_until(match, record, len(record.decisions))
    return match


def begin_from(record: Record, corrections: Path | None = None) -> Match:
    """The match of a record before its first decision."""
    game = find_game(record.game)
    options = game.kept_options(record.options)
    return Match(game, options, record.names, record.seed, corrections, record.carried, record.follows)


def resume_until(match: Match, record: Record, number: int) -> None:
    """Takes the next decisions of the record, up to so many, every digest verified."""
    for i in range(len(match.decisions), min(number, len(record.decisions))):
        d = record.decisions[i]
        replay_decision(match.state, record, i, match.corrections)
        match.took(Decision(d.seat, d.token, match.state.digest()))
