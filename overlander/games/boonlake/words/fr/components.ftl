# Ce qui se trouve sur la table

## Ressources, types, pistes, éléments, Régions

resource-wood = bois
    .of = du bois
resource-loam = argile
    .of = de l’argile
resource-stone = pierre
    .of = de la pierre
resource-iron = fer
    .of = du fer
resource-any = ressource au choix
resource-units = { $n } { $resource }
kind-day = Jour
kind-sunset = Crépuscule
kind-night = Nuit
track-coin = piste de Pièces
track-card = piste de Cartes
piece-inhabitant = Habitant
piece-house = Maison
piece-settlement = Village
piece-shipyard = Chantier naval
piece-purple-inhabitant = Habitant violet
piece-cattle = Bovin
region-unknown = Inconnue
region-boonlake = Boonlake
region-new-hope = Nouvel Espoir
region-southern = Sud
payment-coins = Pièces
payment-cards = cartes
site-single = Chantier unique
site-upper = Chantier supérieur
site-lower = Chantier inférieur
side-income = Côté Revenu
side-vp = Côté Points de victoire

## Lieux

space-named = l’emplacement { $n } ({ $region })
river-c = la case { $n } de la rivière
    .of = de la case { $n } de la rivière
    .to = sur la case { $n } de la rivière
river-u = la case { $n } du bras supérieur
    .of = de la case { $n } du bras supérieur
    .to = sur la case { $n } du bras supérieur
river-l = la case { $n } du bras inférieur
    .of = de la case { $n } du bras inférieur
    .to = sur la case { $n } du bras inférieur
river-c-harbor = le Port, case { $n } de la rivière
    .of = du Port, case { $n } de la rivière
    .to = au Port, case { $n } de la rivière
river-u-harbor = le Port, case { $n } du bras supérieur
    .of = du Port, case { $n } du bras supérieur
    .to = au Port, case { $n } du bras supérieur
river-l-harbor = le Port, case { $n } du bras inférieur
    .of = du Port, case { $n } du bras inférieur
    .to = au Port, case { $n } du bras inférieur
lake-i = la case Revenu { $n }
lake-v = la case Points { $n }
lake-start = la case de départ

## Tuiles

tile-starting = la tuile de départ { $n }
tile-grey = la tuile de Construction { $n }
tile-pasture = un Pâturage
tile-special = la tuile de Construction spéciale
tile-price = le prix « { $price } »
tile-solo = la tuile { $n } ({ $type })
scoring-sc01 = Piste de Pièces
scoring-sc02 = Piste de Cartes
scoring-sc03 = Les deux pistes
scoring-sc04 = Production
scoring-sc05 = Voisinage
scoring-sc06 = Leviers
scoring-sc07 = Bovins
scoring-sc08 = Villages
scoring-sc09 = Ponts
scoring-sc10 = Adieux
scoring-sc11 = Vases
scoring-sc12 = Impôts
scoring-sc13 = Crépuscule et Jour
scoring-sc14 = Boonlake et Sud
scoring-sc15 = Inconnue et Nouvel Espoir
scoring-sc16 = Boonlake et Inconnue
scoring-sc01-counts = les cases avancées sur la piste de Pièces
scoring-sc02-counts = les cases avancées sur la piste de Cartes
scoring-sc03-counts = les cases avancées sur la piste où vous êtes le moins loin
scoring-sc04-counts = les Sites de production
scoring-sc05-counts = les tuiles adjacentes entre elles avec vos éléments
scoring-sc06-counts = les Leviers
scoring-sc07-counts = les Bovins retirés de votre plateau
scoring-sc08-counts = les Villages retirés de votre plateau
scoring-sc09-counts = vos éléments sur les tuiles près des ponts
scoring-sc10-counts = les dons d’un Habitant ou de 5 Pièces, 2 points chacun
scoring-sc11-counts = les dons d’un Vase ou de 5 Pièces, 2 points chacun
scoring-sc12-counts = les dons de 2 Pièces, 1 point chacun
scoring-sc13-counts = les cartes Crépuscule et les cartes Jour devant vous, dans un sens ou dans l’autre
scoring-sc14-counts = vos éléments à Boonlake et au Sud, dans un sens ou dans l’autre
scoring-sc15-counts = vos éléments dans l’Inconnue et à Nouvel Espoir, dans un sens ou dans l’autre
scoring-sc16-counts = vos éléments à Boonlake et dans l’Inconnue, dans un sens ou dans l’autre

