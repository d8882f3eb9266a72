# Solo against Sam

alone-sam = Play solo against Sam
alone-sam-about = The game’s own opponent, of medium strength. He follows his cards, and every step is explained.
automa-sam = Sam
option-sam = Sam
option-sam-about = How strong Sam is.
option-sam-doubt = The steps on most of his cards are reconstructed; with Rails to the North so are his route and the towns of his expansion cards.
value-sam-easy = easy
value-sam-medium = medium
value-sam-hard = hard
option-sam-first-city = Sam’s first delivery
option-sam-first-city-about = The farther the city, the stronger Sam.
value-sam-first-city-standard = as his level says
value-sam-first-city-kansas-city = Kansas City
value-sam-first-city-fulton = Fulton
value-sam-first-city-st-louis = St. Louis
value-sam-first-city-bloomington = Bloomington
value-sam-first-city-peoria = Peoria
value-sam-first-city-chicago = Chicago
value-sam-first-city-toledo = Toledo
value-sam-first-city-pittsburgh = Pittsburgh
value-sam-first-city-philadelphia = Philadelphia
value-sam-first-city-new-york = New York
option-sam-ties = What Sam’s rules leave open
option-sam-ties-about = Whether you decide where Sam’s rules leave a choice open.
value-sam-ties-ask = you decide
value-sam-ties-board-order = the order of the board decides
option-sam-fees = Sam’s fees
option-sam-fees-about = Which fees Sam compares where several ways are equally short.
value-sam-fees-turn = those of this turn
value-sam-fees-way = those of the whole way to Kansas City

sam-card-name = card { $n } ({ $steps }; { $action })
sam-card-two-names = card { $n } ({ $steps }; { $specialty }: { $action }; otherwise: { $otherwise })
sam-card-shop = { $card }, with a shop to place first
sam-specialty-cowboy = if cowboys are his specialty
sam-specialty-builder = if builders are his specialty
sam-specialty-engineer = if engineers are his specialty
sam-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
sam-steps-most-buildings = a step for each building of whoever has the most
sam-steps-specialty-workers = a step for each worker of his specialty
sam-action-hire-specialty = hires a worker of his specialty
sam-action-hire-cheapest = hires the cheapest worker
sam-action-buy-cattle = buys cattle
sam-action-refill-2-then-buy-cattle = adds 2 cards to the cattle market and buys cattle
sam-action-take-best-value-3 = takes the best cattle card of value 3
sam-action-build = builds
sam-action-build-with-1-builder = builds with one builder
sam-action-locomotive = moves his locomotive
sam-action-locomotive-to-next-station = moves his locomotive to the next station
sam-action-objective = takes an objective card
sam-action-outlaw = takes an outlaw
sam-action-hazard = takes a hazard

question-choose-copy = The display holds several of these: { $card }. Which do you take?
question-choose-automa-way = Sam has several ways that are equally short and cost the same. Which does he take?
question-choose-sam-cattle = Sam can buy the same number of points in several ways. What does he buy?
question-choose-sam-value3 = Several cattle cards of value 3 are worth the same points. Which does Sam take?
question-choose-sam-disc = Sam has no disc left. From which of his stations does he take one?
question-choose-sam-hazard = Several hazards are worth the same to Sam. Which does he take?
question-choose-sam-shop = Several slots of the town are equally good for Sam. Which does he take?
question-choose-automa-building = Sam’s rules leave open what he builds where. What does he do?

choice-copy-at =
    { $n ->
        [1] The one farthest from the stack
       *[other] The one in place { $n }, counted from the far end
    }
choice-sam-buy = Sam buys { $cards-acc }
choice-sam-buy-choose-sam-value3 = Sam takes { $cards-acc }
choice-move-choose-automa-way =
    { $steps ->
        [1] { $fee ->
            [0] Sam moves to { $place }
           *[other] Sam moves to { $place }; you gain ${ $fee }
        }
       *[other] { $fee ->
            [0] Sam moves via { $via } to { $place }
           *[other] Sam moves via { $via } to { $place }; you gain ${ $fee }
        }
    }
choice-disc-from-choose-sam-disc =
    { $vp ->
        [one] Sam takes his disc from { $station-the } ({ $vp } point)
       *[other] Sam takes his disc from { $station-the } ({ $vp } points)
    }
choice-hazard-choose-sam-hazard = Sam takes the { $tile } from { $location }
choice-shop-choose-sam-shop = Sam places his shop in { $town } ({ $slot })
choice-build-choose-automa-building = Sam builds { $building } on { $location }
choice-build-choose-automa-building-replace = Sam replaces { $old } on { $location } with { $building }

event-automa-shuffle =
    { $n ->
        [one] { $player } shuffles his { $n } card into a new deck
       *[other] { $player } shuffles his { $n } cards into a new deck
    }
