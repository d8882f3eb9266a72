# Rails to the North, and the orange cattle that come with it

## Options

option-rails = Rails to the North
option-rails-about = Adds the expansion: shops in the towns of the north, and deliveries to big cities.
option-rails-doubt = Much of its map is reconstructed from the first edition; its objective cards and parts of building 13 and of its station masters are reconstructed, too.
value-rails-on = with the expansion
value-rails-off = without it
option-brahman = Brahman cattle
option-brahman-about = Adds eight orange Brahman cards to the cattle market; each one in hand pays $4 more in Kansas City. Not recommended together with Simmental.
option-brahman-doubt = The points on these cards are reconstructed.
value-brahman-on = yes
value-brahman-off = no
option-orange-objectives = Objectives for orange cattle
option-orange-objectives-about = Whether the expansion’s objective cards for orange cattle are added when orange cattle are played.
option-orange-objectives-doubt = The faces of these cards are reconstructed.
value-orange-objectives-on = yes
value-orange-objectives-off = no
option-annex-row-tokens = Exchange tokens on the annex
option-annex-row-tokens-about = Whether freeing the second and the fifth row of the annex brings an exchange token, as in the first edition.
value-annex-row-tokens-on = yes
value-annex-row-tokens-off = no

## Components

breed-brahman = Brahman
    .acc = a Brahman

task-bell =
    { $n ->
        [one] { $n } freed bell
       *[other] { $n } freed bells
    }
task-orange-cattle =
    { $n ->
        [one] { $n } orange cattle card
       *[other] { $n } orange cattle cards
    }

city-harrisburg = Harrisburg
city-omaha = Omaha
city-oregon-city = Oregon City
city-denver = Denver
city-milwaukee = Milwaukee
city-green-bay = Green Bay
city-buffalo = Buffalo
city-toronto = Toronto
city-montreal = Montreal

station-north-1 = western station
    .the = the western station
station-north-2 = lake station
    .the = the lake station

disc-aux-shop-2 = auxiliary action: shop, second space
auxiliary-aux-shop = shop

town-hall-town = the town by the town hall
town-hall-medium = the medium town by the town hall
town-west-station = the western station town
town-west-exchange = the western trading town
town-st-louis-town = the town north of St. Louis
town-st-louis-medium = the medium town north of St. Louis
town-plains-town = the town on the plains
town-plains-exchange = the trading town on the plains
town-far-west-town = the town in the far west
town-lake-town = the town by the lake
town-lake-station = the station town by the lake
town-strait-town = the town on the strait
town-strait-medium = the medium town on the strait
town-east-lake-town = the town east of the lake
town-border-town = the town on the border
town-border-medium = the medium town on the border
town-chicago-town = the town north of Chicago
town-chicago-medium = the medium town north of Chicago
town-harrisburg-town = the town north of Harrisburg
town-harrisburg-medium = the medium town north of Harrisburg

town-kind-small = small
town-kind-station = station
town-kind-medium = medium
town-kind-big = big city

slot-plain = plain slot
slot-gain-2 = slot with $2
slot-token = slot with an exchange token
slot-certificate = slot with a certificate
slot-objective = slot with an objective card
slot-cost-1 = slot for $1
slot-cost-2 = slot for $2
slot-cost-3 = slot for $3
slot-cost-4 = slot for $4

effect-place-shop =
    { $n ->
        [one] place a shop
       *[other] place { $n } shops
    }
effect-take-market-cattle = take a cattle card of value { $value } from the market

per-freed-bell = for each freed bell
per-own-shop-in-medium-town = for each of your shops in a medium town
per-herd-card-value-3-4-5 = for each cattle card of value 3, 4 or 5 in your herd

## Questions and choices

question-place-shop =
    { $n ->
        [one] Where do you place a shop?
       *[other] Where do you place a shop ({ $n } to go)?
    }
question-take-cattle = Which cattle card of value { $value } do you take from the market?
choice-shop =
    { $slot-id ->
        [plain] Place a shop in { $town }
       *[other] Place a shop in { $town } ({ $slot })
    }
short-shop = Shop in { $town }
choice-take = Take { $card-acc } from the market
choice-pass-place-shop = Place no shop
choice-pass-take-cattle = Take no card

## Events

event-place-shop =
    { $cost ->
        [0] { $player } places a shop in { $town }
       *[other] { $player } places a shop in { $town } for ${ $cost }
    }
event-take-cattle = { $player } takes { $card-acc } from the cattle market

## Refusals

refusal-no-access = No rail connects this town to the town hall, to a city with your disc or to a town with your shop.
refusal-no-open-town = You already have a shop in every town that is open to you.
refusal-no-payable-slot = The cheapest free slot open to you costs ${ $cost }, and you could pay ${ $money } for it.
refusal-no-shop-left = There is no shop left on your annex.
refusal-no-shop-there = To deliver there you need a shop in that city.
refusal-no-such-cattle = There is no cattle card of value { $value } in the market.
refusal-no-such-slot = This town has no such slot.
refusal-open-towns-full = All slots are taken in the towns that are open to you.
refusal-shop-there-already = You already have a shop in this town.
refusal-slot-taken = There is no free slot of this kind in this town.
refusal-wrong-value = { $card } does not have the value { $value }.

## The table at the terminal

board-north = Towns of the north
board-north-legend = ▲ open to you; shops by name, free slots by what they bring or cost
board-shops = Shops left / bells
slot-sign-plain = –
slot-sign-gain-2 = +$2
slot-sign-token = token
slot-sign-certificate = certificate
slot-sign-objective = objective
slot-sign-cost-1 = −$1
slot-sign-cost-2 = −$2
slot-sign-cost-3 = −$3
slot-sign-cost-4 = −$4

group-shop = Towns
group-take = Cattle cards

## The drawn board

panel-north = The north
board-north-doubt = Much of this map is reconstructed from the first edition: a small circle marks what the print may say otherwise.
board-town-hall = The town hall of Kansas City: open to everybody from the start
board-annex =
    { $bells ->
        [0] { $shops ->
            [one] { $shops } shop on the annex, no bell freed
           *[other] { $shops } shops on the annex, no bell freed
        }
        [one] { $shops ->
            [one] { $shops } shop on the annex, { $bells } bell freed
           *[other] { $shops } shops on the annex, { $bells } bell freed
        }
       *[other] { $shops ->
            [one] { $shops } shop on the annex, { $bells } bells freed
           *[other] { $shops } shops on the annex, { $bells } bells freed
        }
    }
