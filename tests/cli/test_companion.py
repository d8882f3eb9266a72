"""`overlander companion`."""

import re
from pathlib import Path

import pytest

from overlander.cli import main
from overlander.companion import begin, read
from overlander.companion.words import Tell


def answers(monkeypatch: pytest.MonkeyPatch, *given: str) -> None:
    left = list(given)

    def answer(_prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("builtins.input", answer)


def test_a_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sam.txt"
    command = ["--lang", "en", "companion", "gwt", "--file", str(file)]
    answers(monkeypatch, "sheriff", "2", "back", "1", "quit")
    assert main([*command, "--option", "sam=easy"]) == 0
    told = capsys.readouterr().out
    assert "not one of the answers" in told
    assert "first delivery" in told
    assert file.read_text(encoding="utf-8").strip().endswith("~cowboy")
    answers(monkeypatch, "1")
    assert main(command) == 0
    kept = file.read_text(encoding="utf-8").strip()
    assert "~cowboy~turn" in kept
    assert read("gwt", kept).asked is not None
    answers(monkeypatch)
    assert main([*command, "--new"]) == 0
    assert "turn" not in file.read_text(encoding="utf-8")


def test_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.txt"

    def answer(_prompt: str) -> str:
        """The first answer to everything, nothing on the board; the player fills the job market in the first turn."""
        asked = read("gwt", file.read_text(encoding="utf-8").strip()).asked
        if asked is None:
            raise EOFError
        if asked.form == "counts":
            points = asked.key == "companion-your-points"
            return ",".join("7" if points else "0" for _ in asked.options)
        return "2" if asked.key == "companion-next" else "1"

    monkeypatch.setattr("builtins.input", answer)
    assert main(["--lang", "en", "companion", "gwt", "--file", str(file)]) == 0
    told = capsys.readouterr().out
    assert "one last turn" in told
    outcome = read("gwt", file.read_text(encoding="utf-8").strip()).outcome
    assert outcome is not None
    assert outcome.points[0] == [7] * 11
    assert "Total" in told
    assert "77" in told
    assert str(outcome.total(1)) in told


def test_a_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "companion", "gwt", "--set-up"]) == 0
    assert "Chefs de gare" in capsys.readouterr().out
    assert main(["companion", "nz", "--set-up"]) == 0
    told = capsys.readouterr().out
    assert "Harbourmasters" in told
    assert "Bonus cards" in told
    assert re.search(r"Compass: set ([4-9]|10), ", told)


def test_bad_input_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("nonsense", encoding="utf-8")
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_bytes(b"sam=\xff")
    for more in (
        ["chess"],
        ["gwt", "--file", str(broken)],
        ["gwt", "--file", str(spoilt)],
        ["gwt", "--option", "sam", "--file", str(tmp_path / "y")],
    ):
        assert main(["companion", *more]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_set_up_follows_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "companion", "gwt", "--set-up", "--option", "rails=on", "--option", "sides=b"]) == 0
    told = capsys.readouterr().out
    assert "13b" in told
    assert "western station" in told
    assert told.partition("Medium towns")[2].count("the medium town") == 6
    assert main(["--lang", "en", "companion", "nz", "--set-up", "--option", "compass-set=9"]) == 0
    assert "Compass: set 9, " in capsys.readouterr().out


def test_a_corrected_step_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """By the option of the command, and by the variable; a game begun without them goes on and says so."""
    mine = tmp_path / "mine" / "gwt"
    mine.mkdir(parents=True)
    cards = [f'[[cards]]\nid = "sam-{n}"\nsteps = 4\n' for n in range(1, 10)]
    mine.joinpath("solo_sam.toml").write_text("".join(cards), encoding="utf-8")
    file = tmp_path / "x.txt"
    # a seed whose first card is one of these
    seed = next(str(i) for i in range(40) if drawn(str(i)) < 10)
    monkeypatch.setattr("overlander.commands.companion.secrets.token_hex", lambda _n: seed)
    command = ["--lang", "en", "companion", "gwt", "--file", str(file)]
    answers(monkeypatch, "1", "1", "quit")
    assert main([*command, "--corrections", str(tmp_path / "mine")]) == 0
    told = capsys.readouterr().out
    assert "herder 4 steps" in told
    assert "have changed" not in told
    answers(monkeypatch, "quit")
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "herder 4 steps" not in told
    assert "have changed" in told
    monkeypatch.setenv("OVERLANDER_CORRECTIONS", str(tmp_path / "mine"))
    answers(monkeypatch, "quit")
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "herder 4 steps" in told
    assert "have changed" not in told


def drawn(seed: str) -> int:
    """The number of the first card that a seed lets Sam draw."""
    talk = read("gwt", begin("gwt", {}, seed) + "~cowboy~turn")
    events = [x.event for x, _ in talk.said if isinstance(x, Tell) and x.event is not None]
    return int(str(events[0].params["drawn"]).rpartition("-")[2])


@pytest.mark.parametrize(("lang", "how"), [("en", "start a new game"), ("fr", "commencez une nouvelle"), ("ru", "начните новую")])
def test_options_come_with_a_new_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, how: str
) -> None:
    file = tmp_path / "sam.txt"
    command = ["--lang", lang, "companion", "gwt", "--file", str(file)]
    answers(monkeypatch)
    assert main(command) == 0
    kept = file.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main([*command, "--option", "sam=hard"]) == 2
    refused = capsys.readouterr().err
    assert how in refused
    assert "--new" in refused
    assert "sam" in refused
    assert file.read_text(encoding="utf-8") == kept
    assert main([*command, "--option", "sam=hard", "--new"]) == 0
    assert "sam=hard" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["gwt", "--new", "--option", "layout=random"], "layout"),
        (["gwt", "--set-up", "--option", "sam=easy"], "sam"),
        (["nz", "--score", "--option", "poker=on"], "poker"),
        (["gwt", "--score", "--option", "players=7"], "players"),
        (["gwt", "--corrections", "/no/such/folder"], "/no/such/folder"),
    ],
)
def test_what_is_no_option_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], named: str) -> None:
    assert main(["companion", *more, "--file", str(tmp_path / "x")]) == 2
    refused = capsys.readouterr().err
    assert refused.count("\n") == 1
    assert named in refused


@pytest.mark.parametrize(("game", "categories"), [("gwt", 11), ("nz", 12)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_score_pad_is_a_chart(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, categories: int, players: int
) -> None:
    seats = max(2, players)
    rows = [",".join(["-5", "40", *["3"] * (categories - 2)]) for _ in range(seats - 1)]
    best = ",".join(["20"] * categories)
    answers(monkeypatch, "nonsense", rows[0], "back", *rows, best)
    assert main(["--lang", "en", "companion", game, "--score", "--option", f"players={players}"]) == 0
    told = capsys.readouterr().out
    assert told.count("points by category") == seats + 2
    table = told.partition("Points  ")[2]
    assert f"{20 * categories}" in table
    buildings = next(x for x in table.splitlines() if "Buildings" in x)
    longest = max(len(x) for x in re.findall("█+", buildings))
    assert [len(x) for x in re.findall("█+", buildings)] == [longest] * (seats - 1) + [longest // 2]
    first = next(x for x in table.splitlines() if "-5" in x)
    assert len(re.findall("█+", first)) == 1
    winner = {1: "Sam" if game == "gwt" else "Sarah"}.get(players, f"Player {players}")
    assert f"{winner} wins." in table
