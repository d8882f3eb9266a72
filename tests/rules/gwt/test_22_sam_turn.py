"""Solo: the human's turn and Sam's (GWT-SAM-12..20)."""

from overlander.games.gwt.kansas_city import LeaveKansasCity
from overlander.games.trail.objectives import GainObjective
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    build,
    cards,
    display,
    foresight,
    kind,
    money,
    play,
    question,
    space_of,
    tile,
    tokens,
    turn,
    workers,
)
from tests.rules.gwt.solo import HUMAN, SAM, sam, sam_plays, solo, told, values


@rule("GWT-SAM-12")
def test_fees_of_sams_buildings_go_to_the_bank() -> None:
    s = solo()
    build(s, SAM, "1b", "a-1")
    turn(s, HUMAN)
    s.heard = []
    play(s, HUMAN, "move:a-1")
    assert (money(s, HUMAN), money(s, SAM)) == (18, 0)
    assert [(e.rule, e.params["to"]) for e in s.heard if e.key == "fee"] == [("GWT-SAM-12", -1)]


@rule("GWT-SAM-13")
def test_foresights_slide_down_after_the_humans_delivery() -> None:
    s = solo()
    foresight(s, "green", "", "cowboy", "builder", "", "engineer")
    ask(s, HUMAN, LeaveKansasCity(HUMAN))
    assert s.board.tile_slug[s.trail.foresight[1]] == "green"
    assert [s.board.tile_slug[x] for x in s.trail.foresight[2:4]] == ["cowboy", "builder"]
    assert s.board.tile_slug[s.trail.foresight[5]] == "engineer"
    assert all(s.trail.foresight)


@rule("GWT-SAM-14")
def test_the_display_slides_away_from_the_stack() -> None:
    s = solo()
    display(s, "gain2-boo", "gain2-bgo", "draw-bbh", "draw-sgo")
    before = s.digest()
    s.cards.display.reverse()
    assert s.digest() != before  # the order counts
    s.cards.display.reverse()
    ask(s, HUMAN, GainObjective(HUMAN, False, False, False))
    play(s, HUMAN, "objective:gain2-bgo")
    assert [s.board.card_slug[x] for x in s.cards.display[:3]] == ["gain2-boo", "draw-bbh", "draw-sgo"]
    assert len(s.cards.display) == 4


@rule("GWT-SAM-14")
def test_which_of_two_equal_cards_is_taken_matters() -> None:
    for place, left in ((1, ["gain2-boo", "auxiliary-ny", "draw-sgo"]), (3, ["auxiliary-ny", "gain2-boo", "draw-sgo"])):
        s = solo()
        display(s, "auxiliary-ny", "gain2-boo", "auxiliary-ny", "draw-sgo")
        ask(s, HUMAN, GainObjective(HUMAN, False, False, False))
        play(s, HUMAN, "objective:auxiliary-ny")
        assert (question(s, HUMAN), tokens(s, HUMAN), len(s.cards.display)) == ("ChooseCopy", {"copy-at:1", "copy-at:3"}, 3)
        play(s, HUMAN, f"copy-at:{place}")
        assert [s.board.card_slug[x] for x in s.cards.display[:3]] == left
        assert len(s.cards.display) == 4
        assert cards(s, s.players[HUMAN].discard).count("auxiliary-ny") == 1
    s = solo()
    display(s, "gain2-boo", "auxiliary-ny", "auxiliary-ny", "draw-sgo")  # side by side: no difference
    ask(s, HUMAN, GainObjective(HUMAN, False, False, False))
    play(s, HUMAN, "objective:auxiliary-ny")
    assert (question(s, HUMAN), len(s.cards.display)) == ("MoveHerder", 4) or question(s, HUMAN).startswith("ChooseSam")


