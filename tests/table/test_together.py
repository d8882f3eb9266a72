"""Several seats answer at once: Orchard's sealed bids, at a table with both databases, and over the API."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from overlander.games.example.state import SECRET, OrchardState
from overlander.page.viewer import Viewer
from overlander.table.app import create_app
from overlander.table.pages.pushes import fragments, pushes
from overlander.table.play import agreement
from overlander.table.play.house import House
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.play.wishes import call_services, check_plan, still_asked, wish
from overlander.table.rights.streams import HERE
from tests.table.api import PATH, ask
from tests.table.conftest import Browser, browser_at
from tests.table.places import InCluster, InFile, Place
from tests.table.postgres import Cluster
from tests.table.test_api_hidden import events
from tests.table.test_seats import sit_down
from tests.table.test_storage import house_at, run

THREE = {"game": "example", "option-players": "3", "seat-0": "person", "name-0": "Ann", "seat-1": "link", "seat-2": "link"}


@pytest.fixture
def public_at(place: Place) -> Iterator[Browser]:
    """A public server with either database."""
    with browser_at(place, hosts=None, public=True) as found:
        yield found


def sat(host: Browser, **fields: str) -> tuple[str, list[Browser]]:
    host.send("/tables", 200, **{**THREE, **fields})
    table = host.id
    people = [host]
    for name, link in zip(("Bob", "Cid"), host.links()):
        people.append(host.another())
        sit_down(people[-1], link, name)
    return table, people


def look(people: list[Browser], table: str, seat: int) -> Browser:
    people[seat].get(f"/tables/{table}/at/{seat}")
    return people[seat]


def answer(people: list[Browser], table: str, seat: int, rng: random.Random) -> None:
    somebody = look(people, table, seat)
    somebody.play(rng.choice([token for token in somebody.tokens() if token != "swap"]))


def seal(people: list[Browser], table: str, seat: int) -> None:
    """Both answers of a bid."""
    for first in ("bid:", "raise:no"):
        somebody = look(people, table, seat)
        somebody.play(next(token for token in somebody.tokens() if token.startswith(first)))


def test_orchard_to_its_end(public_at: Browser) -> None:
    """Everybody asked answers in an order of chance, each on a page that was opened before the others answered."""
    table, people = sat(public_at)
    rng = random.Random("together")
    played = public_at.table(table)
    together = 0
    while not played.state.over():
        asked = played.asked()
        assert played.entry.asked == asked == played.state.actors()
        pages = {seat: look(people, table, seat).html for seat in asked}
        together += len(asked) > 1
        rng.shuffle(asked)
        for seat in asked:
            people[seat].html = pages[seat]
            people[seat].address = f"/tables/{table}/at/{seat}"
            people[seat].play(rng.choice([token for token in people[seat].tokens() if token != "swap"]))
    assert together > played.state.seats
    assert played.entry.finished
    assert played.entry.asked == []
    for seat in range(3):
        assert "The game is over" in look(people, table, seat).html


def test_a_click_is_out_of_date_only_if_its_seat_sees_another_position(public_at: Browser) -> None:
    table, people = sat(public_at)
    before = {seat: look(people, table, seat).html for seat in range(3)}
    seal(people, table, 0)
    seal(people, table, 1)
    cid = people[2]
    cid.html, cid.address = before[2], f"/tables/{table}/at/2"
    assert look(people, table, 2).position() == cid.position()  # nothing of the question is to be shown anew
    cid.html = before[2]
    cid.play(cid.tokens()[0])
    stale = people[0]
    stale.html, stale.address = before[0], f"/tables/{table}/at/0"  # has answered since: sees another position
    assert "have been taken" in stale.play(stale.tokens()[0], 409)


def test_who_is_still_thinking_is_shown_and_never_what(public_at: Browser) -> None:
    table, people = sat(public_at)
    page = look(people, table, 0).html
    assert "Waiting for Bob, Cid" in page
    assert "data-mine" in page
    seal(people, table, 1)
    assert "Waiting for Cid" in look(people, table, 0).html
    shown = look(people, table, 1).html
    assert "Waiting for Ann, Cid" in shown
    assert "data-mine" not in shown
    for seat in (0, 2):
        view = sight(public_at.table(table), Viewer(seat, "en", "light")).view
        assert isinstance(view, OrchardState)
        assert view.bids.cards[1] == SECRET


def test_every_seat_that_must_answer_has_its_turn_in_the_list(public_at: Browser) -> None:
    table, people = sat(public_at)
    assert all("Your turn" in somebody.get("/games") for somebody in people)
    seal(people, table, 1)
    assert "Your turn" not in people[1].get("/games")
    assert "Waiting for Ann, Cid" in people[1].html
    assert "Your turn" in people[2].get("/games")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_sealed_answer_is_taken_back_until_the_last_one_is_in(public_at: Browser, place: Place, first: int) -> None:
    table, people = sat(public_at)
    played = public_at.table(table)
    second = (first + 1) % 3
    seal(people, table, first)
    seal(people, table, second)
    theirs = [(d.seat, d.token) for d in played.match.decisions if d.seat == second]
    page = look(people, table, second).html
    mine = look(people, table, first)
    assert 'disabled data-key="u"' not in mine.html
    mine.send(f"{mine.address}/undo", position=mine.position())
    assert "raise:no" in mine.tokens()
    mine.send(f"{mine.address}/undo", position=mine.position())
    assert any(token.startswith("bid:") for token in mine.tokens())
    assert [(d.seat, d.token) for d in played.match.decisions] == theirs
    assert [(seat, token) for _, seat, token, _ in place.decisions(table)] == theirs
    assert [d.digest for d in played.match.decisions] == [digest for _, _, _, digest in place.decisions(table)]
    assert look(people, table, second).position() in page  # sees no difference
    assert sorted(played.entry.asked) == sorted({0, 1, 2} - {second})
    seal(people, table, first)
    seal(people, table, ({0, 1, 2} - {first, second}).pop())
    assert not played.present.may_withdraw(first)


def test_what_was_withdrawn_stays_so_after_a_restart(place: Place) -> None:
    with browser_at(place, hosts=None, public=True) as public:
        table, people = sat(public)
        seal(people, table, 0)
        seal(people, table, 1)
        ann = look(people, table, 0)
        ann.send(f"{ann.address}/undo", position=ann.position())
        decisions = [(d.seat, d.token, d.digest) for d in public.table(table).match.decisions]
        cookies = [somebody.cookies for somebody in people]
    with browser_at(place, hosts=None, public=True) as public:
        again = [public.another() for _ in people]
        for somebody, cookie in zip(again, cookies):
            somebody.cookies = cookie
        look(again, table, 0)
        assert [(d.seat, d.token, d.digest) for d in public.table(table).match.decisions] == decisions
        assert "raise:no" in again[0].tokens()


@pytest.mark.usefixtures("quick_bots")
def test_bots_answer_meanwhile(public_at: Browser) -> None:
    """The bot answers although no person has; a person's answer in between does not disturb it."""
    table, people = sat(public_at, **{"seat-2": "random"})
    played = public_at.table(table)
    public_at.run(driven, played)
    assert 2 not in played.asked()
    assert sorted(played.asked()) == [0, 1]
    rng = random.Random("bots")
    for _ in range(200):
        if played.state.over():
            break
        for seat in [x for x in played.asked() if x < 2]:
            answer(people, table, seat, rng)
            public_at.run(driven, played)
    assert played.state.over()


