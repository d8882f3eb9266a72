"""What is installed is what was tested, and every package is there for a reason that is written down."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from overlander.core.game import offered_games

ROOT: Final = Path(__file__).parents[1]
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\\n]+)", re.MULTILINE)
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(lines: list[str]) -> set[str]:
    found = {NAME.match(line) for line in lines}
    return {plain(match[0]) for match in found if match} - {"overlander"}


def pinned(file: str) -> dict[str, str]:
    return {plain(name): version for name, version in PINNED.findall((ROOT / file).read_text())}


SERVER: Final = names([*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"]])


def test_a_server_is_installed_as_it_was_tested() -> None:
    hashed, tested = pinned("requirements.txt"), pinned("constraints.txt")
    assert set(hashed) >= SERVER
    assert {name: tested.get(name) for name in hashed} == hashed
    for entry in re.split(r"\n(?=[a-z])", (ROOT / "requirements.txt").read_text()):
        assert "--hash=sha256:" in entry or entry.startswith("#")


def test_every_dependency_has_its_reason() -> None:
    every = SERVER.union(*[names(lines) for lines in PROJECT["optional-dependencies"].values()]) - {"setuptools"}
    told = {plain(name) for name in re.findall(r"`([^`]+)`", (ROOT / "SECURITY.md").read_text())}
    assert every <= told, every - told


@pytest.mark.parametrize("file", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda file: file.name)
def test_workflows_can_be_read(file: Path) -> None:
    """Actions are named by the digest of what was looked at."""
    yaml = pytest.importorskip("yaml")
    read = yaml.safe_load(file.read_text())
    steps = [step for job in read["jobs"].values() for step in job["steps"]]
    assert steps
    for step in steps:
        assert "run" in step or re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"])


def test_a_release_brings_a_data_set_of_every_game() -> None:
    text = (ROOT / ".github" / "workflows" / "wheels.yml").read_text()
    (listed,) = re.findall(r"^ +game: \[(.*)\]$", text, re.MULTILINE)
    assert listed.split(", ") == [game.slug for game in offered_games() if game.package.startswith("overlander.")]


def test_the_audit_reads_what_a_server_needs() -> None:
    text = (ROOT / ".github" / "workflows" / "audit.yml").read_text()
    assert "pip_audit --require-hashes --disable-pip -r requirements.txt" in text
