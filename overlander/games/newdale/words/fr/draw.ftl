# Ce qui est dessiné

panel-map = Carte
panel-actions = Actions et marché du travail
panel-objectives = Objectifs et score
panel-goals = Objectifs et joueurs
panel-solo = Carte solo
panel-offer = Bâtiments et personnages
panel-players = Joueurs
panel-estate = Mon plateau
panel-estate-of = Plateau { DE($player) }
panel-line = Ce que vous avez
panel-hand = Main
panel-no-cards = Aucune carte en main

## La carte

draw-map-thicket = Fourré : une maison construite au-delà coûte 1 × { $good }
draw-map-pass =
    { $n ->
        [one] Col : une maison construite au-delà coûte { $n } point, sauf avec de la puissance militaire
       *[other] Col : une maison construite au-delà coûte { $n } points, sauf avec de la puissance militaire
    }
draw-map-ford = Le vieux gué : une route à travers le fleuve
draw-map-flooded = Le gué est inondé : pas de route ici
draw-map-site =
    { $cost ->
        [one] { $n ->
            [one] On peut construire un pont ici pour { $cost } pièce ; il rapporte { $n } point
           *[other] On peut construire un pont ici pour { $cost } pièce ; il rapporte { $n } points
        }
       *[other] { $n ->
            [one] On peut construire un pont ici pour { $cost } pièces ; il rapporte { $n } point
           *[other] On peut construire un pont ici pour { $cost } pièces ; il rapporte { $n } points
        }
    }
draw-map-bridge =
    { $n ->
        [one] Pont { DE($player) } : quiconque d’autre en a besoin rapporte { $n } point à son propriétaire
       *[other] Pont { DE($player) } : quiconque d’autre en a besoin rapporte { $n } points à son propriétaire
    }
draw-map-terrain = Terrain : { $terrain }. Un bâtiment de ce terrain y coûte moins cher
draw-map-no-terrain = Pas de terrain : aucun bâtiment n’y coûte moins cher
draw-map-symbol = Symbole des objectifs secrets : { $symbol }
draw-map-first =
    { $n ->
        [one] La première maison ici rapporte { $n } point
       *[other] La première maison ici rapporte { $n } points
    }
draw-map-start = Tous partent d’ici
draw-map-house = Maison { DE($player) }
draw-map-no-tile = Plus de tuile Bonus ici
draw-map-stack =
    { $n ->
        [one] { $n } tuile dans la pile
       *[other] { $n } tuiles dans la pile
    }
draw-map-ice =
    { $n ->
        [one] Glace : y entrer demande { $n } déplacement
       *[other] Glace : y entrer demande { $n } déplacements
    }
draw-map-position =
    { $n ->
        [one] Un navire qui s’y trouve à la fin rapporte { $n } point
       *[other] Un navire qui s’y trouve à la fin rapporte { $n } points
    }
draw-map-arrival = Les premiers navires arrivés rapportent { $points } points
draw-map-ship = Navire { DE($player) }
draw-map-black-ship = Le navire noir

## Cartes

draw-tip-makes =
    { $n ->
        [one] Produit : { $good }, d’une valeur de { $n } pièce
       *[other] Produit : { $good }, d’une valeur de { $n } pièces
    }
draw-tip-makes-grapes = Produit du raisin, qui vaut autant de pièces que vous avez d’assistants de sa couleur
draw-tip-chain-card = Chaînage : chaque carte en main avec cette ressource ({ $one }) devient une marchandise ({ $good }), plus une en bonus
draw-tip-chain-one = Chaînage : chaque marchandise ({ $one }) en devient une autre ({ $good }), plus une en bonus
draw-tip-chain-two = Chaînage : deux marchandises ({ $one } et { $other }) en deviennent une autre ({ $good }), plus une en bonus
draw-tip-terrain =
    { $n ->
        [one] Dans une ville de ce terrain ({ $terrain }), { $n } pièce de moins
       *[other] Dans une ville de ce terrain ({ $terrain }), { $n } pièces de moins
    }
draw-tip-points =
    { $n ->
        [one] { $n } point à la fin
       *[other] { $n } points à la fin
    }
