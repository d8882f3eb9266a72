"""The account of Boonlake finds what the log does not tell."""

import pytest

from overlander.games.boonlake.account import BoonlakeAccount
from overlander.games.boonlake.develop import DevelopOrUpgrade
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import Hire, ModernizeOrDraw
from tests.rules.boonlake.expansion import artifact, quiet
from tests.rules.boonlake.position import ask, events, levers, me, tile, turn


def asked(token: str) -> BoonState:
    """Seat 0 may give this answer."""
    s = quiet()
    tile(s, "h13", "g05")
    levers(s, 0, "m11")
    me(s).vases = 1
    artifact(s, 0, "a8", 0)
    turn(s, 0, "progress" if token.startswith("modernize") else "hire")
    kinds = {"modernize:m22": ModernizeOrDraw(0), "develop:h13@single": DevelopOrUpgrade(0)}
    ask(s, 0, kinds.get(token, Hire(0, False)))
    return s


@pytest.mark.parametrize(
    ("token", "key"),
    [
        ("modernize:m22", "modernize"),
        ("modernize:m22", "give-up"),
        ("lever:m11-coins", "coins"),
        ("lever:m11-coins", "pay-vases"),
        ("hire:coins", "inhabitants"),
        ("develop:h13@single", "develop"),
        ("plug", "plug"),
    ],
)
def test_what_changes_without_a_line_of_the_log_is_found(token: str, key: str) -> None:
    s = asked(token)
    complete, short = BoonlakeAccount(s), BoonlakeAccount(s)
    heard = events(s, 0, token)
    assert complete.told_faults(s, heard) == []
    assert short.told_faults(s, [e for e in heard if e.key != key]) != []
    assert short.told_faults(s, []) == []
