"""Rails to the North: set-up (RTN-SETUP)."""

from collections import Counter

import pytest

from overlander.core.errors import OptionError
from overlander.games.gwt.rails.north import freed_bells, left_on_annex
from overlander.games.trail.box import NO_TILE
from tests.ledger import rule
from tests.rules.gwt.position import build, cards, new_game, refused, score, zone
from tests.rules.gwt.rails import rails, the_map, the_north

SEEDS = [str(i) for i in range(40)]
ORANGE_CARDS = {"gain2-cch", "draw-csg", "locomotive-ccc3", "herder-ccho"}
RAILS_CARDS = {"gain2-llo", "draw-lsh", "locomotive-llbb", "herder-llsg"}


@rule("RTN-SETUP-1")
def test_everything_else_is_set_up_as_in_the_base_game() -> None:
    for players in (2, 3, 4):
        base = new_game(players)
        s = new_game(players, rails="on")
        assert [p.money for p in s.players] == [p.money for p in base.players]
        assert [p.tokens for p in s.players] == [p.tokens for p in base.players]
        assert [len(p.hand) for p in s.players] == [len(p.hand) for p in base.players]
        assert [len(p.draw) for p in s.players] == [len(p.draw) for p in base.players]
        assert [len(bag) for bag in s.trail.bags] == [len(bag) for bag in base.trail.bags]
        assert [x != NO_TILE for x in s.trail.jobs] == [x != NO_TILE for x in base.trail.jobs]
        assert len(s.cards.market) == len(base.cards.market)
        assert len(s.cards.market) + len(s.cards.market_stack) == 36
        assert len(s.trail.tile) - s.trail.tile.count(NO_TILE) == 14  # seven neutral buildings, seven hazards and outlaws
        assert NO_TILE not in s.trail.foresight
        assert [r.locomotive for r in s.ranches] == [0] * players
        assert len(s.trail.masters) == 7  # the steps that are done anew
        assert len(s.cards.display) == 4
        assert [len(p.zone) for p in s.players] == [1] * players


@rule("RTN-SETUP-2")
def test_the_new_strip_replaces_the_cities_along_the_track() -> None:
    s = rails()
    strip = {s.board.city_slug[i]: s.board.city_value[i] for i in s.board.strip}
    assert strip == {
        "kansas-city": 0,
        "fulton": 1,
        "st-louis": 4,
        "bloomington": 6,
        "chicago": 10,
        "toledo": 12,
        "harrisburg": 15,
        "new-york": 18,
    }
    for gone in ("peoria", "pittsburgh", "philadelphia"):
        assert refused(s, 0, f"deliver:{gone}")[1] == "unreadable"


@rule("RTN-SETUP-3")
def test_six_of_ten_tiles_lie_on_the_medium_towns() -> None:
    seen: Counter[int] = Counter()
    layouts: set[tuple[int, ...]] = set()
    for seed in SEEDS:
        s = new_game(2, seed, rails="on")
        tiles = the_north(s).tiles
        assert len(tiles) == 6
        assert max(Counter(tiles).values()) <= 2
        seen.update(tiles)
        layouts.add(tuple(tiles))
    assert len(the_map(s).medium_towns) == 6
    assert sorted(Counter(the_map(s).tiles).values()) == [2] * 5  # ten tiles, two of each
    assert set(seen) == set(range(5))
    assert len(layouts) > 30


@rule("RTN-SETUP-4")
def test_eleven_station_masters_for_seven_places() -> None:
    on_track: set[str] = set()
    up_north: set[str] = set()
    for seed in SEEDS:
        s = new_game(2, seed, rails="on")
        names = [s.board.master_slug[x] for x in s.trail.masters]
        assert len(set(names)) == 7
        on_track |= set(names[:5])
        up_north |= set(names[5:])
    assert [s.board.station_slug[x] for x in s.board.master_stations[5:]] == ["station-north-1", "station-north-2"]
    assert len(s.board.master_slug) == 11
    assert on_track == up_north == set(s.board.master_slug)


