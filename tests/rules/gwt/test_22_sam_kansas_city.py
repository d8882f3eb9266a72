"""Solo: Sam at Kansas City (GWT-SAM-26..31)."""

import pytest

from overlander.core.frame import Work
from overlander.games.gwt.sam.kansas_city import SamDelivery, visit
from overlander.games.gwt.state import GwtState
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.turn import Turn
from tests.ledger import rule
from tests.rules.gwt.position import cards, cities, display, foresight, jobs, question, score, stations, tile_at, tokens
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, solo, told


def deliver(s: GwtState, n: int = 1) -> list[tuple[str, str]]:
    """Sam makes so many deliveries; the cities, each with the rule."""
    out: list[tuple[str, str]] = []
    for _ in range(n):
        s.stack = [Turn(HUMAN), SamDelivery(SAM)]
        s.heard = []
        s.settle()
        out += [(str(e.params["city"]), e.rule) for e in s.heard if e.key == "sam-deliver"]
    return out


def at_kansas_city(s: GwtState) -> list[tuple[str, str]]:
    s.stack = [Turn(HUMAN)]
    visit(s)
    s.heard = []
    s.settle()
    return told(s.heard)


@rule("GWT-SAM-26")
def test_always_the_bottom_tile_then_the_rest_slides() -> None:
    s = solo()
    foresight(s, "green", "orange", "cowboy", "builder", "engineer", "cowboy")
    heard = at_kansas_city(s)
    assert heard.count(("sam-foresight", "GWT-SAM-26")) == 3
    assert tile_at(s, "outlaw-1") == "orange"
    assert [s.board.tile_slug[s.trail.foresight[i]] for i in (1, 3, 5)] == ["green", "cowboy", "engineer"]
    assert all(s.trail.foresight[i] != NO_TILE for i in (0, 2, 4))


@rule("GWT-SAM-27", "GWT-SAM-29")
def test_no_income_and_no_condition_of_a_delivery() -> None:
    s = solo()
    s.ranches[SAM].cities[s.board.city_slug.index("philadelphia")] = 1
    heard = at_kansas_city(s)
    assert ("sam-no-income", "GWT-SAM-27") in heard
    assert s.ranches[SAM].cities[s.board.new_york] == 1  # no herd is worth that
    assert s.players[SAM].money == 0
    assert s.players[SAM].discs.bit_count() == 13


@rule("GWT-SAM-28")
def test_the_next_city_in_ascending_value_and_new_york_again_and_again() -> None:
    s = solo(sam="hard")
    assert deliver(s, 7) == [
        ("peoria", "GWT-SAM-11"),
        ("chicago", "GWT-SAM-28"),
        ("toledo", "GWT-SAM-28"),
        ("pittsburgh", "GWT-SAM-28"),
        ("philadelphia", "GWT-SAM-28"),
        ("new-york", "GWT-SAM-28"),
        ("new-york", "GWT-SAM-28"),
    ]
    assert s.ranches[SAM].cities[s.board.new_york] == 2


@rule("GWT-SAM-E6")
def test_cities_he_has_are_skipped() -> None:
    s = solo(sam_first_city="fulton")
    assert [city for city, _ in deliver(s, 2)] == ["fulton", "st-louis"]
    cities(s, SAM, fulton=1, st_louis=1, bloomington=1)
    assert deliver(s)[0][0] == "peoria"
    cities(s, SAM, new_york=3)
    assert deliver(s)[0][0] == "new-york"


@rule("GWT-SAM-30")
def test_the_objective_of_an_arrow_is_the_one_farthest_from_the_stack() -> None:
    s = solo()
    display(s, "gain2-boo", "gain2-bgo", "draw-bbh", "draw-sgo")
    cities(s, SAM, bloomington=1)
    deliver(s)
    assert cards(s, sam(s).pile) == ["gain2-boo"]
    assert [s.board.card_slug[x] for x in s.cards.display[:3]] == ["gain2-bgo", "draw-bbh", "draw-sgo"]
    assert len(s.cards.display) == 4


@rule("GWT-SAM-30", "GWT-SAM-E7")
def test_each_arrow_gives_once_when_both_its_cities_are_his() -> None:
    s = solo(sam_first_city="kansas-city")
    gained = []
    for _ in range(8):
        deliver(s)
        gained.append(len(sam(s).pile))
    # Kansas City, Fulton, St. Louis (objective), Bloomington (token), Peoria, Chicago (objectives), Toledo, Pittsburgh
    assert gained == [0, 0, 1, 1, 2, 3, 3, 3]
    s = solo()
    cities(s, SAM, st_louis=1, peoria=1)
    deliver(s)  # Chicago: nothing lies between it and St. Louis
    assert len(sam(s).pile) == 1


