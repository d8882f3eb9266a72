"""Auxiliary actions (GWT-AUX)."""

from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    auxiliary,
    build,
    cards,
    discs,
    hand,
    locomotive,
    money,
    new_game,
    node_of,
    piles,
    play,
    position,
    question,
    refused,
    tokens,
)

START = {"act:aux-dollar/1", "act:aux-draw/1", "pass"}
LOCKED = ("aux-certificate", "aux-locomotive", "aux-remove")


def ready(*gone: str, dollars: int = 20, node: str = "0") -> GwtState:
    """Seat 0 performs the icon "single or double"; these discs are gone."""
    s = position()
    discs(s, 0, *gone)
    s.players[0].money = dollars
    locomotive(s, 0, node)
    auxiliary(s, 0)
    return s


@rule("GWT-AUX-1")
def test_an_auxiliary_action_is_locked_while_both_its_spaces_are_covered() -> None:
    s = ready(node="9")
    assert s.box.auxiliary_slug == ["aux-dollar", "aux-draw", *LOCKED]
    for slug in LOCKED:
        s = ready(node="9")
        assert refused(s, 0, f"act:{slug}/1") == ("GWT-AUX-1", "locked")
        assert tokens(s, 0) == START
        for disc in (slug + "-1", slug + "-2"):  # either space
            s = ready(disc, node="9")
            assert tokens(s, 0) == START | {f"act:{slug}/1"}
    assert refused(s, 0, "act:a/2") == ("GWT-AUX-1", "no-auxiliary-action")


@rule("GWT-AUX-2")
def test_the_first_two_are_available_from_the_start() -> None:
    s = new_game()
    for seat in (0, 1):
        locomotive(s, seat, "9")
        auxiliary(s, seat)
        assert tokens(s, seat) == START


@rule("GWT-AUX-3")
def test_the_icon_gives_one_action_single_or_double() -> None:
    s = ready("aux-certificate-1", node="9")
    assert refused(s, 0, "act:aux-dollar/2") == ("GWT-AUX-3", "not-both-free")
    assert refused(s, 0, "act:aux-certificate/2") == ("GWT-AUX-3", "not-both-free")
    everything = [disc for disc in s.box.disc_slug if disc.startswith("aux-")]
    assert len(everything) == 8
    s = ready(*everything, node="9")
    slugs = ("aux-dollar", "aux-draw", *LOCKED)
    assert tokens(s, 0) == {f"act:{slug}/{n}" for slug in slugs for n in (1, 2)} | {"pass"}
    single = s.clone()
    play(single, 0, "act:aux-dollar/1")
    assert money(single, 0) == 21
    play(s, 0, "act:aux-dollar/2")
    assert money(s, 0) == 22
    s = ready(*everything, node="9")
    play(s, 0, "pass")
    assert money(s, 0) == 20


@rule("GWT-AUX-4")
def test_double_is_twice_the_condition_for_twice_the_effect() -> None:
    for n in (1, 2):
        s = ready("aux-certificate-1", "aux-certificate-2", dollars=5, node="3")
        play(s, 0, f"act:aux-certificate/{n}", f"locomotive:{3 - n}")
        assert (money(s, 0), node_of(s, 0), s.players[0].certificates) == (5 - n, str(3 - n), n)
        s = ready("aux-remove-1", "aux-remove-2", dollars=5, node="3")
        hand(s, 0, "criollo", "galloway", "pineywoods")
        play(s, 0, f"act:aux-remove/{n}", f"locomotive:{3 - n}")
        assert (money(s, 0), node_of(s, 0)) == (5 + n, str(3 - n))
        play(s, 0, *["remove:criollo", "remove:galloway"][:n])
        assert len(s.players[0].hand) >= 3 - n
        assert len(s.cards.removed) == n
        assert question(s, 0) == ""


