# Seul contre Sam

alone-sam = Jouer en solo contre Sam
alone-sam-about = L’adversaire prévu par le jeu, de force moyenne. Il suit ses cartes, et chaque étape est expliquée.
automa-sam = Sam
option-sam = Sam
option-sam-about = La force de Sam.
option-sam-doubt = Les pas de la plupart de ses cartes sont reconstitués ; avec Ruée vers le nord, son itinéraire et les villes de ses cartes d’expansion le sont aussi.
value-sam-easy = facile
value-sam-medium = moyen
value-sam-hard = difficile
option-sam-first-city = Première livraison de Sam
option-sam-first-city-about = Plus la ville est lointaine, plus Sam est fort.
value-sam-first-city-standard = selon son niveau
value-sam-first-city-kansas-city = Kansas City
value-sam-first-city-fulton = Fulton
value-sam-first-city-st-louis = St. Louis
value-sam-first-city-bloomington = Bloomington
value-sam-first-city-peoria = Peoria
value-sam-first-city-chicago = Chicago
value-sam-first-city-toledo = Toledo
value-sam-first-city-pittsburgh = Pittsburgh
value-sam-first-city-philadelphia = Philadelphia
value-sam-first-city-new-york = New York
option-sam-ties = Ce que les règles de Sam ne tranchent pas
option-sam-ties-about = Qui décide là où les règles de Sam ne font pas de différence.
value-sam-ties-ask = vous décidez
value-sam-ties-board-order = l’ordre du plateau décide
option-sam-fees = Taxes de Sam
option-sam-fees-about = Les taxes que Sam compare quand plusieurs chemins sont aussi courts.
value-sam-fees-turn = celles de ce tour
value-sam-fees-way = celles de tout le chemin jusqu’à Kansas City

sam-card-name = la carte { $n } ({ $steps } ; { $action })
sam-card-two-names = la carte { $n } ({ $steps } ; { $specialty } : { $action } ; sinon : { $otherwise })
sam-card-shop = { $card }, avec d’abord un magasin à placer
sam-specialty-cowboy = si les cowboys sont sa spécialité
sam-specialty-builder = si les bâtisseurs sont sa spécialité
sam-specialty-engineer = si les ingénieurs sont sa spécialité
sam-steps =
    { $n ->
        [one] { $n } déplacement
       *[other] { $n } déplacements
    }
sam-steps-most-buildings = un déplacement par bâtiment de celui qui en a le plus
sam-steps-specialty-workers = un déplacement par ouvrier de sa spécialité
sam-action-hire-specialty = engage un ouvrier de sa spécialité
sam-action-hire-cheapest = engage l’ouvrier le moins cher
sam-action-buy-cattle = achète du bétail
sam-action-refill-2-then-buy-cattle = ajoute 2 cartes au marché au bétail et achète du bétail
sam-action-take-best-value-3 = prend la meilleure carte Bétail de valeur 3
sam-action-build = construit
sam-action-build-with-1-builder = construit avec un bâtisseur
sam-action-locomotive = avance sa locomotive
sam-action-locomotive-to-next-station = avance sa locomotive à la prochaine gare
sam-action-objective = prend une carte Objectif
sam-action-outlaw = prend un hors-la-loi
sam-action-hazard = prend un danger

question-choose-copy = L’offre contient plusieurs cartes identiques : { $card }. Laquelle prenez-vous ?
question-choose-automa-way = Sam a le choix entre plusieurs chemins aussi courts et aux mêmes taxes. Lequel prend-il ?
question-choose-sam-cattle = Sam peut acheter le même nombre de points de plusieurs façons. Qu’achète-t-il ?
question-choose-sam-value3 = Plusieurs cartes Bétail de valeur 3 valent autant de points. Laquelle Sam prend-il ?
question-choose-sam-disc = Sam n’a plus de disque. De laquelle de ses gares en prend-il un ?
question-choose-sam-hazard = Plusieurs dangers se valent pour Sam. Lequel prend-il ?
question-choose-sam-shop = Plusieurs cases de la ville se valent pour Sam. Laquelle prend-il ?
question-choose-automa-building = Les règles de Sam ne disent pas ce qu’il construit ni où. Que fait-il ?

choice-copy-at =
    { $n ->
        [1] La plus éloignée de la pioche
       *[other] Celle en position { $n } en partant du bout opposé à la pioche
    }
