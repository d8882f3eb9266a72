# What lies on the table

## Resources, kinds, tracks, pieces, regions

resource-wood = wood
resource-loam = loam
resource-stone = stone
resource-iron = iron
resource-any = any resource
resource-units = { $n } { $resource }
kind-day = day
kind-sunset = sunset
kind-night = night
track-coin = coin track
track-card = card track
piece-inhabitant = inhabitant
piece-house = house
piece-settlement = settlement
piece-shipyard = shipyard
piece-purple-inhabitant = purple inhabitant
piece-cattle = cattle
region-unknown = Unknown
region-boonlake = Boonlake
region-new-hope = New Hope
region-southern = Southern
payment-coins = coins
payment-cards = cards
site-single = single site
site-upper = upper site
site-lower = lower site
side-income = income side
side-vp = points side

## Places

space-named = space { $n } ({ $region })
river-c = river space { $n }
river-u = upper arm { $n }
river-l = lower arm { $n }
river-c-harbor = harbour at river space { $n }
    .the = the harbour at river space { $n }
river-u-harbor = harbour at upper arm { $n }
    .the = the harbour at upper arm { $n }
river-l-harbor = harbour at lower arm { $n }
    .the = the harbour at lower arm { $n }
lake-i = income space { $n }
lake-v = points space { $n }
lake-start = the start

## Tiles

tile-starting = starting tile { $n }
tile-grey = building tile { $n }
tile-pasture = a pasture
tile-special = the special building tile
tile-price = the price “{ $price }”
tile-solo = tile { $n } ({ $type })
scoring-sc01 = Coin Track
scoring-sc02 = Card Track
scoring-sc03 = Both Tracks
scoring-sc04 = Production
scoring-sc05 = Neighbours
scoring-sc06 = Levers
scoring-sc07 = Cattle
scoring-sc08 = Settlements
scoring-sc09 = Bridges
scoring-sc10 = Farewells
scoring-sc11 = Vases
scoring-sc12 = Taxes
scoring-sc13 = Sunset and Day
scoring-sc14 = Boonlake and South
scoring-sc15 = Unknown and New Hope
scoring-sc16 = Boonlake and Unknown
scoring-sc01-counts = steps on the coin track
scoring-sc02-counts = steps on the card track
scoring-sc03-counts = steps on whichever track you are further back on
scoring-sc04-counts = production sites
scoring-sc05-counts = connected tiles with your presences
scoring-sc06-counts = levers
scoring-sc07-counts = cattle that have left your board
scoring-sc08-counts = settlements that have left your board
scoring-sc09-counts = presences on tiles at bridges
scoring-sc10-counts = gifts of an inhabitant or 5 coins, 2 points for each
scoring-sc11-counts = gifts of a vase or 5 coins, 2 points for each
scoring-sc12-counts = gifts of 2 coins, 1 point for each
scoring-sc13-counts = sunset cards and day cards in front of you, whichever way round
scoring-sc14-counts = presences in Boonlake and in Southern, whichever way round
scoring-sc15-counts = presences in Unknown and in New Hope, whichever way round
scoring-sc16-counts = presences in Boonlake and in Unknown, whichever way round

## Action strips

strip-pioneer = Pioneer
strip-settle = Settle
strip-cattle = Cattle
strip-region = Region scoring
strip-hire = Hire
strip-progress = Progress
strip-builder = Builder
strip-pioneer-active = You: a day card; explore twice; develop or upgrade.
strip-pioneer-all = The others: draw 2 cards; play or discard a card.
strip-settle-active = You: a night card; develop or upgrade.
strip-settle-all = All: develop, upgrade, or play or discard a card.
strip-cattle-active = You: a day card; place a pasture.
strip-cattle-all = All: place cattle, or play or discard a card.
strip-region-active = You: a sunset card; cover a region label and gain its reward.
strip-region-all = All: 1 coin for each of your presences in the other three regions.
strip-hire-active = You: a night card; 1 inhabitant; explore once.
strip-hire-all = All: hire inhabitants for 3 coins or 3 cards each.
strip-progress-active = You: a sunset card; modernize.
strip-progress-all = All: modernize for one extra inhabitant, or draw 1 card.
strip-builder-active = You: 3 coins; play a card of any kind, or draw 2 cards.
strip-builder-all = All: play or discard a card of any kind.

## Levers

