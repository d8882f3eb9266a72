"""Webhooks reach the world and nothing inside."""

import asyncio
import json

import pytest

from overlander.core.errors import OptionError
from overlander.table.play.webhooks import CALLS, CALLS_OF_ONE, Target, Webhooks, is_public, read_address
from tests.table.test_storage import until


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1",
        "fd00:ec2::254", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:a00:1::1",
        "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "fec0::1", "feff::1", "192.0.0.9", "192.88.99.1", "2001:1::1",
        "168.63.129.16", "::ffff:168.63.129.16", "2002:a83f:8110::1", "192.0.0.192", "100.100.100.200", "161.26.0.10", "166.9.0.1",
    ],
)  # fmt: skip
def test_inside(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "168.63.129.17", "2606:4700:4700::1111"])
def test_outside(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "ftp://a.example/", "file:///etc/passwd", "https:///x", "https://user:pass@a.example/", "https://a.example:8443/",
        "http://a.example:22/", "http://a.example:99999/", "https://a.example/\r\nHost: evil", "https://a.example/ x", "gopher://a",
        "https://a.example\\@b.example/", "https://é.example/", "https://a.example/" + "x" * 500, "http://[::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_called(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_address(text)
    assert caught.value.code == "bad-webhook"


def test_addresses_that_may_be_called() -> None:
    assert read_address("https://a.example/x?y=1#z") == Target("https", "a.example", 443, "/x?y=1")
    assert read_address("http://a.example") == Target("http", "a.example", 80, "/")
    assert read_address("https://a.example:443/") == Target("https", "a.example", 443, "/")


@pytest.mark.parametrize("found", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], [], ["::1"], ["169.254.169.254"]])
def test_a_name_that_leads_inside_is_not_called(found: list[str]) -> None:
    """All its addresses must be public: the next one could be taken."""

    async def resolve(_host: str, _port: int) -> list[str]:
        return found

    with pytest.raises(OptionError):
        asyncio.run(Webhooks(resolve).send("http://a.example/", {}))


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "169.254.169.254", "2130706433", "0x7f.1", "0"])
def test_hosts_in_disguise(host: str) -> None:
    """The system's own resolver says what they are."""
    with pytest.raises((OptionError, OSError)):
        asyncio.run(Webhooks().send(f"http://{host}/", {}))


