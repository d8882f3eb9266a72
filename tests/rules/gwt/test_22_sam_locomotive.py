"""Solo: Sam's locomotive (GWT-SAM-46..51)."""

import pytest

from overlander.core.choice import NONE
from tests.ledger import rule
from tests.rules.gwt.position import locomotive, masters, node_of, question, stations, tokens, workers
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values

FORWARD = 5
BY_SPECIALTY = 15


@rule("GWT-SAM-46", "GWT-SAM-E11")
@pytest.mark.parametrize(
    ("start", "engineers", "human", "end"), [("0", 2, "0", "2"), ("0", 3, "2", "4"), ("8", 1, "9", "10"), ("18", 3, "0", "21")]
)
def test_a_space_per_engineer_jumping_the_human(start: str, engineers: int, human: str, end: str) -> None:
    s = solo()
    locomotive(s, SAM, start)
    locomotive(s, HUMAN, human)
    workers(s, SAM, 1, 1, engineers)
    heard = sam_plays(s, FORWARD)
    assert node_of(s, SAM) == end
    assert ("sam-locomotive", "GWT-SAM-E11") in told(heard)
    assert s.ranches[SAM].stations == 0


@rule("GWT-SAM-47")
def test_he_stops_at_the_station_he_reaches() -> None:
    s = solo()
    locomotive(s, SAM, "3")
    workers(s, SAM, 1, 1, 4)  # could go to 7
    heard = sam_plays(s, FORWARD)
    assert node_of(s, SAM) == "4.5"
    assert values(heard, "sam-locomotive", "why") == ["station"]


@rule("GWT-SAM-X4", "GWT-SAM-47")
def test_unless_a_farther_one_is_in_reach() -> None:
    s = solo()
    locomotive(s, SAM, "3")
    workers(s, SAM, 1, 1, 5)
    heard = sam_plays(s, FORWARD)
    assert node_of(s, SAM) == "7.5"
    assert (values(heard, "sam-locomotive", "why"), s.ranches[SAM].stations) == (["farthest"], 1 << 1)


@rule("GWT-SAM-E16")
def test_the_farthest_of_three() -> None:
    s = solo()
    locomotive(s, SAM, "7.5")  # 8, 9 jumped, 10, 10.5 is three away; 13.5 seven main spaces
    workers(s, SAM, 1, 1, 6)
    locomotive(s, HUMAN, "9")
    sam_plays(s, FORWARD)
    assert node_of(s, SAM) == "13.5"


@rule("GWT-SAM-E10")
def test_an_occupied_turnout_is_jumped() -> None:
    s = solo()
    locomotive(s, SAM, "3")
    locomotive(s, HUMAN, "4.5")
    workers(s, SAM, 1, 1, 3)
    sam_plays(s, FORWARD)
    assert (node_of(s, SAM), s.ranches[SAM].stations) == ("6", 0)


@rule("GWT-SAM-48")
def test_the_station_is_free_and_its_master_leaves_the_game() -> None:
    s = solo()
    masters(s, "master-12-dollars", "master-outlaws", "master-hazards", "master-workers", "master-stations")
    locomotive(s, SAM, "3")
    workers(s, SAM, 1, 1, 2)
    heard = sam_plays(s, FORWARD)
    assert (s.ranches[SAM].stations, s.players[SAM].discs.bit_count(), s.players[SAM].money) == (1, 13, 0)
    assert (s.trail.masters[0], s.trail.posted[0], s.ranches[SAM].masters) == (NONE, 0, [])
    assert [s.board.master_slug[x] for x in sam(s).masters] == ["master-12-dollars"]
    assert told(heard)[-3:-1] == [("sam-upgrade", "GWT-SAM-48"), ("sam-master", "GWT-SAM-48")]
    assert s.players[SAM].workers == [1, 1, 2]


@rule("GWT-SAM-49")
def test_at_the_end_of_the_track_his_locomotive_leaves_the_game() -> None:
    s = solo()
    locomotive(s, SAM, "37")
    workers(s, SAM, 1, 1, 5)
    heard = sam_plays(s, FORWARD)
    assert ("sam-end-of-track", "GWT-SAM-49") in told(heard)
    assert (s.ranches[SAM].locomotive, s.ranches[SAM].stations) == (NONE, 1 << 9)
    for number in (FORWARD, BY_SPECIALTY):
        sam(s).specialty = 2
        heard = sam_plays(s, number)
        assert ("automa-nothing", "GWT-SAM-49") in told(heard)
        assert s.ranches[SAM].stations == 1 << 9
    assert values(heard, "automa-nothing", "what") == ["locomotive"]


@rule("GWT-SAM-50")
def test_without_discs_one_comes_from_his_poorest_station() -> None:
    s = solo()
    s.players[SAM].discs = 0
    stations(s, SAM, "station-5", "station-6")
    locomotive(s, SAM, "25")
    heard = sam_plays(s, FORWARD)
    assert ("sam-disc-from", "GWT-SAM-50") in told(heard)
    assert s.ranches[SAM].stations == 1 << 5 | 1 << 6
    s = solo()
    s.players[SAM].discs = 0
    stations(s, SAM, "station-3", "station-4")
    locomotive(s, SAM, "25")
    sam_plays(s, FORWARD)
    assert (question(s, HUMAN), tokens(s, HUMAN)) == ("ChooseSamDisc", {"disc-from:station-3", "disc-from:station-4"})
    finish(s, "disc-from:station-4")
    assert s.ranches[SAM].stations == 1 << 2 | 1 << 6


@rule("GWT-SAM-50")
def test_without_any_disc_nothing_is_upgraded() -> None:
    s = solo()
    s.players[SAM].discs = 0
    locomotive(s, SAM, "4")
    masters(s, "master-12-dollars", "master-outlaws", "master-hazards", "master-workers", "master-stations")
    heard = sam_plays(s, FORWARD)
    assert ("automa-nothing", "GWT-SAM-50") in told(heard)
    assert (s.ranches[SAM].stations, s.trail.masters[0] != NONE) == (0, True)


@rule("GWT-SAM-51")
@pytest.mark.parametrize(
    ("start", "human", "end"),
    [("0", "0", "4.5"), ("4", "0", "4.5"), ("4.5", "0", "7.5"), ("3", "4.5", "7.5"), ("34", "0", "39")],
)
def test_engineers_as_specialty_to_the_next_free_station(start: str, human: str, end: str) -> None:
    s = solo()
    sam(s).specialty = 2
    locomotive(s, SAM, start)
    locomotive(s, HUMAN, human)
    heard = sam_plays(s, BY_SPECIALTY)
    assert values(heard, "sam-locomotive", "node") == [end]
    assert ("sam-locomotive", "GWT-SAM-51") in told(heard)
    assert s.ranches[SAM].stations.bit_count() == 1


@rule("GWT-SAM-E15")
def test_a_station_he_passed_stays_as_it_is() -> None:
    s = solo()
    locomotive(s, SAM, "3")
    workers(s, SAM, 1, 1, 5)
    sam_plays(s, FORWARD)  # to 7.5, past 4.5
    for _ in range(3):
        sam_plays(s, 6)
    assert not s.ranches[SAM].stations & 1
    assert s.ranches[SAM].locomotive > s.board.node_slug.index("7.5")
