"""25. Expansion: controlling scoring tiles (BOON-ART-CTL)."""

import pytest

from overlander.games.boonlake.scoring_tiles import MarkTile
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.expansion import condition, pawn, pawn_of, quiet, yard
from tests.rules.boonlake.position import areas, ask, display, me, play, position, question, tokens


def at(scoring: int, *tiles: str) -> BoonState:
    s = quiet()
    condition(s, 0, "new-region")
    areas(s, *tiles)
    s.river.scored = scoring
    ask(s, 0, MarkTile(0, 0))
    return s


@rule("BOON-ART-CTL-1", "BOON-ART-CTL-2", "BOON-ART-CTL-X1")
def test_whoever_meets_the_next_value_too_may_improve_the_next_marker() -> None:
    s = at(1, "sc02", "sc01", "sc03", "sc04")
    me(s).board.steps = [3, 0]
    play(s, 0, "mark:sc01")
    assert (me(s).vp, tokens(s, 0)) == (1, {"improve", "pass"})
    play(s, 0, "improve")
    assert yard(s).improved
    s = at(1, "sc02", "sc01", "sc03", "sc04")
    me(s).board.steps = [1, 0]
    play(s, 0, "mark:sc01")
    assert question(s) != "ImproveMarker"


@rule("BOON-ART-CTL-3", "BOON-ART-CTL-E3", "BOON-ART-CTL-X2")
@pytest.mark.parametrize(("steps", "vp"), [(2, 8), (1, -8)])
def test_the_improved_marker(steps: int, vp: int) -> None:
    s = at(2, "sc01", "sc02", "sc03", "sc04")
    yard(s).improved = True
    me(s).board.steps = [steps, 0]
    play(s, 0, "mark:sc01")
    assert (me(s).vp, me(s).marks[0], yard(s).improved) == (vp, 4, False)


@rule("BOON-ART-CTL-E1")
def test_the_swap_is_optional() -> None:
    s = at(1, "sc02", "sc01", "sc03", "sc04")
    me(s).board.steps = [3, 0]
    play(s, 0, "mark:sc01", "pass")
    assert not yard(s).improved


@rule("BOON-ART-CTL-E2")
def test_gifts_for_control() -> None:
    s = at(1, "sc01", "sc10", "sc03", "sc04")
    play(s, 0, "mark:sc10")
    assert "gift:2,0" in tokens(s, 0)
    play(s, 0, "gift:2,0")
    assert (me(s).vp, question(s)) == (2 * 2 + 1, "ImproveMarker")


@rule("BOON-ART-CTL-E4")
def test_gifts_with_a_lowered_number() -> None:
    s = at(2, "sc01", "sc10", "sc03", "sc04")
    display(s, 0, "lenient-clerk")
    me(s).ranch = 1
    me(s).coins = 0
    play(s, 0, "spend:lenient-clerk", "mark:sc10")
    play(s, 0, "gift:1,0")
    assert me(s).vp == 2 + 2
    assert question(s) != "ImproveMarker"


def giving(scoring: int, *tiles: str, expansion: bool = False) -> BoonState:
    s = quiet() if expansion else position()
    if expansion:
        condition(s, 0, "new-region")
    areas(s, *tiles)
    s.river.scored = scoring
    ask(s, 0, MarkTile(0, 0))
    return s


@rule("BOON-ART-CTL-E2")
def test_gifts_of_both_kinds_for_control() -> None:
    s = giving(1, "sc01", "sc10", "sc03", "sc04", expansion=True)
    play(s, 0, "mark:sc10")
    assert tokens(s) == {"gift:0,0", "gift:1,0", "gift:0,1", "gift:2,0", "gift:1,1", "gift:0,2"}
    play(s, 0, "gift:1,1")
    assert (me(s).vp, question(s)) == (2 * 2 + 1, "ImproveMarker")


def test_points_with_a_tile_move_the_pawn_twice_for_control() -> None:
    s = at(1, "sc02", "sc01", "sc03", "sc04")
    condition(s, 0, "score-tile")
    pawn(s, 0, "v1")
    me(s).board.steps = [3, 0]
    play(s, 0, "mark:sc01", "pass")
    assert pawn_of(s) == "v3"
