"""Locomotive (GWT-ENG)."""

from overlander.games.gwt.railroad import MoveBack, MoveLocomotive, locomotive_choices
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    auxiliary,
    build,
    discs,
    hand,
    locomotive,
    money,
    node_of,
    play,
    position,
    question,
    refused,
    stations,
    tokens,
    verbs,
    workers,
)

TURNOUTS = ["4.5", "7.5", "10.5", "13.5", "16.5", "21.5", "25.5", "29.5", "33.5"]
TRACK = [node for k in range(40) for node in (str(k), f"{k}.5") if node in TURNOUTS or "." not in node]


def nodes(s: GwtState, seat: int = 0) -> set[str]:
    """Where the seat's locomotive may go now."""
    return {token.removeprefix("locomotive:") for token in tokens(s, seat) if token.startswith("locomotive:")}


def forward(s: GwtState, start: str, n: int) -> set[str]:
    """Where a move of up to n spaces from a node may end."""
    locomotive(s, 0, start)
    ask(s, 0, MoveLocomotive(0, n))
    return nodes(s)


def back(s: GwtState, start: str, n: int) -> set[str]:
    """Where a move of exactly n spaces back from a node may end."""
    locomotive(s, 0, start)
    ask(s, 0, MoveBack(0, n))
    return nodes(s)


# -- forward


@rule("GWT-ENG-1")
def test_forward_up_to_as_many_spaces_as_engineers_the_printed_one_included() -> None:
    s = position()
    for engineers, reached in ((1, {"18"}), (2, {"18", "19"}), (3, {"18", "19", "20"})):
        workers(s, 0, cowboys=6, builders=5, engineers=engineers)
        locomotive(s, 0, "17")
        at(s, 0, "neutral-g")
        play(s, 0, "act:g/1")
        assert question(s, 0) == "MoveLocomotive"
        assert nodes(s) == reached
    play(s, 0, "locomotive:19")
    assert node_of(s, 0) == "19"
    assert money(s, 0) == 20


@rule("GWT-ENG-2")
def test_a_fixed_number_does_not_ask_for_engineers() -> None:
    for engineers in (1, 6):
        s = position(sides="b")
        build(s, 0, "10b", "a-1")
        workers(s, 0, engineers=engineers)
        locomotive(s, 0, "17")
        at(s, 0, "a-1")
        play(s, 0, "act:10b/2")
        assert nodes(s) == {"18", "19", "20", "21"}
        locomotive(s, 1, "19")  # skipped as by engineers
        assert nodes(s) == {"18", "20", "21", "21.5", "22"}


@rule("GWT-ENG-3")
def test_a_move_is_at_least_one_space_and_may_be_shorter_than_allowed() -> None:
    s = position()
    assert forward(s, "17", 3) == {"18", "19", "20"}
    assert refused(s, 0, "locomotive:17") == ("GWT-ENG-3", "not-that-far")
    assert refused(s, 0, "locomotive:21") == ("GWT-ENG-3", "not-that-far")
    assert refused(s, 0, "locomotive:16") == ("GWT-ENG-3", "not-that-far")
    assert refused(s, 0, "locomotive:0") == ("GWT-ENG-3", "not-that-far")
    assert "pass" in tokens(s, 0)  # or no move at all
    play(s, 0, "locomotive:18")
    assert node_of(s, 0) == "18"
    assert forward(s, "17", 3) == {"18", "19", "20"}
    play(s, 0, "pass")
    assert node_of(s, 0) == "17"
    assert forward(s, "17", 0) == set()
    assert tokens(s, 0) == {"pass"}


