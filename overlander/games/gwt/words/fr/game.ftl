# Great Western Trail

game-gwt = Great Western Trail
game-gwt-about = Menez encore et encore votre troupeau à Kansas City et livrez le bétail par le rail.

## Options

option-players = Joueurs
option-players-about = Le nombre de joueurs.
option-layout = Bâtiments neutres
option-layout-about = L’emplacement des sept bâtiments neutres.
value-layout-first-game = chacun sur la case de sa lettre
value-layout-random = mélangés
option-sides = Bâtiments personnels
option-sides-about = La face des bâtiments personnels utilisée, la même pour tous.
value-sides-a = face a
value-sides-b = face b
value-sides-random = une face au hasard pour chaque numéro
option-copy-special-action = Copie des actions spéciales
option-copy-special-action-about = Le bâtiment 6b copie-t-il aussi l’action spéciale de la case du bâtiment copié ?
value-copy-special-action-on = oui
value-copy-special-action-off = non
option-objectives-at-kansas-city = Cartes Objectif à Kansas City
option-objectives-at-kansas-city-about = Peut-on jouer des cartes Objectif à Kansas City, avant sa première étape ?
value-objectives-at-kansas-city-on = oui
value-objectives-at-kansas-city-off = non
option-delivery-objectives = Cartes Objectif des livraisons
option-delivery-objectives-about = D’où vient la carte Objectif gagnée pour deux villes voisines.
value-delivery-objectives-display = de l’offre
value-delivery-objectives-display-or-stack = de l’offre ou de la pioche

## Ouvriers, races, tuiles, cases

worker-cowboy = cowboy
    .the = le cowboy
    .acc = un cowboy
worker-builder = bâtisseur
    .the = le bâtisseur
    .acc = un bâtisseur
worker-engineer = ingénieur
    .the = l’ingénieur
    .acc = un ingénieur

breed-criollo = Criollo
    .acc = une carte Criollo
breed-galloway = Galloway
    .acc = une carte Galloway
breed-pineywoods = Pineywoods
    .acc = une carte Pineywoods
breed-santa-gertrudis = Santa Gertrudis
    .acc = une carte Santa Gertrudis
breed-black-angus = Black Angus
    .acc = une carte Black Angus
breed-longhorn = Longhorn
    .acc = une carte Longhorn
breed-corriente = Corriente
    .acc = une carte Corriente
breed-shorthorn = Shorthorn
    .acc = une carte Shorthorn
breed-hereford = Hereford
    .acc = une carte Hereford

card-cattle = { $breed }
card-cattle-face =
    { $vp ->
        [one] { $breed } ({ $vp } point)
       *[other] { $breed } ({ $vp } points)
    }
card-objective = carte Objectif ({ $tasks } ; { $vp }/−{ $penalty })
    .acc = la carte Objectif ({ $tasks } ; { $vp }/−{ $penalty })
card-objective-action = carte Objectif ({ $action } ; { $tasks } ; { $vp }/−{ $penalty })
    .acc = la carte Objectif ({ $action } ; { $tasks } ; { $vp }/−{ $penalty })
card-top = première carte de la pioche Objectif
    .acc = la première carte de la pioche Objectif
card-unknown = carte cachée
    .acc = une carte cachée

task-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
task-green-outlaw =
    { $n ->
        [one] { $n } hors-la-loi vert
       *[other] { $n } hors-la-loi verts
    }
task-orange-outlaw =
    { $n ->
        [one] { $n } hors-la-loi orange
       *[other] { $n } hors-la-loi orange
    }
task-hazard =
    { $n ->
        [one] { $n } danger
       *[other] { $n } dangers
    }
task-station =
    { $n ->
        [one] { $n } gare
       *[other] { $n } gares
    }
task-value-3 =
    { $n ->
        [one] { $n } carte Bétail de valeur 3
       *[other] { $n } cartes Bétail de valeur 3
    }
task-shorthorn =
    { $n ->
        [one] { $n } Shorthorn
       *[other] { $n } Shorthorn
    }
task-hereford =
    { $n ->
        [one] { $n } Hereford
       *[other] { $n } Hereford
    }
task-new-york =
    { $n ->
        [one] { $n } livraison à New York
       *[other] { $n } livraisons à New York
    }

hazard-flood = inondation
    .to = à l’inondation
    .from = de l’inondation
    .the = l’inondation
hazard-drought = sécheresse
    .to = à la sécheresse
    .from = de la sécheresse
    .the = la sécheresse
hazard-rockfall = éboulement
    .to = à l’éboulement
    .from = de l’éboulement
    .the = l’éboulement
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } points, main verte)
       *[black] { $area } ({ $vp } points, main noire)
    }
tile-green = hors-la-loi vert
    .to = au hors-la-loi vert
    .from = du hors-la-loi vert
    .the = le hors-la-loi vert
tile-orange = hors-la-loi orange
    .to = au hors-la-loi orange
    .from = du hors-la-loi orange
    .the = le hors-la-loi orange
tile-lost = aucune case libre

