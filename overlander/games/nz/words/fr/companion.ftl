# Sarah à une vraie table

companion-automa-nz = Sarah
companion-removed = Laissez ces cartes de Sarah dans la boîte : { $numbers }. Le compagnon mélange le reste pour vous.
companion-drawn-worker = Piochez des tuiles A pour Sarah jusqu’à obtenir un ouvrier (les dangers retournent dans le sac) et posez-le sur son plateau, sans carte Bonus. Lequel est-ce ? C’est sa spécialité.
companion-set-up = Mise en place à deux joueurs, avec une seule tuile Déplacement. Sarah a ses bâtiments, sur les mêmes faces que les vôtres, 15 disques en réserve et un sur la case 0 de la piste Exploration ; son éleveur commence sur la case Cavalier, son bateau au départ. Elle n’a ni troupeau, ni argent, ni jetons, ni or, ni entrepôts, ni certificats. Sa première livraison va au { $post }. Vous commencez avec 7 £, un jeton Échange et 4 cartes.
companion-sides = Avec quelles faces de vos bâtiments jouez-vous ? Ceux de Sarah montrent les mêmes.
companion-sides-a = toutes les faces a
companion-sides-b = toutes les faces b
companion-sides-mixed = des faces a et des faces b
companion-which-b = Lesquels montrent la face b ? 1 pour b, 0 pour a.
companion-building = bâtiment { $n }
companion-slide-foresights = Après chaque livraison à Wellington, les vôtres aussi, ce qui reste des prévisions glisse vers la droite ; puis on remplit les cases de gauche.
companion-slide-objectives = Les cartes Objectif de l’offre forment une file à côté de la pioche. Chaque fois que l’une d’elles est prise, par vous aussi, faites glisser celles qui sont plus près de la pioche et remplissez l’emplacement à côté de la pioche.
companion-doubt = Le compagnon ne connaît les nombres des cartes de Sarah et de sa tuile Marché au bétail que tels qu’ils ont été reconstitués ; comparez ce qu’il dit avec les vôtres. Ce qui diffère peut être corrigé : voyez d’où viennent les valeurs.
companion-move =
    { $steps ->
        [one] Avancez l’éleveur de Sarah de { $steps } lieu vers Wellington ; il s’y arrête s’il y arrive plus tôt.
       *[other] Avancez l’éleveur de Sarah de { $steps } lieux vers Wellington ; il s’y arrête s’il y arrive plus tôt.
    }
companion-move-on =
    { $steps ->
        [one] S’il n’a pas atteint Wellington, avancez l’éleveur de Sarah de { $steps } lieu de plus, selon les mêmes règles.
       *[other] S’il n’a pas atteint Wellington, avancez l’éleveur de Sarah de { $steps } lieux de plus, selon les mêmes règles.
    }
companion-way = Quel chemin aux bifurcations : d’abord celui où il reste le moins de lieux jusqu’à Wellington (bâtiments et dangers comptent, pas les cases vides). Ensuite, parmi les chemins aussi courts, celui où ces déplacements rencontrent les taxes les plus basses, sans compter ses propres bâtiments. Enfin, à taxes égales, celui qui vous paie le moins. Si rien ne les distingue, vous choisissez.
companion-way-fees = Chaque fois qu’elle passe ou s’arrête sur un de vos bâtiments présentant une main, prenez-en la taxe à la banque. Sarah elle-même ne paie rien.
companion-arrived = L’éleveur de Sarah est-il maintenant à Wellington ?
companion-cheapest =
    { $worker-id ->
        [shepherd] Dans quelle rangée du marché de l’emploi, en partant du haut, se trouve la bergère la moins chère ?
        [builder] Dans quelle rangée du marché de l’emploi, en partant du haut, se trouve le bâtisseur le moins cher ?
        [sailor] Dans quelle rangée du marché de l’emploi, en partant du haut, se trouve le marin le moins cher ?
       *[shearer] Dans quelle rangée du marché de l’emploi, en partant du haut, se trouve le tondeur le moins cher ?
    }
companion-no-row = aucune
companion-market = Combien de ces cartes sont au marché au bétail ?
companion-add-sheep =
    { $n ->
        [one] Ajoutez { $n } carte au marché au bétail.
       *[other] Ajoutez { $n } cartes au marché au bétail, tant qu’il y en a.
    }
