"""A record is a stranger's text: what no table of ours would write is refused, and one bad table holds up no other."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from overlander.core.errors import OptionError, RecordError
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.core.record import parse_record, seal
from overlander.players.greedy import GreedyBot
from overlander.table.play import opening, thinking
from overlander.table.play.names import check_name
from overlander.table.play.seating import check_seats
from overlander.table.play.thinking import Bots, CannotThink, Setup
from overlander.table.play.turns import Turns
from overlander.table.storage.rows import Seat
from tests.table.conftest import Browser
from tests.table.troubles import end, in_haste, spin

SETUP = Setup("example", (("players", "2"),), "s", None)


def record_of(**fields: str) -> str:
    """Of a game with one decision, sealed, with other fields in its header."""
    match = Match(find_game("gwt"), {"players": "2"}, ["Ann", "Bob"], "1f0c")
    seat = match.state.actors()[0]
    match.play(seat, str(match.state.choices(seat)[0]))
    lines = str(match.record()).split("\n")[:-2]
    lines = [
        f"{line.partition(': ')[0]}: {fields.get(line.partition(': ')[0], line.partition(': ')[2])}" for line in lines[:7]
    ] + lines[7:]
    text = "\n".join(lines) + "\n"
    return f"{text}end 1 {seal(text)}\n"


@pytest.mark.parametrize(
    "fields",
    [
        {"players": "Ann, clever (bot)"},
        {"players": "Ann, greedy (bot 0" + "0" * 100 + ")"},
        {"players": "Ann, " + "x" * 25},
        {"players": "Ann, " + "x" * 900_000},
        {"players": "Ann, "},
        {"players": "Ann, ann"},
        {"players": "Ann, \u0410nn"},  # a Cyrillic letter
        {"players": "Ann, B\u200bob"},
        {"players": "Ann, B\x1b[2Job"},
        {"players": "Ann, \u3164"},
        {"players": "Ann, Bob, Cem"},
        {"seed": "1f0c\0"},
        {"seed": "x" * 1000},
        {"data": "x" * 1000},
    ],
)
def test_records_that_no_table_has_written(public: Browser, fields: dict[str, str]) -> None:
    content = record_of(**fields).encode()
    parse_record(content.decode())
    assert public.ask("POST", "/tables/open", files={"record": ("x", content, "text/plain")}).status_code == 400
    assert public.ask("POST", "/api/v1/records", json={"record": content.decode()}).status_code == 400
    assert not public.house().tables


def test_a_record_that_is_too_large_is_not_read(public: Browser) -> None:
    content = record_of(players="Ann, " + "x" * 1_000_000).encode()
    answer = public.ask("POST", "/tables/open", files={"record": ("x", content, "text/plain")})
    assert answer.status_code == 413
    assert "That is too large to send." in answer.text
    assert public.ask("POST", "/api/v1/records", json={"record": content.decode()}).status_code == 413
    assert not public.house().tables


def test_a_record_of_ours_is_opened(public: Browser) -> None:
    """By several people: to open one costs so much that nobody opens many at once."""
    for players in (
        "Ann, Bob",
        "Ann, greedy (bot)",
        "Ann, Bruno (normal)",
        "random (bot), random (bot 2)",
        "Анна, Борис",
        "José, Ann-Marie",
    ):
        content = record_of(players=players).encode()
        answer = public.another().ask("POST", "/tables/open", files={"record": ("x", content, "text/plain")})
        assert answer.status_code == 200


def test_a_record_with_an_endless_decision() -> None:
    """Sealed as ours are; the rules need not be asked what it is."""
    lines = record_of().split("\n")
    number, seat, token, digest = lines[8].split(" ")
    for more in ("", "x" * opening.LONGEST_TOKEN):
        lines[8] = f"{number} {seat} {token}{more} {digest}"
        text = "\n".join(lines[:-2]) + "\n"
        content = f"{text}end 1 {seal(text)}\n"
        if not more:
            assert opening.read_strange_record(content).decisions[0].token == token
            continue
        with pytest.raises(RecordError, match="record-field"):
            opening.read_strange_record(content)


def test_a_record_of_too_many_decisions(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST_DECISIONS", 0)
    with pytest.raises(RecordError, match="record-too-long"):
        opening.read_strange_record(record_of())


ALIKE = [
    ("Bob", "B0b"), ("Lily", "LiIy"), ("Ｏtto", "otto"), ("Ada", "Adɑ"), ("Gigi", "Ɡigi"), ("Ann", "ᴀɴɴ"), ("Ada", "Ada\ufe0f"),
    ("Max", "Мах"), ("pia", "ріа"), ("Вера", "Bepa"), ("BEPA", "вера"), ("Нина", "НИНА"), ("Пётр", "пётр"), ("Sam", "Ѕам"),
    ("Vic", "Ѵіс"), ("coco", "ϲοϲο"), ("uua", "µμα"),
    ("Kai", "Και"), ("ΑΝΝΑ", "anna"), ("Ηλίας", "ΗΛΊΑΣ"), ("Фома", "ΦΟΜΑ"), ("Ada", "ꓮꓓꓮ"), ("Ada", "ᎪᎠᎪ"), ("Ada", "ꭺꭰꭺ"),
    ("Paul", "ⲢⲀUL"), ("Otto", "օttօ"), ("usnu", "սѕոս"), ("Uno", "Սոօ"), ("Lea", "ⳐⲈⲀ"), ("Deca", "ᗪECᗅ"), ("40", "४०"),
    ("O'Brien", "O’Brien"), ("O'Brien", "Oʼbrien"), ("O'Brien", "OꞌBrien"), ("Jean-Luc", "Jean‐Luc"), ("Jean-Luc", "Jean–Luc"),
    ("Hi!", "Hiǃ"), ("Iris", "i\u0307ris"), ("Alice", "Ali\u0307ce"), ("Jo", "J\u0307o"), ("ぺこ", "ペこ"), ("工口", "エロ"),
    ("علی", "علي"), ("Ioniță", "Ioniţă"),
]  # fmt: skip
MIXED = [
    "ꓮda", "Ꭺda", "Ⲣaul", "օtto", "Սwe", "Anո", "Ԍus", "Үan", "Ϳim", "Ѵic", "Вoь", "Іvan", "Оsсаr", "Ивaн", "Aпn", "B໐b",
    "Ann\u0e4c", "Pau丨", "Νίкος", "A\u0bb8",
]  # fmt: skip
UNSEEN = [
    "\u3164", "\u2800\u2800", "A\u200dB", "\u0301x", "\u202eAnn", "A\u115fB", "Ada\U000e0100", "Ada\U000e01ef", "Ada\U00016fe4",
    "Ada\U0001d159", "Ada\U0001bc9d", "Ada\U0001107f", "Ada\ufffc", "Ada\u180f", "Ada\ufff3", "Ada\u2065", "Ada\u00ad", "\ufe0f",
]  # fmt: skip
TOWERS = ["e" + "\u0301" * 4, "A" + "\u0488" * 3, "ก" + "\u0e49" * 3, "A\u0301\u0488\u20dd\u0488", "क" + "\u093f" * 5]
ORDINARY = [
    "O'Brien", "Jean-Luc", "Nguyễn Thị Thuỳ", "Ørsted", "Łukasz", "İbrahim", "R2-D2", "José", "Дмитрий", "Ёжик", "Мар’яна",
    "Ευγένιος", "李小龍", "さくら", "佐々木", "スーパーマリオ64", "김철수", "محمد", "علی۲", "דָּוִד", "देवनागरी", "ज़ों", "தமிழ்",
    "น้ำใส", "မြို့တော်",
    "ភាសាខ្មែរ", "བསྒྲུབས", "አማርኛ", "Գոռ", "ნინო", "ᏣᎳᎩ", "😀", "Ann ❤\ufe0f", "ʻOkina", "x²",
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    with pytest.raises(OptionError, match="same-name"):
        check_seats([Seat(one), Seat("Zoë"), Seat(other)])


def test_a_seat_by_the_look_of_another_is_refused(public: Browser) -> None:
    seats = {"seat-0": "person", "seat-1": "person", "name-0": "Max", "name-1": "Мах"}
    assert "Two seats are called" in public.send("/tables", 400, game="gwt", **seats)
    for bot in ("Ada (hard)", "ADA (HARD)", "Adɑ (hard)"):
        assert "is a bot’s name" in public.send("/tables", 400, game="gwt", **{"name-0": bot})


def test_other_names_are_not_the_same() -> None:
    check_seats([Seat(name) for name in (*ORDINARY, "Ann", "Anne", "Нил", "Hik", "Nik", "Павел", "Ada.")])


@pytest.mark.parametrize("name", ORDINARY)
def test_a_name_in_any_alphabet_is_a_name(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(("code", "name"), [*[("mixed-name", x) for x in MIXED], *[("bad-name", x) for x in UNSEEN + TOWERS]])
def test_names_that_cannot_be_seen_or_told_apart_are_refused(code: str, name: str) -> None:
    with pytest.raises(OptionError, match=code):
        check_name(name)


def test_a_name_that_is_refused_is_refused_in_words(public: Browser) -> None:
    assert "letters of one alphabet" in public.send("/tables", 400, game="gwt", **{"name-0": "Вob"})
    assert "all of them visible" in public.send("/tables", 400, game="gwt", **{"name-0": "Ada\U000e0100"})


# -- the bots' process


def test_no_error_of_one_table_reaches_the_bots_of_another() -> None:
    """A bot that nobody knows, a process that is killed, a thought without end: the next table's bot plays."""

    async def think_all() -> None:
        bots = Bots(1)
        try:
            first = Match(find_game("example"), {"players": "2"}, ["A", "B"], "s").state.actors()[0]
            token, _, trouble = (await bots.think(SETUP, [], first, "clever")).partition("\t")
            assert (token.partition(":")[0], bool(trouble)) == ("bid", True), "another decides, and the table is told"
            pool = bots.processes[0].pool
            good = bots.think(SETUP, [], first, "random")
            bad = bots.think(SETUP, [(first, "dance")], first, "random")
            found = await asyncio.gather(bad, good, return_exceptions=True)
            assert isinstance(found[0], CannotThink)
            assert isinstance(found[1], str)
            assert bots.processes[0].pool is pool, "the same process has thought for all of them"
        finally:
            bots.close()

    asyncio.run(think_all())


