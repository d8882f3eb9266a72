# At a real table: a chapter laid out at random

set-up-chapter = Chapter
set-up-chapter-line = { $chapter }, { $board }. One house of each player in { $town }; the player boards with the { $side ->
        [ship] ship side
       *[land] land side
    } up.
set-up-events = Event deck, from top to bottom
set-up-events-line = Shuffle { $early }; below them, shuffled, { $middle }; at the bottom { $last }.
set-up-pile = Draw pile
set-up-pile-line = { $numbered ->
        [none] All unnumbered buildings
       *[some] All unnumbered buildings and the numbers { $numbers }
    }{ $without ->
        [none] {""}
       *[some] , without { $types }
    }. { $n } cards are left after the deal.
set-up-tiles = Bonus tiles
set-up-tiles-line = { $bonus-space }: { $tile } × { $n }
set-up-face-up = Buildings face up
set-up-face-up-line = { $card }
set-up-sailors = Sailors face up
set-up-sailors-line = { $card }
set-up-characters = Characters
set-up-characters-line = { $character }
set-up-first = First player
set-up-first-line = Player { $n }
