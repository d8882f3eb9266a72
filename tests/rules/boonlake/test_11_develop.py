"""11. Develop (BOON-DEV)."""

from itertools import product

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import pieces as pc
from overlander.games.boonlake.develop import DevelopOrUpgrade, payable_sites, site_price
from overlander.games.boonlake.state import BoonState
from overlander.games.boonlake.upgrade import site_at
from tests.ledger import rule
from tests.rules.boonlake.expansion import artifact, quiet
from tests.rules.boonlake.position import (
    any_cards,
    ask,
    bare,
    hand,
    me,
    pasture,
    piece_at,
    play,
    put,
    question,
    refusal,
    starting,
    tile,
    tokens,
)


def on(*tiles: str) -> BoonState:
    """Seat 0 may develop or upgrade, and these tiles lie from h12 on."""
    s = bare()
    for where, slug in zip(("h12", "h13", "h16"), tiles):
        tile(s, where, slug)
    ask(s, 0, DevelopOrUpgrade(0))
    return s


@rule("BOON-DEV-1", "BOON-DEV-2")
def test_an_inhabitant_goes_onto_any_free_site() -> None:
    s = on("g16", "g05")
    put(s, 1, "inhabitant", "h12", 0)
    assert starting(s, 0, "develop") == {"develop:h12@lower", "develop:h13@single"}
    assert refusal(s, 0, "develop:h12@upper") == "BOON-DEV-2 site-occupied"
    assert refusal(s, 0, "develop:h13@lower") == "BOON-DEV-1 no-such-site"
    play(s, 0, "develop:h13@single")
    assert piece_at(s, "h13") == (0, "inhabitant")
    assert me(s).ranch == 2


@rule("BOON-DEV-3")
def test_both_sites_may_belong_to_one_player_or_to_two() -> None:
    s = on("g22")
    put(s, 1, "house", "h12", 0)
    play(s, 0, "develop:h12@lower")
    assert (piece_at(s, "h12", 0), piece_at(s, "h12", 1)) == ((1, "house"), (0, "inhabitant"))
    s = on("g22")
    put(s, 0, "house", "h12", 0)
    assert "develop:h12@lower" in tokens(s)


@rule("BOON-DEV-4")
def test_pastures_hold_no_inhabitants() -> None:
    s = on("g05")
    pasture(s, "h13")
    assert refusal(s, 0, "develop:h13@single") == "BOON-DEV-4 a-pasture"


@rule("BOON-DEV-5", "BOON-DEV-8")
def test_costs_in_coins_and_cards() -> None:
    s = on("g19")
    assert refusal(s, 0, "develop:h12@lower") == "BOON-DEV-8 too-few-cards"
    hand(s, 0, *any_cards(s, 2))
    play(s, 0, "develop:h12@lower")
    assert question(s) == "DiscardCards"
    s.apply(0, s.choices(0)[0])
    assert len(me(s).hand) == 1
    s = on("g18")
    me(s).coins = 1
    assert refusal(s, 0, "develop:h12@lower") == "BOON-DEV-8 too-few-coins"
    play(s, 0, "develop:h12@upper")
    assert len(me(s).hand) == 2


@rule("BOON-DEV-6", "BOON-DEV-X5")
def test_effects_of_sites() -> None:
    s = on("g06")
    play(s, 0, "develop:h12@single")
    assert (me(s).coins, me(s).board.steps) == (16, [1, 0])
    s = on("g11")
    play(s, 0, "develop:h12@single")
    assert (me(s).coins, me(s).vases) == (19, 1)
    s = on("g12")
    play(s, 0, "develop:h12@single")
    assert (me(s).coins, me(s).vp) == (19, 3)


