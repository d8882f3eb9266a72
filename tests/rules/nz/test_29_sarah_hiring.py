"""Sections 29.5 and 29.6: specialty, hiring, and what a worker brings her."""

import pytest

from overlander.core.choice import NONE, Choice
from overlander.games.nz.sarah.harbours import ChooseSarahHarbour, sail
from overlander.games.nz.sarah.hiring import put_on_board
from overlander.games.nz.state import NzState
from overlander.games.trail.automa.hiring import add_worker
from tests.ledger import rule
from tests.rules.nz.position import (
    ask,
    bonus_market,
    farm,
    harbours,
    job_at,
    jobs,
    me,
    money,
    question,
    sea_of,
    tokens,
)  # fmt: skip
from tests.rules.nz.solo import HUMAN, SARAH, pile, sarah, sarah_plays, solo, specialist, told, values

LOWEST, SPECIALTY = 1, 2  # the cards that hire


def card_above(s: NzState, column: int) -> str:
    """The bonus card of the pile shown above a column: Wheel, Barrel, Bell, Compass from the second on."""
    return s.board.card_slug[s.board.set_kind[s.bonus.pile_sets[column - 2]]]


@rule("NZ-SAR-39", "NZ-SAR-40", "NZ-SAR-41")
def test_her_specialty_is_what_she_has_most_of_and_a_tie_changes_nothing() -> None:
    s = solo()
    me(s, SARAH).workers = [2, 1, 1, 1]
    s.heard = []
    add_worker(s, 2)
    assert (sarah(s).specialty, told(s.heard)) == (0, [])  # two of each: it stays
    add_worker(s, 2)
    assert (sarah(s).specialty, told(s.heard)) == (2, [("automa-specialty", "NZ-SAR-41")])
    add_worker(s, 0)
    assert sarah(s).specialty == 2
    add_worker(s, 2)
    assert (sarah(s).specialty, len(told(s.heard))) == (2, 1)


@rule("NZ-SAR-42", "NZ-SAR-C1")
def test_card_1_hires_the_lowest_cost_then_her_specialty() -> None:
    s = solo()
    jobs(s, shepherd=1, builder=2, sailor=2)
    specialist(s, "sailor", 2)
    before = money(s, HUMAN)
    events = sarah_plays(s, LOWEST)
    assert values(events, "automa-move", "steps") == [1]
    assert (values(events, "sarah-hire", "worker"), values(events, "sarah-hire", "why")) == (["sailor"], ["cheapest-specialty"])
    assert (job_at(s, "sailor", 2), job_at(s, "sailor", 1), job_at(s, "builder", 2)) == (False, True, True)
    assert (money(s, SARAH), money(s, HUMAN)) == (0, before)
    # the lowest cost comes first
    s = solo()
    jobs(s, shepherd=1, builder=2)
    events = sarah_plays(s, LOWEST)
    assert (values(events, "sarah-hire", "worker"), values(events, "sarah-hire", "why")) == (["builder"], ["cheapest"])


@rule("NZ-SAR-42", "NZ-SAR-C2")
def test_card_2_hires_her_specialty_then_the_lowest_cost() -> None:
    s = solo()
    jobs(s, shepherd=2, builder=4, sailor=3)
    events = sarah_plays(s, SPECIALTY)
    assert values(events, "automa-move", "steps") == [2]
    assert (values(events, "sarah-hire", "worker"), values(events, "sarah-hire", "row")) == (["shepherd"], [2])
    assert values(events, "sarah-hire", "why") == ["specialty-cheapest"]  # there is another in row 1
    assert ("sarah-hire", "NZ-SAR-42") in told(events)
    s = solo()
    jobs(s, shepherd=1)
    assert values(sarah_plays(s, SPECIALTY), "sarah-hire", "why") == ["specialty"]  # the only one
    # none of it there: the cheapest of all
    s = solo()
    jobs(s, builder=4, sailor=3)
    events = sarah_plays(s, SPECIALTY)
    assert (values(events, "sarah-hire", "worker"), values(events, "sarah-hire", "why")) == (["builder"], ["cheapest"])
    assert values(events, "automa-no-specialist", "why") == ["none"]


