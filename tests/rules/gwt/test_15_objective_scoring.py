"""Objective cards: what they score (GWT-OBJ)."""

from pathlib import Path

import pytest

from overlander.core.game import find_game
from overlander.games.gwt import scoring
from overlander.games.gwt.box import TASKS
from overlander.games.gwt.scoring import assign_objectives
from overlander.games.gwt.state import GwtState
from tests.ledger import rule
from tests.rules.gwt.position import at, build, cities, hand, kind, piles, play, position, score, stations

# the table of section 27: building, station, hazard, green and orange outlaw, value 3, Shorthorn (4), Hereford (5), New York
FACES = """
    start bbh 3/0, start ssg 3/0, start 34b 3/0, start ohh 3/0,
    gain2 boo 3/2, gain2 bgo 3/2, gain2 4hh 3/2, gain2 ssh 3/2, gain2 333b 4/2,
    draw bbh 3/2, draw sgo 3/2, draw 5h 3/2, draw sgg 3/2, draw 333s 4/2,
    locomotive 44sg 5/3, locomotive 345 5/3, locomotive bbgg 5/3, locomotive bohh 5/3, locomotive sshh 5/3,
    herder bbhh 5/2, herder ssoo 5/2, herder 345 5/2, herder 34hh 5/2, herder ssbb 5/2,
    auxiliary n 5/3
"""
BUILDINGS = [("1a", "a-1"), ("2a", "b-1"), ("3a", "c-1"), ("4a", "e-1")]
HAZARDS = ["flood-2-green", "drought-3-black", "rockfall-4-green", "flood-4-green"]
VALUE_3 = ["black-angus", "longhorn", "corriente"]
SHORTHORNS = ["shorthorn-3", "shorthorn-5", "shorthorn-4"]
HEREFORDS = ["hereford-5", "hereford-7", "hereford-6"]


def own(s: GwtState, elements: str) -> None:
    """Seat 0 has exactly these elements, by the letters of the table."""
    for building, space in BUILDINGS:
        s.trail.tile[s.box.at[space]] = 0
        if BUILDINGS.index((building, space)) < elements.count("b"):
            build(s, 0, building, space)
    stations(s, 0, *[f"station-{i + 2}" for i in range(elements.count("s"))])
    cities(s, 0, new_york=elements.count("n"))
    me = s.players[0]
    me.hazards = [s.box.tile_slug.index(x) for x in HAZARDS[: elements.count("h")]]
    s.ranches[0].outlaws = [s.box.tile_slug.index("green")] * elements.count("g")
    s.ranches[0].outlaws += [s.box.tile_slug.index("orange")] * elements.count("o")
    threes, fours, fives = elements.count("3"), elements.count("4"), elements.count("5")
    herd = VALUE_3[:threes] + SHORTHORNS[:fours] + HEREFORDS[:fives]
    piles(s, 0, ["criollo", "galloway", *herd[1:2]], herd[2:])
    me.hand = [kind(s, x) for x in herd[:1]]  # hand, draw stack and discard pile alike


def objectives(s: GwtState, elements: str, zone: list[str], spare: tuple[str, ...] = ()) -> int:
    """What the objective cards of a zone, and the unplayed ones, score with these elements."""
    own(s, elements)
    s.players[0].zone = [kind(s, x) for x in zone]
    s.players[0].discard += [kind(s, x) for x in spare]
    return score(s, 0, "objectives")


def card(face: str) -> tuple[str, str, int, int]:
    action, letters, points = face.split()
    plus, minus = points.split("/")
    return (f"{action}-{letters}" if letters != "n" else "auxiliary-ny"), letters, int(plus), int(minus)


@rule("GWT-OBJ-8", "GWT-OBJ-21")
@pytest.mark.parametrize("face", [x.strip() for x in FACES.split(",")])
def test_all_conditions_met_bring_the_points_one_missing_costs_them(face: str) -> None:
    slug, letters, plus, minus = card(face)
    s = position()
    assert objectives(s, letters, [slug]) == plus
    assert objectives(s, "bbbsssshhhgggooo333444555nn", [slug]) == plus
    for missing in sorted(set(letters)):
        assert objectives(s, letters.replace(missing, "", 1), [slug]) == -minus, missing
    assert objectives(s, "", [slug]) == -minus


@rule("GWT-OBJ-9")
def test_starting_objectives_lose_nothing() -> None:
    s = position()
    start = ["start-bbh", "start-ssg", "start-34b", "start-ohh"]
    assert objectives(s, "", start) == 0
    for slug in start:
        assert objectives(s, "", [slug]) == 0
    assert objectives(s, "bbbssghhho34", start) == 12
    seen = {s.box.card_slug[p.zone[0]] for seed in "abcdefgh" for p in position(4, seed).players}
    assert seen == set(start)