building-neutral = bâtiment neutre { $letter }
    .to = au bâtiment neutre { $letter }
    .on = sur le bâtiment neutre { $letter }
    .from = du bâtiment neutre { $letter }
    .the = le bâtiment neutre { $letter }
building-private = bâtiment { $label }
    .to = au bâtiment { $label }
    .on = sur le bâtiment { $label }
    .from = du bâtiment { $label }
    .the = le bâtiment { $label }

space-horseman = case Cavalier
    .to = à la case Cavalier
    .on = sur la case Cavalier
    .from = de la case Cavalier
    .the = la case Cavalier
space-kansas-city = Kansas City
    .to = à Kansas City
    .on = à Kansas City
    .from = de Kansas City
    .the = Kansas City
space-neutral = case neutre { $letter }
    .to = à la case neutre { $letter }
    .on = sur la case neutre { $letter }
    .from = de la case neutre { $letter }
    .the = la case neutre { $letter }
space-building = case { $letter }{ $n }
    .to = à la case { $letter }{ $n }
    .on = sur la case { $letter }{ $n }
    .from = de la case { $letter }{ $n }
    .the = la case { $letter }{ $n }
space-flood = case Inondation { $n }
    .to = à la case Inondation { $n }
    .on = sur la case Inondation { $n }
    .from = de la case Inondation { $n }
    .the = la case Inondation { $n }
space-drought = case Sécheresse { $n }
    .to = à la case Sécheresse { $n }
    .on = sur la case Sécheresse { $n }
    .from = de la case Sécheresse { $n }
    .the = la case Sécheresse { $n }
space-rockfall = case Éboulement { $n }
    .to = à la case Éboulement { $n }
    .on = sur la case Éboulement { $n }
    .from = de la case Éboulement { $n }
    .the = la case Éboulement { $n }
space-outlaw = case Hors-la-loi { $n }
    .to = à la case Hors-la-loi { $n }
    .on = sur la case Hors-la-loi { $n }
    .from = de la case Hors-la-loi { $n }
    .the = la case Hors-la-loi { $n }
space-flood-risk = détour Inondation { $n }
    .to = au détour Inondation { $n }
    .on = sur le détour Inondation { $n }
    .from = du détour Inondation { $n }
    .the = le détour Inondation { $n }
space-drought-risk = détour Sécheresse { $n }
    .to = au détour Sécheresse { $n }
    .on = sur le détour Sécheresse { $n }
    .from = du détour Sécheresse { $n }
    .the = le détour Sécheresse { $n }
space-rockfall-risk = détour Éboulement { $n }
    .to = au détour Éboulement { $n }
    .on = sur le détour Éboulement { $n }
    .from = du détour Éboulement { $n }
    .the = le détour Éboulement { $n }
space-outlaw-risk = détour Hors-la-loi { $n }
    .to = au détour Hors-la-loi { $n }
    .on = sur le détour Hors-la-loi { $n }
    .from = du détour Hors-la-loi { $n }
    .the = le détour Hors-la-loi { $n }

place-neutral = bâtiment neutre { $letter }
    .to = au bâtiment neutre { $letter }
    .on = sur le bâtiment neutre { $letter }
place-own-building = votre bâtiment { $label } ({ $space })
    .to = à votre bâtiment { $label } ({ $space })
place-other-building = bâtiment { $label } d’un autre joueur ({ $space })
    .to = au bâtiment { $label } d’un autre joueur ({ $space })
place-tile = { $tile } { $space-from }
place-empty = { $space }

row-n = rangée { $n }
station-n = gare { $n }
node-start = départ de la voie
    .to = au départ de la voie
node-space = case { $slug } de la voie
    .to = à la case { $slug } de la voie
node-turnout = embranchement { $slug }
    .to = à l’embranchement { $slug }
node-station = { $node } (gare { $n })
foresight-top = case Prévision { $n }, en haut
foresight-bottom = case Prévision { $n }, en bas

city-kansas-city = Kansas City
city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new-york = New York

disc-aux-dollar-2 = action auxiliaire : argent, 2e emplacement
disc-aux-draw-2 = action auxiliaire : piocher et défausser, 2e emplacement
disc-aux-certificate-1 = action auxiliaire : certificat, 1er emplacement
disc-aux-certificate-2 = action auxiliaire : certificat, 2e emplacement
disc-aux-locomotive-1 = action auxiliaire : locomotive, 1er emplacement
disc-aux-locomotive-2 = action auxiliaire : locomotive, 2e emplacement
disc-aux-remove-1 = action auxiliaire : retirer des cartes, 1er emplacement
disc-aux-remove-2 = action auxiliaire : retirer des cartes, 2e emplacement
disc-step-left = limite de déplacement, à gauche
disc-step-right = limite de déplacement, à droite
disc-hand-left = limite de main, à gauche
disc-hand-right = limite de main, à droite
disc-certificate-4 = limite de certificats 4
disc-certificate-6 = limite de certificats 6

auxiliary-aux-dollar = argent
auxiliary-aux-draw = piocher et défausser
auxiliary-aux-certificate = certificat
auxiliary-aux-locomotive = locomotive
auxiliary-aux-remove = retirer des cartes

