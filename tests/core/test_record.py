"""Records, matches and undo."""

from hashlib import sha256
from random import Random

import pytest

from overlander.core.errors import RecordError, Refused
from overlander.core.game import find_game
from overlander.core.match import Match, resume
from overlander.core.record import HEADER, parse_record, replay


def played(decisions: int, players: str = "2") -> Match:
    match = Match(find_game("gwt"), {"players": players}, ["Ann", "Bob"], "record")
    pick = Random(7)
    for _ in range(decisions):
        seat = match.state.actor()
        match.play(seat, str(pick.choice(match.state.choices(seat))))
    return match


MATCH = played(40)
TEXT = str(MATCH.record())
FIRST = len(HEADER) + 2  # the line of decision 1, counted from 1


def test_a_trial_that_is_accepted_is_the_decision_itself() -> None:
    one, two = played(10), played(10)
    seat = one.state.actor()
    token = str(one.state.choices(seat)[-1])
    trial = two.trial(seat, token)
    assert two.state.digest() == one.state.digest(), "nothing is played yet"
    heard = one.play(seat, token)
    assert [(x.key, x.params) for x in two.accept(trial)] == [(x.key, x.params) for x in heard] != []
    assert str(two.record()) == str(one.record())
    assert two.barriers == one.barriers
    with pytest.raises(Refused) as refused:
        two.accept(trial)
    assert refused.value.code == "out-of-date"
    with pytest.raises(Refused):
        two.trial(seat, "no-such-token")


def test_a_record_is_its_text() -> None:
    assert list(MATCH.options.items())[:2] == [("players", "2"), ("layout", "first-game")]
    assert str(parse_record(TEXT)) == TEXT
    assert TEXT.splitlines()[: len(HEADER)] == [
        "overlander: 1",
        "game: gwt",
        "options: " + " ".join(f"{name}={value}" for name, value in MATCH.options.items()),
        "players: Ann, Bob",
        "seed: record",
        "version: 1",
        f"data: {find_game('gwt').pack().digest}",
    ]


def test_a_record_rebuilds_the_position() -> None:
    assert replay(parse_record(TEXT)).digest() == MATCH.state.digest()
    assert resume(parse_record(TEXT)).state.digest() == MATCH.state.digest()


def test_part_of_a_record() -> None:
    assert replay(parse_record(TEXT, upto=10)).digest() == MATCH.decisions[9].digest


