# Événements

event-keep = { $player } apporte la tuile de Scoring « { $tile } »
event-lay-tile = La tuile de Scoring « { $tile } » est placée
event-build-site = { $player } a maintenant un Site de production ({ $resource }), niveau { $level }
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
event-turn = C’est le tour { DE($player) }
event-take-strip = { $player } prend la bande « { $strip } » de la rangée { $row }
event-name-card = { $player } choisit de jouer { $card }
event-play = { $player } joue { $card }
event-discard = { $player } défausse { $card }
event-name-project = { $player } choisit le Projet spécial « { $tile } »
event-project = { $player } réalise le Projet spécial « { $tile } »
event-pay =
    { $cost ->
        [one] { $player } paie { $cost } Pièce
       *[other] { $player } paie { $cost } Pièces
    }
event-pay-vases =
    { $n ->
        [one] { $player } rend { $n } Vase
       *[other] { $player } rend { $n } Vases
    }
event-give-up =
    { $n ->
        [one] { $player } perd { $n } Habitant
       *[other] { $player } perd { $n } Habitants
    }
event-boats =
    { $n ->
        [one] Le Canot { DE($player) } est maintenant à côté { $boats-of }
       *[other] Les Canots { DE($player) } sont maintenant à côté { $boats-of }
    }
event-coins =
    { $n ->
        [one] { $player } obtient { $n } Pièce
       *[other] { $player } obtient { $n } Pièces
    }
event-points =
    { $sign ->
        [minus] { $size ->
            [one] { $player } perd { $size } point
           *[other] { $player } perd { $size } points
        }
       *[plus] { $size ->
            [one] { $player } gagne { $size } point
           *[other] { $player } gagne { $size } points
        }
    }
event-inhabitants =
    { $n ->
        [one] { $player } obtient { $n } Habitant
       *[other] { $player } obtient { $n } Habitants
    }
event-vases =
    { $n ->
        [one] { $player } obtient { $n } Vase
       *[other] { $player } obtient { $n } Vases
    }
event-for-boon-int-5 = { $text } (revenu des pistes)
event-for-boon-int-6 = { $text } (encoches vidées)
event-for-boon-int-7 = { $text } (Villages à côté des Bovins)
event-for-boon-int-9 = { $text } (Leviers non utilisés)
event-for-boon-turn-2 = { $text } (prix de la rangée)
event-for-boon-cat-4 = { $text } (aucun Pâturage ne peut être placé)
event-for-boon-exp-6 = { $text } (aucune tuile ne peut être placée)
event-for-boon-exp-e2 = { $text } (aucune tuile ne peut être placée)
event-for-boon-upg-7 = { $text } (au lieu d’Habitants)
event-for-boon-cat-7 = { $text } (au lieu d’Habitants)
event-for-boon-upg-10 = { $text } (autre Village dans cette Région)
event-for-boon-dev-7 = { $text } (Village sur ce Chantier)
event-for-boon-cat-9 = { $text } (Maisons à côté du Pâturage)
event-for-boon-eff-17 = { $text } (effet d’une carte)
event-for-boon-eff-18 = { $text } (effet d’une carte)
event-for-boon-eff-19 = { $text } (effet d’une carte)
event-for-boon-eff-21 = { $text } (effet d’une carte)
event-for-boon-eff-22 = { $text } (effet d’une carte)
event-for-boon-art-card-10 = { $text } (effet d’une carte)
event-for-boon-art-card-11 = { $text } (effet d’une carte)
event-for-boon-art-card-13 = { $text } (effet d’une carte)
event-for-boon-art-card-14 = { $text } (effet d’une carte)
event-for-boon-art-card-16 = { $text } (effet d’une carte)
event-for-boon-art-card-17 = { $text } (effet d’une carte)
event-for-boon-art-card-18 = { $text } (effet d’une carte)
event-for-boon-art-a1-1 = { $text } (Artéfact)
event-for-boon-art-a3-1 = { $text } (Artéfact)
event-for-boon-art-a3-2 = { $text } (Artéfact)
event-for-boon-art-a7-4 = { $text } (Artéfact)
event-for-boon-art-a8-1 = { $text } (pour des jokers)
event-for-boon-art-a8-2 = { $text } (Artéfact)
event-for-boon-art-a9-2 = { $text } (Artéfact)
event-for-boon-art-a10-2 = { $text } (Artéfact)
event-for-boon-solo-30 = { $text } (Revenu)
event-advance = { $player } avance sur la { $track }, case { $n }
event-reveal-tile = { $player } révèle { $tile }
event-place-tile = { $player } place { $tile } sur { $space }
event-develop =
    { $cost ->
        [0] { $player } développe sur { $space }, { $site } : { $piece }
        [one] { $player } développe sur { $space }, { $site }, pour { $cost } Pièce : { $piece }
       *[other] { $player } développe sur { $space }, { $site }, pour { $cost } Pièces : { $piece }
    }
event-place-piece =
    { $cost ->
        [0] { $player } place sur { $space }, { $site } : { $piece }
        [one] { $player } place sur { $space }, { $site }, pour { $cost } Pièce : { $piece }
       *[other] { $player } place sur { $space }, { $site }, pour { $cost } Pièces : { $piece }
    }