async def driven(table: Table) -> None:
    while table.driver.busy and table.driver.task is not None:
        await table.driver.task


def test_everybody_asked_is_called_and_reminded(public_at: Browser) -> None:
    table, people = sat(public_at)
    played = public_at.table(table)
    called: list[int] = []
    played.turned = lambda _table, seats: called.extend(seats)
    for seat in range(3):
        public_at.run(hook, played, seat)
    for seat in (0, 1, 2):
        seal(people, table, seat)
    assert called == [0] == played.asked()  # shares are taken one after the other
    rng = random.Random("hooks")
    while len(played.asked()) < 3:  # until the second round
        answer(people, table, played.asked()[0], rng)
    assert sorted(called[-3:]) == [0, 1, 2]

    class Calls:
        bodies: list[dict[str, Any]] = []

        def call(self, _table: str, _seat: int, _address: str, body: dict[str, Any], _still: object) -> None:
            self.bodies.append(body)

    calls = Calls()
    call_services(calls, played, played.asked())  # type: ignore[arg-type]
    assert sorted(body["seat"] for body in calls.bodies) == [0, 1, 2]
    number = played.number
    seal(people, table, 1)
    checks: dict[int, bool] = {}

    async def check() -> None:
        for seat in range(3):
            checks[seat] = await still_asked(played.storage, table, seat, number, played.entry.wishes_of(seat))

    public_at.run(check)
    assert checks == {0: True, 1: False, 2: True}


