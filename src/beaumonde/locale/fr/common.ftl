# Words that both games and every surface share.

language-name = Français
game-high-society = High Society
game-rich-and-good = The Rich and the Good

money = { $amount }
list-and = { $list } et { $last }
nobody = personne

cast-out-title = Reniés
cast-out = { $count ->
    [one] { $names } quitte la bonne société.
   *[other] { $names } quittent la bonne société.
}
cast-out-all = Tout le monde est aussi pauvre : tout le monde est renié. Personne ne gagne.
winner-one = { $who ->
    [you] Vous gagnez !
   *[other] { $names } gagne.
}
winner-many = { $names } se partagent la victoire.

level-random = au hasard
level-sensible = raisonnable
