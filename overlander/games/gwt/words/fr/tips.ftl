# Ce que dit un regard de plus près, ligne par ligne ; la première est le nom de la chose.

tip-herder = Éleveur { DE($player) }
tip-fees = Taxes
tip-building-space = Un bâtiment personnel peut être construit ici
tip-hazard-space = Le prochain danger de ce type va sur le plus petit numéro libre
tip-start-space = Après Kansas City, votre éleveur repart d’ici
tip-goal = La fin du parcours : qui y arrive suit cinq étapes, dans l’ordre
tip-building = { $building } { DE($player) }
tip-building-needs =
    { $builders ->
        [one] La construction demande { $builders } bâtisseur
       *[other] La construction demande { $builders } bâtisseurs
    }
tip-worker-tile = Un ouvrier à engager au marché de l’emploi
tip-hazard-tile = Qui passe ou s’arrête paie la taxe de sa main ; qui retire la tuile la garde
tip-money = Argent : { $n } $
tip-tokens =
    { $n ->
        [one] { $n } jeton Échange
       *[other] { $n } jetons Échange
    }
tip-certificates =
    { $n ->
        [one] { $n } certificat
       *[other] { $n } certificats
    }
tip-cards =
    { $n ->
        [one] { $n } carte en main ; la limite est de { $limit }
       *[other] { $n } cartes en main ; la limite est de { $limit }
    }
tip-hazards =
    { $n ->
        [one] { $n } tuile Danger
       *[other] { $n } tuiles Danger
    }
tip-built =
    { $n ->
        [one] { $n } bâtiment sur le parcours
       *[other] { $n } bâtiments sur le parcours
    }
tip-zone =
    { $n ->
        [one] { $n } carte Objectif dans la zone
       *[other] { $n } cartes Objectif dans la zone
    }
tip-marker = Le marqueur du marché de l’emploi : des points à la fin
tip-steps =
    { $n ->
        [one] { $n } déplacement au plus par tour
       *[other] { $n } déplacements au plus par tour
    }
tip-hand-limit =
    { $n ->
        [one] Limite de main : { $n } carte
       *[other] Limite de main : { $n } cartes
    }
tip-disc-white = Bordure blanche : ce disque peut aller dans toute ville ou gare
tip-disc-black = Bordure noire : ce disque ne peut aller que là où la bordure est pointillée
tip-disc-cost = Prendre le disque coûte { $n } $
tip-disc-money = Prendre le disque rapporte { $n } $
tip-disc-gone = Le disque de cet emplacement a été pris
tip-worker-free = Cet emplacement est encore libre
tip-worker-printed = Imprimé sur le plateau : il y reste toujours
tip-worker-action = Quand un ouvrier arrive ici : { $action }
tip-limit-here = Le marqueur est ici
tip-limit-beyond = Au-delà de la limite de { $limit }
tip-limit-open = Dans la limite de { $limit }
tip-objective = Carte Objectif : { $tasks }
tip-objective-action = Quand on la joue : { $action }
tip-objective-worth =
    { $penalty ->
        [0] { $vp ->
            [one] Remplie, elle rapporte { $vp } point à la fin
           *[other] Remplie, elle rapporte { $vp } points à la fin
        }
       *[other] { $vp ->
            [one] Remplie, elle rapporte { $vp } point à la fin ; sinon elle en coûte { $penalty }
           *[other] Remplie, elle rapporte { $vp } points à la fin ; sinon elle en coûte { $penalty }
        }
    }
tip-stack =
    { $n ->
        [one] { $n } carte dans la pioche
       *[other] { $n } cartes dans la pioche
    }
tip-draw-empty = La pioche est vide
tip-discard-empty = La défausse est vide
tip-disc = Disque { DE($player) }
tip-discs = { $n } disques { DE($player) }
tip-row-cost = Engager un ouvrier de cette rangée coûte { $n } $
tip-posted = Cédé pour la tuile qui était ici
board-points =
    { $n ->
        [one] { $n } point à la fin
       *[other] { $n } points à la fin
    }
