# Warum ein Zug nicht erlaubt ist, und die wenigen anderen Fehler, die der Browser selbst meldet.

error-no-such-seat = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
error-not-your-turn = Du bist nicht am Zug.
error-game-over = Die Partie ist vorbei.
error-wrong-action = { $phase ->
    [auction] Biete oder passe.
    [sealed] Versiegle eine Geldkarte.
    [discard] Wähle die { hs-luxury-card }, die du abgibst.
    [trade] Kaufe, verkaufe oder handle nicht.
    [donate] Spende eine Aktie oder spende nichts.
    [market] Spiele eine Marktkarte ganz und eine halb.
   *[over] Die Partie ist vorbei.
}
error-not-money-cards = { $cards } kann niemand bieten. Alle haben je eine Geldkarte zu 1, 2, 3, 4, 6, 8, 10, 12, 15, 20 und 25.
error-empty-bid = Wähle mindestens eine Geldkarte oder passe.
error-not-in-hand = { $cards } hast du nicht auf der Hand.
error-bid-too-low = { $total } ist nicht mehr als { $highest }. Leg mindestens { $add } dazu oder passe.
error-not-your-luxury = Das ist keine { hs-luxury-card } von dir.
error-worthless = { rg-good } steht auf 0 und kann nicht gekauft werden.
error-pile-too-small = Die Bank hat von { rg-good } { $left ->
    [0] keine Aktie mehr.
    [one] nur noch 1 Aktie.
   *[other] nur noch { $left } Aktien.
}
error-too-expensive = Das kostet { $cost }; du hast { $cash }.
error-not-enough-shares = Du hast von { rg-good } { $held ->
    [0] keine Aktie.
    [one] nur 1 Aktie.
   *[other] nur { $held } Aktien.
}
error-trade-size = Kaufe oder verkaufe 1 bis { $most } Aktien auf einmal.
error-not-goods = { $goods } nennt keine Waren. Nimm die Buchstaben aus der Tabelle.
error-not-market-cards = { $cards } nennt keine zwei Marktkarten.
error-not-in-holder = { $card } steckt nicht in diesem Halter ({ $side }). Spiele aus jedem Halter eine Karte.

error-server-error = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
error-seats-empty = { $empty ->
    [one] Ein Platz ist noch frei.
   *[other] { $empty } Plätze sind noch frei.
}
error-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