## Bandes d’Action

strip-pioneer = Pionnier
strip-settle = Peupler
strip-cattle = Bovins
strip-region = Régions
strip-hire = Engager
strip-progress = Progrès
strip-builder = Bâtisseur
strip-pioneer-active = Vous : une carte Jour ; explorer deux fois ; développer ou améliorer.
strip-pioneer-all = Les autres : piocher 2 cartes ; jouer ou défausser une carte.
strip-settle-active = Vous : une carte Nuit ; développer ou améliorer.
strip-settle-all = Tous : développer, améliorer, ou jouer ou défausser une carte.
strip-cattle-active = Vous : une carte Jour ; placer un Pâturage.
strip-cattle-all = Tous : placer un Bovin, ou jouer ou défausser une carte.
strip-region-active = Vous : une carte Crépuscule ; couvrir l’étiquette d’une Région et obtenir sa récompense.
strip-region-all = Tous : 1 Pièce par élément dans les trois autres Régions.
strip-hire-active = Vous : une carte Nuit ; 1 Habitant ; explorer une fois.
strip-hire-all = Tous : engager des Habitants pour 3 Pièces ou 3 cartes chacun.
strip-progress-active = Vous : une carte Crépuscule ; moderniser.
strip-progress-all = Tous : moderniser pour un Habitant de plus, ou piocher 1 carte.
strip-builder-active = Vous : 3 Pièces ; jouer une carte de n’importe quel type, ou piocher 2 cartes.
strip-builder-all = Tous : jouer ou défausser une carte de n’importe quel type.

## Leviers

lever-m11 = « Commerce de Vases »
lever-m12 = « Atelier »
lever-m13 = « Maître bâtisseur »
lever-m21 = « Caisse des ateliers »
lever-m22 = « Petite caisse »
lever-m23 = « Recensement »
lever-m31 = « Halage »
lever-m32 = « Plan de ville »
lever-m33 = « Éclaireurs »
lever-m41 = « Boîte à outils »
lever-m42 = « Mécène »
lever-m43 = « Recrutement »
lever-m11-about = Au lieu de votre part : 1 Vase, ou 1 Vase contre 6 Pièces.
lever-m12-about = Au lieu de votre part : moderniser.
lever-m13-about = Au lieu de votre part : améliorer.
lever-m21-about = Quand vous renoncez à une carte : 1 Pièce par niveau de vos Sites de production.
lever-m22-about = Quand vous renoncez à une carte : 3 Pièces.
lever-m23-about = Quand « Régions » est choisie : en plus des Pièces, 1 point par élément compté.
lever-m31-about = Lors d’un paiement : un Canot remonte le courant gratuitement.
lever-m32-about = Quand une Maison devient un Village : 1 Habitant et 1 élément de moins.
lever-m33-about = Quand vous placez une tuile : 1 Habitant.
lever-m41-about = Avec une carte : 1 joker, ou 2 Pièces, ou piocher 2 cartes ; avec un Projet spécial, le joker.
lever-m42-about = Avec une carte ou un Projet spécial : 1 joker et 5 Pièces.
lever-m43-about = À tout moment : défausser 2 cartes pour 1 Habitant et 3 points.
way-m11-vase = « Commerce de Vases » : 1 Vase
way-m11-coins = « Commerce de Vases » : 1 Vase contre 6 Pièces
way-m12 = « Atelier » : moderniser
way-m13 = « Maître bâtisseur » : améliorer
way-m21 = « Caisse des ateliers » : 1 Pièce par niveau de production
way-m22 = « Petite caisse » : 3 Pièces
way-m23 = « Recensement » : les Pièces, et autant de points
way-m31 = « Halage » : un Canot remonte gratuitement
way-m32 = « Plan de ville » : 1 Habitant et 1 élément de moins
way-m33 = « Éclaireurs » : 1 Habitant
way-m41-resource = « Boîte à outils » : 1 joker
way-m41-coins = « Boîte à outils » : 2 Pièces
way-m41-cards = « Boîte à outils » : piocher 2 cartes
way-m42 = « Mécène » : 1 joker et 5 Pièces
way-m43 = « Recrutement » : 2 cartes contre 1 Habitant et 3 points

