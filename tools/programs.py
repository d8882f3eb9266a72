"""Finds the programs that the tests drive; as root on Debian or Ubuntu, installs those that are missing."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
POSTGRES = Path("/usr/lib/postgresql")
SYSTEM = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
PROXIES = ("nginx", "caddy")  # not every system's packages have both: only their own tests are skipped without them
MISSING = 3
PAUSES = (0, 10, 30)  # seconds before each try


def find_chromium() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def find_postgres() -> Path | None:
    """The folder of `initdb` and `postgres`, of the newest version."""
    folders = sorted(POSTGRES.glob("*/bin"), key=lambda f: [int(x) for x in re.findall(r"\d+", f.parent.name)], reverse=True)
    found = shutil.which("initdb")
    if found:
        folders.append(Path(found).resolve().parent)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def find_proxy(name: str) -> str | None:
    return shutil.which(name, path=SYSTEM)


PACKAGES: dict[str, Callable[[], object]] = {
    "chromium": find_chromium,
    "postgresql": find_postgres,
    "nginx": lambda: find_proxy("nginx"),
    "caddy": lambda: find_proxy("caddy"),
}


def missing() -> list[str]:
    return [name for name, find in PACKAGES.items() if not find()]


def install(packages: list[str]) -> None:
    print(f"installing {', '.join(packages)} ...", flush=True)
    # Nothing is to be started: the tests start what they need.
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for pause in PAUSES:  # a package server that does not answer at once may do so later
        time.sleep(pause)
        subprocess.run(["apt-get", "update"], check=False, capture_output=True)
        for package in packages:  # one that is not to be had keeps none of the others away
            subprocess.run(
                ["apt-get", "install", "-y", "--no-install-recommends", package], check=False, env=env, capture_output=True
            )
        packages = missing()
        if not packages:
            break


def main() -> int:
    wanted = missing()
    if wanted and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install(wanted)
        wanted = missing()
    for name in wanted:
        print(f"no {name}: the tests with it are skipped (Debian, Ubuntu: apt install {name})")
    return MISSING if set(wanted) - set(PROXIES) else 0


if __name__ == "__main__":
    sys.exit(main())
