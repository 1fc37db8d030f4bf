# Der Client im Browser: das Ende einer Partie.

web-end-title = Die Abrechnung
web-end-skip = Überspringen
web-end-line = { $what } … { $total }
web-end-what = Was zählt
web-end-so-far = Bisher
web-end-working = { $name }: die Rechnung
web-end-nothing = Keine einzige Karte
web-end-out = Ausgestoßen
web-end-won = Sieg
web-end-nobody-out = Der Kaufmann hat am wenigsten gespendet, also wird niemand ausgestoßen.

web-end-rematch = Revanche
web-end-join-rematch = Zur Revanche
web-end-watch-rematch = Revanche ansehen
web-end-table = Den Tisch ansehen
web-end-replay = Wiederholung ansehen
web-end-share = Teilen
web-end-share-title = { $game }, Zug um Zug
web-end-copied = Der Link ist kopiert.
web-end-copy-by-hand = Kopiere diesen Link:
web-end-record = Protokoll herunterladen

web-end-verify = Das Mischen prüfen
web-end-verify-about = Vor der Partie hat der Tisch eine Festlegung gezeigt. Die Partie ist vorbei, also ist das Geheimnis dahinter jetzt öffentlich: Dein Browser mischt selbst noch einmal und vergleicht.
web-end-commitment = Festlegung
web-end-secret = Geheimnis
web-end-words = Worte der Mitspieler
web-end-verify-busy = Es wird noch einmal gemischt …
web-end-verify-sealed = { $good ->
    [yes] Das Geheimnis passt zur Festlegung.
   *[no] Das Geheimnis passt nicht zur Festlegung.
}
web-end-verify-first = { $good ->
    [yes] Der Startspieler passt zum Mischen.
   *[no] Der Startspieler passt nicht zum Mischen.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] Die einzige Karte auf dem Tisch passt
       *[other] Alle { $count } Karten auf dem Tisch passen
    } zum Mischen.
   *[no] Die Karten auf dem Tisch passen nicht zum Mischen.
}
web-end-verify-decks = Die Reihenfolge der Karten, die dein Browser berechnet hat
web-end-verify-insecure = Das berechnen Browser nur über https oder auf dem Rechner, von dem die Seite kommt. Der Befehl unten geht überall.
web-end-verify-command = Um ohne diese Seite zu prüfen, lade das Protokoll herunter und nimm ein eigenes Programm:
web-end-verify-failed = Das Protokoll ist nicht angekommen. Klapp diesen Abschnitt zu und wieder auf.
web-end-resigned = Aufgegeben: { $names }.
