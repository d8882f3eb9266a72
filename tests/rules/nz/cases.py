"""What the tests that all games share need to know of New Zealand."""

from tests.cases import BotGames, Cases, Duels

CASES = Cases(
    bot_games=[BotGames({"players": players, "layout": "random", "sides": "random"}, 1, -10) for players in ("1", "2", "4")],
    golden=[
        {"players": "2"},
        {"players": "4", "layout": "random", "sides": "b"},
        {"players": "1", "sarah": "medium"},
        {"players": "1", "sarah": "hard", "layout": "random", "sides": "random"},
    ],
    duels=[Duels({"players": players}, 2, 60) for players in ("2", "3", "4")],
    first_question="Which disc starts",
    sampled_with={"players": "3", "sides": "random"},
    sampled=("AtLocation", "MoveHerder", "PostDisc", "BuySheep", "Sail", "over"),
    pointing=("PlaceHerder", "MoveHerder", "Sail", "BuildBuilding", "Deliver", "HireWorker", "Invest"),
)
