# Ce qui se trouve sur la table

## Marchandises, ressources, couleurs, terrains, symboles

good-coal = charbon
good-flour = farine
good-bread = pain
good-cattle = bétail
good-meat = viande
good-plank = planche
good-barrel = tonneau
good-clay = argile
good-brick = brique
good-iron = fer
good-tool = outil
good-yarn = pelote
good-cloth = tissu
good-preserves = conserve
good-weapon = arme
good-wagon = chariot
good-wine = vin
good-fresh-fish = poisson frais
good-smoked-fish = poisson fumé
good-fur-coat = manteau de fourrure
good-corn = maïs
good-grape = raisin
good-fish-soup = soupe de poisson
good-movement = déplacement du navire
resource-grain = grain
resource-wood = bois
resource-cotton = coton
resource-ore = minerai
resource-loam = glaise
colour-yellow = jaune
colour-green = vert
colour-red = rouge
colour-blue = bleu
letter-yellow = J
letter-green = V
letter-red = R
letter-blue = B
terrain-plains = plaine
terrain-forest = forêt
terrain-mountain = montagne
terrain-hills = collines
terrain-water = eau
symbol-monolith = monolithe
symbol-star = étoile
symbol-crown = couronne
symbol-sun = soleil
symbol-moon = lune
symbol-leaf = feuille
symbol-anchor = ancre

## Bâtiments et marins

type-coal-mine = mine de charbon
type-mill = moulin
type-bakery = boulangerie
type-cattle-farm = ferme
type-abattoir = abattoir
type-sawmill = scierie
type-cooperage = tonnellerie
type-clay-pit = carrière d’argile
type-brickworks = briqueterie
type-smelter = fonderie
type-smithy = forge
type-spinning-mill = filature
type-weaving-mill = tisseranderie
type-provision-house = conserverie
type-weaponsmith = armurerie
type-wainwright = charron
type-winery = chai
type-jetty = ponton
type-smokehouse = fumoir
type-furrier = pelleterie
type-library = bibliothèque
type-post-office = bureau de poste
type-barracks = caserne
type-corn-field = champ de maïs
type-coal-trading-post = comptoir de charbon
type-coal-depot = entrepôt de charbon
type-fortress = forteresse
type-prison = prison
type-watchtower = tour de guet
type-vineyards = vignes
type-captain = capitaine
type-cook = cuistot
type-lieutenant = lieutenant
type-seaman = matelot
type-navigator = navigateur
type-coloured = { $type }, { $colour }
type-coloured-listed = { $type } ({ $colour })
the-type =
    { $type-id ->
        [coal-mine] la { $type }
        [bakery] la { $type }
        [cattle-farm] la { $type }
        [abattoir] l’{ $type }
        [sawmill] la { $type }
        [cooperage] la { $type }
        [clay-pit] la { $type }
        [brickworks] la { $type }
        [smelter] la { $type }
        [smithy] la { $type }
        [spinning-mill] la { $type }
        [weaving-mill] la { $type }
        [provision-house] la { $type }
        [weaponsmith] l’{ $type }
        [furrier] la { $type }
        [library] la { $type }
        [barracks] la { $type }
        [coal-depot] l’{ $type }
        [fortress] la { $type }
        [prison] la { $type }
        [watchtower] la { $type }
       *[other] le { $type }
    }
    .of =
        { $type-id ->
            [coal-mine] de la { $type }
            [bakery] de la { $type }
            [cattle-farm] de la { $type }
            [abattoir] de l’{ $type }
            [sawmill] de la { $type }
            [cooperage] de la { $type }
            [clay-pit] de la { $type }
            [brickworks] de la { $type }
            [smelter] de la { $type }
            [smithy] de la { $type }
            [spinning-mill] de la { $type }
            [weaving-mill] de la { $type }
            [provision-house] de la { $type }
            [weaponsmith] de l’{ $type }
            [furrier] de la { $type }
            [library] de la { $type }
            [barracks] de la { $type }
            [coal-depot] de l’{ $type }
            [fortress] de la { $type }
            [prison] de la { $type }
            [watchtower] de la { $type }
           *[other] du { $type }
        }
