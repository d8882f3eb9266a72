"""Section 29.6: buildings."""

import pytest

from overlander.games.nz.sarah.building import replace
from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import build, farm, me, money, question, tile_at, tokens
from tests.rules.nz.solo import HUMAN, SARAH, finish, sarah_plays, solo, specialist, told, values


def craftsmen(n: int, herder: str = "neutral-b", **options: str) -> NzState:
    """Sarah with so many craftsmen, the player's runholder there."""
    s = solo(**options)
    specialist(s, "builder", n)
    me(s, HUMAN).herder = s.board.at[herder]
    return s


def only(s: NzState, *tiles: str) -> None:
    """Exactly these tiles are left in her reserve."""
    me(s, SARAH).unbuilt = [s.board.building_slug.index(x) for x in tiles]


@rule("NZ-SAR-49", "NZ-SAR-E7")
def test_a_new_building_with_all_her_craftsmen() -> None:
    for n, tile in ((3, "5a"), (4, "6a"), (5, "7a")):
        s = craftsmen(n)
        events = sarah_plays(s, 4)
        assert (tile_at(s, "b-1"), values(events, "automa-build", "building")) == (tile, [tile])
        assert ("automa-build", "NZ-SAR-49") in told(events)


@rule("NZ-SAR-49")
def test_else_with_all_but_one() -> None:
    s = craftsmen(4)
    only(s, "5a", "3a")
    build(s, SARAH, "1a", "d-1")  # a replacement by 3a would use 1, by 5a 2
    sarah_plays(s, 4)
    assert (tile_at(s, "b-1"), tile_at(s, "d-1")) == ("5a", "1a")


@rule("NZ-SAR-49")
def test_else_a_replacement_with_as_many_as_possible_before_a_smaller_new_one() -> None:
    s = craftsmen(5)
    only(s, "1a", "8a", "5a")
    build(s, SARAH, "3a", "d-1")
    events = sarah_plays(s, 4)
    assert (tile_at(s, "d-1"), tile_at(s, "b-1")) == ("8a", "")  # 6 - 2 = 4 craftsmen
    assert ("automa-replace", "NZ-SAR-49") in told(events)
    assert s.trail.lost[-1] == 64 + 32 + s.board.building_slug.index("3a")
    # with a single craftsman, if that is all it takes
    s = craftsmen(2)
    only(s, "5a")
    build(s, SARAH, "3a", "d-1")
    sarah_plays(s, 4)
    assert tile_at(s, "d-1") == "5a"


@rule("NZ-SAR-49")
def test_else_any_new_one_with_as_many_as_possible() -> None:
    s = craftsmen(5)
    only(s, "1a", "3a")
    events = sarah_plays(s, 4)
    assert values(events, "automa-build", "building") == ["3a"]
    s = craftsmen(5)
    only(s, "1a")
    assert values(sarah_plays(s, 4), "automa-build", "building") == ["1a"]
    # and nothing where she has no tile
    s = craftsmen(5)
    only(s, "9a")
    events = sarah_plays(s, 4)
    assert values(events, "automa-nothing", "what") == ["build"]
    assert ("automa-nothing", "NZ-SAR-26") in told(events)


@rule("NZ-SAR-50")
@pytest.mark.parametrize(
    ("herder", "taken", "space"),
    [
        ("neutral-a", [], "a-1"),  # the rockfall branch is risky terrain
        ("neutral-c", [], "c-1"),
        ("c-1", ["c-1"], "d-1"),
        ("neutral-d", ["d-1", "d-2"], "d-3"),
        ("flood-1", [], "e-1"),  # flood-risk-1 and -2 are risky
        ("neutral-h", ["h-1", "h-2"], "a-1"),  # past Wellington from the start
        ("horseman", ["a-1"], "a-2"),
    ],
)
def test_the_next_free_safe_space_ahead_of_the_players_runholder(herder: str, taken: list[str], space: str) -> None:
    s = craftsmen(3, herder)
    me(s, SARAH).herder = s.board.at["neutral-f"]
    for x in taken:
        build(s, HUMAN, "1a", x)
    events = sarah_plays(s, 4)
    while question(s, HUMAN) == "ChooseAutomaBuilding":  # e-1 or e-3
        events = finish(s, f"build:5a@{space}")
    assert (values(events, "automa-build", "location"), tile_at(s, space)) == ([space], "5a")


@rule("NZ-SAR-51")
def test_spaces_that_demand_exploration_2_or_7_from_then_on() -> None:
    for herder, space, gate in (("neutral-b", "b-3", 2), ("neutral-f", "f-3", 2), ("neutral-g", "g-3", 7)):
        for explored in (gate - 1, gate):
            s = craftsmen(3, herder)
            stretch = herder[-1]
            for x in (f"{stretch}-1", f"{stretch}-2"):
                build(s, HUMAN, "1a", x)
            farm(s, SARAH).explored = explored
            sarah_plays(s, 4)
            assert (tile_at(s, space) == "5a") == (explored >= gate), (space, explored)
    # what she has explored counts, not what the player has
    s = craftsmen(3, "neutral-b")
    build(s, HUMAN, "1a", "b-1")
    build(s, HUMAN, "2a", "b-2")
    farm(s, HUMAN).explored = 16
    sarah_plays(s, 4)
    assert (tile_at(s, "b-3"), tile_at(s, "c-1")) == ("", "5a")


