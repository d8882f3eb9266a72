"""What is left in piles and bags: all that a viewer may know of it, and nothing else."""

import pytest

from overlander import pictures
from overlander.core.choice import NONE
from overlander.core.game import find_game, offered_games
from overlander.core.match import Match
from overlander.core.rng import Rng, key_of
from overlander.core.state import State
from overlander.drawing.stock import Stock
from overlander.drawing.theme import THEMES
from overlander.players.bot import ask_bot
from overlander.players.random import RandomBot
from overlander.text import Words

GAMES = ["example", *[game.slug for game in offered_games()]]


def played(game: str, decisions: int = 12) -> Match:
    match = Match(find_game(game), {"players": "2"}, ["Ann", "Bob"], "stocks")
    bot = RandomBot("stocks")
    for _ in range(decisions):
        seat = match.state.actor()
        match.play(seat, str(ask_bot(bot, match.state, seat)))
    return match


def told(match: Match, view: State, seat: int, lang: str = "en") -> list[Stock]:
    found = pictures.drawing(match.game.slug)
    assert found is not None
    words = Words(lang, match.game.slug)
    return pictures.stocks(match.game.slug, pictures.look_at(found, match, view, seat, words, THEMES["light"].with_seats([0, 1])))


@pytest.mark.parametrize("game", GAMES)
def test_everything_hidden_is_counted_and_nothing_is_told_of_it(game: str) -> None:
    match = played(game)
    for seat in (0, NONE):
        view = match.state.view(seat)
        stocks = told(match, view, seat)
        other = match.state.determinize(seat, Rng(key_of("another deal"), 0, ()))
        assert told(match, other.view(seat), seat) == stocks, "another deal that this seat could not tell from the real one"
        hidden = sum([len(cards) for cards in view.unknown])
        assert sum([stock.total for stock in stocks]) >= hidden > 0
        assert all(lot.n > 0 and lot.sample.picture and lot.sample.words for stock in stocks for lot in stock.lots)


@pytest.mark.parametrize("game", GAMES)
def test_in_every_language(game: str) -> None:
    match = played(game, 4)
    for lang in ("en", "fr", "ru"):
        for stock in told(match, match.state.view(0), 0, lang):
            assert not stock.title.startswith("stock-")
            assert not stock.about.startswith("stock-")
            assert not any(lot.sample.words.startswith("stock-") for lot in stock.lots)
