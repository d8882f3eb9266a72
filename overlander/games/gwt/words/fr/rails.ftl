# Ruée vers le nord, et le bétail orange qui l’accompagne

## Options

option-rails = Ruée vers le nord
option-rails-about = Ajoute l’extension : des magasins dans les villes du nord et des livraisons dans les grandes villes.
option-rails-doubt = Une grande partie de sa carte est reconstituée d’après la première édition ; ses cartes Objectif sont elles aussi reconstituées, de même que le bâtiment 13 et ses chefs de gare, en partie.
value-rails-on = avec l’extension
value-rails-off = sans elle
option-brahman = Bétail Brahman
option-brahman-about = Ajoute huit cartes Brahman orange au marché au bétail ; chacune en main rapporte 4 $ de plus à Kansas City. Les jouer avec les Simmental est déconseillé.
option-brahman-doubt = Les points de ces cartes sont reconstitués.
value-brahman-on = oui
value-brahman-off = non
option-orange-objectives = Objectifs pour le bétail orange
option-orange-objectives-about = Ajoute-t-on les cartes Objectif de l’extension pour le bétail orange quand on joue avec ce bétail ?
option-orange-objectives-doubt = Le contenu de ces cartes est reconstitué.
value-orange-objectives-on = oui
value-orange-objectives-off = non
option-annex-row-tokens = Jetons Échange de l’annexe
option-annex-row-tokens-about = Libérer la deuxième ou la cinquième rangée de l’annexe rapporte-t-il un jeton Échange, comme dans la première édition ?
value-annex-row-tokens-on = oui
value-annex-row-tokens-off = non

## Éléments

breed-brahman = Brahman
    .acc = une carte Brahman

task-bell =
    { $n ->
        [one] { $n } cloche libérée
       *[other] { $n } cloches libérées
    }
task-orange-cattle =
    { $n ->
        [one] { $n } carte Bétail orange
       *[other] { $n } cartes Bétail orange
    }

city-harrisburg = Harrisburg
city-omaha = Omaha
city-oregon-city = Oregon City
city-denver = Denver
city-milwaukee = Milwaukee
city-green-bay = Green Bay
city-buffalo = Buffalo
city-toronto = Toronto
city-montreal = Montréal

station-north-1 = gare de l’ouest
station-north-2 = gare du lac

disc-aux-shop-2 = action auxiliaire : magasin, 2e emplacement
auxiliary-aux-shop = magasin

town-hall-town = la ville près de la mairie
town-hall-medium = la ville moyenne près de la mairie
town-west-station = la ville station de l’ouest
town-west-exchange = la ville marchande de l’ouest
town-st-louis-town = la ville au nord de St. Louis
town-st-louis-medium = la ville moyenne au nord de St. Louis
town-plains-town = la ville des plaines
town-plains-exchange = la ville marchande des plaines
town-far-west-town = la ville de l’extrême ouest
town-lake-town = la ville du lac
town-lake-station = la ville station du lac
town-strait-town = la ville du détroit
town-strait-medium = la ville moyenne du détroit
town-east-lake-town = la ville à l’est du lac
town-border-town = la ville frontière
town-border-medium = la ville moyenne frontière
town-chicago-town = la ville au nord de Chicago
town-chicago-medium = la ville moyenne au nord de Chicago
town-harrisburg-town = la ville au nord de Harrisburg
town-harrisburg-medium = la ville moyenne au nord de Harrisburg

town-kind-small = petite
town-kind-station = station
town-kind-medium = moyenne
town-kind-big = grande ville

slot-plain = case simple
slot-gain-2 = case à 2 $
slot-token = case avec un jeton Échange
slot-certificate = case avec un certificat
slot-objective = case avec une carte Objectif
slot-cost-1 = case coûtant 1 $
slot-cost-2 = case coûtant 2 $
slot-cost-3 = case coûtant 3 $
slot-cost-4 = case coûtant 4 $

