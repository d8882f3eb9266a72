"""Solo: Sam builds (GWT-SAM-52..58)."""

import pytest

from overlander.core.choice import NONE
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import build, question, tile_at, tokens, workers
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values

BUILD = 4
BY_SPECIALTY = 14
PLAIN = ["a-1", "a-2", "a-3", "b-1", "b-2", "b-3", "c-1", "c-2", "d-1", "e-1", "e-2", "f-1", "f-2", "g-1", "g-2"]


def builders(n: int, herder: str = "neutral-b", **options: str) -> GwtState:
    """Sam with so many builders, not his specialty; the human's herder on a space."""
    s = solo(**options)
    workers(s, SAM, 1, n, 1)
    s.players[HUMAN].herder = s.board.at[herder] if herder else NONE
    return s


def only(s: GwtState, *slugs: str) -> None:
    """Exactly these buildings in Sam's supply."""
    s.players[SAM].unbuilt = [s.board.building_slug.index(x) for x in slugs]


@rule("GWT-SAM-52")
@pytest.mark.parametrize(
    ("herder", "space"), [("neutral-b", "b-1"), ("b-1", "b-2"), ("neutral-e", "e-1"), ("neutral-d", "d-1"), ("flood-risk-1", "b-1")]
)
def test_the_next_free_space_ahead_of_the_human(herder: str, space: str) -> None:
    s = builders(3, herder)
    only(s, "5b")
    heard = sam_plays(s, BUILD)
    assert values(heard, "automa-build", "location") == values(heard, "automa-place", "location") == [space]
    assert (values(heard, "automa-place", "why"), ("automa-place", "GWT-SAM-52") in told(heard)) == (["ahead"], True)
    assert tile_at(s, space) == "5b"
    assert (s.players[SAM].unbuilt, s.players[SAM].money) == ([], 0)


@rule("GWT-SAM-52")
def test_past_kansas_city_from_the_start_of_the_trail() -> None:
    s = builders(3, "neutral-g")
    only(s, "5b")
    build(s, HUMAN, "1a", "g-1")
    build(s, HUMAN, "2a", "g-2")
    build(s, HUMAN, "3a", "a-1")
    heard = sam_plays(s, BUILD)
    assert tile_at(s, "a-2") == "5b"
    assert (values(heard, "automa-place", "why"), ("automa-place", "GWT-SAM-52") in told(heard)) == (["round"], True)


@rule("GWT-SAM-E8")
def test_not_on_a_branch_with_a_hazard_area_but_beside_outlaws() -> None:
    s = builders(3, "flood-4")
    only(s, "5b")
    sam_plays(s, BUILD)
    assert (tile_at(s, "flood-risk-1"), tile_at(s, "b-1")) == ("", "5b")
    s = builders(3, "outlaw-9")
    only(s, "5b")
    sam_plays(s, BUILD)
    assert tile_at(s, "outlaw-risk-1") == "5b"


@rule("GWT-SAM-E8")
def test_equally_near_spaces_are_the_humans_choice() -> None:
    s = builders(3, "neutral-f")
    only(s, "5b")
    sam_plays(s, BUILD)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseAutomaBuilding", {"build:5b@f-1", "build:5b@f-2"})
    heard = finish(s, "build:5b@f-2")
    assert told(heard)[:2] == [("automa-build", "GWT-SAM-53"), ("automa-place", "GWT-SAM-E8")]  # the tile was not left open
    assert (values(heard, "automa-build", "why"), values(heard, "automa-place", "why")) == (["builders"], ["asked"])
    assert (tile_at(s, "f-1"), tile_at(s, "f-2")) == ("", "5b")
    s = builders(3, "neutral-f", sam_ties="board-order")
    only(s, "5b")
    heard = sam_plays(s, BUILD)
    assert (tile_at(s, "f-1"), values(heard, "automa-place", "why")) == ("5b", ["order"])


@rule("GWT-SAM-E8")
def test_equal_buildings_are_the_humans_choice_where_the_space_is_not() -> None:
    s = builders(6)  # 8b and 9b: no hand on either
    sam_plays(s, BUILD)
    heard = finish(s, "build:9b@b-1")
    assert told(heard)[:2] == [("automa-build", "GWT-SAM-E8"), ("automa-place", "GWT-SAM-52")]
    assert (values(heard, "automa-build", "why"), values(heard, "automa-place", "why")) == (["asked"], ["ahead"])


@rule("GWT-SAM-E9")
@pytest.mark.parametrize("herder", ["", "horseman"])
def test_from_the_start_before_the_human_is_on_the_trail(herder: str) -> None:
    s = builders(3, herder)
    only(s, "5b")
    heard = sam_plays(s, BUILD)
    assert tile_at(s, "a-1") == "5b"
    assert (values(heard, "automa-place", "why"), ("automa-place", "GWT-SAM-E9") in told(heard)) == (["start"], True)


