"""People at several machines: everybody in a browser of their own, seats by link, spectators, chat and consent."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    LONGEST,
    QUESTION,
    Open,
    answer,
    answer_of_many,
    arrive,
    go,
    resize,
    sit_down,
    turn_of,
    two_by_link,
)
from tests.browser.test_axe import findings

NAMES = ("Ann", "Bob", "Cid")
MINE = "#part-turn [data-mine]"
NEWEST = ".log li[data-move]"


@pytest.fixture
def options() -> list[str]:
    return ["--public"]


def invite(host: Page, players: int) -> list[str]:
    """A table with seats by link; the links, as this server answers them."""
    if host.locator("details.more").first.get_attribute("open") is None:
        host.locator("details.more > summary").first.click()
    form = host.locator("form.new").first
    form.locator(f"input[name=option-players][value='{players}']").check()
    form.locator("input[name=name-0]").fill("Ann")
    for seat in range(1, players):
        form.locator(f"select[name=seat-{seat}]").select_option("link")
    go(host, form.get_by_role("button", name="Begin"))
    expect(host.get_by_role("heading", name="Seats, invitations, hints")).to_be_visible()
    shown = host.locator(".link input").evaluate_all("all => all.map(x => x.value)")
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(host.url))
    return list(dict.fromkeys(origin + urlsplit(link).path for link in shown))


def seated(open_page: Open, players: int) -> list[Page]:
    host = open_page(reduced_motion="reduce")
    people = [host]
    for name, link in zip(NAMES[1:players], invite(host, players), strict=True):
        people.append(open_page(reduced_motion="reduce"))
        sit_down(people[-1], link, name)
    for page in people:
        expect(page.locator(QUESTION)).to_be_visible()  # the host's lobby goes there by itself
        arrive(page)
    return people


def watching(open_page: Open, host: Page) -> Page:
    table = host.url
    guest = open_page()
    host.goto(table.partition("/at/")[0] + "/lobby")
    go(host, host.get_by_role("button", name="Let people watch"))
    link = urlsplit(host.locator("section", has_text="Spectators").locator("input").first.input_value()).path
    host.goto(table)
    guest.goto("{0.scheme}://{0.netloc}".format(urlsplit(host.url)) + link)
    go(guest, guest.get_by_role("button", name="Watch"))
    expect(guest.locator(QUESTION)).to_be_visible()
    return guest


def in_step(page: Page, others: list[Page]) -> None:
    """What is told last on one page is told on the others."""
    told = page.locator(NEWEST).first.get_attribute("data-move")
    for other in others:
        expect(other.locator(NEWEST).first).to_have_attribute("data-move", told or "")


def test_three_people_and_a_guest(open_page: Open) -> None:
    """Everybody at a page of their own is asked in turn, and who watches never sees a hand or a choice."""
    people = seated(open_page, 3)
    guest = watching(open_page, people[0])
    answers = [0, 0, 0]
    for turn in range(200):
        page = turn_of(people)
        if page.locator(MINE).count():
            answer_of_many(page, turn)
            answers[people.index(page)] += 1
        if min(answers) >= 4:
            break
    assert min(answers) >= 4
    assert guest.locator("#part-panel-hand").count() == 0
    assert guest.locator(f"{QUESTION} .choices").count() == 0


@pytest.mark.long
def test_two_people_and_a_guest_follow_each_other(open_page: Open) -> None:
    """A long way into a game; to its end, with two browsers, Boonlake is played."""
    people = seated(open_page, 2)
    guest = watching(open_page, people[0])
    page = people[0]
    for turn in range(60):
        page = turn_of(people)
        if page.locator(MINE).count():
            answer_of_many(page, turn)
        if turn % 20 == 0:
            assert guest.locator("#part-panel-hand").count() == 0
            assert guest.locator(f"{QUESTION} .choices").count() == 0
    in_step(page, [*people, guest])  # who has answered last is shown the newest


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en-GB", ["08:30", "Mar 1, 23:30", "Jan 1, 08:00", "Jun 1, 2025, 09:00"]),
        ("fr-FR", ["08:30", "1 mars, 23:30", "1 janv., 08:00", "1 juin 2025, 09:00"]),
        ("ru-RU", ["08:30", "1 мар., 23:30", "1 янв., 08:00", "1 июн. 2025 г., 09:00"]),
    ],
)
def test_times_are_the_readers_own(open_page: Open, locale: str, shown: list[str]) -> None:
    """The date only where it is not today's, which in Tokyo is another one than here."""
    page = open_page(locale=locale, timezone_id="Asia/Tokyo")
    page.clock.set_fixed_time("2026-03-01T23:40:00Z")
    moments = ["2026-03-01T23:30Z", "2026-03-01T14:30Z", "2025-12-31T23:00Z", "2025-06-01T00:00Z"]
    written = "".join(f'<time datetime="{at}">in UTC</time>' for at in moments)
    page.evaluate("async (html) => { document.body.innerHTML = html; (await import('/static/times.js')).localise(); }", written)
    assert page.locator("time").all_text_contents() == shown


