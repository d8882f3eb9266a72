"""28, 29. "At any time" effects, timing and the state machine (BOON-TIME, BOON-FSM)."""

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.explore import PlaceTile
from tests.ledger import rule
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    boats,
    boats_of,
    extras,
    hand,
    levers,
    me,
    new_game,
    play,
    position,
    question,
    refusal,
    tile,
    tokens,
    turn,
)


@rule("BOON-TIME-1", "BOON-TIME-2")
def test_boats_move_only_within_a_payment() -> None:
    s = position()
    levers(s, 0, "m31", "m43")
    boats(s, 0, "iron", "iron")
    hand(s, 0, *any_cards(s, 2))
    assert extras(s, 0) == {"use:m43"}
    assert refusal(s, 0, "use:m31") == "BOON-TIME-2 only-in-a-payment"
    assert boats_of(s) == ["iron", "iron"]


@rule("BOON-TIME-4", "BOON-TIME-8")
def test_a_free_action_is_offered_beside_every_question_and_off_turn() -> None:
    s = position()
    levers(s, 1, "m43")
    hand(s, 1, *any_cards(s, 3))
    before = tokens(s, 0)
    play(s, 1, "use:m43")
    s.apply(1, s.choices(1)[0])
    assert (me(s, 1).vp, me(s, 1).ranch) == (3, 4)
    assert tokens(s, 0) == before


@rule("BOON-TIME-5")
def test_trigger_levers_are_offered_when_their_event_happens() -> None:
    s = position()
    levers(s, 0, "m21", "m22", "m23", "m32", "m33", "m41", "m42")
    assert extras(s, 0) == set()
    assert refusal(s, 0, "use:m33") == "BOON-TIME-5 not-now"


@rule("BOON-TIME-6")
def test_the_owner_chooses_the_order_of_several_levers() -> None:
    s = position()
    levers(s, 0, "m21", "m22")
    me(s).board.sites = [1, 0, 0, 0]
    turn(s, 0, "pioneer")
    assert {"lever:m21", "lever:m22"} <= tokens(s, 0)


@rule("BOON-TIME-7")
def test_a_reward_is_resolved_before_what_follows() -> None:
    s = bare()
    tile(s, "h13", "g05")
    levers(s, 0, "m33")
    ask(s, 0, PlaceTile(0, s.box.tile_slug.index("g01")))
    play(s, 0, "place:h17")
    assert (me(s).ranch, question(s)) == (4, "TileLever")


@rule("BOON-TIME-E1", "BOON-TIME-E2")
def test_who_has_nothing_to_decide_is_not_asked() -> None:
    s = position(3)
    me(s, 1).coins = 0
    turn(s, 0, "hire")
    play(s, 0, "pass", "pass")
    assert (question(s), s.actor()) == ("Hire", 2)
    levers(s, 1, "m43")
    hand(s, 1, *any_cards(s, 2))
    assert extras(s, 1) == {"use:m43"}


def test_a_cost_that_was_begun_stays_payable() -> None:
    s = position()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 3))
    ask(s, 0, DiscardCards(0, 2, "BOON-HIRE-2"))
    assert extras(s, 0) == set()
    assert refusal(s, 0, "use:m43") == "BOON-GEN-6 cards-are-due"
    hand(s, 0, *any_cards(s, 4))
    assert extras(s, 0) == {"use:m43"}


@rule("BOON-FSM-1")
def test_every_question_is_a_finite_list() -> None:
    s = new_game(3, "fsm")
    rng = Rng(key_of("fsm"), 0, ())
    while not s.over():
        seat = s.actor()
        found = s.choices(seat)
        assert 0 < len(found) < 200
        s.apply(seat, found[rng.below(len(found))])


@rule("BOON-FSM-2")
def test_one_generator_decides_all_chance() -> None:
    def run() -> str:
        s = new_game(2, "chance")
        rng = Rng(key_of("other"), 0, ())
        while not s.over():
            found = s.choices(s.actor())
            s.apply(s.actor(), found[rng.below(len(found))])
        return s.digest()

    assert run() == run()


@rule("BOON-FSM-3", "BOON-FSM-4")
def test_what_is_hidden() -> None:
    s = new_game(2)
    v = s.view(0)
    assert v.players[1].hand == [NONE] * 6
    assert set(v.piles.deck) == {NONE}
    assert v.land.mound == sorted(s.land.mound)  # one pile: its contents are known, its order is nobody's
    assert v.piles.dealt[0] == sorted(s.piles.dealt[0])
    assert v.piles.dealt[1] == [NONE, NONE]


@rule("BOON-FSM-5")
def test_a_game_has_about_so_many_turns() -> None:
    turns = 0
    s = new_game(4, "turns")
    while not s.over():
        seat = s.actor()
        found = s.choices(seat)
        if question(s) == "ChooseStrip":
            turns += 1
            found = found[:1]  # the fastest row
        s.apply(seat, found[-1])
    assert 6 <= turns / 4 <= 10