@rule("BOON-DEV-7", "BOON-DEV-X1", "BOON-DEV-E4")
def test_points_of_a_settlement_on_the_site() -> None:
    s = on("g16", "g23", "g05")
    play(s, 0, "develop:h12@lower")
    assert me(s).coins == 19
    me(s).ranch = 9
    s.land.sites = [-1] * len(s.land.sites)
    for where, site, vp in (("h12", 1, 5), ("h13", 0, -5)):
        s = on("g16", "g23", "g05")
        put(s, 0, "house", where, site)
        for other, n in (("h16", 0), ("h12", 0), ("h13", 1)):
            put(s, 1, "inhabitant", other, n)
        ask(s, 0, DevelopOrUpgrade(0))
        play(s, 0, f"upgrade:{where}@{'lower' if site else 'upper'}")
        assert me(s).vp == vp
        assert me(s).coins == 20
    s = on("g23")
    play(s, 0, "develop:h12@upper")
    assert me(s).coins == 23


@rule("BOON-DEV-X2", "BOON-TRK-4")
def test_three_steps_on_one_track() -> None:
    s = on("g08")
    me(s).board.steps[0] = 8
    play(s, 0, "develop:h12@single")
    assert tokens(s) == {"track:coin", "track:card"}
    play(s, 0, "track:coin")
    assert (me(s).coins, me(s).board.steps, me(s).vp) == (11, [9, 0], 4)


@rule("BOON-DEV-X3", "BOON-DEV-E1", "BOON-DEV-E3")
def test_income_now_and_points_lost() -> None:
    s = on("g13")
    play(s, 0, "develop:h12@single")
    assert (me(s).coins, me(s).vp) == (24, -2)
    s = on("g25")
    me(s).board.steps[0] = 4
    play(s, 0, "develop:h12@upper")
    assert (me(s).coins, me(s).vp, me(s).board.steps[0]) == (23, 1, 4)


@rule("BOON-DEV-X4")
def test_an_empty_ranch_develops_nothing() -> None:
    s = on("g05")
    me(s).ranch = 0
    assert starting(s, 0, "develop") == set()
    assert refusal(s, 0, "develop:h12@single") == "BOON-DEV-1 no-inhabitant"


@rule("BOON-DEV-E2")
def test_the_cost_comes_before_the_reward() -> None:
    s = on("g09")
    hand(s, 0, *any_cards(s, 2))
    play(s, 0, "develop:h12@single")
    assert me(s).coins == 20
    s.apply(0, s.choices(0)[0])
    assert me(s).coins == 22


@rule("BOON-DEV-8")
def test_the_last_coin_pays_for_a_site() -> None:
    s = bare()
    tile(s, "h12", "g06")  # 4 coins
    ask(s, 0, DevelopOrUpgrade(0))
    me(s).coins = 3
    assert refusal(s, 0, "develop:h12@single") == "BOON-DEV-8 too-few-coins"
    me(s).coins = 4
    play(s, 0, "develop:h12@single")
    assert me(s).coins == 0


@rule("BOON-DEV-5", "BOON-DEV-8", "BOON-ART-A10-2")
@pytest.mark.parametrize("plugged", [0, 3])
def test_sites_that_can_be_paid(plugged: int) -> None:
    s = quiet()
    artifact(s, 0, "a10", plugged)
    for where, slug in zip(s.box.spaces, [x for x in s.box.tile_slug if (x[0] in "gs" and x[1].isdigit()) or x.startswith("st")]):
        tile(s, where, slug)
    put(s, 1, "inhabitant", "h02")
    for coins, cards in product(range(10), range(2)):
        me(s).coins = coins
        hand(s, 0, *any_cards(s, cards))
        every = [
            i * pc.SITES + site
            for i, x in enumerate(s.land.tiles)
            if x != NONE
            for site in range(len(s.box.tile_sites[x]))
            if s.land.sites[i * pc.SITES + site] == NONE
        ]
        found = [i for i in every if coins >= site_price(s, 0, i) and cards >= site_at(s, i).cards]
        assert payable_sites(s, 0) == found


@rule("BOON-DEV-1", "BOON-DEV-2")
def test_what_one_might_develop_are_the_free_sites() -> None:
    s = bare()
    tile(s, "h13", "g22")
    for where, free in ((0, "lower"), (1, "upper")):
        s.land.sites = [NONE] * len(s.land.sites)
        put(s, 1, "inhabitant", "h13", where)
        ask(s, 0, DevelopOrUpgrade(0))
        q = s.question(0)
        assert q is not None
        assert {str(c) for c in q.candidates(s)} == {f"develop:h13@{free}", "pass"}
