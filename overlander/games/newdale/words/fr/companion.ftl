# À une vraie table : un chapitre mis en place au hasard

set-up-chapter = Chapitre
set-up-chapter-line = { $chapter }, { $board }. Une maison de chaque joueur à { $town } ; les plateaux des joueurs montrent le { $side ->
        [ship] côté navire
       *[land] côté terre
    }.
set-up-events = Pioche d’événements, de haut en bas
set-up-events-line = Mélangez { $early } ; dessous, mélangés, { $middle } ; tout en bas { $last }.
set-up-pile = Pioche
set-up-pile-line = { $numbered ->
        [none] Tous les bâtiments sans numéro
       *[some] Tous les bâtiments sans numéro et les numéros { $numbers }
    }{ $without ->
        [none] {""}
       *[some] , sans { $types }
    }. Il reste { $n } cartes après la distribution.
set-up-tiles = Tuiles Bonus
set-up-tiles-line = { $bonus-space } : { $tile } × { $n }
set-up-face-up = Bâtiments face visible
set-up-face-up-line = { $card }
set-up-sailors = Marins face visible
set-up-sailors-line = { $card }
set-up-characters = Personnages
set-up-characters-line = { $character }
set-up-first = Premier joueur
set-up-first-line = Joueur { $n }
