"""The standard interfaces, tested by the suites of their own libraries, and what these do not ask."""

import copy
import importlib
import pickle
import random
import warnings
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough

from overlander.core.errors import OptionError
from overlander.core.game import offered_games
from overlander.core.rng import Rng, key_of
from overlander.research import aec, extra, openspiel, parallel
from overlander.research.batch import Batch
from overlander.research.episode import Episode, Kind
from overlander.research.gym import OverlanderEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of games of theirs that they import where pygame is installed
    from pettingzoo.test import api_test, max_cycles_test, seed_test

ORCHARD = "example"
REAL = [game.slug for game in offered_games() if game.part("features") is not None]
USUAL = "Observation is not a NumPy array|Observation space for each agent probably"  # said of every game with a mask


@pytest.fixture
def their_warnings() -> Iterator[None]:
    """What is wrong fails; what PettingZoo says of each of its own board games does not."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=USUAL)
        yield


@pytest.mark.usefixtures("their_warnings")
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo(players: int) -> None:
    api_test(aec.env(ORCHARD, players=players, presses="on"), num_cycles=200)
    seed_test(lambda: aec.env(ORCHARD, players=players, presses="on"), num_cycles=60)


@pytest.mark.usefixtures("their_warnings")
def test_pettingzoo_with_all_agents_in_every_cycle() -> None:
    class Orchard:
        @staticmethod
        def env(max_cycles: int) -> Any:
            return parallel.env(ORCHARD, max_cycles=max_cycles)

        @staticmethod
        def parallel_env(max_cycles: int) -> Any:
            return parallel.parallel_env(ORCHARD, max_cycles=max_cycles)

    max_cycles_test(Orchard)
    env = parallel.parallel_env(ORCHARD, players=3)
    looks, _ = env.reset(seed=4)
    while env.agents:
        looks, rewards, over, _, infos = env.step({a: env.action_space(a).sample(looks[a]["action_mask"]) for a in env.agents})
        assert not any(info.get("illegal") for info in infos.values())
    assert all(over.values())
    assert abs(sum(rewards.values())) < 1e-6


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"automa": "on"},
        {"players": 3, "opponents": "random,greedy", "seat": 1},
        {"players": 3, "opponents": ["random", "greedy"]},
    ],
)
def test_gymnasium(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make("Overlander-v0", game=ORCHARD, render_mode="rgb_array", **settings).unwrapped)
    env = gymnasium.make("Overlander-v0", game=ORCHARD, **settings)
    look, _ = env.reset(seed=3)
    over = False
    while not over:
        look, reward, over, cut, info = env.step(env.action_space.sample(look["action_mask"]))
        assert not cut
    assert -1 <= reward <= 1
    assert len(info["points"]) >= 1


def test_openspiel() -> None:
    game = pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "players": 3, "options": "presses:on;automa:on", "seeds": 4})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    told = generate_playthrough.playthrough(f"{openspiel.NAME}(game={ORCHARD})", action_sequence=None, seed=7)
    assert told == generate_playthrough.playthrough(f"{openspiel.NAME}(game={ORCHARD})", action_sequence=None, seed=7)
    assert "verb bid" in told


def test_openspiel_deals_anew_what_a_player_cannot_know() -> None:
    game = pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "players": 2, "seeds": 2})
    state = game.new_initial_state()
    state.apply_action(1)
    state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    draws = random.Random(1).random
    others = [state.resample_from_infostate(player, draws) for _ in range(5)]
    assert {other.observation_string(player) for other in others} == {state.observation_string(player)}
    assert {tuple(other.legal_actions()) for other in others} == {tuple(state.legal_actions())}
    assert len({str(other) for other in others}) > 1


@pytest.mark.parametrize("slug", REAL)
def test_a_search_copies_a_position_and_nothing_that_all_games_share(slug: str) -> None:
    state = pyspiel.load_game(openspiel.NAME, {"game": slug, "players": 2}).new_initial_state()
    state.apply_action(7)
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    copied, before = state.clone(), str(state)
    assert str(copied) == before
    assert copied.kind is state.kind
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != before
    assert str(state) == before


def test_what_is_stored_of_a_game_is_its_actions() -> None:
    """In the compiled build nothing else could be: a state is not pickled."""
    episode = Episode(Kind(ORCHARD, "margin", players=3, presses="on"), "stored")
    for _ in range(12):
        episode.act(min(episode.legal))
    stored = pickle.dumps(episode)
    assert b"overlander.core" not in stored
    again = pickle.loads(stored)
    assert again.state.digest() == episode.state.digest()
    assert (again.seat, again.legal, again.observe(0)) == (episode.seat, episode.legal, episode.observe(0))
    assert (again.kind.reward, again.kind.options) == (episode.kind.reward, episode.kind.options)
    dealt = Episode(episode.kind, "", state=episode.state.determinize(0, Rng(key_of("other cards"), 0, ())))
    with pytest.raises(TypeError, match="dealt anew"):
        pickle.dumps(dealt)


def test_a_game_with_bots_is_not_copied() -> None:
    """The copy would have no bots, and ask the agent for them."""
    env = gymnasium.make("Overlander-v0", game=ORCHARD, players=2, opponents="greedy")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="bots"):
        copy.deepcopy(env.unwrapped)
    alone = gymnasium.make("Overlander-v0", game=ORCHARD, automa="on")
    alone.reset(seed=1)
    assert copy.deepcopy(alone.unwrapped).episode.state.digest() == alone.unwrapped.episode.state.digest()


@pytest.mark.parametrize("slug", REAL)
def test_every_game_for_a_while(slug: str) -> None:
    """By PettingZoo's loop with masks; at every tenth action nothing hidden is in what the agents see."""
    env = aec.env(slug, players=2, render_mode="svg", max_cycles=120)
    env.reset(seed=1)
    pick = np.random.default_rng(1)
    for number, agent in enumerate(env.agent_iter()):
        look, _, over, cut, _ = env.last()
        if number % 10 == 0:
            honest(env.unwrapped.episode)
        env.step(None if over or cut else int(pick.choice(np.flatnonzero(look["action_mask"]))))
        assert env.observation_space(agent).contains(look)
    state = pyspiel.load_game(openspiel.NAME, {"game": slug, "players": 2, "seeds": 2}).new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    assert state.clone().observation_string(0) == state.observation_string(0)


