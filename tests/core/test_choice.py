"""Choices and tokens."""

import pytest

from overlander.core.choice import COUNT, PATH, Choice, Kinds, Verb, parse
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
        ("", "empty", ""),
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


# -- multisets, and more than three parts

GOODS = ["wood", "stone", "gold"]
BUILD = Verb("build", [("card", CARDS), ("space", SPACES)], ":@+", kinds=Kinds("goods", GOODS, 12))
PAY = Verb("pay", [], ":", kinds=Kinds("goods", GOODS, 12))
PLAN = Verb("plan", [(f"pawn-{i}", SPACES) for i in range(1, 6)], ":,,,,+", kinds=Kinds("tiles", ["boat", "horse"], 1))
MANY = {v.name: v for v in (BUILD, PAY, PLAN)}

MULTISETS = {
    "build:criollo": BUILD.choice([0, -1], [0, 0, 0]),
    "build:criollo@neutral-b": BUILD.choice([0, 2], [0, 0, 0]),
    "build:criollo@neutral-b+stone": BUILD.choice([0, 2], [0, 1, 0]),
    "build:criollo@a-1+wood*2,gold*12": BUILD.choice([0, 1], [2, 0, 12]),
    "build:shorthorn-3+wood": BUILD.choice([1, -1], [1, 0, 0]),
    "pay": PAY.choice([], [0, 0, 0]),
    "pay:wood,stone*3": PAY.choice([], [1, 3, 0]),
    "plan:4.5": PLAN.choice([3, -1, -1, -1, -1], [0, 0]),
    "plan:a-1,a-1,4.5,neutral-a,neutral-b+horse": PLAN.choice([1, 1, 3, 0, 2], [0, 1]),
    "plan:a-1,a-1,4.5,neutral-a": PLAN.choice([1, 1, 3, 0, -1], [0, 0]),
}


@pytest.mark.parametrize("token", MULTISETS)
def test_a_token_with_a_multiset_and_its_choice(token: str) -> None:
    c = MULTISETS[token]
    assert str(c) == token
    assert parse(MANY, token) == c
    assert hash(parse(MANY, token)) == hash(c)
    assert c.verb.choice(c.parts(), c.counts()) == c
    assert [x for x in MULTISETS.values() if x == c] == [c]


@pytest.mark.parametrize(
    ("token", "why", "part"),
    [
        ("build:criollo@neutral-b+", "word", ""),
        ("build:criollo@neutral-b+wool", "word", "wool"),
        ("build:criollo@neutral-b+wood*", "number", ""),
        ("build:criollo@neutral-b+wood*1", "number", "1"),
        ("build:criollo@neutral-b+wood*0", "number", "0"),
        ("build:criollo@neutral-b+wood*02", "number", "02"),
        ("build:criollo@neutral-b+wood*13", "number", "13"),
        ("build:criollo@neutral-b+wood*²", "number", "²"),
        ("build:criollo@neutral-b+wood*99999999999", "number", "99999999999"),
        ("build:criollo@neutral-b+gold,wood", "order", "gold,wood"),
        ("build:criollo@neutral-b+wood,wood", "order", "wood,wood"),
        ("build:criollo@neutral-b+wood+stone", "word", "wood+stone"),
        ("build:criollo+wood@neutral-b", "word", "wood@neutral-b"),
        ("build+wood", "verb", "build+wood"),
        ("build:wood", "word", "wood"),
        ("build", "word", "build"),
        ("pay:", "word", ""),
        ("plan:a-1+boat*2", "number", "2"),
        ("plan:a-1,a-1,a-1,a-1,a-1,a-1", "word", "a-1"),
    ],
)
def test_a_multiset_that_cannot_be_read_says_which_part(token: str, why: str, part: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(MANY, token)
    assert (caught.value.params["why"], caught.value.params["part"]) == (why, part)


def test_pieces_are_added_and_taken_away() -> None:
    c = parse(MANY, "build:criollo@neutral-b")
    assert str(c.adding(0, 2).adding(2, 1)) == "build:criollo@neutral-b+wood*2,gold"
    assert c.adding(0, 2).adding(0, -1).counts() == [1, 0, 0]
    assert c.adding(0, 1).adding(0, -1) == c
    assert str(c.with_counts([0, 3, 0]).with_part(1, 1)) == "build:criollo@a-1+stone*3"
    assert str(parse(MANY, "plan:a-1,a-1,4.5").with_part(3, 0).with_part(4, 1)) == "plan:a-1,a-1,4.5,neutral-a,a-1"
    assert c.count(1) == 0
    with pytest.raises(AssertionError):
        c.adding(0, 13)
    with pytest.raises(AssertionError):
        c.adding(0, -1)


def test_the_kinds_a_choice_names() -> None:
    assert parse(MANY, "build:criollo@a-1+wood*2,gold*12").named() == [0, 2]
    assert parse(MANY, "plan:a-1,a-1,4.5,neutral-a,neutral-b+horse").named() == [1]
    assert parse(MANY, "build:criollo").named() == []
    assert [parse(MANY, x).has_pieces() for x in ("pay:stone", "pay", "plan:a-1,a-1,4.5,neutral-a")] == [True, False, False]


@pytest.mark.parametrize(
    ("part", "whole", "within"),
    [
        ("build:criollo", "build:criollo@a-1+wood", True),
        ("build:criollo@a-1", "build:criollo@a-1", True),
        ("build:criollo@a-1+wood", "build:criollo@a-1+wood*2,gold", True),
        ("build:criollo@a-1+wood*3", "build:criollo@a-1+wood*2,gold", False),
        ("build:criollo@a-1", "build:criollo@4.5", False),
        ("build:criollo@a-1", "build:criollo", False),
        ("plan:a-1,a-1,4.5", "plan:a-1,a-1,4.5,a-1", True),
        ("plan:a-1,a-1,4.5,4.5", "plan:a-1,a-1,4.5,a-1", False),
        ("plan:a-1", "pay", False),
    ],
)
def test_a_choice_within_another(part: str, whole: str, within: bool) -> None:
    assert parse(MANY, part).within(parse(MANY, whole)) is within


def test_a_vocabulary_that_could_not_be_read_back() -> None:
    with pytest.raises(AssertionError):
        Kinds("goods", ["red+blue"], 3)
    with pytest.raises(AssertionError):
        Verb("build", [("card", CARDS)], ":,", kinds=Kinds("goods", GOODS, 3)).choice([], [])
    with pytest.raises(AssertionError):
        Verb("build", [("card", CARDS), ("space", SPACES)], ":@@", kinds=Kinds("goods", GOODS, 3)).choice([], [])
