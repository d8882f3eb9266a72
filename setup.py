"""The compiled part of a build. Everything else about the package is in pyproject.toml.

A wheel holds `overlander.core` and `overlander.games` compiled by mypyc. `OVERLANDER_PURE=1` builds it without, and so
does a machine that has no working C compiler, after one line of warning; `OVERLANDER_PURE=0` fails there instead.
"""

import functools
import os
import runpy
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "overlander"
BUILD = runpy.run_path(str(PACKAGE / "build.py"))
NO_COMPILER = "no working C compiler with Python headers (Debian, Ubuntu: apt install gcc python3-dev)"


def compiler_works() -> bool:
    """Compiles and links two lines: a compiler without the Python headers is of no use."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        stdout, stderr = os.dup(1), os.dup(2)
        silence = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
        finally:
            os.dup2(stdout, 1)
            os.dup2(stderr, 2)
            for descriptor in (stdout, stderr, silence):
                os.close(descriptor)
    return True


def compile_side_by_side(
    compiler,
    sources,
    output_dir=None,
    macros=None,
    include_dirs=None,
    debug=0,
    extra_preargs=None,
    extra_postargs=None,
    depends=None,
) -> list[str]:
    """As `CCompiler.compile`, one file per core at a time."""
    macros, objects, extra_postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)

    def compile_one(target: str) -> None:
        source, suffix = build[target]
        compiler._compile(target, source, suffix, arguments, extra_postargs, options)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, [target for target in objects if target in build]))
    return objects


class StampedBuild(build_ext):
    """Leaves the fingerprint of the sources beside the extension modules; `overlander.build.check` reads it."""

    def build_extensions(self) -> None:
        # mypyc's shared module is one extension of a C file per module, which setuptools would compile one after the other.
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = functools.partial(compile_side_by_side, self.compiler)
        super().build_extensions()

    def run(self) -> None:
        # Taken before compiling: a source saved meanwhile makes the build stale, as it should.
        fingerprint = BUILD["fingerprint"](PACKAGE)
        super().run()
        target = PACKAGE if self.inplace else Path(self.build_lib, "overlander")
        target.joinpath(BUILD["STAMP"]).write_text(fingerprint + "\n", encoding="utf-8")


def extensions() -> list[Extension]:
    pure = os.environ.get("OVERLANDER_PURE", "")
    sources = [str(path.relative_to(ROOT)) for path in BUILD["sources"](PACKAGE)]
    if pure not in ("", "0") or not sources:
        return []
    if not compiler_works():
        if pure == "0":
            sys.exit(f"overlander: {NO_COMPILER}")
        print(f"overlander: {NO_COMPILER}; building pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # No configuration file: the types are checked by `make test`; a newer mypy's opinion must not stop an installation. What is
    # installed does not matter either: pip builds where nothing but mypy is, and what is compiled needs nothing else.
    options = ["--config-file=", "--no-warn-unused-ignores", "--no-site-packages", "--follow-imports=silent"]
    # A C file per module: one file of all of them takes the compiler minutes and half a gigabyte longer, for no speed.
    level = os.environ.get("OVERLANDER_OPTIMIZE", "3")  # 0 compiles in half the time: enough to test that both builds play alike
    return mypycify([*options, *sources], opt_level=level, debug_level="0", group_name=BUILD["GROUP"], multi_file=True)


if __name__ == "__main__":
    os.chdir(ROOT)
    compiled = extensions()
    setup(ext_modules=compiled, cmdclass={"build_ext": StampedBuild} if compiled else {})
