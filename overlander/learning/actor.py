"""An actor: plays many tables side by side, so that one product of matrices serves all, and hands on the positions.

Every seat's decisions are judged afterwards by TD(lambda): partly by how the game ended, partly by how it was judged at the next
decision. Networks play against themselves, against networks of the past and against the greedy bot, from the first position or
from one that the greedy bot made.
"""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from overlander.core.choice import Choice
from overlander.core.features import Features
from overlander.core.game import Game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.learning.mixing import Mix
from overlander.learning.settings import Settings, numbers
from overlander.players.bot import Bot, answers, ask_bot
from overlander.players.judging import best_rival, victory
from overlander.players.network import Bytes, Floats, Heads, Network, mean_of_samples, worth
from overlander.players.registry import GREEDY, RANDOM, bots, find_bot

SAMPLES: Final = 2  # of a choice in which chance has a say
APART: Final = 1024  # draws of chance between two decisions
PATIENCE: Final = 10  # free actions of a seat in a row, after which an answer is due
LONGEST: Final = 4000  # decisions after which a game is given up
SLIPS: Final = 0.12  # how many decisions of a teacher are random, on average
LED_SLIPS: Final = 0.03  # and of one that leads to a position
FAVOUR: Final = (0.3, 1.2)  # how much more a category is liked, by taste

LESSON: Final = 0  # kinds of games: all by the greedy bot,
LED: Final = 1  # begun by it,
MIRROR: Final = 2  # the network at all seats,
DUEL: Final = 3  # one seat against the greedy bot,
AGAINST_PAST: Final = 4  # and against a network of the past

Step = tuple[bytes, "Floats | None"]  # a position, and what it was chosen for; None where nothing was chosen


@dataclass
class Result:
    """How a game ended, for a seat that was learning."""

    kind: int
    players: int  # without automas
    past: str  # the network of the past that played against it
    own: float  # its total
    rival: float  # the best total of the others, automas included
    won: float
    points: list[int]  # by category
    decisions: int


@dataclass
class Batch:
    x: Bytes
    y: Floats
    results: list[Result]
    faults: list[str]


def goals(features: Features, s: State, seat: int) -> Floats:
    """How a seat ended, in the order of a network's outputs."""
    o = s.outcome()
    return np.array([*features.points(o, seat), best_rival(o, seat), victory(s, o, seat)], np.float32)


def returns(steps: list[Step], goal: Floats, lam: float) -> list[Floats]:
    """What each step is to be judged by, backwards from the end."""
    out: list[Floats] = [goal] * len(steps)
    g = goal
    for i in range(len(steps) - 1, -1, -1):
        out[i] = g
        value = steps[i][1]
        if value is not None:
            g = (1 - lam) * value + lam * g
    return out


class Seated:
    """A table: its position, who plays, and the positions of every seat."""

    def __init__(self, s: State, seed: str, kind: int) -> None:
        self.s = s
        self.seed = seed
        self.rng = Rng(key_of("actor " + seed), 0, ())
        self.kind = kind
        self.players = [seat for seat in range(s.seats) if not s.is_automa(seat)]
        self.steps: list[list[Step]] = [[] for _ in range(s.seats)]
        self.bots: list[Bot | None] = [None] * s.seats
        self.past: list[str] = [""] * s.seats  # the network of the past at a seat, "" for the present one
        self.likes: list[Floats | None] = [None] * s.seats  # what a seat likes more than it is worth, by category
        self.led = 0  # decisions at the beginning that are the greedy bot's
        self.decisions = 0
        self.free = 0

    def learning(self) -> list[int]:
        return [i for i in self.players if self.bots[i] is None and not self.past[i]]


@dataclass
class Asked:
    """A decision that waits for what a network says to its rows."""

    table: Seated
    seat: int
    choices: list[Choice]
    rows: list[bytes]
    counts: list[int]