choice-sam-buy = Sam achète { $cards-acc }
choice-sam-buy-choose-sam-value3 = Sam prend { $cards-acc }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Sam va jusqu’{ $place-to }
           *[other] Sam va jusqu’{ $place-to } ; vous recevez { $fee } $
        }
       *[other] { $fee ->
            [0] Sam va jusqu’{ $place-to } par { $via-the }
           *[other] Sam va jusqu’{ $place-to } par { $via-the } ; vous recevez { $fee } $
        }
    }
choice-disc-from-choose-sam-disc =
    { $vp ->
        [one] Sam prend son disque de la { $station } ({ $vp } point)
       *[other] Sam prend son disque de la { $station } ({ $vp } points)
    }
choice-hazard-choose-sam-hazard = Sam prend { $tile-the } { $location-from }
choice-shop-choose-sam-shop = Sam place son magasin dans { $town } ({ $slot })
choice-build-choose-automa-building = Sam construit le { $building } { $location-on }
choice-build-choose-automa-building-replace = Sam remplace le { $old } { $location-on } par le { $building }

event-automa-shuffle =
    { $n ->
        [one] { $player } mélange sa seule carte pour former une nouvelle pioche
       *[other] { $player } mélange ses { $n } cartes pour former une nouvelle pioche
    }
event-automa-card = { $player } pioche { $drawn }
event-automa-by-specialty =
    { $worker-id ->
        [cowboy] { $fits ->
            [1] Les cowboys sont la spécialité { DE($player) } : la première action de sa carte compte
           *[0] Les cowboys ne sont pas la spécialité { DE($player) } : la seconde action de sa carte compte
        }
        [builder] { $fits ->
            [1] Les bâtisseurs sont la spécialité { DE($player) } : la première action de sa carte compte
           *[0] Les bâtisseurs ne sont pas la spécialité { DE($player) } : la seconde action de sa carte compte
        }
       *[engineer] { $fits ->
            [1] Les ingénieurs sont la spécialité { DE($player) } : la première action de sa carte compte
           *[0] Les ingénieurs ne sont pas la spécialité { DE($player) } : la seconde action de sa carte compte
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } a { $steps } déplacement : un par ouvrier de sa spécialité ({ $worker } : { $n }), au plus { $steps }
               *[other] { $player } a { $steps } déplacements : un par ouvrier de sa spécialité ({ $worker } : { $n }), au plus { $steps }
            }
            [least] { $steps ->
                [one] { $player } a { $steps } déplacement : un par ouvrier de sa spécialité ({ $worker } : { $n }), au moins { $steps }
               *[other] { $player } a { $steps } déplacements : un par ouvrier de sa spécialité ({ $worker } : { $n }), au moins { $steps }
            }
           *[none] { $steps ->
                [one] { $player } a { $steps } déplacement : un par ouvrier de sa spécialité ({ $worker } : { $n })
               *[other] { $player } a { $steps } déplacements : un par ouvrier de sa spécialité ({ $worker } : { $n })
            }
        }
        [buildings] { $limit ->
            [most] { $steps ->
                [one] { $player } a { $steps } déplacement : un par bâtiment de celui qui en a le plus ({ $owner } : { $n }), au plus { $steps }
               *[other] { $player } a { $steps } déplacements : un par bâtiment de celui qui en a le plus ({ $owner } : { $n }), au plus { $steps }
            }
            [least] { $steps ->
                [one] { $player } a { $steps } déplacement : un par bâtiment de celui qui en a le plus ({ $owner } : { $n }), au moins { $steps }
               *[other] { $player } a { $steps } déplacements : un par bâtiment de celui qui en a le plus ({ $owner } : { $n }), au moins { $steps }
            }
           *[none] { $steps ->
                [one] { $player } a { $steps } déplacement : un par bâtiment de celui qui en a le plus ({ $owner } : { $n })
               *[other] { $player } a { $steps } déplacements : un par bâtiment de celui qui en a le plus ({ $owner } : { $n })
            }
        }
       *[nobody] { $steps ->
            [one] { $player } a { $steps } déplacement : personne n’a de bâtiment sur le plateau
           *[other] { $player } a { $steps } déplacements : personne n’a de bâtiment sur le plateau
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } fait { $steps } déplacement jusqu’{ $location-to } : c’est le chemin le plus court
            [fees] { $player } fait { $steps } déplacement jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui aux taxes les plus basses
            [human-fees] { $player } fait { $steps } déplacement jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui qui vous rapporte le moins
            [asked] { $player } fait { $steps } déplacement jusqu’{ $location-to } : les règles ne tranchaient pas, vous avez choisi
           *[order] { $player } fait { $steps } déplacement jusqu’{ $location-to } : les règles ne tranchaient pas, l’ordre du plateau décide
        }
       *[other] { $why ->
            [only] { $player } fait { $steps } déplacements jusqu’{ $location-to } : c’est le chemin le plus court
            [fees] { $player } fait { $steps } déplacements jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui aux taxes les plus basses
            [human-fees] { $player } fait { $steps } déplacements jusqu’{ $location-to } : parmi les chemins les plus courts, c’est celui qui vous rapporte le moins
            [asked] { $player } fait { $steps } déplacements jusqu’{ $location-to } : les règles ne tranchaient pas, vous avez choisi
           *[order] { $player } fait { $steps } déplacements jusqu’{ $location-to } : les règles ne tranchaient pas, l’ordre du plateau décide
        }
    }