price-name =
    { $cards ->
        [one] { $cards } carte de valeur { $value } pour { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } cowboy
           *[other] { $cowboys } cowboys
        })
       *[other] { $cards } cartes de valeur { $value } pour { $dollars } $ ({ $cowboys ->
            [one] { $cowboys } cowboy
           *[other] { $cowboys } cowboys
        })
    }

master-name = chef de gare ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } certificat permanent
       *[other] { $n } certificats permanents
    }
master-scoring =
    { $n ->
        [one] { $n } point { $per }
       *[other] { $n } points { $per }
    }

## Décompte

category-dollars = Dollars
category-buildings = Bâtiments
category-cities = Villes
category-stations = Gares
category-hazards = Dangers
category-cattle = Bétail
category-objectives = Objectifs
category-station-masters = Chefs de gare
category-workers = Ouvriers
category-right-step-disc = Disque de déplacement de droite
category-job-market-marker = Marqueur du marché de l’emploi

## Actions, d’après leurs données

action-paid = { $requires } pour { $gives }
action-double = { $action } (double)

require-pay = payer { $n } $
require-card = défausser { $card-acc }
require-two-cards = défausser { $card-acc } et { $other-acc }
require-same-cards = défausser deux cartes { $card }
require-discard-breed =
    { $n ->
        [one] défausser une carte { $breed }
       *[other] défausser { $n } cartes { $breed }
    }
require-discard-any-cattle =
    { $n ->
        [one] défausser une carte Bétail au choix
       *[other] défausser { $n } cartes Bétail au choix
    }
require-discard-same-breed = défausser { $n } cartes Bétail d’une même race
require-discard-value =
    { $n ->
        [one] défausser une carte Bétail de valeur { $value }
       *[other] défausser { $n } cartes Bétail de valeur { $value }
    }
require-discard-objective =
    { $n ->
        [one] défausser une carte Objectif
       *[other] défausser { $n } cartes Objectif
    }
require-locomotive-back =
    { $n ->
        [one] reculer votre locomotive de { $n } case
       *[other] reculer votre locomotive de { $n } cases
    }
require-locomotive-back-any = reculer votre locomotive d’autant de cases que vous voulez

effect-gain = recevoir { $n } $
effect-gain-per = recevoir { $n } $ { $per }
effect-certificate =
    { $n ->
        [one] recevoir { $n } certificat
       *[other] recevoir { $n } certificats
    }
effect-certificate-per =
    { $n ->
        [one] recevoir { $n } certificat { $per }
       *[other] recevoir { $n } certificats { $per }
    }
effect-certificate-max = recevoir des certificats jusqu’à votre limite
effect-locomotive-forward =
    { $max ->
        [one] avancer votre locomotive de { $max } case
       *[other] avancer votre locomotive de { $max } cases au plus
    }
effect-locomotive-forward-per = avancer votre locomotive de 1 case au plus { $per }
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] engager un ouvrier
           *[other] engager un ouvrier pour { $less } $ de moins
        }
       *[other] engager un ouvrier pour { $more } $ de plus
    }
effect-buy-cattle = acheter du bétail
effect-build =
    { $builders_available ->
        [own] construire ou remplacer un bâtiment pour { $dollars } $ par bâtisseur
       *[other] construire ou remplacer un bâtiment gratuitement, comme si vous aviez exactement { $builders_available } bâtisseurs
    }
effect-remove-hazard = retirer un danger
effect-collect-outlaw = toucher la prime d’un hors-la-loi
effect-gain-objective =
    { $to ->
        [hand] prendre une carte Objectif en main
       *[discard] placer une carte Objectif sur votre défausse
    }
effect-auxiliary =
    { $mode ->
        [single] faire une action auxiliaire simple
       *[single-or-double] faire une action auxiliaire simple ou double
    }
effect-advance-herder =
    { $max ->
        [one] avancer votre éleveur de { $max } déplacement et utiliser ce lieu
       *[other] avancer votre éleveur de { $max } déplacements au plus et utiliser ce lieu
    }
effect-herder-forward-free =
    { $max ->
        [one] avancer votre éleveur de { $max } déplacement sans taxe
       *[other] avancer votre éleveur de { $max } déplacements au plus sans taxe
    }
effect-draw-discard =
    { $max ->
        [one] piocher { $max } carte, puis en défausser une
       *[other] piocher jusqu’à { $max } cartes, puis en défausser autant
    }
effect-draw-discard-per = piocher 1 carte au plus { $per }, puis en défausser autant
effect-special-delivery = livrer dans une ville de valeur au plus égale au recul
effect-upgrade-station-behind = améliorer une gare derrière votre locomotive
effect-copy-adjacent-building = utiliser les actions d’un bâtiment voisin
effect-exchange-token =
    { $n ->
        [one] prendre un jeton Échange
       *[other] prendre { $n } jetons Échange
    }
effect-remove-hand-cards =
    { $max ->
        [one] retirer du jeu une carte de votre main
       *[other] retirer du jeu jusqu’à { $max } cartes de votre main
    }