# the title of the chat stands above its field, in which what it is for can be read
BEFORE = "title => title.getBoundingClientRect().bottom <= title.parentElement.querySelector('form').getBoundingClientRect().top"
FITS = """field => {
  const pen = document.createElement("canvas").getContext("2d"), look = getComputedStyle(field);
  pen.font = look.font;
  const room = field.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
  return pen.measureText(field.placeholder).width <= room;
}"""


def test_talking_and_taking_back(open_page: Open) -> None:
    ann, bob = seated(open_page, 2)
    expect(bob.locator("#part-chat")).to_be_in_viewport()  # in the column of the log, without a tab
    resize(ann, 1024, 768)  # where it has one
    ann.get_by_role("tab", name="Chat").click()
    for page in (ann, bob):
        assert page.locator("#chat-title").evaluate(BEFORE)
        assert page.get_by_label("Say something").evaluate(FITS)
    ann.get_by_label("Say something").fill("Good luck <b>Bob</b>")
    ann.get_by_role("button", name="Send").click()
    expect(bob.locator("#part-chat")).to_contain_text("Good luck <b>Bob</b>")
    for page in (ann, bob):
        expect(page.locator("#part-chat time")).to_have_text(re.compile(r"^(\w+ \d+, )?\d\d:\d\d$"))  # not UTC any more
    expect(ann.get_by_label("Say something")).to_have_value("")
    expect(ann).to_have_title(re.compile("● Your turn"))
    expect(bob).not_to_have_title(re.compile("● Your turn"))
    turn = 0
    while not bob.locator(MINE).count():
        page = turn_of([ann, bob])
        if page is ann:
            answer(ann, turn)
        turn += 1
    expect(bob).to_have_title(re.compile("● Your turn"))
    answer(bob, 0)
    in_step(bob, [ann])
    ann.get_by_role("button", name="Ask to undo").click()  # somebody else has acted since
    expect(bob.locator(".proposal")).to_contain_text("Ann asks to undo")
    bob.get_by_role("button", name="Agree").click()
    expect(ann.locator(MINE)).to_be_attached()
    expect(ann.locator(".proposal")).to_have_count(0)
    expect(bob.locator(".proposal")).to_have_count(0)


def test_who_asks_to_undo_is_told_of_a_no(open_page: Open) -> None:
    ann, bob = two_by_link(open_page, "gwt")
    for turn in range(LONGEST):
        page = turn_of([ann, bob])
        answer(page, turn)
        in_step(page, [bob if page is ann else ann])
        if page is bob:
            break
    ann.get_by_role("button", name="Ask to undo").click()
    bob.get_by_role("button", name="Decline").click()
    expect(ann.locator("#notice")).to_have_text("Bob has declined the undo.")
    for page in (ann, bob):
        expect(page.locator("#part-chat")).to_contain_text("Bob has declined the undo.")
    ann.get_by_role("button", name="Ask to undo").click()
    ann.get_by_role("button", name="Withdraw").click()
    expect(ann.locator(".proposal")).to_have_count(0)
    assert ann.locator("#part-chat li").count() == 1, "a request that is withdrawn is declined by nobody"


HELD = """button => { const { x, y, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button") === button; }"""


def test_on_a_phone_a_proposal_is_in_sight_and_a_notice_covers_no_answer(open_page: Open) -> None:
    """Also where the page has moved up to what the question is about."""
    ann, bob = two_by_link(open_page, "gwt")
    for turn in range(LONGEST):
        page = turn_of([ann, bob])
        answer(page, turn)
        in_step(page, [bob if page is ann else ann])
        if page is bob:
            break
    expect(ann.get_by_role("button", name="Ask to undo")).to_be_enabled()
    resize(bob, 390, 844)
    bob.evaluate("scrollTo(0, document.body.scrollHeight)")
    bob.evaluate("async text => (await import('/static/parts.js')).say(text, true)", "A long notice " * 8)
    low = bob.locator("#notice").evaluate("notice => notice.getBoundingClientRect().bottom")
    assert 0 < low < bob.locator(QUESTION).evaluate("question => question.getBoundingClientRect().top")
    ann.get_by_role("button", name="Ask to undo").click()
    for name in ("Agree", "Decline"):
        button = bob.get_by_role("button", name=name)
        expect(button).to_be_visible()
        assert button.evaluate(HELD), name
    assert bob.evaluate("scrollY") > 60