companion-free-space = Y a-t-il une case Construction libre sans terrain risqué, devant votre éleveur ou depuis le début du parcours ? Une case qui demande de l’exploration ne compte que si elle n’en demande pas plus de { $n } : Sarah en est là.
companion-automa-build = Sarah construit le { $building }.
companion-where = Où : depuis votre éleveur, allez vers Wellington jusqu’à la case Construction libre la plus proche, c’est-à-dire à moins de cases du parcours, occupées comprises. Les terrains risqués sont exclus, comme les cases qui demandent plus d’exploration que les { $n } de Sarah. S’il n’y en a pas avant Wellington, partez du début du parcours. Entre deux cases aussi proches, vous choisissez.
companion-automa-replace = Sarah remplace son { $old } par le { $building }.
companion-sarah-master = S’il y reste une capitainerie, elle quitte la partie.
companion-automa-objective = Sarah met sur sa pile la carte Objectif la plus éloignée de la pioche. Faites glisser les autres et remplissez l’emplacement à côté de la pioche.
companion-hazard = Sarah prend un danger : dans la zone qui a le danger de plus grande valeur, à égalité dans celle qui a le plus de tuiles ; là, celui de plus grande valeur, à égalité un danger présentant une main noire. Elle met sur sa pile la carte Support de cette zone. Si rien ne les distingue, vous choisissez.
companion-bonus-tile = Sarah remet une tuile Bonus dans la boîte : dans la rangée la moins chère au-dessus du marqueur, à égalité dans la plus haute, la tuile la plus à gauche. Ce qu’elle coûte et rapporte par ailleurs ne compte pas.
companion-bonus-card = Sarah met sur sa pile une carte Bonus, s’il en reste une : { $pile }.
companion-romney = Sarah prend dans la réserve et met sur sa pile : { $card }.
companion-shear = S’il y a cette carte au marché au bétail, Sarah en prend aussi une : { $card }.
companion-your-harbours = Le bateau de Sarah va dans un port moyen. Dans lesquels avez-vous un disque ? 1 pour oui, 0 pour non.
companion-foresights = Sarah choisit la tuile de droite de la prévision A, puis celle de B ; placez-les comme d’habitude.
companion-filled = Sa tuile Bonus a-t-elle rempli la dernière case du marché aux tuiles Bonus ?
companion-automas-marker = Sarah prend le marqueur du marché (5 points). Vous avez un dernier tour.
companion-automas-last = Vous avez le marqueur du marché. Sarah a un dernier tour.
companion-leave = L’éleveur de Sarah va au début du parcours. Faites glisser vers la droite ce qui reste des prévisions et remplissez les cases de gauche.
companion-tie = Les règles de Sarah ne tranchent pas. Que fait-elle ?
companion-option-build = Sarah construit le { $building }
companion-option-replace = Sarah remplace son { $old } par le { $building }
companion-option-hire =
    { $worker-id ->
        [shepherd] Sarah engage la bergère
        [builder] Sarah engage le bâtisseur
        [sailor] Sarah engage le marin
       *[shearer] Sarah engage le tondeur
    }
companion-option-take = Sarah prend { $cards-acc }
companion-option-harbour = Sarah navigue : { $harbour }
companion-option-disc = Sarah prend son disque du port : { $harbour }
companion-next = À vous. Quand votre tour est fini, Sarah pioche sa carte.
companion-turn = Tour de Sarah
companion-your-marker = J’ai rempli le marché aux tuiles Bonus : dernier tour de Sarah
companion-last-turn = Votre dernier tour. Quand il est fini, on compte les points.
companion-points = Compter les points
companion-her-pile = Retournez la pile de Sarah et comptez les points de ses dangers, de ses cartes et, comme s’ils étaient tous remplis, de ses objectifs :
companion-your-points = Vos points par catégorie :
set-up-masters = Capitaineries
set-up-masters-line = { $harbour } : { $master }
set-up-neutral = Bâtiments neutres
set-up-neutral-line = { $location } : { $letter }
set-up-sides = Faces des bâtiments
set-up-sides-line = { $sides }
set-up-piles = Cartes Bonus
set-up-piles-line = { $pile } : ensemble { $n }, { $card }
