"""Tables in play: each follows its decisions on disk; who sits there, bots, plans, consent and talk."""
