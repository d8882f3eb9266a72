# Les exemples dessinés du livre de règles

example-crop = Une récolte de { $crop } points est proposée. Anne et Bruno misent tous deux un abricot, qui vaut { $card }. Anne ajoute { $paid } pièce : sa mise est de { $bid } et elle prend la récolte. La pièce est dépensée, il lui en reste { $left }.
example-presses = Le pressoir à vis d’Anne rapporte { $alone } points à lui seul. Comme il touche son pressoir à panier, il en rapporte { $more }.
