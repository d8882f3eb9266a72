"""The expansion Artifacts (ART)."""
