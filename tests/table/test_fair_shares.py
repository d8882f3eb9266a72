"""What a request costs is charged to who asked; what one visitor does, another does not pay."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from overlander.table.api import events
from overlander.table.pages import playing, reference, start
from overlander.table.play import thinking
from overlander.table.play.audience import ATTENDED, Audience
from overlander.table.play.buckets import TooMany
from overlander.table.play.thinking import Bots, Setup
from overlander.table.play.turns import NOBODY, Turns
from overlander.table.rights import metering, pace
from overlander.table.rights.costs import DEEP, FRESH, LEAST, SHARE, Costs, Timed
from overlander.table.rights.limits import Limits, charge
from overlander.table.rights.pace import AT_ONCE, MOST_WAITING, REST, Crowded, Pace
from overlander.table.rights.reading import MOST_FIELDS
from overlander.table.rights.streams import OPENING, count_stream
from overlander.table.rights.visitor import Request, network_of
from tests.table.conftest import Browser

ADDRESSES = [
    "/",
    "/nowhere",
    "/static/table.js",
    "/static/nothing",
    "/games/gwt/data",
    "/rules/gwt",
    "/api/v1/games",
    "/api/v1/nowhere",
    "/tables/{t}/at/0/moves/0",
    "/tables/{t}/at/0/replay",
    "/api/v1/tables/{t}/events?since=0",
    "/@evil:evil",
    "/?" + "&" * MOST_FIELDS,
]


@pytest.fixture(autouse=True)
def ample_share() -> None:
    """Not here: shares are as they are for visitors."""


@pytest.fixture(autouse=True)
def refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metering, "LATE", 0.0)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def work_for(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_only_one_s_own_time_is_counted() -> None:
    """Not what others do while one waits; errors pass through, and so does what is thrown in."""

    async def own() -> str:
        work_for(0.02)
        await asyncio.sleep(0.02)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(1), 0.01)
        work_for(0.02)
        return "done"

    async def broken() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def both() -> None:
        timed = Timed(own())
        other = asyncio.create_task(asyncio.to_thread(time.sleep, 0))
        asyncio.get_running_loop().call_later(0.005, work_for, 0.1)
        assert await timed == "done"
        assert 0.035 < timed.spent < 0.09
        await other
        with pytest.raises(ZeroDivisionError):
            await Timed(broken())
        cancelled = asyncio.ensure_future(asyncio.wait_for(Timed(asyncio.sleep(10)), 5))
        await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    asyncio.run(both())


def test_who_has_used_up_a_share_waits_and_nobody_else() -> None:
    clock = Clock()
    costs = Costs(clock)
    rate, most = SHARE
    costs.charge("a", most + 1)
    with pytest.raises(TooMany) as refused:
        costs.check("a")
    assert refused.value.wait == round(1 / rate)
    costs.check("b")
    clock.now = 1 / rate + 0.01
    costs.check("a")
    clock.now = 1e6
    assert costs.left("a") == most


@pytest.mark.parametrize("address", ADDRESSES)
def test_everything_is_charged(public: Browser, address: str) -> None:
    table = public.begin(**{"seat-0": "person", "seat-1": "person"})
    public.client.app.state.limits = limits = Limits(Clock())
    costs, whose = limits.costs, network_of("testclient")
    answer = public.ask("GET", address.format(t=table), headers={"Host": address.partition("@")[2] or "127.0.0.1"})
    assert answer.status_code != 429
    assert SHARE[1] - costs.left(whose) > LEAST, "for the request, and for what was done"
    costs.charge(whose, SHARE[1] + DEEP + 60)
    assert public.ask("GET", address.format(t=table)).status_code == 429


def test_what_costs_next_to_nothing_is_charged_too() -> None:
    """Or else who is refused at once could ask as often as the machine allows."""

    async def refuse(send: Any) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})

    async def nowhere(_message: Any) -> None:
        pass

    async def ask() -> None:
        limits = Limits(Clock())
        for _ in range(int(FRESH / LEAST)):
            await metering.answer_metered(limits, "a", refuse, nowhere)
        assert not limits.costs.is_fresh("a")
        rested = limits.pace.lines["a"].rested
        async with asyncio.timeout(5):
            await metering.answer_metered(limits, "a", refuse, nowhere)
        assert limits.pace.lines["a"].rested - rested >= 0.9 * REST * LEAST

    asyncio.run(ask())


def test_a_little_too_much_is_told_in_words(public: Browser) -> None:
    clock = Clock()
    public.client.app.state.limits = limits = Limits(clock)
    limits.costs.charge(network_of("testclient"), SHARE[1] + DEEP / 4)
    answer = public.ask("GET", "/")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
    assert "<main" in answer.text


async def turns_of(pace: Pace, whose: str, order: list[str], until: asyncio.Event) -> None:
    async with pace.turn(whose):
        order.append(whose)
        await until.wait()


def test_an_address_has_a_few_requests_at_once_and_nobody_else_waits_for_them() -> None:
    async def both() -> None:
        pace, order, until = Pace(), list[str](), asyncio.Event()
        many = [asyncio.create_task(turns_of(pace, "a", order, until)) for _ in range(MOST_WAITING + AT_ONCE)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await turns_of(pace, "a", order, until)
        other = asyncio.create_task(turns_of(pace, "b", order, until))
        await asyncio.sleep(0.01)
        assert order == ["a"] * AT_ONCE + ["b"]
        for task in many[AT_ONCE : AT_ONCE + 3]:  # whoever goes away while waiting keeps nobody's place
            task.cancel()
        until.set()
        await asyncio.gather(*many, other, return_exceptions=True)
        assert order.count("a") == MOST_WAITING + AT_ONCE - 3
        assert all(line.idle(pace.clock()) for line in pace.lines.values())

    asyncio.run(both())


def test_one_that_waits_for_something_else_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "LONG", 0.01)

    async def both() -> None:
        turns, order, never = Pace(), list[str](), asyncio.Event()
        many = [asyncio.create_task(turns_of(turns, "a", order, never)) for _ in range(AT_ONCE + 1)]
        async with asyncio.timeout(10):
            while len(order) <= AT_ONCE:
                await asyncio.sleep(0.01)
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert turns.lines["a"].working == 0

    asyncio.run(both())


def test_who_has_used_much_rests_longer_than_the_work_took() -> None:
    async def resting() -> None:
        limits, never = Limits(), asyncio.Event()
        limits.charge("a", FRESH / 2)
        async with asyncio.timeout(0.5), limits.pace.turn("a"):
            pass
        limits.charge("a", FRESH)
        limits.pace.lines["a"].rested = 0.0
        limits.charge("a", 0.05)
        order: list[str] = []
        waiting = asyncio.create_task(turns_of(limits.pace, "a", order, never))
        began = time.monotonic()
        async with limits.pace.turn("b"):
            assert not order
        while not order:
            await asyncio.sleep(0.005)
        assert time.monotonic() - began > 0.9 * REST * 0.05
        waiting.cancel()

    asyncio.run(resting())


def test_a_stream_is_not_charged_for_what_it_pushes_later() -> None:
    """It pays for what it opened with; then it goes on for hours, and what comes is for all who look on."""

    async def answer(kind: bytes, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", kind)]})
        work_for(0.05)

    async def nowhere(_message: Any) -> None:
        pass

    for kind, charged in ((b"text/event-stream", False), (b"text/html", True)):
        limits = Limits(Clock())
        asyncio.run(metering.answer_metered(limits, "a", partial(answer, kind), nowhere))
        assert (SHARE[1] - limits.costs.left("a") > 0.04) == charged


def visiting(limits: Limits) -> Any:
    """A request of a visitor without a name."""
    state = SimpleNamespace(public=True, limits=limits)
    client = SimpleNamespace(host="a")
    return SimpleNamespace(app=SimpleNamespace(state=state), client=client, headers={}, cookies={}, scope={"scheme": "http"})


def test_what_a_stream_opens_with_is_charged_and_later_events_to_a_share_of_their_own() -> None:
    """What was missed costs the more, the longer ago it was; whoever has used up the other share is told later."""

    async def happening() -> AsyncIterator[bytes]:
        for n in range(OPENING + 2):
            work_for(0.02)
            yield b"%d" % n

    async def listen() -> None:
        limits = Limits()
        limits.costs.clock = limits.pushes.clock = Clock()
        stream = count_stream(visiting(limits), happening())
        for n in range(1, OPENING + 1):
            await anext(stream)
            assert SHARE[1] - limits.costs.left("a") > 0.019 * n
        charged = limits.costs.left("a")
        assert limits.pushes.left("a") == SHARE[1]
        await anext(stream)
        assert SHARE[1] - limits.pushes.left("a") > 0.019
        limits.pushes.clock = time.monotonic
        limits.pushes.charge("a", 1e6)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(stream), 0.2)
        assert limits.costs.left("a") == charged

    asyncio.run(listen())


def test_a_stream_that_comes_back_pays_for_what_it_missed(public: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a page and of a program."""

    async def opening(request: Request, happening: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        stream = count_stream(request, happening)
        for _ in range(OPENING):
            yield await anext(stream)
        await stream.aclose()  # type: ignore[attr-defined]

    table = public.begin(**{"seat-0": "person", "seat-1": "person"})
    charged: list[float] = []
    monkeypatch.setattr(public.client.app.state.limits, "charge", lambda _whose, seconds: charged.append(seconds))
    for module, address in ((playing, f"/tables/{table}/at/0/stream"), (events, f"/api/v1/tables/{table}/stream")):
        monkeypatch.setattr(module, "count_stream", opening)
        charged.clear()
        answer = public.ask("GET", address, headers={"Last-Event-ID": "0-0"})
        assert answer.status_code == 200
        assert len(charged) == 2 + OPENING, "what every request costs, what was done before it began, and what it began with"
        assert min(charged) > 0
    assert b"event: undone" in answer.content


def test_forms_are_as_long_as_they_need_to_be(public: Browser) -> None:
    assert public.ask("POST", "/settings", data={"lang": "x" * 100_000}).status_code == 413
    assert public.ask("POST", "/settings", data={"lang": "fr"}).status_code == 200


def test_a_page_that_is_the_same_for_all_is_made_once(public: Browser) -> None:
    reference.data_page.cache_clear()
    for query in ("", "?a", "?b"):
        public.get(f"/games/gwt/data{query}")
    assert reference.data_page.cache_info().misses == 1


def test_the_start_page_is_made_once_whoever_asks(public: Browser) -> None:
    start.start_page.cache_clear()
    for query in ("", "?game=1", "?game=2", "?game=" + "x" * 500):
        public.get(f"/{query}")
    table = public.begin()
    assert table in public.get("/")
    assert table not in public.another().get("/")
    assert start.start_page.cache_info().misses == 1
    assert public.get("/?game=nz").index("game-nz") < public.html.index("game-gwt")


def test_a_table_is_attended_while_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr("overlander.table.play.audience.time.monotonic", clock)
    audience = Audience()
    assert audience.attending == ""
    audience.touch()
    assert audience.attending == "", "that bots are to play here is no visit"
    audience.visit("a")
    assert audience.attending == "a"
    clock.now = ATTENDED + 1
    assert audience.attending == ""
    audience.streams = 1
    assert audience.attending == "a"


def test_looking_at_a_table_attends_it(public: Browser) -> None:
    table = public.begin()
    assert public.table(table).audience.attending == network_of("testclient")


def test_bots_at_tables_that_nobody_looks_at_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them together think at their own slow pace, whatever the machine could do; the others at once."""
    monkeypatch.setattr(thinking, "PAUSE", 0.05)
    begun: list[tuple[str, float]] = []

    async def run(_self: Bots, *_: object, whose: str) -> str:
        begun.append((whose, time.monotonic()))
        return ""

    monkeypatch.setattr(Bots, "run", run)

    async def think_all() -> None:
        bots = Bots(2)
        setup, start = Setup("example", (), "s", None), time.monotonic()
        await asyncio.gather(*[bots.think(setup, [], 0, "random", whose) for whose in (NOBODY, NOBODY, NOBODY, "a", "b")])
        assert [whose for whose, _ in begun] == ["a", "b", NOBODY, NOBODY, NOBODY]
        assert [at - start > 0.9 * n * 0.05 for n, (_, at) in enumerate(begun[2:], start=1)] == [True] * 3

    asyncio.run(think_all())


def test_one_visitor_never_has_the_last_place() -> None:
    """However much the others ask for, and however long each of their works takes."""

    async def crowd() -> None:
        turns, served, until = Turns(3), list[str](), asyncio.Event()

        async def work(whose: str) -> None:
            async with turns.turn(whose):
                served.append(whose)
                await until.wait()

        tasks = [asyncio.create_task(work(whose)) for whose in ["a"] * 5 + [NOBODY] * 2]
        await asyncio.sleep(0)
        assert served == ["a", "a"], "tables that nobody looks at do not get it either"
        tasks += [asyncio.create_task(work(whose)) for whose in ("b", "c")]
        await asyncio.sleep(0)
        assert served == ["a", "a", "b"]
        until.set()
        await asyncio.gather(*tasks)
        assert served[3:5] == ["a", "c"]
        assert served[-2:] == [NOBODY, NOBODY]
        assert (turns.free, turns.held, turns.waiting) == (3, {}, {})

    asyncio.run(crowd())


def test_what_is_done_elsewhere_brings_nobody_into_debt() -> None:
    limits = Limits(Clock())
    request = visiting(limits)
    charge(request, 0.5)
    assert limits.costs.left("a") == SHARE[1] - 0.5
    for _ in range(3):
        charge(request, 60)
        assert limits.costs.left("a") == FRESH
