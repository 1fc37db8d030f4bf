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
cast-out-all = Tout le monde est aussi pauvre : tout le monde est renié. Personne ne gagne.
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
