"""Set-up of board, market and supply (GWT-SETUP-1 to 18)."""

from collections import Counter

import pytest

from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.games.gwt.setup import place_first_tile
from overlander.games.gwt.state import GwtState
from overlander.games.trail.hiring import marker_row, place_worker
from tests.ledger import rule
from tests.rules.gwt.position import (
    at,
    cards,
    hand,
    jobs,
    money,
    new_game,
    play,
    position,
    refused,
    tile,
    tile_at,
    tokens,
)

SEEDS = [str(i) for i in range(60)]
MASTERS = {
    "master-objectives",
    "master-certificates",
    "master-outlaws",
    "master-hazards",
    "master-workers",
    "master-stations",
    "master-buildings",
    "master-2-certificates",
    "master-12-dollars",
}
NEUTRALS = [f"neutral-{letter}" for letter in "abcdefg"]
AREAS = {
    "flood": [f"flood-{i}" for i in (1, 2, 3, 4)],
    "drought": [f"drought-{i}" for i in (1, 2, 3, 4)],
    "rockfall": [f"rockfall-{i}" for i in (1, 2, 3, 4)],
    "outlaw": [f"outlaw-{i}" for i in (1, 2, 3, 4, 5, 6, 7, 8, 9)],
}


def slugs(s: GwtState, tiles: list[int]) -> Counter[str]:
    return Counter(s.box.tile_slug[x] for x in tiles)


def on_board(s: GwtState) -> list[int]:
    """The hazards and outlaws on the trail."""
    return [s.trail.tile[s.box.at[x]] for spaces in AREAS.values() for x in spaces if tile_at(s, x)]


@rule("GWT-SETUP-1")
def test_two_three_or_four_players() -> None:
    assert [new_game(n).seats for n in (2, 3, 4)] == [2, 3, 4]
    assert find_game("gwt").players() == [1, 2, 3, 4]  # one: against Sam
    for n in (0, 5):
        with pytest.raises(OptionError) as error:
            new_game(n)
        assert (error.value.code, error.value.rule) == ("bad-option-value", "GWT-SETUP-1")


@rule("GWT-SETUP-2")
def test_five_of_nine_station_masters_lie_on_the_board() -> None:
    seen: list[set[int]] = [set(), set(), set(), set(), set()]
    for seed in SEEDS:
        s = new_game(seed=seed)
        assert len(s.trail.masters) == 5
        assert len(set(s.trail.masters)) == 5
        assert s.view(-1).trail.masters == s.trail.masters  # face up
        assert all(not ranch.masters for ranch in s.ranches)
        for place, master in enumerate(s.trail.masters):
            seen[place].add(master)
    assert set(s.board.master_slug) == MASTERS
    assert all(len(masters) == 9 for masters in seen)  # any tile may lie on any space


@rule("GWT-SETUP-3")
def test_a_first_game_puts_each_neutral_building_on_the_space_of_its_letter() -> None:
    for seed in SEEDS[:5]:
        for s in (new_game(seed=seed), new_game(seed=seed, layout="first-game")):
            assert [tile_at(s, space) for space in NEUTRALS] == list("abcdefg")


@rule("GWT-SETUP-4")
def test_later_games_deal_the_neutral_buildings_at_random() -> None:
    seen: dict[str, set[str]] = {space: set() for space in NEUTRALS}
    for seed in SEEDS:
        s = new_game(seed=seed, layout="random")
        assert sorted(tile_at(s, space) for space in NEUTRALS) == list("abcdefg")
        for space in NEUTRALS:
            seen[space].add(tile_at(s, space))
    assert all(letters == set("abcdefg") for letters in seen.values())


