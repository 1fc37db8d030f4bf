# The terminal.

you = Du
money-unit = in Tausend

ask-game = Welches Spiel?
ask-edition = Welche Ausgabe?
ask-seats = Wie viele Spieler? ({ $fewest }–{ $most })
ask-people = Wie viele davon sind Menschen an dieser Tastatur? (0–{ $most })
ask-level = Wie stark sollen die Bots sein?
ask-advanced = Welche Zusatzkarten? (ihre Nummern)
ask-track = Welche Preisleiste?
ask-track-about = Unsere ist eine Rekonstruktion der Leiste auf dem Spielplan: { $track }. Tippe eigene Preise ein, um mit denen zu spielen.
ask-track-ours = unsere
ask-words = { $name }, möchtest du Worte zum Mischen dazugeben? (Enter für keine)
choose-number = Wähle bitte eine Zahl von { $fewest } bis { $most }.
choose-default = Enter für { $default }
choose-none = Enter für keine
player-name = Spieler { $number }
bot-names = Ottilie, Balduin, Klementine, Leopold, Rosalinde

welcome = Wer zu viel ausgibt oder zu wenig spendet, wird ausgestoßen.
fair-commitment = Die Karten sind gemischt. Die Festlegung auf dieses Mischen:
fair-explained = Heb diese Zeile auf. Nach der Partie steht das Geheimnis dahinter im Protokoll, und „beaumonde verify“ beweist, dass niemand die Karten verändert hat.
unofficial = Eine inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen.
commands-hint = ? Hilfe · q aufhören und speichern
making-ready = Die Bots werden für diesen Rechner vorbereitet. Das geschieht nur einmal und dauert ein bis zwei Minuten …

pass-keyboard = Gib die Tastatur an { $name } weiter. Drück Enter, wenn sonst niemand hinsieht.
so-far = Bisher:
since-your-turn = Seit deinem letzten Zug:
saved-finished = Das Protokoll dieser Partie: { $file }
saved-unfinished = Die Partie ist gespeichert: { $file }
resume-hint = Weiter geht es mit: { $program } play --resume { $file }
unfinished = Die Partie ist noch nicht zu Ende.
goodbye = Bis zum nächsten Mal.
not-understood = „{ $text }“? Mit ? bekommst du Hilfe.
ending-title = Das Ende
scoring-out = { $name } – ausgestoßen
secret-revealed = Das Geheimnis hinter dem Mischen:

verify-game = { $game }, { $seats } Spieler, { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
}
verify-commitment-good = ✓ Das Geheimnis gehört zur Festlegung:
verify-commitment-yours = ✓ Es ist die Festlegung, die dir gezeigt wurde.
verify-commitment-other = ✗ Es ist nicht die Festlegung, die dir gezeigt wurde ({ $commitment }).
verify-commitment-absent = ✗ Dieses Protokoll hat keine Festlegung: Vor der Partie hat sich niemand auf das Mischen festgelegt.
verify-seed = Gemischt wurde mit dem Startwert { $seed }: wiederholbar, aber niemand hat sich darauf festgelegt.
verify-by-hand = Die Karten wurden von Hand gelegt.
verify-deck = ✓ Die Reihenfolge der Karten folgt aus diesem Mischen.
verify-moves = { $moves ->
    [0] ✓ Es wurde noch nichts gespielt.
    [one] ✓ Die eine Aktion hält die Regeln ein.
   *[other] ✓ Alle { $moves } Aktionen halten die Regeln ein.
}
verify-result = ✓ Das Ergebnis stimmt: { $winners }.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · Karte { $turned } von { $cards }
hs-ends = Schlusskarten { $dots }
hs-on-auction = Zur Versteigerung
hs-rule-win = Wer zuletzt übrig bleibt, gewinnt sie; nur wer gewinnt, zahlt.
hs-rule-avoid = Wer zuerst passt, nimmt sie; alle anderen zahlen ihr Gebot.
hs-rule-sealed = Versiegelt: Alle legen verdeckt je eine Geldkarte. Die höchste, die sonst niemand gespielt hat, gewinnt; alle sind ausgegeben.
hs-column-name = Spieler
hs-column-bid = Gebot
hs-column-owned = Statuskarten
hs-column-hand = Geld
hs-column-hand-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hs-column-hand-known = { $total } in { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hs-mark-passed = gepasst
hs-mark-sealed = versiegelt
hs-mark-leads = führt
hs-your-money = Dein Geld ({ money-unit }):
hs-prompt-bid = Geldkarten, oder p zum Passen
hs-prompt-seal = Eine Geldkarte, verdeckt
hs-prompt-discard = Gib eine { hs-luxury-card } ab ({ $codes })
hs-preview-empty = { $highest ->
    [0] Noch kein Gebot.
   *[other] Höchstes Gebot: { $highest }.
} Um zu führen: mindestens { $least }. Du hast { $hand }.
hs-preview-open = Höchstes Gebot: { $highest }. Um zu führen: mindestens { $least }; dein Gebot bisher: { $open }. Du hast { $hand } auf der Hand.
hs-preview-total = { $cards } → { $total } bieten · { $left } übrig
hs-preview-pass = { $open ->
    [0] Passen
   *[other] Passen · { $open } zurück
}
hs-preview-seal = { $bid } versiegelt bieten · { $left } übrig
hs-cannot-bid = { $highest ->
    [0] Du hast kein Geld mehr: Du kannst nur passen.
   *[other] Du kannst { $highest } nicht überbieten: Du kannst nur passen.
}
hs-not-yours = Du hast keine { $cards }. Du hast: { $hand }.
hs-seen = Bisher aufgedeckt: { $shown }
hs-to-come = Noch im Stapel: { $left } von { $cards }
hs-help =
    Tippe die Geldkarten, die du bietest, zum Beispiel 12 3 oder 12+3, und drück Enter. Die Zeile darunter rechnet mit.
    p passt und nimmt das gebotene Geld zurück. Solange geboten wird, kannst du Geldkarten dazulegen, aber nie welche tauschen oder zurücknehmen.
    k zeigt, welche Karten schon aufgedeckt sind. t zeigt noch einmal den Tisch. q speichert die Partie und hört auf.
    Wer am Ende am wenigsten Geld hat, wird ausgestoßen, und sei der Besitz noch so schön.

rg-head = { $game } · Durchgang { $round } von 2 · Runde { $turn } von { $turns } · { $phase ->
    [market] Marktphase
   *[other] Börsenphase
}
rg-column-good = Ware
rg-column-price = Preis
rg-column-track = Leiste
rg-column-supply = Bank
rg-column-yours = Deine
rg-column-board = Tafel
rg-column-name = Spieler
rg-column-cash = Bargeld
rg-column-charity = Spenden
rg-column-shares = Aktien
rg-column-given = Auf der Tafel
rg-column-holdings = Besitzt
rg-recap = Deine Aktien: { $shares } · auf deiner Spendentafel: { $board } · bisher gespendet: { $charity }
rg-left = Linker Halter
rg-right = Rechter Halter
rg-own = Dein Halter
rg-shared = Gemeinsamer Halter
rg-merchant-line = Der Kaufmann hat { $charity ->
    [0] noch nichts
   *[other] { $charity }
} gespendet und zeigt { $shown }; { $hidden ->
    [one] eine weitere Aktie liegt
   *[other] { $hidden } weitere Aktien liegen
} verdeckt.
rg-merchant-none = Der Kaufmann hat { $charity ->
    [0] noch nichts
   *[other] { $charity }
} gespendet.
rg-track-note = Von der Preisleiste nennt das Regelheft nur 0, 40, 70, 75, 80, 90, 130 und 150. Die anderen Preise sind unsere Rekonstruktion.
rg-cards-note = Wie oft es jede Marktkarte gibt, sagt das Regelheft nicht. Das ist unsere Rekonstruktion.
rg-prompt-trade = +CCS kauft, -RR verkauft, Enter: nicht handeln
rg-prompt-donate = Buchstabe der Aktie, die du spendest, Enter für keine
rg-prompt-market = Zwei Kartennummern: erst ganz, dann halb
rg-preview-trade = Du hast { $cash }.
rg-preview-buy = { $goods } für { $cost } kaufen · { $left } übrig
rg-preview-sell = { $goods } für { $gain } verkaufen · dann { $left }
rg-preview-donate = { $good } spenden, jetzt { $price } wert
rg-preview-keep = Nichts spenden
rg-preview-market = Aus jedem Halter eine Karte. Die erste bewegt ihren Preis ganz, die zweite halb.
rg-preview-full = { $good } { $before } → { $after }
rg-preview-half = { $good } { $before } → { $after } (halb)
rg-help =
    Börsenphase: Kaufe eine bis drei Aktien (+CCS: 2 Kohle, 1 Salz) oder verkaufe eine bis drei (-RR) oder drück Enter, um nicht zu handeln. Danach kannst du eine Aktie spenden: Tippe ihren Buchstaben.
    Marktphase: Tippe die Nummern von zwei Karten, aus jedem deiner Halter eine; die erste Karte bewegt ihren Preis ganz, die zweite halb.
    Gespendete Aktien werden am Ende des Durchgangs zu Spendengeld. Wer am wenigsten gespendet hat, wird ausgestoßen; wer von den anderen am reichsten ist, gewinnt.
    t zeigt noch einmal den Tisch. q speichert die Partie und hört auf.

decimal-mark = ,
arena-plan = { $games } Partien: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
}, { $decks } Stapel, jeder in allen Drehungen der Plätze gespielt. Startwert { $seed }.
arena-rounded = Du wolltest { $asked } Partien. Jede Besetzung muss gleich oft gespielt werden, und mindestens zweimal.
arena-time-left = noch
arena-lost-so-far = { $count ->
    [one] 1 Zug verloren
   *[other] { $count } Züge verloren
}
arena-stopped = Angehalten nach { $games } Partien.
arena-all-tables = Alle { $tables } Tische
arena-players = { $seats } Spieler
arena-games = { $games } Partien
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-sure = 95-%-KI
arena-column-fair = × fair
arena-column-rating = Wertung
arena-column-place = Rang
arena-column-cast-out = Raus
arena-column-time = Zeit · 99 %
arena-percent = { $figure } %
arena-range = { $low }–{ $high }
arena-notes = Ein Bot zählt einmal für jeden Platz, auf dem er saß. Siege: der Anteil der Plätze, die gewonnen haben, sein 95-%-Konfidenzintervall (KI) und das Wievielfache des fairen Anteils das ist. Wertung: Plackett–Luce; 1500 ist hier der Durchschnitt, und 400 Punkte mehr bedeuten zehn zu eins.
arena-lost-moves = { $bot } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} verloren. { $why }
arena-written = Geschrieben: { $file }
arena-plot-wins = Anteil der Siege, mit 95-%-Konfidenzintervall
arena-plot-fair = fairer Anteil