@rule("RTN-SETUP-5")
def test_every_player_gets_building_13_a_disc_and_fifteen_shops() -> None:
    for sides in ("a", "b"):
        s = new_game(3, rails="on", sides=sides)
        for seat in range(3):
            built = [s.box.building_slug[x] for x in s.players[seat].unbuilt]
            assert built == [f"{n}{sides}" for n in range(1, 14)]
            assert s.players[seat].discs.bit_count() == 15
            assert s.players[seat].has_disc(s.box.disc_at["aux-shop-2"])
            assert left_on_annex(the_map(s), the_north(s), seat) == 15
            assert freed_bells(the_map(s), the_north(s), seat) == 0
    assert the_map(s).row_shops == 3
    assert len(the_map(s).row_tokens) == 5


@rule("RTN-SETUP-5")
def test_building_13_lies_on_the_same_side_for_all() -> None:
    sides: set[str] = set()
    for seed in SEEDS[:12]:
        s = new_game(4, seed, rails="on", sides="random")
        found = {s.box.building_slug[p.unbuilt[-1]] for p in s.players}
        assert len(found) == 1
        sides |= found
    assert sides == {"13a", "13b"}


@rule("RTN-SETUP-6")
def test_four_more_objective_cards() -> None:
    s = new_game(2, rails="on")
    every = cards(s, s.cards.display + s.cards.objective_stack)
    assert len(every) == 28
    assert set(every) >= RAILS_CARDS
    assert len(s.cards.display) == 4


@rule("RTN-SETUP-7")
def test_five_starting_objectives_one_for_each_player() -> None:
    dealt: set[str] = set()
    for seed in SEEDS:
        s = new_game(4, seed, rails="on")
        zones = [cards(s, p.zone) for p in s.players]
        assert [len(zone) for zone in zones] == [1] * 4
        assert len({zone[0] for zone in zones}) == 4
        dealt |= {zone[0] for zone in zones}
    assert dealt == {"start-34b", "start-ssg", "start-bbh", "start-ohh", "start-llh"}
    assert not any("start-" in slug for slug in cards(s, s.cards.objective_stack + s.cards.display + s.cards.removed))


@rule("RTN-SETUP-8")
def test_objectives_for_orange_cattle_may_be_added() -> None:
    dealt: set[str] = set()
    for seed in SEEDS:
        s = new_game(4, seed, rails="on", brahman="on")
        every = cards(s, s.cards.display + s.cards.objective_stack)
        assert len(every) == 32
        assert set(every) >= ORANGE_CARDS | RAILS_CARDS
        dealt |= {cards(s, p.zone)[0] for p in s.players}
    assert "start-ccb" in dealt
    assert len(dealt) == 6
    s = new_game(4, rails="on", brahman="on", orange_objectives="off")
    assert not ORANGE_CARDS & set(cards(s, s.cards.display + s.cards.objective_stack))
    assert "start-ccb" not in s.box.card_slug


@rule("RTN-SETUP-8")
def test_simmental_alone_may_have_them_too() -> None:
    s = new_game(4, simmental="on", simmental_objectives="on")
    every = cards(s, s.cards.display + s.cards.objective_stack)
    assert len(every) == 28
    assert set(every) >= ORANGE_CARDS
    assert "start-ccb" in s.box.card_slug
    assert not ORANGE_CARDS & set(new_game(4, simmental="on").box.card_slug)
    zone(s, 0, "start-ccb")
    s.players[0].discard += [s.box.card_slug.index("simmental-3")] * 2
    build(s, 0, "1a", "a-1")
    assert score(s, 0, "objectives") == 3


@rule("RTN-SETUP-9")
def test_without_expansion_or_orange_cattle_those_cards_stay_in_the_box() -> None:
    base = new_game(4)
    assert not (ORANGE_CARDS | RAILS_CARDS | {"start-llh", "start-ccb"}) & set(base.box.card_slug)
    assert base.north is None
    s = new_game(4, rails="on")
    assert not (ORANGE_CARDS | {"start-ccb"}) & set(s.box.card_slug)


@rule("RTN-SETUP-9")
@pytest.mark.parametrize(("option", "value"), [("orange-objectives", "off"), ("annex-row-tokens", "on")])
def test_what_belongs_to_the_expansion_needs_it(option: str, value: str) -> None:
    with pytest.raises(OptionError) as refusal:
        new_game(2, **{option: value})
    assert refusal.value.code == "option-needs"
    assert refusal.value.params["other"] == "rails"
