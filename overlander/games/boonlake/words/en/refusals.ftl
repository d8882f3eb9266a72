# Refusals

refusal-a-pasture = There is a pasture on { $space }: only cattle can go there.
refusal-already-marked = Your marker is already on “{ $tile }”.
refusal-already-realised = You have already carried out the special project “{ $tile }”.
refusal-cannot-be-upgraded = The piece on { $space } cannot be upgraded.
refusal-cards-are-due = You need these cards for what you have started to pay.
refusal-highest-level = Your production site for { $resource } is at its highest level.
refusal-label-covered = The label of { $region } is covered.
refusal-lever-not-used = The lever { $lever } is already up.
refusal-lever-used = The lever { $lever } is down until the next interim scoring.
refusal-no-card-to-forgo = You are not skipping a card here.
refusal-no-cattle-left = You have no cattle left on your board.
refusal-no-condition-met = You meet none of the conditions of this space.
refusal-no-discard-here = Here you can only play a card.
refusal-no-house-left = You have no house left.
refusal-no-inhabitant = You have no inhabitant for it.
refusal-no-pasture = There is no pasture on { $space }.
refusal-no-settlement-left = You have no settlement left.
refusal-no-share-to-forgo = You are not skipping a share here.
refusal-no-such-lever = You do not have the lever { $lever }.
refusal-no-such-site = There is no such building site on { $space }.
refusal-no-tile-beside = There is no tile next to { $space }.
refusal-not-after-the-last-scoring = After the fourth interim scoring levers can no longer be used.
refusal-not-ahead = { $space } is not ahead of your ship.
refusal-not-dealt = You were not dealt “{ $tile }”.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-play = “{ $tile }” is not in play.
refusal-not-now = You cannot do this now.
refusal-not-played = { $card } is not in front of you.
refusal-not-reached = Your pawn has not reached { $space }.
refusal-not-your-piece = You have no piece on { $space }.
refusal-not-your-tile = The special building tile on { $space } belongs to somebody else.
refusal-nothing-to-gain = This would bring you nothing now.
refusal-nothing-to-plug = You have no vase, or no artifact with room for one.
refusal-only-houses = Only a house can be upgraded here.
refusal-only-in-a-payment = This lever can only be used while you pay.
refusal-only-inhabitants = Only an inhabitant can be upgraded here.
refusal-pasture-full = The pasture on { $space } is full.
refusal-pawn-on-start = Your pawn is at the start.
refusal-recess-occupied = You already have the lever { $lever }.
refusal-site-occupied = The building site on { $space } is occupied.
refusal-something-is-due = First pay for what you have started.
refusal-space-occupied = { $space } is occupied.
refusal-supply-empty = No inhabitant is left in your supply.
refusal-too-far =
    { $limit ->
        [one] { $space } is too far: your ship sails { $limit } step.
       *[other] { $space } is too far: your ship sails up to { $limit } steps.
    }
refusal-too-few-cards =
    { $cost ->
        [one] This needs { $cost } card; you have { $cards }.
       *[other] This needs { $cost } cards; you have { $cards }.
    }
refusal-too-few-coins =
    { $cost ->
        [one] This costs { $cost } coin; you have { $coins }.
       *[other] This costs { $cost } coins; you have { $coins }.
    }
refusal-too-few-goods = This needs { $cost }; you have { $goods }.
refusal-too-few-inhabitants =
    { $cost ->
        [one] This needs { $cost } inhabitant on your ranch; you have { $inhabitants }.
       *[other] This needs { $cost } inhabitants on your ranch; you have { $inhabitants }.
    }
refusal-too-few-levers =
    { $cost ->
        [one] This needs { $cost } lever that is up.
       *[other] This needs { $cost } levers that are up.
    }
refusal-too-few-presences =
    { $need ->
        [one] You need { $need } presence next to the house; there are { $found }.
       *[other] You need { $need } presences next to the house; there are { $found }.
    }
refusal-too-few-resources = Your production sites, boats and levers do not provide these resources.
refusal-too-few-vases =
    { $cost ->
        [one] This costs { $cost } vase; you have { $vases }.
       *[other] This costs { $cost } vases; you have { $vases }.
    }
refusal-too-many-cards =
    { $cost ->
        [one] Discard only { $cost } card, not { $cards }.
       *[other] Discard only { $cost } cards, not { $cards }.
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
