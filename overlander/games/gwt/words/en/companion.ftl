# Sam at a real table

companion-automa-gwt = Sam
companion-removed =
    { $n ->
        [one] Take { $n } card out of Sam’s deck: cards 13 to 15 are not used at this level. The companion shuffles the rest for you.
       *[other] Take { $n } cards out of Sam’s deck: cards 13 to 15 are not used at this level. The companion shuffles the rest for you.
    }
companion-drawn-worker = Draw a worker tile from bag 2 for Sam and put it on his board. Which is it? It is his specialty.
companion-extra-workers = Give Sam one more worker of each kind from bag 2.
companion-set-up = Sam plays with the b-sides of his buildings and has a face-down starting objective, but no money, no tokens and no herd. You start.
companion-first-delivery = His first delivery goes to { $city }.
companion-north = Sam plays with his cards of the expansion, { $n } shops and { $discs } discs. Stack his expansion cards face down with I on top and reveal I: it is his active card. The route card of his level lies face up.
companion-route = His route card says where Sam delivers: to a big city of its lower part where he has a shop and no disc yet, if there are several, to the one worth most points; otherwise to the next city of its upper part, which begins with { $city }.
companion-slide-foresights = After every visit to Kansas City, yours too, what is left in each foresight slides to the bottom space; then the top spaces are refilled.
companion-slide-objectives = The objective cards lie in a line beside their stack. Whenever one of them is taken, by you too, slide the others away from the stack and fill the gap beside the stack.
companion-doubt = The companion knows these of Sam’s cards only as they were reconstructed: the steps of cards 1 to 9, what the steps of cards 10 to 12, 14 and 15 count, which of cards 1 and 2 hires by specialty, and the second half of card 15. Check what it says against your cards. You can correct what differs: see where the values come from.
companion-north-doubt = With the expansion, the companion also knows the other actions of his cards, the towns of his expansion cards and his route only as they were reconstructed; check what it says against your cards.
companion-your-shop = Sam places a shop: { $town }. Where is your own shop there?
companion-no-shop = I have none there
companion-move =
    { $steps ->
        [one] Move Sam’s herder { $steps } step towards Kansas City; he stops there if he reaches it sooner.
       *[other] Move Sam’s herder { $steps } steps towards Kansas City; he stops there if he reaches it sooner.
    }
companion-way = Where the trail forks: first, the way with the fewest locations left to Kansas City (buildings, hazards and outlaws count, empty spaces do not). Second, of equally short ways, the one on which these steps cross the lowest fees, his own buildings not counted. Third, if the fees are equal, the one that pays you least. If nothing tells them apart, you choose.
companion-way-fees = For every building of yours with a hand that he passes or stops at, take its fee from the bank. Sam himself pays nothing.
companion-own-buildings = How many of your buildings are on the trail?
companion-arrived = Is Sam’s herder in Kansas City now?
companion-cheapest =
    { $worker-id ->
        [cowboy] In which row above the marker is the cheapest cowboy? If tied, the topmost row.
        [builder] In which row above the marker is the cheapest builder? If tied, the topmost row.
       *[engineer] In which row above the marker is the cheapest engineer? If tied, the topmost row.
    }
companion-no-row = none
companion-leftmost = Which of these is further left in its row?
companion-market = What is in the cattle market?
companion-market-orange = What is in the cattle market? Leave out the orange cards: Sam never buys them.
companion-add-cattle =
    { $n ->
        [one] Add { $n } card to the cattle market.
       *[other] Add { $n } cards to the cattle market, as far as there are any.
    }
companion-free-space = Is there a free building space, not on a branch with hazards, ahead of your herder or from the start of the trail?
companion-automa-build = Sam builds { $building }.
companion-where = Where: from your herder go towards Kansas City to the nearest free building space: the fewest trail spaces away, occupied ones counted too. Branches with hazards (flood, drought, rockfall) are left out, the one with outlaws is not. If there is none before Kansas City, or your herder is not on the trail, start from the beginning of the trail. If two spaces are equally near, you choose.
companion-automa-replace = Sam replaces his { $old } with { $building }.
companion-locomotive = Where is your locomotive?
companion-sam-master = If a station master is still there, it leaves the game.
companion-automa-objective = Sam takes the objective card that is farthest from the stack, face down. Slide the others away from the stack and fill the gap beside the stack.
companion-objective-points = How many points are on that objective card? 0 if there was none.
companion-outlaw = Sam takes the outlaw from the occupied space with the highest number, without the bounty.
companion-hazard = Sam takes a hazard: from the area with the most tiles, if tied from the one with the most valuable tile, and there the most valuable. If nothing tells them apart, you choose.
companion-hazard-points = How many points is that hazard worth? 0 if there was none.
companion-foresights = Three times in a row Sam chooses the bottom tile of a foresight; place each as usual. As soon as a worker fills the last space of the job market he chooses no more workers: then he takes the top tile where the bottom one is a worker, and none where both are.
companion-foresights-last = In each of the three foresights Sam chooses the bottom tile, or the top one where the bottom one is a worker, or none where both are: nobody may choose workers any more. Place the tiles as usual.
companion-filled = Has Sam filled the last space of the job market?
companion-automas-marker = Sam takes the job market marker (2 points). He finishes his visit to Kansas City; then you have one last turn, in which you may choose no workers in the foresights.
companion-automas-last = You have the job market marker. Sam has one last turn.
companion-leave = Sam’s herder goes to the start of the trail. Slide what is left in each foresight to the bottom space, then refill the top spaces.
companion-tie = Sam’s rules leave this open. What does he do?
companion-option-buy = Sam buys { $cards-acc }
companion-option-take = Sam takes { $cards-acc }
companion-option-build = Sam builds { $building }
companion-option-replace = Sam replaces his { $old } with { $building }
companion-option-disc = Sam takes his disc from { $station }
companion-option-shop = Sam places his shop on the { $slot }
companion-next = Your turn. When you have finished, Sam draws his card.
companion-turn = Sam’s turn
companion-your-marker = I filled the job market: Sam’s last turn
companion-last-turn = Your last turn. When you have finished, the points are counted.
companion-points = Count the points
companion-start-objective = Turn Sam’s starting objective over. How many points?
companion-your-points = Your own points by category:
set-up-masters = Station masters
set-up-masters-line = { $station }: { $master }
set-up-neutral = Neutral buildings
set-up-neutral-line = { $location }: { $letter }
set-up-sides = Building sides
set-up-sides-line = { $sides }
set-up-towns = Medium towns
set-up-towns-line = { $town }: { $medium }