draw-works-library =
    { $n ->
        [one] Phase VI : piochez { $n } carte.
       *[other] Phase VI : piochez { $n } cartes.
    }
draw-works-barracks =
    { $vp ->
        [one] Phase VI : qui a moins de puissance militaire perd { $vp } point.
       *[other] Phase VI : qui a moins de puissance militaire perd { $vp } points.
    }
draw-works-corn-field =
    { $n ->
        [one] Phase VI : posez-y { $n } marchandise.
       *[other] Phase VI : posez-y { $n } marchandises.
    }
draw-works-coal-trading-post =
    { $n ->
        [one] { $vp ->
            [one] Phase VI : vous pouvez défausser { $n } charbon contre { $vp } point.
           *[other] Phase VI : vous pouvez défausser { $n } charbon contre { $vp } points.
        }
       *[other] { $vp ->
            [one] Phase VI : vous pouvez défausser { $n } charbons contre { $vp } point.
           *[other] Phase VI : vous pouvez défausser { $n } charbons contre { $vp } points.
        }
    }
draw-works-coal-depot =
    { $n ->
        [one] Phase VI : posez { $n } charbon sur votre mine de charbon.
       *[other] Phase VI : posez { $n } charbons sur votre mine de charbon.
    }
draw-works-prison = Phase VI : vous pouvez enfermer un assistant ou une Ombre du marché.
draw-works-watchtower =
    { $n ->
        [one] À la construction : piochez { $n } carte.
       *[other] À la construction : piochez { $n } cartes.
    }
draw-works-vineyards =
    { $n ->
        [one] Phase VI : posez-y { $n } grappe de raisin.
       *[other] Phase VI : posez-y { $n } grappes de raisin.
    }
draw-works-navigator =
    { $n ->
        [one] { $vp ->
            [one] Phase VI : vous pouvez défausser { $n } poisson frais contre { $vp } point.
           *[other] Phase VI : vous pouvez défausser { $n } poisson frais contre { $vp } points.
        }
       *[other] { $vp ->
            [one] Phase VI : vous pouvez défausser { $n } poissons frais contre { $vp } point.
           *[other] Phase VI : vous pouvez défausser { $n } poissons frais contre { $vp } points.
        }
    }
draw-works-assistant = Toujours disponible, pour son seul propriétaire : { $colour }.
draw-works-captain = Déplace votre navire au lieu de produire.
draw-works-military = Puissance militaire { $n }.
draw-works-move =
    { $n ->
        [one] Au recrutement, { $n } déplacement de votre navire.
       *[other] Au recrutement, { $n } déplacements de votre navire.
    }

## Tuiles Bonus, personnages, objectifs personnels

draw-tile-does-discount-growth =
    { $amount ->
        [one] Une action Croissance coûte { $amount } pièce de moins
       *[other] Une action Croissance coûte { $amount } pièces de moins
    }
draw-tile-does-discount-build =
    { $amount ->
        [one] Un bâtiment coûte { $amount } pièce de moins
       *[other] Un bâtiment coûte { $amount } pièces de moins
    }
draw-tile-does-production-minus-assistant =
    { $n ->
        [one] Une production demande { $n } assistant de moins
       *[other] Une production demande { $n } assistants de moins
    }
draw-tile-does-good-anywhere =
    { $n ->
        [one] Posez { $n } marchandise sur un de vos bâtiments
       *[other] Posez { $n } marchandises sur un de vos bâtiments
    }
draw-tile-does-draw-per-assistant =
    { $colour-id ->
        [yellow] Piochez 1 carte pour chaque assistant jaune que vous avez
        [green] Piochez 1 carte pour chaque assistant vert que vous avez
        [red] Piochez 1 carte pour chaque assistant rouge que vous avez
       *[blue] Piochez 1 carte pour chaque assistant bleu que vous avez
    }
