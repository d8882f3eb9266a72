"""The bots in Boonlake: the greedy one answers every question by its view alone, and plays alone against the Wise Eminence."""

from __future__ import annotations

import numpy as np
import pytest

from overlander.core.frame import Frame, Work
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake.greedy import questions
from overlander.games.boonlake.state import BoonState
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from overlander.players.learned import features_of
from overlander.players.network import Heads
from overlander.study.selfplay import selfplay

OWN = "overlander.games.boonlake."
WHOLE = {"DiscardCards"}  # answered in one go, not by the worth of each step


def asking(cls: type[Frame]) -> set[type[Frame]]:
    found = {cls} if cls.rule and not issubclass(cls, Work) and "apply" in {x for c in cls.__mro__[:-2] for x in vars(c)} else set()
    for sub in cls.__subclasses__():
        found |= asking(sub)
    return found


def test_every_question_has_an_answer() -> None:
    names = {cls.__name__ for cls in asking(Frame) if cls.__module__.startswith(OWN)}
    assert names - set(questions.QUESTIONS) - WHOLE == {"Payment"}  # never asked itself
    assert set(questions.QUESTIONS) <= names


@pytest.mark.parametrize("artifacts", ["off", "on"])
def test_it_answers_by_its_view_alone(artifacts: str) -> None:
    game = find_game("boonlake")
    s = game.new({"players": "3", "artifacts": artifacts}, f"view-{artifacts}")
    bot = GreedyBot(game)
    n = 0
    while not s.over():
        seat = s.actor()
        chosen = ask_bot(bot, s, seat)
        if n % 7 == 0:
            other = s.determinize(seat, Rng(key_of(f"view-{n}"), 0, ()))
            assert str(ask_bot(bot, other, seat)) == str(chosen)
        s.apply(seat, chosen)
        n += 1
    assert n > 100


def test_alone_the_eminence_is_stronger_the_more_difficult() -> None:
    leads = []
    for level in ("easy", "very-difficult"):
        run = selfplay("boonlake", 1, 6, "alone", options={"eminence": level}, bots=["greedy"])
        own, eminence = run.mean_scores()
        leads.append(own - eminence)
    assert leads[0] > leads[1]


def test_a_network_knows_scores_beyond_a_byte() -> None:
    """Two players can have more points than a byte holds: what a network adds its expectations to is the whole score."""
    game = find_game("boonlake")
    features = features_of(game)
    assert features is not None
    s = game.new({"players": "3"}, "high")
    assert isinstance(s, BoonState)
    s.players[0].vp, s.players[1].vp, s.players[2].vp = 431, 700, 260
    x = np.frombuffer(features.observe(s, 0), np.uint8).reshape(1, -1)
    now = Heads(features).now(x)[0]
    track = features.categories.index("track")
    assert now[track] == 431
    assert now[-1] == 700
