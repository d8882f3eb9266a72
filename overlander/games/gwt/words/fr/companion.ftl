# Sam à une vraie table

companion-automa-gwt = Sam
companion-removed =
    { $n ->
        [one] Retirez { $n } carte du paquet de Sam : les cartes 13 à 15 ne servent pas à ce niveau. Le compagnon mélange le reste pour vous.
       *[other] Retirez { $n } cartes du paquet de Sam : les cartes 13 à 15 ne servent pas à ce niveau. Le compagnon mélange le reste pour vous.
    }
companion-drawn-worker = Piochez une tuile Ouvrier du sac 2 pour Sam et posez-la sur son plateau. Laquelle est-ce ? C’est sa spécialité.
companion-extra-workers = Donnez à Sam un ouvrier de plus de chaque type, pris dans le sac 2.
companion-set-up = Sam joue avec les faces b de ses bâtiments et a une carte Objectif de départ face cachée, mais ni argent, ni jetons, ni troupeau. Vous commencez.
companion-first-delivery = Sa première livraison va à { $city }.
companion-north = Sam joue avec ses cartes de l’extension, { $n } magasins et { $discs } disques. Empilez ses cartes d’expansion face cachée, la I au-dessus, et révélez la I : c’est sa carte active. La carte Itinéraire de son niveau est posée face visible.
companion-route = Sa carte Itinéraire dit où Sam livre : dans une grande ville de sa partie basse où il a un magasin et pas encore de disque, et s’il y en a plusieurs, dans celle qui vaut le plus de points ; sinon, dans la ville suivante de sa partie haute, qui commence par { $city }.
companion-slide-foresights = Après chaque visite à Kansas City, les vôtres aussi, ce qui reste dans chaque prévision glisse sur la case du bas ; puis on remplit les cases du haut.
companion-slide-objectives = Les cartes Objectif de l’offre forment une file à côté de la pioche. Chaque fois que l’une d’elles est prise, par vous aussi, faites glisser les autres en les éloignant de la pioche et remplissez l’emplacement à côté de la pioche.
companion-doubt = Des cartes de Sam, le compagnon ne connaît ceci que tel qu’il a été reconstitué : les déplacements des cartes 1 à 9, ce que comptent ceux des cartes 10 à 12, 14 et 15, laquelle des cartes 1 et 2 engage par spécialité, et la seconde moitié de la carte 15. Comparez ce qu’il dit avec vos cartes. Ce qui diffère peut être corrigé : voyez d’où viennent les valeurs.
companion-north-doubt = Avec l’extension, le compagnon ne connaît aussi les autres actions de ses cartes, les villes de ses cartes d’expansion et son itinéraire que tels qu’ils ont été reconstitués ; comparez ce qu’il dit avec vos cartes.
companion-your-shop = Sam place un magasin : { $town }. Où se trouve votre propre magasin dans cette ville ?
companion-no-shop = Je n’en ai aucun
companion-move =
    { $steps ->
        [one] Avancez l’éleveur de Sam de { $steps } déplacement vers Kansas City ; il s’y arrête s’il y arrive plus tôt.
       *[other] Avancez l’éleveur de Sam de { $steps } déplacements vers Kansas City ; il s’y arrête s’il y arrive plus tôt.
    }
companion-way = Quel chemin aux bifurcations : d’abord celui où il reste le moins de lieux jusqu’à Kansas City (bâtiments, dangers et hors-la-loi comptent, pas les cases vides). Ensuite, parmi les chemins aussi courts, celui où ces déplacements rencontrent les taxes les plus basses, sans compter ses propres bâtiments. Enfin, à taxes égales, celui qui vous paie le moins. Si rien ne les distingue, vous choisissez.
companion-way-fees = Chaque fois qu’il passe ou s’arrête sur un de vos bâtiments présentant une main, prenez-en la taxe à la banque. Sam lui-même ne paie rien.
companion-own-buildings = Combien de vos bâtiments sont sur le parcours ?
companion-arrived = L’éleveur de Sam est-il maintenant à Kansas City ?
companion-cheapest =
    { $worker-id ->
        [cowboy] Dans quelle rangée au-dessus du marqueur se trouve le cowboy le moins cher ? À prix égal, la rangée du haut.
        [builder] Dans quelle rangée au-dessus du marqueur se trouve le bâtisseur le moins cher ? À prix égal, la rangée du haut.
       *[engineer] Dans quelle rangée au-dessus du marqueur se trouve l’ingénieur le moins cher ? À prix égal, la rangée du haut.
    }
