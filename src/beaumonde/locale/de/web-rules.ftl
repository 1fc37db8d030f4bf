# Die Regeln zum Lesen, auf eigenen Seiten und über einem Tisch. Wörter zwischen Sternchen sind unsere; docs/rules sagt, wie jede Schachtel sie nennt.

web-rules-title = { $game }: die Regeln
web-rules-by-playing = Lieber beim Spielen lernen
web-rules-games = Spiele
web-rules-variants = { $game ->
    [high-society] Ausgaben
   *[rich-and-good] Zahl der Spieler
}
web-rules-players = { $number } Spieler
web-rules-contents = Inhalt
web-rules-words = Vor dem Lesen
web-rules-aim = Das Ziel
web-rules-box = In der Schachtel
web-rules-turn = So läuft eine Partie
web-rules-example = Ein Beispiel
web-rules-every = Alle Regeln
web-rules-rulings = Entscheidungen und Rekonstruktionen
web-rules-ruling = Entscheidung { $number }
web-rules-book-ruling = Anleitung und Entscheidung { $number }
web-rules-reconstruction = Rekonstruktion
web-rules-reconstruction-track = Rekonstruktion: die Preisleiste
web-rules-reconstruction-market = Rekonstruktion: die Marktkarten
web-rules-inferred = Erschlossen
web-rules-computer = Computer
web-rules-link = Link zu dieser Regel

web-rules-hs-aim = Sammle Status. *Luxuskarten* bringen ihn, *Verdopplungskarten* verdoppeln ihn, *unliebsame Karten* kosten ihn. Der höchste Status gewinnt. Doch bevor der Status gezählt wird, wird ausgestoßen, wer am wenigsten Geld übrig hat, gleich wie glanzvoll.
web-rules-hs-box-luxury = Zehn davon, mit den Werten 1 bis 10.
web-rules-hs-box-doubler = Drei davon. Jede verdoppelt den Status ihres Besitzers.
web-rules-hs-box-lose-luxury = Ihr Besitzer verliert eine *Luxuskarte*: sofort oder sobald er eine hat.
web-rules-hs-box-minus-five = Zieht 5 vom Status ihres Besitzers ab.
web-rules-hs-box-half = Halbiert den Status ihres Besitzers.
web-rules-hs-box-gambling = Zusatzkarte. Verdoppelt am Ende das Geld ihres Besitzers.
web-rules-hs-box-excursions = Zusatzkarte mit dem Wert 12. Wenn jemand sie bekommt, nehmen alle anderen die höchste Geldkarte zurück, die sie ausgegeben haben.
web-rules-hs-box-yacht-club = Zusatzkarte mit dem Wert 5. Alle bieten verdeckt eine Geldkarte; das höchste Gebot, das sonst niemand gemacht hat, gewinnt.
web-rules-hs-box-money = Alle haben die gleichen elf Geldkarten, zusammen { $total }.
web-rules-hs-box-ends = Ein dunkler Rahmen und eine Sanduhr kennzeichnen die vier Schlusskarten: die drei *Verdopplungskarten* und die *Halbierungskarte*.
web-rules-hs-turn-up = Die oberste Karte des Stapels wird aufgedeckt. Wer die Karte davor genommen hat, eröffnet; es geht im Uhrzeigersinn reihum.
web-rules-hs-turn-bid = Wenn du am Zug bist, biete oder passe. Zum Bieten legst du Geldkarten offen aus: Alles, was vor dir liegt, muss mehr sein als das höchste Gebot. Was liegt, bleibt liegen, und gewechselt wird nicht.
web-rules-hs-turn-pass = Wenn du passt, nimmst du dein offenes Geld zurück und bist aus dieser Versteigerung heraus.
web-rules-hs-turn-win = Wer zuletzt übrig bleibt, bekommt die Karte und gibt das offene Geld aus. { $edition ->
    [e1995] Ausgegebenes Geld kommt auf einen Ablagestapel und ist aus dem Spiel.
    [e2018] Ausgegebenes Geld wird verdeckt beiseitegelegt.
    [e2019-fr] Ausgegebenes Geld kommt verdeckt zurück in die Schachtel.
   *[e2025] Ausgegebenes Geld liegt verdeckt auf einem eigenen Stapel, den nur du durchsehen darfst.
}
web-rules-hs-turn-avoid = Gegen *unliebsame Karten* wird geboten: Wer zuerst passt, bekommt die Karte und nimmt das eigene Geld zurück. Alle anderen geben aus, was sie geboten haben.
web-rules-hs-turn-end = Sobald die vierte Schlusskarte aufgedeckt wird, ist die Partie vorbei. Wer am wenigsten Geld hat, wird ausgestoßen; die anderen vergleichen ihren Status.
web-rules-hs-example-bid = { $card } wird aufgedeckt. Ada bietet { $low }, Max bietet { $high }, und Odette passt.
web-rules-hs-example-win = Ada legt { $added } dazu und erhöht auf { $total }. Max passt und nimmt { $high } zurück. Ada bekommt die Karte und gibt { $total } aus.
web-rules-hs-example-avoid = Als Nächstes kommt { $card }. Ada bietet { $low }, Max bietet { $high }, und Odette passt: Sie nimmt die Karte, und Ada und Max geben aus, was sie geboten haben.
web-rules-hs-example-score = Am Ende hat Ada diese fünf Karten. Ihr Status, Karte für Karte:
web-rules-hs-example-half = { $edition ->
    [e2025] Die Hälfte eines ungeraden Status wird abgerundet: Die Hälfte von 7 ist 3.
   *[other] Die Hälfte eines ungeraden Status bleibt genau: Die Hälfte von 7 ist 3½.
}

