"""Rails to the North: the expansion board, its towns and shops (RTN)."""
