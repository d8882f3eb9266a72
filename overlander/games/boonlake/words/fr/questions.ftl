# Questions

## Mise en place

question-keep-tile = Quelle tuile de Scoring apportez-vous ? Elle compte double pour vous.
question-choose-site = Avec quel Site de production commencez-vous ?
question-place-price = Quelle tuile Prix placez-vous à côté de quel Artéfact ?
question-reserve-artifact = Quel Artéfact placez-vous pour vous ?

## Un tour

question-choose-strip = Quelle bande d’Action prenez-vous ?
question-card-box =
    { $kind-id ->
        [day] Jouez-vous ou défaussez-vous une carte Jour ?
        [sunset] Jouez-vous ou défaussez-vous une carte Crépuscule ?
       *[night] Jouez-vous ou défaussez-vous une carte Nuit ?
    }
question-take-share =
    { $strip-id ->
        [settle] Peupler, votre part : développer, améliorer, ou jouer une carte ?
        [cattle] Bovins, votre part : placer un Bovin, ou jouer une carte ?
       *[other] { $strip }, votre part : jouez-vous ou défaussez-vous une carte ?
    }
question-draw-and-play =
    { $n ->
        [one] Prenez-vous votre part ({ $n } carte, puis une carte à jouer), ou utilisez-vous un Levier à la place ?
       *[other] Prenez-vous votre part ({ $n } cartes, puis une carte à jouer), ou utilisez-vous un Levier à la place ?
    }
question-play-or-draw =
    { $n ->
        [one] Jouez-vous une carte de n’importe quel type, ou piochez-vous { $n } carte ?
       *[other] Jouez-vous une carte de n’importe quel type, ou piochez-vous { $n } cartes ?
    }
question-develop-or-upgrade = Où développez-vous ou améliorez-vous ?
question-upgrade = Qu’améliorez-vous ?
question-upgrade-price = Que donnez-vous pour améliorer sur { $space } ?
question-cattle-price = Que donnez-vous pour le Bovin sur { $space } ?
question-explore = Révélez-vous une tuile de Construction ({ $n } sur { $of }) ?
question-place-tile = Où placez-vous { $tile } ?
question-place-pasture = Où placez-vous le Pâturage ?
question-name-region = Quelle Région nommez-vous ? Les trois autres rapportent des Pièces.
question-region-share =
    { $n ->
        [one] { $n } de vos éléments est compté : que prenez-vous ?
       *[other] { $n } de vos éléments sont comptés : que prenez-vous ?
    }
question-hire = Engagez-vous un Habitant ?
question-modernize = Où placez-vous un Levier ?
question-modernize-or-draw = Modernisez-vous pour un Habitant de plus, ou piochez-vous une carte ?
question-move-ship =
    { $limit ->
        [one] Où va votre Navire ({ $limit } case) ?
       *[other] Où va votre Navire (jusqu’à { $limit } cases) ?
    }
question-harbor-reward = Quelle récompense prenez-vous ?

## Cartes et Leviers

question-payment = Comment payez-vous ?
question-pay-card = Comment payez-vous { $card } ?
question-pay-project = Comment payez-vous le Projet spécial « { $tile } » ?
question-pay-nothing = { $card } ne coûte rien : utilisez-vous quelque chose avec ?
question-discard-cards =
    { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles { $n } cartes défaussez-vous ?
    }
question-exchange = Échangez-vous ?
question-build-site =
    { $vases ->
        [0] Quel Site de production construisez-vous ?
        [one] Un Site de production ou { $vases } Vase ?
       *[other] Un Site de production ou { $vases } Vases ?
    }
question-choose-track =
    { $n ->
        [one] Sur quelle piste avancez-vous de { $n } case ?
       *[other] Sur quelle piste avancez-vous de { $n } cases ?
    }
question-forgone = Utilisez-vous un autre Levier pour ce à quoi vous renoncez ?
question-tile-lever = Utilisez-vous un Levier pour la tuile placée ?
question-raise-lever = Quel Levier utilisé remonte ?
question-window =
    { $moment ->
        [lake] Votre pion est au bout de ce côté et il lui reste { $n } pas : le ramener d’abord au départ ?
        [start] Votre pion est revenu au départ. Autre chose avant qu’il reparte ?
        [scoring] Un décompte intermédiaire va commencer : activez-vous d’abord votre Artéfact ?
        [turn] Votre tour va se terminer : activez-vous d’abord votre Artéfact ?
        [income] Vous avez touché votre Revenu et tous les Leviers vont remonter : en utilisez-vous un avant ?
        [game] La partie va se terminer : utilisez-vous encore quelque chose ?
       *[levers] Dernier Revenu : utilisez-vous encore quelque chose ? Ensuite, les Leviers ne servent plus.
    }

## Décompte intermédiaire

question-interim-action =
    { $left ->
        [one] Décompte intermédiaire { $n } : encore une carte ou une amélioration ?
       *[other] Décompte intermédiaire { $n } : une carte ou une amélioration, jusqu’à { $left } fois ?
    }
question-mark-tile =
    { $left ->
        [0] Décompte intermédiaire { $n } : quelle tuile de Scoring marquez-vous ?
        [one] Décompte intermédiaire { $n } : quelle tuile de Scoring marquez-vous, avec la valeur une colonne à gauche ?
       *[other] Décompte intermédiaire { $n } : quelle tuile de Scoring marquez-vous, avec la valeur { $left } colonnes à gauche ?
    }
question-give-gifts = « { $tile } » demande { $n } : que donnez-vous ?
question-improve-marker = Vous contrôlez la tuile : échangez-vous le marqueur du prochain décompte contre le marqueur amélioré ?

## Artéfacts

question-choose-side =
    { $underway ->
        [1] { $n ->
            [one] Votre pion peut avancer de { $n } case : continue-t-il ?
           *[other] Votre pion peut avancer de { $n } cases : continue-t-il ?
        }
       *[other] { $n ->
            [one] Votre pion avance de { $n } case depuis le départ : de quel côté du lac ?
           *[other] Votre pion avance de { $n } cases depuis le départ : de quel côté du lac ?
        }
    }
question-use-other = Utilisez-vous aussi cette case ?
question-place-other =
    { $piece-id ->
        [shipyard] Où construisez-vous votre Chantier naval ?
       *[other] Où développez-vous avec l’Habitant violet ?
    }
question-choose-boat = Lequel de vos Canots va sur le lac ?
question-take-artifact =
    { $payable ->
        [0] Vous ne pouvez encore payer aucun Artéfact : utilisez-vous d’abord quelque chose ?
       *[other] Quel Artéfact prenez-vous ?
    }
question-lower-lever =
    { $n ->
        [one] Quel Levier descend sans effet ?
       *[other] Quels Leviers descendent sans effet (encore { $n }) ?
    }
question-place-annex = À côté de quel Site de production placez-vous une Maison ?
question-place-house = Où placez-vous une Maison ?
question-place-plot = Où placez-vous la tuile de Construction spéciale ?
question-place-purple =
    { $moves ->
        [0] Où développez-vous avec l’Habitant violet ?
       *[other] Déplacez-vous l’Habitant violet ?
    }
question-archive = Quelle carte placez-vous sur votre Artéfact ?
question-play-archived = Quelle carte de votre Artéfact jouez-vous gratuitement ?
question-track-back = Sur quelle piste reculez-vous d’une case pour un Vase ?
question-replace-house = Quelle Maison devient un Village ?