draw-tile-does-coal-per-assistant =
    { $colour-id ->
        [yellow] { $vp ->
            [one] 1 charbon pour chaque assistant jaune que vous avez, et { $vp } point
           *[other] 1 charbon pour chaque assistant jaune que vous avez, et { $vp } points
        }
        [green] { $vp ->
            [one] 1 charbon pour chaque assistant vert que vous avez, et { $vp } point
           *[other] 1 charbon pour chaque assistant vert que vous avez, et { $vp } points
        }
        [red] { $vp ->
            [one] 1 charbon pour chaque assistant rouge que vous avez, et { $vp } point
           *[other] 1 charbon pour chaque assistant rouge que vous avez, et { $vp } points
        }
       *[blue] { $vp ->
            [one] 1 charbon pour chaque assistant bleu que vous avez, et { $vp } point
           *[other] 1 charbon pour chaque assistant bleu que vous avez, et { $vp } points
        }
    }
draw-tile-does-pay-hand-resource =
    { $colour-id ->
        [yellow] { $n ->
            [one] Défausser { $n } carte de votre main ({ $good }) : 1 point pour chaque assistant jaune que vous avez, plus { $vp_plus }
           *[other] Défausser { $n } cartes de votre main ({ $good }) : 1 point pour chaque assistant jaune que vous avez, plus { $vp_plus }
        }
        [green] { $n ->
            [one] Défausser { $n } carte de votre main ({ $good }) : 1 point pour chaque assistant vert que vous avez, plus { $vp_plus }
           *[other] Défausser { $n } cartes de votre main ({ $good }) : 1 point pour chaque assistant vert que vous avez, plus { $vp_plus }
        }
        [red] { $n ->
            [one] Défausser { $n } carte de votre main ({ $good }) : 1 point pour chaque assistant rouge que vous avez, plus { $vp_plus }
           *[other] Défausser { $n } cartes de votre main ({ $good }) : 1 point pour chaque assistant rouge que vous avez, plus { $vp_plus }
        }
       *[blue] { $n ->
            [one] Défausser { $n } carte de votre main ({ $good }) : 1 point pour chaque assistant bleu que vous avez, plus { $vp_plus }
           *[other] Défausser { $n } cartes de votre main ({ $good }) : 1 point pour chaque assistant bleu que vous avez, plus { $vp_plus }
        }
    }
draw-tile-does-pay-hand-resource-coal =
    { $n ->
        [one] { $gain_coal ->
            [one] Défausser { $n } carte de votre main ({ $good }) : { $gain_coal } charbon sur votre mine de charbon
           *[other] Défausser { $n } carte de votre main ({ $good }) : { $gain_coal } charbons sur votre mine de charbon
        }
       *[other] { $gain_coal ->
            [one] Défausser { $n } cartes de votre main ({ $good }) : { $gain_coal } charbon sur votre mine de charbon
           *[other] Défausser { $n } cartes de votre main ({ $good }) : { $gain_coal } charbons sur votre mine de charbon
        }
    }
draw-tile-does-pay-cards =
    { $colour-id ->
        [yellow] { $n ->
            [one] Défausser { $n } carte de votre main : 1 point pour chaque assistant jaune que vous avez
           *[other] Défausser { $n } cartes de votre main : 1 point pour chaque assistant jaune que vous avez
        }
        [green] { $n ->
            [one] Défausser { $n } carte de votre main : 1 point pour chaque assistant vert que vous avez
           *[other] Défausser { $n } cartes de votre main : 1 point pour chaque assistant vert que vous avez
        }
        [red] { $n ->
            [one] Défausser { $n } carte de votre main : 1 point pour chaque assistant rouge que vous avez
           *[other] Défausser { $n } cartes de votre main : 1 point pour chaque assistant rouge que vous avez
        }
       *[blue] { $n ->
            [one] Défausser { $n } carte de votre main : 1 point pour chaque assistant bleu que vous avez
           *[other] Défausser { $n } cartes de votre main : 1 point pour chaque assistant bleu que vous avez
        }
    }
draw-tile-does-pay-goods =
    { $colour-id ->
        [yellow] Défausser { $n } × { $good } : 1 point pour chaque assistant jaune que vous avez, plus { $vp_plus }
        [green] Défausser { $n } × { $good } : 1 point pour chaque assistant vert que vous avez, plus { $vp_plus }
        [red] Défausser { $n } × { $good } : 1 point pour chaque assistant rouge que vous avez, plus { $vp_plus }
       *[blue] Défausser { $n } × { $good } : 1 point pour chaque assistant bleu que vous avez, plus { $vp_plus }
    }
