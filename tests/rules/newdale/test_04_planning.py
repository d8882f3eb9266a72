"""Phase II: planning (NEW-PLAN)."""

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.games.newdale.planning import Planning, PlanPawns
from overlander.games.newdale.state import NewdaleState
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    built,
    coal,
    drawn,
    extras,
    goods,
    hand,
    listen,
    me,
    pawns,
    play,
    position,
    refused,
    steps,
    tiles,
)
from tests.rules.offers import told


def planning(players: int = 2, chapter: str = "1", **options: str) -> NewdaleState:
    """All are to plan."""
    s = position(players, chapter, **options)
    ask(s, Planning(NONE), phase=2)
    return s


def spaces_of(s: NewdaleState, seat: int) -> list[str]:
    return [s.box.space_slug[x] for x in s.players[seat].pawns.plan if x != NONE]


@rule("NEW-PLAN-1", "NEW-PLAN-2")
def test_all_plan_at_once_and_reveal_together() -> None:
    s = planning(3)
    assert s.actors() == [0, 1, 2]
    play(s, 2, "plan:build,growth")
    play(s, 0, "plan:zone-1-ordinary,progress")
    assert s.actors() == [1]
    heard = listen(s, 1, "plan:exchange-draw,black-market")
    assert [x.params["plan"] for x in heard if x.key == "plan"][0] == "1:zone-1-ordinary,2:progress"


@rule("NEW-PLAN-E8")
def test_nobody_sees_a_plan_before_all_are_in() -> None:
    s = planning(2)
    before = s.view(1).digest()
    play(s, 0, "plan:build,growth")
    assert spaces_of(s.view(1), 0) == []
    assert spaces_of(s.view(NONE), 0) == []
    assert spaces_of(s.view(0), 0) == ["build", "growth"]
    other = planning(2)
    play(other, 0, "plan:progress,zone-1-careless")
    assert other.view(1).digest() == s.view(1).digest() != before, "only that it is committed is seen"


@rule("NEW-PLAN-15", "NEW-PLAN-X1")
def test_a_plan_is_asked_pawn_by_pawn() -> None:
    s = planning()
    first = steps(s, 0)
    assert len(first) == 26
    plans = [plan for x in first for plan in steps(s, 0, x)]
    assert len(plans) == len(set(plans)) == 614
    assert refused(s, 0, "plan:build") == "NEW-PLAN-11"


@rule("NEW-PLAN-5", "NEW-PLAN-X2", "NEW-PLAN-7")
def test_one_pawn_per_zone() -> None:
    s = planning()
    assert refused(s, 0, "plan:zone-2-careless,zone-2-ordinary") == "NEW-PLAN-5"
    play(s, 0, "plan:build,zone-3-ordinary")
    assert spaces_of(s, 0) == ["build", "zone-3-ordinary"], "though nothing stands there yet"


@rule("NEW-PLAN-10", "NEW-PLAN-6")
def test_one_own_pawn_per_space_of_the_action_board_and_any_number_of_others() -> None:
    s = planning(3)
    assert refused(s, 0, "plan:build,build") == "NEW-PLAN-10"
    for seat in range(3):
        play(s, seat, "plan:build,progress")
    assert asked(s, 0) == "BuildWithPawn"


@rule("NEW-PLAN-3", "NEW-PLAN-14")
def test_on_request_pawns_are_placed_in_turn_order() -> None:
    s = planning(2, planning="turn-order")
    s.calendar.first = 0
    assert s.actors() == [0]
    play(s, 0, "put:pawn-1@build")
    assert spaces_of(s.view(1), 0) == ["build"], "visible"
    play(s, 1, "put:pawn-1@build")
    assert told(s, "put:pawn-2@build") == ("own-pawn-there", {"space": "build"})
    assert refused(s, 0, "put:pawn-2@build") == "NEW-PLAN-10"
    play(s, 0, "put:pawn-2@growth")
    assert s.actors() == [1]


