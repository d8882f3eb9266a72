"""Playing apart: whose turn it is, taking back by consent, talking, answers given beforehand, and being called."""

import asyncio
import json
import random
from functools import partial

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import pushes
from overlander.table.play import plans, seating, undoing
from overlander.table.play.buckets import Buckets
from overlander.table.play.driver import Driver
from overlander.table.play.plans import foreseen
from overlander.table.play.scenes import sight
from overlander.table.play.table import Table
from overlander.table.play.webhooks import Still
from overlander.table.play.wishes import call_services, wish
from overlander.table.rights.streams import GONE
from overlander.table.storage.rows import Wishes
from tests.table.conftest import Browser
from tests.table.test_safety import Clock, Tags
from tests.table.test_seats import THREE, TWO, invited, sit_down

pytestmark = pytest.mark.usefixtures("same_games")


def sat(host: Browser, **fields: str) -> tuple[str, list[Browser]]:
    """A table where everybody sits; those who sit there."""
    table, links = invited(host, **fields)
    people = [host]
    for name, link in zip(("Bob", "Cid"), links):
        people.append(host.another())
        sit_down(people[-1], link, name)
    return table, people


def play(people: list[Browser], table: str, decisions: int, seed: str = "apart") -> Table:
    rng = random.Random(seed)
    played = people[0].table(table)
    for _ in range(decisions):
        people[0].run(played.play, played.asked()[0], str(rng.choice(played.state.choices(played.asked()[0]))))
    return played


async def settled(table: Table) -> None:
    """Until nobody plays by itself."""
    while table.driver.busy and table.driver.task is not None:
        await table.driver.task


# -- my games


def test_my_games(public: Browser) -> None:
    table, people = sat(public, **TWO)
    assert "Your turn" in people[0].get("/games")
    assert people[0].html.count("<title>(1)") == 1
    assert "Waiting for Ann" in people[1].get("/games")
    assert "Delete" not in people[1].html, "only the host deletes"
    waiting, _links = invited(public, **TWO)
    assert "Waiting for players" in people[0].get("/games")
    assert waiting not in people[1].get("/games")
    played = play(people, table, 1)
    while played.asked()[0] == 0:
        play(people, table, 1)
    assert "Your turn" in people[1].get("/")
    assert "Waiting for Bob" in people[0].get("/")
    assert "None yet" in public.another().get("/games")
    people[0].send(f"/tables/{table}/lobby/close")
    assert "Closed" in people[1].get("/games")


# -- taking back


def barrier(people: list[Browser], table: str, free: bool) -> int:
    """Plays until the seat that decided last may, or may not, take it back alone; that seat."""
    played = people[0].table(table)
    for _ in range(200):
        play(people, table, 1, f"{played.number}")
        seat = played.match.decisions[-1].seat
        if bool(played.match.free_undos(seat)) == free:
            return seat
    raise AssertionError("no such position")


def test_free_undo_is_ones_own(public: Browser) -> None:
    table, people = sat(public, **THREE)
    seat = barrier(people, table, free=True)
    played = public.table(table)
    number = played.number
    other = people[(seat + 1) % 3]
    other.send(f"/tables/{table}/at/{(seat + 1) % 3}/restart")
    assert played.number == number, "what others did is not taken back"
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    assert played.number == number - 1
    other.send(f"/tables/{table}/at/{(seat + 1) % 3}/redo")
    assert played.number == number - 1, "nor played again"
    people[seat].send(f"/tables/{table}/at/{seat}/redo")
    assert played.number == number


def test_beyond_the_barrier_all_must_agree(public: Browser) -> None:
    table, people = sat(public, **THREE)
    seat = barrier(people, table, free=False)
    played = public.table(table)
    number = played.number
    one, two = [i for i in range(3) if i != seat]
    people[seat].get(f"/tables/{table}/at/{seat}")
    assert "Ask to undo" in people[seat].html
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    assert played.number == number
    for i in range(3):
        assert "asks to undo" in people[i].get(f"/tables/{table}/at/{i}")
    assert "Withdraw" in people[seat].html
    people[one].send(f"/tables/{table}/at/{one}/agree")
    assert played.number == number
    assert "asks to undo" in people[one].html
    people[two].send(f"/tables/{table}/at/{two}/agree")
    assert played.number == number - 1
    assert "asks to undo" not in people[two].html
    people[two].send(f"/tables/{table}/at/{two}/agree", 409)


