# Seul contre Sarah

alone-sarah = Jouer en solo contre Sarah
alone-sarah-about = L’adversaire prévue par le jeu, de force moyenne. Elle suit ses cartes, et chaque étape est expliquée.
automa-sarah = Sarah
option-sarah = Sarah
option-sarah-about = La force de Sarah.
value-sarah-easy = facile
value-sarah-medium = moyen
value-sarah-hard = difficile
option-sarah-first-post = Première livraison de Sarah
option-sarah-first-post-about = Plus le comptoir local est élevé, plus Sarah est forte.
value-sarah-first-post-standard = selon son niveau
value-sarah-first-post-local-0 = comptoir local 0
value-sarah-first-post-local-1 = comptoir local 1
value-sarah-first-post-local-3 = comptoir local 3
value-sarah-first-post-local-6 = comptoir local 6
value-sarah-first-post-local-9 = comptoir local 9
value-sarah-first-post-local-12 = comptoir local 12
value-sarah-first-post-local-15 = comptoir local 15
value-sarah-first-post-local-18 = comptoir local 18
value-sarah-first-post-local-21 = comptoir local 21
option-sarah-ties = Ce que les règles de Sarah ne tranchent pas
option-sarah-ties-about = Qui décide là où les règles de Sarah ne font pas de différence.
value-sarah-ties-ask = vous décidez
value-sarah-ties-board-order = l’ordre du plateau décide
option-sarah-fees = Taxes de Sarah
option-sarah-fees-about = Les taxes que Sarah compare quand plusieurs chemins sont aussi courts.
value-sarah-fees-turn = celles de ce tour
value-sarah-fees-way = celles de tout le chemin jusqu’à Wellington

sarah-card-name = la carte { $n } ({ $steps } ; { $actions })
sarah-card-two-names = la carte { $n } ({ $steps } ; { $specialty } : { $actions } ; sinon : { $otherwise })
sarah-specialty-shepherd = si les bergères sont sa spécialité
sarah-specialty-builder = si les bâtisseurs sont sa spécialité
sarah-specialty-sailor = si les marins sont sa spécialité
sarah-specialty-shearer = si les tondeurs sont sa spécialité
sarah-steps =
    { $n ->
        [one] { $n } lieu
       *[other] { $n } lieux
    }
sarah-steps-shepherd = un lieu par bergère
sarah-steps-builder = un lieu par bâtisseur
sarah-steps-sailor = un lieu par marin
sarah-steps-shearer = un lieu par tondeur
sarah-steps-specialty = un lieu par ouvrier de sa spécialité
sarah-action-hire-cheapest = engage l’ouvrier le moins cher
sarah-action-hire-specialty = engage un ouvrier de sa spécialité
sarah-action-buy-sheep = achète des moutons
sarah-action-add-sheep =
    { $n ->
        [one] ajoute { $n } carte au marché au bétail
       *[other] ajoute { $n } cartes au marché au bétail
    }
sarah-action-take-sheep = prend { $sheep }
sarah-action-build = construit
sarah-action-build-with =
    { $n ->
        [one] construit avec exactement { $n } bâtisseur
       *[other] construit avec exactement { $n } bâtisseurs
    }
sarah-action-bonus-tile = prend une tuile Bonus
sarah-action-explore =
    { $n ->
        [one] explore { $n } case
       *[other] explore { $n } cases
    }
sarah-action-objective = prend une carte Objectif
sarah-action-hazard = prend un danger
sarah-action-bonus-card = prend une carte Bonus selon le nombre de ses marins
sarah-action-shear = prend des moutons selon le nombre de ses tondeurs
sarah-action-move-on =
    { $n ->
        [one] avance de { $n } lieu de plus
       *[other] avance de { $n } lieux de plus
    }

question-choose-copy = L’offre contient plusieurs cartes identiques : { $card }. Laquelle prenez-vous ?
question-choose-automa-way = Sarah a le choix entre plusieurs chemins aussi courts et aux mêmes taxes. Lequel prend-elle ?
question-choose-automa-building = Les règles de Sarah ne disent pas ce qu’elle construit ni où. Que fait-elle ?
question-choose-sarah-worker = Sarah trouve plusieurs ouvriers au même coût. Qui engage-t-elle ?
question-choose-sarah-sheep = Les règles de Sarah ne disent pas quels moutons elle prend. Lesquels ?
question-choose-sarah-harbour = Plusieurs ports moyens rapportent aussi peu de points. Dans lequel va Sarah ?
question-choose-sarah-disc = Sarah n’a plus de disque. De quel port en prend-elle un ?
question-choose-sarah-hazard = Plusieurs dangers se valent pour Sarah. Lequel prend-elle ?

