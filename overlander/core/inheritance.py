"""From which classes of the kernel games of other packages may inherit, also where the kernel is compiled.

mypyc closes every class but those with a decorator that it knows by its name in `mypy_extensions`. The decorator does nothing when
the program runs, so that the kernel does not need that package: without it, the function below takes its place.
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
