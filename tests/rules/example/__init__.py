"""The rules of the example game."""