choice-copy-at =
    { $n ->
        [1] La plus éloignée de la pioche
       *[other] Celle en position { $n } en partant du bout opposé à la pioche
    }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Sarah va jusqu’{ $place-to }
           *[other] Sarah va jusqu’{ $place-to } ; vous recevez { $fee } £
        }
       *[other] { $fee ->
            [0] Sarah va jusqu’{ $place-to } par { $via-the }
           *[other] Sarah va jusqu’{ $place-to } par { $via-the } ; vous recevez { $fee } £
        }
    }
choice-build-choose-automa-building = Sarah construit le { $building } { $location-on }
choice-build-choose-automa-building-replace = Sarah remplace le { $old } { $location-on } par le { $building }
choice-hire-choose-sarah-worker =
    { $worker-id ->
        [shepherd] Sarah engage la bergère ({ $cost } £)
        [builder] Sarah engage le bâtisseur ({ $cost } £)
        [sailor] Sarah engage le marin ({ $cost } £)
       *[shearer] Sarah engage le tondeur ({ $cost } £)
    }
choice-take-choose-sarah-sheep = Sarah prend { $cards-acc }
choice-improve-choose-sarah-harbour =
    { $vp ->
        [one] Sarah navigue jusqu’au port { $harbour-from } ({ $vp } point)
       *[other] Sarah navigue jusqu’au port { $harbour-from } ({ $vp } points)
    }
choice-disc-from-choose-sarah-disc = Sarah prend son disque du port { $harbour-from }
choice-hazard-choose-sarah-hazard = Sarah prend { $tile-the } { $location-from }

event-automa-shuffle =
    { $n ->
        [one] { $player } mélange sa seule carte pour former une nouvelle pioche
       *[other] { $player } mélange ses { $n } cartes pour former une nouvelle pioche
    }
event-automa-card = { $player } pioche { $drawn }
event-automa-by-specialty =
    { $worker-id ->
        [shepherd] { $fits ->
            [1] Les bergères sont la spécialité { DE($player) } : la première moitié de sa carte compte
           *[0] Les bergères ne sont pas la spécialité { DE($player) } : la seconde moitié de sa carte compte
        }
        [builder] { $fits ->
            [1] Les bâtisseurs sont la spécialité { DE($player) } : la première moitié de sa carte compte
           *[0] Les bâtisseurs ne sont pas la spécialité { DE($player) } : la seconde moitié de sa carte compte
        }
        [sailor] { $fits ->
            [1] Les marins sont la spécialité { DE($player) } : la première moitié de sa carte compte
           *[0] Les marins ne sont pas la spécialité { DE($player) } : la seconde moitié de sa carte compte
        }
       *[shearer] { $fits ->
            [1] Les tondeurs sont la spécialité { DE($player) } : la première moitié de sa carte compte
           *[0] Les tondeurs ne sont pas la spécialité { DE($player) } : la seconde moitié de sa carte compte
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n }), au plus { $steps }
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n }), au plus { $steps }
            }
            [least] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n }), au moins { $steps }
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n }), au moins { $steps }
            }
           *[none] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n })
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier de sa spécialité ({ $worker } : { $n })
            }
        }
       *[card] { $limit ->
            [most] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n }), au plus { $steps }
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n }), au plus { $steps }
            }
            [least] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n }), au moins { $steps }
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n }), au moins { $steps }
            }
           *[none] { $steps ->
                [one] { $player } a { $steps } lieu à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n })
               *[other] { $player } a { $steps } lieux à parcourir : un par ouvrier que compte sa carte ({ $worker } : { $n })
            }
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } avance de { $steps } lieu jusqu’{ $location-to } : c’est le chemin le plus court
            [fees] { $player } avance de { $steps } lieu jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui aux taxes les plus basses
            [human-fees] { $player } avance de { $steps } lieu jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui qui vous rapporte le moins
            [asked] { $player } avance de { $steps } lieu jusqu’{ $location-to } : les règles ne tranchaient pas, vous avez choisi
           *[order] { $player } avance de { $steps } lieu jusqu’{ $location-to } : les règles ne tranchaient pas, l’ordre du plateau décide
        }
       *[other] { $why ->
            [only] { $player } avance de { $steps } lieux jusqu’{ $location-to } : c’est le chemin le plus court
            [fees] { $player } avance de { $steps } lieux jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui aux taxes les plus basses
            [human-fees] { $player } avance de { $steps } lieux jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui qui vous rapporte le moins
            [asked] { $player } avance de { $steps } lieux jusqu’{ $location-to } : les règles ne tranchaient pas, vous avez choisi
           *[order] { $player } avance de { $steps } lieux jusqu’{ $location-to } : les règles ne tranchaient pas, l’ordre du plateau décide
        }
    }
