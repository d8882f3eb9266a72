"""Rails to the North drawn: towns, slots, big cities, stations away from the track, and the annex of every player."""

import pytest

from overlander.core.rng import Rng, key_of
from overlander.drawing.printed import DOUBT
from overlander.games.gwt.draw import target
from overlander.games.gwt.rails.map import SLOTS
from overlander.games.gwt.rails.shops import PlaceShop
from overlander.text import LANGUAGES
from tests.drawing.positions import positions
from tests.drawing.sound import check_hidden, check_sound, check_targets, check_words, drawn
from tests.rules.gwt.position import ask, choice, play, position, question, tokens
from tests.rules.gwt.rails import place, rails, shop, town_tile

NORTH = {"rails": "on", "brahman": "on"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sound_and_complete_during_a_game(players: int) -> None:
    for s, seat in positions(players, f"north {players}", 150, sides="random", **NORTH):
        check_sound(s, seat)
        check_targets(s, seat)
    check_hidden(s, 0, "north")


def test_shops_one_after_another_light_up_every_kind_of_slot_tile_and_station() -> None:
    """Shop after shop, wherever rails lead: the question and all that follows from it point at something."""
    seen: set[str] = set()
    for start in range(4):
        s = position(3, **NORTH)
        rng = Rng(key_of(f"shops {start}"), 0, ())
        for city in s.board.strip:
            s.ranches[0].cities[city] = 1
        for _ in range(s.board.north.shops if s.board.north else 0):
            s.players[0].money = 60
            ask(s, 0, PlaceShop(0, 1))
            while question(s, 0) not in ("", "MoveHerder"):
                check_targets(s, 0)
                offers = s.choices(0)
                c = offers[rng.below(len(offers) - 1)] if len(offers) > 1 else offers[0]
                seen.add(target(s, 0, c).split("-")[0])
                s.apply(0, c)
        check_sound(s, 0)
    assert {"slot", "medium", "station", "disc"} <= seen


def test_a_shop_stands_where_it_was_placed() -> None:
    s = position(2, **NORTH)
    ask(s, 0, PlaceShop(0, 1))
    token = sorted(t for t in tokens(s, 0) if t.startswith("shop:"))[0]
    slot = target(s, 0, choice(s, token))
    before = drawn(s.view(0), 0)
    assert slot in before["north"].outlines
    play(s, 0, token)
    town = token.removeprefix("shop:").partition("@")[0]
    panel = drawn(s.view(0), 0)["north"]
    assert panel.outlines[f"shop-0-{town}"].box.x >= panel.outlines[slot].box.x
    assert f'id="shop-0-{town}" class="piece" data-at="{slot}"' in panel.svg


@pytest.mark.parametrize(("near", "here"), [("hall-town", "hall-medium"), ("st-louis-town", "st-louis-medium")])
def test_of_two_equal_tiles_the_one_in_the_town_of_the_new_shop_lights_up(near: str, here: str) -> None:
    s = rails(2)
    both = ("hall-medium", "st-louis-medium")
    for there in both:
        town_tile(s, there, "medium-dollars-or-cattle")
        if there != here:
            shop(s, 0, there)
    shop(s, 0, near)
    place(s, 0)
    play(s, 0, f"shop:{here}@plain")
    assert target(s, 0, choice(s, "act:medium-dollars-or-cattle/1a")) == f"medium-{here}"
    assert {f"medium-{there}" for there in both} <= set(drawn(s.view(0), 0)["north"].outlines)


def test_the_action_of_a_slot_lights_up_where_the_shop_stands() -> None:
    s = rails(2)
    shop(s, 0, "hall-town", "omaha")
    s.ranches[0].cities[s.board.city_slug.index("harrisburg")] = 1
    place(s, 0)
    slot = target(s, 0, choice(s, "shop:harrisburg-town@objective"))
    play(s, 0, "shop:harrisburg-town@objective")
    assert target(s, 0, choice(s, "act:slot-objective/1")) == slot
    assert slot.startswith("slot-harrisburg-town-")


def test_every_town_and_city_is_there() -> None:
    s = position(4, **NORTH)
    panel = drawn(s.view(0), 0)["north"]
    m = s.board.north
    assert m is not None
    for slug in m.town_slug:
        assert {f"slot-{slug}-{i + 1}" for i in range(SLOTS)} <= set(panel.outlines)
    for city, town in enumerate(m.city_town):
        where = "north" if town >= 0 else "board"
        assert f"city-{s.board.city_slug[city]}" in drawn(s.view(0), 0)[where].outlines
    assert {"station-north-1", "station-north-2"} <= set(panel.outlines)
    w, h = panel.view_box[2:]
    for ident, outline in panel.outlines.items():
        box = outline.box
        assert min(box.x, box.y, w - box.x - box.w, h - box.y - box.h) >= 0, ident


def test_towns_do_not_overlap() -> None:
    s = position(4, **NORTH)
    panel = drawn(s.view(0), 0)["north"]
    kinds = ("town-", "medium-", "city-", "station-", "master-")
    boxes = {ident: outline.box for ident, outline in panel.outlines.items() if ident.startswith(kinds)}
    names = sorted(boxes)
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            a, b = boxes[one], boxes[two]
            apart = a.x + a.w <= b.x or b.x + b.w <= a.x or a.y + a.h <= b.y or b.y + b.h <= a.y
            inside = one.startswith("master-") and two.startswith("master-")  # a tile on its place
            assert apart or inside, (one, two)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words(lang: str) -> None:
    check_words(position(3, **NORTH), 0, lang)


def test_what_is_reconstructed_says_so() -> None:
    assert drawn(position(2, **NORTH).view(0), 0)["north"].svg.count(DOUBT) > 20


def test_no_northern_board_in_the_base_game() -> None:
    panels = drawn(position(2).view(0), 0)
    assert "north" not in panels
    assert "annex-0" not in panels["seat-0"].outlines
