"""28, 29. "At any time" effects, timing and the state machine (BOON-TIME, BOON-FSM)."""

import pytest

from overlander.core.choice import NONE
from overlander.core.errors import Params
from overlander.core.rng import Rng, key_of
from overlander.games.boonlake.any_time import LastWindow, Window
from overlander.games.boonlake.cards import DiscardCards
from overlander.games.boonlake.explore import PlaceTile
from overlander.games.boonlake.interim_scoring import InterimAction, InterimScoring
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.strips import CardBox, PlayOrDraw, TakeShare
from overlander.games.boonlake.turn import Turn
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, condition, pawn, quiet, yard
from tests.rules.boonlake.position import (
    any_cards,
    areas,
    ask,
    bare,
    boats,
    boats_of,
    cards_of,
    display,
    extras,
    hand,
    levers,
    me,
    new_game,
    pasture,
    piece_at,
    play,
    position,
    put,
    question,
    ready,
    refusal,
    ships,
    sites,
    space,
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


@rule("BOON-TIME-4", "BOON-LEV-4", "BOON-INT-E5")
def test_in_a_window_before_the_end_levers_may_be_used() -> None:
    s = quiet()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 5))
    s.stack = [Turn(1)]
    s.open_window(0)
    assert (question(s), [str(c) for c in s.extras(0)]) == ("Window", ["use:m43"])


def nothing(strip: str) -> BoonState:
    """Seat 0 has nothing it could use, in the share of a strip."""
    s = bare()
    turn(s, 1, strip)
    hand(s, 0)
    me(s).coins = me(s).ranch = me(s).supply = 0
    return s


@rule("BOON-TIME-E1", "BOON-TURN-5")
@pytest.mark.parametrize(
    ("thing", "strips_"),
    [
        ("nothing", set()),
        ("a card", {"pioneer", "settle", "cattle", "builder"}),
        ("a lever for a share", {"settle", "cattle", "builder"}),
        ("a lever for a card", {"pioneer", "settle", "cattle", "builder"}),
        ("a site", {"settle"}),
        ("a piece", {"settle"}),
        ("a pasture", {"cattle"}),
        ("a project", {"pioneer", "settle", "cattle", "builder"}),
    ],
)
def test_a_share_is_asked_for_only_if_there_is_something_to_choose(thing: str, strips_: set[str]) -> None:
    for strip in ("pioneer", "settle", "cattle", "builder"):
        s = nothing(strip)
        f = TakeShare(0, strip != "pioneer")
        if thing == "a card":
            hand(s, 0, *any_cards(s, 1))
        elif thing == "a lever for a share":
            levers(s, 0, "m11")
        elif thing == "a lever for a card":
            levers(s, 0, "m22")
        elif thing == "a site":
            tile(s, "h13", "g05")
            me(s).ranch = 1
        elif thing == "a piece":
            tile(s, "h13", "g05")
            put(s, 0, "inhabitant", "h13")
            me(s).ranch = 1
        elif thing == "a pasture":
            pasture(s, "h13")
            me(s).ranch = 1
        elif thing == "a project":
            sites(s, 0, wood=2, loam=2, stone=2, iron=2)
            me(s).coins, me(s).supply = 40, 1
        assert f.is_open(s) == (len(f.choices(s)) > 1) == (strip in strips_)


@rule("BOON-TIME-E1", "BOON-INT-2", "BOON-BLD-2")
def test_other_chances_are_asked_for_likewise() -> None:
    s = nothing("builder")
    assert PlayOrDraw(0, 2).is_open(s)
    assert not InterimAction(0, 2).is_open(s)
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    assert not InterimAction(0, 2).is_open(s)
    me(s).coins = 4
    assert InterimAction(0, 2).is_open(s)
    s = nothing("pioneer")
    night, day = cards_of(s, "night", 1)[0], cards_of(s, "day", 1)[0]
    hand(s, 0, night)
    assert not CardBox(0).is_open(s)
    hand(s, 0, day)
    assert CardBox(0).is_open(s)


