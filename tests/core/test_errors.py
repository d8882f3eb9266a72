"""Errors travel between processes with all they say: where one cannot be read back, a pool of processes waits for ever."""

import copy
import multiprocessing
import pickle

import pytest

from overlander.core.errors import DataError, OptionError, OverlanderError, RecordError, Refusal, Refused
from overlander.core.game import find_game
from overlander.core.match import Match

PATIENCE = 60.0  # seconds

ERRORS = [
    OverlanderError("code", {"n": 1}, "EX-BID-1"),
    OptionError("unknown-game", {"game": "chess"}),
    DataError("file-unreadable", {"file": "x", "why": "it is not there"}),
    Refused("not-legal", {"token": "bid"}, Refusal("EX-BID-1", "no-coin", {"n": 2})),
    Refused("unreadable", {"token": "?"}),
    RecordError("seat-cannot-play", {"line": 9}, Refused("not-legal", {"token": "bid"}, Refusal("EX-BID-1", "no-coin", {}))),
]


def told(error: BaseException | None) -> object:
    """All that an error says, and what it was caused by."""
    if not isinstance(error, OverlanderError):
        return error
    refusal = error.refusal if isinstance(error, Refused) else None
    cause = error.cause if isinstance(error, RecordError) else None
    why = None if refusal is None else (refusal.rule, refusal.reason, refusal.params)
    return type(error), str(error), error.args, error.code, error.params, error.rule, why, told(cause)


def fail(number: int) -> int:
    """In a process of its own: raises one of the errors."""
    raise ERRORS[number]


def play_what_is_refused(token: str) -> None:
    Match(find_game("example"), {}, [], "s").play(0, token)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_copied_with_all_it_says(error: OverlanderError) -> None:
    error = copy.copy(error)
    error.args = ("The sentence of it.",)
    assert told(pickle.loads(pickle.dumps(error))) == told(error)
    assert told(copy.deepcopy(error)) == told(error)


def test_an_error_comes_back_from_a_process() -> None:
    """By `spawn`, as everywhere but on Linux."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for number, error in enumerate(ERRORS):
            with pytest.raises(type(error)) as caught:
                pool.apply_async(fail, (number,)).get(PATIENCE)
            assert told(caught.value) == told(error)
        with pytest.raises(Refused) as refused:
            pool.apply_async(play_what_is_refused, ("dance",)).get(PATIENCE)
        assert refused.value.code == "unreadable"