## Artéfacts

artifact-named = l’Artéfact { $n } « { $title } »
artifact-a1 = Sonde
artifact-a2 = Tour à vapeur
artifact-a3 = Dynamo
artifact-a4 = Grue
artifact-a5 = Colon violet
artifact-a6 = Vagabond
artifact-a7 = Sol étrange
artifact-a8 = Creuset
artifact-a9 = Archives
artifact-a10 = Calculateur
artifact-a1-basic =
    { $coins-per-space ->
        [one] Basique : chaque fois que votre Canot revient au départ, { $coins-per-space } Pièce par case atteinte.
       *[other] Basique : chaque fois que votre Canot revient au départ, { $coins-per-space } Pièces par case atteinte.
    }
artifact-a1-advanced = Avancé : à la fin, le Canot utilise sa case et la précédente.
artifact-a2-basic =
    { $discount ->
        [one] Basique : avant chaque décompte intermédiaire, vous pouvez moderniser pour { $discount } Pièce de moins.
       *[other] Basique : avant chaque décompte intermédiaire, vous pouvez moderniser pour { $discount } Pièces de moins.
    }
artifact-a2-advanced =
    { $final-vp ->
        [one] Avancé : à la fin, { $final-vp } point par Levier.
       *[other] Avancé : à la fin, { $final-vp } points par Levier.
    }
artifact-a3-basic =
    { $coins-one ->
        [one] Basique : une Maison à côté d’un Site de production ; { $coins-one } Pièce chaque fois que vous utilisez ce Site.
       *[other] Basique : une Maison à côté d’un Site de production ; { $coins-one } Pièces chaque fois que vous utilisez ce Site.
    }
artifact-a3-advanced = Avancé : { $vp } points et une seconde Maison ; { $coins-two } Pièces quand les deux Sites sont utilisés.
artifact-a4-basic = Basique : avant chaque décompte intermédiaire, vous pouvez placer une Maison sur un Chantier, sans Habitants.
artifact-a4-advanced =
    { $final-vp ->
        [one] Avancé : à la fin, { $final-vp } point par Maison retirée de votre plateau.
       *[other] Avancé : à la fin, { $final-vp } points par Maison retirée de votre plateau.
    }
artifact-a5-basic = Basique : l’Habitant violet vous rejoint ; développez avec lui, même lors d’un décompte intermédiaire. Amélioré en Maison, il revient.
artifact-a5-advanced =
    { $final-vp ->
        [one] Avancé : à la fin, { $final-vp } point par élément.
       *[other] Avancé : à la fin, { $final-vp } points par élément.
    }
artifact-a6-basic = Basique : à la fin de votre tour, développez avec l’Habitant violet ; après chaque tour avec une nouvelle tuile, vous pouvez le déplacer et obtenir une récompense.
artifact-a6-advanced = Avancé : l’Habitant violet compte pour { $presences } éléments pour vous.
artifact-a7-basic = Basique : la tuile de Construction spéciale, rien que pour vous : un Chantier avec 2 cases pour le pion, et un Pâturage.
artifact-a7-advanced =
    { $vp ->
        [one] Avancé : { $vp } point et { $coins } Pièces par élément sur la tuile spéciale ou à côté.
       *[other] Avancé : { $vp } points et { $coins } Pièces par élément sur la tuile spéciale ou à côté.
    }
