"""The API by token: hosting, inviting, sitting down, and what everybody else is told, which is nothing."""

import asyncio
import hashlib
import json
import random
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from overlander.core.record import parse_record
from overlander.table.app import create_app
from overlander.table.rights.limits import PER_BROWSER, Limits
from overlander.table.storage.databases import Sqlite
from tests.table.api import PATH, ask, get, post
from tests.table.conftest import Browser
from tests.table.places import InFile
from tests.table.server import Server
from tests.table.test_api import Client

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
INVITING = {"game": "gwt", "seats": [{"name": "Ann"}, {"name": "Guest", "invite": True}]}


@pytest.fixture
def public(public: Browser) -> Browser:
    """Where every question comes a second after the one before: tests are faster than players may be."""
    seconds = count()
    public.client.app.state.limits = Limits(lambda: float(next(seconds)))
    return public


def program(public: Browser, token: str = "") -> Client:
    """Has a token and nothing else."""
    return Client(public.another(), token)


def hosting(public: Browser, body: Any) -> tuple[Client, Any]:
    begun = program(public).post("/tables", body, 201)
    host = program(public, begun["token"])
    host.table = f"/tables/{begun['table']}"
    return host, begun


def joining(public: Browser, link: str, name: str) -> tuple[Client, Any]:
    joined = program(public).post("/join", {"link": link, "name": name}, 201)
    guest = program(public, joined["token"])
    guest.table = f"/tables/{joined['table']}"
    return guest, joined


def test_a_host_invites_and_a_guest_sits_down(public: Browser) -> None:
    host, begun = hosting(public, INVITING)
    assert begun["host"]
    assert not begun["begun"]
    assert [seat["yours"] for seat in begun["seats"]] == [True, False]
    waiting = host.get(f"{host.table}/choices")
    assert (waiting["seat"], waiting["actors"], waiting["answers"]) == (None, [], [])
    assert host.post(f"{host.table}/play", {"token": "place:neutral-b", "position": None}, 409)["code"] == "not-begun"
    guest, joined = joining(public, begun["invitations"][0]["link"], "Bob")
    assert joined["seat"] == 1
    info = guest.get(guest.table)
    assert info["begun"]
    assert not info["host"]
    assert [(seat["name"], seat["yours"]) for seat in info["seats"]] == [("Ann", False), ("Bob", True)]
    assert [x["table"] for x in guest.get("/tables")] == [joined["table"]]


def test_each_sees_and_plays_their_own_seat_only(public: Browser) -> None:
    host, begun = hosting(public, INVITING)
    guest, _joined = joining(public, begun["invitations"][0]["link"], "Bob")
    for who, seat in ((host, 0), (guest, 1)):
        view = who.get(f"{who.table}/view")
        assert view["seat"] == seat
        assert [p["herd"]["hand"] is None for p in view["seen"]["players"]] == [seat == 1, seat == 0]
        assert who.get(f"{who.table}/view?seat={1 - seat}", 403)["code"] == "no-seat-for-you"
        assert who.play(1 - seat, "place:neutral-b", None, 403)["code"] == "no-seat-for-you"
    assert guest.post(f"{guest.table}/play", {"token": "place:neutral-b", "position": None}, 409)["code"] == "not-your-decision"
    assert host.post(f"{host.table}/play", {"token": "place:neutral-b", "position": None})["number"] == 1


def test_an_invitation_opens_once(public: Browser) -> None:
    _host, begun = hosting(public, INVITING)
    link = begun["invitations"][0]["link"]
    assert program(public).post("/join", {"link": link, "name": ""}, 400)["code"] == "empty-name"
    assert program(public).post("/join", {"link": link, "name": "Ann"}, 400)["code"] == "same-name"
    assert program(public).post("/join", {"link": link, "name": "Bob", "colour": "mauve"}, 400)["code"] == "no-such-colour"
    joining(public, link, "Bob")
    assert program(public).post("/join", {"link": link, "name": "Eve"}, 403)["code"] == "not-yours"


