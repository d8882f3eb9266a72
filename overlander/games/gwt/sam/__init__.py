"""Solo against Sam, "Lonely are the Brave" (SAM): one module per heading of his rules.

His turn is work. Where his rules leave a tie the player is asked (`ties.py`); every step is told with the rule that decided it.
"""
