# Great Western Trail : Nouvelle-Zélande

game-nz = Great Western Trail : Nouvelle-Zélande
game-nz-about = Menez vos moutons à Wellington, tondez-les en chemin et envoyez votre bateau sur les mers.

## Options

option-players = Joueurs
option-players-about = Le nombre de joueurs.
option-layout = Bâtiments neutres
option-layout-about = L’emplacement des huit bâtiments neutres.
value-layout-first-game = chacun sur la case de sa lettre
value-layout-random = mélangés
option-sides = Bâtiments personnels
option-sides-about = La face des bâtiments personnels utilisée, la même pour tous.
value-sides-a = face a
value-sides-b = face b
value-sides-random = une face au hasard pour chaque numéro
option-wheel-set = Cartes Bonus sous la barre à roue
option-wheel-set-about = Le numéro d’ensemble de cette pile. Les quatre ensembles sont en ordre croissant.
value-wheel-set-random = au hasard
option-barrel-set = Cartes Bonus sous le baril
option-barrel-set-about = Le numéro d’ensemble de cette pile. Les quatre ensembles sont en ordre croissant.
value-barrel-set-random = au hasard
option-bell-set = Cartes Bonus sous la cloche
option-bell-set-about = Le numéro d’ensemble de cette pile. Les quatre ensembles sont en ordre croissant.
value-bell-set-random = au hasard
option-compass-set = Cartes Bonus sous la boussole
option-compass-set-about = Le numéro d’ensemble de cette pile. Les quatre ensembles sont en ordre croissant.
value-compass-set-random = au hasard
option-sheepdog-effect = Chien de berger
option-sheepdog-effect-about = Ce que donne la carte Chien de berger ; les sources peuvent se lire de deux façons.
value-sheepdog-effect-certificate = 1 certificat
value-sheepdog-effect-money = 1 £
option-sailor-discard-marker = Deuxième marin
option-sailor-discard-marker-about = Ce que rapporte le mouton défaussé du deuxième marin ; la règle française ne le dit pas.
value-sailor-discard-marker-certificate = 1 certificat
value-sailor-discard-marker-gold = 1 pépite d’or
option-paid-sheep-pile = Mouton de la troisième bergère
option-paid-sheep-pile-about = Où va le mouton acheté grâce à elle ; les livrets diffèrent.
value-paid-sheep-pile-discard-pile = dans la défausse
value-paid-sheep-pile-draw-pile = sur la pioche
option-market-extra-options = Autres prix du marché au bétail
option-market-extra-options-about = Deux prix absents du texte : un Hampshire ou Ryeland pour trois bergères, deux pour cinq.
value-market-extra-options-on = oui
value-market-extra-options-off = non
option-neutral-h-split = Faces du bâtiment neutre H
option-neutral-h-split-about = La face de H où l’on retire des dangers ; le texte ne le dit pas.
value-neutral-h-split-hazard-on-both = une fois sur chaque face
value-neutral-h-split-hazard-twice-on-ii = deux fois sur la face II
option-set-6-price = Remplacer un bâtiment avec une carte de l’ensemble 6
option-set-6-price-about = Le coût en livres ; la carte n’indique aucun prix.
option-zero-sheep-shearing = Tonte sans mouton
option-zero-sheep-shearing-about = La laine permanente peut-elle être vendue seule ?
value-zero-sheep-shearing-off = non
value-zero-sheep-shearing-on = oui
option-no-disc-delivery-action = Livraison sans disque
option-no-disc-delivery-action-about = Un comptoir donne-t-il son bonus et coûte-t-il son transport quand aucun disque n’a pu être placé ?
value-no-disc-delivery-action-off = non
value-no-disc-delivery-action-on = oui
option-left-actions-after-move-again = Actions laissées derrière soi
option-left-actions-after-move-again-about = Les actions qu’un lieu offrait encore peuvent-elles servir après l’avoir quitté ?
value-left-actions-after-move-again-off = non, elles sont perdues
value-left-actions-after-move-again-on = oui
option-remote-end-harbour-returns-ship = Bateau après un entrepôt à distance
option-remote-end-harbour-returns-ship-about = Le bateau revient-il au départ quand le dernier port d’une voie maritime est amélioré à distance ?
value-remote-end-harbour-returns-ship-on = il revient
value-remote-end-harbour-returns-ship-off = il reste

## Ouvriers, moutons, cartes, tuiles

worker-shepherd = bergère
    .the = la bergère
    .acc = une bergère
worker-builder = bâtisseur
    .the = le bâtisseur
    .acc = un bâtisseur
worker-sailor = marin
    .the = le marin
    .acc = un marin
worker-shearer = tondeur
    .the = le tondeur
    .acc = un tondeur

breed-shropshire = Shropshire
    .acc = un Shropshire
breed-southdown = Southdown
    .acc = un Southdown
breed-english-leicester = English Leicester
    .acc = un English Leicester
breed-merino = Merino
    .acc = un Merino
breed-dorset-horn = Dorset Horn
    .acc = un Dorset Horn
breed-lincoln = Lincoln
    .acc = un Lincoln
breed-corriedale = Corriedale
    .acc = un Corriedale
breed-hampshire = Hampshire
    .acc = un Hampshire
breed-ryeland = Ryeland
    .acc = un Ryeland
breed-suffolk = Suffolk
    .acc = un Suffolk
breed-romney = Romney
    .acc = un Romney
breed-cheviot = Cheviot
    .acc = un Cheviot
breed-border-leicester = Border Leicester
    .acc = un Border Leicester

card-cattle = { $breed }
card-sheepdog = Chien de berger
    .the = le Chien de berger
    .acc = le Chien de berger
card-ferry = Traversier
    .the = le Traversier
    .acc = le Traversier
card-kotare = Kōtare
    .the = le Kōtare
    .acc = le Kōtare
card-set-1 = carte Bonus 1
    .the = la carte Bonus 1
    .acc = la carte Bonus 1
