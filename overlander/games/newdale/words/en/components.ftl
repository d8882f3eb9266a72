# What lies on the table

## Goods, resources, colours, terrains, symbols

good-coal = coal
good-flour = flour
good-bread = bread
good-cattle = cattle
good-meat = meat
good-plank = plank
good-barrel = barrel
good-clay = clay
good-brick = brick
good-iron = iron
good-tool = tool
good-yarn = yarn
good-cloth = cloth
good-preserves = preserves
good-weapon = weapon
good-wagon = wagon
good-wine = wine
good-fresh-fish = fresh fish
good-smoked-fish = smoked fish
good-fur-coat = fur coat
good-corn = corn
good-grape = grape
good-fish-soup = fish soup
good-movement = ship movement
resource-grain = grain
resource-wood = wood
resource-cotton = cotton
resource-ore = ore
resource-loam = loam
colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
letter-yellow = Y
letter-green = G
letter-red = R
letter-blue = B
terrain-plains = plains
terrain-forest = forest
terrain-mountain = mountain
terrain-hills = hills
terrain-water = water
symbol-monolith = monolith
symbol-star = star
symbol-crown = crown
symbol-sun = sun
symbol-moon = moon
symbol-leaf = leaf
symbol-anchor = anchor

## Buildings and sailors

type-coal-mine = Coal Mine
type-mill = Mill
type-bakery = Bakery
type-cattle-farm = Cattle Farm
type-abattoir = Abattoir
type-sawmill = Sawmill
type-cooperage = Cooperage
type-clay-pit = Clay Pit
type-brickworks = Brickworks
type-smelter = Iron Smelter
type-smithy = Smithy
type-spinning-mill = Spinning Mill
type-weaving-mill = Weaving Mill
type-provision-house = Provision House
type-weaponsmith = Weaponsmith
type-wainwright = Wainwright
type-winery = Winery
type-jetty = Jetty
type-smokehouse = Smokehouse
type-furrier = Furrier
type-library = Library
type-post-office = Post Office
type-barracks = Barracks
type-corn-field = Corn Field
type-coal-trading-post = Coal Trading Post
type-coal-depot = Coal Depot
type-fortress = Fortress
type-prison = Prison
type-watchtower = Watchtower
type-vineyards = Vineyards
type-captain = Captain
type-cook = Cook
type-lieutenant = Lieutenant
type-seaman = Seaman
type-navigator = Navigator
type-coloured = { $type }, { $colour }
type-coloured-listed = { $type } ({ $colour })
the-type = the { $type }
the-type-coloured = the { $type } ({ $colour })
good-coloured = { $good } ({ $colour })
card-face = { $type } (cost { $cost }, { $resource }, { $assistants })
card-special = { $type } (cost { $cost }, { $resource })
card-crew = { $type } (cost { $cost }, { $assistants })
card-sailor = { $type } (cost { $cost })
twin-face = { $type } ({ $resource }, { $assistants })
twin-special = { $type } ({ $resource }, cost { $cost })
twin-crew = { $type } ({ $assistants })
twin-sailor = { $type } (cost { $cost })

## Characters, objectives, events

character-nate-welton = Nate Welton
character-hermine = Hermine
character-enoch-brubak = Enoch Brubak
character-onyx = Onyx
character-gunda = Gunda
character-aaron-reitzke = Aaron Reitzke
objective-secret-star = Star
objective-secret-crown = Crown
objective-secret-sun = Sun
objective-secret-moon = Moon
objective-secret-leaf = Leaf
objective-secret-anchor = Anchor
objective-quartermaster = Quartermaster
objective-surveyor = Surveyor
event-card-last-round = Last Round
event-card-last-round-solo = Last Round (solo)
event-card-hiring-fair = Hiring Fair
event-card-royal-building-grant = Royal Building Grant
event-card-travelling-scholars = Travelling Scholars
event-card-night-shift = Night Shift
event-card-helping-hands = Helping Hands
event-card-muster = Muster
event-card-journeymen = Journeymen
event-card-quiet-weeks = Quiet Weeks
event-card-sickness-in-town = Sickness in Town
event-card-road-agents = Road Agents
event-card-the-quartermasters-post = The Quartermaster’s Post
event-card-the-surveyors-post = The Surveyor’s Post
event-card-night-of-the-hoods = Night of the Hoods
event-card-storm-front = Storm Front
event-card-harvest-hands = Harvest Hands
event-card-supplies-from-the-crown = Supplies from the Crown
event-card-provisioners = Provisioners
event-card-call-to-arms = Call to Arms
event-card-master-smiths = Master Smiths
event-card-sunny-slopes = Sunny Slopes
event-card-wheels-for-the-trek = Wheels for the Trek
event-card-first-vintage = First Vintage
event-card-hooded-figures = Hooded Figures
event-card-the-fishing-fleet = The Fishing Fleet
event-card-cells-for-the-order = Cells for the Order
event-card-fair-wind = Fair Wind

