"""Which games are played: player counts, layouts, expansions and ways to play alone, mixed."""

from __future__ import annotations

from random import Random
from typing import Final

from overlander.core.errors import OptionError
from overlander.core.features import Features
from overlander.core.game import Game
from overlander.core.options import EXPANSIONS, SET_UP, SOLO, Option

PLAYERS: Final = {1: 15, 2: 50, 3: 15, 4: 20}  # how often so many play, beside the others
EXPANDED: Final = 0.3  # how often an expansion is in play
READ: Final = 0.2  # how often the rules are read in another way
SETS: Final = 250  # option sets of an actor: games keep a box for each
TRIES: Final = 20


class Mix:
    """The games of one actor. Other actors draw other options."""

    def __init__(self, game: Game, features: Features, pick: Random, players: list[int]) -> None:
        self.game = game
        self.pick = pick
        self.players = [n for n in game.players() if not players or n in players]
        self.odds = features.odds()
        self.sets: list[dict[str, str]] = []

    def draw(self) -> dict[str, str]:
        if len(self.sets) < SETS:
            self.sets.append(self.new_set())
            return self.sets[-1]
        return self.pick.choice(self.sets)

    def new_set(self) -> dict[str, str]:
        for _ in range(TRIES):
            out = {"players": self.drawn_players()}
            readings = self.pick.random() < READ
            for o in self.game.schema:
                if o.name != "players":
                    value = self.value(o, readings)
                    goes = all(out.get(other) in allowed for other, allowed in o.needs.items())
                    out[o.name] = value if goes else o.default
            try:
                return self.game.options(out)
            except OptionError:
                continue  # values that do not go together: others are drawn
        return self.game.options({"players": self.drawn_players()})

    def drawn_players(self) -> str:
        weights = self.odds.get("players")
        if weights is None:
            return str(self.pick.choices(self.players, [PLAYERS.get(n, 10) for n in self.players])[0])
        known = self.game.players()
        return str(self.pick.choices(self.players, [weights[known.index(n)] for n in self.players])[0])

    def value(self, o: Option, readings: bool) -> str:
        if o.group not in (SET_UP, EXPANSIONS, SOLO) and not readings:
            return o.default
        if o.name in self.odds:
            return self.pick.choices(o.values, self.odds[o.name])[0]
        if not o.asked():
            return o.default
        if o.group == EXPANSIONS:
            return self.pick.choice([v for v in o.values if v != o.default]) if self.pick.random() < EXPANDED else o.default
        return self.pick.choice(o.values)
