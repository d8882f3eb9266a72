# The story of the campaign, our own: what is read before a chapter and after it

story-ch1-before =
    Eleven years ago four hundred people left Longsdale for a valley in the north and called it Newdale. For two years their carts came back with furs and letters. Then nothing came, and the road grew over.

    This morning a pedlar laid a folded sheet on the bar of the Crooked Plough. “To whoever still bakes bread in Longsdale,” it begins. Below is half a map, and under the map one line: come before the second winter, and come with food.

    The council wants an expedition. It does not want to pay for one. So it has found a simple test: whoever fills the storehouses before the leaves fall shall lead the wagons. Fields, mills and ovens stand ready. So do your neighbours.
story-ch1-after =
    The last storehouse is shut on a wall of sacks, and somebody has chalked a small wagon on its door. In the evening the leader of the expedition reads the letter again, this time against a lamp. It is written in two hands. The first is a child’s, large and brave. The second is neat and old, and has done nothing but correct the spelling.
story-ch2-before =
    Three miles out of Longsdale the first wagon came home without its driver. He arrived an hour later, on foot, in his shirt. The men who met him had been polite, he said. They had asked what the sacks were for, and when he told them they had stopped smiling.

    So the road needs an escort, and an escort needs coats, blankets and something to hold in its hands. Nobody in Longsdale has worn a uniform for a generation. The spinners laugh, count the sheep, and stop laughing.

    Strangers have taken rooms above the Crooked Plough. Nate Welton, Hermine, Enoch Brubak and a certain Onyx all say that they know the road. No two of them describe the same one.
story-ch2-after =
    The robbers watched the column from the ridge for a whole afternoon, counted the spears, and went to rob somebody else. Two days later the road forks at a milestone without a number. On the right you hear the river. On the left you hear nothing at all, and that is the forest. Their half of the map ends exactly here. Whoever leads the escort must say which way it goes.
story-ch3a-before =
    The river is wider than anyone remembered, and it has moved. The ferry house stands in a meadow, half a mile from the water, with a heron on its roof. In the north there is a ford, for those who like their grain wet.

    Everyone else will need planks, clay, bricks, and barrels to float them on. A surveyor of the crown, who has been waiting here for a letter since spring, offers to hold the measuring rod for whoever feeds him.

    There are six places where a bridge could stand. You may build one, and only one. Whoever crosses it after you will owe you a nod, and every nod will be written down.
story-ch3a-after =
    On the first evening the whole camp walks over the new bridge and back again, for no reason, because it can. On the east bank the children find cart ruts as hard as stone: somebody has driven heavy loads here, always the same way, away from the river. In the night it begins to rain. By morning the heron has left the ferry house.
story-ch3b-before =
    The old forest does not begin. You look up from a conversation and you are in it. The road is there, but blackthorn has grown across it as thick as an arm, and it does not burn. Those who want to go straight on lay planks over it; those who have no planks go round.

    At the edge the sawmills stand open. Their wheels are turning, and on one of the stoves the soup is still warm. Nobody answers. A surveyor of the crown, found asleep in a handcart, swears that he has seen no one for a month, and that they were very quiet.

    Boards, barrels, tools, wheels: out of wood you can make anything here except a way back.
story-ch3b-after =
    Where the trees end the expedition turns round to look at its own road: a line of pale planks through the dark, so straight that the carpenters fall silent with pride. That night somebody counts the planks from the far end, with a lantern. The sentries see the light go out at the edge of the camp. In the morning a pot of soup stands there, still warm.
story-ch4a-before =
    It has rained for nineteen days. The ford is gone, the ferry house is gone, and the bridges hang in the trees far downstream. On the east bank people stand on their roofs and wave tablecloths.

    Bridges again, then, and faster. After them everything that must get across: cattle, barrels, and wagons for what can neither walk nor float. Timber is cheap, for the flood brings it to the door. Dry ground is not.

    Gunda has come down with the flood as well, on a barn door, with two goats and a keg of nails. She wants neither thanks nor questions. She wants to know who is in charge here, and why the nails are not in anything yet.
story-ch4a-after =
    The last wagon rolls off the bridge, and behind it the water begins to fall, as if it had only wanted to see whether they would manage. In the mud lies a milestone. Somebody has cut the name of Newdale from it, carefully, with a good chisel. The goats do not care. Two days on, smoke rises from the chimneys of Creekside.
story-ch4b-before =
    Above the forest the land stands up. There are passes, and each of them has its people, who live on what falls off carts. They bow to a column that carries iron. From any other they take a little at every bend, with the best of manners.

    So the forges are carried up the mountain in pieces and put together again in the wind. There is plenty of ore. There are few smiths, fewer hammers, and at this height water boils before it is hot.

    Gunda joins the column at the snow line. She has come down alone, with a keg of nails on her back and two goats behind her. She wants to know who is in charge here, and why these wheels are not shod yet.
story-ch4b-after =
    On the last pass stands a milestone. The name of Newdale has been cut from it, carefully, with a good chisel. Beyond the stone the whole north lies open: hills, smoke, a thread of water going to the sea. The people of the passes have followed for a day, at a distance. Now they stop, take off their caps and turn back. Below lie the hedges of Thickthorn.
