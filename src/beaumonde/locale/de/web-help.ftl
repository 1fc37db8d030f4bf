# Was die Dinge auf dem Tisch bedeuten, für alle, die sie berühren. $edition wie in high-society.ftl.

web-help-about = Erklärung: { $what }
web-help-pair = { $what }: { $text }
web-help-level = { $level ->
    [random] Ein zufälliger Bot: Er spielt irgendetwas Erlaubtes.
    [sensible] Ein vernünftiger Bot: Er spielt nach Faustregeln.
    [strong] Ein starker Bot: Er hat gelernt, indem er gegen sich selbst spielte.
    [bot-account] Ein Bot-Konto: Hier spielt das Programm von jemandem.
   *[expert] Ein meisterhafter Bot: Er hat gelernt, indem er gegen sich selbst spielte, und denkt vor jedem Zug voraus.
}
web-help-seat-mark = Farbe und Muster der Scheibe gehören zu dieser Person, auch im Verlauf.

# High Society.

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

# The Rich and the Good.

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

# Das Gespräch am Tisch.

web-help-chat-name = Du schaust zu. Um mitzureden, sag, wie du heißt.
web-help-chat-join = Mitreden
