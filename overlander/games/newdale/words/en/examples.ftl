# The drawn examples of the rules book

example-assistants = The event prints five assistants, and { $drawn } more were drawn. Everybody can count { $yellow } yellow, { $green } green, { $red } red and { $blue } blue assistants in this round.
example-planning = Ann and Bob have both placed a pawn on Build. Ann’s pawn { $first } builds there; her pawn { $second } waits in a zone that is still empty, so that the new building can produce in the same round.
example-payment = Ann has { $coal } coal, a barrel worth { $barrel } and a bread worth { $bread }. For a price of { $price } she has { $ways } ways: the barrel and one coal, or the bread, which is more than the price. She cannot add a good that could be left out, and she gets no change.
example-house = Ann’s sawmill costs { $full } coins. Hollycroft shows the same terrain, so she pays { $paid }. The town is one road away, which leaves some of her range: she may take the bonus tile beside it. Marshcross, { $roads } roads away, would bring no tile.
example-ways-to-produce = The mill needs two yellow and two red assistants. The market has { $yellow } yellow and { $red } red ones. On its careless space the mill makes { $careless } good, on its ordinary space { $ordinary }. Its extraordinary space asks for two more, and { $lacking } would be missing.
example-chain = The bakery turns flour and coal into bread. Ann uses { $flour } flour and { $coal } coal: that is as many loaves, and { $bonus } more as chain bonus. She has { $bread } bread.
example-threshold = Ann pays { $paid } coins for progress and scores from { $from } to { $to } points. She passes a threshold on the way, and draws { $cards } cards.
example-toll = Ann has a house in Swanfield. Without the bridge Sedgestead would be { $far } roads away; over Bob’s bridge it is { $near }. When Ann builds there, Bob scores { $toll } point.
example-harbours = Ann sails along one lane for { $paid } coin. The { $towns } harbour towns of this sea space are now one road away from her, though she has no house near them.