def test_one_no_is_enough(public: Browser) -> None:
    table, people = sat(public, **THREE)
    seat = barrier(people, table, free=False)
    played = public.table(table)
    number = played.number
    one, two = [i for i in range(3) if i != seat]
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    people[one].send(f"/tables/{table}/at/{one}/agree")
    people[two].send(f"/tables/{table}/at/{two}/decline")
    assert played.proposal is None
    people[one].send(f"/tables/{table}/at/{one}/agree", 409)
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    people[seat].send(f"/tables/{table}/at/{seat}/decline")
    assert played.proposal is None
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    play(people, table, 1)
    assert played.proposal is None, "whoever plays on has answered"
    assert played.number == number + 1


def test_who_may_not_agree(public: Browser) -> None:
    table, people = sat(public, **TWO)
    public.send(f"/tables/{table}/lobby/watch")
    guest = public.another()
    sit_down(guest, public.links()[0], "")
    seat = barrier(people, table, free=False)
    people[seat].send(f"/tables/{table}/at/{seat}/undo")
    assert "asks to undo" in guest.get(f"/tables/{table}/at/watch")
    assert "Agree" not in guest.html
    guest.send(f"/tables/{table}/at/watch/agree", 403)
    guest.send(f"/tables/{table}/at/watch/undo", 403)
    assert public.table(table).proposal is not None


def test_a_bot_in_somebodys_place_opens_nothing(public: Browser) -> None:
    """A host who replaces the others gets neither the record nor what is beyond the barrier."""
    table, people = sat(public, **TWO)
    play(people, table, 1)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    public.get(f"/tables/{table}/record", 400)
    public.get(f"/tables/{table}/at/1", 403)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="")
    barrier(people, table, free=False)
    public.send(f"/tables/{table}/lobby/shut", seat="1")
    played = public.table(table)
    number = played.number
    public.run(lambda: seating.reseat(played, 1, bot="random"))
    public.run(settled, played)
    later = played.number
    assert later >= number
    public.send(f"/tables/{table}/at/0/undo")
    assert played.number == later
    if played.proposal is not None:
        public.send(f"/tables/{table}/at/0/agree")
    assert played.number == later


def test_at_one_screen_everything_can_be_taken_back(public: Browser) -> None:
    """Also on a server that others reach."""
    table = public.begin(**{"seat-0": "person", "seat-1": "person"})
    played = play([public], table, 30)
    public.get(f"/tables/{table}/at/{played.asked()[0]}")
    for left in (29, 28, 27):
        public.send(f"/tables/{table}/at/{played.asked()[0]}/undo")
        assert played.number == left


# -- talking


def test_chat(public: Browser) -> None:
    table, people = sat(public, **TWO)
    public.send(f"/tables/{table}/lobby/watch")
    guest = public.another()
    sit_down(guest, public.links()[0], "")
    people[1].send(f"/tables/{table}/at/1/chat", text="  Good\tluck \x00 to all ")
    for somebody, place in ((people[0], "0"), (people[1], "1"), (guest, "watch")):
        assert "Good luck to all" in somebody.get(f"/tables/{table}/at/{place}")
    guest.send(f"/tables/{table}/at/watch/chat", 403, text="me too")
    people[0].send(f"/tables/{table}/at/1/chat", 403, text="I am Bob")
    for text in ("", "   ", "x" * 401, "\u202e"):
        people[0].send(f"/tables/{table}/at/0/chat", 400, text=text)
    assert len(public.table(table).chat) == 1
    public.another().send(f"/tables/{table}/at/0/chat", 403, text="hello")


