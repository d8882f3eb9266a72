"""Sam's board drawn, and what the player decides for him."""

import pytest

from overlander.core.choice import NONE
from overlander.drawing import Place
from overlander.games.gwt.draw import areas, target, trace
from overlander.games.gwt.sam.state import SAM
from overlander.games.trail.automa.building import ChooseAutomaBuilding
from overlander.games.trail.automa.movement import ChooseAutomaWay
from overlander.text import LANGUAGES
from tests.drawing.positions import positions
from tests.drawing.sound import check_hidden, check_sound, check_targets, check_words, drawn, words_in


@pytest.mark.parametrize("rails", ["off", "on"])
def test_sound_and_complete_during_a_game(rails: str) -> None:
    asked: set[str] = set()
    for s, seat in positions(1, f"sam {rails}", 9, rails=rails, sides="random"):
        question = s.question(seat)
        asked.add(type(question).__name__)
        check_targets(s, seat)
        if isinstance(question, ChooseAutomaBuilding):
            assert f"supply-{SAM}-" in "".join(drawn(s.view(seat), seat)[f"supply-{SAM}"].outlines)
        if isinstance(question, ChooseAutomaWay):
            way = trace(s, seat, s.choices(seat)[0])
            assert way[0] == f"space-{s.board.spaces[s.players[SAM].herder]}"
    check_sound(s, 0)
    check_hidden(s, 0, "sam")
    assert "ChooseAutomaBuilding" in asked or "ChooseAutomaWay" in asked


def test_every_card_of_his_can_be_read() -> None:
    for rails in ("off", "on"):
        s, seat = next(positions(1, "cards", 1, rails=rails))
        for kind in range(len(s.board.solo().cards)):
            s.sam_().card = kind
            panel = drawn(s.view(seat), seat)[f"seat-{SAM}"]
            assert words_in("gwt", "en").name(s.board.solo().cards[kind].slug, "automa-card")[1:] in panel.svg
            check_sound(s, seat)


def test_the_last_card_stays_in_sight() -> None:
    s, seat = next(positions(1, "last", 1))
    assert s.sam_().card == NONE
    before = drawn(s.view(seat), seat)[f"seat-{SAM}"]
    s.sam_().discard = [s.sam_().deck.pop()]
    assert drawn(s.view(seat), seat)[f"seat-{SAM}"].parts != before.parts


def test_his_board_is_for_all() -> None:
    s, seat = next(positions(1, "areas", 1))
    for viewer in (seat, NONE):
        places = {area.name: area.place for area in areas(s.view(viewer), viewer, words_in("gwt", "en"))}
        assert places[f"seat-{SAM}"] == places[f"supply-{SAM}"] == Place.COMMON


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words(lang: str) -> None:
    s, seat = next(positions(1, "words", 1, rails="on"))
    check_words(s, seat, lang)


def test_a_purchase_of_his_points_at_the_market() -> None:
    for s, seat in positions(1, "purchase", 1):
        for c in s.choices(seat):
            if c.verb.name == "sam-buy":
                assert target(s, seat, c).startswith("market-")
                return