artifact-a8-basic =
    { $price-one ->
        [one] Basique : avec une carte ou un Projet, achetez 1 joker pour { $price-one } Pièce, ou 2 pour { $price-two }.
       *[other] Basique : avec une carte ou un Projet, achetez 1 joker pour { $price-one } Pièces, ou 2 pour { $price-two }.
    }
artifact-a8-advanced =
    { $vp-one ->
        [one] Avancé : { $vp-one } point pour un joker acheté, { $vp-two } pour deux.
       *[other] Avancé : { $vp-one } points pour un joker acheté, { $vp-two } pour deux.
    }
artifact-a9-basic =
    { $cards ->
        [one] Basique : placez-y { $cards } carte de votre main ; avant chaque décompte intermédiaire, vous pouvez en jouer une gratuitement.
       *[other] Basique : placez-y jusqu’à { $cards } cartes de votre main ; avant chaque décompte intermédiaire, vous pouvez en jouer une gratuitement.
    }
artifact-a9-advanced =
    { $vp ->
        [one] Avancé : { $vp } point par carte jouée.
       *[other] Avancé : { $vp } points par carte jouée.
    }
artifact-a10-basic =
    { $discount ->
        [one] Basique : les cartes vous coûtent { $discount } Pièce de moins.
       *[other] Basique : les cartes vous coûtent { $discount } Pièces de moins.
    }
artifact-a10-advanced =
    { $discount ->
        [one] Avancé : { $vp } points tout de suite ; tout vous coûte { $discount } Pièce de moins.
       *[other] Avancé : { $vp } points tout de suite ; tout vous coûte { $discount } Pièces de moins.
    }
condition-develop-plain-site = développer sur un Chantier qui montre 1 Pièce, 1 carte ou rien
condition-card-3-resources = jouer une carte qui demande au moins 3 Ressources
condition-new-region = développer pour la première fois dans une Région sans vos éléments
condition-score-tile = remplir une tuile de Scoring ; une case de plus si vous la contrôlez
condition-track-reward = obtenir une récompense d’une piste de revenu
condition-site-level-2 = construire un Site de production de niveau 2
condition-new-lever-row = placer un Levier dans une rangée sans Levier
condition-upgrade-house = améliorer un Habitant en Maison

## Ce qui est compté

counter-presences-in-region = éléments dans la Région { $region }
counter-presences-main-board = éléments sur le plateau principal
counter-coin-track-steps = cases avancées sur la piste de Pièces
counter-card-track-steps = cases avancées sur la piste de Cartes
counter-production-levels = niveaux des Sites de production
counter-levers = Leviers
counter-cattle-removed = Bovins placés
counter-settlements-removed = Villages retirés du plateau
counter-houses-removed = Maisons retirées du plateau
counter-cards-played = cartes jouées
counter-cattle-distinct-regions = Régions avec vos Bovins
counter-lever-full-rows = rangées complètes de Leviers
counter-cards-permanent = cartes à effet permanent

## Coûts et gains

cost-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
cost-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cost-inhabitants =
    { $n ->
        [one] { $n } Habitant
       *[other] { $n } Habitants
    }
cost-vases =
    { $n ->
        [one] { $n } Vase
       *[other] { $n } Vases
    }
cost-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cost-lever-down =
    { $n ->
        [one] { $n } Levier abaissé
       *[other] { $n } Leviers abaissés
    }
gain-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
gain-coins-per =
    { $each ->
        [one] { $each } Pièce chacun : { $per }
       *[other] { $each } Pièces chacun : { $per }
    }
