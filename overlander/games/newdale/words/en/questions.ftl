# Questions

question-discard-dealt =
    { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
question-discard-half =
    { $n ->
        [one] No card is left to draw: which card do you discard?
       *[other] No card is left to draw: which { $n } cards do you discard?
    }
question-choose-character = Which character travels with you?
question-plan-pawns =
    { $n ->
        [one] Where do you place your action pawn?
       *[other] Where do you place your { $n } action pawns?
    }
question-put-pawn = Where do you place your action pawn?
question-assistants =
    { $building-kind ->
        [none] The zone is empty: you draw a card instead.
       *[card] { $missing ->
            [0] All assistants are there: does { $building } produce { $n } × { $building-good }?
            [one] { $missing } assistant is missing: does { $building } produce { $n } × { $building-good }?
           *[other] { $missing } assistants are missing: does { $building } produce { $n } × { $building-good }?
        }
    }
question-use-chain = What do you feed into the chain of { $building }?
question-build = What do you build?
question-build-with-pawn = What do you build with your pawn?
question-build-in-phase = What do you build?
question-build-vineyards = Do you build the Vineyards right away?
question-take-tile = Which bonus tile do you take?
question-use-now = Do you use a bonus tile now?
question-buy-pawn = Which action pawn do you buy?
question-trade =
    { $n ->
        [one] Black market: where does the good go, and which card do you discard?
       *[other] Black market: where does the good go, and which { $n } cards do you discard?
    }
question-exchange =
    { $n ->
        [one] Do you exchange all cards but one before you draw { $n } card?
       *[other] Do you exchange all cards but one before you draw { $n } cards?
    }
question-keep-one = Which card do you keep?
question-take-vineyards = Which Vineyards does Aaron Reitzke bring you?
question-choose-assistant = Which assistant does Onyx take out of the bag?
question-remove-tile =
    { $cost ->
        [one] Which tile do you remove for { $cost } coin?
       *[other] Which tile do you remove for { $cost } coins?
    }
question-build-bridge =
    { $cost ->
        [one] Where do you build your bridge for { $cost } coin?
       *[other] Where do you build your bridge for { $cost } coins?
    }
question-use-shipyard = What do you deliver to the shipyard?
question-sail = Where does your ship sail?
question-move-ship = How far does your ship sail (movement: { $n })?
question-place-good = On which building do you place the good?
question-pay-with-cards =
    { $n ->
        [one] Which card pays for the tile?
       *[other] Which { $n } cards pay for the tile?
    }
question-use-buildings = Which special building do you use?
question-night-shift =
    { $n ->
        [one] Night shift: do you discard a card for a good?
       *[other] Night shift: do you discard { $n } cards for a good?
    }
question-hire-journeyman =
    { $cost ->
        [one] Which assistant do you hire for { $cost } coin, just for yourself?
       *[other] Which assistant do you hire for { $cost } coins, just for yourself?
    }
question-lose-goods =
    { $n ->
        [one] Robbers on the road: which good do you lose?
       *[other] Robbers on the road: which { $n } goods do you lose?
    }
question-face-storm = Storm: which good do you give up to hold your course?
question-final-production = Final production: which chain do you use once more?
question-deliver = What do you deliver for the main objective?