@rule("NEW-PLAN-14", "NEW-PLAN-E2")
def test_one_after_the_other_everybody_places_the_pawns_there_are() -> None:
    s = planning(3, planning="turn-order")
    s.calendar.first = 1
    pawns(s, 0, 1, 2, 4)
    pawns(s, 2, 1, 2, 3)
    ask(s, Planning(NONE), phase=2)
    order: list[tuple[int, str]] = []
    while s.calendar.phase == 2:
        token = steps(s, s.actor())[0]
        order.append((s.actor(), token.partition("@")[0].removeprefix("put:")))
        play(s, s.actor(), token)
    assert order == [
        *[(seat, "pawn-1") for seat in (1, 2, 0)],
        *[(seat, "pawn-2") for seat in (1, 2, 0)],
        (2, "pawn-3"),
        (0, "pawn-4"),
    ]


@rule("NEW-PLAN-5", "NEW-PLAN-14")
def test_one_after_the_other_there_is_one_pawn_per_zone_too() -> None:
    s = planning(2, planning="turn-order")
    play(s, 0, "put:pawn-1@zone-2-careless")
    play(s, 1, "put:pawn-1@build")
    assert told(s, "put:pawn-2@zone-2-ordinary") == ("own-pawn-in-zone", {})
    assert refused(s, 0, "put:pawn-2@zone-2-ordinary") == "NEW-PLAN-5"


@rule("NEW-PLAN-8", "NEW-ACT-1")
def test_pawn_numbers_set_the_order() -> None:
    s = planning()
    play(s, 0, "plan:growth,build")
    play(s, 1, "plan:build,growth")
    order: list[tuple[int, str]] = []
    while s.calendar.phase == 4:
        order.append((s.actor(), asked(s, s.actor())))
        play(s, s.actor(), "pass")
    assert order == [(0, "BuyPawn"), (1, "BuildWithPawn"), (0, "BuildWithPawn"), (1, "BuyPawn")]


@rule("NEW-PLAN-9")
def test_another_players_board_is_never_used() -> None:
    s = planning()
    built(s, 1, "mill-1", "zone-2")
    play(s, 0, "plan:zone-2-ordinary,build")
    play(s, 1, "plan:growth,build")
    drawn(s, "")
    assert asked(s, 0) == "Assistants"
    assert steps(s, 0) == ["pass"], "the own zone is empty"


@rule("NEW-PLAN-11", "NEW-PLAN-E1")
def test_no_pawn_is_held_back() -> None:
    s = planning()
    pawns(s, 0, 1, 2, 3, 4)
    assert refused(s, 0, "plan:build,growth@progress") == "NEW-PLAN-11"
    play(s, 0, "plan:build,growth@progress/exchange-draw")
    assert len(spaces_of(s, 0)) == 4


@rule("NEW-PLAN-12", "NEW-PLAN-E6")
def test_an_empty_zone_may_be_filled_before_its_pawn_comes() -> None:
    s = planning()
    coal(s, 0, 20)
    hand(s, 0, "mill-1")
    play(s, 0, "plan:build,zone-3-ordinary")
    play(s, 1, "plan:growth,progress")
    zones = [x.split(",")[1] for x in steps(s, 0, "build:mill-1@a-hollycroft")]
    assert zones == ["zone-2", "zone-3", "zone-4", "zone-8"], "any free zone"
    play(s, 0, "build:mill-1@a-hollycroft,zone-3+coal*4")
    play(s, 1, "pass")
    drawn(s, "YYRR")
    assert asked(s, 0) == "Assistants"
    play(s, 0, "produce:assistants")
    assert goods(s, 0, "mill-1") == 2


@rule("NEW-PLAN-13", "NEW-XAS-1", "NEW-XAS-2")
def test_extra_spaces_of_a_chapter_are_spaces_of_the_action_board() -> None:
    for chapter, space in (("3a", "bridge"), ("4a", "bridge"), ("6", "shipyard"), ("7", "sail")):
        s = planning(2, chapter)
        assert s.box.space_slug[5] == space
        assert refused(s, 0, f"plan:{space},{space}") == "NEW-PLAN-10"
        play(s, 0, f"plan:{space},build")
        play(s, 1, f"plan:{space},build")
        assert asked(s, 0) in ("BuildBridge", "UseShipyard", "Sail")


