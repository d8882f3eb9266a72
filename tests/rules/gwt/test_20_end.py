"""The end of the game (GWT-END)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    foresight,
    hand,
    jobs,
    money,
    play,
    position,
    question,
    refused,
    score,
    space_of,
    tile_at,
    tokens,
)

DELIVERY = ("certificates:0", "deliver:kansas-city", "disc:aux-draw-2")


def last_space(players: int = 2) -> GwtState:
    """Only the last space of the job market is free."""
    s = position(players=players)
    jobs(s, *["c" * players] * 11, "c" * (players - 1))
    return s


def triggered(players: int, seat: int) -> GwtState:
    """The seat has triggered the end in step 2, finished its turn, and the next seat begins."""
    s = last_space(players)
    foresight(s, "", "", "engineer", "", "", "")
    at(s, seat, "kansas-city")
    play(s, seat, "foresight:foresight-2-top", *DELIVERY)
    return s


def short_turn(s: GwtState, seat: int) -> None:
    assert [x for x in range(s.seats) if question(s, x)] == [seat]
    assert question(s, seat) == "MoveHerder"
    play(s, seat, "move:neutral-b")
    assert question(s, seat) == "AtLocation"
    play(s, seat, "pass")


@rule("GWT-END-1")
def test_a_worker_on_the_last_space_triggers_the_end() -> None:
    for players in (2, 3, 4):
        s = last_space(players)
        foresight(s, "", "", "cowboy", "builder", "engineer", "green")
        at(s, 0, "kansas-city")
        assert s.progress.ended_by == -1
        other = s.clone()
        s.heard = []
        play(s, 0, "foresight:foresight-2-bottom")
        assert s.progress.ended_by == 0
        assert [(e.seat, e.rule) for e in s.heard if e.key == "end-triggered"] == [(0, "GWT-END-1")]
        jobs(other, *["c" * players] * 11, "c" * (players - 2))  # two spaces left: only step 3 fills the last one
        play(other, 0, "foresight:foresight-2-bottom")
        assert other.progress.ended_by == -1
        play(other, 0, "foresight:foresight-3-top")
        assert other.progress.ended_by == 0


@rule("GWT-END-2")
def test_the_triggering_player_takes_the_marker() -> None:
    s = last_space(3)
    foresight(s, "", "", "cowboy", "", "", "")
    at(s, 2, "kansas-city")
    assert [score(s, seat, "job-market-marker") for seat in range(3)] == [0, 0, 0]
    play(s, 2, "foresight:foresight-2-top")
    assert [r.marker for r in s.ranches] == [False, False, True]
    assert [score(s, seat, "job-market-marker") for seat in range(3)] == [0, 0, 2]


@rule("GWT-END-3")
def test_after_a_trigger_in_step_2_no_worker_may_be_chosen_in_step_3() -> None:
    s = last_space()
    foresight(s, "", "", "cowboy", "", "engineer", "green")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-2-top")
    assert question(s, 0) == "ChooseForesight"
    assert tokens(s, 0) == {"foresight:foresight-3-bottom"}
    assert refused(s, 0, "foresight:foresight-3-top") == ("GWT-END-3", "no-more-workers")
    play(s, 0, "foresight:foresight-3-bottom")
    assert tile_at(s, "outlaw-1") == "green"
    assert question(s, 0) == "UseCertificates"
    s = last_space()
    foresight(s, "", "", "cowboy", "", "engineer", "builder")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-2-top")
    assert question(s, 0) == "UseCertificates"
    s = last_space()
    foresight(s, "", "", "", "", "green", "orange")
    s.progress.ended_by = 1
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-3-top", "foresight:foresight-3-bottom"}


@rule("GWT-END-4")
def test_the_triggering_player_finishes_the_turn_and_has_no_other() -> None:
    s = last_space()
    foresight(s, "green", "", "cowboy", "", "engineer", "builder")
    hand(s, 0, "criollo", "galloway")
    s.trail.bags = [
        [x] for x in (s.box.tile_slug.index("orange"), s.box.tile_slug.index("builder"), s.box.tile_slug.index("cowboy"))
    ]
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "certificates:0")
    assert money(s, 0) == 23
    assert tokens(s, 0) == {"deliver:kansas-city", "deliver:fulton"}
    play(s, 0, "deliver:fulton", "disc:aux-draw-2")
    assert s.ranches[0].cities[1] == 1
    assert space_of(s, 0) == "horseman"
    filled = [s.box.tile_slug[x] for x in s.trail.foresight]
    assert filled[0] == "orange"
    assert filled[2] == "builder"
    assert filled[4:] == ["engineer", "builder"]
    assert len(s.players[0].hand) == 4
    assert not s.over()
    short_turn(s, 1)
    assert s.over()
    assert refused(s, 0, "move:neutral-a") == ("", "not-your-decision")


@rule("GWT-END-5")
def test_every_other_player_has_exactly_one_more_turn_in_order() -> None:
    for players in (2, 3, 4):
        for seat in range(players):
            s = triggered(players, seat)
            begun = s.progress.turns
            for i in range(1, players):
                assert not s.over()
                short_turn(s, (seat + i) % players)
            assert s.over()
            assert s.progress.turns == begun + players - 2  # the first of them had begun
            assert [x for x in range(players) if question(s, x)] == []


@rule("GWT-END-6")
def test_kansas_city_in_a_last_turn() -> None:
    s = triggered(2, 0)
    foresight(s, "green", "orange", "cowboy", "builder", "engineer", "orange")
    s.trail.bags = [
        [s.box.tile_slug.index("flood-4-green")],
        [s.box.tile_slug.index("cowboy")],
        [s.box.tile_slug.index("engineer")],
    ]
    hand(s, 1, "galloway")
    s.players[1].herder = s.box.at["neutral-g"]
    jobs_before = s.trail.jobs[:]
    play(s, 1, "move:kansas-city")
    assert tokens(s, 1) == {"foresight:foresight-1-top", "foresight:foresight-1-bottom"}
    play(s, 1, "foresight:foresight-1-top")
    assert tokens(s, 1) == {"foresight:foresight-3-bottom"}  # step 2 is skipped: only workers
    assert refused(s, 1, "foresight:foresight-3-top") == ("GWT-END-6", "no-more-workers")
    play(s, 1, "foresight:foresight-3-bottom")
    assert (tile_at(s, "outlaw-1"), tile_at(s, "outlaw-2")) == ("green", "orange")
    assert question(s, 1) == "UseCertificates"
    play(s, 1, *DELIVERY)
    assert money(s, 1) == 20 + 2 + 4
    assert s.trail.jobs == jobs_before
    slugs = [s.box.tile_slug[x] for x in s.trail.foresight]
    assert slugs == ["flood-4-green", "orange", "cowboy", "builder", "engineer", "engineer"]
    assert s.progress.ended_by == 0
    assert [r.marker for r in s.ranches] == [True, False]
    assert s.over()


@rule("GWT-END-7")
def test_after_the_last_turn_the_game_is_over_and_scored() -> None:
    s = triggered(3, 0)
    short_turn(s, 1)
    assert not s.over()
    short_turn(s, 2)
    assert s.over()
    for seat in range(3):
        assert s.offers(seat) == []
        assert refused(s, seat, "exchange-token") == ("", "not-your-decision")
    for me in s.players:
        me.money = 0
        me.zone.clear()
    s.ranches[0].cities[0] = 0
    out = s.outcome()
    assert out.totals() == [2, 0, 0]  # the marker decides
    assert out.winners == [0]


@rule("GWT-END-E1")
def test_beside_a_worker_the_other_tile_must_be_taken() -> None:
    for workers_first in (True, False):
        s = triggered(2, 0)
        second = ("cowboy", "orange") if workers_first else ("orange", "cowboy")
        foresight(s, "", "", *second, *second)
        at(s, 1, "kansas-city")
        row = "bottom" if workers_first else "top"
        for spot in (2, 3):
            assert tokens(s, 1) == {f"foresight:foresight-{spot}-{row}"}
            play(s, 1, f"foresight:foresight-{spot}-{row}")
        assert question(s, 1) == "UseCertificates"
        assert tile_at(s, "outlaw-2") == "orange"


@rule("GWT-END-E2")
def test_phase_c_of_the_last_turns_is_played() -> None:
    s = triggered(3, 0)
    assert len(s.players[0].hand) == 4
    for seat in (1, 2):
        assert s.players[seat].hand == []
        short_turn(s, seat)
        assert len(s.players[seat].hand) == 4
    assert s.over()


@rule("GWT-END-E3")
def test_all_workers_in_the_market_can_be_hired_in_the_last_turns() -> None:
    s = triggered(2, 0)
    s.players[1].herder = s.box.at["neutral-g"]
    s.players[1].money = 4  # the price of the last row
    at(s, 1, "neutral-a")
    play(s, 1, "act:a/2")
    assert tokens(s, 1) == {"hire:cowboy@row-12", "hire:engineer@row-12", "pass"}
    play(s, 1, "hire:engineer@row-12")
    assert money(s, 1) == 0
    assert s.players[1].workers == [1, 1, 2]


@rule("GWT-END-E4")
def test_the_trigger_is_avoided_only_by_a_tile_that_is_no_worker() -> None:
    s = last_space()
    foresight(s, "", "", "cowboy", "engineer", "", "")
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-2-top", "foresight:foresight-2-bottom"}
    for row in ("top", "bottom"):
        after = s.clone()
        play(after, 0, f"foresight:foresight-2-{row}")
        assert after.progress.ended_by == 0
    foresight(s, "", "", "", "", "cowboy", "green")
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-3-top", "foresight:foresight-3-bottom"}
    play(s, 0, "foresight:foresight-3-bottom")
    assert s.progress.ended_by == -1


@rule("GWT-END-X1")
def test_three_players_and_the_second_triggers() -> None:
    s = last_space(3)
    foresight(s, "", "", "engineer", "", "", "")
    at(s, 1, "kansas-city")
    play(s, 1, "foresight:foresight-2-top")
    order = [s.actor()]
    play(s, 1, *DELIVERY)
    while not s.over():
        order.append(s.actor())
        short_turn(s, s.actor())
    assert order == [1, 2, 0]