event-automa-fee = { $player } passe par un bâtiment { DE($owner) } ({ $location }) : { $owner } prend { $n } $ à la banque
event-automa-no-specialist =
    { $why ->
        [full] { $player } n’a plus de place pour sa spécialité ({ $worker })
       *[none] { $player } ne trouve personne de sa spécialité ({ $worker })
    }
event-sam-hire =
    { $why ->
        [specialty] { $player } engage { $worker-acc } de la rangée { $row } : c’est sa spécialité
        [specialty-cheapest] { $player } engage { $worker-acc } de la rangée { $row } : dans sa spécialité, personne n’est moins cher
        [specialty-leftmost] { $player } engage { $worker-acc } de la rangée { $row } : dans sa spécialité, personne n’est moins cher et, à égalité, la place la plus à gauche de la rangée la plus haute
        [next] { $player } engage { $worker-acc } de la rangée { $row } : de tous les types proposés, c’est celui dont il a le plus
        [next-cheapest] { $player } engage { $worker-acc } de la rangée { $row } : parmi les types proposés dont il a le plus, personne n’est moins cher
        [next-leftmost] { $player } engage { $worker-acc } de la rangée { $row } : parmi les types proposés dont il a le plus, personne n’est moins cher et, à égalité, la place la plus à gauche de la rangée la plus haute
        [cheapest-specialty] { $player } engage { $worker-acc } de la rangée { $row } : parmi les moins chers, c’est sa spécialité
        [cheapest-specialty-leftmost] { $player } engage { $worker-acc } de la rangée { $row } : parmi les moins chers, c’est sa spécialité et, à égalité, la place la plus à gauche de la rangée la plus haute
        [cheapest-leftmost] { $player } engage { $worker-acc } de la rangée { $row } : personne n’est moins cher et, à égalité, la place la plus à gauche de la rangée la plus haute
       *[cheapest] { $player } engage { $worker-acc } de la rangée { $row } : personne n’est moins cher
    }
event-automa-specialty =
    { $worker-id ->
        [cowboy] { $player } a désormais le plus de cowboys : ils deviennent sa spécialité
        [builder] { $player } a désormais le plus de bâtisseurs : ils deviennent sa spécialité
       *[engineer] { $player } a désormais le plus d’ingénieurs : ils deviennent sa spécialité
    }
event-sam-add-cattle =
    { $cowboy ->
        [0] { $n ->
            [one] { $player } ajoute { $n } carte au marché au bétail, comme le dit sa carte : { $cards }
           *[other] { $player } ajoute { $n } cartes au marché au bétail, comme le dit sa carte : { $cards }
        }
       *[1] { $n ->
            [one] Un cowboy { DE($player) } ajoute { $n } carte au marché au bétail : { $cards }
           *[other] Un cowboy { DE($player) } ajoute { $n } cartes au marché au bétail : { $cards }
        }
    }
event-sam-buy =
    { $player } achète { $cards-acc }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } en tout : { $why ->
        [points] avec { $purse } $ et ses cowboys, il ne peut en obtenir plus
        [best-card] à égalité, l’achat qui contient la meilleure carte
        [cowboys] à égalité, l’achat qui demande le moins de cowboys
        [asked] les règles ne tranchaient pas, vous avez choisi
       *[order] les règles ne tranchaient pas, l’ordre du marché décide
    }
event-sam-take-cattle =
    { $why ->
        [points] { $player } prend { $card-acc } : aucune carte de valeur 3 du marché n’a plus de points
        [asked] { $player } prend { $card-acc } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } prend { $card-acc } : les règles ne tranchaient pas, l’ordre du marché décide
    }
