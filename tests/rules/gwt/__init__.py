"""The rules of Great Western Trail, in the rulebook's order."""
