# Choix

choice-pass = Ne rien faire
choice-pass-card-box = Ni jouer ni défausser
choice-pass-take-share = Renoncer à votre part
choice-pass-draw-and-play = Renoncer à votre part
choice-pass-play-or-draw = Ni jouer ni piocher
choice-pass-develop-or-upgrade = Ni développer ni améliorer
choice-pass-upgrade = Ne pas améliorer
choice-pass-explore = Ne pas révéler de tuile
choice-pass-place-pasture = Ne placer aucun Pâturage
choice-pass-region-share = Renoncer aux Pièces
choice-pass-hire = N’engager personne d’autre
choice-pass-modernize = Ne pas moderniser
choice-pass-modernize-or-draw = Ni moderniser ni piocher
choice-pass-exchange = Ne pas échanger
choice-pass-forgone = N’utiliser aucun autre Levier
choice-pass-tile-lever = Garder le Levier pour plus tard
choice-pass-window =
    { $moment ->
        [lake] L’y laisser et perdre le reste
        [start] Repartir
        [scoring] Continuer
        [turn] Continuer
        [income] Continuer
       *[other] Ne plus rien utiliser
    }
choice-pass-interim-action = Ne plus rien faire à cette étape
choice-pass-improve-marker = Garder le marqueur ordinaire
choice-pass-choose-side =
    { $underway ->
        [1] Laisser le pion où il est
       *[other] Laisser le pion au départ
    }
choice-pass-use-other = Ne pas l’utiliser
choice-pass-take-artifact = Ne prendre aucun Artéfact de la partie
choice-pass-place-annex = Ne placer aucune Maison
choice-pass-place-house = Ne placer aucune Maison
choice-pass-place-purple = Laisser l’Habitant en place
choice-pass-archive = N’y placer plus aucune carte
choice-pass-play-archived = N’en jouer aucune
choice-pass-track-back = Rester où vous êtes
choice-pass-replace-house = Ne remplacer aucune Maison
choice-keep = { $tile }
choice-build = Site de production : { $resource }, niveau { $level }
choice-strip =
    { $vp ->
        [0] { $strip } (rangée { $row }, Navire jusqu’à { $steps })
        [one] { $strip } (rangée { $row }, Navire jusqu’à { $steps }, coûte { $vp } point)
       *[other] { $strip } (rangée { $row }, Navire jusqu’à { $steps }, coûte { $vp } points)
    }
choice-play = Jouer { $card } : { $price }
choice-play-play-archived = Jouer { $card }
choice-project = Projet spécial « { $tile } » : { $price }
choice-discard =
    { $n ->
        [one] Défausser { $card } pour { $n } Pièce
       *[other] Défausser { $card } pour { $n } Pièces
    }
choice-pay = Défausser { $cards }
choice-boats =
    { $cost ->
        [one] Payer { $cost } Pièce ; Canots : { $boats }
       *[other] Payer { $cost } Pièces ; Canots : { $boats }
    }
choice-boats-lever =
    { $cost ->
        [one] Payer { $cost } Pièce ; Canots : { $boats }, l’un remonte avec le Levier
       *[other] Payer { $cost } Pièces ; Canots : { $boats }, l’un remonte avec le Levier
    }
choice-lever = Levier { $way }
choice-explore = Révéler une tuile
choice-place = { $space } : { $reward }
choice-develop = Développer sur { $space }, { $site } : payer { $cost }, obtenir { $reward }
choice-develop-cost = Développer sur { $space }, { $site } : payer { $cost }
choice-develop-reward = Développer sur { $space }, { $site } : obtenir { $reward }
choice-develop-bare = Développer sur { $space }, { $site }
choice-upgrade = Améliorer l’Habitant sur { $space }, { $site }, en Maison : donner { $given-listed }, obtenir { $gained-listed }
choice-upgrade-cost = Améliorer l’Habitant sur { $space }, { $site }, en Maison : donner { $given-listed }
choice-upgrade-bare = Améliorer l’Habitant sur { $space }, { $site }, en Maison
choice-upgrade-settlement = Améliorer la Maison sur { $space }, { $site }, en Village : donner { $given-listed }, obtenir { $gained-listed }
choice-upgrade-settlement-cost = Améliorer la Maison sur { $space }, { $site }, en Village : donner { $given-listed }
choice-upgrade-settlement-reward = Améliorer la Maison sur { $space }, { $site }, en Village : obtenir { $gained-listed }
choice-upgrade-settlement-bare = Améliorer la Maison sur { $space }, { $site }, en Village
choice-give =
    { $inhabitants ->
        [0] Ne rien donner
        [one] Donner { $inhabitants } Habitant
       *[other] Donner { $inhabitants } Habitants
    }