def test_a_program_whose_answer_was_lost_asks_again(public: Browser) -> None:
    _host, begun = hosting(public, INVITING)
    link = begun["invitations"][0]["link"]
    body = {"link": link, "name": "Bob", "token": "0123456789abcdef" * 2}
    first = program(public).post("/join", body, 201)
    assert (first["table"], first["seat"]) == (begun["table"], 1)
    assert body["token"] not in first["token"], "the seat's secret is the server's own"
    assert program(public, body["token"]).get(f"/tables/{begun['table']}", 403)["code"] == "not-yours"
    assert program(public).post("/join", body, 201) == first
    assert program(public).post("/join", {**body, "token": "fedcba9876543210" * 2}, 403)["code"] == "not-yours"
    bob = program(public, first["token"])
    assert bob.get(f"/tables/{begun['table']}/view")["seat"] == 1
    assert bob.post("/join", {"link": link}, 201) == first, "who shows the token need not choose it again"


@pytest.mark.parametrize(
    ("token", "code"),
    [("", "bad-request"), ("a1" * 11, "bad-request"), ("ä" * 40, "bad-request"), ("a1" * 40, "weak-token"), ("link", "weak-token")],
)
def test_a_token_of_ones_own_must_be_one(public: Browser, token: str, code: str) -> None:
    host, begun = hosting(public, INVITING)
    link = begun["invitations"][0]["link"]
    body = {"link": link, "name": "Bob", "token": link.rpartition("/")[2] if token == "link" else token}
    assert program(public).post("/join", body, 400)["code"] == code
    assert not host.get(host.table)["begun"]


def test_a_host_opens_a_seat_anew_and_hands_it_to_a_bot(public: Browser) -> None:
    host, begun = hosting(public, INVITING)
    bob, _joined = joining(public, begun["invitations"][0]["link"], "Bob")
    assert bob.post(f"{bob.table}/seats/0/invitation", {}, 403)["code"] == "not-yours"
    assert bob.put(f"{bob.table}/seats/0", {"bot": "random"}, 403)["code"] == "not-yours"
    again = host.post(f"{host.table}/seats/1/invitation", {}, 201)
    assert bob.get(bob.table, 403)["code"] == "not-yours"
    cid, joined = joining(public, again["link"], "Cid")
    assert joined["seat"] == 1
    assert host.put(f"{host.table}/seats/1", {"bot": "random"})["seats"][1]["bot"] == "random"
    assert cid.get(f"{cid.table}/view")["seat"] is None
    assert host.post(f"{host.table}/seats/9/invitation", {}, 400)["code"] == "no-such-seat"


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("late", [False, True])
def test_who_comes_to_a_bots_seat_sits_there(public: Browser, late: bool) -> None:
    """To one that the host opens, and to one that a bot took because nobody had come."""
    guest = {"name": "Guest", "invite": True} if late else {"bot": "random"}
    host, begun = hosting(public, {"game": "gwt", "seats": [{"name": "Ann"}, guest]})
    if late:
        link = begun["invitations"][0]["link"]
        host.put(f"{host.table}/seats/1", {"bot": "random"})
    else:
        link = host.post(f"{host.table}/seats/1/invitation", {}, 201)["link"]
    assert host.get(host.table)["begun"], "until somebody comes the bot plays"
    bob, _joined = joining(public, link, "Bob")
    seat = bob.get(bob.table)["seats"][1]
    assert seat == {"seat": 1, "name": "Bob", "bot": "", "taken": True, "yours": True, "since": None}
    assert bob.get(f"{bob.table}/choices")["seat"] == 1


