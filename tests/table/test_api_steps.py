"""Answers in steps over the API: a partial answer travels in the request, and only the whole one is played."""

import pytest

from tests.table.test_api import Client, client

__all__ = ["client"]


@pytest.fixture
def building(client: Client) -> Client:
    """Orchard, where the first player may build a press."""
    made = client.post(
        "/tables", {"game": "example", "options": {"presses": "on"}, "seats": [{"name": "Ann"}, {"name": "Bob"}]}, 201
    )
    client.table = f"/tables/{made['table']}"
    for seat, kinds in ((0, 2), (1, 2), (0, 1), (1, 1)):
        for _ in range(kinds):
            client.play(seat, client.choices(seat)["answers"][-1]["token"], None)
    assert client.choices(0)["question"]["key"] == "build-press"
    return client


def after(client: Client, token: str, status: int = 200) -> dict[str, list[str]]:
    found = client.get(f"{client.table}/choices?seat=0&partial={token.replace('+', '%2B')}", status)
    return found if status != 200 else {"answers": [x["token"] for x in found["answers"]], "unfinished": found["unfinished"]}


def test_step_by_step(building: Client) -> None:
    start = building.choices(0)
    begun = after(building, "")
    assert begun["answers"][-1] == "pass"
    assert begun["unfinished"] == begun["answers"][:-1] == ["build:basket-press", "build:screw-press", "build:mill-press"]
    plots = after(building, "build:basket-press")
    assert plots["answers"] == plots["unfinished"] == [f"build:basket-press@plot-{i}" for i in range(1, 9)]
    ways = after(building, "build:basket-press@plot-3")
    whole = [token for token in ways["answers"] if token not in ways["unfinished"]]
    assert whole
    assert after(building, whole[0]) == {"answers": [whole[0]], "unfinished": []}, "nothing is left to say but yes"
    assert building.choices(0) == start, "nothing was done by asking"
    building.play(0, "build:basket-press@plot-3", None, 409)
    assert building.play(0, whole[0], start["position"])["number"] == start["number"] + 1


def test_what_leads_nowhere(building: Client) -> None:
    assert after(building, "build:no-press", 400)
    assert after(building, "build:basket-press@plot-3+plum*15", 409)
