# Great Western Trail : la table de poker

option-poker = Table de poker
option-poker-about = Une mini-extension : des ouvriers jouent au poker avec vos cartes Bétail.
option-poker-doubt = La plupart des nombres de ses jetons bonus sont reconstitués.
value-poker-on = oui
value-poker-off = non

category-poker = Table de poker

effect-lay-poker-cards = poser une ou deux cartes à la table de poker
effect-show-poker-hands = faire montrer tous les jeux de poker

question-seat-worker =
    { $vp ->
        [one] Installez-vous un ouvrier à la table de poker, pour toute la partie ? Le jeton bonus donne { $dollars } $ maintenant et { $vp } point à la fin.
       *[other] Installez-vous un ouvrier à la table de poker, pour toute la partie ? Le jeton bonus donne { $dollars } $ maintenant et { $vp } points à la fin.
    }
question-lay-card = Posez-vous une carte face cachée à la table de poker, contre { $cost } $ dans le pot ?

choice-sit =
    { $worker-id ->
        [cowboy] Installer un cowboy
        [builder] Installer un bâtisseur
       *[engineer] Installer un ingénieur
    }
choice-lay = Poser : { $card }
choice-pass-seat-worker = N’installer personne
choice-pass-lay-card = Ne pas poser de carte

event-sit =
    { $worker-id ->
        [cowboy] { $player } installe un cowboy à la table de poker et prend le jeton bonus de { $vp }
        [builder] { $player } installe un bâtisseur à la table de poker et prend le jeton bonus de { $vp }
       *[engineer] { $player } installe un ingénieur à la table de poker et prend le jeton bonus de { $vp }
    }
event-lay = { $player } pose une carte à la table de poker et met { $cost } $ dans le pot
event-lay-own = { $player } pose une carte à la table de poker ({ $card }) et met { $cost } $ dans le pot
event-show-hand = { $player } montre { $value } à la table de poker : { $cards }
event-win-pot = { $player } gagne { $n } $ à la table de poker
event-pot-left =
    { $n ->
        [one] { $n } $ reste dans le pot
       *[other] { $n } $ restent dans le pot
    }

refusal-poker-hand-full = Votre jeu à la table de poker est complet.
refusal-no-card-in-hand = Vous n’avez aucune carte en main.
refusal-nobody-at-poker = Aucun de vos ouvriers n’est assis à la table de poker.
refusal-no-poker-card = Vous n’avez aucune carte à la table de poker.

board-poker = Table de poker
board-poker-pot = Pot : { $n } $
board-poker-next =
    { $vp ->
        [0] Il ne reste pas de jeton bonus
        [one] Prochain jeton bonus : { $vp } point, { $dollars } $
       *[other] Prochain jeton bonus : { $vp } points, { $dollars } $
    }
board-poker-empty = personne
board-poker-seat =
    { $n ->
        [0] { $worker }, aucune carte ({ $vp } points)
        [one] { $worker }, { $n } carte face cachée ({ $vp } points)
       *[other] { $worker }, { $n } cartes face cachée ({ $vp } points)
    }
board-poker-own = vos cartes : { $cards }