def test_a_bot_that_fails_is_replaced_for_that_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Match(find_game("example"), {"players": "2"}, ["A", "B"], "s").state
    monkeypatch.setattr(GreedyBot, "choose", lambda *_: 1 // 0)
    token, _, trouble = thinking.think(SETUP, [], state.actors()[0], "greedy").partition("\t")
    assert token in [str(c) for c in state.offers(state.actors()[0])]
    assert trouble.startswith("failed by ZeroDivisionError")


@pytest.mark.parametrize("trouble", [end, spin])
def test_a_process_that_ends_is_begun_again_for_the_others(trouble: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_all() -> None:
        bots = Bots()
        try:
            first = Match(find_game("example"), {"players": "2"}, ["A", "B"], "s").state.actors()[0]
            with monkeypatch.context() as broken:
                broken.setattr(thinking, "apart", in_haste)
                broken.setattr(thinking, "think", trouble)
                with pytest.raises(BrokenProcessPool):
                    await bots.think(SETUP, [], first, "random")
            assert await bots.think(SETUP, [], first, "random")
        finally:
            bots.close()

    asyncio.run(think_all())


def test_visitors_have_their_turns_one_after_the_other() -> None:
    """However many of one wait; what nobody looks at comes last."""

    async def all_of_them() -> list[str]:
        turns, served = Turns(), list[str]()

        async def one(whose: str) -> None:
            async with turns.turn(whose):
                await asyncio.sleep(0)
                served.append(whose)

        many = [asyncio.ensure_future(one(whose)) for whose in ["", "a", "a", "a", "a", "", "b", "b", "c"]]
        await asyncio.sleep(0)
        many[3].cancel()
        await asyncio.gather(*many, return_exceptions=True)
        return served

    assert asyncio.run(all_of_them()) == ["", "a", "b", "c", "a", "b", "a", ""]
