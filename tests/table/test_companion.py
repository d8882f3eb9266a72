"""The companion in the browser, without script: a conversation whose address is the game."""

import re
from html import unescape
from urllib.parse import quote

from overlander.companion import read
from overlander.companion.talk import MARK
from overlander.companion.words import COUNTS
from overlander.games.gwt.sam.state import HUMAN, SAM
from tests.companion.parallel import whole_game
from tests.table.conftest import Browser

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


def test_an_answer_can_be_taken_back(browser: Browser) -> None:
    browser.send("/companion/gwt", 200, **{"option-sam": "easy"})
    first = play_of(browser)
    browser.send("/companion/gwt", play=first, answer="cowboy")
    back = re.search(r'href="(/companion/gwt\?play=[^"]*)">One answer back', browser.html)
    assert back
    browser.get(unescape(back[1]).partition("#")[0])
    assert play_of(browser) == first


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
