"""Section 29.3: movement."""

import pytest

from tests.ledger import rule
from tests.rules.nz.position import build, me, money, question, space_of, tile, tokens
from tests.rules.nz.solo import HUMAN, SARAH, finish, sarah, sarah_plays, solo, specialist, told, values


@rule("NZ-SAR-28")
def test_exactly_so_many_locations_and_only_wellington_stops_her() -> None:
    s = solo()
    events = sarah_plays(s, 3)
    assert values(events, "automa-move", "path") == ["neutral-b,neutral-c"]  # empty spaces are no locations
    s = solo()
    me(s, SARAH).herder = s.board.at["neutral-g"]
    events = sarah_plays(s, 6)
    assert (values(events, "automa-move", "steps"), values(events, "automa-move", "location")) == ([2], ["wellington"])


@rule("NZ-SAR-29")
def test_the_fewest_locations_come_first_whatever_they_cost() -> None:
    s = solo()
    build(s, HUMAN, "7a", "a-1")  # a dear one alone on its branch
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-2-black")
    events = sarah_plays(s, 1)
    assert values(events, "automa-move", "path") == ["a-1"]
    assert values(events, "automa-move", "why") == ["only"]
    assert ("automa-move", "NZ-SAR-29") in told(events)


@rule("NZ-SAR-29")
def test_of_equally_short_ways_the_one_with_the_lowest_fees() -> None:
    s = solo()
    build(s, HUMAN, "1a", "a-1")  # a black hand
    tile(s, "rockfall-1", "rockfall-2-green")
    events = sarah_plays(s, 1)
    assert (values(events, "automa-move", "path"), values(events, "automa-move", "why")) == (["a-1"], ["fees"])
    # the lower fees win although they are the player's
    assert money(s, HUMAN) == 20 + 1


@rule("NZ-SAR-29")
def test_of_equal_fees_the_way_that_pays_the_player_least() -> None:
    s = solo()
    build(s, HUMAN, "1a", "a-1")
    tile(s, "rockfall-1", "rockfall-2-black")
    events = sarah_plays(s, 1)
    assert (values(events, "automa-move", "path"), values(events, "automa-move", "why")) == (["rockfall-1"], ["human-fees"])
    assert money(s, HUMAN) == 20


@rule("NZ-SAR-27", "NZ-SAR-29")
def test_ways_without_any_difference_are_the_players_choice() -> None:
    s = solo()
    tile(s, "rockfall-1", "rockfall-2-black")
    build(s, SARAH, "3a", "a-1")
    tile(s, "rockfall-1", "")
    build(s, SARAH, "5a", "b-1")
    build(s, HUMAN, "3a", "b-3")
    me(s, SARAH).herder = s.board.at["neutral-b"]
    sarah_plays(s, 1)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseAutomaWay", {"move:b-1", "move:b-3"})
    events = finish(s, "move:b-3")
    assert (space_of(s, SARAH), ("automa-move", "NZ-SAR-27") in told(events)) == ("b-3", True)


@rule("NZ-SAR-30")
def test_the_player_takes_the_amount_of_each_own_hand_from_the_bank() -> None:
    s = solo()
    build(s, HUMAN, "6a", "a-1")  # 2
    build(s, HUMAN, "4a", "a-2")  # 1
    build(s, HUMAN, "3a", "a-3")  # no hand
    tile(s, "rockfall-1", "rockfall-2-black")
    for i in range(1, 5):
        tile(s, f"rockfall-{i}", "rockfall-2-green")
    events = sarah_plays(s, 6)  # three locations
    assert values(events, "automa-move", "path") == ["a-1,a-2,a-3"]
    assert (values(events, "automa-fee", "n"), money(s, HUMAN), money(s, SARAH)) == ([2, 1], 23, 0)
    assert ("automa-fee", "NZ-SAR-30") in told(events)
    # where she stops counts too, her own building and hazards bring nothing
    s = solo()
    build(s, SARAH, "6a", "a-1")
    build(s, HUMAN, "6a", "a-2")
    tile(s, "rockfall-1", "rockfall-4-green")
    tile(s, "rockfall-2", "rockfall-4-green")
    tile(s, "rockfall-3", "rockfall-4-green")
    sarah_plays(s, 3)
    assert (space_of(s, SARAH), money(s, HUMAN)) == ("a-2", 22)


