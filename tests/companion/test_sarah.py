"""Sarah at a real table: the conversation is sound and asks only what it must know."""

import random

import pytest

from overlander.companion import begin, read
from overlander.companion.talk import MARK
from overlander.companion.words import Ask, Tell
from overlander.core.errors import OptionError
from overlander.games.nz.companion import SarahAtTable
from overlander.games.nz.sarah.state import SARAH
from overlander.text import LANGUAGES
from tests.companion.talking import conversation
from tests.ledger import rule


def converse(seed: str, turns: int, lang: str = "en") -> str:
    level = random.Random(seed).choice(["easy", "medium", "hard"])
    return conversation("nz", {"sarah": level}, seed, turns, lang)


def act(table: SarahAtTable, number: int, *answers: str) -> tuple[list[Tell], list[Ask]]:
    """What is said and asked about a card of hers; the last answer again where there are not enough."""
    card = next(x for x in table.s.board.solo().cards if x.number == number)
    table.s.heard = []
    talk = table.act(card)
    said: list[Tell] = []
    asked: list[Ask] = []
    left = list(answers)
    reply: str | None = None
    while True:
        try:
            line = next(talk) if reply is None else talk.send(reply)
        except StopIteration:
            return said, asked
        reply = None
        if isinstance(line, Tell):
            said.append(line)
        else:
            asked.append(line)
            reply = left.pop(0)
            assert line.accepts(reply), (line.key, reply)


def keys(lines: list[Tell] | list[Ask]) -> list[str]:
    return [x.key or (x.event.key if isinstance(x, Tell) and x.event is not None else "") for x in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_conversation_in_words(lang: str) -> None:
    text = converse(f"talk {lang}", 26, lang)
    assert len(text) < 3000  # fits into an address
    one, two = read("nz", text), read("nz", text)
    assert [repr(x) for x, _ in one.said] == [repr(x) for x, _ in two.said]
    assert one.outcome is not None
    assert two.outcome is not None
    assert one.outcome.points == two.outcome.points


def test_every_card_comes_before_any_comes_again() -> None:
    text = conversation("nz", {"sarah": "hard"}, "deck", 13, "en")
    events = [x.event for x, _ in read("nz", text).said if isinstance(x, Tell) and x.event is not None]
    drawn = [event.params["drawn"] for event in events if event.key == "automa-card"]
    assert sorted(int(str(x)[6:]) for x in drawn) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17]


def test_only_what_a_card_needs_is_asked() -> None:
    for number in (5, 6, 7, 8, 9):
        said, asked = act(SarahAtTable({"sarah": "medium"}, "x"), number)
        assert asked == [], number
        assert keys(said)[:3] == ["companion-move", "companion-way", "companion-way-fees"]
    table = SarahAtTable({"sarah": "medium"}, "x")
    specialty = table.s.board.workers[table.s.sarah_().specialty]
    said, asked = act(table, 2, "3")
    assert [x.params["worker"] for x in asked] == [specialty]  # the one that comes first is there
    table = SarahAtTable({"sarah": "medium"}, "x")
    said, asked = act(table, 2, "0", "1", "0", "2")
    assert len(asked) == 4
    assert table.s.players[SARAH].workers[table.s.sarah_().specialty] >= 2
    hired = [x.event.params["row"] for x in said if x.event is not None and x.event.key == "sarah-hire"]
    assert hired == [2]  # the cheaper row


def test_a_bonus_card_is_told_by_its_pile() -> None:
    table = SarahAtTable({"sarah": "medium"}, "x")
    table.s.players[SARAH].workers = [1, 1, 3, 1]
    table.s.sarah_().specialty = 2
    said, _ = act(table, 12)
    assert [x.params["pile"] for x in said if x.key == "companion-bonus-card"] == ["barrel"]
    assert "gain-card" not in keys(said)


def test_where_the_player_has_discs_is_asked_when_her_ship_sails() -> None:
    table = SarahAtTable({"sarah": "medium"}, "x")
    table.s.players[SARAH].workers = [1, 1, 2, 1]
    table.s.sarah_().specialty = 2
    said, asked = act(table, 2, "1", "1,0,0,0,0")
    assert keys(asked) == ["companion-cheapest", "companion-your-harbours"]
    assert [x.event.params["harbour"] for x in said if x.event is not None and x.event.key == "sarah-harbour"] == ["port-chalmers"]
    assert "companion-sarah-master" in keys(said)


def test_a_market_without_her_sheep_is_asked_again() -> None:
    table = SarahAtTable({"sarah": "medium"}, "x")
    table.s.players[SARAH].workers = [3, 1, 1, 1]
    kinds = [table.s.board.card_slug[k] for k in sorted(set(table.s.board.market_deck))]
    none = ",".join("0" for _ in kinds)
    one = ",".join("1" if x in ("lincoln", "dorset-horn") else "0" for x in kinds)
    said, asked = act(table, 3, none, one)
    assert keys(asked) == ["companion-market", "companion-market"]
    assert [x.params["n"] for x in said if x.key == "companion-add-sheep"] == [2]
    taken = [x.event.params["cards"] for x in said if x.event is not None and x.event.key == "sarah-sheep"]
    assert taken == ["dorset-horn,lincoln"]
    table = SarahAtTable({"sarah": "medium"}, "x")
    table.s.players[SARAH].workers = [1, 1, 1, 1]
    said, asked = act(table, 3, none)
    assert (len(asked), keys(said)[-2:]) == (1, ["companion-add-sheep", "automa-nothing"])


def test_shearers_and_what_lies_in_the_market() -> None:
    table = SarahAtTable({"sarah": "hard"}, "x")
    table.s.players[SARAH].workers = [1, 1, 1, 4]
    table.s.sarah_().specialty = 3
    said, asked = act(table, 17)
    assert asked == []
    assert [(x.key, x.params["card"]) for x in said[-2:]] == [("companion-romney", "romney"), ("companion-shear", "ryeland")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("sarah=easy~x", "companion-unreadable"),
        ("sarah=easy,sarah-first-post=standard~x~sheriff", "companion-answer"),
        ("sarah=brutal,sarah-first-post=standard~x", "bad-option-value"),
        ("sarah=easy,sarah-first-post=wool-9~x", "bad-option-value"),
    ],
)
def test_what_is_no_companion_game_is_refused(text: str, code: str) -> None:
    with pytest.raises(OptionError) as error:
        read("nz", text)
    assert error.value.code == code


def test_the_first_delivery_is_the_option_s() -> None:
    text = MARK.join([begin("nz", {"sarah": "easy", "sarah-first-post": "local-12"}, "x"), "sailor"])
    assert [x.params["post"] for x, _ in read("nz", text).said if x.key == "companion-set-up"] == ["local-12"]


@pytest.mark.parametrize(
    ("answers", "sides"),
    [
        (["a"], "a" * 10),
        (["b"], "b" * 10),
        (["mixed", "1,0,0,1,0,0,0,0,1,0"], "baabaaaaba"),
    ],
)
@rule("NZ-SAR-10")
def test_her_buildings_show_the_sides_of_the_players(answers: list[str], sides: str) -> None:
    table = SarahAtTable({"sarah": "medium"}, "x")
    talk = table.set_up()
    left = ["sailor", *answers]
    line = next(talk)
    while True:
        try:
            line = talk.send(left.pop(0)) if isinstance(line, Ask) else next(talk)
        except StopIteration:
            break
    assert left == []
    slugs = [table.s.board.building_slug[x] for x in table.s.players[SARAH].unbuilt]
    assert slugs == [f"{i + 1}{side}" for i, side in enumerate(sides)]
