# Words that both games and every surface share.

game-high-society = High Society
game-rich-and-good = Hab & Gut

money = { $amount }
list-and = { $list } und { $last }
nobody = niemand

cast-out = { $names } { $who ->
    [you] { $count ->
        [one] wirst
       *[other] werdet
    }
   *[other] { $count ->
        [one] wird
       *[other] werden
    }
} ausgestoßen.
cast-out-all = Alle sind gleich arm, also werden alle ausgestoßen. Niemand gewinnt.
winners = { $count ->
    [one] { $who ->
        [you] Du gewinnst!
       *[other] { $names } gewinnt.
    }
   *[other] { $names } { $who ->
        [you] teilt euch
       *[other] teilen sich
    } den Sieg.
}

level-random = zufällig
level-sensible = vernünftig
level-strong = stark
level-expert = meisterhaft

client-absent = Der Tisch für den Browser ist noch nicht gebaut. Starte „{ $command }“ und lade diese Seite neu.
serving = Beau Monde ist bereit: { $address } (Strg-C beendet).
thinking-here = { $processes ->
    [one] Hier denkt ein Bot auf einmal nach (Strg-C beendet).
   *[other] Hier denken bis zu { $processes } Bots gleichzeitig nach (Strg-C beendet).
}

# The name of somebody who was deleted, at tables and in finished games.
former-guest = Ehemaliger Gast