@rule("NZ-SAR-52")
def test_of_equal_new_tiles_one_with_a_hand() -> None:
    s = craftsmen(2, "neutral-c")
    events = sarah_plays(s, 4)
    assert (tile_at(s, "c-1"), values(events, "automa-build", "why")) == ("4a", ["hand"])  # 3a shows none
    assert ("automa-build", "NZ-SAR-52") in told(events)
    s = craftsmen(1, "neutral-c")
    sarah_plays(s, 4)  # 1a and 2a show a hand both
    assert tokens(s, HUMAN) == {"build:1a@c-1", "build:2a@c-1"}


@rule("NZ-SAR-53")
def test_replacing_prefers_points_then_hands() -> None:
    s = craftsmen(2)
    only(s, "8a", "9a")
    build(s, SARAH, "6a", "d-1")
    build(s, SARAH, "7a", "d-2")
    events = sarah_plays(s, 4)  # 4 to 6 or 5 to 7: two craftsmen each
    assert (tile_at(s, "d-2"), tile_at(s, "d-1"), values(events, "automa-replace", "why")) == ("9a", "6a", ["highest"])
    assert ("automa-replace", "NZ-SAR-53") in told(events)
    # equal points: most tiles with hands stay on the board
    s = craftsmen(1)
    only(s, "3a", "4a")
    build(s, SARAH, "1a", "d-1")
    build(s, SARAH, "2a", "d-2")
    assert replace(s, 1, 1, "exact", "NZ-SAR-C11")
    assert tokens(s, HUMAN) == {"build:4a@d-1", "build:4a@d-2"}  # 3a would lose a hand


@rule("NZ-SAR-54")
def test_she_pays_nothing() -> None:
    s = craftsmen(5)
    sarah_plays(s, 4)
    assert (money(s, SARAH), s.own_buildings(SARAH, False)) == (0, 1)


@rule("NZ-SAR-E6")
def test_on_a_fork_the_player_chooses_the_branch() -> None:
    s = craftsmen(3, "neutral-e")
    sarah_plays(s, 4)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseAutomaBuilding", {"build:5a@e-1", "build:5a@e-3"})
    events = finish(s, "build:5a@e-3")
    assert (tile_at(s, "e-3"), ("automa-build", "NZ-SAR-49") in told(events)) == ("5a", True)
    assert ("automa-place", "NZ-SAR-27") in told(events)
    s = craftsmen(3, "neutral-e", sarah_ties="board-order")
    events = sarah_plays(s, 4)
    assert (tile_at(s, "e-1"), values(events, "automa-place", "why")) == ("5a", ["order"])


@rule("NZ-SAR-C4")
def test_card_4_moves_two_and_builds() -> None:
    s = craftsmen(3)
    events = sarah_plays(s, 4)
    assert (values(events, "automa-move", "steps"), values(events, "automa-build", "building")) == ([2], ["5a"])


@rule("NZ-SAR-C11", "NZ-SAR-C15", "NZ-SAR-E7")
@pytest.mark.parametrize(("number", "n", "tile"), [(11, 1, "1a"), (15, 2, "4a")])
def test_cards_11_and_15_without_the_specialty_need_exactly_so_many(number: int, n: int, tile: str) -> None:
    rule_of = f"NZ-SAR-C{number}"
    s = solo(sarah="medium" if number == 11 else "hard")
    me(s, SARAH).workers = [5, 4, 1, 1]  # shepherds are her specialty
    me(s, HUMAN).herder = s.board.at["neutral-c"]
    me(s, SARAH).herder = s.board.at["horseman"]
    only(s, tile, "5a", "6a")
    events = sarah_plays(s, number)
    assert (tile_at(s, "c-1"), (("automa-build", rule_of) in told(events))) == (tile, True)
    # all such tiles placed: a replacement with exactly so many more
    s = solo(sarah="medium" if number == 11 else "hard")
    me(s, SARAH).workers = [5, 4, 1, 1]
    me(s, SARAH).herder = s.board.at["horseman"]
    build(s, SARAH, "5a", "f-1")
    only(s, "6a", "7a", "8a")
    events = sarah_plays(s, number)
    assert tile_at(s, "f-1") == {1: "6a", 2: "7a"}[n]
    assert ("automa-replace", rule_of) in told(events)
    # nothing fits
    s = solo(sarah="medium" if number == 11 else "hard")
    me(s, SARAH).workers = [5, 4, 1, 1]
    me(s, SARAH).herder = s.board.at["horseman"]
    only(s, "9a")
    events = sarah_plays(s, number)
    assert ("automa-nothing", rule_of) in told(events)
    # while such a tile is left and no space is free she does not replace
    s = solo(sarah="medium" if number == 11 else "hard")
    me(s, SARAH).workers = [5, 4, 1, 1]
    for space in s.board.building_spaces:
        build(s, HUMAN, "3a", s.board.spaces[space])
    build(s, SARAH, "5a", "f-1")
    only(s, tile, "6a", "7a")
    sarah_plays(s, number)
    assert tile_at(s, "f-1") == "5a"


@rule("NZ-SAR-C11", "NZ-SAR-C15")
@pytest.mark.parametrize("number", [11, 15])
def test_cards_11_and_15_with_the_specialty_build_as_card_4(number: int) -> None:
    s = craftsmen(5, "neutral-c", sarah="medium" if number == 11 else "hard")
    me(s, SARAH).herder = s.board.at["horseman"]
    events = sarah_plays(s, number)
    assert (tile_at(s, "c-1"), values(events, "automa-by-specialty", "fits")) == ("7a", [1])
    assert ("automa-build", "NZ-SAR-49") in told(events)
