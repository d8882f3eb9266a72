"""Solo: Sam's movement (GWT-SAM-21..25)."""

import pytest

from tests.ledger import rule
from tests.rules.gwt.position import build, money, question, space_of, tile, tokens, workers
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values

TAKE_OBJECTIVE = 7  # 1 step
TWO_STEPS = 6  # 2 steps, then his locomotive


@rule("GWT-SAM-21")
def test_the_shortest_way_even_if_it_is_dearer() -> None:
    s = solo()
    tile(s, "flood-1", "flood-2-green")
    tile(s, "flood-2", "flood-2-green")
    build(s, HUMAN, "1a", "a-1")  # one location instead of two
    heard = sam_plays(s, TWO_STEPS)
    assert values(heard, "automa-move", "path") == ["a-1,neutral-b"]
    assert ("automa-move", "GWT-SAM-21") in told(heard)


@rule("GWT-SAM-22")
def test_of_the_shortest_ways_the_one_with_the_lowest_fees() -> None:
    s = solo()
    tile(s, "flood-1", "flood-2-green")  # a fee
    build(s, HUMAN, "2a", "a-1")  # no hand
    heard = sam_plays(s, TAKE_OBJECTIVE)
    assert values(heard, "automa-move", "path") == ["a-1"]
    assert ("automa-move", "GWT-SAM-22") in told(heard)


@rule("GWT-SAM-22", "GWT-SAM-E1")
def test_only_the_part_he_walks_now_is_compared_and_his_own_hands_cost_nothing() -> None:
    s = solo()
    tile(s, "flood-1", "flood-2-green")
    tile(s, "flood-2", "flood-2-green")
    build(s, SAM, "1b", "a-1")  # his own hand
    build(s, HUMAN, "1a", "a-2")
    heard = sam_plays(s, TAKE_OBJECTIVE)
    assert values(heard, "automa-move", "path") == ["a-1"]
    assert ("automa-move", "GWT-SAM-22") in told(heard)


@rule("GWT-SAM-E1")
def test_in_the_other_reading_the_fees_of_the_whole_way_are_compared() -> None:
    for fees, path in (("turn", "flood-1"), ("way", "a-1")):
        s = solo(sam_fees=fees)
        tile(s, "flood-1", "flood-2-green")
        tile(s, "flood-2", "flood-2-green")
        tile(s, "flood-3", "flood-2-green")
        build(s, HUMAN, "7b", "a-1")  # both hands: dearer than one hazard, cheaper than three
        build(s, SAM, "2b", "a-2")
        build(s, SAM, "3b", "a-3")
        assert s.box.fee[s.trail.tile[s.box.at["flood-1"]]] < s.box.fee[s.trail.tile[s.box.at["a-1"]]]
        heard = sam_plays(s, TAKE_OBJECTIVE)
        assert values(heard, "automa-move", "path") == [path]
        assert ("automa-move", "GWT-SAM-22") in told(heard)


@rule("GWT-SAM-23")
def test_then_the_one_that_pays_the_human_least() -> None:
    s = solo()
    tile(s, "flood-1", "flood-2-green")
    build(s, HUMAN, "1a", "a-1")  # the same fee, to the human
    before = money(s, HUMAN)
    heard = sam_plays(s, TAKE_OBJECTIVE)
    assert values(heard, "automa-move", "path") == ["flood-1"]
    assert ("automa-move", "GWT-SAM-23") in told(heard)
    assert money(s, HUMAN) == before


@rule("GWT-SAM-24")
def test_the_human_takes_fees_from_the_bank() -> None:
    s = solo()
    tile(s, "flood-1", "flood-2-green")
    tile(s, "flood-2", "flood-2-green")
    tile(s, "flood-3", "flood-2-green")
    build(s, HUMAN, "1a", "a-1")
    build(s, HUMAN, "2a", "a-2")
    before = money(s, HUMAN)
    heard = sam_plays(s, TWO_STEPS)
    assert money(s, HUMAN) == before + 2
    assert (money(s, SAM), values(heard, "automa-fee", "location")) == (0, ["a-1"])


