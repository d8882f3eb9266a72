"""The player aid and the first walk of Expedition to Newdale, in every chapter and language."""

import re

import pytest

from overlander.drawing.grammar import strip
from overlander.drawing.theme import THEMES
from overlander.games.newdale import draw
from overlander.games.newdale.box import CHAPTERS
from overlander.ledger import rules_of
from overlander.text import LANGUAGES, Words
from tests.rules.newdale.position import new_game

RULES = rules_of("newdale")
USED = re.compile(r'href="#(?:icon-|i-)?([a-z0-9-]+)"')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_explains_itself(chapter: str, lang: str) -> None:
    words = Words(lang, "newdale")
    for players in (1, 3):
        look = draw.Look(new_game(players, chapter).view(0), 0, words, THEMES["light"])
        found = draw.aid(look)
        lines = [line for told in found for line in told.lines]
        assert [line.rule for line in lines if line.rule not in RULES] == []
        assert [line.text for line in lines if not line.text or "aid-" in line.text or "{" in line.text] == []
        assert [told.title for told in found if told.title.startswith("aid-")] == []
        used = {name for line in lines for name in USED.findall(strip(line.glyphs))}
        assert used <= set(draw.ICONS.symbols)
        assert len(used) > 20
        assert [step.text for step in draw.tour(look) if step.text.startswith("tour-")] == []
    assert words.catalogue.problems == []


@pytest.mark.parametrize(
    ("chapter", "players", "rules"),
    [
        ("1", 2, []),
        ("2", 2, ["NEW-CH2-1"]),
        ("3a", 2, ["NEW-CH3A-2"]),
        ("3b", 2, ["NEW-CH3B-1"]),
        ("4a", 2, ["NEW-CH3A-2", "NEW-CH4A-1"]),
        ("4b", 2, ["NEW-CH4B-1"]),
        ("5", 2, ["NEW-SHD-3"]),
        ("6", 2, ["NEW-CH6-1", "NEW-CH6-2"]),
        ("7", 2, ["NEW-SHD-3", "NEW-CH7-2"]),
        ("8", 2, ["NEW-CH7-2", "NEW-CH8-4", "NEW-CH8-6"]),
        ("8", 1, ["NEW-CH7-2", "NEW-CH8-4", "NEW-CH8-6", "NEW-CH8-27"]),
    ],
)
def test_what_is_special_to_a_chapter(chapter: str, players: int, rules: list[str]) -> None:
    words = Words("en", "newdale")
    look = draw.Look(new_game(players, chapter).view(0), 0, words, THEMES["light"])
    found = [told for told in draw.aid(look) if told.title == "In this chapter"]
    assert [line.rule for told in found for line in told.lines] == rules


def test_points_are_those_of_the_chapter_and_the_players() -> None:
    """Alone nobody is paid for military strength (NEW-SOLO-5)."""
    words = Words("en", "newdale")
    told = {}
    for players, chapter in ((1, "1"), (3, "1"), (3, "2"), (3, "6")):
        look = draw.Look(new_game(players, chapter).view(0), 0, words, THEMES["light"])
        points = next(x for x in draw.aid(look) if x.title == "Points at the end")
        told[players, chapter] = {line.rule: line.text for line in points.lines}
    assert list(told[1, "1"]) == ["NEW-TRK-1", "NEW-SCO-2", "NEW-SCO-3", "NEW-SCO-4", "NEW-SCO-5"]
    assert told[3, "1"]["NEW-SCO-1"].startswith("Military strength: 4 points for the most, 2 for second and 1 for third place.")
    assert {"NEW-CH2-1", "NEW-PER-1"} <= told[3, "2"].keys()
    assert "NEW-CH6-1" in told[3, "6"]
    assert "NEW-CH2-1" not in told[3, "6"]


def test_only_goods_of_the_chapter_are_listed() -> None:
    words = Words("en", "newdale")
    told = {}
    for chapter in ("1", "8"):
        look = draw.Look(new_game(2, chapter).view(0), 0, words, THEMES["light"])
        told[chapter] = [line.text for found in draw.aid(look) for line in found.lines if found.title == "Value of goods"]
    assert "Bread: 5 coins, made of flour + coal" in told["1"]
    assert not [text for text in told["1"] if text.startswith("Fur coat")]
    assert "Fur coat: 10 coins, made of cloth + cattle" in told["8"]


def test_a_spectator_is_shown_no_hand() -> None:
    look = draw.Look(new_game(2, "1").view(-1), -1, Words("en", "newdale"), THEMES["light"])
    assert "part-panel-hand" not in [step.at for step in draw.tour(look)]
