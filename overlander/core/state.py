"""State: a game in progress. Typed attributes, a generator and a stack of questions and work; nothing else happens inside.

Two levels: `play(seat, token)` checks and refuses; `apply(seat, choice)` trusts, for search and self-play.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from overlander.core.carried import Sequel
from overlander.core.choice import NONE, Choice, Verb, contains, parse
from overlander.core.errors import NOT_LEGAL, NOT_YOUR_DECISION, Params, Refusal, Refused
from overlander.core.event import Event
from overlander.core.frame import Frame, Together, Work
from overlander.core.inheritance import mypyc_attr
from overlander.core.rng import Rng, blank

EVERYBODY: Final = 0xFF  # seats as a bit mask


class Zone:
    """A place for cards, and who sees their faces. Zones of one pool could exchange cards unseen (a hand and its draw stack)."""

    def __init__(self, pool: int, seen: int, cards: list[int]) -> None:
        self.pool = pool
        self.seen = seen
        self.cards = cards


class Goal:
    """What must be reached, and what was: points, goods, a place."""

    def __init__(self, slug: str, wanted: int, reached: int) -> None:
        self.slug = slug
        self.wanted = wanted
        self.reached = reached

    def __reduce__(self) -> tuple[object, ...]:
        return (Goal, (self.slug, self.wanted, self.reached))

    def met(self) -> bool:
        return self.reached >= self.wanted


class Verdict:
    """Won or lost, where nobody else's points decide it: by goals, and with a rating ("" without one) such as a medal."""

    def __init__(self, won: bool, rating: str, goals: list[Goal]) -> None:
        self.won = won
        self.rating = rating
        self.goals = goals

    def __reduce__(self) -> tuple[object, ...]:
        return (Verdict, (self.won, self.rating, self.goals))


class Outcome:
    """Points by seat and category; several winners share the victory. With a verdict there may be no winner."""

    def __init__(self, categories: list[str], points: list[list[int]], winners: list[int], verdict: Verdict | None = None) -> None:
        self.categories = categories
        self.points = points
        self.winners = winners
        self.verdict = verdict

    def __repr__(self) -> str:
        totals = ", ".join([str(n) for n in self.totals()])
        if self.verdict is not None:
            return f"<Outcome {totals}, {'won' if self.verdict.won else 'lost'}>"
        return f"<Outcome {totals}, won by {', '.join([str(seat) for seat in self.winners]) or 'nobody'}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.categories, self.points, self.winners, self.verdict))

    def total(self, seat: int) -> int:
        return sum(self.points[seat])

    def totals(self) -> list[int]:
        return [sum(row) for row in self.points]


class Flow:
    """The kernel's attributes of a state, handed over when one is made: from `begin` in a set-up, from `State.flow` in a clone."""

    def __init__(self, seats: int, stack: list[Frame], side: list[Frame], rng: Rng, reveals: int, unknown: list[list[int]]) -> None:
        self.seats = seats
        self.stack = stack
        self.side = side
        self.rng = rng
        self.reveals = reveals
        self.unknown = unknown


