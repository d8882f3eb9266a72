"""What the tests that all games share need to know of Great Western Trail."""

from tests.cases import BotGames, Cases, Count, Duels

CASES = Cases(
    contract=3,
    together=[
        {"players": "3", "rails": "on", "brahman": "on"},
        {"players": "1", "rails": "on", "sam": "hard"},
        {"players": "1", "sam": "hard", "sam-first-city": "kansas-city"},
        {"players": "1", "sam-first-city": "st-louis", "simmental": "on", "simmental-objectives": "on"},
        {"players": "1", "sam-first-city": "peoria", "sam-ties": "board-order"},
        {"players": "1", "sam": "easy", "sam-first-city": "toledo", "simmental": "on"},
        {"players": "1", "sam-first-city": "philadelphia", "sides": "random"},
    ],
    bot_games=[
        BotGames({"players": "1", "layout": "random", "sides": "random"}, 2, 0),
        BotGames({"players": "2", "layout": "random", "sides": "random"}, 2, 0),
        BotGames({"players": "3", "layout": "random", "sides": "random", "poker": "on"}, 2, 0),
        BotGames({"players": "4", "layout": "random", "sides": "random", "rails": "on", "brahman": "on"}, 2, 0),
    ],
    golden=[
        {"players": "2"},
        {"players": "3", "layout": "random", "sides": "b"},
        {"players": "4", "layout": "random", "sides": "random", "copy-special-action": "off"},
        {"players": "4", "poker": "on"},
        {"players": "3", "rails": "on"},
        {"players": "1", "sam": "hard", "simmental": "on"},
        {"players": "1", "sam": "easy", "rails": "on"},
        {"players": "3", "sides": "random", "rails": "on", "brahman": "on"},
    ],
    counts=[
        Count({"players": "2"}, 0, [7, 35, 155, 545, 1980, 9895]),
        Count({"players": "4", "layout": "random", "sides": "b"}, 0, [7, 36, 130, 440, 1472, 6447]),
        Count({"players": "3", "sides": "random"}, 40, [1, 9, 39, 140, 609, 2084]),
    ],
    duels=[Duels({"players": players}, 3, 40) for players in ("2", "3", "4")],
    first_question="Which neutral building",
    sampled_with={"players": "3", "sides": "random"},
    sampled=("AtLocation", "MoveHerder", "DeliveryDisc", "BuyCattle", "over"),
    pointing=("PlaceHerder", "MoveHerder", "MoveLocomotive", "BuildBuilding", "Deliver", "HireWorker", "RemoveHazard"),
)