per-own-engineer = par ingénieur que vous avez
per-own-cowboy = par cowboy que vous avez
per-own-builder = par bâtisseur que vous avez
per-own-worker = par ouvrier que vous avez
per-own-building-in-forest = par bâtiment que vous avez en forêt
per-own-building-on-trail = par bâtiment que vous avez sur le parcours
per-own-hazard = par tuile Danger que vous avez
per-own-upgraded-station = par gare portant votre disque
per-outlaw-pair = par paire de hors-la-loi vert et orange
per-hazard-pair = par lot de 2 tuiles Danger
per-certificate-pair = par lot de 2 certificats
per-station-pair = par lot de 2 gares portant votre disque
per-objective-pair = par lot de 2 cartes Objectif dans votre zone

about-building =
    { $builders ->
        [one] Bâtiment { $label } : { $builders } bâtisseur, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
       *[other] Bâtiment { $label } : { $builders } bâtisseurs, { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }.
    }
about-building-action = Action : { $action }.

## Questions

question-place-herder = Sur quel bâtiment neutre commence votre éleveur ?
question-move-herder =
    { $limit ->
        [one] Où s’arrête votre éleveur ({ $limit } déplacement) ?
       *[other] Où s’arrête votre éleveur ({ $limit } déplacements au plus) ?
    }
question-advance-herder =
    { $limit ->
        [one] Jusqu’où continue votre éleveur ({ $limit } déplacement) ?
       *[other] Jusqu’où continue votre éleveur ({ $limit } déplacements au plus) ?
    }
question-herder-card =
    { $limit ->
        [one] Où la carte Objectif mène-t-elle votre éleveur ({ $limit } déplacement) ?
       *[other] Où la carte Objectif mène-t-elle votre éleveur ({ $limit } déplacements au plus) ?
    }
question-at-location = Que faites-vous dans ce lieu ?
question-auxiliary = Quelle action auxiliaire faites-vous ?
question-immediate = Quelle action immédiate faites-vous ?
question-hire-worker =
    { $more ->
        [0] { $less ->
            [0] Quel ouvrier engagez-vous ?
           *[other] Quel ouvrier engagez-vous, pour { $less } $ de moins ?
        }
       *[other] Quel ouvrier engagez-vous, pour { $more } $ de plus ?
    }
question-build-building =
    { $builders ->
        [one] Quel bâtiment placez-vous, avec { $builders } bâtisseur à { $dollars } $ ?
       *[other] Quel bâtiment placez-vous, avec { $builders } bâtisseurs au plus à { $dollars } $ chacun ?
    }
question-discard-cards =
    { $n ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelles cartes défaussez-vous (encore { $n }) ?
    }
question-draw-cards =
    { $n ->
        [0] Combien de cartes piochez-vous ? Il n’y en a aucune à piocher.
        [one] Piochez-vous une carte pour en défausser une ensuite ?
       *[other] Combien de cartes piochez-vous pour en défausser autant ({ $n } au plus) ?
    }
question-remove-cards =
    { $n ->
        [one] Quelle carte retirez-vous du jeu ?
       *[other] Quelles cartes retirez-vous du jeu ({ $n } au plus) ?
    }
question-gain-objective =
    { $to ->
        [hand] Quelle carte Objectif prenez-vous en main ?
       *[discard] Quelle carte Objectif placez-vous sur votre défausse ?
    }
question-move-locomotive =
    { $n ->
        [0] Votre locomotive ne peut pas avancer maintenant.
        [one] Où s’arrête votre locomotive ({ $n } case) ?
       *[other] Où s’arrête votre locomotive ({ $n } cases au plus) ?
    }
question-move-back =
    { $n ->
        [one] Jusqu’où recule votre locomotive ({ $n } case) ?
       *[other] Jusqu’où recule votre locomotive (exactement { $n } cases) ?
    }
question-retreat = Votre locomotive est au bout de la voie : jusqu’où recule-t-elle ?
question-move-back-freely = Jusqu’où recule votre locomotive pour la livraison spéciale ?
question-buy-cattle =
    { $cowboys ->
        [one] Quel bétail achetez-vous (encore { $cowboys } cowboy) ?
       *[other] Quel bétail achetez-vous (encore { $cowboys } cowboys) ?
    }
question-upgrade-station = Améliorez-vous la gare ?
question-station-disc = Quel disque va à la { $target } ?
question-delivery-disc = Quel disque va à { $target } ?
question-appoint-master = Cédez-vous un ouvrier pour le { $master } ?
question-choose-foresight = Quelle tuile de la prévision { $spot } choisissez-vous ?
question-use-certificates = Votre main vaut { $value } : combien de certificats ajoutez-vous ?
question-deliver = Où livrez-vous (valeur { $value } au plus) ?
question-copy-building = De quel bâtiment utilisez-vous les actions ?
question-at-kansas-city = Vous êtes à Kansas City : jouez-vous une carte Objectif ?

## Choix