@pytest.mark.parametrize("token", ["", "x", "0" * 48, "0" * 5000])
def test_without_a_key_nothing_opens(public: Browser, token: str) -> None:
    """The same words and status, whether there is such a table or not."""
    host, _begun = hosting(public, INVITING)
    stranger = program(public, token)
    known = token and len(token) <= 200
    for path in ("", "/view", "/choices", "/why-not", "/events", "/stream", "/record", "/shuffle"):
        answers = [stranger.get(table + path, 403 if known else 401) for table in (host.table, "/tables/0123456789abcdef")]
        assert answers[0] == answers[1]
        assert answers[0]["code"] == "not-yours"
    assert stranger.post(f"{host.table}/play", {"token": "place:neutral-b", "position": None}, 403 if known else 401)
    assert stranger.get("/tables") == []
    asked = stranger.ask("GET", host.table)
    assert (asked.headers.get("www-authenticate") == "Bearer") == (not known)


def test_a_stream_ends_for_one_whose_seat_was_given_away(tmp_path: Path) -> None:
    app = create_app(Sqlite(tmp_path), public=True)

    async def watch() -> None:
        async with app.lifespan():
            begun = (await ask(app, "POST", f"{PATH}/tables", json.dumps(INVITING).encode())).json()
            body = json.dumps({"link": begun["invitations"][0]["link"], "name": "Bob"}).encode()
            bob = {"Authorization": "Bearer " + (await ask(app, "POST", f"{PATH}/join", body)).json()["token"]}
            host = {"Authorization": "Bearer " + begun["token"]}
            own = f"{PATH}/tables/{begun['table']}"
            pushed: asyncio.Queue[bytes] = asyncio.Queue()
            listening = asyncio.create_task(ask(app, "GET", f"{own}/stream", headers=bob, pushes=99, pushed=pushed))
            await pushed.get()
            assert (await ask(app, "POST", f"{own}/seats/1/invitation", headers=host)).status == 201
            assert (await listening).body.count(b"event:") == 1

    asyncio.run(asyncio.wait_for(watch(), 60))


def test_an_invitation_is_no_token(public: Browser) -> None:
    host, begun = hosting(public, INVITING)
    impatient = program(public, begun["invitations"][0]["link"].rpartition("/")[2])
    assert impatient.get(f"{host.table}/view", 403)["code"] == "not-yours"


def test_a_cookie_is_no_key_for_pages_of_other_sites(public: Browser) -> None:
    """A browser of this server may use the API with its cookie; a page elsewhere may not make it do so."""
    table = public.begin(**{"seat-0": "person", "seat-1": "random"})
    client = Client(public)
    assert client.get(f"/tables/{table}/view")["seat"] == 0
    body = {"token": "place:neutral-b", "position": None}
    for header, value in (("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Site", "same-site"), ("Origin", "https://evil.example")):
        assert client.post(f"/tables/{table}/play", body, 403, **{header: value})["code"] == "forbidden"
    assert client.get(f"/tables/{table}")["number"] == 0
    assert client.post(f"/tables/{table}/play", body)["number"] == 1


def test_taking_back_between_people(public: Browser) -> None:
    """What showed nothing is free; beyond that the others are asked."""
    host, begun = hosting(public, INVITING)
    guest, _joined = joining(public, begun["invitations"][0]["link"], "Bob")
    anywhere = {"position": None}
    host.post(f"{host.table}/play", {"token": "place:neutral-b", "position": None})
    assert host.post(f"{host.table}/undo", anywhere)["decisions"] == 1
    assert guest.post(f"{guest.table}/undo", anywhere, 409)["code"] == "nothing-to-take-back"
    rng = random.Random("back")
    actors = [0]
    while actors == [0]:
        token = rng.choice(host.get(f"{host.table}/choices")["answers"])["token"]
        actors = host.post(f"{host.table}/play", {"token": token, "position": None})["actors"]
    before = host.get(f"{host.table}/view")["number"]
    token = guest.get(f"{guest.table}/choices")["answers"][0]["token"]
    guest.post(f"{guest.table}/play", {"token": token, "position": None})
    asked = host.post(f"{host.table}/undo", anywhere)
    assert asked["decisions"] == 0
    assert asked["proposal"] == {"seat": 0, "number": before - 1, "agreed": [0], "asked": [1]}
    assert guest.get(f"{guest.table}/view")["proposal"] == asked["proposal"]
    assert guest.post(f"{guest.table}/proposal", {"agree": False})["proposal"] is None
    host.post(f"{host.table}/undo", anywhere)
    done = guest.post(f"{guest.table}/proposal", {"agree": True})
    assert (done["number"], done["actors"], done["proposal"]) == (before - 1, [0], None)
    assert guest.post(f"{guest.table}/proposal", {"agree": True}, 409)["code"] == "no-proposal"