event-automa-objective = { $player } prend { $card-acc } : c’est la plus éloignée de la pioche
event-sam-outlaw = { $player } prend { $tile-the } { $location-from } : aucun hors-la-loi n’est sur une case de numéro plus élevé
event-sam-hazard =
    { $why ->
        [most-tiles] { $player } prend { $tile-the } { $location-from } : le meilleur de la zone qui a le plus de dangers
        [best-tile] { $player } prend { $tile-the } { $location-from } : à nombre égal de dangers, cette zone a le meilleur
        [asked] { $player } prend { $tile-the } { $location-from } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } prend { $tile-the } { $location-from } : les règles ne tranchaient pas, l’ordre du plateau décide
    }
event-sam-engineers =
    { $n ->
        [one] { $player } a { $n } ingénieur : sa locomotive peut avancer de { $n } case
       *[other] { $player } a { $n } ingénieurs : sa locomotive peut avancer de { $n } cases
    }
event-sam-locomotive =
    { $why ->
        [station] La locomotive { DE($player) } va jusqu’{ $node-to } : elle s’arrête à la gare qu’elle peut atteindre
        [farthest] La locomotive { DE($player) } va jusqu’{ $node-to } : elle dépasse une gare plus proche pour s’arrêter à celle-ci
        [next] La locomotive { DE($player) } va jusqu’{ $node-to } : c’est la prochaine gare que votre locomotive n’occupe pas
       *[distance] La locomotive { DE($player) } va jusqu’{ $node-to } : aucune gare n’est à portée, elle avance aussi loin que possible
    }
event-sam-upgrade =
    { $vp ->
        [one] { $player } améliore gratuitement la { $station } ({ $vp } point)
       *[other] { $player } améliore gratuitement la { $station } ({ $vp } points)
    }
event-sam-master = Le { $master } de la { $station } quitte la partie, et personne ne prend sa place
event-sam-end-of-track = La locomotive { DE($player) } a atteint le bout de la voie et quitte la partie
event-sam-disc-from =
    { $why ->
        [only] { $player } n’a plus de disque et prend celui de la { $station }, où il vaut le moins de points
        [asked] { $player } n’a plus de disque et prend celui de la { $station }, comme vous l’avez choisi
       *[order] { $player } n’a plus de disque et prend celui de la { $station }, la première de celles qui valent le moins de points
    }
event-automa-build =
    { $why ->
        [builders] { $player } construit le { $building } { $location-on } : de tous ceux qu’il peut construire, c’est celui qui requiert le plus de bâtisseurs
        [exact] { $player } construit le { $building } { $location-on } : il requiert exactement autant de bâtisseurs que le dit sa carte
        [hand] { $player } construit le { $building } { $location-on } : parmi ceux qui requièrent autant de bâtisseurs, il présente une main
        [asked] { $player } construit le { $building } { $location-on } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } construit le { $building } { $location-on } : les règles ne tranchaient pas, l’ordre décide
    }
event-automa-place =
    { $why ->
        [ahead] { $player } construit { $location-on } : c’est la case Construction libre la plus proche devant votre éleveur, sans les détours à dangers
        [round] { $player } construit { $location-on } : devant votre éleveur, aucune case Construction n’est libre, c’est la plus proche depuis le début du parcours, sans les détours à dangers
        [start] { $player } construit { $location-on } : votre éleveur n’est pas sur le parcours, c’est la case Construction libre la plus proche depuis le début, sans les détours à dangers
        [asked] { $player } construit { $location-on } : plusieurs cases sont aussi proches, les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } construit { $location-on } : plusieurs cases sont aussi proches, les règles ne tranchaient pas, l’ordre du plateau décide
    }
event-automa-replace =
    { $why ->
        [used] { $player } remplace le { $old } { $location-on } par le { $building } : il ne peut en placer de nouveau, et aucun autre remplacement n’utilise autant de bâtisseurs
        [exact] { $player } remplace le { $old } { $location-on } par le { $building } : il ne peut en placer un tel nouveau, et cela utilise exactement autant de bâtisseurs que le dit sa carte
        [highest] { $player } remplace le { $old } { $location-on } par le { $building } : parmi les remplacements qui utilisent autant de bâtisseurs, c’est le plus grand
        [hands] { $player } remplace le { $old } { $location-on } par le { $building } : à égalité, il garde ainsi le plus de bâtiments avec des mains
        [asked] { $player } remplace le { $old } { $location-on } par le { $building } : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } remplace le { $old } { $location-on } par le { $building } : les règles ne tranchaient pas, l’ordre décide
    }
event-sam-foresight =
    { $place ->
        [bottom] { $player } choisit { $tile-the } de la prévision { $spot } : il prend toujours la tuile du bas
       *[top] { $player } choisit { $tile-the } de la prévision { $spot } : les ouvriers ne peuvent plus être choisis
    }
