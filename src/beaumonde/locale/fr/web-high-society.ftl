# La table de High Society dans le navigateur. $edition comme dans high-society.ftl.

web-hs-opponents = Autour de la table
web-hs-lot = Aux enchères
web-hs-hand = Votre argent
web-hs-actions = À vous de jouer
web-hs-you = Vous

web-hs-rule-win = Le dernier à enchérir la prend et paie.
web-hs-rule-avoid = À éviter : le premier qui passe la prend, les autres paient.
web-hs-rule-sealed = Sous scellés : un billet chacun. Le plus haut que nul autre n’a joué l’emporte ; tous sont dépensés.
web-hs-rule-discard = Une carte { hs-luxury } doit partir.
web-hs-rule-over = Plus personne n’enchérit.
web-hs-highest = Meilleure enchère
web-hs-no-bid = Pas encore d’enchère
web-hs-leads = { $who ->
    [you] Vous menez
   *[other] { $name } mène
}
web-hs-leads-with = { $who ->
    [you] Vous menez avec { $bid }.
   *[other] { $name } mène avec { $bid }.
}
web-hs-sealed-count = { $ready } sur { $all } sont prêts

web-hs-deck = { $left ->
    [0] La pioche est vide
    [one] Encore 1 carte
   *[other] Encore { $left } cartes
}
web-hs-seen = Retournées jusqu’ici
web-hs-ends = Cartes de fin : { $ends } sur 4
web-hs-ends-last = La prochaine termine la partie.

web-hs-mark-turn = joue
web-hs-mark-turn-you = à vous
web-hs-mark-leads = mène
web-hs-mark-passed = a passé
web-hs-mark-sealed = scellé
web-hs-mark-sealing = choisit
web-hs-mark-broke = à sec
web-hs-mark-discards = renonce

web-hs-won = Cartes de statut
web-hs-won-none = Pas encore de carte
web-hs-open = Enchère ouverte
web-hs-notes = { $count ->
    [0] plus de billets
    [one] 1 billet en main
   *[other] { $count } billets en main
}
web-hs-holds = Détient { $total }
web-hs-spent = dépensé { $spent }
web-hs-note = Billet de { $amount }
web-hs-note-committed = Billet de { $amount }, dans votre enchère
web-hs-note-sealed = Billet de { $amount }, sous scellés
web-hs-committed = engagé

web-hs-turn = { $who ->
    [you] À vous.
   *[other] Au tour de { $names }.
}
web-hs-turn-seal = { $who ->
    [you] Posez un billet face cachée.
   *[other] On attend { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Choisissez ce que vous perdez.
   *[other] { $names } choisit ce qui part.
}
web-hs-turn-over = La partie est finie.

web-hs-sum-committed = engagé
web-hs-sum-chosen = choisi
web-hs-sum-total = enchère
web-hs-sum-least = pour mener
web-hs-sum-left = reste
web-hs-sum-note = votre billet

web-hs-bid = { $bid ->
    [0] Enchérir
   *[other] Enchérir { $bid }
}
web-hs-left = reste { $left }
web-hs-pass = Passer
web-hs-pass-back = reprendre { $back }
web-hs-pass-take = et la prendre
web-hs-pass-ahead = Passer ici
web-hs-seal = { $bid ->
    [0] Sceller
   *[other] Sceller { $bid }
}
web-hs-give-up = Céder { $card }
web-hs-give-up-which = Céder

web-hs-why-empty = Choisissez des billets : { $least } suffit pour mener.
web-hs-why-low = Il faut { $least } pour mener : ajoutez { $add }.
web-hs-why-poor = { $most ->
    [0] Vous n’avez plus d’argent : vous ne pouvez que passer.
   *[other] Avec { $most }, vous n’atteignez pas { $least } : vous ne pouvez que passer.
}
web-hs-why-wait = C’est prêt. D’abord { $names }.
web-hs-why-seal = Choisissez un billet à poser face cachée.
web-hs-why-luxury = Choisissez la carte { hs-luxury } que vous cédez.

web-hs-idle-passed = Vous ne jouez plus cette carte. Il vous reste { $left }.
web-hs-idle-sealed = Votre enchère de { $bid } est scellée. On attend { $names }.
web-hs-idle-broke = Vous n’avez rien à sceller. On attend { $names }.
web-hs-idle-watching = Vous regardez.
web-hs-idle-over = La partie est finie. Il vous reste { $left }.

web-hs-orders = À l’avance
web-hs-orders-secret = Seule la maison sait ce que vous réglez ici.
web-hs-orders-forced = Si je ne peux que passer, passer pour moi
web-hs-orders-up-to = Enchérir pour moi jusqu’à { $most }
web-hs-orders-how = Pour cette carte, la maison mise le minimum qui mène, jusqu’à votre limite, puis passe.
web-hs-orders-most = Le maximum que vous paieriez
web-hs-orders-less = Moins
web-hs-orders-more = Plus
web-hs-orders-passing = La maison passera pour vous.
web-hs-orders-bidding = La maison enchérit pour vous jusqu’à { $most }.
web-hs-orders-back = Annuler

web-hs-help = Touches : 1 2 3 4 6 8 et Q W E R T choisissent les billets · Entrée joue · P passe · Échap efface
web-hs-result = Résultat