def test_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes to the address that was checked, once, whatever the answer asks for, and tells what it should."""
    asked: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.readuntil(b"}"))
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/inside\r\n\r\n" + b"x" * 100_000)
        writer.close()

    async def resolve(host: str, _port: int) -> list[str]:
        assert host == "a.example"
        return ["127.0.0.1"]

    async def call() -> int:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr("overlander.table.play.webhooks.PORTS", {"http": port})
        async with server:
            return await Webhooks(resolve, lambda _address: True).send("http://a.example/hook?x=1", {"seat": 1})

    assert asyncio.run(call()) == 302
    assert len(asked) == 1
    head, _, body = asked[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook?x=1 HTTP/1.1\r\nHost: a.example\r\n")
    assert json.loads(body) == {"seat": 1}


def test_a_call_that_fails_is_nobodys_trouble() -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        raise OSError("no such name")

    async def call() -> None:
        hooks = Webhooks(resolve, sleep=at_once)
        hooks.call("t", 0, "http://a.example/", {}, always)
        hooks.call("t", 1, "nonsense", {}, always)
        await asyncio.gather(*hooks.calls)
        assert (hooks.calls, hooks.newest) == (set(), {})
        await hooks.close()

    asyncio.run(call())


async def at_once(_seconds: float) -> None:
    pass


async def always() -> bool:
    return True


@pytest.mark.parametrize(
    ("answers", "waited"),
    [
        ([200], []),
        ([404], []),
        ([302], []),
        ([503, 204], [5]),
        ([429, OSError(), 200], [5, 30]),
        ([TimeoutError(), 0, 500, 500], [5, 30, 180]),
        ([OptionError("bad-webhook", {})], []),
    ],
)
def test_a_service_that_is_away_is_called_again(answers: list[int | Exception], waited: list[float]) -> None:
    """Later and later, a few times; what it refuses, and what leads inside, is not."""
    slept: list[float] = []
    left = list(answers)

    class Scripted(Webhooks):
        async def send(self, address: str, body: dict[str, object]) -> int:
            answer = left.pop(0)
            if isinstance(answer, Exception):
                raise answer
            return answer

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    asyncio.run(Scripted(sleep=sleep).attempt("http://a.example/", {}, always))
    assert (left, slept) == ([], waited)


def test_what_no_longer_holds_is_not_told() -> None:
    """A service that was away is not called to a turn that is over."""
    answers, slept = [True, False], list[float]()
    sent: list[str] = []

    class Away(Webhooks):
        async def send(self, address: str, body: dict[str, object]) -> int:
            sent.append(address)
            return 503

    async def still() -> bool:
        return answers.pop(0)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    asyncio.run(Away(sleep=sleep).attempt("http://a.example/", {}, still))
    assert (sent, slept) == (["http://a.example/"], [5])


def test_services_that_are_away_hold_nobody_up() -> None:
    """However many wait for their next attempt, and however many calls go to one service."""
    sent: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        sent.append(host)
        raise OSError("no such name")

    async def call() -> None:
        hooks = Webhooks(resolve)
        for seat in range(2 * CALLS):
            hooks.call("t", seat, "https://away.example/", {}, always)
        await until(lambda: len(sent) == 2 * CALLS)
        hooks.call("t", 2 * CALLS, "https://there.example/", {}, always)
        await until(lambda: sent[-1] == "there.example")
        await hooks.close()

    asyncio.run(call())


def test_a_service_that_never_answers_keeps_no_other_from_being_called() -> None:
    """Nor do all the names below its own."""
    opened: list[str] = []

    class Silent(Webhooks):
        async def send(self, address: str, body: dict[str, object]) -> int:
            opened.append(address)
            if "silent" in address:
                await asyncio.Event().wait()
            return 200

    async def call() -> None:
        hooks = Silent()
        for seat in range(2 * CALLS):
            hooks.call("t", seat, f"https://{seat}.silent.example/", {}, always)
        hooks.call("u", 0, "https://there.example/", {}, always)
        await until(lambda: "https://there.example/" in opened)
        assert len(opened) == CALLS_OF_ONE + 1
        await hooks.close()

    asyncio.run(call())


def test_a_name_that_nobody_tells_keeps_no_other_from_being_asked_for() -> None:
    """Whoever gave up waiting for it still holds its thread: not more of them than one service may have."""
    asked: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        if host == "silent.example":
            await asyncio.Event().wait()
        return ["127.0.0.1"]  # is not called

    async def call() -> None:
        hooks = Webhooks(resolve)
        for seat in range(2 * CALLS):
            hooks.call("t", seat, "https://silent.example/", {}, always)
        await until(lambda: len(asked) == CALLS_OF_ONE)
        for seat in range(2 * CALLS):  # their calls are broken off, the search for the name goes on
            hooks.call("t", seat, "https://silent.example/again", {}, always)
        await asyncio.sleep(0.05)
        assert asked == ["silent.example"] * CALLS_OF_ONE
        hooks.call("u", 0, "https://there.example/", {}, always)
        await until(lambda: asked[-1] == "there.example")
        await hooks.close()

    asyncio.run(call())


def test_calls_have_an_end() -> None:
    """More than there is room for wait until one is closed; none is dropped."""
    opened: list[str] = []
    closing = asyncio.Event()

    class Slow(Webhooks):
        async def send(self, address: str, body: dict[str, object]) -> int:
            opened.append(address)
            await closing.wait()
            return 200

    async def call() -> None:
        hooks = Slow()
        for seat in range(CALLS + 1):
            hooks.call("t", seat, f"https://{seat}.example/", {}, always)
        await until(lambda: len(opened) == CALLS)
        await asyncio.sleep(0.05)
        assert len(opened) == CALLS
        closing.set()
        await until(lambda: hooks.calls == set())
        assert len(opened) == CALLS + 1

    asyncio.run(call())


def test_the_newest_call_for_a_seat_replaces_the_one_that_waits() -> None:
    slept: list[float] = []
    told: list[object] = []

    class Away(Webhooks):
        async def send(self, address: str, body: dict[str, object]) -> int:
            told.append(body["decisions"])
            return 503

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.Event().wait()

    async def call() -> None:
        hooks = Away(sleep=sleep)
        for n, (table, seat) in enumerate([("t", 0), ("t", 1), ("u", 0), ("t", 0)]):
            hooks.call(table, seat, "https://a.example/", {"decisions": n}, always)
            await until(lambda: len(slept) == len(told) > n)  # noqa: B023
        assert told == [0, 1, 2, 3]
        assert len(hooks.calls) == 3
        await hooks.close()

    asyncio.run(call())


def test_the_end_of_the_server_ends_the_waiting() -> None:
    async def resolve(_host: str, _port: int) -> list[str]:
        raise OSError("no such name")

    async def call() -> None:
        hooks = Webhooks(resolve)
        hooks.call("t", 0, "http://a.example/", {}, always)
        await asyncio.sleep(0)
        await asyncio.wait_for(hooks.close(), 4)

    asyncio.run(call())
