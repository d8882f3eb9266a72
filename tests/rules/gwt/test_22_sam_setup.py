"""Solo: setting up against Sam (GWT-SAM-1..11)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.match import Match
from tests.ledger import rule
from tests.rules.gwt.position import kind, new_game
from tests.rules.gwt.solo import HUMAN, SAM, sam


@rule("GWT-SAM-1")
def test_set_up_as_for_two_players() -> None:
    s = new_game(1)
    two = new_game(2)
    assert (s.seats, len(s.cards.market), s.board.columns, s.step_limit(HUMAN)) == (2, 7, 2, 3)
    assert (s.board.green_fee, s.board.black_fee) == (two.board.green_fee, two.board.black_fee) == (2, 2)
    assert len([x for x in s.trail.jobs if x]) == 3
    assert s.actors() == [HUMAN]


@rule("GWT-SAM-2")
@pytest.mark.parametrize(("level", "cards", "workers"), [("easy", 12, 4), ("medium", 15, 4), ("hard", 15, 7)])
def test_the_levels(level: str, cards: int, workers: int) -> None:
    s = new_game(1, sam=level)
    numbers = [s.board.solo().cards[x].number for x in sam(s).deck]
    assert sorted(numbers) == list(range(1, cards + 1))
    assert sum(s.players[SAM].workers) == workers
    if level == "hard":
        assert sorted(s.players[SAM].workers) == [2, 2, 3]


@rule("GWT-SAM-3", "GWT-SAM-4")
def test_one_worker_of_each_type_and_a_random_one_of_bag_2() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(20):
        s = new_game(1, str(seed))
        found.add(tuple(s.players[SAM].workers))
        assert len(s.trail.bags[1]) == 33 - 3 - 2 - 1  # job market, foresight, Sam
        hard = new_game(1, str(seed), sam="hard")
        assert len(hard.trail.bags[1]) == 33 - 3 - 2 - 4
        assert all(n >= 2 for n in hard.players[SAM].workers)
    assert found == {(2, 1, 1), (1, 2, 1), (1, 1, 2)}


@rule("GWT-SAM-5")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_specialty_is_his_most_numerous_worker(level: str) -> None:
    for seed in range(10):
        s = new_game(1, str(seed), sam=level)
        workers = s.players[SAM].workers
        assert workers[sam(s).specialty] == max(workers)


@rule("GWT-SAM-6")
@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_fourteen_discs_and_the_b_sides_of_twelve_buildings(sides: str) -> None:
    s = new_game(1, sides=sides)
    assert s.players[SAM].discs.bit_count() == 14
    assert sorted(s.board.building_slug[x] for x in s.players[SAM].unbuilt) == sorted(f"{n}b" for n in range(1, 13))


@rule("GWT-SAM-7", "GWT-SAM-8")
def test_herder_locomotive_and_no_cattle() -> None:
    s = new_game(1)
    me = s.players[SAM]
    assert s.board.spaces[me.herder] == "horseman"
    assert me.started  # he has no herder to place
    assert s.board.node_slug[s.ranches[SAM].locomotive] == "0"
    assert me.hand == me.draw == me.discard == []
    assert len(sam(s).deck) == 15
    assert sam(s).discard == []


@rule("GWT-SAM-8", "GWT-SAM-E13")
def test_in_which_order_his_cards_lie_is_shown_to_nobody() -> None:
    s = new_game(1)
    sam(s).deck.reverse()
    sam(s).pile = [kind(s, slug) for slug in ("longhorn", "criollo", "galloway")]
    for seat in (HUMAN, NONE):
        shown = sam(s.view(seat))
        assert (shown.deck, shown.pile) == (sorted(sam(s).deck), sorted(sam(s).pile))
        assert (shown.deck, shown.pile) != (sam(s).deck, sam(s).pile)


@rule("GWT-SAM-9")
def test_his_starting_objective_lies_face_down() -> None:
    s = new_game(1)
    assert len(sam(s).start) == 1
    all_four = sorted(s.players[HUMAN].zone + sam(s).start + sam(s).undealt)
    assert all_four == sorted(s.board.start_objectives)
    view = s.view(HUMAN)
    assert sam(view).start == [-1]
    assert sorted(view.unknown[-1]) == sorted(sam(s).start + sam(s).undealt)


@rule("GWT-SAM-10")
def test_the_human_goes_first_and_sam_gets_nothing() -> None:
    s = new_game(1)
    human = s.players[HUMAN]
    assert (human.money, human.tokens, len(human.hand)) == (6, 1, 4)
    his = s.players[SAM]
    assert (his.money, his.tokens, his.certificates, his.permanent) == (0, 0, 0, 0)
    assert s.actor() == HUMAN


@rule("GWT-SAM-11")
@pytest.mark.parametrize(
    ("options", "city"),
    [
        ({"sam": "easy"}, "bloomington"),
        ({}, "bloomington"),
        ({"sam": "hard"}, "peoria"),
        ({"sam": "hard", "sam_first_city": "fulton"}, "fulton"),
        ({"sam_first_city": "new-york"}, "new-york"),
    ],
)
def test_the_first_city(options: dict[str, str], city: str) -> None:
    s = new_game(1, "test", **options)
    assert s.board.city_slug[s.board.solo().first_city] == city


def test_nobody_answers_for_sam_and_he_has_no_name_in_a_record() -> None:
    match = Match(find_game("gwt"), {"players": "1"}, ["Ann"], "x")
    assert match.names == ["Ann"]
    assert find_game("gwt").automas(match.options) == ["sam"]
    assert [match.state.is_automa(seat) for seat in (HUMAN, SAM)] == [False, True]
    assert match.state.offers(SAM) == []