card-set-2 = carte Bonus 2
    .the = la carte Bonus 2
    .acc = la carte Bonus 2
card-set-4 = carte Bonus 4
    .the = la carte Bonus 4
    .acc = la carte Bonus 4
card-set-5 = carte Bonus 5
    .the = la carte Bonus 5
    .acc = la carte Bonus 5
card-set-6 = carte Bonus 6
    .the = la carte Bonus 6
    .acc = la carte Bonus 6

pile-wheel = Barre à roue
pile-barrel = Baril
pile-bell = Cloche
pile-compass = Boussole
use-first = première moitié
use-second = seconde moitié
use-draw-only = seulement pour piocher
side-step-tile = tuile Déplacement
side-fee-tile = tuile Taxes

task-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
task-building-4 =
    { $n ->
        [one] { $n } bâtiment de 4 bâtisseurs ou plus
       *[other] { $n } bâtiments de 4 bâtisseurs ou plus
    }
task-post-13 =
    { $n ->
        [one] { $n } disque sur un comptoir de 13 ou plus
       *[other] { $n } disques sur des comptoirs de 13 ou plus
    }
task-shearers-2 =
    { $n ->
        [one] 2 tondeurs
       *[other] { $n } fois 2 tondeurs
    }
task-storehouse =
    { $n ->
        [one] { $n } entrepôt en mer
       *[other] { $n } entrepôts en mer
    }
task-herd-lincoln-or-corriedale = { $n } Lincoln ou Corriedale
task-herd-hampshire-or-ryeland = { $n } Hampshire ou Ryeland
task-herd-ferry =
    { $n ->
        [one] { $n } carte Traversier
       *[other] { $n } cartes Traversier
    }
task-exploration-6 =
    { $n ->
        [one] 6 cases d’exploration
       *[other] { $n } fois 6 cases d’exploration
    }
task-flood-tile =
    { $n ->
        [one] { $n } tuile Inondation
       *[other] { $n } tuiles Inondation
    }

tile-joker-worker = ouvrier joker
    .the = l’ouvrier joker
tile-permanent-certificate = tuile Certificat permanent
    .the = la tuile Certificat permanent
tile-tokens-and-gold = tuile 3 jetons Échange et pépites
    .the = la tuile 3 jetons Échange et pépites
tile-permanent-wool = tuile Laine permanente
    .the = la tuile Laine permanente
tile-token = tuile Jeton Échange
    .the = la tuile Jeton Échange
tile-hazard-for-three = tuile Danger pour 3 £
    .the = la tuile Danger pour 3 £
tile-gold-for-points = tuile pour 4 pépites d’or
    .the = la tuile pour 4 pépites d’or
tile-sheepdog-and-gold = tuile Chien de berger et pépites
    .the = la tuile Chien de berger et pépites
tile-ferry-and-gold = tuile Traversier et pépites
    .the = la tuile Traversier et pépites
tile-exploration-and-kotare = tuile Exploration et Kōtare
    .the = la tuile Exploration et Kōtare
tile-swap-for-romney = tuile Romney
    .the = la tuile Romney

space-horseman = case Cavalier
    .to = à la case Cavalier
    .on = sur la case Cavalier
    .from = de la case Cavalier
    .the = la case Cavalier
space-wellington = Wellington
    .to = à Wellington
    .on = à Wellington
    .from = de Wellington
    .the = Wellington
foresight-a-1 = prévision A, première case
foresight-a-2 = prévision A, seconde case
foresight-b-1 = prévision B, première case
foresight-b-2 = prévision B, seconde case

post-local-0 = comptoir local 0
post-local-1 = comptoir local 1
post-local-3 = comptoir local 3
post-local-6 = comptoir local 6
post-local-9 = comptoir local 9
post-local-12 = comptoir local 12
post-local-15 = comptoir local 15
post-local-18 = comptoir local 18
post-local-21 = comptoir local 21
post-foreign-suva = comptoir de Suva
post-foreign-melbourne = comptoir de Melbourne
post-foreign-san-francisco = comptoir de San Francisco
post-foreign-liverpool = comptoir de Liverpool
post-wool-5 = comptoir à laine 5
post-wool-9 = comptoir à laine 9
post-wool-13 = comptoir à laine 13
post-foreign-wool-sydney = comptoir à laine de Sydney
post-foreign-wool-london = comptoir à laine de Londres

harbour-napier = Napier
    .from = de Napier
harbour-auckland = Auckland
    .from = d’Auckland
harbour-nelson = Nelson
    .from = de Nelson
harbour-brisbane = Brisbane
    .from = de Brisbane
harbour-lyttelton = Lyttelton
    .from = de Lyttelton
harbour-bluff = Bluff
    .from = de Bluff
harbour-vancouver = Vancouver
    .from = de Vancouver
harbour-fremantle = Fremantle
    .from = de Fremantle
harbour-hamburg = Hambourg
    .from = de Hambourg
harbour-tauranga = Tauranga
    .from = de Tauranga
harbour-port-chalmers = Port Chalmers
    .from = de Port Chalmers
harbour-hobart = Hobart
    .from = de Hobart
harbour-cape-town = Le Cap
    .from = du Cap
harbour-apia = Apia
    .from = d’Apia
harbour-suva = Suva
    .from = de Suva
harbour-san-francisco = San Francisco
    .from = de San Francisco
harbour-sydney = Sydney
    .from = de Sydney
harbour-melbourne = Melbourne
    .from = de Melbourne
harbour-london = Londres
    .from = de Londres
harbour-liverpool = Liverpool
    .from = de Liverpool
sea-harbour = case du port { $harbour-from }
    .to = à la case du port { $harbour-from }
sea-start = case de départ
    .to = à la case de départ
sea-a1 = case après le départ
    .to = à la case après le départ
sea-s4 = haute mer
    .to = à la haute mer
slot-slot-1 = premier emplacement
slot-slot-2 = deuxième emplacement
slot-slot-3 = troisième emplacement
slot-slot-4 = quatrième emplacement
storehouse-n = entrepôt { $n }
pair-pair-1 = entrepôts 1 et 2
    .the = les entrepôts 1 et 2
