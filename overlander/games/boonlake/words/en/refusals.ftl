# Refusals

refusal-a-pasture = On { $space } lies a pasture: only cattle go there.
refusal-already-marked = Your marker is on “{ $tile }” already.
refusal-already-realised = You have realised the special project “{ $tile }” already.
refusal-cannot-be-upgraded = What stands on { $space } cannot be upgraded.
refusal-cards-are-due = You need the cards for what you have begun to pay.
refusal-highest-level = Your production site for { $resource } is at its highest level.
refusal-label-covered = The label of { $region } is covered.
refusal-lever-not-used = The lever { $lever } is up already.
refusal-lever-used = The lever { $lever } is down until the next interim scoring.
refusal-no-card-to-forgo = You let no card pass here.
refusal-no-cattle-left = You have no cattle left on your board.
refusal-no-condition-met = You meet none of the conditions of this space.
refusal-no-discard-here = Here a card can only be played.
refusal-no-house-left = You have no house left.
refusal-no-inhabitant = You have no inhabitant for it.
refusal-no-pasture = No pasture lies on { $space }.
refusal-no-settlement-left = You have no settlement left.
refusal-no-share-to-forgo = You let no share pass here.
refusal-no-such-lever = You do not have the lever { $lever }.
refusal-no-such-site = There is no such building site on { $space }.
refusal-no-tile-beside = No tile lies beside { $space }.
refusal-not-after-the-last-scoring = After the fourth interim scoring levers are at rest.
refusal-not-ahead = { $space } is not ahead of your ship.
refusal-not-dealt = You were not dealt “{ $tile }”.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-play = “{ $tile }” is not in play.
refusal-not-now = This is not the moment for it.
refusal-not-played = { $card } does not lie in front of you.
refusal-not-reached = Your pawn has not reached { $space }.
refusal-not-your-piece = No piece of yours stands on { $space }.
refusal-not-your-tile = The special building tile on { $space } belongs to somebody else.
refusal-nothing-to-gain = It would bring you nothing now.
refusal-nothing-to-plug = You have no vase, or no artifact with room for one.
refusal-only-houses = Only a house can be upgraded here.
refusal-only-in-a-payment = This lever is used while you pay.
refusal-only-inhabitants = Only an inhabitant can be upgraded here.
refusal-pasture-full = The pasture on { $space } is full.
refusal-pawn-on-start = Your pawn is at the start.
refusal-recess-occupied = You have the lever { $lever } already.
refusal-site-occupied = The building site on { $space } is occupied.
refusal-something-is-due = First pay for what you have begun.
refusal-space-occupied = { $space } is occupied.
refusal-supply-empty = No inhabitant is left in your supply.
refusal-too-far =
    { $limit ->
        [one] { $space } is too far: your ship sails { $limit } step.
       *[other] { $space } is too far: your ship sails up to { $limit } steps.
    }
refusal-too-few-cards =
    { $cost ->
        [one] It takes { $cost } card; you have { $cards }.
       *[other] It takes { $cost } cards; you have { $cards }.
    }
refusal-too-few-coins =
    { $cost ->
        [one] It costs { $cost } coin; you have { $coins }.
       *[other] It costs { $cost } coins; you have { $coins }.
    }
refusal-too-few-goods = That would be { $cost }; you have { $goods }.
refusal-too-few-inhabitants =
    { $cost ->
        [one] It takes { $cost } inhabitant on your ranch; you have { $inhabitants }.
       *[other] It takes { $cost } inhabitants on your ranch; you have { $inhabitants }.
    }
refusal-too-few-levers =
    { $cost ->
        [one] It takes { $cost } lever that is up.
       *[other] It takes { $cost } levers that are up.
    }
refusal-too-few-presences =
    { $need ->
        [one] It takes { $need } presence next to the house; there are { $found }.
       *[other] It takes { $need } presences next to the house; there are { $found }.
    }
refusal-too-few-resources = Your production sites, boats and levers do not show the resources.
refusal-too-few-vases =
    { $cost ->
        [one] It costs { $cost } vase; you have { $vases }.
       *[other] It costs { $cost } vases; you have { $vases }.
    }
refusal-too-many-cards =
    { $cost ->
        [one] Only { $cost } card is to be discarded, not { $cards }.
       *[other] Only { $cost } cards are to be discarded, not { $cards }.
    }
refusal-too-many-gifts =
    { $most ->
        [one] At most { $most } gift counts.
       *[other] At most { $most } gifts count.
    }
refusal-wrong-kind =
    { $kind-id ->
        [day] { $card } is a day card; the strip asks for another kind.
        [sunset] { $card } is a sunset card; the strip asks for another kind.
       *[night] { $card } is a night card; the strip asks for another kind.
    }
