"""PettingZoo: a game for two to four agents, one acting after the other (AEC).

>>> from overlander.research import aec
>>> env = aec.env(players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(max_iter=50):
...     observation, reward, termination, truncation, info = env.last()
...     mask = observation["action_mask"]
...     env.step(None if termination or truncation else env.action_space(agent).sample(mask))
>>> len(env.agents)
2

Where several seats answer in secret, they act one after the other, and none sees what another has said before all are done.
"""

from __future__ import annotations

from typing import Any

from overlander.research.extra import need

need("gymnasium", "pettingzoo")

import numpy as np  # noqa: E402 (what is missing is told first)
from gymnasium.utils import EzPickle, seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from overlander.research.episode import WIN, Episode, Kind  # noqa: E402
from overlander.research.spaces import RENDER_MODES, Observation, actions, look, observations, picture, render_mode_of  # noqa: E402

LIMIT = 100_000  # actions after which a game is cut off


def env(game: str = "", **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and costs its agent a point."""
    out = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(out))


class raw_env(AECEnv, EzPickle):  # noqa: N801 (PettingZoo's name)
    """Without wrappers. `reward`: win, margin or points; `fingerprint`: refuse another numbering of actions; `max_cycles`: actions
    after which the game is cut off; all further settings are options of the game."""

    def __init__(
        self,
        game: str = "",
        render_mode: str | None = None,
        reward: str = WIN,
        fingerprint: str = "",
        max_cycles: int = LIMIT,
        **options: str | int,
    ) -> None:
        EzPickle.__init__(self, game, render_mode, reward, fingerprint, max_cycles, **options)
        super().__init__()
        self.kind = Kind(game, reward, fingerprint, **options)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"overlander_{self.kind.game.slug}", "is_parallelizable": False}
        self.render_mode = render_mode_of(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observations(self.kind) for agent in self.possible_agents}
        self.action_spaces = {agent: actions(self.kind) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode = Episode(self.kind, str(self.np_random.integers(2**62)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return look(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.act(int(action))
        self.cycles += 1
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            if self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> np.ndarray[Any, np.dtype[np.uint8]] | str | None:
        """The table as the seat sees it that must act."""
        return picture(self.episode, self.render_mode)

    def close(self) -> None:
        pass