story-ch5-before =
    { $start-town ->
        [thickthorn] Thickthorn
       *[creekside] Creekside
    } has eleven inns and not one free room. They are let, says the innkeeper, to pilgrims: quiet folk in grey hoods who pay in advance and eat little. They have also hired every joiner, cook and porter in the district, and given them nothing to do.

    It takes the expedition a day to understand. Nobody is being robbed here. There is simply nobody left to work for them, and every morning there are more grey hoods in the market.

    They call themselves the Order of the Closed Road. What is needed now is bread and meat, walls and weapons, and a few people who do not step aside. The hoods are afraid of one thing only: being asked their names.
story-ch5-after =
    When the others left by night one hood stayed behind, a baker’s apprentice with flour still in his cuffs. He is not unkind. The Order keeps the road closed, he says, because it was asked to. By whom? By the people at the other end of it. Then he sees the letter in the leader’s hand, and the neat corrections between its lines, and turns as white as his sleeves. He will say nothing more.
story-ch6-before =
    There is no getting to Newdale by land. Nine years ago the mountain came down on the road, all of it, in a single night. There remains the sea, and Canyon Brook, where the last shipwright of the coast has one slip, two sons and three hulls on the stocks.

    The harbour rings with hammers from first light. Planks, barrels, yarn, cloth: whoever brings something to the yard is given a place at the rail.

    And every night something burns: a rope store, a stack of oars, the sailmaker’s shed with all her patterns. The watchmen have seen grey hoods on the mole. Whoever posts no guards will pay for it when the accounts are settled.
story-ch6-after =
    The ship slides into the water stern first, stops, thinks it over, and floats. The whole town breathes out. The sailmaker has sewn her burnt patterns again from memory, and one of them turns out to be a chart: the other half of the map, older than the first, with a ring of islands on it and a black ship drawn in the margin. Below, in a neat old hand: not this way.
story-ch7-before =
    Off Larkhill lie the isles, and on the isles sits the Order. Its prisons are old sheepfolds with new doors. Behind them wait pedlars, postmen, a whole string quartet: everyone who set out for Newdale in nine years and was too curious to be turned back.

    You have a small ship each, and a sea with more corners than the chart. The fishermen will sell you what they catch, and smoke it if you wait. Iron and tools are for the doors, food is for those behind them.

    Aaron Reitzke, who hung half of those doors and regrets every one, has come aboard with his toolbox. And some of your hired hands wear their collars very high.
story-ch7-after =
    The last door opens, and out comes the second violin, who asks what year it is. Among the prisoners is the man who carried the letter as far as Larkhill. Yes, he says, a child wrote it. And the old woman who corrected it? He looks over his shoulder, although there is only the sea. She is the one, he says, who founded the Order.
story-ch8-before =
    Beyond the isles the charts are white. Ice drifts in the last sound, and ahead of you, always a day’s sail, goes a black ship without lanterns. It does not flee, and it does not wait.

    Everyone is a sailor now. The captains know the wind, the cooks know the captains, and a navigator costs as much as a house. In every cove stand a few roofs, and people who have not seen a strange face for years.

    Decide what you will carry up the valley at the end: presents fit for a town that closed its own road, or arms enough to open it. There is no time for both, and the second winter is in the air already.
story-ch8-after =
    Newdale has eighty chimneys, and all of them smoke. In the third year there was a fever. They shut the road themselves, so that it would not reach Longsdale, and had a few people swear to keep it shut. The fever went. The oath stayed.

    In the schoolhouse an old woman lays down her hood and her pen. “There were so many mistakes in it,” she says, and pushes a girl of ten towards you. “But it was a good letter.”

    The girl looks past you, at the wagons. “Did you bring the bread?”

## What a campaign carries from chapter to chapter

carried-wins = Chapters won
carried-totals = Points so far
carried-way = The way so far
carried-named = Towns with a new name
town-named = { $town }, now “{ $given-name }”
question-name-town = You have won this chapter. Which town gets a new name in this campaign?
choice-name = call { $town } “{ $given-name }”
choice-name-town = name { $town }
choice-pass-name-town = leave all names as they are
event-name-town = { $player } gives { $town } a new name: “{ $given-name }”
question-choose-branch = You have won this chapter. Which way does the expedition go?
choice-travel = { $chapter }
event-branch = { $player } chooses the way: { $chapter }

## Names for towns

given-name-hopes-rest = Hope’s Rest
given-name-millers-luck = Miller’s Luck
given-name-long-supper = Long Supper
given-name-first-light = First Light
given-name-old-friend = Old Friend
given-name-wagons-end = Wagon’s End
given-name-seven-hearths = Seven Hearths
given-name-bread-and-salt = Bread and Salt
given-name-fair-wind = Fair Wind
given-name-good-measure = Good Measure
given-name-lost-boot = Lost Boot
given-name-last-bend = Last Bend
given-name-quiet-corner = Quiet Corner
given-name-iron-kettle = Iron Kettle
given-name-white-horse = White Horse
given-name-late-harvest = Late Harvest
given-name-blue-lantern = Blue Lantern
given-name-bold-start = Bold Start
given-name-full-larder = Full Larder
given-name-dry-feet = Dry Feet
