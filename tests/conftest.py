"""No test runs on a build it was not meant for, and none leaves a file in the working tree. The long ones come first: at the end no
worker waits for another's."""

import os
from pathlib import Path

import pytest

from overlander import build

EXPECTED = os.environ.get("OVERLANDER_EXPECT", "")
ROOT = Path(__file__).resolve().parents[1]
WRITTEN = (".overlander", "failures", ".db", ".sqlite3", ".svg", ".png", ".gif", ".webp")  # what the program writes ends so
BEFORE = pytest.StashKey[set[str]]()


def pytest_configure() -> None:
    try:
        build.check()
    except build.StaleBuild as stale:
        raise pytest.UsageError(str(stale)) from None
    if EXPECTED and build.build() != EXPECTED:
        advice = "run `make pure`" if EXPECTED == "pure" else "run `make test-compiled`"
        raise pytest.UsageError(f"these tests are for the {EXPECTED} build, this is the {build.build()} one: {advice}")


def pytest_sessionstart(session: pytest.Session) -> None:
    session.stash[BEFORE] = set(os.listdir(ROOT))


def pytest_sessionfinish(session: pytest.Session) -> None:
    before: set[str] = session.stash[BEFORE]
    if strays := sorted(name for name in os.listdir(ROOT) if name not in before and name.endswith(WRITTEN)):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        print(f"\nnew in the working tree, where no test may write: {', '.join(strays)}")


def pytest_report_header() -> str:
    return f"overlander: {build.build()} build in {build.PACKAGE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