@rule("GWT-ENG-4")
def test_a_space_under_another_locomotive_is_not_there_in_either_direction() -> None:
    s = position(players=3)
    locomotive(s, 1, "19")
    locomotive(s, 2, "21")
    assert forward(s, "18", 1) == {"20"}
    assert forward(s, "18", 2) == {"20", "21.5", "22"}
    assert refused(s, 0, "locomotive:19") == ("GWT-ENG-4", "space-occupied")
    assert forward(s, "23", 1) == {"24"}
    assert back(s, "20", 1) == {"18"}
    assert back(s, "20", 2) == {"17"}
    assert back(s, "22", 2) == {"18", "20"}  # by 20, or by the turnout 21.5
    assert refused(s, 0, "locomotive:21") == ("GWT-ENG-4", "space-occupied")
    play(s, 0, "locomotive:18")
    assert [node_of(s, seat) for seat in range(3)] == ["18", "19", "21"]


@rule("GWT-ENG-5")
def test_the_start_holds_any_number_of_locomotives() -> None:
    s = position(players=4)
    assert [node_of(s, seat) for seat in range(4)] == ["0", "0", "0", "0"]
    assert forward(s, "0", 2) == {"1", "2"}
    assert back(s, "1", 1) == {"0"}
    assert back(s, "2", 2) == {"0"}
    play(s, 0, "locomotive:0")
    assert [node_of(s, seat) for seat in range(4)] == ["0", "0", "0", "0"]


@rule("GWT-ENG-6")
def test_a_turnout_is_one_more_space_beside_the_main_track() -> None:
    s = position()
    assert forward(s, "4", 1) == {"4.5", "5"}
    assert forward(s, "4", 2) == {"4.5", "5", "6"}
    assert forward(s, "4.5", 1) == {"5"}
    assert forward(s, "4.5", 2) == {"5", "6"}
    assert forward(s, "5", 1) == {"6"}
    assert back(s, "5", 1) == {"4", "4.5"}
    assert back(s, "4.5", 1) == {"4"}


@rule("GWT-ENG-7")
def test_stopping_ends_the_movement_and_spaces_left_are_lost() -> None:
    s = position()
    workers(s, 0, engineers=4)
    locomotive(s, 0, "17")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/1", "locomotive:18")
    assert question(s, 0) == "AtLocation"
    assert refused(s, 0, "act:g/1") == ("GWT-LOC-4", "already-done")
    assert tokens(s, 0) == {"act:g/2", "pass"}
    locomotive(s, 0, "3")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/1", "locomotive:4.5", "upgrade:station-1", "disc:aux-dollar-2", "pass")  # nor from a station
    assert question(s, 0) == "AtLocation"
    assert node_of(s, 0) == "4.5"


@rule("GWT-ENG-8")
def test_stopping_on_a_turnout_offers_its_station_at_once() -> None:
    s = position()
    assert forward(s, "7", 2) == {"7.5", "8", "9"}
    play(s, 0, "locomotive:7.5")
    assert question(s, 0) == "UpgradeStation"
    assert tokens(s, 0) == {"upgrade:station-2", "pass"}
    forward(s, "7", 2)
    play(s, 0, "locomotive:8")  # past the turnout: nothing to upgrade
    assert question(s, 0) == ""
    forward(s, "7.5", 2)
    play(s, 0, "locomotive:9")  # leaving it: nothing either
    assert question(s, 0) == ""


@rule("GWT-ENG-9")
def test_the_track_has_spaces_0_to_39_and_nine_turnouts() -> None:
    s = position()
    assert s.board.node_slug == TRACK
    assert len(TRACK) == 49
    for k in range(39):
        turnout = {f"{k}.5"} & set(TURNOUTS)
        assert forward(s, str(k), 1) == {str(k + 1)} | turnout
        assert back(s, str(k + 1), 1) == {str(k)} | turnout
    assert forward(s, "39", 3) == set()
    for number, turnout_slug in enumerate(TURNOUTS, start=1):
        forward(s, turnout_slug.removesuffix(".5"), 1)
        play(s, 0, f"locomotive:{turnout_slug}")
        assert tokens(s, 0) == {f"upgrade:station-{number}", "pass"}
    forward(s, "38", 1)
    play(s, 0, "locomotive:39")
    assert tokens(s, 0) == {"upgrade:station-10", "pass"}


# -- the end of the track


