# Ce que disent les images de la Nouvelle-Zélande : noms des panneaux et infobulles.

game-nz-doubt = Les règles sont celles du livret, mais aucune image du jeu imprimé n’était disponible : beaucoup de nombres imprimés, le parcours et le plateau Maritime sont reconstitués.

panel-piles = Cartes

board-points =
    { $n ->
        [one] { $n } point à la fin
       *[other] { $n } points à la fin
    }
board-transport = le transport coûte { $n } £
board-border-white = bordure blanche : n’accepte que les disques des emplacements à bordure blanche
board-border-black = bordure pointillée : accepte tout disque
board-repeatable = utilisable plusieurs fois
board-lush = végétation luxuriante : les bâtiments 1a et 1b la comptent
board-gate = un nouveau bâtiment exige ici { $n } sur la piste Exploration
board-step-1 = étape 1, revenu : révélez des moutons de races différentes, recevez autant de livres
board-step-2 = étape 2, livraison : un disque va sur un comptoir
board-step-3 = étape 3 : choisissez une tuile de la prévision A ; à côté, combien il en reste dans le sac
board-step-4 = étape 4 : choisissez une tuile de la prévision B ; à côté, combien il en reste dans le sac
board-marker-about = les nouvelles tuiles Bonus viennent dans cette rangée ; celles du dessus sont ouvertes
board-arrow-black = le marqueur avance
board-arrow-yellow = le marqueur avance et le marché au bétail est complété
board-arrow-turquoise = le marqueur avance et quatre bâtiments neutres sont retournés
board-arrow-red = la dernière rangée est pleine : les derniers tours commencent
board-explored = exploration : case { $n }
board-track-gold = 1 pépite d’or quand elle est atteinte
board-track-step = tuile Déplacement quand elle est atteinte : déplacements +{ $n }
board-track-flip = quand elle est atteinte : retournez la tuile Déplacement (+2) ou la tuile Taxes (plus de taxes)
board-track-gate = ouvre les cases Construction qui exigent { $n }
board-harbour-small = petit port : payez le prix d’un emplacement, placez un entrepôt, prenez la carte
board-harbour-medium = port moyen : payez, placez un disque, prenez la carte ; puis vous pouvez prendre la capitainerie
board-harbour-large = grand port : placez un entrepôt ; dès lors vous pouvez livrer à son comptoir
board-harbour-end = le dernier port de sa voie maritime : ensuite, le bateau revient au départ
board-bonus-pile = carte Bonus : { $pile }
board-wool-posts = Comptoirs à laine
board-sheep = valeur d’élevage { $value }, lainage { $wool }
board-played = puis piochez une carte
board-add-sheep = une bergère qui n’achète rien ajoute des cartes au marché
board-price-token = avec un jeton Échange
board-left =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
board-pile =
    { $n ->
        [one] { $pile } : { $gold ->
            [one] { $gold } pépite d’or
           *[other] { $gold } pépites d’or
        }, { $n } carte restante
       *[other] { $pile } : { $gold ->
            [one] { $gold } pépite d’or
           *[other] { $gold } pépites d’or
        }, { $n } cartes restantes
    }
board-step-tile =
    { $n ->
        [0] tuile Déplacement : pas encore atteinte
       *[other] tuile Déplacement : déplacements +{ $n }
    }
board-fee-tile = tuile Taxes : les mains vous coûtent une taxe
board-fee-tile-turned = tuile Taxes retournée : les mains ne vous coûtent rien
board-certificate-gold = atteindre 2 ou plus en partant de moins de 2 donne 1 pépite d’or

## Sarah dessinée

panel-sarah-pile =
    { $n ->
        [one] { $n } carte dans sa pile
       *[other] { $n } cartes dans sa pile
    }
panel-sarah-deck =
    { $n ->
        [one] { $n } carte dans sa pioche
       *[other] { $n } cartes dans sa pioche
    }
panel-sarah-discard =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
panel-sarah-no-card = Elle n’a pas encore pioché de carte
panel-sarah-supply = Bâtiments de Sarah
panel-sarah-ship = un ouvrier placé ici : son bateau va dans un port moyen
panel-sarah-wool = un ouvrier placé ici : un disque sur le { $post }

## Ce qui est écrit à côté des icônes

short-play = { $card }
short-play-half = { $card }
short-play-draw-only = { $card } : piocher seulement
short-add-sheep = Ajouter des cartes au marché
short-two-tokens = Deux jetons Échange
short-bonus-card = Carte Bonus : { $pile }
short-cycle = Piocher, puis défausser
short-storehouse = { $storehouse }
