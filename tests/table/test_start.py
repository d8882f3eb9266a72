"""The start page: what is offered, what begins at one click, and what does not go together."""

import re
from html import escape

import pytest

from overlander import pictures
from overlander.core.game import find_game, offered_games
from overlander.core.options import GROUPS
from overlander.text import LANGUAGES, Words
from tests.table.conftest import Browser


def card_of(html: str, game: str) -> str:
    """What the start page says of a game."""
    return html.partition(f'<section class="card game" aria-labelledby="game-{game}">')[2].partition('<section class="card')[0]


@pytest.mark.parametrize("slug", [game.slug for game in offered_games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_is_asked_for_once_with_what_it_needs(browser: Browser, lang: str, slug: str) -> None:
    browser.cookies.set("lang", lang)
    html = card_of(browser.get("/"), slug)
    game = find_game(slug)
    asked = re.findall(r'<fieldset class="option" data-option="([^"]+)" data-default="([^"]+)"(?: data-needs="([^"]+)")?', html)
    assert sorted(name for name, _, _ in asked) == sorted(o.name for o in game.schema if o.asked())
    for name, default, needs in asked:
        assert default == game.option(name).default
        assert bool(needs) == bool(game.option(name).needs)
        assert f'name="option-{name}"' in html
    assert not re.search(r"(page|option|value|alone|game)-[a-z-]+<", html), "no message without its words"
    words = Words(lang)
    used = [group for group in GROUPS if any(o.group == group and o.name != "players" for o in game.schema)]
    assert all(f"<h3>{words.say(f'page-group-{group}')}</h3>" in html for group in used)


def test_all_games_that_are_drawn_are_offered(browser: Browser) -> None:
    assert re.findall(r'aria-labelledby="game-([a-z]+)"', browser.get("/")) == ["gwt", "nz", "newdale", "boonlake"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_whose_print_could_not_be_had_says_so_and_leads_to_the_list(browser: Browser, lang: str) -> None:
    browser.cookies.set("lang", lang)
    html, words = card_of(browser.get("/"), "nz"), Words(lang, "nz")
    told = html.index(words.say("game-nz-doubt"))
    assert told < html.index(f'<a href="/games/nz/data">{words.say("page-data-list")}</a>') < html.index('class="first"')
    values = browser.get("/games/nz/data")
    assert words.say("page-data-correct") in values
    assert "corrections/nz/" in values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_that_brings_what_is_reconstructed_says_so_and_leads_to_the_list(browser: Browser, lang: str) -> None:
    browser.cookies.set("lang", lang)
    html, words = card_of(browser.get("/"), "gwt"), Words(lang, "gwt")
    asked = html.split('<fieldset class="option" data-option="')[1:]
    doubted = [x.partition('"')[0] for x in asked if '<a href="/games/gwt/data">' in x]
    assert sorted(doubted) == ["brahman", "orange-objectives", "poker", "rails", "sam", "simmental-objectives"]
    for name in doubted:
        assert escape(words.say(f"option-{name}-doubt"), quote=False) in html


def test_the_picture_of_a_board(browser: Browser) -> None:
    address = re.findall(r'<img class="portrait" src="([^"]+)"', browser.get("/"))[0].replace("&amp;", "&")
    answer = browser.client.get(address)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "max-age" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg")
    assert 'id="neutral-a"' in answer.text
    assert answer.text.count("src:url(data:font/ttf;base64,") == 2, "an image has no font but its own"
    assert "font-src data:" in answer.headers["content-security-policy"]
    assert browser.client.get("/games/gwt/picture?lang=xx").status_code == 404
    assert browser.client.get("/games/gwt/picture?theme=pink").status_code == 404
    assert browser.client.get("/games/example/picture").status_code == (200 if pictures.drawing("example") else 404)


def test_alone_at_one_click(browser: Browser) -> None:
    html = browser.get("/")
    form = re.findall(r'<form [^>]*class="alone">.*?</form>', html, re.DOTALL)[0]
    browser.begin(**dict(re.findall(r'name="(option-[^"]+)" value="([^"]+)"', form)))
    options = browser.table(browser.id).match.options
    assert (options["players"], options["sam"]) == ("1", "medium")


def test_alone_where_nobody_plays_against_one(browser: Browser) -> None:
    html = browser.get("/")
    card = html[html.index('aria-labelledby="game-newdale"') :]
    form = re.findall(r'<form [^>]*class="alone">.*?</form>', card, re.DOTALL)[0]
    assert "Play solo</button>" in form
    browser.send("/tables", 200, **dict(re.findall(r'name="(game|option-[^"]+)" value="([^"]+)"', form)))
    match = browser.table(browser.id).match
    assert (match.game.slug, match.options["players"], match.state.seats) == ("newdale", "1", 1)


def test_shown_how(browser: Browser) -> None:
    """A game without a lesson begins, and its newcomer is shown around."""
    answer = browser.client.post("/tables", data={"game": "boonlake", "guided": "on"}, follow_redirects=False)
    assert answer.headers["location"].endswith("#tour")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"option-sam": "hard"}, "players"),
        ({"option-annex-row-tokens": "on"}, "rails"),
        ({"option-players": "1", "option-poker": "on"}, "players"),
        ({"option-players": "1", "option-rails": "on", "option-sam-first-city": "peoria"}, "rails"),
    ],
)
def test_what_does_not_go_together_is_said(browser: Browser, options: dict[str, str], named: str) -> None:
    """Without a script nothing is closed, so the server says it."""
    html = browser.send("/tables", 400, game="gwt", **options)
    assert f"needs {named} to be" in html


def test_the_turn_of_an_automa_is_told_step_by_step(browser: Browser) -> None:
    browser.begin(**{"option-players": "1"})
    browser.play("place:neutral-b")
    assert 'data-turn="' not in browser.html, "he has not had a turn yet"
    while 'data-turn="' not in browser.html:
        browser.play("pass" if "pass" in browser.tokens() else browser.tokens()[0])
    part = browser.html.partition('id="part-recap"')[2].partition("</section>")[0]
    steps = re.findall(r'<li [^>]*>(?:<svg.*?</svg>)?([^<]+)<a data-drawer href="/rules/gwt\?rule=([^"]+)"', part)
    assert steps[0][0].startswith("Sam draws card")
    assert steps[0][1] == "GWT-SAM-16"
    assert all(rule for _, rule in steps)
    assert not any("Player 1, turn" in text for text, _ in steps)
    assert "data-new" in part
    while "data-new" in browser.html:
        browser.play(browser.tokens()[0])
    part = browser.html.partition('id="part-recap"')[2].partition("</section>")[0]
    assert (
        re.findall(r'<li [^>]*>(?:<svg.*?</svg>)?([^<]+)<a data-drawer href="/rules/gwt\?rule=([^"]+)"', part)[: len(steps)]
        == steps
    )
