# Ce qui est dessiné

panel-map = Carte
panel-actions = Actions et marché du travail
panel-objectives = Objectifs et score
panel-goals = Objectifs et joueurs
panel-solo = Carte solo
panel-offer = Bâtiments et personnages
panel-players = Joueurs
panel-estate = Mon plateau
panel-estate-of = Plateau : { $player }
panel-line = Ce que vous avez
panel-hand = Main
panel-no-cards = Aucune carte en main

## La carte

draw-map-thicket = Fourré : une maison construite au-delà coûte cette marchandise : { $good }
draw-map-pass = Col : une maison construite au-delà coûte des points, sauf avec de la puissance militaire : { $n }
draw-map-ford = Le vieux gué : une route à travers le fleuve
draw-map-flooded = Le gué est inondé : pas de route ici
draw-map-site = On peut construire un pont ici. Coût en pièces : { $cost } ; points : { $n }
draw-map-bridge = Pont ({ $player }) ; quiconque en a besoin lui rapporte des points : { $n }
draw-map-terrain = Terrain : { $terrain }. Un bâtiment de ce terrain y coûte moins cher
draw-map-no-terrain = Pas de terrain : aucun bâtiment n’y coûte moins cher
draw-map-symbol = Symbole des objectifs secrets : { $symbol }
draw-map-first = Points pour la première maison : { $n }
draw-map-start = Tous partent d’ici
draw-map-house = Maison : { $player }
draw-map-no-tile = Plus de tuile Bonus ici
draw-map-stack = Tuiles dans la pile : { $n }
draw-map-ice = Glace : déplacement nécessaire pour y entrer : { $n }
draw-map-position = Points pour un navire qui s’y trouve à la fin : { $n }
draw-map-arrival = Points des premiers navires arrivés : { $points }
draw-map-ship = Navire : { $player }
draw-map-black-ship = Le navire noir

## Cartes

draw-tip-makes = Produit : { $good }, valeur en pièces : { $n }
draw-tip-makes-grapes = Produit du raisin, qui vaut autant de pièces que vous avez d’assistants de sa couleur
draw-tip-chain-card = Chaînage : chaque carte en main avec cette ressource ({ $one }) devient une marchandise ({ $good }), plus une en bonus
draw-tip-chain-one = Chaînage : chaque marchandise ({ $one }) en devient une autre ({ $good }), plus une en bonus
draw-tip-chain-two = Chaînage : deux marchandises ({ $one } et { $other }) en deviennent une autre ({ $good }), plus une en bonus
draw-tip-terrain = Réduction dans une ville de ce terrain ({ $terrain }) : { $n }
draw-tip-points = Points à la fin : { $n }
draw-works-library = Phase VI : cartes à piocher : { $n }.
draw-works-barracks = Phase VI : qui a moins de puissance militaire perd des points : { $vp }.
draw-works-corn-field = Phase VI : marchandises posées dessus : { $n }.
draw-works-coal-trading-post = Phase VI : vous pouvez défausser du charbon ({ $n }) contre des points ({ $vp }).
draw-works-coal-depot = Phase VI : charbon sur votre mine de charbon : { $n }.
draw-works-prison = Phase VI : vous pouvez enfermer un assistant ou une Ombre du marché.
draw-works-watchtower = À la construction : cartes à piocher : { $n }.
draw-works-vineyards = Phase VI : raisin posé dessus : { $n }.
draw-works-navigator = Phase VI : vous pouvez défausser du poisson frais ({ $n }) contre des points ({ $vp }).
draw-works-assistant = Toujours disponible, pour son seul propriétaire : { $colour }.
draw-works-captain = Déplace votre navire au lieu de produire.
draw-works-military = Puissance militaire : { $n }.
draw-works-move = Déplacement du navire au recrutement : { $n }.

## Tuiles Bonus, personnages, objectifs personnels

