"""Who can sit down without a human."""
