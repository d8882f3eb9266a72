# Le plateau au terminal

board-round = La manche
board-chapter = Chapitre
board-now = Maintenant
board-when = { $phase }, manche { $round } sur { $rounds }
board-first = Premier joueur
board-event = Événement
board-market = Marché du travail
board-bag = Dans le sac
board-objective = Objectif principal
board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-needs = { $what } { $n } ({ $goods })
board-weight = { $good } { $n }
board-needs-military = puissance militaire { $n }
board-solo-towns-with-symbol =
    { $n ->
        [one] { $n } ville avec le symbole { $what }
       *[other] { $n } villes avec le symbole { $what }
    }
board-solo-military = puissance militaire { $n }
board-solo-bridge-built = votre pont
board-solo-houses-in =
    { $n ->
        [one] { $n } maison : { $what }
       *[other] { $n } maisons : { $what }
    }
board-solo-shipyard-used = le chantier naval utilisé
board-solo-ahead-of-black-ship = devant le navire noir
board-towns = Villes
board-town = Ville
board-ground = Terrain
board-first-come = 1re : +{ $n }
board-houses = Maisons
board-away = Distance
board-roads = Routes vers
board-mark-site = { $mark } emplacement de pont : une route dès qu’un pont s’y trouve
board-mark-thicket = { $mark } fourré : une planche
board-mark-pass = { $mark } col : un point, sauf avec de la puissance militaire
board-offer = À prendre
board-face-up = Bâtiments face visible
board-sailors = Marins
board-characters = Personnages
board-piles = Pioche / défausse
board-players = Joueurs
board-score = Points
board-cards = Cartes en main
board-coins = Pièces en marchandises
board-goods = Marchandises
board-pawns = Pions
board-plan = Prévu
board-assistants = Assistants disponibles
board-houses-left = Maisons restantes
board-range = Portée
board-military = Puissance militaire
board-tiles = Tuiles Bonus
board-character = Personnage
board-used = { $character } (a servi)
board-specials = Bâtiments spéciaux et équipage
board-ship = Navire
board-wins = Chapitres gagnés
board-estate = Votre plateau
board-zone = Zone
board-building = Bâtiment
board-makes = Produit
board-needs-assistants = Demande
board-on-it = Stock
board-spaces = Cases
board-hand = Votre main
board-secret = Objectif secret
board-personal = Objectif personnel
