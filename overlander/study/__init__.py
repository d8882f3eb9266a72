"""Games played by machines: self-play, checks, measurements."""
