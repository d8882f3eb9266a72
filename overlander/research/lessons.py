"""A game that was played, action by action: what its seats knew, what they could say, and what they said. For imitation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from overlander.core.actions import END, Numbering, begin_answer
from overlander.core.choice import Choice, parse
from overlander.core.match import begin_from
from overlander.core.record import parse_record, replay_decision
from overlander.core.state import State
from overlander.library import in_words
from overlander.research.episode import Kind


class Lesson(NamedTuple):
    """One action, as an agent of the interfaces would have taken it."""

    decision: int  # its number in the record, from 1 on
    seat: int
    observation: bytes
    legal: list[int]
    action: int


def lessons(kind: Kind, record: str) -> Iterator[Lesson]:
    """Of the text of a record, by the numbering of the kind. What admits of one answer is no lesson. Raises RecordError for a
    record that does not replay, and OptionError for one with another numbering of actions.

    >>> import overlander
    >>> match = overlander.new(players=2, seed="demo")
    >>> match.play("place:neutral-b")
    >>> kind = Kind(players=2)
    >>> for lesson in lessons(kind, match.record()):
    ...     print(lesson.seat, len(lesson.legal), kind.numbering.names[lesson.action], len(lesson.observation))
    0 2 verb place 1540
    0 7 location neutral-b 1540
    """
    with in_words():
        found = parse_record(record)
        s = begin_from(found).state
        kind.numbering.check(Numbering(s.verbs()).fingerprint)
    for number, decision in enumerate(found.decisions):
        after = s.clone()
        with in_words():
            replay_decision(after, found, number, None)
        yield from spoken(kind, s, number + 1, decision.seat, parse(s.verbs(), decision.token))
        s = after


def spoken(kind: Kind, s: State, decision: int, seat: int, choice: Choice) -> Iterator[Lesson]:
    """A choice part by part, as far as there was something else to say."""
    answer = begin_answer(kind.numbering, s, seat)
    while answer.decided is None:
        left = kind.numbering.spell(choice)
        for said in answer.said:
            left.remove(said)
        action = next((x for x in left if x in answer.legal), END)
        yield Lesson(decision, seat, kind.observe(s, seat, answer.said), answer.legal[:], action)
        answer.say(action)