def test_a_stream_goes_on_from_the_seat_when_the_game_begins(tmp_path: Path) -> None:
    app = create_app(Sqlite(tmp_path), public=True)

    async def watch() -> None:
        async with app.lifespan():
            begun = (await ask(app, "POST", f"{PATH}/tables", json.dumps(INVITING).encode())).json()
            host = {"Authorization": "Bearer " + begun["token"]}
            pushed: asyncio.Queue[bytes] = asyncio.Queue()
            own = f"{PATH}/tables/{begun['table']}"
            listening = asyncio.create_task(ask(app, "GET", f"{own}/stream", headers=host, pushes=2, pushed=pushed))
            await pushed.get()
            body = json.dumps({"link": begun["invitations"][0]["link"], "name": "Bob"}).encode()
            await ask(app, "POST", f"{PATH}/join", body)
            told = [json.loads(line[6:]) for line in (await listening).body.splitlines() if line.startswith(b"data: ")]
            assert [(x["seat"], x["actors"]) for x in told] == [(None, []), (0, [0])]

    asyncio.run(asyncio.wait_for(watch(), 60))


def test_who_asks_too_often_is_told_how_long_to_wait(public: Browser) -> None:
    """By token: another one at the same address is not held up."""
    host, begun = hosting(public, INVITING)
    public.client.app.state.limits = Limits(lambda: 0.0)
    for _ in range(int(PER_BROWSER[1])):
        host.get(host.table)
    refused = host.ask("GET", host.table)
    assert host.read(refused, 429)["code"] == "too-many-requests"
    assert refused.headers["Retry-After"] == "1"
    joining(public, begun["invitations"][0]["link"], "Bob")


def test_record_and_seed_are_told_at_the_end(public: Browser) -> None:
    host, begun = hosting(public, INVITING)
    guest, _joined = joining(public, begun["invitations"][0]["link"], "Bob")
    sealed = guest.get(f"{guest.table}/shuffle")
    assert (sealed["seed"], sealed["salt"]) == (None, None)
    assert guest.get(f"{guest.table}/record", 403)["code"] == "record-secret"
    rng = random.Random("record")
    players = [host, guest]
    actors = [0]
    while actors:
        who = players[actors[0]]
        found = who.get(f"{who.table}/choices")
        body = {"token": rng.choice(found["answers"])["token"], "position": found["position"]}
        actors = who.post(f"{who.table}/play", body)["actors"]
    told = guest.get(f"{guest.table}/shuffle")
    assert told["commitment"] == sealed["commitment"]
    assert hashlib.sha256(f"{told['seed']} {told['salt']}".encode()).hexdigest() == sealed["commitment"]
    record = parse_record(guest.ask("GET", f"{guest.table}/record").text)
    assert (record.seed, record.salt) == (told["seed"], told["salt"])


@pytest.mark.parametrize("game", ["example", "boonlake"])
def test_the_example_bot_sits_down_and_plays_to_the_end(tmp_path: Path, game: str) -> None:
    """The very file that the documentation shows, against a real server. In Boonlake some answers have only steps."""
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 30
    server = Server(InFile(tmp_path))
    server.start()
    try:
        begun = post(server, "/tables", {"game": game, "seats": [{"bot": "random"}, {"name": "Guest", "invite": True}]})
        command = [sys.executable, str(BOT), begun["invitations"][0]["link"], "Robin"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        info = get(server, f"/tables/{begun['table']}")
        assert info["finished"]
        assert info["seats"][1]["name"] == "Robin"
        view = get(server, f"/tables/{begun['table']}/view")
        assert view["points"]["final"]
    finally:
        server.kill()