async def hook(table: Table, seat: int) -> None:
    await wish(table, seat, webhook=f"https://example.org/{seat}")


def test_an_agreed_undo_reaches_behind_the_reveal(public_at: Browser) -> None:
    """What all have seen is taken back only by consent, and then all answers together."""
    table, people = sat(public_at)
    played = public_at.table(table)
    for seat in range(3):
        seal(people, table, seat)
    assert not played.present.may_withdraw(2)
    assert agreement.free(played, 0, frozenset({0})) == 0
    two = look(people, table, 2)
    two.send(f"{two.address}/undo", position=two.position())
    for seat in (0, 1):
        somebody = look(people, table, seat)
        somebody.send(f"{somebody.address}/agree")
    assert played.asked() == [2]


def test_over_the_api(public_at: Browser) -> None:
    """Answers in any order, each with the position that its seat saw at the beginning; withdrawing; to the end."""
    table, people = sat(public_at)

    def get(seat: int, path: str) -> Any:
        return json.loads(people[seat].ask("GET", f"/api/v1/tables/{table}/{path}?seat={seat}").text)

    def post(seat: int, path: str, status: int = 200, **body: Any) -> Any:
        answered = people[seat].ask("POST", f"/api/v1/tables/{table}/{path}?seat={seat}", json=body)
        assert answered.status_code in (status, 201), answered.text
        return answered.json()

    rng = random.Random("api")
    first = {seat: get(seat, "choices") for seat in range(3)}
    assert all(first[seat]["actors"] == [0, 1, 2] for seat in range(3))
    for seat in (2, 0, 1):
        post(seat, "play", token=first[seat]["answers"][0]["token"], position=first[seat]["position"])
    assert get(0, "choices")["undoing"]["undo"] == "free"
    assert post(0, "undo", position=get(0, "choices")["position"])["decisions"] == 1
    assert get(0, "choices")["answers"][0]["token"].startswith("bid:")
    while not get(0, "choices")["over"]:
        for seat in get(0, "choices")["actors"]:
            offered = get(seat, "choices")
            if offered["answers"]:
                post(seat, "play", token=rng.choice(offered["answers"])["token"], position=offered["position"])
    assert public_at.table(table).state.over()


def test_a_plan_made_while_others_still_think_is_carried_out(public_at: Browser) -> None:
    """Bob has bid and says beforehand which share he takes."""
    table, people = sat(public_at)
    played = public_at.table(table)
    seal(people, table, 1)
    check_plan(played, 1, "share:coin")
    public_at.run(plan, played, 1, "share:coin")
    for seat in (2, 0):
        seal(people, table, seat)
    assert played.asked() == [0]
    ann = look(people, table, 0)
    ann.play("share:coin")
    public_at.run(driven, played)
    assert [(d.seat, d.token) for d in played.match.decisions[-2:]] == [(0, "share:coin"), (1, "share:coin")]
    assert played.asked() == [2]


async def plan(table: Table, seat: int, token: str) -> None:
    await wish(table, seat, plan=token)


def test_two_servers_with_one_database(place: Place) -> None:
    """Each answers at a server of their own, with a page from before the other's answer; a withdrawal is known at both."""
    with browser_at(place, hosts=None, public=True) as here, browser_at(place, hosts=None, public=True) as there:
        table, people = sat(here)
        bob = there.another()
        bob.cookies = people[1].cookies
        bob.get(f"/tables/{table}/at/1")
        seal(people, table, 0)
        bob.play(next(token for token in bob.tokens() if token.startswith("bid:")))
        bob.play("raise:no")
        ann = look(people, table, 0)
        ann.send(f"{ann.address}/undo", position=ann.position())
        assert "raise:no" in ann.tokens()
        assert [(d.seat, d.token) for d in here.table(table).match.decisions][1:] == [
            (1, token) for _, seat, token, _ in place.decisions(table) if seat == 1
        ]
        there.run(there.table(table).refresh)  # with one file, a process looks for what others wrote every other second
        assert "Waiting for Ann, Cid" in bob.get(f"/tables/{table}/at/1")
        ann.play("raise:no")
        seal(people, table, 2)
        there.run(there.table(table).refresh)
        assert [d.digest for d in there.table(table).match.decisions] == [d.digest for d in here.table(table).match.decisions]
        assert not there.table(table).present.may_withdraw(1)


