# Creating a table, and what is shown before its game.

web-new-game = Das Spiel
web-about-high-society = Überbiete die anderen für die feinen Dinge, weich den Karten aus, die niemand will, und behalte genug Geld, um nicht der Ärmste zu sein.
web-about-rich-and-good = Beweg sechs Preise, kauf billig, verkauf teuer und spende gerade genug, um nicht der Knausrigste zu sein.
web-players = { $fewest } bis { $most } Spieler
web-new-edition = Die Ausgabe
web-edition-about = { $edition ->
    [e1995] Die erste auf Englisch. Halbe Punkte zählen genau; bei gleichem Status und Geld teilt ihr euch den Sieg.
    [e2018] Halbe Punkte zählen genau; bei gleichem Status und Geld gewinnt die wertvollste Luxuskarte.
    [e2019-fr] Spielt sich wie 2018, mit eigenen französischen Worten auf den Karten.
   *[e2025] Halbe Punkte werden abgerundet; bei gleichem Status und Geld gewinnt die wertvollste Luxuskarte. Mit drei Zusatzkarten, wenn du magst.
}
web-new-advanced = Zusatzkarten
web-new-advanced-about = Werden auf Wunsch unter die sechzehn anderen gemischt.
web-new-seats = Die Plätze
web-new-how-many = Wie viele Spieler?
web-sitter-invited = Jemand, den du einlädst
web-bot-accounts-about = Programme anderer Leute können sich dann mit dem Code an den Tisch setzen. Der Tisch zeigt, dass es Bots sind.
web-you-watch = Bots haben alle Plätze, also schaust du zu.
web-new-house = Hausregeln
web-memory-aid-high-society = Zeigt allen, was jeder ausgegeben hat und noch hat. Ein gutes Gedächtnis wüsste es auch.
web-memory-aid-rich-and-good = Zeigt allen die Aktien aller, soweit die offenen Geschäfte sie verraten. Ein gutes Gedächtnis wüsste es auch.
web-clock-none = Keine Uhr
web-clock-about = Zeit für jede Entscheidung. Ist sie um, macht ein Bot den Zug für dich.
web-first = Wer beginnt
web-first-drawn = Das Los entscheidet
web-words = Worte fürs Mischen
web-words-about = Gemischt wird ohnehin fair. Du kannst eigene Worte dazugeben, ganz gleich welche: Dann kann es niemand vorher geplant haben.
web-words-yours = Deine Worte
web-new-lay-about = Danach bekommst du einen Link für deine Freunde.
web-new-play = Spielen
web-new-play-about = Die Partie beginnt sofort.
web-new-watch = Zuschauen
web-new-watch-about = Die Bots beginnen sofort.
web-take-seat = Platz nehmen
web-start = Partie starten
web-shuffle = Das Mischen
web-commitment = Festlegung auf das Mischen:
web-commitment-about = Die Karten werden mit einem Geheimnis gemischt. Mit dieser Zeile legt sich der Tisch darauf fest: Niemand kann es mehr ändern. Nach der Partie wird das Geheimnis gezeigt, und alle können es prüfen.
web-words-add = Dazugeben
web-words-change = Ändern
web-words-added = Deine Worte sind dabei.
web-words-removed = Deine Worte sind nicht mehr dabei.
web-words-in = Deine Worte sind dabei. Du kannst sie noch ändern.
web-words-given = hat Worte dazugegeben
web-track = Die Preisleiste
web-track-ours = Unsere
web-track-ours-about = Eine Rekonstruktion: Einige der gedruckten Preise sind bekannt, die anderen haben wir erschlossen.
web-track-own = Deine eigene
web-track-own-about = Tippe die Preise deines Spielplans ein: von 0 an steigend, darunter die 40.
web-track-prices = Deine Preise
web-track-shown = { $count ->
    [one] 1 Preis:
   *[other] { $count } Preise:
}

web-clock-group = { $group ->
    [decision] Für jede Entscheidung
    [game] Für die ganze Partie
   *[days] Über mehrere Tage
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
