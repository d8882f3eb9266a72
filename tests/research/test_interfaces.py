"""The standard interfaces, tested by the suites of their own libraries, and what these do not ask."""

import copy
import importlib
import pickle
import random
import warnings
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from overlander.core.errors import OptionError
from overlander.core.game import offered_games
from overlander.core.rng import Rng, key_of
from overlander.research import aec, extra, openspiel, parallel
from overlander.research.batch import Batch
from overlander.research.episode import Episode, Kind
from overlander.research.gym import OverlanderEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of games of theirs that they import where pygame is installed
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

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
@pytest.mark.parametrize("slug", REAL)
def test_pettingzoo_with_every_game(slug: str) -> None:
    api_test(aec.env(slug), num_cycles=60)
    seed_test(lambda: aec.env(slug), num_cycles=30)


@pytest.mark.usefixtures("their_warnings")
@pytest.mark.parametrize("slug", [ORCHARD, *REAL])
def test_pettingzoo_in_cycles_with_every_game(slug: str) -> None:
    class Cut:
        @staticmethod
        def env(max_cycles: int) -> Any:
            return parallel.env(slug, max_cycles=max_cycles)

        @staticmethod
        def parallel_env(max_cycles: int) -> Any:
            return parallel.parallel_env(slug, max_cycles=max_cycles)

    max_cycles_test(Cut)
    parallel_api_test(parallel.parallel_env(slug), num_cycles=30)


def test_pettingzoo_with_all_agents_in_every_cycle() -> None:
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


@pytest.mark.parametrize("slug", REAL)
def test_gymnasium_with_every_game(slug: str) -> None:
    for players in (1, 2):
        check_env(gymnasium.make("Overlander-v0", game=slug, players=players).unwrapped)


def test_an_opponent_can_be_a_policy_of_ones_own() -> None:
    """It is shown what its seat knows and may do, as the agent is; so the game is the one that a single policy would play."""
    shown: list[dict[str, Any]] = []

    def last(look: dict[str, Any]) -> int:
        shown.append(look)
        return int(np.flatnonzero(look["action_mask"])[-1])

    for opponents in (last, [last, last]):
        env = OverlanderEnv(ORCHARD, players=3, opponents=opponents, seat=1)
        look, _ = env.reset(seed=5)
        episode = Episode(env.kind, env.episode.seed)
        while not env.episode.over:
            look, *_ = env.step(last(look))
        while not episode.over:
            episode.act(max(episode.legal))
        assert env.episode.played == episode.played
    assert all(env.observation_space.contains(look) for look in shown)
    mixed = OverlanderEnv(ORCHARD, players=3, opponents=["greedy", last])
    mixed.reset(seed=1)
    assert (list(mixed.episode.bots), list(mixed.policies)) == ([1], [2])
    wrong = OverlanderEnv(ORCHARD, players=2, opponents=lambda look: -1, seat=1)
    with pytest.raises(ValueError, match="action -1 is not legal"):
        wrong.reset(seed=1)
    for nobody in (5, [None], [3.5]):
        with pytest.raises(TypeError, match="the name of a bot, or a function"):
            OverlanderEnv(ORCHARD, players=2, opponents=nobody)  # type: ignore[arg-type]


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


# -- bad input


@pytest.mark.parametrize("module", [aec, parallel, openspiel])
def test_without_the_extra_one_line_says_what_to_install(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None)
    with pytest.raises(OptionError, match=r'pip install "overlander\[research\]"'):
        importlib.reload(module)


def test_what_was_made_with_other_observations_is_refused() -> None:
    """As with other actions: both would be misread."""
    kind = Kind(ORCHARD, players=2)
    actions, _, observations = kind.fingerprint.partition("-")
    assert (actions, observations) == (kind.numbering.fingerprint, kind.features.fingerprint())
    made: list[Callable[[str], object]] = [
        lambda x: Kind(ORCHARD, players=2, fingerprint=x),
        lambda x: aec.env(ORCHARD, players=2, fingerprint=x),
        lambda x: parallel.parallel_env(ORCHARD, players=2, fingerprint=x),
        lambda x: OverlanderEnv(ORCHARD, players=2, fingerprint=x),
        lambda x: Batch(ORCHARD, players=2, count=1, fingerprint=x),
        lambda x: pyspiel.load_game(openspiel.NAME, {"game": ORCHARD, "fingerprint": x}),
    ]
    for make in made:
        make(kind.fingerprint)
        make(actions)  # as far as it goes
        with pytest.raises(OptionError, match="other observations"):
            make(f"{actions}-0123456789ab")
        with pytest.raises(OptionError, match="another numbering"):
            make(f"0123456789ab-{observations}")


def test_bad_settings_are_one_line() -> None:
    tried: dict[str, Any] = {
        "no-game": lambda: aec.env("no-game"),
        "made with another numbering": lambda: aec.env(ORCHARD, fingerprint="0"),
        "no-reward": lambda: Batch(ORCHARD, reward="no-reward"),
        "no-mode": lambda: OverlanderEnv(ORCHARD, render_mode="no-mode"),
        "no-bot": lambda: OverlanderEnv(ORCHARD, players=2, opponents="no-bot"),
        "name of a bot is missing": lambda: OverlanderEnv(ORCHARD, players=3, opponents="random,"),
        "2 bots do not fit 3": lambda: OverlanderEnv(ORCHARD, players=4, opponents=["random", "random"]),
        "seat 5": lambda: OverlanderEnv(ORCHARD, seat=5),
    }
    for word, fails in tried.items():
        with pytest.raises(OptionError, match=word) as caught:
            fails()
        assert "\n" not in str(caught.value)
