# Les règles à lire, sur leurs pages et par-dessus une table. Les mots entre astérisques sont les nôtres ; docs/rules dit ceux de chaque boîte.

web-rules-title = { $game } : les règles
web-rules-by-playing = Plutôt apprendre en jouant
web-rules-games = Jeux
web-rules-variants = { $game ->
    [high-society] Éditions
   *[rich-and-good] Nombre de joueurs
}
web-rules-players = { $number } joueurs
web-rules-contents = Sommaire
web-rules-words = Avant de lire
web-rules-aim = Le but
web-rules-box = Dans la boîte
web-rules-turn = Le déroulement d’une partie
web-rules-example = Un exemple
web-rules-every = Toutes les règles
web-rules-rulings = Décisions et reconstitutions
web-rules-ruling = Décision { $number }
web-rules-book-ruling = Livret et décision { $number }
web-rules-reconstruction = Reconstitution
web-rules-reconstruction-track = Reconstitution : l’échelle des prix
web-rules-reconstruction-market = Reconstitution : les cartes Marché
web-rules-inferred = Déduit
web-rules-computer = Ordinateur
web-rules-link = Lien vers cette règle

web-rules-hs-aim = Accumulez du statut. Les *cartes Luxe* en donnent, les *cartes doublantes* le doublent, les *cartes à éviter* en coûtent. Le plus haut statut gagne. Mais avant que l’on compte les statuts, qui a le moins d’argent est renié, si brillant soit-il.
web-rules-hs-box-luxury = Il y en a dix, de valeur 1 à 10.
web-rules-hs-box-doubler = Il y en a trois. Chacune double le statut de qui la possède.
web-rules-hs-box-lose-luxury = Qui la prend perd une *carte Luxe* : aussitôt, ou dès qu’il en a une.
web-rules-hs-box-minus-five = Retire 5 au statut de qui la possède.
web-rules-hs-box-half = Divise par deux le statut de qui la possède.
web-rules-hs-box-gambling = Carte avancée. Double à la fin l’argent de qui la possède.
web-rules-hs-box-excursions = Carte avancée, de valeur 12. Quand quelqu’un la prend, tous les autres reprennent la plus forte carte Monnaie qu’ils ont dépensée.
web-rules-hs-box-yacht-club = Carte avancée, de valeur 5. Chacun mise une carte Monnaie face cachée ; la plus haute enchère que personne d’autre n’a faite l’emporte.
web-rules-hs-box-money = Chacun a les mêmes onze cartes Monnaie : { $total } en tout.
web-rules-hs-box-ends = Un cadre sombre et un sablier signalent les quatre cartes de fin : les trois *cartes doublantes* et la *carte de moitié*.
web-rules-hs-turn-up = On retourne la première carte de la pioche. Qui a pris la carte précédente commence, et l’on joue dans le sens des aiguilles d’une montre.
web-rules-hs-turn-bid = À votre tour, enchérissez ou passez. Pour enchérir, posez des cartes Monnaie face visible : tout ce qui est devant vous doit dépasser la plus haute enchère. Ce qui est posé reste posé, et l’on ne rend pas la monnaie.
web-rules-hs-turn-pass = Si vous passez, vous reprenez tout l’argent posé et ne participez plus à ces enchères.
web-rules-hs-turn-win = Le dernier en lice prend la carte et dépense l’argent posé. { $edition ->
    [e1995] L’argent dépensé va sur une défausse : il est hors du jeu.
    [e2018] L’argent dépensé est mis de côté, face cachée.
    [e2019-fr] L’argent dépensé retourne dans la boîte, face cachée.
   *[e2025] L’argent dépensé reste face cachée dans une pile personnelle, que vous seul pouvez consulter.
}
web-rules-hs-turn-avoid = Pour les *cartes à éviter*, c’est l’inverse : le premier qui passe prend la carte et reprend son argent. Tous les autres dépensent ce qu’ils ont misé.
web-rules-hs-turn-end = Dès que la quatrième carte de fin est retournée, la partie est finie. Le plus pauvre est renié ; les autres comparent leur statut.
web-rules-hs-example-bid = On retourne { $card }. Ada mise { $low }, Max mise { $high }, et Odette passe.
web-rules-hs-example-win = Ada ajoute { $added } et monte à { $total }. Max passe et reprend { $high }. Ada prend la carte et dépense { $total }.
web-rules-hs-example-avoid = Vient ensuite { $card }. Ada mise { $low }, Max mise { $high }, et Odette passe : elle prend la carte, tandis qu’Ada et Max dépensent ce qu’ils ont misé.
web-rules-hs-example-score = À la fin, Ada possède ces cinq cartes. Son statut, carte après carte :
web-rules-hs-example-half = { $edition ->
    [e2025] La moitié d’un statut impair est arrondie vers le bas : la moitié de 7 est 3.
   *[other] La moitié d’un statut impair reste exacte : la moitié de 7 est 3½.
}

