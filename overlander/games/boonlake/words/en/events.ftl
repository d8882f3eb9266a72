# Events

event-keep = { $player } brings the scoring tile “{ $tile }” into the game
event-lay-tile = The scoring tile “{ $tile }” is laid out
event-build-site = { $player } now has a production site for { $resource }, level { $level }
event-draw =
    { $n ->
        [one] { $player } draws { $n } card
       *[other] { $player } draws { $n } cards
    }
event-draw-own =
    { $n ->
        [one] { $player } draws { $n } card: { $cards }
       *[other] { $player } draws { $n } cards: { $cards }
    }
event-turn = { $player }’s turn
event-take-strip = { $player } takes { $strip } from row { $row }
event-name-card = { $player } picks { $card } to play
event-play = { $player } plays { $card }
event-discard = { $player } discards { $card }
event-name-project = { $player } picks the special project “{ $tile }”
event-project = { $player } carries out the special project “{ $tile }”
event-pay =
    { $cost ->
        [one] { $player } pays { $cost } coin
       *[other] { $player } pays { $cost } coins
    }
event-pay-vases =
    { $n ->
        [one] { $player } gives up { $n } vase
       *[other] { $player } gives up { $n } vases
    }
event-give-up =
    { $n ->
        [one] { $player } gives up { $n } inhabitant
       *[other] { $player } gives up { $n } inhabitants
    }
event-boats =
    { $n ->
        [one] { $player }’s boat is now at { $boats }
       *[other] { $player }’s boats are now at { $boats }
    }
event-coins =
    { $n ->
        [one] { $player } gains { $n } coin
       *[other] { $player } gains { $n } coins
    }
event-points =
    { $sign ->
        [minus] { $size ->
            [one] { $player } loses { $size } point
           *[other] { $player } loses { $size } points
        }
       *[plus] { $size ->
            [one] { $player } gains { $size } point
           *[other] { $player } gains { $size } points
        }
    }
event-inhabitants =
    { $n ->
        [one] { $player } gains { $n } inhabitant
       *[other] { $player } gains { $n } inhabitants
    }
event-vases =
    { $n ->
        [one] { $player } gains { $n } vase
       *[other] { $player } gains { $n } vases
    }
event-for-boon-int-5 = { $text } (income of the tracks)
event-for-boon-int-6 = { $text } (emptied recesses)
event-for-boon-int-7 = { $text } (settlements next to cattle)
event-for-boon-int-9 = { $text } (levers not used)
event-for-boon-turn-2 = { $text } (price of the row)
event-for-boon-cat-4 = { $text } (no pasture can be placed)
event-for-boon-exp-6 = { $text } (no tile can be placed)
event-for-boon-exp-e2 = { $text } (no tile can be placed)
event-for-boon-upg-7 = { $text } (instead of inhabitants)
event-for-boon-cat-7 = { $text } (instead of inhabitants)
event-for-boon-upg-10 = { $text } (another settlement in this region)
event-for-boon-dev-7 = { $text } (settlement on this site)
event-for-boon-cat-9 = { $text } (houses next to the pasture)
event-for-boon-eff-17 = { $text } (effect of a card)
event-for-boon-eff-18 = { $text } (effect of a card)
event-for-boon-eff-19 = { $text } (effect of a card)
event-for-boon-eff-21 = { $text } (effect of a card)
event-for-boon-eff-22 = { $text } (effect of a card)
event-for-boon-art-card-10 = { $text } (effect of a card)
event-for-boon-art-card-11 = { $text } (effect of a card)
event-for-boon-art-card-13 = { $text } (effect of a card)
event-for-boon-art-card-14 = { $text } (effect of a card)
event-for-boon-art-card-16 = { $text } (effect of a card)
event-for-boon-art-card-17 = { $text } (effect of a card)
event-for-boon-art-card-18 = { $text } (effect of a card)
event-for-boon-art-a1-1 = { $text } (artifact)
event-for-boon-art-a3-1 = { $text } (artifact)
event-for-boon-art-a3-2 = { $text } (artifact)
event-for-boon-art-a7-4 = { $text } (artifact)
event-for-boon-art-a8-1 = { $text } (for jokers)
event-for-boon-art-a8-2 = { $text } (artifact)
event-for-boon-art-a9-2 = { $text } (artifact)
event-for-boon-art-a10-2 = { $text } (artifact)
event-for-boon-solo-30 = { $text } (income)
event-advance = { $player } advances on the { $track } to step { $n }
event-reveal-tile = { $player } reveals { $tile }
event-place-tile = { $player } places { $tile } on { $space }
event-develop =
    { $cost ->
        [0] { $player } develops on { $space }, { $site }: { $piece }
        [one] { $player } develops on { $space }, { $site }, for { $cost } coin: { $piece }
       *[other] { $player } develops on { $space }, { $site }, for { $cost } coins: { $piece }
    }