pair-pair-2 = entrepôts 3 et 4
    .the = les entrepôts 3 et 4
pair-pair-3 = entrepôts 5 et 6
    .the = les entrepôts 5 et 6
pair-pair-4 = entrepôts 7 et 8
    .the = les entrepôts 7 et 8
pair-pair-5 = entrepôts 9 et 10
    .the = les entrepôts 9 et 10

disc-aux-money-2 = action auxiliaire : argent, 2e emplacement
disc-aux-draw-2 = action auxiliaire : piocher et défausser, 2e emplacement
disc-aux-certificate-1 = action auxiliaire : certificat, 1er emplacement
disc-aux-certificate-2 = action auxiliaire : certificat, 2e emplacement
disc-aux-ship-1 = action auxiliaire : bateau, 1er emplacement
disc-aux-ship-2 = action auxiliaire : bateau, 2e emplacement
disc-aux-exploration-1 = action auxiliaire : exploration, 1er emplacement
disc-aux-exploration-2 = action auxiliaire : exploration, 2e emplacement
disc-step-limit = limite de déplacement
disc-wool-left = laine permanente, à gauche
disc-wool-right = laine permanente, à droite
disc-certificate-limit = limite de certificats
disc-certificate-left = certificat permanent, à gauche
disc-certificate-right = certificat permanent, à droite
auxiliary-aux-money = argent
auxiliary-aux-draw = piocher et défausser
auxiliary-aux-certificate = certificat
auxiliary-aux-ship = bateau
auxiliary-aux-exploration = exploration

price-name =
    { $cards ->
        [one] { $breeds } pour { $money } £ ({ $shepherds ->
            [one] { $shepherds } bergère
           *[other] { $shepherds } bergères
        })
       *[other] { $cards } cartes, { $breeds }, pour { $money } £ ({ $shepherds ->
            [one] { $shepherds } bergère
           *[other] { $shepherds } bergères
        })
    }
master-name = capitainerie ({ $parts })
master-permanent =
    { $n ->
        [one] { $n } certificat permanent
       *[other] { $n } certificats permanents
    }
master-scoring =
    { $every ->
        [one] { $n ->
            [one] { $n } point { $per }
           *[other] { $n } points { $per }
        }
       *[other] { $n ->
            [one] { $n } point { $per }, par groupe de { $every }
           *[other] { $n } points { $per }, par groupe de { $every }
        }
    }

## Décompte

category-money = Livres
category-buildings = Bâtiments
category-posts = Comptoirs
category-harbours = Ports
category-exploration = Exploration
category-tiles = Dangers et tuiles Bonus
category-cards = Cartes
category-objectives = Objectifs
category-harbourmasters = Capitaineries
category-hand-limit-disc = Disque de limite de main
category-workers = Ouvriers et paires d’entrepôts
category-market-marker = Marqueur du marché

## Actions, d’après leurs données

require-discard-any-sheep =
    { $n ->
        [one] défausser un mouton au choix
       *[other] défausser { $n } moutons au choix
    }
require-discard-same-breed = défausser { $n } moutons d’une même race
effect-build = construire ou remplacer un bâtiment pour { $money_per_builder } £ par bâtisseur
effect-gold =
    { $n ->
        [one] recevoir { $n } pépite d’or
       *[other] recevoir { $n } pépites d’or
    }
effect-explore =
    { $n ->
        [one] avancer de { $n } case d’exploration
       *[other] avancer de { $n } cases d’exploration
    }
effect-explore-per =
    { $n ->
        [one] avancer de { $n } case d’exploration { $per }
       *[other] avancer de { $n } cases d’exploration { $per }
    }
effect-support-card = prendre une carte { $card }
effect-invest =
    { $more ->
        [0] prendre une tuile Bonus
       *[other] prendre une tuile Bonus pour { $more } £ de plus
    }
effect-buy-sheep = acheter des moutons
effect-take-sheep =
    { $paid ->
        [yes] prendre un Hampshire ou un Ryeland au marché
       *[no] prendre au marché deux moutons de 2 points, un Hampshire ou un Ryeland
    }
effect-replace-building =
    { $difference ->
        [one] remplacer un bâtiment par un autre qui demande { $difference } bâtisseur de plus
       *[other] remplacer un bâtiment par un autre qui demande { $difference } bâtisseurs de plus
    }
effect-sail =
    { $max ->
        [one] déplacer le bateau une fois
       *[other] déplacer le bateau jusqu’à { $max } fois
    }
effect-sail-per = déplacer le bateau une fois { $per }
effect-remote-storehouse = placer un entrepôt à { $range } déplacements au plus, amélioration comprise
effect-shear =
    { $max ->
        [one] tondre un mouton
       *[other] tondre jusqu’à { $max } moutons
    }
effect-shear-all = tondre avec tous vos tondeurs
effect-wool-delivery = placer un disque sur le { $post }
effect-permanent-certificate = recevoir un certificat permanent
effect-permanent-wool = recevoir une laine permanente
effect-joker-worker = placer la tuile comme ouvrier
effect-topdeck = poser sur la pioche ce que vous recevez ce tour-ci

per-own-shepherd = pour chacune de vos bergères
per-own-sailor = pour chacun de vos marins
per-own-building-on-lush = pour chacun de vos bâtiments sur une case de végétation luxuriante
per-own-building-on-trail = pour chacun de vos bâtiments sur le parcours
per-own-hazard = pour chacune de vos tuiles Danger
per-hazard-pair = par lot de 2 tuiles Danger
per-own-storehouse = pour chacun de vos entrepôts en mer
per-own-objective = pour chaque carte Objectif de votre zone
per-exploration = pour chaque case d’exploration
per-own-certificate = pour chaque certificat
per-own-worker = pour chacun de vos ouvriers
per-own-ferry = pour chacune de vos cartes Traversier

## Questions

