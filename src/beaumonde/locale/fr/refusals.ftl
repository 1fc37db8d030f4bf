# Pourquoi un coup n’est pas permis, et les quelques autres erreurs que le navigateur annonce lui-même.

error-no-such-seat = Il n’y a pas de place { $seat } à cette table de { $seats }.
error-not-your-turn = Ce n’est pas votre tour.
error-game-over = La partie est finie.
error-wrong-action = { $phase ->
    [auction] Enchérissez ou passez.
    [sealed] Scellez une carte Monnaie.
    [discard] Choisissez la { hs-luxury-card } que vous cédez.
    [trade] Achetez, vendez ou ne faites ni l’un ni l’autre.
    [donate] Donnez une action, ou ne donnez rien.
    [market] Jouez une carte Marché en entier et une à moitié.
   *[over] La partie est finie.
}
error-not-money-cards = On ne peut pas miser { $cards }. Chacun a une carte Monnaie de 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 et 25.
error-empty-bid = Choisissez au moins une carte Monnaie, ou passez.
error-not-in-hand = Vous n’avez pas { $cards } en main.
error-bid-too-low = { $total } ne dépasse pas { $highest }. Ajoutez au moins { $add }, ou passez.
error-not-your-luxury = Ce n’est pas une de vos cartes { hs-luxury }.
error-worthless = { rg-good } : le prix est à 0, on ne peut pas en acheter.
error-pile-too-small = { rg-good } : { $left ->
    [0] la banque n’a plus d’action.
    [one] la banque n’a plus qu’une action.
   *[other] la banque n’a plus que { $left } actions.
}
error-too-expensive = Cela coûte { $cost } ; vous avez { $cash }.
error-not-enough-shares = { rg-good } : { $held ->
    [0] vous n’avez aucune action.
    [one] vous n’avez qu’une action.
   *[other] vous n’avez que { $held } actions.
}
error-trade-size = Achetez ou vendez d’une à { $most } actions à la fois.
error-not-goods = { $goods } ne désigne pas de marchandises. Utilisez les lettres du tableau.
error-not-market-cards = { $cards } ne désigne pas deux cartes Marché.
error-not-in-holder = { $card } n’est pas dans ce présentoir ({ $side }). Jouez une carte de chaque présentoir.

error-server-error = Quelque chose a mal tourné de notre côté. Réessayez.
error-seats-empty = { $empty ->
    [one] Une place est encore libre.
   *[other] { $empty } places sont encore libres.
}
error-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
