# L’aide de jeu et la première visite

aid-round = Une manche
aid-event = Phase I : un événement est révélé. Les assistants imprimés font partie du marché du travail.
aid-planning = Phase II : tous placent leurs pions Action en même temps et en secret, sur des actions ou dans des zones de production.
aid-market = Phase III : des pions sont tirés du sac pour le marché du travail.
aid-actions = Phase IV : les pions sont repris dans l’ordre de leurs numéros et leurs actions effectuées.
aid-building = Phase V : construisez un bâtiment, ou piochez deux cartes.
aid-special = Phase VI : les bâtiments spéciaux font leur effet.
tour-map = La carte : chaque bâtiment construit place aussi une maison dans une ville à votre portée.
tour-actions = L’événement de la manche, le marché du travail et les actions de vos pions.
tour-hand = Vos cartes : des bâtiments à construire, et des ressources pour le chaînage.