draw-character-does-nate-welton = Une fois : tous piochent trois cartes ; vous pouvez tout garder, les autres en gardent une.
draw-character-does-hermine = Une fois : deux pions du sac travaillent uniquement pour vous jusqu’à la fin de la manche.
draw-character-does-enoch-brubak = Une fois : deux charbons sur votre mine de charbon.
draw-character-does-onyx = Une fois : un assistant de votre choix sort du sac et travaille uniquement pour vous jusqu’à la fin de la manche.
draw-character-does-gunda = Une fois : un bâtiment coûte trois pièces de moins.
draw-character-does-aaron-reitzke = Une fois : prenez des vignes et construisez-les tout de suite si vous voulez.
draw-objective-does-quartermaster =
    { $n ->
        [one] { $n } point par sorte de marchandise restante, au plus { $most }
       *[other] { $n } points par sorte de marchandise restante, au plus { $most }
    }
draw-objective-does-surveyor =
    { $n ->
        [one] { $n } point par terrain où vous avez une maison, au plus { $most }
       *[other] { $n } points par terrain où vous avez une maison, au plus { $most }
    }

## Événements

draw-timing-immediate = tout de suite
draw-timing-phase-iii = en phase III
draw-timing-phase-iv = en phase IV
draw-timing-phase-v = en phase V
draw-timing-phase-vi = en phase VI
draw-timing-end-of-round = à la fin de la manche
draw-event-does-final-production = Après la phase VI viennent la production finale, puis le décompte final.
draw-event-does-draw-assistants =
    { $n ->
        [one] { $n } pion est tiré du sac.
       *[other] { $n } pions sont tirés du sac.
    }
draw-event-does-build-discount =
    { $amount ->
        [one] Ce qui est construit en phase V coûte { $amount } pièce de moins.
       *[other] Ce qui est construit en phase V coûte { $amount } pièces de moins.
    }
draw-event-does-draw-cards =
    { $n ->
        [one] Tous piochent { $n } carte.
       *[other] Tous piochent { $n } cartes.
    }
draw-event-does-cards-for-good =
    { $discard ->
        [one] En phase VI, chacun peut défausser { $discard } carte contre une marchandise sur un de ses bâtiments.
       *[other] En phase VI, chacun peut défausser { $discard } cartes contre une marchandise sur un de ses bâtiments.
    }
draw-event-does-compensation-discount =
    { $amount ->
        [one] Chaque assistant manquant coûte { $amount } carte de moins.
       *[other] Chaque assistant manquant coûte { $amount } cartes de moins.
    }
draw-event-does-military-reward =
    { $vp ->
        [one] Qui a la plus grande puissance militaire gagne { $vp } point.
       *[other] Qui a la plus grande puissance militaire gagne { $vp } points.
    }
draw-event-does-hire-private =
    { $cost ->
        [one] Chacun peut engager un assistant du sac rien que pour soi, pour { $cost } pièce.
       *[other] Chacun peut engager un assistant du sac rien que pour soi, pour { $cost } pièces.
    }
draw-event-does-lose-goods =
    { $goods ->
        [one] Sans puissance militaire, vous perdez { $goods } marchandise.
       *[other] Sans puissance militaire, vous perdez { $goods } marchandises.
    }
draw-event-does-award-personal-objective = Qui a le moins de points reçoit un objectif personnel.
draw-event-does-shadow-raid =
    { $extra_shadows ->
        [one] À la fin de la manche, { $extra_shadows } Ombre de plus compte.
       *[other] À la fin de la manche, { $extra_shadows } Ombres de plus comptent.
    }
draw-event-does-add-shadows =
    { $n ->
        [one] { $n } Ombre rejoint le sac.
       *[other] { $n } Ombres rejoignent le sac.
    }