event-automa-card = { $player } draws { $drawn }
event-automa-by-specialty =
    { $worker-id ->
        [cowboy] { $fits ->
            [1] Cowboys are { $player }’s specialty: the first action of his card counts
           *[0] Cowboys are not { $player }’s specialty: the second action of his card counts
        }
        [builder] { $fits ->
            [1] Builders are { $player }’s specialty: the first action of his card counts
           *[0] Builders are not { $player }’s specialty: the second action of his card counts
        }
       *[engineer] { $fits ->
            [1] Engineers are { $player }’s specialty: the first action of his card counts
           *[0] Engineers are not { $player }’s specialty: the second action of his card counts
        }
    }
event-automa-steps =
    { $why ->
        [specialty] { $limit ->
            [most] { $steps ->
                [one] { $player } has { $steps } step: one for each worker of his specialty ({ $worker }: { $n }), at most { $steps }
               *[other] { $player } has { $steps } steps: one for each worker of his specialty ({ $worker }: { $n }), at most { $steps }
            }
            [least] { $steps ->
                [one] { $player } has { $steps } step: one for each worker of his specialty ({ $worker }: { $n }), at least { $steps }
               *[other] { $player } has { $steps } steps: one for each worker of his specialty ({ $worker }: { $n }), at least { $steps }
            }
           *[none] { $steps ->
                [one] { $player } has { $steps } step: one for each worker of his specialty ({ $worker }: { $n })
               *[other] { $player } has { $steps } steps: one for each worker of his specialty ({ $worker }: { $n })
            }
        }
        [buildings] { $limit ->
            [most] { $steps ->
                [one] { $player } has { $steps } step: one for each building of whoever has the most ({ $owner }: { $n }), at most { $steps }
               *[other] { $player } has { $steps } steps: one for each building of whoever has the most ({ $owner }: { $n }), at most { $steps }
            }
            [least] { $steps ->
                [one] { $player } has { $steps } step: one for each building of whoever has the most ({ $owner }: { $n }), at least { $steps }
               *[other] { $player } has { $steps } steps: one for each building of whoever has the most ({ $owner }: { $n }), at least { $steps }
            }
           *[none] { $steps ->
                [one] { $player } has { $steps } step: one for each building of whoever has the most ({ $owner }: { $n })
               *[other] { $player } has { $steps } steps: one for each building of whoever has the most ({ $owner }: { $n })
            }
        }
       *[nobody] { $steps ->
            [one] { $player } has { $steps } step: nobody has a building on the board
           *[other] { $player } has { $steps } steps: nobody has a building on the board
        }
    }
event-automa-move =
    { $steps ->
        [one] { $why ->
            [only] { $player } moves { $steps } step to { $location }: it is the shortest way
            [fees] { $player } moves { $steps } step to { $location }: of the shortest ways it has the lowest fees
            [human-fees] { $player } moves { $steps } step to { $location }: of the shortest ways it pays you least
            [asked] { $player } moves { $steps } step to { $location }: the rules left it open and you chose it
           *[order] { $player } moves { $steps } step to { $location }: the rules left it open and it comes first on the board
        }
       *[other] { $why ->
            [only] { $player } moves { $steps } steps to { $location }: it is the shortest way
            [fees] { $player } moves { $steps } steps to { $location }: of the shortest ways it has the lowest fees
            [human-fees] { $player } moves { $steps } steps to { $location }: of the shortest ways it pays you least
            [asked] { $player } moves { $steps } steps to { $location }: the rules left it open and you chose it
           *[order] { $player } moves { $steps } steps to { $location }: the rules left it open and it comes first on the board
        }
    }
event-automa-fee = { $player } passes { $owner }’s building ({ $location }): { $owner } takes ${ $n } from the bank
event-automa-no-specialist =
    { $why ->
        [full] { $player } has no place left for his specialty ({ $worker })
       *[none] { $player } finds nobody of his specialty ({ $worker }) on offer
    }
event-sam-hire =
    { $why ->
        [specialty] { $player } hires { $worker-acc } from row { $row }: that is his specialty
        [specialty-cheapest] { $player } hires { $worker-acc } from row { $row }: nobody of his specialty is cheaper
        [specialty-leftmost] { $player } hires { $worker-acc } from row { $row }: nobody of his specialty is cheaper, and of equals this one is leftmost in the topmost row
        [next] { $player } hires { $worker-acc } from row { $row }: of the types on offer he has the most of this one
        [next-cheapest] { $player } hires { $worker-acc } from row { $row }: of the types on offer that he has the most of, nobody is cheaper
        [next-leftmost] { $player } hires { $worker-acc } from row { $row }: of the types on offer that he has the most of, nobody is cheaper, and of equals this one is leftmost in the topmost row
        [cheapest-specialty] { $player } hires { $worker-acc } from row { $row }: of the cheapest workers this one is of his specialty
        [cheapest-specialty-leftmost] { $player } hires { $worker-acc } from row { $row }: of the cheapest workers this one is of his specialty, and of equals this one is leftmost in the topmost row
        [cheapest-leftmost] { $player } hires { $worker-acc } from row { $row }: nobody is cheaper, and of equals this one is leftmost in the topmost row
       *[cheapest] { $player } hires { $worker-acc } from row { $row }: nobody is cheaper
    }
