"""Overlander: a table for big board games."""

__version__ = "0.3.0"  # pyproject.toml reads it here, and CHANGELOG.md begins with it
