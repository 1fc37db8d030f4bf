# Ce que veulent dire les choses sur la table, pour qui les touche. $edition comme dans high-society.ftl.

web-help-about = Explication : { $what }
web-help-pair = { $what } : { $text }
web-help-level = { $level ->
    [random] Un bot aléatoire : il joue n’importe quel coup permis.
    [sensible] Un bot raisonnable : il joue selon quelques règles de bon sens.
    [strong] Un bot fort : il a appris en jouant contre lui-même.
    [bot-account] Un compte de bot : ici joue le programme de quelqu’un.
   *[expert] Un bot expert : il a appris en jouant contre lui-même et réfléchit avant chaque coup.
}
web-help-seat-mark = La couleur et le motif du disque sont ceux de ce joueur, dans le journal aussi.

# High Society.

web-help-card-luxury = { $worth ->
    [one] Compte 1 point de statut.
   *[other] Compte { $worth } points de statut.
}
web-help-card-doubler = Double le statut de qui la possède. Deux cartes le multiplient par quatre.
web-help-card-lose-luxury = Qui la prend cède une { hs-luxury-card }. Qui n’en a pas cède la prochaine remportée.
web-help-card-minus-five = Retire cinq points de statut, avant de doubler ou de diviser par deux.
web-help-card-half = Réduit de moitié le statut de qui la possède{ $edition ->
    [e2025] { "\u00A0" }; le demi-point est perdu.
   *[other] { "\u00A0" }; le demi-point compte.
}
web-help-ends-card = Le cadre sombre et le sablier en font une des quatre cartes de fin.
web-help-ends = Quatre cartes ont un cadre sombre et un sablier. Dès que la quatrième est retournée, la partie est finie, et personne n’enchérit pour elle.
web-help-deck-ends = { $ends ->
    [0] dont aucune carte de fin
    [one] dont 1 carte de fin
   *[other] dont { $ends } cartes de fin
}
web-help-to-come = Encore à venir, dans un ordre que nul ne connaît :
web-help-mark = { $mark ->
    [turn] { $who ->
        [you] À vous : enchérissez au-dessus de l’enchère la plus haute, ou passez.
       *[other] À son tour d’enchérir au-dessus de l’enchère la plus haute, ou de passer.
    }
    [leads] { $who ->
        [you] L’enchère la plus haute est la vôtre.
       *[other] L’enchère la plus haute est la sienne.
    }
    [passed] A passé : hors jeu pour cette carte, l’argent de l’enchère est repris en main.
    [sealed] Une carte Monnaie attend face cachée que tous soient prêts.
    [sealing] { $who ->
        [you] Choisissez une carte Monnaie à poser face cachée.
       *[other] Choisit une carte Monnaie à poser face cachée.
    }
    [broke] Plus d’argent pour enchérir.
   *[discards] Doit céder une { hs-luxury-card }.
}
web-help-luxuries = { $cards } : { $points ->
    [one] 1 point de statut.
   *[other] { $points } points de statut.
}
web-help-money = { $who ->
    [you] Tout le monde voit combien de cartes Monnaie vous tenez.
    [known] Les cartes Monnaie face visible sont l’enchère. L’aide-mémoire montre ce qui reste en main.
   *[other] Les cartes Monnaie face visible sont l’enchère. On sait combien il en reste en main, pas lesquelles.
}
web-help-note = On ne rend pas la monnaie. Une carte Monnaie misée reste dans l’enchère tant que vous n’avez ni passé ni gagné. Qui a le moins d’argent à la fin est renié.

# The Rich and the Good.

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

# La conversation à la table.

web-help-chat-name = Vous regardez. Pour parler, dites qui vous êtes.
web-help-chat-join = Entrer