@rule("GWT-SAM-E14")
def test_the_top_of_the_stack_leaves_the_display_as_it_is() -> None:
    s = solo()
    display(s, "gain2-boo", "gain2-bgo", "draw-bbh", "draw-sgo")
    ask(s, HUMAN, GainObjective(HUMAN, False, True, False))
    play(s, HUMAN, "objective:top")
    assert [s.board.card_slug[x] for x in s.cards.display] == ["gain2-boo", "gain2-bgo", "draw-bbh", "draw-sgo"]


@rule("GWT-SAM-15")
def test_sam_counts_as_a_player() -> None:
    s = solo()
    s.ranches[SAM].locomotive = 3
    build(s, SAM, "4b", "a-1")
    assert s.owner(s.trail.tile[s.board.at["a-1"]]) == SAM
    assert len(s.outcome().totals()) == 2


@rule("GWT-SAM-16")
def test_card_movement_action_discard() -> None:
    s = solo()
    heard = sam_plays(s, 7)
    assert [key for key, _ in told(heard)][:3] == ["automa-card", "automa-move", "automa-objective"]
    assert values(heard, "automa-card", "drawn") == ["sam-7"]
    played = [s.board.solo().cards[x].number for x in sam(s).discard]
    assert (7 in played, sam(s).card, sam(s).deck) == (True, -1, [])
    assert s.actors() == [HUMAN]


@rule("GWT-SAM-17")
def test_the_location_has_no_influence() -> None:
    for start, space, slug in (("outlaw-8", "outlaw-9", "green"), ("flood-3", "flood-4", "flood-4-green")):
        s = solo()
        s.players[SAM].herder = s.board.at[start]
        tile(s, space, slug)
        heard = sam_plays(s, 7)
        assert values(heard, "automa-move", "location") == [space]
        assert ("automa-objective", "GWT-SAM-59") in told(heard)


@rule("GWT-SAM-18")
def test_the_action_comes_before_kansas_city() -> None:
    s = solo()
    s.players[SAM].herder = s.board.at["neutral-g"]
    heard = sam_plays(s, 7)
    keys = [key for key, _ in told(heard)]
    assert keys.index("automa-move") < keys.index("automa-objective") < keys.index("sam-foresight") < keys.index("sam-deliver")
    assert space_of(s, SAM) == "horseman"


@rule("GWT-SAM-19")
def test_an_empty_deck_is_his_shuffled_discard_pile() -> None:
    s = solo()
    sam_plays(s, 7)
    assert sam(s).deck == []
    numbers = sorted(sam(s).discard)
    s.heard = []
    turn(s, HUMAN)
    play(s, HUMAN, "move:neutral-b", "pass")
    assert ("automa-shuffle", "GWT-SAM-19") in told(s.heard)
    assert sorted(sam(s).deck + sam(s).discard) == numbers


@rule("GWT-SAM-20")
def test_what_he_gains_and_what_not() -> None:
    s = solo()
    tile(s, "outlaw-4", "green")  # a bounty of $3
    tile(s, "outlaw-1", "orange")  # an exchange token
    sam_plays(s, 8)
    sam_plays(s, 8)
    tile(s, "flood-1", "flood-4-green")
    sam_plays(s, 9)
    sam_plays(s, 7)
    me = s.players[SAM]
    assert (me.money, me.tokens, me.hand, me.discard, me.zone) == (0, 0, [], [], [])
    assert (len(s.ranches[SAM].outlaws), len(me.hazards), len(sam(s).pile)) == (2, 1, 1)


@rule("GWT-SAM-E13")
def test_his_scoring_pile_is_never_shuffled_into_anything() -> None:
    s = solo()
    sam(s).pile = [kind(s, "longhorn")]
    sam(s).discard += sam(s).deck
    sam(s).deck = []
    workers(s, SAM)
    turn(s, HUMAN)
    play(s, HUMAN, "move:neutral-b", "pass")
    assert "longhorn" in cards(s, sam(s).pile)
    seen = {zone.seen for zone in s.zones() if zone.cards is sam(s).pile}
    assert seen == {0}
