"""No test runs on a build it was not meant for. The long ones come first: at the end no worker waits for another's."""

import os

import pytest

from overlander import build

EXPECTED = os.environ.get("OVERLANDER_EXPECT", "")


def pytest_configure() -> None:
    try:
        build.check()
    except build.StaleBuild as stale:
        raise pytest.UsageError(str(stale)) from None
    if EXPECTED and build.build() != EXPECTED:
        advice = "run `make pure`" if EXPECTED == "pure" else "run `make test-compiled`"
        raise pytest.UsageError(f"these tests are for the {EXPECTED} build, this is the {build.build()} one: {advice}")


def pytest_report_header() -> str:
    return f"overlander: {build.build()} build in {build.PACKAGE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
