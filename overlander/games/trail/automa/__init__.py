"""What the solo opponents of both trail games have in common (cited as SAM): deck, ties, movement, building, objectives.

An automa's turn is work. Where its rules leave a tie the player is asked; every step is told with the rule that decided it.
"""
