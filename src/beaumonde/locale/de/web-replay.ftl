# Der Client im Browser: die Wiederholung, und das Öffnen von Protokollen.

web-replay-title = Wiederholung
web-replay-moment = { $at } von { $last }
web-replay-slider = Moment
web-replay-step-back = Einen Schritt zurück
web-replay-step-on = Einen Schritt weiter
web-replay-head-back = { $game ->
    [high-society] Vorige Karte
   *[other] Vorige Phase
}
web-replay-head-on = { $game ->
    [high-society] Nächste Karte
   *[other] Nächste Phase
}
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-told = Was geschah
web-replay-seat = Blick
web-replay-seat-of = vom Platz von { $name }
web-replay-seat-none = von der Galerie
web-replay-link = Link kopieren

web-replay-parts = Teile der Wiederholung
web-replay-table = Tisch
web-replay-prices = Preise
web-replay-curves = Kurven
web-replay-start = Anfang
web-replay-now = Werte in diesem Moment
web-replay-numbers = Zahlen anzeigen

web-replay-hs-money = Restliches Geld
web-replay-hs-money-about = Das Geld, das jeder nach jeder Karte noch hat, offene Gebote eingeschlossen.
web-replay-hs-status = Status bisher
web-replay-hs-status-about = Was die Karten jedes Spielers nach jeder Karte wert sind.
web-replay-hs-axis = Karten
web-replay-hs-card = { $number }. { $card }
web-replay-hs-free = umsonst

web-replay-rg-prices-about = Der Preis jeder Ware nach jedem Zug.
web-replay-rg-wealth = Bargeld und Aktien
web-replay-rg-wealth-about = Bargeld und alle Aktien zu den aktuellen Preisen. Gespendete Aktien zählen mit, bis die Spendentafeln verkauft werden.
web-replay-rg-cash-about = Das Bargeld jedes Spielers nach jedem Zug.
web-replay-rg-charity-about = Was die Spendentafeln jedes Spielers eingebracht haben.
web-replay-rg-axis = Runden
web-replay-rg-round = Durchgang { $round }
web-replay-rg-turn = Durchgang { $round }, Runde { $turn }
web-replay-rg-no-trade = Niemand hat etwas gekauft oder verkauft.

web-replay-keys-step = Einen Schritt zurück oder weiter
web-replay-keys-leap = Zur vorigen oder nächsten Karte oder Phase
web-replay-keys-ends = Zum Anfang oder zum Ende
web-replay-keys-play = Abspielen oder anhalten
web-replay-keys-speed = Langsamer oder schneller
web-replay-key-space = Leertaste
web-replay-key-home = Pos1
web-replay-key-end = Ende

web-replay-open-title = Ein Protokoll öffnen
web-replay-open-about = Jede beendete Partie lässt sich noch einmal ansehen: eine aus dem Terminal oder eine, die du hier heruntergeladen hast. Wähle ihre Datei aus oder zieh sie auf diese Seite, als JSON oder als Text.
web-replay-open-choose = Datei auswählen
web-replay-open-paste = Oder füge hier ein Protokoll ein
web-replay-open-pasted = Eingefügtes Protokoll öffnen
web-replay-open-other = Anderes Protokoll öffnen
web-replay-open-none = { $how ->
    [pasted] Dieser Text ist nicht das Protokoll einer Partie.
   *[file] „{ $file }“ ist nicht das Protokoll einer Partie.
}
web-replay-open-bad = { $how ->
    [pasted] Dieses Protokoll lässt sich nicht abspielen.
   *[file] Das Protokoll „{ $file }“ lässt sich nicht abspielen.
} { $why }
web-replay-open-unfinished = { $how ->
    [pasted] Die Partie in diesem Protokoll ist nicht vorbei.
   *[file] Die Partie in „{ $file }“ ist nicht vorbei.
} Nur beendete Partien lassen sich noch einmal ansehen.
web-replay-unfinished = Diese Partie ist noch nicht vorbei. Die Wiederholung gibt es, sobald sie es ist.
web-replay-unknown = Eine solche Partie gibt es hier nicht. Vielleicht fehlt dem Link ein Buchstabe.
web-replay-to-table = Zum Tisch
web-replay-resigned = { $who ->
    [you] Du gibst auf. Ein Bot spielt zu Ende.
   *[other] { $name } gibt auf. Ein Bot spielt zu Ende.
}