async def next_push(stream: AsyncIterator[bytes], *words: str) -> str:
    """That has all these words; what only says that the stream is still there is passed over."""
    async with asyncio.timeout(30):
        while True:
            push = (await anext(stream)).decode()
            if push.startswith("id: ") and all(word in push for word in words):
                return push


async def told_to_bob(here: House, there: House, choice: int) -> list[str]:
    """By his open page at one server, while the others answer at another one, each with their choice of this number. It is he who
    answers last, and Ann's page at the other server that shows it."""
    table = await here.table(await here.begin("example", {"players": "3"}, ["Ann", "Bob", "Cid"], "sealed"))
    followed = await there.table(table.id)
    streams = []
    for at, seat in ((followed, 1), (table, 0)):
        viewer = Viewer(seat, "en", "light", frozenset({seat}))
        streams.append(pushes(at, viewer, fragments(at, viewer).have))
    assert [await anext(stream) for stream in streams] == [HERE, HERE]
    out: list[str] = []
    for seat in (0, 2):
        for _ in range(2):
            await table.play(seat, str(table.state.choices(seat)[choice]))
        data = json.loads((await next_push(streams[0])).partition("data: ")[2])
        out.append(json.dumps([data["fragments"], data["edits"]]).replace(table.id, "TABLE"))
    for _ in range(2):
        await followed.play(1, str(followed.state.choices(1)[0]))
    for stream in streams:
        await next_push(stream, "Ann has bid", "Bob has bid", "Cid has bid")
        await stream.aclose()  # type: ignore[attr-defined]
    return out


def test_a_stream_at_another_server_tells_who_has_answered_and_never_what(cluster: Cluster) -> None:
    """That server is asked for nothing: it hears of every answer from the database."""
    place = InCluster(cluster)

    async def story() -> None:
        async with house_at(place) as here, house_at(place) as there:
            first, second = await told_to_bob(here, there, 0), await told_to_bob(here, there, 1)
            assert "Waiting for Cid" in first[0]
            assert "Cid" not in first[1]
            assert first == second, "the same to the last byte, whatever the others have bid"

    run(story())


def test_a_stream_of_the_api_while_several_are_asked(tmp_path: Path) -> None:
    """Bob hears who still thinks, nothing of what was answered before all have, and then everything at once."""
    app = create_app(InFile(tmp_path).database())

    async def post(path: str, **body: Any) -> Any:
        found = await ask(app, "POST", PATH + path, json.dumps(body).encode())
        assert found.status in (200, 201), found.body
        return found.json()

    async def listen() -> None:
        async with app.lifespan():
            seats = [{"name": name} for name in ("Ann", "Bob", "Cid")]
            table = f"/tables/{(await post('/tables', game='example', options={'players': '3'}, seats=seats))['table']}"
            pushed: asyncio.Queue[bytes] = asyncio.Queue()
            listening = asyncio.create_task(ask(app, "GET", f"{PATH}{table}/stream?seat=1", pushes=7, pushed=pushed))
            await pushed.get()
            for seat in (0, 2, 1):
                for _ in range(2):
                    choices = (await ask(app, "GET", f"{PATH}{table}/choices?seat={seat}")).json()
                    await post(f"{table}/play", token=choices["answers"][0]["token"], position=choices["position"], seat=seat)
                    await pushed.get()
            told = events(await listening)
            assert [name for name, _id, _data in told] == ["events"] * 7
            assert [data["actors"] for _name, _id, data in told] == [[0, 1, 2], [0, 1, 2], [1, 2], [1, 2], [1], [1], [0]]
            assert [len(data["events"]) for _name, _id, data in told[:-1]] == [0] * 6
            assert [x["seat"] for x in told[-1][2]["events"] if x["key"] == "bid"] == [0, 1, 2]
            seen = [position.partition("-")[2] for _name, position, _data in told]
            assert len(set(seen[:5])) == 1, "what Bob sees is the same until he answers himself"
            later = {"last-event-id": told[3][1]}  # who comes back with what was sent when only some had answered
            again = events(await ask(app, "GET", f"{PATH}{table}/stream?seat=1", headers=later, pushes=1))
            assert [name for name, _id, _data in again] == ["events"]
            assert again[0][2]["since"] == 3
            assert [x["key"] for x in again[0][2]["events"]] == [x["key"] for x in told[-1][2]["events"]]

    asyncio.run(asyncio.wait_for(listen(), 60))