@rule("BOON-TIME-E3", "BOON-TIME-4", "BOON-FSM-7")
@pytest.mark.parametrize(
    ("start", "rules", "asked"), [("i1", "3", True), ("v1", "3", False), ("start", "3", False), ("i1", "2", False)]
)
def test_a_chance_that_a_return_would_open_is_asked_for(start: str, rules: str, asked: bool) -> None:
    s = quiet(rules=rules)
    hand(s, 0, "sunlit-toll-gate")  # 4 coins, 1 loam
    sites(s, 0, loam=1)
    me(s).coins, me(s).ranch = 3, 0
    pawn(s, 0, start)
    s.river.scored = 1
    ask(s, 1, InterimScoring(0, 1, 0))
    assert (question(s), s.actor()) == ("InterimAction" if asked else "MarkTile", 0)
    if asked:
        assert tokens(s, 0) == {"pass"}
        play(s, 0, "return:i1", "play:sunlit-toll-gate")
        assert question(s) == "MarkTile"  # the second chance: nothing to choose


@rule("BOON-TIME-E3")
def test_a_lever_can_open_a_chance_too() -> None:
    s = bare()
    tile(s, "h13", "g05")
    put(s, 0, "inhabitant", "h13")
    me(s).coins = me(s).ranch = 0
    levers(s, 0, "m43")
    hand(s, 0, "bank", "sunlit-kiln")
    s.river.scored = 1
    ask(s, 1, InterimScoring(0, 1, 0))
    assert (question(s), s.actor(), tokens(s, 0)) == ("InterimAction", 0, {"pass"})
    play(s, 0, "use:m43", "upgrade:h13@single")
    assert me(s).board.houses == 1


@rule("BOON-TIME-E3", "BOON-HIRE-2", "BOON-PRG-2")
@pytest.mark.parametrize(("strip", "asked", "choice"), [("hire", "Hire", "hire:coins"), ("progress", "ModernizeOrDraw", "draw")])
def test_a_share_that_a_return_would_open_is_asked_for(strip: str, asked: str, choice: str) -> None:
    for start in ("i7", "v3"):
        s = quiet()
        me(s).coins = 0
        pawn(s, 0, start)
        turn(s, 1, strip)
        while s.actor() == 1 and question(s) != "MoveShip":
            play(s, 1, "pass")
        assert (question(s), s.actor()) == ((asked, 0) if start == "i7" else ("MoveShip", 1))
        if start == "i7":
            play(s, 0, "return:i7")
            assert {choice} <= tokens(s, 0)
            assert len(tokens(s, 0)) > 1


@rule("BOON-TIME-E3", "BOON-HIRE-E1")
def test_nobody_is_asked_to_hire_from_an_empty_supply() -> None:
    s = quiet()
    me(s).coins = me(s).supply = 0
    pawn(s, 0, "i7")
    turn(s, 1, "hire")
    while s.actor() == 1 and question(s) != "MoveShip":
        play(s, 1, "pass")
    assert (question(s), s.actor()) == ("MoveShip", 1)


@rule("BOON-TIME-E3", "BOON-ART-A2-1")
def test_the_lever_of_a2_may_be_paid_by_a_return() -> None:
    s = quiet()
    artifact(s, 0, "a2", 2)
    levers(s, 0, "m31", "m12")  # those that cost nothing with its discount
    me(s).coins = 0
    pawn(s, 0, "i1")
    s.river.scored = 1
    ask(s, 1, InterimScoring(0, 0, 0))
    assert (question(s), tokens(s, 0)) == ("Modernize", {"pass"})
    play(s, 0, "return:i1", "modernize:m22")
    assert me(s).coins == 0


def moment(s: BoonState) -> Params:
    """What the question of seat 0 says of itself."""
    q = s.question(0)
    assert q is not None
    return q.params(s)


@rule("BOON-TIME-E3", "BOON-TIME-4", "BOON-FSM-9")
@pytest.mark.parametrize(
    ("start", "rules", "out", "asked"),
    [
        ("v4", "5", 3, True),
        ("v4", "4", 3, False),
        ("v4", "5", 5, False),
        ("v2", "5", 0, True),
        ("v2", "4", 0, False),
        ("v3", "5", 3, True),
    ],
)
def test_a_return_that_places_a_piece_brings_more_than_points(start: str, rules: str, out: int, asked: bool) -> None:
    s = quiet(rules=rules)
    tile(s, "h13", "g05")
    put(s, 0, "house", "h13")
    me(s).board.cattle, me(s).ranch, me(s).coins = out, 0, 8
    if start != "v4":
        hand(s, 0, "sunlit-toll-gate", "sunlit-toll-house")  # to pay with
        me(s).coins = 2
    pawn(s, 0, start)
    areas(s, "sc01", "sc02", "sc07", "sc08")
    for p in s.players:
        p.marks = [1, 2, 3, 0] if start == "v2" else [1, 2, 0, 3]
    s.river.scored = 4
    ask(s, 1, InterimScoring(0, 1, 0))
    assert (question(s) == "InterimAction") == asked
    if not asked:
        return
    assert tokens(s, 0) == {"pass"}
    play(s, 0, f"return:{start}" if start != "v3" else "return:v2")
    if start != "v4":
        play(s, 0, "replace:h13@single")
    assert (me(s).board.cattle - out, me(s).board.settlements) == ((1, 0) if start == "v4" else (0, 1))


