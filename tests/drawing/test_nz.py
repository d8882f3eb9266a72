"""New Zealand drawn: well-formed, complete, readable, nothing upon another, and telling nobody what they may not know."""

import xml.etree.ElementTree as ET
from itertools import combinations, pairwise

import pytest

from overlander.core.choice import NONE
from overlander.core.game import find_game
from overlander.drawing import Box, Marks
from overlander.drawing.canvas import LAYERS
from overlander.drawing.printed import DOUBT
from overlander.games.nz import box as b
from overlander.games.nz.draw import ICONS, areas, target, trace
from overlander.text import LANGUAGES
from tests.drawing.positions import NAMES, nz_positions
from tests.drawing.sound import SVG, check_hidden, check_sound, check_targets, check_words, drawn, whole, words_in

READINGS = {o.name: o.values[1] for o in find_game("nz").schema if o.group == "readings" and len(o.values) == 2 and not o.needs}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_drawings_are_sound(players: int) -> None:
    for s, seat in nz_positions(players, f"sound {players}", 120, sides="random", layout="random"):
        check_sound(s, seat)


def test_every_reading_is_sound() -> None:
    assert len(READINGS) == 10
    for s, seat in nz_positions(3, "readings", 150, **READINGS):
        check_sound(s, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ["a", "b"])
def test_every_choice_points_at_something(players: int, sides: str) -> None:
    for s, seat in nz_positions(players, f"targets {players}{sides}", 12, sides=sides):
        check_targets(s, seat)