question-first-disc = Quel disque commence l’exploration ?
question-reveal-sheep = Quels moutons révélez-vous à Wellington ?
question-use-certificates = Vos moutons valent { $value } : combien de certificats ajoutez-vous ?
question-take-certificates =
    { $gold ->
        [full] { $n ->
            [one] Votre or est au maximum : prenez-vous le certificat maintenant ?
           *[other] Votre or est au maximum : combien de certificats prenez-vous maintenant ?
        }
       *[room] Combien de certificats prenez-vous ? Atteindre 2 rapporte 1 pépite d’or, maintenant ou une autre fois.
    }
question-deliver = Où livrez-vous (valeur { $value } au plus) ?
question-deliver-wool = Livrez-vous de la laine (valeur { $value } au plus) ?
question-post-disc = Quel disque va au { $post } ?
question-harbour-disc = Quel disque va dans le port { $harbour-from } ?
question-choose-foresight =
    { $spot ->
        [a] Quelle tuile de la prévision A choisissez-vous ?
       *[b] Quelle tuile de la prévision B choisissez-vous ?
    }
question-play-cards = Quelles cartes jouez-vous encore ?
question-left-location = Quelles actions du lieu que vous avez quitté faites-vous encore ?
question-replace-building =
    { $n ->
        [one] Quel bâtiment remplacez-vous par un autre qui demande { $n } bâtisseur de plus ?
       *[other] Quel bâtiment remplacez-vous par un autre qui demande { $n } bâtisseurs de plus ?
    }
question-sail =
    { $n ->
        [one] Où va votre bateau ({ $n } déplacement) ?
       *[other] Où va votre bateau ({ $n } déplacements au plus) ?
    }
question-remote-storehouse = Dans quel port placez-vous un entrepôt (à { $n } déplacements au plus, amélioration comprise) ?
question-place-storehouse = Quel entrepôt va dans le port { $harbour-from } ?
question-claim-master = Cédez-vous un ouvrier pour cette { $master } ?
question-shear =
    { $done ->
        [0] { $n ->
            [one] Quel mouton tondez-vous ({ $n } au plus) ?
           *[other] Quels moutons tondez-vous ({ $n } au plus) ?
        }
       *[other] { $n ->
            [one] Encore { $n } tondeur pour piocher et défausser ?
           *[other] Encore { $n } tondeurs pour piocher et défausser ?
        }
    }
question-buy-sheep =
    { $shepherds ->
        [one] Quels moutons achetez-vous (encore { $shepherds } bergère) ?
       *[other] Quels moutons achetez-vous (encore { $shepherds } bergères) ?
    }
question-take-sheep = Quels moutons prenez-vous au marché ?
question-invest =
    { $more ->
        [0] Quelle tuile Bonus prenez-vous ?
       *[other] Quelle tuile Bonus prenez-vous, pour { $more } £ de plus ?
    }
question-place-joker = Dans quelle rangée travaille le joker ?
question-explore-as-far =
    { $gold ->
        [full] Votre or est au maximum : jusqu’où explorez-vous ({ $n } au plus) ?
       *[room] Une partie de l’or à venir serait perdue : jusqu’où explorez-vous ({ $n } au plus) ?
    }
question-flip-tile = Quelle tuile retournez-vous pour le reste de la partie ?

## Choix

choice-pass-reveal-sheep = Ne révéler aucun mouton (total { $value })
choice-pass-deliver-wool = Ne pas livrer de laine
choice-pass-play-cards = Ne plus jouer de carte
choice-pass-left-location = En rester là
choice-pass-replace-building = Ne rien remplacer
choice-pass-sail = Laisser le bateau sur place
choice-pass-remote-storehouse = Ne placer aucun entrepôt
choice-pass-claim-master = Garder vos ouvriers
choice-pass-shear = Finir la tonte
choice-pass-buy-sheep = Ne plus acheter de moutons
choice-pass-take-sheep = Ne prendre aucun mouton
choice-pass-invest = Ne prendre aucune tuile Bonus
choice-two-tokens = Utiliser deux jetons Échange : retirer du jeu un Shropshire, recevoir 1 pépite d’or
choice-bonus-card = Dépenser de l’or pour une carte Bonus : { $pile }
choice-play = Jouer { $card-the }
choice-play-half = Jouer { $card-the } : { $action }
choice-play-draw-only = Jouer { $card-the } seulement pour piocher une carte
choice-reveal = Révéler { $breeds } (total { $value })
choice-shear = Tondre { $breeds } (total { $value })
choice-shear-nothing = Vendre seulement votre laine permanente
choice-cycle = Utiliser un tondeur : piocher une carte, puis en défausser une
choice-certificates =
    { $n ->
        [0] N’ajouter aucun certificat (total { $total })
        [one] Ajouter { $n } certificat (total { $total })
       *[other] Ajouter { $n } certificats (total { $total })
    }
choice-certificates-take-certificates =
    { $n ->
        [0] Ne prendre aucun certificat
        [one] Prendre { $n } certificat
       *[other] Prendre { $n } certificats
    }
choice-deliver =
    { $cost ->
        [0] Livrer au { $post } (valeur { $value }, sans frais de transport)
       *[other] Livrer au { $post } (valeur { $value }, transport { $cost } £)
    }
choice-disc-from = Prendre votre disque du port { $harbour-from }
choice-foresight = Choisir { $name-the } ({ $tile })
choice-sail = Naviguer jusqu’{ $sea-to }
choice-improve =
    { $cost ->
        [0] Améliorer le port { $harbour-from }
       *[other] Améliorer le port { $harbour-from } pour { $cost } £
    }
choice-storehouse = Placer l’{ $storehouse }
choice-appoint =
    { $worker-id ->
        [shepherd] Céder une bergère
        [builder] Céder un bâtisseur
        [sailor] Céder un marin
       *[shearer] Céder un tondeur
    }
