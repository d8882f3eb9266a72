"""9. Special projects (BOON-SPEC)."""

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.counting import presences
from overlander.games.boonlake.final_scoring import printed_points
from overlander.games.boonlake.scoring_tiles import is_met
from overlander.games.boonlake.state import BoonState
from tests.ledger import rule
from tests.rules.boonlake.position import (
    areas,
    bare,
    boats,
    boats_of,
    cards_of,
    chance,
    display,
    levers,
    me,
    people,
    play,
    position,
    question,
    refusal,
    sites,
    tokens,
    turn,
)


def rich(*tiles: str, players: int = 2) -> BoonState:
    """A seat that can pay for any project, at a chance to play a card."""
    s = position(players)
    areas(s, *tiles)
    me(s).coins = 40
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    boats(s, 0, "wood", "wood")
    turn(s, 0, "builder")
    return s


@rule("BOON-SPEC-1", "BOON-SPEC-4", "BOON-SPEC-X3")
def test_the_printed_project() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    me(s).coins = 13
    play(s, 0, "project:sc06")
    assert me(s).coins == 0
    assert (me(s).ranch, me(s).supply, me(s).vp) == (4, 3, 8)
    assert me(s).board.steps[b.CARD_TRACK] == 1
    assert people(s, 0) == 10
    s = rich("sc06", "sc01", "sc03", "sc04")
    play(s, 0, "project:sc06")
    assert me(s).vp == 16


@rule("BOON-SPEC-3", "BOON-SPEC-X2")
def test_discounts_apply() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    display(s, 0, *[s.box.cards[x] for x in range(165) if s.box.card_perk[x] == b.CARD_DISCOUNT][:2])
    me(s).coins = 12
    play(s, 0, "project:sc06")
    assert me(s).coins == 1


@rule("BOON-SPEC-5", "BOON-SPEC-E4")
def test_an_inhabitant_marks_the_project_and_is_no_presence() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    play(s, 0, "project:sc06")
    assert me(s).projects == 0b10
    assert presences(s, 0) == 0


@rule("BOON-SPEC-6")
def test_each_project_once_per_player() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    play(s, 0, "project:sc06")
    assert refusal(s, 0, "project:sc06") == "BOON-SPEC-6 already-realised"
    sites(s, 1, wood=2, loam=2, stone=2, iron=2)
    play(s, 0, "pass")
    assert "project:sc06" in tokens(s, 1)


@rule("BOON-SPEC-7", "BOON-SPEC-X1")
def test_the_own_tile_doubles_the_points() -> None:
    for tiles, vp in ((("sc04", "sc02", "sc03", "sc01"), 14), (("sc01", "sc04", "sc03", "sc02"), 7)):
        s = rich(*tiles)
        play(s, 0, "project:sc04")
        assert (me(s).vp, me(s).board.steps) == (vp, [0, 1])
        assert (me(s).ranch, me(s).supply) == (4, 3)


@rule("BOON-SPEC-8", "BOON-SPEC-E3", "BOON-SCO-X6")
def test_a_project_counts_as_a_sunset_or_a_day_card() -> None:
    s = position()
    sc13 = s.box.scoring_slug.index("sc13")
    display(s, 0, *cards_of(s, "day", 3), *cards_of(s, "sunset", 1))
    assert not is_met(s, 0, sc13, 3)
    me(s).projects = 1
    assert is_met(s, 0, sc13, 3)


@rule("BOON-SPEC-9")
def test_a_project_is_no_card_of_the_display() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    play(s, 0, "project:sc06")
    assert me(s).display == []
    assert printed_points(s, 0) == 0


@rule("BOON-SPEC-E1", "BOON-SPEC-E2")
def test_a_supply_that_runs_out() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    me(s).supply, me(s).ranch = 1, 2
    play(s, 0, "project:sc06")
    assert (me(s).supply, me(s).ranch) == (0, 2)
    s = rich("sc01", "sc06", "sc03", "sc04")
    me(s).supply, me(s).ranch = 0, 2
    play(s, 0, "project:sc06")
    assert me(s).ranch == 1
    s = rich("sc01", "sc06", "sc03", "sc04")
    me(s).supply, me(s).ranch = 0, 0
    assert refusal(s, 0, "project:sc06") == "BOON-SPEC-E2 no-inhabitant"


@rule("BOON-SPEC-3", "BOON-SPEC-E2")
def test_with_as_many_on_the_ranch_as_in_the_supply_only_the_price_is_missing() -> None:
    s = rich("sc01", "sc06", "sc03", "sc04")
    me(s).supply, me(s).ranch, me(s).coins = 3, 3, 12
    assert refusal(s, 0, "project:sc06") == "BOON-CARD-2 too-few-coins"


@rule("BOON-SPEC-E5")
def test_tiles_of_free_areas_belong_to_nobody() -> None:
    for tile, vp in (("sc03", 7), ("sc04", 7)):
        s = rich("sc01", "sc06", "sc03", "sc04")
        levers(s, 0)
        play(s, 0, f"project:{tile}")
        assert me(s).vp == vp
        assert me(s).playing == NONE


@rule("BOON-SPEC-8")
def test_a_project_is_one_card_and_not_two() -> None:
    s = position()
    display(s, 0, *cards_of(s, "day", 4))
    me(s).projects = 1
    assert not is_met(s, 0, s.box.scoring_slug.index("sc13"), 3)


@rule("BOON-SPEC-3")
def test_a_project_costs_no_vases() -> None:
    s = bare()
    areas(s, "sc01", "sc06", "sc03", "sc04")
    sites(s, 0, wood=2, loam=2, stone=2, iron=2)
    me(s).coins = 40
    turn(s, 0, "builder")
    play(s, 0, "project:sc06")
    assert me(s).vases == 0


@rule("BOON-SPEC-3", "BOON-RES-5")
def test_boats_go_upstream_for_a_project_too() -> None:
    s = position()
    areas(s, "sc01", "sc06", "sc03", "sc04")  # 13 coins, loam 2, iron 3
    sites(s, 0, loam=1, iron=2)
    boats(s, 0, "iron", "iron")
    chance(s)
    play(s, 0, "project:sc06")
    while question(s) == "PayProject":
        play(s, 0, str(s.choices(0)[0]))
    assert (me(s).coins, boats_of(s)) == (20 - 13 - 2, ["loam", "iron"])
