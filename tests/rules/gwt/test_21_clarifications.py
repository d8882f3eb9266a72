"""Clarifications (GWT-CLAR)."""

from overlander.core.choice import NONE
from overlander.games.gwt.cattle_market import BuyCattle
from overlander.games.gwt.delivery import Deliver
from overlander.games.gwt.kansas_city import LeaveKansasCity
from overlander.games.trail.box import NO_TILE
from overlander.games.trail.herd import RemoveCards
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    cards,
    discs,
    display,
    hand,
    jobs,
    kind,
    market,
    money,
    piles,
    play,
    position,
    question,
    refused,
    space_of,
    stations,
    tile,
    tile_at,
    tokens,
    turn,
    workers,
)


@rule("GWT-CLAR-1")
def test_money_is_unlimited() -> None:
    s = position()
    for me in s.players:
        me.money = 136  # all 36 ones and 20 fives of the box, each
    hand(s, 0, "galloway")
    at(s, 0, "neutral-a")
    s.heard = []
    play(s, 0, "act:a/1,galloway")
    assert [me.money for me in s.players] == [138, 136]
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "receive"] == [(0, "GWT-ACT-6", {"n": 2})]
    s.receive(1, 500, "GWT-INC-6")
    assert money(s, 1) == 636
    s.heard = []
    s.receive(0, 0, "GWT-INC-6")
    s.pay(0, 0, "GWT-DEL-12")
    assert s.heard == []  # nothing happened, nothing is told
    s.pay(0, 3, "GWT-DEL-12")
    assert money(s, 0) == 135
    assert [(x.key, x.seat, x.rule, x.params) for x in s.heard] == [("pay", 0, "GWT-DEL-12", {"n": 3})]


@rule("GWT-CLAR-2")
def test_when_the_objective_cards_run_out() -> None:
    s = position()
    display(s, "gain2-boo", "draw-bbh")
    s.cards.objective_stack = []
    at(s, 0, "neutral-c")
    play(s, 0, "act:c/1b")
    assert tokens(s, 0) == {"objective:gain2-boo", "objective:draw-bbh", "pass"}
    assert refused(s, 0, "objective:top") == ("GWT-OBJ-3", "stack-empty")
    play(s, 0, "objective:gain2-boo")
    assert cards(s, s.cards.display) == ["draw-bbh"]  # not refilled
    s.cards.display = []
    at(s, 0, "neutral-c")
    assert "act:c/1b" not in tokens(s, 0)
    assert refused(s, 0, "act:c/1b") == ("GWT-OBJ-3", "no-objective-left")


@rule("GWT-CLAR-3")
def test_the_discard_pile_is_open_and_the_draw_stack_closed() -> None:
    s = position()
    hand(s, 0, "longhorn")
    piles(s, 0, draw=["criollo", "galloway"], discard=["pineywoods", "criollo"])
    mine = s.view(0).players[0]
    assert mine.discard == sorted(s.players[0].discard)
    upside_down = s.clone()
    upside_down.players[0].draw.reverse()
    assert upside_down.view(0).players[0].draw == mine.draw  # its order shows nothing
    theirs = s.view(1).players[0]
    assert theirs.draw == [NONE, NONE]
    assert theirs.hand == [NONE]


@rule("GWT-CLAR-4")
def test_a_herd_may_be_of_any_size() -> None:
    s = position()
    hand(s, 0, "criollo", "galloway")
    piles(s, 0, draw=[], discard=[])
    ask(s, 0, RemoveCards(0, 2))
    play(s, 0, "remove:criollo", "remove:galloway")
    me = s.players[0]
    assert (me.hand, me.draw, me.discard) == ([], [], [])
    assert cards(s, s.cards.removed) == ["criollo", "galloway"]
    assert question(s, 1) == "MoveHerder"  # phase C found no card
    turn(s, 0)
    play(s, 0, "move:neutral-b", "act:aux-draw/1", "draw:1", "pass")
    assert me.hand == []
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    assert tokens(s, 0) == {"deliver:kansas-city"}