event-upgrade-house =
    { $inhabitants ->
        [0] { $player } a maintenant une Maison sur { $space }
        [one] { $player } donne { $inhabitants } Habitant pour une Maison sur { $space }
       *[other] { $player } donne { $inhabitants } Habitants pour une Maison sur { $space }
    }
event-upgrade-settlement =
    { $inhabitants ->
        [0] { $player } a maintenant un Village sur { $space }
        [one] { $player } donne { $inhabitants } Habitant pour un Village sur { $space }
       *[other] { $player } donne { $inhabitants } Habitants pour un Village sur { $space }
    }
event-cattle =
    { $inhabitants ->
        [0] { $player } place un Bovin sur { $space }
        [one] { $player } donne { $inhabitants } Habitant pour un Bovin sur { $space }
       *[other] { $player } donne { $inhabitants } Habitants pour un Bovin sur { $space }
    }
event-tier-bonus = { $player } a vidé l’étage { $tier } et libère son Habitant
event-region = { $player } nomme la Région { $region }
event-modernize =
    { $cost ->
        [0] { $player } place le Levier { $lever }
        [one] { $player } place le Levier { $lever } pour { $cost } Pièce
       *[other] { $player } place le Levier { $lever } pour { $cost } Pièces
    }
event-use-lever = { $player } utilise le Levier { $lever }
event-lower-lever = { $player } abaisse le Levier { $lever } sans effet
event-raise-lever = Le Levier { $lever } { DE($player) } remonte
event-ship = Le Navire { DE($player) } va { $space-to }
event-harbor-reward = { $player } prend plutôt la récompense { $space-of }
event-cross-lock = { $player } franchit l’écluse { $lock } en premier
event-mark = Décompte intermédiaire { $n } : { $player } marque « { $tile } »
event-gifts =
    { $goods ->
        [0] { $cost ->
            [0] { $player } ne donne rien
            [one] { $player } donne { $cost } Pièce
           *[other] { $player } donne { $cost } Pièces
        }
       *[other] { $kind-id ->
            [vases] { $cost ->
                [0] { $goods ->
                    [one] { $player } donne { $goods } Vase
                   *[other] { $player } donne { $goods } Vases
                }
                [one] { $goods ->
                    [one] { $player } donne { $goods } Vase et { $cost } Pièce
                   *[other] { $player } donne { $goods } Vases et { $cost } Pièce
                }
               *[other] { $goods ->
                    [one] { $player } donne { $goods } Vase et { $cost } Pièces
                   *[other] { $player } donne { $goods } Vases et { $cost } Pièces
                }
            }
           *[other] { $cost ->
                [0] { $goods ->
                    [one] { $player } donne { $goods } Habitant
                   *[other] { $player } donne { $goods } Habitants
                }
                [one] { $goods ->
                    [one] { $player } donne { $goods } Habitant et { $cost } Pièce
                   *[other] { $player } donne { $goods } Habitants et { $cost } Pièce
                }
               *[other] { $goods ->
                    [one] { $player } donne { $goods } Habitant et { $cost } Pièces
                   *[other] { $player } donne { $goods } Habitants et { $cost } Pièces
                }
            }
        }
    }
event-improve-marker = { $player } contrôle la tuile et prend le marqueur amélioré { $n }
event-second-round = La seconde manche commence : tous les Navires reviennent { $space-to }

## Artéfacts

event-place-price = { $player } place { $tile } à côté de { $artifact }
event-reserve-artifact = { $player } place { $artifact }
event-pawn = Le pion { DE($player) } va sur { $space }
event-return-pawn = { $player } replace son pion au départ, pour { $space }
event-launch = { $player } a un Chantier naval ; le Canot situé à côté { $boat-of } va sur le lac
event-dock = { $player } prend { $artifact }
event-no-artifact = { $player } n’aura pas d’Artéfact dans cette partie
event-artifact-vases = Un Vase est placé sur chaque Artéfact que personne n’a pris
event-plug =
    { $n ->
        [one] { $player } a { $n } Vase dans son Artéfact
       *[other] { $player } a { $n } Vases dans son Artéfact
    }
event-annex = { $player } place une Maison à côté du Site de production ({ $resource })
event-archive = { $player } place une carte sur son Artéfact
event-archive-own = { $player } place { $card } sur son Artéfact
event-spend-card = { $player } consomme { $card }
event-lake-cattle = { $player } place un Bovin au bord du lac
event-track-back = { $player } recule d’une case sur la { $track }

## La Sage Éminence

event-mix-tiles = Les tuiles { DE($player) } sont mélangées de nouveau
event-reveal-solo-tile = { $player } révèle { $tile }
event-bottom-strip = Bande du bas : { $strip } ; { $player } cherche un emplacement à partir du { $number }
event-place-house = { $player } a maintenant une Maison sur { $space }
event-place-settlement = { $player } a maintenant un Village sur { $space }
event-cactus =
    { $n ->
        [one] { $player } avance de { $n } case sur la piste Cactus, jusqu’à { $step }
       *[other] { $player } avance de { $n } cases sur la piste Cactus, jusqu’à { $step }
    }
