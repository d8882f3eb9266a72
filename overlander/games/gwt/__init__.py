"""Great Western Trail, second edition. A chapter of the rulebook is a module here or, where New Zealand shares it, in trail."""
