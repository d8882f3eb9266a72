# Ce que le jeu explique de lui-même : l’aide de jeu et la première visite

aid-round = Une manche
aid-event = Phase I : un événement est révélé. Les assistants imprimés font partie du marché du travail.
aid-planning = Phase II : tous placent leurs pions Action en même temps et en secret, sur des actions ou dans des zones de production.
aid-planning-in-turn = Phase II : dans l’ordre du tour et à découvert, tous placent le pion 1, puis le pion 2 et ainsi de suite, sur des actions ou dans des zones de production.
aid-market = Phase III : { $n } pions sont tirés du sac. Avec ceux de l’événement, ils forment le marché du travail, le même pour tous.
aid-actions = Phase IV : les pions 1 de tous les joueurs, puis les pions 2 et ainsi de suite. Une action impossible ou refusée rapporte { $n } carte.
aid-building = Phase V : construisez un bâtiment, ou piochez { $n } cartes.
aid-special = Phase VI : les bâtiments spéciaux agissent. Puis le sac passe au joueur suivant.

aid-pawns = Où placer un pion
aid-space = { $action } : { $text }
aid-does-build = Construire un bâtiment en plus de la phase V.
aid-does-progress = Payez { $cost } pièces pour { $n } points et retirez une tuile de votre plateau : plus de portée, ou une compensation moins chère.
aid-does-exchange-draw = Gardez une carte et échangez le reste de votre main, ou gardez tout et piochez { $more } carte ; puis piochez { $n } cartes.
aid-does-black-market = Défaussez { $n } cartes : { $coal } charbons et { $goods } marchandise au choix.
aid-does-growth = Achetez un pion : le troisième coûte { $three } pièces, le quatrième { $four } et rapporte { $n } points. Il sert dès la manche suivante.
aid-does-bridge = Payez { $cost } pièces pour votre pont et { $n } points.
aid-does-shipyard = Livrez des marchandises au chantier naval contre des points.
aid-does-sail = Parcourez jusqu’à { $n } voies maritimes, { $cost } pièce chacune.
aid-does-production = Produire dans une zone : de manière négligente (moins d’assistants et de marchandises), ordonnée, ou extraordinaire (plus des deux).

aid-production = Production et chaînage
aid-assistants = Un bâtiment produit si le marché, avec vos bureaux de poste et vos aides, compte tous les assistants qu’il montre. Les assistants ne sont pas consommés.
aid-missing = Pour chaque assistant manquant, défaussez { $n } cartes, ou { $less } une fois la tuile Compensation retirée.
aid-chain = Ensuite le chaînage : autant d’ingrédients que vous voulez deviennent autant de marchandises, plus une en bonus. Il reste possible si la production a échoué.
aid-resources = Les ressources viennent de la main : défaussez la carte, quel que soit son bâtiment.
aid-last = Après la manche 7, chaque chaînage sert encore une fois, sans le bonus.

aid-building-chapter = Construire
aid-cost = Les marchandises servent de monnaie ; on ne rend pas la différence. Vous pouvez payer trop, mais pas avec une marchandise superflue.
aid-terrain = Dans une ville du même terrain, le bâtiment coûte { $n } pièces de moins.
aid-house = Chaque bâtiment place une maison dans une ville à votre portée. Une maison par joueur et par ville.
aid-first = La toute première maison d’une ville marque ses points aussitôt.
aid-tile = Une maison plus proche que votre portée maximale rapporte une tuile Bonus à côté de sa ville.
aid-threshold = Chaque fois que votre score passe { $thresholds }, piochez { $n } cartes ; de nouveau s’il était redescendu.

aid-chapter = Dans ce chapitre
aid-here-penalty = À la fin, qui a trop peu de puissance militaire perd des points.
aid-here-bridges = Des ponts franchissent le fleuve. Qui a besoin du vôtre vous rapporte { $n } point.
aid-here-no-ford = Le gué est inondé.
aid-here-thickets = Chaque fourré sur le chemin d’une nouvelle maison coûte { $n } planche.
aid-here-passes = Chaque col sur le chemin d’une nouvelle maison coûte un point, sauf avec de la puissance militaire.
aid-here-shadows = Les Ombres prennent la place des assistants. À la fin de la manche, elles coûtent des points à qui a moins de puissance militaire qu’il n’y a d’Ombres.
aid-here-shipyard = Le chantier naval prend planches, tonneaux et tissu contre des points.
aid-here-ships = Les ports près de votre navire sont à une route de vous.
aid-here-recruiting = Au lieu de construire, vous pouvez recruter un marin.
aid-here-gate = Seul qui a atteint la case Mer { $n } peut livrer pour l’objectif principal.
aid-here-black-ship = En solo, il faut finir devant le navire noir.

aid-goods = Valeur des marchandises
aid-good =
    { $n ->
        [one] { $good } : { $n } pièce
       *[other] { $good } : { $n } pièces
    }
aid-good-from =
    { $n ->
        [one] { $good } : { $n } pièce, avec { $inputs }
       *[other] { $good } : { $n } pièces, avec { $inputs }
    }
aid-good-grape = { $good } : autant de pièces que vous avez d’assistants de sa couleur

aid-scoring = Points à la fin
aid-score-play = Ce que vous avez marqué en cours de partie.
aid-score-military = Puissance militaire : { $first } points pour la première place, { $second } pour la deuxième, { $third } pour la troisième. À égalité, chacun marque sa place et la suivante n’est pas attribuée ; sans puissance, on ne marque rien.
aid-score-losses = Ce que prennent brigands et incendiaires.
aid-score-objective = L’objectif principal : l’une des deux livraisons.
aid-score-ship = La position de votre navire, au chapitre VIII.
aid-score-goods = 1 par tranche de { $n } pièces en marchandises restantes.
aid-score-secret = { $n } par ville à vous portant le symbole de votre objectif secret ou le monolithe.
aid-score-personal = L’objectif personnel, si un événement en a donné un.
aid-score-buildings = Ce que montrent vos bâtiments et vos marins.

tour-map = La carte. Vous commencez avec une maison ; chaque bâtiment construit en place une autre dans une ville à votre portée, et le premier arrivé y marque des points.
tour-actions = L’événement de la manche et, dessous, le marché du travail commun : qui s’y trouve travaille pour tous.
tour-seat = Votre plateau. Un bâtiment demande les assistants qu’il montre ; ses marchandises sont posées dessus, et sa flèche montre ce que son chaînage transforme.
tour-plan = Dans chaque zone, un pion peut produire de manière négligente, ordonnée ou extraordinaire. Les chiffres disent s’il est probable que les assistants suffisent.
tour-hand = Vos cartes. Chacune est un bâtiment, une ressource pour un chaînage, ou de quoi remplacer un assistant manquant.
tour-objectives = Ce que demande le chapitre : gardez ces marchandises pour la fin. Votre objectif secret désigne les villes qui valent plus pour vous.
tour-question = C’est ici que vous répondez. Pendant la planification, placez vos pions où vous voulez ; si la planification est secrète, personne ne les voit avant que tous aient fini.
