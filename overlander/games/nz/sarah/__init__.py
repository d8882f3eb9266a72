"""Solo against Sarah, "A Woman of Great Character" (SAR): one module per heading of her rules.

Her turn is work. Where her rules leave a tie the player is asked (`core/automa.py`, NZ-SAR-27); every step is told with the
rule that decided it. What she shares with Sam stands in `trail/automa`.
"""