lever-m11 = Vase Trade
lever-m12 = Workshop
lever-m13 = Master Builder
lever-m21 = Works Fund
lever-m22 = Petty Cash
lever-m23 = Census
lever-m31 = Towing
lever-m32 = Town Planning
lever-m33 = Scouts
lever-m41 = Toolbox
lever-m42 = Patron
lever-m43 = Recruiting
lever-m11-about = Instead of your share: 1 vase, or give 1 vase for 6 coins.
lever-m12-about = Instead of your share: modernize.
lever-m13-about = Instead of your share: upgrade.
lever-m21-about = When you skip a card: 1 coin for each level of your production sites.
lever-m22-about = When you skip a card: 3 coins.
lever-m23-about = In Region scoring: in addition to the coins, 1 point for each presence that is scored.
lever-m31-about = In a payment: one boat goes upstream for free.
lever-m32-about = When a house becomes a settlement: 1 inhabitant and 1 presence fewer.
lever-m33-about = When you place a tile: 1 inhabitant.
lever-m41-about = With a card: 1 joker, or 2 coins, or draw 2 cards; with a special project the joker.
lever-m42-about = With a card or a special project: 1 joker and 5 coins.
lever-m43-about = At any time: discard 2 cards for 1 inhabitant and 3 points.
way-m11-vase = Vase Trade: 1 vase
way-m11-coins = Vase Trade: 1 vase for 6 coins
way-m12 = Workshop: modernize
way-m13 = Master Builder: upgrade
way-m21 = Works Fund: 1 coin for each level of production
way-m22 = Petty Cash: 3 coins
way-m23 = Census: the coins, and as many points
way-m31 = Towing: one boat upstream for free
way-m32 = Town Planning: 1 inhabitant and 1 presence fewer
way-m33 = Scouts: 1 inhabitant
way-m41-resource = Toolbox: 1 joker
way-m41-coins = Toolbox: 2 coins
way-m41-cards = Toolbox: draw 2 cards
way-m42 = Patron: 1 joker and 5 coins
way-m43 = Recruiting: 2 cards for 1 inhabitant and 3 points

## Artifacts

artifact-named = artifact { $n } “{ $title }”
artifact-a1 = Sounding Lead
artifact-a2 = Steam Lathe
artifact-a3 = Dynamo
artifact-a4 = Crane
artifact-a5 = Purple Settler
artifact-a6 = Wanderer
artifact-a7 = Strange Ground
artifact-a8 = Crucible
artifact-a9 = Archive
artifact-a10 = Calculator
artifact-a1-basic =
    { $coins-per-space ->
        [one] Basic: whenever your canoe returns to the start, { $coins-per-space } coin for each space reached.
       *[other] Basic: whenever your canoe returns to the start, { $coins-per-space } coins for each space reached.
    }
artifact-a1-advanced = Advanced: at the end of the game the canoe uses its space and the one before it.
artifact-a2-basic =
    { $discount ->
        [one] Basic: before each interim scoring you may modernize for { $discount } coin less.
       *[other] Basic: before each interim scoring you may modernize for { $discount } coins less.
    }
artifact-a2-advanced =
    { $final-vp ->
        [one] Advanced: at the end { $final-vp } point for each lever.
       *[other] Advanced: at the end { $final-vp } points for each lever.
    }
artifact-a3-basic =
    { $coins-one ->
        [one] Basic: a house beside a production site; { $coins-one } coin whenever you use that site.
       *[other] Basic: a house beside a production site; { $coins-one } coins whenever you use that site.
    }
artifact-a3-advanced = Advanced: { $vp } points, and a second house; { $coins-two } coins when both sites are used.
artifact-a4-basic = Basic: before each interim scoring you may place a house on a building site, without inhabitants.
artifact-a4-advanced =
    { $final-vp ->
        [one] Advanced: at the end { $final-vp } point for each house that has left your board.
       *[other] Advanced: at the end { $final-vp } points for each house that has left your board.
    }
artifact-a5-basic = Basic: the purple inhabitant joins you; develop with it, also in an interim scoring. When upgraded to a house, it comes back.
artifact-a5-advanced =
    { $final-vp ->
        [one] Advanced: at the end { $final-vp } point for each presence.
       *[other] Advanced: at the end { $final-vp } points for each presence.
    }