choice-pass = Ne rien faire
choice-pass-at-location = En rester là
choice-pass-at-kansas-city = Passer à la première étape
choice-pass-auxiliary = Aucune action auxiliaire
choice-pass-immediate = Renoncer à l’action immédiate
choice-pass-hire-worker = N’engager personne
choice-pass-build-building = Ne rien construire
choice-pass-remove-cards = Ne plus retirer de carte
choice-pass-gain-objective = Ne pas prendre de carte Objectif
choice-pass-move-locomotive = Laisser la locomotive sur place
choice-pass-herder-card = Laisser l’éleveur sur place
choice-pass-buy-cattle = Arrêter d’acheter
choice-pass-upgrade-station = Ne pas améliorer
choice-pass-appoint-master = Garder vos ouvriers
choice-pass-remove-hazard = Ne retirer aucun danger
choice-pass-collect-bounty = Ne toucher aucune prime
choice-exchange-token = Utiliser un jeton Échange : piocher jusqu’à 2 cartes, puis en défausser autant
choice-move =
    { $fee ->
        [0] { $steps ->
            [one] Faire { $steps } déplacement jusqu’{ $place-to }
           *[other] Faire { $steps } déplacements jusqu’{ $place-to } par { $via-the }
        }
       *[other] { $steps ->
            [one] Faire { $steps } déplacement jusqu’{ $place-to } (payer { $fee } $)
           *[other] Faire { $steps } déplacements jusqu’{ $place-to } par { $via-the } (payer { $fee } $)
        }
    }
choice-place = Commencer { $place-on }
choice-act = { $action }
choice-act-auxiliary = Action auxiliaire : { $action }
choice-act-special = Action spéciale de cette case : { $action }
choice-act-copied-special = Action spéciale de la case du bâtiment copié : { $action }
choice-discard = Défausser { $card-acc }
choice-remove = Retirer du jeu { $card-acc }
choice-draw =
    { $n ->
        [0] Ne pas piocher de carte
        [one] Piocher { $n } carte, puis en défausser une
       *[other] Piocher { $n } cartes, puis en défausser autant
    }
choice-play = Jouer { $card-acc }
choice-objective = Prendre { $card-acc }
choice-hire =
    { $worker-id ->
        [cowboy] Engager un cowboy de la rangée { $row-n } pour { $cost } $
        [builder] Engager un bâtisseur de la rangée { $row-n } pour { $cost } $
       *[engineer] Engager un ingénieur de la rangée { $row-n } pour { $cost } $
    }
choice-build = Construire le { $building } { $location-on } pour { $cost } $
choice-build-replace = Remplacer votre { $old } { $location-on } par le { $building } pour { $cost } $
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Prendre le disque « { $disc } »
           *[other] Prendre le disque « { $disc } » et recevoir { $gain } $
        }
       *[other] Prendre le disque « { $disc } » pour { $cost } $
    }
choice-foresight = Choisir { $name-the } ({ $tile })
choice-certificates =
    { $n ->
        [0] N’ajouter aucun certificat (total { $total })
        [one] Ajouter { $n } certificat (total { $total })
       *[other] Ajouter { $n } certificats (total { $total })
    }
choice-deliver =
    { $cost ->
        [0] Livrer à { $city } (valeur { $value }, sans frais de transport)
       *[other] Livrer à { $city } (valeur { $value }, transport { $cost } $)
    }
choice-disc-from = Prendre votre disque de la { $station }
choice-no-disc = Continuer sans disque
choice-locomotive = Déplacer votre locomotive jusqu’{ $node-to }
choice-locomotive-move-back-freely = Reculer votre locomotive jusqu’{ $node-to } (livraison de valeur { $value } au plus)
choice-upgrade =
    { $vp ->
        [one] Améliorer la { $station } pour { $cost } $ ({ $vp } point)
       *[other] Améliorer la { $station } pour { $cost } $ ({ $vp } points)
    }
choice-appoint =
    { $worker-id ->
        [cowboy] Céder un cowboy
        [builder] Céder un bâtisseur
       *[engineer] Céder un ingénieur
    }
choice-buy =
    { $cowboys ->
        [one] Acheter { $card-acc } pour { $cost } $ avec { $cowboys } cowboy
       *[other] Acheter { $card-acc } pour { $cost } $ avec { $cowboys } cowboys
    }
choice-buy-two =
    { $cowboys ->
        [one] Acheter { $card-acc } et { $other-acc } pour { $cost } $ avec { $cowboys } cowboy
       *[other] Acheter { $card-acc } et { $other-acc } pour { $cost } $ avec { $cowboys } cowboys
    }
choice-buy-same =
    { $cowboys ->
        [one] Acheter deux cartes { $card } pour { $cost } $ avec { $cowboys } cowboy
       *[other] Acheter deux cartes { $card } pour { $cost } $ avec { $cowboys } cowboys
    }
choice-add-cattle =
    { $n ->
        [one] Utiliser un cowboy pour ajouter { $n } carte au marché au bétail
       *[other] Utiliser un cowboy pour ajouter { $n } cartes au marché au bétail
    }
choice-hazard = Retirer { $tile-the } { $location-from }
choice-outlaw =
    { $bounty ->
        [-1] Toucher la prime { $tile-from } { $location-on } : un jeton Échange
       *[other] Toucher la prime { $tile-from } { $location-on } : { $bounty } $
    }
choice-copy =
    { $location-kind ->
        [neutral] Utiliser les actions { $building-from }
       *[other] Utiliser les actions { $building-from } { $location-on }
    }