@rule("GWT-ENG-10")
def test_from_the_last_space_the_locomotive_must_go_back_for_3_dollars() -> None:
    s = position(players=3)
    s.players[0].money = 2  # too little for station 10
    locomotive(s, 1, "20")
    locomotive(s, 2, "33.5")
    assert forward(s, "36", 6) == {"37", "38", "39"}
    play(s, 0, "locomotive:39")
    assert question(s, 0) == "Retreat"
    assert verbs(s, 0) == {"locomotive"}
    assert nodes(s) == set(TRACK) - {"39", "20", "33.5"}
    assert refused(s, 0, "pass") == ("GWT-ENG-10", "not-offered")
    assert refused(s, 0, "locomotive:39") == ("GWT-ENG-10", "not-that-far")
    assert refused(s, 0, "locomotive:20") == ("GWT-ENG-4", "space-occupied")
    play(s, 0, "locomotive:29.5")
    assert money(s, 0) == 5
    assert question(s, 0) == ""  # $6 would be needed for station 8
    s.players[0].money = 2
    forward(s, "38", 1)
    play(s, 0, "locomotive:39", "locomotive:38")
    assert money(s, 0) == 5
    assert question(s, 0) == ""


@rule("GWT-ENG-10")
def test_the_3_dollars_may_pay_for_the_station_one_goes_back_to() -> None:
    s = position()
    s.players[0].money = 5
    forward(s, "38", 1)
    play(s, 0, "locomotive:39")
    assert tokens(s, 0) == {"upgrade:station-10", "pass"}  # first the station of the last space
    play(s, 0, "upgrade:station-10", "disc:aux-draw-2")
    assert money(s, 0) == 2
    assert question(s, 0) == "Retreat"
    play(s, 0, "locomotive:33.5")
    assert money(s, 0) == 5
    assert tokens(s, 0) == {"upgrade:station-9", "pass"}
    play(s, 0, "upgrade:station-9", "disc:aux-dollar-2")
    assert money(s, 0) == 0
    assert s.ranches[0].stations == (1 << 9) + (1 << 8)


# -- back


@rule("GWT-ENG-11")
def test_a_move_back_is_exactly_that_many_spaces() -> None:
    s = position(sides="b")
    build(s, 0, "1b", "a-1")
    locomotive(s, 0, "20")
    at(s, 0, "a-1")
    play(s, 0, "act:1b/2")
    assert question(s, 0) == "MoveBack"
    assert tokens(s, 0) == {"locomotive:19"}
    discs(s, 0, "aux-remove-1", "aux-remove-2")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/2")
    assert tokens(s, 0) == {"locomotive:18"}
    assert refused(s, 0, "locomotive:19") == ("GWT-ENG-11", "not-that-far")
    assert refused(s, 0, "locomotive:17") == ("GWT-ENG-11", "not-that-far")
    assert refused(s, 0, "pass") == ("GWT-ENG-11", "not-offered")
    play(s, 0, "locomotive:18")
    assert node_of(s, 0) == "18"


@rule("GWT-ENG-12")
def test_without_room_behind_it_the_action_is_impossible() -> None:
    s = position(sides="b")
    build(s, 0, "1b", "a-1")
    at(s, 0, "a-1")
    assert "act:1b/2" not in tokens(s, 0)
    assert refused(s, 0, "act:1b/2") == ("GWT-ENG-12", "not-far-enough")
    locomotive(s, 0, "1")
    assert "act:1b/2" in tokens(s, 0)
    discs(s, 0, "aux-remove-1", "aux-remove-2")
    auxiliary(s, 0)
    assert "act:aux-remove/1" in tokens(s, 0)
    assert refused(s, 0, "act:aux-remove/2") == ("GWT-ENG-12", "not-far-enough")
    locomotive(s, 1, "1")
    locomotive(s, 0, "2")  # only the start is behind, the other locomotive is skipped
    assert refused(s, 0, "act:aux-remove/2") == ("GWT-ENG-12", "not-far-enough")
    locomotive(s, 0, "3")
    assert "act:aux-remove/2" in tokens(s, 0)