artifact-a6-basic = Basic: at the end of your turn develop with the purple inhabitant; after every turn with a new tile you may move it and gain again.
artifact-a6-advanced = Advanced: the purple inhabitant counts as { $presences } presences for you.
artifact-a7-basic = Basic: the special building tile, just for you: a site with 2 steps for the pawn, and a pasture.
artifact-a7-advanced =
    { $vp ->
        [one] Advanced: { $vp } point and { $coins } coins for each presence on the special tile or next to it.
       *[other] Advanced: { $vp } points and { $coins } coins for each presence on the special tile or next to it.
    }
artifact-a8-basic =
    { $price-one ->
        [one] Basic: with a card or project buy 1 joker for { $price-one } coin, or 2 for { $price-two }.
       *[other] Basic: with a card or project buy 1 joker for { $price-one } coins, or 2 for { $price-two }.
    }
artifact-a8-advanced =
    { $vp-one ->
        [one] Advanced: { $vp-one } point with one joker bought, { $vp-two } with two.
       *[other] Advanced: { $vp-one } points with one joker bought, { $vp-two } with two.
    }
artifact-a9-basic =
    { $cards ->
        [one] Basic: place { $cards } card from your hand on it; before each interim scoring you may play one of them for free.
       *[other] Basic: place up to { $cards } cards from your hand on it; before each interim scoring you may play one of them for free.
    }
artifact-a9-advanced =
    { $vp ->
        [one] Advanced: { $vp } point for each card you play.
       *[other] Advanced: { $vp } points for each card you play.
    }
artifact-a10-basic =
    { $discount ->
        [one] Basic: cards cost you { $discount } coin less.
       *[other] Basic: cards cost you { $discount } coins less.
    }
artifact-a10-advanced =
    { $discount ->
        [one] Advanced: { $vp } points at once; everything costs you { $discount } coin less.
       *[other] Advanced: { $vp } points at once; everything costs you { $discount } coins less.
    }
condition-develop-plain-site = develop on a site that shows 1 coin, 1 card or nothing
condition-card-3-resources = play a card that requires at least 3 resources
condition-new-region = develop for the first time in a region without your presences
condition-score-tile = meet a scoring tile; a second step if you control it
condition-track-reward = gain a reward of an income track
condition-site-level-2 = build a production site of level 2
condition-new-lever-row = place a lever in a row without levers
condition-upgrade-house = upgrade an inhabitant to a house

## What is counted

counter-presences-in-region = presences in { $region }
counter-presences-main-board = presences on the gameboard
counter-coin-track-steps = steps on the coin track
counter-card-track-steps = steps on the card track
counter-production-levels = levels of production sites
counter-levers = levers
counter-cattle-removed = cattle placed
counter-settlements-removed = settlements that have left the board
counter-houses-removed = houses that have left the board
counter-cards-played = cards played
counter-cattle-distinct-regions = regions with your cattle
counter-lever-full-rows = full rows of levers
counter-cards-permanent = cards with permanent effects

## Costs and gains

cost-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
cost-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cost-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
cost-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
cost-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cost-lever-down =
    { $n ->
        [one] { $n } lever down
       *[other] { $n } levers down
    }
gain-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
gain-coins-per =
    { $each ->
        [one] { $each } coin each: { $per }
       *[other] { $each } coins each: { $per }
    }
gain-draw =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
gain-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
gain-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gain-vases =
    { $n ->
        [one] { $n } vase
       *[other] { $n } vases
    }
gain-production-site =
    { $resource-id ->
        [any] a production site
       *[other] a production site for { $resource }
    }
gain-site-or-vase = a production site or a vase
gain-track =
    { $n ->
        [one] { $n } step on the { $track }
       *[other] { $n } steps on the { $track }
    }
gain-one-track =
    { $n ->
        [one] { $n } step on one track
       *[other] { $n } steps on one track
    }
gain-income = the income of the { $track }
gain-modernize =
    { $discount ->
        [0] modernize
        [one] modernize for { $discount } coin less
       *[other] modernize for { $discount } coins less
    }
gain-upgrade = upgrade
gain-upgrade-house =
    { $less-inhabitants ->
        [one] upgrade to a house with { $less-inhabitants } inhabitant fewer
       *[other] upgrade to a house with { $less-inhabitants } inhabitants fewer
    }
gain-upgrade-settlement =
    { $less-inhabitants ->
        [one] upgrade to a settlement with { $less-inhabitants } inhabitant and { $less-presences } presence fewer
       *[other] upgrade to a settlement with { $less-inhabitants } inhabitants and { $less-presences } presences fewer
    }
gain-lever-up = one lever up again
gain-exchange = { $given } for { $gained }
gain-pawn =
    { $n ->
        [one] { $n } step of the pawn
       *[other] { $n } steps of the pawn
    }
