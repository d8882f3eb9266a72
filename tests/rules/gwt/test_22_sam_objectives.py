"""Solo: Sam takes objectives, outlaws and hazards (GWT-SAM-59..61)."""

from tests.ledger import rule
from tests.rules.gwt.position import cards, display, question, tile, tile_at, tokens
from tests.rules.gwt.solo import HUMAN, SAM, finish, sam, sam_plays, solo, told, values

OBJECTIVE, OUTLAW, HAZARD = 7, 8, 9


@rule("GWT-SAM-59")
def test_the_objective_farthest_from_the_stack() -> None:
    s = solo()
    display(s, "draw-bbh", "gain2-boo", "gain2-bgo", "draw-sgo")
    heard = sam_plays(s, OBJECTIVE)
    assert cards(s, sam(s).pile) == ["draw-bbh"]
    assert [s.board.card_slug[x] for x in s.cards.display[:3]] == ["gain2-boo", "gain2-bgo", "draw-sgo"]
    assert (len(s.cards.display), ("automa-objective", "GWT-SAM-59") in told(heard)) == (4, True)


@rule("GWT-SAM-60")
def test_the_outlaw_on_the_highest_number() -> None:
    s = solo()
    tile(s, "outlaw-2", "green")
    tile(s, "outlaw-6", "orange")
    tile(s, "outlaw-5", "green")
    heard = sam_plays(s, OUTLAW)
    assert [s.board.tile_slug[x] for x in s.ranches[SAM].outlaws] == ["orange"]
    assert (tile_at(s, "outlaw-6"), s.players[SAM].money, values(heard, "sam-outlaw", "location")) == ("", 0, ["outlaw-6"])


@rule("GWT-SAM-61")
def test_the_area_with_most_hazards_and_there_the_best() -> None:
    s = solo()
    tile(s, "flood-1", "flood-4-green")
    tile(s, "drought-1", "drought-2-green")
    tile(s, "drought-2", "drought-3-green")
    heard = sam_plays(s, HAZARD)
    assert [s.board.tile_slug[x] for x in s.players[SAM].hazards] == ["drought-3-green"]
    assert (tile_at(s, "drought-2"), values(heard, "sam-hazard", "why")) == ("", ["most-tiles"])


@rule("GWT-SAM-61")
def test_of_equal_areas_the_one_with_the_best_tile() -> None:
    s = solo()
    tile(s, "flood-1", "flood-3-green")
    tile(s, "rockfall-1", "rockfall-4-green")
    heard = sam_plays(s, HAZARD)
    assert (tile_at(s, "rockfall-1"), values(heard, "sam-hazard", "why")) == ("", ["best-tile"])


@rule("GWT-SAM-61", "GWT-SAM-E8")
def test_equal_tiles_are_the_humans_choice() -> None:
    s = solo()
    tile(s, "flood-1", "flood-3-green")
    tile(s, "flood-2", "flood-2-green")
    tile(s, "drought-1", "drought-3-black")
    tile(s, "drought-2", "drought-3-green")
    sam_plays(s, HAZARD)
    assert question(s, HUMAN) == "ChooseSamHazard"
    assert tokens(s, HUMAN) == {"hazard:flood-1", "hazard:drought-1", "hazard:drought-2"}
    heard = finish(s, "hazard:drought-2")
    assert (tile_at(s, "drought-2"), ("sam-hazard", "GWT-SAM-61") in told(heard)) == ("", True)


@rule("GWT-SAM-E4")
def test_what_is_not_there_is_skipped() -> None:
    s = solo()
    s.cards.display = []
    s.cards.objective_stack = []
    for number, what in ((OBJECTIVE, "objective"), (OUTLAW, "outlaw"), (HAZARD, "hazard")):
        heard = sam_plays(s, number)
        assert ("automa-nothing", "GWT-SAM-E4") in told(heard)
        assert values(heard, "automa-nothing", "what") == [what]
    assert (sam(s).pile, s.ranches[SAM].outlaws, s.players[SAM].hazards) == ([], [], [])