@rule("GWT-ENG-13")
def test_moving_back_one_may_end_on_a_turnout_and_upgrade_its_station() -> None:
    s = position(sides="b")
    build(s, 0, "1b", "a-1")
    locomotive(s, 0, "8")
    at(s, 0, "a-1")
    play(s, 0, "act:1b/2")
    assert nodes(s) == {"7", "7.5"}
    play(s, 0, "locomotive:7.5")
    assert tokens(s, 0) == {"upgrade:station-2", "pass"}
    play(s, 0, "upgrade:station-2", "disc:aux-draw-2")
    assert s.ranches[0].stations == 0b10
    assert money(s, 0) == 20 - 2 + 3


@rule("GWT-ENG-15")
def test_neutral_d_moves_two_spaces_for_2_dollars() -> None:
    s = position()
    locomotive(s, 0, "17")
    workers(s, 0, engineers=5)
    s.players[0].money = 2
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1b")
    assert money(s, 0) == 0
    assert tokens(s, 0) == {"locomotive:18", "locomotive:19", "pass"}
    play(s, 0, "locomotive:19")
    assert node_of(s, 0) == "19"
    s.players[0].money = 1
    at(s, 0, "neutral-d")
    assert refused(s, 0, "act:d/1b") == ("GWT-LOC-7", "too-little-money")


# -- edge cases


@rule("GWT-ENG-E1")
def test_the_first_free_space_beyond_occupied_ones_counts_as_the_first() -> None:
    s = position(players=4)
    for seat, node in ((1, "18"), (2, "19"), (3, "20")):
        locomotive(s, seat, node)
    assert forward(s, "17", 1) == {"21"}
    assert forward(s, "17", 2) == {"21", "21.5", "22"}
    assert back(s, "21", 1) == {"17"}
    for seat, node in ((1, "38"), (2, "37"), (3, "36")):
        locomotive(s, seat, node)
    assert forward(s, "35", 1) == {"39"}


@rule("GWT-ENG-E2")
def test_an_occupied_turnout_leaves_the_main_track_open() -> None:
    s = position()
    locomotive(s, 1, "4.5")
    assert forward(s, "4", 1) == {"5"}
    assert forward(s, "3", 2) == {"4", "5"}
    assert refused(s, 0, "locomotive:4.5") == ("GWT-ENG-4", "space-occupied")
    assert back(s, "5", 1) == {"4"}
    assert back(s, "6", 2) == {"4"}


@rule("GWT-ENG-E3")
def test_back_past_a_turnout_both_ways_may_make_up_the_exact_number() -> None:
    s = position()
    assert back(s, "8", 2) == {"6", "7"}  # 7, 6 on the main track or 7.5, 7
    assert back(s, "9", 2) == {"7", "7.5"}
    assert back(s, "9", 3) == {"6", "7"}


@rule("GWT-ENG-E4")
def test_the_station_reached_back_is_upgraded_before_the_effect_is_taken() -> None:
    s = position()
    discs(s, 0, "aux-remove-1")
    s.players[0].money = 1  # station 1 costs $2, the action brings $1
    locomotive(s, 0, "5")
    hand(s, 0, "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/1", "locomotive:4.5")
    assert question(s, 0) == "RemoveCards"  # no upgrade with money that comes only now
    assert money(s, 0) == 2
    locomotive(s, 0, "5")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/1", "locomotive:4.5")
    assert question(s, 0) == "UpgradeStation"
    assert money(s, 0) == 2
    play(s, 0, "upgrade:station-1", "disc:aux-draw-2")
    assert money(s, 0) == 1
    assert question(s, 0) == "RemoveCards"


@rule("GWT-ENG-E5")
def test_the_retreat_reaches_any_free_space_down_to_the_start() -> None:
    s = position()
    stations(s, 0, "station-10")
    workers(s, 0, engineers=1)
    forward(s, "38", 1)
    play(s, 0, "locomotive:39")
    assert nodes(s) == set(TRACK) - {"39"}
    play(s, 0, "locomotive:0")
    assert node_of(s, 0) == node_of(s, 1) == "0"
    assert money(s, 0) == 23


