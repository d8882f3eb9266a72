"""The greedy bot in Expedition to Newdale: it answers every question by its view alone, and plays better than chance."""

from __future__ import annotations

import pytest

from overlander.core.frame import Frame, Work
from overlander.core.game import find_game
from overlander.core.rng import Rng, key_of
from overlander.games.newdale.box import CHAPTERS
from overlander.games.newdale.greedy import questions
from overlander.games.newdale.greedy.outlook import Outlook
from overlander.games.newdale.greedy.plans import Forecast
from overlander.games.newdale.state import NewdaleState
from overlander.players.bot import ask_bot
from overlander.players.greedy import GreedyBot
from overlander.study.selfplay import selfplay

OWN = "overlander.games.newdale."


def greedy() -> GreedyBot:
    return GreedyBot(find_game("newdale"))


def positions(chapter: str, players: int, every: int) -> list[tuple[NewdaleState, int]]:
    """Positions of one game among greedy bots with a seat that must answer, and has a choice."""
    s = find_game("newdale").new({"players": str(players), "chapter": chapter}, f"greedy-{chapter}-{players}")
    assert isinstance(s, NewdaleState)
    bot = greedy()
    out: list[tuple[NewdaleState, int]] = []
    n = 0
    while not s.over():
        seat = s.actor()
        if len(s.offers(seat)) > 1:
            n += 1
            if n % every == 0:
                out.append((s.clone(), seat))
        s.apply(seat, ask_bot(bot, s, seat))
    return out


def asked(frame: type[Frame]) -> set[str]:
    """The questions of the game: classes that no other extends, and that are no work."""
    found: set[str] = set()
    for sub in [x for x in frame.__subclasses__() if x.__module__.startswith(("overlander.core.", OWN))]:
        below = asked(sub)
        if below:
            found |= below
        elif not issubclass(sub, Work) and sub.__module__.startswith(OWN):
            found.add(sub.__name__)
    return found


def test_greedy_has_an_opinion_on_every_question() -> None:
    assert asked(Frame) == set(questions.QUESTIONS)


@pytest.mark.parametrize(("chapter", "players"), [("1", 2), ("3a", 3), ("7", 2), ("8", 4)])
def test_greedy_sees_only_its_view_and_leaves_it_as_it_was(chapter: str, players: int) -> None:
    found = positions(chapter, players, 9)
    assert len(found) > 5
    for i, (s, seat) in enumerate(found):
        view = s.view(seat)
        before = view.digest()
        mine = greedy().choose(view, seat, s.offers(seat))
        assert view.digest() == before
        other = s.view(seat)
        other.fill(seat, Rng(key_of(f"deal {i}"), 0, ()))
        seen = other.view(seat)
        assert greedy().choose(seen, seat, seen.offers(seat)) == mine


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_greedy_beats_random_in_every_chapter(chapter: str) -> None:
    run = selfplay("newdale", 2, 1, "duel", options={"chapter": chapter}, bots=["random", "greedy"])
    assert run.wins() == [0, 1]
    assert run.mean_scores()[1] > 1.5 * run.mean_scores()[0]


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_who_play_by_chance(players: int) -> None:
    run = selfplay("newdale", players, 1, "duel", bots=["greedy"] + ["random"] * (players - 1))
    assert run.wins()[0] == 1


def test_greedy_plans_pawn_by_pawn_too() -> None:
    options = {"planning": "turn-order"}
    run = selfplay("newdale", 2, 1, "in turn", options=options, bots=["greedy", "random"])
    assert run.wins() == [1, 0]


def test_greedy_expects_the_market_as_the_bag_makes_it() -> None:
    """All ways to draw so many of eighteen, each with its chance; printed assistants are sure."""
    s, seat = next(x for x in positions("1", 2, 1) if type(x[0].question(x[1])).__name__ == "PlanPawns")
    o = Outlook(s.view(seat), seat)
    cases = Forecast(o).cases
    assert sum(chance for chance, _ in cases) == pytest.approx(1.0)
    drawn = [sum(chance * have[colour] for chance, have in cases) - o.assistants[colour] for colour in range(4)]
    draws = s.box.events[s.market.event].effect.pawns or s.box.draw_pawns
    assert drawn == pytest.approx([draws * n / 18 for n in s.market.bag[:4]])


def test_greedy_places_every_pawn() -> None:
    plans = 0
    for s, seat in positions("2", 2, 1):
        c = ask_bot(greedy(), s, seat)
        if c.verb is s.box.PLAN:
            plans += 1
            assert [x for x in range(4) if c.part(x) >= 0] == s.players[seat].pawns.available()
    assert plans == 14
