"""Files are written whole, and what they were stays: links, pipes, permissions."""

import os
import stat
from pathlib import Path

import pytest

from overlander.core.errors import OptionError
from overlander.writing import replacing, write_whole, writing


def test_a_link_goes_on_pointing_at_its_file(tmp_path: Path) -> None:
    file, link = tmp_path / "games" / "kept", tmp_path / "link"
    file.parent.mkdir()
    link.symlink_to(file)
    for text in ("one", "two"):
        write_whole(link, text)
        assert link.is_symlink()
        assert file.read_text() == text
    assert sorted(x.name for x in tmp_path.rglob("*")) == ["games", "kept", "link"]


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDWR)
    write_whole(pipe, "text")
    assert os.read(reading, 100) == b"text"
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    os.close(reading)


def test_a_file_keeps_its_permissions_and_a_secret_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, "one")
    file.chmod(0o640)
    write_whole(file, "two")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    write_whole(file, "three", private=True)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_cannot_be_finished_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_whole(file, "old")

    def write_half() -> None:
        with writing(file), replacing(file) as out:
            out.write(b"half")
            raise OSError("No space left on device")

    with pytest.raises(OptionError) as refused:
        write_half()
    assert refused.value.params == {"file": str(file), "why": "No space left on device"}
    assert [x.name for x in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "old"
