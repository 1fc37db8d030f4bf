# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] Par décision
    [game] Pour toute la partie
   *[days] Sur plusieurs jours
}
web-clock-game = { $time } pour toute la partie
web-clock-game-plus = { $time } pour toute la partie, plus { $more } par décision
web-clock-game-about = Le temps pour toute la partie, et ce que chaque décision y ajoute. Quand il est écoulé, un bot joue pour vous.
web-run-outs = Un bot remplace qui n’a plus de temps
web-run-outs-after = { $count ->
    [one] une fois
   *[other] { $count } fois de suite
}
web-vote-after = Si quelqu’un ne joue pas, les autres peuvent demander un bot
web-vote-after-choice = après { $time }
