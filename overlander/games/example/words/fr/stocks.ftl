# Ce qui reste dans les piles.

stock-no-order = Personne n’en connaît l’ordre.
stock-unseen = Pioche ({ $n }) et mains des autres
stock-discard = Défausse
