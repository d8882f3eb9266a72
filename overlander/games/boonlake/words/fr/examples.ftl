# Les exemples dessinés du livre de règles

example-region = Anne prend la bande d’Action de la rangée du bas : elle perd { $lost } points et son navire peut avancer de { $ship }. À gauche de la flèche, elle couvre l’étiquette de Boonlake et reçoit ses pièces ; à droite, chacun reçoit une Pièce par élément dans les autres Régions. Anne reçoit { $own } pièces, Bruno { $other }.
example-resources = La carte demande { $wood } bois et { $loam } argile, en plus de ses { $coins } pièces. Le site d’Anne donne un bois, son Canot du haut un autre ; l’autre Canot descend jusqu’à l’argile. Cela coûte { $boats } pièce, et rien n’est dépensé.
example-exploring = Une tuile peut être posée sur les { $spaces } cases entourées, autour de celle qui est là. Anne la pose sur la case qui montre des cartes et en pioche { $cards }.
example-settlement = La maison d’Anne doit avoir trois éléments autour d’elle. Un habitant sur la même tuile, une maison à côté et un Bovin dans le Pâturage en font { $presences }, bien qu’aucun ne soit à elle. Anne renonce à { $given } habitants et la Maison devient un Village.
example-cattle = Anne place un Bovin dans le nouveau Pâturage et renonce à { $given } habitant. Deux maisons se dressent sur la tuile voisine, dont une de Bruno : elle prend { $coins } pièces.
example-levers = Anne a trois leviers et s’est servie de celui du milieu : il est baissé. Au décompte intermédiaire, les deux qui sont levés rapportent { $points } points. Ensuite, tous se relèvent.
example-river = Le navire d’Anne peut avancer de { $most } cases au plus. Les cases occupées sont sautées et ne comptent pas : il peut s’arrêter sur { $ends } cases, le port compris.
example-income = Deux Maisons, un Bovin et un Habitant ont quitté le plateau d’Anne, et ses marqueurs ont avancé de deux cases et d’une. Un décompte intermédiaire lui rapporte { $coins } pièces, { $cards } cartes et { $points } points.
example-marking = Troisième décompte, et les deux tuiles demandent autant de cases. Sur sa propre tuile, la première, Anne en a { $coin } : elle marquerait { $own } points, car elle est doublée. Sur l’autre, elle en a { $card }, ce qui ne suffit pas : elle en perdrait { $lost }.
example-lake = Le Chasseur de trésors d’Anne est arrivé à la quatrième case. Elle le fait rentrer et utilise la case d’avant : { $points } points. Il repart du début.
