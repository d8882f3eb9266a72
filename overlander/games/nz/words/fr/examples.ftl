# Les exemples dessinés du livre de règles

example-fees = Anne a { $money } livres et traverse les deux éboulements. La main verte coûte { $green }, elle les paie. La noire coûterait { $black }, mais il lui en reste { $left } : elle avance quand même.
example-income = Anne révèle un mouton de chaque race : { $value }. Elle dépense { $used } certificats et en garde { $left } : elle reçoit { $total } livres. Le second English Leicester reste dans sa main.
example-delivery = Le total d’Anne est de { $total }. Deux des comptoirs portent déjà ses disques, il lui en reste { $posts } ici. Livrer au plus éloigné coûte { $cost } livres de transport.
example-bonus-card = Anne a { $gold } or. Une carte de la cloche en coûte { $paid }, il lui en reste { $left }. La carte va sur sa défausse.
example-sheep = Anne a { $shepherds } bergères et { $money } livres. Quatre d’entre elles prennent le Suffolk et un jeton Échange pour { $dear } livres, la dernière le Dorset Horn pour { $cheap }. Toutes ont travaillé, il reste { $left } livre.
example-gate = Le disque d’Anne n’a pas encore atteint { $needed } sur la piste Exploration : la case qui porte ce nombre lui est fermée. Elle peut construire sur { $spaces } cases ici. Le plus petit bâtiment coûte { $paid } livres et rapporte { $gold } or.
example-harbour = Anne a { $sailors } marins. Son bateau avance de deux cases jusqu’à Napier, et le dernier mouvement améliore le port. L’emplacement coûte { $paid } livres ; un entrepôt de son plateau s’y trouve désormais.
example-pair = Le premier entrepôt de cette paire était déjà parti. Quand le second part aussi, la paire est complète et Anne reçoit { $received } livres.
example-shearing = Anne a { $shearers } tondeurs et { $permanent } laine permanente. Elle révèle trois races, qui valent { $wool } avec elle, et reçoit autant de livres. Elle peut ensuite livrer à l’un des { $posts } comptoirs à laine.
example-exploration = Trois joueurs. Le disque d’Anne avance de { $steps } cases, de { $start } à { $end }. En chemin, il rapporte { $gold } or et { $tiles } tuile Déplacement.
