# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] Par décision
    [game] Pour toute la partie
   *[days] Sur plusieurs jours
}
web-clock-plus = { $time }, plus { $more } par décision
web-clock-game = { $time } pour toute la partie
web-clock-game-plus = { $time } pour toute la partie, plus { $more } par décision
web-clock-game-about = Le temps pour toute la partie ; chaque décision en ajoute un peu. Quand il est écoulé, un bot joue pour vous.
web-run-outs = Quand un joueur n’a plus de temps
web-run-outs-after = { $count ->
    [one] un bot le remplace aussitôt
   *[other] un bot le remplace après { $count } fois de suite
}
web-vote-after = Quand un joueur ne joue pas
web-vote-after-choice = les autres peuvent demander un bot après { $time }