draw-event-does-storm = Les navires dans la glace dérivent vers l’arrière, sauf contre une planche, un tonneau ou un tissu.
draw-event-does-coal-to-mine =
    { $n ->
        [one] Tous posent { $n } charbon sur leur mine de charbon.
       *[other] Tous posent { $n } charbons sur leur mine de charbon.
    }
draw-event-does-reveal = De nouveaux bâtiments sont offerts à tous et rejoignent la pioche : { $buildings }.
draw-event-does-ships-move =
    { $n ->
        [one] En phase VI, chaque navire a { $n } déplacement.
       *[other] En phase VI, chaque navire a { $n } déplacements.
    }

## Le plateau Action

draw-action-does-growth =
    { $n ->
        [one] Achetez un pion Action pour les manches suivantes : le troisième pour { $three } pièces, le quatrième pour { $four }, qui rapporte { $n } point.
       *[other] Achetez un pion Action pour les manches suivantes : le troisième pour { $three } pièces, le quatrième pour { $four }, qui rapporte { $n } points.
    }
draw-action-does-black-market =
    { $n ->
        [one] { $coal ->
            [one] { $goods ->
                [one] Défaussez { $n } carte : { $coal } charbon sur votre mine de charbon et { $goods } marchandise sur un bâtiment au choix.
               *[other] Défaussez { $n } carte : { $coal } charbon sur votre mine de charbon et { $goods } marchandises sur un bâtiment au choix.
            }
           *[other] { $goods ->
                [one] Défaussez { $n } carte : { $coal } charbons sur votre mine de charbon et { $goods } marchandise sur un bâtiment au choix.
               *[other] Défaussez { $n } carte : { $coal } charbons sur votre mine de charbon et { $goods } marchandises sur un bâtiment au choix.
            }
        }
       *[other] { $coal ->
            [one] { $goods ->
                [one] Défaussez { $n } cartes : { $coal } charbon sur votre mine de charbon et { $goods } marchandise sur un bâtiment au choix.
               *[other] Défaussez { $n } cartes : { $coal } charbon sur votre mine de charbon et { $goods } marchandises sur un bâtiment au choix.
            }
           *[other] { $goods ->
                [one] Défaussez { $n } cartes : { $coal } charbons sur votre mine de charbon et { $goods } marchandise sur un bâtiment au choix.
               *[other] Défaussez { $n } cartes : { $coal } charbons sur votre mine de charbon et { $goods } marchandises sur un bâtiment au choix.
            }
        }
    }
draw-action-does-exchange-draw =
    { $more ->
        [one] { $n ->
            [one] Échangez toutes vos cartes sauf une, ou piochez { $more } carte à la place ; puis piochez { $n } carte.
           *[other] Échangez toutes vos cartes sauf une, ou piochez { $more } carte à la place ; puis piochez { $n } cartes.
        }
       *[other] { $n ->
            [one] Échangez toutes vos cartes sauf une, ou piochez { $more } cartes à la place ; puis piochez { $n } carte.
           *[other] Échangez toutes vos cartes sauf une, ou piochez { $more } cartes à la place ; puis piochez { $n } cartes.
        }
    }
draw-action-does-progress =
    { $cost ->
        [one] { $n ->
            [one] Payez { $cost } pièce pour retirer une de vos deux tuiles ; cela rapporte { $n } point.
           *[other] Payez { $cost } pièce pour retirer une de vos deux tuiles ; cela rapporte { $n } points.
        }
       *[other] { $n ->
            [one] Payez { $cost } pièces pour retirer une de vos deux tuiles ; cela rapporte { $n } point.
           *[other] Payez { $cost } pièces pour retirer une de vos deux tuiles ; cela rapporte { $n } points.
        }
    }
draw-action-does-build = Construisez un bâtiment, en plus de celui de la phase V.
draw-action-does-bridge =
    { $cost ->
        [one] { $n ->
            [one] Construisez votre pont pour { $cost } pièce ; il rapporte { $n } point.
           *[other] Construisez votre pont pour { $cost } pièce ; il rapporte { $n } points.
        }
       *[other] { $n ->
            [one] Construisez votre pont pour { $cost } pièces ; il rapporte { $n } point.
           *[other] Construisez votre pont pour { $cost } pièces ; il rapporte { $n } points.
        }
    }
