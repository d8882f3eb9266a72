# The drawn examples of the rules book

example-region = Ann takes the strip of the bottom row: she loses { $lost } points, and her ship may move { $ship }. Left of the arrow she covers the label of Boonlake for its coins; right of it everybody receives a coin for each presence in the other regions. Ann receives { $own } coins, Bob { $other }.
example-resources = The card needs { $wood } wood and { $loam } loam besides its { $coins } coins. Ann’s site is one wood, her upper boat another; the other boat floats down to the loam. This costs { $boats } coins, and nothing is used up.
example-exploring = A tile may be laid on the { $spaces } ringed spaces around the one that lies there. Ann lays it on the space that shows cards, and draws { $cards }.
example-settlement = Ann’s house needs three presences around it. An inhabitant on the same tile, a house beside it and cattle on the pasture make { $presences }, though none of them is hers. She gives up { $given } inhabitants, and the house becomes a settlement.
example-cattle = Ann places cattle on the new pasture and gives up { $given } inhabitant. Two houses stand on the tile beside it, one of them Bob’s: she takes { $coins } coins.
example-levers = Ann has three levers and has used the middle one: it is down. At the interim scoring the two that are up bring { $points } points. Then all of them stand up again.
example-river = Ann’s ship may move up to { $most } spaces. Spaces with ships are jumped and do not count, so it can stop on { $ends } spaces, the harbour among them.
example-income = Two houses, a cattle and an inhabitant have left Ann’s board, and her markers have gone two steps and one. An interim scoring brings her { $coins } coins, { $cards } cards and { $points } points.
example-marking = Third scoring, and both tiles ask for the same number of steps. On her own tile, the first one, Ann has { $coin } steps: she would score { $own } points, for it is doubled. On the other she has { $card }, not enough: she would lose { $lost }.
example-lake = Ann’s treasure hunter has come to the fourth space. She sends it home and uses the space before: { $points } points. It begins again at the start.