@rule("NZ-SAR-31")
@pytest.mark.parametrize(("number", "worker"), [(10, "shepherd"), (11, "builder"), (12, "sailor"), (13, "shearer")])
def test_cards_10_to_13_count_the_workers_they_show(number: int, worker: str) -> None:
    for n, steps in ((1, 1), (3, 3), (5, 5)):
        s = solo()
        specialist(s, worker, n)
        events = sarah_plays(s, number)
        assert values(events, "automa-move", "steps")[0] == values(events, "automa-steps", "steps")[0] == steps
        assert (values(events, "automa-steps", "why"), told(events)[1]) == (["card"], ("automa-steps", "NZ-SAR-31"))
    # whatever her specialty
    s = solo()
    specialist(s, worker, 2)
    other = (s.board.workers.index(worker) + 1) % 4
    me(s, SARAH).workers[other] = 4
    sarah(s).specialty = other
    assert values(sarah_plays(s, number), "automa-move", "steps")[0] == 2


@rule("NZ-SAR-31")
@pytest.mark.parametrize("number", [14, 15, 16, 17])
def test_cards_14_to_17_count_the_workers_of_her_specialty(number: int) -> None:
    for worker, n in (("shepherd", 4), ("builder", 2), ("sailor", 3), ("shearer", 5)):
        s = solo(sarah="hard")
        specialist(s, worker, n)
        events = sarah_plays(s, number)
        assert values(events, "automa-move", "steps")[0] == values(events, "automa-steps", "n")[0] == n
        assert values(events, "automa-steps", "why") == ["specialty"]


@rule("NZ-SAR-31")
def test_at_least_one_location_and_at_most_five() -> None:
    box = solo().board.solo()
    assert [box.steps_for(n) for n in (0, 1, 2, 5, 6, 9)] == [1, 1, 2, 5, 5, 5]


@rule("NZ-SAR-32")
def test_cards_13_and_17_move_on_without_shearers_as_specialty() -> None:
    for number, more in ((13, 2), (17, 1)):
        s = solo()
        events = sarah_plays(s, number)
        assert values(events, "automa-move", "steps") == [1, more]
        assert values(events, "automa-move", "location")[0] == "neutral-b"
        assert ("sarah-move-on", "NZ-SAR-32") in told(events)
        s = solo()
        specialist(s, "shearer", 1)
        assert values(sarah_plays(s, number), "automa-move", "steps") == [1]


@rule("NZ-SAR-E11")
def test_extra_movement_is_lost_at_wellington() -> None:
    s = solo()
    me(s, SARAH).herder = s.board.at["neutral-h"]
    events = sarah_plays(s, 13)
    assert values(events, "automa-move", "location") == ["wellington"]
    assert ("automa-nothing", "NZ-SAR-E11") in told(events)
    assert space_of(s, SARAH) == "horseman"


@rule("NZ-SAR-V2")
def test_four_shepherds_carry_card_14_four_locations_past_a_green_hand() -> None:
    s = solo(sarah="hard")
    me(s, SARAH).workers = [4, 2, 3, 1]
    build(s, HUMAN, "6a", "a-1")
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-2-black")
    build(s, SARAH, "1a", "b-1")
    build(s, SARAH, "2a", "b-3")
    build(s, SARAH, "3a", "b-2")  # longer
    events = sarah_plays(s, 14)
    assert values(events, "automa-move", "path") == ["a-1,neutral-b,b-3,neutral-c"]
    assert (values(events, "automa-fee", "n"), money(s, HUMAN)) == ([2], 22)


@rule("NZ-SAR-E15")
def test_fees_of_later_turns_do_not_count() -> None:
    """Two equally short ways: nothing now and 3 later, or 1 now and 1 later."""
    s = solo()
    build(s, HUMAN, "3a", "a-1")
    build(s, HUMAN, "7a", "a-2")
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-3-black")
    heard = sarah_plays(s, 1)
    assert values(heard, "automa-move", "path") == ["a-1"]
    assert values(heard, "automa-move", "why") == ["fees"]
    assert values(sarah_plays(s, 1), "automa-fee", "n") == [3]
    s = solo(sarah_fees="way")
    build(s, HUMAN, "3a", "a-1")
    build(s, HUMAN, "7a", "a-2")
    tile(s, "rockfall-1", "rockfall-2-black")
    tile(s, "rockfall-2", "rockfall-3-black")
    heard = sarah_plays(s, 1)
    assert values(heard, "automa-move", "path") == ["rockfall-1"]  # in the other reading they do
    assert values(heard, "automa-move", "why") == ["fees"]