## Choices in few words, beside the icons that tell what they cost and bring

spot-empty = { $space }
spot-neutral = Neutre { $letter }
spot-tile = { $space }
spot-own-building = votre { $label }
spot-other-building = { $label } ({ $space })

short-exchange-token = Jeton Échange
short-place = { $spot }
short-move = { $spot }
short-act-auxiliary = { $action }
short-discard = { $card }
short-remove = { $card }
short-hire = { $worker }, rangée { $row-n }
short-build = { $building-id } : { $location }
short-disc = { $disc }
short-foresight = { $name }
short-deliver = { $city } (valeur { $value })
short-locomotive = { $node }
short-upgrade = { $station }
short-buy = { $card }
short-buy-two = { $card } et { $other }
short-buy-same = Deux cartes { $card }
short-hazard = { $location }
short-outlaw = { $tile }, { $location }

question-remove-hazard = Quel danger retirez-vous ?
question-collect-bounty = De quel hors-la-loi touchez-vous la prime ?

## Événements

event-turn = { $player }, tour { $turn }
event-move =
    { $steps ->
        [one] { $player } fait { $steps } déplacement jusqu’{ $location-to }
       *[other] { $player } fait { $steps } déplacements jusqu’{ $location-to }
    }
event-place = { $player } commence { $location-on }
event-fee =
    { $to ->
        [-1] { $n ->
            [0] { $player } ne peut pas payer la taxe de { $due } $ ({ $location })
           *[other] { $player } paie une taxe de { $n } $ à la banque ({ $location })
        }
       *[other] { $n ->
            [0] { $player } ne peut pas payer à { $owner } la taxe de { $due } $ ({ $location })
           *[other] { $player } paie { $n } $ à { $owner } ({ $location })
        }
    }
event-act = { $player } choisit « { $action } »
event-discard = { $player } défausse { $card-acc }
event-reshuffle =
    { $n ->
        [one] { $player } mélange { $n } carte défaussée pour former une nouvelle pioche
       *[other] { $player } mélange { $n } cartes défaussées pour former une nouvelle pioche
    }
event-draw =
    { $n ->
        [one] { $player } pioche { $n } carte
       *[other] { $player } pioche { $n } cartes
    }
event-draw-own =
    { $n ->
        [one] { $player } pioche { $n } carte : { $cards }
       *[other] { $player } pioche { $n } cartes : { $cards }
    }
event-receive = { $player } reçoit { $n } $
event-pay = { $player } paie { $n } $
event-certificates =
    { $n ->
        [one] { $player } a maintenant { $n } certificat
       *[other] { $player } a maintenant { $n } certificats
    }
event-use-token = { $player } utilise un jeton Échange
event-gain-token = { $player } prend un jeton Échange
event-remove = { $player } retire du jeu { $card-acc }
event-play-objective = { $player } joue { $card-acc }
event-gain-objective =
    { $to ->
        [hand] { $player } prend en main { $card-acc }
       *[discard] { $player } place sur sa défausse { $card-acc }
    }
event-gain-unseen-objective = { $player } prend en main une carte Objectif de la pioche
event-gain-unseen-objective-own = { $player } prend en main, de la pioche, { $card-acc }
event-hire =
    { $worker-id ->
        [cowboy] { $player } engage un cowboy de la rangée { $row } pour { $cost } $
        [builder] { $player } engage un bâtisseur de la rangée { $row } pour { $cost } $
       *[engineer] { $player } engage un ingénieur de la rangée { $row } pour { $cost } $
    }
event-build = { $player } construit le { $building } { $location-on } pour { $cost } $
event-replace = { $player } remplace le { $old } { $location-on } par le { $building } pour { $cost } $
event-take-disc = { $player } prend le disque « { $disc } »
event-disc-from = { $player } prend le disque de la { $station }
event-no-disc = { $player } n’a pas de disque à placer
event-locomotive = { $player } déplace sa locomotive jusqu’{ $node-to }
event-upgrade = { $player } améliore la { $station } pour { $cost } $
event-appoint =
    { $worker-id ->
        [cowboy] { $player } cède un cowboy pour le { $master }
        [builder] { $player } cède un bâtisseur pour le { $master }
       *[engineer] { $player } cède un ingénieur pour le { $master }
    }
event-buy = { $player } achète { $card-acc } pour { $cost } $
event-buy-pair = { $player } achète { $card-acc } et { $other-acc } pour { $cost } $
event-add-cattle =
    { $n ->
        [one] { $player } ajoute { $n } carte au marché au bétail : { $cards }
       *[other] { $player } ajoute { $n } cartes au marché au bétail : { $cards }
    }
event-remove-hazard = { $player } retire { $tile-the } { $location-from }
event-collect-outlaw = { $player } touche la prime { $tile-from } { $location-on }
event-copy =
    { $location-kind ->
        [neutral] { $player } utilise les actions { $building-from }
       *[other] { $player } utilise les actions { $building-from } { $location-on }
    }
event-foresight = { $player } choisit { $tile-the } de la prévision { $spot }
event-place-tile =
    { $location-id ->
        [lost] { $tile-the } ne trouve aucune case libre et quitte la partie
       *[other] { $tile-the } va { $location-on }
    }