def honest(episode: Episode) -> None:
    """Every seat sees the same where what it cannot know is dealt anew, and may say the same."""
    for seat in range(episode.kind.players):
        dealt = Episode.__new__(Episode)
        dealt.__dict__.update(episode.__dict__)
        dealt.state = episode.state.determinize(seat, Rng(key_of(f"other cards {len(episode.played)}"), 0, ()))
        assert dealt.observe(seat) == episode.observe(seat)
        if seat == episode.seat and episode.answer is not None and not episode.answer.said:
            again = Episode(episode.kind, episode.seed, state=dealt.state)
            assert again.legal == episode.legal


def test_orchard_shows_nothing_hidden() -> None:
    pick = random.Random(2)
    episode = Episode(Kind(ORCHARD, players=3, presses="on"), "honest")
    while not episode.over:
        honest(episode)
        episode.act(pick.choice(episode.legal))


# -- many games at once


def test_a_batch_plays_the_same_in_processes() -> None:
    one = Batch(ORCHARD, count=5, seed="s", players=3)
    ended = 0
    with Batch(ORCHARD, count=5, seed="s", processes=2, players=3) as two:
        for step in range(120):
            for name in ("observations", "masks", "seats", "rewards", "done"):
                assert np.array_equal(getattr(one, name), getattr(two, name)), (step, name)
            ended += int(one.done.sum())
            assert np.all(np.abs(one.rewards[one.done].sum(axis=1)) < 1e-6)
            actions = np.array([np.flatnonzero(row)[step % row.sum()] for row in one.masks])
            one.step(actions)
            two.step(actions)
    assert ended > 5
    before = one.observations.copy()
    for wrong in (10_000, -1):
        with pytest.raises(ValueError, match="not legal in game 4"):
            one.step(np.array([*[np.flatnonzero(row)[0] for row in one.masks[:4]], wrong]))
    assert np.array_equal(one.observations, before)


@pytest.mark.parametrize("module", [aec, parallel, openspiel])
def test_without_the_extra_one_line_says_what_to_install(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r'pip install "overlander\[research\]"'):
        importlib.reload(module)


def test_bad_settings_are_one_line() -> None:
    tried: dict[str, Any] = {
        "no-game": lambda: aec.env("no-game"),
        "made with another numbering": lambda: aec.env(ORCHARD, fingerprint="0"),
        "no-reward": lambda: Batch(ORCHARD, reward="no-reward"),
        "no-mode": lambda: OverlanderEnv(ORCHARD, render_mode="no-mode"),
        "no-bot": lambda: OverlanderEnv(ORCHARD, players=2, opponents="no-bot"),
        "seat 5": lambda: OverlanderEnv(ORCHARD, seat=5),
    }
    for word, fails in tried.items():
        with pytest.raises(OptionError, match=word) as caught:
            fails()
        assert "\n" not in str(caught.value)


def test_what_a_batch_does_not_take() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Batch("example", count=0)
    with pytest.raises(ValueError, match="-1 processes"):
        Batch("example", processes=-1)
    games = Batch("example", count=2)
    before = games.observations.copy()
    right = games.masks.argmax(axis=1)
    for wrong in (right[0], right[:1], right + 0.5, right + 2**32, np.full(2, np.nan)):
        with pytest.raises(ValueError, match=r"wanted|not legal"):
            games.step(wrong)
    assert (games.observations == before).all()
    games.close()
    with pytest.raises(ValueError, match="closed"):  # with processes it would wait for nobody, and change nothing
        games.step(right)