@rule("GWT-AUX-5")
def test_in_place_of_location_actions_single_only() -> None:
    s = position()
    build(s, 1, "2a", "a-1")
    discs(s, 0, "aux-dollar-2", "aux-locomotive-1", "aux-locomotive-2")
    for space in ("neutral-a", "a-1"):
        at(s, 0, space)
        assert {"act:aux-dollar/1", "act:aux-locomotive/1"} <= tokens(s, 0)
        assert not {token for token in tokens(s, 0) if token.startswith("act:aux") and token.endswith("/2")}
        assert refused(s, 0, "act:aux-dollar/2") == ("GWT-AUX-5", "single-only")
        assert refused(s, 0, "act:aux-locomotive/2") == ("GWT-AUX-5", "single-only")
    before = money(s, 0)
    play(s, 0, "act:aux-dollar/1")
    assert money(s, 0) == before + 1
    auxiliary(s, 0, double=False)
    assert tokens(s, 0) == {"act:aux-dollar/1", "act:aux-draw/1", "act:aux-locomotive/1", "pass"}
    assert refused(s, 0, "act:aux-dollar/2") == ("GWT-AUX-5", "single-only")


@rule("GWT-AUX-6")
def test_action_1_gives_a_dollar_or_two() -> None:
    for n in (1, 2):
        s = ready("aux-dollar-2", dollars=0)
        play(s, 0, f"act:aux-dollar/{n}")
        assert (money(s, 0), money(s, 1)) == (n, 20)


@rule("GWT-AUX-7")
def test_action_2_draws_then_discards() -> None:
    for n in (1, 2):
        s = position()
        discs(s, 0, "aux-draw-2")
        hand(s, 0, "hereford-5", "longhorn")
        piles(s, 0, ["criollo", "criollo", "criollo"], ["pineywoods"])
        at(s, 0, "neutral-g")
        play(s, 0, "act:g/2", f"act:aux-draw/{n}")
        assert question(s, 0) == "DrawCards"
        assert tokens(s, 0) == {f"draw:{i}" for i in range(n + 1)}
        assert refused(s, 0, f"draw:{n + 1}") == ("GWT-AUX-7", "too-many-cards")
        play(s, 0, f"draw:{n}")
        assert cards(s, s.players[0].hand) == ["criollo"] * n + ["hereford-5", "longhorn"]
        assert len(s.players[0].draw) == 3 - n
        assert refused(s, 0, "discard:corriente") == ("GWT-AUX-7", "not-in-hand")
        for token in ("discard:hereford-5", "discard:longhorn")[:n]:
            assert question(s, 0) == "DiscardCards"
            play(s, 0, token)
        assert question(s, 0) == "AtLocation"
        assert len(s.players[0].hand) == 2
        assert cards(s, s.players[0].discard) == ["hereford-5", "longhorn"][:n] + ["pineywoods"]


@rule("GWT-AUX-8")
def test_action_3_pays_and_moves_back_for_certificates() -> None:
    s = ready("aux-certificate-1", "aux-certificate-2", dollars=2, node="9")
    single = s.clone()
    play(single, 0, "act:aux-certificate/1")
    assert (question(single, 0), money(single, 0)) == ("MoveBack", 1)
    assert tokens(single, 0) == {"locomotive:8"}
    assert single.players[0].certificates == 0
    play(single, 0, "locomotive:8")
    assert single.players[0].certificates == 1
    play(s, 0, "act:aux-certificate/2")
    assert money(s, 0) == 0
    assert tokens(s, 0) == {"locomotive:7", "locomotive:7.5"}
    play(s, 0, "locomotive:7")
    assert (node_of(s, 0), s.players[0].certificates) == ("7", 2)

    s = ready("aux-certificate-1", "aux-certificate-2", node="9")
    s.players[0].certificates = 2
    play(s, 0, "act:aux-certificate/2", "locomotive:7")
    assert s.players[0].certificates == 3  # up to two, never past the limit


