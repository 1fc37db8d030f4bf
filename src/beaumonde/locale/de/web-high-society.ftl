# Der High-Society-Tisch im Browser. $edition wie in high-society.ftl.

web-hs-opponents = Am Tisch
web-hs-lot = Zur Versteigerung
web-hs-hand = Dein Geld
web-hs-actions = Dein Zug
web-hs-you = Du

web-hs-rule-win = Wer zuletzt übrig bleibt, gewinnt sie; nur wer gewinnt, zahlt.
web-hs-rule-avoid = Wer zuerst passt, nimmt sie; alle anderen zahlen ihr Gebot.
web-hs-rule-sealed = Versiegelt: je eine Geldkarte. Die höchste, die sonst niemand spielt, gewinnt; alle sind ausgegeben.
web-hs-rule-discard = Eine { hs-luxury-card } muss weg.
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
web-hs-sealed-count = Gebote: { $ready } von { $all }

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
    [0] keine Geldkarten
    [one] 1 Geldkarte
   *[other] { $count } Geldkarten
}
web-hs-holds = Hat { $total }
web-hs-spent = { $spent } ausgegeben
web-hs-note = Geldkarte zu { $amount }
web-hs-note-committed = Geldkarte zu { $amount }, in deinem Gebot
web-hs-note-sealed = Geldkarte zu { $amount }, versiegelt
web-hs-committed = geboten

web-hs-turn = { $who ->
    [you] Du bist dran.
   *[other] { $names } ist am Zug.
}
web-hs-turn-seal = { $who ->
    [you] Wähle eine Geldkarte und versiegle sie.
   *[other] Wir warten auf { $names }.
}
web-hs-turn-discard = { $who ->
    [you] Wähle, was du abgibst.
   *[other] { $names } wählt, was weg muss.
}
web-hs-turn-over = Die Partie ist vorbei.

web-hs-sum-committed = geboten
web-hs-sum-chosen = gewählt
web-hs-sum-total = Gebot
web-hs-sum-least = nötig
web-hs-sum-left = bleibt
web-hs-sum-note = deine Karte

web-hs-bid = { $bid ->
    [0] Bieten
   *[other] { $bid } bieten
}
web-hs-left = { $left } bleiben
web-hs-pass = Passen
web-hs-pass-back = { $back } zurück
web-hs-pass-take = du bekommst die Karte
web-hs-pass-ahead = Passen, wenn ich dran bin
web-hs-seal = { $bid ->
    [0] Versiegeln
   *[other] { $bid } versiegeln
}
web-hs-give-up = { $card } abgeben
web-hs-give-up-which = Abgeben

web-hs-why-empty = Wähle mindestens { $least }.
web-hs-why-low = Du brauchst mindestens { $least }: Leg { $add } dazu.
web-hs-why-poor = { $most ->
    [0] Du hast kein Geld mehr: Du kannst nur passen.
   *[other] Mit { $most } kommst du nicht auf { $least }: Du kannst nur passen.
}
web-hs-why-wait = Bereit. Wir warten auf { $names }.
web-hs-why-seal = Wähle eine Geldkarte zum Versiegeln.
web-hs-why-luxury = Wähle die { hs-luxury-card }, die du abgibst.

web-hs-idle-passed = Du bist aus dieser Versteigerung ausgestiegen. Du hast { $left }.
web-hs-idle-sealed = Dein Gebot über { $bid } ist versiegelt. Wir warten auf { $names }.
web-hs-idle-broke = Du hast kein Geld zum Bieten. Wir warten auf { $names }.
web-hs-idle-watching = Du schaust zu.
web-hs-idle-over = Die Partie ist vorbei. Dir bleiben { $left }.

web-hs-orders = Automatisch bieten
web-hs-orders-secret = Niemand sonst sieht, was du hier einstellst.
web-hs-orders-forced = Für mich passen, wenn ich nur passen kann
web-hs-orders-up-to = Für mich bieten bis { $most }
web-hs-orders-how = Bei dieser Karte: bietet das niedrigste Gebot, das führt, bis zu deiner Grenze, und passt dann.
web-hs-orders-most = Dein Höchstgebot
web-hs-orders-less = Weniger
web-hs-orders-more = Mehr
web-hs-orders-passing = Du wirst automatisch passen.
web-hs-orders-bidding = Bietet für dich bis { $most }.
web-hs-orders-back = Ausschalten

web-hs-help = Tasten: 1 2 3 4 6 8 und Q W E R T wählen Geldkarten · Enter bietet · P passt · Esc legt zurück
web-hs-result = Ergebnis

# Was die Dinge auf dem Tisch bedeuten, für alle, die sie berühren.

web-help-card-luxury = { $worth ->
    [one] Zählt 1 Punkt Status.
   *[other] Zählt { $worth } Punkte Status.
}
web-help-card-doubler = Verdoppelt den Status dessen, dem sie gehört. Zwei davon vervierfachen ihn.
web-help-card-lose-luxury = Wer sie nimmt, gibt eine { hs-luxury-card } ab. Wer keine hat, gibt die nächste gewonnene ab.
web-help-card-minus-five = Zieht fünf Punkte Status ab, bevor verdoppelt oder halbiert wird.
web-help-card-half = Halbiert den Status dessen, dem sie gehört{ $edition ->
    [e2025] ; ein halber Punkt verfällt.
   *[other] ; ein halber Punkt zählt.
}
web-help-ends-card = Der dunkle Rahmen und die Sanduhr zeigen: eine der vier Schlusskarten.
web-help-ends = Vier Karten haben einen dunklen Rahmen und eine Sanduhr. Sobald die vierte aufgedeckt wird, ist die Partie vorbei, und niemand bietet auf sie.
web-help-deck-ends = { $ends ->
    [0] keine Schlusskarte darunter
    [one] davon 1 Schlusskarte
   *[other] davon { $ends } Schlusskarten
}
web-help-to-come = Kommt noch, in unbekannter Reihenfolge:
web-help-mark = { $mark ->
    [turn] { $who ->
        [you] Du bist dran: Biete mehr als das höchste Gebot oder passe.
       *[other] Am Zug: muss mehr als das höchste Gebot bieten oder passen.
    }
    [leads] { $who ->
        [you] Das höchste Gebot ist deines.
       *[other] Hält das höchste Gebot.
    }
    [passed] Gepasst: bei dieser Karte nicht mehr dabei, das Geld des Gebots ist wieder auf der Hand.
    [sealed] Eine Geldkarte liegt verdeckt, bis alle bereit sind.
    [sealing] { $who ->
        [you] Wähle eine Geldkarte, die du verdeckt legst.
       *[other] Wählt eine Geldkarte, um sie verdeckt zu legen.
    }
    [broke] Kein Geld mehr zum Bieten.
   *[discards] Muss eine { hs-luxury-card } abgeben.
}
web-help-luxuries = { $cards }: { $points ->
    [one] 1 Punkt Status.
   *[other] { $points } Punkte Status.
}
web-help-money = { $who ->
    [you] Alle sehen, wie viele Geldkarten du hast.
    [known] Offene Geldkarten sind das Gebot. Die Merkhilfe zeigt, was noch auf der Hand ist.
   *[other] Offene Geldkarten sind das Gebot. Wie viele auf der Hand sind, weiß man; welche, wird nicht gezeigt.
}
web-help-note = Es gibt kein Wechselgeld. Eine gebotene Geldkarte bleibt im Gebot, bis du passt oder gewinnst. Wer am Ende am wenigsten Geld hat, wird ausgestoßen.
