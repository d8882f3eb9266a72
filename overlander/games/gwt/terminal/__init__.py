"""Great Western Trail at the terminal."""
