"""The companion in the browser, without script: a conversation whose address is the game."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest

from overlander.companion import read
from overlander.companion.talk import MARK
from overlander.companion.words import COUNTS, NUMBER, Ask
from overlander.games.gwt.sam.state import HUMAN, SAM
from overlander.page.templates import render
from overlander.page.viewer import Visitor
from overlander.text import Words
from tests.companion.parallel import whole_game
from tests.table.conftest import Browser, browser_at
from tests.table.places import InFile

PAD = re.compile(r"</meter> (-?[0-9]+)</td>")
PLAY = re.compile(r'name="play" value="([^"]*)"')


def play_of(browser: Browser) -> str:
    found = PLAY.search(browser.html)
    assert found
    return unescape(found[1])


def test_from_set_up_to_points(browser: Browser) -> None:
    browser.get("/companion/gwt")
    browser.send("/companion/gwt", 200, **{"option-sam": "hard"})
    assert "Draw a worker tile" in browser.html
    browser.send("/companion/gwt", play=play_of(browser), answer="builder")
    turns = 0
    while True:
        asked = read("gwt", play_of(browser)).asked
        assert asked is not None
        fields = {"play": play_of(browser), "answer": asked.options[0].value if asked.options else "1"}
        if asked.key == "companion-next":
            turns += 1
            fields["answer"] = "turn" if turns < 6 else "marker"
        if asked.form == "counts":
            fields = {"play": play_of(browser), **{f"count-{i}": "1" for i in range(len(asked.options))}}
        browser.send("/companion/gwt", 200, **fields)
        if 'name="play"' not in browser.html:
            break
    assert "You win." in browser.html or "Sam wins." in browser.html
    assert 'class="pad"' in browser.html
    assert "GWT-SAM-" in browser.html


def test_a_whole_game_with_rails_to_the_north(browser: Browser) -> None:
    """Answer by answer by the page's own forms: shops, expansion cards and big cities are told with their rules, and the points
    are those of the engine's game."""
    browser.get("/companion/gwt")
    browser.send("/companion/gwt", 200, **{"option-sam": "medium", "option-rails": "on", "option-brahman": "on"})
    assert read("gwt", play_of(browser)).asked is not None
    game = whole_game("gwt", {"sam": "medium", "rails": "on", "brahman": "on"}, "b")
    browser.get("/companion/gwt?play=" + quote(MARK.join(game.text.split(MARK)[:2]), safe="~=,"))
    shown = ""
    for answer in game.answers:
        play = play_of(browser)
        asked = read("gwt", play).asked
        assert asked is not None
        assert f"?rule={asked.rule}" in browser.html
        counts = {f"count-{i}": n for i, n in enumerate(answer.split(","))}
        browser.send("/companion/gwt", 200, play=play, **(counts if asked.form == COUNTS else {"answer": answer}))
        now = browser.html.partition('id="now"')[2]
        assert "{" not in re.sub(r"<[^>]*>", "", now)
        shown += now
    for rule in ("RTN-SAM-10", "RTN-SAM-9", "RTN-SAM-15", "RTN-SAM-16"):
        assert f">{rule}</a>" in shown
    points = [int(n) for n in PAD.findall(browser.html)]
    points_of = game.s.outcome().points
    mine, his = points_of[HUMAN], points_of[SAM]
    assert points == [n for both in zip(mine, his, strict=True) for n in both]
    assert ("Sam wins." in browser.html) == (sum(his) > sum(mine))


def test_answers_are_drawn_and_every_page_has_its_switches(browser: Browser) -> None:
    """Workers with their icons, and where the locomotive is by the numbers of the track; changed colours lead back to the game."""
    browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
    workers = re.findall(r'name="answer" value="(\w+)">(<svg class="signs".*?</svg>)(\w+)</button>', browser.html)
    assert [(value, label) for value, _, label in workers] == [
        ("cowboy", "Cowboy"),
        ("builder", "Builder"),
        ("engineer", "Engineer"),
    ]
    assert all(f'href="#i-{value}"' in signs for value, signs, _ in workers)
    play = play_of(browser)
    browser.send("/settings", back=unescape(re.findall(r'name="back" value="([^"]*)"', browser.html)[0]), theme="dark")
    assert 'data-theme="dark"' in browser.html
    assert play_of(browser) == play
    for page in ("/companion/gwt", "/companion/gwt/set-up?seed=a", "/companion/gwt/score"):
        assert browser.get(page).count('class="settings"') == 1
    game = whole_game("gwt", {"sam": "medium"}, "a").text.split(MARK)
    texts = [MARK.join(game[:n]) for n in range(3, len(game))]
    asked = [(text, found) for text in texts for found in [read("gwt", text).asked] if found is not None]
    text = next(text for text, found in asked if found.key == "companion-locomotive")
    places = browser.get("/companion/gwt?play=" + quote(text, safe="~=,"))
    assert 'value="3" title="Track space 3" aria-label="Track space 3">3</button>' in places
    assert 'class="deeds keys"' in places


