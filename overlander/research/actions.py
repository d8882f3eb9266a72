"""A fixed numbering of actions, and how a choice is put together from them.

A choice is a verb and some words (core/choice.py). Numbered are the verbs and the words, not the choices: of these a game can have
millions. Whoever plays by numbers says one after the other: the verb, its words, the pieces of a multiset one by one; what
admits of one continuation only is said by itself. Number 0 ends an answer that could also go on.

>>> from overlander.core.game import games
>>> state = list(games().values())[-1].new({}, "demo")
>>> numbering = Numbering(state.verbs())
>>> answer = Composition(numbering, state, 0)
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
from overlander.library import worded

END: Final = 0
NUMBER: Final = "number"  # the part of a verb that counts


class Numbering:
    """The actions of a game with certain options, by number; `fingerprint` names the numbering, so that a policy is never read with
    another one."""

    def __init__(self, verbs: dict[str, Verb]) -> None:
        self.names: list[str] = ["end"]
        self.numbers: dict[str, int] = {"end": END}
        self.verbs: dict[str, int] = {name: self.number(f"verb {name}") for name in verbs}
        self.words: dict[str, list[list[int]]] = {}  # by verb and part
        self.kinds: dict[str, list[int]] = {}
        for name, verb in verbs.items():
            self.words[name] = [
                [self.number(f"{label(verb, i)} {word}") for word in vocabulary] for i, vocabulary in enumerate(verb.vocabularies)
            ]
            if verb.form == COUNT:
                self.words[name] = [[self.number(f"{NUMBER} {digit}") for digit in range(10)]]
            if verb.kinds is not None:
                self.kinds[name] = [self.number(f"{verb.kinds.name} {word}") for word in verb.kinds.words]
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
            raise worded(OptionError("other-numbering", {"found": fingerprint, "wanted": self.fingerprint}))

    def spell(self, c: Choice) -> tuple[int, ...]:
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
            out.extend([words[0][int(digit)] for digit in str(c.n)])
        else:
            for i, row in enumerate(words):
                said = c.part(i)
                if said != NONE:
                    out.append(row[said])
            if verb.kinds is not None:
                numbers = self.kinds[name]
                for kind, count in enumerate(c.counts()):
                    out.extend([numbers[kind]] * count)
        return tuple(out)


def label(verb: Verb, part: int) -> str:
    """A part by its name; the second of the same name is told apart."""
    name = verb.parts[part]
    before = verb.parts[:part].count(name)
    return f"{name} {before + 1}:" if before else name


def numbering_of(game: Game, options: dict[str, str]) -> Numbering:
    """By options alone: the vocabularies do not depend on the seed."""
    return Numbering(game.new(options, "numbering").verbs())


def without(spelled: tuple[int, ...], said: list[int]) -> tuple[int, ...]:
    """What is left to say, in order."""
    rest = list(spelled)
    for action in said:
        rest.remove(action)
    return tuple(rest)


class Composition:
    """The answer of a seat as it is put together: `said` so far, `legal` next; `decided` when it is whole. A question that admits
    of one answer is decided from the beginning."""

    def __init__(self, numbering: Numbering, s: State, seat: int) -> None:
        self.numbering = numbering
        self.state = s
        self.seat = seat
        self.said: list[int] = []
        self.legal: list[int] = []
        self.decided: Choice | None = None
        question = s.question(seat)
        self.in_steps = question is not None and question.in_steps
        # by what is left to say of it, every choice that goes on from what was said
        self.open: dict[tuple[int, ...], Choice] = {numbering.spell(c): c for c in s.offers(seat)}
        self.go_on()

    def clone(self, s: State) -> Composition:
        """The same over a clone of the state."""
        out = Composition.__new__(Composition)
        out.numbering, out.state, out.seat, out.in_steps = self.numbering, s, self.seat, self.in_steps
        out.said, out.legal, out.open = self.said[:], self.legal[:], dict(self.open)
        out.decided = self.decided
        return out

    def say(self, action: int) -> None:
        """Raises ValueError for what is not legal; nothing has changed then."""
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal now: {', '.join(map(str, self.legal))}")
        if action == END:
            self.decided = self.open[()]
            self.legal = []
            return
        self.add(action)
        self.go_on()

    def add(self, action: int) -> None:
        self.said.append(action)
        self.open = {rest[1:]: c for rest, c in self.open.items() if rest and rest[0] == action}

    def go_on(self) -> None:
        """As far as there is one way only."""
        while True:
            whole = self.open.get(())
            if whole is not None and self.in_steps and not whole.verb.extra and not self.enter(whole):
                whole = None
            legal = list(dict.fromkeys([rest[0] for rest in self.open if rest]))
            if whole is not None:
                if not legal:
                    self.decided = whole
                    self.legal = []
                    return
                legal.append(END)
            if len(legal) > 1:
                self.legal = legal
                return
            self.add(legal[0])

    def enter(self, step: Choice) -> bool:
        """What can be said after a step; whether it may also be given as it is."""
        after = self.state.steps(self.seat, step)
        whole = not after or contains(after, step)
        if not whole:
            del self.open[()]
        for c in after:
            if not c.same(step):
                self.open[without(self.numbering.spell(c), self.said)] = c
        return whole
