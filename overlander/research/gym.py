"""Gymnasium: one agent, alone, against the automa of the game, or against bots.

>>> import gymnasium
>>> import overlander.research.gym
>>> env = gymnasium.make("Overlander-v0", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, over, cut, info = env.step(env.action_space.sample(observation["action_mask"]))
>>> reward, over, cut
(0.0, False, False)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any, TypeAlias

from overlander.research.extra import need

need("gymnasium")

import gymnasium  # noqa: E402 (what is missing is told first)

from overlander.core.errors import OptionError  # noqa: E402
from overlander.library import in_words, put_into_words  # noqa: E402
from overlander.players.registry import RANDOM, find_bot  # noqa: E402
from overlander.research.episode import WIN, Episode, Kind  # noqa: E402
from overlander.research.spaces import RENDER_MODES, Observation, actions, look, observations, picture, render_mode_of  # noqa: E402

NAME = "Overlander-v0"
Policy: TypeAlias = Callable[[Observation], int]  # of an observation as `step` returns it, with its mask: an action


class OverlanderEnv(gymnasium.Env):
    """`players` is 1 unless it is said otherwise: alone, as the game is played alone. With more, others take the other seats:
    `opponents` is one for all of them, or a list with one for each. An opponent is a bot's name (several also with commas), or a
    policy of one's own: a function that is given the observation of its seat, and returns an action. `seat` is the agent's own.
    All further settings are options of the game."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "",
        render_mode: str | None = None,
        opponents: str | Policy | Sequence[str | Policy] = RANDOM,
        seat: int = 0,
        reward: str = WIN,
        fingerprint: str = "",
        **options: str | int,
    ) -> None:
        self.kind = Kind(game, reward, fingerprint, **{"players": 1, **options})
        if not 0 <= seat < self.kind.players:
            raise put_into_words(OptionError("no-such-seat", {"seat": seat, "last": self.kind.players - 1}))
        self.seat = seat
        self.others = [i for i in range(self.kind.players) if i != seat]
        given = listed(opponents)
        if len(given) not in (1, len(self.others)):
            raise put_into_words(OptionError("bots-per-seat", {"bots": len(given), "players": len(self.others)}))
        self.opponents = given * len(self.others) if len(given) == 1 else given
        with in_words():
            for one in self.opponents:
                if isinstance(one, str):
                    find_bot(self.kind.game, one)
        self.render_mode = render_mode_of(render_mode)
        self.observation_space = observations(self.kind)
        self.action_space = actions(self.kind)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(self.np_random.integers(2**62))
        seats = list(zip(self.others, self.opponents))
        bots = {i: find_bot(self.kind.game, one, f"{name}/{i}") for i, one in seats if isinstance(one, str)}
        self.policies = {i: one for i, one in seats if not isinstance(one, str)}
        self.episode = Episode(self.kind, name, bots)
        self.let_policies_act()
        return look(self.episode, self.seat), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An action that is not legal changes nothing; the info says `illegal`. Agents choose by the mask."""
        illegal = int(action) not in self.episode.legal
        if not illegal:
            self.episode.act(int(action))
            self.let_policies_act()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        info = self.info()
        if illegal:
            info["illegal"] = True
        return look(self.episode, self.seat), reward, over, False, info

    def let_policies_act(self) -> None:
        """Until the agent must act, or the game is over. Raises ValueError for an action that is not legal."""
        while not self.episode.over and self.episode.seat in self.policies:
            seat = self.episode.seat
            self.episode.act(index(self.policies[seat](look(self.episode, seat))))

    def info(self) -> dict[str, Any]:
        """At the end, the points by seat."""
        return {"points": self.episode.state.outcome().totals()} if self.episode.over else {}

    def render(self) -> Any:
        return picture(self.episode, self.render_mode)


def listed(opponents: str | Policy | Sequence[str | Policy]) -> list[str | Policy]:
    """One by one; raises TypeError for what can sit at no table."""
    if isinstance(opponents, str):
        return list(opponents.split(","))
    given: list[Any] = list(opponents) if isinstance(opponents, Sequence) else [opponents]
    for one in given:
        if not isinstance(one, str) and not callable(one):
            raise TypeError(
                f"an opponent is the name of a bot, or a function of an observation that returns an action; not {one!r}"
            )
    return given


gymnasium.register(NAME, entry_point=f"{__name__}:OverlanderEnv", disable_env_checker=True)
