"""The games. Each folder with a game.py is one; `trail` holds what the two Great Western Trail games share."""
