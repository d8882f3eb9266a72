"""The API for those who play apart: playing again, talking, plans, being called, spectators, and what becomes of a table."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from overlander.table.app import create_app
from overlander.table.storage.databases import Sqlite
from tests.table.api import PATH, Answer, ask
from tests.table.conftest import Browser
from tests.table.test_api import Client
from tests.table.test_api_hidden import events
from tests.table.test_api_seats import INVITING, hosting, joining, program, public

__all__ = ["public"]  # the fixture

ANYWHERE = {"position": None}


@pytest.fixture
def two(public: Browser) -> tuple[Client, Client]:
    """Ann, the host, and Bob, each with a token."""
    ann, begun = hosting(public, INVITING)
    bob, _joined = joining(public, begun["invitations"][0]["link"], "Bob")
    return ann, bob


def play(players: tuple[Client, Client], decisions: int, seed: str = "apart") -> list[int]:
    """Who must answer then."""
    rng = random.Random(seed)
    actors: list[int] = players[0].get(f"{players[0].table}/view")["actors"]
    for _ in range(decisions):
        who = players[actors[0]]
        token = rng.choice(who.get(f"{who.table}/choices")["answers"])["token"]
        actors = who.post(f"{who.table}/play", {"token": token, "position": None})["actors"]
    return actors


def nothing(client: Client, method: str, path: str) -> None:
    """Asks for what is answered without a word."""
    answer = client.ask(method, path)
    assert (answer.status_code, answer.text) == (204, "")


# -- back and forth


def test_a_decision_is_taken_back_and_played_again(two: tuple[Client, Client]) -> None:
    ann, bob = two
    start = ann.get(f"{ann.table}/choices")
    assert start["undoing"] == {"undo": "no", "restart_turn": False, "redo": False}
    assert ann.post(f"{ann.table}/redo", ANYWHERE, 409)["code"] == "nothing-to-play-again"
    assert ann.post(f"{ann.table}/restart-turn", ANYWHERE, 409)["code"] == "nothing-to-take-back"
    played = ann.post(f"{ann.table}/play", {"token": "place:neutral-b", "position": start["position"]})
    assert ann.get(f"{ann.table}/choices")["undoing"] == {"undo": "free", "restart_turn": True, "redo": False}
    assert bob.get(f"{bob.table}/choices")["undoing"] == {"undo": "no", "restart_turn": False, "redo": False}
    for path in ("undo", "restart-turn"):
        assert ann.post(f"{ann.table}/{path}", {"position": start["position"]}, 409)["code"] == "out-of-date"
        back = ann.post(f"{ann.table}/{path}", {"position": played["position"]})
        assert (back["decisions"], back["position"]) == (1, start["position"])
        assert ann.get(f"{ann.table}/choices")["undoing"] == {"undo": "no", "restart_turn": False, "redo": True}
        assert bob.post(f"{bob.table}/redo", ANYWHERE, 409)["code"] == "nothing-to-play-again", "it is Ann's to play again"
        assert ann.post(f"{ann.table}/redo", {"position": played["position"]}, 409)["code"] == "out-of-date"
        again = ann.post(f"{ann.table}/redo", {"position": start["position"]})
        assert (again["decisions"], again["position"]) == (1, played["position"])


def test_another_decision_forgets_what_was_taken_back(two: tuple[Client, Client]) -> None:
    ann, _bob = two
    ann.post(f"{ann.table}/play", {"token": "place:neutral-b", "position": None})
    ann.post(f"{ann.table}/undo", ANYWHERE)
    ann.post(f"{ann.table}/play", {"token": "place:neutral-c", "position": None})
    assert ann.post(f"{ann.table}/redo", ANYWHERE, 409)["code"] == "nothing-to-play-again"


def test_beyond_what_is_free_the_others_are_asked(two: tuple[Client, Client]) -> None:
    ann, _bob = two
    actors = play(two, 1)
    while actors == [0]:
        actors = play(two, 1)
    assert play(two, 1)
    undoing = ann.get(f"{ann.table}/choices")["undoing"]
    assert undoing == {"undo": "ask", "restart_turn": False, "redo": False}
    assert ann.post(f"{ann.table}/restart-turn", ANYWHERE, 409)["code"] == "nothing-to-take-back"
    assert ann.post(f"{ann.table}/undo", ANYWHERE)["proposal"]["asked"] == [1]


def test_alone_all_can_be_taken_back(client_at_home: Client) -> None:
    client = client_at_home
    client.begin()
    assert client.post(f"{client.table}/undo", {"position": None, "seat": 0}, 409)["code"] == "nothing-to-take-back"
    actors = [0]
    while actors == [0]:
        actors = client.play(0, client.choices(0)["answers"][-1]["token"], None)["actors"]
    number = client.get(client.table)["number"]
    assert client.choices(1)["undoing"]["undo"] == "free"
    assert client.post(f"{client.table}/restart-turn", {"position": None, "seat": 0})["decisions"] == number
    for left in range(number, 0, -1):
        assert client.get(client.table)["number"] == number - left
        client.post(f"{client.table}/redo", {"position": None, "seat": 0})


@pytest.fixture
def client_at_home(browser: Browser) -> Client:
    return Client(browser)


# -- earlier positions


def test_what_was_seen_can_be_seen_again_and_nothing_else(two: tuple[Client, Client]) -> None:
    """Byte for byte what each saw then: nothing that was learned since, and nobody else's secrets."""
    seen: list[list[Any]] = []
    for i in range(25):
        seen.append([who.get(f"{who.table}/view") | {"question": None} for who in two])
        play(two, 1, f"{i}")
    for number, views in enumerate(seen):
        for who, view in zip(two, views, strict=True):
            assert who.get(f"{who.table}/view?number={number}") == view
    ann = two[0]
    now = ann.get(f"{ann.table}/view") | {"question": None}
    assert ann.get(f"{ann.table}/view?number=1000") == now
    for wrong in ("-1", "x", "1000001"):
        assert ann.get(f"{ann.table}/view?number={wrong}", 400)["params"]["key"] == "number"


