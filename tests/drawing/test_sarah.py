"""Sarah's board drawn, and what the player decides for her."""

import pytest

from overlander.core.automa import AutomaTie
from overlander.core.choice import NONE
from overlander.drawing import Place
from overlander.games.nz.draw import areas, trace
from overlander.games.nz.draw.target import targets
from overlander.games.nz.sarah.state import SARAH
from overlander.games.trail.automa.building import ChooseAutomaBuilding
from overlander.games.trail.automa.movement import ChooseAutomaWay
from overlander.text import LANGUAGES
from tests.drawing.positions import nz_positions
from tests.drawing.sound import check_hidden, check_sound, check_targets, check_words, drawn, words_in


def test_sound_and_complete_during_a_game() -> None:
    """Whatever her rules leave to the player lies somewhere on the table."""
    asked: set[str] = set()
    for level in ("easy", "hard"):
        for n, (s, seat) in enumerate(nz_positions(1, f"sarah {level}", 1, sarah=level, sides="random")):
            question = s.question(seat)
            if n % 9 and not isinstance(question, AutomaTie):
                continue
            check_targets(s, seat)
            if isinstance(question, AutomaTie):
                asked.add(type(question).__name__)
            if isinstance(question, ChooseAutomaBuilding):
                assert targets(s, seat, s.choices(seat)[0])[1].startswith(f"supply-{SARAH}-")
            if isinstance(question, ChooseAutomaWay):
                way = trace(s, seat, s.choices(seat)[0])
                assert way[0] == f"space-{s.board.spaces[s.players[SARAH].herder]}"
        check_sound(s, 0)
        check_hidden(s, 0, "sarah")
    assert len(asked) > 2


def test_every_card_of_hers_can_be_read() -> None:
    s, seat = next(nz_positions(1, "cards", 1))
    for kind in range(len(s.board.solo().cards)):
        s.sarah_().card = kind
        panel = drawn(s.view(seat), seat)[f"seat-{SARAH}"]
        assert words_in("nz", "en").name(s.board.solo().cards[kind].slug, "automa-card")[1:] in panel.svg
        check_sound(s, seat)


def test_the_last_card_stays_in_sight() -> None:
    s, seat = next(nz_positions(1, "last", 1))
    assert s.sarah_().card == NONE
    before = drawn(s.view(seat), seat)[f"seat-{SARAH}"]
    s.sarah_().discard = [s.sarah_().deck.pop()]
    assert drawn(s.view(seat), seat)[f"seat-{SARAH}"].parts != before.parts


def test_her_board_is_for_all() -> None:
    s, seat = next(nz_positions(1, "areas", 1))
    for viewer in (seat, NONE):
        places = {area.name: area.place for area in areas(s.view(viewer), viewer, words_in("nz", "en"))}
        assert places[f"seat-{SARAH}"] == places[f"supply-{SARAH}"] == Place.COMMON


def test_what_her_workers_bring_is_printed_over_their_columns() -> None:
    s, seat = next(nz_positions(1, "columns", 1))
    boxes = drawn(s.view(seat), seat)[f"seat-{SARAH}"].outlines
    assert [x for x in boxes if x.startswith("sarah-column-")] == [f"sarah-column-{n}" for n in (2, 3, 4, 5)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words(lang: str) -> None:
    s, seat = next(nz_positions(1, "words", 1))
    check_words(s, seat, lang)