draw-action-does-shipyard =
    { $n ->
        [one] Livrer { $offer } : { $n } point
       *[other] Livrer { $offer } : { $n } points
    }
draw-action-does-sail =
    { $n ->
        [one] { $cost ->
            [one] Déplacez votre navire le long de { $n } voie maritime au plus, pour { $cost } pièce chacune.
           *[other] Déplacez votre navire le long de { $n } voie maritime au plus, pour { $cost } pièces chacune.
        }
       *[other] { $cost ->
            [one] Déplacez votre navire le long de { $n } voies maritimes au plus, pour { $cost } pièce chacune.
           *[other] Déplacez votre navire le long de { $n } voies maritimes au plus, pour { $cost } pièces chacune.
        }
    }
draw-market-printed =
    { $n ->
        [one] { $n } imprimé sur l’événement
       *[other] { $n } imprimés sur l’événement
    }
draw-market-drawn =
    { $n ->
        [one] { $n } tiré du sac
       *[other] { $n } tirés du sac
    }
draw-market-bag = { $n } dans le sac
draw-market-yours =
    { $n ->
        [one] { $n } disponible pour vous, avec les vôtres
       *[other] { $n } disponibles pour vous, avec les vôtres
    }

## Plateaux

draw-board-round = Manche { $n } sur { $of }
draw-board-no-event = Pas encore d’événement
draw-board-event-assistants = Les assistants imprimés font partie du marché du travail de cette manche.
draw-board-planned = Pion { $n } { DE($player) }
draw-board-score =
    { $n ->
        [one] { $n } point jusqu’ici
       *[other] { $n } points jusqu’ici
    }
draw-board-score-of =
    { $n ->
        [one] { $player } a { $n } point
       *[other] { $player } a { $n } points
    }
draw-board-track =
    { $n ->
        [one] Piste de score : passer { $steps } rapporte { $n } carte
       *[other] Piste de score : passer { $steps } rapporte { $n } cartes
    }
draw-board-coins =
    { $n ->
        [one] Toutes les marchandises valent ensemble { $n } pièce
       *[other] Toutes les marchandises valent ensemble { $n } pièces
    }
draw-board-cards =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
draw-board-houses =
    { $n ->
        [one] { $n } maison restante
       *[other] { $n } maisons restantes
    }
draw-board-military = Puissance militaire { $n }
draw-board-range =
    { $n ->
        [one] Portée : { $n } route ; sans cette tuile { $then }
       *[other] Portée : { $n } routes ; sans cette tuile { $then }
    }
draw-board-range-removed =
    { $n ->
        [one] Portée : { $n } route
       *[other] Portée : { $n } routes
    }
draw-board-compensation =
    { $n ->
        [one] { $n } carte par assistant manquant ; sans cette tuile { $then }
       *[other] { $n } cartes par assistant manquant ; sans cette tuile { $then }
    }
draw-board-compensation-removed =
    { $n ->
        [one] { $n } carte par assistant manquant
       *[other] { $n } cartes par assistant manquant
    }
draw-board-pawn = Pion Action { $n }
draw-board-pawn-bought = Pion Action { $n }, acheté pour la manche suivante
draw-board-pawn-none = Pion Action { $n }, pas encore acheté
draw-board-zone-free = On peut construire ici un bâtiment de production.
draw-board-space-empty = Aucun bâtiment ici : un pion ne ferait que piocher une carte.
draw-board-careless =
    { $n ->
        [one] { $goods ->
            [one] { $n } assistant de moins, { $goods } marchandise
           *[other] { $n } assistant de moins, { $goods } marchandises
        }
       *[other] { $goods ->
            [one] { $n } assistants de moins, { $goods } marchandise
           *[other] { $n } assistants de moins, { $goods } marchandises
        }
    }
draw-board-ordinary =
    { $goods ->
        [one] Tous les assistants de la carte, { $goods } marchandise
       *[other] Tous les assistants de la carte, { $goods } marchandises
    }
