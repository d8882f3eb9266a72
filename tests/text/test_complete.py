"""Nothing is said to a player without words in every language."""

import pytest

from overlander.core.errors import DataError, OptionError, OverlanderError, Refusal
from overlander.core.event import Event
from overlander.core.game import Game, find_game
from overlander.games.newdale.land import SYMBOLS, TERRAINS
from overlander.games.newdale.solo import RATINGS
from overlander.games.newdale.state import NewdaleState
from overlander.games.newdale.view import PHASES
from overlander.games.trail.names import TrailNames
from overlander.games.trail.state import TrailState
from overlander.text import LANGUAGES, Words
from overlander.text.catalogue import parsed
from overlander.text.words import kebab
from tests.options import option_sets
from tests.text import sources

GAMES = sources.told_games()

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def own(lang: str, game: Game) -> Words:
    """Without the English behind it."""
    words = Words(lang, game.slug)
    words.catalogue.bundles = words.catalogue.bundles[:1]
    return words


@of_every_game
@in_every_language
def test_every_question(lang: str, game: Game) -> None:
    words = own(lang, game)
    questions = sources.questions(game.slug)
    assert questions
    assert [cls.__name__ for cls in questions if not words.has("question-" + kebab(cls.__name__))] == []


@of_every_game
@in_every_language
def test_every_verb_and_its_words(lang: str, game: Game) -> None:
    words = own(lang, game)
    names = words.names
    assert names is not None
    for verb in [verb for options in option_sets(game) for verb in game.new(options, "x").verbs().values()]:
        assert words.has(f"choice-{verb.name}")
        for part, vocabulary in zip(verb.parts, verb.vocabularies):
            assert [slug for slug in vocabulary if names.find(slug, names.kind_of(part)) is None] == [], verb.name


@of_every_game
@in_every_language
def test_every_event(lang: str, game: Game) -> None:
    words = own(lang, game)
    assert [key for key in sources.event_keys(game.slug) if not words.has(f"event-{key}")] == []


@of_every_game
@in_every_language
def test_every_refusal(lang: str, game: Game) -> None:
    words = own(lang, game)
    assert [reason for reason in sources.refusal_reasons(game.slug) if not words.has(f"refusal-{reason}")] == []


@in_every_language
def test_every_error(lang: str) -> None:
    words = Words(lang)
    words.catalogue.bundles = words.catalogue.bundles[:1]
    codes = sources.error_codes("core", "players", "text", "terminal", "table", "commands", "companion")
    assert len(codes) > 40
    assert [code for code in sorted(codes) if not words.has(f"error-{code}")] == []


@of_every_game
@in_every_language
def test_every_error_of_a_game(lang: str, game: Game) -> None:
    words = own(lang, game)
    codes = sources.error_codes(*[f"games/{folder}" for folder in sources.folders(game.slug)])
    assert [code for code in sorted(codes) if not words.has(f"error-{code}")] == []


@of_every_game
@in_every_language
def test_options_categories_and_components(lang: str, game: Game) -> None:
    words = own(lang, game)
    assert words.has(f"game-{game.slug}")
    for option in game.asked_options():
        assert words.has(f"option-{option.name}")
        assert words.has(f"option-{option.name}-about")
        values = [value for value in option.values if not value.isdigit()]
        assert [value for value in values if not words.has(f"value-{option.name}-{value}")] == []
    for state in [game.new(options, "x") for options in option_sets(game)]:
        assert [x for x in state.outcome().categories if not words.has(f"category-{x}")] == []
        verdict = state.outcome().verdict
        if verdict is not None:
            assert [goal.slug for goal in verdict.goals if not words.has(f"goal-{goal.slug}")] == []
    if isinstance(state, TrailState):
        tiles = [slug for slug in state.box.tile_slug if slug]
        slugs = tiles + state.box.workers + state.box.breeds + state.box.auxiliary_slug + state.box.tasks
        names = words.names
        assert names is not None
        assert [slug for slug in slugs if names.find(slug) is None] == []
        assert [x for x in state.box.counters if not words.has(f"per-{x}")] == []


@pytest.mark.parametrize(
    "game", [x for x in GAMES if isinstance(Words("en", x.slug).names, TrailNames)], ids=lambda game: game.slug
)
def test_actions_are_described_from_their_data(game: Game) -> None:
    names = Words("en", game.slug).names
    assert isinstance(names, TrailNames)
    states = [game.new(options, "x") for options in option_sets(game)]
    known = {slug for s in states if isinstance(s, TrailState) for slug in s.box.action_slug}
    assert sorted(names.components.actions) == sorted(known)
    for slug in names.components.actions:
        assert names.action(slug) != slug
    assert names.catalogue.problems == []


