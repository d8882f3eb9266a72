"""Section 29.4: Wellington."""

import pytest

from overlander.core.choice import NONE
from overlander.core.event import Event
from overlander.games.nz.state import NzState
from tests.ledger import rule
from tests.rules.nz.position import (
    bonus_market,
    display,
    farm,
    foresight,
    harbours,
    job_at,
    jobs,
    me,
    money,
    posts,
    question,
    space_of,
    tokens,
)  # fmt: skip
from tests.rules.nz.solo import HUMAN, SARAH, finish, pile, sarah_plays, solo, told, values

HIRES = 2


def arrive(s: NzState) -> list[Event]:
    """Her turn takes her to Wellington, with a card that does nothing there."""
    jobs(s)
    me(s, SARAH).herder = s.board.at["neutral-h"]
    return sarah_plays(s, HIRES)


@rule("NZ-SAR-33")
def test_she_skips_the_income() -> None:
    s = solo()
    events = arrive(s)
    assert ("sarah-no-income", "NZ-SAR-33") in told(events)
    assert (money(s, SARAH), s.progress.income) == (0, 0)


@rule("NZ-SAR-34", "NZ-SAR-V5")
def test_local_posts_in_ascending_order_and_21_again_and_again() -> None:
    s = solo()
    found: list[object] = []
    why: list[object] = []
    for _ in range(8):
        s.progress.ended_by = NONE
        events = arrive(s)
        found += values(events, "sarah-deliver", "post")
        why += values(events, "sarah-deliver", "why")
    assert found == [f"local-{n}" for n in (6, 9, 12, 15, 18, 21, 21, 21)]
    assert why == ["first", *["next"] * 5, "again", "again"]
    assert farm(s, SARAH).posts[s.board.post_slug.index("local-21")] == 3


@rule("NZ-SAR-34")
@pytest.mark.parametrize(("level", "post"), [("easy", "local-3"), ("medium", "local-6"), ("hard", "local-9")])
def test_the_first_post_is_that_of_the_level(level: str, post: str) -> None:
    s = solo(sarah=level)
    assert values(arrive(s), "sarah-deliver", "post") == [post]


@rule("NZ-SAR-35", "NZ-SAR-E4")
def test_the_disc_is_from_her_reserve_and_costs_nothing() -> None:
    s = solo()
    posts(s, SARAH, local_6=1)  # next is 9: a black border, transport 3
    me(s, SARAH).discs = 1  # whatever spot it would lie on
    arrive(s)
    assert (me(s, SARAH).discs, farm(s, SARAH).posts[s.board.post_slug.index("local-9")]) == (0, 1)
    assert (money(s, SARAH), me(s, SARAH).permanent, farm(s, SARAH).wool) == (0, 0, 0)


@rule("NZ-SAR-36")
def test_an_objective_of_a_post_is_the_card_farthest_from_the_stack() -> None:
    s = solo()
    slugs = sorted({s.board.card_slug[k] for k in s.board.objective_deck})[:4]
    display(s, *slugs)
    posts(s, SARAH, local_6=1)
    events = arrive(s)
    assert ("automa-objective", "NZ-SAR-36") in told(events)
    assert pile(s) == [slugs[0]]
    assert [s.board.card_slug[k] for k in s.cards.display[:3]] == slugs[1:]


@rule("NZ-SAR-37")
def test_a_support_card_of_a_post_goes_to_her_pile() -> None:
    s = solo()
    ferry = s.board.support_slug.index("ferry")
    left = s.bonus.support[ferry]
    events = arrive(s)
    assert ("gain-card", "NZ-SAR-37") in told(events)
    assert (pile(s), s.bonus.support[ferry]) == (["ferry"], left - 1)


@rule("NZ-SAR-38")
def test_she_takes_the_right_hand_tiles_and_what_is_left_slides() -> None:
    s = solo()
    foresight(s, "shepherd", "sailor", "token", "joker-worker")
    bonus_market(s, "token token")
    events = arrive(s)
    assert values(events, "sarah-foresight", "tile") == ["sailor", "joker-worker"]
    assert values(events, "sarah-foresight", "spot") == ["a", "b"]
    assert ("sarah-foresight", "NZ-SAR-38") in told(events)
    assert job_at(s, "sailor", 1)
    assert s.board.tile_slug[s.bonus.market[2]] == "joker-worker"
    assert [s.board.tile_slug[s.trail.foresight[i]] for i in (1, 3)] == ["shepherd", "token"]
    # a pair without tiles is passed over
    s = solo()
    s.trail.bags = [[], []]
    foresight(s, "", "sailor", "", "")
    events = arrive(s)
    assert values(events, "sarah-foresight", "spot") == ["a"]
    assert (values(events, "sarah-no-foresight", "spot"), ("sarah-no-foresight", "NZ-FOR-E1") in told(events)) == (["b"], True)
    assert space_of(s, SARAH) == "horseman"


@rule("NZ-SAR-E2")
def test_her_tile_can_end_the_game_and_give_her_the_marker() -> None:
    s = solo()
    bonus_market(s, *["token token"] * 6, "token")
    foresight(s, "shepherd", "sailor", "token", "token")
    events = arrive(s)
    assert (s.progress.ended_by, farm(s, SARAH).marker) == (SARAH, True)
    assert "end-triggered" in [key for key, _ in told(events)]
    out = s.outcome()
    assert out.points[SARAH][out.categories.index("market-marker")] == 5
    # the player has one more turn, then it is over
    assert question(s, HUMAN) == "MoveHerder"
    # and an arrow before the last one is followed
    s = solo()
    s.cards.market = s.cards.market[:2]
    bonus_market(s, "token token", "token token", "token")
    foresight(s, "shepherd", "sailor", "token", "token")
    arrive(s)
    assert len(s.cards.market) == s.board.market_size


@rule("NZ-SAR-E8")
def test_without_discs_she_takes_one_from_a_medium_harbour_or_places_none() -> None:
    s = solo()
    me(s, SARAH).discs = 0
    harbours(s, SARAH, "tauranga")
    farm(s, SARAH).storehouses = 0
    events = arrive(s)
    assert (farm(s, SARAH).harbours, farm(s, SARAH).posts[s.board.post_slug.index("local-6")]) == (0, 1)
    assert ("sarah-disc-from", "NZ-SAR-E8") in told(events)
    assert pile(s) == ["ferry"]
    # of several the player chooses
    s = solo()
    me(s, SARAH).discs = 0
    harbours(s, SARAH, "tauranga", "apia")
    farm(s, SARAH).storehouses = 0
    arrive(s)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSarahDisc", {"disc-from:tauranga", "disc-from:apia"})
    finish(s, "disc-from:apia")
    assert farm(s, SARAH).harbours == 1 << s.board.harbour_slug.index("tauranga")
    assert farm(s, SARAH).posts[s.board.post_slug.index("local-6")] == 1
    # with none anywhere there is no delivery
    for without, cards in (("off", []), ("on", ["ferry"])):
        s = solo(no_disc_delivery_action=without)
        me(s, SARAH).discs = 0
        events = arrive(s)
        assert ("automa-nothing", "NZ-SAR-E8") in told(events)
        assert (sum(farm(s, SARAH).posts), pile(s)) == (0, cards)
