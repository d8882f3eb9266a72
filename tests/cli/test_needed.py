"""What pyproject.toml asks for is enough to play: nothing that only the tests bring along is imported."""

import importlib.metadata
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]

PLAYED = """
import asyncio, sys
from pathlib import Path

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

MISSING = set(sys.argv[2].split())
sys.meta_path.insert(0, Missing())

from overlander.cli import main
from overlander.table.app import create_app
from overlander.table.storage.databases import Sqlite
from overlander.table.server import Server

app = create_app(Sqlite(Path(sys.argv[1])))
Server(app).config.load()

async def play():
    async with app.lifespan():
        house = app.state.house
        table = await house.table(await house.begin("gwt", {}, ["Ann", "bot:greedy"]))
        await table.play(0, str(table.state.choices(0)[0]))
        print(table.number)

asyncio.run(play())
sys.exit(main(["games"]))
"""


def needed() -> set[str]:
    """All distributions that a plain installation brings, by their canonical names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(text) for text in project["dependencies"]]
    found: set[str] = set()
    done: set[str] = set()
    while waiting:
        asked = waiting.pop()
        if str(asked) in done:
            continue
        done.add(str(asked))
        found.add(canonicalize_name(asked.name))
        try:
            texts = importlib.metadata.requires(asked.name) or []
        except PackageNotFoundError:  # for another system
            continue
        for further in map(Requirement, texts):
            extras = [{"extra": extra} for extra in ("", *asked.extras)]
            if further.marker is None or any(further.marker.evaluate(extra) for extra in extras):
                waiting.append(further)
    return found


def test_a_plain_installation_plays(tmp_path: Path) -> None:
    there = needed()
    assert {"litestar", "greenlet", "sqlalchemy"} <= there
    missing = [
        module
        for module, owners in packages_distributions().items()
        if module != "overlander" and not any(canonicalize_name(owner) in there for owner in owners)
    ]
    assert "pytest" in missing
    command = [sys.executable, "-c", PLAYED, str(tmp_path), " ".join(missing)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert int(done.stdout.splitlines()[0]) >= 1


def test_only_a_table_loads_what_serves_it() -> None:
    """Every other command would begin a second later."""
    asked = "import sys; from overlander.cli import main; main(['games']); print([x for x in sys.argv[1:] if x in sys.modules])"
    command = [sys.executable, "-c", asked, "litestar", "sqlalchemy"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, cwd=ROOT)
    assert done.stdout.splitlines()[-1] == "[]"