web-rules-rg-aim = Kauf Aktien, solange sie billig sind, verkauf sie, wenn sie teuer sind, und spende einige davon. Das meiste Geld gewinnt. Doch bevor das Geld gezählt wird, wird ausgestoßen, wer am wenigsten gespendet hat, gleich wie reich.
web-rules-rg-aim-two = Zu zweit spendet auch der Kaufmann. Seine Spenden zählen beim Vergleich mit, wer am wenigsten gespendet hat; gewinnen kann er nie.
web-rules-rg-box-goods = Sechs Waren. Jeder Preis beginnt bei 40.
web-rules-rg-box-track = Eine Leiste mit 30 Preisen für alle Waren, von 0 bis 250, mit einem Fass für jede.
web-rules-rg-box-market = 54 Marktkarten, die die Preise bewegen. { $players ->
    [2] 20
    [3] 24
    [4] 32
   *[5] 40
} davon werden in jedem Durchgang ausgeteilt.
web-rules-rg-box-shares = { $players ->
    [2] 60 Aktien, zehn von jeder Ware: fünf für die Spieler und fünf für den Kaufmann.
   *[other] 60 Aktien, zehn von jeder Ware.
}
web-rules-rg-box-board = Eine Spendentafel für jeden. Sie fasst höchstens vier Aktien in einem Durchgang.
web-rules-rg-box-cash = Alle beginnen mit 300 in bar und ohne Aktien.
web-rules-rg-turn-shape = Es gibt zwei Durchgänge mit je { $players ->
    [2] fünf
   *[other] vier
} Runden. In einer Runde machen alle die Börsenphase, dann alle die Marktphase.
web-rules-rg-turn-trade = Börsenphase: Kauf eine bis drei Aktien oder verkauf eine bis drei, zu den aktuellen Preisen. Oder lass beides.
web-rules-rg-turn-give = Danach darfst du eine Aktie verdeckt auf deine Spendentafel legen.
web-rules-rg-turn-market = Marktphase: Spiel zwei Marktkarten, eine aus { $players ->
    [2] deinem eigenen Halter und eine aus dem gemeinsamen
   *[other] dem Halter links von dir und eine aus dem rechts von dir
}. Eine zählt ganz, die andere halb; du wählst, welche.
web-rules-rg-turn-move = Die ganze Karte bewegt den Preis ihrer Ware um so viele Felder, wie sie zeigt, nach oben oder nach unten. Die halbe bewegt ihn halb so weit.
web-rules-rg-turn-round = Nach { $players ->
    [2] fünf
   *[other] vier
} Runden sind die Halter leer. Die Aktien auf den Spendentafeln werden zu den Preisen dieses Moments verkauft; das Geld ist gespendet, und niemand kann es ausgeben. { $players ->
    [2] Die Aktien des Kaufmanns zählen ebenso und verlassen dann das Spiel.
   *[other] Dann werden alle Marktkarten für den zweiten Durchgang gemischt.
}
web-rules-rg-turn-end = Nach dem zweiten Durchgang wird ausgestoßen, wer am wenigsten gespendet hat. Die anderen verkaufen ihre Aktien zu den letzten Preisen, und das meiste Geld gewinnt.
web-rules-rg-example-stock = Jeder Preis ist { $from }. Ada kauft zwei Aktien ({ $first }) für { $cost } und legt eine davon verdeckt auf ihre Spendentafel.
web-rules-rg-example-market = In der Marktphase spielt sie { $full } ganz und { $half } halb.
web-rules-rg-example-moves = { $first } steigt um vier Felder, von { $from } auf { $to }. { $second } steigt um ein Feld, von { $from } auf { $half_to }. Wäre der Durchgang jetzt zu Ende, wäre ihre Spende { $to } wert.