choice-hire =
    { $worker-id ->
        [shepherd] Engager une bergère de la rangée { $row-n } pour { $cost } £
        [builder] Engager un bâtisseur de la rangée { $row-n } pour { $cost } £
        [sailor] Engager un marin de la rangée { $row-n } pour { $cost } £
       *[shearer] Engager un tondeur de la rangée { $row-n } pour { $cost } £
    }
choice-invest =
    { $gold ->
        [0] Prendre { $bonus-the } de la rangée { $row-n } pour { $cost } £
        [one] Prendre { $bonus-the } de la rangée { $row-n } pour { $cost } £ et { $gold } pépite d’or
       *[other] Prendre { $bonus-the } de la rangée { $row-n } pour { $cost } £ et { $gold } pépites d’or
    }
choice-invest-card = Prendre { $bonus-the } de la rangée { $row-n } pour { $cost } £ et { $card-acc } de votre main
choice-joker =
    { $worker-id ->
        [shepherd] Le joker devient bergère
        [builder] Le joker devient bâtisseur
        [sailor] Le joker devient marin
       *[shearer] Le joker devient tondeur
    }
choice-buy =
    { $shepherds ->
        [one] Acheter { $card-acc } pour { $cost } £ avec { $shepherds } bergère
       *[other] Acheter { $card-acc } pour { $cost } £ avec { $shepherds } bergères
    }
choice-buy-two =
    { $shepherds ->
        [one] Acheter { $card-acc } et { $other-acc } pour { $cost } £ avec { $shepherds } bergère
       *[other] Acheter { $card-acc } et { $other-acc } pour { $cost } £ avec { $shepherds } bergères
    }
choice-buy-same =
    { $shepherds ->
        [one] Acheter deux cartes { $card } pour { $cost } £ avec { $shepherds } bergère
       *[other] Acheter deux cartes { $card } pour { $cost } £ avec { $shepherds } bergères
    }
choice-add-sheep =
    { $n ->
        [one] Utiliser une bergère pour ajouter { $n } carte au marché au bétail
       *[other] Utiliser une bergère pour ajouter { $n } cartes au marché au bétail
    }
choice-take = Prendre { $card-acc }
choice-take-two = Prendre { $card-acc } et { $other-acc }
choice-take-same = Prendre deux cartes { $card }
choice-explore =
    { $n ->
        [0] Ne pas explorer
       *[other] Jusqu’à la case { $space }
    }
choice-flip =
    { $side-id ->
        [step-tile] La tuile Déplacement : un déplacement de plus
       *[fee-tile] La tuile Taxes : plus de taxes
    }
short-deliver = { $post } (valeur { $value })
short-foresight = { $name }
short-reveal = { $breeds } ({ $value })
short-shear = { $breeds } ({ $value })
short-sail = { $sea }
short-improve = { $harbour }
short-invest = { $bonus }, rangée { $row-n }

## Événements

event-hire =
    { $worker-id ->
        [shepherd] { $player } engage une bergère de la rangée { $row } pour { $cost } £
        [builder] { $player } engage un bâtisseur de la rangée { $row } pour { $cost } £
        [sailor] { $player } engage un marin de la rangée { $row } pour { $cost } £
       *[shearer] { $player } engage un tondeur de la rangée { $row } pour { $cost } £
    }
event-gold =
    { $n ->
        [one] { $player } a maintenant { $n } pépite d’or
       *[other] { $player } a maintenant { $n } pépites d’or
    }
event-pay-gold =
    { $n ->
        [one] { $player } paie { $n } pépite d’or
       *[other] { $player } paie { $n } pépites d’or
    }
event-gain-card = { $player } prend { $card-the }
event-explore = { $player } explore jusqu’à la case { $n }
event-step-tile = { $player } prend une tuile Déplacement
event-flip =
    { $side-id ->
        [step-tile] { $player } retourne la tuile Déplacement
       *[fee-tile] { $player } retourne la tuile Taxes
    }
event-play-card = { $player } joue { $card-the }
event-topdeck = { $player } place sur sa pioche ce qui lui revient ce tour-ci
event-reveal = { $player } révèle des moutons d’une valeur de { $n } : { $breeds }
event-shear = { $player } tond des moutons d’une valeur de { $n } : { $breeds }
event-deliver = { $player } livre au { $post }
event-disc-from = { $player } prend son disque du port { $harbour-from }
event-foresight =
    { $spot ->
        [a] { $player } choisit { $tile-the } de la prévision A
       *[b] { $player } choisit { $tile-the } de la prévision B
    }
event-refill-foresight =
    { $spot ->
        [a] Nouvelle tuile dans la prévision A : { $tile }
       *[b] Nouvelle tuile dans la prévision B : { $tile }
    }
event-tile-lost = { $tile-the } quitte la partie
event-end-triggered = { $player } remplit le marché aux tuiles Bonus : les derniers tours commencent
event-refill-market =
    { $n ->
        [0] Le marché au bétail est déjà complet
        [one] { $n } carte s’ajoute au marché au bétail
       *[other] { $n } cartes s’ajoutent au marché au bétail
    }
event-market-stack-empty = Le marché au bétail ne peut pas être complété : sa pioche est vide
event-flip-buildings = Quatre bâtiments neutres sont retournés
event-improve =
    { $cost ->
        [0] { $player } améliore le port { $harbour-from }
       *[other] { $player } améliore le port { $harbour-from } pour { $cost } £
    }
event-storehouse = { $player } place l’{ $storehouse } dans le port { $harbour-from }
event-ship-home = Le bateau { DE($player) } revient au départ
event-pair = { $player } a placé { $pair-the }
event-sail = Le bateau { DE($player) } navigue jusqu’{ $sea-to }
event-appoint =
    { $worker-id ->
        [shepherd] { $player } cède une bergère pour cette { $master }
        [builder] { $player } cède un bâtisseur pour cette { $master }
        [sailor] { $player } cède un marin pour cette { $master }
       *[shearer] { $player } cède un tondeur pour cette { $master }
    }