@rule("NEW-PLAN-E2", "NEW-GRO-6")
def test_pawn_four_without_pawn_three() -> None:
    s = planning()
    pawns(s, 0, 1, 2, 4)
    assert refused(s, 0, "plan:build,growth@progress") == "NEW-PLAN-E2"
    play(s, 0, "plan:build,growth/progress")
    assert s.players[0].pawns.plan[2] == NONE


@rule("NEW-PLAN-E3")
def test_nothing_is_done_by_an_unfinished_plan() -> None:
    s = planning()
    before = s.digest()
    steps(s, 0, "plan:build")
    assert s.digest() == before
    play(s, 0, "plan:build,growth")
    play(s, 1, "plan:build,growth")
    assert asked(s, 0) == "BuildWithPawn", "after the reveal a plan is fixed"


@rule("NEW-PLAN-E4")
def test_the_zones_of_captain_and_cook_may_be_planned() -> None:
    s = planning(2, "8")
    play(s, 0, "plan:ship-captain-ordinary,ship-cook-careless")
    assert len(spaces_of(s, 0)) == 2


@rule("NEW-PLAN-E5", "NEW-BON-14")
def test_tiles_may_be_used_until_ones_own_plan_is_committed() -> None:
    s = planning()
    tiles(s, 0, "cards-for-yellow", "one-good")
    before = s.barrier()
    play(s, 0, "use:cards-for-yellow")
    assert len(me(s).hand) == 2
    assert s.barrier() != before, "what was drawn cannot be taken back"
    assert s.view(1).board.used_tiles == [s.box.tile("cards-for-yellow")], "open at once"
    play(s, 0, "plan:build,growth")
    assert extras(s, 0) == []
    assert s.actors() == [1]


@rule("NEW-PLAN-E7")
def test_a_committed_plan_may_be_taken_back_until_the_last_is_in() -> None:
    match = Match(find_game("newdale"), {"players": "3"}, ["Ada", "Ben", "Cleo"], "test")
    for seat in range(3):
        match.play(seat, str(match.state.choices(seat)[0]))
    match.play(0, "plan:build,growth")
    match.play(1, "plan:progress,growth")
    match.withdraw(0)
    assert match.state.actors() == [0, 2]
    match.play(0, "plan:growth,build")
    match.play(2, "plan:growth,build")
    assert not match.may_withdraw(0)
    state = match.state
    assert isinstance(state, NewdaleState)
    assert spaces_of(state, 1) == ["progress", "growth"]


@rule("NEW-PLAN-E2", "NEW-PLAN-5", "NEW-PLAN-10")
def test_pawns_one_has_not_and_spaces_that_are_taken() -> None:
    s = position()
    pawns(s, 0, 1, 2, 4)
    ask(s, PlanPawns(0), phase=2)
    assert told(s, "plan:growth,build@progress") == ("no-such-pawn", {"pawn": 3})
    assert refused(s, 0, "plan:growth,growth") == "NEW-PLAN-10"
    assert refused(s, 0, "plan:zone-2-careless,zone-2-ordinary") == "NEW-PLAN-5"
    assert refused(s, 0, "plan:growth,build") == "NEW-PLAN-11"
    first = steps(s, 0)
    assert len(first) == len(s.box.spaces)
    after = steps(s, 0, "plan:zone-2-careless")
    zone = [x for x in s.box.spaces if x.zone == s.box.zone_slug.index("zone-2")]
    assert len(after) == len(first) - len(zone)
    after = steps(s, 0, "plan:growth")
    assert len(after) == len(first) - 1
    assert NONE not in [s.box.space_slug.index(x.split(",")[1]) for x in after]
