"""Gymnasium: one agent, alone, against the automa of the game, or against bots.

import gymnasium
import overlander.research.gym

env = gymnasium.make("Overlander-v0", players=2, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overlander.research.extra import need

need("gymnasium")

import gymnasium  # noqa: E402 (what is missing is told first)

from overlander.core.errors import OptionError  # noqa: E402
from overlander.library import in_words, put_into_words  # noqa: E402
from overlander.players.registry import RANDOM, find_bot  # noqa: E402
from overlander.research.episode import WIN, Episode, Kind  # noqa: E402
from overlander.research.spaces import RENDER_MODES, Observation, actions, look, observations, picture, render_mode_of  # noqa: E402

NAME = "Overlander-v0"


class OverlanderEnv(gymnasium.Env):
    """`players` is 1 unless it is said otherwise: alone, as the game is played alone. With more, bots take the other seats:
    `opponents` is one name for all of them, or one for each, in a list or with commas; `seat` is the agent's own. All further
    settings are options of the game."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "",
        render_mode: str | None = None,
        opponents: str | Sequence[str] = RANDOM,
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
        names = opponents.split(",") if isinstance(opponents, str) else list(opponents)
        self.opponents = names * len(self.others) if len(names) == 1 else names
        if len(self.opponents) != len(self.others):
            raise put_into_words(OptionError("bots-per-seat", {"bots": len(names), "players": len(self.others)}))
        with in_words():
            for name in self.opponents:
                find_bot(self.kind.game, name)
        self.render_mode = render_mode_of(render_mode)
        self.observation_space = observations(self.kind)
        self.action_space = actions(self.kind)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(self.np_random.integers(2**62))
        bots = {i: find_bot(self.kind.game, bot, f"{name}/{i}") for i, bot in zip(self.others, self.opponents)}
        self.episode = Episode(self.kind, name, bots)
        return look(self.episode, self.seat), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An action that is not legal changes nothing; the info says `illegal`. Agents choose by the mask."""
        illegal = int(action) not in self.episode.legal
        if not illegal:
            self.episode.act(int(action))
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        info = self.info()
        if illegal:
            info["illegal"] = True
        return look(self.episode, self.seat), reward, over, False, info

    def info(self) -> dict[str, Any]:
        """At the end, the points by seat."""
        return {"points": self.episode.state.outcome().totals()} if self.episode.over else {}

    def render(self) -> Any:
        return picture(self.episode, self.render_mode)


gymnasium.register(NAME, entry_point=f"{__name__}:OverlanderEnv", disable_env_checker=True)
