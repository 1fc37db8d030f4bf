# Der Client im Browser: die Seiten rund um das Spiel.

web-somebody = Gast
web-you = Du
web-empty-seat = Platz { $number }, frei
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-clock-left = Noch { $time }
web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-watching = Du schaust zu

web-status-connecting = Verbindung wird aufgebaut …
web-status-lost = Verbindung verloren. Sie kommt von selbst zurück; nichts geht verloren.
web-status-gone = Diesen Tisch gibt es nicht.
web-offline = Keine Verbindung. Sobald sie wieder da ist, findest du alles, wie es war.
web-loading = Einen Moment …

web-log = Verlauf
web-chat = Gespräch
web-say-something = Sag etwas Nettes
web-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt. Brich das Eis.
web-new-lines = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}
web-rail-close = Verlauf und Gespräch schließen

web-home = Startseite
web-rules = Regeln
web-settings = Einstellungen
web-skip-to-table = Zum Tisch springen

# Die Startseite.

web-tagline = Zwei Spiele über Geld und gute Manieren. Wer zu viel ausgibt oder zu wenig spendet, wird ausgestoßen.
web-play-now = Jetzt spielen
web-play-with-bots = { $game }, du und drei Bots
web-play-other = das andere Spiel, du und drei Bots
web-your-name = Dein Name
web-new-table = Neuer Tisch
web-new-table-about = Lade andere ein und wähle Spiel, Ausgabe, Bots und Uhr.
web-join = An einen Tisch setzen
web-code = Code
web-code-hint = Acht Buchstaben, oder der ganze Link.
web-join-go = Dazusetzen
web-learn = Noch nie gespielt?
web-learn-about = Eine erste Partie, die sich beim Spielen erklärt.
web-learn-game = Spielend lernen
web-your-tables = Deine Tische
web-your-tables-empty = Noch keine. Setz dich: Die Bots warten schon, und sie sind höflich.
web-table-with = mit { $names }
web-table-open = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
web-table-paused = Pause
web-table-ready = Kann beginnen
web-replay = Wiederholung
web-show-finished = Alle { $count } beendeten Partien zeigen
web-unofficial = Ein inoffizieller Tisch, gemacht aus Bewunderung. Die Spiele gehören ihren Autoren und Verlagen; Zeichnungen und Worte hier sind unsere eigenen.

# Ein neuer Tisch.

web-new-title = Ein neuer Tisch
web-advanced-about = { $card ->
    [gambling] Kein Status, aber am Ende zählt dein Geld doppelt: dafür, wer ausgestoßen wird, und bei Gleichstand.
    [excursions] Zählt 12. Alle anderen nehmen ihre höchste ausgegebene Geldkarte zurück.
   *[yacht-club] Zählt 5. Alle versiegeln eine Geldkarte, alle sind ausgegeben; die höchste, die sonst niemand gespielt hat, gewinnt.
}
web-seat = Platz { $number }
web-sitter-bot = Bot, { $level }
web-bot-account = Bot-Konto
web-bot-accounts = Bot-Konten dürfen mitspielen
web-level-random = Zufällige Bots spielen irgendeinen erlaubten Zug. Sie überraschen sogar sich selbst.
web-level-sensible = Vernünftige Bots wägen ab, was ihnen eine Karte bringt und was das Geld noch kaufen könnte, und wollen nicht ausgestoßen werden.
web-level-strong = Starke Bots haben Hunderttausende Partien gegen sich selbst gespielt und wissen auswendig, was meistens gewinnt.
web-level-expert = Meisterhafte Bots wissen dasselbe und denken außerdem voraus: Tausende Wege, die die Partie nehmen kann, vor jedem Zug.
web-memory-aid = Merkhilfe
web-clock = Uhr
web-clock-of = { $time } für jede Entscheidung
web-new-lay = Tisch erstellen

# An einen Tisch setzen.

web-invited = Du bist eingeladen zu
web-choose-seat = Wo möchtest du sitzen?
web-sit-down = Hinsetzen
web-watch = Zuschauen
web-see-end = Das Ende ansehen
web-join-playing = Die Partie hat schon begonnen. Schau gern zu.
web-join-over = Diese Partie ist zu Ende.
web-no-such-code = Es gibt keinen Tisch mit dem Code { $code }. Prüf die Buchstaben; vielleicht gibt es einen neuen Code.

# Der offene Tisch, vor der Partie.

web-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert.
web-share = Teilen
web-leave = Tisch verlassen
web-host = { $who ->
    [you] leitest den Tisch
   *[other] leitet den Tisch
}

# Einstellungen und Tasten.

web-language = Sprache
web-theme = Beleuchtung
web-theme-auto = Wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-sound-on = Die Töne sind an.
web-sound-off = Die Töne sind aus.
web-keys = Tasten
web-key-name-enter = Enter
web-key-name-escape = Esc
web-close = Schließen
web-done = Fertig

# Eine Adresse, unter der nichts ist.

web-lost-title = Hier wohnt niemand
web-lost = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Buchstabe, oder das Fest ist weitergezogen.
web-lost-home = Zurück in den Salon
web-you-and-devices = Du und deine Geräte
