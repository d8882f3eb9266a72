"""Final scoring (GWT-SCORE)."""

import pytest

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    build,
    cities,
    discs,
    hand,
    kind,
    piles,
    position,
    score,
    stations,
    workers,
)

CATEGORIES = [
    "dollars",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station-masters",
    "workers",
    "right-step-disc",
    "job-market-marker",
]


def bare(players: int = 2) -> GwtState:
    """Nobody has anything that scores: no money, no objective cards."""
    s = position(players)
    for me in s.players:
        me.money = 0
        me.zone = []
    return s


def tiles(s: GwtState, *slugs: str) -> list[int]:
    return [s.box.tile_slug.index(x) for x in slugs]


def own_master(s: GwtState, slug: str) -> None:
    s.ranches[0].masters = [s.board.master_slug.index(slug)]


def master_points(s: GwtState) -> int:
    return score(s, 0, "station-masters")


def total(s: GwtState, seat: int) -> int:
    return s.outcome().total(seat)


@rule("GWT-SCORE-1")
def test_a_point_per_full_5_dollars() -> None:
    s = bare()
    for dollars, points in ((0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (24, 4), (25, 5)):
        s.players[0].money = dollars
        assert score(s, 0, "dollars") == points
        assert total(s, 0) == points
    assert total(s, 1) == 0


@rule("GWT-SCORE-2")
def test_the_points_of_own_buildings_on_the_board() -> None:
    s = bare()
    assert score(s, 0, "buildings") == 0
    build(s, 0, "1a", "a-1")
    build(s, 0, "11a", "rockfall-risk-2")
    build(s, 0, "10b", "g-2")
    build(s, 1, "9a", "b-1")
    assert score(s, 0, "buildings") == 1 + 20 + 11
    assert score(s, 1, "buildings") == 9
    assert total(s, 0) == 32


@rule("GWT-SCORE-3")
def test_discs_in_cities_with_their_arrows_negative_ones_too() -> None:
    s = bare()
    row = ["kansas_city", "fulton", "st_louis", "bloomington", "peoria"]
    row += ["chicago", "toledo", "pittsburgh", "philadelphia", "new_york"]
    alone = [-6, 0, 0, 0, 0, 0, 0, 0, 6, 9]
    arrows = [0, -3, 0, 0, 0, 6, 8, 4, 0]  # between a city and the next
    for i in range(10):
        cities(s, 0, **{row[i]: 1})
        assert score(s, 0, "cities") == alone[i], row[i]
    for i in range(9):
        cities(s, 0, **{row[i]: 1, row[i + 1]: 1})
        assert score(s, 0, "cities") == alone[i] + alone[i + 1] + arrows[i], row[i]
    for i in range(8):
        cities(s, 0, **{row[i]: 1, row[i + 2]: 1})  # no arrow over a city between
        assert score(s, 0, "cities") == alone[i] + alone[i + 2], row[i]
    cities(s, 0, **dict.fromkeys(row, 1))
    assert score(s, 0, "cities") == sum(alone) + sum(arrows) == 24
    cities(s, 0, kansas_city=3, fulton=1, st_louis=1)
    cities(s, 1, toledo=1)
    assert score(s, 0, "cities") == -21
    assert total(s, 0) == -21
    assert score(s, 1, "cities") == 0


@rule("GWT-SCORE-4")
def test_the_points_of_every_station_with_an_own_disc() -> None:
    s = bare()
    stations(s, 0, "station-1", "station-5", "station-10")
    stations(s, 1, "station-10", "station-6")
    assert score(s, 0, "stations") == 1 + 3 + 9
    assert score(s, 1, "stations") == 9 + 5
    stations(s, 0, *[f"station-{i}" for i in range(1, 11)])
    assert score(s, 0, "stations") == 44
    assert total(s, 0) == 44


@rule("GWT-SCORE-5")
def test_the_points_of_own_hazards() -> None:
    s = bare()
    for area in ("flood", "drought", "rockfall"):
        for face, points in (("4-green", 4), ("3-green", 3), ("2-green", 2), ("3-black", 3), ("2-black", 2)):
            s.players[0].hazards = tiles(s, f"{area}-{face}")
            assert score(s, 0, "hazards") == points
    s.players[0].hazards = tiles(s, "flood-4-green", "flood-4-green", "rockfall-3-black", "drought-2-green")
    assert score(s, 0, "hazards") == 13
    assert total(s, 0) == 13
    assert score(s, 1, "hazards") == 0


@rule("GWT-SCORE-6")
def test_the_points_of_all_cattle_of_the_herd() -> None:
    s = bare()
    assert score(s, 0, "cattle") == 0  # the fourteen starting cards
    hand(s, 0, "black-angus", "longhorn")
    assert score(s, 0, "cattle") == 1 + 2
    piles(s, 0, ["corriente", "shorthorn-3", "criollo"], ["shorthorn-4", "shorthorn-5", "galloway"])
    assert score(s, 0, "cattle") == 3 + 3 + 3 + 4 + 5
    piles(s, 0, ["hereford-5", "hereford-5"], ["hereford-6", "hereford-7"])
    assert score(s, 0, "cattle") == 3 + 5 + 5 + 6 + 7
    assert total(s, 0) == 26
    piles(s, 0, ["auxiliary-ny"], ["draw-5h"])  # the points of objective cards are no cattle
    assert score(s, 0, "cattle") == 3


@rule("GWT-SCORE-7")
def test_objectives_in_the_zone_score_plus_or_minus_those_in_the_herd_as_it_suits() -> None:
    s = bare()
    cities(s, 0, new_york=1)
    s.players[0].zone = [kind(s, "auxiliary-ny"), kind(s, "draw-5h")]
    assert score(s, 0, "objectives") == 5 - 2
    s.players[0].zone = [kind(s, "locomotive-bohh"), kind(s, "draw-5h")]
    assert score(s, 0, "objectives") == -5
    money_before = s.players[0].money
    hand(s, 0, "auxiliary-ny", "herder-345", "gain2-boo")
    assert score(s, 0, "objectives") == 0  # New York is added, the two others dropped
    assert s.players[0].money == money_before  # without their actions
    assert total(s, 0) == 9


@rule("GWT-SCORE-8")
def test_all_station_masters_count_whatever_objectives_used() -> None:
    s = bare()
    s.players[0].hazards = tiles(s, "flood-2-green", "flood-2-green")
    s.ranches[0].outlaws = tiles(s, "green", "orange")
    build(s, 0, "1a", "a-1")
    s.players[0].zone = [kind(s, "locomotive-bohh")]
    s.ranches[0].masters = [s.board.master_slug.index(f"master-{x}") for x in ("hazards", "outlaws", "buildings")]
    assert score(s, 0, "objectives") == 5
    assert master_points(s) == 3 + 3 + 2
    assert score(s, 1, "station-masters") == 0
    assert total(s, 0) == 5 + 8 + 4 + 1


@rule("GWT-SCORE-9")
def test_4_points_per_worker_in_the_last_two_columns() -> None:
    s = bare()
    for count, points in ((1, 0), (4, 0), (5, 4), (6, 8)):
        workers(s, 0, cowboys=count)
        assert score(s, 0, "workers") == points
        workers(s, 0, builders=count)
        assert score(s, 0, "workers") == points
        workers(s, 0, engineers=count)
        assert score(s, 0, "workers") == points
    workers(s, 0, cowboys=6, builders=5, engineers=4)
    assert score(s, 0, "workers") == 12
    assert total(s, 0) == 12
    assert score(s, 1, "workers") == 0


@rule("GWT-SCORE-10")
def test_3_points_for_the_right_step_disc_removed() -> None:
    s = bare()
    everything = [x for x in s.box.disc_slug if x != "step-right"]
    assert score(s, 0, "right-step-disc") == 0
    discs(s, 0, *everything)
    assert score(s, 0, "right-step-disc") == 0
    discs(s, 0, "step-right")
    assert score(s, 0, "right-step-disc") == 3
    assert total(s, 0) == 3
    assert total(s, 1) == 0


@rule("GWT-SCORE-11")
def test_2_points_for_the_job_market_marker() -> None:
    s = bare()
    assert score(s, 1, "job-market-marker") == 0
    s.ranches[1].marker = True
    assert score(s, 1, "job-market-marker") == 2
    assert total(s, 1) == 2
    assert score(s, 0, "job-market-marker") == 0


@rule("GWT-SCORE-12")
def test_most_points_win_and_a_tie_is_shared() -> None:
    s = bare(3)
    assert s.outcome().categories == CATEGORIES
    s.players[0].money = 10
    s.players[1].money = 19
    s.players[2].money = 14
    assert s.outcome().totals() == [2, 3, 2]
    assert s.outcome().winners == [1]
    s.players[2].money = 15
    assert s.outcome().winners == [1, 2]  # the four dollars more break no tie
    cities(s, 1, kansas_city=1)
    cities(s, 2, kansas_city=2)
    assert s.outcome().totals() == [2, -3, -9]
    assert s.outcome().winners == [0]
    assert bare(4).outcome().winners == [0, 1, 2, 3]


# -- station masters


@rule("GWT-SCORE-13")
def test_the_workers_master_counts_the_printed_workers_too() -> None:
    s = bare()
    own_master(s, "master-workers")
    assert master_points(s) == 3
    workers(s, 0, cowboys=4, builders=1, engineers=3)
    assert master_points(s) == 8


@rule("GWT-SCORE-14")
def test_the_objectives_master_counts_cards_in_the_zone_fulfilled_or_not() -> None:
    s = bare()
    own_master(s, "master-objectives")
    zone = [kind(s, x) for x in ("start-bbh", "auxiliary-ny", "auxiliary-ny", "draw-5h", "gain2-boo")]
    for count, points in ((0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)):
        s.players[0].zone = zone[:count]
        assert master_points(s) == points
    cities(s, 0, new_york=2)
    assert master_points(s) == 6


@rule("GWT-SCORE-15")
def test_the_hazards_master_counts_pairs_of_hazards_of_any_type() -> None:
    s = bare()
    own_master(s, "master-hazards")
    hazards = tiles(s, "flood-2-green", "drought-4-green", "rockfall-3-black", "flood-3-green", "flood-2-black")
    for count, points in ((0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)):
        s.players[0].hazards = hazards[:count]
        assert master_points(s) == points


@rule("GWT-SCORE-16")
def test_the_outlaws_master_counts_pairs_of_green_and_orange() -> None:
    s = bare()
    own_master(s, "master-outlaws")
    for green, orange, points in ((0, 0, 0), (2, 0, 0), (0, 4, 0), (1, 1, 3), (3, 1, 3), (2, 3, 6)):
        s.ranches[0].outlaws = tiles(s, *["green"] * green, *["orange"] * orange)
        assert master_points(s) == points


@rule("GWT-SCORE-17")
def test_the_certificates_master_counts_temporary_and_permanent_ones_together() -> None:
    s = bare()
    own_master(s, "master-certificates")
    for temporary, permanent, points in ((0, 1, 0), (1, 0, 0), (1, 1, 3), (3, 0, 3), (2, 1, 3), (3, 1, 6), (4, 3, 9)):
        s.players[0].certificates = temporary
        s.players[0].permanent = permanent
        assert master_points(s) == points


@rule("GWT-SCORE-18")
def test_the_stations_master_counts_pairs_of_stations() -> None:
    s = bare()
    own_master(s, "master-stations")
    for count, points in ((0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (10, 15)):
        stations(s, 0, *[f"station-{i + 1}" for i in range(count)])
        assert master_points(s) == points


@rule("GWT-SCORE-19")
def test_the_buildings_master_counts_own_buildings_on_the_board() -> None:
    s = bare()
    own_master(s, "master-buildings")
    assert master_points(s) == 0
    build(s, 0, "1a", "a-1")
    build(s, 1, "2a", "a-2")
    assert master_points(s) == 2
    build(s, 0, "2a", "c-1")
    build(s, 0, "3a", "g-2")
    assert master_points(s) == 6


@pytest.mark.parametrize("master", ["master-2-certificates", "master-12-dollars"])
@rule("GWT-SCORE-8")
def test_two_masters_score_nothing(master: str) -> None:
    s = bare()
    own_master(s, master)
    s.players[0].permanent = 2
    stations(s, 0, "station-1", "station-2")
    assert master_points(s) == 0


# -- edge cases


@rule("GWT-SCORE-E1", "GWT-SCORE-E5")
def test_objectives_and_their_master_are_maximised_together_by_the_program() -> None:
    s = bare()
    own_master(s, "master-objectives")
    s.players[0].zone = [kind(s, "start-bbh")]
    hand(s, 0, "draw-5h")
    assert (score(s, 0, "objectives"), master_points(s)) == (-2, 3)  # added although it fails
    hand(s, 0, "draw-5h", "draw-sgg")
    assert (score(s, 0, "objectives"), master_points(s)) == (-2, 3)  # but only one
    hand(s, 0, "draw-5h", "draw-sgg", "herder-345")
    s.players[0].zone = []
    assert total(s, 0) == 0  # two failing cards for one pair do not pay
    cities(s, 0, new_york=1)
    hand(s, 0, "auxiliary-ny", "draw-5h")
    assert (score(s, 0, "objectives"), master_points(s)) == (3, 3)
    s.ranches[0].masters = []
    assert (score(s, 0, "objectives"), master_points(s)) == (5, 0)


@rule("GWT-SCORE-E2")
def test_cards_out_of_the_herd_score_nothing() -> None:
    s = bare()
    before = s.outcome().totals()
    s.cards.removed += [kind(s, "hereford-7"), kind(s, "auxiliary-ny")]
    s.cards.market.append(kind(s, "hereford-7"))
    s.cards.display.append(kind(s, "auxiliary-ny"))
    cities(s, 0, new_york=1)
    assert s.outcome().totals() == [before[0] + 9, before[1]]
    assert score(s, 0, "cattle") == 0
    assert score(s, 0, "objectives") == 0


@rule("GWT-SCORE-E3")
def test_new_york_scores_per_disc_arrows_once() -> None:
    s = bare()
    cities(s, 0, new_york=3)
    assert score(s, 0, "cities") == 27
    cities(s, 0, kansas_city=2, fulton=1)
    assert score(s, 0, "cities") == -12
    cities(s, 0, philadelphia=1, new_york=2)
    assert score(s, 0, "cities") == 6 + 18
    cities(s, 0, pittsburgh=1, philadelphia=1)
    assert score(s, 0, "cities") == 6 + 4


@rule("GWT-SCORE-E4")
def test_the_certificate_marker_on_6_counts_6() -> None:
    s = bare()
    own_master(s, "master-certificates")
    discs(s, 0, "certificate-4", "certificate-6")
    s.gain_certificates(0, 5)
    assert master_points(s) == 9
    s.players[0].permanent = 1
    assert master_points(s) == 9
    s.players[0].permanent = 2
    assert master_points(s) == 12


# -- worked examples


@rule("GWT-SCORE-X1")
def test_discs_in_philadelphia_and_pittsburgh() -> None:
    s = bare()
    cities(s, 0, philadelphia=1, pittsburgh=1)
    assert score(s, 0, "cities") == 10


@rule("GWT-SCORE-X2")
def test_dollars_certificates_and_stations() -> None:
    s = bare()
    s.players[0].money = 23
    assert score(s, 0, "dollars") == 4
    own_master(s, "master-certificates")
    s.players[0].certificates = 3
    s.players[0].permanent = 2
    assert master_points(s) == 6
    own_master(s, "master-stations")
    stations(s, 0, "station-1", "station-2", "station-3")
    assert master_points(s) == 3