event-sam-no-foresight =
    { $why ->
        [empty] { $player } ne trouve pas de tuile à la prévision { $spot }
       *[workers] { $player } ne trouve que des ouvriers à la prévision { $spot }, et ils ne peuvent plus être choisis
    }
event-sam-no-income = { $player } n’a pas de pioche Bétail et saute le revenu
event-sam-deliver =
    { $why ->
        [first] { $player } livre à { $city } : sa première livraison
        [again] { $player } livre de nouveau à { $city } : aucune ville ne vient après
        [big-city] { $player } livre à { $city } : la seule grande ville de son itinéraire avec son magasin et sans son disque
        [worth] { $player } livre à { $city } : des grandes villes de son itinéraire avec son magasin et sans son disque, celle qui vaut le plus
        [listed] { $player } livre à { $city } : des grandes villes de son itinéraire avec son magasin et sans son disque, aucune ne vaut plus, et elle est citée la première
        [route] { $player } livre à { $city } : la prochaine ville de son itinéraire
       *[next] { $player } livre à { $city } : la ville suivante en ordre croissant de valeur
    }
event-sam-no-token = La flèche { DE($city) } offre un jeton Échange : { $player } n’en prend pas
event-sam-town = Le prochain magasin { DE($player) } va dans { $town } : c’est la première ville de sa carte d’expansion { $number } où il n’en a pas
event-sam-shop =
    { $why ->
        [alike] { $player } place un magasin dans { $town } ({ $slot }) : les cases libres y sont toutes pareilles
        [money] { $player } place un magasin dans { $town } ({ $slot }) : c’est celle qui offre le plus d’argent, et aucune case libre n’y offre d’action
        [action] { $player } place un magasin dans { $town } ({ $slot }) : c’est la case libre qui y offre une action immédiate
        [cost] { $player } place un magasin dans { $town } ({ $slot }) : aucune case libre n’y est moins chère
        [asked] { $player } place un magasin dans { $town } ({ $slot }) : les règles ne tranchaient pas, vous avez choisi
       *[order] { $player } place un magasin dans { $town } ({ $slot }) : les règles ne tranchaient pas, l’ordre décide
    }
event-sam-expansion-done = { $player } a des magasins dans toutes les villes de sa carte d’expansion { $number } : elle quitte la partie
event-sam-expansion = La livraison à { $city } révèle la carte d’expansion { $number } { DE($player) } : elle devient active
event-automa-nothing =
    { $what ->
        [hire] { $player } ne trouve personne à engager
        [cattle] { $player } ne trouve pas de bétail qu’il puisse acheter
        [value-3] { $player } ne trouve pas de carte Bétail de valeur 3 au marché
        [disc] { $player } n’a pas de disque à placer
        [locomotive] La locomotive { DE($player) } a quitté la partie : l’action est ignorée
        [objective] { $player } ne trouve pas de carte Objectif à prendre
        [outlaw] { $player } ne trouve pas de hors-la-loi à prendre
        [hazard] { $player } ne trouve pas de danger à prendre
        [shop] { $player } n’a plus de magasin à placer
        [expansion] { $player } n’a pas de carte d’expansion active et ne place pas de magasin
       *[build] { $player } ne peut ni construire ni remplacer un bâtiment
    }

board-sam = Sam
board-sam-specialty = Spécialité
board-sam-deck = Cartes dans sa pioche / jouées
board-sam-last = Dernière carte
board-sam-pile = Cartes dans sa pile de score
board-sam-unsure = les déplacements sont reconstitués : les nombres imprimés sont introuvables
board-sam-expansion = Carte d’expansion active
board-sam-route = Itinéraire

## The drawn board

panel-sam-pile =
    { $n ->
        [one] { $n } carte dans sa pile de score
       *[other] { $n } cartes dans sa pile de score
    }
panel-sam-deck =
    { $n ->
        [one] { $n } carte dans sa pioche
       *[other] { $n } cartes dans sa pioche
    }
panel-sam-discard =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
panel-sam-no-card = Il n’a pas encore pioché de carte
panel-sam-route-upper = Itinéraire
panel-sam-route-lower = Grandes villes
panel-sam-expansion = Magasins
panel-sam-supply = Bâtiments de Sam

## Errors in corrections

error-data-purse-too-full = { $file } : avec { $place } = { $found } et les prix de market_prices.toml, Sam pourrait acheter plus de { $wanted } cartes Bétail à la fois, ce que cette table ne sait pas proposer. Baissez la bourse ou relevez les prix.
