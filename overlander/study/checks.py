"""What must hold in every position of every game (the contract of core), looked at while a game is played.

A `Fault` says what does not hold. The checks of one position are small (choices, tokens, pieces); those of `thorough` are
dear and are made now and then.
"""

from __future__ import annotations

from overlander.core.choice import COUNT, NONE, PATH, PLAIN, Choice, Verb, contains, parse
from overlander.core.errors import Refused
from overlander.core.event import Event
from overlander.core.frame import Frame, why_not_by_steps
from overlander.core.game import Game
from overlander.core.record import Record, parse_record, replay
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.study.conservation import account

STRANGE_TOKENS = 40  # tokens of any verb tried per thorough look and seat
STEPS_ON_A_CLONE = 8
WALKS = 4  # whole answers tried of a question in steps
UNREADABLE_TOKENS = ("", ":", "pass:", "no-such-verb", "no-such-verb:1,2", "pass,pass", "\x00")


class Fault(Exception):
    """Something that must hold does not."""


class Watch:
    """Looks at one game from its first position on. `seed` makes the random part of the checks repeatable."""

    def __init__(self, game: Game, start: State, seed: str) -> None:
        self.rng = Rng(key_of("checks " + seed), 0, ())
        self.account = account(game, start)
        if self.account is not None:
            self.demand("set-up", self.account.faults(start, []))

    def demand(self, what: str, faults: list[str]) -> None:
        if faults:
            raise Fault(what + ": " + "; ".join(faults[:5]))

    # -- every position

    def look(self, s: State) -> None:
        """Whoever must answer can, each choice is offered once, and every token reads back."""
        actors = s.actors()
        if not actors:
            raise Fault("the game is not over, but nobody must answer")
        for seat in range(s.seats):
            found = s.steps(seat, None)
            if seat in actors and not found:
                raise Fault(f"seat {seat} must answer {name_of(s.question(seat))} and has no choice")
            if seat not in actors and found:
                raise Fault(f"seat {seat} has choices but need not answer")
            self.look_at_choices(s, found, extra=False)
            self.look_at_choices(s, s.extras(seat), extra=True)
            question = s.question(seat)
            if question is not None and question.in_steps:
                self.walk(s, question)

    def look_at_choices(self, s: State, found: list[Choice], extra: bool) -> None:
        verbs = s.verbs()
        seen: set[str] = set()
        for c in found:
            token = str(c)
            if token in seen:
                raise Fault(f"{token} is offered twice")
            seen.add(token)
            if c.verb.extra != extra:
                raise Fault(f"{token} is offered as {'a free action' if extra else 'an answer'}")
            if c.verb.name not in verbs or parse(verbs, token) != c:
                raise Fault(f"{token} does not read back")

    def walk(self, s: State, question: Frame) -> Choice:
        """A whole answer, one random step after the other: each step says more, reads back, and leads to an answer."""
        where = name_of(question)
        c: Choice | None = None
        while True:
            steps = question.steps(s, c)
            self.look_at_choices(s, steps, extra=False)
            for x in steps:
                if c is not None and not c.within(x):
                    raise Fault(f"{x} does not go on from {c} in {where}")
                refusal = question.why_no_step(s, x)
                if refusal is not None:
                    raise Fault(f"{x} is a step of {where}, which refuses it: {refusal}")
            if c is not None and not steps:
                break
            if not steps:
                raise Fault(f"{where} has no first step")
            last = c
            c = steps[self.rng.below(len(steps))]
            if last is not None and c.same(last):
                break
        refusal = question.why_not(s, c)
        if refusal is not None:
            raise Fault(f"the steps of {where} lead to {c}, which it refuses: {refusal}")
        return c

    def check_account(self, s: State, heard: list[Event]) -> None:
        """After a decision: pieces and money."""
        if self.account is not None:
            self.demand("pieces", self.account.faults(s, heard))

    # -- now and then

    def thorough(self, s: State) -> None:
        before = s.digest()
        self.look_at_clone(s)
        for seat in range(NONE, s.seats):
            self.look_at_hidden(s, seat)
        for seat in range(s.seats):
            self.look_at_refusals(s, seat)
        if s.digest() != before:
            raise Fault("looking changed the position")

    def look_at_clone(self, s: State) -> None:
        """A clone equals its original, and what is played on it leaves the original alone."""
        before = s.digest()
        copy = s.clone()
        if copy.digest() != before:
            raise Fault("a clone differs from its original")
        for _ in range(STEPS_ON_A_CLONE):
            if copy.over():
                break
            seat = self.pick_seat(copy.actors())
            question = copy.question(seat)
            if question is not None and question.in_steps:
                copy.apply(seat, self.walk(copy, question))
                continue
            offers = copy.offers(seat)
            copy.apply(seat, offers[self.rng.below(len(offers))])
        if s.digest() != before:
            raise Fault("playing on a clone changed the original")

    def look_at_hidden(self, s: State, seat: int) -> None:
        """A view and what it offers do not depend on what the seat (NONE: a spectator) cannot know."""
        view = s.view(seat)
        digest = view.digest()
        other = s.view(seat)
        other.fill(seat, Rng(key_of(f"another deal {self.rng.word()}"), 0, ()))
        if self.account is not None:
            self.demand(f"dealt anew for seat {seat}", self.account.pieces(other))
        if other.view(seat).digest() != digest:
            raise Fault(f"the view of seat {seat} depends on what is hidden from it")
        if seat == NONE:
            return
        offered = s.offers(seat)
        if other.offers(seat) != offered:
            raise Fault(f"the offers of seat {seat}, or their order, depend on what is hidden from it")
        if view.offers(seat) != offered:
            raise Fault(f"the offers of seat {seat}, or their order, cannot be told from its view")
        question = s.question(seat)
        if question is None or not question.in_steps:
            return
        further = offered[:1]
        while further:
            c = further[self.rng.below(len(further))]
            steps = s.steps(seat, c)
            if other.steps(seat, c) != steps or view.steps(seat, c) != steps:
                raise Fault(f"how {c} can go on depends on what is hidden from seat {seat}")
            further = [x for x in steps if not x.same(c)]

    def look_at_refusals(self, s: State, seat: int) -> None:
        """Exactly what is offered is accepted, and a refusal changes nothing."""
        before = s.digest()
        question = s.question(seat)
        answers = self.some_answers(s, question)
        offered = answers + s.extras(seat)
        tried = offered + self.strange_choices(s) + self.almost_offered(s, offered)
        if question is not None:
            tried += question.candidates(s)
            if question.in_steps:
                tried += [x for c in tried if not c.verb.extra for x in question.next_candidates(s, c)[:WALKS]]
            for c in answers:
                if not question.in_steps and not contains(question.candidates(s), c):
                    raise Fault(f"{c} is a choice of {name_of(question)} but no candidate")
                if question.why_not(s, c) is not None:
                    raise Fault(f"{c} is a choice of {name_of(question)}, which refuses it: {question.why_not(s, c)}")
        for c in tried:
            in_steps = question is not None and question.in_steps and not c.verb.extra
            self.look_at_refusal(s, seat, c, leads_to(question, s, c) if in_steps else contains(offered, c))
        for token in UNREADABLE_TOKENS:
            if not refuses(s, seat, token):
                raise Fault(f"{token!r} was read")
        if s.digest() != before:
            raise Fault(f"a refusal to seat {seat} changed the position")

    def some_answers(self, s: State, question: Frame | None) -> list[Choice]:
        """All answers to a question, or some if it is asked in steps."""
        if question is None:
            return []
        return [self.walk(s, question) for _ in range(WALKS)] if question.in_steps else question.choices(s)

    def look_at_refusal(self, s: State, seat: int, c: Choice, offered: bool) -> None:
        try:
            refusal = s.why_not(seat, c)
        except Refused as error:
            if offered:
                raise Fault(f"{c} is offered to seat {seat}, but is not its decision") from error
        else:
            if offered != (refusal is None):
                where = name_of(s.question(seat))
                raise Fault(f"{c} is {'' if offered else 'not '}offered to seat {seat} by {where}, but why_not says {refusal}")
        if not offered and not refuses(s, seat, str(c)):
            raise Fault(f"{c} is not offered to seat {seat}, but was played")

    def strange_choices(self, s: State) -> list[Choice]:
        """Choices of any verb, as a mistaken or curious client might send them."""
        verbs = list(s.verbs().values())
        out: list[Choice] = []
        for _ in range(STRANGE_TOKENS):
            c = self.strange_choice(verbs[self.rng.below(len(verbs))])
            try:
                out.append(parse(s.verbs(), str(c)))
            except Refused:
                continue
        return out

    def almost_offered(self, s: State, offered: list[Choice]) -> list[Choice]:
        """Choices that differ in one part from one that is offered: the likeliest mistakes, and the nearest to being accepted."""
        out: list[Choice] = []
        for _ in range(STRANGE_TOKENS if offered else 0):
            near = offered[self.rng.below(len(offered))]
            far = self.strange_choice(near.verb)
            if near.verb.form == PLAIN:
                parts = near.parts()
                counts = near.counts()
                other = self.rng.below(max(1, len(parts) + len(counts)))
                if other < len(parts):
                    parts[other] = far.part(other)
                elif counts:
                    counts[other - len(parts)] = far.count(other - len(parts))
                far = near.verb.choice(parts, counts)
            try:
                out.append(parse(s.verbs(), str(far)))
            except Refused:
                continue
        return out

    def strange_choice(self, verb: Verb) -> Choice:
        if verb.form == COUNT:
            return Choice(verb, n=self.rng.below(9))
        if verb.form == PATH:
            size = len(verb.vocabularies[0])
            mask = 0
            for _ in range(1 + self.rng.below(3)):
                mask |= 1 << self.rng.below(size)
            return Choice(verb, mask.bit_length() - 1, n=mask)
        # one in six parts is left out: a token may name fewer parts than its verb has
        parts = [NONE if self.rng.below(6) == 0 else self.rng.below(len(words)) for words in verb.vocabularies]
        kinds = verb.kinds
        counts = [] if kinds is None else [self.rng.below(1 + min(kinds.most, self.rng.below(4))) for _ in kinds.words]
        return verb.choice(parts, counts)

    def pick_seat(self, seats: list[int]) -> int:
        return seats[self.rng.below(len(seats))]

    # -- the whole game

    def over(self, s: State, record: Record) -> None:
        """The record, as text, leads to the same positions."""
        again = replay(parse_record(str(record)))
        if again.digest() != s.digest():
            raise Fault("the record leads to another position")
        if again.outcome().totals() != s.outcome().totals():
            raise Fault("the record leads to other scores")


def refuses(s: State, seat: int, token: str) -> bool:
    """Plays a token that must not be accepted; only its refusal leaves `s` as it was."""
    try:
        s.clone().play(seat, token)
    except Refused:
        pass
    else:
        return False
    try:
        s.play(seat, token)
    except Refused:
        return True
    return False


def leads_to(question: Frame | None, s: State, c: Choice) -> bool:
    """Whether the steps of a question lead to a choice."""
    return question is not None and why_not_by_steps(question, s, c) is None


def name_of(question: Frame | None) -> str:
    return "nothing" if question is None else type(question).__name__