event-buy-sheep = { $player } achète { $cards-acc } pour { $cost } £
event-add-sheep =
    { $n ->
        [one] { $player } ajoute { $n } carte au marché au bétail : { $cards }
       *[other] { $player } ajoute { $n } cartes au marché au bétail : { $cards }
    }
event-take-sheep = { $player } prend { $cards-acc } au marché au bétail
event-invest = { $player } prend { $bonus-the } de la rangée { $row } pour { $cost } £
event-joker =
    { $worker-id ->
        [shepherd] { $player } utilise le joker comme bergère
        [builder] { $player } utilise le joker comme bâtisseur
        [sailor] { $player } utilise le joker comme marin
       *[shearer] { $player } utilise le joker comme tondeur
    }

## Refus

refusal-already-improved = Vous avez déjà une pièce dans ce port.
refusal-already-shorn = Vos moutons sont tondus ; les tondeurs ne peuvent plus que piocher et défausser.
refusal-at-most-so-many =
    { $n ->
        [one] À ce prix, on achète { $n } carte.
       *[other] À ce prix, on achète { $n } cartes au plus.
    }
refusal-cards-revealed = Des cartes sont révélées : rien d’autre n’est possible maintenant.
refusal-certificate-limit =
    { $limit ->
        [one] Vous pouvez prendre { $limit } certificat au plus.
       *[other] Vous pouvez prendre { $limit } certificats au plus.
    }
refusal-discard-first = Défaussez d’abord autant de cartes que vous en avez pioché.
refusal-disc-gone = Aucun de vos disques n’est sur cet emplacement.
refusal-discs-left = Un disque de port ne peut servir que si votre plateau ne peut en donner aucun.
refusal-exactly-more-builders =
    { $n ->
        [one] Le nouveau bâtiment doit demander exactement { $n } bâtisseur de plus.
       *[other] Le nouveau bâtiment doit demander exactement { $n } bâtisseurs de plus.
    }
refusal-gate-closed = Cette case demande d’avoir atteint { $need } sur la piste Exploration.
refusal-marker-row = La rangée du marqueur et celles en dessous ne sont pas encore accessibles.
refusal-market-stack-empty = La pioche du marché est vide.
refusal-names-no-half = Indiquez quelle moitié de la carte vous utilisez.
refusal-no-halves = Cette carte n’a pas de moitiés : elle se joue telle quelle.
refusal-names-no-slot = Indiquez quel emplacement du port vous utilisez.
refusal-no-card-now = Les cartes se jouent avant le déplacement ou entre deux actions, pas maintenant.
refusal-no-disc-for-post = Vous ne pouvez pas payer à la fois un disque et les { $cost } £ de transport de ce comptoir.
refusal-no-disc-left = Il ne reste aucun disque sur votre plateau.
refusal-no-disc-affordable = Vous ne pouvez payer aucun des disques qui restent sur votre plateau, et aucun autre port moyen n’a l’un des vôtres.
refusal-no-harbour-in-reach = Aucun port à portée ne peut recevoir votre entrepôt.
refusal-no-sheep-shorn = Il faut tondre au moins un mouton.
refusal-no-sheep-to-remove = Vous n’avez en main aucun mouton que vous puissiez retirer.
refusal-no-shearers-here = Seule la tonte complète permet aux tondeurs de piocher.
refusal-no-shropshire = Vous n’avez pas de Shropshire en main.
refusal-no-storehouse-left = Il ne vous reste aucun entrepôt.
refusal-no-storehouse-there = Vous n’avez pas d’entrepôt dans le port de ce comptoir.
refusal-no-such-tile = Cette tuile n’est pas dans cette rangée.
refusal-no-tile-to-take = Il n’y a pas de tuile Bonus que vous puissiez prendre et payer.
refusal-not-in-market = { $card } n’est pas au marché au bétail, ou pas en nombre suffisant.
refusal-not-your-turn = L’or se dépense à son propre tour, avant la phase C.
refusal-nothing-to-buy = Il n’y a pas de moutons que vous puissiez acheter.
refusal-nothing-to-replace = Aucun de vos bâtiments ne peut être remplacé ainsi.
refusal-nothing-to-take = Il n’y a pas de tels moutons au marché.
refusal-other-post = Un seul comptoir peut être servi ici.
refusal-pile-empty = Cette pile de cartes Bonus est épuisée.
refusal-post-taken = Vous avez déjà un disque sur ce comptoir.
refusal-rows-full = Toutes vos rangées d’ouvriers sont pleines.
refusal-sheep-not-played = Les moutons ne se jouent pas : on les livre, on les tond, on les défausse.
refusal-ship-there = Votre bateau y est déjà.
refusal-ship-too-far =
    { $have ->
        [one] Il faut { $need } déplacements, et vous en avez { $have }.
       *[other] Il faut { $need } déplacements, et vous en avez { $have }.
    }
refusal-slot-taken = Cet emplacement n’est pas disponible.
refusal-storehouse-gone = Cet entrepôt a déjà quitté votre plateau.
refusal-takes-discs = Ce port reçoit des disques, pas des entrepôts.
refusal-too-few-shearers =
    { $have ->
        [one] Vous pouvez tondre { $have } mouton et non { $need }.
       *[other] Vous pouvez tondre { $have } moutons et non { $need }.
    }
refusal-too-few-shepherds =
    { $need ->
        [one] Il faut { $need } bergère, et il vous en reste { $have }.
       *[other] Il faut { $need } bergères, et il vous en reste { $have }.
    }
refusal-too-little-gold =
    { $gold ->
        [one] Vous avez { $gold } pépite d’or, cela en coûte { $cost }.
       *[other] Vous avez { $gold } pépites d’or, cela en coûte { $cost }.
    }
refusal-value-too-high = Ce comptoir demande { $value }, et vous avez { $have }.
refusal-wrong-goods = Ce comptoir n’achète pas ce que vous apportez.
refusal-wrong-price = { $card } n’a pas ce prix.

## Erreurs dans les options et les corrections

