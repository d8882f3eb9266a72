"""A program of the owner's at a table: visitors choose it by name, and the table goes on when it fails."""

from pathlib import Path

import pytest

from overlander.core.game import find_game
from overlander.players.program import COMMANDS, name_program, stop_all
from overlander.table.play.thinking import NOT_NAMED, Setup, think
from tests.players.test_programs import TROUBLES, in_python
from tests.table.conftest import Browser
from tests.table.test_hints import ORCHARD


@pytest.mark.usefixtures("quick_bots")
def test_the_table_goes_on_and_says_so(public: Browser, tmp_path: Path) -> None:
    public.send("/tables", 400, **{**ORCHARD, "seat-1": "bad=cat"})
    public.send("/tables", 400, **{**ORCHARD, "seat-1": "bad"})
    try:
        name_program(f"bad={in_python(tmp_path, TROUBLES['babbled'])}")
        public.send("/tables", 200, **{**ORCHARD, "seat-1": "bad"})
        table = public.table(public.id)
        assert [seat.name for seat in table.seats] == ["Ann", "bad (bot)"]
        for _ in range(50):
            public.get(f"/tables/{table.id}/at/0")
            if [d for d in table.match.decisions if d.seat == 1]:
                break
            if tokens := public.tokens():
                public.ask("POST", f"{public.address}/play", data={"token": tokens[0], "position": public.position()})
        assert [line.notice for line in table.chat if line.seat == 1][:1] == ["failed"]
        assert "bad (bot): the program gave no valid answer" in public.get(f"/tables/{table.id}/at/0")
    finally:
        stop_all()
        COMMANDS.clear()


def test_a_server_that_was_started_without_the_program() -> None:
    """Its tables do not stand still: the bot that takes free seats decides, and the log says so."""
    options = find_game("example").options({})
    token, _, trouble = think(Setup("example", tuple(options.items()), "x", None), [], 0, "mine").partition("\t")
    assert trouble == NOT_NAMED
    assert token in [str(c) for c in find_game("example").new(options, "x").choices(0)]