gain-vp-per = { $per }: { $each } points each, at most { $most }
gain-lake-cattle = cattle at the lake
gain-track-back = one step back on a track for { $gain }
gain-replace-house =
    { $penalty ->
        [0] a house becomes a settlement for nothing, wherever it stands, without losing points; the house goes back to your board
       *[other] a house becomes a settlement without giving inhabitants, wherever it stands
    }

## Effects of cards

effect-immediate = At once: { $gain }
effect-once = Once, at any time, then the card is discarded: { $gain }
effect-final-each =
    { $n ->
        [one] At the end: { $what }, { $n } point each
       *[other] At the end: { $what }, { $n } points each
    }
effect-final-steps = At the end: { $what }, { $steps }
effect-final-step =
    { $vp ->
        [one] { $vp } point from { $n } on
       *[other] { $vp } points from { $n } on
    }
once-threshold-left =
    { $n ->
        [one] a scoring tile counts with the value { $n } column to the left
       *[other] a scoring tile counts with the value { $n } columns to the left
    }
once-inhabitants =
    { $n ->
        [one] { $n } inhabitant
       *[other] { $n } inhabitants
    }
once-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
once-resource-discount =
    { $n ->
        [one] { $n } joker in a payment
       *[other] { $n } jokers in a payment
    }
perk-modernize-discount =
    { $n ->
        [one] Always: modernizing costs { $n } coin less
       *[other] Always: modernizing costs { $n } coins less
    }
perk-card-discount =
    { $n ->
        [one] Always: cards and special projects cost { $n } coin less
       *[other] Always: cards and special projects cost { $n } coins less
    }
perk-discard-coins =
    { $n ->
        [one] Always: { $n } coin more for each { $kind } card you discard
       *[other] Always: { $n } coins more for each { $kind } card you discard
    }
perk-discard-inhabitants =
    { $n ->
        [one] Always: { $n } inhabitant for each { $kind } card you discard
       *[other] Always: { $n } inhabitants for each { $kind } card you discard
    }
perk-coin-space-coins =
    { $n ->
        [one] Always: { $n } coin more on river spaces with coins
       *[other] Always: { $n } coins more on river spaces with coins
    }
perk-harbor-coins =
    { $n ->
        [one] Always: { $n } coin when your ship ends in a harbour
       *[other] Always: { $n } coins when your ship ends in a harbour
    }
perk-harbor-cards =
    { $n ->
        [one] Always: { $n } card when your ship ends in a harbour
       *[other] Always: { $n } cards when your ship ends in a harbour
    }
perk-cattle-discount =
    { $n ->
        [one] Always: cattle cost { $n } inhabitant less
       *[other] Always: cattle cost { $n } inhabitants less
    }
perk-cattle-coins =
    { $n ->
        [one] Always: { $n } coin for each cattle you place
       *[other] Always: { $n } coins for each cattle you place
    }
perk-vase-space-vases =
    { $n ->
        [one] Always: { $n } vase more on river spaces with a vase
       *[other] Always: { $n } vases more on river spaces with a vase
    }
perk-builder-cards =
    { $n ->
        [one] Always: draw { $n } card whenever anybody chooses Builder
       *[other] Always: draw { $n } cards whenever anybody chooses Builder
    }
perk-shipyard-cards =
    { $n ->
        [one] Always: draw { $n } card for each presence placed on the tile of your shipyard or next to it
       *[other] Always: draw { $n } cards for each presence placed on the tile of your shipyard or next to it
    }
perk-all-regions =
    { $n ->
        [one] Always: in Region scoring all four regions bring you coins
       *[other] Always: in Region scoring all four regions bring you coins
    }
perk-lower-site-vp =
    { $n ->
        [one] Always: { $n } point when you develop on the lower of two sites
       *[other] Always: { $n } points when you develop on the lower of two sites
    }
perk-develop-coins =
    { $n ->
        [one] Always: { $n } coin when you develop
       *[other] Always: { $n } coins when you develop
    }
perk-cattle-pawn =
    { $n ->
        [one] Always: { $n } step of the pawn for each cattle you place
       *[other] Always: { $n } steps of the pawn for each cattle you place
    }
perk-inhabitant-coins =
    { $n ->
        [one] Always: { $n } coin for each inhabitant you gain
       *[other] Always: { $n } coins for each inhabitant you gain
    }
