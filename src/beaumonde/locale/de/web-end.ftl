# Der Client im Browser: das Ende einer Partie, und die Wiederholung.

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
web-end-replay = Nachspielen
web-end-share = Teilen
web-end-share-title = { $game }, Zug um Zug
web-end-copied = Der Link ist kopiert.
web-end-copy-by-hand = Kopiere diesen Link:
web-end-record = Protokoll herunterladen

web-end-verify = Das Mischen prüfen
web-end-verify-about = Vor der Partie hat der Tisch seine Festlegung gezeigt. Jetzt, da sie vorbei ist, zeigt er das Geheimnis dahinter, und dein Browser mischt selbst noch einmal nach.
web-end-commitment = Festlegung
web-end-secret = Geheimnis
web-end-words = Worte der Mitspieler
web-end-verify-busy = Wird gemischt …
web-end-verify-sealed = { $good ->
    [yes] Das Geheimnis gehört zur Festlegung.
   *[no] Das Geheimnis gehört nicht zur Festlegung.
}
web-end-verify-first = { $good ->
    [yes] Wer begonnen hat, war dafür ausgelost.
   *[no] Ausgelost war jemand anderes.
}
web-end-verify-cards = { $good ->
    [yes] { $count ->
        [one] Die einzige Karte auf dem Tisch kam genau so, wie es dieses Mischen ergibt.
       *[other] Alle { $count } Karten auf dem Tisch kamen genau so, wie es dieses Mischen ergibt.
    }
   *[no] Die Karten auf dem Tisch kamen nicht so, wie es dieses Mischen ergibt.
}
web-end-verify-decks = Die Reihenfolge, die dein Browser gefunden hat
web-end-verify-insecure = Das berechnen Browser nur über https oder auf dem Rechner, von dem die Seite kommt. Der Befehl unten geht überall.
web-end-verify-command = Wer sich auf nichts von hier verlassen will, lädt das Protokoll herunter und prüft es mit dem eigenen Programm:
web-end-verify-failed = Das Protokoll ist nicht angekommen. Klapp das hier zu und wieder auf.

web-end-replay-title = Wiederholung
web-end-moment = { $at } von { $last }
web-end-slider = Moment
web-end-step-back = Einen Schritt zurück
web-end-step-on = Einen Schritt weiter
web-end-head-back = { $game ->
    [high-society] Vorige Karte
   *[other] Vorige Phase
}
web-end-head-on = { $game ->
    [high-society] Nächste Karte
   *[other] Nächste Phase
}
web-end-play = Abspielen
web-end-pause = Anhalten
web-end-told = Was geschah
web-end-chair = Blick
web-end-chair-of = vom Platz von { $name }
web-end-chair-none = von der Galerie
web-end-link = Link kopieren

web-end-keys-step = Einen Schritt zurück oder weiter
web-end-keys-leap = Zur vorigen oder nächsten Karte oder Phase
web-end-keys-ends = Zum Anfang oder zum Ende
web-end-keys-play = Abspielen oder anhalten
web-end-key-space = Leertaste
web-end-key-home = Pos1
web-end-key-end = Ende

web-end-open-title = Ein Protokoll öffnen
web-end-open-about = Jede beendete Partie lässt sich noch einmal ansehen: eine aus dem Terminal oder eine, die du hier heruntergeladen hast. Zieh ihre JSON-Datei auf diese Seite oder wähle sie aus.
web-end-open-choose = Datei auswählen
web-end-open-other = Anderes Protokoll öffnen
web-end-open-none = „{ $file }“ ist nicht das Protokoll einer Partie. Protokolle sind JSON-Dateien.
web-end-unfinished = Diese Partie ist noch nicht vorbei. Die Wiederholung gibt es, sobald sie es ist.
web-end-unknown = Eine solche Partie gibt es hier nicht. Vielleicht fehlt dem Link ein Buchstabe.
web-end-to-table = Zum Tisch
