"""What the tests that all games share need to know of Boonlake."""

from tests.cases import BotGames, Cases, Duels

CASES = Cases(
    together=[{"players": "1", "artifacts": "on", "solo-artifacts": n} for n in ("2", "3")],
    bot_games=[BotGames({"players": "3", "artifacts": "on"}, 1, 60)],
    golden=[
        {"players": "2"},
        {"players": "3", "artifacts": "on"},
        {"players": "1", "artifacts": "on"},
    ],
    duels=[Duels({"players": "2"}, 2, 130), Duels({"players": "3", "artifacts": "on"}, 2, 130)],
    first_question="Which scoring tile",
    sampled=("KeepTile", "ChooseStrip", "TakeShare", "InterimAction", "PayCard", "MarkTile", "Modernize", "over"),
    sampled_with={"players": "3", "artifacts": "on"},
    pointing=("ChooseStrip", "PlaceTile", "DevelopOrUpgrade", "TakeShare", "MoveShip", "Modernize", "ChooseSide"),
)
