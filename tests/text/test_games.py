"""Random games in words: every question, choice, refusal and event, in every language, without a hole."""

import re

import pytest

from overlander.core.game import Game, games
from overlander.core.state import State
from overlander.text import LANGUAGES, Words
from overlander.text.catalogue import bundle
from tests.options import option_set
from tests.text.random_games import NAMES, positions
from tests.text.sources import told_games

HOLE = re.compile(r"[{}]|\bNone\b|(?:question|choice|event|refusal|name|place|effect|require|per|task)-[a-z]")


def spoken(told: list[Words], state: State, seat: int) -> list[str]:
    """All a player could read at one point, in each language."""
    question = state.question(seat)
    assert question is not None
    offered = question.candidates(state) + state.extras(seat)
    refusals = [refusal for choice in offered if (refusal := state.why_not(seat, choice)) is not None]
    out: list[str] = []
    for words in told:
        out.append(words.question(state, seat))
        out += [words.choice(state, seat, choice) for choice in offered]
        out += [words.refusal(refusal) for refusal in refusals]
    return out


@pytest.mark.parametrize("game", told_games(), ids=lambda game: game.slug)
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_game_in_words(game: Game, players: str) -> None:
    told = [Words(lang, game.slug) for lang in LANGUAGES]
    for state, seat, offers, heard in positions(game, option_set(game, players, -1), f"words-{players}"):
        lines = [words.event(event, NAMES, viewer) for words in told for event in heard for viewer in (-1, event.seat)]
        if offers:
            lines += spoken(told, state, seat)
        assert [line for line in lines if not line or HOLE.search(line)] == []
    assert [words.catalogue.problems for words in told] == [[], [], []]


@pytest.mark.parametrize("chapter", ["2", "3a", "3b", "4b", "5", "6", "7"])
def test_the_chapters_of_newdale_in_words(chapter: str) -> None:
    """With the beginnings of answers, and what a step adds to them."""
    game = games()["newdale"]
    told = [Words(lang, game.slug) for lang in LANGUAGES]
    for state, seat, offers, heard in positions(game, {"players": "1" if chapter in "27" else "2", "chapter": chapter}, "chapters"):
        for words in told:
            lines = [words.event(event, NAMES, event.seat) for event in heard]
            for begun in offers:
                lines += [*words.forms(state, seat, begun), words.step(state, seat, None, begun)]
                lines.append(words.so_far(state, seat, begun))
                lines += [words.step(state, seat, begun, more) for more in state.steps(seat, begun)[:2] if not begun.verb.extra]
            assert [line for line in lines if not line or HOLE.search(line)] == []
    assert [words.catalogue.problems for words in told] == [[], [], []]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_answers_never_read_the_same(lang: str) -> None:
    game = games()["gwt"]
    words = Words(lang, "gwt")
    for state, seat, offers, _heard in positions(game, {"players": "3", "poker": "on", "rails": "on", "brahman": "on"}, "same"):
        said = [words.choice(state, seat, choice) for choice in offers]
        repeated = {line for line in said if said.count(line) > 1}
        assert repeated == set(), (words.question(state, seat), repeated)


def test_a_game_without_texts_is_told_in_its_own_tokens() -> None:
    game = games()["example"]
    words = Words("fr", game.slug)
    words.catalogue.bundles = [bundle("fr", ""), bundle("en", "")]
    for state, seat, offers, heard in positions(game, {}, "plain"):
        for event in heard:
            assert words.event(event, NAMES, event.seat)
        if offers:
            assert words.question(state, seat)
            assert all(words.choice(state, seat, choice) for choice in offers)
    assert words.catalogue.problems == []
