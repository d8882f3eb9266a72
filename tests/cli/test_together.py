"""Several answer at once, at one terminal: one after the other, each behind the curtain."""

from pathlib import Path

from overlander.core.record import parse_record
from tests.cli.conftest import Terminal


def test_sealed_bids_are_asked_one_after_the_other(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one"
    game = ("--seat", "Ann", "--seat", "Bob", "--seed", "3", "--save", str(file), "example")
    lines = ("", "bid:plum", "raise:no", "", "bid:pear", "raise:no", "", "share:coin", "", "share:coin")
    assert terminal.run("play", "--terminal", *game, typist=terminal.type(*lines)) == 0
    decisions = [(d.seat, d.token) for d in parse_record(file.read_text(encoding="utf-8")).decisions]
    assert decisions == [
        (0, "bid:plum"), (0, "raise:no"), (1, "bid:pear"), (1, "raise:no"), (0, "share:coin"), (1, "share:coin"),
    ]  # fmt: skip
    told = terminal.out.index("Ann has bid plum")
    assert terminal.out.index("Bob, it is your decision.") < told, "Bob bids before anything is told of Ann's bid"
    curtains = [part.partition(" ")[0].strip(".,:\n")[:3] for part in terminal.out.split("Pass the screen to ")[1:]]
    assert curtains[:3] == ["Ann", "Bob", "Ann"]
