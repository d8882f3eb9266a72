"""A fixed numbering of actions, and how a choice is put together from them.

A choice is a verb and some words (core/choice.py). Numbered are the verbs and the words, not the choices: of these a game can have
millions. Whoever plays by numbers says one after the other: the verb, its words, the pieces of a multiset one by one; what
admits of one continuation only is said by itself. Number 0 ends an answer that could also go on.

>>> from overlander.core.game import games
>>> state = list(games().values())[-1].new({}, "demo")
>>> numbering = Numbering(state.verbs())
>>> answer = begin_answer(numbering, state, 0)
>>> [numbering.names[action] for action in answer.legal][:2]
['verb bid', 'verb swap']
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from overlander.core.choice import COUNT, NONE, PATH, Choice, Verb, contains
from overlander.core.errors import OptionError
from overlander.core.game import Game
from overlander.core.state import State

END: Final = 0
NUMBER: Final = "number"  # the part of a verb that counts


class Numbering:
    """The actions of a game with certain options, by number; `fingerprint` names the numbering, so that a policy is never read with
    another one."""

    def __init__(self, verbs: dict[str, Verb]) -> None:
        self.names: list[str] = ["end"]
        self.numbers: dict[str, int] = {"end": END}
        self.verbs: dict[str, int] = {name: self.number("verb " + name) for name in verbs}
        self.words: dict[str, list[list[int]]] = {}  # by verb and part
        self.kinds: dict[str, list[int]] = {}
        for name, verb in verbs.items():
            rows: list[list[int]] = []
            for i in range(len(verb.vocabularies)):
                part = label(verb, i)
                rows.append([self.number(part + " " + word) for word in verb.vocabularies[i]])
            if verb.form == COUNT:
                rows = [[self.number(NUMBER + " " + str(digit)) for digit in range(10)]]
            self.words[name] = rows
            if verb.kinds is not None:
                self.kinds[name] = [self.number(verb.kinds.name + " " + word) for word in verb.kinds.words]
        self.size = len(self.names)
        self.fingerprint = blake2b("\n".join(self.names).encode(), digest_size=6).hexdigest()

    def number(self, name: str) -> int:
        if name not in self.numbers:
            self.numbers[name] = len(self.names)
            self.names.append(name)
        return self.numbers[name]

    def check(self, fingerprint: str) -> None:
        """Raises OptionError if something was made with another numbering: another game, other options or another version."""
        if fingerprint != self.fingerprint:
            raise OptionError("other-numbering", {"found": fingerprint, "wanted": self.fingerprint})

    def spell(self, c: Choice) -> list[int]:
        """The actions of which a choice consists, in order; different choices of a question are spelled differently."""
        verb = c.verb
        name = verb.name
        out = [self.verbs[name]]
        words = self.words[name]
        if verb.form == PATH:
            row = words[0]
            n = c.n
            i = 0
            while n:
                if n & 1:
                    out.append(row[i])
                n >>= 1
                i += 1
        elif verb.form == COUNT:
            row = words[0]
            for digit in str(c.n):
                out.append(row[int(digit)])
        else:
            for i in range(len(words)):
                said = c.part(i)
                if said != NONE:
                    out.append(words[i][said])
            if verb.kinds is not None:
                numbers = self.kinds[name]
                counts = c.counts()
                for kind in range(len(counts)):
                    for _ in range(counts[kind]):
                        out.append(numbers[kind])
        return out


def label(verb: Verb, part: int) -> str:
    """A part by its name; the second of the same name is told apart."""
    name = verb.parts[part]
    before = verb.parts[:part].count(name)
    return name + " " + str(before + 1) + ":" if before else name


def numbering_of(game: Game, options: dict[str, str]) -> Numbering:
    """By options alone: the vocabularies do not depend on the seed."""
    return Numbering(game.new(options, "numbering").verbs())


class Composition:
    """The answer of a seat as it is put together: `said` so far, `legal` next; `decided` when it is whole. A question that admits
    of one answer is decided from the beginning."""

    def __init__(
        self,
        numbering: Numbering,
        state: State,
        seat: int,
        in_steps: bool,
        said: list[int],
        legal: list[int],
        choices: list[Choice],
        spelled: list[list[int]],
        decided: Choice | None,
    ) -> None:
        self.numbering = numbering
        self.state = state
        self.seat = seat
        self.in_steps = in_steps
        self.said = said
        self.legal = legal
        self.choices = choices  # all that go on from what was said
        self.spelled = spelled  # and how each is said: what was said first
        self.decided = decided

    def clone(self, s: State) -> Composition:
        """The same over a clone of the state."""
        return Composition(
            self.numbering,
            s,
            self.seat,
            self.in_steps,
            self.said[:],
            self.legal[:],
            self.choices[:],
            self.spelled[:],
            self.decided,
        )

    def say(self, action: int) -> None:
        """Raises ValueError for what is not legal; nothing has changed then."""
        if action not in self.legal:
            raise ValueError("action " + str(action) + " is not legal now: " + ", ".join([str(n) for n in self.legal]))
        if action == END:
            self.decided = self.choices[self.whole()]
            self.legal = []
            return
        self.add(action)
        self.go_on()

    def add(self, action: int) -> None:
        at = len(self.said)
        self.said.append(action)
        choices: list[Choice] = []
        spelled: list[list[int]] = []
        for i in range(len(self.spelled)):
            row = self.spelled[i]
            if len(row) > at and row[at] == action:
                choices.append(self.choices[i])
                spelled.append(row)
        self.choices = choices
        self.spelled = spelled

    def whole(self) -> int:
        """Which of the choices says no more than was said; NONE if there is none."""
        at = len(self.said)
        for i in range(len(self.spelled)):
            if len(self.spelled[i]) == at:
                return i
        return NONE

    def go_on(self) -> None:
        """As far as there is one way only."""
        while True:
            whole = self.whole()
            if whole != NONE and self.in_steps and not self.choices[whole].verb.extra and not self.enter(whole):
                whole = NONE
            at = len(self.said)
            legal: list[int] = []
            met: set[int] = set()
            for row in self.spelled:
                if len(row) > at:
                    action = row[at]
                    if action not in met:
                        met.add(action)
                        legal.append(action)
            if whole != NONE:
                if not legal:
                    self.decided = self.choices[whole]
                    self.legal = legal
                    return
                legal.append(END)
            if len(legal) > 1:
                self.legal = legal
                return
            self.add(legal[0])

    def enter(self, whole: int) -> bool:
        """What can be said after a step; whether it may also be given as it is."""
        step = self.choices[whole]
        after = self.state.steps(self.seat, step)
        may_end = not after or contains(after, step)
        if not may_end:
            del self.choices[whole]
            del self.spelled[whole]
        before = len(self.spelled)
        for c in after:
            if c.same(step):
                continue
            row = reorder(self.numbering.spell(c), self.said)
            known = NONE
            for i in range(before):
                if self.spelled[i] == row:
                    known = i
            if known != NONE:
                self.choices[known] = c
            else:
                self.choices.append(c)
                self.spelled.append(row)
        return may_end


def begin_answer(numbering: Numbering, s: State, seat: int) -> Composition:
    """Nothing is said yet, unless there is only one way to begin."""
    question = s.question(seat)
    choices = s.offers(seat)
    spelled = [numbering.spell(c) for c in choices]
    out = Composition(numbering, s, seat, question is not None and question.in_steps, [], [], choices, spelled, None)
    out.go_on()
    return out


def reorder(spelled: list[int], said: list[int]) -> list[int]:
    """The same actions, with what was said before the rest."""
    rest = spelled[:]
    for action in said:
        rest.remove(action)
    return said + rest