@rule("GWT-AUX-9")
def test_action_4_pays_to_move_forward() -> None:
    s = ready("aux-locomotive-1", "aux-locomotive-2", dollars=2, node="3")
    single = s.clone()
    play(single, 0, "act:aux-locomotive/1")
    assert (question(single, 0), money(single, 0)) == ("MoveLocomotive", 1)
    assert tokens(single, 0) == {"locomotive:4", "pass"}
    play(s, 0, "act:aux-locomotive/2")
    assert money(s, 0) == 0
    assert tokens(s, 0) == {"locomotive:4", "locomotive:4.5", "locomotive:5", "pass"}
    play(s, 0, "locomotive:4")
    assert node_of(s, 0) == "4"
    s = ready("aux-locomotive-1", "aux-locomotive-2", dollars=1)
    assert tokens(s, 0) == START | {"act:aux-locomotive/1"}
    assert refused(s, 0, "act:aux-locomotive/2") == ("GWT-LOC-7", "too-little-money")
    s = ready("aux-locomotive-1", "aux-locomotive-2", dollars=0)
    assert tokens(s, 0) == START


@rule("GWT-AUX-10")
def test_action_5_moves_back_for_dollars_and_removes_cards() -> None:
    for n, nodes in ((1, {"locomotive:8"}), (2, {"locomotive:7", "locomotive:7.5"})):
        s = ready("aux-remove-1", "aux-remove-2", dollars=0, node="9")
        hand(s, 0, "criollo", "criollo", "criollo")
        play(s, 0, f"act:aux-remove/{n}")
        assert (question(s, 0), money(s, 0)) == ("MoveBack", 0)
        assert tokens(s, 0) == nodes
        play(s, 0, sorted(nodes)[0])
        assert money(s, 0) == n
        for left in range(n, 0, -1):
            assert question(s, 0) == "RemoveCards"
            assert tokens(s, 0) == {"remove:criollo", "pass"}
            assert len(s.players[0].hand) == 3 - n + left
            play(s, 0, "remove:criollo")
        assert cards(s, s.cards.removed) == ["criollo"] * n
        assert question(s, 1) == "MoveHerder"
        assert s.players[0].discard == []
        owned = s.players[0].hand + s.players[0].draw
        assert cards(s, owned).count("criollo") == 5 - n  # out of the game


@rule("GWT-AUX-11")
def test_cattle_and_objective_cards_can_be_removed() -> None:
    s = ready("aux-remove-1", "aux-remove-2", node="9")
    hand(s, 0, "hereford-7", "auxiliary-ny", "criollo")
    play(s, 0, "act:aux-remove/2", "locomotive:7")
    assert tokens(s, 0) == {"remove:hereford-7", "remove:auxiliary-ny", "remove:criollo", "pass"}
    assert refused(s, 0, "remove:galloway") == ("GWT-AUX-10", "not-in-hand")
    play(s, 0, "remove:auxiliary-ny", "remove:hereford-7")
    assert cards(s, s.cards.removed) == ["auxiliary-ny", "hereford-7"]


@rule("GWT-AUX-E1")
def test_the_money_of_action_5_is_compulsory_the_rest_is_not() -> None:
    for answers, removed in ((("pass",), 0), (("remove:criollo", "pass"), 1)):
        s = ready("aux-remove-1", "aux-remove-2", dollars=0, node="9")
        hand(s, 0, "criollo", "galloway")
        play(s, 0, "act:aux-remove/2", "locomotive:7")
        assert money(s, 0) == 2
        play(s, 0, *answers)
        assert (money(s, 0), len(s.cards.removed)) == (2, removed)
        assert question(s, 0) == ""
    s = ready("aux-remove-1", dollars=0, node="9")
    play(s, 0, "act:aux-remove/1", "locomotive:8")
    assert tokens(s, 0) == {"pass"}  # no hand card at all
    assert money(s, 0) == 1
    s = ready("aux-certificate-1", "aux-certificate-2", node="9")
    s.players[0].certificates = 3
    play(s, 0, "act:aux-certificate/2", "locomotive:7")  # no certificate taken
    assert (s.players[0].certificates, money(s, 0)) == (3, 18)