@rule("GWT-SAM-53")
@pytest.mark.parametrize(("n", "building"), [(4, "6b"), (8, "10b"), (1, "1b"), (2, "4b")])
def test_the_building_that_needs_most_builders(n: int, building: str) -> None:
    s = builders(n)
    if n == 8:
        s.players[SAM].workers[1] = 8
    heard = sam_plays(s, BUILD)
    assert values(heard, "automa-build", "building") == [building]


@rule("GWT-SAM-54")
def test_then_one_with_a_hand() -> None:
    s = builders(5)
    heard = sam_plays(s, BUILD)  # 7b and 11b need five
    assert (tile_at(s, "b-1"), told(heard)[2]) == ("7b", ("automa-build", "GWT-SAM-54"))
    s = builders(6)
    sam_plays(s, BUILD)  # 8b and 9b: no hand on either
    assert tokens(s, HUMAN) == {"build:8b@b-1", "build:9b@b-1"}


def occupied(s: GwtState) -> None:
    """Every space that he might build on is taken by the human."""
    for i, space in enumerate(PLAIN + ["outlaw-risk-1", "outlaw-risk-2"]):
        if tile_at(s, space) == "":
            build(s, HUMAN, f"{i % 12 + 1}a", space)


@rule("GWT-SAM-55")
def test_if_none_can_be_placed_he_replaces_with_as_many_builders_as_possible() -> None:
    s = builders(2)
    build(s, SAM, "1b", "a-1")
    build(s, SAM, "3b", "a-2")
    only(s, "5b", "6b", "9b")  # from 1 to 3 uses two, from 2 to 4 as well; 5b on 3b only one
    heard = sam_plays(s, BUILD)
    assert values(heard, "automa-replace", "building") == ["6b"]
    assert (tile_at(s, "a-1"), tile_at(s, "a-2")) == ("1b", "6b")
    assert [s.board.tile_slug[x] for x in s.trail.lost] == ["3b"]


@rule("GWT-SAM-55")
def test_a_replacement_too_when_no_space_is_free() -> None:
    s = builders(3)
    build(s, SAM, "1b", "a-1")
    only(s, "3b", "5b")
    occupied(s)
    heard = sam_plays(s, BUILD)
    assert (tile_at(s, "a-1"), ("automa-replace", "GWT-SAM-55") in told(heard)) == ("5b", True)


@rule("GWT-SAM-56")
def test_then_the_biggest_of_his_supply() -> None:
    s = builders(1)
    build(s, SAM, "1b", "a-1")
    build(s, SAM, "5b", "a-2")
    only(s, "3b", "6b")  # one builder each: to 2 or to 4
    heard = sam_plays(s, BUILD)
    assert (tile_at(s, "a-2"), ("automa-replace", "GWT-SAM-56") in told(heard)) == ("6b", True)


@rule("GWT-SAM-57")
def test_then_so_that_he_keeps_hands() -> None:
    s = builders(1)
    build(s, SAM, "1b", "a-1")  # a hand
    build(s, SAM, "2b", "a-2")  # none
    only(s, "3b")
    heard = sam_plays(s, BUILD)
    assert (tile_at(s, "a-1"), tile_at(s, "a-2")) == ("1b", "3b")
    assert ("automa-replace", "GWT-SAM-57") in told(heard)
    s = builders(1)
    build(s, SAM, "2b", "a-2")
    only(s, "3b", "4b")
    sam_plays(s, BUILD)
    assert tile_at(s, "a-2") == "4b"  # one more


@rule("GWT-SAM-58")
def test_card_14_without_builders_as_specialty_uses_one() -> None:
    s = builders(6)
    heard = sam_plays(s, BY_SPECIALTY)
    assert (tile_at(s, "b-1"), ("automa-build", "GWT-SAM-58") in told(heard)) == ("1b", True)
    assert values(heard, "automa-build", "why") == ["hand"]
    heard = sam_plays(s, BY_SPECIALTY)  # nothing with six builders was thought of
    assert (tile_at(s, "b-2"), values(heard, "automa-build", "why")) == ("2b", ["exact"])
    heard = sam_plays(s, BY_SPECIALTY)  # both are placed: 4b for 2b adds a hand and uses one builder
    assert (tile_at(s, "b-2"), ("automa-replace", "GWT-SAM-58") in told(heard)) == ("4b", True)
    sam(s).specialty = 1
    sam_plays(s, BY_SPECIALTY)
    assert question(s, HUMAN) == "ChooseAutomaBuilding"  # with all his builders: 8b or 9b


@rule("GWT-SAM-58")
def test_a_single_replacement_with_one_builder_is_what_the_card_says() -> None:
    s = builders(6)
    build(s, SAM, "2b", "a-1")
    only(s, "3b")
    heard = sam_plays(s, BY_SPECIALTY)
    assert (tile_at(s, "a-1"), values(heard, "automa-replace", "why")) == ("3b", ["exact"])
    assert "automa-place" not in [key for key, _ in told(heard)]


@rule("GWT-SAM-E4")
def test_nothing_to_build_or_replace() -> None:
    s = builders(1)
    only(s, "10b")
    heard = sam_plays(s, BUILD)
    assert values(heard, "automa-nothing", "what") == ["build"]
