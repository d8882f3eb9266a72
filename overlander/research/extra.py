"""What `overlander[research]` brings: a module that needs more than the table does says so in one line."""

from importlib.util import find_spec

from overlander.core.errors import OptionError
from overlander.library import put_into_words


def need(*packages: str) -> None:
    """Raises OptionError for the first package that is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise put_into_words(OptionError("needs-extra", {"package": package}))
