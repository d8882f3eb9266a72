# Ce que dit un regard de plus près, ligne par ligne ; la première est le nom de la chose.

tip-herder = Éleveur { DE($player) }
tip-fees = Taxes
tip-building-space = Un bâtiment personnel peut être construit ici
tip-hazard-space = Le prochain danger de ce type va sur le plus petit numéro libre
tip-start-space = Après Wellington, votre éleveur repart d’ici
tip-goal = La fin du parcours : qui y arrive suit quatre étapes, dans l’ordre
tip-building = { $building } { DE($player) }
tip-building-needs =
    { $builders ->
        [one] La construction demande { $builders } bâtisseur
       *[other] La construction demande { $builders } bâtisseurs
    }
tip-worker-tile = Un ouvrier à engager au marché de l’emploi
tip-hazard-tile = Qui passe ou s’arrête paie la taxe de sa main ; qui retire la tuile la garde
tip-money = Argent : { $n } £
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
tip-marker = Le marqueur du marché : des points à la fin
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
tip-disc-white = Bordure blanche : ce disque peut aller sur tout comptoir et dans tout port
tip-disc-black = Bordure noire : ce disque ne peut aller que là où la bordure est pointillée
tip-disc-cost = Prendre le disque coûte { $n } £
tip-disc-money = Prendre le disque rapporte { $n } £
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
tip-row-cost = Engager un ouvrier de cette rangée coûte { $n } £
tip-posted = Cédé pour la tuile qui était ici
tip-post-value =
    { $n ->
        [0] Une livraison ici est toujours possible
       *[other] Une livraison ici demande une valeur d’au moins { $n }
    }
tip-wool-value = La laine livrée ici doit valoir au moins { $n }
tip-bonus-cost = Une tuile Bonus de cette rangée coûte { $n } £
tip-between = { $one } – { $two }
tip-both-post =
    { $n ->
        [one] Un disque sur les deux comptoirs : { $n } point à la fin
       *[other] Un disque sur les deux comptoirs : { $n } points à la fin
    }
tip-both-harbour =
    { $n ->
        [one] Un entrepôt dans les deux ports : { $n } point à la fin
       *[other] Un entrepôt dans les deux ports : { $n } points à la fin
    }
tip-foresight-a = Qui arrive à Wellington choisit une des deux tuiles de la prévision A
tip-foresight-b = Qui arrive à Wellington choisit une des deux tuiles de la prévision B
tip-worth = Vos moutons valent { $n } à Wellington : chaque race compte une fois
tip-worth-more = Les certificats peuvent ajouter { $n }
tip-worth-wool = Tondus, leur laine vaut { $n }
tip-storehouse-home = Pas encore placé
tip-storehouse-gone = Il est en mer
tip-pair-gives = Quand les deux ont quitté le plateau : { $gain }
tip-slot-cost = Placer ici un entrepôt coûte { $n } £
tip-slot-free = Placer ici un entrepôt ne coûte rien
tip-disc-place = Placer ici un disque coûte { $n } £
tip-master-place = Place de la capitainerie
tip-master-about = Qui améliore ce port peut céder un ouvrier pour la tuile
tip-wool-posts = Des disques y vont pour la laine des moutons tondus
tip-ship = Bateau { DE($player) }
tip-storehouse = Entrepôt { DE($player) }
tip-explorer = Disque { DE($player) } sur la piste Exploration
tip-gold =
    { $n ->
        [one] { $n } pépite d’or
       *[other] { $n } pépites d’or
    }
tip-bonus-tiles =
    { $n ->
        [one] { $n } tuile Bonus
       *[other] { $n } tuiles Bonus
    }
tip-masters =
    { $n ->
        [one] { $n } capitainerie
       *[other] { $n } capitaineries
    }
tip-wool = Laine permanente : { $n }
tip-permanent =
    { $n ->
        [one] { $n } certificat permanent
       *[other] { $n } certificats permanents
    }
tip-specialty = Sa spécialité : le type d’ouvrier dont elle a le plus
tip-discs-left =
    { $n ->
        [one] { $n } disque restant
       *[other] { $n } disques restants
    }
tip-pile =
    { $n ->
        [0] { $card } : aucun au marché
       *[other] { $n } × { $card }
    }