event-place-piece =
    { $cost ->
        [0] { $player } places on { $space }, { $site }: { $piece }
        [one] { $player } places on { $space }, { $site }, for { $cost } coin: { $piece }
       *[other] { $player } places on { $space }, { $site }, for { $cost } coins: { $piece }
    }
event-upgrade-house =
    { $inhabitants ->
        [0] { $player } now has a house on { $space }
        [one] { $player } gives { $inhabitants } inhabitant for a house on { $space }
       *[other] { $player } gives { $inhabitants } inhabitants for a house on { $space }
    }
event-upgrade-settlement =
    { $inhabitants ->
        [0] { $player } now has a settlement on { $space }
        [one] { $player } gives { $inhabitants } inhabitant for a settlement on { $space }
       *[other] { $player } gives { $inhabitants } inhabitants for a settlement on { $space }
    }
event-cattle =
    { $inhabitants ->
        [0] { $player } places cattle on { $space }
        [one] { $player } gives { $inhabitants } inhabitant for cattle on { $space }
       *[other] { $player } gives { $inhabitants } inhabitants for cattle on { $space }
    }
event-tier-bonus = { $player } has emptied tier { $tier } and frees its inhabitant
event-region = { $player } names the region { $region }
event-modernize =
    { $cost ->
        [0] { $player } places the lever { $lever }
        [one] { $player } places the lever { $lever } for { $cost } coin
       *[other] { $player } places the lever { $lever } for { $cost } coins
    }
event-use-lever = { $player } uses the lever { $lever }
event-lower-lever = { $player } lowers the lever { $lever } without effect
event-raise-lever = { $player }’s lever { $lever } goes up again
event-ship = { $player }’s ship sails to { $space-the }
event-harbor-reward = { $player } takes the reward of { $space-the } instead
event-cross-lock = { $player } is the first to cross lock { $lock }
event-mark = Interim scoring { $n }: { $player } marks “{ $tile }”
event-gifts =
    { $goods ->
        [0] { $cost ->
            [0] { $player } gives nothing
            [one] { $player } gives { $cost } coin
           *[other] { $player } gives { $cost } coins
        }
       *[other] { $kind-id ->
            [vases] { $cost ->
                [0] { $goods ->
                    [one] { $player } gives { $goods } vase
                   *[other] { $player } gives { $goods } vases
                }
                [one] { $goods ->
                    [one] { $player } gives { $goods } vase and { $cost } coin
                   *[other] { $player } gives { $goods } vases and { $cost } coin
                }
               *[other] { $goods ->
                    [one] { $player } gives { $goods } vase and { $cost } coins
                   *[other] { $player } gives { $goods } vases and { $cost } coins
                }
            }
           *[other] { $cost ->
                [0] { $goods ->
                    [one] { $player } gives { $goods } inhabitant
                   *[other] { $player } gives { $goods } inhabitants
                }
                [one] { $goods ->
                    [one] { $player } gives { $goods } inhabitant and { $cost } coin
                   *[other] { $player } gives { $goods } inhabitants and { $cost } coin
                }
               *[other] { $goods ->
                    [one] { $player } gives { $goods } inhabitant and { $cost } coins
                   *[other] { $player } gives { $goods } inhabitants and { $cost } coins
                }
            }
        }
    }
event-improve-marker = { $player } controls the tile and takes the improved marker { $n }
event-second-round = The second round begins: all ships are back at { $space-the }

## Artifacts

event-place-price = { $player } places { $tile } beside { $artifact }
event-reserve-artifact = { $player } lays out { $artifact }
event-pawn = { $player }’s pawn moves to { $space }
event-return-pawn = { $player } returns the pawn to the start, for { $space }
event-launch = { $player } now has a shipyard; the boat at { $boat } becomes the canoe
event-dock = { $player } takes { $artifact }
event-no-artifact = { $player } will have no artifact in this game
event-artifact-vases = A vase is put on every artifact that nobody has taken
event-plug =
    { $n ->
        [one] { $player } now has { $n } vase in the artifact
       *[other] { $player } now has { $n } vases in the artifact
    }
event-annex = { $player } places a house beside { $resource }
event-archive = { $player } places a card on the artifact
event-archive-own = { $player } places { $card } on the artifact
event-spend-card = { $player } uses up { $card }
event-lake-cattle = { $player } places cattle at the lake
event-track-back = { $player } moves back one step on the { $track }

## The Wise Eminence

event-mix-tiles = { $player }’s tiles are shuffled again
event-reveal-solo-tile = { $player } reveals { $tile }
event-bottom-strip = Bottom strip: { $strip }; { $player } looks for a place from space { $number } on
event-place-house = { $player } now has a house on { $space }
event-place-settlement = { $player } now has a settlement on { $space }
event-cactus =
    { $n ->
        [one] { $player } takes { $n } step on the cactus track, to { $step }
       *[other] { $player } takes { $n } steps on the cactus track, to { $step }
    }