class Actor:
    def __init__(self, game: Game, features: Features, settings: Settings, name: str) -> None:
        self.game = game
        self.features = features
        self.settings = settings
        self.name = name
        self.pick = Random(f"{settings.seed}/{name}")
        self.mix = Mix(game, features, self.pick, numbers(settings.players))
        self.teacher = GREEDY if GREEDY in bots(game) else RANDOM
        self.network: Network | None = None
        self.pool: dict[str, Network] = {}
        self.games = 0
        self.lengths: dict[int, float] = {}  # decisions of a game, by players: as far as known
        self.rows: list[bytes] = []
        self.targets: list[Floats] = []
        self.results: list[Result] = []
        self.tables: list[Seated] = []
        self.minutes = 0.0  # since the training began
        self.spent = 0.0  # seconds at work
        self.by_bots = 0.0  # of these, seconds of the greedy bot
        self.faults: list[str] = []  # games that could not be played on, and why

    # -- tables

    def new_table(self, kind: int = -1) -> Seated:
        options = self.mix.draw()
        seed = f"{self.settings.seed}/{self.name}/{self.games}"
        self.games += 1
        s = self.game.new(options, seed)
        t = Seated(s, f"{seed} {options}", kind)
        if kind < 0:
            t.kind = self.drawn_kind(len(t.players))
        if t.kind == DUEL:
            mine = self.pick.choice(t.players)
            t.bots = [None if i == mine else self.bot(seed, i) for i in range(s.seats)]
        elif t.kind == AGAINST_PAST:
            mine = self.pick.choice(t.players)
            past = self.pick.choice(sorted(self.pool))
            t.past = ["" if i == mine else past for i in range(s.seats)]
        elif t.kind == LED:
            t.led = self.pick.randrange(max(2, int(self.lengths.get(len(t.players), 100))))
        if t.kind in (LED, MIRROR):
            t.likes = [self.taste() if self.pick.random() < self.settings.taste else None for _ in range(s.seats)]
        return t

    def drawn_kind(self, players: int) -> int:
        """A bot that thinks for long leads and plays less often. Alone there is nobody to play against but an automa."""
        slow = self.spent > 0 and self.by_bots > self.settings.bot_time * self.spent
        if not slow and self.pick.random() < self.settings.leads(self.minutes):
            return LED
        r = self.pick.random()
        if players > 1 and r < self.settings.greedy:
            return MIRROR if slow else DUEL
        if players > 1 and r < self.settings.greedy + self.settings.past and self.pool:
            return AGAINST_PAST
        return MIRROR

    def taste(self) -> Floats:
        out = np.zeros(len(self.features.categories), np.float32)
        out[self.pick.randrange(len(out))] = self.pick.uniform(*FAVOUR)
        return out

    def bot(self, seed: str, seat: int) -> Bot:
        return find_bot(self.game, self.teacher, f"{seed}/{seat}")

    def finish(self, t: Seated) -> None:
        n = len(t.players)
        self.lengths[n] = 0.95 * self.lengths.get(n, float(t.decisions)) + 0.05 * t.decisions
        mine = t.learning()
        lam = 1.0 if t.kind == LESSON else self.settings.lam
        for seat in mine:
            goal = goals(self.features, t.s, seat)
            self.rows.extend([row for row, _ in t.steps[seat]])
            self.targets.extend(returns(t.steps[seat], goal, lam))
        seat = self.pick.choice(mine)
        goal = goals(self.features, t.s, seat)
        points = [int(p) for p in goal[:-2]]
        past = next((p for p in t.past if p), "")
        self.results.append(Result(t.kind, n, past, float(sum(points)), float(goal[-2]), float(goal[-1]), points, t.decisions))

    def batch(self) -> Batch:
        """Positions and results since the last call."""
        x = np.frombuffer(b"".join(self.rows), np.uint8).reshape(-1, self.features.size)
        y = np.asarray(self.targets, np.float32).reshape(-1, Heads(self.features).size)
        out = Batch(x, y, self.results, self.faults)
        self.rows, self.targets, self.results, self.faults = [], [], [], []
        return out

    # -- lessons

    def teach(self) -> None:
        """A game of the greedy bot at all seats, with slips; judged by how it ended."""
        t = self.new_table(LESSON)
        try:
            self.play_lesson(t)
        except Exception:
            self.note_fault(t)

    def play_lesson(self, t: Seated) -> None:
        bots = [self.bot(t.s.digest(), i) for i in range(t.s.seats)]
        slips = 2 * SLIPS * self.pick.random()
        while not t.s.over() and t.decisions < LONGEST:
            seat = t.s.actor()
            found = self.choices(t, seat)
            if len(found) == 1:
                c = found[0]
            elif self.pick.random() < slips:
                c = self.pick.choice(found)
            else:
                c = ask_bot(bots[seat], t.s, seat)
            self.features.begin(t.s, seat, c)
            if len(found) > 1:
                t.steps[seat].append((self.features.observe(t.s, seat), None))
            t.s.settle()
            self.count(t, c)
        if t.s.over():
            self.finish(t)

    # -- its own games

    def play(self, seconds: float) -> None:
        begun = time.perf_counter()
        until = begun + seconds
        while time.perf_counter() < until:
            self.step()
        self.spent += time.perf_counter() - begun
        self.minutes += (time.perf_counter() - begun) / 60

    def step(self) -> None:
        """One decision at every table."""
        assert self.network is not None
        while len(self.tables) < self.settings.tables:
            self.tables.append(self.new_table())
        waiting: dict[str, list[Asked]] = {}
        for i in range(len(self.tables)):
            asked = self.asked_at(self.tables[i])
            if asked is None:
                self.tables[i] = self.new_table()
            else:
                waiting.setdefault(asked.table.past[asked.seat], []).append(asked)
        for past, some in waiting.items():
            network = self.pool.get(past, self.network) if past else self.network
            values = network.values([row for asked in some for row in asked.rows])
            at = 0
            for asked in some:
                try:
                    self.answer(asked, values[at : at + len(asked.rows)])
                except Exception:
                    self.note_fault(asked.table)
                    self.tables.remove(asked.table)
                at += len(asked.rows)

    def asked_at(self, t: Seated) -> Asked | None:
        """As `next_decision`; None for a game that is over, which has been counted, and for one in which something fails."""
        try:
            asked = self.next_decision(t)
            if asked is None and t.s.over():
                self.finish(t)
            return asked
        except Exception:
            self.note_fault(t)
            return None

    def note_fault(self, t: Seated) -> None:
        """A game in which something fails is given up: hours of learning do not end by it."""
        self.faults.append(f"{t.seed} after {t.decisions} decisions\n{traceback.format_exc()}")

    def next_decision(self, t: Seated) -> Asked | None:
        """Plays on to where a network has a choice; None if the game is over before, or goes on for too long."""
        s = t.s
        while not s.over() and t.decisions < LONGEST:
            seat = s.actor()
            bot = t.bots[seat]
            if t.decisions < t.led or bot is not None:
                c = self.bots_choice(t, seat, bot)
                s.apply(seat, c)
                self.count(t, c)
                continue
            choices = self.choices(t, seat)
            if len(choices) == 1:
                s.apply(seat, choices[0])
                self.count(t, choices[0])
                continue
            if self.pick.random() < self.settings.look:
                other = self.pick.choice(t.learning())
                t.steps[other].append((self.features.observe(s, other), None))
            rows, counts = self.features.afterstates(s, seat, choices, t.rng, SAMPLES)
            t.rng = Rng(t.rng.key, t.rng.counter + APART, ())
            return Asked(t, seat, choices, rows, counts)
        return None

    def choices(self, t: Seated, seat: int) -> list[Choice]:
        found = self.features.considered(t.s, seat)
        if t.free >= PATIENCE:
            found = answers(found)
        return found

    def count(self, t: Seated, c: Choice) -> None:
        t.decisions += 1
        t.free = t.free + 1 if c.verb.extra else 0

    def bots_choice(self, t: Seated, seat: int, bot: Bot | None) -> Choice:
        begun = time.perf_counter()
        c: Choice
        if bot is None and self.pick.random() < LED_SLIPS:
            c = self.pick.choice(self.choices(t, seat))
        else:
            c = ask_bot(bot or self.bot("led", seat), t.s, seat)
        self.by_bots += time.perf_counter() - begun
        return c

    def answer(self, asked: Asked, values: Floats) -> None:
        t, seat = asked.table, asked.seat
        assert self.network is not None
        v = mean_of_samples(values, asked.counts)
        heads = self.network.heads
        u = worth(heads, v, self.settings.rival, self.settings.win)
        likes = t.likes[seat]
        if likes is not None:
            u = u + v[:, : heads.own] @ likes
        chosen = int(u.argmax())
        if t.kind in (LED, MIRROR) and self.pick.random() < self.settings.explore:
            chances = np.cumsum(np.exp((u - u[chosen]) / self.settings.heat))
            chosen = min(int(np.searchsorted(chances, self.pick.random() * chances[-1])), len(u) - 1)
        c = asked.choices[chosen]
        self.count(t, c)
        if t.past[seat]:
            t.s.apply(seat, c)
        elif asked.counts[chosen] == 1:  # no chance in it: this is the position
            t.steps[seat].append((asked.rows[sum(asked.counts[:chosen])], v[chosen].copy()))
            t.s.apply(seat, c)
        else:
            self.features.begin(t.s, seat, c)
            t.steps[seat].append((self.features.observe(t.s, seat), v[chosen].copy()))
            t.s.settle()