event-automa-fee = { $player } passe par un bâtiment { DE($owner) } ({ $location }) : { $owner } prend { $n } £ à la banque
event-automa-no-specialist =
    { $why ->
        [full] { $player } n’a plus de place pour sa spécialité ({ $worker })
       *[none] { $player } ne trouve personne de sa spécialité ({ $worker })
    }
event-automa-specialty =
    { $worker-id ->
        [shepherd] { $player } a désormais le plus de bergères : elles deviennent sa spécialité
        [builder] { $player } a désormais le plus de bâtisseurs : ils deviennent sa spécialité
        [sailor] { $player } a désormais le plus de marins : ils deviennent sa spécialité
       *[shearer] { $player } a désormais le plus de tondeurs : ils deviennent sa spécialité
    }
event-automa-objective = { $player } prend { $card-acc } : c’est la plus éloignée de la pioche
event-automa-build =
    { $why ->
        [all] { $player } construit le { $building } { $location-on } : il requiert tous ses bâtisseurs
        [all-but-one] { $player } construit le { $building } { $location-on } : il requiert tous ses bâtisseurs sauf un, et aucun de ceux qui restent ne les requiert tous
        [builders] { $player } construit le { $building } { $location-on } : de tous ceux qu’elle peut construire, c’est celui qui requiert le plus de bâtisseurs
        [exact] { $player } construit le { $building } { $location-on } : il requiert exactement autant de bâtisseurs que le dit sa carte
        [hand] { $player } construit le { $building } { $location-on } : parmi ceux qui requièrent autant de bâtisseurs, il présente une main
        [asked] { $player } construit le { $building } { $location-on } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } construit le { $building } { $location-on } : les règles ne tranchaient pas, l’ordre décide
    }
event-automa-place =
    { $why ->
        [ahead] { $player } construit { $location-on } : c’est la case Construction libre la plus proche devant votre éleveur, hors terrain risqué et permise par son exploration
        [round] { $player } construit { $location-on } : devant votre éleveur, aucune case Construction ne lui convient, c’est la libre la plus proche depuis le début du parcours, hors terrain risqué et permise par son exploration
        [start] { $player } construit { $location-on } : votre éleveur n’est pas sur le parcours, c’est la case Construction libre la plus proche depuis le début, hors terrain risqué et permise par son exploration
        [asked] { $player } construit { $location-on } : plusieurs cases sont aussi proches, les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } construit { $location-on } : plusieurs cases sont aussi proches, les règles ne tranchaient pas, l’ordre du plateau décide
    }
event-automa-replace =
    { $why ->
        [used] { $player } remplace le { $old } { $location-on } par le { $building } : elle ne peut en placer de nouveau avec tous ses bâtisseurs ou tous sauf un, et aucun autre remplacement n’en utilise autant
        [exact] { $player } remplace le { $old } { $location-on } par le { $building } : elle n’en a plus de nouveau pour autant de bâtisseurs que le dit sa carte, et cela en utilise exactement autant
        [highest] { $player } remplace le { $old } { $location-on } par le { $building } : parmi les remplacements qui utilisent autant de bâtisseurs, c’est celui qui a le plus de points
        [hands] { $player } remplace le { $old } { $location-on } par le { $building } : à égalité, elle garde ainsi le plus de bâtiments avec des mains
        [asked] { $player } remplace le { $old } { $location-on } par le { $building } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } remplace le { $old } { $location-on } par le { $building } : les règles ne tranchaient pas, l’ordre décide
    }
event-automa-nothing =
    { $what ->
        [hire] { $player } ne trouve personne à engager
        [sheep] { $player } ne trouve aucun mouton à prendre
        [disc] { $player } n’a plus de disque à placer
        [harbour] { $player } a un disque dans chaque port moyen
        [bonus-card] { $player } ne trouve plus de carte Bonus de cette sorte
        [bonus-tile] { $player } ne trouve aucune tuile Bonus à prendre
        [objective] { $player } ne trouve aucune carte Objectif à prendre
        [hazard] { $player } ne trouve aucun danger à prendre
        [explore] { $player } est au bout de la piste Exploration
        [move-on] { $player } a atteint Wellington : elle n’avance pas plus loin
       *[build] { $player } ne peut ni construire ni remplacer un bâtiment
    }
event-sarah-move-on =
    { $n ->
        [one] { $player } avance encore de { $n } lieu, comme le dit sa carte
       *[other] { $player } avance encore de { $n } lieux, comme le dit sa carte
    }
event-sarah-hire =
    { $why ->
        [specialty] { $player } engage { $worker-acc } de la rangée { $row } : c’est sa spécialité
        [specialty-cheapest] { $player } engage { $worker-acc } de la rangée { $row } : dans sa spécialité, personne n’est moins cher
        [cheapest] { $player } engage { $worker-acc } de la rangée { $row } : personne n’est moins cher
        [cheapest-specialty] { $player } engage { $worker-acc } de la rangée { $row } : parmi les moins chers, c’est sa spécialité
        [asked] { $player } engage { $worker-acc } de la rangée { $row } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } engage { $worker-acc } de la rangée { $row } : les règles ne tranchaient pas, l’ordre décide
    }
