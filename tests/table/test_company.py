"""Who belongs to a table: where a person has sat, secrets stay theirs, whoever or whatever sits there now."""

import random

import pytest

from overlander.core.errors import Refused
from overlander.core.record import parse_record
from overlander.table.play import seating, undoing
from overlander.table.play.table import Table
from overlander.table.storage.rows import Seat
from tests.table.conftest import Browser
from tests.table.places import Place
from tests.table.test_apart import play, sat, settled
from tests.table.test_seats import THREE, TWO, invited, sit_down
from tests.table.test_storage import house_at, run, until
from tests.table.test_storage import play as decide

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
        played.driver.bots.think = None  # type: ignore[assignment, method-assign]
        public.send(f"/tables/{table}/lobby/bot", seat="0", bot=bot)
        guest.get(f"/tables/{table}/record", 400)
        for deed in ("play", "undo", "redo", "restart", "agree", "decline", "chat"):
            guest.send(f"/tables/{table}/at/watch/{deed}", 403, token="pass", text="me")
        assert 'data-key="u"' in guest.get(f"/tables/{table}/at/watch")
        assert '<button disabled data-key="u"' in guest.html
        assert played.number == 1


def test_bots_alone_have_no_secrets_from_their_host(public: Browser) -> None:
    """Whoever takes one of their seats later is told that the shuffles could be known."""
    public.house().bots.think = None  # type: ignore[assignment, method-assign]
    table = public.begin(**{"seat-0": "random", "seat-1": "random"})
    assert not public.table(table).state.over()
    guest = watching(public, table)
    public.get(f"/tables/{table}/record")
    guest.get(f"/tables/{table}/record", 400)


def test_what_is_ones_own_stays_open_while_bots_sit_in(public: Browser) -> None:
    """Alone with bots, or at one screen: whoever hands a seat to a bot, or takes a bot's, still shares all secrets."""
    table = public.begin(**SOLO)
    played = public.table(table)
    for seat, bot in ((1, ""), (1, "random"), (0, "random"), (0, "")):
        public.send(f"/tables/{table}/lobby/bot", seat=str(seat), bot=bot)
        public.run(settled, played)
        public.get(f"/tables/{table}/record")
    assert played.entry.company == [0, 1]


def test_a_link_that_nobody_took_yet_keeps_the_record_closed(public: Browser) -> None:
    """Otherwise the host would know the seed before a friend sits down."""
    table, _links = invited(public, **TWO)
    public.get(f"/tables/{table}/record", 400)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    public.get(f"/tables/{table}/record", 400)
    assert public.table(table).entry.company == [0]


def test_who_sits_at_several_seats_may_yet_lose_one(public: Browser) -> None:
    """The host takes the invitation, and would get the record; then the seat is handed over to somebody else."""
    table, links = invited(public, **TWO)
    sit_down(public, links[0], "Me too")
    public.get(f"/tables/{table}/at/1")
    public.get(f"/tables/{table}/record", 400)


def test_a_person_once_is_a_person_for_good(public: Browser) -> None:
    table, links = invited(public, **THREE)
    played = public.table(table)
    assert played.entry.company == [0]
    sit_down(public.another(), links[0], "Bob")
    assert played.entry.company == [0, 1]
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    public.send(f"/tables/{table}/lobby/bot", seat="0", bot="random")
    public.send(f"/tables/{table}/lobby/open", seat="1")
    assert played.entry.company == [0, 1]
    public.send(f"/tables/{table}/again")
    assert public.table(public.id).entry.company == [0, 1]
    assert Seat("of an older version", "random").person


# -- who could know the shuffles


def opened(host: Browser, table: str, seat: int) -> str:
    """A seat given away; the link to it."""
    host.send(f"/tables/{table}/lobby/open", seat=str(seat))
    return host.links()[-1]


def told(somebody: Browser, table: str) -> bool:
    shown = "may know all the shuffles" in somebody.get(f"/tables/{table}/lobby")
    answer = somebody.ask("GET", f"/api/v1/tables/{table}/shuffle").json()
    assert answer["known"] == shown
    return shown


@pytest.mark.parametrize("tried", [0, 3])
def test_who_invites_before_the_first_decision_gets_another_seed(public: Browser, tried: int) -> None:
    """Also after playing a little and taking all of it back."""
    table = public.begin(**{"seat-0": "person", "name-0": "Ann", "seat-1": "person", "name-1": "Me"})
    played = play([public], table, tried)
    for _ in range(tried):
        public.send(f"/tables/{table}/at/{played.asked()[0]}/undo")
    known = parse_record(public.get(f"/tables/{table}/record")).seed
    sealed = played.commitment
    position = played.present.position_seen(0)
    link = opened(public, table, 1)
    assert known != played.match.seed == played.entry.seed == played.following.setup.seed
    assert sealed != played.commitment
    assert played.commitment in public.html
    assert (played.undone, played.entry.known) == ([], False)
    bob = public.another()
    sit_down(bob, link, "Bob")
    assert not told(bob, table)
    now = played.match.seed
    opened(public, table, 1)
    assert now == played.match.seed, "it was nobody's alone any more"
    with pytest.raises(Refused):
        public.run(played.play, 0, "place:neutral-b", position)
    public.run(public.house().forget, played)
    public.get(f"/tables/{table}/lobby")
    assert public.table(table).match.seed == now


