"""What the two trail games have in common for the greedy bot."""