# -- talking


def test_what_is_said_is_read_by_all_who_look(public: Browser, two: tuple[Client, Client]) -> None:
    ann, bob = two
    watcher, _joined = joining(public, ann.post(f"{ann.table}/watching", {}, 201)["link"], "")
    line = bob.post(f"{bob.table}/chat", {"text": "  Good \u202e luck "}, 201)
    assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 1, "Bob", "Good luck")
    ann.post(f"{ann.table}/chat", {"text": "<b>Thanks</b>"}, 201)
    for who in (ann, bob, watcher):
        told = who.get(f"{who.table}/chat")
        assert told["number"] == 2
        lines = [(x["number"], x["name"], x["text"]) for x in told["lines"]]
        assert lines == [(1, "Bob", "Good luck"), (2, "Ann", "<b>Thanks</b>")]
        assert who.get(f"{who.table}/chat?since=1")["lines"] == told["lines"][1:]
        assert who.get(f"{who.table}/chat?since=9")["lines"] == []
    assert watcher.post(f"{watcher.table}/chat", {"text": "me too"}, 400)["code"] == "which-seat"
    assert ann.post(f"{ann.table}/chat", {"text": "I am Bob", "seat": 1}, 403)["code"] == "no-seat-for-you"
    assert program(public, "x").get(f"{ann.table}/chat", 403)["code"] == "not-yours"
    for text, code in (("", "bad-line"), ("\u202e", "bad-line"), ("x" * 401, "bad-request"), ("a\nb", "bad-request")):
        assert ann.post(f"{ann.table}/chat", {"text": text}, 400)["code"] == code


def test_chat_has_a_pace(two: tuple[Client, Client]) -> None:
    ann, _bob = two
    for i in range(6):
        ann.post(f"{ann.table}/chat", {"text": f"line {i}"}, 201)
    assert ann.post(f"{ann.table}/chat", {"text": "more"}, 429)["code"] == "too-many-requests"


def test_the_stream_brings_what_is_said(tmp_path: Path) -> None:
    app = create_app(Sqlite(tmp_path))

    async def post(path: str, body: Any) -> Answer:
        return await ask(app, "POST", PATH + path, json.dumps(body).encode())

    async def listen() -> None:
        async with app.lifespan():
            begun = await post("/tables", {"game": "gwt", "seats": [{"name": "Ann"}, {"name": "Bob"}]})
            table = f"/tables/{begun.json()['table']}"
            await post(f"{table}/chat", {"text": "before", "seat": 0})
            pushed: asyncio.Queue[bytes] = asyncio.Queue()
            listening = asyncio.create_task(ask(app, "GET", f"{PATH}{table}/stream?seat=1", pushes=3, pushed=pushed))
            await pushed.get()
            await post(f"{table}/chat", {"text": "Hello", "seat": 0})
            await pushed.get()
            await post(f"{table}/play", {"token": "place:neutral-b", "position": None, "seat": 0})
            told = events(await listening)
            assert [name for name, _id, _data in told] == ["events", "chat", "events"]
            assert [(x["number"], x["text"]) for x in told[1][2]["lines"]] == [(2, "Hello")]
            assert told[1][2] == (await ask(app, "GET", f"{PATH}{table}/chat?since=1")).json()

    asyncio.run(asyncio.wait_for(listen(), 60))