@rule("GWT-SAM-25")
@pytest.mark.parametrize(("cowboys", "steps"), [(1, 1), (3, 3), (5, 5), (6, 5)])
def test_a_step_for_each_worker_of_his_specialty(cowboys: int, steps: int) -> None:
    s = solo()
    workers(s, SAM, cowboys, 1, 1)
    heard = sam_plays(s, 14)
    assert values(heard, "automa-move", "steps") == values(heard, "automa-steps", "steps") == [steps]
    assert (values(heard, "automa-steps", "n"), values(heard, "automa-steps", "worker")) == ([cowboys], ["cowboy"])
    assert values(heard, "automa-steps", "limit") == ["none" if cowboys < 6 else "most"]
    assert told(heard)[1] == ("automa-steps", "GWT-SAM-25")


@rule("GWT-SAM-25", "GWT-SAM-E17")
@pytest.mark.parametrize(("human", "own", "steps"), [(0, 0, 1), (2, 1, 2), (1, 3, 3), (0, 6, 5)])
def test_a_step_for_each_building_of_whoever_has_most(human: int, own: int, steps: int) -> None:
    s = solo()
    s.players[SAM].herder = s.board.at["horseman"]
    spaces = ["b-1", "b-2", "b-3", "c-1", "c-2", "e-1", "e-2", "f-1"]
    for i in range(human):
        build(s, HUMAN, f"{i + 2}a", spaces.pop())
    for i in range(own):
        build(s, SAM, f"{i + 2}b", spaces.pop())
    s.ranches[SAM].locomotive = -1
    heard = sam_plays(s, 12)
    assert values(heard, "automa-move", "steps") == values(heard, "automa-steps", "steps") == [steps]
    assert (values(heard, "automa-steps", "n"), values(heard, "automa-steps", "to")) == ([max(human, own)], [int(own > human)])
    assert values(heard, "automa-steps", "why") == ["buildings" if human + own else "nobody"]
    assert "automa-steps" not in [key for key, _ in told(sam_plays(s, TWO_STEPS))]


@rule("GWT-SAM-E1")
def test_what_is_left_is_asked() -> None:
    s = solo()
    build(s, SAM, "2b", "a-1")
    build(s, SAM, "3b", "flood-risk-1")
    heard = sam_plays(s, TAKE_OBJECTIVE)
    assert question(s, HUMAN) == "ChooseAutomaWay"
    assert tokens(s, HUMAN) == {"move:a-1", "move:flood-risk-1"}
    assert "automa-move" not in [key for key, _ in told(heard)]
    heard = finish(s, "move:flood-risk-1")
    assert ("automa-move", "GWT-SAM-E1") in told(heard)
    assert values(heard, "automa-move", "why") == ["asked"]
    assert space_of(s, SAM) == "flood-risk-1"
    assert "automa-objective" in [key for key, _ in told(heard)]


@rule("GWT-SAM-E1")
def test_or_the_order_of_the_board_decides() -> None:
    s = solo(sam_ties="board-order")
    build(s, SAM, "2b", "a-1")
    build(s, SAM, "3b", "flood-risk-1")
    heard = sam_plays(s, TAKE_OBJECTIVE)
    assert values(heard, "automa-move", "why") == ["order"]
    assert space_of(s, SAM) == "a-1"


@rule("GWT-SAM-21")
def test_kansas_city_cannot_be_passed() -> None:
    s = solo()
    s.players[SAM].herder = s.board.at["neutral-g"]
    heard = sam_plays(s, TWO_STEPS)
    assert values(heard, "automa-move", "steps") == [1]
    assert values(heard, "automa-move", "location") == ["kansas-city"]
    assert sam(s).card == -1
