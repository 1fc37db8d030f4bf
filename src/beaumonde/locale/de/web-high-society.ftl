# Der High-Society-Tisch im Browser. $edition wie in high-society.ftl.

web-hs-opponents = Am Tisch
web-hs-lot = Zur Versteigerung
web-hs-hand = Dein Geld
web-hs-actions = Dein Zug
web-hs-you = Du

web-hs-rule-win = Wer zuletzt noch bietet, bekommt sie und zahlt.
web-hs-rule-avoid = Zu vermeiden: Wer zuerst passt, nimmt sie; die anderen zahlen.
web-hs-rule-sealed = Versiegelt: je ein Schein. Der höchste, den sonst niemand legt, gewinnt; alle sind ausgegeben.
web-hs-rule-discard = Eine Karte „{ hs-luxury }“ muss weg.
web-hs-rule-over = Niemand bietet mehr.
web-hs-highest = Höchstes Gebot
web-hs-no-bid = Noch kein Gebot
web-hs-leads = { $who ->
    [you] Du führst
   *[other] { $name } führt
}
web-hs-leads-with = { $who ->
    [you] Du führst mit { $bid }.
   *[other] { $name } führt mit { $bid }.
}
web-hs-sealed-count = { $ready } von { $all } sind bereit

web-hs-deck = { $left ->
    [0] Der Stapel ist leer
    [one] Noch 1 Karte
   *[other] Noch { $left } Karten
}
web-hs-seen = Bisher aufgedeckt
web-hs-ends = Schlusskarten: { $ends } von 4
web-hs-ends-last = Die nächste beendet die Partie.

web-hs-mark-turn = am Zug
web-hs-mark-turn-you = du bist dran
web-hs-mark-leads = führt
web-hs-mark-passed = gepasst
web-hs-mark-sealed = versiegelt
web-hs-mark-sealing = wählt
web-hs-mark-broke = kein Geld
web-hs-mark-discards = gibt ab

web-hs-won = Statuskarten
web-hs-won-none = Noch keine Karten
web-hs-open = Offenes Gebot
web-hs-notes = { $count ->
    [0] keine Scheine mehr
    [one] 1 Schein
   *[other] { $count } Scheine
}
web-hs-holds = Hat { $total }
web-hs-spent = { $spent } ausgegeben
web-hs-note = Schein zu { $amount }
web-hs-note-committed = Schein zu { $amount }, im Gebot
web-hs-note-sealed = Schein zu { $amount }, versiegelt
web-hs-committed = geboten

web-hs-turn = { $who ->
    [you] Du bist dran.
   *[other] { $names } ist am Zug.
}
web-hs-turn-seal = { $who ->
    [you] Leg einen Schein verdeckt ab.
   *[other] Es fehlt noch: { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Wähle, was du abgibst.
   *[other] { $names } wählt, was weg muss.
}
web-hs-turn-over = Die Partie ist vorbei.

web-hs-sum-committed = geboten
web-hs-sum-chosen = gewählt
web-hs-sum-total = Gebot
web-hs-sum-least = führt ab
web-hs-sum-left = bleibt
web-hs-sum-note = dein Schein

web-hs-bid = { $bid ->
    [0] Bieten
   *[other] { $bid } bieten
}
web-hs-left = { $left } bleiben
web-hs-pass = Passen
web-hs-pass-back = { $back } zurück
web-hs-pass-take = du nimmst sie
web-hs-pass-ahead = Hier passen
web-hs-seal = { $bid ->
    [0] Versiegeln
   *[other] { $bid } versiegeln
}
web-hs-give-up = { $card } abgeben
web-hs-give-up-which = Abgeben

web-hs-why-empty = Wähle Scheine: Ab { $least } führst du.
web-hs-why-low = Du brauchst { $least }, um zu führen: Leg { $add } dazu.
web-hs-why-poor = { $most ->
    [0] Du hast kein Geld mehr: Du kannst nur passen.
   *[other] Mit { $most } kommst du nicht auf { $least }: Du kannst nur passen.
}
web-hs-why-wait = Bereit. Zuerst kommt { $names }.
web-hs-why-seal = Wähle einen Schein, den du verdeckt legst.
web-hs-why-luxury = Wähle die Karte „{ hs-luxury }“, die du abgibst.

web-hs-idle-passed = Du bist bei dieser Karte raus. Du hast { $left }.
web-hs-idle-sealed = Dein Gebot über { $bid } ist versiegelt. Es fehlt noch: { $names }.
web-hs-idle-broke = Du hast kein Geld zum Versiegeln. Es fehlt noch: { $names }.
web-hs-idle-watching = Du schaust zu.
web-hs-idle-over = Die Partie ist vorbei. Dir bleiben { $left }.

web-hs-orders = Im Voraus
web-hs-orders-secret = Nur das Haus weiß, was du hier festlegst.
web-hs-orders-forced = Wenn ich nur passen kann, für mich passen
web-hs-orders-up-to = Für mich bieten bis { $most }
web-hs-orders-how = Bei dieser Karte bietet das Haus das Wenigste, das führt, bis zu deiner Grenze; dann passt es.
web-hs-orders-most = Das Meiste, was du zahlen würdest
web-hs-orders-less = Weniger
web-hs-orders-more = Mehr
web-hs-orders-passing = Das Haus wird für dich passen.
web-hs-orders-bidding = Das Haus bietet für dich bis { $most }.
web-hs-orders-back = Zurücknehmen

web-hs-help = Tasten: 1 2 3 4 6 8 und Q W E R T wählen Scheine · Enter spielt · P passt · Esc leert die Auswahl
web-hs-result = Ergebnis
