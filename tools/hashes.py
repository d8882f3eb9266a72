"""`python tools/hashes.py INDEX` writes requirements.txt: what a server needs, at the versions of constraints.txt, with the hashes
of all files of a package index; INDEX is what pip calls the index URL. `pip install --require-hashes -r requirements.txt` then
installs what was tested, and nothing else."""

import argparse
import re
import sys
import tomllib
import urllib.request
from importlib.metadata import requires
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILE = re.compile(r'href="[^"]*/([^"/#]+)#sha256=([0-9a-f]{64})"')
NAME = re.compile(r"^[A-Za-z0-9._-]+")
MARKERS = {"uvloop": " ; sys_platform != 'win32'"}
HEAD = "# Made by tools/hashes.py from constraints.txt: what a server needs, PostgreSQL included. Hashes: those of the index.\n"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    lines = [line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line]
    return {plain(name): version for name, version in lines}


def own() -> list[str]:
    """What the project itself asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["postgres"]]


def needed(lines: list[str], extras: tuple[str, ...], versions: dict[str, str], found: set[tuple[str, tuple[str, ...]]]) -> None:
    """All that a distribution needs, directly or by others, as far as it was installed for the tests."""
    for line in lines:
        requirement, _, marker = line.partition(";")
        extra = re.search(r"extra == ['\"]([^'\"]+)['\"]", marker)
        if extra is not None and extra[1] not in extras:
            continue
        match = NAME.match(requirement)
        assert match
        other = plain(match[0])
        bracketed = re.search(r"\[([^\]]+)\]", requirement)
        wanted = tuple(bracketed[1].split(",")) if bracketed else ()
        if other in versions and (other, wanted) not in found:
            found.add((other, wanted))
            needed(requires(other) or [], wanted, versions, found)


def hashes(index: str, name: str, version: str) -> list[str]:
    with urllib.request.urlopen(f"{index}/{name}/", timeout=60) as answer:
        page = answer.read().decode()
    same = "[-_.]".join(map(re.escape, plain(name).split("-")))
    start = re.compile(rf"{same}-{re.escape(version)}(?:-|\.tar|\.zip)", re.IGNORECASE)
    return sorted({digest for file, digest in FILE.findall(page) if start.match(file)})


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("index", metavar="INDEX", help="the address of a package index")
    index = parser.parse_args().index.rstrip("/")
    versions = pinned()
    found: set[tuple[str, tuple[str, ...]]] = set()
    needed(own(), (), versions, found)
    lines = [HEAD]
    for name in sorted({name for name, _extras in found}):
        known = hashes(index, name, versions[name])
        if not known:
            print(f"no file of {name} {versions[name]} at {index}", file=sys.stderr)
            return 1
        lines.append(
            " \\\n".join([f"{name}=={versions[name]}{MARKERS.get(name, '')}", *[f"    --hash=sha256:{x}" for x in known]]) + "\n"
        )
    (ROOT / "requirements.txt").write_text("".join(lines))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