# Training
train-goes-on = Ein Training von { $minutes } Minuten und { $games } Partien wird fortgesetzt.
train-progress = { $games } Partien · { $share } gegen vernünftige Bots
train-done = Gewichte, Verlauf und Lernkurven liegen in { $folder }

# Für den Betrieb
admin-copied = { $rows ->
    [one] 1 Zeile kopiert.
   *[other] { $rows } Zeilen kopiert.
}
admin-checked = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries } Einträgen im Verlauf geprüft. { $bad ->
    [0] Alles stimmt überein.
    [one] Mit 1 Tisch stimmt etwas nicht.
   *[other] Mit { $bad } Tischen stimmt etwas nicht.
}
admin-tables-columns = Tisch, Spiel, Zustand, Personen, Bots, Aktionen, Erstellt, Fällig
admin-people-columns = Person, Erstellt, Tische, Ausgeschlossen, Name
admin-bans-columns = Seit, Wer, Grund
admin-given-up = Aufgegeben: { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
}
admin-to-delete = Zu löschen: { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
}{ $sure ->
    [yes] { "" }
   *[other] { " " }Nichts wurde gelöscht; mit --yes wird gelöscht.
}
admin-deleted = Gelöscht: { $tables ->
    [one] 1 Tisch.
   *[other] { $tables } Tische.
}
admin-banned = Ausgeschlossen: { $who }.
admin-unbanned = Nicht mehr ausgeschlossen: { $who }.