@rule("GWT-ENG-E6")
def test_the_last_space_stops_the_locomotive_with_spaces_left() -> None:
    s = position()
    s.players[0].money = 0
    assert forward(s, "38", 4) == {"39"}
    play(s, 0, "locomotive:39")
    assert question(s, 0) == "Retreat"
    assert forward(s, "36", 6) == {"37", "38", "39"}
    play(s, 0, "locomotive:38")
    assert node_of(s, 0) == "38"
    assert question(s, 0) == ""
    assert money(s, 0) == 0


@rule("GWT-ENG-E7")
def test_a_double_move_back_is_one_move_with_one_stop() -> None:
    s = position()
    discs(s, 0, "aux-remove-1", "aux-remove-2")
    locomotive(s, 0, "8")
    hand(s, 0, "criollo", "criollo")
    auxiliary(s, 0)
    play(s, 0, "act:aux-remove/2")
    assert nodes(s) == {"6", "7"}
    play(s, 0, "locomotive:7")  # over the turnout 7.5, or over 7: its station is not offered
    assert node_of(s, 0) == "7"
    assert question(s, 0) == "RemoveCards"
    assert money(s, 0) == 22


# -- worked examples


@rule("GWT-ENG-X1")
def test_from_3_with_two_engineers() -> None:
    s = position()
    workers(s, 0, engineers=2)
    locomotive(s, 0, "3")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2")
    assert nodes(s) == {"4", "4.5", "5"}


@rule("GWT-ENG-X2")
def test_from_3_with_two_engineers_and_a_locomotive_on_4() -> None:
    s = position()
    workers(s, 0, engineers=2)
    locomotive(s, 0, "3")
    locomotive(s, 1, "4")
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/2")
    assert nodes(s) == {"4.5", "5", "6"}


@rule("GWT-ENG-X3")
def test_back_from_5() -> None:
    s = position()
    assert back(s, "5", 1) == {"4", "4.5"}
    assert back(s, "5", 2) == {"3", "4"}


@rule("GWT-ENG-X4")
def test_not_back_beyond_the_start() -> None:
    s = position()
    discs(s, 0, "aux-remove-1", "aux-remove-2", "aux-certificate-1", "aux-certificate-2")
    locomotive(s, 0, "1")
    auxiliary(s, 0)
    assert refused(s, 0, "act:aux-remove/2") == ("GWT-ENG-12", "not-far-enough")
    assert refused(s, 0, "act:aux-certificate/2") == ("GWT-ENG-12", "not-far-enough")
    locomotive(s, 0, "0")
    assert refused(s, 0, "act:aux-remove/1") == ("GWT-ENG-12", "not-far-enough")
    assert refused(s, 0, "act:aux-certificate/1") == ("GWT-ENG-12", "not-far-enough")


@rule("GWT-ENG-X5")
def test_from_37_with_four_engineers() -> None:
    s = position()
    workers(s, 0, engineers=4)
    locomotive(s, 0, "37")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/1")
    assert nodes(s) == {"38", "39"}
    play(s, 0, "locomotive:39")
    assert question(s, 0) == "UpgradeStation"
    play(s, 0, "pass")
    assert question(s, 0) == "Retreat"
    assert nodes(s) == set(TRACK) - {"39"}
    play(s, 0, "locomotive:12")
    assert node_of(s, 0) == "12"
    assert money(s, 0) == 23
    assert question(s, 0) == "AtLocation"


@rule("GWT-ENG-4")
def test_a_mask_beyond_the_track_names_only_its_nodes() -> None:
    s = position()
    nodes_of_all = [str(c) for c in locomotive_choices(s, -1)]
    assert nodes_of_all == [f"locomotive:{node}" for node in TRACK]
    assert locomotive_choices(s, 1 << 60) == []
