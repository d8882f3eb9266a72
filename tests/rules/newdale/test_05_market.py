"""Phase III: the labour market (NEW-MKT)."""

from overlander.core.choice import (
    NONE,
)
from overlander.games.newdale.account import (
    pawn_faults,
)
from overlander.games.newdale.assistants import (
    DrawMarket,
    available,
    clear_market,
)
from overlander.games.newdale.rounds import (
    Phase,
)
from overlander.games.newdale.special_buildings import (
    SpecialBuildings,
)
from tests.ledger import rule
from tests.rules.newdale.position import (
    ask,
    asked,
    bag,
    built,
    character,
    coals,
    drawn,
    event,
    market,
    me,
    pawn,
    play,
    position,
    steps,
    tiles,
)


@rule("NEW-MKT-1", "NEW-MKT-6")
def test_four_pawns_join_the_printed_assistants() -> None:
    s = position()
    ask(s, DrawMarket(NONE), phase=3)
    assert (sum(s.market.drawn), bag(s)) == (4, 14)
    assert available(s, 0) == [a + b for a, b in zip([2, 1, 1, 1], s.market.drawn[:4], strict=True)]


@rule("NEW-MKT-X1", "NEW-VEC-X30")
def test_the_market_of_event_101() -> None:
    s = position()
    drawn(s, "YYGR")
    assert available(s, 0) == [4, 2, 2, 1]


@rule("NEW-MKT-X2", "NEW-SPC-3", "NEW-SPC-E10")
def test_private_assistants_count_for_their_owner_only() -> None:
    s = position(2, "2")
    drawn(s, "YYGR")
    built(s, 0, "post-office-5")
    character(s, 0, "onyx")
    pawn(s, 0, "growth")
    play(s, 0, "call:onyx", "assistant:blue")
    assert available(s, 0) == [4, 3, 2, 2]
    assert available(s, 1) == [4, 2, 2, 1]


@rule("NEW-MKT-2")
def test_assistants_are_never_used_up() -> None:
    s = position()
    drawn(s, "YYRR")
    for seat in (0, 1):
        for space in ("zone-1-ordinary", "zone-1-extraordinary"):
            pawn(s, seat, space)
            assert "produce:assistants" in steps(s, seat)
            play(s, seat, "produce:assistants")
    assert [coals(s, seat) for seat in (0, 1)] == [13, 13]


@rule("NEW-MKT-3")
def test_an_almost_empty_bag_gives_what_it_has() -> None:
    s = position()
    s.market.bag = [1, 0, 1, 0, 0]
    ask(s, DrawMarket(NONE), phase=3)
    assert s.market.drawn == [1, 0, 1, 0, 0]


@rule("NEW-MKT-4")
def test_the_market_is_cleared_at_the_end_of_the_round() -> None:
    s = position()
    drawn(s, "YGRB")
    past = s.market.event
    clear_market(s)
    assert (bag(s), market(s)) == (18, "")
    assert (s.market.event, s.calendar.past) == (NONE, [past])


@rule("NEW-MKT-5", "NEW-CHR-15")
def test_pawns_on_hermine_and_onyx_go_back() -> None:
    s = position(2, "2")
    character(s, 0, "hermine")
    character(s, 1, "enoch-brubak")
    pawn(s, 0, "growth")
    play(s, 0, "call:hermine")
    pawn(s, 1, "growth")
    play(s, 1, "call:enoch-brubak")
    assert (sum(me(s).people.helpers), bag(s)) == (2, 16)
    assert (me(s, 0).people.character, me(s, 0).people.used) == (s.box.character_slug.index("hermine"), True)
    assert me(s, 1).people.character == NONE, "the others leave at once"
    clear_market(s)
    assert (sum(me(s).people.helpers), bag(s)) == (0, 18)
    assert me(s, 0).people.character == NONE


@rule("NEW-MKT-7")
def test_prisoners_stay_over_the_end_of_the_round() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    drawn(s, "YR")
    ask(s, SpecialBuildings(NONE), phase=6)
    play(s, 0, "jail:prison-1@red")
    clear_market(s)
    assert me(s).people.prisoners == [0, 0, 1, 0]
    assert s.market.bag == [6, 5, 3, 3, 4]


@rule("NEW-MKT-9", "NEW-SPC-E5")
def test_printed_assistants_are_no_pawns() -> None:
    s = position(2, "7")
    built(s, 0, "prison-1")
    built(s, 1, "post-office-1")
    drawn(s, "R")
    ask(s, SpecialBuildings(NONE), phase=6)
    assert steps(s, 0) == ["jail:prison-1@red", "done"]


@rule("NEW-MKT-E1", "NEW-INV-4", "NEW-SHD-E2")
def test_pawns_are_conserved() -> None:
    s = position(2, "7")
    assert pawn_faults(s) == []
    s.market.drawn[0] += 1
    assert pawn_faults(s) != []
    s = position(2, "7")
    s.market.bag[4] -= 1
    assert pawn_faults(s) != []


@rule("NEW-MKT-E2", "NEW-END-4", "NEW-BON-E2")
def test_the_market_of_round_seven_stays() -> None:
    s = position()
    event(s, "last-round")
    drawn(s, "YYRR")
    s.calendar.round = 7
    tiles(s, 0, "cards-for-yellow")
    ask(s, Phase(7), phase=6)
    assert asked(s, 0) == "FinalProduction"
    play(s, 0, "use:cards-for-yellow")
    assert len(me(s).hand) == 4
    play(s, 0, "done")
    play(s, 1, "done")
    assert market(s) == "YYRR"


@rule("NEW-MKT-E3")
def test_the_bag_limits_what_can_be_drawn() -> None:
    s = position()
    s.market.bag = [6, 0, 0, 3, 0]
    ask(s, DrawMarket(NONE), phase=3)
    assert s.market.drawn[3] <= 3
    assert s.box.assistants == [6, 5, 4, 3]
