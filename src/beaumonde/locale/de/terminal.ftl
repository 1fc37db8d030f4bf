# The terminal.

you = Du
money-unit = in Tausend

ask-game = Welches Spiel?
ask-edition = Welche Ausgabe?
ask-seats = Wie viele sitzen am Tisch? ({ $fewest }–{ $most })
ask-people = Wie viele davon sind Menschen an dieser Tastatur? (0–{ $most })
ask-level = Wie stark sollen die Bots sein?
ask-advanced = Welche Zusatzkarten? (ihre Nummern)
ask-words = { $name }, eigene Worte fürs Mischen? (Enter für keine)
choose-number = Bitte eine Zahl von { $fewest } bis { $most }.
choose-default = Enter für { $default }
choose-none = Enter für keine
player-name = Spieler { $number }
bot-names = Ottilie, Balduin, Klementine, Leopold, Rosalinde

welcome = Die Ärmsten werden ausgestoßen; die Besten vom Rest gewinnen.
fair-commitment = Die Karten sind gemischt und versiegelt:
fair-explained = Heb diese Zeile auf. Nach der Partie steht das Geheimnis dahinter im Protokoll, und „beaumonde verify“ beweist, dass niemand an den Karten war.
unofficial = Eine inoffizielle Umsetzung. Die Spiele gehören ihren Autoren und Verlagen.
commands-hint = ? Hilfe · q aufhören und speichern
making-ready = Die Bots werden für diesen Rechner vorbereitet. Das geschieht nur einmal und dauert ein, zwei Minuten …

pass-keyboard = Gib weiter an { $name }. Drück Enter, wenn sonst niemand hinsieht.
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
verify-commitment-absent = ✗ Dieses Protokoll hat keine Festlegung: Vor dem Spiel wurde nichts versiegelt.
verify-seed = Gemischt wurde mit dem Startwert { $seed }: wiederholbar, aber niemand hat sich darauf festgelegt.
verify-by-hand = Die Karten wurden von Hand gelegt.
verify-deck = ✓ Die Reihenfolge der Karten folgt daraus.
verify-moves = { $moves ->
    [0] ✓ Es wurde noch nichts gespielt.
    [one] ✓ Die eine Aktion hält die Regeln ein.
   *[other] ✓ Alle { $moves } Aktionen halten die Regeln ein.
}
verify-result = ✓ Das Ergebnis stimmt: { $winners }.
verify-wrong = ✗ { $reason }

hs-head = { $game } · { hs-edition } · Karte { $turned } von { $cards }
hs-ends = Schlusskarten { $dots }
hs-on-auction = Unter dem Hammer
hs-rule-win = Wer als Letztes übrig bleibt, bekommt sie und zahlt.
hs-rule-avoid = Zu meiden: Wer zuerst passt, nimmt sie; die anderen zahlen.
hs-rule-sealed = Versiegelt: alle verdeckt, je eine Geldkarte. Die höchste, die sonst niemand gespielt hat, gewinnt; ausgegeben sind alle.
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
hs-prompt-bid = Karten, oder p zum Passen
hs-prompt-seal = Eine Karte, verdeckt
hs-prompt-discard = Gib eine { $edition ->
    [e1995] Besitzkarte
    [e2019-fr] Luxe-Karte
   *[other] Luxuskarte
} ab ({ $codes })
hs-preview-empty = { $highest ->
    [0] Noch kein Gebot.
   *[other] Höchstes Gebot: { $highest }.
} Um zu führen: mindestens { $least }. Du hast { $hand }.
hs-preview-open = Höchstes Gebot: { $highest }. Um zu führen: mindestens { $least }; { $open } liegen schon vor dir. Du hast noch { $hand }.
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
hs-seen = Bisher aufgedeckt: { $shown }
hs-to-come = Noch im Stapel: { $left } von { $cards }
hs-help =
    Tippe die Geldkarten, die du dazulegst, zum Beispiel 12 3 oder 12+3, und drück Enter. Die Zeile darunter rechnet mit.
    p passt und nimmt dein Geld zurück. Solange geboten wird, kannst du nur Karten dazulegen, nie welche tauschen.
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
rg-track-note = Die Preise zwischen 0, 40, 70, 75, 80, 90, 130 und 150 sind unsere Rekonstruktion der Leiste.
rg-prompt-trade = +CCS kauft, -RR verkauft, Enter für nichts
rg-prompt-donate = Buchstabe der Aktie, die du spendest, Enter für keine
rg-prompt-market = Zwei Nummern: erst ganz, dann halb
rg-preview-trade = Du hast { $cash }.
rg-preview-buy = { $goods } für { $cost } kaufen · { $left } übrig
rg-preview-sell = { $goods } für { $gain } verkaufen · dann { $left }
rg-preview-donate = { $good } spenden, jetzt { $price } wert
rg-preview-keep = Nichts spenden
rg-preview-market = Aus jedem Halter eine Karte. Die erste zählt ganz, die zweite halb.
rg-preview-full = { $good } { $before } → { $after }
rg-preview-half = { $good } { $before } → { $after } (halb)
rg-help =
    Börsenphase: Kaufe eine bis drei Aktien (+CCS: 2 Kohle, 1 Salz) oder verkaufe eine bis drei (-RR) oder drück Enter. Danach kannst du eine Aktie spenden: Tippe ihren Buchstaben.
    Marktphase: Tippe zwei Nummern aus deinen beiden Haltern; die erste Karte bewegt ihren Preis ganz, die zweite halb.
    Gespendete Aktien werden am Ende des Durchgangs für den guten Zweck verkauft. Wer am wenigsten gespendet hat, wird ausgestoßen; wer von den anderen am reichsten ist, gewinnt.
    t zeigt noch einmal den Tisch. q speichert die Partie und hört auf.

decimal-mark = ,
arena-plan = { $games } Partien: { $lineups ->
    [one] eine Besetzung
   *[other] { $lineups } Besetzungen
}, { $decks } Stapel, jeder in allen Drehungen der Plätze. Startwert { $seed }.
arena-rounded = { $asked } Partien gehen nicht auf: Jede Besetzung wird gleich oft gespielt und mindestens zweimal.
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
arena-column-sure = 95 %
arena-column-fair = × fair
arena-column-rating = Wertung
arena-column-place = Rang
arena-column-cast-out = Raus
arena-column-time = Zeit · 99 %
arena-percent = { $figure } %
arena-range = { $low }–{ $high }
arena-notes = Ein Bot zählt für jeden Platz, den er hatte. Siege: der Anteil seiner Plätze, wo er in 95 von 100 Durchgängen wie diesem liegt, und das Wievielfache des fairen Anteils. Wertung: Plackett–Luce; 1500 ist hier der Durchschnitt, 400 Punkte mehr sind zehn zu eins.
arena-lost-moves = { $bot } hat { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} verloren. { $why }
arena-written = Geschrieben: { $file }
arena-plot-wins = Anteil der Siege, mit 95-%-Intervall
arena-plot-fair = fairer Anteil

# Training
train-goes-on = Ein Training von { $minutes } Minuten und { $games } Partien geht weiter.
train-progress = { $games } Partien · { $share } gegen vernünftige
train-done = Gewichte, Verlauf und Kurven liegen in { $folder }
