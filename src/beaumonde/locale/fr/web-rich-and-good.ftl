# The table of The Rich and the Good in the browser.

web-rg-head = Manche { $round } sur 2 · tour { $turn } sur { $turns } · { $phase ->
    [market] phase de marché
    [over] la fin
   *[other] phase de bourse
}
web-rg-over = La partie est finie.
web-rg-your-trade = À vous : achetez ou vendez jusqu’à { $most } actions, ou ni l’un ni l’autre.
web-rg-your-donate = À vous : donnez une action, ou ne donnez rien.
web-rg-your-market = À vous : jouez une carte Marché en entier et une à moitié.
web-rg-waiting-trade = { $name } achète ou vend…
web-rg-waiting-donate = { $name } peut donner une action…
web-rg-waiting-market = { $name } choisit ses cartes Marché…

web-rg-prices = Prix
web-rg-bank = Banque { $count }
web-rg-ghost = { $half ->
    [yes] ½→{ $price }
   *[no] →{ $price }
}

web-rg-seats = Les autres
web-rg-starts = A le marqueur de premier joueur
web-rg-acting = en train de jouer
web-rg-cash = Argent
web-rg-shares = Actions
web-rg-charity = Charité
web-rg-given = { $count ->
    [0] aucune action sur le plateau de charité
    [one] une action sur le plateau de charité
   *[other] { $count } actions sur le plateau de charité
}
web-rg-holds = Détient
web-rg-may-be-given = { $sure ->
    [yes] { $count } sur le plateau de charité
   *[no] dont { $count } au plus sur le plateau de charité
}
web-rg-did = { $way ->
    [buy] achète
    [sell] vend
   *[hold] n’achète ni ne vend
}
web-rg-merchant-board = { $hidden ->
    [0] Le plateau de charité du Marchand
    [one] Le plateau de charité du Marchand ; une autre action est face cachée
   *[other] Le plateau de charité du Marchand ; { $hidden } autres actions sont face cachée
}
web-rg-merchant-gone = Hors jeu :

web-rg-you = Vous
web-rg-your-shares = Vos actions
web-rg-yours = { $good } : { $count ->
    [0] aucune action
    [one] une action
   *[other] { $count } actions
}
web-rg-worth = { $money } avec vos actions
web-rg-board = Votre plateau de charité
web-rg-board-worth = vaut { $money } pour l’instant
web-rg-free = libre
web-rg-step = { $way ->
    [buy] { $chosen ->
        [sell] Vendre une action { $good } de moins
       *[other] Acheter une action { $good } de plus
    }
   *[sell] { $chosen ->
        [buy] Acheter une action { $good } de moins
       *[other] Vendre une action { $good } de plus
    }
}
web-rg-one-way = { $way ->
    [buy] Vous achetez. Reposez d’abord les actions si vous préférez vendre.
   *[sell] Vous vendez. Reposez d’abord les actions si vous préférez acheter.
}

web-rg-holder = { $which ->
    [left] Partagé avec { $name } (gauche)
    [right] Partagé avec { $name } (droite)
    [own] Votre présentoir
   *[shared] Partagé avec { $name }
}
web-rg-rack-empty = Vide jusqu’à la manche suivante.
web-rg-in-full = en entier
web-rg-halved = à moitié

web-rg-actions = Votre décision
web-rg-hold = Ni acheter ni vendre
web-rg-buy = Acheter { $goods } pour { $money }
web-rg-sell = Vendre { $goods } pour { $money }
web-rg-donate = Donner { $good }
web-rg-keep = Ne rien donner
web-rg-choose-first = Choisissez une carte Marché
web-rg-choose-second = { $from ->
    [left] Puis une carte du présentoir de gauche
    [right] Puis une carte du présentoir de droite
    [own] Puis une carte de votre présentoir
   *[shared] Puis une carte du présentoir partagé
}
web-rg-play = Jouer { $full } en entier et { $half } à moitié
web-rg-clear = Reposer
web-rg-swap = Inverser les deux
web-rg-note-trade = { $way ->
    [buy] Vous avez { $cash }. Achetez ou vendez jusqu’à { $most } actions.
   *[sell] Vente. Vous avez { $cash }.
}
web-rg-note-buy = Reste { $left } sur { $cash }
web-rg-note-sell = Ensuite, vous avez { $left }
web-rg-note-donate = Vaut { $price } pour l’instant ; c’est le prix en fin de manche qui compte.
web-rg-note-places = { $left ->
    [one] Il reste une place sur votre plateau de charité.
   *[other] Il reste { $left } places sur votre plateau de charité.
}
web-rg-note-market = Une carte de chaque présentoir : la première en entier, la seconde à moitié.
web-rg-note-either = { $good } { $before } → { $full } en entier, { $half } à moitié
web-rg-note-move = { $good } { $before } → { $after }
web-rg-keys = { $phase ->
    [trade] Touches : 1–6 choisir une action, avec Maj la reposer · B acheter · S vendre · H ni l’un ni l’autre · Entrée
    [donate] Touches : 1–6 choisir une action · K ne rien donner · Entrée
   *[market] Touches : flèches et Espace choisir · X inverser · Entrée
}

web-rg-counted = Fin de la manche : la charité
web-rg-counted-who = Joueur
web-rg-counted-shares = Actions données
web-rg-counted-money = Valeur
web-rg-counted-total = Total donné
web-rg-counted-note = Qui aura donné le moins à la fin de la partie sera renié.