choice-give-points =
    { $inhabitants ->
        [0] { $points ->
            [one] Donner { $points } point
           *[other] Donner { $points } points
        }
        [one] { $points ->
            [one] Donner { $inhabitants } Habitant et { $points } point
           *[other] Donner { $inhabitants } Habitant et { $points } points
        }
       *[other] { $points ->
            [one] Donner { $inhabitants } Habitants et { $points } point
           *[other] Donner { $inhabitants } Habitants et { $points } points
        }
    }
choice-give-lever =
    { $inhabitants ->
        [0] Ne rien donner, avec le Levier { $lever }
        [one] Donner { $inhabitants } Habitant, avec le Levier { $lever }
       *[other] Donner { $inhabitants } Habitants, avec le Levier { $lever }
    }
choice-give-points-lever =
    { $inhabitants ->
        [0] { $points ->
            [one] Donner { $points } point, avec le Levier { $lever }
           *[other] Donner { $points } points, avec le Levier { $lever }
        }
        [one] { $points ->
            [one] Donner { $inhabitants } Habitant et { $points } point, avec le Levier { $lever }
           *[other] Donner { $inhabitants } Habitant et { $points } points, avec le Levier { $lever }
        }
       *[other] { $points ->
            [one] Donner { $inhabitants } Habitants et { $points } point, avec le Levier { $lever }
           *[other] Donner { $inhabitants } Habitants et { $points } points, avec le Levier { $lever }
        }
    }
choice-cattle = Placer un Bovin sur { $space } : donner { $given-listed }, obtenir { $gained-listed }
choice-cattle-cost = Placer un Bovin sur { $space } : donner { $given-listed }
choice-cattle-reward = Placer un Bovin sur { $space } : obtenir { $gained-listed }
choice-cattle-bare = Placer un Bovin sur { $space }
choice-region =
    { $n ->
        [0] { $region } : { $reward }
        [one] { $region } : { $reward }, puis { $n } Pièce pour vos éléments ailleurs
       *[other] { $region } : { $reward }, puis { $n } Pièces pour vos éléments ailleurs
    }
choice-hire =
    { $payment-id ->
        [coins] { $n ->
            [one] Engager un Habitant pour { $n } Pièce
           *[other] Engager un Habitant pour { $n } Pièces
        }
       *[cards] { $n ->
            [one] Engager un Habitant pour { $n } carte
           *[other] Engager un Habitant pour { $n } cartes
        }
    }
choice-modernize =
    { $cost ->
        [one] { $lever } pour { $cost } Pièce
       *[other] { $lever } pour { $cost } Pièces
    }
choice-raise = { $lever }
choice-exchange = Donner { $given-listed } pour { $gained-listed }
choice-track = { $track }
choice-ship =
    { $follows ->
        [scoring] { $pawn ->
            [1] { $space } : { $reward }, et un pas sur le lac ; un décompte intermédiaire suit
           *[other] { $space } : { $reward } ; un décompte intermédiaire suit
        }
        [end] { $pawn ->
            [1] { $space } : { $reward }, et un pas sur le lac ; la partie finit avec ce tour de table
           *[other] { $space } : { $reward } ; la partie finit avec ce tour de table
        }
       *[nothing] { $pawn ->
            [1] { $space } : { $reward }, et un pas sur le lac
           *[other] { $space } : { $reward }
        }
    }