@rule("GWT-AUX-E2")
def test_as_many_discarded_as_were_really_drawn() -> None:
    s = ready("aux-draw-2")
    hand(s, 0, "longhorn", "hereford-5")
    piles(s, 0, ["criollo"], [])
    play(s, 0, "act:aux-draw/2", "draw:2", "discard:criollo")
    assert question(s, 0) == ""
    assert question(s, 1) == "MoveHerder"

    s = ready("aux-draw-2")
    hand(s, 0, "longhorn")
    piles(s, 0, [], [])
    play(s, 0, "act:aux-draw/2", "draw:2")
    assert question(s, 1) == "MoveHerder"
    assert cards(s, s.players[0].hand) == ["longhorn"]

    s = ready("aux-draw-2")
    piles(s, 0, ["criollo"], ["galloway", "galloway"])
    play(s, 0, "act:aux-draw/2", "draw:2")
    assert len(s.players[0].hand) == 2
    play(s, 0, "discard:criollo", "discard:galloway")
    assert question(s, 1) == "MoveHerder"


@rule("GWT-AUX-E3")
def test_a_drawn_card_may_be_discarded() -> None:
    s = ready("aux-draw-2")
    piles(s, 0, ["hereford-5", "longhorn"], [])
    hand(s, 0, "criollo")
    play(s, 0, "act:aux-draw/2", "draw:2")
    assert tokens(s, 0) == {"discard:criollo", "discard:hereford-5", "discard:longhorn"}
    play(s, 0, "discard:hereford-5")
    assert tokens(s, 0) == {"discard:criollo", "discard:longhorn"}
    s.players[0].draw = [s.box.card_slug.index("galloway")] * 3
    play(s, 0, "discard:longhorn")
    assert cards(s, s.players[0].discard) == ["hereford-5", "longhorn"]


@rule("GWT-AUX-E4")
def test_action_3_needs_the_money_and_the_whole_way_back() -> None:
    both = ("aux-certificate-1", "aux-certificate-2")
    single, double = "act:aux-certificate/1", "act:aux-certificate/2"
    assert tokens(ready(*both, dollars=2, node="2"), 0) == START | {single, double}
    s = ready(*both, dollars=1, node="2")
    assert tokens(s, 0) == START | {single}
    assert refused(s, 0, double) == ("GWT-LOC-7", "too-little-money")
    s = ready(*both, dollars=2, node="1")
    assert tokens(s, 0) == START | {single}
    assert refused(s, 0, double) == ("GWT-ENG-12", "not-far-enough")
    s = ready(*both, dollars=0, node="2")
    assert tokens(s, 0) == START
    assert refused(s, 0, single) == ("GWT-LOC-7", "too-little-money")


@rule("GWT-AUX-E5")
def test_one_icon_is_one_auxiliary_action() -> None:
    s = position()
    discs(s, 0, "aux-dollar-2")
    at(s, 0, "neutral-g")
    play(s, 0, "act:g/2", "act:aux-dollar/1")
    assert money(s, 0) == 21
    assert question(s, 0) == "AtLocation"
    assert tokens(s, 0) == {"act:g/1", "pass"}
    assert refused(s, 0, "act:g/2") == ("GWT-LOC-4", "already-done")


@rule("GWT-AUX-X1")
def test_two_back_to_4_or_to_the_turnout() -> None:
    for node in ("4", "4.5"):
        s = ready("aux-certificate-1", "aux-certificate-2", dollars=3, node="6")
        s.players[0].certificates = 1
        play(s, 0, "act:aux-certificate/2")
        assert tokens(s, 0) == {"locomotive:4", "locomotive:4.5"}
        play(s, 0, f"locomotive:{node}")
        assert (node_of(s, 0), money(s, 0), s.players[0].certificates) == (node, 1, 3)


@rule("GWT-AUX-X2")
def test_from_the_start_space_there_is_no_way_back() -> None:
    s = ready("aux-certificate-1", "aux-locomotive-1", "aux-remove-1", node="0")
    assert tokens(s, 0) == START | {"act:aux-locomotive/1"}
    assert refused(s, 0, "act:aux-certificate/1") == ("GWT-ENG-12", "not-far-enough")
    assert refused(s, 0, "act:aux-remove/1") == ("GWT-ENG-12", "not-far-enough")