gain-draw =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
gain-inhabitants =
    { $n ->
        [one] { $n } Habitant
       *[other] { $n } Habitants
    }
gain-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gain-vases =
    { $n ->
        [one] { $n } Vase
       *[other] { $n } Vases
    }
gain-production-site =
    { $resource-id ->
        [any] un Site de production
       *[other] un Site de production ({ $resource })
    }
gain-site-or-vase = un Site de production ou un Vase
gain-track =
    { $n ->
        [one] { $n } case sur la { $track }
       *[other] { $n } cases sur la { $track }
    }
gain-one-track =
    { $n ->
        [one] { $n } case sur une piste
       *[other] { $n } cases sur une piste
    }
gain-income = le revenu de la { $track }
gain-modernize =
    { $discount ->
        [0] moderniser
        [one] moderniser pour { $discount } Pièce de moins
       *[other] moderniser pour { $discount } Pièces de moins
    }
gain-upgrade = améliorer
gain-upgrade-house =
    { $less-inhabitants ->
        [one] améliorer en Maison pour { $less-inhabitants } Habitant de moins
       *[other] améliorer en Maison pour { $less-inhabitants } Habitants de moins
    }
gain-upgrade-settlement =
    { $less-inhabitants ->
        [one] améliorer en Village pour { $less-inhabitants } Habitant et { $less-presences } élément de moins
       *[other] améliorer en Village pour { $less-inhabitants } Habitants et { $less-presences } éléments de moins
    }
gain-lever-up = un Levier remonte
gain-exchange = { $given } contre { $gained }
gain-pawn =
    { $n ->
        [one] { $n } case avec le pion
       *[other] { $n } cases avec le pion
    }
gain-vp-per = { $per } : { $each } points chacun, { $most } au plus
gain-lake-cattle = un Bovin au bord du lac
gain-track-back = reculer d’une case sur une piste pour { $gain }
gain-replace-house =
    { $penalty ->
        [0] une Maison devient un Village sans rien donner, où qu’elle soit et sans perdre de points ; la Maison revient sur votre plateau
       *[other] une Maison devient un Village sans donner d’Habitants, où qu’elle soit
    }

## Effets des cartes

effect-immediate = Tout de suite : { $gain }
effect-once = Une fois, à tout moment, puis la carte est défaussée : { $gain }
effect-final-each =
    { $n ->
        [one] À la fin : { $what }, { $n } point chacun
       *[other] À la fin : { $what }, { $n } points chacun
    }
effect-final-steps = À la fin : { $what }, { $steps }
effect-final-step =
    { $vp ->
        [one] { $vp } point à partir de { $n }
       *[other] { $vp } points à partir de { $n }
    }
once-threshold-left =
    { $n ->
        [one] une tuile de Scoring compte avec la valeur { $n } colonne à gauche
       *[other] une tuile de Scoring compte avec la valeur { $n } colonnes à gauche
    }
once-inhabitants =
    { $n ->
        [one] { $n } Habitant
       *[other] { $n } Habitants
    }
once-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
once-resource-discount =
    { $n ->
        [one] { $n } joker lors d’un paiement
       *[other] { $n } jokers lors d’un paiement
    }
perk-modernize-discount =
    { $n ->
        [one] Toujours : moderniser coûte { $n } Pièce de moins
       *[other] Toujours : moderniser coûte { $n } Pièces de moins
    }
perk-card-discount =
    { $n ->
        [one] Toujours : les cartes et Projets spéciaux coûtent { $n } Pièce de moins
       *[other] Toujours : les cartes et Projets spéciaux coûtent { $n } Pièces de moins
    }
perk-discard-coins =
    { $n ->
        [one] Toujours : { $n } Pièce de plus par carte { $kind } défaussée
       *[other] Toujours : { $n } Pièces de plus par carte { $kind } défaussée
    }