companion-no-row = aucune
companion-leftmost = Lequel est le plus à gauche dans sa rangée ?
companion-market = Qu’y a-t-il au marché au bétail ?
companion-market-orange = Qu’y a-t-il au marché au bétail ? Ne comptez pas les cartes orange : Sam n’en achète jamais.
companion-add-cattle =
    { $n ->
        [one] Ajoutez { $n } carte au marché au bétail.
       *[other] Ajoutez { $n } cartes au marché au bétail, tant qu’il y en a.
    }
companion-free-space = Y a-t-il une case Construction libre, hors des détours à dangers, devant votre éleveur ou depuis le début du parcours ?
companion-automa-build = Sam construit le { $building }.
companion-where = Où : depuis votre éleveur, allez vers Kansas City jusqu’à la case Construction libre la plus proche, c’est-à-dire à moins de cases du parcours, occupées comprises. Les détours à dangers (inondation, sécheresse, éboulement) sont exclus, celui des hors-la-loi ne l’est pas. S’il n’y en a pas avant Kansas City, ou si votre éleveur n’est pas sur le parcours, partez du début du parcours. Entre deux cases aussi proches, vous choisissez.
companion-automa-replace = Sam remplace son { $old } par le { $building }.
companion-locomotive = Où se trouve votre locomotive ?
companion-sam-master = S’il y reste un chef de gare, il quitte la partie.
companion-automa-objective = Sam prend face cachée la carte Objectif la plus éloignée de la pioche. Faites glisser les autres en les éloignant de la pioche et remplissez l’emplacement à côté de la pioche.
companion-objective-points = Combien de points sur cette carte Objectif ? 0 s’il n’y en avait pas.
companion-outlaw = Sam prend le hors-la-loi de la case occupée au plus grand numéro, sans la prime.
companion-hazard = Sam prend un danger : dans la zone qui a le plus de tuiles, à égalité dans celle qui a la tuile de plus grande valeur ; là, la tuile de plus grande valeur. Si rien ne les distingue, vous choisissez.
companion-hazard-points = Combien de points a ce danger ? 0 s’il n’y en avait pas.
companion-foresights = Trois fois de suite, Sam choisit la tuile du bas d’une prévision ; placez chacune comme d’habitude. Dès qu’un ouvrier occupe la dernière case du marché de l’emploi, il ne choisit plus d’ouvrier : il prend alors la tuile du haut si celle du bas est un ouvrier, et aucune si toutes les deux en sont.
companion-foresights-last = À chacune des trois prévisions, Sam choisit la tuile du bas, ou celle du haut si celle du bas est un ouvrier, ou aucune si toutes les deux en sont : plus personne ne peut choisir d’ouvrier. Placez les tuiles comme d’habitude.
companion-filled = Sam a-t-il rempli la dernière case du marché de l’emploi ?
companion-automas-marker = Sam prend le marqueur du marché de l’emploi (2 points). Il termine sa visite à Kansas City ; puis vous avez un dernier tour, où vous ne pouvez plus choisir d’ouvrier dans les prévisions.
companion-automas-last = Vous avez le marqueur du marché de l’emploi. Sam a un dernier tour.
companion-leave = L’éleveur de Sam va au début du parcours. Dans chaque prévision, faites glisser ce qui reste sur la case du bas, puis remplissez les cases du haut.
companion-tie = Les règles de Sam ne tranchent pas. Que fait-il ?
companion-option-buy = Sam achète { $cards-acc }
companion-option-take = Sam prend { $cards-acc }
companion-option-build = Sam construit le { $building }
companion-option-replace = Sam remplace son { $old } par le { $building }
companion-option-disc = Sam prend son disque de la { $station }
companion-option-shop = Sam place son magasin : { $slot }
companion-next = À vous. Quand votre tour est fini, Sam pioche sa carte.
companion-turn = Tour de Sam
companion-your-marker = J’ai rempli le marché de l’emploi : dernier tour de Sam
companion-last-turn = Votre dernier tour. Quand il est fini, on compte les points.
companion-points = Compter les points
companion-start-objective = Retournez la carte Objectif de départ de Sam. Combien de points ?
companion-your-points = Vos points par catégorie :
set-up-masters = Chefs de gare
set-up-masters-line = { $station } : { $master }
set-up-neutral = Bâtiments neutres
set-up-neutral-line = { $location } : { $letter }
set-up-sides = Faces des bâtiments
set-up-sides-line = { $sides }
set-up-towns = Villes moyennes
set-up-towns-line = { $town } : { $medium }
