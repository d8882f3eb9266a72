# Le plateau au terminal

board-strips = Bandes d’Action
board-row =
    { $vp ->
        [0] rangée { $n }, Navire { $steps }
        [one] rangée { $n }, Navire { $steps }, coûte { $vp } point
       *[other] rangée { $n }, Navire { $steps }, coûte { $vp } points
    }
board-taken = en cours
board-land = Plateau principal
board-piece = { $piece } : { $player }
board-pasture = Pâturage : { $herd }
board-covered = Régions couvertes
board-river = Rivière
board-scored = décomptes intermédiaires passés
board-scoring = Tuiles de Scoring
board-lake = Lac
board-condition = condition de cette manche
board-artifacts = Artéfacts
board-vases-on =
    { $n ->
        [one] { $n } Vase
       *[other] { $n } Vases
    }
board-players = Joueurs
board-points = points
board-coins = Pièces
board-hand-size = cartes en main
board-vases = Vases
board-ranch = Habitants : Ranch / réserve
board-pieces = Maisons / Villages / Bovins sortis
board-tracks = cases : Pièces / Cartes
board-sites = production
board-boats = Canots
board-levers = Leviers (▲ prêts)
board-display = cartes jouées
board-eminence = La Sage Éminence
board-revealed = tuiles révélées
board-face-down = tuiles face cachée
board-cactus = piste Cactus
board-removed = tuiles dans la boîte
board-hand = Votre main
board-projects = Projets spéciaux