def error_of(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(parse_record("\n".join(lines)))
    return caught.value


def test_a_truncated_record_says_where_it_ends() -> None:
    error = error_of(TEXT.split("\n")[: FIRST + 19])
    assert (error.code, error.params["decisions"], error.params["line"]) == ("record-cut-off", 20, FIRST + 20)


def test_a_line_cut_in_the_middle() -> None:
    error = error_of(TEXT[: TEXT.index("\n20 ") + 7].split("\n"))
    assert (error.code, error.params["line"]) == ("record-line", FIRST + 19)


def test_reordered_lines() -> None:
    lines = TEXT.split("\n")
    lines[FIRST + 4], lines[FIRST + 5] = lines[FIRST + 5], lines[FIRST + 4]
    error = error_of(lines)
    assert (error.code, error.params["line"]) == ("record-order", FIRST + 5)


def test_an_edited_decision_is_found_by_its_line() -> None:
    record = parse_record(TEXT)
    record.decisions[5].token = "pass" if record.decisions[5].token != "pass" else "draw:0"
    with pytest.raises(RecordError) as caught:
        replay(parse_record(str(record)))
    assert caught.value.params["line"] == FIRST + 5


def test_an_edited_digest_is_found_by_its_line() -> None:
    record = parse_record(TEXT)
    record.decisions[5].digest = "000000000000"
    with pytest.raises(RecordError) as caught:
        replay(parse_record(str(record)))
    assert (caught.value.code, caught.value.params["line"]) == ("record-differs", FIRST + 5)


def test_an_edited_header_breaks_the_seal() -> None:
    assert error_of(TEXT.replace("Ann", "Eve").split("\n")).code == "record-edited"


def test_another_seed_does_not_replay() -> None:
    record = parse_record(TEXT)
    record.seed = "other"
    with pytest.raises(RecordError):
        replay(record)


@pytest.mark.parametrize("line", range(len(HEADER)))
def test_a_missing_header_line_is_named(line: int) -> None:
    lines = TEXT.split("\n")
    del lines[line]
    error = error_of(lines)
    assert (error.code, error.params["line"]) == ("record-header", line + 1)


def test_nonsense_is_refused_politely() -> None:
    for text in ("", "hello", "\x00\xff", "overlander: 9\n" + TEXT.partition("\n")[2]):
        with pytest.raises(RecordError):
            parse_record(text)


def test_as_other_programs_keep_it() -> None:
    """Some editors end lines in their own way, and some put a mark before the first."""
    for text in (TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT, "\ufeff" + TEXT.replace("\n", "\r\n")):
        assert str(parse_record(text)) == TEXT


@pytest.mark.parametrize("number", ["²", "9" * 5000, "-1", "1.0", ""])
def test_numbers_that_are_none(number: str) -> None:
    lines = TEXT.split("\n")
    for line in (FIRST - 1, HEADER.index("version")):
        words = lines[line].split(" ")
        words[1] = number
        assert error_of([*lines[:line], " ".join(words), *lines[line + 1 :]]).code in ("record-line", "record-header")


def test_an_endless_line_is_told_in_part() -> None:
    error = error_of(["x" * 1_000_000])
    assert len(str(error.params["found"])) == 200


# -- matches


def test_undo_and_redo() -> None:
    match = played(40)
    digests = [d.digest for d in match.decisions]
    match.undo(23)
    assert match.state.digest() == digests[16]
    match.redo(2)
    assert match.state.digest() == digests[18]
    match.redo(99)
    assert [d.digest for d in match.decisions] == digests
    match.undo(99)
    assert match.state.digest() == Match(find_game("gwt"), {}, [], "record").state.digest()


def test_a_new_decision_forgets_what_was_undone() -> None:
    match = played(10)
    match.undo(1)
    seat = match.state.actor()
    match.play(seat, str(match.choices(seat)[0]))
    match.redo(1)
    assert len(match.decisions) == 10


def test_any_earlier_position() -> None:
    match = played(200)
    start = Match(find_game("gwt"), {}, [], "record").state.digest()
    digests = [start, *(d.digest for d in match.decisions)]
    assert [match.at(n).digest() for n in range(201)] == digests
    assert len(match.snapshots) < 10, "the older, the fewer"
    match.undo(70)
    match.redo(40)
    assert [match.at(n).digest() for n in range(171)] == digests[:171]


def test_what_happened_long_ago_can_be_heard_again() -> None:
    match = Match(find_game("gwt"), {"players": "2"}, [], "record")
    pick = Random(7)
    heard: list[str] = []
    for _ in range(90):
        seat = match.state.actor()
        heard.append(str(match.play(seat, str(pick.choice(match.state.choices(seat))))))
    assert list(map(str, match.heard(1, 90))) == heard
    assert list(map(str, match.heard(30, 41))) == heard[29:41]
    assert match.heard(91, 90) == []


def test_undo_is_free_until_something_hidden_was_shown_or_another_acted() -> None:
    match = Match(find_game("gwt"), {"players": "2"}, [], "undo")
    assert match.free_undos(0) == 0
    match.play(0, "place:neutral-g")  # nothing drawn, nothing shown
    assert match.free_undos(0) == 1
    assert match.free_undos(1) == 0
    match.play(0, "pass")  # ends the turn; the hand is full, nothing is drawn
    assert match.free_undos(0) == 2
    match.play(1, "exchange-token")
    assert match.free_undos(0) == 0
    assert match.free_undos(1) == 1
    match.play(1, "draw:1")  # chance
    assert match.free_undos(1) == 0


def test_an_answer_to_an_earlier_question_is_out_of_date() -> None:
    match = Match(find_game("gwt"), {"players": "2"}, [], "undo")
    match.play(0, "place:neutral-g", expected=0)
    with pytest.raises(Refused) as caught:
        match.play(0, "pass", expected=0)
    assert caught.value.code == "out-of-date"
    assert len(match.decisions) == 1


def test_a_refused_token_changes_nothing() -> None:
    match = played(12)
    before = str(match.record())
    seat = match.state.actor()
    for token, code in (("nonsense", "unreadable"), ("deliver:chicago", "not-legal")):
        with pytest.raises(Refused) as caught:
            match.play(seat, token)
        assert caught.value.code == code
    with pytest.raises(Refused) as caught:
        match.play(1 - seat, str(match.choices(seat)[0]))
    assert caught.value.code == "not-your-decision"
    with pytest.raises(Refused):
        match.play(7, "pass")
    assert str(match.record()) == before


@pytest.mark.parametrize("known", [False, True])
def test_a_published_seed(known: bool) -> None:
    """Two more lines of header, or three; errors still name the right line."""
    record = MATCH.record()
    record.publish("5a17", known)
    text = str(record)
    lines = text.split("\n")
    assert lines[len(HEADER)] == "salt: 5a17"
    assert lines[len(HEADER) + 1] == "commitment: " + sha256(b"record 5a17").hexdigest()
    again = parse_record(text)
    assert str(again) == text
    assert (again.salt, again.commitment, again.known) == ("5a17", record.commitment, known)
    assert lines[len(HEADER) + 2] == ("known: yes" if known else "")
    assert replay(again).digest() == MATCH.state.digest()
    again.decisions[0].digest = "x"
    with pytest.raises(RecordError) as caught:
        replay(again)
    assert caught.value.params["line"] == FIRST + 2 + known


@pytest.mark.parametrize("cut", ["salt: 5a17\n", "commitment: ", "yes", "salt: 5a17\ncommitment: {seal}\n"])
def test_a_half_published_seed(cut: str) -> None:
    record = MATCH.record()
    record.publish("5a17", known=True)
    cut = cut.replace("{seal}", record.commitment)
    with pytest.raises(RecordError) as caught:
        parse_record(str(record).replace(cut, ""))
    assert caught.value.code == "record-header"


def test_a_game_that_was_kept_goes_on_by_the_rules_of_its_time() -> None:
    gwt = find_game("gwt")
    assert gwt.options({})["rules"] == "2"
    old = {name: value for name, value in gwt.options({"players": "3"}).items() if name != "rules"}
    assert gwt.kept_options(old)["rules"] == "1"
    assert gwt.kept_options({**old, "rules": "2"})["rules"] == "2"
    record = Match(gwt, {"players": "3"}, [], "kept").record()
    record.options = old
    again = resume(record)
    assert again.options["rules"] == "1"
    assert parse_record(str(again.record())).options["rules"] == "1"  # which it now says itself
    assert gwt.options_again(again.options)["rules"] == "2"
    assert "rules" not in [option.name for option in gwt.asked_options()]


def test_bytes_that_are_no_letters_stand_in_no_record() -> None:
    """A command line that is not UTF-8 reaches Python as lone surrogates, which no file can hold."""
    match = Match(find_game("example"), {}, ["Ann\udcff"], "se\udced")
    assert (match.names[0], match.seed) == ("Ann?", "se?")
    assert resume(parse_record(str(match.record()).encode().decode())).state.digest() == match.state.digest()
