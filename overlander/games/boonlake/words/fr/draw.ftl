# Ce que disent les images de Boonlake : noms des panneaux et infobulles.

panel-board = Carte
panel-lake = Lac
panel-strips = Actions
panel-players = Joueurs
panel-seat = Mon plateau
panel-yard = Chantier naval
panel-display = Cartes
panel-eminence = Éminence
panel-line = Ce que vous avez
panel-hand = Main

strips-you = pour vous
strips-all = puis tous (Pionnier : les autres)
hand-empty = Aucune carte en main
display-empty = Aucune carte jouée
yard-title = Chantier naval

## La carte

tip-space = emplacement { $n }, { $region }
tip-space-reward = qui place une tuile ici reçoit { $reward }
tip-no-reward = aucune récompense
tip-tile = tuile de Construction sur l’emplacement { $space }, { $region }
tip-pasture = Pâturage sur l’emplacement { $space } : de la place pour { $most } Bovins
tip-special-tile = la tuile de Construction spéciale sur l’emplacement { $space }, pour son seul propriétaire : développer en haut, Bovins en bas
tip-site =
    { $place ->
        [single] Chantier de l’emplacement { $n }
        [upper] Chantier supérieur de l’emplacement { $n }
       *[lower] Chantier inférieur de l’emplacement { $n }
    }
tip-site-cost = développer ici coûte { $cost }
tip-site-reward = développer ici rapporte { $reward }
tip-site-settlement =
    { $n ->
        [one] un Village construit ici : { $n } point
       *[other] un Village construit ici : { $n } points
    }
tip-piece-inhabitant = Habitant { DE($player) }
tip-piece-house = Maison { DE($player) }
tip-piece-settlement = Village { DE($player) }
tip-piece-shipyard = Chantier naval { DE($player) }
tip-piece-purple = Habitant violet { DE($player) }
tip-piece-cattle = Bovin { DE($player) }
tip-label = qui la couvre avec « Régions » reçoit { $reward }
tip-label-covered = couverte jusqu’au prochain décompte intermédiaire
tip-mound =
    { $n ->
        [one] { $n } tuile de Construction face cachée
       *[other] { $n } tuiles de Construction face cachée
    }
tip-pastures =
    { $n ->
        [one] { $n } Pâturage restant
       *[other] { $n } Pâturages restants
    }
tip-deck =
    { $n ->
        [one] { $n } carte à piocher
       *[other] { $n } cartes à piocher
    }
tip-discard =
    { $n ->
        [one] { $n } carte défaussée
       *[other] { $n } cartes défaussées
    }
tip-scorings =
    { $n ->
        [one] manche { $round } ; { $n } décompte intermédiaire commencé sur 4
       *[other] manche { $round } ; { $n } décomptes intermédiaires commencés sur 4
    }

## La rivière

tip-river-space = { $space }
tip-river-harbor = { $space }
tip-river-final = { $space } : la manche finit ici
tip-river-reward = le Navire qui s’arrête ici reçoit { $reward }
tip-lock = écluse : le premier Navire qui la franchit dans cette manche déclenche un décompte intermédiaire
tip-lock-crossed = écluse : franchie dans cette manche
tip-ship = Navire { DE($player) }

## Tuiles de Scoring

tip-no-scoring-tile = pas encore de tuile de Scoring
tip-standing = { $player } en est à { $n }

## Le plateau d’actions

tip-row =
    { $n ->
        [one] le Navire avance ensuite d’au plus { $n } case
       *[other] le Navire avance ensuite d’au plus { $n } cases
    }
tip-row-cost =
    { $n ->
        [one] prendre la bande de cette rangée coûte { $n } point
       *[other] prendre la bande de cette rangée coûte { $n } points
    }

## Plateaux individuels

tip-vp =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
tip-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
tip-ranch =
    { $n ->
        [one] { $n } Habitant au Ranch
       *[other] { $n } Habitants au Ranch
    }
tip-supply =
    { $n ->
        [one] { $n } Habitant encore dans la réserve
       *[other] { $n } Habitants encore dans la réserve
    }
tip-vases =
    { $n ->
        [one] { $n } Vase
       *[other] { $n } Vases
    }
tip-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
tip-played =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
tip-purple-ranch = l’Habitant violet, au Ranch
tip-tier = étage { $n }
tip-tier-bonus = quand sa dernière figurine part, son Habitant va au Ranch
tip-tier-final =
    { $n ->
        [one] { $n } point à la fin pour chaque encoche vidée
       *[other] { $n } points à la fin pour chaque encoche vidée
    }
