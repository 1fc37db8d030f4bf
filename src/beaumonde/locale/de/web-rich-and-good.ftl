# The table of The Rich and the Good in the browser.

web-rg-head = Durchgang { $round } von 2 · Runde { $turn } von { $turns } · { $phase ->
    [market] Marktphase
    [over] das Ende
   *[other] Börsenphase
}
web-rg-over = Die Partie ist vorbei.
web-rg-your-trade = Du bist dran: Kaufe oder verkaufe bis zu { $most } Aktien oder handle nicht.
web-rg-your-donate = Du bist dran: Spende eine Aktie oder spende nichts.
web-rg-your-market = Du bist dran: Spiele eine Marktkarte ganz und eine halb.
web-rg-waiting-trade = { $name } handelt …
web-rg-waiting-donate = { $name } darf eine Aktie spenden …
web-rg-waiting-market = { $name } wählt Marktkarten …

web-rg-prices = Preise
web-rg-bank = Bank { $count }
web-rg-ghost = { $half ->
    [yes] ½→{ $price }
   *[no] →{ $price }
}

web-rg-seats = Die anderen
web-rg-starts = Hat den Startmarker
web-rg-acting = am Zug
web-rg-cash = Bargeld
web-rg-shares = Aktien
web-rg-charity = Spenden
web-rg-given = { $count ->
    [0] keine Aktie auf der Spendentafel
    [one] eine Aktie auf der Spendentafel
   *[other] { $count } Aktien auf der Spendentafel
}
web-rg-holds = Besitzt
web-rg-may-be-given = { $sure ->
    [yes] { $count } auf der Spendentafel
   *[no] davon höchstens { $count } auf der Spendentafel
}
web-rg-did = { $way ->
    [buy] kauft
    [sell] verkauft
   *[hold] handelt nicht
}
web-rg-merchant-board = { $hidden ->
    [0] Die Spendentafel des Kaufmanns
    [one] Die Spendentafel des Kaufmanns; eine weitere Aktie liegt verdeckt
   *[other] Die Spendentafel des Kaufmanns; { $hidden } weitere Aktien liegen verdeckt
}
web-rg-merchant-gone = Aus dem Spiel:

web-rg-you = Du
web-rg-your-shares = Deine Aktien
web-rg-yours = { $good }: { $count ->
    [0] keine Aktie
    [one] eine Aktie
   *[other] { $count } Aktien
}
web-rg-worth = { $money } mit deinen Aktien
web-rg-board = Deine Spendentafel
web-rg-board-worth = jetzt { $money } wert
web-rg-free = frei
web-rg-step = { $way ->
    [buy] { $chosen ->
        [sell] Eine Aktie { $good } weniger verkaufen
       *[other] Eine Aktie { $good } mehr kaufen
    }
   *[sell] { $chosen ->
        [buy] Eine Aktie { $good } weniger kaufen
       *[other] Eine Aktie { $good } mehr verkaufen
    }
}
web-rg-one-way = { $way ->
    [buy] Du kaufst gerade. Leg die Aktien erst zurück, wenn du lieber verkaufst.
   *[sell] Du verkaufst gerade. Leg die Aktien erst zurück, wenn du lieber kaufst.
}

web-rg-holder = { $which ->
    [left] Gemeinsam mit { $name } (links)
    [right] Gemeinsam mit { $name } (rechts)
    [own] Dein Halter
   *[shared] Gemeinsam mit { $name }
}
web-rg-rack-empty = Leer bis zum nächsten Durchgang.
web-rg-in-full = ganz
web-rg-halved = halb

web-rg-actions = Deine Entscheidung
web-rg-hold = Nicht handeln
web-rg-buy = { $goods } für { $money } kaufen
web-rg-sell = { $goods } für { $money } verkaufen
web-rg-donate = { $good } spenden
web-rg-keep = Nichts spenden
web-rg-choose-first = Wähle eine Marktkarte
web-rg-choose-second = { $from ->
    [left] Jetzt eine aus dem linken Halter
    [right] Jetzt eine aus dem rechten Halter
    [own] Jetzt eine aus deinem Halter
   *[shared] Jetzt eine aus dem gemeinsamen Halter
}
web-rg-play = { $full } ganz und { $half } halb spielen
web-rg-clear = Zurücklegen
web-rg-swap = Ganz und halb tauschen
web-rg-note-trade = { $way ->
    [buy] Du hast { $cash }. Kaufe oder verkaufe bis zu { $most } Aktien.
   *[sell] Verkauf. Du hast { $cash }.
}
web-rg-note-buy = { $left } von { $cash } übrig
web-rg-note-sell = Dann hast du { $left }
web-rg-note-donate = Jetzt { $price } wert; es zählt der Preis am Ende des Durchgangs.
web-rg-note-places = { $left ->
    [one] Auf deiner Spendentafel ist noch ein Platz frei.
   *[other] Auf deiner Spendentafel sind noch { $left } Plätze frei.
}
web-rg-note-market = Aus jedem Halter eine Karte: die erste ganz, die zweite halb.
web-rg-note-either = { $good } { $before } → { $full } ganz, { $half } halb
web-rg-note-move = { $good } { $before } → { $after }
web-rg-keys = { $phase ->
    [trade] Tasten: 1–6 eine Aktie wählen, mit Umschalt zurücklegen · B kaufen · S verkaufen · H nicht handeln · Enter
    [donate] Tasten: 1–6 eine Aktie wählen · K nichts spenden · Enter
   *[market] Tasten: Pfeile und Leertaste wählen · X tauschen · Enter
}

web-rg-counted = Ende des Durchgangs: die Spenden
web-rg-counted-who = Spieler
web-rg-counted-shares = Gespendete Aktien
web-rg-counted-money = Wert
web-rg-counted-total = Insgesamt gespendet
web-rg-counted-note = Wer am Ende der Partie am wenigsten gespendet hat, wird ausgestoßen.