draw-tile-does-discount-growth = Réduction sur une action Croissance : { $amount }
draw-tile-does-discount-build = Réduction sur un bâtiment : { $amount }
draw-tile-does-production-minus-assistant = Assistants de moins pour une production : { $n }
draw-tile-does-good-anywhere = Marchandise sur un de vos bâtiments : { $n }
draw-tile-does-draw-per-assistant = Autant de cartes que vous avez d’assistants de cette couleur : { $colour }
draw-tile-does-coal-per-assistant = Autant de charbon que vous avez d’assistants de cette couleur ({ $colour }), et des points : { $vp }
draw-tile-does-pay-hand-resource = Défausser de sa main ({ $n } × { $good }) : points pour chaque assistant de cette couleur ({ $colour }), plus { $vp_plus }
draw-tile-does-pay-hand-resource-coal = Défausser de sa main ({ $n } × { $good }) : charbon sur votre mine de charbon : { $gain_coal }
draw-tile-does-pay-cards = Défausser des cartes ({ $n }) : points pour chaque assistant de cette couleur : { $colour }
draw-tile-does-pay-goods = Défausser des marchandises ({ $n } × { $good }) : points pour chaque assistant de cette couleur ({ $colour }), plus { $vp_plus }
draw-character-does-nate-welton = Une fois : tous piochent trois cartes ; vous pouvez tout garder, les autres en gardent une.
draw-character-does-hermine = Une fois : deux pions du sac travaillent uniquement pour vous jusqu’à la fin de la manche.
draw-character-does-enoch-brubak = Une fois : deux charbons sur votre mine de charbon.
draw-character-does-onyx = Une fois : un assistant de votre choix sort du sac et travaille uniquement pour vous jusqu’à la fin de la manche.
draw-character-does-gunda = Une fois : un bâtiment coûte trois pièces de moins.
draw-character-does-aaron-reitzke = Une fois : prenez des vignes et construisez-les tout de suite si vous voulez.
draw-objective-does-quartermaster = Points par sorte de marchandise restante : { $n }, au plus { $most }
draw-objective-does-surveyor = Points par terrain où vous avez une maison : { $n }, au plus { $most }

## Événements

draw-timing-immediate = tout de suite
draw-timing-phase-iii = en phase III
draw-timing-phase-iv = en phase IV
draw-timing-phase-v = en phase V
draw-timing-phase-vi = en phase VI
draw-timing-end-of-round = à la fin de la manche
draw-event-does-final-production = Après la phase VI viennent la production finale, puis le décompte final.
draw-event-does-draw-assistants = Pions tirés du sac : { $n }.
draw-event-does-build-discount = Réduction sur ce qui est construit en phase V : { $amount }.
draw-event-does-draw-cards = Tous piochent des cartes : { $n }.
draw-event-does-cards-for-good = En phase VI, chacun peut défausser des cartes ({ $discard }) contre une marchandise sur un de ses bâtiments.
draw-event-does-compensation-discount = Cartes de moins pour chaque assistant manquant : { $amount }.
draw-event-does-military-reward = Points pour la plus grande puissance militaire : { $vp }.
draw-event-does-hire-private = Chacun peut engager un assistant du sac rien que pour soi. Coût en pièces : { $cost }.
draw-event-does-lose-goods = Sans puissance militaire, vous perdez des marchandises : { $goods }.
draw-event-does-award-personal-objective = Qui a le moins de points reçoit un objectif personnel.
draw-event-does-shadow-raid = Ombres comptées en plus à la fin de la manche : { $extra_shadows }.
draw-event-does-add-shadows = Ombres mises dans le sac : { $n }.
draw-event-does-storm = Les navires dans la glace dérivent vers l’arrière, sauf contre une planche, un tonneau ou un tissu.
draw-event-does-coal-to-mine = Tous posent du charbon sur leur mine de charbon : { $n }.
draw-event-does-reveal = De nouveaux bâtiments sont offerts à tous et rejoignent la pioche : { $buildings }.
draw-event-does-ships-move = Déplacement du navire pour tous en phase VI : { $n }.

## Le plateau Action

draw-action-does-growth = Achetez un pion Action pour les manches suivantes : le troisième pour { $three } pièces, le quatrième pour { $four } (points du quatrième : { $n }).
draw-action-does-black-market = Défaussez des cartes ({ $n }) : charbon sur votre mine de charbon ({ $coal }) et marchandise sur un bâtiment au choix ({ $goods }).
draw-action-does-exchange-draw = Échangez toutes vos cartes sauf une, ou piochez { $more } carte à la place ; puis piochez des cartes : { $n }.
draw-action-does-progress = Retirez une de vos deux tuiles. Coût en pièces : { $cost } ; points : { $n }.
draw-action-does-build = Construisez un bâtiment, en plus de celui de la phase V.
draw-action-does-bridge = Construisez votre pont. Coût en pièces : { $cost } ; points : { $n }.
draw-action-does-shipyard = Livrer { $offer } : points : { $n }
draw-action-does-sail = Déplacez votre navire le long des voies maritimes, { $n } au plus. Pièces pour chacune : { $cost }.
draw-market-printed = Imprimés sur l’événement : { $n }
draw-market-drawn = Tirés du sac : { $n }
draw-market-bag = Dans le sac : { $n }
draw-market-yours = Disponibles pour vous, avec les vôtres : { $n }