tip-recess-inhabitants = encoche d’un Habitant
tip-recess-houses = encoche d’une Maison
tip-recess-settlements = encoche d’un Village
tip-recess-cattle = encoche d’un Bovin
tip-recess-income = vidée, elle rapporte { $gain } à chaque décompte intermédiaire
tip-recess-empty = elle est vide
tip-lever-ready = prêt
tip-lever-used = utilisé ; il remonte au prochain décompte intermédiaire
tip-lever-cost =
    { $n ->
        [one] un Levier ici coûte { $n } Pièce
       *[other] un Levier ici coûte { $n } Pièces
    }
tip-production =
    { $n ->
        [0] pas encore de Site de production ({ $resource })
       *[other] Site de production ({ $resource }), niveau { $n } : autant d’unités disponibles pour chaque carte
    }
tip-canal =
    { $n ->
        [one] canal ({ $resource }) : un Canot placé ici fournit une unité ; descendre est gratuit, remonter coûte { $n } Pièce quelle que soit la distance
       *[other] canal ({ $resource }) : un Canot placé ici fournit une unité ; descendre est gratuit, remonter coûte { $n } Pièces quelle que soit la distance
    }
tip-boat = Canot : une unité ({ $resource })
tip-track-coin = piste de Pièces, case { $n } : { $gain } à un décompte intermédiaire
tip-track-card = piste de Cartes, case { $n } : { $gain } à un décompte intermédiaire
tip-track-reward = quand le marqueur arrive ici : { $reward }
tip-card-unknown = une carte que vous ne pouvez pas voir

## Le lac

tip-lake-start = départ du lac : côté Revenu à droite, côté Points de victoire en bas ; un pion y revient quand il utilise un effet
tip-hunter = Chasseur de trésors { DE($player) }
tip-canoe = Canot { DE($player) }
tip-lake-pasture = Pâturage du lac : les Bovins envoyés par la case Points 4
tip-condition = condition du lac de la manche { $n } : une case pour le pion à chaque fois
tip-artifact-price = prix : { $price }
tip-yard = Chantier naval : une fois par partie, placez-le au lieu d’un Habitant en développant ; un Canot remplace alors le Chasseur, et vous prenez un Artéfact
tip-yard-built = le Chantier naval est construit : le Canot est sur le lac
tip-held = tuiles Prix que vous devez encore placer à côté d’Artéfacts
tip-marker = le marqueur de votre prochain décompte : { $n }
tip-special = la tuile de Construction spéciale, à placer pendant votre tour
tip-no-artifact = Pas encore d’Artéfact
tip-no-artifact-ever = Aucun Artéfact
tip-plugged =
    { $n ->
        [one] { $n } Vase branché
       *[other] { $n } Vases branchés
    }

## La Sage Éminence

eminence-income = au prochain décompte intermédiaire, sans compter ses Bovins
tip-eminence-income =
    { $n ->
        [one] { $n } point à un décompte intermédiaire, plus 1 pour chaque Village adjacent à ses Bovins
       *[other] { $n } points à un décompte intermédiaire, plus 1 pour chaque Village adjacent à ses Bovins
    }
tip-eminence-none = aucune tuile révélée
tip-eminence-tile = elle prend la plus haute de ces trois bandes ; le coin mis en valeur donne le numéro de l’emplacement par lequel elle commence
tip-eminence-stack =
    { $n ->
        [one] { $n } tuile face cachée ; la marque du dos désigne un coin de la tuile précédente
       *[other] { $n } tuiles face cachée ; la marque du dos désigne un coin de la tuile précédente
    }
tip-eminence-revealed =
    { $n ->
        [one] { $n } tuile révélée depuis le dernier mélange
       *[other] { $n } tuiles révélées depuis le dernier mélange
    }
tip-eminence-space =
    { $n ->
        [one] vidée en dernier, elle rapporte { $n } point à un décompte intermédiaire
       *[other] vidée en dernier, elle rapporte { $n } points à un décompte intermédiaire
    }
tip-cactus =
    { $vp ->
        [one] piste Cactus, case { $n } : { $vp } point à un décompte intermédiaire
       *[other] piste Cactus, case { $n } : { $vp } points à un décompte intermédiaire
    }
