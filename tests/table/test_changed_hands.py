"""A seat that changes hands during a game: everybody is told, and since when; a browser's secret is the server's own."""

from tests.table.conftest import Browser


def shared_game(host: Browser) -> tuple[str, Browser]:
    """Ann hosts, Bob has come by link, and Ann has decided once."""
    table = host.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = host.another()
    bob.get(host.links()[0])
    bob.join(name="Bob")
    for somebody, seat in ((host, 0), (bob, 1)):
        if host.table(table).asked() == [seat] and host.table(table).number == 0:
            somebody.get(f"/tables/{table}/at/{seat}")
            somebody.play(somebody.tokens()[0])
    assert host.table(table).number == 1
    return table, bob


def test_a_host_who_takes_a_taken_seat_is_seen_by_all(public: Browser) -> None:
    table, bob = shared_game(public)
    assert "changed hands" not in public.get(f"/tables/{table}/lobby")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert [line.notice for line in public.table(table).chat] == ["open"]
    thief = public.another()
    thief.get(public.links()[0])
    thief.join(name="Bob")  # under the very same name
    assert [line.notice for line in public.table(table).chat] == ["open", "other"]
    seat = public.table(table).seats[1]
    assert seat.known
    assert seat.since
    for somebody in (public, thief):
        page = somebody.get(f"/tables/{table}/lobby")
        assert "changed hands during the game" in page
        assert seat.since[11:16] in page
        assert "could know all shuffles" in page
    assert "somebody else has sat down at this seat" in public.get(f"/tables/{table}/at/0")
    bob.get(f"/tables/{table}/at/1", 403)


def test_before_the_first_decision_nobody_has_seen_anything(public: Browser) -> None:
    table = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "link", "option-players": "2"})
    bob = public.another()
    bob.get(public.links()[0])
    bob.join(name="Bob")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert not public.table(table).chat
    assert not public.table(table).entry.known


def test_a_secret_is_always_the_server_s_own(public: Browser) -> None:
    """A cookie that somebody else has put into a browser gives them no seat."""
    for chosen in ("mine", "x" * 31, "x" * 33, "<" * 32, "x" * 200):
        public.cookies.clear()
        public.cookies.set("overlander", chosen)
        answer = public.ask("POST", "/tables", data={"game": "gwt"}, follow_redirects=False)
        assert chosen not in answer.headers["set-cookie"]


def test_over_https_no_neighbour_can_set_it(public: Browser) -> None:
    public.client.base_url = "https://127.0.0.1"
    older = "o" * 32
    public.ask("GET", "/")
    answer = public.ask("POST", "/tables", data={"game": "gwt"}, headers={"Cookie": f"overlander={older}"}, follow_redirects=False)
    given = answer.headers["set-cookie"]
    assert given.startswith("__Host-overlander=")
    assert "Path=/;" in given
    assert "Secure" in given
    assert "Domain" not in given
    assert older not in given