choice-reward = { $space } : { $reward }
choice-mark =
    { $sign ->
        [minus] { $tile } : manquée, −{ $size }
       *[plus] { $control ->
            [1] { $tile } : remplie, +{ $size }, et vous la contrôlez
           *[other] { $tile } : remplie, +{ $size }
        }
    }
choice-mark-gifts = { $tile } : avec des dons
choice-gift = Donner { $gifts }
choice-gift-none = Ne rien donner
choice-vase =
    { $n ->
        [one] Prendre { $n } Vase
       *[other] Prendre { $n } Vases
    }
choice-draw =
    { $n ->
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
choice-coins =
    { $n ->
        [one] Prendre { $n } Pièce
       *[other] Prendre { $n } Pièces
    }
choice-use = Levier { $way }
choice-pawn =
    { $underway ->
        [1] Une case plus loin
       *[other] { $side }
    }
choice-lake = { $space } : { $effect }
choice-spend = Consommer { $card }
choice-transmute =
    { $jokers ->
        [one] Acheter { $jokers } joker
       *[other] Acheter { $jokers } jokers
    }
choice-price = { $tile } à côté de { $artifact }
choice-artifact = { $artifact }
choice-shipyard = Construire le Chantier naval à la place
choice-purple = Développer avec l’Habitant violet
choice-site = { $space }, { $site } : payer { $cost }, obtenir { $reward }
choice-site-cost = { $space }, { $site } : payer { $cost }
choice-site-reward = { $space }, { $site } : obtenir { $reward }
choice-site-bare = { $space }, { $site }
choice-boat = Le Canot à côté { $resource-of }
choice-lower = { $lever }
choice-annex = À côté du Site de production : { $resource }
choice-archive = { $card }
choice-back = { $track }
choice-replace = La Maison sur { $space }, { $site } : donner { $given-listed }, obtenir { $gained-listed }
choice-replace-cost = La Maison sur { $space }, { $site } : donner { $given-listed }
choice-replace-reward = La Maison sur { $space }, { $site } : obtenir { $gained-listed }
choice-replace-bare = La Maison sur { $space }, { $site }
choice-improve = L’échanger
choice-return = Pion au départ, pour { $space } : { $effect }
choice-plug = Brancher un Vase à votre Artéfact
choice-once = { $card }. { $effect }
choice-plot = Placer la tuile de Construction spéciale

## À côté d’icônes

short-strip = { $strip }
short-play = { $title }
short-project = { $tile }
short-discard = { $title }
short-lever = { $title }
short-use = { $title }
short-develop = { short-site }
short-develop-cost = { short-site }
short-develop-reward = { short-site }
short-develop-bare = { short-site }
short-site =
    { $site-id ->
        [single] N° { $number }
        [upper] N° { $number }, en haut
       *[lower] N° { $number }, en bas
    }
short-site-bare = { short-site }
short-site-cost = { short-site }
short-site-reward = { short-site }
short-upgrade = { short-site }
short-upgrade-cost = { short-site }
short-upgrade-bare = { short-site }
short-upgrade-settlement = { short-site }
short-upgrade-settlement-cost = { short-site }
short-upgrade-settlement-reward = { short-site }
short-upgrade-settlement-bare = { short-site }
short-replace = { short-site }
short-replace-cost = { short-site }
short-replace-reward = { short-site }
short-replace-bare = { short-site }
short-cattle = N° { $number }
short-cattle-cost = { short-cattle }
short-cattle-reward = { short-cattle }
short-cattle-bare = { short-cattle }
short-place = N° { $number }
short-region = { $region }
short-modernize = { $lever }
short-ship = { $space }
short-reward = { $space }
short-mark = { $tile }
short-lake = { $space }
short-return = { $space }
short-once = { $card }

## Groupes de réponses

group-play = Cartes à jouer
group-discard = Cartes à défausser contre des Pièces
group-develop = Chantiers à développer
group-upgrade = Éléments à améliorer
group-cattle = Pâturages pour le Bétail
group-project = Projets spéciaux
