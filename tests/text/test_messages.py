"""The three languages say the same things."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from overlander.build import PACKAGE
from overlander.core.game import games
from overlander.text import LANGUAGES, Words
from overlander.text.catalogue import Catalogue, forms, parsed

# of the house and of every game; `*` stands for the language
FOLDERS = [PACKAGE / "text/*", *[game.folder / "words/*" for game in games().values() if game.folder.joinpath("words").is_dir()]]
FILES = [str(folder / x.name) for folder in FOLDERS for x in sorted(Path(str(folder).replace("*", "en")).glob("*.ftl"))]
FORMS = ("-id", "-n", "-kind")  # $card-kind is another form of $card, which a language may need or not
CASES = ("-to", "-on", "-from", "-the", "-acc", "-of", "-by")  # so are these, which the name itself says in its attributes


def entries(lang: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(Path(file.replace("*", lang)).read_text(encoding="utf-8")).body


def messages(lang: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang, file) if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def parameters(message: ast.Message) -> set[str]:
    found = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    for form in FORMS + CASES:
        found = {name.removesuffix(form) for name in found}
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_a_message(lang: str, file: str) -> None:
    junk = [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)]
    assert junk == []
    named = [entry.id.name for entry in entries(lang, file) if isinstance(entry, ast.Message)]
    assert sorted(set(named)) == sorted(named)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_with_the_same_parameters(lang: str, file: str) -> None:
    english = {name: parameters(message) for name, message in messages("en", file).items()}
    assert {name: parameters(message) for name, message in messages(lang, file).items()} == english


@pytest.mark.parametrize("game", ["", *games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_that_a_sentence_asks_for_is_there(lang: str, game: str) -> None:
    """`$location-to` where a name has an attribute `.to`; and no attribute that no sentence asks for."""
    entries = [entry for resource in parsed(lang, game) for entry in resource.body]
    asked = {x.id.name for x in nodes(entries) if isinstance(x, ast.VariableReference)}
    known = set(forms(lang, game))
    assert {x for x in known if not any(name.endswith(f"-{x}") for name in asked)} == set()
    assert {name for name in asked if name.endswith(CASES) and name.rpartition("-")[2] not in known} == set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_shouted_or_begged(lang: str, file: str) -> None:
    for name, message in messages(lang, file).items():
        text = "".join(node.value for node in nodes(message) if isinstance(node, ast.TextElement))
        assert "!" not in text, name
        assert "please" not in text.lower(), name


@pytest.mark.parametrize("file", FILES)
def test_russian_counts_with_few_and_many(file: str) -> None:
    for name, message in messages("ru", file).items():
        for node in nodes(message):
            if isinstance(node, ast.SelectExpression):
                keys = {key.name for key in (variant.key for variant in node.variants) if isinstance(key, ast.Identifier)}
                assert ("few" in keys) == ("many" in keys), name


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.parent.parent.name)
def test_no_message_is_in_two_files_of_one_game(folder: Path) -> None:
    """Nor in one of the house's."""
    every = [name for file in FILES if Path(file).parent in (FOLDERS[0], folder) for name in messages("en", file)]
    assert len(set(every)) == len(every)


def test_a_form_is_never_borrowed_from_another_language() -> None:
    assert Catalogue("en", "nz").has("breed-merino.acc")
    assert Catalogue("ru", "nz").has("breed-merino")
    assert not Catalogue("ru", "nz").has("breed-merino.acc")
    assert Words("ru", "nz").fill({"card": "merino"})["card-acc"] == "карту «меринос»"


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("Bob", "de Bob"),
        ("Ann", "d’Ann"),
        ("Éloïse", "d’Éloïse"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yannick", "de Yannick"),
        ("Y", "de Y"),
        ("Hugo", "de Hugo"),
        ("«Ivan»", "d’«Ivan»"),
        ("7", "de 7"),
        ("Анна", "de Анна"),
    ],
)
def test_french_elides_before_a_name(player: str, said: str) -> None:
    catalogue = Catalogue("fr", "gwt")
    expected = f"La locomotive {said} a atteint le bout de la voie et quitte la partie"
    assert catalogue.format("event-sam-end-of-track", {"player": player}) == expected
    assert catalogue.problems == []


def test_french_names_owners_in_one_way() -> None:
    """A name after a bare `de` would stand there without elision."""
    for file in FILES:
        text = Path(file.replace("*", "fr")).read_text(encoding="utf-8")
        assert not re.search(r"\b(de|que) \{ \$(player|owner|city) \}", text), file


LOOSE = re.compile(r"(?<! ou) [:;?»%](?=[\s.,)]|$)|« ")  # the prompt names the key `?`: “ou ?”


@pytest.mark.parametrize("file", FILES)
def test_french_signs_stay_with_their_words(file: str) -> None:
    """No line begins with a colon or a closing quotation mark: the space before it does not break."""
    text = Path(file.replace("*", "fr")).read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not line.startswith("#") and LOOSE.search(line)] == []


@pytest.mark.parametrize("page", sorted(PACKAGE.joinpath("web", "templates").glob("*.html")), ids=lambda page: page.stem)
def test_no_page_puts_a_sign_after_words(page: Path) -> None:
    """French has a space before a colon, English and Russian none: it stands in the sentence."""
    assert re.findall(r"\}\}\s?[:;!?](?=[\s{])", page.read_text(encoding="utf-8")) == []
