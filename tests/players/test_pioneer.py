"""The opponent of the past plays the game as it is today."""

from overlander.core.game import find_game
from overlander.players.bot import Bot, ask_bot
from overlander.players.random import RandomBot
from tests.players.pioneer.bot import Pioneer


def test_the_pioneer_still_plays_better_than_chance() -> None:
    game = find_game("gwt")
    s = game.new(game.options({"players": "2", "layout": "random"}), "pioneer")
    bots: list[Bot] = [Pioneer("a"), RandomBot("b")]
    while not s.over():
        seat = s.actor()
        s.apply(seat, ask_bot(bots[seat], s, seat))
    pioneer, chance = s.outcome().totals()
    assert pioneer > chance + 20
