# Clocks: what the host chooses for a new table, and what the others are told of it.

web-clock-group = { $group ->
    [decision] Für jede Entscheidung
    [game] Für die ganze Partie
   *[days] Über Tage
}
web-clock-plus = { $time }, dazu { $more } für jede Entscheidung
web-clock-game = { $time } für die ganze Partie
web-clock-game-plus = { $time } für die ganze Partie, dazu { $more } für jede Entscheidung
web-clock-game-about = Zeit für die ganze Partie; jede Entscheidung fügt ein wenig hinzu. Ist sie um, macht ein Bot den Zug für dich.
web-run-outs = Wenn jemandem die Zeit ausgeht
web-run-outs-after = { $count ->
    [one] übernimmt sofort ein Bot
   *[other] übernimmt beim { $count }. Mal in Folge ein Bot
}
web-vote-after = Wenn jemand nicht spielt
web-vote-after-choice = dürfen die anderen nach { $time } um einen Bot bitten
