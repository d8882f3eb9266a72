# The lesson: what to do at each step of a first lap, and why it is good; what the icons mean that turn up there.

lesson-ride = Your runholder drives sheep to Wellington, lap after lap. You have put up a first building in D. Now ride 1 step to E: the shearers are there, and you hold a Merino, the best wool you have. You may ride up to 3 steps; empty spaces do not count.
lesson-shear = A building’s actions are yours in any order. The first shears: one sheep for each of your shearers, and you have one.
lesson-merino = Shearing pays the wool of a sheep, and the card goes to your discard pile. The Merino has the most wool, 3. You draw another card at the end of your turn, so you lose nothing.
lesson-auxiliary = The second action is an auxiliary one: one of those on the left of your board. Where you cannot use a building, one of them is all you get; here it comes on top.
lesson-money = Two are free from the start: £1, or draw a card and discard one. Take the £1, you will need it at sea.
lesson-end-turn = Nothing is left to do in E. End your turn: you draw up to your hand limit.
lesson-ride-on = The bot rode on to G and moved its ship twice. Do the same: 2 steps to G, where ships sail.
lesson-ship = The first action moves your ship once for each of your sailors, and you have one.
lesson-sail = Sail south, to the sea off Lyttelton. From there you can reach its harbour. The seas are on a board of their own, on the second tab.
lesson-ship-again = The second action moves the ship once more. That is enough to put in.
lesson-harbour = Improve Lyttelton for £2. A harbour brings a card now and points at the end, and what you put there leaves your board for good.
lesson-storehouse = A small harbour takes one of your storehouses. They lie in pairs: when both of a pair are gone, its bonus is yours. Start with storehouse 1. You also take Lyttelton’s card, a Kōtare: played from your hand it explores, and you draw a card for it.
lesson-auxiliary-again = One action is left in G, an auxiliary one again.
lesson-money-again = Take £1 once more.
lesson-end-again = End your turn. Next stop: Wellington.
lesson-arrive = Wellington is 2 steps away, and your hand holds three different breeds. Ride in.
lesson-income = Mark all three breeds: Shropshire 1, Southdown 2, English Leicester 2. Your permanent certificate adds 1. You gain £6, and you may deliver for a value of up to 6.
lesson-deliver = Deliver to a trading post whose value is at most 6. The one for 6 costs no transport and gives a Ferry card. Two posts next to each other with your discs bring points.
lesson-disc = The disc comes from your board and frees what lies under it, for the rest of the game. Take the upper one of the certificate action: certificates raise the value of your next delivery.
lesson-end = You have shorn, sailed and delivered: a whole lap. In Wellington you still choose tiles that come into the game; then your runholder starts again at the bottom left. Play on against the bot, or begin a game of your own.

lesson-sign-pawn = your runholder
lesson-sign-shearer = shearer
lesson-sign-wool = wool
lesson-sign-coin = pounds: red you pay, green you gain
lesson-sign-ship = move your ship
lesson-sign-sailor = sailor
lesson-sign-storehouse = storehouse
lesson-sign-kotare = Kōtare card: explore
lesson-sign-sheep = sheep
lesson-sign-permanent = permanent certificate: 1 more at every delivery
lesson-sign-post = trading post
lesson-sign-ferry = Ferry card: £2
lesson-sign-disc = disc
lesson-sign-certificate = certificate: 1 more at a delivery
