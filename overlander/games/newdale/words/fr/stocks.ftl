# Ce qui reste dans les piles et le sac.

stock-no-order = Personne n’en connaît l’ordre.
stock-bag = Le sac
stock-draw = Pioche
stock-unseen = Pioche ({ $n }) et mains des autres
stock-discard = Défausse
stock-events-early = Événements encore à venir, jusqu’à la manche 3
stock-events-late = Événements certains des manches 4 à 6
stock-events-spare = Autres événements
stock-events-spare-about = Ceux des manches 4 à 6 qui ne sont pas fixés sont tirés parmi ceux-ci.
