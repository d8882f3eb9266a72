"""The games that can be played here, with their options explained."""

from litestar import get
from litestar.params import FromPath

from overlander.core.game import Game, find_game, games
from overlander.players.registry import bots, levels
from overlander.table.api.problems import answers
from overlander.table.api.schema import GameInfo, LangQuery, OptionInfo, Value
from overlander.table.api.words import lang_of
from overlander.table.rights.visitor import Request
from overlander.text import Words


@get("/games", responses=answers(400, 403, 429))
async def list_games(request: Request, lang: LangQuery = None) -> list[GameInfo]:
    """All games, with their options and values in words."""
    return [info(game, lang_of(request)) for game in games().values() if not game.hidden]


@get("/games/{game:str}", responses=answers(400, 403, 404, 429))
async def read_game(request: Request, game: FromPath[str], lang: LangQuery = None) -> GameInfo:
    """One game, with its options and values in words."""
    return info(find_game(game), lang_of(request))


def info(game: Game, lang: str) -> GameInfo:
    words = Words(lang, game.slug)
    options = [
        OptionInfo(
            name=option.name,
            text=words.say(f"option-{option.name}"),
            about=words.say(f"option-{option.name}-about"),
            values=[Value(value, words.option_value(option.name, value)) for value in option.values],
            default=option.default,
            rule=option.rule,
            needs=option.needs,
        )
        for option in game.asked_options()
    ]
    return GameInfo(game.slug, words.title(), game.version, game.players(), options, list(bots(game)), levels(game))
