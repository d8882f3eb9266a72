"""16. Phase B: ship and river (BOON-RIV)."""

import pytest

from overlander.games.boonlake.river import MoveShip, targets
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.position import ask, hand, me, play, position, question, refusal, ship_of, ships, sites, tokens


def reach(s: BoonState, most: int) -> list[str]:
    return [s.box.river[x] for x in targets(s, 0, most)]


@rule("BOON-RIV-1", "BOON-RIV-2")
def test_one_to_n_steps_forward() -> None:
    s = position()
    ships(s, "c4", "c2")
    ask(s, 0, MoveShip(0))
    s.strips.row = 3
    assert tokens(s) == {"ship:c5", "ship:c6", "ship:c7"}
    assert refusal(s, 0, "ship:c8") == "BOON-RIV-1 too-far"
    assert refusal(s, 0, "ship:c3") == "BOON-RIV-2 not-ahead"
    assert "pass" not in tokens(s)


@rule("BOON-RIV-3", "BOON-RIV-4", "BOON-RIV-X1")
def test_occupied_spaces_are_jumped_and_not_counted() -> None:
    s = position(4)
    ships(s, "c3", "c3", "c4", "c6")
    assert reach(s, 4) == ["c5", "c7", "c8", "c9"]
    ask(s, 0, MoveShip(0))
    assert refusal(s, 0, "ship:c4") == "BOON-RIV-3 space-occupied"


@rule("BOON-RIV-5", "BOON-RIV-X2")
def test_harbors_hold_any_number_and_count() -> None:
    s = position()
    ships(s, "c6", "c8")
    assert reach(s, 2) == ["c7", "c8"]
    assert reach(s, 3) == ["c7", "c8", "c9"]


@rule("BOON-RIV-6", "BOON-RIV-7")
@pytest.mark.parametrize(
    ("start", "target", "coins", "cards", "ranch", "vases", "vp"),
    [("c2", "c4", 22, 0, 3, 0, 0), ("c4", "c5", 20, 2, 3, 0, 0), ("c5", "c6", 20, 0, 4, 0, 0), ("c7", "c8", 20, 0, 3, 1, 0)]
    + [("c8", "c9", 20, 0, 3, 0, 2)],
)
def test_the_reward_of_the_last_space(start: str, target: str, coins: int, cards: int, ranch: int, vases: int, vp: int) -> None:
    s = position()
    hand(s, 0)
    ships(s, start, "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, f"ship:{target}")
    p = me(s)
    assert (p.coins, len(p.hand), p.ranch, p.vases, p.vp) == (coins, cards, ranch, vases, vp)


@rule("BOON-RIV-8", "BOON-RIV-X5")
def test_the_fork() -> None:
    s = position()
    ships(s, "c12", "c1")
    assert reach(s, 3) == ["u1", "u2", "u3"]
    s.river.round = 1
    assert reach(s, 3) == ["l1", "l2", "l3"]
    s.river.scored = 2
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:l3")
    assert s.river.scored == 3


@rule("BOON-RIV-9", "BOON-RIV-10", "BOON-INT-12")
def test_the_first_ship_across_a_lock_triggers_a_scoring() -> None:
    s = position()
    ships(s, "c11", "c10")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u2")
    assert s.river.scored == 1
    s = position()
    s.river.crossed = 1
    ships(s, "c11", "c10")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u2")
    assert (s.river.scored, question(s)) == (0, "ChooseStrip")


@rule("BOON-RIV-12")
def test_the_reward_comes_before_the_scoring() -> None:
    s = position()
    ships(s, "c12", "c1")
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u1")
    assert (question(s), me(s).coins) == ("MarkTile", 23)


@rule("BOON-RIV-14", "BOON-RIV-E4")
def test_all_ships_share_the_start() -> None:
    s = position(4)
    assert {ship_of(s, seat) for seat in range(4)} == {"c3"}
    assert reach(s, 2) == ["c4", "c5"]


@rule("BOON-RIV-E1", "BOON-RIV-X3")
def test_a_jump_may_carry_the_ship_to_the_end() -> None:
    s = position()
    s.river.crossed, s.river.scored = 1, 1
    ships(s, "u10", "u11")
    assert reach(s, 1) == ["u12"]
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u12")
    assert s.river.scored == 2


@rule("BOON-RIV-E2", "BOON-RIV-X4")
def test_surplus_steps_are_lost() -> None:
    s = position()
    ships(s, "u11", "c1")
    assert reach(s, 4) == ["u12"]


@rule("BOON-RIV-E3")
def test_no_move_crosses_two_locks() -> None:
    box = position().box
    for round_ in (0, 1):
        space = box.start_ship[0]
        gaps = []
        while box.river_next[round_][space] != -1:
            gaps.append(box.lock_after[space] != -1)
            space = box.river_next[round_][space]
        first, second = [i for i, x in enumerate(gaps) if x]
        assert second - first + 1 > max(box.most_steps) + 3  # three other ships can be jumped


@rule("BOON-RIV-E5")
def test_the_harbor_of_the_second_start_holds_all_four() -> None:
    s = position(4)
    s.river.round = 1
    ships(s, "c8", "c8", "c8", "c8")
    assert reach(s, 2) == ["c9", "c10"]


@rule("BOON-RIV-E6")
def test_a_choice_of_the_river_is_asked() -> None:
    s = position()
    ships(s, "u7", "c1")
    sites(s, 0, wood=2)
    ask(s, 0, MoveShip(0))
    play(s, 0, "ship:u8")
    assert tokens(s) == {"vase", "build:loam", "build:stone", "build:iron"}


@rule("BOON-RIV-7", "BOON-PROD-E1")
def test_one_vase_instead_of_a_site() -> None:
    for levels in (0, 2):
        s = position()
        me(s).board.sites = [levels] * 4
        ships(s, "c9", "c1")
        ask(s, 0, MoveShip(0))
        s.strips.row = 0
        play(s, 0, "ship:c12")
        if levels == 0:
            play(s, 0, "vase")
        assert me(s).vases == 1
