"""Kansas City, steps 1 to 3: foresights (GWT-FOR) and the filling of the job market (GWT-JOB)."""

from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.foresights import ForesightStep
from overlander.games.trail.hiring import HireWorker
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    choice,
    foresight,
    jobs,
    market,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    tile,
    tile_at,
    tokens,
)

COSTS = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)


def take(s: GwtState, slug: str, seat: int = 0) -> None:
    """The seat takes such a tile as foresight 2."""
    foresight(s, "", "", slug, "", "", "")
    ask(s, seat, ForesightStep(seat, 1))
    play(s, seat, "foresight:foresight-2-top")


def rows(s: GwtState) -> list[str]:
    """The job market as the letters of its workers, up to its last row with one."""
    letters = {"": "-", "cowboy": "c", "builder": "b", "engineer": "e"}
    n = s.box.columns
    out = ["".join(letters[s.box.tile_slug[x]] for x in s.trail.jobs[i : i + n]) for i in range(0, len(s.trail.jobs), n)]
    while out and not out[-1].strip("-"):
        out.pop()
    return out


def full_but_one(s: GwtState, row: int) -> None:
    """All rows above are full, and in this row only the rightmost space is free."""
    n = s.box.columns
    jobs(s, *["c" * n] * (row - 1), "c" * (n - 1))


# -- foresights


@rule("GWT-FOR-1")
def test_one_of_the_two_tiles_of_the_spot_moves_at_once() -> None:
    s = position()
    foresight(s, "green", "flood-2-black", "cowboy", "builder", "engineer", "orange")
    jobs(s, "cb", "e")
    at(s, 0, "kansas-city")
    asked = s.question(0)
    assert asked is not None
    assert asked.params(s) == {"spot": 1}
    assert asked.details(s, choice(s, "foresight:foresight-1-top")) == {"name": "green"}
    assert {str(c) for c in asked.candidates(s)} == {"foresight:foresight-1-top", "foresight:foresight-1-bottom"}
    assert refused(s, 0, "foresight:foresight-2-top") == ("GWT-FOR-1", "other-spot")
    assert refused(s, 0, "foresight:foresight-3-bottom") == ("GWT-FOR-1", "other-spot")
    play(s, 0, "foresight:foresight-1-bottom")
    assert tile_at(s, "flood-1") == "flood-2-black"
    assert s.trail.foresight[1] == NO_TILE
    assert refused(s, 0, "foresight:foresight-1-top") == ("GWT-FOR-1", "other-spot")
    play(s, 0, "foresight:foresight-2-top")
    assert rows(s) == ["cb", "ec"]
    assert tokens(s, 0) == {"foresight:foresight-3-top", "foresight:foresight-3-bottom"}
    play(s, 0, "foresight:foresight-3-bottom")
    assert tile_at(s, "outlaw-1") == "orange"
    assert [s.box.tile_slug[x] for x in s.trail.foresight] == ["green", "", "", "builder", "engineer", ""]


@rule("GWT-FOR-2")
def test_an_outlaw_goes_to_the_lowest_free_outlaw_space_or_is_lost() -> None:
    s = position()
    for number in range(1, 10):
        slug = "green" if number % 2 else "orange"
        take(s, slug)
        assert tile_at(s, f"outlaw-{number}") == slug
        assert s.trail.lost == []
    tile(s, "outlaw-7", "")
    tile(s, "outlaw-2", "")
    take(s, "green")
    assert (tile_at(s, "outlaw-2"), tile_at(s, "outlaw-7")) == ("green", "")
    take(s, "green")
    assert tile_at(s, "outlaw-7") == "green"
    before = s.trail.tile[:]
    take(s, "orange")
    assert s.trail.tile == before
    assert [s.box.tile_slug[x] for x in s.trail.lost] == ["orange"]
    assert s.trail.foresight[2] == NO_TILE


