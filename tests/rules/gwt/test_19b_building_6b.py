"""Building 6b, which copies a neighbour, and its worked examples (GWT-BLDG-6b)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    build,
    choice,
    hand,
    locomotive,
    masters,
    money,
    play,
    position,
    question,
    refused,
    space_of,
    stations,
    tile,
    tokens,
    workers,
)

REST = {"act:aux-dollar/1", "act:aux-draw/1", "pass"}  # what every own building offers besides its actions


def on_6b(space: str, **others: str) -> GwtState:
    """Seat 0 has just stopped on its own 6b; the others' buildings by space (underscores for dashes) are seat 1's."""
    s = position(sides="b")
    build(s, 0, "6b", space)
    for where, slug in others.items():
        build(s, 1, slug, where.replace("_", "-"))
    at(s, 0, space)
    return s


@rule("GWT-BLDG-6b-1")
def test_6b_copies_buildings_directly_connected_whoever_owns_them() -> None:
    s = on_6b("a-2", a_1="12b")
    build(s, 0, "5b", "a-3")
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:a-1", "copy:a-3"}
    assert refused(s, 0, "pass") == refused(s, 0, "act:6b/1") == ("GWT-BLDG-6b-1", "not-offered")
    assert refused(s, 0, "copy:horseman") == ("GWT-BLDG-6b-1", "not-adjacent")
    assert refused(s, 0, "copy:neutral-a") == ("GWT-BLDG-6b-1", "not-adjacent")
    assert refused(s, 0, "copy:neutral-b") == ("GWT-BLDG-6b-1", "not-adjacent")
    tile(s, "a-1", "")
    assert tokens(s, 0) == {"copy:a-3"}
    assert refused(s, 0, "copy:a-1") == ("GWT-BLDG-6b-1", "no-building-there")  # and none beyond the empty space
    s = on_6b("flood-risk-1", flood_risk_2="12b")
    tile(s, "flood-4", "flood-3-green")
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:flood-risk-2"}
    assert refused(s, 0, "copy:flood-4") == ("GWT-BLDG-6b-1", "no-building-there")
    s = on_6b("b-1")
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:neutral-b"}
    q = s.question(0)
    assert q is not None
    assert q.details(s, choice(s, "copy:neutral-b")) == {"building": "b"}


@rule("GWT-BLDG-6b-2")
def test_the_same_building_is_not_used_twice_in_a_turn_with_6b() -> None:
    s = position(players=3, sides="b")
    build(s, 0, "10b", "a-1")
    build(s, 2, "10b", "a-2")
    build(s, 0, "6b", "a-3")
    build(s, 1, "10a", "b-1")
    at(s, 0, "a-1")
    play(s, 0, "act:10b/3", "move:a-2,a-3", "act:6b/1")
    assert tokens(s, 0) == {"copy:neutral-b"}
    assert refused(s, 0, "copy:a-2") == ("GWT-BLDG-6b-2", "used-this-turn")
    at(s, 0, "a-3")  # reached straight: not used yet
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:neutral-b", "copy:a-2"}
    play(s, 0, "copy:a-2", "act:10b/1")
    assert tokens(s, 0) == {"act:10b/2", "act:10b/3", "pass"}  # several actions of one use
    play(s, 0, "pass")
    play(s, 1, "move:a-1", "pass")
    play(s, 2, "move:a-1,a-2", "pass")
    assert question(s, 0) == "MoveHerder"  # the next turn
    s.players[0].herder = s.box.at["a-2"]
    play(s, 0, "move:a-3", "act:6b/1")
    assert tokens(s, 0) == {"copy:neutral-b", "copy:a-2"}


@rule("GWT-BLDG-6b-2")
def test_the_other_side_of_the_same_number_is_another_building() -> None:
    s = position(sides="b")
    build(s, 0, "4a", "a-1")
    build(s, 1, "4b", "a-2")
    build(s, 0, "6b", "a-3")
    at(s, 0, "a-1")
    play(s, 0, "act:4a/2", "move:a-2,a-3", "act:6b/1")
    assert tokens(s, 0) == {"copy:a-2", "copy:neutral-b"}


@rule("GWT-BLDG-6b-3")
def test_6b_does_not_copy_another_6b() -> None:
    s = on_6b("a-2", a_1="6b", a_3="12b")
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:a-3"}
    assert refused(s, 0, "copy:a-1") == ("GWT-BLDG-6b-3", "copies-itself")


def copied_and_replaced(version: str) -> GwtState:
    """Seat 0 on its 6b has copied its own 2b beside it; by that action it got a station master, and by this one a building: 3b
    stands in the place of 2b."""
    s = position(sides="b", rails="on", rules=version)
    masters(s, *["master-good-cattle"] * 7)
    build(s, 0, "6b", "flood-risk-1")
    build(s, 0, "2b", "flood-risk-2")
    workers(s, 0, cowboys=2)
    locomotive(s, 0, "3")
    hand(s, 0, "santa-gertrudis", "criollo")
    at(s, 0, "flood-risk-1")
    play(s, 0, "act:6b/1", "copy:flood-risk-2", "act:2b/1,santa-gertrudis", "locomotive:4.5", "upgrade:station-1")
    play(s, 0, "disc:aux-draw-2", "appoint:cowboy", "act:master-good-cattle/1", "build:3b@flood-risk-2")
    return s


@rule("GWT-BLDG-6b-8")
def test_a_copied_building_that_was_replaced_is_not_used_further_nor_the_new_one() -> None:
    s = copied_and_replaced("2")
    assert tokens(s, 0) == {"act:any-cattle-for-certificate,criollo", "pass"}  # 6b's own special action
    assert refused(s, 0, "act:3b/2") == ("GWT-BLDG-6b-8", "building-replaced")
    assert refused(s, 0, "act:2b/2,criollo") == ("GWT-BLDG-6b-8", "building-replaced")


@rule("GWT-FSM-5", "GWT-BLDG-6b-8")
def test_in_games_of_version_1_whatever_stands_on_the_copied_space_is_used() -> None:
    assert "act:3b/2" in tokens(copied_and_replaced("1"), 0)


@rule("GWT-BLDG-6b-4")
def test_special_actions_of_its_own_space_and_of_the_copied_buildings_space() -> None:
    own, copied = "act:any-cattle-for-certificate", "act:criollo-for-certificate-and-2/copied"
    s = on_6b("flood-risk-1", flood_risk_2="12b")
    hand(s, 0, "criollo", "galloway", "galloway")
    assert tokens(s, 0) == {f"{own},criollo", f"{own},galloway", "act:6b/1"} | REST
    play(s, 0, f"{own},galloway", "act:6b/1", "copy:flood-risk-2")
    assert s.players[0].certificates == 1
    assert tokens(s, 0) == {"act:12b/1", "act:12b/2", f"{copied},criollo", "pass"}
    play(s, 0, f"{copied},criollo")
    assert s.players[0].certificates == 2
    assert money(s, 0) == 22
    play(s, 0, "act:12b/2")
    assert tokens(s, 0) == {"act:12b/1", "pass"}
    s = on_6b("flood-risk-1", flood_risk_2="12b")
    hand(s, 0, "criollo")
    play(s, 0, "act:6b/1", "copy:flood-risk-2")  # its own space's special action stays after copying
    assert tokens(s, 0) == {"act:12b/1", "act:12b/2", f"{copied},criollo", f"{own},criollo"} | REST


@rule("GWT-BLDG-6b-4")
def test_the_copied_special_action_can_be_switched_off() -> None:
    s = position(sides="b", copy_special_action="off")
    build(s, 0, "6b", "flood-risk-1")
    build(s, 1, "12b", "flood-risk-2")
    hand(s, 0, "criollo")
    at(s, 0, "flood-risk-1")
    play(s, 0, "act:6b/1", "copy:flood-risk-2")
    assert tokens(s, 0) == {"act:12b/1", "act:12b/2", "act:any-cattle-for-certificate,criollo"} | REST


@rule("GWT-BLDG-6b-5")
def test_copied_actions_use_the_copiers_own_things_and_place() -> None:
    s = on_6b("a-2", a_1="12b", a_3="4b")
    stations(s, 0, "station-1", "station-2", "station-3")
    stations(s, 1, "station-4")
    play(s, 0, "act:6b/1", "copy:a-1", "act:12b/1", "act:12b/2")
    assert money(s, 0) == 26
    assert money(s, 1) == 20
    assert [p.tokens for p in s.players] == [2, 1]
    workers(s, 0, cowboys=2)
    workers(s, 1, cowboys=5)
    at(s, 0, "a-2")
    play(s, 0, "act:6b/1", "copy:a-3", "act:4b/1")
    assert tokens(s, 0) == {"draw:0", "draw:1", "draw:2"}
    play(s, 0, "draw:0", "act:4b/2")
    assert "move:a-3" in tokens(s, 0)  # from where 6b stands
    assert "move:a-3,neutral-b,neutral-c" in tokens(s, 0)
    assert "move:a-3,neutral-b,neutral-c,neutral-d" not in tokens(s, 0)


@rule("GWT-BLDG-6b-6")
def test_with_nothing_to_copy_the_auxiliary_action_is_left() -> None:
    s = on_6b("a-2")
    assert tokens(s, 0) == REST
    assert refused(s, 0, "act:6b/1") == ("GWT-BLDG-6b-1", "nothing-to-copy")
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == 21
    assert tokens(s, 0) == {"pass"}


@rule("GWT-BLDG-6b-7")
def test_one_building_in_either_direction_is_chosen_and_no_action_yet_done() -> None:
    s = on_6b("a-2", a_1="12b", a_3="5b")
    play(s, 0, "act:6b/1")
    assert tokens(s, 0) == {"copy:a-1", "copy:a-3"}
    play(s, 0, "copy:a-1")
    assert tokens(s, 0) == {"act:12b/1", "act:12b/2"} | REST  # neither 6b again nor the other building
    assert refused(s, 0, "act:6b/1") == ("GWT-LOC-1", "not-here")
    assert refused(s, 0, "act:5b/2") == ("GWT-LOC-1", "not-here")
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == 21
    assert tokens(s, 0) == {"pass"}
    at(s, 0, "a-2")
    play(s, 0, "act:6b/1", "copy:a-3", "act:5b/2")
    assert refused(s, 0, "act:aux-dollar/1") == ("GWT-LOC-10", "location-actions-used")


# -- worked examples


@rule("GWT-BLDG-X1")
def test_6b_copies_10b_and_comes_to_the_own_10b() -> None:
    s = on_6b("a-1", a_2="10b")
    build(s, 0, "10b", "a-3")
    play(s, 0, "act:6b/1", "copy:a-2", "act:10b/1", "act:10b/3", "move:a-2,a-3")
    assert space_of(s, 0) == "a-3"
    assert tokens(s, 0) == REST
    assert refused(s, 0, "act:10b/2") == ("GWT-BLDG-6b-2", "used-this-turn")
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == 20 + 4 - 2 + 1


@rule("GWT-BLDG-X2")
def test_4a_used_then_6b_beside_a_4a() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    build(s, 1, "4a", "a-2")
    build(s, 0, "6b", "a-3")
    at(s, 0, "a-1")
    play(s, 0, "act:4a/2", "move:a-2,a-3", "act:6b/1")
    assert tokens(s, 0) == {"copy:neutral-b"}
    assert refused(s, 0, "copy:a-2") == ("GWT-BLDG-6b-2", "used-this-turn")