## Bonus tiles and progress tiles

tile-growth-discount = Growth discount
tile-build-discount = building discount
tile-one-assistant-less = one assistant fewer
tile-one-good = one good
tile-cards-for-yellow = cards for yellow assistants
tile-coal-for-green = coal for green assistants
tile-wood-to-coal = wood into coal
tile-cards-to-vp-yellow = cards into points (yellow)
tile-iron-to-vp-green = iron into points (green)
tile-coal-to-vp-red = coal into points (red)
tile-yarn-to-vp-red = yarn into points (red)
tile-cotton-to-vp-red = cotton into points (red)
tile-plank-to-vp-blue = planks into points (blue)
tile-clay-to-vp-blue = clay into points (blue)
tile-cattle-to-vp-blue = cattle into points (blue)
tile-range = Range tile
tile-compensation = Compensation tile

## Objectives of the chapters

schedule-small = small delivery
schedule-large = large delivery
schedule-diplomacy = diplomacy
schedule-force = force
schedule-solo-card = solo card
requirement-rations = rations
requirement-kit = kit for the escort
requirement-materials = building materials
requirement-timber = timber
requirement-transport = transport
requirement-arms = arms
requirement-defence = defences
requirement-hull = wood for the hull
requirement-sails = sails
requirement-food = food
requirement-gifts = gifts
requirement-gifts-or-arms = gifts or arms
area-west-bank = west bank
area-east-bank = east bank
area-highlands = highlands
area-islands = islands
area-north-isle = north isle
area-south-isle = south isle
area-near-isles = near isles
area-whale-isles = whale isles
area-ice-shelf = ice shelf
area-newdale-shore = shore of Newdale

## Places

action-growth = Growth
    .on = on Growth
action-black-market = Black Market
    .on = on Black Market
action-exchange-draw = Exchange and Draw
    .on = on Exchange and Draw
action-progress = Progress
    .on = on Progress
action-build = Build
    .on = on Build
action-bridge = Bridge
    .on = on Bridge
action-shipyard = Shipyard
    .on = on Shipyard
action-sail = Sail
    .on = on Sail
zone-n = zone { $n }
    .on = in zone { $n }
zone-ship-captain = the captain’s zone
    .on = in the captain’s zone
zone-ship-cook = the cook’s zone
    .on = in the cook’s zone
space-careless = { $zone } (careless)
space-ordinary = { $zone } (ordinary)
space-extraordinary = { $zone } (extraordinary)
space-bonus = bonus space { $n }
space-sea = sea space { $n }
space-sea-harbours = sea space { $n } (off { $towns })
site-name = the site between { $one } and { $other }
route-roads =
    { $roads ->
        [one] by { $roads } road
       *[other] by { $roads } roads
    }
route-toll =
    { $roads ->
        [one] by { $roads } road, toll to { $owners }
       *[other] by { $roads } roads, toll to { $owners }
    }
route-owner = player { $n }
route-plank =
    { $roads ->
        [one] by { $roads } road, { $n ->
            [one] through { $n } thicket
           *[other] through { $n } thickets
        }
       *[other] by { $roads } roads, { $n ->
            [one] through { $n } thicket
           *[other] through { $n } thickets
        }
    }
route-pass =
    { $roads ->
        [one] by { $roads } road, { $n ->
            [one] over { $n } pass
           *[other] over { $n } passes
        }
       *[other] by { $roads } roads, { $n ->
            [one] over { $n } pass
           *[other] over { $n } passes
        }
    }
discount-gunda = with Gunda
discount-tiles =
    { $n ->
        [one] with { $n } discount tile
       *[other] with { $n } discount tiles
    }
discount-gunda-tiles =
    { $n ->
        [one] with Gunda and { $n } discount tile
       *[other] with Gunda and { $n } discount tiles
    }
means-assistants = with assistants and cards
means-assistants-alone = with the assistants
means-tiles =
    { $n ->
        [one] with { $n } tile “one assistant fewer”
       *[other] with { $n } tiles “one assistant fewer”
    }

## Pawns

pawn-n = pawn { $n }
pawn-yellow = yellow assistant
pawn-green = green assistant
pawn-red = red assistant
pawn-blue = blue assistant
pawn-shadow = Shadow
pawn-hermines-shadow = Shadow on Hermine
assistant-yellow = yellow assistant
assistant-green = green assistant
assistant-red = red assistant
assistant-blue = blue assistant
drawn-yellow = { $n } yellow
drawn-green = { $n } green
drawn-red = { $n } red
drawn-blue = { $n } blue
drawn-shadow =
    { $n ->
        [one] { $n } Shadow
       *[other] { $n } Shadows
    }
planned = pawn { $n } { $space-on }
