# The pages around play: starting a game, one’s tables, and addresses where nothing is.

web-open-record = Gespeicherte Partie öffnen
web-history = Deine Partien

web-no-such-table-title = Diesen Tisch gibt es nicht
web-no-such-table = Vielleicht fehlt ein Buchstabe im Link, oder der Tisch steht auf einem anderen Rechner. Lass dir den Link noch einmal schicken, tritt mit dem Code eines Tisches bei oder beginne eine eigene Partie.
web-no-such-code-title = Kein Tisch hat diesen Code
web-code-ended-title = Dieser Code gilt nicht mehr
web-code-has-begun = Die Partie hat begonnen, und niemand kann mehr dazukommen. Wenn du zuschauen willst, lass dir von jemandem am Tisch die Adresse seiner Seite schicken.

# Starting a game.

web-bots = Bots
web-bots-preparing = Die stärkeren Bots werden für diesen Rechner vorbereitet; das dauert ein bis zwei Minuten. Bis dahin spielen sie einfacher.
web-bots-simpler = Bis die stärkeren Bots bereit sind, spielen sie einfacher.
web-track-own-fact = eigene Preisleiste

# Your tables.

web-progress-high-society = Karte { $card } · { $ends } von { $last } Sanduhren
web-progress-rich-and-good = Durchgang { $round }, Runde { $turn }
web-outcome-won = { $count ->
    [one] Du hast gewonnen
   *[other] Du teilst dir den Sieg
}
web-outcome-cast-out = Du wurdest ausgestoßen
web-outcome-resigned = Du hast aufgegeben
web-outcome-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
web-outcome-nobody = Niemand hat gewonnen
web-show-unfinished = Alle { $count } laufenden Partien zeigen
web-show-hidden = { $count ->
    [one] 1 ausgeblendeten Tisch zeigen
   *[other] { $count } ausgeblendete Tische zeigen
}
web-row-more = Mehr
web-row-hidden = Bei deinen Tischen ausgeblendet.
web-row-show = Wieder zeigen
web-given-up-title = Diese Partie wurde abgebrochen
web-given-up = Sie endete ohne Ergebnis. Ihre Karten bleiben geheim.
web-given-up-new = Neue Partie beginnen
web-join-given-up = Diese Partie wurde abgebrochen.