effect-place-shop =
    { $n ->
        [one] placer un magasin
       *[other] placer { $n } magasins
    }
effect-take-market-cattle = prendre une carte Bétail de valeur { $value } au marché

per-freed-bell = par cloche libérée
per-own-shop-in-medium-town = par magasin que vous avez dans une ville moyenne
per-herd-card-value-3-4-5 = par carte Bétail de valeur 3, 4 ou 5 dans votre troupeau

## Questions et choix

question-place-shop =
    { $n ->
        [one] Où placez-vous un magasin ?
       *[other] Où placez-vous un magasin (encore { $n }) ?
    }
question-take-cattle = Quelle carte Bétail de valeur { $value } prenez-vous au marché ?
choice-shop =
    { $slot-id ->
        [plain] Placer un magasin dans { $town }
       *[other] Placer un magasin dans { $town } ({ $slot })
    }
short-shop = Magasin : { $town }
choice-take = Prendre { $card-acc } au marché
choice-pass-place-shop = Ne placer aucun magasin
choice-pass-take-cattle = Ne prendre aucune carte

## Événements

event-place-shop =
    { $cost ->
        [0] { $player } place un magasin dans { $town }
       *[other] { $player } place un magasin dans { $town } pour { $cost } $
    }
event-take-cattle = { $player } prend { $card-acc } au marché au bétail

## Refus

refusal-no-access = Aucun rail ne relie cette ville à la mairie, à une ville portant votre disque ou à une ville où vous avez un magasin.
refusal-no-open-town = Vous avez déjà un magasin dans toutes les villes qui vous sont ouvertes.
refusal-no-payable-slot = La case libre la moins chère qui vous soit ouverte coûte { $cost } $, et vous pourriez y mettre { $money } $.
refusal-no-shop-left = Il ne reste aucun magasin sur votre annexe.
refusal-no-shop-there = Pour y livrer, il vous faut un magasin dans cette ville.
refusal-no-such-cattle = Il n’y a pas de carte Bétail de valeur { $value } au marché.
refusal-no-such-slot = Cette ville n’a pas de case de ce type.
refusal-open-towns-full = Dans les villes qui vous sont ouvertes, toutes les cases sont occupées.
refusal-shop-there-already = Vous avez déjà un magasin dans cette ville.
refusal-slot-taken = Il n’y a plus de case libre de ce type dans cette ville.
refusal-wrong-value = { $card } n’a pas la valeur { $value }.

## La table au terminal

board-north = Villes du nord
board-north-legend = ▲ ouverte pour vous ; magasins par nom, cases libres par ce qu’elles rapportent ou coûtent
board-shops = Magasins restants / cloches
slot-sign-plain = –
slot-sign-gain-2 = +2 $
slot-sign-token = jeton
slot-sign-certificate = certificat
slot-sign-objective = objectif
slot-sign-cost-1 = −1 $
slot-sign-cost-2 = −2 $
slot-sign-cost-3 = −3 $
slot-sign-cost-4 = −4 $

group-shop = Villes
group-take = Cartes Bétail

## The drawn board

panel-north = Le Nord
board-north-doubt = Une grande partie de cette carte est reconstituée d’après la première édition : un petit cercle marque ce qui peut différer de l’imprimé.
board-town-hall = La mairie de Kansas City : ouverte à tous dès le début
board-annex =
    { $bells ->
        [0] { $shops ->
            [one] { $shops } magasin sur l’annexe, aucune cloche libérée
           *[other] { $shops } magasins sur l’annexe, aucune cloche libérée
        }
        [one] { $shops ->
            [one] { $shops } magasin sur l’annexe, { $bells } cloche libérée
           *[other] { $shops } magasins sur l’annexe, { $bells } cloche libérée
        }
       *[other] { $shops ->
            [one] { $shops } magasin sur l’annexe, { $bells } cloches libérées
           *[other] { $shops } magasins sur l’annexe, { $bells } cloches libérées
        }
    }
