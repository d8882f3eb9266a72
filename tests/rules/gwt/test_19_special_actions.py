"""Special (risk) actions on trail spaces (GWT-SPEC)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import at, build, cards, hand, money, play, position, refused, tile, tokens, turn

ANY = "act:any-cattle-for-certificate"
CRIOLLO = "act:criollo-for-certificate-and-2"
KINDS = {
    "flood-risk-1": ANY,
    "drought-risk-1": ANY,
    "outlaw-risk-1": ANY,
    "rockfall-risk-1": ANY,
    "flood-risk-2": CRIOLLO,
    "outlaw-risk-2": CRIOLLO,
    "rockfall-risk-2": CRIOLLO,
}
OTHERS = ("a-1", "a-2", "a-3", "b-1", "b-2", "b-3", "c-1", "c-2", "d-1", "e-1", "e-2", "f-1", "f-2", "g-1", "g-2")


def special(s: GwtState, seat: int) -> set[str]:
    return {token for token in tokens(s, seat) if token.startswith((ANY, CRIOLLO))}


@rule("GWT-SPEC-1")
def test_seven_spaces_carry_a_special_action() -> None:
    s = position()
    hand(s, 0, "criollo")
    with_one = set()
    for space in (*KINDS, *OTHERS):
        build(s, 0, "2a", space)
        at(s, 0, space)
        assert "act:2a/2" in tokens(s, 0)  # it joins the building's own actions
        if special(s, 0):
            with_one.add(space)
    assert with_one == set(KINDS)
    assert len(KINDS) + len(OTHERS) == 22
    for letter in "abcdefg":
        at(s, 0, "neutral-" + letter)
        assert special(s, 0) == set()


@rule("GWT-SPEC-2")
def test_a_certificate_for_any_cattle_card_and_two_dollars_more_for_a_criollo() -> None:
    s = position()
    build(s, 0, "2a", "flood-risk-1")
    build(s, 0, "3a", "flood-risk-2")
    hand(s, 0, "galloway", "longhorn", "auxiliary-ny")
    at(s, 0, "flood-risk-1")
    assert special(s, 0) == {ANY + ",galloway", ANY + ",longhorn"}
    play(s, 0, ANY + ",longhorn")
    assert (s.players[0].certificates, money(s, 0)) == (1, 20)
    assert cards(s, s.players[0].discard) == ["longhorn"]
    assert refused(s, 0, ANY + ",galloway") == ("GWT-LOC-4", "already-done")

    at(s, 0, "flood-risk-2")
    assert special(s, 0) == set()
    assert refused(s, 0, CRIOLLO + ",galloway") == ("GWT-ACT-4", "wrong-card")
    hand(s, 0, "galloway", "criollo", "criollo")
    assert special(s, 0) == {CRIOLLO + ",criollo"}
    play(s, 0, CRIOLLO + ",criollo")
    assert (s.players[0].certificates, money(s, 0)) == (2, 22)
    assert cards(s, s.players[0].discard) == ["criollo", "longhorn"]
    assert cards(s, s.players[0].hand) == ["criollo", "galloway"]


@rule("GWT-SPEC-3")
def test_which_space_has_which() -> None:
    for space, action in KINDS.items():
        s = position()
        build(s, 0, "1a", space)
        hand(s, 0, "criollo", "galloway")
        at(s, 0, space)
        assert special(s, 0) == ({ANY + ",criollo", ANY + ",galloway"} if action == ANY else {CRIOLLO + ",criollo"})
        play(s, 0, action + ",criollo")
        assert (s.players[0].certificates, money(s, 0)) == (1, 20 if action == ANY else 22)


@rule("GWT-SPEC-4")
def test_only_the_owner_of_the_building_benefits() -> None:
    s = position()
    for space, action in KINDS.items():
        build(s, 1, "2a", space)
        for seat in (0, 1):
            hand(s, seat, "criollo")
            at(s, seat, space)
            assert bool(special(s, seat)) == (seat == 1)
        at(s, 0, space)
        assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
        assert refused(s, 0, action + ",criollo") == ("GWT-LOC-2", "not-your-building")


@rule("GWT-SPEC-X1")
def test_a_building_on_the_second_flood_risk_space() -> None:
    s = position()
    build(s, 0, "2a", "flood-risk-2")
    s.players[0].certificates = 1
    hand(s, 0, "criollo", "galloway")
    at(s, 0, "flood-risk-2")
    play(s, 0, CRIOLLO + ",criollo")
    assert (s.players[0].certificates, money(s, 0)) == (2, 22)
    assert cards(s, s.players[0].discard) == ["criollo"]
    assert tokens(s, 0) == {"act:2a/1,galloway", "act:2a/2", "pass"}


@rule("GWT-SPEC-E1")
def test_without_a_building_there_is_neither_location_nor_action() -> None:
    s = position()
    for space in KINDS:
        assert refused(s, 0, "move:" + space) == ("GWT-MOVE-2", "no-location")
    tile(s, "flood-4", "flood-2-green")
    assert tokens(s, 0) >= {"move:flood-4", "move:flood-4,neutral-b"}
    build(s, 1, "2a", "flood-risk-1")
    turn(s, 0)
    assert "move:flood-4,flood-risk-1,neutral-b" in tokens(s, 0)
    assert "move:flood-4,neutral-b" not in tokens(s, 0)