event-end-triggered = { $player } remplit le marché de l’emploi : les derniers tours commencent
event-refill-market =
    { $n ->
        [0] Le marché au bétail est déjà complet
        [one] { $n } carte s’ajoute au marché au bétail
       *[other] { $n } cartes s’ajoutent au marché au bétail
    }
event-market-stack-empty = Le marché au bétail ne peut pas être complété : sa pioche est vide
event-refill-foresight = Nouvelle tuile dans la prévision { $spot } : { $tile }
event-reveal-hand =
    { $n ->
        [0] { $player } arrive à Kansas City sans carte en main
       *[other] { $player } montre sa main à Kansas City : { $cards }
    }
event-deliver = { $player } livre à { $city }

## Refus

refusal-already-done = Vous avez déjà fait cette action ici.
refusal-already-upgraded = Vous avez déjà amélioré cette gare.
refusal-auxiliary-action-used = Vous avez fait ici une action auxiliaire au lieu des actions du lieu.
refusal-black-border = Cet emplacement demande un disque d’un emplacement à bordure blanche, tant que vous en avez un.
refusal-building-replaced = Le bâtiment que vous aviez atteint n’est plus là.
refusal-city-taken = Vous avez déjà livré dans cette ville.
refusal-compulsory = Vous devez prendre une carte.
refusal-copies-itself = Un bâtiment qui en copie d’autres ne peut pas être copié.
refusal-disc-gone = Aucun de vos disques n’est sur cet emplacement.
refusal-discs-left = Un disque de gare ne peut servir que si votre plateau ne peut en donner aucun.
refusal-display-only = Seules les cartes de l’offre peuvent être prises ici.
refusal-empty-space = Il n’y a pas de tuile sur cette case.
refusal-exactly-so-many =
    { $n ->
        [one] À ce prix, on achète exactement { $n } carte.
       *[other] À ce prix, on achète exactement { $n } cartes.
    }
refusal-location-actions-used = Vous avez déjà fait ici une action du lieu.
refusal-locked = Cette action auxiliaire est encore bloquée par des disques.
refusal-marker-row = Les ouvriers de la rangée du marqueur ou en dessous ne peuvent pas encore être engagés.
refusal-market-stack-empty = La pioche du marché est vide.
refusal-names-no-card =
    { $cards ->
        [one] Nommez la carte à défausser.
       *[other] Nommez les { $cards } cartes à défausser.
    }
refusal-no-such-card =
    { $cards ->
        [one] Vous n’avez en main aucune carte qui convienne.
       *[other] Vous n’avez pas en main { $cards } cartes qui conviennent.
    }
refusal-no-auxiliary-action = Ce n’est pas une action auxiliaire.
refusal-no-building-space = Un bâtiment personnel ne peut pas être construit là.
refusal-no-building-there = Il n’y a pas de bâtiment sur cette case.
refusal-no-disc-left = Vous n’avez pas de disque pour cette gare.
refusal-no-exchange-token = Vous n’avez pas de jeton Échange.
refusal-no-hazard-left = Il n’y a pas de danger sur le parcours.
refusal-no-hazard-there = Il n’y a pas de danger sur cette case.
refusal-no-location = Cette case est vide : votre éleveur ne peut pas s’y arrêter.
refusal-no-more-workers = Le marché de l’emploi est plein : plus aucun ouvrier ne peut être choisi.
refusal-no-objective-card = Ce n’est pas une carte Objectif.
refusal-no-objective-left = Il n’y a pas de carte Objectif à prendre.
refusal-no-objective-now = Les cartes Objectif se jouent avant le déplacement ou entre deux actions, pas maintenant.
refusal-no-outlaw-left = Il n’y a pas de hors-la-loi sur le parcours.
refusal-no-outlaw-there = Il n’y a pas de hors-la-loi sur cette case.
refusal-no-station-behind = Derrière votre locomotive, aucune gare ne peut être améliorée.
refusal-no-such-way = Votre éleveur ne peut pas y aller par ce chemin.
refusal-no-such-worker = Il n’y a pas d’ouvrier de ce type dans cette rangée.
refusal-nobody-to-hire = Il n’y a personne que vous puissiez engager et payer.
refusal-not-adjacent = Cette case n’est pas reliée à la vôtre.
refusal-not-at-station = Votre locomotive n’est pas à cette gare.
refusal-not-both-free = Les deux emplacements de cette action auxiliaire doivent être sans disque.
refusal-not-far-enough =
    { $n ->
        [one] Votre locomotive ne peut pas reculer de { $n } case.
       *[other] Votre locomotive ne peut pas reculer de { $n } cases.
    }