perk-discard-inhabitants =
    { $n ->
        [one] Toujours : { $n } Habitant par carte { $kind } défaussée
       *[other] Toujours : { $n } Habitants par carte { $kind } défaussée
    }
perk-coin-space-coins =
    { $n ->
        [one] Toujours : { $n } Pièce de plus sur les cases de rivière avec des Pièces
       *[other] Toujours : { $n } Pièces de plus sur les cases de rivière avec des Pièces
    }
perk-harbor-coins =
    { $n ->
        [one] Toujours : { $n } Pièce quand votre Navire s’arrête dans un Port
       *[other] Toujours : { $n } Pièces quand votre Navire s’arrête dans un Port
    }
perk-harbor-cards =
    { $n ->
        [one] Toujours : { $n } carte quand votre Navire s’arrête dans un Port
       *[other] Toujours : { $n } cartes quand votre Navire s’arrête dans un Port
    }
perk-cattle-discount =
    { $n ->
        [one] Toujours : les Bovins coûtent { $n } Habitant de moins
       *[other] Toujours : les Bovins coûtent { $n } Habitants de moins
    }
perk-cattle-coins =
    { $n ->
        [one] Toujours : { $n } Pièce par Bovin placé
       *[other] Toujours : { $n } Pièces par Bovin placé
    }
perk-vase-space-vases =
    { $n ->
        [one] Toujours : { $n } Vase de plus sur les cases de rivière avec un Vase
       *[other] Toujours : { $n } Vases de plus sur les cases de rivière avec un Vase
    }
perk-builder-cards =
    { $n ->
        [one] Toujours : piochez { $n } carte chaque fois que quelqu’un choisit Bâtisseur
       *[other] Toujours : piochez { $n } cartes chaque fois que quelqu’un choisit Bâtisseur
    }
perk-shipyard-cards =
    { $n ->
        [one] Toujours : piochez { $n } carte par élément placé sur la tuile de votre Chantier naval ou à côté
       *[other] Toujours : piochez { $n } cartes par élément placé sur la tuile de votre Chantier naval ou à côté
    }
perk-all-regions =
    { $n ->
        [one] Toujours : quand « Régions » est choisie, les quatre Régions vous rapportent des Pièces
       *[other] Toujours : quand « Régions » est choisie, les quatre Régions vous rapportent des Pièces
    }
perk-lower-site-vp =
    { $n ->
        [one] Toujours : { $n } point quand vous développez sur un Chantier inférieur
       *[other] Toujours : { $n } points quand vous développez sur un Chantier inférieur
    }
perk-develop-coins =
    { $n ->
        [one] Toujours : { $n } Pièce quand vous développez
       *[other] Toujours : { $n } Pièces quand vous développez
    }
perk-cattle-pawn =
    { $n ->
        [one] Toujours : { $n } case avec le pion par Bovin placé
       *[other] Toujours : { $n } cases avec le pion par Bovin placé
    }
perk-inhabitant-coins =
    { $n ->
        [one] Toujours : { $n } Pièce par Habitant obtenu
       *[other] Toujours : { $n } Pièces par Habitant obtenu
    }
perk-no-cattle-coins =
    { $n ->
        [one] Toujours : { $n } Pièce quand vous jouez ou défaussez une carte au lieu de placer un Bovin
       *[other] Toujours : { $n } Pièces quand vous jouez ou défaussez une carte au lieu de placer un Bovin
    }

## Ce qu’est un élément et ce qu’il fait

about-card =
    { $vp ->
        [one] Carte Projet ({ $kind }) : { $price } ; { $vp } point
       *[other] Carte Projet ({ $kind }) : { $price } ; { $vp } points
    }
