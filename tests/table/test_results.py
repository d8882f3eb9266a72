"""After the game: how it ended as a page to show to others, and one's own results."""

import re

from overlander.players.greedy import GreedyBot
from tests.table.conftest import Browser
from tests.table.test_recap import NAMES, go_on, played
from tests.table.test_seats import TWO, invited, sit_down


def finished(browser: Browser) -> str:
    """Ann has played to the end against a bot; the id of the table."""
    match = played("gwt", {"players": "2"}, 0)
    bot = GreedyBot(match.game)
    while not match.state.over():
        go_on(match, bot)
    browser.ask("POST", "/tables/open", files={"record": ("game.overlander", str(match.record()), "text/plain")})
    return next(iter(browser.house().tables))


def test_a_page_to_show(public: Browser) -> None:
    table = finished(public)
    page = public.get(f"/tables/{table}/result")
    outcome = public.table(table).state.outcome()
    assert all(f"<td>{total}</td>" in page for total in outcome.totals())
    assert page.count("<svg") > 3
    assert f"/tables/{table}/at/watch/replay?move=" in page
    assert public.links() == []
    stranger = public.another()
    stranger.get(f"/tables/{table}/result", 403)
    public.send(f"/tables/{table}/result")
    sit_down(stranger, public.links()[0], "")
    assert stranger.address == f"/tables/{table}/result", "who is shown a finished game sees how it ended"
    assert "Share this game" not in stranger.html
    stranger.get(f"/tables/{table}/at/watch/replay?move=0")
    stranger.send(f"/tables/{table}/result", 403)


def test_not_before_it_is_over(public: Browser) -> None:
    table, links = invited(public, **TWO)
    sit_down(public.another(), links[0], "Bob")
    public.get(f"/tables/{table}/result")
    assert public.address == f"/tables/{table}/at/0"


def test_my_results(public: Browser) -> None:
    """Counted where one sat at one seat; with how long it took, and what it was played with."""
    assert "My results" not in public.get("/games")
    table = finished(public)
    page = public.get("/games")
    assert "My results" not in page, "for both at one screen: nobody's result"
    assert f'href="/tables/{table}/result"' in page
    outcome = public.table(table).state.outcome()
    best, other = sorted(range(2), key=lambda seat: (seat not in outcome.winners, -outcome.totals()[seat]))
    listed = re.sub(r"<[^>]*>", "", re.sub(r"(?s)<svg.*?</svg>", "", page.partition('class="standing">')[2].partition("<a")[0]))
    found = re.findall(r"(\d)\.&nbsp;\s*(\w+) (−?\d+)", listed)
    assert [(NAMES.index(name), points) for _place, name, points in found] == [
        (seat, str(outcome.totals()[seat]).replace("-", "−")) for seat in (best, other)
    ]
    assert [place for place, _name, _points in found] == ["1", "1" if len(outcome.winners) > 1 else "2"]
    assert 'class="mine"' not in page
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="greedy")
    won = 0 in outcome.winners
    page = public.get("/games")
    assert page.count('class="mine"') == 1
    rows = re.findall(r"<th scope=\"row\">Great Western Trail.*?Players: 2</small></th><td>1</td><td>(\d)</td><td>(\d+)</td>", page)
    assert rows == [(str(int(won)), "100" if won else "0")]
