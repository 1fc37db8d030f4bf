# The Rich and the Good.

rg-good = { $good ->
    [coal] Charbon
    [wheat] Blé
    [coffee] Café
    [rubber] Caoutchouc
    [tea] Thé
   *[salt] Sel
}
rg-side = { $side ->
    [left] gauche
   *[right] droite
}
rg-side-two = { $side ->
    [left] le vôtre
   *[right] partagé
}

rg-round-began = La manche { $round } commence.
rg-round-began-merchant = La manche { $round } commence. Le Marchand montre { $goods }.
rg-stock-opened = Tour { $turn }, phase de bourse. { $who ->
    [you] À vous de commencer.
   *[other] { $name } commence.
}
rg-market-opened = Tour { $turn }, phase de marché.
rg-bought = { $who ->
    [you] Vous achetez { $goods } pour { $cost }.
   *[other] { $name } achète { $goods } pour { $cost }.
}
rg-sold = { $who ->
    [you] Vous vendez { $goods } pour { $gain }.
   *[other] { $name } vend { $goods } pour { $gain }.
}
rg-held = { $who ->
    [you] Vous n’achetez ni ne vendez.
   *[other] { $name } n’achète ni ne vend.
}
rg-donated = { $who ->
    [you] Vous posez une action sur votre plateau de charité.
   *[other] { $name } pose une action sur son plateau de charité.
}
rg-kept = { $who ->
    [you] Vous ne donnez rien.
   *[other] { $name } ne donne rien.
}
rg-price-moved = { $who ->
    [you] Vous jouez { $card }
   *[other] { $name } joue { $card }
}{ $halved ->
    [yes] , à moitié :
   *[no] { "\u00A0" }:
} { $before } → { $after }.
rg-charity-counted = { $who ->
    [you] Votre plateau de charité : { $goods } pour { $money } ; total donné : { $total }.
   *[other] { $name }, plateau de charité : { $goods } pour { $money } ; total donné : { $total }.
}
rg-charity-nothing = { $who ->
    [you] Votre plateau de charité est vide ; total donné : { $total }.
   *[other] { $name }, plateau de charité : vide ; total donné : { $total }.
}
rg-merchant = Le Marchand
rg-ended = La seconde manche est finie.

rg-line-cash = Argent
rg-line-shares = { $count } × { $item } à { $each }
rg-standing = Charité : { $amount }
rg-total = Fortune : { $total }
rg-decided-total = La plus grande fortune.
rg-decided-shared = Fortunes égales : victoire partagée.
rg-decided-nobody = Tous les joueurs sont à égalité au plus bas des dons, donc tous sont reniés. Personne ne gagne.
rg-merchant-charity = Le Marchand a donné { $amount }.
