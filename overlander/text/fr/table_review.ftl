## Analyse d’une partie, entraînement

review = Analyse
review-sum = { $decisions ->
    [one] { $decisions } décision jugée
   *[other] { $decisions } décisions jugées
    }, dont { $good } à la hauteur du meilleur choix. Les autres ont coûté { $cost } points en tout.
review-making = La partie est en cours d’analyse : { $percent } %
review-chart = Résultat attendu au fil de la partie
review-chart-points = Points attendus à la fin (en tirets : le meilleur adversaire)
review-chart-win = Chances de gagner (%)
review-chart-at = Décision { $n } : { $own } points, { $win } % de chances de gagner
review-chart-about = De gauche à droite, les décisions de la partie et leur numéro. Point rouge : la décision a coûté un point ou plus ; gros point : elle est décrite plus bas.
review-moments = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté un demi-point ou plus.
review-decision = Décision { $n }
review-cost = −{ $points } points
review-taken = Choisi
review-better = Mieux
review-balance = Avec le meilleur choix, en points : { $parts }.
review-about = Un robot qui a appris ce jeu en y jouant juge chaque décision d’après ce que l’on pouvait voir alors. Le coût tient compte des points gagnés, de ceux du meilleur adversaire et des chances de gagner. Le robot peut se tromper.
review-replay = Revoir ce moment
review-written = L’analyse a été écrite dans { $file }.
branch-from-here = Essayer à partir d’ici
practice = Entraînement
practice-about = Entraînement : cette partie en continue une autre et ne compte pas dans vos résultats.
practice-bot = Laisser le robot décider
error-no-review = Il n’y a pas d’analyse pour cette place en ce moment.
error-too-many-reviews = Trop de parties sont en cours d’analyse. Réessayez dans une minute.
error-no-such-position = Il n’y a pas de position après { $number } décisions ; la dernière est après { $last }.
error-not-judged = Aucun robot n’a encore appris { $game } : la partie ne peut pas être analysée.