def test_in_every_reading_too() -> None:
    for s, seat in nz_positions(2, "read targets", 7, **READINGS):
        check_targets(s, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_do_not_show(players: int) -> None:
    for n, (s, seat) in enumerate(nz_positions(players, f"hidden {players}", 150)):
        check_hidden(s, seat, str(n))


def test_a_panel_changes_only_with_what_it_is_said_to_show() -> None:
    """As long as the inputs of a panel are the same, so is the panel."""
    before: dict[str, tuple[object, object]] = {}
    words = words_in("nz", "en")
    for s, _ in nz_positions(2, "inputs", 1):
        view = s.view(NONE)
        panels = drawn(view, NONE)
        for area in areas(view, NONE, words):
            shows = None if area.inputs is None else area.inputs(view)
            if shows is not None and area.name in before and before[area.name][0] == shows:
                assert panels[area.name].parts == before[area.name][1], area.name
            before[area.name] = (shows, panels[area.name].parts)
        if s.progress.turns > 14:
            break


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_kept_of_a_picture_is_what_would_be_drawn_anew(players: int) -> None:
    """Layers are kept by what they show: a whole game drawn step by step is the same as each of its positions drawn afresh."""
    kept = [(s.view(seat), seat) for s, seat in nz_positions(players, f"kept {players}", 9)]
    step_by_step = [drawn(view, seat) for view, seat in kept]
    for (view, seat), panels in zip(kept[::4], step_by_step[::4]):
        LAYERS.drawn.clear()
        assert drawn(view, seat) == panels


def test_a_spectator_sees_no_hand() -> None:
    s, _ = next(nz_positions(3, "spectator", 1))
    panels = drawn(s.view(NONE), NONE)
    assert "hand" not in panels
    assert "card-0-" not in "".join(p.svg for p in panels.values())
    assert panels["supply-0"].outlines["hand-0-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(lang: str) -> None:
    for s, seat in nz_positions(3, "languages", 300):
        check_words(s, seat, lang)
    svg = drawn(s.view(seat), seat, lang)["board"].svg
    assert words_in("nz", lang).name("wellington", "space") in svg


def test_the_whole_table_in_one_picture() -> None:
    for players in (2, 3, 4):
        for s, seat in nz_positions(players, "sheet", 300):
            for who in (seat, NONE):
                ET.fromstring(whole(s.view(who), who, "fr", NAMES))


def apart(one: Box, two: Box) -> bool:
    return one.x + one.w <= two.x or two.x + two.w <= one.x or one.y + one.h <= two.y or two.y + two.h <= one.y


@pytest.mark.parametrize(
    ("panel", "kinds"),
    [
        ("board", ("space-", "special-", "job-", "cost-row", "bonus-row", "bonus-cost", "foresight-", "track-", "post-", "fees")),
        ("sea", ("sea-", "harbour-", "post-wool-5", "post-wool-9", "post-wool-13", "arrow-")),
        ("seat-0", ("auxiliary-", "worker-", "certificate-", "gold-", "pair-", "steps-", "hand-limit-", "wool-0", "step-tile-")),
        ("market", ("market-", "price-")),
        ("piles", ("support-", "pile-")),
        ("objectives", ("objective-",)),
    ],
)
def test_nothing_lies_upon_another(panel: str, kinds: tuple[str, ...]) -> None:
    """The places of a panel neither overlap nor leave it; on the card of the city at the end lie its foresight spaces."""
    s, seat = next(nz_positions(4, "apart", 1))
    found = drawn(s.view(seat), seat)[panel]
    x, y, w, h = found.view_box
    places = {ident: outline.box for ident, outline in found.outlines.items() if ident.startswith(kinds)}
    assert len(places) > 3
    for ident, box in places.items():
        assert x <= box.x <= box.x + box.w <= x + w, ident
        assert y <= box.y <= box.y + box.h <= y + h, ident
    upon = {(one, two) for (one, a), (two, c) in combinations(places.items(), 2) if not apart(a, c)}
    assert {pair for pair in upon if not (pair[0] == "space-wellington" and pair[1].startswith("foresight-"))} == set()


def test_what_can_be_chosen_is_ringed() -> None:
    for s, seat in nz_positions(2, "rings", 1):
        view = s.view(seat)
        lit = tuple({target(view, seat, c) for c in view.choices(seat)})
        if lit[0].startswith("space-"):
            break
    board = drawn(view, seat, marks=Marks(lit))["board"]
    assert board.svg.count('class="lit"') == len(lit) == 8


def test_the_last_move_is_marked_with_its_way() -> None:
    for s, seat in nz_positions(2, "way", 1):
        for c in s.choices(seat):
            if c.verb.name == "move":
                way = trace(s, seat, c)
                assert way[0] == f"space-{s.board.spaces[s.players[seat].herder]}"
                assert way[-1] == f"space-{s.board.spaces[c.a]}"
                for one, two in pairwise(way):
                    here, there = (s.board.at[x.removeprefix("space-")] for x in (one, two))
                    assert there in s.board.next[here]
        if s.progress.turns > 12:
            break


def test_from_afar_only_names_are_shown() -> None:
    s, seat = next(nz_positions(2, "far", 1))
    board = ET.fromstring(drawn(s.view(seat), seat)["board"].standalone(ICONS))
    tile = next(x for x in board.iter() if x.attrib.get("id") == "neutral-a")
    near, far = (next(x for x in tile.iter() if x.attrib.get("class") == level) for level in ("near", "far"))
    assert far.attrib["display"] == "none"
    assert [x.text for x in far.iter(SVG + "text")] == ["A"]
    assert len(list(near.iter())) > len(list(far.iter()))


@pytest.mark.parametrize("panel", ["board", "sea", "market", "piles", "objectives", "seat-0", "supply-0"])
def test_what_is_reconstructed_says_so(panel: str) -> None:
    s, seat = next(nz_positions(2, "doubt", 1))
    assert DOUBT in drawn(s.view(seat), seat)[panel].svg


def test_pieces_stand_where_the_position_has_them() -> None:
    """Ships, storehouses, discs on posts and in harbours, explorers, workers, bonus tiles: as many as there are."""
    *_, (s, seat) = nz_positions(3, "pieces", 100)
    panels = drawn(s.view(seat), seat)
    at_sea = panels["sea"].outlines
    assert sum(x.startswith("ship-") for x in at_sea) == 3
    assert sum(x.startswith("storehouse-") for x in at_sea) == sum(owner != NONE for owner in s.slots)
    on_posts = [x for x in (*at_sea, *panels["board"].outlines) if x.startswith("disc-at-post-")]
    assert len(on_posts) == sum(n > 0 for farm in s.farms for n in farm.posts)
    in_harbours = [x for x in at_sea if x.startswith("disc-at-") and not x.startswith("disc-at-post-")]
    assert len(in_harbours) == sum((farm.harbours >> h) & 1 for farm in s.farms for h in s.board.medium)
    assert sum(x.startswith("explorer-") for x in panels["board"].outlines) == 3
    assert sum(x.startswith("worker-at-") for x in panels["board"].outlines) == sum(tile != 0 for tile in s.trail.jobs)
    assert sum(x.startswith("tile-at-bonus-") for x in panels["board"].outlines) == sum(tile != 0 for tile in s.bonus.market)


def test_a_joker_is_seen_in_its_row() -> None:
    s, seat = next(nz_positions(2, "joker", 1))
    plain = drawn(s.view(seat), seat)["seat-0"].svg
    s.players[0].workers[b.SHEARER] = 2
    s.farms[0].jokers[b.SHEARER] = 1 << 2
    assert drawn(s.view(seat), seat)["seat-0"].svg.count("#i-joker") == plain.count("#i-joker") + 1
