"""By HTTP, with everybody in a browser of their own: not a byte that a seat is sent depends on what it cannot know."""

import pytest

from overlander.core.choice import NONE
from overlander.core.rng import Rng, key_of
from overlander.page.viewer import Viewer
from overlander.table.pages.pushes import pushes
from overlander.table.play.wishes import wish
from tests.table.conftest import Browser
from tests.table.test_apart import play, sat
from tests.table.test_seats import THREE, sit_down

PAGES = ("", "/why", "/others", "/points", "/pictures/svg", "/aid")

pytestmark = pytest.mark.usefixtures("same_games")


def everything(somebody: Browser, table: str, place: str) -> dict[str, bytes]:
    """All that this browser can get of the present position: pages, what the API says, and the answer to a click too late."""
    at = f"/tables/{table}/at/{place}"
    out = {tail: somebody.ask("GET", at + tail).content for tail in PAGES}
    for address in (f"/tables/{table}/lobby", "/games", f"{at}/wishes"):
        out[address] = somebody.ask("GET", address).content
    for tail in ("", "/view", "/choices", "/why-not", "/events", "/shuffle"):
        out["api" + tail] = somebody.ask("GET", f"/api/v1/tables/{table}{tail}").content
    late = {"token": "pass", "position": "0-x"}
    out["late"] = somebody.ask("POST", f"{at}/play", data=late, headers={"Accept": "application/json"}).content
    return out


@pytest.mark.parametrize("decisions", [30, 110])
def test_not_a_byte(public: Browser, decisions: int) -> None:
    table, people = sat(public, **THREE)
    public.send(f"/tables/{table}/lobby/watch")
    guest = public.another()
    sit_down(guest, public.links()[0], "")
    played = play(people, table, decisions)
    public.run(lambda: wish(played, 1, passes=["x"], webhook="https://a.example/"))
    original = played.match.state
    for place, somebody in (("0", people[0]), ("1", people[1]), ("2", people[2]), ("watch", guest)):
        seat = NONE if place == "watch" else int(place)
        viewer = Viewer(seat, "en", "light", frozenset({seat}) - {NONE})
        before = everything(somebody, table, place), streamed(public, table, viewer)
        assert len(before[0][""]) > 20_000
        played.match.state = original.determinize(seat, Rng(key_of("another deal"), 0, ()))
        assert played.match.state.digest() != original.digest()
        played.present.cache.clear()
        after = everything(somebody, table, place), streamed(public, table, viewer)
        for address, content in before[0].items():
            assert after[0][address] == content, address
        assert after[1] == before[1]
        played.match.state = original
        played.present.cache.clear()


def streamed(host: Browser, table: str, viewer: Viewer) -> list[bytes]:
    out: list[bytes] = []

    async def listen() -> None:
        stream = pushes(host.table(table), viewer, "")
        for _ in range(2):
            out.append(await anext(stream))

    host.run(listen)
    return out
