"""A finished game: open to all who were there, with all hands, and with the seed that was sealed at the start."""

import random
import re

from overlander.core.match import resume
from overlander.core.record import commitment, parse_record
from tests.table.conftest import Browser
from tests.table.test_seats import TWO, invited, sit_down

SEAL = re.compile(r"<code>([0-9a-f]{64})</code>")


def test_the_seal_and_what_it_sealed(public: Browser) -> None:
    table, links = invited(public, **TWO)
    found = SEAL.search(public.html)
    assert found
    bob, guest = public.another(), public.another()
    sit_down(bob, links[0], "Bob")
    public.send(f"/tables/{table}/lobby/watch")
    sit_down(guest, public.links()[0], "")
    played = public.table(table)
    rng = random.Random("sealed")
    everybody = (public, bob, guest)
    while not played.state.over():
        if played.number % 50 == 0:
            for somebody in everybody:
                page = somebody.get(f"/tables/{table}/lobby")
                assert SEAL.findall(page) == [found[1]]
                assert played.match.seed not in page
                assert played.entry.salt not in page
                somebody.get(f"/tables/{table}/record", 400)
        public.run(played.play, played.asked()[0], str(rng.choice(played.state.choices(played.asked()[0]))))
    for somebody in everybody:
        page = somebody.get(f"/tables/{table}/lobby")
        assert played.match.seed in page
        assert played.entry.salt in page
        text = somebody.ask("GET", f"/tables/{table}/record").text
        record = parse_record(text)
        assert record.commitment == found[1] == commitment(record.seed, record.salt)
        assert resume(record).state.over()
        for place in ("0", "1", "watch"):
            assert "seed" not in somebody.get(f"/tables/{table}/at/{place}/replay?move=100")
        hands = [somebody.ask("GET", f"/tables/{table}/at/{place}/moves/100").json()["fragments"] for place in "01"]
        assert hands[0]["panel-hand"] != hands[1]["panel-hand"]
        somebody.send(f"/tables/{table}/at/watch/play", 403, token="pass")
    guest.send(f"/tables/{table}/at/0/undo", 403)
    stranger = public.another()
    stranger.get(f"/tables/{table}/at/0/replay", 403)
    stranger.get(f"/tables/{table}/record", 403)
    answer = public.ask("POST", "/tables/open", files={"record": ("x", text, "text/plain")})
    assert public.ask("GET", f"{answer.url.path.partition('/at')[0]}/record").text == text
