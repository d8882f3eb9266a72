"""What the Great Western Trail games share: the trail, the herd, locations, workers, buildings, discs, objectives.

These chapters cite a rule by a key of their own (ACT-4). Each game gives its own number for it where a rule is shown or told
(`State.cites`): Great Western Trail puts its name before it, New Zealand has a table.
"""