def test_an_answer_can_be_taken_back(browser: Browser) -> None:
    browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
    first = play_of(browser)
    browser.send("/companion/gwt", play=first, answer="cowboy")
    back = re.search(r'href="(/companion/gwt\?play=[^"]*)">Back one answer', browser.html)
    assert back
    browser.get(unescape(back[1]).partition("#")[0])
    assert play_of(browser) == first


@pytest.mark.parametrize(("least", "first"), [(-9, 0), (0, 0), (3, 3)])
def test_a_number_that_is_typed_begins_with_one_that_is_allowed(least: int, first: int) -> None:
    asked = Ask("companion-points", "GWT-SAM-1", {}, NUMBER, most=99, least=least)
    said = {"play": "", "changed": False, "turns": [[]], "panels": [], "sprite": "", "back": "", "outcome": None, "verdict": ""}
    context = {**said, "game": "gwt", "who": Visitor("en", "light", "/"), "names": [], "options": [], "question": "How many?"}
    page = render("companion.html", Words("en", "gwt"), asked=asked, **context)
    assert f'name="answer" min="{least}" max="99" value="{first}"' in page


def test_bad_input(browser: Browser) -> None:
    browser.get("/companion/chess", 400)
    browser.get("/companion/gwt?play=nonsense", 400)
    browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
    browser.send("/companion/gwt", 400, play=play_of(browser), answer="sheriff")
    browser.get("/companion/gwt/set-up?seed=<b>")
    assert "<b>" not in browser.html


def test_a_set_up_as_picture_and_list(browser: Browser) -> None:
    page = browser.get("/companion/gwt/set-up?seed=abc")
    assert 'id="space-neutral-a"' in page
    assert "neutral" in page.lower()
    assert page.count("<li>") == 7 + 5


def test_the_start_page_leads_there(browser: Browser) -> None:
    assert 'href="/companion/gwt"' in browser.get("/")


def test_sarah_from_set_up_to_points(browser: Browser) -> None:
    """A whole game of the engine, answer by answer by the page's own forms."""
    browser.get("/companion/nz")
    browser.send("/companion/nz", 200, **{"option-sarah": "hard"})
    assert "until it is a worker" in browser.html
    game = whole_game("nz", {"sarah": "hard"}, "weka")
    browser.get("/companion/nz?play=" + quote(MARK.join(game.text.split(MARK)[:2]), safe="~=,"))
    for answer in game.answers:
        play = play_of(browser)
        asked = read("nz", play).asked
        assert asked is not None
        counts = {f"count-{i}": n for i, n in enumerate(answer.split(","))}
        browser.send("/companion/nz", 200, play=play, **(counts if asked.form == COUNTS else {"answer": answer}))
        assert "{" not in re.sub(r"<[^>]*>", "", browser.html.partition('id="now"')[2])
    points = [int(n) for n in PAD.findall(browser.html)]
    assert points == [n for both in zip(*game.s.outcome().points, strict=True) for n in both]
    browser.get("/companion/nz/set-up?seed=abc")
    assert "Harbourmasters" in browser.html
    assert "Bonus cards" in browser.html
    assert browser.html.count('class="laid-out"') == 2  # the trail, and the sea with its harbourmasters


def test_a_set_up_by_its_options(browser: Browser) -> None:
    page = browser.get("/companion/gwt/set-up?seed=abc&option-rails=on&option-players=3&option-sides=b")
    assert page.count("<li>") == 7 + 7 + 6
    assert "13b" in page
    assert "Medium towns" in page
    assert '<option value="on" selected>' in page.partition('name="option-rails"')[2].partition("</select>")[0]
    assert browser.html.count('class="laid-out"') == 2  # the trail, and the north
    page = browser.get("/companion/nz/set-up?seed=abc&option-bell-set=5")
    assert "set 5, " in page
    assert "moon" in browser.get("/companion/gwt/set-up?option-moon=full", 400)


