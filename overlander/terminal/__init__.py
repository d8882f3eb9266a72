"""The table at the terminal: a position as text, and a game played by typing."""
