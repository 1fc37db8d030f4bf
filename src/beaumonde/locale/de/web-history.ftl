# Die Seite mit den eigenen beendeten Partien.

web-history-games = Alle Partien
web-history-more = Frühere Partien laden
web-history-empty = Noch keine beendete Partie. Die erste wird hier stehen, mit ihrer Wiederholung.
web-history-players = { $players } Spieler
web-history-won-of = { $games ->
    [one] von 1 Partie gewonnen
   *[other] von { $games } Partien gewonnen
}
web-history-fair = fairer Anteil
web-history-part = { $fate ->
    [won] { $count } gewonnen
    [lost] { $count } verloren
    [cast-out] { $count } ausgestoßen
   *[resigned] { $count } aufgegeben
}
web-history-win-rate = Anteil der Siege
web-history-win-rate-of = { $share } (fair: { $fair })
web-history-with-people = Mit anderen Menschen
web-history-of = { $wins } von { $games } gewonnen
web-history-row = Die meisten Siege in Folge
web-history-best-high-society = Bester Status
web-history-best-rich-and-good = Meistes Geld
web-history-total-high-society = Status im Durchschnitt
web-history-total-rich-and-good = Geld im Durchschnitt
web-history-standing-high-society = Restgeld im Durchschnitt
web-history-standing-rich-and-good = Spenden im Durchschnitt
web-history-average-paid = Ausgaben im Durchschnitt
web-history-left = { $count ->
    [one] 1 weitere Partie hat ein Bot beendet, weil du gegangen warst. Sie zählt nicht mit.
   *[other] { $count } weitere Partien hat ein Bot beendet, weil du gegangen warst. Sie zählen nicht mit.
}
web-history-chart = Siege, Partie für Partie
web-history-chart-about = Deine letzten { $count } Partien, von der ältesten bis zur neuesten. Der faire Anteil ist, was du gewinnen würdest, wenn alle gleich gut spielten: zu viert ein Viertel eines Sieges für jede Partie.
web-history-chart-axis = Partien
web-history-chart-wins = Deine Siege
web-history-chart-fair = Fairer Anteil
web-history-against = gegen
web-history-winner = (hat gewonnen)
web-history-you-high-society = dein Status: { $total }
web-history-you-rich-and-good = dein Geld: { $total }
web-history-fate-won = Gewonnen
web-history-fate-shared = Sieg geteilt
web-history-fate-lost = Verloren
web-history-fate-cast-out = Ausgestoßen
web-history-fate-resigned = Aufgegeben
web-history-fate-left = Gegangen
web-history-fate-unknown = Ergebnis nicht aufbewahrt