@in_every_language
def test_everything_in_the_data_of_newdale_has_a_name(lang: str) -> None:
    game = find_game("newdale")
    words = own(lang, game)
    names = words.names
    assert names is not None
    for options in option_sets(game):
        state = game.new(options, "x")
        assert isinstance(state, NewdaleState)
        box = state.box
        named = {
            "event-card": [x.slug for x in box.events],
            "objective": box.secret_slug + box.personal_slug,
            "building": box.cards.slugs,
            "chapter": box.chapters,
            "map": [box.land.id],
            "area": list(box.land.areas),
            "resource": box.cards.resources,
            "terrain": TERRAINS,
            "symbol": SYMBOLS,
            "phase": PHASES,
            "rating": RATINGS,
            "requirement": [x.slug for y in box.chapter.schedules for x in y.requires] + [x.slug for x in box.chapter.solo.deliver],
        }
        for kind, slugs in named.items():
            assert [slug for slug in slugs if names.find(slug, kind) is None] == [], kind
    assert words.catalogue.problems == []


def test_cards_of_one_type_are_told_apart() -> None:
    words = Words("en", "newdale")
    assert words.name("mill-1", "card") == "Mill (cost 4, wood, YYRR)"
    assert words.name("mill-3", "card") == "Mill (cost 4, wood, YGRR)"
    assert words.name("post-office-1", "card") == "Post Office, yellow (cost 4, cotton)"
    assert words.name("cook-1", "card") == "Cook (cost 5, YYG)"
    assert Words("fr", "newdale").name("abattoir-1", "building") == "l’abattoir"
    assert Words("ru", "newdale").name("mill-1", "building") == "«Мельница»"
    pay = Event("pay", 0, "NEW-PAY-1", {"goods": "coal*3,plank"}, {})
    assert words.event(pay, ["Ann"], 0) == "Ann discards 3 × coal, plank"
    away = Event("discard", 0, "NEW-CHN-2", {"n": 2, "cards": "library-1,post-office-1"}, {})
    assert words.event(away, ["Ann"], 0) == "Ann discards 2 cards: Library and Post Office (yellow)", "two, and no third one"


def test_a_few_sentences() -> None:
    words = Words("en", "gwt")
    assert words.name("b/1") == "discard a Santa Gertrudis to gain $2"
    assert words.name("f/2") == "pay $7 to remove a hazard"
    assert words.name("flood-risk-2") == "flood branch 2"
    assert words.name("shorthorn-4") == "Shorthorn (4 points)"
    assert words.refusal(Refusal("GWT-X-1", "too-little-money", {"cost": 5, "money": 3})) == "You have $3, this costs $5."
    fee = Event("fee", 0, "GWT-FEE-3", {"n": 2, "due": 2, "to": 1, "location": "a-1"}, {})
    assert words.event(fee, ["Ann", "Bob"], 1) == "Ann pays $2 to Bob (space A1)"
    assert Words("fr", "gwt").event(fee, ["Ann", "Bob"], 1) == "Ann paie 2\u00a0$ à Bob (case A1)"


@pytest.mark.parametrize(("n", "ending"), [(1, "карту"), (2, "карты"), (5, "карт"), (11, "карт"), (21, "карту")])
def test_russian_plurals(n: int, ending: str) -> None:
    event = Event("draw", 0, "GWT-DRAW-2", {"n": n}, {})
    assert Words("ru", "gwt").event(event, ["Анна"], 1) == f"Анна берёт {n} {ending}"


def test_hidden_cards_are_told_to_their_owner_alone() -> None:
    words = Words("en", "gwt")
    event = Event("draw", 0, "GWT-DRAW-2", {"n": 1}, {"cards": "criollo"})
    assert "Criollo" in words.event(event, ["Ann", "Bob"], 0)
    assert words.event(event, ["Ann", "Bob"], 1) == words.event(event, ["Ann", "Bob"], -1) == "Ann draws 1 card"


def test_an_error_without_words_still_names_its_code() -> None:
    assert "unheard-of" in Words("ru").error(OverlanderError("unheard-of", {"x": 1}))
    assert "cattle.toml" in Words("fr").error(DataError("data-missing-file", {"file": "cattle.toml"}))


@in_every_language
def test_an_error_of_a_game_is_told_in_its_words_to_whoever_knows_no_game(lang: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_game("nz").options({"wheel-set": "5", "barrel-set": "2"})
    assert refused.value.game == "nz"
    assert "5, 2, random, random" in Words(lang).error(refused.value)
    assert Words(lang).error(refused.value) == Words(lang, "nz").error(refused.value) == Words(lang, "gwt").error(refused.value)


def test_what_all_games_share_is_read_once() -> None:
    for lang in LANGUAGES:
        one, other = parsed(lang, "gwt"), parsed(lang, "nz")
        shared = parsed(lang, "")
        assert len(shared) > 3
        assert all(x is y is z for x, y, z in zip(one, other, shared))
        assert len(one) > len(shared) < len(other)