def begin(seats: int, stack: list[Frame], rng: Rng) -> Flow:
    """The flow of a new game."""
    return Flow(seats, stack, [], rng, 0, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The kernel's half of a state; a game adds its own attributes, clone(), key(), zones() and so on."""

    def __init__(self, flow: Flow) -> None:
        self.seats = flow.seats
        self.stack = flow.stack
        self.side = flow.side  # free actions begun off-turn: frames of several seats, each seat's last one is its question
        self.rng = flow.rng
        self.reveals = flow.reveals  # counts showings of hidden things: with rng.counter, the undo barrier
        self.unknown = flow.unknown  # in a view: by pool, the cards whose places the viewer cannot know
        self.heard: list[Event] | None = None  # set to [] to listen; never cloned

    def flow(self) -> Flow:
        """A copy, for a clone; frames never change and are shared."""
        return Flow(self.seats, self.stack[:], self.side[:], self.rng.clone(), self.reveals, self.unknown)

    # -- answered by a game

    def clone(self) -> State:
        raise NotImplementedError

    def key(self) -> list[int]:
        """Everything the game adds to the state, as numbers; unordered piles sorted."""
        raise NotImplementedError

    def verbs(self) -> dict[str, Verb]:
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every place where a card can be that somebody may not see."""
        return []

    def hide_secrets(self, seat: int) -> None:
        """In a view: blank what is secret but no card of a zone (an uncommitted plan)."""

    def guess_secrets(self, seat: int, rng: Rng) -> None:
        """In a filled view: replace what hide_secrets blanked by something possible, sealed lanes included."""

    def extras(self, seat: int) -> list[Choice]:
        """The free actions of a seat, at any time, off-turn too."""
        return []

    def begin_extra(self, seat: int, c: Choice) -> None:
        """Perform a free action; its questions are pushed."""
        raise NotImplementedError

    def why_no_extra(self, seat: int, c: Choice) -> Refusal | None:
        return None if contains(self.extras(seat), c) else Refusal("", "not-offered", {})

    def cites(self, rule: str) -> str:
        """A rule's number in this game's own rulebook: a chapter that several games share cites by keys of its own.

        Events and refusals of a state have it already; who shows the rule of a frame or of a drawing calls this.
        """
        return rule

    def outcome(self) -> Outcome:
        raise NotImplementedError

    def is_automa(self, seat: int) -> bool:
        """A seat after the players, for which nobody answers (Game.automas)."""
        return False

    def asks_ties(self) -> bool:
        """Whether a player decides what an automa's rules leave open; otherwise the order of the board does."""
        return True

    def sequels(self) -> list[Sequel]:
        """The games of which one can follow this one, when it is over; several where a campaign branches, none at its end."""
        return []

    def campaign(self) -> Outcome | None:
        """How the campaign stands with this game, when it is over; None outside a campaign."""
        return None

    # -- who must answer what

    def over(self) -> bool:
        return not self.stack and not self.side

    def actor(self) -> int:
        """The first seat that must answer now."""
        if not self.side:
            seat = self.stack[-1].seat
            if seat >= 0:
                return seat
        return self.actors()[0]

    def actors(self) -> list[int]:
        """All seats that must answer now; a seat finishes the free action it began before its own next answer."""
        out: list[int] = []
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, Together):
                out = top.seats()
            elif not isinstance(top, Work):
                out = [top.seat]
        for f in self.side:
            if f.seat not in out:
                out.append(f.seat)
        return out

    def question(self, seat: int) -> Frame | None:
        """What a seat must answer now, if anything."""
        for i in range(len(self.side) - 1, -1, -1):
            if self.side[i].seat == seat:
                return self.side[i]
        if self.stack:
            top = self.stack[-1]
            if isinstance(top, Together):
                lane = top.lanes[seat] if seat >= 0 else []
                return lane[-1] if lane else None
            if top.seat == seat and not isinstance(top, Work):
                return top
        return None

    def choices(self, seat: int) -> list[Choice]:
        """The answers a seat may give now; empty only if it has nothing to answer. A question in steps can have too many to list:
        whoever cannot know walks `steps`."""
        q = self.question(seat)
        return [] if q is None else q.choices(self)

    def steps(self, seat: int, partial: Choice | None) -> list[Choice]:
        """How the answer of a seat can begin (None) or go on (see Frame.steps); of a question without steps, its choices."""
        q = self.question(seat)
        return [] if q is None else q.steps(self, partial)

    def steps_after(self, seat: int, token: str) -> list[Choice]:
        """The steps after a partial answer as somebody sent it, "" for the beginning. Raises Refused for what leads nowhere."""
        if not token:
            return self.steps(seat, None)
        partial = parse(self.verbs(), token)
        refusal = self.why_no_step(seat, partial)
        if refusal is not None:
            raise Refused(NOT_LEGAL, {"token": token}, refusal)
        return self.steps(seat, partial)

    def onward(self, seat: int, c: Choice) -> Choice:
        """A step, and those after it as long as there is only one way to go on."""
        steps = self.steps(seat, c)
        while len(steps) == 1 and not steps[0].same(c):
            c = steps[0]
            steps = self.steps(seat, c)
        return c

    def step_back(self, seat: int, partial: Choice) -> Choice | None:
        """A partial answer before its last step that was a decision; None for the beginning."""
        c = partial.back()
        while c is not None and len(self.steps(seat, c)) < 2:
            c = c.back()
        return c

    def offers(self, seat: int) -> list[Choice]:
        """All a seat may do now: its answers, if it must answer (of a question in steps, how they begin), and its free actions."""
        if self.over():
            return []
        return self.steps(seat, None) + self.extras(seat)

    # -- acting

    def push(self, f: Frame) -> None:
        self.stack.append(f)

    def apply(self, seat: int, c: Choice) -> None:
        """Trusts c to be one of offers(seat), or a whole answer to which the steps lead."""
        if self.side and self.has_begun(seat):
            self.aside(seat, c)
        elif c.verb.extra:
            self.apply_extra(seat, c)
        else:
            f = self.stack.pop()
            if isinstance(f, Together):
                self.in_lane(f, seat, c)
            else:
                f.apply(self, c)
        self.settle()

    def apply_extra(self, seat: int, c: Choice) -> None:
        """On top of the seat's own question, which is asked afresh afterwards; off-turn on its side stack."""
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Together) and top.lanes[seat]:
            self.stack.pop()
            self.in_lane(top, seat, c)
        elif top is not None and top.seat == seat and not isinstance(top, Work):
            self.begin_extra(seat, c)
        else:
            self.aside(seat, c)

    def has_begun(self, seat: int) -> bool:
        for f in self.side:
            if seat in (f.seat, NONE):
                return True
        return False

    def aside(self, seat: int, c: Choice) -> None:
        """Run a decision on the seat's side stack: for that while, it is the stack."""
        main = self.stack
        others = [f for f in self.side if f.seat != seat]
        self.stack = [f for f in self.side if f.seat == seat]
        self.side = []
        self.act(seat, c)
        self.side = others + self.stack
        self.stack = main

    def in_lane(self, together: Together, seat: int, c: Choice) -> None:
        main = self.stack
        self.stack = together.lanes[seat][:]
        self.act(seat, c)
        left = together.with_lane(seat, self.stack)
        self.stack = main
        if left is not None:
            main.append(left)

    def act(self, seat: int, c: Choice) -> None:
        if c.verb.extra:
            self.begin_extra(seat, c)
        else:
            self.stack.pop().apply(self, c)
        self.settle()

    def settle(self) -> None:
        """Run work until a question is on top, a begun free action is in the way, or the game is over."""
        while self.stack:
            f = self.stack[-1]
            if not isinstance(f, Work) or (self.side and self.has_begun(f.seat)):
                return
            self.stack.pop()
            f.run(self)

    def play(self, seat: int, token: str) -> Choice:
        """Checks, then applies. Raises Refused, and then nothing has changed."""
        c = parse(self.verbs(), token)
        if not 0 <= seat < self.seats:
            raise Refused(NOT_YOUR_DECISION, {"seat": seat, "why": "no-such-seat"})
        refusal = self.why_not(seat, c)
        if refusal is not None:
            raise Refused(NOT_LEGAL, {"token": token}, refusal)
        self.apply(seat, c)
        return c

    def why_not(self, seat: int, c: Choice) -> Refusal | None:
        """None if the seat may do this now. Raises Refused if it is not this seat's decision at all."""
        if self.over():
            raise self.not_asked(seat)
        if c.verb.extra:
            return self.cited(self.why_no_extra(seat, c))
        q = self.question(seat)
        if q is None:
            raise self.not_asked(seat)
        return self.cited(q.why_not(self, c))

    def why_no_step(self, seat: int, c: Choice) -> Refusal | None:
        """None if the answer of a seat is this, or can go on from it. Raises Refused if the seat has nothing to answer."""
        q = self.question(seat)
        if q is None or c.verb.extra:
            raise self.not_asked(seat)
        return self.cited(q.why_no_step(self, c))

    def cited(self, refusal: Refusal | None) -> Refusal | None:
        """With the number of its rule in this game's own rulebook."""
        if refusal is not None:
            refusal.rule = self.cites(refusal.rule)
        return refusal

    def not_asked(self, seat: int) -> Refused:
        """It is not this seat's decision: others must answer, or the game is over."""
        if self.over():
            return Refused(NOT_YOUR_DECISION, {"seat": seat, "why": "over"})
        waited_for = ",".join([str(i) for i in self.actors()])
        return Refused(NOT_YOUR_DECISION, {"seat": seat, "why": "waiting", "for": waited_for})

    # -- telling

    def tell(self, key: str, seat: int, rule: str, params: Params) -> None:
        """Call only under `if s.heard is not None`: events are not built unless somebody listens."""
        if self.heard is not None:
            self.heard.append(Event(key, seat, self.cites(rule), params, {}))

    def confide(self, key: str, seat: int, rule: str, params: Params, secret: Params) -> None:
        """As tell, with parameters that only the seat may read."""
        if self.heard is not None:
            self.heard.append(Event(key, seat, self.cites(rule), params, secret))

    # -- identity

    def digest(self) -> str:
        names = ",".join([f.names() if isinstance(f, Together) else type(f).__name__ for f in self.stack])
        aside = ",".join([type(f).__name__ for f in self.side])
        numbers = [self.rng.counter, self.reveals, *self.key()]
        for frames in (self.stack, self.side):
            for f in frames:
                numbers.extend(f.key())
        for cards in self.unknown:
            numbers.append(len(cards))
            numbers.extend(cards)
        return blake2b((repr(numbers) + names + "|" + aside).encode(), digest_size=6).hexdigest()

    def position_for(self, seat: int) -> str:
        """Names what a seat (NONE: a spectator) sees and may do: an answer given to this position is out of date when it has
        changed. The sealed answers of others, and whether they are in, do not change it."""
        return self.view(seat).position_seen(seat)

    def position_seen(self, seat: int) -> str:
        """Of the seat's own view, the same name."""
        stack = self.stack
        self.stack = [f.closed_to(seat) if isinstance(f, Together) else f for f in stack]
        out = self.digest()
        self.stack = stack
        return out

    def barrier(self) -> tuple[int, int]:
        """Undo past a decision is free while this stays the same and no other seat has acted."""
        return (self.rng.counter, self.reveals)

    # -- hidden information

    def view(self, seat: int) -> State:
        """What a seat may know, as a state with holes; NONE for a spectator. Server, bots and studies see nothing else."""
        v = self.clone()
        v.hide(seat)
        return v

    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state that fits what the seat knows: everything else dealt anew, by another generator than the game's."""
        d = self.view(seat)
        d.fill(seat, rng)
        return d

    def hide(self, seat: int) -> None:
        """Makes this clone a view: what the seat (NONE: a spectator) cannot know becomes NONE, and chance has no key."""
        self.rng = blank()
        pools: dict[int, list[Zone]] = {}
        for z in self.zones():
            z.cards.sort()
            if seat < 0 or not (z.seen >> seat) & 1:
                if z.seen == EVERYBODY:
                    continue
                pools.setdefault(z.pool, []).append(z)
        self.unknown = []
        for pool in sorted(pools):
            zones = pools[pool]
            if len(zones) < 2:
                continue  # one hidden pile: its contents are known, its order nobody's business
            cards: list[int] = []
            for z in zones:
                cards.extend(z.cards)
                for i in range(len(z.cards)):
                    z.cards[i] = NONE
            cards.sort()
            self.unknown.append(cards)
        for i in range(len(self.stack)):
            f = self.stack[i]
            if isinstance(f, Together):
                self.stack[i] = f.seen_by(seat)
        self.hide_secrets(seat)

    def fill(self, seat: int, rng: Rng) -> None:
        """Makes this clone of a view a full state that fits it; rng is another generator than the game's."""
        pools: dict[int, list[Zone]] = {}
        for z in self.zones():
            if z.cards and z.cards[0] == NONE:
                pools.setdefault(z.pool, []).append(z)
        i = 0
        for pool in sorted(pools):
            while not self.unknown[i]:
                i += 1
            cards = self.unknown[i][:]
            i += 1
            rng.shuffle(cards)
            for z in pools[pool]:
                for j in range(len(z.cards)):
                    z.cards[j] = cards.pop()
        self.unknown = []
        self.rng = rng
        self.guess_secrets(seat, rng)
