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

# Was die Dinge auf dem Tisch bedeuten, für alle, die sie berühren.

web-help-good-price = Eine Aktie { $good } kostet und bringt jetzt { $price }.
web-help-good-steps = { $down ->
    [none] Ein Feld höher: { $up }.
   *[other] { $up ->
        [none] Ein Feld tiefer: { $down }.
       *[other] Ein Feld höher: { $up }. Ein Feld tiefer: { $down }.
    }
}
web-help-good-bank = { $count ->
    [0] Die Bank hat keine Aktie mehr davon zu verkaufen.
    [one] Die Bank hat noch eine Aktie davon zu verkaufen.
   *[other] Die Bank hat noch { $count } Aktien davon zu verkaufen.
}
web-help-barrel = Das Fass steht auf dem Preis. Marktkarten bewegen es um die Zahl der Felder, die sie zeigen; bei { $first } und bei { $last } hält es an.
web-help-track = Von der Preisleiste nennt die gedruckte Regel 0, 40, 70, 75, 80, 90, 130 und 150. Die anderen haben wir rekonstruiert.
web-help-good-yours = { $count ->
    [0] Du hast keine Aktie davon.
    [one] Du hast eine Aktie davon, jetzt { $worth } wert.
   *[other] Du hast { $count } Aktien davon, jetzt { $worth } wert.
}
web-help-starts = Die Fahne ist der Startmarker: Wer sie hat, beginnt diese Runde. Sie wandert nach jeder Runde nach links.
web-help-cash = Bargeld: { $money }, für alle sichtbar. Davon werden Aktien bezahlt.
web-help-shares = { $count ->
    [0] Keine Aktien.
    [one] Eine Aktie; welche, wird nicht gezeigt.
   *[other] { $count } Aktien; welche, wird nicht gezeigt.
}
web-help-shares-known = { $count ->
    [0] Keine Aktien.
    [one] Eine Aktie.
   *[other] { $count } Aktien.
} Die Merkhilfe zeigt, welche, soweit die offenen Geschäfte sie verraten; ≤2 heißt: Höchstens 2 davon liegen auf der Spendentafel.
web-help-charity = Spenden: { $money } in beendeten Durchgängen. { $count ->
    [0] Auf der Spendentafel liegt noch keine Aktie.
    [one] Auf der Spendentafel liegt eine Aktie verdeckt.
   *[other] Auf der Spendentafel liegen { $count } Aktien verdeckt.
}
web-help-halved = ½ steht an der halben Karte: Sie bewegt den Preis halb so weit.
web-help-worth = Die andere Zahl rechnet deine Aktien zu den aktuellen Preisen dazu. Das größte Vermögen gewinnt, unter allen, die nicht ausgestoßen werden.
web-help-board = Hier liegen die Aktien, die du spendest, bis zum Ende des Durchgangs; nur du siehst sie. Dann werden sie verkauft, und ihr Preis zählt als Spende. Die Tafel hat vier Plätze je Durchgang.
web-help-least = Wer am Ende der Partie am wenigsten gespendet hat, wird ausgestoßen, so reich er auch ist.
web-help-holder = { $which ->
    [own] Dein eigener Halter: Nur du siehst diese Karten und spielst daraus.
    [shared] Der gemeinsame Halter: Du und { $name } seht diese Karten und spielt daraus.
   *[other] Dieser Halter steht zwischen dir und { $name }: Ihr beide seht diese Karten und spielt daraus.
}
web-help-holder-use = In der Marktphase spielen alle eine Karte aus jedem ihrer Halter: eine ganz, die andere halb.
web-help-market-card = { $up ->
    [yes] Ganz bewegt sie { $good } um { $spaces } Felder hinauf, halb um { $half }.
   *[no] Ganz bewegt sie { $good } um { $spaces } Felder hinab, halb um { $half }.
}
web-help-merchant = Der Kaufmann ist nie am Zug und kann nicht gewinnen, aber seine Spenden zählen: Wer von allen dreien am wenigsten gespendet hat, wird ausgestoßen, auch bei Gleichstand. Was verdeckt liegt, wird am Ende des Durchgangs gezeigt.
