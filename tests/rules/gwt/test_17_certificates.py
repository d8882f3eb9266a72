"""Certificates (GWT-CERT)."""

import random

import pytest

from overlander.games.gwt.kansas_city import UseCertificates
from overlander.games.gwt.state import GwtState
from overlander.games.gwt.stations import AppointMaster
from tests.ledger import rule
from tests.rules.gwt.position import (
    ask,
    at,
    build,
    discs,
    hand,
    masters,
    money,
    new_game,
    play,
    position,
    question,
    refused,
    stations,
    tokens,
    workers,
)

LIMIT_4 = ["certificate-4"]
LIMIT_6 = ["certificate-4", "certificate-6"]


def marker(s: GwtState) -> int:
    return s.players[0].certificates


@rule("GWT-CERT-1")
def test_the_spaces_of_the_track() -> None:
    s = position()
    discs(s, 0, *LIMIT_6)
    stood = [marker(s)]
    for _ in range(6):
        at(s, 0, "neutral-c")
        play(s, 0, "act:c/1a")
        stood.append(marker(s))
    assert stood == [0, 1, 2, 3, 4, 6, 6]


@rule("GWT-CERT-2")
@pytest.mark.parametrize(("gone", "limit"), [([], 3), (LIMIT_4, 4), (LIMIT_6, 6), (["certificate-6"], 3)])
def test_never_past_the_limit(gone: list[str], limit: int) -> None:
    s = position()
    discs(s, 0, *gone)
    assert s.certificate_limit(0) == limit
    assert s.certificate_limit(1) == 3
    for n in range(7):
        s.players[0].certificates = 0
        s.gain_certificates(0, n)
        assert marker(s) == min([0, 1, 2, 3, 4, 6, 6][n], limit)


@rule("GWT-CERT-3")
def test_icons_one_two_and_max() -> None:
    s = position()
    at(s, 0, "neutral-c")
    s.heard = []
    play(s, 0, "act:c/1a")
    assert marker(s) == 1
    assert [(x.seat, x.rule, x.params) for x in s.heard if x.key == "certificates"] == [(0, "GWT-CERT-3", {"n": 1})]
    build(s, 0, "5b", "a-1")
    hand(s, 0, "pineywoods", "pineywoods")
    at(s, 0, "a-1")
    play(s, 0, "act:5b/1,pineywoods")
    assert marker(s) == 3
    s.players[0].certificates = 2
    at(s, 0, "a-1")
    play(s, 0, "act:5b/1,pineywoods")
    assert marker(s) == 3  # up to two
    build(s, 0, "10a", "a-2")
    for gone, limit in (([], 3), (LIMIT_4, 4), (LIMIT_6, 6)):
        s.players[0].certificates = 0
        discs(s, 0, *gone)
        at(s, 0, "a-2")
        play(s, 0, "act:10a/1")
        assert marker(s) == limit


@rule("GWT-CERT-3")
def test_nothing_is_told_where_the_marker_does_not_move() -> None:
    s = position()
    s.players[0].certificates = 3
    at(s, 0, "neutral-c")
    s.heard = []
    play(s, 0, "act:c/1a")
    assert marker(s) == 3
    assert not [x for x in s.heard if x.key == "certificates"]


@rule("GWT-CERT-4")
@pytest.mark.parametrize(("master", "permanent"), [("master-hazards", 1), ("master-2-certificates", 2), ("master-12-dollars", 0)])
def test_permanent_certificates_do_not_count_against_the_limit(master: str, permanent: int) -> None:
    s = position()
    masters(s, master)
    workers(s, 0, cowboys=2)
    s.players[0].certificates = 2
    ask(s, 0, AppointMaster(0, 0))
    play(s, 0, "appoint:cowboy")
    assert s.players[0].permanent == permanent
    assert marker(s) == 2
    s.gain_certificates(0, 2)
    assert marker(s) == 3  # the limit is that of the marker
    hand(s, 0)
    ask(s, 0, UseCertificates(0))
    assert tokens(s, 0) == {f"certificates:{n}" for n in range(4)}
    before = money(s, 0)
    play(s, 0, "certificates:3")
    assert money(s, 0) == before + permanent + 3  # an empty hand
    assert (marker(s), s.players[0].permanent) == (0, permanent)


@rule("GWT-CERT-E1", "GWT-CERT-X1")
@pytest.mark.parametrize(
    ("stands", "used", "left"),
    [(6, 0, 6), (6, 1, 4), (6, 2, 4), (6, 3, 3), (6, 4, 2), (6, 5, 1), (6, 6, 0), (4, 1, 3), (4, 2, 2), (3, 3, 0), (1, 1, 0)],
)
def test_using_certificates(stands: int, used: int, left: int) -> None:
    s = position()
    discs(s, 0, *LIMIT_6)
    s.players[0].certificates = stands
    ask(s, 0, UseCertificates(0))
    assert tokens(s, 0) == {f"certificates:{n}" for n in range(stands + 1)}
    assert refused(s, 0, f"certificates:{stands + 1}") == ("GWT-INC-4", "too-few-certificates")
    play(s, 0, f"certificates:{used}")
    assert marker(s) == left
    assert money(s, 0) == 20 + used


@rule("GWT-CERT-X1", "GWT-CERT-E1")
def test_gaining_certificates() -> None:
    s = position()
    s.players[0].certificates = 2
    s.gain_certificates(0, 2)
    assert marker(s) == 3
    discs(s, 0, *LIMIT_6)
    s.players[0].certificates = 4
    s.gain_certificates(0, 1)
    assert marker(s) == 6
    s.players[0].certificates = 3
    s.gain_certificates(0, 2)
    assert marker(s) == 6


@rule("GWT-CERT-E3")
def test_the_marker_goes_as_far_as_it_can_without_a_question() -> None:
    s = position()
    build(s, 0, "5b", "a-1")
    hand(s, 0, "pineywoods")
    at(s, 0, "a-1")
    play(s, 0, "act:5b/1,pineywoods")
    assert marker(s) == 2
    assert question(s, 0) == "AtLocation"
    masters(s, "master-buildings")
    workers(s, 0, cowboys=2)
    s.players[0].certificates = 0
    ask(s, 0, AppointMaster(0, 0))
    play(s, 0, "appoint:cowboy")  # an immediate action
    assert marker(s) == 2
    assert question(s, 1) == "MoveHerder"


@rule("GWT-CERT-E2")
def test_the_limit_never_falls() -> None:
    for seed in range(6):
        s = new_game(3, str(seed))
        choose = random.Random(seed)
        limits = [3, 3, 3]
        discs_left = [me.discs for me in s.players]
        while not s.over():
            seat = s.actor()
            s.apply(seat, choose.choice(s.choices(seat)))
            for i, me in enumerate(s.players):
                assert me.discs & ~discs_left[i] == 0  # no disc is put back
                assert s.certificate_limit(i) >= limits[i]
                assert me.certificates <= s.certificate_limit(i)
                limits[i] = s.certificate_limit(i)
                discs_left[i] = me.discs


@rule("GWT-CERT-E2")
def test_a_disc_moved_from_a_station_does_not_return_to_the_player_board() -> None:
    s = position()
    s.players[0].discs = 0
    stations(s, 0, "station-1")
    at(s, 0, "kansas-city")
    play(s, 0, "foresight:foresight-1-top", "foresight:foresight-2-top", "foresight:foresight-3-top", "certificates:0")
    play(s, 0, "deliver:kansas-city", "disc-from:station-1")
    assert s.players[0].discs == 0
    assert s.certificate_limit(0) == 6
