"""Games of other distributions: found by their entry points; one that is broken is named and takes nothing else down."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import overlander

Run = Callable[..., subprocess.CompletedProcess[str]]

GAME = """
from pathlib import Path
from overlander.core.game import Game
from overlander.core.options import Option

class Toy(Game):
    def __init__(self):
        super().__init__("{slug}", 1, Path(__file__).parent, [Option("players", ["2"], "2", "", {{}})])

GAME = Toy()
"""
STRICT = """
from pathlib import Path
from overlander.core.errors import DataError, OptionError
from overlander.core.game import Game
from overlander.core.options import Option

class Strict(Game):
    def __init__(self):
        super().__init__("strict", 1, Path(__file__).parent, [Option("players", ["2", "3"], "2", "", {})])

    def check_options(self, options):
        if options["players"] == "3":
            raise OptionError("two-chairs", {"n": 2}, "STRICT-1")

    def set_up(self, options, seed, pack):
        raise DataError("no-box", {})

GAME = Strict()
"""
WORDS = "error-two-chairs = There are only { $n } chairs.\nerror-no-box = The box is lost."


def distribution(folder: Path, package: str, slug: str, code: str) -> None:
    """A package with a game and the metadata of an installed distribution."""
    folder.joinpath(package).mkdir()
    folder.joinpath(package, "__init__.py").touch()
    folder.joinpath(package, "game.py").write_text(code, encoding="utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    info.joinpath("entry_points.txt").write_text(f"[overlander.games]\n{slug} = {package}\n", encoding="utf-8")


BROKEN = {
    "absent_game": ("absent", "import nothing_of_the_kind", "ModuleNotFoundError"),
    "number_game": ("number", "GAME = 3", "GAME is no Game"),
    "empty_game": ("empty", "", "AttributeError"),
    "other_game": ("other", GAME.format(slug="toy"), "calls itself toy"),
    "second_game": ("example", GAME.format(slug="example"), "another game example"),
}
ASKED = """
from overlander.core.game import *
print([game.slug for game in offered_games()][-1], find_game("toy").package, find_game("example").package)
print(find_game("toy").part("draw"))
try:
    find_game("toy").part("greedy")
except ModuleNotFoundError as error:
    print(error.name)
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Python with all these distributions installed."""
    folder = tmp_path_factory.mktemp("installed")
    distribution(folder, "toy_game", "toy", GAME.format(slug="toy"))
    folder.joinpath("toy_game", "greedy.py").write_text("import nothing_of_the_kind", encoding="utf-8")
    distribution(folder, "strict_game", "strict", STRICT)
    folder.joinpath("strict_game", "words", "en").mkdir(parents=True)
    folder.joinpath("strict_game", "words", "en", "strict.ftl").write_text(WORDS, encoding="utf-8")
    for package, (slug, code, _) in BROKEN.items():
        distribution(folder, package, slug, code)
    path = f"{folder}:{Path(overlander.__file__).parent.parent}"

    def run_it(*arguments: str) -> subprocess.CompletedProcess[str]:
        env = {**os.environ, "PYTHONPATH": path}
        return subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, check=False)

    return run_it


def test_a_game_of_another_distribution_comes_with_its_parts(run: Run) -> None:
    """It is listed last; a slug is taken once; an error inside a part is not taken for a missing part."""
    found = run("-c", ASKED)
    assert found.stdout.splitlines() == ["toy toy_game overlander.games.example", "None", "nothing_of_the_kind"], found.stderr


@pytest.mark.parametrize(("players", "told"), [("3", "There are only 2 chairs. [STRICT-1]"), ("2", "The box is lost.")])
def test_what_a_game_refuses_is_told_in_its_words(run: Run, players: str, told: str) -> None:
    found = run("-m", "overlander", "play", "strict", "--terminal", "--players", players)
    assert found.returncode == 2, found.stderr
    assert found.stderr.splitlines()[-1] == f"overlander: {told}"


def test_each_broken_game_is_named_in_one_line_and_leaves_the_others_alone(run: Run) -> None:
    found = run("-m", "overlander", "games")
    assert found.returncode == 0, found.stderr
    assert [line.split()[0] for line in found.stdout.splitlines() if not line.startswith(" ")][-1] == "toy"
    lines = found.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for package, (_, _, why) in BROKEN.items():
        assert len([line for line in lines if package in line and why in line]) == 1, package
