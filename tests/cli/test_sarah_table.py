"""The solo game of New Zealand at the terminal."""

import re

import pytest
from rich.console import Console

from overlander.games.nz.sarah.state import HUMAN
from overlander.games.nz.state import NzState
from overlander.games.nz.terminal import NzBoard
from overlander.text import LANGUAGES, Words
from tests.rules.nz.solo import sarah_plays, solo, specialist

HOLE = re.compile(r"[{}]|\b(?:board|sarah|automa)-[a-z]")


def shown(s: NzState, lang: str) -> str:
    console = Console(width=200, force_terminal=False)
    words = Words(lang, "nz")
    with console.capture() as out:
        for part in NzBoard(s.view(HUMAN), HUMAN, words.at_table(["Ann"], {"players": "1"}), words).parts():
            console.print(part)
    return out.get()


def test_her_specialty_her_deck_her_last_card_and_what_is_uncertain_about_it() -> None:
    s = solo()
    specialist(s, "sailor", 2)
    assert "Last card" not in shown(s, "en")
    sarah_plays(s, 5)
    text = shown(s, "en")
    lines = {line.split("│")[1].strip(): line for line in text.splitlines() if line.count("│") > 2}
    assert "sailor" in lines["Specialty"]
    assert "card 5 (2 locations; takes a bonus tile and explores 1 space)" in lines["Last card"]
    assert "reconstructed" in text
    assert lines["Money"].split("│")[3].strip() == "–"  # what she never has is not shown as nothing
    assert lines["Exploration"].split("│")[3].strip() == "1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    s = solo()
    sarah_plays(s, 13)
    assert not HOLE.search(shown(s, lang))