event-automa-specialty =
    { $worker-id ->
        [cowboy] { $player } now has more cowboys than other workers: they become his specialty
        [builder] { $player } now has more builders than other workers: they become his specialty
       *[engineer] { $player } now has more engineers than other workers: they become his specialty
    }
event-sam-add-cattle =
    { $cowboy ->
        [0] { $n ->
            [one] { $player } adds { $n } card to the cattle market, as his card says: { $cards }
           *[other] { $player } adds { $n } cards to the cattle market, as his card says: { $cards }
        }
       *[1] { $n ->
            [one] One of { $player }’s cowboys adds { $n } card to the cattle market: { $cards }
           *[other] One of { $player }’s cowboys adds { $n } cards to the cattle market: { $cards }
        }
    }
event-sam-buy =
    { $player } buys { $cards-acc }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } in all: { $why ->
        [points] his cowboys and ${ $purse } bring no more
        [best-card] of equal purchases the one with the best single card
        [cowboys] of equal purchases the one with the fewest cowboys
        [asked] the rules left it open and you chose it
       *[order] the rules left it open and it comes first in the market
    }
event-sam-take-cattle =
    { $why ->
        [points] { $player } takes { $card }: of value 3 no card in the market has more points
        [asked] { $player } takes { $card }: the rules left it open and you chose it
       *[order] { $player } takes { $card }: the rules left it open and it comes first in the market
    }
event-automa-objective = { $player } takes { $card-acc }: it lies farthest from the stack
event-sam-outlaw = { $player } takes the { $tile } from { $location }: no outlaw is on a higher number
event-sam-hazard =
    { $why ->
        [most-tiles] { $player } takes the { $tile } from { $location }: the best one of the area with the most hazards
        [best-tile] { $player } takes the { $tile } from { $location }: of areas with equally many hazards this one has the best
        [asked] { $player } takes the { $tile } from { $location }: the rules left it open and you chose it
       *[order] { $player } takes the { $tile } from { $location }: the rules left it open and it comes first on the board
    }
event-sam-engineers =
    { $n ->
        [one] { $player } has { $n } engineer: his locomotive can move { $n } space
       *[other] { $player } has { $n } engineers: his locomotive can move { $n } spaces
    }
event-sam-locomotive =
    { $why ->
        [station] { $player }’s locomotive moves to { $node }: it stops at the station it can reach
        [farthest] { $player }’s locomotive moves to { $node }: it passes a nearer station to stop at this one
        [next] { $player }’s locomotive moves to { $node }: the next station that your locomotive does not occupy
       *[distance] { $player }’s locomotive moves to { $node }: no station is in reach, so it moves as far as it can
    }
event-sam-upgrade =
    { $vp ->
        [one] { $player } upgrades { $station-the } for free ({ $vp } point)
       *[other] { $player } upgrades { $station-the } for free ({ $vp } points)
    }
event-sam-master = The { $master } at { $station-the } leaves the game and is not replaced
event-sam-end-of-track = { $player }’s locomotive has reached the end of the track and leaves the game
event-sam-disc-from =
    { $why ->
        [only] { $player } has no disc left and takes the one from { $station-the }, where it is worth least
        [asked] { $player } has no disc left and takes the one from { $station-the }, as you chose
       *[order] { $player } has no disc left and takes the one from { $station-the }, the first of those worth least
    }
event-automa-build =
    { $why ->
        [builders] { $player } builds { $building } on { $location }: of those he can build it needs the most builders
        [exact] { $player } builds { $building } on { $location }: it needs exactly as many builders as his card says
        [hand] { $player } builds { $building } on { $location }: of those that need as many builders it shows a hand
        [asked] { $player } builds { $building } on { $location }: the rules left it open and you chose it
       *[order] { $player } builds { $building } on { $location }: the rules left it open and it comes first
    }
event-automa-place =
    { $why ->
        [ahead] { $player } builds on { $location }: the nearest free building space ahead of your herder, branches with hazards left out
        [round] { $player } builds on { $location }: ahead of your herder no building space is free, so it is the nearest one from the start of the trail, branches with hazards left out
        [start] { $player } builds on { $location }: your herder is not on the trail, so it is the nearest free building space from the start, branches with hazards left out
        [asked] { $player } builds on { $location }: several spaces are equally near; the rules left it open and you chose it
       *[order] { $player } builds on { $location }: several spaces are equally near; the rules left it open and it comes first on the board
    }