@rule("BOON-TIME-E5", "BOON-INT-8", "BOON-FSM-9")
@pytest.mark.parametrize(("rules", "recesses"), [("5", 2 + 3 + 4 + 5 + 6), ("4", 2 + 3 + 4 + 5)])
def test_what_is_placed_in_the_last_window_for_levers_still_has_its_income(rules: str, recesses: int) -> None:
    s = quiet(rules=rules)
    me(s).board.cattle = 4
    pawn(s, 0, "v4")
    s.river.scored = 4
    ask(s, 1, InterimScoring(0, 3, 0))
    assert (question(s), s.actor()) == ("Window", 0)
    assert moment(s) == {"moment": "levers", "n": 0}
    play(s, 0, "return:v4", "pass")
    assert me(s).vp == 10 + recesses


@rule("BOON-TIME-E6", "BOON-INT-E3", "BOON-FSM-10")
@pytest.mark.parametrize(
    ("rules", "scored", "lever", "asked"),
    [("6", 1, "m43", True), ("6", 3, "m43", True), ("5", 1, "m43", False), ("6", 1, "m22", False), ("6", 4, "m43", False)],
)
def test_cards_of_the_income_pay_for_a_lever_before_it_goes_up(rules: str, scored: int, lever: str, asked: bool) -> None:
    s = position(rules=rules)
    levers(s, 0, lever)
    s.river.scored = scored
    ask(s, 1, InterimScoring(0, 3, 0))
    assert (question(s) == "Window") == asked
    if asked:
        assert (len(me(s).hand), moment(s)) == (2, {"moment": "income", "n": 0})
        play(s, 0, "use:m43", "pass")
        assert (len(me(s).hand), me(s).ranch, me(s).vp) == (0, 4, 3)
    elif scored < 4:
        assert me(s).vp == 1  # the lever was not used
    assert ready(s, 0, lever)


@rule("BOON-TIME-E6", "BOON-LEV-3", "BOON-ORD-6")
def test_who_has_used_the_lever_is_not_asked_after_the_income() -> None:
    s = position()
    levers(s, 0, "m43", used=("m43",))
    levers(s, 1, "m43")
    s.river.scored = 1
    ask(s, 1, InterimScoring(0, 3, 0))
    assert (question(s), s.actor()) == ("Window", 1)
    play(s, 1, "pass")
    assert (me(s).vp, me(s, 1).vp, question(s)) == (0, 1, "ChooseStrip")


@rule("BOON-TIME-E5", "BOON-TIME-E1", "BOON-ART-LAKE-E10")
@pytest.mark.parametrize(
    ("thing", "rules", "windows"),
    [
        ("nothing", "5", []),
        ("v3", "5", [True]),
        ("v3", "4", [False, True]),
        ("v4", "5", [False, True]),
        ("i4", "5", [False, True]),
        ("a card", "5", []),
        ("a card", "4", [False, True]),
        ("a card and v3", "5", [False, True]),
        ("a lever", "5", [False]),
        ("a vase", "5", [False, True]),
    ],
)
def test_a_last_window_is_opened_only_for_what_can_still_count(thing: str, rules: str, windows: list[bool]) -> None:
    s = quiet(rules=rules)
    if thing[0] in "vi":
        pawn(s, 0, thing)
    elif thing == "a lever":
        levers(s, 0, "m43")
        hand(s, 0, *any_cards(s, 2))
    elif thing == "a vase":
        artifact(s, 0, "a3", 1)
        me(s).vases = 1
    elif thing != "nothing":
        display(s, 0, "strongbox")
        pawn(s, 0, "v3" if "v3" in thing else "start")
    s.river.scored = 4
    ask(s, 1, InterimScoring(0, 3, 0))
    found = []
    while isinstance(q := s.question(s.actor()), Window):
        found.append(q.last)
        play(s, q.seat, "pass")
    assert found == windows


