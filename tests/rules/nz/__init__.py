"""The rules of Great Western Trail: New Zealand, in the order of the rulebook."""