web-rules-rg-aim = Achetez des actions quand elles sont bon marché, vendez-les quand elles sont chères, et donnez-en à la charité. Le plus riche gagne. Mais avant que l’on compte l’argent, qui a le moins donné est renié, si riche soit-il.
web-rules-rg-aim-two = À deux joueurs, le Marchand donne lui aussi. Il compte quand on cherche qui a le moins donné, mais ne gagne jamais.
web-rules-rg-box-goods = Six marchandises. Tous les prix commencent à 40.
web-rules-rg-box-track = Une échelle de 30 prix pour toutes les marchandises, de 0 à 250, avec un tonneau pour chacune.
web-rules-rg-box-market = 54 cartes Marché, qui déplacent les prix. { $players ->
    [2] 20
    [3] 24
    [4] 32
   *[5] 40
} d’entre elles sont distribuées dans chaque manche.
web-rules-rg-box-shares = { $players ->
    [2] 60 actions, dix de chaque marchandise : cinq pour les joueurs et cinq pour le Marchand.
   *[other] 60 actions, dix de chaque marchandise.
}
web-rules-rg-box-board = Un plateau de charité pour chacun. Il reçoit au plus quatre actions par manche.
web-rules-rg-box-cash = Chacun commence avec 300 d’argent et sans action.
web-rules-rg-turn-shape = Il y a deux manches de { $players ->
    [2] cinq
   *[other] quatre
} tours. Dans un tour, tous passent par la phase de bourse, puis tous par la phase de marché.
web-rules-rg-turn-trade = Phase de bourse : achetez une à trois actions, ou vendez-en une à trois, aux prix du moment. Ou ne faites ni l’un ni l’autre.
web-rules-rg-turn-give = Vous pouvez ensuite poser une action face cachée sur votre plateau de charité.
web-rules-rg-turn-market = Phase de marché : jouez deux cartes Marché, une { $players ->
    [2] de votre présentoir et une du présentoir partagé
   *[other] du présentoir de gauche et une du présentoir de droite
}. L’une compte en entier, l’autre à moitié ; vous choisissez laquelle.
web-rules-rg-turn-move = La carte entière déplace le prix de sa marchandise d’autant de cases qu’elle l’indique, vers le haut ou vers le bas. La carte à moitié le déplace de deux fois moins de cases.
web-rules-rg-turn-round = Après { $players ->
    [2] cinq
   *[other] quatre
} tours, les présentoirs sont vides. Les actions des plateaux de charité sont vendues aux prix du moment ; leur argent est donné, et personne ne peut le dépenser. { $players ->
    [2] Les actions du Marchand comptent de même, puis quittent le jeu.
   *[other] Puis toutes les cartes Marché sont mélangées pour la seconde manche.
}
web-rules-rg-turn-end = Après la seconde manche, qui a le moins donné est renié. Les autres vendent leurs actions aux derniers prix, et le plus riche gagne.
web-rules-rg-example-stock = Tous les prix sont à { $from }. Ada achète deux actions ({ $first }) pour { $cost } et en pose une face cachée sur son plateau de charité.
web-rules-rg-example-market = Dans la phase de marché, elle joue { $full } en entier et { $half } à moitié.
web-rules-rg-example-moves = { $first } monte de quatre cases, de { $from } à { $to }. { $second } monte d’une case, de { $from } à { $half_to }. Si la manche finissait maintenant, son don vaudrait { $to }.
