"""How the two Great Western Trail games look alike: trail and tiles, cards, player boards, and what a choice points at.

As the shared chapters of the rules, it cites rules by keys of its own, which `Look.tip` turns into the game's numbers.
"""
