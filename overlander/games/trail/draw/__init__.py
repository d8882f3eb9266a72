"""How the two Great Western Trail games look alike: trail and tiles, cards, player boards, and what a choice points at.

As the shared chapters of the rules, it cites Great Western Trail's rule IDs; `TrailLook.tip` is where another game says its own.
"""
