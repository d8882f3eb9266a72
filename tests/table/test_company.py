"""Who belongs to a table: where a person has sat, secrets stay theirs, whoever or whatever sits there now."""

import pytest

from overlander.table.storage import Seat
from tests.table.conftest import Browser
from tests.table.test_apart import play, sat, settled
from tests.table.test_seats import THREE, TWO, invited, sit_down

pytestmark = pytest.mark.usefixtures("same_games", "quick_bots")

SOLO = {"seat-0": "person", "name-0": "Ann", "seat-1": "random"}


def watching(host: Browser, table: str) -> Browser:
    host.send(f"/tables/{table}/lobby/watch")
    guest = host.another()
    sit_down(guest, host.links()[-1], "")
    return guest


# -- records and taking back


def test_a_bot_in_the_hosts_place_opens_nothing_to_a_friend(public: Browser) -> None:
    table, people = sat(public, **TWO)
    play(people, table, 6)
    people[1].get(f"/tables/{table}/record", 400)
    public.send(f"/tables/{table}/lobby/bot", seat="0", bot="random")
    public.run(settled, public.table(table))
    for somebody in people:
        somebody.get(f"/tables/{table}/record", 400)
    assert "Ask to undo" in people[1].get(f"/tables/{table}/at/1")


def test_a_spectator_decides_nothing(public: Browser) -> None:
    """Whoever sits at the table: also when only bots do."""
    table = public.begin(**SOLO)
    played = public.table(table)
    guest = watching(public, table)
    public.run(played.play, 0, "place:neutral-b")
    for bot in ("", "random"):
        played.bots.think = None  # type: ignore[assignment, method-assign]
        public.send(f"/tables/{table}/lobby/bot", seat="0", bot=bot)
        guest.get(f"/tables/{table}/record", 400)
        for deed in ("play", "undo", "redo", "restart", "agree", "decline", "chat"):
            guest.send(f"/tables/{table}/at/watch/{deed}", 403, token="pass", text="me")
        assert 'data-key="u"' in guest.get(f"/tables/{table}/at/watch")
        assert '<button disabled data-key="u"' in guest.html
        assert played.number == 1


def test_bots_alone_keep_their_secrets(public: Browser) -> None:
    table = public.begin(**{"seat-0": "random", "seat-1": "random"})
    if not public.table(table).state.over():
        public.get(f"/tables/{table}/record", 400)


def test_what_is_ones_own_stays_open_while_bots_sit_in(public: Browser) -> None:
    """Alone with bots, or at one screen: whoever hands a seat to a bot, or takes a bot's, still shares all secrets."""
    table = public.begin(**SOLO)
    played = public.table(table)
    for seat, bot in ((1, ""), (1, "random"), (0, "random"), (0, "")):
        public.send(f"/tables/{table}/lobby/bot", seat=str(seat), bot=bot)
        public.run(settled, played)
        public.get(f"/tables/{table}/record")
    assert played.company() == [0, 1]


def test_a_link_that_nobody_took_yet_keeps_the_record_closed(public: Browser) -> None:
    """Otherwise the host would know the seed before a friend sits down."""
    table, _links = invited(public, **TWO)
    public.get(f"/tables/{table}/record", 400)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    public.get(f"/tables/{table}/record", 400)
    assert public.table(table).company() == [0]


def test_who_sits_at_several_seats_may_yet_lose_one(public: Browser) -> None:
    """The host takes the invitation, and would get the record; then the seat is handed over to somebody else."""
    table, links = invited(public, **TWO)
    sit_down(public, links[0], "Me too")
    public.get(f"/tables/{table}/at/1")
    public.get(f"/tables/{table}/record", 400)


def test_a_person_once_is_a_person_for_good(public: Browser) -> None:
    table, links = invited(public, **THREE)
    played = public.table(table)
    assert played.company() == [0]
    sit_down(public.another(), links[0], "Bob")
    assert played.company() == [0, 1]
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    public.send(f"/tables/{table}/lobby/bot", seat="0", bot="random")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert played.company() == [0, 1]
    public.send(f"/tables/{table}/again")
    assert public.table(public.id).company() == [0, 1]
    assert Seat("of an older version", "random").person
