"""The question as it is put: complete, grouped by kind, folded where there is too much."""

import random

import pytest

from overlander.core.game import find_game
from overlander.core.match import Match
from overlander.page.question import A_DOZEN, MANY, Group
from overlander.page.scene import scene_of
from overlander.page.sight import Sight, words_for
from overlander.page.templates import part
from overlander.page.viewer import Viewer
from overlander.text import LANGUAGES
from tests.drawing.positions import whole


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_is_a_button(lang: str) -> None:
    """In a whole random game: nothing is missing, twice or unfolded, and groups of several choices say what they are."""
    match = Match(find_game("gwt"), {"players": "2", "sides": "random"}, ["Ann", "Bob"], f"buttons-{lang}")
    words = words_for(lang, "gwt", None)
    rng = random.Random(lang)
    while not match.state.over():
        seat = match.state.actor()
        seen = Sight(scene_of(match), Viewer(seat, lang, "light"))
        shown = [button for group in seen.groups for fold in group.folds for button in fold.buttons]
        shown += [seen.ending] if seen.ending is not None else []
        assert sorted(button.token for button in shown) == sorted(str(c) for c in match.state.choices(seat))
        assert [button.token for button in seen.extras] == [str(c) for c in match.state.extras(seat)]
        for group in seen.groups:
            assert all(fold.title or len(fold.buttons) <= A_DOZEN for fold in group.folds)
        several = [g for g in seen.groups if sum(len(fold.buttons) for fold in g.folds if not fold.outdone) > 1]
        assert len(several) < 2 or all(group.title for group in several)
        assert all(button.target for button in shown), "everything can be pointed at"
        match.play(seat, rng.choice(shown).token)
    assert words.catalogue.problems == []


def test_sets_of_pieces_are_folded_by_the_first_of_them() -> None:
    """Three of eight cards to discard: nobody reads 56 buttons at once."""
    match = Match(find_game("newdale"), {"players": "2"}, ["Ann", "Bob"], "sets")
    seen = Sight(scene_of(match), Viewer(0, "en", "light"))
    folds = [fold for group in seen.groups for fold in group.folds]
    assert sum(len(fold.buttons) for fold in folds) == 56
    assert [len(fold.buttons) for fold in folds] == [21, 15, 10, 6, 3, 1]
    assert all(fold.title and fold.title[0].isupper() for fold in folds)


def at_once(groups: list[Group]) -> int:
    """The most that anybody reads together: all that is not folded and the titles of the folds, or what is in one of these."""
    folds = [fold for group in groups for fold in group.folds]
    plain = sum(len(fold.buttons) for fold in folds if not fold.title)
    return max([plain + sum(1 for fold in folds if fold.title), *[len(fold.buttons) for fold in folds]])


@pytest.mark.parametrize(
    ("game", "options", "many"),
    [
        ("gwt", {"players": "4"}, {"BuildBuilding"}),
        ("gwt", {"players": "2", "rails": "on"}, {"BuildBuilding"}),
        ("nz", {"players": "4"}, {"BuildBuilding"}),
        ("boonlake", {"players": "4", "artifacts": "on"}, set()),
        ("newdale", {"players": "3", "chapter": "5"}, {"DiscardDealt", "Assistants"}),
        ("newdale", {"players": "2", "chapter": "8"}, {"DiscardDealt", "NightShift"}),
    ],
)
def test_nobody_reads_more_than_forty_answers_at_once(game: str, options: dict[str, str], many: set[str]) -> None:
    """Of however many there are, and in every question in steps after its first step, too."""
    found: set[str] = set()
    for seed in range(20):
        if seed > 1 and found >= many:
            break
        match = Match(find_game(game), options, ["Ann", "Bob", "Cid", "Dora"][: int(options["players"])], f"s{seed}")
        rng = random.Random(seed)
        while not match.state.over():
            seat = match.state.actor()
            question, begun = match.state.question(seat), rng.choice(match.state.offers(seat))
            kind = type(question).__name__
            partials = [""]
            if question is not None and question.in_steps and [c for c in match.state.steps(seat, begun) if not c.same(begun)]:
                partials.append(str(begun))
            for partial in partials:
                offered = match.state.steps(seat, begun) if partial else match.state.steps(seat, None)
                if len(offered) <= MANY:
                    continue
                seen = Sight(scene_of(match), Viewer(seat, "en", "light", frozenset({seat})), so_far=partial)
                assert at_once(seen.groups) <= MANY, (kind, partial)
                found.add(kind)
            match.play(seat, str(whole(match.state, seat, begun, rng)))
    assert found >= many


@pytest.mark.parametrize("game", ["gwt", "nz"])
def test_first_the_building_then_its_space(game: str) -> None:
    """Every building is a step: drawn, with its price, where that is the same everywhere."""
    rng = random.Random(7)
    match = Match(find_game(game), {"players": "2"}, ["Ann", "Bob"], "steps")
    while (
        type(match.state.question(match.state.actor())).__name__ != "BuildBuilding"
        or len(match.choices(match.state.actor())) <= MANY
    ):
        seat = match.state.actor()
        match.play(seat, str(rng.choice(match.choices(seat))))
        assert not match.state.over()
    seen = Sight(scene_of(match), Viewer(match.state.actor(), "en", "light"))
    steps = [fold for group in seen.groups for fold in group.folds if fold.title]
    tiles = {str(c).partition("@")[0].removeprefix("build:") for c in match.choices(seen.seat) if c.verb.name == "build"}
    assert {fold.thing for fold in steps} == {f"supply-{seen.seat}-{tile}" for tile in tiles}
    html = part("question", seen)
    for fold in steps:
        assert f'<use href="#{fold.thing}"/>' in html
        assert len({button.token.partition("@")[0] for button in fold.buttons}) == 1
        assert fold.signs in html
    assert any(fold.signs for fold in steps)
