# Les exemples dessinés du livre de règles

example-assistants = L’événement montre cinq assistants, { $drawn } autres ont été tirés. Chacun peut compter { $yellow } assistants jaunes, { $green } verts, { $red } rouges et { $blue } bleu pendant cette manche.
example-planning = Anne et Bruno ont tous deux placé un pion sur Construire. Le pion { $first } d’Anne y construit ; son pion { $second } attend dans une zone encore vide, pour que le nouveau bâtiment produise dans la même manche.
example-payment = Anne a { $coal } charbons, un tonneau qui vaut { $barrel } et un pain qui vaut { $bread }. Pour un prix de { $price }, elle a { $ways } possibilités : le tonneau et un charbon, ou le pain, qui vaut plus que le prix. Elle ne peut pas ajouter une marchandise superflue, et on ne rend pas la monnaie.
example-house = La scierie d’Anne coûte { $full } pièces. Hollycroft montre le même terrain, elle n’en paie que { $paid }. La ville est à une route, il lui reste donc de la portée : elle peut prendre la tuile Bonus voisine. Marshcross, à { $roads } routes, n’en donnerait pas.
example-ways-to-produce = Le moulin demande deux assistants jaunes et deux rouges. Le marché en a { $yellow } jaunes et { $red } rouges. Sur sa case négligente, le moulin produit { $careless } marchandise, sur sa case ordinaire { $ordinary }. Sa case extraordinaire en demande deux de plus : il en manquerait { $lacking }.
example-chain = La boulangerie fait du pain avec de la farine et du charbon. Anne utilise { $flour } farines et { $coal } charbons : cela fait autant de pains, et { $bonus } de plus comme bonus de chaîne. Elle a { $bread } pains.
example-threshold = Anne paie { $paid } pièces pour le progrès et passe de { $from } à { $to } points. Elle franchit un seuil et pioche { $cards } cartes.
example-toll = Anne a une maison à Swanfield. Sans le pont, Sedgestead serait à { $far } routes ; par le pont de Bruno, elle est à { $near }. Quand Anne y construit, Bruno marque { $toll } point.
example-harbours = Anne navigue le long d’une voie pour { $paid } pièce. Les { $towns } villes portuaires de cette case de mer sont désormais à une route d’elle, sans qu’elle ait de maison près d’elles.
