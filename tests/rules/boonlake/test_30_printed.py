"""What strips, levers, solo tiles and boards print, as the rules list it."""

import pytest

from overlander.core.choice import NONE
from overlander.games.boonlake import box as b
from overlander.games.boonlake.eminence.box import Orders
from tests.ledger import rule
from tests.rules.boonlake.position import new_game


@rule("BOON-TURN-3", "BOON-TURN-5", "BOON-PIO-2")
@pytest.mark.parametrize(
    ("strip", "kind", "share"),
    [
        ("pioneer", "day", {"draws": 2, "plays": True, "discard_coins": 2}),
        ("settle", "night", {"develops": True, "upgrades": True, "plays": True, "discard_coins": 2}),
        ("cattle", "day", {"cattle": True, "plays": True, "discard_coins": 2}),
        ("region", "sunset", {"region_coins": 1}),
        ("hire", "night", {"hire_coins": 3, "hire_cards": 3}),
        ("progress", "sunset", {"modernizes": True, "inhabitants": 1, "draws_instead": 1}),
        ("builder", "", {"plays": True, "discard_coins": 2}),
    ],
)
def test_the_seven_strips(strip: str, kind: str, share: dict[str, int | bool]) -> None:
    found = new_game().box.strips[b.STRIPS.index(strip)]
    assert (b.CARD_KINDS[found.kind] if found.kind != NONE else "") == kind
    assert (found.discard_coins, found.instead is None) == ((2, True) if kind else (0, False))
    assert found.active_has_share == (strip != "pioneer")
    x = found.share
    assert share == {
        name: value
        for name, value in (
            ("draws", x.draws),
            ("develops", x.develops),
            ("upgrades", x.upgrades),
            ("cattle", x.cattle),
            ("plays", x.plays),
            ("discard_coins", x.discard_coins),
            ("region_coins", x.region_coins),
            ("hire_coins", x.hire_coins),
            ("hire_cards", x.hire_cards),
            ("modernizes", x.modernizes),
            ("inhabitants", x.inhabitants),
            ("draws_instead", x.draws_instead),
        )
        if value
    }


@rule("BOON-LEV-10", "BOON-LEV-E10", "BOON-LEV-E13")
def test_the_twelve_levers() -> None:
    box = new_game().box
    found = {}
    for i, way in enumerate(box.ways):
        given = (way.vases, way.cards, way.jokers, way.projects, box.way_coins[i])
        found[box.way_slug[i]] = (box.levers[way.lever], b.EVENTS[way.event], *given)
    assert found == {
        "m11-vase": ("m11", "forgo-share", 0, 0, 0, False, 0),
        "m11-coins": ("m11", "forgo-share", 1, 0, 0, False, 6),
        "m12": ("m12", "forgo-share", 0, 0, 0, False, 0),
        "m13": ("m13", "forgo-share", 0, 0, 0, False, 0),
        "m21": ("m21", "forgo-card", 0, 0, 0, False, 0),
        "m22": ("m22", "forgo-card", 0, 0, 0, False, 3),
        "m23": ("m23", "region-scoring", 0, 0, 0, False, 0),
        "m31": ("m31", "any-time", 0, 0, 0, False, 0),
        "m32": ("m32", "upgrade-settlement", 0, 0, 0, False, 0),
        "m33": ("m33", "place-tile", 0, 0, 0, False, 0),
        "m41-resource": ("m41", "play-card", 0, 0, 1, True, 0),
        "m41-coins": ("m41", "play-card", 0, 0, 0, False, 2),
        "m41-cards": ("m41", "play-card", 0, 0, 0, False, 0),
        "m42": ("m42", "play-card", 0, 0, 1, True, 5),
        "m43": ("m43", "any-time", 0, 2, 0, False, 0),
    }
    assert (box.scored_vp, box.less_inhabitants, box.less_presences) == (1, 1, 1)
    names = [box.levers[x] for x in (box.region_lever, box.boat_lever, box.settlement_lever)]
    assert names == ["m23", "m31", "m32"]


def printed(orders: Orders) -> dict[str, int]:
    every = {
        "structures": orders.structures,
        "cattle": orders.cattle,
        "cactus": orders.cactus,
        "tiles": orders.tiles,
        "house": orders.house,
        "pasture": orders.pasture,
        "covers": orders.covers,
        "vp": orders.vp_per_presence,
    }
    return {name: n for name, n in every.items() if n}


@rule("BOON-SOLO-14", "BOON-SOLO-15", "BOON-SOLO-16")
@pytest.mark.parametrize(
    ("strip", "a", "b_"),
    [
        ("builder", {"cactus": 1}, {"cactus": 2}),
        ("progress", {"cactus": 1}, {"cactus": 2}),
        ("hire", {"tiles": 1, "cactus": 1}, {"tiles": 1, "cactus": 2}),
        ("pioneer", {"tiles": 2, "house": 1}, {"tiles": 2, "house": 1, "cactus": 1}),
        ("cattle", {"pasture": 1, "cattle": 1}, {"pasture": 1, "cattle": 1, "cactus": 1}),
        ("settle", {"structures": 1}, {"structures": 2}),
        ("region", {"covers": 1, "vp": 1}, {"covers": 1, "vp": 2}),
    ],
)
def test_what_the_eminence_does_for_a_strip(strip: str, a: dict[str, int], b_: dict[str, int]) -> None:
    found = new_game(1).box.solo().strips[b.STRIPS.index(strip)]
    assert [printed(x) for x in found] == [a, b_]


@rule("BOON-SOLO-10")
def test_what_the_eminence_does_for_the_bottom_strip() -> None:
    solo = new_game(1).box.solo()
    for i, strip in enumerate(b.STRIPS):
        wanted = [{"cactus": 1}, {"cactus": 2}]
        if strip == "settle":
            wanted = [{"structures": 1}, {"structures": 2}]
        if strip == "cattle":
            wanted = [{"cattle": 1}, {"cattle": 1, "cactus": 1}]
        assert [printed(x) for x in solo.bottom[i]] == wanted
