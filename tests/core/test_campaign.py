"""Campaigns: what one game hands on to the next is data of its record."""

import pytest

from overlander.core.campaign import check_campaign, follow
from overlander.core.carried import MOST_ITEMS, MOST_LISTS, Carried, read_carried
from overlander.core.errors import OptionError, RecordError
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.core.playout import random_answer
from overlander.core.record import HEADER, Record, parse_record, replay


def played(match: Match) -> Match:
    """To its end, always the first answer of whoever is asked."""
    while not match.state.over():
        seat = match.state.actor()
        question = match.state.question(seat)
        assert question is not None
        match.play(seat, str(random_answer(match.state, question, lambda: 0.0)))
    return match


def campaign(players: str = "3") -> list[Match]:
    spring = played(Match(find_game("example"), {"players": players, "season": "spring"}, ["Ann", "Bob"], "one"))
    summer = played(follow(spring, "shore-summer", "two"))
    return [spring, summer, played(follow(summer, "", "three"))]


CAMPAIGN = campaign()


def records() -> list[Record]:
    return [parse_record(str(match.record())) for match in CAMPAIGN]


# -- what is carried


def test_lists_of_numbers_and_words() -> None:
    out = Carried()
    out.put_numbers("cups", [1, 0, -3])
    out.put_words("towns", ["New  Hope, the old", "mill"])
    out.put_words("cards", [])
    assert out.lines() == ["cups = 1, 0, -3", "towns = New Hope the old, mill", "cards ="]
    again = read_carried(out.lines())
    assert again.same(out)
    assert again.numbers("cups", 3) == [1, 0, -3]
    assert again.words("towns") == ["New Hope the old", "mill"]
    assert again.words("cards") == []
    assert again.has("cards")
    assert not again.has("coins")
    assert not again.empty()
    assert not again.same(Carried())


@pytest.mark.parametrize(
    "lines",
    [
        ["cups"],
        ["cups=1"],
        ["cups = 1,0"],
        ["cups = 1, 0 "],
        ["cups = 1, , 0"],
        ["Cups = 1"],
        [" = 1"],
        ["cups = 1", "cups = 1"],
        ["cups = " + "x" * 81],
        ["cups = " + ", ".join(["1"] * (MOST_ITEMS + 1))],
        [f"list-{i} = 1" for i in range(MOST_LISTS + 1)],
    ],
)
def test_what_cannot_be_read(lines: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        read_carried(lines)
    assert caught.value.code == "bad-carried"


@pytest.mark.parametrize(
    ("line", "size"), [("n = one", 1), ("n = 01", 1), ("n = 1, 2", 1), ("n =", 1), ("n = 9999999999", 1), ("n = ²", 1)]
)
def test_numbers_that_are_none(line: str, size: int) -> None:
    with pytest.raises(RecordError):
        read_carried([line]).numbers("n", size)
    with pytest.raises(RecordError):
        read_carried([line]).number("m")


# -- records


def test_a_record_says_what_it_carries_and_from_where() -> None:
    spring, summer, autumn = CAMPAIGN
    lines = str(summer.record()).split("\n")
    assert lines[len(HEADER)] == "follows: " + spring.state.digest()
    assert lines[len(HEADER) + 1].startswith("carries: cups = ")
    assert lines[len(HEADER) + 2].startswith("carries: totals = ")
    assert "carries" not in str(spring.record())
    assert autumn.state.campaign() is not None
    assert autumn.state.sequels() == []


def test_each_record_replays_by_itself() -> None:
    for match, record in zip(CAMPAIGN, records(), strict=True):
        assert str(record) == str(match.record())
        assert replay(record).digest() == match.state.digest()
        again = resume(record)
        assert (again.follows, again.carried.lines()) == (match.follows, match.carried.lines())
        assert str(again.record()) == str(record)
        assert again.at(0).digest() == match.at(0).digest()


def test_with_a_published_seed_errors_name_the_right_line() -> None:
    record = records()[1]
    record.publish("5a17", known=True)
    again = parse_record(str(record))
    assert str(again) == str(record)
    again.decisions[0].digest = "x"
    with pytest.raises(RecordError) as caught:
        replay(again)
    assert str(again).split("\n")[int(caught.value.params["line"]) - 1].startswith("1 ")


def test_all_records_together() -> None:
    assert [s.digest() for s in check_campaign(records())] == [match.state.digest() for match in CAMPAIGN]
    assert check_campaign(records()[1:]), "from any game on"


def broken(code: str, chain: list[Record]) -> None:
    with pytest.raises(RecordError) as caught:
        check_campaign(chain)
    assert caught.value.code == code


def test_what_does_not_follow() -> None:
    spring, summer, autumn = records()
    broken("campaign-follows", [spring, autumn])
    broken("campaign-follows", [summer, spring])
    summer.names = ["Eve", "Bob", "Player 3"]
    broken("campaign-follows", [spring, summer])
    spring, summer, autumn = records()
    del spring.decisions[-1]
    broken("campaign-unfinished", [spring, summer])


def test_what_was_not_handed_on() -> None:
    spring, summer, _ = CAMPAIGN
    rich = Carried()
    for key in ("cups", "totals", "coins"):
        rich.put_numbers(key, [9, 9, 9])
    told = Match(spring.game, summer.options, spring.names, "two", None, rich, spring.state.digest())
    broken("campaign-carries", [spring.record(), told.record()])
    other = Match(spring.game, {**summer.options, "season": "autumn"}, spring.names, "two", None, summer.carried, summer.follows)
    broken("campaign-carries", [spring.record(), other.record()])


def test_which_game_follows() -> None:
    spring, summer, autumn = CAMPAIGN
    unfinished = Match(spring.game, {}, [], "x")
    for match, name, why in (
        (spring, "", "which"),
        (spring, "autumn", "other"),
        (autumn, "", "none"),
        (unfinished, "again", "none"),
    ):
        with pytest.raises(OptionError) as caught:
            follow(match, name, "seed")
        assert (caught.value.code, caught.value.params["why"]) == ("no-such-sequel", why)
    assert follow(summer, "", "seed").options["season"] == "autumn"


@pytest.mark.parametrize("slug", ["example", "gwt"])
def test_a_game_that_carries_nothing_refuses_it(slug: str) -> None:
    cups = read_carried(["cups = 1, 0"])
    with pytest.raises(RecordError) as caught:
        find_game(slug).new({}, "x", None, cups)
    assert caught.value.code == "bad-carried"
    with pytest.raises(RecordError):
        find_game("example").new({"season": "autumn"}, "x", None, cups)
