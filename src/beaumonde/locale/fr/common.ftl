# Words that both games and every surface share.

game-high-society = High Society
game-rich-and-good = The Rich and the Good

money = { $amount }
list-and = { $list } et { $last }
nobody = personne

cast-out = { $who ->
    [you] { $count ->
        [one] La bonne société vous renie.
       *[other] { $names } : la bonne société vous renie.
    }
   *[other] La bonne société renie { $names }.
}
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

level-random = aléatoire
level-sensible = raisonnable
level-strong = fort
level-expert = expert

client-absent = La table pour le navigateur n’est pas encore construite. Lancez « { $command } » et rechargez cette page.
serving = Beau Monde est prêt : { $address } (Ctrl-C pour arrêter).
thinking-here = { $processes ->
    [one] Un bot à la fois réfléchit ici (Ctrl-C pour arrêter).
   *[other] Jusqu’à { $processes } bots à la fois réfléchissent ici (Ctrl-C pour arrêter).
}

# The name of somebody who was deleted, at tables and in finished games.
former-guest = Ancien invité
