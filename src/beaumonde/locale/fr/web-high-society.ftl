# La table de High Society dans le navigateur. $edition comme dans high-society.ftl.

web-hs-opponents = Autour de la table
web-hs-lot = Aux enchères
web-hs-hand = Votre argent
web-hs-actions = À vous de jouer
web-hs-you = Vous

web-hs-rule-win = Le dernier en lice la remporte ; seul le gagnant paie.
web-hs-rule-avoid = Le premier qui passe la prend ; tous les autres paient leur enchère.
web-hs-rule-sealed = Sous scellés : une carte Monnaie chacun. La plus haute que personne d’autre n’a jouée l’emporte ; toutes sont dépensées.
web-hs-rule-discard = Il faut céder une { hs-luxury-card }.
web-hs-rule-over = Plus personne n’enchérit.
web-hs-highest = Enchère la plus haute
web-hs-no-bid = Pas encore d’enchère
web-hs-leads = { $who ->
    [you] Vous menez
   *[other] { $name } mène
}
web-hs-leads-with = { $who ->
    [you] Vous menez avec { $bid }.
   *[other] { $name } mène avec { $bid }.
}
web-hs-sealed-count = Enchères reçues : { $ready } sur { $all }

web-hs-deck = { $left ->
    [0] La pioche est vide
    [one] Encore 1 carte
   *[other] Encore { $left } cartes
}
web-hs-seen = Retournées jusqu’ici
web-hs-ends = Cartes de fin : { $ends } sur 4
web-hs-ends-last = La prochaine termine la partie.

web-hs-mark-turn = enchérit
web-hs-mark-turn-you = à vous
web-hs-mark-leads = mène
web-hs-mark-passed = a passé
web-hs-mark-sealed = sous scellés
web-hs-mark-sealing = choisit
web-hs-mark-broke = sans argent
web-hs-mark-discards = doit céder

web-hs-won = Cartes Statut
web-hs-won-none = Pas encore de carte
web-hs-open = Enchère posée
web-hs-notes = { $count ->
    [0] aucune carte Monnaie
    [one] 1 carte Monnaie
   *[other] { $count } cartes Monnaie
}
web-hs-holds = A { $total }
web-hs-spent = { $spent } dépensés
web-hs-note = Carte Monnaie de { $amount }
web-hs-note-committed = Carte Monnaie de { $amount }, dans votre enchère
web-hs-note-sealed = Carte Monnaie de { $amount }, sous scellés
web-hs-committed = misé

web-hs-turn = { $who ->
    [you] À vous.
   *[other] C’est à { $names }.
}
web-hs-turn-seal = { $who ->
    [you] Choisissez une carte Monnaie à sceller.
   *[other] On attend { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Choisissez ce que vous cédez.
   *[other] { $names } choisit quoi céder.
}
web-hs-turn-over = La partie est finie.

web-hs-sum-committed = misé
web-hs-sum-chosen = choisi
web-hs-sum-total = enchère
web-hs-sum-least = pour mener
web-hs-sum-left = reste
web-hs-sum-note = votre carte

web-hs-bid = { $bid ->
    [0] Enchérir
   *[other] Miser { $bid }
}
web-hs-left = reste { $left }
web-hs-pass = Passer
web-hs-pass-back = reprendre { $back }
web-hs-pass-take = vous prenez la carte
web-hs-pass-ahead = Passer quand viendra mon tour
web-hs-seal = { $bid ->
    [0] Sceller
   *[other] Sceller { $bid }
}
web-hs-give-up = Céder { $card }
web-hs-give-up-which = Céder

web-hs-why-empty = Choisissez au moins { $least }.
web-hs-why-low = Il faut au moins { $least } : ajoutez { $add }.
web-hs-why-poor = { $most ->
    [0] Vous n’avez plus d’argent : vous ne pouvez que passer.
   *[other] Avec { $most }, vous n’atteignez pas { $least } : vous ne pouvez que passer.
}
web-hs-why-wait = C’est prêt. On attend { $names }.
web-hs-why-seal = Choisissez une carte Monnaie à sceller.
web-hs-why-luxury = Choisissez la { hs-luxury-card } que vous cédez.

web-hs-idle-passed = Vous avez passé pour cette carte. Vous avez { $left }.
web-hs-idle-sealed = Votre enchère de { $bid } est scellée. On attend { $names }.
web-hs-idle-broke = Vous n’avez plus d’argent à miser. On attend { $names }.
web-hs-idle-watching = Vous regardez.
web-hs-idle-over = La partie est finie. Il vous reste { $left }.

web-hs-orders = Jouer automatiquement
web-hs-orders-secret = Personne d’autre ne voit ce que vous réglez ici.
web-hs-orders-forced = Passer pour moi quand je ne peux que passer
web-hs-orders-up-to = Enchérir pour moi jusqu’à { $most }
web-hs-orders-how = Pour cette carte : mise juste assez pour mener, jusqu’à votre limite, puis passe.
web-hs-orders-most = Votre enchère maximale
web-hs-orders-less = Moins
web-hs-orders-more = Plus
web-hs-orders-passing = Vous passerez automatiquement.
web-hs-orders-bidding = Enchérit pour vous jusqu’à { $most }.
web-hs-orders-back = Désactiver

web-hs-help = Touches : 1 2 3 4 6 8 et Q W E R T choisissent les cartes Monnaie · Entrée mise · P passe · Échap repose
web-hs-result = Résultat

# Ce que veulent dire les choses sur la table, pour qui les touche.

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
