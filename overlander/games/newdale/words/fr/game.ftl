# Expédition à Newdale

game-newdale = Expédition à Newdale
game-newdale-about = Planifiez en secret, partagez un même marché du travail, changez le grain en pain et le bois en chariots, et construisez à travers le pays jusqu’à Newdale.
game-newdale-doubt = Les règles sont celles du livret, mais aucune image du matériel imprimé n’était disponible : les plateaux, la plupart des nombres des cartes, les événements et les règles propres à chaque chapitre sont reconstitués.

## Options

option-players = Joueurs
option-players-about = Le nombre de joueurs. En solo, on joue contre la carte solo du chapitre.
option-chapter = Chapitre
option-chapter-about = Le chapitre de l’histoire que vous jouez : son plateau, ses bâtiments, ses événements et son objectif.
value-chapter-1 = I : Des vivres pour la route
value-chapter-2 = II : L’escorte
value-chapter-3a = IIIa : Le grand fleuve
value-chapter-3b = IIIb : La vieille forêt
value-chapter-4a = IVa : La crue
value-chapter-4b = IVb : Les cols
value-chapter-5 = V : Les encapuchonnés
value-chapter-6 = VI : Un port plein de marteaux
value-chapter-7 = VII : Les îles de Larkhill
value-chapter-8 = VIII : Newdale
option-start-town = Ville de départ
option-start-town-about = Là où commence le chapitre V : à Creekside après le fleuve, à Thickthorn après les cols.
value-start-town-creekside = Creekside
value-start-town-thickthorn = Thickthorn
option-campaign = Campagne
option-campaign-about = Si le chapitre suivant fait suite à celui-ci, avec les mêmes joueurs et leurs victoires.
value-campaign-off = ce chapitre seul
value-campaign-on = chapitre après chapitre
option-first = Premier joueur
option-first-about = Qui commence.
value-first-random = au hasard
value-first-0 = la première place
value-first-1 = la deuxième place
value-first-2 = la troisième place
value-first-3 = la quatrième place
option-planning = Planification
option-planning-about = Si tous planifient en même temps et en secret, ou si les pions sont placés un par un dans l’ordre du tour.
value-planning-simultaneous = en même temps, en secret
value-planning-turn-order = dans l’ordre du tour, à découvert

## Chapitres, plateaux, phases

chapter-ch1 = I : Des vivres pour la route
chapter-ch2 = II : L’escorte
chapter-ch3a = IIIa : Le grand fleuve
chapter-ch3b = IIIb : La vieille forêt
chapter-ch4a = IVa : La crue
chapter-ch4b = IVb : Les cols
chapter-ch5 = V : Les encapuchonnés
chapter-ch6 = VI : Un port plein de marteaux
chapter-ch7 = VII : Les îles de Larkhill
chapter-ch8 = VIII : Newdale
map-board-a = plateau A
map-board-b = plateau B
map-board-c = plateau C
map-board-d = plateau D
map-board-e = plateau E
map-board-f = plateau F
phase-set-up = Mise en place
phase-event = Phase I : événement
phase-planning = Phase II : planification
phase-assistants = Phase III : assistants
phase-actions = Phase IV : actions
phase-build = Phase V : construction
phase-special-buildings = Phase VI : bâtiments spéciaux
phase-end-of-round = Fin de la manche
phase-final-production = Production finale
phase-final-scoring = Décompte final
phase-over = Le chapitre est terminé

## Points et mode solo

category-play = En cours de partie
category-military = Puissance militaire
category-losses = Pertes
category-objective = Objectif principal
category-ship = Navire
category-goods = Marchandises restantes
category-secret = Objectif secret
category-personal = Objectif personnel
category-buildings = Bâtiments et marins
category-chapters-before = Chapitres précédents
category-this-chapter = Dernier chapitre joué
goal-points = Points de victoire
goal-delivery = Marchandises de la carte solo livrées
goal-towns-with-symbol = Vos villes avec le symbole de la carte solo
goal-military = Puissance militaire
goal-bridge-built = Votre pont construit
goal-houses-in = Vos maisons dans la région de la carte solo
goal-shipyard-used = Chantier naval utilisé
goal-ahead-of-black-ship = Votre navire devant le navire noir
rating-won = le chapitre est accompli
rating-splendid = une splendide expédition
rating-legendary = une expédition légendaire
