# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] Für jede Entscheidung
    [game] Für die ganze Partie
   *[days] Über Tage
}
web-clock-game = { $time } für die ganze Partie
web-clock-game-plus = { $time } für die ganze Partie, dazu { $more } für jede Entscheidung
web-clock-game-about = Zeit für die ganze Partie und was jede Entscheidung hinzufügt. Ist sie um, macht ein Bot den Zug für dich.
web-run-outs = Ein Bot übernimmt, wenn die Zeit abläuft
web-run-outs-after = { $count ->
    [one] einmal
   *[other] { $count }-mal in Folge
}
web-vote-after = Spielt jemand nicht, dürfen die anderen um einen Bot bitten
web-vote-after-choice = nach { $time }