the-type-coloured =
    { $type-id ->
        [vineyards] les { $type } ({ $colour })
       *[other] le { $type } ({ $colour })
    }
    .of =
        { $type-id ->
            [vineyards] des { $type } ({ $colour })
           *[other] du { $type } ({ $colour })
        }
good-coloured = { $good } ({ $colour })
card-face = { $type } (coût { $cost }, { $resource }, { $assistants })
card-special = { $type } (coût { $cost }, { $resource })
card-crew = { $type } (coût { $cost }, { $assistants })
card-sailor = { $type } (coût { $cost })
twin-face = { $type } ({ $resource }, { $assistants })
twin-special = { $type } ({ $resource }, coût { $cost })
twin-crew = { $type } ({ $assistants })
twin-sailor = { $type } (coût { $cost })

## Personnages, objectifs, événements

character-nate-welton = Nate Welton
character-hermine = Hermine
character-enoch-brubak = Enoch Brubak
character-onyx = Onyx
character-gunda = Gunda
character-aaron-reitzke = Aaron Reitzke
objective-secret-star = Étoile
objective-secret-crown = Couronne
objective-secret-sun = Soleil
objective-secret-moon = Lune
objective-secret-leaf = Feuille
objective-secret-anchor = Ancre
objective-quartermaster = Intendant
objective-surveyor = Arpenteur
event-card-last-round = Dernière manche
event-card-last-round-solo = Dernière manche (solo)
event-card-hiring-fair = Foire à l’embauche
event-card-royal-building-grant = Subvention royale
event-card-travelling-scholars = Savants de passage
event-card-night-shift = Travail de nuit
event-card-helping-hands = Coup de main
event-card-muster = Revue des troupes
event-card-journeymen = Compagnons
event-card-quiet-weeks = Semaines tranquilles
event-card-sickness-in-town = Maladie en ville
event-card-road-agents = Brigands
event-card-the-quartermasters-post = Le poste d’intendant
event-card-the-surveyors-post = Le poste d’arpenteur
event-card-night-of-the-hoods = La nuit des capuches
event-card-storm-front = Front orageux
event-card-harvest-hands = Moissonneurs
event-card-supplies-from-the-crown = Vivres de la Couronne
event-card-provisioners = Fournisseurs
event-card-call-to-arms = Appel aux armes
event-card-master-smiths = Maîtres forgerons
event-card-sunny-slopes = Coteaux ensoleillés
event-card-wheels-for-the-trek = Des roues pour le convoi
event-card-first-vintage = Premières vendanges
event-card-hooded-figures = Les encapuchonnés
event-card-the-fishing-fleet = La flotte de pêche
event-card-cells-for-the-order = Des cellules pour l’Ordre
event-card-fair-wind = Vent favorable

## Tuiles Bonus et tuiles Progression

tile-growth-discount = Croissance moins chère
tile-build-discount = construction moins chère
tile-one-assistant-less = un assistant de moins
tile-one-good = une marchandise
tile-cards-for-yellow = cartes selon les assistants jaunes
tile-coal-for-green = charbon selon les assistants verts
tile-wood-to-coal = bois contre charbon
tile-cards-to-vp-yellow = cartes contre points (jaune)
tile-iron-to-vp-green = fer contre points (vert)
tile-coal-to-vp-red = charbon contre points (rouge)
tile-yarn-to-vp-red = pelotes contre points (rouge)
tile-cotton-to-vp-red = coton contre points (rouge)
tile-plank-to-vp-blue = planches contre points (bleu)
tile-clay-to-vp-blue = argile contre points (bleu)
tile-cattle-to-vp-blue = bétail contre points (bleu)
tile-range = tuile Portée
tile-compensation = tuile Compensation

## Objectifs des chapitres

schedule-small = petite livraison
schedule-large = grande livraison
schedule-diplomacy = diplomatie
schedule-force = force
schedule-solo-card = carte solo
requirement-rations = les rations
requirement-kit = l’équipement de l’escorte
requirement-materials = les matériaux
requirement-timber = le bois d’œuvre
requirement-transport = le transport
requirement-arms = les armes
requirement-defence = la défense
requirement-hull = le bois de la coque
requirement-sails = les voiles
requirement-food = les vivres
requirement-gifts = les présents
requirement-gifts-or-arms = les présents ou les armes
area-west-bank = rive ouest
area-east-bank = rive est
area-highlands = hautes terres
area-islands = îles
area-north-isle = île du nord
area-south-isle = île du sud
area-near-isles = îles proches
area-whale-isles = îles aux baleines
area-ice-shelf = banquise
area-newdale-shore = rivage de Newdale