def test_what_another_process_dealt(place: Place) -> None:
    """The other one shows it, and what was taken back before is gone in both."""

    async def story() -> None:
        async with house_at(place) as one, house_at(place) as two:
            table = await one.table(await one.begin("gwt", {"players": "2"}, ["Ann", "Bob"]))
            await decide(table, 4)
            other = await two.table(table.id)
            for _ in range(4):
                await undoing.undo(table, 0)
            await seating.reseat(table, 1, link=True, taken=False)
            await seating.reseat(table, 1, taken=True)
            await decide(table, 2)
            await until(lambda: other.number == 2 and other.match.seed == table.match.seed)
            assert other.parted is None
            assert other.state.digest() == table.state.digest()
            assert other.undone == []
            assert len(place.decisions(table.id)) == 2

    run(story())


def test_who_invites_later_is_known_to_know(public: Browser) -> None:
    """All who sit down are told before and after, and the record says it."""
    table = public.begin(**SOLO)
    played = play([public], table, 2)
    public.run(settled, played)
    assert not told(public, table)
    seed = played.match.seed
    bob = public.another()
    assert "may know all the shuffles" in bob.get(opened(public, table, 1))
    bob.join(name="Bob")
    assert told(bob, table)
    assert played.match.seed == seed
    rng = random.Random("known")
    while not played.state.over():
        public.run(played.play, played.asked()[0], str(rng.choice(played.state.choices(played.asked()[0]))))
    record = bob.get(f"/tables/{table}/record")
    assert parse_record(record).known
    answer = public.ask("POST", "/tables/open", files={"record": ("x", record, "text/plain")})
    assert public.ask("GET", f"{answer.url.path.partition('/at')[0]}/record").text == record
    public.send(f"/tables/{table}/again")
    assert not told(public, public.id)


def test_a_game_from_a_record_is_known(public: Browser) -> None:
    table = public.begin(**{"seat-0": "person", "seat-1": "person"})
    play([public], table, 3)
    record = public.get(f"/tables/{table}/record")
    public.shown(public.ask("POST", "/tables/open", files={"record": ("x", record, "text/plain")}), 200)
    copy = public.id
    opened(public, copy, 1)
    assert told(public, copy)


def test_a_guest_who_was_alone_with_bots(public: Browser) -> None:
    """It is not only the host who may have had everything; who shares a table from the start tells nobody anything."""
    table, links = invited(public, **{"seat-0": "random", "seat-1": "link"})
    bob = public.another()
    sit_down(bob, links[0], "Bob")
    played = public.table(table)
    public.run(settled, played)
    bob.get(f"/tables/{table}/record")
    public.send(f"/tables/{table}/lobby/bot", seat="0", bot="")
    bob.get(f"/tables/{table}/record", 400)
    assert told(bob, table)
    table, people = sat(public, **{**THREE, "seat-2": "random"})
    play(people, table, 2)
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="")
    assert not told(public, table)


# -- agreeing to take back


def asks(people: list[Browser], table: str) -> Table:
    """Plays until Ann's last decision is hers to take back only if others agree, and another person decides; then she asks."""
    played = people[0].table(table)
    rng = random.Random("asks")
    while played.asked()[0] == 0 or all(d.seat for d in played.match.decisions) or played.match.free_undos(0):
        people[0].run(played.play, played.asked()[0], str(rng.choice(played.state.choices(played.asked()[0]))))
        people[0].run(settled, played)
    people[0].send(f"/tables/{table}/at/0/undo")
    return played


@pytest.mark.parametrize("came", [False, True])
def test_a_bot_is_not_asked(public: Browser, came: bool) -> None:
    """Neither for one who never came nor for one whose place it took; the secrets stay theirs all the same."""
    table, links = invited(public, **THREE)
    people = [public, public.another(), public.another()]
    sit_down(people[1], links[0], "Bob")
    if came:
        sit_down(people[2], links[1], "Cid")
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="random")
    played = asks(people, table)
    asked = played.proposal
    assert asked is not None
    assert "Not answered yet: Bob<" in people[1].get(f"/tables/{table}/at/1")
    people[1].send(f"/tables/{table}/at/1/agree")
    assert played.number == asked.keep
    for somebody in people[:2]:
        somebody.get(f"/tables/{table}/record", 400)


def test_nobody_is_asked_where_nobody_ever_came(public: Browser) -> None:
    table, _links = invited(public, **TWO)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    played = public.table(table)
    rng = random.Random("nobody")
    while played.number == 0 or played.match.free_undos(0):
        public.run(played.play, 0, str(rng.choice(played.state.choices(0))))
        public.run(settled, played)
    last = max(i for i, d in enumerate(played.match.decisions) if d.seat == 0)
    played.driver.bots.think = None  # type: ignore[assignment, method-assign]
    public.send(f"/tables/{table}/at/0/undo")
    assert (played.number, played.proposal) == (last, None)
    public.get(f"/tables/{table}/record", 400)