# -- plans and being called


def test_an_answer_given_beforehand(two: tuple[Client, Client]) -> None:
    ann, bob = two
    assert ann.get(f"{ann.table}/plans") == {"answer": None, "passes": [], "next": None, "may_pass": []}, "Ann is asked now"
    assert ann.put(f"{ann.table}/plans", {"answer": "place:neutral-b", "passes": []}, 400)["code"] == "not-foreseen"
    foreseen = bob.get(f"{bob.table}/plans")["next"]
    assert foreseen["key"] == "discard-cards"
    token = foreseen["answers"][0]["token"]
    planned = bob.put(f"{bob.table}/plans", {"answer": token, "passes": []})
    assert planned == bob.get(f"{bob.table}/plans") == {"answer": token, "passes": [], "next": foreseen, "may_pass": []}
    assert ann.get(f"{ann.table}/plans")["answer"] is None
    assert ann.get(f"{ann.table}/plans?seat=1", 403)["code"] == "no-seat-for-you"
    assert ann.put(f"{ann.table}/plans", {"answer": None, "passes": [], "seat": 1}, 403)["code"] == "no-seat-for-you"
    for wrong in ({"answer": "dance", "passes": []}, {"answer": None, "passes": ["at-location"]}):
        assert bob.put(f"{bob.table}/plans", wrong, 400)["code"] == "not-foreseen"
    for unreadable in ({}, {"answer": token}, {"answer": 1, "passes": []}, {"answer": None, "passes": ["x" * 401]}):
        assert bob.put(f"{bob.table}/plans", unreadable, 400)["code"] == "bad-request"
    assert bob.get(f"{bob.table}/plans")["answer"] == token
    assert bob.put(f"{bob.table}/plans", {"answer": None, "passes": []})["answer"] is None


def test_passing_at_a_question_from_now_on(two: tuple[Client, Client]) -> None:
    rng = random.Random("pass")
    actors = [0]
    while not (passed := two[0].get(f"{two[0].table}/plans")["may_pass"]):
        who = two[actors[0]]
        tokens = [x["token"] for x in who.get(f"{who.table}/choices")["answers"]]
        token = "pass" if "pass" in tokens else rng.choice(tokens)
        actors = who.post(f"{who.table}/play", {"token": token, "position": None})["actors"]
    ann = two[0]
    assert ann.put(f"{ann.table}/plans", {"answer": None, "passes": passed + passed})["passes"] == passed
    assert two[1].get(f"{two[1].table}/plans")["passes"] == []
    assert ann.put(f"{ann.table}/plans", {"answer": None, "passes": []})["passes"] == []


def test_a_webhook(public: Browser, two: tuple[Client, Client]) -> None:
    ann, bob = two
    hook = {"address": "https://hook.example/x"}
    assert bob.put(f"{bob.table}/webhook", hook, 400)["code"] == "no-webhooks"
    public.client.app.state.webhooks = object()
    assert bob.put(f"{bob.table}/webhook", hook) == bob.get(f"{bob.table}/webhook") == hook
    assert ann.get(f"{ann.table}/webhook") == {"address": ""}
    assert ann.get(f"{ann.table}/webhook?seat=1", 403)["code"] == "no-seat-for-you"
    for wrong in ("http://127.0.0.1:9/", "ftp://a.example/", "nonsense"):
        assert bob.put(f"{bob.table}/webhook", {"address": wrong}, 400)["code"] == "bad-webhook"
    assert bob.put(f"{bob.table}/webhook", {"address": ""}) == {"address": ""}
    public.client.app.state.webhooks = None


# -- seats, spectators, and what becomes of a table


