"""Orchard brings every part that a game can bring; here they meet in whole games."""

import xml.etree.ElementTree as ET

import pytest

from overlander.build import PARTS
from overlander.companion import begin, pad, set_up, show
from overlander.companion.offer import companions
from overlander.core.errors import OptionError
from overlander.core.game import find_game
from overlander.core.state import State
from overlander.drawing import THEMES, Language, Marks
from overlander.drawing.whole import compose
from overlander.games.example import draw, terminal
from overlander.games.example.state import OrchardState
from overlander.pictures.contract import Drawing
from overlander.players.bot import ask_bot
from overlander.players.registry import find_bot
from overlander.terminal.screen import Screen
from overlander.text import LANGUAGES, Words

GAME = find_game("example")
NAMES = ["Ann", "Bob", "Cleo", "Dora"]
LEFT_OUT = ("balance",)  # what there is to study in it fits on a card


def played(options: dict[str, str], seed: str) -> list[State]:
    """Before each decision of the greedy bot."""
    s = GAME.new(options, seed)
    bot = find_bot(GAME, "greedy", seed)
    out: list[State] = []
    while not s.over():
        out.append(s.clone())
        s.play(s.actor(), str(ask_bot(bot, s, s.actor())))
    return [*out, s]


SETS = [{"players": "3", "presses": "on"}, {"players": "1", "season": "spring"}, {"players": "2", "automa": "on"}]
POSITIONS = [s for i, options in enumerate(SETS) for s in played(options, f"parts-{i}")]


def test_every_part_is_there() -> None:
    assert [name for name in PARTS if GAME.part(name) is None] == list(LEFT_OUT)


def test_greedy_builds_presses_and_wins_crops() -> None:
    end = played(SETS[0], "parts-0")[-1]
    assert isinstance(end, OrchardState)
    assert end.meadow is not None
    assert max(end.meadow.owner) >= 0
    assert max(end.won) > 0


def pictures(s: State, words: Language) -> str:
    drawing: Drawing = draw
    seat = s.actor()
    view = s.view(seat)
    lit = tuple(x for x in (drawing.target(view, seat, c) for c in view.offers(seat)) if x) if seat >= 0 else ()
    look = drawing.Look(view, seat, words, THEMES["dark"], NAMES[: s.seats], Marks(lit))
    panels = {area.name: area.paint(look) for area in drawing.areas(view, seat, words)}
    known = {ident for panel in panels.values() for ident in panel.outlines} | set(panels)
    assert set(lit) <= known
    assert {step.at for step in drawing.tour(look)} <= known
    assert all(drawing.aid(look))
    return compose(look, drawing.areas(view, seat, words), drawing.ICONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_whatever_happens(lang: str) -> None:
    words = Words(lang, "example")
    for s in POSITIONS:
        if not s.over():
            ET.fromstring(pictures(s, words))
    assert words.catalogue.problems == []


def test_the_terminal_shows_the_hand_of_its_seat_alone(capsys: pytest.CaptureFixture[str]) -> None:
    s = POSITIONS[0]
    screen, words = Screen(), Words("en", "example")
    for seat in (0, -1):
        screen.show(*terminal.board(s.view(seat), seat, NAMES, words))
    one, _, other = capsys.readouterr().out.partition("Your hand: ")
    assert "Cleo" in one
    assert "Your hand" not in other
    assert "Cleo" in other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_set_up_and_the_score_pad(lang: str) -> None:
    words = Words(lang, "example")
    (hands, deals), (crops, order) = show.chapters(words, set_up("example", {"players": "3"}, "a"))
    assert len(deals) == 3
    assert len(order) == 1
    assert "set-up" not in hands + crops
    assert pad("example", {"players": "4", "presses": "on"}).categories == ["crops", "coins", "presses"]
    assert words.catalogue.problems == []


def test_it_has_no_automa_for_a_real_table_and_is_not_listed() -> None:
    with pytest.raises(OptionError) as error:
        begin("example", {}, "x")
    assert error.value.code == "no-automa"
    assert "example" not in companions()