@rule("GWT-CLAR-5")
def test_when_discs_run_short() -> None:
    s = position()
    white = [s.box.disc_slug[i] for i in range(14) if s.box.disc_white[i]]
    s.progress.income = 1
    ask(s, 0, Deliver(0, True))
    play(s, 0, "deliver:fulton")
    assert tokens(s, 0) == {f"disc:{slug}" for slug in white}
    assert refused(s, 0, "disc:step-left") == ("GWT-DISC-2", "black-border")
    discs(s, 0, *white)  # only black borders are left
    assert tokens(s, 0) == {f"disc:{slug}" for slug in ("step-left", "step-right", "hand-left", "hand-right", "certificate-6")}
    stations(s, 0, "station-2", "station-4")
    assert refused(s, 0, "disc-from:station-2") == ("GWT-DISC-11", "discs-left")
    s.players[0].discs = 0
    assert tokens(s, 0) == {"disc-from:station-2", "disc-from:station-4"}
    play(s, 0, "disc-from:station-4")
    assert s.ranches[0].stations == 1 << s.board.station_slug.index("station-2")
    assert s.ranches[0].cities[s.board.city_slug.index("fulton")] == 1


@rule("GWT-CLAR-6")
def test_a_building_that_replaces_the_one_under_the_herder_waits() -> None:
    s = position()
    s.players[0].money = 40
    workers(s, 0, builders=3)
    jobs(s, "bc", "c")
    build(s, 0, "6a", "a-1")
    at(s, 0, "a-1")
    play(s, 0, "act:6a/1", "hire:builder@row-1", "act:builder-4")  # the fourth builder builds at once
    play(s, 0, "build:8a@a-1")
    assert tile_at(s, "a-1") == "8a"
    assert space_of(s, 0) == "a-1"
    assert tokens(s, 0) == {"pass"}
    assert refused(s, 0, "act:8a/2") == ("GWT-LOC-E3", "building-replaced")
    assert refused(s, 0, "act:6a/2") == ("GWT-LOC-E3", "building-replaced")
    play(s, 0, "pass")
    at(s, 0, "a-1")  # another time
    assert "act:8a/2" in tokens(s, 0)


@rule("GWT-CLAR-7")
def test_herders_stay_where_a_tile_was_removed() -> None:
    s = position(3)
    tile(s, "rockfall-1", "rockfall-4-green")
    tile(s, "outlaw-4", "green")
    s.players[1].herder = s.box.at["rockfall-1"]
    s.players[2].herder = s.box.at["outlaw-4"]
    at(s, 0, "neutral-f")
    play(s, 0, "act:f/2", "hazard:rockfall-1")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-4", "pass")
    assert (space_of(s, 1), tile_at(s, "rockfall-1")) == ("rockfall-1", "")
    assert (space_of(s, 2), tile_at(s, "outlaw-4")) == ("outlaw-4", "")
    assert tokens(s, 1) == {"move:neutral-f", "move:neutral-f,neutral-g", "move:neutral-f,neutral-g,kansas-city"}
    turn(s, 2)
    assert tokens(s, 2) == {"move:neutral-e", "move:neutral-e,neutral-f", "move:neutral-e,neutral-f,neutral-g"}


@rule("GWT-CLAR-E1")
def test_tiles_are_limited() -> None:
    s = position()
    s.trail.foresight = [NO_TILE] * 6
    s.trail.bags = [[s.box.tile_slug.index("green")], [], []]
    ask(s, 0, LeaveKansasCity(0))
    assert [s.box.tile_slug[x] for x in s.trail.foresight] == ["green", "", "", "", "", ""]
    assert s.trail.bags == [[], [], []]


@rule("GWT-CLAR-E1")
def test_cards_buildings_and_discs_are_limited() -> None:
    s = position()
    market(s)
    s.cards.market_stack = [kind(s, "longhorn")]
    ask(s, 0, BuyCattle(0, 3))
    play(s, 0, "add-cattle")
    assert cards(s, s.cards.market) == ["longhorn"]
    assert refused(s, 0, "add-cattle") == ("GWT-CATTLE-E3", "market-stack-empty")
    workers(s, 0, builders=6)
    s.players[0].unbuilt = []
    at(s, 0, "neutral-b")
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")
    s.players[0].discs = 0
    s.progress.income = 0
    ask(s, 0, Deliver(0, True))
    play(s, 0, "deliver:kansas-city")
    assert tokens(s, 0) == {"no-disc"}
