"""The kernel: what every game is made of. Knows no game; standard library only."""