def test_where_nobody_else_is_left_it_waits(public: Browser) -> None:
    """A host could put bots in all places, look further, take back, and give the seats back."""
    table, people = sat(public, **TWO)
    played = asks(people, table)
    assert "waits for those who are away" not in public.get(f"/tables/{table}/at/0")
    played.driver.bots.think = None  # type: ignore[assignment, method-assign]
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="random")
    assert played.proposal is None
    number = played.number
    public.send(f"/tables/{table}/at/0/undo")
    assert played.number == number
    assert "Not answered yet: Bob · Nobody else is at the table right now; your request waits for those" in public.html
    public.send(f"/tables/{table}/at/0/agree")
    assert played.number == number


@pytest.mark.parametrize("deed", ["open", "bot"])
def test_consent_goes_with_who_gave_it(public: Browser, deed: str) -> None:
    """Whoever gets a seat has agreed to nothing."""
    table, people = sat(public, **THREE)
    played = asks(people, table)
    number = played.number
    people[1].send(f"/tables/{table}/at/1/agree")
    assert "asks to undo" in people[2].get(f"/tables/{table}/at/2")
    public.send(f"/tables/{table}/lobby/{deed}", seat="1", bot="random")
    assert played.proposal is None
    people[2].send(f"/tables/{table}/at/2/agree", 409)
    assert played.number >= number


# -- a closed table


def test_a_closed_table_stays_as_it_is(public: Browser) -> None:
    table, people = sat(public, **TWO)
    played = asks(people, table)
    asked = played.proposal
    assert asked is not None
    number = played.number
    seat = played.asked()[0]
    assert "data-mine" in people[seat].get(f"/tables/{table}/at/{seat}")
    public.send(f"/tables/{table}/lobby/close")
    assert "The host has closed this table." in people[1].send(f"/tables/{table}/at/1/agree", 409)
    assert (played.number, played.proposal, played.entry.asked) == (number, None, [])
    for i, somebody in enumerate(people):
        page = somebody.get(f"/tables/{table}/at/{i}")
        assert "data-mine" not in page
        assert somebody.tokens() == []
        assert "The host has closed this table." in page
        assert '<button disabled data-key="u"' in page
        assert "asks to undo" not in page
    for what in ("open", "bot", "watch", "shut", "host", "close"):
        public.send(f"/tables/{table}/lobby/{what}", 409, seat="1", bot="random")
    assert played.seats[1].name == "Bob"
    assert played.seats[1].bot == ""


# -- a bot's hand


def test_who_takes_a_bots_seat_is_heard_of(public: Browser) -> None:
    table, people = sat(public, **{**THREE, "seat-2": "random"})
    guest = watching(public, table)
    said = public.table(table).chat
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="")
    public.get(f"/tables/{table}/at/2")
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="greedy")
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="random")
    words = {
        "en": ("a person has taken this seat from the bot", "a bot now plays at this seat"),
        "fr": ("une personne a pris cette place au robot", "un robot joue maintenant à cette place"),
        "ru": ("это место вместо бота занял человек", "на этом месте теперь играет бот"),
    }
    for somebody, place in ((people[1], "1"), (guest, "watch")):
        for lang, sentences in words.items():
            somebody.send("/settings", lang=lang)
            page = somebody.get(f"/tables/{table}/at/{place}")
            assert [page.count(sentence) for sentence in sentences] == [2, 2], "in the chat and in the log"
            assert f"<strong>{public.table(table).seats[2].name}</strong>" not in page, "nobody seems to say it"
    lines = people[1].ask("GET", f"/api/v1/tables/{table}/chat?lang=en").json()["lines"]
    assert [(line["seat"], line["name"]) for line in lines] == [(None, ""), (None, "")]
    assert words["en"][0] in lines[0]["text"]
    people[1].send(f"/tables/{table}/at/1/chat", text="\tperson")
    assert said[2].text == "person"
    assert said[2].notice == ""
    public.run(public.house().forget, public.table(table))
    assert words["ru"][0] in guest.get(f"/tables/{table}/at/watch")


def test_nobody_hears_of_it_where_nobody_else_is(public: Browser) -> None:
    table = public.begin(**SOLO)
    public.send(f"/tables/{table}/lobby/bot", seat="1", bot="")
    assert public.table(table).chat == []


def test_who_comes_to_a_bots_seat_is_heard_of(public: Browser) -> None:
    table, links = invited(public, **THREE)
    sit_down(public.another(), links[0], "Bob")
    public.send(f"/tables/{table}/lobby/bot", seat="2", bot="random")
    sit_down(public.another(), links[1], "Cid")
    assert [(line.seat, line.notice) for line in public.table(table).chat] == [(2, "person")]