@rule("NZ-SAR-42")
def test_jokers_of_the_bonus_market_are_ignored() -> None:
    s = solo()
    jobs(s, builder=1)
    bonus_market(s, "joker-worker joker-worker", "token")
    events = sarah_plays(s, SPECIALTY)
    assert values(events, "sarah-hire", "worker") == ["builder"]
    assert s.board.tile_slug[s.bonus.market[0]] == "joker-worker"


@rule("NZ-SAR-E5")
def test_a_full_row_leaves_the_next_criterion_and_nobody_means_nothing() -> None:
    s = solo()
    specialist(s, "shepherd", 5)
    jobs(s, shepherd=4, builder=1)
    events = sarah_plays(s, SPECIALTY)
    assert values(events, "sarah-hire", "worker") == ["builder"]
    assert values(events, "automa-no-specialist", "why") == ["full"]
    assert ("automa-no-specialist", "NZ-SAR-E5") in told(events)
    s = solo()
    specialist(s, "shepherd", 5)
    jobs(s, shepherd=4)
    for number in (LOWEST, SPECIALTY):
        events = sarah_plays(s, number)
        assert ("automa-nothing", "NZ-SAR-E5") in told(events)
    assert (job_at(s, "shepherd", 4), pile(s)) == (True, [])


@rule("NZ-SAR-43", "NZ-SAR-44", "NZ-SAR-45")
@pytest.mark.parametrize(("have", "column"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_leftmost_free_space_and_the_bonus_card_of_its_column(have: int, column: int) -> None:
    s = solo()
    specialist(s, "builder", have)
    jobs(s, builder=1)
    events = sarah_plays(s, SPECIALTY)
    assert me(s, SARAH).workers[1] == column
    assert pile(s) == [card_above(s, column)]
    assert s.bonus.piles == [2 if i == column - 2 else 3 for i in range(4)]
    assert ("gain-card", "NZ-SAR-44") in told(events)
    # none left: none
    s = solo()
    specialist(s, "builder", have)
    s.bonus.piles[column - 2] = 0
    jobs(s, builder=1)
    events = sarah_plays(s, SPECIALTY)
    assert (pile(s), ("automa-nothing", "NZ-SAR-44") in told(events)) == ([], True)


@rule("NZ-SAR-46")
def test_which_spaces_show_an_immediate_action() -> None:
    deeds: dict[tuple[str, int], list[str]] = {}
    for worker in ("shepherd", "builder", "sailor", "shearer"):
        for have in (1, 2, 3, 4):
            s = solo()
            specialist(s, worker, have)
            jobs(s, **{worker: 1})
            keys = [key for key, _ in told(sarah_plays(s, SPECIALTY)) if key in ("sarah-harbour", "sarah-wool")]
            if keys:
                deeds[(worker, have + 1)] = keys
    assert deeds == {
        ("sailor", 3): ["sarah-harbour"],
        ("sailor", 5): ["sarah-harbour"],
        ("shearer", 3): ["sarah-wool"],
        ("shearer", 5): ["sarah-wool"],
    }


@rule("NZ-SAR-47")
def test_her_ship_goes_to_the_medium_harbour_with_the_fewest_points_and_no_disc() -> None:
    s = solo()
    harbours(s, HUMAN, "tauranga")  # worth 1, but the player is there
    place = s.board.medium.index(s.board.harbour_slug.index("port-chalmers"))
    master = s.trail.masters[place]
    discs = me(s, SARAH).discs.bit_count()
    specialist(s, "sailor", 2)
    jobs(s, sailor=1)
    events = sarah_plays(s, SPECIALTY)
    assert (values(events, "sarah-harbour", "harbour"), values(events, "sarah-harbour", "why")) == (["port-chalmers"], ["empty"])
    harbour = s.board.harbour_slug.index("port-chalmers")
    assert (farm(s, SARAH).harbours, farm(s, SARAH).ship) == (1 << harbour, s.board.harbour_space[harbour])
    assert me(s, SARAH).discs.bit_count() == discs - 1
    assert (s.trail.masters[place], s.trail.posted[place], sarah(s).masters) == (NONE, 0, [master])
    assert ("sarah-master", "NZ-SAR-47") in told(events)
    assert "ferry" in pile(s)  # the card of the harbour
    assert (farm(s, SARAH).masters, money(s, SARAH)) == ([], 0)


@rule("NZ-SAR-47")
def test_if_every_medium_harbour_is_taken_she_goes_where_only_the_player_is() -> None:
    s = solo()
    medium = [s.board.harbour_slug[x] for x in s.board.medium]
    harbours(s, HUMAN, *medium)
    harbours(s, SARAH, "tauranga")
    farm(s, SARAH).storehouses = 0
    s.trail.masters = [NONE] * len(s.trail.masters)
    ask(s, HUMAN)
    s.heard = []
    sail(s)
    assert values(s.heard, "sarah-harbour", "harbour") == ["port-chalmers"]
    assert (values(s.heard, "sarah-harbour", "why"), sarah(s).masters) == (["yours"], [])
    # one free harbour is enough to prefer it, however dear
    s = solo()
    harbours(s, HUMAN, *medium[:4])
    s.heard = []
    sail(s)
    assert values(s.heard, "sarah-harbour", "harbour") == ["apia"]
    # nowhere left
    s = solo()
    harbours(s, SARAH, *medium)
    before = sea_of(s, SARAH)
    s.heard = []
    sail(s)
    assert (told(s.heard), sea_of(s, SARAH)) == ([("automa-nothing", "NZ-SAR-47")], before)
    # no disc left
    s = solo()
    me(s, SARAH).discs = 0
    s.heard = []
    sail(s)
    assert (told(s.heard), farm(s, SARAH).harbours, pile(s)) == ([("automa-nothing", "NZ-SAR-E8")], 0, [])


@rule("NZ-SAR-27", "NZ-SAR-47")
def test_of_equal_harbours_the_player_chooses() -> None:
    s = solo()
    names = ("tauranga", "hobart")
    options = [Choice(s.board.IMPROVE, s.board.harbour_slug.index(x)) for x in names]
    ask(s, HUMAN, ChooseSarahHarbour(HUMAN, options))
    assert tokens(s, HUMAN) == {"improve:tauranga", "improve:hobart"}
    s.play(HUMAN, "improve:hobart")
    assert farm(s, SARAH).harbours == 1 << s.board.harbour_slug.index("hobart")
    assert "sheepdog" in pile(s)


@rule("NZ-SAR-48")
@pytest.mark.parametrize(("have", "post"), [(2, "wool-9"), (4, "wool-13")])
def test_a_disc_on_the_wool_post_shown_and_a_romney(have: int, post: str) -> None:
    s = solo()
    specialist(s, "shearer", have)
    discs = me(s, SARAH).discs.bit_count()
    jobs(s, shearer=1)
    events = sarah_plays(s, SPECIALTY)
    assert values(events, "sarah-wool", "post") == [post]
    assert (farm(s, SARAH).posts[s.board.post_slug.index(post)], sum(farm(s, SARAH).posts)) == (1, 1)
    assert (me(s, SARAH).discs.bit_count(), "romney" in pile(s)) == (discs - 1, True)
    assert ("gain-card", "NZ-SAR-48") in told(events)
    # without a disc neither
    s = solo()
    specialist(s, "shearer", have)
    me(s, SARAH).discs = 0
    jobs(s, shearer=1)
    events = sarah_plays(s, SPECIALTY)
    assert (sum(farm(s, SARAH).posts), "romney" in pile(s)) == (0, False)
    assert ("automa-nothing", "NZ-SAR-E8") in told(events)
    assert values(events, "automa-nothing", "what") == ["disc"]


@rule("NZ-SAR-V1")
def test_four_shepherds_two_craftsmen_three_sailors_and_a_shearer() -> None:
    """One of them was the free worker of the set-up: two Wheel, two Barrel and a Bell card for the others."""
    s = solo()
    me(s, SARAH).workers = [2, 1, 1, 1]
    for worker in (0, 0, 1, 2, 2):
        put_on_board(s, worker)
    s.settle()
    assert (me(s, SARAH).workers, s.board.workers[sarah(s).specialty]) == ([4, 2, 3, 1], "shepherd")
    assert [3 - n for n in s.bonus.piles] == [2, 2, 1, 0]
    assert question(s, HUMAN) == "MoveHerder"
