"""Which build is tested, and that it is all of one kind."""

import importlib
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from overlander import build


@pytest.mark.parametrize("module", build.module_names())
def test_every_module_comes_from_the_same_build(module: str) -> None:
    importlib.import_module(module)
    assert build.build(module) == build.build()


def a_compiled_package(folder: Path) -> Path:
    package = folder / "overlander"
    package.joinpath("core").mkdir(parents=True)
    package.joinpath("core", "kernel.py").write_text("ANSWER = 42\n")
    package.joinpath("core", "kernel" + EXTENSION_SUFFIXES[0]).touch()
    package.joinpath(build.STAMP).write_text(build.fingerprint(package) + "\n")
    return package


def test_a_fresh_build_runs(tmp_path: Path) -> None:
    build.check(a_compiled_package(tmp_path))


def test_a_pure_build_runs(tmp_path: Path) -> None:
    package = a_compiled_package(tmp_path)
    package.joinpath("core", "kernel" + EXTENSION_SUFFIXES[0]).unlink()
    package.joinpath("core", "kernel.py").write_text("ANSWER = 43\n")
    build.check(package)


def test_a_stale_build_does_not_run(tmp_path: Path) -> None:
    package = a_compiled_package(tmp_path)
    package.joinpath("core", "kernel.py").write_text("ANSWER = 43\n")
    with pytest.raises(build.StaleBuild, match="make compile"):
        build.check(package)


def test_a_build_without_its_fingerprint_does_not_run(tmp_path: Path) -> None:
    package = a_compiled_package(tmp_path)
    package.joinpath(build.STAMP).unlink()
    with pytest.raises(build.StaleBuild, match="unfinished"):
        build.check(package)


def test_a_half_compiled_build_does_not_run(tmp_path: Path) -> None:
    package = a_compiled_package(tmp_path)
    shutil.copy(package / "core" / "kernel.py", package / "core" / "rng.py")
    package.joinpath(build.STAMP).write_text(build.fingerprint(package) + "\n")
    with pytest.raises(build.StaleBuild, match="lacks core/rng"):
        build.check(package)