board-border-white = Bordure blanche : n’accepte que les disques des emplacements à bordure blanche
board-border-black = Bordure pointillée : accepte tout disque
tip-forest = Forêt : certains bâtiments comptent vos bâtiments ici
tip-outlaw-space = Le prochain hors-la-loi va sur le plus petit numéro libre
tip-outlaw-tile = Sur le parcours, qui passe ou s’arrête paie la taxe de sa main ; qui touche la prime garde la tuile
tip-bounty = Prime : qui prend le hors-la-loi ici reçoit { $n } $
tip-bounty-token = Prime : qui prend le hors-la-loi ici reçoit un jeton Échange
tip-track = Place pour une locomotive ; les autres sautent une case occupée
tip-track-start = Toutes les locomotives partent d’ici
tip-turnout = Une locomotive qui s’arrête ici peut améliorer la gare
tip-locomotive = Locomotive { DE($player) }
tip-station-cost = L’améliorer coûte { $n } $ et un disque
tip-master-place = Qui améliore la gare peut céder un ouvrier pour son chef de gare
tip-city-value =
    { $n ->
        [0] Une livraison ici est toujours possible
       *[other] Une livraison ici demande une valeur d’au moins { $n }
    }
tip-city-repeat = Vous pouvez y livrer plusieurs fois
tip-city-money = Une livraison ici rapporte aussitôt { $n } $
tip-city-objective = Une livraison ici rapporte une carte Objectif
tip-city-points =
    { $n ->
        [one] { $n } point à la fin par disque
       *[other] { $n } points à la fin par disque
    }
tip-city-bells =
    { $n ->
        [one] { $n } point à la fin par cloche libérée
       *[other] { $n } points à la fin par cloche libérée
    }
tip-city-shop = Ouverte à qui y a un magasin
tip-between = { $one } – { $two }
tip-arrow-points =
    { $n ->
        [one] Un disque dans les deux villes : { $n } point à la fin
       *[other] Un disque dans les deux villes : { $n } points à la fin
    }
tip-arrow-objective = Un disque dans les deux villes : aussitôt une carte Objectif
tip-arrow-token = Un disque dans les deux villes : aussitôt un jeton Échange
tip-crossing = Passage à niveau
tip-crossing-about = Livrer dans une ville au-delà coûte 1 $, sauf si votre locomotive l’a dépassé
tip-row-about = Seuls les ouvriers au-dessus de la rangée du marqueur peuvent être engagés
tip-job-marker = Marqueur du marché de l’emploi
tip-job-marker-about = Les nouveaux ouvriers viennent dans cette rangée ; ceux des rangées du dessus peuvent être engagés
tip-arrow-yellow = Quand le marqueur passe ici, le marché au bétail est complété
tip-arrow-green = Quand la dernière rangée est pleine, les derniers tours commencent
tip-foresight = Qui arrive à Kansas City choisit une des deux tuiles de la prévision { $n }
tip-worth = Votre main vaut { $n } à Kansas City : chaque race compte une fois
tip-worth-more = Les certificats peuvent ajouter { $n }
tip-value = Valeur d’élevage { $n }
tip-pile =
    { $n ->
        [0] { $card } : aucune au marché
       *[other] { $n } × { $card }
    }
tip-add-cattle =
    { $n ->
        [one] Un cowboy qui n’achète rien peut ajouter { $n } carte au marché
       *[other] Un cowboy qui n’achète rien peut ajouter { $n } cartes au marché
    }
tip-green =
    { $n ->
        [one] { $n } hors-la-loi vert
       *[other] { $n } hors-la-loi verts
    }
tip-orange =
    { $n ->
        [one] { $n } hors-la-loi orange
       *[other] { $n } hors-la-loi orange
    }
tip-outlaws =
    { $n ->
        [one] { $n } hors-la-loi
       *[other] { $n } hors-la-loi
    }
tip-stations =
    { $n ->
        [one] Des disques sur { $n } gare
       *[other] Des disques sur { $n } gares
    }
tip-poker-empty = Pas encore d’ouvrier à la table de poker
tip-poker-worker = Assis à la table de poker pour toute la partie
tip-addon = S’ajoute aux actions de ce bâtiment : { $action }
tip-medium = Quand vous placez ici un magasin : { $action }
tip-town-small = Petite ville : un magasin y ouvre les villes au-delà
tip-town-station = Ville avec gare : qui y place un magasin peut aussitôt améliorer sa gare
tip-town-medium = Ville moyenne : qui y place un magasin peut aussitôt utiliser sa tuile
tip-town-big = Grande ville : un magasin permet d’y livrer
tip-north-city = Un de vos disques ici ouvre les villes que ses rails atteignent
tip-shop = Magasin { DE($player) }
tip-specialty = Sa spécialité : le type d’ouvrier dont il a le plus
tip-discs-left =
    { $n ->
        [one] { $n } disque restant
       *[other] { $n } disques restants
    }