## Lieux

action-growth = Croissance
    .on = sur l’action Croissance
    .from = de l’action Croissance
action-black-market = Marché noir
    .on = sur l’action Marché noir
    .from = de l’action Marché noir
action-exchange-draw = Échanger et piocher
    .on = sur l’action Échanger et piocher
    .from = de l’action Échanger et piocher
action-progress = Progresser
    .on = sur l’action Progresser
    .from = de l’action Progresser
action-build = Construire
    .on = sur l’action Construire
    .from = de l’action Construire
action-bridge = Pont
    .on = sur l’action Pont
    .from = de l’action Pont
action-shipyard = Chantier naval
    .on = sur l’action Chantier naval
    .from = de l’action Chantier naval
action-sail = Naviguer
    .on = sur l’action Naviguer
    .from = de l’action Naviguer
zone-n = zone { $n }
    .on = dans la zone { $n }
    .from = de la zone { $n }
zone-ship-captain = la zone du capitaine
    .on = dans la zone du capitaine
    .from = de la zone du capitaine
zone-ship-cook = la zone du cuistot
    .on = dans la zone du cuistot
    .from = de la zone du cuistot
space-careless = { $zone } (production négligente)
space-ordinary = { $zone } (production ordonnée)
space-extraordinary = { $zone } (production extraordinaire)
space-bonus = la case Bonus { $n }
space-sea = la case Mer { $n }
space-sea-harbours = la case Mer { $n } (devant { $towns })
site-name = l’emplacement entre { $one } et { $other }
route-roads =
    { $roads ->
        [one] par { $roads } route
       *[other] par { $roads } routes
    }
route-toll =
    { $roads ->
        [one] par { $roads } route, péage pour { $owners }
       *[other] par { $roads } routes, péage pour { $owners }
    }
route-owner = le joueur { $n }
route-plank =
    { $roads ->
        [one] par { $roads } route, { $n ->
            [one] à travers { $n } fourré
           *[other] à travers { $n } fourrés
        }
       *[other] par { $roads } routes, { $n ->
            [one] à travers { $n } fourré
           *[other] à travers { $n } fourrés
        }
    }
route-pass =
    { $roads ->
        [one] par { $roads } route, { $n ->
            [one] par { $n } col
           *[other] par { $n } cols
        }
       *[other] par { $roads } routes, { $n ->
            [one] par { $n } col
           *[other] par { $n } cols
        }
    }
discount-gunda = avec Gunda
discount-tiles =
    { $n ->
        [one] avec { $n } tuile de réduction
       *[other] avec { $n } tuiles de réduction
    }
discount-gunda-tiles =
    { $n ->
        [one] avec Gunda et { $n } tuile de réduction
       *[other] avec Gunda et { $n } tuiles de réduction
    }
means-assistants = avec des assistants et des cartes
means-assistants-alone = avec les assistants
means-tiles =
    { $n ->
        [one] avec { $n } tuile « un assistant de moins »
       *[other] avec { $n } tuiles « un assistant de moins »
    }

## Pions

pawn-n = le pion n° { $n }
pawn-yellow = assistant jaune
    .acc = un assistant jaune
pawn-green = assistant vert
    .acc = un assistant vert
pawn-red = assistant rouge
    .acc = un assistant rouge
pawn-blue = assistant bleu
    .acc = un assistant bleu
pawn-shadow = Ombre
    .acc = une Ombre
pawn-hermines-shadow = Ombre posée sur Hermine
    .acc = l’Ombre posée sur Hermine
assistant-yellow = assistant jaune
assistant-green = assistant vert
assistant-red = assistant rouge
assistant-blue = assistant bleu
drawn-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
drawn-green =
    { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
drawn-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
drawn-blue =
    { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    }
drawn-shadow =
    { $n ->
        [one] { $n } Ombre
       *[other] { $n } Ombres
    }
planned = le pion n° { $n } { $space-on }