perk-no-cattle-coins =
    { $n ->
        [one] Always: { $n } coin when you play or discard a card instead of placing cattle
       *[other] Always: { $n } coins when you play or discard a card instead of placing cattle
    }

## What a component is and does

about-card =
    { $vp ->
        [one] Project card ({ $kind }): { $price }; { $vp } point
       *[other] Project card ({ $kind }): { $price }; { $vp } points
    }
about-scoring = Counts { $what }. Needed in the four scorings: { $values }
about-project =
    { $vp ->
        [one] Special project: { $price }; gains { $vp } point, 2 inhabitants (one marks the tile) and a step on the { $track }
       *[other] Special project: { $price }; gains { $vp } points, 2 inhabitants (one marks the tile) and a step on the { $track }
    }
about-site = { $site }: costs { $cost }, gives { $gain }
about-site-settlement =
    { $vp ->
        [one] { $site }: costs { $cost }, gives { $gain }; { $vp } point for a settlement
       *[other] { $site }: costs { $cost }, gives { $gain }; { $vp } points for a settlement
    }
about-lever =
    { $cost ->
        [one] A lever for { $cost } coin. Used levers go up again at the next interim scoring.
       *[other] A lever for { $cost } coins. Used levers go up again at the next interim scoring.
    }
about-region = Covering its label brings { $gain }.
about-canoe = On the water, for a canoe that arrives: { $gain }
lake-paid = for { $cost }: { $gain }
lake-need = { $what }: { $n }
lake-needs = { $gain }, if you have { $needs }

## Titles of cards

card-named = { $title } ({ $kind })
title-numbered = { $title } { $number }
title-toll-gate = Toll Gate
title-toll-house = Toll House
title-bank = Bank
title-print-shop = Print Shop
title-reading-room = Reading Room
title-library = Library
title-mayor = Mayor
title-town-hall = Town Hall
title-peddler-stall = Peddler’s Stall
title-trading-post = Trading Post
title-counting-house = Counting House
title-wagon-camp = Wagon Camp
title-bunkhouse = Bunkhouse
title-inn = Inn
title-schoolhouse = Schoolhouse
title-labour-exchange = Labour Exchange
title-market-hall = Market Hall
title-general-store = General Store
title-pottery-shed = Pottery Shed
title-dig-site = Dig Site
title-kiln = Kiln
title-auction-house = Auction House
title-archive = Archive
title-museum = Museum
title-bandstand = Bandstand
title-fountain = Fountain
title-theatre = Theatre
title-outpost = Outpost
title-caravan = Caravan
title-gallery = Gallery
title-blacksmith = Blacksmith
title-machine-shed = Machine Shed
title-carpenters-yard = Carpenters’ Yard
title-builders-guild = Builders’ Guild
title-masons-lodge = Masons’ Lodge
title-engineer = Engineer
title-tool-works = Tool Works
title-surveyors-office = Surveyor’s Office
title-drafting-office = Drafting Office
title-paper-dealer = Paper Dealer
title-rag-merchant = Rag Merchant
title-toll-barge = Toll Barge
title-pier = Pier
title-corral = Corral
title-stockyard = Stockyard
title-warehouse = Warehouse
title-boonlake-chronicle = Boonlake Chronicle
title-unknown-chronicle = Chronicle of the Unknown
title-new-hope-chronicle = New Hope Chronicle
title-southern-chronicle = Southern Chronicle
title-foundry = Foundry
title-homestead-act = Homestead Act
title-stock-show = Stock Show
title-council-seat = Council Seat
title-mint = Mint
title-patent-office = Patent Office
title-land-office = Land Office
title-lenient-clerk = Lenient Clerk
title-guest-room = Guest Room
title-guest-house = Guest House
title-strongbox = Strongbox
title-stockpile = Stockpile
title-driftwood-raft = Driftwood Raft
title-treasure-rumour = Treasure Rumour
title-step-back = Step Back
title-town-charter = Town Charter
title-lever-foundry = Lever Foundry
title-drafting-club = Drafting Club
title-dock-tavern = Dock Tavern
title-land-registry = Land Registry
title-back-yard = Back Yard
title-settler-bonus = Settlers’ Bonus
title-water-trough = Water Trough
title-labour-office = Labour Office
title-paper-mill = Paper Mill
title-idle-herd = Idle Herd
title-old-settlers-roll = Old Settlers’ Roll
title-herd-book = Herd Book
title-lever-gallery = Lever Gallery
title-standing-orders = Standing Orders