event-automa-replace =
    { $why ->
        [used] { $player } replaces { $old } on { $location } with { $building }: he can place no new building, and no other replacement uses as many builders
        [exact] { $player } replaces { $old } on { $location } with { $building }: he can place no such new building, and this uses exactly as many builders as his card says
        [highest] { $player } replaces { $old } on { $location } with { $building }: of the replacements that use as many builders it is the biggest
        [hands] { $player } replaces { $old } on { $location } with { $building }: of equals it leaves him the most buildings with hands
        [asked] { $player } replaces { $old } on { $location } with { $building }: the rules left it open and you chose it
       *[order] { $player } replaces { $old } on { $location } with { $building }: the rules left it open and it comes first
    }
event-sam-foresight =
    { $place ->
        [bottom] { $player } chooses the { $tile } from foresight { $spot }: he always takes the bottom tile
       *[top] { $player } chooses the { $tile } from foresight { $spot }: workers can no longer be chosen
    }
event-sam-no-foresight =
    { $why ->
        [empty] { $player } finds no tile at foresight { $spot }
       *[workers] { $player } finds only workers at foresight { $spot }, and those can no longer be chosen
    }
event-sam-no-income = { $player } has no cattle deck and skips the income
event-sam-deliver =
    { $why ->
        [first] { $player } delivers to { $city }: his first delivery
        [again] { $player } delivers to { $city } again: no city comes after it
        [big-city] { $player } delivers to { $city }: the only big city of his route with his shop and without his disc
        [worth] { $player } delivers to { $city }: of the big cities of his route with his shop and without his disc it is worth most
        [listed] { $player } delivers to { $city }: of the big cities of his route with his shop and without his disc none is worth more, and it is listed first
        [route] { $player } delivers to { $city }: the next city of his route
       *[next] { $player } delivers to { $city }: the next city in ascending value
    }
event-sam-no-token = The arrow at { $city } offers an exchange token: { $player } takes none
event-sam-town = { $player }’s next shop goes to { $town }: the first town of his expansion card { $number } without a shop of his
event-sam-shop =
    { $why ->
        [alike] { $player } places a shop in { $town } ({ $slot }): the free slots there are all alike
        [money] { $player } places a shop in { $town } ({ $slot }): it offers the most money, and no free slot there offers an action
        [action] { $player } places a shop in { $town } ({ $slot }): it is the free slot there with an immediate action
        [cost] { $player } places a shop in { $town } ({ $slot }): no free slot there is cheaper
        [asked] { $player } places a shop in { $town } ({ $slot }): the rules left it open and you chose it
       *[order] { $player } places a shop in { $town } ({ $slot }): the rules left it open and it comes first
    }
event-sam-expansion-done = { $player } has shops in all towns of his expansion card { $number }: it leaves the game
event-sam-expansion = The delivery to { $city } reveals { $player }’s expansion card { $number }: it becomes active
event-automa-nothing =
    { $what ->
        [hire] { $player } finds nobody to hire
        [cattle] { $player } finds no cattle he could buy
        [value-3] { $player } finds no cattle card of value 3 in the market
        [disc] { $player } has no disc to place
        [locomotive] { $player }’s locomotive has left the game: the action is skipped
        [objective] { $player } finds no objective card to take
        [outlaw] { $player } finds no outlaw to take
        [hazard] { $player } finds no hazard to take
        [shop] { $player } has no shop left to place
        [expansion] { $player } has no active expansion card and places no shop
       *[build] { $player } can neither build nor replace a building
    }

board-sam = Sam
board-sam-specialty = Specialty
board-sam-deck = Cards in his deck / played
board-sam-last = Last card
board-sam-pile = Cards in his scoring pile
board-sam-unsure = the steps are reconstructed: the printed numbers were not available
board-sam-expansion = Active expansion card
board-sam-route = Route

## The drawn board

panel-sam-pile =
    { $n ->
        [one] { $n } card in his scoring pile
       *[other] { $n } cards in his scoring pile
    }
panel-sam-deck =
    { $n ->
        [one] { $n } card in his deck
       *[other] { $n } cards in his deck
    }
panel-sam-discard =
    { $n ->
        [one] { $n } card used
       *[other] { $n } cards used
    }
panel-sam-no-card = He has drawn no card yet
panel-sam-route-upper = Route
panel-sam-route-lower = Big cities
panel-sam-expansion = Shops
panel-sam-supply = Sam’s buildings

## Errors in corrections

error-data-purse-too-full = { $file }: with { $place } = { $found } and the prices of market_prices.toml Sam could buy more than { $wanted } cattle cards at once, which this table cannot offer. Lower the purse or raise the prices.
