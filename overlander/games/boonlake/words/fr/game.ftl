# Boonlake

game-boonlake = Boonlake
game-boonlake-about = Peuplez les rives d’un lac sauvage : prenez une bande d’Action, et chacun en a sa part ; Maisons, Villages, Bovins, Leviers, et un Navire qui mène la partie au fil de la rivière.
game-boonlake-doubt = Les règles sont celles du livret, mais aucune image du matériel imprimé n’était disponible : la carte, la rivière et la plupart des nombres des cartes, tuiles et plateaux sont reconstitués.

## Options

option-players = Joueurs
option-players-about = Le nombre de joueurs. En solo, on joue contre la Sage Éminence.
option-artifacts = Artéfacts
option-artifacts-about = L’extension : plateau Lac, Chantiers navals, Artéfacts alimentés par des Vases et 55 cartes de plus.
value-artifacts-off = sans
value-artifacts-on = avec
option-eminence = La Sage Éminence
option-eminence-about = La force de votre adversaire en solo.
value-eminence-easy = facile
value-eminence-medium = moyenne
value-eminence-challenge = un défi
value-eminence-difficult = difficile
value-eminence-very-difficult = très difficile
option-solo-artifacts = Artéfacts au choix
option-solo-artifacts-about = En solo : combien d’Artéfacts vous placez avant la partie pour en prendre un plus tard.
option-substitutes = Des points au lieu d’Habitants
option-substitutes-about = Quels Habitants peuvent être remplacés par des points : seulement les supplémentaires des derniers Villages et Bovins, ou tous.
value-substitutes-additional = les supplémentaires seulement
value-substitutes-any = tous
option-gifts-on-own-tile = Dons sur votre propre tuile de Scoring
option-gifts-on-own-tile-about = Si les points des dons comptent double sur votre propre tuile de Scoring, comme son marqueur.
value-gifts-on-own-tile-single = simple
value-gifts-on-own-tile-double = double
option-production-sites = Sites de production sur la tuile de Scoring
option-production-sites-about = Si un Site de production de niveau 2 compte pour deux ou pour un.
value-production-sites-levels = par niveau
value-production-sites-sites = un chacun

## Le mode solo

alone-eminence = Jouer en solo contre la Sage Éminence
alone-eminence-about = L’adversaire du jeu, de force moyenne. Elle suit ses tuiles, et chaque étape est expliquée.
automa-eminence = la Sage Éminence

## Points

category-track = Piste de score
category-levers = Leviers
category-cards = Cartes
category-card-effects = Effets des cartes
category-tiers = Étages vidés
category-artifact = Artéfact
category-eminence = La Sage Éminence
