"""26. End (NZ-END), 27. scoring (NZ-SCORE, NZ-HMS)."""

from overlander.games.nz.state import NzState
from overlander.games.trail.box import NO_TILE
from tests.ledger import rule
from tests.rules.nz.position import (
    at,
    build,
    farm,
    foresight,
    hand,
    harbours,
    jobs,
    kind,
    me,
    piles,
    play,
    position,
    posts,
    score,
    tile_of,
    tokens,
    workers,
    zone,
)


def last_visit(seat: int, players: int = 3) -> NzState:
    """The seat lays the last bonus tile."""
    s = position(players)
    jobs(s)
    s.bonus.market_next = len(s.bonus.market) - 1
    foresight(s, "sailor", "shearer", "token", "permanent-wool")
    at(s, seat, "wellington")
    play(s, seat, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-1", "foresight:foresight-b-1")
    return s


@rule("NZ-END-3", "NZ-END-V1")
def test_seat_2_ends_the_game_seats_3_and_1_have_one_more_turn() -> None:
    s = last_visit(1)
    assert (s.progress.ended_by, farm(s, 1).marker, me(s, 1).hand) == (1, True, [])
    assert NO_TILE not in s.trail.foresight
    assert s.actors() == [2]
    play(s, 2, "move:neutral-b", "pass")
    assert (s.actors(), me(s, 2).hand) == ([0], [])
    play(s, 0, "move:neutral-b", "pass")
    assert s.over()


@rule("NZ-END-5", "NZ-END-8")
def test_exactly_one_more_turn_each_then_scoring() -> None:
    s = last_visit(0, 4)
    turns = []
    while not s.over():
        turns.append(s.actor())
        play(s, s.actor(), "move:neutral-b", "pass")
    assert turns == [1, 2, 3]
    assert len(s.outcome().points) == 4


@rule("NZ-END-6", "NZ-END-7", "NZ-END-V2")
def test_a_visit_in_the_last_turns() -> None:
    s = last_visit(1)
    before = s.bonus.market[:]
    at(s, 2, "wellington")
    while s.actors() == [2]:
        play(s, 2, str(s.choices(2)[0]))
    assert s.bonus.market == before
    assert len(s.trail.lost) == 1
    assert NO_TILE not in s.trail.foresight


@rule("NZ-END-E2")
def test_cards_may_still_be_played_in_the_last_turn() -> None:
    s = last_visit(1)
    hand(s, 2, "objective-1")
    assert "play:objective-1" in tokens(s, 2)


@rule("NZ-END-E3")
def test_empty_bags_refill_what_is_possible() -> None:
    s = position()
    s.trail.bags = [[], []]
    foresight(s, "sailor", "", "token", "")
    at(s, 0, "wellington")
    play(s, 0, "pass", "deliver:local-0", "disc:aux-ship-1", "foresight:foresight-a-1", "foresight:foresight-b-1")
    assert s.trail.foresight == [NO_TILE] * 4


@rule("NZ-SCORE-1", "NZ-SCORE-V1", "NZ-SCORE-E4")
def test_a_point_per_5_pounds() -> None:
    s = position()
    me(s).money = 23
    assert score(s, 0, "money") == 4


@rule("NZ-SCORE-12")
def test_the_marker_is_worth_5() -> None:
    s = position()
    farm(s, 1).marker = True
    assert (score(s, 0, "market-marker"), score(s, 1, "market-marker")) == (0, 5)


@rule("NZ-SCORE-13")
def test_most_points_win_and_a_tie_is_shared() -> None:
    s = position(3)
    me(s, 2).money = 90
    assert s.outcome().winners == [2]
    me(s).money = 90
    assert s.outcome().winners == [0, 2]


@rule("NZ-SCORE-E1")
def test_removed_and_played_cards_are_not_in_the_herd() -> None:
    s = position()
    piles(s, 0, ["suffolk"], [])
    s.cards.removed = [kind(s, "suffolk")]
    zone(s, 0, "objective-1")
    assert score(s, 0, "cards") == 5


@rule("NZ-SCORE-E2", "NZ-HMS-3")
def test_objectives_of_the_zone_count_for_the_tile_added_ones_too() -> None:
    s = position()
    farm(s).masters = [s.board.master_slug.index("harbourmaster-4")]
    zone(s, 0, "objective-1")  # not fulfilled
    piles(s, 0, ["objective-22"], [])
    farm(s).explored = 12
    assert (score(s, 0, "objectives"), score(s, 0, "harbourmasters")) == (-3 + 4, 2)


@rule("NZ-SCORE-E2", "NZ-HMS-3", "NZ-OBJ-11")
def test_cards_are_added_for_the_tile_where_all_in_all_that_is_worth_more() -> None:
    """The storehouse, the flood and the 6 spaces serve objective-23 (5 or -3), or else objective-11 and objective-6 (3 and 4)."""
    for master, expected in ((0, (5, 0)), (5, (5, 0)), (4, (4, 3))):
        s = with_master(master) if master else position()
        zone(s, 0, "objective-23")
        piles(s, 0, ["objective-6"], ["objective-11"])
        harbours(s, 0, "suva")
        farm(s).explored = 6
        me(s).hazards = [tile_of(s, "flood-2-black")]
        build(s, 0, "1a", "a-1")
        build(s, 0, "2a", "a-2")
        workers(s, 0, shearers=2)
        assert (score(s, 0, "objectives"), score(s, 0, "harbourmasters")) == expected


@rule("NZ-SCORE-V2")
def test_two_discs_on_post_0() -> None:
    s = position()
    posts(s, 0, local_0=2)
    assert score(s, 0, "posts") == -16


def with_master(n: int) -> NzState:
    s = position()
    farm(s).masters = [s.board.master_slug.index(f"harbourmaster-{n}")]
    return s


@rule("NZ-HMS-1", "NZ-HMS-V2")
def test_per_certificate() -> None:
    s = with_master(5)
    me(s).permanent = 2
    me(s).certificates = 1
    assert score(s, 0, "harbourmasters") == 3


@rule("NZ-HMS-2", "NZ-HMS-7", "NZ-HMS-V1")
def test_storehouses_exploration_and_workers() -> None:
    s = with_master(3)
    harbours(s, 0, "napier", "nelson", "bluff", "suva", "sydney", "london", "lyttelton", "tauranga")
    assert score(s, 0, "harbourmasters") == 3  # seven storehouses
    s = with_master(1)
    farm(s).explored = 12
    assert score(s, 0, "harbourmasters") == 4
    s = with_master(7)
    workers(s, 0, 3, 2, 2, 2)
    assert score(s, 0, "harbourmasters") == 4


@rule("NZ-HMS-4", "NZ-HMS-5")
def test_buildings_and_hazards() -> None:
    s = with_master(6)
    build(s, 0, "1a", "a-1")
    build(s, 0, "2a", "a-2")
    build(s, 1, "2a", "a-3")
    assert score(s, 0, "harbourmasters") == 2
    s = with_master(2)
    me(s).hazards = [tile_of(s, "flood-2-black"), tile_of(s, "rockfall-4-green"), tile_of(s, "rockfall-2-black")]
    assert score(s, 0, "harbourmasters") == 3


@rule("NZ-HMS-6", "NZ-HMS-8")
def test_ferries_and_workers_jokers_included() -> None:
    s = with_master(8)
    hand(s, 0, "ferry", "set-1")
    piles(s, 0, ["ferry"], ["kotare", "objective-1", "set-8", "lincoln"])
    assert score(s, 0, "harbourmasters") == 3
    s = with_master(7)
    workers(s, 0, 1, 1, 1, 2)
    farm(s).jokers = [0, 0, 0, 4]
    assert score(s, 0, "harbourmasters") == 2
    workers(s, 0, 1, 1, 1, 3)
    assert score(s, 0, "harbourmasters") == 3
