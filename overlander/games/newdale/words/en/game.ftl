# Expedition to Newdale

game-newdale = Expedition to Newdale
game-newdale-about = Plan in secret, hire from one labour market, turn grain into bread and wood into wagons, and build your way across the land to Newdale.
game-newdale-doubt = The rules are those of the rulebook, but no pictures of the printed components were available: the maps, most numbers on the cards, the events and the rules special to a chapter are reconstructed.

## Options

option-players = Players
option-players-about = How many people play. A single player plays against the solo card of the chapter.
option-chapter = Chapter
option-chapter-about = Which chapter of the story you play: its board, buildings, events and objective.
value-chapter-1 = I: Provisions for the Road
value-chapter-2 = II: The Escort
value-chapter-3a = IIIa: The Broad River
value-chapter-3b = IIIb: The Old Forest
value-chapter-4a = IVa: High Water
value-chapter-4b = IVb: The Passes
value-chapter-5 = V: Hooded Figures
value-chapter-6 = VI: A Harbour Full of Hammers
value-chapter-7 = VII: The Isles off Larkhill
value-chapter-8 = VIII: Newdale
option-start-town = Start town
option-start-town-about = Where chapter V begins: in Creekside after the river, in Thickthorn after the passes.
value-start-town-creekside = Creekside
value-start-town-thickthorn = Thickthorn
option-campaign = Campaign
option-campaign-about = Whether the next chapter follows this one, with the same players and their victories so far.
value-campaign-off = this chapter alone
value-campaign-on = chapter after chapter
option-first = First player
option-first-about = Who starts.
value-first-random = at random
value-first-0 = the first seat
value-first-1 = the second seat
value-first-2 = the third seat
value-first-3 = the fourth seat
option-planning = Planning
option-planning-about = Whether everybody plans at the same time and in secret, or pawns are placed one by one in turn order.
value-planning-simultaneous = at the same time, in secret
value-planning-turn-order = in turn order, openly

## Chapters, boards, phases

chapter-ch1 = I: Provisions for the Road
chapter-ch2 = II: The Escort
chapter-ch3a = IIIa: The Broad River
chapter-ch3b = IIIb: The Old Forest
chapter-ch4a = IVa: High Water
chapter-ch4b = IVb: The Passes
chapter-ch5 = V: Hooded Figures
chapter-ch6 = VI: A Harbour Full of Hammers
chapter-ch7 = VII: The Isles off Larkhill
chapter-ch8 = VIII: Newdale
map-board-a = board A
map-board-b = board B
map-board-c = board C
map-board-d = board D
map-board-e = board E
map-board-f = board F
phase-set-up = Set-up
phase-event = Phase I: event
phase-planning = Phase II: planning
phase-assistants = Phase III: assistants
phase-actions = Phase IV: actions
phase-build = Phase V: building
phase-special-buildings = Phase VI: special buildings
phase-end-of-round = End of the round
phase-final-production = Final production
phase-final-scoring = Final scoring
phase-over = The chapter is over

## Points and the solo game

category-play = During play
category-military = Military strength
category-losses = Losses
category-objective = Main objective
category-ship = Ship
category-goods = Goods left
category-secret = Secret objective
category-personal = Personal objective
category-buildings = Buildings and sailors
category-chapters-before = Earlier chapters
category-this-chapter = Latest chapter
goal-points = Victory points
goal-delivery = Goods of the solo card delivered
goal-towns-with-symbol = Your towns with the symbol of the solo card
goal-military = Military strength
goal-bridge-built = Your bridge built
goal-houses-in = Your houses in the area of the solo card
goal-shipyard-used = Shipyard used
goal-ahead-of-black-ship = Your ship ahead of the black ship
rating-won = the chapter is complete
rating-splendid = a splendid expedition
rating-legendary = a legendary expedition