def test_a_corrected_step_is_what_the_page_says(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    cards = [f'[[cards]]\nid = "sam-{n}"\nsteps = 4\n' for n in range(1, 10)]
    with browser_at(InFile(tmp_path), corrections=lambda game: mine if game.slug == "gwt" else None) as browser:
        mine.joinpath("solo_sam.toml").write_text("".join(cards), encoding="utf-8")
        for _ in range(40):
            browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
            browser.send("/companion/gwt", play=play_of(browser), answer="cowboy")
            browser.send("/companion/gwt", play=play_of(browser), answer="turn")
            if "herder 4 steps" in browser.html:  # three of four cards have a number of their own
                break
        assert "herder 4 steps" in browser.html
        assert "have changed" not in browser.html
        play = play_of(browser)
        mine.joinpath("solo_sam.toml").write_text("".join(cards).replace("4", "3", 1), encoding="utf-8")
        assert "have changed" in browser.get("/companion/gwt?play=" + quote(play, safe="~=,"))
        browser.get("/companion/nz")
        browser.get("/companion/nz/set-up")
        browser.get("/companion/nz/score")


def test_options_come_with_a_new_game_only(browser: Browser) -> None:
    refused = browser.send("/companion/gwt", 400, **{"option-layout": "random", "option-moon": "full"})
    assert "layout, moon" in refused
    browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
    play = play_of(browser)
    refused = browser.send("/companion/gwt", 400, **{"play": play, "answer": "cowboy", "option-sam": "hard"})
    assert "start a new game" in refused


FIELD = re.compile(r'name="(points-[0-9]-[0-9]+)"')


@pytest.mark.parametrize("game", ["gwt", "nz"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_score_pad(browser: Browser, game: str, players: int) -> None:
    """Reached from the companion's page; what is written there stands in the address."""
    assert f'href="/companion/{game}/score"' in browser.get(f"/companion/{game}")
    browser.get(f"/companion/{game}/score?option-players={players}")
    assert "</meter>" not in browser.html
    fields = FIELD.findall(browser.html)
    seats = max(2, players)
    assert len(fields) == seats * (11 if game == "gwt" else 12)
    given = "".join(f"&{name}={i - 3}" for i, name in enumerate(fields))
    browser.get(f"/companion/{game}/score?option-players={players}&name-0=%3Cb%3EBo{given}")
    assert "<b>" not in browser.html
    assert "&lt;b&gt;Bo" in browser.html
    by_row = [int(n) for n in PAD.findall(browser.html)]
    assert by_row == [i - 3 for i in range(len(fields))]
    totals = [sum(by_row[seat::seats]) for seat in range(seats)]
    assert re.findall(r"<td><strong>(-?[0-9]+)</strong></td>", browser.html) == [str(n) for n in totals]
    winner = ("Sam" if game == "gwt" else "Sarah") if players == 1 else f"Player {players}"
    assert f"{winner} wins." in browser.html


@pytest.mark.parametrize("wrong", ["points-0-0=many", "points-0-0=1000", "points-0-0=1.5", "option-sam=easy", "option-players=9"])
def test_a_pad_that_cannot_be_is_refused(browser: Browser, wrong: str) -> None:
    browser.get(f"/companion/gwt/score?{wrong}", 400)


@pytest.mark.parametrize(("slug", "options"), [("gwt", {"sam": "medium", "rails": "on"}), ("nz", {"sarah": "medium"})])
def test_the_automas_board_goes_along_and_every_answer_is_one_tap(browser: Browser, slug: str, options: dict[str, str]) -> None:
    """What it has is drawn as soon as its first tile has been told, steps have icons, and no file is named."""
    game = whole_game(slug, options, "b")
    start = game.text.split(MARK)[:2]
    browser.get(f"/companion/{slug}?play=" + quote(MARK.join(start), safe="~=,"))
    assert 'class="laid-out"' not in browser.html
    boards: list[str] = []
    for number in (1, 12, 40):
        answers = game.answers[:number]
        browser.get(f"/companion/{slug}?play=" + quote(MARK.join([*start, *answers]), safe="~=,"))
        shown = re.findall(r'<svg class="laid-out".*?</svg>', browser.html, re.DOTALL)
        assert len(shown) == 2  # its board, and its supply
        boards.append(shown[0])
        assert "<select" not in browser.html
        assert ".toml" not in browser.html
        asked = read(slug, play_of(browser)).asked
        assert asked is not None
        if asked.form != COUNTS:
            assert len(re.findall(r'<button name="answer"', browser.html)) > 1
    assert len(set(boards)) == len(boards)
    assert 'class="signs"' in browser.html.partition('id="now"')[0] + browser.html
