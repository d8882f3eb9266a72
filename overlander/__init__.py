"""Overlander: a table for big board games."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("overlander")
except PackageNotFoundError:  # run from a checkout that was never installed
    __version__ = "0+source"
