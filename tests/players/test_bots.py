"""Bots: they answer by their view alone, the same way every time, and the greedy one plays better than chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from overlander.core.choice import Choice, contains
from overlander.core.errors import OptionError
from overlander.core.frame import Frame, Work
from overlander.core.game import Game, find_game
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.games.gwt.greedy import questions as gwt
from overlander.games.gwt.state import GwtState
from overlander.games.nz.greedy import questions as nz
from overlander.players.bot import answers
from overlander.players.greedy import GreedyBot
from overlander.players.levels import LEVELS
from overlander.players.random import RandomBot
from overlander.players.registry import bots, default_bot, find_bot, levels
from overlander.players.seats import bot_of, name_of_bot, players_of, seat_players
from overlander.study.selfplay import selfplay
from tests.cases import Duels, all_cases


def new(players: int = 2, seed: str = "bots", game: str = "gwt") -> State:
    return find_game(game).new({"players": str(players), "layout": "random", "sides": "random"}, seed)


def positions(bot_name: str, players: int, every: int, seed: str, game: str = "gwt") -> list[tuple[State, int]]:
    """Positions of one game with the seat that must answer."""
    s = new(players, seed, game)
    bot = find_bot(find_game(game), bot_name, seed)
    out: list[tuple[State, int]] = []
    n = 0
    while not s.over():
        seat = s.actor()
        if n % every == 0:
            out.append((s.clone(), seat))
        s.apply(seat, bot.choose(s.view(seat), seat, s.offers(seat)))
        n += 1
    return out


def test_every_bot_is_found_by_its_name() -> None:
    game = find_game("gwt")
    assert list(bots(game))[:3] == ["random", "easy", "greedy"]
    for name in bots(game):
        assert find_bot(game, name).name == name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError) as error:
        find_bot(find_game("gwt"), "deep-thought")
    assert error.value.code == "unknown-bot"
    known = "easy, normal, hard, expert, random, greedy, learned"  # levels first: they are what players know
    assert error.value.params == {"bot": "deep-thought", "game": "gwt", "known": known}


def picks(bot: RandomBot, offers: list[Choice]) -> list[str]:
    return [str(bot.choose(None, 0, offers)) for _ in range(40)]


def test_random_repeats_itself_by_its_seed() -> None:
    offers = new().offers(0)
    assert picks(RandomBot("one"), offers) == picks(RandomBot("one"), offers)
    assert picks(RandomBot("one"), offers) != picks(RandomBot("two"), offers)


def test_random_gives_every_answer_and_no_free_action() -> None:
    s = new()
    offers = s.offers(0)
    assert any(c.verb.extra for c in offers)
    found = set(picks(RandomBot("many"), offers))
    assert found == {str(c) for c in s.choices(0)}


def test_random_takes_a_free_action_if_there_is_nothing_else() -> None:
    extras = new().extras(0)
    assert answers(extras) == extras
    assert contains(extras, RandomBot("x").choose(None, 0, extras))


@pytest.mark.parametrize("game", ["gwt", "nz"])
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_sees_only_its_view(players: int, game: str) -> None:
    """The same answer whatever lies where the seat cannot look."""
    for i, (s, seat) in enumerate(positions("greedy", players, 7, f"view-{players}", game)):
        mine = GreedyBot(find_game(game)).choose(s.view(seat), seat, s.offers(seat))
        other = s.view(seat)
        other.fill(seat, Rng(key_of(f"deal {i}"), 0, ()))
        theirs = GreedyBot(find_game(game)).choose(other.view(seat), seat, other.view(seat).offers(seat))
        assert mine == theirs


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_greedy_leaves_its_view_as_it_was(game: str) -> None:
    for s, seat in positions("greedy", 3, 11, "untouched", game):
        view = s.view(seat)
        before = view.digest()
        GreedyBot(find_game(game)).choose(view, seat, s.offers(seat))
        assert view.digest() == before


def questions(frame: type[Frame], game: str) -> set[str]:
    """The classes a player of a game can be asked: those that no other of this game extends, and that are no work."""
    own = (f"overlander.games.{game}.", "overlander.games.trail.")
    found: set[str] = set()
    for sub in [x for x in frame.__subclasses__() if x.__module__.startswith(("overlander.core.", *own))]:
        below = questions(sub, game)
        if below:
            found |= below
        elif not issubclass(sub, Work) and sub.__module__.startswith(own):
            found.add(sub.__name__)
    return found


def test_greedy_has_an_opinion_on_every_question_of_great_western_trail() -> None:
    assert questions(Frame, "gwt") == set(gwt.QUESTIONS)


def test_greedy_has_an_opinion_on_every_question_of_new_zealand() -> None:
    """Three are asked although others extend them; two of the shared chapters are not, as nothing in this box asks them."""
    extended = {"AtLocation", "BuildBuilding", "Deliver"}
    assert questions(Frame, "nz") - {"HerderCard", "RemoveCards"} | extended == set(nz.QUESTIONS)


class Bare(Game):
    """Its package, that of this test, has no part `greedy`."""

    def __init__(self) -> None:
        super().__init__("bare", 1, Path(__file__).parent, [])


def test_a_game_that_nobody_taught_to_greedy_is_not_offered_with_it() -> None:
    game = Bare()
    assert list(bots(game)) == ["random"]
    assert default_bot(game) == "random"
    with pytest.raises(OptionError) as error:
        find_bot(game, "greedy")
    assert error.value.code == "no-greedy"
    assert error.value.params == {"bot": "greedy", "game": "bare", "known": "random"}
    with pytest.raises(OptionError):
        seat_players(game, ["Ann", "bot:greedy"], 2, "x")
    assert [seat.name for seat in seat_players(game, ["Ann"], 2, "x")] == ["Ann", "Bruno (random)"]


def test_bots_are_called_by_a_given_name_and_their_level() -> None:
    game = find_game("example")
    seats = seat_players(game, ["bruno", "bot:normal", "bot:greedy"], 3, "x")
    assert [seat.name for seat in seats] == ["bruno", "Clara (normal)", "Diego (normal)"], "a person's name is not given again"
    again = players_of(game, [seat.name for seat in seats] + ["greedy (bot 2)"], "x")
    assert [seat.bot.name if seat.bot else "" for seat in again] == ["", "greedy", "greedy", "greedy"]
    assert [bot_of(name) for name in ("Ada (hard)", "own (bot)")] == ["learned", "own"]
    assert [bot_of(name) for name in ("Ann (hard)", "Ada", "Ada (strong)")] == ["", "", ""]
    assert [name_of_bot("own", 1, others) for others in ([], ["own (bot)"])] == ["own (bot)", "own (bot 2)"]


def test_a_game_offers_the_levels_that_it_has() -> None:
    assert levels(Bare()) == ["random"]
    known = levels(find_game("example"))
    assert "normal" in known
    assert known == [level for level, bot in LEVELS.items() if bot in bots(find_game("example"))]


DUELS = [(slug, duels) for slug, cases in all_cases().items() for duels in cases.duels]


@pytest.mark.parametrize(("game", "duels"), DUELS, ids=[f"{slug}-{'-'.join(duels.options.values())}" for slug, duels in DUELS])
def test_greedy_beats_random(game: str, duels: Duels) -> None:
    players = int(duels.options["players"])
    run = selfplay(game, players, duels.games, "duel", duels.options, ["greedy"] + ["random"] * (players - 1))
    assert run.wins()[0] == duels.games
    assert run.mean_scores()[0] > duels.points > max(run.mean_scores()[1:])


def test_greedy_avoids_the_city_that_costs_points() -> None:
    """-6 in Kansas City, only if there is no other."""
    for s, seat in positions("greedy", 2, 1, "cities"):
        question = s.question(seat)
        if type(question).__name__ == "Deliver" and len(s.choices(seat)) > 1:
            assert isinstance(s, GwtState)
            assert str(GreedyBot(find_game("gwt")).choose(s.view(seat), seat, s.offers(seat))) != "deliver:kansas-city"


def test_greedy_avoids_the_post_that_costs_points() -> None:
    """-8 at local post 0, only if there is no other."""
    for s, seat in positions("greedy", 2, 1, "posts", "nz"):
        question = s.question(seat)
        if type(question).__name__ == "Deliver" and len(s.choices(seat)) > 1:
            assert str(GreedyBot(find_game("nz")).choose(s.view(seat), seat, s.offers(seat))) != "deliver:local-0"
