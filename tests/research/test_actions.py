"""The numbering of actions: fixed by game and options, and every answer can be said in it, in one way only."""

import random
from collections.abc import Iterator

import pytest

from overlander.core.actions import END, Numbering, begin_answer, numbering_of
from overlander.core.choice import Choice
from overlander.core.errors import OptionError
from overlander.core.game import find_game, games
from overlander.core.playout import random_answer
from overlander.core.state import State

FEW = 60  # answers of which each is tried
DECISIONS = 150
FINGERPRINTS = {  # of two players and no further options: a policy that was trained by them must not be read by others
    "gwt": "c322152e6e77",
    "nz": "0a3146437277",
    "newdale": "8a80ab10ed2f",
    "boonlake": "df798c72493a",
    "example": "4107a61f1e3b",
}


def plays(slug: str, players: int, options: dict[str, str], decisions: int) -> Iterator[tuple[State, int, Numbering]]:
    """Positions of a random game, answered by numbers."""
    game = find_game(slug)
    chosen = game.options({**options, "players": str(players)})
    numbering = numbering_of(game, chosen)
    s = game.new(chosen, "actions")
    pick = random.Random(slug)
    for _ in range(decisions):
        if s.over():
            return
        seat = pick.choice(s.actors())
        yield s, seat, numbering
        answer = begin_answer(numbering, s, seat)
        while answer.decided is None:
            answer.say(pick.choice(answer.legal))
        assert s.why_not(seat, answer.decided) is None
        s.apply(seat, answer.decided)


def said(numbering: Numbering, s: State, seat: int, c: Choice) -> Choice | None:
    """The choice that comes of saying this one, word by word."""
    answer = begin_answer(numbering, s, seat)
    while answer.decided is None:
        left = numbering.spell(c)
        for action in answer.said:
            left.remove(action)
        answer.say(next((action for action in left if action in answer.legal), END))
    return answer.decided


@pytest.mark.parametrize("slug", list(games()))
def test_every_answer_can_be_said(slug: str) -> None:
    tried = 0
    options = {"presses": "on"} if slug == "example" else {}
    for number, (s, seat, numbering) in enumerate(plays(slug, 2, options, DECISIONS)):
        offers = s.offers(seat)
        assert len({tuple(numbering.spell(c)) for c in offers}) == len(offers)
        question = s.question(seat)
        if number % 5 == 0 and question is not None:
            many = [random_answer(s, question, random.Random(number + i).random) for i in range(8)] if question.in_steps else []
            for c in [*(many or s.choices(seat)), *s.extras(seat)][:FEW]:
                assert said(numbering, s, seat, c) == c
                tried += 1
    assert tried > 20


@pytest.mark.parametrize("slug", list(games()))
def test_the_numbering_depends_on_the_options_alone(slug: str) -> None:
    game = find_game(slug)
    options = game.options({"players": "2"})
    numbering = numbering_of(game, options)
    assert len(set(numbering.names)) == numbering.size
    assert Numbering(game.new(options, "another seed").verbs()).names == numbering.names
    assert numbering.fingerprint == FINGERPRINTS[slug]
    numbering.check(numbering.fingerprint)
    with pytest.raises(OptionError, match="other-numbering"):
        numbering.check("0")