## Plateaux

draw-board-round = Manche { $n } sur { $of }
draw-board-no-event = Pas encore d’événement
draw-board-event-assistants = Les assistants imprimés font partie du marché du travail de cette manche.
draw-board-planned = Pion { $n } ({ $player })
draw-board-score = Points : { $n }
draw-board-score-of = Points ({ $player }) : { $n }
draw-board-track = Piste de score. Cartes au passage de { $steps } : { $n }
draw-board-coins = Valeur de toutes les marchandises en pièces : { $n }
draw-board-cards = Cartes en main : { $n }
draw-board-houses = Maisons restantes : { $n }
draw-board-military = Puissance militaire : { $n }
draw-board-range = Portée en routes : { $n }. Sans cette tuile : { $then }
draw-board-range-removed = Portée en routes : { $n }
draw-board-compensation = Cartes par assistant manquant : { $n }. Sans cette tuile : { $then }
draw-board-compensation-removed = Cartes par assistant manquant : { $n }
draw-board-pawn = Pion Action { $n }
draw-board-pawn-bought = Pion Action { $n }, acheté pour la manche suivante
draw-board-pawn-none = Pion Action { $n }, pas encore acheté
draw-board-zone-free = On peut construire ici un bâtiment de production.
draw-board-space-empty = Aucun bâtiment ici : un pion ne ferait que piocher une carte.
draw-board-careless = Assistants de moins : { $n }. Marchandises : { $goods }
draw-board-ordinary = Tous les assistants de la carte. Marchandises : { $goods }
draw-board-extraordinary = Assistants de plus, aux couleurs de la carte : { $n }. Marchandises : { $goods }
draw-board-all-there = Tous les assistants sont là.
draw-board-lacking = Assistants manquants : { $n }. Cartes à défausser pour eux : { $cards }
draw-board-chance = Chance que personne ne manque après le tirage : { $n } %. Manquants à présent : { $missing } ; cartes par assistant manquant : { $cards }
draw-board-goods-here = Marchandises ici : { $n } × { $good }
draw-board-no-specials = Pas encore de bâtiment spécial
draw-board-nothing = Pas encore de tuile
draw-board-character-used = A déjà servi cette manche.
draw-board-secret = Points par ville à vous avec ce symbole ({ $symbol } ou { $other }) : { $n }
draw-board-helper = Pour ce joueur seul dans cette manche : { $n } × { $pawn }
draw-board-hired = Engagé pour ce joueur seul dans cette manche : { $pawn }
draw-board-prisoner = En prison : { $n } × { $pawn }. Peut être relâché sur le marché.
draw-board-draw-pile = Pioche : { $n }
draw-board-discard-pile = Défausse : { $n }
draw-board-player-line = { $player } : points { $score }, pièces { $coins }, cartes { $cards }, maisons restantes { $houses }
draw-board-first = Premier joueur
draw-board-solo-card = Carte solo
draw-objective-points = Points : { $n }
draw-objective-requires = À livrer ({ $what }), valeur { $n } : { $goods }
draw-objective-weight = { $good } = { $n }
draw-objective-military = Puissance militaire d’au moins { $n }
draw-objective-gate = Seul un navire arrivé à la case Mer { $n } peut livrer.
draw-solo-points = Points pour gagner : { $n }. Splendide avec { $splendid } de plus, légendaire avec { $legendary } de plus
draw-solo-towns-with-symbol = Villes à vous avec ce symbole ({ $what }) : au moins { $n }
draw-solo-military = Puissance militaire : au moins { $n }
draw-solo-bridge-built = Votre pont construit
draw-solo-houses-in = Vos maisons à cet endroit ({ $what }) : au moins { $n }
draw-solo-shipyard-used = Chantier naval utilisé : au moins { $n }
draw-solo-ahead-of-black-ship = Votre navire devant le navire noir