@rule("GWT-OBJ-10")
def test_each_element_serves_one_condition_of_one_card() -> None:
    s = position()
    both = ["start-bbh", "draw-bbh"]
    assert objectives(s, "bbh", both) == 3  # the start card fails for nothing
    assert objectives(s, "bbbbh", both) == 3
    assert objectives(s, "bbbhh", both) == 3
    assert objectives(s, "bbbbhh", both) == 6
    three = ["locomotive-345", "herder-345"]
    assert objectives(s, "345", three) == 5 - 2
    assert objectives(s, "3344555", three) == 10
    assert objectives(s, "33445", three) == 5 - 2


@rule("GWT-OBJ-11")
def test_what_satisfies_the_conditions() -> None:
    s = position()
    for slug, elements in (
        ("start-bbh", "bbh"),
        ("draw-sgg", "sgg"),
        ("gain2-boo", "boo"),
        ("draw-5h", "5h"),
        ("gain2-4hh", "4hh"),
        ("auxiliary-ny", "n"),
    ):
        assert objectives(s, elements, [slug]) > 0
    assert objectives(s, "bgg", ["gain2-boo"]) == -2  # green outlaws are not orange ones
    assert objectives(s, "soo", ["draw-sgg"]) == -2
    for breed in VALUE_3:
        for other, expected in (("longhorn", 5), ("santa-gertrudis", -2), ("shorthorn-4", -2), ("hereford-6", -2)):
            own(s, "")
            s.players[0].zone = [kind(s, "herder-345")]
            piles(s, 0, [other], ["shorthorn-3", "hereford-5"])
            assert score(s, 0, "objectives") == expected
            s.players[0].draw = [kind(s, breed)]
            assert score(s, 0, "objectives") == 5
    own(s, "")
    s.players[0].zone = [kind(s, "start-bbh")]
    build(s, 1, "1a", "a-1")  # another player's buildings, and own ones not on the trail, do not count
    build(s, 1, "2a", "a-2")
    s.players[0].hazards = [s.box.tile_slug.index("flood-2-green")]
    assert score(s, 0, "objectives") == 0
    build(s, 0, "3a", "b-2")
    build(s, 0, "4a", "g-2")
    assert score(s, 0, "objectives") == 3
    s.players[0].zone = [kind(s, "auxiliary-ny")]
    cities(s, 0, philadelphia=1, kansas_city=2)
    assert score(s, 0, "objectives") == -3


@rule("GWT-OBJ-12")
def test_unplayed_cards_count_only_if_that_pays_cards_in_the_zone_always() -> None:
    s = position()
    hand(s, 0, "auxiliary-ny")
    at(s, 0, "neutral-e")
    play(s, 0, "pass")  # playing is never compulsory
    assert kind(s, "auxiliary-ny") in s.players[0].hand
    assert objectives(s, "", ["start-bbh"], ("auxiliary-ny", "draw-5h")) == 0
    assert objectives(s, "", ["start-bbh", "auxiliary-ny"], ("draw-5h",)) == -3
    assert objectives(s, "n", ["start-bbh"], ("auxiliary-ny", "auxiliary-ny")) == 5
    assert objectives(s, "nn", ["start-bbh"], ("auxiliary-ny", "auxiliary-ny")) == 10
    assert objectives(s, "n", ["auxiliary-ny"], ("auxiliary-ny",)) == 5
    assert objectives(s, "", ["auxiliary-ny"] * 4, ("auxiliary-ny",)) == -12


@rule("GWT-OBJ-E1")
def test_elements_are_assigned_for_the_best_total() -> None:
    s = position()
    # two hazards: both for one card, or one of them for the other
    assert objectives(s, "45hh", ["gain2-4hh", "draw-5h"]) == 3 - 2
    assert objectives(s, "45hhh", ["gain2-4hh", "draw-5h"]) == 6
    # a card that cannot be completed uses up nothing
    assert objectives(s, "s5h", ["gain2-ssh", "draw-5h"]) == 3 - 2
    # better two small cards than a big one: 3 + 3 - 3, not 5 - 2 - 2
    assert objectives(s, "bohhs5g", ["locomotive-bohh", "draw-5h", "gain2-bgo"]) == 3
    # an unplayed card gives way to one in the zone, and the other way round
    assert objectives(s, "n", ["auxiliary-ny"], ("auxiliary-ny",)) == 5
    assert objectives(s, "bbhh", ["start-bbh"], ("herder-bbhh",)) == 5
    assert objectives(s, "bbhh", ["draw-bbh"], ("herder-bbhh",)) == 3
    # the first card that fits is not always the best one
    assert objectives(s, "bbhh", ["draw-bbh", "herder-bbhh"]) == 5 - 2
    assert assign_objectives(s, 0).completed == [kind(s, "herder-bbhh")]
    # a station master counts the same elements again
    s.ranches[0].masters = [s.board.master_slug.index("master-hazards")]
    assert objectives(s, "bbhh", ["herder-bbhh"]) == 5
    assert score(s, 0, "station-masters") == 3