@rule("GWT-SETUP-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_job_market_marker_starts_on_the_last_space_of_row_2(players: int) -> None:
    s = new_game(players)
    assert marker_row(s) == 1
    columns = players
    assert s.trail.job_next == 2 * columns - 1
    place_worker(s, s.trail.bags[1][0], 0)
    assert s.trail.jobs[2 * columns - 1] == s.trail.bags[1][0]
    assert marker_row(s) == 2


@rule("GWT-SETUP-6", "GWT-SETUP-7")
def test_the_three_bags() -> None:
    s = new_game()
    one, two, three = (slugs(s, bag) for bag in s.board.bags)
    hazards = {x: n for x, n in one.items() if x not in ("green", "orange")}
    assert (one["green"], one["orange"], sum(hazards.values()), sum(one.values())) == (9, 8, 18, 35)
    assert Counter(x.partition("-")[0] for x in Counter(hazards).elements()) == {"flood": 6, "drought": 6, "rockfall": 6}
    assert two == {"cowboy": 11, "builder": 11, "engineer": 11}
    assert three == {"cowboy": 7, "builder": 7, "engineer": 7, "green": 2, "orange": 3}
    total = one + two + three
    assert [total[x] for x in ("cowboy", "builder", "engineer", "green", "orange")] == [18, 18, 18, 11, 11]
    assert sum(total.values()) == 54 + 22 + 18


@rule("GWT-SETUP-6", "GWT-SETUP-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_on_the_board_comes_from_the_bag_of_its_number(players: int) -> None:
    for seed in SEEDS[:20]:
        s = new_game(players, seed)
        assert all(len(s.trail.foresight) == 6 and tile for tile in s.trail.foresight)
        bags = s.board.bags
        assert sorted(s.trail.bags[0] + s.trail.foresight[0:2] + on_board(s)) == sorted(bags[0])
        assert sorted(s.trail.bags[1] + s.trail.foresight[2:4] + [x for x in s.trail.jobs if x]) == sorted(bags[1])
        assert sorted(s.trail.bags[2] + s.trail.foresight[4:6]) == sorted(bags[2])
        assert s.view(1).trail.foresight == s.trail.foresight  # face up


@rule("GWT-SETUP-8")
def test_six_tiles_of_each_hazard() -> None:
    bag = slugs(new_game(), new_game().board.bags[0])
    for area in ("flood", "drought", "rockfall"):
        faces = {x: n for x, n in bag.items() if x.startswith(area)}
        assert faces == {
            f"{area}-4-green": 2,
            f"{area}-3-green": 1,
            f"{area}-2-green": 1,
            f"{area}-3-black": 1,
            f"{area}-2-black": 1,
        }


@rule("GWT-SETUP-9")
def test_seven_tiles_fill_their_areas_from_the_lowest_number() -> None:
    used: set[str] = set()
    for seed in SEEDS:
        s = new_game(seed=seed)
        assert len(on_board(s)) == 7
        for area, spaces in AREAS.items():
            lying = [tile_at(s, space) for space in spaces]
            here = [x for x in lying if x]
            assert lying[: len(here)] == here  # no gap
            assert all(x in ("green", "orange") if area == "outlaw" else x.startswith(area) for x in here)
            used.update(space for space in spaces if tile_at(s, space))
    assert {"flood-3", "drought-3", "rockfall-3", "outlaw-5"} <= used


@rule("GWT-SETUP-10", "GWT-SETUP-E1")
def test_a_tile_without_a_free_space_goes_back_and_another_is_drawn() -> None:
    last: set[str] = set()
    for seed in SEEDS[:20]:
        s = position(seed=seed)
        for space in AREAS["flood"]:
            tile(s, space, "flood-2-green")
        tile(s, "drought-1", "drought-2-black")
        floods = [s.box.tile_slug.index("flood-4-green")] * 5
        other = s.box.tile_slug.index("drought-3-green")
        s.trail.bags[0] = [*floods, other, s.box.tile_slug.index("green")]
        place_first_tile(s)
        place_first_tile(s)
        assert tile_at(s, "drought-2") == "drought-3-green"
        assert tile_at(s, "outlaw-1") == "green"
        assert s.trail.bags[0] == floods
        assert s.trail.lost == []
        s = position(seed=seed)
        for space in AREAS["flood"]:
            tile(s, space, "flood-2-green")
        s.trail.bags[0] = [*floods, other, s.box.tile_slug.index("green")]
        place_first_tile(s)
        last.add(tile_at(s, "outlaw-1") or tile_at(s, "drought-1"))
    assert last == {"green", "drought-3-green"}  # drawn at random from what is left


@rule("GWT-SETUP-E1")
def test_the_outlaw_area_cannot_overflow_at_setup() -> None:
    s = position()
    for _ in range(7):
        s.trail.bags[0] = [s.box.tile_slug.index("orange")]
        place_first_tile(s)
    assert [tile_at(s, x) for x in AREAS["outlaw"]] == ["orange"] * 7 + ["", ""]


@rule("GWT-SETUP-11", "GWT-SETUP-12")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_workers_of_bag_2_fill_the_job_market_up_to_the_marker(players: int, workers: int) -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS[:20]:
        s = new_game(players, seed)
        assert len(s.trail.jobs) == 12 * players
        assert all(s.trail.jobs[:workers])
        assert not any(s.trail.jobs[workers:])
        seen += slugs(s, s.trail.jobs[:workers])
    assert set(seen) == {"cowboy", "builder", "engineer"}
    row = "cbec"[:players]
    jobs(s, row, row[:-1])
    s.players[0].money = 40
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/2")
    top = ["hire:cowboy@row-1", "hire:builder@row-1", "hire:engineer@row-1"][:players]
    assert tokens(s, 0) == {*top, "pass"}  # row 2 is the marker's
    assert refused(s, 0, "hire:cowboy@row-2") == ("GWT-HIRE-2", "marker-row")


@rule("GWT-SETUP-14")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_at_the_start(players: int, size: int) -> None:
    first: set[str] = set()
    for seed in SEEDS:
        s = new_game(players, seed)
        assert (len(s.cards.market), len(s.cards.market_stack)) == (size, 36 - size)
        assert Counter(cards(s, s.cards.market + s.cards.market_stack)) == {
            "black-angus": 7,
            "longhorn": 7,
            "corriente": 7,
            "shorthorn-3": 3,
            "shorthorn-4": 3,
            "shorthorn-5": 3,
            "hereford-5": 2,
            "hereford-6": 2,
            "hereford-7": 2,
        }
        first.update(cards(s, s.cards.market))
    assert len(first) == 9  # shuffled: any card may be among the first


@rule("GWT-SETUP-15")
def test_the_order_of_the_market_is_for_the_eye_only() -> None:
    pack = find_game("gwt").pack()
    colours = {x.text("id"): x.text("colour") for x in pack.file("cattle").nodes("breeds") if x.text("group") == "market"}
    order = pack.file("market_prices").texts("display_order")
    assert order == ["yellow", "red", "blue", "brown", "purple"]
    assert [colours[x] for x in ("black-angus", "longhorn", "corriente", "shorthorn", "hereford")] == order
    s = new_game()
    before = s.digest()
    s.cards.market.reverse()
    assert s.digest() == before


@rule("GWT-SETUP-16")
def test_no_orange_cattle_without_the_simmental_variant() -> None:
    s = new_game()
    colour = {x.text("id"): x.text("colour") for x in find_game("gwt").pack().file("cattle").nodes("breeds")}
    breeds = {s.box.breeds[breed] for breed in s.box.card_breed if breed >= 0}
    assert len(breeds) == 9
    assert "orange" not in {colour[breed] for breed in breeds}
    assert len(s.box.market_deck) + 4 * len(s.box.start_deck) == 92


@rule("GWT-SETUP-17")
def test_four_of_24_objective_cards_are_revealed() -> None:
    shown: set[str] = set()
    for seed in SEEDS:
        s = new_game(3, seed)
        assert (len(s.cards.display), len(s.cards.objective_stack)) == (4, 20)
        assert sorted(s.cards.display + s.cards.objective_stack) == sorted(s.box.objective_deck)
        assert s.view(2).cards.display == s.cards.display
        shown.update(cards(s, s.cards.display))
    assert len(s.box.objective_deck) == 24
    assert shown == {s.box.card_slug[kind] for kind in s.box.objective_deck}


@rule("GWT-SETUP-18")
def test_money_and_tokens_come_from_the_bank_and_go_there() -> None:
    s = position(3)
    tile(s, "flood-1", "flood-4-green")
    play(s, 0, "move:flood-1")
    assert [money(s, seat) for seat in (0, 1, 2)] == [18, 20, 20]
    hand(s, 0, "galloway")
    at(s, 0, "neutral-a")
    play(s, 0, "act:a/1,galloway")
    assert [money(s, seat) for seat in (0, 1, 2)] == [20, 20, 20]
    tile(s, "outlaw-1", "green")
    at(s, 0, "neutral-d")
    play(s, 0, "act:d/1a", "outlaw:outlaw-1")
    assert [me.tokens for me in s.players] == [2, 1, 1]
    play(s, 0, "exchange-token")
    assert [me.tokens for me in s.players] == [1, 1, 1]
