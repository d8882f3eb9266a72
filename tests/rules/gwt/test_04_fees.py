"""Fees: hands (GWT-FEE)."""

import pytest

from overlander.games.gwt.state import GwtState
from overlander.games.trail.movement import HerderCard
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    hand,
    jobs,
    market,
    money,
    play,
    position,
    question,
    refused,
    space_of,
    tile,
    tokens,
    turn,
)

COUNTS = [(2, 2, 2), (3, 2, 1), (4, 1, 2)]  # players, green, black


def purses(s: GwtState) -> list[int]:
    return [me.money for me in s.players]


@rule("GWT-FEE-1")
def test_a_fee_is_due_where_one_passes_and_where_one_ends() -> None:
    s = position(3)
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    build(s, 1, "7a", "flood-risk-1")  # both hands
    play(s, 0, "move:flood-1,flood-2,flood-risk-1")
    assert purses(s) == [20 - 2 - 1 - 3, 23, 20]
    s = position(3)
    tile(s, "flood-1", "flood-4-green")
    tile(s, "flood-2", "flood-3-black")
    play(s, 0, "move:flood-1,flood-2,neutral-b")
    assert purses(s) == [17, 20, 20]


@rule("GWT-FEE-2", "GWT-FEE-3")
def test_who_is_paid() -> None:
    s = position(3)
    tile(s, "flood-1", "flood-2-green")
    build(s, 2, "8a", "flood-risk-2")  # a green hand
    s.heard = []
    play(s, 0, "move:flood-1,flood-risk-2")
    assert purses(s) == [16, 20, 22]
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "fee"] == [
        (0, "GWT-FEE-2", {"n": 2, "due": 2, "to": -1, "location": "flood-1"}),
        (0, "GWT-FEE-3", {"n": 2, "due": 2, "to": 2, "location": "flood-risk-2"}),
    ]
    s = position(3)
    tile(s, "outlaw-4", "orange")
    s.players[0].herder = s.box.at["neutral-d"]
    play(s, 0, "move:outlaw-4")
    assert purses(s) == [19, 20, 20]


@rule("GWT-FEE-4", "GWT-FEE-5", "GWT-FEE-6")
@pytest.mark.parametrize(("players", "green", "black"), COUNTS)
def test_what_a_hand_costs(players: int, green: int, black: int) -> None:
    for building, fee in (("1a", green), ("8a", green), ("4a", black), ("10a", black), ("7a", green + black), ("2a", 0)):
        s = position(players)
        build(s, 1, building, "a-1")
        play(s, 0, "move:a-1")
        assert purses(s) == [20 - fee, 20 + fee, 20, 20][:players], building
    assert green + black == {2: 4, 3: 3, 4: 3}[players]


@rule("GWT-FEE-11", "GWT-FEE-4", "GWT-FEE-5")
@pytest.mark.parametrize(("players", "green", "black"), COUNTS)
def test_the_hands_of_hazards_and_outlaws(players: int, green: int, black: int) -> None:
    fees = {"flood-4-green": green, "drought-2-green": green, "rockfall-3-black": black, "green": green, "orange": black}
    for slug, fee in fees.items():
        s = position(players)
        tile(s, "flood-1", slug)
        play(s, 0, "move:flood-1")
        assert money(s, 0) == 20 - fee, slug
        assert purses(s)[1:] == [20] * (players - 1)


