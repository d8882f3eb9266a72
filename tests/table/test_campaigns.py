"""A campaign at the table: Orchard's seasons, chapter after chapter, with both databases, over the API, and across a restart."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from overlander.core.campaign import check_campaign
from overlander.core.record import parse_record
from overlander.text import Words
from tests.table.conftest import Browser, browser_at
from tests.table.places import Place
from tests.table.test_api import Client, client
from tests.table.test_seats import sit_down

__all__ = ["client"]

SPRING = {
    "game": "example",
    "option-players": "2",
    "option-season": "spring",
    "seat-0": "person",
    "name-0": "Ann",
    "seat-1": "link",
}
ALONE = {"game": "example", "option-players": "1", "option-season": "spring", "seat-0": "person", "name-0": "Ann"}
LONGEST = 100  # decisions


@pytest.fixture
def host(place: Place) -> Iterator[Browser]:
    with browser_at(place, hosts=None, public=True) as found:
        yield found


def play_to_the_end(people: list[Browser], table: str) -> None:
    for _ in range(LONGEST):
        for seat, somebody in enumerate(people):
            somebody.get(f"/tables/{table}/at/{seat}")
            tokens = [token for token in somebody.tokens() if token != "swap"]
            if tokens:
                somebody.play(tokens[0])
        if "The game is over" in people[0].html:
            return
    raise AssertionError("it does not end")


def seated(host: Browser) -> tuple[str, Browser]:
    host.send("/tables", 200, **SPRING)
    table, bob = host.id, host.another()
    sit_down(bob, host.links()[0], "Bob")
    return table, bob


def test_three_seasons_and_their_page(host: Browser) -> None:
    spring, bob = seated(host)
    play_to_the_end([host, bob], spring)
    page = host.get(f"/tables/{spring}/at/0")
    assert "Next chapter: Hill-summer" in page
    assert "Next chapter: Shore-summer" in page
    assert "Next chapter" not in bob.get(f"/tables/{spring}/at/1"), "only the host begins it"
    bob.send(f"/tables/{spring}/next", 403, sequel="hill-summer")
    host.send(f"/tables/{spring}/next", 400, sequel="autumn")
    host.send(f"/tables/{spring}/next", sequel="hill-summer")
    summer = host.id
    host.send(f"/tables/{spring}/next", sequel="hill-summer")
    assert host.id == summer, "twice leads to the same table"
    assert f"/tables/{summer}" in bob.get(f"/tables/{spring}/at/1"), "everybody is led there"
    entry = host.table(summer).entry
    assert (entry.previous, entry.options["season"]) == (spring, "hill-summer")
    assert entry.follows == host.table(spring).state.digest()
    assert [x.split(" = ")[0] for x in entry.carried] == ["cups", "totals", "coins"]
    play_to_the_end([host, bob], summer)
    leads = re.compile(r"leads\.|lead together\.")
    assert leads.search(host.get(f"/tables/{summer}/campaign")), "nobody has won before the last chapter"
    host.send(f"/tables/{summer}/next", sequel="")  # the only one
    autumn = host.id
    play_to_the_end([host, bob], autumn)
    assert not leads.search(host.get(f"/tables/{autumn}/campaign"))
    assert "Next chapter" not in host.get(f"/tables/{autumn}/at/0")
    for somebody, table in ((host, spring), (bob, summer), (bob, autumn)):
        page = unescape(somebody.get(f"/tables/{table}/campaign"))
        for part in (
            "Chapter 1: ",
            "Chapter 2: Hill-summer",
            "Chapter 3: Autumn",
            "Carried over: Cups: Ann",
            "The campaign so far",
        ):
            assert part in page
        assert re.search(r"Cups: Ann \(\d+\), Bob \(\d+\)", page), "a number apart from a name that may end in one"
        assert re.search(r">Ann \(\d+\)</span>", page)
        assert (
            page.index(f"/tables/{spring}/record") < page.index(f"/tables/{summer}/record") < page.index(f"/tables/{autumn}/record")
        )
    host.another().get(f"/tables/{spring}/campaign", 403)
    records = [parse_record(host.ask("GET", f"/tables/{table}/record").text) for table in (spring, summer, autumn)]
    assert len(check_campaign(records)) == 3
    assert "Campaign" in host.get("/games")


def test_a_server_restarted_between_two_chapters(place: Place) -> None:
    with browser_at(place) as browser:
        browser.send("/tables", 200, **ALONE)
        spring = browser.id
        play_to_the_end([browser], spring)
        won = browser.table(spring).state.outcome().winners
        browser.send(f"/tables/{spring}/next", sequel="shore-summer" if won else "spring")
        summer = browser.id
        browser.get(f"/tables/{summer}/at/0")
        browser.play(browser.tokens()[0])
        before = browser.table(summer).state.digest()
        carried = browser.table(summer).match.carried.lines()
    with browser_at(place) as browser:
        browser.get(f"/tables/{summer}/at/0")
        assert browser.table(summer).state.digest() == before
        assert browser.table(summer).match.carried.lines() == carried
        play_to_the_end([browser], summer)
        assert browser.send(f"/tables/{spring}/next", sequel="shore-summer" if won else "spring")
        assert browser.id == summer


def test_an_end_that_a_chapter_follows_is_not_taken_back(browser: Browser) -> None:
    """It would not be the end any more that this chapter has begun with."""
    browser.send("/tables", 200, **ALONE)
    spring = browser.id
    play_to_the_end([browser], spring)
    place = f"/tables/{spring}/at/0"
    cannot = '<button disabled data-key="u">'
    assert cannot not in browser.get(place)
    browser.send(f"{place}/undo")
    play_to_the_end([browser], spring)
    end = browser.table(spring).state.digest()
    browser.send(f"/tables/{spring}/next", sequel=browser.table(spring).state.sequels()[0].name)
    assert browser.table(browser.id).entry.follows == end
    assert cannot in browser.get(place)
    browser.send(f"{place}/undo", 409)
    assert browser.ask("POST", f"/api/v1/tables/{spring}/undo", json={"position": None, "seat": 0}).status_code == 409
    assert browser.ask("POST", f"/api/v1/tables/{spring}/restart-turn", json={"position": None, "seat": 0}).status_code == 409
    assert browser.table(spring).state.digest() == end


def test_alone_the_end_and_the_lists_tell_the_verdict(browser: Browser) -> None:
    browser.send("/tables", 200, **ALONE)
    table = browser.id
    play_to_the_end([browser], table)
    entry = browser.table(table).entry
    verdict = browser.table(table).state.outcome().verdict
    assert verdict is not None
    assert entry.verdict == (verdict.rating if verdict.won else "lost")
    said = "lost" if not verdict.won else verdict.rating
    assert said in browser.get(f"/tables/{table}/at/0").lower()
    assert said in browser.get("/games").lower()


def test_over_the_api(client: Client) -> None:
    made = client.post(
        "/tables", {"game": "example", "options": {"season": "spring"}, "seats": [{"name": "Ann"}, {"name": "Bob"}]}, 201
    )
    spring = made["table"]
    client.table = f"/tables/{spring}"
    assert made["sequels"] == []
    client.post(f"/tables/{spring}/next", {}, 400)
    for _ in range(LONGEST):
        for seat in (0, 1):
            answers = client.choices(seat)["answers"]
            if answers:
                client.play(seat, answers[0]["token"], None)
        if client.get(f"/tables/{spring}")["finished"]:
            break
    told = client.get(f"/tables/{spring}")
    assert [(x["sequel"], x["table"]) for x in told["sequels"]] == [("hill-summer", None), ("shore-summer", None)]
    summer = client.post(f"/tables/{spring}/next", {"sequel": "shore-summer"}, 201)
    assert summer["follows"] == spring
    assert client.post(f"/tables/{spring}/next", {"sequel": "shore-summer"}, 201)["table"] == summer["table"]
    chapters = client.get(f"/tables/{summer['table']}/campaign")["chapters"]
    assert [(x["number"], x["sequel"], x["table"]) for x in chapters] == [(1, "", spring), (2, "shore-summer", summer["table"])]
    assert chapters[0]["standing"]["winners"]
    assert list(chapters[1]["carried"]) == ["cups", "totals", "coins"]
    assert chapters[1]["points"] is None


def test_a_story_is_told_at_the_table_and_on_the_page_of_the_campaign(host: Browser) -> None:
    """In Expedition to Newdale: its beginning with the first question, all of it to read on, the end only at the end."""
    alone = {"game": "newdale", "option-players": "1", "option-chapter": "4b", "option-campaign": "on", "seat-0": "person"}
    host.send("/tables", 200, **alone)
    story = Words("en", "newdale").story({"chapter": "4b"})
    assert story is not None
    page = unescape(host.get(f"/tables/{host.id}/at/0"))
    assert story.before[0] in page
    assert story.before[1] not in page
    page = unescape(host.get(f"/tables/{host.id}/at/0/story"))
    assert [x for x in [story.title, *story.before] if x not in page] == []
    assert story.after[0] not in page
    page = unescape(host.get(f"/tables/{host.id}/campaign"))
    assert [x for x in ["Chapter " + story.title, *story.before] if x not in page] == []
    assert story.after[0] not in page