refusal-not-here = Cette action n’est pas de celles du lieu où vous êtes.
refusal-not-higher = Le nouveau bâtiment doit demander plus de bâtisseurs que l’ancien.
refusal-not-in-display = La { $card } n’est pas dans l’offre.
refusal-not-in-hand = Vous n’avez pas en main : { $card }.
refusal-not-in-market = { $card } n’est pas au marché au bétail, ou pas en nombre suffisant.
refusal-not-in-supply = Ce bâtiment n’est pas dans votre réserve.
refusal-not-that-far = Votre locomotive ne peut pas s’y arrêter avec ce mouvement.
refusal-not-to-the-city = Cette carte ne vous mène pas à Kansas City.
refusal-not-your-building = C’est le bâtiment d’un autre joueur : seule une action auxiliaire est possible.
refusal-nothing-to-build = Il n’y a pas de bâtiment que vous puissiez construire et payer.
refusal-nothing-to-buy = Il n’y a pas de bétail que vous puissiez acheter.
refusal-nothing-to-copy = Aucun bâtiment voisin ne peut être copié.
refusal-other-spot = Vous choisissez maintenant dans une autre prévision.
refusal-printed-worker = Le premier ouvrier d’une rangée est imprimé sur le plateau et y reste.
refusal-row-full = Cette rangée d’ouvriers est pleine.
refusal-single-only = Seule une action auxiliaire simple est possible ici.
refusal-space-occupied = Une autre locomotive s’y trouve.
refusal-space-taken = Cette case est prise.
refusal-stack-empty = La pioche Objectif est vide.
refusal-too-far =
    { $limit ->
        [one] C’est à { $steps } déplacements, et vous en avez { $limit }.
       *[other] C’est à { $steps } déplacements, et vous en avez { $limit }.
    }
refusal-too-few-builders =
    { $need ->
        [one] Il faut { $need } bâtisseur, et vous en avez { $have }.
       *[other] Il faut { $need } bâtisseurs, et vous en avez { $have }.
    }
refusal-too-few-certificates =
    { $have ->
        [one] Vous avez { $have } certificat et non { $need }.
       *[other] Vous avez { $have } certificats et non { $need }.
    }
refusal-too-few-cowboys =
    { $need ->
        [one] Il faut { $need } cowboy, et il vous en reste { $have }.
       *[other] Il faut { $need } cowboys, et il vous en reste { $have }.
    }
refusal-too-little-money = Vous avez { $money } $, cela coûte { $cost } $.
refusal-too-many-cards =
    { $limit ->
        [one] Vous pouvez piocher { $limit } carte et non { $n }.
       *[other] Vous pouvez piocher jusqu’à { $limit } cartes et non { $n }.
    }
refusal-transport-unpayable = Avec ce disque, vous ne pourriez pas payer les { $cost } $ encore dus.
refusal-used-this-turn = Vous avez déjà utilisé ce bâtiment ce tour-ci.
refusal-value-too-high = Cette ville demande { $value }, et vous avez { $have }.
refusal-wrong-card =
    { $card-kind ->
        [objective] La { $card } ne convient pas à cette action.
       *[cattle] La carte { $card } ne convient pas à cette action.
    }
refusal-wrong-price = { $card } n’a pas ce prix.

## Errors in options and corrections

error-data-trail-order = { $file } : { $place } ramène à { $found } ; les cases sont listées dans l’ordre du trajet.
error-data-turnout = { $file } : { $place } n’est pas un embranchement entre cases voisines : { $found }.

## Tabs

panel-board = Parcours
panel-market = Marché
panel-players = Joueurs
panel-seat = Mon plateau
panel-supply = Bâtiments
panel-line = Ce que vous avez
panel-hand = Main

## La table au terminal

board-trail = Parcours
board-jobs = Marché de l’emploi
board-foresight = Prévisions
board-market = Marché au bétail
board-objectives = Offre d’objectifs
board-railroad = Voie ferrée
board-cities = Villes
board-players = Joueurs
board-hand = Votre main
board-marker = marqueur
board-more-cards =
    { $n ->
        [one] encore { $n } dans la pioche
       *[other] encore { $n } dans la pioche
    }
board-free = libre
board-hazard = { $vp } pts
board-fee = { $fee } $
board-station = { $station } : { $cost } $, { $vp } pts
board-city = { $city } ({ $value })
board-player = Joueur
board-money = Argent
board-tokens = Jetons Échange
board-steps = Déplacements
board-hand-size = Main / limite
board-certificates = Certificats
board-certificates-value = { $n } + { $permanent } (limite { $limit })
board-discs = Disques restants
board-buildings = Bâtiments en réserve
board-tiles = Dangers et hors-la-loi
board-tiles-value =
    { $green ->
        [one] { $hazards } / { $green } vert, { $orange } orange
       *[other] { $hazards } / { $green } verts, { $orange } orange
    }
board-masters = Chefs de gare
board-zone = Objectifs
board-herd = Pioche / défausse
board-drawn = pioche : { $cards }
board-discarded = défausse : { $cards }
board-legend = ◆ éleveur, ♣ forêt, § action spéciale
board-bounty = prime { $n } $
board-bounty-token = prime : jeton Échange
board-built = Bâtiments sur le parcours

## Sortes de choix, quand une question en a plusieurs

group-move = Éleveur
group-act = Actions
group-play = Cartes Objectif
group-disc = Disques de votre plateau
group-disc-from = Disques des gares
group-buy = Cartes Bétail
group-add-cattle = Plus de bétail