@rule("GWT-FEE-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_and_neutral_buildings_are_free(players: int) -> None:
    s = position(players)
    build(s, 0, "7a", "a-1")  # both hands, but one's own
    build(s, 0, "10a", "a-2")
    s.heard = []
    play(s, 0, "move:a-1,a-2,neutral-b")
    assert purses(s) == [20] * players
    assert not [x for x in s.heard if x.key == "fee"]


@rule("GWT-FEE-8")
def test_who_cannot_pay_in_full_pays_what_there_is_and_moves_on() -> None:
    s = position(2)
    build(s, 1, "7a", "a-1")  # $4
    for purse, left in ((5, 1), (4, 0), (3, 0), (0, 0)):
        s.players[0].money = purse
        s.players[1].money = 10
        s.players[0].herder = s.box.at["neutral-a"]
        turn(s, 0)
        assert "move:a-1,neutral-b" in tokens(s, 0)
        s.heard = []
        play(s, 0, "move:a-1,neutral-b")
        assert purses(s) == [left, 10 + purse - left]
        assert [x.params["n"] for x in s.heard if x.key == "fee"] == [min(purse, 4)]
        assert space_of(s, 0) == "neutral-b"
        assert question(s, 0) == "AtLocation"


@rule("GWT-FEE-9")
def test_unpaid_fees_are_not_collected_later() -> None:
    s = position()
    build(s, 1, "4a", "a-1")  # $2
    s.players[0].money = 1
    play(s, 0, "move:a-1")
    assert purses(s) == [0, 21]
    play(s, 0, "act:aux-dollar/1")  # money gained on that very location
    assert purses(s) == [1, 21]
    play(s, 0, "pass")
    assert purses(s) == [1, 21]
    play(s, 1, "move:neutral-b", "pass")
    play(s, 0, "move:neutral-b")
    assert purses(s) == [1, 21]


@rule("GWT-FEE-10")
def test_only_hands_may_be_underpaid() -> None:
    s = position()
    tile(s, "flood-1", "flood-4-green")
    s.players[0].money = 6
    at(s, 0, "neutral-f")
    assert "act:f/2" not in tokens(s, 0)
    assert refused(s, 0, "act:f/2") == ("GWT-LOC-7", "too-little-money")
    s.players[0].money = 7
    play(s, 0, "act:f/2")
    assert money(s, 0) == 0
    jobs(s, "cb", "c")  # $6
    at(s, 0, "neutral-a")
    s.players[0].money = 6
    assert "act:a/2" in tokens(s, 0)
    s.players[0].money = 5
    assert refused(s, 0, "act:a/2") == ("GWT-HIRE-E5", "nobody-to-hire")
    market(s, "longhorn")
    at(s, 0, "neutral-e")
    play(s, 0, "act:e/2")
    assert refused(s, 0, "buy:longhorn@v3-1") == ("GWT-CATTLE-5", "too-little-money")  # $6
    at(s, 0, "neutral-b")
    s.players[0].money = 1
    assert refused(s, 0, "act:b/2") == ("GWT-BUILD-2", "nothing-to-build")  # $2 for one builder
    hand(s, 0, "criollo")
    at(s, 0, "neutral-f")
    assert refused(s, 0, "act:f/1,criollo") == ("GWT-ACT-4", "wrong-card")  # one card is not two


@rule("GWT-FEE-E1")
def test_money_runs_out_in_path_order() -> None:
    s = position(3)
    build(s, 1, "8a", "a-1")  # green: 2
    build(s, 2, "1a", "a-2")  # green: 2
    s.players[0].money = 3
    play(s, 0, "move:a-1,a-2")
    assert purses(s) == [0, 22, 21]
    s = position(3)
    build(s, 2, "8a", "a-1")
    build(s, 1, "1a", "a-2")
    s.players[0].money = 3
    play(s, 0, "move:a-1,a-2")
    assert purses(s) == [0, 21, 22]


@rule("GWT-FEE-E2")
def test_fees_of_the_advance_herder_action_and_of_the_herder_card() -> None:
    s = position()
    build(s, 0, "4a", "a-1")
    build(s, 1, "1a", "a-2")
    tile(s, "drought-1", "drought-4-green")
    at(s, 0, "a-1")
    play(s, 0, "act:4a/2")
    assert question(s, 0) == "AdvanceHerder"
    play(s, 0, "move:a-2,neutral-b")
    assert purses(s) == [18, 22]
    s = position()
    build(s, 1, "1a", "a-2")
    ask(s, 0, HerderCard(0, 3))
    q = s.question(0)
    assert q is not None
    assert q.details(s, s.choices(0)[0]) == {"steps": 1, "fee": 0}
    play(s, 0, "move:a-2,neutral-b")
    assert space_of(s, 0) == "neutral-b"
    assert purses(s) == [20, 20]


@rule("GWT-FEE-E3")
def test_the_fee_arrives_before_phase_b() -> None:
    s = position()
    build(s, 1, "1a", "a-1")
    play(s, 0, "move:a-1,neutral-b")
    assert question(s, 0) == "AtLocation"
    assert purses(s) == [18, 22]


@rule("GWT-FEE-X1")
def test_two_ways_with_two_dollars() -> None:
    s = position(4)
    build(s, 1, "4a", "a-1")  # Martin's, black: $2
    build(s, 2, "1a", "a-2")  # green: $1
    tile(s, "flood-1", "flood-4-green")  # $1
    tile(s, "flood-2", "flood-3-black")  # $2
    s.players[0].money = 2
    bottom = s.clone()
    play(s, 0, "move:a-1,a-2,neutral-b")
    assert purses(s) == [0, 22, 20, 20]
    bottom.heard = []
    play(bottom, 0, "move:flood-1,flood-2,neutral-b")
    assert purses(bottom) == [0, 20, 20, 20]
    assert [(x.params["n"], x.params["due"]) for x in bottom.heard if x.key == "fee"] == [(1, 1), (1, 2)]


@rule("GWT-FEE-X2")
def test_bank_self_and_opponent_on_one_way() -> None:
    s = position(3)
    tile(s, "outlaw-9", "green")
    build(s, 0, "8a", "outlaw-risk-1")
    build(s, 1, "7a", "outlaw-risk-2")
    s.players[0].money = 10
    s.players[0].herder = s.box.at["neutral-d"]
    play(s, 0, "move:outlaw-9,outlaw-risk-1,outlaw-risk-2")
    assert purses(s) == [5, 23, 20]
