# The drawn examples of the rules book

example-fees = Ann has { $money } pounds and walks over both rockfalls. The green hand costs { $green }, and she pays it. The black one would cost { $black }, but { $left } are left: she goes on all the same.
example-income = Ann reveals one sheep of each breed: { $value }. She spends { $used } certificates and keeps { $left }, and receives { $total } pounds. The second English Leicester stays in her hand.
example-delivery = Ann’s total is { $total }. Her discs lie on two of the posts, so { $posts } are left to her here. Delivering to the farthest of them costs { $cost } pounds of transport.
example-bonus-card = Ann has { $gold } gold. A card of the bell costs { $paid }, so { $left } are left. The card goes to her discard pile.
example-sheep = Ann has { $shepherds } shepherds and { $money } pounds. Four of them take the Suffolk and an exchange token for { $dear } pounds, the last one the Dorset Horn for { $cheap }. All of them have worked, and { $left } pounds are left.
example-gate = Ann’s disc on the exploration track has not reached { $needed } yet, so the space with that number is closed to her. She may build on { $spaces } spaces here. The smallest building costs { $paid } pounds and brings { $gold } gold.
example-harbour = Ann has { $sailors } sailors. Her ship sails two spaces to Napier, and the last movement improves the harbour. The slot costs { $paid } pounds; a storehouse of her board stands there now.
example-pair = The first storehouse of this pair was gone already. When the second leaves too, the pair is complete, and Ann receives { $received } pounds.
example-shearing = Ann has { $shearers } shearers and { $permanent } permanent wool. She reveals three breeds, worth { $wool } with it, and receives as many pounds. She may then deliver to one of { $posts } wool posts.
example-exploration = Three players. Ann’s disc goes { $steps } spaces, from { $start } to { $end }. On its way it brings { $gold } gold and { $tiles } step tile.
