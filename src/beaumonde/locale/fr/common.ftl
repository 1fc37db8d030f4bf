# Words that both games and every surface share.

game-high-society = High Society
game-rich-and-good = The Rich and the Good

money = { $amount }
list-and = { $list } et { $last }
nobody = personne

cast-out = { $names } { $who ->
    [you] quittez
   *[other] { $count ->
        [one] quitte
       *[other] quittent
    }
} la bonne société.
cast-out-all = Tous sont aussi pauvres les uns que les autres, donc tous sont reniés. Personne ne gagne.
winners = { $count ->
    [one] { $who ->
        [you] Vous gagnez !
       *[other] { $names } gagne.
    }
   *[other] { $names } { $who ->
        [you] vous partagez
       *[other] se partagent
    } la victoire.
}

level-random = au hasard
level-sensible = raisonnable
level-strong = fort
level-expert = expert

client-absent = La table pour le navigateur n’est pas encore construite. Lancez « { $command } » et rechargez cette page.
serving = La table est dressée : { $address } (Ctrl-C pour arrêter).
