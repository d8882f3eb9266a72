"""No test runs on a build it was not meant for."""

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
