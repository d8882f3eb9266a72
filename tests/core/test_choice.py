"""Choices and tokens."""

import pytest

from overlander.core.choice import COUNT, PATH, Choice, Verb, parse
from overlander.core.errors import Refused

CARDS = ["criollo", "shorthorn-3", "shorthorn-4"]
SPACES = ["neutral-a", "a-1", "neutral-b", "4.5"]
ACT = Verb("act", [("action", ["a/1", "c/1b"]), ("card", CARDS), ("other", CARDS)], ":,,")
BUY = Verb("buy", [("card", CARDS), ("other", CARDS), ("price", ["v3-1", "v4-pair"])], ":,@")
MOVE = Verb("move", [("location", SPACES)], ":", PATH)
DRAW = Verb("draw", [], "", COUNT)
PASS = Verb("pass", [], "")
VERBS = {v.name: v for v in (ACT, BUY, MOVE, DRAW, PASS)}

TOKENS = {
    "act:a/1": Choice(ACT, 0),
    "act:c/1b,criollo": Choice(ACT, 1, 0),
    "act:a/1,shorthorn-3,shorthorn-4": Choice(ACT, 0, 1, 2),
    "buy:shorthorn-3@v3-1": Choice(BUY, 1, -1, 0),
    "buy:shorthorn-3,shorthorn-3@v4-pair": Choice(BUY, 1, 1, 1),
    "move:a-1,neutral-b,4.5": Choice(MOVE, 3, n=0b1110),
    "draw:0": Choice(DRAW, n=0),
    "draw:12": Choice(DRAW, n=12),
    "pass": Choice(PASS),
}


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_and_its_choice(token: str) -> None:
    assert str(TOKENS[token]) == token
    assert parse(VERBS, token) == TOKENS[token]
    assert hash(parse(VERBS, token)) == hash(TOKENS[token])


def test_different_choices_are_different() -> None:
    for one in TOKENS.values():
        assert [x for x in TOKENS.values() if x == one] == [one]
    assert Choice(PASS) != "pass"


@pytest.mark.parametrize(
    ("token", "why", "part"),
    [
        ("", "verb", ""),
        ("fly:a/1", "verb", "fly"),
        ("act:z/9", "word", "z/9"),
        ("act:a/1,unicorn", "word", "unicorn"),
        ("act:a/1,criollo,criollo,criollo", "word", "criollo"),
        ("act", "word", "act"),
        ("pass:now", "word", "now"),
        ("draw:", "number", ""),
        ("draw:two", "number", "two"),
        ("draw:-1", "number", "-1"),
        ("draw:01", "number", "01"),
        ("draw:²", "number", "²"),
        ("draw:99999999999", "number", "99999999999"),
        ("move:neutral-b,a-1", "order", "neutral-b,a-1"),
        ("move:a-1,a-1", "order", "a-1,a-1"),
        ("move:", "word", ""),
        ("buy:criollo@", "word", ""),
    ],
)
def test_what_cannot_be_read_says_which_part(token: str, why: str, part: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(VERBS, token)
    assert caught.value.code == "unreadable"
    assert (caught.value.params["why"], caught.value.params["part"]) == (why, part)