@rule("BOON-TIME-E4", "BOON-ART-VASE-1", "BOON-FSM-8")
@pytest.mark.parametrize(("face", "then"), [("a2", "Modernize"), ("a4", "PlaceHouse"), ("a9", "PlayArchived")])
@pytest.mark.parametrize(
    ("rules", "plugged", "vases", "start", "asked"),
    [
        ("4", 1, 1, "start", True),
        ("4", 0, 1, "i6", True),  # a vase of the third space
        ("4", 0, 0, "i7", True),  # two of the last one
        ("4", 0, 0, "i6", False),
        ("4", 0, 1, "v8", False),
        ("4", 0, 1, "start", False),
        ("3", 1, 1, "start", False),
    ],
)
def test_an_artifact_may_be_activated_before_it_works(
    face: str, then: str, rules: str, plugged: int, vases: int, start: str, asked: bool
) -> None:
    s = quiet(rules=rules)
    artifact(s, 0, face, plugged)
    tile(s, "h13", "g05")
    hand(s, 0, "bank")
    me(s).vases = vases
    pawn(s, 0, start)
    s.river.scored = 1
    ask(s, 1, InterimScoring(0, 0, 0))
    assert (question(s) == "Window") == asked
    if not asked:
        return
    assert moment(s) == {"moment": "scoring", "n": 0}
    if start == "i6":
        play(s, 0, "return:i3", "vase")
    elif start == "i7":
        play(s, 0, "return:i7")
    while not s.has_basic(0, yard(s).face):
        play(s, 0, "plug")
    if face == "a9":
        play(s, 0, "archive:bank")
    play(s, 0, "pass")
    assert (question(s), s.actor()) == (then, 0)


@rule("BOON-TIME-E4", "BOON-ART-A2-1")
def test_the_vase_of_the_ship_that_starts_a_scoring_may_activate() -> None:
    s = quiet()
    artifact(s, 0, "a2", 1)
    ships(s, "c7", "c1")
    turn(s, 0, "progress")
    while question(s) != "MoveShip":
        play(s, s.actor(), "pass")
    s.river.trigger = 0
    play(s, 0, "ship:c8")
    assert (question(s), me(s).vases) == ("Window", 1)
    play(s, 0, "plug", "pass")
    assert question(s) == "Modernize"


@rule("BOON-TIME-E4", "BOON-ART-A6-1")
@pytest.mark.parametrize(
    ("rules", "face", "seat", "asked"), [("4", "a6", 0, True), ("4", "a5", 0, False), ("4", "a6", 1, False), ("3", "a6", 0, False)]
)
def test_the_purple_inhabitant_may_still_join_at_the_end_of_the_turn(rules: str, face: str, seat: int, asked: bool) -> None:
    s = quiet(rules=rules)
    artifact(s, 0, face, 1)
    tile(s, "h13", "g05")
    me(s).vases = 1
    ask(s, seat)
    assert (question(s) == "Window") == asked
    if asked:
        assert moment(s) == {"moment": "turn", "n": 0}
        after = s.clone()
        play(s, 0, "plug", "pass", "site:h13@single")
        assert (piece_at(s, "h13"), question(s)) == ((0, "purple"), "ChooseStrip")
        play(after, 0, "pass")
        assert question(after) == "ChooseStrip"


@rule("BOON-ART-COND-E4", "BOON-ART-A7-1")
def test_a_window_beside_the_question_of_another_knows_its_moment() -> None:
    s = quiet()
    artifact(s, 0, "a7", 2)
    yard(s).special = True
    condition(s, 1, "site-level-2")
    s.river.round = 1
    tile(s, s.box.spaces[s.box.adjacent[space(s, "h15")][0]], "g05")
    turn(s, 0, "settle")
    play(s, 0, "pass", "pass")
    pawn(s, 0, "v8")
    sites(s, 0, wood=1)
    play(s, 0, "plot", "place:h15")  # wood
    assert (s.actor(), [type(f).__name__ for f in s.side][-2:]) == (1, ["StepsLeft", "Window"])
    assert moment(s) == {"moment": "lake", "n": 1}


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


@rule("BOON-LEV-4", "BOON-TIME-10", "BOON-ART-LAKE-E12")
def test_the_last_window_is_too_late_for_levers() -> None:
    s = quiet()
    levers(s, 0, "m43")
    hand(s, 0, *any_cards(s, 5))
    pawn(s, 0, "v1")
    s.river.scored = 4
    s.stack = [LastWindow(0)]
    s.settle()
    assert question(s) == "Window"
    assert refusal(s, 0, "use:m43") == "BOON-LEV-4 not-after-the-last-scoring"
    play(s, 0, "return:v1", "pass")
    assert (me(s).vp, s.over()) == (1, True)