@rule("GWT-OBJ-E2")
def test_with_the_objectives_master_a_card_may_be_added_to_fail() -> None:
    s = position()
    s.ranches[0].masters = [s.board.master_slug.index("master-objectives")]
    assert objectives(s, "", ["start-bbh"], ("draw-5h",)) == -2
    assert score(s, 0, "station-masters") == 3
    assert objectives(s, "", ["start-bbh", "draw-sgg"], ("draw-5h",)) == -2  # a third card makes no pair
    assert score(s, 0, "station-masters") == 3
    assert objectives(s, "", ["start-bbh"], ("auxiliary-ny",)) + score(s, 0, "station-masters") == 0  # -3 + 3 is no gain
    assert objectives(s, "n", ["start-bbh"], ("auxiliary-ny", "draw-5h")) == 5
    assert score(s, 0, "station-masters") == 3
    assert objectives(s, "n", ["start-bbh", "start-ssg"], ("auxiliary-ny", "draw-5h")) == 3
    assert score(s, 0, "station-masters") == 6


@rule("GWT-OBJ-E2")
def test_the_objectives_master_does_not_change_which_cards_are_best_completed() -> None:
    s = position()
    s.ranches[0].masters = [s.board.master_slug.index("master-objectives")]
    both = ["draw-bbh", "herder-bbhh"]
    assert objectives(s, "bbhh", both) == 5 - 2
    assert score(s, 0, "station-masters") == 3
    assert objectives(s, "bbhh", [*both, "start-bbh", "start-ssg", "start-34b", "start-ohh"]) == 5 - 2
    assert score(s, 0, "station-masters") == 9


@rule("GWT-OBJ-E3")
def test_unplayed_cards_are_found_in_hand_draw_stack_and_discard_pile() -> None:
    s = position()
    own(s, "nnnb")
    s.players[0].zone = []
    ny = kind(s, "auxiliary-ny")
    s.players[0].hand = [ny]
    assert score(s, 0, "objectives") == 5
    s.players[0].draw.append(ny)
    assert score(s, 0, "objectives") == 10
    s.players[0].discard.append(ny)
    assert score(s, 0, "objectives") == 15
    s.ranches[0].outlaws = [s.box.tile_slug.index("orange")] * 2
    s.players[0].draw.append(kind(s, "gain2-boo"))
    assert score(s, 0, "objectives") == 18
    s.cards.removed.append(ny)
    s.cards.display = [ny]
    cities(s, 0, new_york=4)
    assert score(s, 0, "objectives") == 18


@rule("GWT-OBJ-E8")
def test_two_new_york_conditions_need_two_discs_there() -> None:
    s = position()
    assert objectives(s, "n", ["auxiliary-ny", "auxiliary-ny"]) == 5 - 3
    assert objectives(s, "nn", ["auxiliary-ny", "auxiliary-ny"]) == 10
    assert objectives(s, "nn", ["auxiliary-ny"] * 4) == 10 - 6


@rule("GWT-OBJ-X1")
def test_the_rulebooks_four_cards() -> None:
    s = position()
    zone = ["start-bbh", "locomotive-bohh", "auxiliary-ny", "auxiliary-ny"]
    assert objectives(s, "hhhobbbnn", zone) == 18
    assert objectives(s, "hhhobbbn", zone) == 3 + 5 + 5 - 3


@rule("GWT-OBJ-X2")
def test_the_same_cards_with_two_hazards() -> None:
    s = position()
    assert objectives(s, "hhobbbnn", ["start-bbh", "locomotive-bohh", "auxiliary-ny", "auxiliary-ny"]) == 15


@rule("GWT-OBJ-E9")
def test_cattle_of_the_same_value_is_not_the_breed_an_objective_names(tmp_path: Path) -> None:
    """As orange cattle of values 4 and 5 would be: here two breeds of the start get these values by a correction."""
    (tmp_path / "cattle.toml").write_text(
        "[[start_deck]]\nbreed = 'criollo'\nvalue = 1\nvp = 0\ncopies = 5\n"
        "[[start_deck]]\nbreed = 'santa-gertrudis'\nvalue = 4\nvp = 0\ncopies = 3\n"
        "[[start_deck]]\nbreed = 'pineywoods'\nvalue = 5\nvp = 0\ncopies = 3\n"
        "[[start_deck]]\nbreed = 'galloway'\nvalue = 2\nvp = 0\ncopies = 3\n"
    )
    s = find_game("gwt").new({}, "orange", tmp_path)
    assert isinstance(s, GwtState)
    assert sorted({s.box.card_value[k] for k in s.players[0].draw + s.players[0].hand}) == [1, 2, 4, 5]
    kinds = scoring.elements(s, 0)
    assert [kinds[TASKS.index(task)] for task in ("value-3", "shorthorn", "hereford")] == [0, 0, 0]
