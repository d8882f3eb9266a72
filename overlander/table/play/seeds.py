"""Seeds of new games. Nobody can guess them."""

import secrets


def new_seed() -> str:
    """Of all chance in a game."""
    return secrets.token_hex(16)
