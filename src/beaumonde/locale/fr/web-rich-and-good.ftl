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

# Ce que veulent dire les choses sur la table, pour qui les touche.

web-help-good-price = Une action { $good } s’achète et se vend { $price } pour l’instant.
web-help-good-steps = { $down ->
    [none] Une case plus haut : { $up }.
   *[other] { $up ->
        [none] Une case plus bas : { $down }.
       *[other] Une case plus haut : { $up }. Une case plus bas : { $down }.
    }
}
web-help-good-bank = { $count ->
    [0] La banque n’en a plus à vendre.
    [one] La banque en a encore une action à vendre.
   *[other] La banque en a encore { $count } actions à vendre.
}
web-help-barrel = Le tonneau est posé sur le prix. Les cartes Marché le déplacent du nombre de cases indiqué ; il s’arrête à { $first } et à { $last }.
web-help-track = De l’échelle des prix, les règles imprimées donnent 0, 40, 70, 75, 80, 90, 130 et 150. Les autres sont reconstitués par nous.
web-help-good-yours = { $count ->
    [0] Vous n’en avez aucune action.
    [one] Vous en avez une action, qui vaut { $worth } pour l’instant.
   *[other] Vous en avez { $count } actions, qui valent { $worth } pour l’instant.
}
web-help-starts = Le drapeau est le marqueur de premier joueur : qui l’a commence ce tour. Il passe à gauche après chaque tour.
web-help-cash = Argent : { $money }, à la vue de tous. On y prend de quoi payer les actions.
web-help-shares = { $count ->
    [0] Aucune action.
    [one] Une action ; on ne montre pas laquelle.
   *[other] { $count } actions ; on ne montre pas lesquelles.
}
web-help-shares-known = { $count ->
    [0] Aucune action.
    [one] Une action.
   *[other] { $count } actions.
} L’aide-mémoire montre lesquelles, dans la mesure où les transactions les révèlent ; ≤2 veut dire : 2 au plus sont sur le plateau de charité.
web-help-charity = Charité : { $money } donnés dans les manches finies. { $count ->
    [0] Aucune action sur le plateau de charité.
    [one] Une action est face cachée sur le plateau de charité.
   *[other] { $count } actions sont face cachée sur le plateau de charité.
}
web-help-halved = ½ marque la carte jouée à moitié : elle déplace le prix de deux fois moins de cases.
web-help-worth = L’autre nombre y ajoute vos actions aux prix du moment. La plus grande fortune gagne, parmi ceux qui ne sont pas reniés.
web-help-board = Les actions que vous donnez restent ici jusqu’à la fin de la manche ; vous seul les voyez. On les vend alors, et leur prix compte comme charité. Le plateau a quatre places par manche.
web-help-least = Qui aura donné le moins à la fin de la partie sera renié, si riche soit-il.
web-help-holder = { $which ->
    [own] Votre présentoir : vous seul voyez ces cartes et les jouez.
    [shared] Le présentoir partagé : { $name } et vous voyez ces cartes et les jouez.
   *[other] Ce présentoir est entre { $name } et vous : vous voyez tous deux ces cartes et les jouez.
}
web-help-holder-use = En phase de marché, chacun joue une carte de chacun de ses présentoirs : l’une en entier, l’autre à moitié.
web-help-market-card = { $up ->
    [yes] En entier, elle fait monter { $good } de { $spaces } cases ; à moitié, de { $half }.
   *[no] En entier, elle fait baisser { $good } de { $spaces } cases ; à moitié, de { $half }.
}
web-help-merchant = Le Marchand ne joue pas et ne peut pas gagner, mais sa charité compte : qui a donné le moins des trois est renié, même à égalité. Ce qui est face cachée est révélé à la fin de la manche.