draw-board-extraordinary =
    { $n ->
        [one] { $goods ->
            [one] { $n } assistant de plus, aux couleurs de la carte, { $goods } marchandise
           *[other] { $n } assistant de plus, aux couleurs de la carte, { $goods } marchandises
        }
       *[other] { $goods ->
            [one] { $n } assistants de plus, aux couleurs de la carte, { $goods } marchandise
           *[other] { $n } assistants de plus, aux couleurs de la carte, { $goods } marchandises
        }
    }
draw-board-all-there = Tous les assistants sont là.
draw-board-lacking =
    { $n ->
        [one] { $cards ->
            [one] { $n } assistant manque : cela coûte { $cards } carte.
           *[other] { $n } assistant manque : cela coûte { $cards } cartes.
        }
       *[other] { $cards ->
            [one] { $n } assistants manquent : cela coûte { $cards } carte.
           *[other] { $n } assistants manquent : cela coûte { $cards } cartes.
        }
    }
draw-board-chance =
    { $missing ->
        [one] { $cards ->
            [one] Après le tirage, personne ne manque dans { $n } % des cas. Pour l’instant, { $missing } assistant manque ; chacun de ceux qui manqueraient alors coûte { $cards } carte.
           *[other] Après le tirage, personne ne manque dans { $n } % des cas. Pour l’instant, { $missing } assistant manque ; chacun de ceux qui manqueraient alors coûte { $cards } cartes.
        }
       *[other] { $cards ->
            [one] Après le tirage, personne ne manque dans { $n } % des cas. Pour l’instant, { $missing } assistants manquent ; chacun de ceux qui manqueraient alors coûte { $cards } carte.
           *[other] Après le tirage, personne ne manque dans { $n } % des cas. Pour l’instant, { $missing } assistants manquent ; chacun de ceux qui manqueraient alors coûte { $cards } cartes.
        }
    }
draw-board-goods-here =
    { $n ->
        [0] Rien ici pour l’instant ({ $good })
       *[other] { $n } × { $good } ici
    }
draw-board-no-specials = Pas encore de bâtiment spécial
draw-board-nothing = Pas encore de tuile
draw-board-character-used = A déjà servi cette manche.
draw-board-secret =
    { $n ->
        [one] { $n } point par ville à vous avec ce symbole ({ $symbol } ou { $other })
       *[other] { $n } points par ville à vous avec ce symbole ({ $symbol } ou { $other })
    }
draw-board-helper = { $n } × { $pawn }, pour ce joueur seul dans cette manche
draw-board-hired = { $pawn }, engagé pour ce joueur seul dans cette manche
draw-board-prisoner = { $n } × { $pawn } en prison ; peut être relâché sur le marché
draw-board-draw-pile =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
draw-board-discard-pile =
    { $n ->
        [one] { $n } carte dans la défausse
       *[other] { $n } cartes dans la défausse
    }
draw-board-first = Premier joueur
draw-board-solo-card = Carte solo
draw-objective-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
draw-objective-requires = À livrer ({ $what }), valeur { $n } : { $goods }
draw-objective-weight = { $good } = { $n }
draw-objective-military = Puissance militaire d’au moins { $n }
draw-objective-gate = Seul un navire arrivé à la case Mer { $n } peut livrer.
draw-solo-points = Vous gagnez avec { $n } points ; splendide avec { $splendid } de plus, légendaire avec { $legendary } de plus
draw-solo-towns-with-symbol =
    { $n ->
        [one] Au moins { $n } ville à vous avec ce symbole ({ $what })
       *[other] Au moins { $n } villes à vous avec ce symbole ({ $what })
    }
draw-solo-military = Puissance militaire d’au moins { $n }
draw-solo-bridge-built = Votre pont construit
draw-solo-houses-in =
    { $n ->
        [one] Au moins { $n } maison à vous à cet endroit ({ $what })
       *[other] Au moins { $n } maisons à vous à cet endroit ({ $what })
    }
draw-solo-shipyard-used = Chantier naval utilisé au moins { $n } fois
draw-solo-ahead-of-black-ship = Votre navire devant le navire noir
