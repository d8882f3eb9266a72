# Refusals

refusal-not-your-moment = Bonus tiles, characters and prisoners can only be used on your own turn.
refusal-no-such-prisoner = You have no such prisoner.
refusal-no-such-tile = You do not have this tile.
refusal-no-such-character = You no longer have this character.
refusal-character-not-there = { $character } cannot be chosen.
refusal-no-such-card = You cannot use this card here: { $card }.
refusal-no-such-sailor = This sailor is not available: { $sailor }.
refusal-no-such-pawn = You do not have pawn { $pawn } yet.
refusal-too-few-cards =
    { $n ->
        [one] This needs { $n } card, and you have { $have }.
       *[other] This needs { $n } cards, and you have { $have }.
    }
refusal-too-few-goods = This needs { $n } × { $good }, and you have { $have }.
refusal-too-few-coins =
    { $cost ->
        [one] This costs { $cost } coin, and your goods are worth { $coins }.
       *[other] This costs { $cost } coins, and your goods are worth { $coins }.
    }
refusal-goods-missing =
    { $n ->
        [one] You need { $n } more of these goods.
       *[other] You need { $n } more of these goods.
    }
refusal-makes-no-goods = No goods can be placed on { $building }.
refusal-declared-with-build = This is used when you pay for a building.
refusal-declared-with-growth = This is used when you pay for an action pawn.
refusal-declared-with-production = This is used when a production is short of an assistant.
refusal-worth-nothing = This would bring you nothing now.
refusal-bag-empty = Nobody is left in the bag.
refusal-not-in-bag = No { $assistant } is left in the bag.
refusal-bridge-placed = Your bridge is already built.
refusal-site-taken = There is already a bridge here.
refusal-site-out-of-range = Neither end of this site is within your range of { $range }.
refusal-no-house-left = You have no house left.
refusal-no-free-zone = All your production zones are taken.
refusal-no-town-in-range = No free town is within your range.
refusal-chain-used = The chain of { $building } has already been used.
refusal-used-this-round = You have already used { $building } this round.
refusal-pawn-owned = You already have pawn { $pawn }.
refusal-ship-not-there = Only a ship that has reached { $space } may deliver.
refusal-too-little-military =
    { $n ->
        [one] This needs military strength { $n }.
       *[other] This needs military strength { $n }.
    }
refusal-too-few-for-objective = For { $requirement } you need { $n }, and your goods give { $have }.
refusal-piece-too-many = You could keep one piece and still have enough for { $requirement }.
refusal-wrong-goods = This does not count for the objective: { $good }.
refusal-own-pawn-there = One of your pawns is already { $space-on }.
refusal-own-pawn-in-zone = You may place only one pawn in each zone and on each action.
refusal-empty-zone = There is no building in this zone.
refusal-too-many-tiles =
    { $missing ->
        [0] No assistant is missing, so no tile is needed.
        [one] Only { $missing } assistant is missing.
       *[other] Only { $missing } assistants are missing.
    }
refusal-assistants-missing =
    { $missing ->
        [one] { $missing } assistant is missing: that takes { $n } cards, and you have { $have }.
       *[other] { $missing } assistants are missing: that takes { $n } cards, and you have { $have }.
    }
refusal-tile-removed = You have already removed the { $tile }.
refusal-one-cook = You already have a cook.
refusal-too-far-to-sail =
    { $lanes ->
        [one] Your ship sails { $lanes } sea lane at most.
       *[other] Your ship sails { $lanes } sea lanes at most.
    }
refusal-only-forward = Ships only sail forward.
refusal-too-little-movement = Your ship’s movement is { $movement }.
refusal-own-house-there = You already have a house in { $town }.
refusal-no-road = No road leads from your towns to { $town }.
refusal-out-of-range =
    { $n ->
        [one] { $town } is { $n } road away; your range is { $range }.
       *[other] { $town } is { $n } roads away; your range is { $range }.
    }
