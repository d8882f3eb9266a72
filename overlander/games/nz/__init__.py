"""Great Western Trail: New Zealand."""
