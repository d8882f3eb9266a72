"""What the tests that all games share need to know of Expedition to Newdale."""

from tests.cases import BotGames, Cases, Duels

CASES = Cases(
    together=[{"players": "2", "chapter": "5", "start-town": "thickthorn"}],
    bot_games=[BotGames({"players": "3", "chapter": "7"}, 1, 20)],
    golden=[
        {"players": "2", "chapter": "3a"},
        {"players": "3", "chapter": "7"},
        {"players": "1", "chapter": "8"},
    ],
    duels=[Duels({"players": "2", "chapter": "5"}, 2, 50)],
)
