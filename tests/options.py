"""Options to test a game with."""

from overlander.core.game import Game
from overlander.core.options import Option
from tests.cases import cases_of


def possible(o: Option, value: str, chosen: dict[str, str]) -> bool:
    return value == o.default or all(chosen.get(other) in allowed for other, allowed in o.needs.items())


def option_set(game: Game, players: str, i: int) -> dict[str, str]:
    """The i-th value of every option, counted round; the default where that does not go with what is chosen already."""
    out = {"players": players}
    for o in game.schema:
        if o.name != "players":
            value = o.values[i % len(o.values)]
            out[o.name] = value if possible(o, value, out) else o.default
    return game.options(out)


def option_sets(game: Game) -> list[dict[str, str]]:
    """Every value of every option with every player count; all combinations would be many and tell little more."""
    found: list[dict[str, str]] = []
    for players in game.option("players").values:
        mattering = [o for o in game.schema if o.name != "players" and players in o.needs.get("players", [players])]
        for i in range(max([len(o.values) for o in mattering], default=1)):
            options = option_set(game, players, i)
            if options not in found:
                found.append(options)
    return found + [game.options(options) for options in cases_of(game.slug).together]
