# Questions

## Set-up

question-keep-tile = Which scoring tile do you bring into the game? It counts double for you.
question-choose-site = Which production site do you start with?
question-place-price = Which price tile do you place beside which artifact?
question-reserve-artifact = Which artifact do you lay out for yourself?

## A turn

question-choose-strip = Which action strip do you take?
question-card-box =
    { $kind-id ->
        [day] Do you play or discard a day card?
        [sunset] Do you play or discard a sunset card?
       *[night] Do you play or discard a night card?
    }
question-take-share =
    { $strip-id ->
        [settle] Settle, your share: develop, upgrade, or play a card?
        [cattle] Cattle, your share: place cattle, or play a card?
       *[other] { $strip }, your share: do you play or discard a card?
    }
question-draw-and-play =
    { $n ->
        [one] Do you take your share ({ $n } card, then a card to play), or use a lever instead?
       *[other] Do you take your share ({ $n } cards, then a card to play), or use a lever instead?
    }
question-play-or-draw =
    { $n ->
        [one] Do you play a card of any kind, or draw { $n } card?
       *[other] Do you play a card of any kind, or draw { $n } cards?
    }
question-develop-or-upgrade = Where do you develop or upgrade?
question-upgrade = What do you upgrade?
question-upgrade-price = What do you give for the upgrade on { $space }?
question-cattle-price = What do you give for the cattle on { $space }?
question-explore = Do you reveal a building tile ({ $n } of { $of })?
question-place-tile = Where do you place { $tile }?
question-place-pasture = Where do you place the pasture?
question-name-region = Which region do you name? The other three bring coins.
question-region-share =
    { $n ->
        [one] { $n } of your presences is scored: what do you take?
       *[other] { $n } of your presences are scored: what do you take?
    }
question-hire = Do you hire an inhabitant?
question-modernize = Where do you place a lever?
question-modernize-or-draw = Do you modernize for one extra inhabitant, or draw a card?
question-move-ship =
    { $limit ->
        [one] Where does your ship sail ({ $limit } step)?
       *[other] Where does your ship sail (up to { $limit } steps)?
    }
question-harbor-reward = Which reward do you take?

## Cards and levers

question-payment = How do you pay?
question-pay-card = How do you pay for { $card }?
question-pay-project = How do you pay for the special project “{ $tile }”?
question-pay-nothing = { $card } costs nothing: do you use anything with it?
question-discard-cards =
    { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
question-exchange = Do you exchange?
question-build-site =
    { $vases ->
        [0] Which production site do you build?
        [one] A production site or { $vases } vase?
       *[other] A production site or { $vases } vases?
    }
question-choose-track =
    { $n ->
        [one] On which track do you take { $n } step?
       *[other] On which track do you take { $n } steps?
    }
question-forgone = Do you use another lever for what you skipped?
question-tile-lever = Do you use a lever for the tile you placed?
question-raise-lever = Which used lever goes up again?
question-window =
    { $moment ->
        [lake] { $n ->
            [one] Your pawn is at the end of this side, with { $n } step left: bring it back to the start first?
           *[other] Your pawn is at the end of this side, with { $n } steps left: bring it back to the start first?
        }
        [start] Your pawn is back at the start. Anything else before it goes on?
        [scoring] An interim scoring is about to begin: do you activate your artifact first?
        [turn] Your turn is about to end: do you activate your artifact first?
        [income] You have your income, and all levers are about to go up: do you use one first?
        [game] The game is about to end: do you still use anything?
       *[levers] The last income: do you still use anything? Levers are of no use after this.
    }

## Interim scoring

question-interim-action =
    { $left ->
        [one] Interim scoring { $n }: one more card or upgrade?
       *[other] Interim scoring { $n }: a card or an upgrade, up to { $left } times?
    }
question-mark-tile =
    { $left ->
        [0] Interim scoring { $n }: which scoring tile do you mark?
        [one] Interim scoring { $n }: which scoring tile do you mark, with the value one column to the left?
       *[other] Interim scoring { $n }: which scoring tile do you mark, with the value { $left } columns to the left?
    }
question-give-gifts = “{ $tile }” asks for { $n }: what do you give?
question-improve-marker = You control the tile: do you swap the marker of the next scoring for the improved one?

## Artifacts

question-choose-side =
    { $underway ->
        [1] { $n ->
            [one] Your pawn may take { $n } step: does it go on?
           *[other] Your pawn may take { $n } steps: does it go on?
        }
       *[other] { $n ->
            [one] Your pawn takes { $n } step from the start: which side of the lake?
           *[other] Your pawn takes { $n } steps from the start: which side of the lake?
        }
    }
question-use-other = Do you use this space too?
question-place-other =
    { $piece-id ->
        [shipyard] Where do you build your shipyard?
       *[other] Where do you develop with the purple inhabitant?
    }
question-choose-boat = Which boat becomes your canoe?
question-take-artifact =
    { $payable ->
        [0] You cannot pay for any artifact yet: do you use something first?
       *[other] Which artifact do you take?
    }
question-lower-lever =
    { $n ->
        [one] Which lever goes down without effect?
       *[other] Which levers go down without effect ({ $n } more)?
    }
question-place-annex = Beside which production site do you place a house?
question-place-house = Where do you place a house?
question-place-plot = Where do you place the special building tile?
question-place-purple =
    { $moves ->
        [0] Where do you develop with the purple inhabitant?
       *[other] Do you move the purple inhabitant?
    }
question-archive = Which card do you place on your artifact?
question-play-archived = Which card of your artifact do you play for free?
question-track-back = On which track do you move back one step for a vase?
question-replace-house = Which house becomes a settlement?