@rule("GWT-FOR-3")
def test_a_hazard_goes_to_the_lowest_free_space_of_its_own_area_or_is_lost() -> None:
    s = position()
    for area in ("flood", "drought", "rockfall"):
        for number in range(1, 5):
            take(s, f"{area}-3-black")
            assert tile_at(s, f"{area}-{number}") == f"{area}-3-black"
        assert s.trail.lost == []
    tile(s, "drought-2", "")
    tile(s, "drought-4", "")
    take(s, "drought-4-green")
    assert (tile_at(s, "drought-2"), tile_at(s, "drought-4")) == ("drought-4-green", "")
    before = s.trail.tile[:]
    take(s, "flood-2-green")  # room in another area does not help
    take(s, "rockfall-2-green")
    assert s.trail.tile == before
    assert [s.box.tile_slug[x] for x in s.trail.lost] == ["flood-2-green", "rockfall-2-green"]


@rule("GWT-FOR-4")
def test_a_worker_goes_to_the_next_free_job_market_space() -> None:
    s = position()
    jobs(s, "cb", "e")
    before = s.trail.tile[:]
    take(s, "builder")
    assert rows(s) == ["cb", "eb"]
    take(s, "engineer")
    take(s, "cowboy")
    assert rows(s) == ["cb", "eb", "ec"]
    assert s.trail.tile == before
    assert s.trail.lost == []


@rule("GWT-FOR-5")
def test_a_tile_may_be_chosen_even_if_it_will_be_lost() -> None:
    s = position()
    for number in range(1, 10):
        tile(s, f"outlaw-{number}", "green")
    foresight(s, "green", "flood-4-green", "", "", "", "")
    at(s, 0, "kansas-city")
    assert tokens(s, 0) == {"foresight:foresight-1-top", "foresight:foresight-1-bottom"}
    s.heard = []
    play(s, 0, "foresight:foresight-1-top")
    assert [s.box.tile_slug[x] for x in s.trail.lost] == ["green"]
    assert tile_at(s, "flood-1") == ""
    told = [(e.rule, e.params) for e in s.heard if e.key == "place-tile"]
    assert told == [("GWT-FOR-2", {"tile": "green", "location": "lost"})]


# -- the job market


@rule("GWT-JOB-1", "GWT-JOB-2", "GWT-JOB-4")
def test_the_markers_row_fills_from_the_left_and_its_last_space_moves_the_marker() -> None:
    s = position(players=4)
    jobs(s, "c-cc")  # a hired worker left a gap: it is not filled
    for worker, filled in (
        ("engineer", ["c-cc", "e---"]),
        ("builder", ["c-cc", "eb--"]),
        ("cowboy", ["c-cc", "ebc-"]),
        ("builder", ["c-cc", "ebcb"]),
        ("cowboy", ["c-cc", "ebcb", "c---"]),
    ):
        take(s, worker)
        assert rows(s) == filled
        ask(s, 0, HireWorker(0, 0))
        second_row_open = "hire:engineer@row-2" in tokens(s, 0)
        assert second_row_open == (filled[1] == "ebcb")
    assert refused(s, 0, "hire:cowboy@row-3") == ("GWT-HIRE-2", "marker-row")


@rule("GWT-JOB-3")
def test_a_row_has_as_many_columns_as_there_are_players() -> None:
    for players in (2, 3, 4):
        s = position(players=players)
        jobs(s, "c" * players, "c" * players)
        for n in range(1, players + 1):
            ask(s, 0, HireWorker(0, 0))
            assert "hire:builder@row-3" not in tokens(s, 0)
            take(s, "builder")
            assert rows(s)[2:] == ["b" * n + "-" * (players - n)]
        ask(s, 0, HireWorker(0, 0))
        assert "hire:builder@row-3" in tokens(s, 0)
        assert len(s.trail.jobs) == 12 * players


@rule("GWT-JOB-5")
def test_a_yellow_arrow_refills_the_cattle_market_at_once() -> None:
    for players, size in ((2, 7), (3, 10), (4, 13)):
        s = position(players=players)
        market(s, "longhorn", "hereford-5")
        stack = sorted(s.cards.market_stack + s.cards.market)
        full_but_one(s, 6)
        foresight(s, "", "", "cowboy", "", "green", "")
        at(s, 0, "kansas-city")
        s.heard = []
        play(s, 0, "foresight:foresight-2-top")
        assert question(s, 0) == "ChooseForesight"
        assert len(s.cards.market) == size
        assert sorted(s.cards.market + s.cards.market_stack) == stack
        told = [(e.rule, e.params) for e in s.heard if e.key == "refill-market"]
        assert told == [("GWT-JOB-5", {"n": size - 2})]


