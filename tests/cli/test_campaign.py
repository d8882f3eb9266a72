"""A campaign at the terminal: the end names what can follow, and the records are checked together."""

from tests.cli.conftest import Terminal


def test_a_season_after_another(terminal: Terminal) -> None:
    one, two = (str(terminal.home / name) for name in ("one.overlander", "two.overlander"))
    bots = ("--seat", "bot:random", "--seat", "bot:random")
    assert terminal.run("play", "--terminal", *bots, "--seed", "1", "--option", "season=spring", "--save", one, "example") == 0
    assert "You can go on with hill-summer, shore-summer" in terminal.out
    assert terminal.run("play", "--terminal", "--after", one, "--seed", "2", "--save", two) != 0
    assert "hill-summer, shore-summer" in terminal.err
    assert terminal.run("play", "--terminal", "--after", one, "--sequel", "hill-summer", "--seed", "2", "--save", two) == 0
    assert "You can go on with autumn" in terminal.out
    assert terminal.run("verify", one, two) == 0
    assert "2 records" in terminal.out
    assert terminal.run("verify", two, one) != 0
    assert "does not follow" in terminal.err


def test_a_verdict(terminal: Terminal) -> None:
    file = str(terminal.home / "alone.overlander")
    game = ("--seat", "bot:random", "--players", "1", "--save", file, "example")
    results = set()
    for seed in range(12):
        assert terminal.run("play", "--terminal", *game, "--seed", str(seed)) == 0
        won = "Ada (random) has won: " in terminal.out
        assert won != ("Lost: not every goal was reached." in terminal.out)
        goal = next(line for line in terminal.out.splitlines() if line.startswith("Points: "))
        assert goal.endswith("reached" if won else "missed")
        results.add(won)
        assert terminal.run("replay", file, "--json") == 0
        assert f'"won": {str(won).lower()}' in terminal.out
    assert results == {True, False}
