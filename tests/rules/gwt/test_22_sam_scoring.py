"""Solo: Sam's points (GWT-SAM-62..64)."""

from tests.ledger import rule
from tests.rules.gwt.position import build, cities, kind, score, stations, workers
from tests.rules.gwt.solo import HUMAN, SAM, sam, solo


@rule("GWT-SAM-62")
def test_as_everybody_but_for_three_categories() -> None:
    s = solo()
    me = s.players[SAM]
    me.discs = 0  # the right step disc is gone
    me.money = 50
    s.ranches[SAM].masters = [s.board.master_slug.index("master-workers")]
    build(s, SAM, "10b", "a-1")
    cities(s, SAM, new_york=2)
    stations(s, SAM, "station-9")
    me.hazards = [s.board.tile_slug.index("flood-4-green")]
    workers(s, SAM, 6, 5, 1)
    s.ranches[SAM].marker = True
    sam(s).pile = [kind(s, "hereford-7"), kind(s, "longhorn")]
    found = {category: score(s, SAM, category) for category in s.outcome().categories}
    del found["objectives"]
    assert found == {
        "dollars": 0,
        "buildings": 11,
        "cities": 18,
        "stations": 8,
        "hazards": 4,
        "cattle": 9,
        "station-masters": 0,
        "workers": 12,
        "right-step-disc": 0,
        "job-market-marker": 2,
    }


@rule("GWT-SAM-63")
def test_all_his_objectives_count_as_met() -> None:
    s = solo()
    start = s.board.card_vp[sam(s).start[0]]
    sam(s).pile = [kind(s, "auxiliary-ny"), kind(s, "draw-sgo"), kind(s, "corriente")]
    assert score(s, SAM, "objectives") == start + 5 + 3


@rule("GWT-SAM-62", "GWT-SAM-63")
def test_every_card_of_his_pile_counts_in_one_category() -> None:
    s = solo()
    sam(s).start = []
    for card in range(len(s.board.card_slug)):
        sam(s).pile = [card]
        cattle = card < len(s.board.card_breed) and s.board.card_breed[card] >= 0
        assert score(s, SAM, "cattle") == (s.board.card_vp[card] if cattle else 0)
        assert score(s, SAM, "objectives") == (0 if cattle else s.board.card_vp[card])


@rule("GWT-SAM-64")
def test_more_points_win_and_a_tie_is_shared() -> None:
    s = solo()
    s.players[HUMAN].zone = []
    sam(s).start = []
    sam(s).pile = [kind(s, "corriente")]
    for money, winners in ((14, [SAM]), (15, [HUMAN, SAM]), (20, [HUMAN])):
        s.players[HUMAN].money = money
        assert s.outcome().winners == winners