def test_the_chat_says_when(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the date and in UTC, for whoever has no scripts; they show it as the reader's own clock does."""
    monkeypatch.setattr("overlander.table.play.chat.now", lambda: "2026-03-01T23:30:59+00:00")
    table, people = sat(public, **TWO)
    people[0].send(f"/tables/{table}/at/0/chat", text="Good evening")
    told = {"en": "2026-03-01 23:30\xa0UTC", "fr": "01/03/2026 23:30\xa0UTC", "ru": "01.03.2026 23:30\xa0UTC"}
    for lang, text in told.items():
        page = people[1].ask("GET", f"/tables/{table}/at/1", headers={"Accept-Language": lang}).text
        assert f'<time datetime="2026-03-01T23:30Z">{text}</time>' in page


def test_chat_is_text(public: Browser) -> None:
    """Whatever is said adds the same elements to the page as a plain line, and nothing that runs."""
    table, people = sat(public, **TWO)
    public.client.app.state.chat.pace = Buckets(1000.0, 1000.0)

    def elements_after(text: str) -> int:
        tags = Tags(people[0].send(f"/tables/{table}/at/0/chat", text=text))
        assert tags.running == []
        return len(tags.found)

    elements_after("plain")
    before = elements_after("plain")
    more = elements_after("plain") - before
    before += more
    hostile = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "{{ 7 * 7 }}", "</ol></section>", "' onclick='x"]
    for n, text in enumerate(hostile, start=1):
        assert elements_after(text) == before + n * more
    assert [line.text for line in public.table(table).chat][3:] == hostile


def test_chat_has_a_pace(public: Browser) -> None:
    table, people = sat(public, **TWO)
    clock = Clock()
    public.client.app.state.chat.pace = Buckets(0.5, 3.0, clock)
    for i in range(3):
        people[0].send(f"/tables/{table}/at/0/chat", text=f"line {i}")
    assert "Too many requests" in people[0].send(f"/tables/{table}/at/0/chat", 429, text="more")
    people[1].send(f"/tables/{table}/at/1/chat", text="my turn to speak")
    clock.now = 10.0
    people[0].send(f"/tables/{table}/at/0/chat", text="later")
    assert len(public.table(table).chat) == 5


def test_chat_comes_by_the_stream_and_stays(public: Browser) -> None:
    table, people = sat(public, **TWO)
    page = people[1].get(f"/tables/{table}/at/1")
    have = page.partition('data-have="')[2].partition('"')[0]
    people[0].send(f"/tables/{table}/at/0/chat", text="Hello Bob")
    answer = people[1].ask(
        "POST", f"/tables/{table}/at/1/chat", data={"text": "Hello Ann", "have": have}, headers={"Accept": "application/json"}
    )
    assert list(answer.json()["fragments"]) == ["chat"]
    played = public.table(table)
    public.run(public.house().forget, played)
    assert "Hello Bob" in people[1].get(f"/tables/{table}/at/1")
    assert [line.text for line in public.table(table).chat] == ["Hello Bob", "Hello Ann"]


# -- answers given beforehand


def waiting_seat(people: list[Browser], table: str) -> int:
    return 1 - people[0].table(table).asked()[0]


def test_an_answer_to_the_next_question(public: Browser) -> None:
    table, people = sat(public, **TWO)
    played = play(people, table, 20)
    seat = waiting_seat(people, table)
    next_one = foreseen(played.state.view(seat), seat)
    assert next_one is not None
    token = str(next_one.choices[0])
    page = people[seat].get(f"/tables/{table}/at/{seat}/wishes")
    assert token in page
    people[seat].send(f"/tables/{table}/at/{seat}/wishes", plan=token)
    assert "Planned:" in people[seat].html
    other = 1 - seat
    assert token not in people[other].get(f"/tables/{table}/at/{other}/wishes")
    people[other].get(f"/tables/{table}/at/{seat}/wishes", 403)
    people[other].send(f"/tables/{table}/at/{seat}/wishes", 403, plan="")
    number = played.number
    while played.asked()[0] != seat and played.match.decisions[-1].seat != seat:
        public.run(played.play, other, str(played.state.choices(other)[-1]))
        public.run(settled, played)
    mine = [d.token for d in played.match.decisions[number:] if d.seat == seat]
    assert mine[:1] == [token]
    assert played.entry.wishes_of(seat).plan == ""