@rule("GWT-SAM-29", "GWT-SAM-31")
def test_each_delivery_takes_a_disc_of_his_supply_to_the_last_one() -> None:
    s = solo()
    s.players[SAM].discs = 0b101
    stations(s, SAM, "station-3")
    left = []
    for _ in range(3):
        deliver(s)
        left.append((s.players[SAM].discs.bit_count(), s.ranches[SAM].stations.bit_count()))
    assert left == [(1, 1), (0, 1), (0, 0)]


@rule("GWT-SAM-31")
def test_without_discs_one_comes_from_his_poorest_station() -> None:
    s = solo()
    s.players[SAM].discs = 0
    stations(s, SAM, "station-6", "station-3", "station-8")
    deliver(s)
    assert s.ranches[SAM].stations.bit_count() == 2
    assert not (s.ranches[SAM].stations >> s.board.station_slug.index("station-3")) & 1
    assert s.ranches[SAM].cities[s.board.city_slug.index("bloomington")] == 1


@rule("GWT-SAM-31")
def test_of_equally_poor_stations_the_human_chooses() -> None:
    s = solo()
    s.players[SAM].discs = 0
    stations(s, SAM, "station-1", "station-2", "station-6")
    deliver(s)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSamDisc", {"disc-from:station-1", "disc-from:station-2"})
    heard = finish(s, "disc-from:station-2")
    assert ("sam-disc-from", "GWT-SAM-31") in told(heard)
    assert s.ranches[SAM].stations == 1 | 1 << 5
    assert sum(s.ranches[SAM].cities) == 1


@rule("GWT-SAM-31")
def test_without_any_disc_the_delivery_leaves_none() -> None:
    s = solo()
    s.players[SAM].discs = 0
    deliver(s)
    assert s.heard is not None
    assert ("automa-nothing", "GWT-SAM-31") in told(s.heard)
    assert sum(s.ranches[SAM].cities) == 0


@rule("GWT-SAM-E2")
@pytest.mark.parametrize(
    ("tiles", "chosen", "why"),
    [
        (("", "", "", "", "green", "cowboy"), "green", ("sam-foresight", "GWT-SAM-E2")),
        (("", "", "", "", "cowboy", "green"), "green", ("sam-foresight", "GWT-SAM-26")),
        (("", "", "", "", "builder", "cowboy"), "", ("sam-no-foresight", "GWT-SAM-E2")),
        (("", "", "", "", "", ""), "", ("sam-no-foresight", "GWT-KC-E3")),
    ],
)
def test_no_workers_once_the_end_is_triggered(tiles: tuple[str, ...], chosen: str, why: tuple[str, str]) -> None:
    s = solo()
    s.progress.ended_by = HUMAN
    foresight(s, *tiles)
    heard = at_kansas_city(s)
    assert why in heard
    assert tile_at(s, "outlaw-1") == chosen


@rule("GWT-SAM-E3")
def test_sam_may_trigger_the_end() -> None:
    s = solo()
    jobs(s, *["cc"] * 11, "c")
    foresight(s, "", "", "", "builder", "", "")
    heard = at_kansas_city(s)
    assert ("end-triggered", "GWT-END-1") in heard
    assert (s.progress.ended_by, s.ranches[SAM].marker, score(s, SAM, "job-market-marker")) == (SAM, True, 2)
    assert s.actors() == [HUMAN]  # one last turn
    works = [f for f in s.stack if isinstance(f, Work)]
    assert any(isinstance(f, Turn) and f.seat == SAM for f in works)
    s.stack = [Turn(SAM)]
    s.settle()
    assert s.over()


@rule("GWT-SAM-E7")
def test_an_arrow_gives_him_no_exchange_token_but_its_points() -> None:
    s = solo(sam_first_city="fulton")
    heard = []
    for _ in range(3):
        deliver(s)
        assert s.heard is not None
        heard += told(s.heard)
    assert ("sam-no-token", "GWT-SAM-E7") in heard
    assert s.players[SAM].tokens == 0
    assert score(s, SAM, "cities") == -3


@rule("GWT-SAM-X3")
def test_six_deliveries_on_medium() -> None:
    s = solo()
    assert [city for city, _ in deliver(s, 3)] == ["bloomington", "peoria", "chicago"]
    assert len(sam(s).pile) == 2
    assert [city for city, _ in deliver(s, 3)] == ["toledo", "pittsburgh", "philadelphia"]
    assert (len(sam(s).pile), score(s, SAM, "cities")) == (2, 24)
    assert [city for city, _ in deliver(s, 2)] == ["new-york", "new-york"]
