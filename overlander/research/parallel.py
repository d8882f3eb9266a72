"""PettingZoo, all agents acting in every cycle: who is not asked waits with action 0. For trainers that know only this form.

>>> from overlander.research import parallel
>>> env = parallel.parallel_env(players=2)
>>> observations, infos = env.reset(seed=1)
>>> actions = {agent: env.action_space(agent).sample(observations[agent]["action_mask"]) for agent in env.agents}
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
>>> sorted(observations)
['seat_0', 'seat_1']

An action that is not legal changes nothing: the cycle counts, and the agent's info says `illegal`.
"""

from __future__ import annotations

from typing import Any

from overlander.research.extra import need

need("gymnasium", "pettingzoo")

from gymnasium.utils import EzPickle, seeding  # noqa: E402 (what is missing is told first)
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from overlander.core.actions import END  # noqa: E402
from overlander.research.aec import LIMIT  # noqa: E402
from overlander.research.episode import WIN, Episode, Kind  # noqa: E402
from overlander.research.spaces import RENDER_MODES, Observation, actions, look, observations, picture, render_mode_of  # noqa: E402

ByAgent = dict[str, Any]


def env(game: str = "", **settings: Any) -> AECEnv:
    """The same with one agent after the other in every cycle."""
    return parallel_to_aec(parallel_env(game, **settings))


class parallel_env(ParallelEnv, EzPickle):  # noqa: N801 (PettingZoo's name)
    """Settings as `aec.raw_env` has them."""

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
        self.kind = Kind(game, reward, fingerprint, **options)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"overlander_{self.kind.game.slug}_parallel"}
        self.render_mode = render_mode_of(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.players)]
        self.agents: list[str] = self.possible_agents[:]
        self.observation_spaces = {agent: observations(self.kind) for agent in self.possible_agents}
        self.action_spaces = {agent: actions(self.kind) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[ByAgent, ByAgent]:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode = Episode(self.kind, str(self.np_random.integers(2**62)))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.looks(), {agent: {} for agent in self.agents}

    def step(self, chosen: dict[str, int]) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        infos: ByAgent = {agent: {} for agent in self.agents}
        who = self.possible_agents[self.episode.seat]
        action = int(chosen.get(who, END))
        if action in self.episode.legal:
            self.episode.act(action)
        else:
            infos[who]["illegal"] = True
        self.cycles += 1
        over = self.episode.over
        cut = not over and self.cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, self.episode.rewards())) if over else dict.fromkeys(self.agents, 0.0)
        out = self.looks(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut), infos
        if over or cut:
            self.agents = []
        return out

    def looks(self) -> dict[str, Observation]:
        """What every agent knows; who is not asked may only wait."""
        out: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            out[agent] = look(self.episode, seat)
            if self.episode.over or seat != self.episode.seat:
                out[agent]["action_mask"][END] = 1
        return out

    def render(self) -> Any:
        return picture(self.episode, self.render_mode)

    def close(self) -> None:
        pass
