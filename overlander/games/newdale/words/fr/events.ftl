# Événements

event-round = La manche { $round } commence avec { $owner } comme premier joueur
event-event = Événement de la manche { $round } : { $event }
event-draw =
    { $n ->
        [one] { $player } pioche { $n } carte
       *[other] { $player } pioche { $n } cartes
    }
event-draw-own =
    { $n ->
        [one] { $player } pioche { $n } carte : { $cards }
       *[other] { $player } pioche { $n } cartes : { $cards }
    }
event-discard =
    { $n ->
        [one] { $player } défausse { $n } carte : { $cards }
       *[other] { $player } défausse { $n } cartes : { $cards }
    }
event-reshuffle =
    { $n ->
        [one] La défausse devient une nouvelle pioche de { $n } carte
       *[other] La défausse devient une nouvelle pioche de { $n } cartes
    }
event-lay-out = Nouveaux bâtiments face visible : { $cards }
event-choose-character = { $character } accompagne { $player }
event-character = { $player } fait appel à { $character }
event-plan = { $player } a placé { $places }
event-put-pawn = { $player } place le pion n° { $pawn } { $space-on }
event-resolve = { $player } retire le pion n° { $pawn } { $space-from }
event-market =
    { $n ->
        [0] Le sac est vide : personne ne rejoint le marché du travail
       *[other] Piochés pour le marché du travail : { $drawn }
    }
event-helpers =
    { $n ->
        [0] { $player } ne trouve personne dans le sac
       *[other] Au service exclusif { DE($player) } : { $drawn }
    }
event-hire = { $player } engage un { $assistant }
event-goods = { $player } place { $n } × { $building-good } sur { $building }
event-chain =
    { $bonus ->
        [0] { $player } produit { $n } × { $building-good } par le chaînage { $building-of }
       *[other] { $player } produit { $n } × { $building-good } par le chaînage { $building-of }, et { $bonus } en bonus
    }
event-pay = { $player } défausse { $pieces }
event-build =
    { $zone-kind ->
        [none] { $player } construit { $building } et une maison à { $town }
       *[zone] { $player } construit { $building } ({ $zone }) et une maison à { $town }
    }
event-building = { $player } utilise { $building }
event-take-tile = { $player } prend la tuile « { $tile } »
event-use-tile = { $player } utilise la tuile « { $tile } »
event-remove-tile = { $player } retire la { $tile }
event-pawn = { $player } achète le pion Action n° { $pawn } pour la manche suivante
event-bridge = { $player } construit un pont sur { $site }
event-reveal =
    { $n ->
        [one] { $player } révèle { $n } carte : { $cards }
       *[other] { $player } révèle { $n } cartes : { $cards }
    }
event-fetch = { $player } prend la carte { $card }
event-shadows =
    { $n ->
        [one] { $n } Ombre rejoint le sac
       *[other] { $n } Ombres rejoignent le sac
    }
event-imprison = { $player } emprisonne { $pawn-acc }
event-release = { $player } remet { $pawn-acc } sur le marché du travail
event-recruit = { $player } recrute { $sailor }
event-sail = Le navire { DE($player) } rejoint { $space }
event-drift = Le navire { DE($player) } dérive vers { $space }
event-black-ship = Le navire noir atteint { $space }
event-score =
    { $n ->
        [one] { $player } marque { $n } point (total { $score })
       *[other] { $player } marque { $n } points (total { $score })
    }
event-lose-points =
    { $n ->
        [one] { $player } perd { $n } point (total { $score })
       *[other] { $player } perd { $n } points (total { $score })
    }
event-final =
    { $n ->
        [one] Décompte final, { $category } : { $player } marque { $n } point (total { $score })
       *[other] Décompte final, { $category } : { $player } marque { $n } points (total { $score })
    }
event-deliver =
    { $n ->
        [one] { $player } livre pour l’objectif principal ({ $schedule }) et marque { $n } point
       *[other] { $player } livre pour l’objectif principal ({ $schedule }) et marque { $n } points
    }
event-secret-objective = L’objectif secret { DE($player) } : { $objective }
event-personal-objective = { $player } reçoit l’objectif personnel { $objective }
