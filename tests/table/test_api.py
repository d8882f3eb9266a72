"""The JSON API: games, tables, views, choices, decisions and events, and what it refuses."""

import json
import random
import secrets
from itertools import count
from typing import Any

import pytest
from httpx import Response

from overlander.core.match import resume
from overlander.core.record import parse_record
from overlander.table.api.schema import Lang
from overlander.text import LANGUAGES
from tests.table.api import PATH
from tests.table.conftest import Browser

TWO = [{"name": "Ann"}, {"name": "Bob"}]


class Client:
    """Asks and expects a status."""

    def __init__(self, browser: Browser, token: str = "") -> None:
        self.browser = browser
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.table = ""

    def ask(self, method: str, path: str, **more: Any) -> Response:
        more["headers"] = self.headers | {name.replace("_", "-"): value for name, value in more.get("headers", {}).items()}
        return self.browser.ask(method, PATH + path, **more)

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        return self.read(self.ask("GET", path, headers=headers), status)

    def post(self, path: str, body: Any, status: int = 200, **headers: str) -> Any:
        return self.read(self.ask("POST", path, json=body, headers=headers), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self.read(self.ask("PUT", path, json=body), status)

    def read(self, answer: Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"].startswith("application/json")
        assert "access-control-allow-origin" not in answer.headers
        found = answer.json()
        if status >= 400:
            assert sorted(found) == ["code", "message", "params", "reason", "rule"]
            assert found["message"]
        return found

    def begin(self, **options: str) -> str:
        self.table = "/tables/" + self.post("/tables", {"game": "gwt", "options": options, "seats": TWO}, 201)["table"]
        return self.table

    def choices(self, seat: int) -> Any:
        return self.get(f"{self.table}/choices?seat={seat}")

    def play(self, seat: int, token: str, position: str | None, status: int = 200) -> Any:
        return self.post(f"{self.table}/play", {"seat": seat, "token": token, "position": position}, status)


@pytest.fixture
def client(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> Client:
    """Ids and seeds are the same in every run."""
    numbers = count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda n: f"{next(numbers):0{2 * n}x}")
    return Client(browser)


# -- games and tables


def test_games_and_their_options_in_words(client: Client) -> None:
    gwt = next(game for game in client.get("/games") if game["game"] == "gwt")
    assert gwt["players"] == [1, 2, 3, 4]
    layout = next(option for option in gwt["options"] if option["name"] == "layout")
    assert layout["about"] == "Where the seven neutral buildings stand."
    assert {"value": "random", "text": "shuffled"} in layout["values"]
    assert client.get("/games/gwt") == gwt
    french = client.get("/games/gwt?lang=fr")
    assert next(option for option in french["options"] if option["name"] == "layout")["text"] == "Bâtiments neutres"
    assert client.get("/games/gwt", accept_language="fr-CA, en") == french
    assert all(game["game"] != "example" for game in client.get("/games"))


def test_every_language_can_be_asked_for(client: Client) -> None:
    assert Lang.__args__ == LANGUAGES  # type: ignore[attr-defined]
    client.begin()
    seen = {client.get(f"{client.table}/view?seat=0&lang={lang}")["question"]["text"] for lang in LANGUAGES}
    assert len(seen) == len(LANGUAGES)
    problems = {client.get(f"/tables/0?lang={lang}", 404)["message"] for lang in LANGUAGES}
    assert len(problems) == len(LANGUAGES)


def test_a_table_is_begun_and_found(client: Client) -> None:
    begun = client.post("/tables", {"game": "gwt", "options": {"players": "3"}, "seats": [{"name": "Ann"}, {"bot": "random"}]}, 201)
    table = {key: value for key, value in begun.items() if key not in ("token", "invitations")}
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bruno (random)", "Clara (normal)"]
    assert [seat["bot"] for seat in table["seats"]] == ["", "random", "greedy"]
    assert table["options"]["players"] == "3"
    assert client.get(f"/tables/{table['table']}") == table
    assert [x["table"] for x in client.get("/tables")] == [table["table"]]
    assert begun["invitations"] == []


NOT_A_TABLE: list[tuple[Any, str]] = [
    ({}, "bad-request"),
    ([], "bad-request"),
    ({"game": "gwt", "colour": "red"}, "bad-request"),
    ({"game": 1}, "bad-request"),
    ({"game": "gwt", "seats": [{"name": "A" * 41}]}, "bad-request"),
    ({"game": "gwt", "seats": [{"name": "A\0"}]}, "bad-request"),
    ({"game": "chess"}, "unknown-game"),
    ({"game": "gwt", "options": {"colour": "red"}}, "unknown-option"),
    ({"game": "gwt", "options": {"players": "9"}}, "bad-option-value"),
    ({"game": "gwt", "seats": [{"bot": "nobody"}]}, "unknown-bot"),
    ({"game": "gwt", "seats": [{"name": "A"}, {"name": "A"}]}, "same-name"),
    ({"game": "gwt", "seats": TWO + TWO}, "too-many-seats"),
]


def test_a_table_that_cannot_be(client: Client) -> None:
    for body, code in NOT_A_TABLE:
        assert client.post("/tables", body, 400)["code"] == code
    assert client.get("/tables") == []


def test_a_seat_is_handed_to_a_bot_and_back(client: Client) -> None:
    client.begin()
    assert client.put(f"{client.table}/seats/1", {"bot": "greedy"})["seats"][1]["bot"] == "greedy"
    assert client.get(f"{client.table}/view?seat=1", 403)["code"] == "no-seat-for-you"
    assert client.put(f"{client.table}/seats/1", {"bot": ""})["seats"][1]["bot"] == ""
    assert client.put(f"{client.table}/seats/7", {"bot": ""}, 400)["code"] == "no-such-seat"
    assert client.put(f"{client.table}/seats/1", {"bot": "nobody"}, 400)["code"] == "unknown-bot"


# -- at a table


def test_what_a_seat_sees_and_a_spectator(client: Client) -> None:
    client.begin()
    mine = client.get(f"{client.table}/view?seat=0")
    assert mine["seat"] == 0
    assert mine["actors"] == [0]
    assert mine["question"]["key"] == "place-herder"
    assert mine["seen"]["game"] == "gwt"
    assert len(mine["seen"]["players"][0]["herd"]["hand"]) == 4
    assert mine["seen"]["players"][1]["herd"]["hand"] is None
    spectator = client.get(f"{client.table}/view")
    assert spectator["seat"] is None
    assert spectator["question"] is None
    assert [p["herd"]["hand"] for p in spectator["seen"]["players"]] == [None, None]
    assert spectator["position"] != mine["position"]


def test_choices_and_why_not(client: Client) -> None:
    client.begin()
    found = client.choices(0)
    assert found["answers"][0] == {
        "token": "place:neutral-a",
        "text": "Place your herder on neutral building A",
        "target": "space-neutral-a",
    }
    assert [x["token"] for x in found["extras"]] == ["exchange-token"]
    assert client.choices(1)["answers"] == []
    assert client.get(f"{client.table}/choices")["extras"] == []
    client.play(0, "place:neutral-b", found["position"])
    refused = client.get(f"{client.table}/why-not?seat=0&token=pass")["impossible"]
    assert [x["token"] for x in refused] in ([], ["pass"])
    every = client.get(f"{client.table}/why-not?seat=0")["impossible"]
    assert every
    assert all(x["rule"].startswith("GWT-") and x["message"] and x["text"] for x in every)
    for x in every:
        assert client.get(f"{client.table}/why-not?seat=0&token={x['token']}")["impossible"] == [x]
        problem = client.play(0, x["token"], None, 409)
        assert (problem["code"], problem["reason"], problem["rule"]) == ("not-legal", x["reason"], x["rule"])
        assert x["message"] in problem["message"]
    possible = client.choices(0)["answers"][0]["token"]
    assert client.get(f"{client.table}/why-not?seat=0&token={possible}")["impossible"] == []
    assert client.get(f"{client.table}/why-not?seat=0&token=dance", 400)["code"] == "unreadable"
    assert client.get(f"{client.table}/why-not?seat=1&token=pass", 409)["code"] == "not-your-decision"
    assert client.get(f"{client.table}/why-not?token=exchange-token", 400)["code"] == "which-seat"


def test_an_answer_to_an_earlier_position_is_refused(client: Client) -> None:
    client.begin()
    stale = client.choices(0)["position"]
    assert client.play(0, "place:neutral-b", stale)["number"] == 1
    before = client.get(f"{client.table}/view?seat=0")
    assert client.play(0, "place:neutral-b", stale, 409)["code"] == "out-of-date"
    assert client.post(f"{client.table}/play", {"seat": 0, "token": "pass"}, 400)["params"]["message"].endswith("`position`")
    assert client.get(f"{client.table}/view?seat=0") == before
    assert client.play(0, client.choices(0)["answers"][0]["token"], None)["number"] == 2


def test_undo(client: Client) -> None:
    client.begin()
    before = client.get(f"{client.table}/view?seat=0")
    position = client.play(0, "place:neutral-b", before["position"])["position"]
    assert client.post(f"{client.table}/undo", {"seat": 0, "position": before["position"]}, 409)["code"] == "out-of-date"
    assert client.post(f"{client.table}/undo", {"seat": 0, "position": position})["decisions"] == 1
    assert client.get(f"{client.table}/view?seat=0") == before


def test_a_whole_game_and_its_record(client: Client) -> None:
    client.begin()
    rng = random.Random("api")
    actors = [0]
    number = 0
    while actors:
        found = client.choices(actors[0])
        done = client.play(actors[0], rng.choice(found["answers"])["token"], found["position"])
        number += 1
        assert done["number"] == number
        actors = done["actors"]
    view = client.get(f"{client.table}/view")
    assert view["over"]
    assert view["points"]["final"]
    assert view["points"]["winners"]
    text = client.ask("GET", f"{client.table}/record").text
    match = resume(parse_record(text))
    assert match.state.over()
    assert match.state.outcome().totals() == [p["total"] for p in view["points"]["players"]]
    assert client.play(0, "pass", None, 409)["params"]["why"] == "over"
    assert client.get(f"{client.table}/why-not?seat=0&token=exchange-token", 409)["params"]["why"] == "over"
    assert client.get(client.table)["finished"]


def test_events_are_told_to_those_who_may_know(client: Client) -> None:
    client.begin()
    client.play(0, "place:neutral-b", None)
    rng = random.Random("events")
    for _ in range(60):
        actor = client.get(f"{client.table}/view")["actors"][0]
        client.play(actor, rng.choice(client.choices(actor)["answers"])["token"], None)
    everything = client.get(f"{client.table}/events?seat=0")
    assert everything["number"] == 61
    assert everything["events"][0]["text"] == "Ann starts on neutral building B"
    drawn = [e for e in everything["events"] if e["key"] == "draw" and e["seat"] == 0]
    assert drawn
    assert all("cards" in e["params"] for e in drawn)
    for seat in ("?seat=1&", "?"):
        others = client.get(f"{client.table}/events{seat}since=0")["events"]
        assert not any("cards" in e["params"] for e in others if e["key"] == "draw" and e["seat"] == 0)
    later = client.get(f"{client.table}/events?seat=0&since=20")
    assert later["events"] == [e for e in everything["events"] if e["number"] > 20]
    assert client.get(f"{client.table}/events?seat=0&since=61")["events"] == []
    assert client.get(f"{client.table}/events?seat=0&since=1000")["events"] == []


# -- what is refused


NO_TABLES = ["0", "0123456789abcdef", "%00", "..%2f", "x" * 3000, "é", "' or 1=1"]
NO_SEATS = [2, 9, 99, -1, -2, 10**23]
NO_TOKENS = ["", "dance", "act:zz", "place:neutral-z", "place:" + "x" * 300, "é", "place"]


def test_tables_that_are_not_there(client: Client) -> None:
    for table in NO_TABLES:
        for path in ("", "/view", "/choices", "/why-not", "/events", "/stream", "/record"):
            assert client.get(f"/tables/{table}{path}", 404)["code"] in ("no-such-table", "not-found")


def test_seats_that_are_not_yours(client: Client) -> None:
    client.begin()
    for seat in NO_SEATS:
        for path in ("view", "choices", "why-not", "events", "stream"):
            assert client.get(f"{client.table}/{path}?seat={seat}", 403)["code"] == "no-seat-for-you"
        assert client.play(seat, "pass", None, 403)["code"] == "no-seat-for-you"


def test_tokens_that_cannot_be(client: Client) -> None:
    client.begin()
    before = client.get(f"{client.table}/view?seat=0")
    for token in NO_TOKENS:
        assert client.play(0, token, None, 400)["code"] == "unreadable"
    assert client.get(f"{client.table}/view?seat=0") == before


def test_who_decides_must_be_said(client: Client) -> None:
    client.begin()
    assert client.post(f"{client.table}/play", {"token": "place:neutral-b", "position": None}, 400)["code"] == "which-seat"
    assert client.play(1, "place:neutral-b", None, 409)["code"] == "not-your-decision"


NO_BODIES = [
    b"",
    b"{",
    b"null",
    b"\xff",
    b'{"token": "place:neutral-b", "position": null, "seat": "0"}',
    b'{"token": "\\ud800", "position": null}',
    b"[" * 60_000,  # deeper than any reader goes, but not too large to be read
]


def test_bodies_that_cannot_be_read(client: Client) -> None:
    client.begin()
    for content in NO_BODIES:
        answer = client.ask("POST", f"{client.table}/play", content=content)
        assert client.read(answer, 400)["code"] == "bad-request"


def test_addresses_methods_and_sizes(client: Client) -> None:
    client.begin()
    assert client.get("/nowhere", 404)["code"] == "not-found"
    assert client.put("/games", {}, 405)["code"] == "method-not-allowed"
    assert client.get("/games/chess", 404)["code"] == "unknown-game"
    assert client.get("/games?lang=de", 400)["params"]["key"] == "lang"
    for path, size in ((f"{client.table}/play", 64_001), ("/records", 1_000_001)):
        large = client.ask("POST", path, content=b"[" * size)
        assert client.read(large, 413)["code"] == "too-large"


@pytest.mark.parametrize("headers", [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.example"}, {"Host": "evil.example"}])
def test_pages_of_other_sites_cannot_act(client: Client, headers: dict[str, str]) -> None:
    assert client.post("/tables", {"game": "gwt"}, 403, **headers)["code"] == "forbidden"


def test_the_description_loads_nothing_from_elsewhere(client: Client) -> None:
    answer = client.browser.ask("GET", "/openapi.json")
    assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    assert sorted(json.loads(answer.text)["paths"])[0] == "/api/v1/games"
    for path in ("/schema", "/schema/swagger", "/docs", "/redoc"):
        assert client.browser.ask("GET", path).status_code == 404
