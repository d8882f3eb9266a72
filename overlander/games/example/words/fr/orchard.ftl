# Le Verger, l’exemple : tout ce qu’y lit une personne qui joue

game-example = Le Verger
game-example-about = Misez des fruits pour des récoltes, en secret et tous à la fois. Un tout petit jeu qui montre comment se fait un jeu.

option-players = Joueurs
option-players-about = Le nombre de personnes à la table.
option-automa = Rival
option-automa-about = Un rival avec six cartes à lui mise aussi.
value-automa-off = aucun
value-automa-on = un rival mise
option-presses = Pressoirs
option-presses-about = Après chaque manche, chacun peut construire un pressoir sur le pré.
value-presses-off = sans
value-presses-on = avec
option-season = Saison
option-season-about = Une partie d’une campagne : le printemps, un été sur la colline ou sur la rive, l’automne.
value-season-none = aucune
value-season-spring = printemps
value-season-hill-summer = été sur la colline
value-season-shore-summer = été sur la rive
value-season-autumn = automne
option-first = Premier joueur
option-first-about = La place qui commence quand chacun prend sa part.

## Éléments

card-plum = prune (1)
card-quince = coing (2)
card-cherry = cerise (3)
card-apricot = abricot (4)
card-apple = pomme (5)
card-pear = poire (6)
press-basket-press = pressoir à panier
press-screw-press = pressoir à vis
press-mill-press = pressoir à meule
plot-n = parcelle { $n }
answer-yes = oui
answer-no = non
gain-draw = une carte
gain-coin = une pièce
category-crops = Récoltes
category-coins = Pièces
category-presses = Pressoirs
category-seasons-before = Saisons précédentes
category-this-season = Cette saison
rating-bronze = bronze
rating-silver = argent
rating-gold = or
goal-points = points

## Questions et choix

question-choose-bid = Quel fruit misez-vous ? Personne ne le voit avant que tous aient misé.
question-raise-bid = Ajoutez-vous une pièce à votre mise ?
question-share = Quelle est votre part de cette manche ?
question-discard-card = Quelle carte défaussez-vous ?
question-build-press = Construisez-vous un pressoir ?
choice-bid = miser { $card }
choice-raise =
    { $answer-id ->
        [yes] ajouter une pièce : la mise vaut 1 de plus
       *[no] ne rien ajouter
    }
choice-share =
    { $gain-id ->
        [draw] piocher une carte
       *[coin] prendre une pièce
    }
choice-discard = défausser { $card }
choice-build = construire un { $press } sur la { $plot }, payé avec { $fruits }
choice-build-kind = construire un { $press }
choice-build-place = construire un { $press } sur la { $plot }
choice-pass = ne rien construire
choice-swap = payer une pièce pour piocher une carte, puis en défausser une

## Ce qui se passe

event-crop = Manche { $round } : une récolte qui vaut { $n }
event-draw =
    { $n ->
        [one] { $player } pioche { $n } carte
       *[other] { $player } pioche { $n } cartes
    }
event-draw-own = { $player } pioche { $cards }
event-bid = { $player } a misé { $card }, en tout { $n }
event-rival = Le rival mise { $n }
event-take-crop =
    { $n ->
        [one] { $player } prend la récolte de { $n } point
       *[other] { $player } prend la récolte de { $n } points
    }
event-coin = { $player } prend une pièce
event-discard = { $player } défausse { $card }
event-swap = { $player } paie une pièce pour échanger une carte
event-build = { $player } construit un { $press } sur la { $plot } pour { $price }

## Ce qui ne se peut pas

refusal-not-in-hand = Vous n’avez pas { $card } en main.
refusal-no-coin = Vous n’avez pas de pièce à ajouter.
refusal-nothing-to-draw = Il n’y a plus de carte à piocher.
refusal-cannot-swap = Un échange demande une pièce, une carte en main et une carte à piocher.
refusal-too-few-fruits = Cela coûte { $price } ; tous vos fruits ensemble valent { $worth }.
refusal-no-free-plot = Chaque parcelle a son pressoir.
refusal-plot-taken = Un pressoir occupe déjà la { $plot }.
refusal-pays-too-much = Ces fruits valent { $worth } : pour payer { $price }, l’un d’eux est de trop.
refusal-cannot-be-paid-so = Avec ces fruits, qui valent { $worth }, vous n’atteignez pas { $price }.

## La table

board-round = Manche { $round } sur { $rounds }, récolte { $crop }
board-grower = Arboriculteur
board-coins = Pièces
board-won = Récoltes
board-cards = Cartes
board-presses = Pressoirs
board-your-hand = Votre main : { $cards }
panel-orchard = Verger
panel-growers = Arboriculteurs
panel-hand = Votre main
draw-crop = La récolte proposée, { $n } points
draw-no-crop = Aucune récolte n’est proposée maintenant
draw-piles = { $draw } cartes à piocher, { $discard } défaussées
draw-bid = { $player } a misé { $card }
draw-no-bid = La mise { DE($player) } n’est pas encore montrée
draw-plot = { $plot } : { $press } { DE($player) }
draw-free-plot = La { $plot } est libre
draw-grower = { $player } : { $coins } pièces, { $won } points de récoltes, { $cards } cartes
aid-round = Une manche
aid-bid = Chacun mise un fruit en secret, peut-être avec une pièce.
aid-crop = Seule la plus haute mise prend la récolte.
aid-share = Puis chacun pioche une carte ou prend une pièce.
aid-swap = À tout moment : payer une pièce pour piocher une carte et en défausser une.
tour-crop = Cette récolte est proposée. La plus haute mise la prend.
tour-hand = Voici vos fruits. Ce que vous misez est perdu.

## À une vraie table

set-up-hands = Distribution
set-up-hands-line = { $seat } : { $cards }
set-up-crops = Les récoltes dans leur ordre
set-up-crops-line = { $crops }