def test_a_plan_that_does_not_fit_is_dropped(public: Browser) -> None:
    table, people = sat(public, **TWO)
    played = play(people, table, 20)
    seat = waiting_seat(people, table)
    public.run(lambda: wish(played, seat, plan="place:neutral-b"))
    while played.asked()[0] != seat:
        public.run(played.play, 1 - seat, str(played.state.choices(1 - seat)[-1]))
        public.run(settled, played)
    assert played.entry.wishes_of(seat).plan == ""
    assert played.match.decisions[-1].seat != seat
    people[seat].get(f"/tables/{table}/at/{seat}")
    assert "Your decision" in people[seat].html


def test_plans_that_cannot_be(public: Browser) -> None:
    table, people = sat(public, **TWO)
    play(people, table, 20)
    seat = waiting_seat(people, table)
    for plan in ("dance", "place:neutral-b", "<b>"):
        people[seat].send(f"/tables/{table}/at/{seat}/wishes", 400, plan=plan)
    people[1 - seat].send(f"/tables/{table}/at/{1 - seat}/wishes", 400, plan="pass")
    people[seat].send(f"/tables/{table}/at/{seat}/wishes", 400, **{"pass": "dance"})
    people[seat].send(f"/tables/{table}/at/{seat}/wishes", 400)


def test_passing_always(public: Browser) -> None:
    """At questions where the seat has passed before."""
    table, people = sat(public, **TWO)
    played = public.table(table)
    rng = random.Random("pass")
    while not any(d.token == "pass" and d.seat == 0 for d in played.match.decisions):
        seat = played.asked()[0]
        tokens = [str(c) for c in played.state.choices(seat)]
        public.run(played.play, seat, "pass" if "pass" in tokens and seat == 0 else rng.choice(tokens))
    page = people[0].get(f"/tables/{table}/at/0/wishes")
    kind = page.partition('name="pass" value="')[2].partition('"')[0]
    people[0].send(f"/tables/{table}/at/0/wishes", 200, **{"pass": kind})
    assert played.entry.wishes_of(0).passes == [kind]
    assert "Ask me again" in people[0].html
    for _ in range(400):
        if played.state.over():
            break
        seat = played.asked()[0]
        asked = plans.name_of(played.state, seat)
        assert not (seat == 0 and asked == kind and "pass" in [str(c) for c in played.state.choices(0)])
        public.run(played.play, seat, str(rng.choice(played.state.choices(seat))))
        public.run(settled, played)
    people[0].send(f"/tables/{table}/at/0/wishes", 200, **{"pass": kind})
    assert played.entry.wishes_of(0).passes == []