error-bonus-sets-not-ascending = Les ensembles des quatre piles de cartes Bonus doivent être en ordre croissant ; choix : { $sets }.
error-data-trail-order = { $file } : { $place } ramène à { $found } ; les cases sont listées dans l’ordre du trajet.

## Plateaux et groupes

panel-sea = Plateau Maritime
board-jobs = Marché de l’emploi
board-foresight = Prévisions
board-market = Marché au bétail
board-bonus = Marché aux tuiles Bonus
board-sea = Plateau Maritime
board-posts = Comptoirs
board-supply = Cartes Support et cartes Bonus
board-post = { $post } ({ $value })
board-gold = Or
board-exploration = Exploration
board-ship = Bateau
board-storehouses = Entrepôts restants
board-wool = Laine permanente
board-tiles = Dangers / tuiles Bonus
board-masters = Capitaineries
board-legend = ◆ éleveur, ♣ végétation luxuriante, § action spéciale
group-move = Éleveur
group-act = Actions
group-play = Cartes
group-disc = Disques de votre plateau
group-disc-from = Disques des ports
group-buy = Moutons
group-sail = Navigation
group-improve = Ports
group-reveal = Moutons
group-shear = Moutons

## Comme dans Great Western Trail

card-objective = carte Objectif ({ $tasks } ; { $vp }/−{ $penalty })
    .acc = la carte Objectif ({ $tasks } ; { $vp }/−{ $penalty })
card-objective-action = carte Objectif ({ $action } ; { $tasks } ; { $vp }/−{ $penalty })
    .acc = la carte Objectif ({ $action } ; { $tasks } ; { $vp }/−{ $penalty })
card-top = première carte de la pioche Objectif
    .acc = la première carte de la pioche Objectif
card-unknown = carte cachée
    .acc = une carte cachée
hazard-flood = inondation
    .to = à l’inondation
    .from = de l’inondation
    .the = l’inondation
hazard-rockfall = éboulement
    .to = à l’éboulement
    .from = de l’éboulement
    .the = l’éboulement
tile-hazard =
    { $hand ->
        [green] { $area } ({ $vp } points, main verte)
       *[black] { $area } ({ $vp } points, main noire)
    }
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
space-rockfall = case Éboulement { $n }
    .to = à la case Éboulement { $n }
    .on = sur la case Éboulement { $n }
    .from = de la case Éboulement { $n }
    .the = la case Éboulement { $n }
space-flood-risk = détour Inondation { $n }
    .to = au détour Inondation { $n }
    .on = sur le détour Inondation { $n }
    .from = du détour Inondation { $n }
    .the = le détour Inondation { $n }
space-rockfall-risk = détour Éboulement { $n }
    .to = au détour Éboulement { $n }
    .on = sur le détour Éboulement { $n }
    .from = du détour Éboulement { $n }
    .the = le détour Éboulement { $n }
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
disc-hand-left = limite de main, à gauche
disc-hand-right = limite de main, à droite
action-paid = { $requires } pour { $gives }
action-double = { $action } (double)
require-pay = payer { $n } £
require-card = défausser { $card-acc }
require-two-cards = défausser { $card-acc } et { $other-acc }
require-same-cards = défausser deux cartes { $card }
require-discard-breed =
    { $n ->
        [one] défausser un { $breed }
       *[other] défausser { $n } { $breed }
    }
effect-gain = recevoir { $n } £
effect-gain-per = recevoir { $n } £ { $per }
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
effect-hire-worker =
    { $more ->
        [0] { $less ->
            [0] engager un ouvrier
           *[other] engager un ouvrier pour { $less } £ de moins
        }
       *[other] engager un ouvrier pour { $more } £ de plus
    }
effect-remove-hazard = retirer un danger
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
effect-draw-discard =
    { $max ->
        [one] piocher { $max } carte, puis en défausser une
       *[other] piocher jusqu’à { $max } cartes, puis en défausser autant
    }
effect-exchange-token =
    { $n ->
        [one] prendre un jeton Échange
       *[other] prendre { $n } jetons Échange
    }
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
           *[other] Quel ouvrier engagez-vous, pour { $less } £ de moins ?
        }
       *[other] Quel ouvrier engagez-vous, pour { $more } £ de plus ?
    }
question-build-building =
    { $builders ->
        [one] Quel bâtiment placez-vous, avec { $builders } bâtisseur à { $dollars } £ ?
       *[other] Quel bâtiment placez-vous, avec { $builders } bâtisseurs au plus à { $dollars } £ chacun ?
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
        [top] Quelle carte Objectif placez-vous sur votre pioche ?
       *[discard] Quelle carte Objectif placez-vous sur votre défausse ?
    }
