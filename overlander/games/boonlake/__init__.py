"""Boonlake, with the expansion Artifacts and the solo opponent, the Wise Eminence."""
