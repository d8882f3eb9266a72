# The drawn examples of the rules book

example-ways = From neutral building B to the next neutral building Ann may go by Bob’s building in { $near } steps, or by the two droughts in { $far }. Her limit is { $limit }, so she may take either way. The empty spaces do not count.
example-fees = Three players. Ann walks over both floods and stops on Bob’s building, which shows both hands. She pays { $green } dollars to the bank, then { $black }, then { $both } to Bob: { $paid } together, and { $left } are left.
example-income = Ann shows this hand in Kansas City. Santa Gertrudis counts once, so the three breeds are worth { $value }. She uses { $used } certificates and keeps { $left }: she receives { $total } dollars.
example-delivery = Ann’s total is { $total }, and her discs lie in Fulton and Bloomington. She may deliver to St. Louis, which her locomotive has passed, to Peoria, or to Chicago. The crossings ahead of her locomotive cost { $near } dollars to Peoria and { $far } to Chicago.
example-unlocked = The left step disc has left Ann’s board. It uncovered dollars, which she received at once, and her step limit has gone from { $before } to { $after }. The right disc would raise it once more.
example-hiring = Ann hires a cowboy of the second row for { $paid } dollars. The engineer in the row below stands beside the marker: nobody can hire him yet. The cowboy goes to the first free space of his row, and Ann has { $cowboys } cowboys.
example-cattle = Ann has { $cowboys } cowboys and { $money } dollars. Four of them buy the Hereford for { $dear } dollars, two the Corriente for { $cheap }. All cowboys have worked, and { $left } dollars are left.
example-replacing = Ann replaces a building that needs { $old } builder by one that needs { $new }. Only the difference counts: { $needed } builders and { $paid } dollars. On an empty space the same building would cost { $fresh } dollars.
example-engineers = With { $engineers } engineers Ann can stop on { $spaces } spaces: the next one, the turnout behind it with its station, or the second space of the track. The turnout counts as a space.
example-master = Ann’s locomotive stands on the turnout. She upgrades the station for { $paid } dollars and puts a disc there. Then she gives a cowboy for the station master, whose upper half brings { $received } dollars at once.
example-shops = Ann has a shop in the first town and a disc in Fulton. Her next shop may go to { $towns } towns: those connected with her shop. The town with her shop is closed to her now.