choice-pass = Ne rien faire
choice-pass-at-location = En rester là
choice-pass-auxiliary = Aucune action auxiliaire
choice-pass-immediate = Renoncer à l’action immédiate
choice-pass-hire-worker = N’engager personne
choice-pass-build-building = Ne rien construire
choice-pass-remove-cards = Ne plus retirer de carte
choice-pass-gain-objective = Ne pas prendre de carte Objectif
choice-pass-herder-card = Laisser l’éleveur sur place
choice-pass-remove-hazard = Ne retirer aucun danger
choice-exchange-token = Utiliser un jeton Échange : piocher jusqu’à 2 cartes, puis en défausser autant
choice-move =
    { $fee ->
        [0] { $steps ->
            [one] Faire { $steps } déplacement jusqu’{ $place-to }
           *[other] Faire { $steps } déplacements jusqu’{ $place-to } par { $via-the }
        }
       *[other] { $steps ->
            [one] Faire { $steps } déplacement jusqu’{ $place-to } (payer { $fee } £)
           *[other] Faire { $steps } déplacements jusqu’{ $place-to } par { $via-the } (payer { $fee } £)
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
choice-objective = Prendre { $card-acc }
choice-build = Construire le { $building } { $location-on } pour { $cost } £
choice-build-replace = Remplacer votre { $old } { $location-on } par le { $building } pour { $cost } £
choice-disc =
    { $cost ->
        [0] { $gain ->
            [0] Prendre le disque « { $disc } »
           *[other] Prendre le disque « { $disc } » et recevoir { $gain } £
        }
       *[other] Prendre le disque « { $disc } » pour { $cost } £
    }
choice-no-disc = Continuer sans disque
choice-hazard = Retirer { $tile-the } { $location-from }
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
short-buy = { $card }
short-buy-two = { $card } et { $other }
short-buy-same = Deux cartes { $card }
short-hazard = { $location }
question-remove-hazard = Quel danger retirez-vous ?
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
            [0] { $player } ne peut pas payer la taxe de { $due } £ ({ $location })
           *[other] { $player } paie une taxe de { $n } £ à la banque ({ $location })
        }
       *[other] { $n ->
            [0] { $player } ne peut pas payer à { $owner } la taxe de { $due } £ ({ $location })
           *[other] { $player } paie { $n } £ à { $owner } ({ $location })
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
event-receive = { $player } reçoit { $n } £
event-pay = { $player } paie { $n } £
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
        [top] { $player } place sur sa pioche { $card-acc }
       *[discard] { $player } place sur sa défausse { $card-acc }
    }
event-build = { $player } construit le { $building } { $location-on } pour { $cost } £
event-replace = { $player } remplace le { $old } { $location-on } par le { $building } pour { $cost } £
event-take-disc = { $player } prend le disque « { $disc } »
event-no-disc = { $player } n’a pas de disque à placer
event-remove-hazard = { $player } retire { $tile-the } { $location-from }
event-place-tile =
    { $location-id ->
        [lost] { $tile-the } ne trouve aucune case libre et quitte la partie
       *[other] { $tile-the } va { $location-on }
    }
refusal-already-done = Vous avez déjà fait cette action ici.
refusal-auxiliary-action-used = Vous avez fait ici une action auxiliaire au lieu des actions du lieu.
refusal-black-border = Cet emplacement demande un disque d’un emplacement à bordure blanche, tant que vous en avez un.
refusal-building-replaced = Le bâtiment que vous aviez atteint n’est plus là.
refusal-compulsory = Vous devez prendre une carte.
refusal-display-only = Seules les cartes de l’offre peuvent être prises ici.
refusal-empty-space = Il n’y a pas de tuile sur cette case.
refusal-location-actions-used = Vous avez déjà fait ici une action du lieu.
refusal-locked = Cette action auxiliaire est encore bloquée par des disques.
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
refusal-no-exchange-token = Vous n’avez pas de jeton Échange.
refusal-no-hazard-left = Il n’y a pas de danger sur le parcours.
refusal-no-hazard-there = Il n’y a pas de danger sur cette case.
refusal-no-location = Cette case est vide : votre éleveur ne peut pas s’y arrêter.
refusal-no-objective-card = Ce n’est pas une carte Objectif.
refusal-no-objective-left = Il n’y a pas de carte Objectif à prendre.
refusal-no-objective-now = Les cartes Objectif se jouent avant le déplacement ou entre deux actions, pas maintenant.
refusal-no-such-way = Votre éleveur ne peut pas y aller par ce chemin.
refusal-no-such-worker = Il n’y a pas d’ouvrier de ce type dans cette rangée.
refusal-nobody-to-hire = Il n’y a personne que vous puissiez engager et payer.
refusal-not-both-free = Les deux emplacements de cette action auxiliaire doivent être sans disque.
refusal-not-here = Cette action n’est pas de celles du lieu où vous êtes.
refusal-not-higher = Le nouveau bâtiment doit demander plus de bâtisseurs que l’ancien.
refusal-not-in-display = La { $card } n’est pas dans l’offre.
refusal-not-in-hand = Vous n’avez pas en main : { $card }.
refusal-not-in-supply = Ce bâtiment n’est pas dans votre réserve.
refusal-not-to-the-city = Cette carte ne vous mène pas à Wellington.
refusal-not-your-building = C’est le bâtiment d’un autre joueur : seule une action auxiliaire est possible.
refusal-nothing-to-build = Il n’y a pas de bâtiment que vous puissiez construire et payer.
refusal-other-spot = Vous choisissez maintenant dans une autre prévision.
refusal-printed-worker = Le premier ouvrier d’une rangée est imprimé sur le plateau et y reste.
refusal-row-full = Cette rangée d’ouvriers est pleine.
refusal-single-only = Seule une action auxiliaire simple est possible ici.
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
refusal-too-little-money = Vous avez { $money } £, cela coûte { $cost } £.
refusal-too-many-cards =
    { $limit ->
        [one] Vous pouvez piocher { $limit } carte et non { $n }.
       *[other] Vous pouvez piocher jusqu’à { $limit } cartes et non { $n }.
    }
refusal-transport-unpayable = Avec ce disque, vous ne pourriez pas payer les { $cost } £ encore dus.
refusal-used-this-turn = Vous avez déjà utilisé ce bâtiment ce tour-ci.
refusal-wrong-card =
    { $card-kind ->
        [objective] La { $card } ne convient pas à cette action.
       *[cattle] { $card } ne convient pas à cette action.
    }
panel-board = Parcours
panel-market = Marché
panel-players = Joueurs
panel-seat = Mon plateau
panel-supply = Bâtiments
panel-line = Ce que vous avez
panel-hand = Main
board-trail = Parcours
board-objectives = Offre d’objectifs
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
board-fee = { $fee } £
board-player = Joueur
board-money = Argent
board-tokens = Jetons Échange
board-steps = Déplacements
board-hand-size = Main / limite
board-certificates = Certificats
board-certificates-value = { $n } + { $permanent } (limite { $limit })
board-discs = Disques restants
board-buildings = Bâtiments en réserve
board-zone = Objectifs
board-herd = Pioche / défausse
board-drawn = pioche : { $cards }
board-discarded = défausse : { $cards }
board-built = Bâtiments sur le parcours
