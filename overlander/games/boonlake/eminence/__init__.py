"""The Wise Eminence, the opponent of a solo game (SOLO)."""
