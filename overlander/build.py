"""Which build is running, and whether it still is what the sources say.

`core` and the rules of the games run interpreted ("pure") or compiled by mypyc. A compiled build carries the fingerprint of the
sources it was made from, so that a stale one can refuse to run. `setup.py` loads this file by its path: standard
library only.
"""

import hashlib
import importlib.util
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
COMPILED_FOLDERS = ("core", "games")
# what a game brings beside its rules
PARTS = ("account", "balance", "companion", "draw", "examples", "greedy", "names", "terminal", "view")
STAMP = "_build.txt"
GROUP = "overlander"  # mypyc's shared module is then overlander__mypyc, beside the package


class StaleBuild(ImportError):
    """Compiled modules are there, but not all of them, or not made from these sources."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that a compiled build compiles, in a fixed order: no `__init__.py`, and of a game its rules alone."""
    found = [path for folder in COMPILED_FOLDERS for path in package.joinpath(folder).rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py" and not part_of_game(path.relative_to(package)))


def part_of_game(path: Path) -> str:
    """The part that a module below `overlander` belongs to, as a file or a folder of its game; empty for anything else."""
    names = path.with_suffix("").parts
    return names[2] if len(names) > 2 and names[0] == "games" and names[2] in PARTS else ""


def module_names(package: Path = PACKAGE) -> list[str]:
    return [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in sources(package)]


def fingerprint(package: Path = PACKAGE) -> str:
    """SHA-256 over the names and contents of all compiled sources; line ends do not count."""
    digest = hashlib.sha256()
    for path in sources(package):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def extension_files(package: Path = PACKAGE) -> list[Path]:
    """Every extension module in the compiled folders and mypyc's shared module, for whatever interpreter."""
    found = [path for folder in COMPILED_FOLDERS for path in package.joinpath(folder).rglob("*")]
    found += package.parent.glob(f"{GROUP}__mypyc.*")
    return sorted(path for path in found if path.suffix in (".so", ".pyd"))


def loadable_files(package: Path = PACKAGE) -> list[Path]:
    """Those that this interpreter would load."""
    return [path for path in extension_files(package) if path.name.endswith(tuple(EXTENSION_SUFFIXES))]


def build(module: str = "") -> str:
    """Says "compiled" when this module comes from an extension file, else "pure". By default: the first of them all."""
    names = [module] if module else module_names()[:1]
    origins = [_origin(name) for name in names]
    return "compiled" if origins and origins[0].endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def _origin(module: str) -> str:
    loaded = sys.modules.get(module)
    spec = loaded.__spec__ if loaded else importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"there is no module {module}")
    return spec.origin


def check(package: Path = PACKAGE) -> None:
    """Refuses a compiled build that is stale or incomplete. A pure one has nothing to check."""
    loadable = loadable_files(package)
    if not loadable:
        return
    stamp = package / STAMP
    if not stamp.exists():
        raise StaleBuild(_advice("is unfinished"))
    if stamp.read_text(encoding="utf-8").strip() != fingerprint(package):
        raise StaleBuild(_advice("does not match the sources"))
    have = {path.with_name(path.name.split(".")[0] + ".py") for path in loadable}
    missing = [path for path in sources(package) if path not in have]
    if missing:
        raise StaleBuild(_advice(f"lacks {missing[0].relative_to(package).as_posix()}"))


def _advice(what: str) -> str:
    return f"the compiled build {what}: run `make compile` to build it again, or `make pure` to remove it"