REFUSED = "There is nothing here for you."
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });"  # as in another tab


def give_away(host: Page, seat: int) -> None:
    """From the lobby; whoever sat there sits there no longer."""
    host.goto(host.url.partition("/at/")[0] + "/lobby")
    card = host.locator("section.card", has=host.locator(f"#seat-{seat}"))
    card.locator("details.sure summary").click()
    go(host, card.locator("details.sure button"))
    expect(card.locator(".link input").first).to_be_visible()


def test_who_loses_a_seat_is_told(open_page: Open) -> None:
    """And what lay before them is no longer on their screen."""
    ann, bob = seated(open_page, 2)
    expect(bob.locator("#part-panel-hand")).to_be_visible()
    give_away(ann, 1)
    expect(bob.get_by_role("alert")).to_contain_text(REFUSED)
    expect(bob.locator("svg")).to_have_count(0)


def test_who_was_away_when_the_seat_was_lost_is_told(open_page: Open) -> None:
    ann, bob = seated(open_page, 2)
    bob.evaluate(f"hidden => {{ {HIDDEN} document.dispatchEvent(new Event('visibilitychange')); }}", True)
    give_away(ann, 1)
    expect(bob.locator("#part-panel-hand")).to_be_visible()
    bob.evaluate(f"hidden => {{ {HIDDEN} document.dispatchEvent(new Event('visibilitychange')); }}", False)
    expect(bob.get_by_role("alert")).to_contain_text(REFUSED)
    expect(bob.locator("svg")).to_have_count(0)


def test_who_may_watch_no_longer_is_told_around_the_table_too(open_page: Open) -> None:
    host, _bob = seated(open_page, 2)
    guest = watching(open_page, host)
    guest.goto(guest.url.partition("/at/")[0] + "/lobby")
    host.goto(guest.url)
    host.get_by_role("button", name="Stop letting people watch").click()
    expect(guest.get_by_role("alert")).to_contain_text(REFUSED)


# As most browsers of phones have it: there is such a thing, it is allowed, and a page cannot make one.
NO_NOTIFICATIONS = """
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor() { throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead."); }
};
"""


def test_a_browser_that_lets_no_page_notify(open_page: Open) -> None:
    _ann, bob = seated(open_page, 2)
    bob.add_init_script(NO_NOTIFICATIONS)
    bob.reload()
    bob.get_by_role("button", name="More", exact=True).click()
    box = bob.get_by_label("Browser notification")
    box.click()
    expect(bob.locator("#sign-refused")).to_be_visible()
    expect(box).not_to_be_checked()
    assert bob.evaluate("localStorage.getItem('sign-note')") == "off"


def test_a_sign_that_fails_keeps_nothing_else_from_happening(open_page: Open) -> None:
    ann, bob = seated(open_page, 2)
    bob.add_init_script(NO_NOTIFICATIONS + "const hidden = true;" + HIDDEN + "localStorage.setItem('sign-note', 'on');")
    bob.reload()
    turn = 0
    while ann.locator(MINE).count():
        answer(ann, turn)
        turn += 1
    expect(bob).to_have_title(re.compile("● Your turn"))
    expect(bob.locator("svg .ring").first).to_be_attached()  # what can be chosen is ringed, as another listener does
    expect(bob.locator("#notice")).to_contain_text("blocks notifications")
    assert bob.evaluate("localStorage.getItem('sign-note')") == "off"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_around_the_table(open_page: Open, theme: str) -> None:
    host = open_page(390, 844, color_scheme=theme, reduced_motion="reduce")
    links = invite(host, 2)
    table = host.url.partition("/lobby")[0]
    found = {"lobby": findings(host)}
    bob = open_page(color_scheme=theme, reduced_motion="reduce")
    bob.goto(links[0])
    found["join"] = findings(bob)
    bob.get_by_label("Name").fill("Bob")
    go(bob, bob.get_by_role("button", name="Sit down"))
    expect(bob.locator(QUESTION)).to_be_visible()
    expect(bob.get_by_placeholder("Message to all")).to_be_in_viewport(ratio=1)
    found["table"] = findings(bob)
    resize(bob, 1024, 768)  # where chat has a tab
    bob.get_by_role("tab", name="Chat").click()
    found["tabs"] = findings(bob)
    bob.get_by_role("button", name="More", exact=True).click()
    found["menu"] = findings(bob)
    go(bob, bob.get_by_role("link", name="While I am away"))
    found["wishes"] = findings(bob)
    bob.goto("{0.scheme}://{0.netloc}/games".format(urlsplit(bob.url)))
    found["games"] = findings(bob)
    stranger = open_page(390, 844)
    stranger.goto(table)
    found["refused"] = findings(stranger)
    assert {where: what for where, what in found.items() if what} == {}
