"""The decorator of the kernel's classes from which games of other packages may inherit, in the compiled build too.

mypyc closes every class that does not have it, and knows it by its name in `mypy_extensions`. It does nothing when the program
runs, so the kernel does not need that package: without it, the function below takes its place.
"""

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


def unchanged(**_: object) -> Callable[[C], C]:
    return lambda c: c


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:
    mypyc_attr = unchanged  # type: ignore[assignment]
