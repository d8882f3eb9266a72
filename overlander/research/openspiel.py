"""OpenSpiel: every game as a Python game.

>>> import pyspiel
>>> import overlander.research.openspiel
>>> game = pyspiel.load_game("python_overlander", {"players": 2, "options": "layout:random"})
>>> game.num_players(), game.new_initial_state().is_chance_node()
(2, True)

The only chance node is the first one: it draws the seed, one of `seeds`, from which all further chance follows. Whoever searches
must not follow that chance: `resample_from_infostate` deals what a player cannot know anew, with another chance.
"""

from __future__ import annotations

from typing import Any, Final

from overlander.research.extra import need

need("pyspiel")

import numpy as np  # noqa: E402 (what is missing is told first)
import pyspiel  # noqa: E402

from overlander.research.episode import WIN, Episode, Kind  # noqa: E402

NAME: Final = "python_overlander"
SEEDS: Final = 1024
LONGEST: Final = 100_000  # actions of a game
NO_MEMORY: Final = (
    "there are no information states: an observation is what a player knows now, not how it came about; "
    "searches take observation_string (in ISMCTSBot: use_observation_string=True)"
)

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Overlander",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # automas take their share
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "", "players": 2, "options": "", "seeds": SEEDS, "fingerprint": ""},
)


class OverlanderGame(pyspiel.Game):
    """`options` are the options of the game as `name:value`, with semicolons between them."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        options = dict(pair.partition(":")[::2] for pair in given["options"].split(";") if pair)
        self.kind = Kind(given["game"], WIN, given["fingerprint"], **{**options, "players": given["players"]})
        self.seeds: int = given["seeds"]
        if self.seeds < 1:
            raise ValueError(f"{self.seeds} seeds: at least 1 is wanted")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kind.actions,
            max_chance_outcomes=self.seeds,
            num_players=self.kind.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> OverlanderState:
        return OverlanderState(self, self.kind, self.seeds)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OverlanderObserver | None:
        """None, as OpenSpiel wants it, for what there is not: perfect recall, and what is public apart from what is private."""
        wanted = pyspiel.IIGObservationType(perfect_recall=False) if iig_obs_type is None else iig_obs_type
        whole = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return None if wanted.perfect_recall or not whole else OverlanderObserver(self.kind, params)


class OverlanderState(pyspiel.State):
    def __init__(self, game: OverlanderGame, kind: Kind, seeds: int) -> None:
        super().__init__(game)
        self.players = kind.players
        self.seeds = seeds
        self.kind = kind
        self.episode: Episode | None = None  # before chance has drawn the seed

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None or player != self.episode.seat else sorted(self.episode.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.seeds) for seed in range(self.seeds)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.kind, str(action))
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.kind.numbering.names[action]

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.episode is not None and self.episode.over else [0.0] * self.players

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> OverlanderState:
        """A state that this player cannot tell from this one. Others' half-said answers are said anew by them."""
        out: OverlanderState = self.clone()
        if self.episode is not None:
            out.episode = self.episode.dealt_anew(player_id, f"resample {probability_sampler()}")
        return out

    def information_state_string(self, player: int | None = None) -> str:
        raise ValueError(NO_MEMORY)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise ValueError(NO_MEMORY)

    def __str__(self) -> str:
        if self.episode is None:
            return "before the seed is drawn"
        said = [] if self.episode.answer is None else [self.kind.numbering.names[action] for action in self.episode.answer.said]
        return f"{self.episode.state.digest()} {', '.join(said)}".strip()


class OverlanderObserver:
    """The fields of an observation by name, as floats."""

    def __init__(self, kind: Kind, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.kind = kind
        self.tensor = np.zeros(kind.size, np.float32)
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        at = 0
        for field in kind.fields():
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def set_from(self, state: OverlanderState, player: int) -> None:
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = np.frombuffer(state.episode.observe(player), np.uint8)

    def string_from(self, state: OverlanderState, player: int) -> str:
        return "" if state.episode is None else state.episode.observe(player).hex()


pyspiel.register_game(GAME_TYPE, OverlanderGame)
