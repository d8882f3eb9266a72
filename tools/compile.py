"""Compiles `core` and `games` with mypyc: `make compile`, `make pure` and the compiled half of `make test` call this.

compile.py                   in place, beside the sources
compile.py --copy FOLDER     in a copy of the package, only when its sources changed
compile.py --remove          take the in-place extension modules away
"""

import argparse
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = runpy.run_path(str(ROOT / "overlander" / "build.py"))
PROJECT_FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE")
GENERATED = (".so", ".pyd", ".pyc")
NO_COMPILER = 3  # the exit code for "there is no compiler here"


def remove(root: Path) -> None:
    for path in BUILD["extension_files"](root / "overlander"):
        path.unlink()
    root.joinpath("overlander", BUILD["STAMP"]).unlink(missing_ok=True)


def compile_in(root: Path) -> None:
    remove(root)  # first: a build that fails half-way must leave nothing that runs
    log = root / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count()}"],
            cwd=root,
            env={**os.environ, "OVERLANDER_PURE": "0"},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        remove(root)
        lines = log.read_text(encoding="utf-8").splitlines()
        errors = [line for line in lines if "error" in line.lower()] or lines[-20:]
        sys.exit("\n".join([*errors[:20], f"compiling failed; everything it said is in {log}"]))


def package_files(root: Path) -> set[Path]:
    found = (path.relative_to(root) for path in root.joinpath("overlander").rglob("*"))
    return {path for path in found if path.suffix not in GENERATED and path.name not in ("__pycache__", BUILD["STAMP"])}


def bring_up_to_date(copy: Path) -> None:
    """Makes the copy equal to the checkout, except for what was compiled there."""
    copy.joinpath("overlander").mkdir(parents=True, exist_ok=True)
    wanted = package_files(ROOT)
    for path in sorted(package_files(copy) - wanted, reverse=True):
        target = copy / path
        shutil.rmtree(target) if target.is_dir() else target.unlink()
    for path in [*sorted(wanted), *map(Path, PROJECT_FILES)]:
        source, target = ROOT / path, copy / path
        if source.is_dir():
            target.mkdir(parents=True, exist_ok=True)
        elif source.exists() and not (target.exists() and target.read_bytes() == source.read_bytes()):
            shutil.copyfile(source, target)


def is_current(root: Path) -> bool:
    package = root / "overlander"
    try:
        BUILD["check"](package)
    except BUILD["StaleBuild"]:
        return False
    # The compiled modules must be for this interpreter, too.
    return bool(BUILD["loadable_files"](package))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copy", type=Path, metavar="FOLDER")
    parser.add_argument("--remove", action="store_true")
    chosen = parser.parse_args()
    if chosen.remove:
        remove(ROOT)
        return
    root = chosen.copy.resolve() if chosen.copy else ROOT
    if chosen.copy:
        bring_up_to_date(root)
        if is_current(root):
            return
    setup = runpy.run_path(str(ROOT / "setup.py"))
    if not setup["compiler_works"]():
        print(f"nothing compiled: {setup['NO_COMPILER']}", file=sys.stderr)
        sys.exit(NO_COMPILER)
    count = len(BUILD["sources"](root / "overlander"))
    print(f"compiling {count} modules ...", flush=True)
    compile_in(root)


if __name__ == "__main__":
    main()
