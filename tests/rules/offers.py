"""Exactly what is offered is accepted: looked at in every position in which a rule test plays, or tries what is refused."""

from __future__ import annotations

from overlander.core.choice import Choice, contains, parse
from overlander.core.frame import why_not_by_steps
from overlander.core.state import State

FEW = 40  # words of a vocabulary that are all tried


def look_at_offers(s: State, seat: int, token: str) -> None:
    """What one might try is refused, unless it is among the answers, or the first steps of one; so is this token."""
    question = s.question(seat)
    given = parse(s.verbs(), token)
    if question is not None:
        offered = question.steps(s, None)
        for c in [*question.candidates(s), *offered]:
            refusal = question.why_no_step(s, c)
            assert (refusal is None) == contains(offered, c), f"{c}: {refusal}"
        if not given.verb.extra:
            accepted = question.why_not(s, given) is None
            assert accepted == (why_not_by_steps(question, s, given) is None), f"{token} is not offered"
    free = s.extras(seat)
    for verb in s.verbs().values():
        if verb.extra and len(verb.vocabularies) == 1 and len(verb.vocabularies[0]) <= FEW:
            for word in range(len(verb.vocabularies[0])):
                c = Choice(verb, word)
                refusal = s.why_no_extra(seat, c)
                assert (refusal is None) == contains(free, c), f"{c}: {refusal}"
    if given.verb.extra:
        assert (s.why_no_extra(seat, given) is None) == contains(free, given), f"{token} is not offered"


def told(s: State, token: str, seat: int = 0) -> tuple[str, dict[str, str | int]]:
    """The reason and the numbers of a refusal."""
    found = s.why_not(seat, parse(s.verbs(), token))
    assert found is not None
    return found.reason, found.params