@rule("GWT-JOB-6")
def test_a_market_that_is_full_gets_no_card() -> None:
    for held, after in ((6, 7), (7, 7), (8, 8)):
        s = position()
        market(s, *["longhorn"] * held)
        full_but_one(s, 9)
        s.heard = []
        take(s, "cowboy")
        assert len(s.cards.market) == after
        assert [e.params for e in s.heard if e.key == "refill-market"] == [{"n": after - held}]


@rule("GWT-JOB-7")
def test_an_empty_stack_adds_no_further_cards() -> None:
    for left in (0, 2):
        s = position()
        market(s, "longhorn", "longhorn")
        s.cards.market_stack = s.cards.market_stack[:left]
        full_but_one(s, 6)
        s.heard = []
        take(s, "cowboy")
        assert len([e for e in s.heard if e.key == "market-stack-empty"]) == (1 if left == 0 else 0)
        assert len(s.cards.market) == 2 + left
        assert s.cards.market_stack == []


@rule("GWT-JOB-8")
def test_the_green_arrow_triggers_the_end() -> None:
    for players in (2, 3, 4):
        s = position(players=players)
        full_but_one(s, 12)
        s.heard = []
        take(s, "green", 1)
        assert s.progress.ended_by == -1
        take(s, "cowboy", 1)
        assert s.progress.ended_by == 1
        assert [r.marker for r in s.ranches] == [seat == 1 for seat in range(players)]
        assert [(e.seat, e.rule) for e in s.heard if e.key == "end-triggered"] == [(1, "GWT-END-1")]


@rule("GWT-JOB-9")
def test_the_hiring_costs_of_the_twelve_rows() -> None:
    for i, cost in enumerate(COSTS):
        s = position()
        jobs(s, *["cc"] * 12)
        hire = f"hire:cowboy@row-{i + 1}"
        s.players[0].money = cost - 1
        ask(s, 0, HireWorker(0, 0))
        assert refused(s, 0, hire) == ("GWT-HIRE-E5", "too-little-money")
        s.players[0].money = cost
        play(s, 0, hire)
        assert money(s, 0) == 0


@rule("GWT-JOB-10")
def test_yellow_arrows_leave_rows_6_and_9_and_the_green_one_row_12() -> None:
    refilled = []
    ended = []
    for row in range(2, 13):
        s = position()
        market(s, "longhorn")
        full_but_one(s, row)
        take(s, "cowboy")
        if len(s.cards.market) > 1:
            refilled.append(row)
        if s.progress.ended_by >= 0:
            ended.append(row)
    assert refilled == [6, 9]
    assert ended == [12]


@rule("GWT-JOB-11")
def test_row_1_is_complete_from_the_start() -> None:
    for players in (2, 3, 4):
        for seed in ("one", "two", "three"):
            s = new_game(players, seed)
            start = rows(s)
            assert len(start) == 2
            assert "-" not in start[0]
            assert start[1].index("-") == players - 1  # the space left of the marker is the last one filled
            s.players[0].money = 20
            words = {"c": "cowboy", "b": "builder", "e": "engineer"}
            ask(s, 0, HireWorker(0, 0))
            assert tokens(s, 0) == {f"hire:{words[letter]}@row-1" for letter in start[0]} | {"pass"}


@rule("GWT-JOB-X1")
def test_the_last_worker_of_row_6_refills_four_cards_to_seven_but_not_eight() -> None:
    for held, after in ((4, 7), (8, 8)):
        s = position()
        market(s, *["black-angus"] * held)
        jobs(s, "cb", "cb", "cb", "cb", "cb", "e")
        take(s, "builder")
        assert rows(s)[5] == "eb"
        assert len(s.cards.market) == after
        ask(s, 0, HireWorker(0, 0))
        assert "hire:engineer@row-6" in tokens(s, 0)