about-scoring = Compte { $what }. Demandé aux quatre décomptes : { $values }
about-project = Projet spécial : { $price } ; rapporte { $vp } points, 2 Habitants (l’un marque la tuile) et une case sur la { $track }
about-site = { $site } : coûte { $cost }, donne { $gain }
about-site-settlement = { $site } : coûte { $cost }, donne { $gain } ; { $vp } points pour un Village
about-lever =
    { $cost ->
        [one] Un Levier pour { $cost } Pièce. Les Leviers utilisés remontent au prochain décompte intermédiaire.
       *[other] Un Levier pour { $cost } Pièces. Les Leviers utilisés remontent au prochain décompte intermédiaire.
    }
about-region = Couvrir son étiquette rapporte { $gain }.
about-canoe = Sur l’eau, pour un Canot qui arrive : { $gain }
lake-paid = pour { $cost } : { $gain }
lake-need = { $what } : { $n }
lake-needs = { $gain }, si vous avez { $needs }

## Titres des cartes

card-named = { $title } ({ $kind })
title-numbered = { $title } { $number }
title-toll-gate = Barrière de péage
title-toll-house = Maison de péage
title-bank = Banque
title-print-shop = Imprimerie
title-reading-room = Salle de lecture
title-library = Bibliothèque
title-mayor = Maire
title-town-hall = Hôtel de ville
title-peddler-stall = Étal du colporteur
title-trading-post = Comptoir
title-counting-house = Maison de change
title-wagon-camp = Camp de chariots
title-bunkhouse = Dortoir
title-inn = Auberge
title-schoolhouse = École
title-labour-exchange = Bourse du travail
title-market-hall = Halle
title-general-store = Bazar
title-pottery-shed = Poterie
title-dig-site = Fouilles
title-kiln = Four
title-auction-house = Salle des ventes
title-archive = Archives
title-museum = Musée
title-bandstand = Kiosque à musique
title-fountain = Fontaine
title-theatre = Théâtre
title-outpost = Avant-poste
title-caravan = Caravane
title-gallery = Galerie
title-blacksmith = Forgeron
title-machine-shed = Hangar aux machines
title-carpenters-yard = Cour des charpentiers
title-builders-guild = Guilde des bâtisseurs
title-masons-lodge = Loge des maçons
title-engineer = Ingénieur
title-tool-works = Fabrique d’outils
title-surveyors-office = Bureau du géomètre
title-drafting-office = Bureau d’études
title-paper-dealer = Marchand de papier
title-rag-merchant = Chiffonnier
title-toll-barge = Barge à péage
title-pier = Jetée
title-corral = Corral
title-stockyard = Parc à bestiaux
title-warehouse = Entrepôt
title-boonlake-chronicle = Chronique de Boonlake
title-unknown-chronicle = Chronique de l’Inconnue
title-new-hope-chronicle = Chronique de Nouvel Espoir
title-southern-chronicle = Chronique du Sud
title-foundry = Fonderie
title-homestead-act = Loi des colons
title-stock-show = Foire aux bestiaux
title-council-seat = Siège au conseil
title-mint = Hôtel des monnaies
title-patent-office = Bureau des brevets
title-land-office = Bureau des terres
title-lenient-clerk = Greffier indulgent
title-guest-room = Chambre d’hôte
title-guest-house = Maison d’hôte
title-strongbox = Coffre-fort
title-stockpile = Réserve
title-driftwood-raft = Radeau
title-treasure-rumour = Rumeur de trésor
title-step-back = Pas en arrière
title-town-charter = Charte communale
title-lever-foundry = Fonderie de leviers
title-drafting-club = Cercle des dessinateurs
title-dock-tavern = Taverne du quai
title-land-registry = Cadastre
title-back-yard = Arrière-cour
title-settler-bonus = Prime aux colons
title-water-trough = Abreuvoir
title-labour-office = Bureau de placement
title-paper-mill = Moulin à papier
title-idle-herd = Troupeau oisif
title-old-settlers-roll = Registre des anciens
title-herd-book = Registre du troupeau
title-lever-gallery = Galerie des leviers
title-standing-orders = Ordres permanents
