"""Others on the same network are let in by one option, and it is said what that means."""

from pathlib import Path

import pytest

from overlander.cli import main
from overlander.table.rights import addresses
from overlander.table.server import Server


def test_let_in_from_the_network(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listening: list[str] = []
    monkeypatch.setattr(addresses, "lan", lambda: ["192.168.1.7"])
    monkeypatch.setattr(Server, "run", lambda _self, sockets: listening.append(sockets[0].getsockname()[0]))
    assert main(["--lang", "en", "serve", "--lan", "--data", str(tmp_path)]) == 0
    assert listening == ["0.0.0.0"]
    here, others = capsys.readouterr().out.splitlines()
    assert here.startswith("The table is at http://127.0.0.1:"), "it can be opened on this machine"
    assert "http://192.168.1.7:" in others
    assert "they need a link from you" in others


def test_this_machine_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    listening: list[str] = []
    monkeypatch.setattr(Server, "run", lambda _self, sockets: listening.append(sockets[0].getsockname()[0]))
    assert main(["--lang", "en", "serve", "--data", str(tmp_path)]) == 0
    assert listening == ["127.0.0.1"]
    assert len(capsys.readouterr().out.splitlines()) == 1