event-sarah-harbour =
    { $why ->
        [empty] { $player } place un disque dans le port { $harbour-from } : c’est celui qui vaut le moins parmi les ports moyens sans disque ({ $vp })
        [yours] { $player } place un disque dans le port { $harbour-from } : c’est celui qui vaut le moins parmi les ports moyens occupés par vous seulement ({ $vp })
        [asked] { $player } place un disque dans le port { $harbour-from } ({ $vp }) : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } place un disque dans le port { $harbour-from } ({ $vp }) : les règles ne tranchaient pas, l’ordre décide
    }
event-sarah-master = La { $master } du port { $harbour-from } quitte la partie, et personne ne prend sa place
event-sarah-wool = { $player } place un disque sur le { $post }, comme le dit la case de son ouvrier
event-sarah-disc-from =
    { $why ->
        [only] { $player } n’a plus de disque et prend celui du port { $harbour-from }
        [asked] { $player } n’a plus de disque et prend celui du port { $harbour-from }, comme vous l’avez choisi
       *[order] { $player } n’a plus de disque et prend celui du port { $harbour-from }, le premier du plateau
    }
event-sarah-no-income = { $player } n’a pas de troupeau et saute le revenu
event-sarah-deliver =
    { $why ->
        [first] { $player } livre au { $post } : c’est sa première livraison
        [again] { $player } livre de nouveau au { $post } : il n’y en a pas de plus élevé
       *[next] { $player } livre au { $post } : c’est le prochain comptoir local en ordre croissant de valeur
    }
event-sarah-foresight =
    { $spot ->
        [a] { $player } choisit { $tile-the } de la prévision A : elle prend toujours la tuile de droite
       *[b] { $player } choisit { $tile-the } de la prévision B : elle prend toujours la tuile de droite
    }
event-sarah-no-foresight =
    { $spot ->
        [a] { $player } ne trouve pas de tuile à la prévision A
       *[b] { $player } ne trouve pas de tuile à la prévision B
    }
event-sarah-add-sheep =
    { $why ->
        [card] { $n ->
            [one] { $player } ajoute { $n } carte au marché au bétail, comme le dit sa carte : { $cards }
           *[other] { $player } ajoute { $n } cartes au marché au bétail, comme le dit sa carte : { $cards }
        }
       *[shepherds] { $n ->
            [one] Ce que veut { $player } manque au marché, une de ses bergères ajoute { $n } carte : { $cards }
           *[other] Ce que veut { $player } manque au marché, une de ses bergères ajoute { $n } cartes : { $cards }
        }
    }
event-sarah-shepherds =
    { $n ->
        [one] { $player } achète ce que sa tuile de marché indique pour { $n } bergère
       *[other] { $player } achète ce que sa tuile de marché indique pour { $n } bergères
    }
event-sarah-sheep =
    { $player } prend { $cards-acc }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } en tout : { $why ->
        [only] le marché n’a rien d’autre qu’elle puisse prendre
        [points] rien d’autre ne vaudrait autant
        [rarer] à points égaux, la race la moins nombreuse au marché
        [asked] les règles ne tranchaient pas, vous avez choisi
       *[order] les règles ne tranchaient pas, l’ordre décide
    }
event-sarah-bonus-tile =
    { $why ->
        [cheapest] { $player } prend { $tile-the } de la rangée { $row } : aucune rangée n’est moins chère. Cette tuile quitte la partie
       *[leftmost] { $player } prend { $tile-the } de la rangée { $row } : aucune rangée n’est moins chère et, à égalité, c’est la tuile la plus à gauche de la rangée la plus haute. Elle quitte la partie
    }
event-sarah-explore = { $player } explore jusqu’à la case { $n }, sans sa récompense
event-sarah-hazard =
    { $why ->
        [best-tile] { $player } prend { $tile-the } { $location-from } : aucun danger ne vaut plus
        [most-tiles] { $player } prend { $tile-the } { $location-from } : à valeur égale, dans la zone qui a le plus de dangers
        [black-hand] { $player } prend { $tile-the } { $location-from } : à valeur égale, elle préfère une main noire
        [asked] { $player } prend { $tile-the } { $location-from } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } prend { $tile-the } { $location-from } : les règles ne tranchaient pas, l’ordre du plateau décide
    }

board-sarah = Sarah
board-sarah-specialty = Spécialité
board-sarah-deck = Cartes dans sa pioche / jouées
board-sarah-last = Dernière carte
board-sarah-pile = Cartes dans sa pile
board-sarah-unsure = reconstitué : les nombres imprimés sont introuvables