def test_who_sits_there_is_called_as_they_like(two: tuple[Client, Client]) -> None:
    ann, bob = two
    info = bob.put(f"{bob.table}/seats/1/player", {"name": "Bobby", "colour": "violet"})
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bobby"]
    assert ann.put(f"{ann.table}/seats/1/player", {"name": "Eve"}, 403)["code"] == "not-yours", "nor the host"
    assert ann.put(f"{ann.table}/seats/0/player", {"name": "bobby"}, 400)["code"] == "same-name"
    assert ann.put(f"{ann.table}/seats/0/player", {"name": "Ann", "colour": "violet"}, 400)["code"] == "same-colour"
    assert ann.put(f"{ann.table}/seats/0/player", {"name": "A" * 25}, 400)["code"] == "bad-name"


def test_an_invitation_is_taken_back(public: Browser) -> None:
    ann, begun = hosting(public, INVITING)
    nothing(ann, "DELETE", f"{ann.table}/seats/1/invitation")
    link = begun["invitations"][0]["link"]
    assert program(public).post("/join", {"link": link, "name": "Bob"}, 403)["code"] == "not-yours"
    assert ann.read(ann.ask("DELETE", f"{ann.table}/seats/7/invitation"), 400)["code"] == "no-such-seat"
    joining(public, ann.post(f"{ann.table}/seats/1/invitation", {}, 201)["link"], "Bob")


def test_spectators_come_by_a_link_as_long_as_it_is_good(public: Browser, two: tuple[Client, Client]) -> None:
    ann, bob = two
    assert bob.post(f"{bob.table}/watching", {}, 403)["code"] == "not-yours"
    first, joined = joining(public, ann.post(f"{ann.table}/watching", {}, 201)["link"], "")
    assert joined["seat"] is None
    view = first.get(f"{first.table}/view")
    assert [p["herd"]["hand"] for p in view["seen"]["players"]] == [None, None]
    second, _joined = joining(public, ann.post(f"{ann.table}/watching", {}, 201)["link"], "")
    assert first.get(f"{first.table}/view", 403)["code"] == "not-yours"
    assert bob.read(bob.ask("DELETE", f"{bob.table}/watching"), 403)["code"] == "not-yours"
    nothing(ann, "DELETE", f"{ann.table}/watching")
    assert second.get(f"{second.table}/view", 403)["code"] == "not-yours"


def test_another_game_with_the_same_people(two: tuple[Client, Client]) -> None:
    ann, bob = two
    play(two, 3)
    assert bob.post(f"{bob.table}/again", {}, 403)["code"] == "not-yours"
    again = ann.post(f"{ann.table}/again", {}, 201)
    assert (again["number"], again["begun"], again["host"]) == (0, True, True)
    assert [(seat["name"], seat["yours"]) for seat in again["seats"]] == [("Ann", True), ("Bob", False)]
    assert bob.get(f"/tables/{again['table']}/view")["seat"] == 1
    assert {x["table"] for x in bob.get("/tables")} == {again["table"], bob.table.rpartition("/")[2]}


def test_a_host_closes_and_deletes_a_table(public: Browser, two: tuple[Client, Client]) -> None:
    ann, bob = two
    for method, path in (("POST", "/close"), ("DELETE", "")):
        assert bob.read(bob.ask(method, bob.table + path), 403)["code"] == "not-yours"
    assert ann.post(f"{ann.table}/close", {})["closed"]
    assert bob.get(bob.table, 403)["code"] == "not-yours"
    assert ann.get(f"{ann.table}/choices")["answers"] == []
    nothing(ann, "DELETE", ann.table)
    assert ann.get(ann.table, 403)["code"] == "not-yours"
    assert ann.get("/tables") == []


def test_a_record_is_opened_where_it_ends(public: Browser) -> None:
    host, _begun = hosting(public, {"game": "gwt", "seats": [{"name": "Ann"}, {"name": "Bob"}]})
    host.post(f"{host.table}/play", {"token": "place:neutral-b", "position": None, "seat": 0})
    text = host.ask("GET", f"{host.table}/record").text
    opened = program(public).post("/records", {"record": text}, 201)
    assert (opened["number"], [seat["yours"] for seat in opened["seats"]]) == (1, [True, True])
    reader = program(public, opened["token"])
    assert reader.get(f"/tables/{opened['table']}/view?seat=0")["number"] == 1
    broken = text.replace("place:neutral-b", "place:neutral-c")
    for wrong in ("", "no record", "overlander: 1\n", text[:-5], broken, text + "x"):
        refused = program(public).post("/records", {"record": wrong}, 400)
        assert refused["code"] not in ("bad-request", "trouble")
    assert program(public).post("/records", {"record": 1}, 400)["code"] == "bad-request"
