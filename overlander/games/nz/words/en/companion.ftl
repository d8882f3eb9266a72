# Sarah at a real table

companion-automa-nz = Sarah
companion-removed = Leave these of Sarah’s cards in the box: { $numbers }. The companion shuffles the rest for you.
companion-drawn-worker = Draw an A tile for Sarah until it is a worker (hazards go back) and put it on her board, without a bonus card. Which worker is it? It is her specialty.
companion-set-up = Set up as for two players, with one step tile. Sarah has her buildings with the same sides as yours, 15 discs in her reserve and one on exploration 0; her runholder starts on the Rider space, her ship at the start. She has no herd, money, tokens, gold, storehouses or certificates. Her first delivery goes to { $post }. You start with £7, one exchange token and 4 cards.
companion-sides = Which sides of your buildings do you play with? Sarah’s show the same.
companion-sides-a = all on side a
companion-sides-b = all on side b
companion-sides-mixed = some on a, some on b
companion-which-b = Which of them show side b? 1 for b, 0 for a.
companion-building = building { $n }
companion-slide-foresights = After every delivery to Wellington, yours too, what is left in the foresights slides to the right; then the left-hand spaces are refilled.
companion-slide-objectives = The objective cards lie in a line beside their stack. Whenever one of them is taken, by you too, slide those nearer the stack along and fill the gap beside the stack.
companion-doubt = The companion knows the numbers on Sarah’s cards and on her sheep-market tile only as they were reconstructed; check what it says against yours. You can correct what differs: see where the values come from.
companion-move =
    { $steps ->
        [one] Move Sarah’s runholder { $steps } location towards Wellington; she stops there if she reaches it sooner.
       *[other] Move Sarah’s runholder { $steps } locations towards Wellington; she stops there if she reaches it sooner.
    }
companion-move-on =
    { $steps ->
        [one] Unless she has reached Wellington, move Sarah’s runholder { $steps } location more, by the same rules.
       *[other] Unless she has reached Wellington, move Sarah’s runholder { $steps } locations more, by the same rules.
    }
companion-way = Where the trail forks: first, the way with the fewest locations left to Wellington (buildings and hazards count, empty spaces do not). Second, of equally short ways, the one on which these steps cross the lowest fees, her own buildings not counted. Third, if the fees are equal, the one that pays you least. If nothing tells them apart, you choose.
companion-way-fees = For every building of yours with a hand that she passes or stops at, take its fee from the bank. Sarah herself pays nothing.
companion-arrived = Is Sarah’s runholder in Wellington now?
companion-cheapest =
    { $worker-id ->
        [shepherd] In which row of the job market is the cheapest shepherd, counted from the top?
        [builder] In which row of the job market is the cheapest craftsman, counted from the top?
        [sailor] In which row of the job market is the cheapest sailor, counted from the top?
       *[shearer] In which row of the job market is the cheapest shearer, counted from the top?
    }
companion-no-row = none
companion-market = How many of these are in the sheep market?
companion-add-sheep =
    { $n ->
        [one] Add { $n } card to the sheep market.
       *[other] Add { $n } cards to the sheep market, as far as there are any.
    }
companion-free-space = Is there a free building space without risky terrain, ahead of your runholder or from the start of the trail? Spaces that demand exploration count only if they demand no more than { $n }, which is how far Sarah has come.
companion-automa-build = Sarah builds { $building }.
companion-where = Where: from your runholder go towards Wellington to the nearest free building space: the fewest trail spaces away, occupied ones counted too. Risky terrain is left out, and so is what demands more exploration than Sarah’s { $n }. If there is none before Wellington, start from the beginning of the trail. If two spaces are equally near, you choose.
companion-automa-replace = Sarah replaces her { $old } with { $building }.
companion-sarah-master = If a harbourmaster is still there, it leaves the game.
companion-automa-objective = Sarah takes the objective card that is farthest from the stack onto her pile. Slide the others along and fill the gap beside the stack.
companion-hazard = Sarah takes a hazard: from the zone with the most valuable one, if tied from the one with more tiles; there the most valuable, if tied one with a black hand. She takes the support card of that zone onto her pile. If nothing tells them apart, you choose.
companion-bonus-tile = Sarah sends a bonus tile back to the box: from the cheapest row above the marker, if tied the topmost, there the leftmost tile. Whatever else it costs or gives is ignored.
companion-bonus-card = Sarah takes a bonus card onto her pile, if one is left: { $pile }.
companion-romney = Sarah takes { $card } from the supply onto her pile.
companion-shear = If { $card } is in the sheep market, Sarah takes one too.
companion-your-harbours = Sarah’s ship sails to a medium harbour. In which of them do you have a disc? 1 for yes, 0 for no.
companion-foresights = Sarah chooses the right-hand tile of foresight A, then that of B; place both as usual.
companion-filled = Did her bonus tile fill the last cell of the bonus market?
companion-automas-marker = Sarah takes the market marker (5 points). You have one last turn.
companion-automas-last = You have the market marker. Sarah has one last turn.
companion-leave = Sarah’s runholder goes to the start of the trail. Slide what is left in the foresights to the right and refill the left-hand spaces.
companion-tie = Sarah’s rules leave this open. What does she do?
companion-option-build = Sarah builds { $building }
companion-option-replace = Sarah replaces her { $old } with { $building }
companion-option-hire =
    { $worker-id ->
        [shepherd] Sarah hires the shepherd
        [builder] Sarah hires the craftsman
        [sailor] Sarah hires the sailor
       *[shearer] Sarah hires the shearer
    }
companion-option-take = Sarah takes { $cards-acc }
companion-option-harbour = Sarah sails to { $harbour }
companion-option-disc = Sarah takes her disc from { $harbour }
companion-next = Your turn. When you have finished, Sarah draws her card.
companion-turn = Sarah’s turn
companion-your-marker = I filled the bonus market: Sarah’s last turn
companion-last-turn = Your last turn. When you have finished, the points are counted.
companion-points = Count the points
companion-her-pile = Turn Sarah’s pile over and count the points of her hazards, of her cards and, as if they were all met, of her objectives:
companion-your-points = Your own points by category:
set-up-masters = Harbourmasters
set-up-masters-line = { $harbour }: { $master }
set-up-neutral = Neutral buildings
set-up-neutral-line = { $location }: { $letter }
set-up-sides = Building sides
set-up-sides-line = { $sides }
set-up-piles = Bonus cards
set-up-piles-line = { $pile }: set { $n }, { $card }