def test_taking_back_ends_the_plans_of_those_who_had_decided(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of anybody else."""
    monkeypatch.setattr(Driver, "drive", lambda _self: None)
    table, people = sat(public, **THREE)
    played = play(people, table, 1)
    while len({d.seat for d in played.match.decisions}) < 2:
        play(people, table, 1)
    seats = [d.seat for d in played.match.decisions]
    for seat in range(3):
        public.run(lambda seat=seat: wish(played, seat, passes=["x"], plan="y", webhook="https://a.example/", address="z"))
    ended, stays = Wishes(webhook="https://a.example/", address="z"), Wishes(["x"], "y", "https://a.example/", "z")

    def take_back(kept: int) -> list[Wishes]:
        public.run(undoing.take_back, played, 0, "", lambda _seats: kept)
        return [played.entry.wishes_of(seat) for seat in range(3)]

    assert take_back(played.number) == [stays] * 3
    assert take_back(len(seats) - 1) == [ended if seat == seats[-1] else stays for seat in range(3)]
    assert take_back(0) == [ended if seat in seats else stays for seat in range(3)]


def test_what_is_foreseen_depends_on_the_view_alone(public: Browser) -> None:
    table, people = sat(public, **TWO)
    played = play(people, table, 40)
    seat = waiting_seat(people, table)
    another = played.state.determinize(seat, Rng(key_of("another deal"), 0, ()))
    assert another.digest() != played.state.digest()
    one, two = foreseen(played.state.view(seat), seat), foreseen(another.view(seat), seat)
    assert one is not None
    assert two is not None
    assert [str(c) for c in one.choices] == [str(c) for c in two.choices]


# -- being called


def test_a_webhook(public: Browser) -> None:
    called: list[tuple[str, dict[str, object]]] = []
    asked: list[Still] = []
    holds: list[bool] = []

    class Service:
        def call(self, table: str, seat: int, address: str, body: dict[str, object], still: Still) -> None:
            assert (table, seat) == (body["table"], body["seat"])
            called.append((address, body))
            asked.append(still)

        async def close(self) -> None:
            pass

    table, people = sat(public, **TWO)
    people[1].send(f"/tables/{table}/at/1/wishes", 400, webhook="https://hook.example/x")
    public.client.app.state.webhooks = Service()
    played = public.table(table)
    played.turned = partial(call_services, Service())  # type: ignore[arg-type]
    people[1].send(f"/tables/{table}/at/1/wishes", webhook="https://hook.example/x")
    for wrong in ("http://127.0.0.1:9/", "ftp://a.example/", "nonsense"):
        people[1].send(f"/tables/{table}/at/1/wishes", 400, webhook=wrong)
    assert "hook.example" not in people[0].get(f"/tables/{table}/at/0/wishes")
    while played.asked()[0] != 1:
        play(people, table, 1)
    assert [address for address, _body in called] == ["https://hook.example/x"]
    body = json.loads(json.dumps(called[0][1]))
    assert body["seat"] == 1
    assert body["player"] == "Bob"
    assert body["address"].endswith(f"/tables/{table}")
    assert "overlander" not in body

    async def ask() -> None:
        holds.append(await asked[0]())

    public.run(ask)
    people[1].send(f"/tables/{table}/at/1/chat", text="I am thinking")
    public.run(ask)
    people[1].send(f"/tables/{table}/at/1/wishes", webhook="https://hook.example/y")
    public.run(ask)
    people[1].send(f"/tables/{table}/at/1/wishes", webhook="https://hook.example/x")
    public.run(public.house().forget, played)
    public.run(ask)
    people[1].get(f"/tables/{table}/at/1")
    played = public.table(table)
    played.turned = partial(call_services, Service())  # type: ignore[arg-type]
    play(people, table, 1)
    public.run(ask)
    assert holds == [True, True, False, True, False], "as long as the player has neither answered nor asked for something else"
    while played.asked()[0] == 1:
        play(people, table, 1)
    assert len(called) == 1, "once, however many questions a turn has"


# -- who lost a seat


def test_a_stream_ends_with_the_seat(public: Browser) -> None:
    """Whoever was replaced is told nothing more, though the stream was open."""
    table, _people = sat(public, **TWO)
    played = public.table(table)
    pushed: list[bytes] = []

    async def listen() -> None:
        gone = False

        async def may_look() -> bool:
            return not gone

        stream = pushes(played, Viewer(1, "en", "light", frozenset({1})), "", may_look=may_look)
        await anext(stream)
        pushed.append(await anext(stream))
        gone = True
        next_one = asyncio.ensure_future(anext(stream, b"end"))
        await asyncio.sleep(0)
        await seating.reseat(played, 1, name="Eve")
        pushed.append(await next_one)

    public.run(listen)
    assert pushed[1] == GONE
    assert sight(played, Viewer(NONE, "en", "light")).scene.undoing.undo == ""
